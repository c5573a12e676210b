//! The data outside of `.debug_info` that units refer to: addresses, strings, ranges.

use super::budget::Budget;
use super::input::Input;
use super::sections::{ObjectFile, Section, Units};
use super::window::Window;
use crate::dwarf::leb128;
use crate::target::ByteOrder;
use gimli::RunTimeEndian;
use gimli::constants as constant;
use gimli::read::{Attribute, AttributeValue, EndianSlice};

pub(super) type Slice<'u> = EndianSlice<'u, RunTimeEndian>;
pub(super) type Value<'u> = AttributeValue<Slice<'u>>;

/// Returns the value of an attribute. From DWARF 4 on, a number is not the offset of a list, which
/// it may be before (DWARF 4 section 7.5.4).
pub(super) fn attribute_value<'u>(version: u16, attribute: &Attribute<Slice<'u>>) -> Value<'u> {
    match (attribute.raw_value(), attribute.form()) {
        (AttributeValue::SecOffset(offset), constant::DW_FORM_data4 | constant::DW_FORM_data8)
            if version >= 4 =>
        {
            AttributeValue::Udata(offset as u64)
        }
        (value, _) => value,
    }
}

pub(super) fn endian(order: ByteOrder) -> RunTimeEndian {
    match order {
        ByteOrder::Little => RunTimeEndian::Little,
        ByteOrder::Big => RunTimeEndian::Big,
    }
}

/// The bases and sizes of a unit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bases {
    /// The sizes of an address and of an offset, in bytes.
    pub address_bytes: u8,
    pub offset_bytes: u8,
    pub version: u16,
    /// The unit's base address.
    pub low_pc: Option<u64>,
    /// The start of the unit's contribution to each section, after its header.
    pub addresses: Option<u64>,
    pub strings: Option<u64>,
    pub lists: Option<u64>,
    /// The offset in bytes to which offsets of location lists are relative: 0, except in a package.
    pub list_start: u64,
    pub ranges: Option<u64>,
    /// The number of addresses of the unit, if known.
    pub address_count: Option<u64>,
}

/// A window on each section.
pub(super) struct Tables<'s> {
    pub order: ByteOrder,
    addresses: Option<Window<'s>>,
    strings: Option<Window<'s>>,
    line_strings: Option<Window<'s>>,
    string_offsets: Option<Window<'s>>,
    ranges: Option<Window<'s>>,
    range_lists: Option<Window<'s>>,
    /// The number of bytes of ranges that may still be read.
    range_budget: Budget,
    /// `.debug_loc` and `.debug_loclists`.
    pub lists: [Option<Window<'s>>; 2],
    /// A second window on `.debug_loclists`, for the tables of offsets, which are far from the
    /// lists.
    pub list_offsets: Option<Window<'s>>,
}

/// The maximum length in bytes of a name that is read.
const MAX_NAME: u64 = 1024;

impl<'s> Tables<'s> {
    pub fn new(input: &'s dyn Input, object: &'s ObjectFile, units: Units) -> Tables<'s> {
        let window = |section: Option<&'s Section>| {
            section
                .filter(|section| !section.is_missing())
                .map(|section| Window::new(input, section))
        };
        let find = |name| object.find_of(units, name);
        let range_bytes = [".debug_ranges", ".debug_rnglists"]
            .into_iter()
            .filter_map(|name| object.find(name));
        let range_bytes = range_bytes.fold(0u64, |sum, section| sum.saturating_add(section.size));
        Tables {
            range_budget: Budget::multiple(range_bytes, 16, 1 << 20),
            order: object.order,
            addresses: window(object.find(".debug_addr")),
            strings: window(find(".debug_str")),
            line_strings: window(object.find(".debug_line_str")),
            string_offsets: window(find(".debug_str_offsets")),
            ranges: window(object.find(".debug_ranges")),
            range_lists: window(object.find(".debug_rnglists")).filter(|_| units == Units::Whole),
            lists: [window(find(".debug_loc")), window(find(".debug_loclists"))],
            list_offsets: window(find(".debug_loclists")),
        }
    }

    fn number(
        order: ByteOrder,
        window: &mut Option<Window<'s>>,
        offset: u64,
        bytes: u8,
    ) -> Option<u64> {
        let window = window
            .as_mut()
            .filter(|window| window.left(offset) >= Some(u64::from(bytes)))?;
        window
            .get(offset, u64::from(bytes))
            .ok()
            .map(|bytes| crate::dwarf::get(bytes, order))
    }

    /// The size of `.debug_addr` in bytes.
    pub fn address_section_bytes(&self) -> Option<u64> {
        self.addresses.as_ref().map(|window| window.section.size)
    }

    /// A number in `.debug_addr` at an offset, `bytes` bytes long.
    pub fn address_number(&mut self, offset: u64, bytes: u8) -> Option<u64> {
        Self::number(self.order, &mut self.addresses, offset, bytes)
    }

    /// The unit's address with this index.
    pub fn address(&mut self, bases: &Bases, index: u64) -> Option<u64> {
        let within = bases.address_count.is_none_or(|count| index < count);
        let at = index
            .checked_mul(u64::from(bases.address_bytes))
            .filter(|_| within)?;
        self.address_number(bases.addresses?.checked_add(at)?, bases.address_bytes)
    }

    /// The string that an attribute's value refers to.
    pub fn string<'u>(&mut self, bases: &Bases, value: Value<'u>) -> Option<String> {
        use gimli::AttributeValue as V;
        let (window, offset) = match value {
            V::String(bytes) => return Some(String::from_utf8_lossy(bytes.slice()).into_owned()),
            V::DebugStrRef(offset) => (&mut self.strings, offset.0 as u64),
            V::DebugLineStrRef(offset) => (&mut self.line_strings, offset.0 as u64),
            V::DebugStrOffsetsIndex(index) => {
                let at = (index.0 as u64).checked_mul(u64::from(bases.offset_bytes))?;
                let at = bases.strings?.checked_add(at)?;
                let offset =
                    Self::number(self.order, &mut self.string_offsets, at, bases.offset_bytes)?;
                (&mut self.strings, offset)
            }
            _ => return None,
        };
        let bytes = window.as_mut()?.get(offset, MAX_NAME).ok()?;
        let bytes = bytes.split(|byte| *byte == 0).next()?;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    /// The ranges of a list in `.debug_ranges` (up to DWARF 4) or `.debug_rnglists`, without those
    /// of removed code. `None` if the list cannot be read, or the limit is exceeded.
    pub fn ranges(&mut self, bases: &Bases, value: Value<'_>) -> Option<Vec<(u64, u64)>> {
        use gimli::AttributeValue as V;
        let offset = match value {
            V::RangeListsRef(offset) => offset.0 as u64,
            V::SecOffset(offset) => offset as u64,
            V::Data4(offset) => u64::from(offset),
            V::Data8(offset) => offset,
            V::DebugRngListsIndex(index) => {
                let at = (index.0 as u64).checked_mul(u64::from(bases.offset_bytes))?;
                let base = bases.ranges?;
                let offset = Self::number(
                    self.order,
                    &mut self.range_lists,
                    base.checked_add(at)?,
                    bases.offset_bytes,
                );
                base.checked_add(offset?)?
            }
            _ => return None,
        };
        if bases.version < 5 {
            self.range_pairs(bases, offset)
        } else {
            self.range_entries(bases, offset)
        }
    }

    fn range_pairs(&mut self, bases: &Bases, mut offset: u64) -> Option<Vec<(u64, u64)>> {
        let size = bases.address_bytes;
        let largest = u64::MAX.checked_shr(64u32.checked_sub(8 * u32::from(size))?)?;
        let mut base = bases.low_pc.unwrap_or(0);
        let mut ranges = Vec::new();
        loop {
            self.range_budget.spend(2 * u64::from(size))?;
            let start = Self::number(self.order, &mut self.ranges, offset, size)?;
            let end = Self::number(
                self.order,
                &mut self.ranges,
                offset.checked_add(u64::from(size))?,
                size,
            )?;
            offset = offset.checked_add(2 * u64::from(size))?;
            match (start, end) {
                (0, 0) => break,
                (start, end) if start == largest => base = end,
                (start, end) => keep(
                    &mut ranges,
                    base.wrapping_add(start),
                    base.wrapping_add(end),
                    largest,
                ),
            }
        }
        Some(ranges)
    }

    fn range_entries(&mut self, bases: &Bases, mut offset: u64) -> Option<Vec<(u64, u64)>> {
        let size = bases.address_bytes;
        let largest = u64::MAX.checked_shr(64u32.checked_sub(8 * u32::from(size))?)?;
        let order = self.order;
        let address = |rest: &mut &[u8]| {
            let address = rest.split_off(..usize::from(size))?;
            Some(crate::dwarf::get(address, order))
        };
        let mut base = bases.low_pc.unwrap_or(0);
        let mut ranges = Vec::new();
        loop {
            // An entry has at most a code and two numbers, which is fewer than 32 bytes.
            let entry = self.range_lists.as_mut()?.get(offset, 32).ok()?;
            let (&code, mut rest) = entry.split_first()?;
            let before = rest.len();
            let mut leb = || leb128::read_unsigned(&mut rest).ok();
            let (first, second) = match constant::DwRle(code) {
                constant::DW_RLE_end_of_list => break,
                constant::DW_RLE_base_addressx => (leb()?, 0),
                constant::DW_RLE_startx_endx
                | constant::DW_RLE_startx_length
                | constant::DW_RLE_offset_pair => (leb()?, leb()?),
                code => {
                    let first = address(&mut rest)?;
                    let second = match code {
                        constant::DW_RLE_base_address => 0,
                        constant::DW_RLE_start_length => leb128::read_unsigned(&mut rest).ok()?,
                        constant::DW_RLE_start_end => address(&mut rest)?,
                        _ => return None,
                    };
                    (first, second)
                }
            };
            let length = 1 + (before - rest.len()) as u64;
            self.range_budget.spend(length)?;
            offset += length;
            match constant::DwRle(code) {
                constant::DW_RLE_base_addressx => base = self.address(bases, first)?,
                constant::DW_RLE_base_address => base = first,
                constant::DW_RLE_startx_endx => {
                    let (start, end) = (self.address(bases, first)?, self.address(bases, second)?);
                    keep(&mut ranges, start, end, largest);
                }
                constant::DW_RLE_startx_length => {
                    let start = self.address(bases, first)?;
                    keep(&mut ranges, start, start.wrapping_add(second), largest);
                }
                constant::DW_RLE_offset_pair if base >= largest - 1 => {}
                constant::DW_RLE_offset_pair => {
                    let (start, end) = (base.wrapping_add(first), base.wrapping_add(second));
                    keep(&mut ranges, start, end, largest);
                }
                constant::DW_RLE_start_length => {
                    keep(&mut ranges, first, first.wrapping_add(second), largest)
                }
                _ => keep(&mut ranges, first, second, largest),
            }
        }
        Some(ranges)
    }
}

/// Adds a range, unless it is empty or belongs to removed code.
fn keep(ranges: &mut Vec<(u64, u64)>, start: u64, end: u64, largest: u64) {
    if start < end && start < largest - 1 {
        ranges.push((start, end));
    }
}

/// True if an address is one that linkers write for removed code: 0 or one of the two largest
/// addresses.
pub(super) fn is_removed(address: u64, address_bytes: u8) -> bool {
    let unused = 64u32.saturating_sub(8 * u32::from(address_bytes)).min(63);
    address == 0 || address >= (u64::MAX >> unused) - 1
}

//! Location lists (DWARF 5 section 2.6.2): the locations of an object in ranges of addresses.
//!
//! A [`LocationListSection`] is the bytes of a section, in one of three [`ListForm`]s.
//! [`LocationListSection::items`] iterates over the encoded entries of the list at an offset,
//! [`ListItem`]s. [`LocationListSection::locations`] resolves them to ranges of addresses with an
//! expression each, [`LocationListEntry`]s; it needs the unit's base address and its part of
//! `.debug_addr`. In `.debug_loclists` each unit has a part with a table of its lists, a
//! [`ListUnit`].
//!
//! All offsets are in bytes from the start of the section. Each step consumes at least one byte, so
//! iteration ends for any bytes.

mod error;
mod units;

pub use error::{ListError, ListErrorKind};
pub use units::{ListUnit, ListUnits};

use super::input;
use super::leb128;
use crate::target::ByteOrder;
use gimli::constants::{self as constant, DwLle};

/// The encoding of location lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListForm {
    /// `.debug_loc` of DWARF 2 to 4: pairs of addresses (DWARF 4 section 2.6.2).
    DebugLoc,
    /// `.debug_loc.dwo` of GNU's split DWARF 4: a code, followed by indices of addresses, or by
    /// offsets of four bytes.
    DebugLocSplit,
    /// `.debug_loclists` of DWARF 5 (section 7.7.3).
    DebugLoclists,
}

/// An address in an encoded entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListAddress {
    /// The address itself.
    Value(u64),
    /// The index of the address in the unit's contribution to `.debug_addr`.
    Index(u64),
}

/// The encoded range of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListBounds {
    /// From one offset up to another, relative to the base address.
    Offsets(u64, u64),
    /// From one address up to another.
    StartEnd(ListAddress, ListAddress),
    /// A start address and a length in bytes.
    StartLength(ListAddress, u64),
    /// The default entry: holds where no other entry does.
    Default,
}

/// The resolved range of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EntryRange {
    /// From one address up to another.
    At(u64, u64),
    /// The default entry: holds where no other entry does.
    Default,
    /// The range is unknown, or the code was removed.
    Unknown,
}

/// Bounds that do not describe a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadRange {
    pub(crate) kind: ListErrorKind,
    /// The start and end of the range, or the two numbers whose sum is too large.
    pub(crate) start: u64,
    pub(crate) end: u64,
}

impl From<BadRange> for ListErrorKind {
    fn from(range: BadRange) -> ListErrorKind {
        range.kind
    }
}

/// An encoded entry of a location list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListItem<'a> {
    /// The end of the list.
    End,
    /// The base address of offsets in later entries.
    Base(ListAddress),
    /// GNU's view numbers of the start and end of the next entry's range. A view number
    /// distinguishes rows of the line table at one address.
    Views(u64, u64),
    /// An expression and its range.
    Location {
        /// The range.
        bounds: ListBounds,
        /// The expression, which is at the end of the entry.
        expression: &'a [u8],
    },
}

/// A range of addresses and an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LocationListEntry<'a> {
    /// The start of the entry, in bytes from the start of the section.
    pub offset: u64,
    /// The half-open range of addresses, or `None` for the default entry.
    pub range: Option<(u64, u64)>,
    /// The expression.
    pub expression: &'a [u8],
    /// The start of the expression, in bytes from the start of the section.
    pub expression_offset: u64,
}

/// A section of location lists, for units of one address size.
///
/// ```
/// use dwarfsmith::dwarf::{ListForm, LocationListSection};
/// use dwarfsmith::target::ByteOrder;
/// // Offsets 4 to 8 from the base address: DW_OP_reg5; end of list.
/// let bytes = [0x04, 4, 8, 1, 0x55, 0x00];
/// let section = LocationListSection::new(ListForm::DebugLoclists, 8, ByteOrder::Little, &bytes);
/// let mut entries = section.locations(0, 0x1000, |_| None);
/// let entry = entries.next().unwrap()?;
/// assert_eq!((entry.range, entry.expression), (Some((0x1004, 0x1008)), &[0x55][..]));
/// assert!(entries.next().is_none());
/// # Ok::<(), dwarfsmith::dwarf::ListError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LocationListSection<'a> {
    bytes: &'a [u8],
    form: ListForm,
    address_bytes: u8,
    order: ByteOrder,
}

impl<'a> LocationListSection<'a> {
    /// Creates a section from `bytes`, for units whose addresses have `address_bytes` bytes.
    pub fn new(
        form: ListForm,
        address_bytes: u8,
        order: ByteOrder,
        bytes: &'a [u8],
    ) -> LocationListSection<'a> {
        LocationListSection {
            bytes,
            form,
            address_bytes,
            order,
        }
    }

    /// The encoded entries of the list at an offset; the last is [`ListItem::End`].
    pub fn items(&self, offset: u64) -> ListItems<'a> {
        ListItems {
            section: *self,
            offset: Some(offset),
        }
    }

    /// The ranges of the list at an offset. `base` is the unit's base address, its `DW_AT_low_pc`.
    /// `addresses` returns an address of the unit's contribution to `.debug_addr` by index.
    pub fn locations<A: Fn(u64) -> Option<u64>>(
        &self,
        offset: u64,
        base: u64,
        addresses: A,
    ) -> LocationListEntries<'a, A> {
        LocationListEntries {
            items: self.items(offset),
            base,
            addresses,
        }
    }

    /// The size of an address in bytes.
    #[cfg(feature = "audit")]
    pub(crate) fn address_bytes(&self) -> u8 {
        self.address_bytes
    }

    /// Returns the largest address, or an error if the address size is invalid.
    fn largest(&self) -> Result<u64, ListErrorKind> {
        match self.address_bytes {
            size @ 1..=8 => Ok(u64::MAX >> (64 - 8 * u32::from(size))),
            size => Err(ListErrorKind::AddressSize(size)),
        }
    }

    /// Resolves the range of an expression. `base` and `address` give `None` for an address that is
    /// in another file.
    pub(crate) fn resolve_range<E: From<BadRange>>(
        &self,
        bounds: ListBounds,
        base: Result<Option<u64>, E>,
        mut address: impl FnMut(ListAddress) -> Result<Option<u64>, E>,
    ) -> Result<EntryRange, E> {
        let bad = |kind, start, end| E::from(BadRange { kind, start, end });
        let largest = self.largest().map_err(|kind| bad(kind, 0, 0))?;
        let removed = match self.form {
            ListForm::DebugLoclists => largest,
            _ => largest - 1,
        };
        // A range may end one past the largest address. For 64-bit addresses, a `u64` cannot
        // represent that end.
        let sum = |start: u64, length: u64| {
            let end = start.checked_add(length);
            end.filter(|end| *end <= largest.saturating_add(1))
                .ok_or_else(|| bad(ListErrorKind::Address, start, length))
        };
        let (start, end) = match bounds {
            ListBounds::Default => return Ok(EntryRange::Default),
            ListBounds::Offsets(start, end) => {
                let base = base?;
                // Only `.debug_loc` has relocations for offsets, so only there can an offset mark
                // removed code.
                let is_removed = self.form == ListForm::DebugLoc && start >= removed;
                if is_removed || base.is_some_and(|base| base >= removed) {
                    return Ok(EntryRange::Unknown);
                }
                if start > end {
                    return Err(bad(ListErrorKind::Backwards, start, end));
                }
                let Some(base) = base else {
                    return Ok(EntryRange::Unknown);
                };
                let end = sum(base, end)?;
                (sum(base, start)?, end)
            }
            ListBounds::StartEnd(start, end) => match address(start)? {
                Some(start) if start < removed => match address(end)? {
                    Some(end) => (start, end),
                    None => return Ok(EntryRange::Unknown),
                },
                _ => return Ok(EntryRange::Unknown),
            },
            ListBounds::StartLength(start, length) => match address(start)? {
                Some(start) if start < removed => (start, sum(start, length)?),
                _ => return Ok(EntryRange::Unknown),
            },
        };
        if start > end {
            return Err(bad(ListErrorKind::Backwards, start, end));
        }
        Ok(EntryRange::At(start, end))
    }

    /// The bytes of the section from an offset on.
    fn rest(&self, offset: u64) -> Result<&'a [u8], ListErrorKind> {
        let start = usize::try_from(offset).ok();
        start
            .and_then(|start| self.bytes.get(start..))
            .ok_or(ListErrorKind::Truncated)
    }

    fn number(&self, rest: &mut &'a [u8], size: u8) -> Result<u64, ListErrorKind> {
        Ok(input::get(
            input::take(rest, usize::from(size))?,
            self.order,
        ))
    }

    fn address(&self, rest: &mut &'a [u8]) -> Result<u64, ListErrorKind> {
        self.largest()?;
        self.number(rest, self.address_bytes)
    }

    /// Decodes the entry at the front of `rest`.
    fn item(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        match self.form {
            ListForm::DebugLoc => self.pair(rest),
            ListForm::DebugLocSplit => self.split(rest),
            ListForm::DebugLoclists => self.coded(rest),
        }
    }

    /// Decodes an entry of DWARF 2 to 4.
    fn pair(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        let (start, end) = (self.address(rest)?, self.address(rest)?);
        if (start, end) == (0, 0) {
            return Ok(ListItem::End);
        }
        if start == self.largest()? {
            return Ok(ListItem::Base(ListAddress::Value(end)));
        }
        self.with_short_length(rest, ListBounds::Offsets(start, end))
    }

    /// Decodes an entry of GNU's split DWARF 4.
    fn split(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        let index = |rest: &mut &'a [u8]| leb128::read_unsigned(rest).map(ListAddress::Index);
        let bounds = match input::take(rest, 1)?[0] {
            0 => return Ok(ListItem::End),
            1 => return Ok(ListItem::Base(index(rest)?)),
            2 => ListBounds::StartEnd(index(rest)?, index(rest)?),
            3 => ListBounds::StartLength(index(rest)?, self.number(rest, 4)?),
            4 => ListBounds::Offsets(self.number(rest, 4)?, self.number(rest, 4)?),
            code => return Err(ListErrorKind::UnknownCode(code)),
        };
        self.with_short_length(rest, bounds)
    }

    /// Decodes an expression that follows a length of two bytes.
    fn with_short_length(
        &self,
        rest: &mut &'a [u8],
        bounds: ListBounds,
    ) -> Result<ListItem<'a>, ListErrorKind> {
        let length = self.number(rest, 2)?;
        Ok(ListItem::Location {
            bounds,
            expression: input::take(rest, length as usize)?,
        })
    }

    /// Decodes an entry of DWARF 5.
    fn coded(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        let number = |rest: &mut &'a [u8]| leb128::read_unsigned(rest);
        let index = |rest: &mut &'a [u8]| leb128::read_unsigned(rest).map(ListAddress::Index);
        let address = |rest: &mut &'a [u8]| self.address(rest).map(ListAddress::Value);
        let code = DwLle(input::take(rest, 1)?[0]);
        let bounds = match code {
            constant::DW_LLE_end_of_list => return Ok(ListItem::End),
            constant::DW_LLE_base_addressx => return Ok(ListItem::Base(index(rest)?)),
            constant::DW_LLE_base_address => return Ok(ListItem::Base(address(rest)?)),
            constant::DW_LLE_GNU_view_pair => {
                return Ok(ListItem::Views(number(rest)?, number(rest)?));
            }
            constant::DW_LLE_startx_endx => ListBounds::StartEnd(index(rest)?, index(rest)?),
            constant::DW_LLE_startx_length => ListBounds::StartLength(index(rest)?, number(rest)?),
            constant::DW_LLE_offset_pair => ListBounds::Offsets(number(rest)?, number(rest)?),
            constant::DW_LLE_default_location => ListBounds::Default,
            constant::DW_LLE_start_end => ListBounds::StartEnd(address(rest)?, address(rest)?),
            constant::DW_LLE_start_length => ListBounds::StartLength(address(rest)?, number(rest)?),
            _ => return Err(ListErrorKind::UnknownCode(code.0)),
        };
        let length = usize::try_from(number(rest)?).map_err(|_| ListErrorKind::Truncated)?;
        Ok(ListItem::Location {
            bounds,
            expression: input::take(rest, length)?,
        })
    }
}

/// An iterator over the encoded entries of a list, each with its offset. The iterator ends after an
/// error.
#[derive(Clone, Debug)]
pub struct ListItems<'a> {
    section: LocationListSection<'a>,
    /// The offset of the next entry; `None` after the last.
    offset: Option<u64>,
}

impl ListItems<'_> {
    /// The offset in bytes of the next entry in the section, or `None` after the last.
    pub fn offset(&self) -> Option<u64> {
        self.offset
    }
}

impl<'a> Iterator for ListItems<'a> {
    type Item = Result<(u64, ListItem<'a>), ListError>;

    fn next(&mut self) -> Option<Self::Item> {
        let offset = self.offset.take()?;
        let read = || {
            let mut rest = self.section.rest(offset)?;
            let item = self.section.item(&mut rest)?;
            Ok((item, (self.section.bytes.len() - rest.len()) as u64))
        };
        Some(match read() {
            Ok((item, end)) => {
                self.offset = (item != ListItem::End).then_some(end);
                Ok((offset, item))
            }
            Err(kind) => Err(ListError { offset, kind }),
        })
    }
}

/// An iterator over the ranges of a list.
///
/// Entries of removed code are skipped: linkers set their base or start to the largest address. In
/// `.debug_loc`, where the largest address marks a base address entry, they set it to the second
/// largest. An entry whose range cannot be computed is an error, and the next entry follows. The
/// iterator ends after any other error.
#[derive(Clone, Debug)]
pub struct LocationListEntries<'a, A> {
    items: ListItems<'a>,
    base: u64,
    addresses: A,
}

impl<'a, A: Fn(u64) -> Option<u64>> LocationListEntries<'a, A> {
    fn address(&self, address: ListAddress) -> Result<u64, ListErrorKind> {
        match address {
            ListAddress::Value(address) => Ok(address),
            ListAddress::Index(index) => {
                (self.addresses)(index).ok_or(ListErrorKind::NoAddress(index))
            }
        }
    }
}

impl<'a, A: Fn(u64) -> Option<u64>> Iterator for LocationListEntries<'a, A> {
    type Item = Result<LocationListEntry<'a>, ListError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (offset, item) = match self.items.next()? {
                Ok(item) => item,
                Err(error) => return Some(Err(error)),
            };
            let fault = |kind| Some(Err(ListError { offset, kind }));
            match item {
                ListItem::End => return None,
                ListItem::Views(..) => {}
                ListItem::Base(base) => match self.address(base) {
                    Ok(base) => self.base = base,
                    Err(kind) => {
                        // Later entries have no meaning without a base.
                        self.items.offset = None;
                        return fault(kind);
                    }
                },
                ListItem::Location { bounds, expression } => {
                    let address = |address| self.address(address).map(Some);
                    let section = &self.items.section;
                    let range = match section.resolve_range(bounds, Ok(Some(self.base)), address) {
                        Ok(EntryRange::Unknown) => continue,
                        Ok(EntryRange::Default) => None,
                        Ok(EntryRange::At(start, end)) => Some((start, end)),
                        Err(kind) => return fault(kind),
                    };
                    let end = self.items.offset.unwrap_or(offset);
                    let expression_offset = end.saturating_sub(expression.len() as u64);
                    return Some(Ok(LocationListEntry {
                        offset,
                        range,
                        expression,
                        expression_offset,
                    }));
                }
            }
        }
    }
}

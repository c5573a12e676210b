//! Visits the units of `.debug_info` and `.debug_types`, and their entries.
//!
//! One unit at a time is in memory. A [`Visitor`] receives the entries.

use super::budget::Budget;
use super::fault::Fault;
use super::finding::{Finding, Place};
use super::input::Input;
use super::package::{Package, Parts, UnitSection};
use super::sections::{ObjectFile, Section, Units};
use super::tables::{Bases, Slice, Tables, Value, endian};
use super::window::Window;
use crate::dwarf::{Dialect, Encoding, leb128};
use crate::target::ByteOrder;
use crate::units::Bytes;
use gimli::UnitOffset;
use gimli::constants::{self as constant, DwAt};
use gimli::read::{
    Abbreviations, AttributeValue, DebugAbbrev, DebugInfo, DebugTypes, DebuggingInformationEntry,
    UnitHeader, UnitType,
};

pub(super) type Entry<'u> = DebuggingInformationEntry<Slice<'u>>;

/// `DW_AT_LLVM_augmentation`, which marks units that use LLVM's older opcodes.
const LLVM_AUGMENTATION: DwAt = DwAt(0x3e09);
/// The maximum depth of entries.
const MAX_DEPTH: isize = 4096;

/// A unit whose entries are visited.
pub(super) struct Unit {
    pub section: &'static str,
    /// The number of the section among those with its name: COMDAT groups have several.
    pub nth_section: usize,
    /// The start and end of the unit in the section, in bytes.
    pub start: u64,
    pub end: u64,
    pub encoding: Encoding,
    pub bases: Bases,
    /// True if the addresses of the unit are in another file.
    pub split: bool,
    /// True if the unit is in a package.
    pub packaged: bool,
}

/// The name of a section, and its number among the sections with this name.
pub(super) type SectionId = (&'static str, usize);

impl Unit {
    pub fn section_id(&self) -> SectionId {
        (self.section, self.nth_section)
    }

    /// The section of entries that [`Operand::Entry`](crate::dwarf::Operand::Entry) names by an
    /// offset in `.debug_info`.
    pub fn info_section(&self) -> SectionId {
        match self.section {
            ".debug_types" => (".debug_info", 0),
            ".debug_types.dwo" => (".debug_info.dwo", 0),
            _ => self.section_id(),
        }
    }

    /// The place of an entry of this unit.
    pub fn place(&self, entry: &Entry<'_>) -> Place {
        let offset = self.start.saturating_add(entry.offset().0 as u64);
        Place {
            tag: Some(entry.tag()),
            ..Place::new(self.section, offset)
        }
    }
}

/// True if an entry is the root of a skeleton unit. For DWARF 4, clang also writes
/// `DW_AT_GNU_dwo_name` in the split unit itself; the attribute therefore does not count there.
pub(super) fn is_skeleton(unit: &Unit, entry: &Entry<'_>) -> bool {
    let named = !unit.split && entry.has_attr(constant::DW_AT_GNU_dwo_name);
    entry.depth() == 0 && (named || entry.tag() == constant::DW_TAG_skeleton_unit)
}

/// Reads the names of entries of the current unit again.
pub(super) struct Names<'n, 'u> {
    header: &'n UnitHeader<Slice<'u>>,
    abbreviations: &'n Abbreviations,
    /// The offset of the last entry in its section, and its name.
    last: Option<(u64, Option<String>)>,
}

impl Names<'_, '_> {
    /// The value of `DW_AT_name` of the entry at an offset in the section.
    pub fn of(&mut self, unit: &Unit, tables: &mut Tables<'_>, offset: u64) -> Option<String> {
        if let Some((last, name)) = &self.last
            && *last == offset
        {
            return name.clone();
        }
        let entry = offset.checked_sub(unit.start).and_then(|offset| {
            let offset = UnitOffset(usize::try_from(offset).ok()?);
            self.header.entry(self.abbreviations, offset).ok()
        });
        let name = entry.and_then(|entry| name(unit, tables, &entry));
        self.last = Some((offset, name.clone()));
        name
    }
}

/// The value of an entry's `DW_AT_name`.
pub(super) fn name(unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) -> Option<String> {
    let name = entry.attr_value_raw(constant::DW_AT_name)?;
    tables.string(&unit.bases, name)
}

/// A receiver of the units and entries of a file.
pub(super) trait Visitor {
    /// Called at the start of a unit.
    fn unit(&mut self, unit: &Unit, tables: &mut Tables<'_>);
    /// Called for each entry. The first is the unit's root.
    fn entry(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>);
    /// Called at the end of a unit, or where the unit cannot be read further.
    fn end(&mut self, unit: &Unit, tables: &mut Tables<'_>, names: &mut Names<'_, '_>);
    /// Called for each fault: of an entry, a unit, a section, an address table or a package index.
    fn fault(&mut self, finding: Finding);
    /// Called with the number of bytes processed since the last call.
    fn progress(&mut self, bytes: u64);
    /// True to visit the unit between these offsets of a section.
    fn should_visit(&self, _section: SectionId, _start: u64, _end: u64) -> bool {
        true
    }
}

/// A reader for the units of one section.
struct Reader<'w, 's> {
    section: &'s Section,
    /// The number of the section among those with its name.
    nth_section: usize,
    order: ByteOrder,
    units: Units,
    package: &'w Package,
    abbreviations: Option<Window<'s>>,
    tables: &'w mut Tables<'s>,
    /// The last table of abbreviations that was parsed, and its offset.
    last: Option<(u64, Abbreviations)>,
    /// The number of bytes of abbreviations that may still be read.
    budget: Budget,
}

/// Visits all units of a file.
pub(super) fn walk(input: &dyn Input, object: &ObjectFile, visitor: &mut dyn Visitor) {
    let package = Package::load(input, object);
    let package = package.map_err(|(section, detail)| {
        let place = Place::new(section, 0);
        visitor.fault(Finding::new(Fault::PackageIndex, place, detail));
    });
    let single = Package::default();
    for name in [
        ".debug_info",
        ".debug_types",
        ".debug_info.dwo",
        ".debug_types.dwo",
    ] {
        let units = match name.ends_with(".dwo") {
            true => Units::Split,
            false => Units::Whole,
        };
        // Split units cannot be read if the package's index cannot be read.
        let package = match &package {
            Ok(package) => package,
            Err(()) if units == Units::Split => continue,
            Err(()) => &single,
        };
        let mut tables = Tables::new(input, object, units);
        let abbreviations = object.find_of(units, ".debug_abbrev");
        let size = abbreviations.map_or(0, |section| section.size);
        let abbreviations = abbreviations.filter(|section| !section.is_missing());
        let mut sections = object
            .all(name)
            .filter(|section| !section.is_missing())
            .peekable();
        let Some(section) = sections.peek().copied() else {
            continue;
        };
        let mut reader = Reader {
            section,
            nth_section: 0,
            order: object.order,
            units,
            package,
            abbreviations: abbreviations.map(|section| Window::new(input, section)),
            tables: &mut tables,
            last: None,
            budget: Budget::multiple(size, 16, 64 << 20),
        };
        for (nth, section) in sections.enumerate() {
            (reader.section, reader.nth_section) = (section, nth);
            reader.units(&mut Window::new(input, section), visitor);
        }
    }
}

impl Reader<'_, '_> {
    fn place(&self, offset: u64) -> Place {
        Place::new(self.section.name, offset)
    }

    fn units(&mut self, window: &mut Window<'_>, visitor: &mut dyn Visitor) {
        let mut start = 0;
        while start < self.section.size {
            let end = match self.unit_end(window, start) {
                Ok(end) => end,
                Err(detail) => {
                    let place = self.place(start);
                    return visitor.fault(Finding::new(Fault::UnitHeader, place, detail));
                }
            };
            if visitor.should_visit((self.section.name, self.nth_section), start, end) {
                match window.get(start, end - start) {
                    Ok(bytes) => {
                        if let Err((fault, detail)) = self.unit(bytes, start, end, visitor) {
                            visitor.fault(Finding::new(fault, self.place(start), detail));
                        }
                    }
                    Err(error) => {
                        let (place, detail) = (self.place(start), error.to_string());
                        return visitor.fault(Finding::new(Fault::Section, place, detail));
                    }
                }
            }
            visitor.progress(end - start);
            start = end;
        }
    }

    /// The offset of the end of the unit at an offset.
    fn unit_end(&self, window: &mut Window<'_>, start: u64) -> Result<u64, String> {
        let truncated = || "the section ends inside the header of the unit".to_string();
        let bytes = window.get(start, 12).map_err(|error| error.to_string())?;
        let number = |range| {
            bytes
                .get(range)
                .map(|bytes| crate::dwarf::get(bytes, self.order))
        };
        let (length, from) = match number(0..4).ok_or_else(truncated)? {
            0xffff_ffff => (number(4..12).ok_or_else(truncated)?, 12),
            length @ 0xffff_fff0.. => {
                return Err(format!("the length 0x{length:x} is a reserved value"));
            }
            length => (length, 4),
        };
        let end = start
            .checked_add(from)
            .and_then(|start| start.checked_add(length));
        end.filter(|end| *end <= self.section.size).ok_or_else(|| {
            format!("a unit with the length 0x{length:x} extends past the end of the section")
        })
    }

    fn unit(
        &mut self,
        bytes: &[u8],
        start: u64,
        end: u64,
        visitor: &mut dyn Visitor,
    ) -> Result<(), (Fault, String)> {
        let Some(header) = self.header(bytes)? else {
            return Ok(());
        };
        let missing = || (Fault::PackageIndex, "no row is for this unit".to_string());
        let is_split = self.units == Units::Split;
        let parts = if is_split {
            self.package
                .parts(self.unit_section(), start)
                .ok_or_else(missing)?
        } else {
            Parts::default()
        };
        let at = parts
            .abbreviations
            .saturating_add(header.debug_abbrev_offset().0 as u64);
        self.abbreviations(at)
            .map_err(|(fault, detail)| (fault, format!("at 0x{at:x}: {detail}")))?;
        // Removed from `self`, which is borrowed mutably while the table is used.
        let Some((_, abbreviations)) = self.last.take() else {
            return Ok(());
        };
        let skeletal = matches!(
            header.type_(),
            UnitType::SplitCompilation(_) | UnitType::SplitType { .. }
        );
        let split = is_split || skeletal;
        let packaged = is_split && self.package.is_package();
        let mut unit = Unit {
            section: self.section.name,
            nth_section: self.nth_section,
            start,
            end,
            encoding: self.encoding(&header),
            bases: self.bases(&header, &parts),
            split,
            packaged,
        };
        let result = self.entries(&header, &abbreviations, &mut unit, visitor);
        self.last = Some((at, abbreviations));
        result
    }

    fn unit_section(&self) -> UnitSection {
        match self.section.name.starts_with(".debug_types") {
            true => UnitSection::Types,
            false => UnitSection::Info,
        }
    }

    /// The header of a unit, if there is one.
    fn header<'b>(
        &self,
        bytes: &'b [u8],
    ) -> Result<Option<UnitHeader<Slice<'b>>>, (Fault, String)> {
        let endian = endian(self.order);
        let header = match self.unit_section() {
            UnitSection::Types => DebugTypes::new(bytes, endian).units().next(),
            UnitSection::Info => DebugInfo::new(bytes, endian).units().next(),
        };
        let header = header.map_err(|error| (Fault::UnitHeader, error.to_string()))?;
        match header.as_ref().map(UnitHeader::address_size) {
            None | Some(1..=8) => Ok(header),
            Some(size) => {
                let detail = format!(
                    "an address has {}, expected 1 to 8 bytes",
                    Bytes(size.into())
                );
                Err((Fault::UnitHeader, detail))
            }
        }
    }

    fn encoding(&self, header: &UnitHeader<Slice<'_>>) -> Encoding {
        Encoding {
            // Units of older versions also use this dialect: producers emit newer operations in
            // them, and all consumers support these operations.
            dialect: Dialect::Llvm,
            address_bytes: header.address_size(),
            // In DWARF 2 a reference to any unit is as large as an address (section 7.5.4).
            offset_bytes: if header.version() < 3 {
                header.address_size()
            } else {
                header.format().word_size()
            },
            order: self.order,
            gnu: true,
            experimental: true,
        }
    }

    fn bases(&self, header: &UnitHeader<Slice<'_>>, parts: &Parts) -> Bases {
        let mut bases = Bases {
            address_bytes: header.address_size(),
            offset_bytes: header.format().word_size(),
            version: header.version(),
            list_start: parts.lists.unwrap_or(0),
            ..Bases::default()
        };
        if self.units == Units::Split {
            // Split units have no base attributes. Their tables start with a header, except in
            // version 4.
            let (lists, strings) = match (bases.version, bases.offset_bytes) {
                (..5, _) => (0, 0),
                (_, 8) => (20, 16),
                _ => (12, 8),
            };
            let has_lists = self.tables.lists[1].is_some();
            bases.lists = parts
                .lists
                .filter(|_| has_lists)
                .map(|start| start.saturating_add(lists));
            bases.strings = Some(parts.string_offsets.saturating_add(strings));
        }
        bases
    }

    fn entries(
        &mut self,
        header: &UnitHeader<Slice<'_>>,
        abbreviations: &Abbreviations,
        unit: &mut Unit,
        visitor: &mut dyn Visitor,
    ) -> Result<(), (Fault, String)> {
        let mut entries = header
            .entries_raw(abbreviations, None)
            .map_err(|error| (Fault::Entry, error.to_string()))?;
        let mut entry = Entry::null();
        let mut started = false;
        let mut result = None;
        while !entries.is_empty() {
            let offset = entries.next_offset().0 as u64;
            match entries.read_entry(&mut entry) {
                Ok(true) => {}
                Ok(false) => continue,
                Err(error) => {
                    result = Some((Fault::Entry, offset, error.to_string()));
                    break;
                }
            }
            if !started {
                started = true;
                if let Err(detail) = self.root(unit, &entry) {
                    let place = unit.place(&entry);
                    visitor.fault(Finding::new(Fault::AddressTable, place, detail));
                }
                visitor.unit(unit, self.tables);
            }
            if entry.depth() > MAX_DEPTH {
                result = Some((
                    Fault::Nesting,
                    offset,
                    format!("more than {MAX_DEPTH} deep"),
                ));
                break;
            }
            visitor.entry(unit, self.tables, &entry);
        }
        if started {
            let mut names = Names {
                header,
                abbreviations,
                last: None,
            };
            visitor.end(unit, self.tables, &mut names);
        }
        if let Some((fault, offset, detail)) = result {
            let place = self.place(unit.start.saturating_add(offset));
            visitor.fault(Finding::new(fault, place, detail));
        }
        Ok(())
    }

    /// Parses the abbreviations at an offset into `last`, unless they are already there.
    fn abbreviations(&mut self, at: u64) -> Result<(), (Fault, String)> {
        if self.last.as_ref().is_some_and(|(known, _)| *known == at) {
            return Ok(());
        }
        self.last = None;
        let bad = |detail: &str| (Fault::Abbreviations, detail.to_string());
        let window = self
            .abbreviations
            .as_mut()
            .ok_or_else(|| bad("there is no .debug_abbrev"))?;
        let left = window
            .left(at)
            .ok_or_else(|| bad("the offset is outside .debug_abbrev"))?;
        let mut count = (1 << 12).min(left);
        loop {
            let bytes = window
                .get(at, count)
                .map_err(|error| (Fault::Section, error.to_string()))?;
            match table_length(bytes) {
                Some(length) => {
                    self.budget.spend(length as u64).ok_or((
                        Fault::Limit,
                        "the abbreviations of all units together are too large".into(),
                    ))?;
                    let table =
                        DebugAbbrev::new(bytes.get(..length).unwrap_or(bytes), endian(self.order));
                    let parsed = table.abbreviations(gimli::DebugAbbrevOffset(0));
                    let parsed =
                        parsed.map_err(|error| (Fault::Abbreviations, error.to_string()))?;
                    self.last = Some((at, parsed));
                    return Ok(());
                }
                None if count == left => return Err(bad(".debug_abbrev ends inside them")),
                None => {
                    self.budget.spend_up_to(count);
                    count = count.saturating_mul(4).min(left);
                }
            }
        }
    }

    /// Reads the bases, `DW_AT_low_pc` and LLVM's augmentation from the unit's root entry.
    fn root(&mut self, unit: &mut Unit, entry: &Entry<'_>) -> Result<(), String> {
        let bases = &mut unit.bases;
        let offset = |value: Value<'_>| match value {
            AttributeValue::SecOffset(offset) => Some(offset as u64),
            other => other.udata_value(),
        };
        let (mut low_pc, mut augmentation) = (None, None);
        for attribute in entry.attrs() {
            let value = attribute.raw_value();
            match attribute.name() {
                constant::DW_AT_low_pc => low_pc = Some(value),
                constant::DW_AT_addr_base | constant::DW_AT_GNU_addr_base => {
                    bases.addresses = offset(value)
                }
                constant::DW_AT_str_offsets_base => bases.strings = offset(value),
                constant::DW_AT_loclists_base => bases.lists = offset(value),
                constant::DW_AT_rnglists_base | constant::DW_AT_GNU_ranges_base => {
                    bases.ranges = offset(value)
                }
                LLVM_AUGMENTATION => augmentation = Some(value),
                _ => {}
            }
        }
        // An index of a string, or of an address, needs the bases, which may follow it.
        let augmentation = augmentation.and_then(|value| self.tables.string(bases, value));
        if augmentation.is_some_and(|text| text.starts_with("[llvm:v0.")) {
            unit.encoding.dialect = Dialect::LlvmLegacy;
        }
        let counted = self.address_count(unit);
        let counted = counted.map(|count| unit.bases.address_count = count);
        unit.bases.low_pc = match low_pc {
            Some(AttributeValue::Addr(address)) => Some(address),
            Some(AttributeValue::DebugAddrIndex(index)) => {
                self.tables.address(&unit.bases, index.0 as u64)
            }
            _ => None,
        };
        counted
    }

    /// The number of addresses of the unit; `None` if they are in another file.
    fn address_count(&mut self, unit: &Unit) -> Result<Option<u64>, String> {
        if unit.split {
            return Ok(None);
        }
        let size = u64::from(unit.encoding.address_bytes);
        let (Some(base), Some(bytes)) = (unit.bases.addresses, self.tables.address_section_bytes())
        else {
            return match unit.bases.addresses {
                Some(_) => Err("there is no .debug_addr".into()),
                None => Ok(Some(0)),
            };
        };
        let left = bytes
            .checked_sub(base)
            .ok_or_else(|| format!("offset 0x{base:x} is outside .debug_addr"))?;
        if unit.bases.version < 5 {
            // The GNU extension for version 4 has no header.
            return Ok(Some(left / size));
        }
        let offset_bytes = unit.bases.offset_bytes;
        let header = if offset_bytes == 8 { 16 } else { 8 };
        let start = base
            .checked_sub(header)
            .ok_or_else(|| format!("there is no header before offset 0x{base:x}"))?;
        let mut number = |at: u64, bytes| self.tables.address_number(at, bytes);
        let length = match offset_bytes {
            8 => number(start + 4, 8).filter(|_| number(start, 4) == Some(0xffff_ffff)),
            _ => number(start, 4).filter(|length| *length < 0xffff_fff0),
        };
        let (version, address, segment) = (
            number(base - 4, 2),
            number(base - 2, 1),
            number(base - 1, 1),
        );
        let end = length
            .and_then(|length| (base - 4).checked_add(length))
            .filter(|end| *end <= bytes && *end >= base);
        match (version, address, segment, end) {
            (Some(5), Some(address), Some(0), Some(end)) if address == size => {
                Ok(Some((end - base) / size))
            }
            _ => Err(format!(
                "the header before offset 0x{base:x} does not have version 5 and addresses of {}",
                Bytes(size)
            )),
        }
    }
}

/// The size in bytes of a table of abbreviations, which ends with a zero; `None` if the bytes end
/// before that.
fn table_length(bytes: &[u8]) -> Option<usize> {
    let mut rest = bytes;
    // The parser reports numbers that are too large.
    let leb = |rest: &mut &[u8]| match leb128::read_unsigned(rest) {
        Err(leb128::Unreadable::Truncated) => None,
        number => Some(number.unwrap_or(1)),
    };
    while leb(&mut rest)? != 0 {
        leb(&mut rest)?;
        rest = rest.get(1..)?;
        loop {
            let (name, form) = (leb(&mut rest)?, leb(&mut rest)?);
            if form == u64::from(constant::DW_FORM_implicit_const.0) {
                leb(&mut rest)?;
            }
            if (name, form) == (0, 0) {
                break;
            }
        }
    }
    Some(bytes.len() - rest.len())
}

//! Finds and reads location lists, and checks their entries and ranges.

use super::budget::Budget;
use super::fault::Fault;
use super::tables::{Tables, Value};
use super::walk::Unit;
use super::window::Window;
use crate::dwarf::{
    BadRange, EntryRange, ListAddress, ListBounds, ListErrorKind, ListForm, ListItem, ListUnit,
    LocationListSection,
};
use crate::units::Count;
use gimli::AttributeValue;

/// The number of bytes of a list that are read first.
const FIRST_READ: u64 = 1 << 10;
/// The message when the limit is exceeded.
const SHARED: &str = "location lists share too many entries";

/// The base address to which offsets in a list are relative.
#[derive(Clone, Copy)]
enum Base {
    At(u64),
    Missing,
    /// The base address is in another file.
    Unknown,
}

/// The state that is shared by all lists.
#[derive(Default)]
pub(super) struct Lists {
    /// The number of bytes that may still be read from lists; `None` once the limit is exceeded.
    budget: Option<Budget>,
    /// The number of lists in the unit's table; `None` if there is no table.
    count: Option<u64>,
    ranges: Vec<(u64, u64)>,
}

/// Receives the contents of a list.
pub(super) trait Sink {
    /// Receives a fault of the list, or of its entry at an offset in the section.
    fn fault(&mut self, at: Option<(&'static str, u64)>, fault: Fault, detail: String);
    /// Receives an expression, the offset of its entry, and the range where it holds.
    fn location(&mut self, at: (&'static str, u64), range: EntryRange, expression: &[u8]);
}

/// The list that is read, and the receiver of its contents.
struct Reading<'l, 't> {
    sink: &'l mut dyn Sink,
    tables: &'l mut Tables<'t>,
    unit: &'l Unit,
    section: &'static str,
    base: Base,
    defaults: usize,
    form: ListForm,
}

impl Lists {
    pub fn new(section_bytes: u64) -> Lists {
        Lists {
            budget: Some(Budget::multiple(section_bytes, 16, 1 << 20)),
            ..Lists::default()
        }
    }

    /// Reads the header of the unit's table of lists. Returns the fault if the header is bad.
    pub fn start(&mut self, unit: &Unit, tables: &mut Tables<'_>) -> Option<(Fault, String)> {
        self.count = None;
        let base = unit.bases.lists.filter(|_| unit.bases.version >= 5)?;
        let window = tables.list_offsets.as_mut();
        let bad = |detail: &str| {
            Some((
                Fault::ListHeader,
                format!("before offset 0x{base:x}: {detail}"),
            ))
        };
        let Some(window) = window else {
            return bad("there is no .debug_loclists");
        };
        let header_bytes = ListUnit::header_bytes(unit.bases.offset_bytes);
        let Some(start) = base.checked_sub(header_bytes) else {
            return bad("there are too few bytes for a header");
        };
        let size = window.section.size;
        let Some(header) = window
            .get(start, header_bytes)
            .ok()
            .filter(|header| header.len() as u64 == header_bytes)
        else {
            return bad("the section ends inside the header");
        };
        let encoding = unit.encoding;
        let (form, bytes) = (ListForm::DebugLoclists, encoding.address_bytes);
        let section = LocationListSection::new(form, bytes, encoding.order, header);
        match section.unit_in(start, header, size) {
            Ok(part) if part.section.address_bytes() != bytes => {
                bad("the version is not 5, or the size of an address differs from the unit's")
            }
            Ok(part) if part.base != base => {
                bad("the length is reserved, or does not match the section")
            }
            Ok(part) => {
                self.count = Some(part.count);
                None
            }
            Err(ListErrorKind::Version(_) | ListErrorKind::AddressSize(_)) => {
                bad("the version is not 5, or the size of an address differs from the unit's")
            }
            Err(ListErrorKind::Truncated) => {
                bad("the table of offsets is longer than the contribution")
            }
            Err(_) => bad("the length is reserved, or does not match the section"),
        }
    }

    /// Reads the list that an attribute's value refers to.
    pub fn read(
        &mut self,
        sink: &mut dyn Sink,
        unit: &Unit,
        tables: &mut Tables<'_>,
        value: Value<'_>,
    ) {
        let modern = unit.bases.version >= 5;
        let form = match (modern, unit.split) {
            (true, _) => ListForm::DebugLoclists,
            (false, false) => ListForm::DebugLoc,
            (false, true) => ListForm::DebugLocSplit,
        };
        // Removed from `tables`, which is borrowed to read addresses.
        let Some(mut window) = tables.lists[usize::from(modern)].take() else {
            return sink.fault(
                None,
                Fault::ListOffset,
                "there is no section with location lists".into(),
            );
        };
        let offset = match value {
            AttributeValue::DebugLocListsIndex(index) => {
                let offsets = tables.list_offsets.as_mut().filter(|_| modern);
                self.indexed(unit, offsets.unwrap_or(&mut window), index.0 as u64)
            }
            AttributeValue::SecOffset(offset) => {
                Ok(unit.bases.list_start.saturating_add(offset as u64))
            }
            _ => Err((Fault::ListOffset, String::new())),
        };
        let mut reading = Reading {
            sink,
            tables,
            unit,
            section: window.section.name,
            base: match unit.bases.low_pc {
                _ if unit.split => Base::Unknown,
                Some(address) => Base::At(address),
                None => Base::Missing,
            },
            defaults: 0,
            form,
        };
        self.ranges.clear();
        match offset {
            Ok(_) if self.budget.is_none() => {}
            Ok(offset) => self.entries(&mut reading, &mut window, offset),
            Err((fault, detail)) => reading.sink.fault(None, fault, detail),
        }
        tables.lists[usize::from(modern)] = Some(window);
        self.overlaps(sink);
    }

    /// Subtracts bytes from the limit. Returns `false` if fewer are left.
    fn spend(&mut self, bytes: u64) -> bool {
        let spent = self.budget.as_mut().and_then(|left| left.spend(bytes));
        if spent.is_none() {
            self.budget = None;
        }
        spent.is_some()
    }

    /// Returns the offset of the list with an index.
    fn indexed(
        &self,
        unit: &Unit,
        window: &mut Window<'_>,
        index: u64,
    ) -> Result<u64, (Fault, String)> {
        let size = unit.bases.offset_bytes;
        let base = unit.bases.lists;
        let base = base.ok_or_else(|| {
            (
                Fault::ListIndex,
                "the unit has no DW_AT_loclists_base".to_string(),
            )
        })?;
        if let Some(count) = self.count.filter(|count| index >= *count) {
            return Err((
                Fault::ListIndex,
                format!("index {index}, but the unit has {}", Count(count, "list")),
            ));
        }
        let at = index
            .checked_mul(u64::from(size))
            .and_then(|at| at.checked_add(base));
        let bytes = at.and_then(|at| window.get(at, u64::from(size)).ok());
        let bytes = bytes.filter(|bytes| bytes.len() == usize::from(size));
        let offset =
            bytes.and_then(|bytes| base.checked_add(crate::dwarf::get(bytes, unit.encoding.order)));
        offset.ok_or_else(|| {
            (
                Fault::ListIndex,
                format!("the section ends before the offset with index {index}"),
            )
        })
    }

    fn entries(&mut self, reading: &mut Reading<'_, '_>, window: &mut Window<'_>, start: u64) {
        let Some(left) = window.left(start).filter(|left| *left > 0) else {
            let size = window.section.size;
            let detail = format!("offset 0x{start:x}, but the section has 0x{size:x} bytes");
            return reading.fault(start, Fault::ListOffset, detail);
        };
        let (form, encoding) = (reading.form, reading.unit.encoding);
        let (mut from, mut count) = (start, FIRST_READ.min(left));
        'more: loop {
            let Ok(bytes) = window.get(from, count) else {
                return reading.fault(
                    from,
                    Fault::Section,
                    "the bytes of the list cannot be read".into(),
                );
            };
            let section =
                LocationListSection::new(form, encoding.address_bytes, encoding.order, bytes);
            let mut before = 0;
            let mut items = section.items(0);
            while let Some(item) = items.next() {
                let (offset, item) = match item {
                    Ok(item) => item,
                    Err(error) => {
                        let reached = from + error.offset;
                        let left = start + left - reached;
                        if error.kind == ListErrorKind::Truncated && count - error.offset < left {
                            // The end of the window is not the end of the section: read more.
                            if error.offset == 0 {
                                count = count.saturating_mul(4);
                            }
                            (from, count) = (reached, count.min(left));
                            continue 'more;
                        }
                        // Counts all bytes that were read to find the error.
                        let (fault, detail) = match self.spend(count) {
                            true => fault(error.kind),
                            false => (Fault::Limit, SHARED.into()),
                        };
                        return reading.fault(reached, fault, detail);
                    }
                };
                let at = from + offset;
                let end = items.offset().unwrap_or(offset + 1);
                if !self.spend(end - before) {
                    return reading.fault(at, Fault::Limit, SHARED.into());
                }
                before = end;
                match item {
                    ListItem::End => return,
                    ListItem::Views(..) => {}
                    ListItem::Base(address) => reading.base(at, address),
                    ListItem::Location { bounds, expression } => {
                        let range = reading.entry_range(at, &section, bounds);
                        self.add_range(range);
                        reading
                            .sink
                            .location((reading.section, at), range, expression);
                    }
                }
            }
            return;
        }
    }

    fn add_range(&mut self, range: EntryRange) {
        if let EntryRange::At(start, end) = range
            && start < end
        {
            self.ranges.push((start, end));
        }
    }

    /// Reports overlapping ranges.
    fn overlaps(&mut self, sink: &mut dyn Sink) {
        let ascend = |pair: &[(u64, u64)]| matches!(pair, [first, second] if first.1 <= second.0);
        if self.ranges.windows(2).all(ascend) {
            return;
        }
        self.ranges.sort_unstable();
        let mut end = 0;
        for range in &self.ranges {
            if range.0 < end {
                return sink.fault(
                    None,
                    Fault::OverlappingEntries,
                    format!("from address 0x{:x} on", range.0),
                );
            }
            end = end.max(range.1);
        }
    }
}

impl Reading<'_, '_> {
    fn fault(&mut self, at: u64, fault: Fault, detail: String) {
        self.sink.fault(Some((self.section, at)), fault, detail);
    }

    /// Sets the base address from an entry.
    fn base(&mut self, at: u64, address: ListAddress) {
        self.base = match resolve(self.unit, self.tables, address) {
            Ok(Some(address)) => Base::At(address),
            Ok(None) => Base::Unknown,
            Err(detail) => {
                self.fault(at, Fault::ListAddressIndex, detail);
                Base::Unknown
            }
        };
    }

    /// Returns the range of addresses of an entry; it is unknown if its bounds have a fault.
    fn entry_range(
        &mut self,
        at: u64,
        section: &LocationListSection<'_>,
        bounds: ListBounds,
    ) -> EntryRange {
        self.range(section, bounds)
            .unwrap_or_else(|(fault, detail)| {
                self.fault(at, fault, detail);
                EntryRange::Unknown
            })
    }

    fn range(
        &mut self,
        section: &LocationListSection<'_>,
        bounds: ListBounds,
    ) -> Result<EntryRange, (Fault, String)> {
        if bounds == ListBounds::Default {
            self.defaults += 1;
            if self.defaults > 1 {
                return Err((Fault::ManyDefaults, String::new()));
            }
        }
        let base = match self.base {
            Base::At(base) => Ok(Some(base)),
            Base::Unknown => Ok(None),
            Base::Missing => Err((Fault::NoBaseAddress, "the unit has no DW_AT_low_pc".into())),
        };
        section.resolve_range(bounds, base, |address| {
            resolve(self.unit, self.tables, address)
                .map_err(|detail| (Fault::ListAddressIndex, detail))
        })
    }
}

/// Returns the value of an address in a list; `None` if it is in another file.
fn resolve(
    unit: &Unit,
    tables: &mut Tables<'_>,
    address: ListAddress,
) -> Result<Option<u64>, String> {
    match address {
        ListAddress::Value(address) => Ok(Some(address)),
        ListAddress::Index(_) if unit.split => Ok(None),
        ListAddress::Index(index) => match tables.address(&unit.bases, index) {
            Some(address) => Ok(Some(address)),
            None => {
                let count = unit.bases.address_count.unwrap_or(0);
                Err(format!(
                    "index {index}, but the contribution has {}",
                    Count(count, "entry")
                ))
            }
        },
    }
}

impl From<BadRange> for (Fault, String) {
    fn from(range: BadRange) -> (Fault, String) {
        let BadRange { kind, start, end } = range;
        match kind {
            ListErrorKind::Backwards => (Fault::ReversedRange, format!("0x{start:x}..0x{end:x}")),
            _ => (
                Fault::AddressOverflow,
                format!("0x{start:x} plus 0x{end:x}"),
            ),
        }
    }
}

/// Returns the fault of an entry that cannot be read.
fn fault(kind: ListErrorKind) -> (Fault, String) {
    match kind {
        ListErrorKind::UnknownCode(code) => (Fault::ListEntryKind, format!("0x{code:02x}")),
        ListErrorKind::TooLarge => (Fault::ListNumber, String::new()),
        ListErrorKind::Truncated
        | ListErrorKind::AddressSize(_)
        | ListErrorKind::NoAddress(_)
        | ListErrorKind::Address
        | ListErrorKind::Backwards
        | ListErrorKind::Length
        | ListErrorKind::Version(_)
        | ListErrorKind::Segments
        | ListErrorKind::NoList(_) => (Fault::ListEnd, String::new()),
    }
}

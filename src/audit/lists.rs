//! Finds and reads location lists, and checks their entries and ranges.

use super::fault::Fault;
use super::tables::{Tables, Value};
use super::walk::Unit;
use super::window::Window;
use crate::dwarf::{
    BadRange, Held, ListAddress, ListBounds, ListErrorKind, ListForm, ListItem, ListUnit,
    LocationListSection,
};
use gimli::AttributeValue;

/// The number of bytes of a list that are read first.
const FIRST: u64 = 1 << 10;
/// The limit on bytes read from lists: a multiple of the size of their sections, plus a constant.
/// Lists may share entries, so without a limit a small file could have quadratic cost.
const ALLOWANCE: (u64, u64) = (16, 1 << 20);

/// The message when the limit is exceeded.
const SHARED: &str = "location lists share too many entries";

/// The base address that offsets in a list are relative to.
#[derive(Clone, Copy)]
enum Base {
    At(u64),
    Missing,
    /// The base address is in another file.
    Unknown,
}

/// The state that is kept from list to list.
#[derive(Default)]
pub(super) struct Lists {
    /// The number of bytes that may still be read; `None` once the limit is exceeded.
    allowance: Option<u64>,
    /// The number of lists in the unit's table; `None` if there is no table.
    count: Option<u64>,
    ranges: Vec<(u64, u64)>,
}

/// Receives the contents of a list.
pub(super) trait Sink {
    /// Receives a fault of the list, or of its entry at an offset in the section.
    fn fault(&mut self, at: Option<(&'static str, u64)>, fault: Fault, detail: String);
    /// Receives an expression, the offset of its entry, and the range where it holds.
    fn location(&mut self, at: (&'static str, u64), held: Held, expression: &[u8]);
}

/// The current list.
struct List<'l> {
    unit: &'l Unit,
    section: &'static str,
    base: Base,
    defaults: usize,
    form: ListForm,
}

impl Lists {
    pub fn new(section_bytes: u64) -> Lists {
        let allowance = section_bytes
            .saturating_mul(ALLOWANCE.0)
            .saturating_add(ALLOWANCE.1);
        Lists {
            allowance: Some(allowance),
            ..Lists::default()
        }
    }

    /// Reads the header of the unit's table of lists. Returns the fault if the header is bad.
    pub fn start(&mut self, unit: &Unit, tables: &mut Tables<'_>) -> Option<(Fault, String)> {
        self.count = None;
        let base = unit.bases.lists.filter(|_| unit.bases.version >= 5)?;
        let window = tables.lists[1].as_mut();
        let bad = |detail: &str| Some((Fault::ListHeader, format!("at 0x{base:x}: {detail}")));
        let Some(window) = window else {
            return bad("there is no .debug_loclists");
        };
        let header_bytes = ListUnit::header_bytes(unit.bases.offset_bytes);
        let Some(start) = base.checked_sub(header_bytes) else {
            return bad("there is no space for it before the lists");
        };
        let size = window.section.size;
        let Some(header) = window
            .get(start, header_bytes)
            .ok()
            .filter(|header| header.len() as u64 == header_bytes)
        else {
            return bad("the section ends before it");
        };
        let encoding = unit.encoding;
        let (form, bytes) = (ListForm::DebugLoclists, encoding.address_bytes);
        let section = LocationListSection::new(form, bytes, encoding.order, header);
        match section.unit_in(start, header, size) {
            Ok(part) if part.section.address_bytes() != bytes => {
                bad("it is not of version 5 with the unit's addresses")
            }
            Ok(part) if part.base != base => bad("its length is invalid"),
            Ok(part) => {
                self.count = Some(part.count);
                None
            }
            Err(ListErrorKind::Version(_) | ListErrorKind::AddressSize(_)) => {
                bad("it is not of version 5 with the unit's addresses")
            }
            Err(ListErrorKind::Truncated) => bad("its table is longer than it is"),
            Err(_) => bad("its length is invalid"),
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
                "there is no section of location lists".into(),
            );
        };
        let offset = match value {
            AttributeValue::DebugLocListsIndex(index) => {
                self.indexed(unit, &mut window, index.0 as u64)
            }
            AttributeValue::SecOffset(offset) => {
                Ok(unit.bases.list_start.saturating_add(offset as u64))
            }
            _ => Err((Fault::ListOffset, String::new())),
        };
        let mut list = List {
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
            Ok(offset) => self.entries(sink, &mut list, tables, &mut window, offset),
            Err((fault, detail)) => sink.fault(None, fault, detail),
        }
        tables.lists[usize::from(modern)] = Some(window);
        self.overlaps(sink);
    }

    /// Subtracts bytes from the limit. Returns `false` if fewer were left.
    fn spend(&mut self, bytes: u64) -> bool {
        self.allowance = self
            .allowance
            .and_then(|allowance| allowance.checked_sub(bytes));
        self.allowance.is_some()
    }

    /// The offset of the list with an index.
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
                format!("the index is {index}, and there are {count} lists"),
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
                format!("the section ends before index {index}"),
            )
        })
    }

    fn entries(
        &mut self,
        sink: &mut dyn Sink,
        list: &mut List<'_>,
        tables: &mut Tables<'_>,
        window: &mut Window<'_>,
        start: u64,
    ) {
        if self.allowance.is_none() {
            return;
        }
        let name = list.section;
        let at = |offset| Some((name, offset));
        let Some(left) = window.left(start).filter(|left| *left > 0) else {
            let detail = format!(
                "its offset is 0x{start:x}, and the section has 0x{:x} bytes",
                window.section.size
            );
            return sink.fault(at(start), Fault::ListOffset, detail);
        };
        let encoding = list.unit.encoding;
        let (mut from, mut count) = (start, FIRST.min(left));
        'more: loop {
            let Ok(bytes) = window.get(from, count) else {
                let detail = "it cannot be read".into();
                return sink.fault(at(from), Fault::Section, detail);
            };
            let section =
                LocationListSection::new(list.form, encoding.address_bytes, encoding.order, bytes);
            let mut before = 0;
            let mut items = section.items(0);
            while let Some(item) = items.next() {
                let (offset, item) = match item {
                    Ok(item) => item,
                    Err(error) => {
                        let reached = from + error.offset;
                        let left = start + left - reached;
                        if error.kind == ListErrorKind::Truncated && count - error.offset < left {
                            // The window ends here, not the section: read more.
                            (from, count) = (
                                reached,
                                if error.offset > 0 {
                                    count
                                } else {
                                    count.saturating_mul(4)
                                },
                            );
                            count = count.min(left);
                            continue 'more;
                        }
                        // Count everything that was read to find the error.
                        if !self.spend(count) {
                            return sink.fault(at(reached), Fault::Limit, SHARED.into());
                        }
                        let fault = fault(error.kind);
                        let detail = match error.kind {
                            ListErrorKind::Truncated => String::new(),
                            kind => kind_text(kind),
                        };
                        return sink.fault(at(reached), fault, detail);
                    }
                };
                let end = items.offset().unwrap_or(offset + 1);
                if !self.spend(end - before) {
                    return sink.fault(at(from + offset), Fault::Limit, SHARED.into());
                }
                before = end;
                let range = match item {
                    ListItem::End => return,
                    ListItem::Views(..) => continue,
                    ListItem::Base(address) => match resolve(list.unit, tables, address) {
                        Ok(address) => {
                            list.base = address.map_or(Base::Unknown, Base::At);
                            continue;
                        }
                        Err(detail) => {
                            list.base = Base::Unknown;
                            Err((Fault::ListAddressIndex, detail))
                        }
                    },
                    ListItem::Location { bounds, .. } => range(list, tables, &section, bounds),
                };
                let held = range.unwrap_or_else(|(fault, detail)| {
                    sink.fault(at(from + offset), fault, detail);
                    Held::Unknown
                });
                if let Held::At(start, end) = held
                    && start < end
                {
                    self.ranges.push((start, end));
                }
                if let ListItem::Location { expression, .. } = item {
                    sink.location((name, from + offset), held, expression);
                }
            }
            return;
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
                    format!("at 0x{:x}", range.0),
                );
            }
            end = end.max(range.1);
        }
    }
}

/// The value of an address in a list; `None` if it is in another file.
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
                Err(format!("the index is {index}, and there are {count}"))
            }
        },
    }
}

impl From<BadRange> for (Fault, String) {
    fn from(range: BadRange) -> (Fault, String) {
        let BadRange { kind, start, end } = range;
        match kind {
            ListErrorKind::Backwards => (Fault::ReversedRange, format!("0x{start:x} to 0x{end:x}")),
            _ => (
                Fault::AddressOverflow,
                format!("0x{start:x} plus 0x{end:x}"),
            ),
        }
    }
}

/// The range of addresses of an entry's bounds.
fn range(
    list: &mut List<'_>,
    tables: &mut Tables<'_>,
    section: &LocationListSection<'_>,
    bounds: ListBounds,
) -> Result<Held, (Fault, String)> {
    if bounds == ListBounds::Default {
        list.defaults += 1;
        if list.defaults > 1 {
            return Err((Fault::ManyDefaults, String::new()));
        }
    }
    let base = match list.base {
        Base::At(base) => Ok(Some(base)),
        Base::Unknown => Ok(None),
        Base::Missing => Err((
            Fault::NoBaseAddress,
            "and the unit has no DW_AT_low_pc".into(),
        )),
    };
    section.held(bounds, base, |address| {
        resolve(list.unit, tables, address).map_err(|detail| (Fault::ListAddressIndex, detail))
    })
}

fn fault(kind: ListErrorKind) -> Fault {
    match kind {
        ListErrorKind::UnknownCode(_) => Fault::ListEntryKind,
        ListErrorKind::TooLarge => Fault::ListNumber,
        _ => Fault::ListEnd,
    }
}

fn kind_text(kind: ListErrorKind) -> String {
    match kind {
        ListErrorKind::UnknownCode(code) => format!("0x{code:02x}"),
        _ => String::new(),
    }
}

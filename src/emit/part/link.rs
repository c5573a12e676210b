//! Linking: the final numbers of a part, and its bytes with these numbers.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::super::EmitError;
use super::super::addresses::Address;
use super::super::buffer::Buffer;
use super::super::emitter::Emitter;
use super::super::forms::{index_form, join, number_form, split_shape};
use super::super::list::Lists;
use super::super::own::{Field, FieldKind as Kind, Own};
use super::super::pending::{Pending, Place};
use super::super::relocation::{Relocation, SymbolIndex};
use super::super::sections::SectionId;
use super::Part;
use super::record::Record;
use crate::dwarf::{Fixup, leb128};
use crate::metadata::lists::make_room;
use crate::parallel;
use alloc::vec::Vec;
use gimli::constants::*;

/// The final numbers of the strings, files, addresses and shapes that are new in a part.
struct Numbers {
    /// The codes of the shapes; 0 until a shape is used.
    codes: Vec<u32>,
    strings: Own<u64>,
    symbols: Own<SymbolIndex>,
    files: Own<u64>,
    addresses: Own<u64>,
    /// The indices of the first lists, in the part and in the unit.
    locations: [u64; 2],
    ranges: [u64; 2],
}

impl Numbers {
    /// Returns the final value of a field, unless it is a code.
    fn value(&self, field: &Field) -> u32 {
        let value = u64::from(field.value);
        let own = |numbers: &Own<u64>| numbers.get(value).copied().unwrap_or(value);
        let moved = |[from, to]: [u64; 2]| value - from + to;
        let number = match field.kind {
            Kind::String => own(&self.strings),
            Kind::File => own(&self.files),
            Kind::Address | Kind::AddressExpression => own(&self.addresses),
            Kind::Locations => moved(self.locations),
            Kind::Ranges => moved(self.ranges),
            Kind::Code => value,
        };
        number as u32
    }

    fn relocations(&self, relocations: Vec<Relocation>, moved: &Moved) -> Vec<Relocation> {
        let relocations = relocations.into_iter().map(|field| {
            let field = field.with_offset(moved.of(field.offset()));
            field.map_symbol(|symbol| final_symbol(&self.symbols, symbol))
        });
        relocations.collect()
    }
}

fn final_symbol(symbols: &Own<SymbolIndex>, symbol: SymbolIndex) -> SymbolIndex {
    symbols.get(symbol.0.into()).copied().unwrap_or(symbol)
}

/// Returns the form of a string or file with a number, which depends on the number.
fn form(kind: Kind, value: u32) -> Option<DwForm> {
    match kind {
        Kind::String => Some(index_form(value.into())),
        Kind::File => Some(number_form(value.into())),
        _ => None,
    }
}

/// Returns the size in bytes of a field with a value.
fn size(kind: Kind, value: u32) -> usize {
    let leb = leb128::unsigned_len(value.into());
    match form(kind, value) {
        Some(DW_FORM_strx1 | DW_FORM_data1) => 1,
        Some(DW_FORM_strx2 | DW_FORM_data2) => 2,
        Some(DW_FORM_data4) => 4,
        Some(_) => leb,
        None if kind == Kind::AddressExpression => 2 + leb,
        None => leb,
    }
}

/// The places to which linking moves the bytes of a part.
struct Moved {
    /// The place of the first byte.
    start: u32,
    /// The ends of fields that need more or fewer bytes, with the sums of all changes so far.
    changes: Vec<(u32, u32)>,
}

impl Moved {
    fn of(&self, at: u32) -> u32 {
        if self.changes.is_empty() {
            return self.start.wrapping_add(at);
        }
        let before = self.changes.partition_point(|change| change.0 <= at);
        let change = before
            .checked_sub(1)
            .and_then(|last| self.changes.get(last));
        let change = change.map_or(0, |change| change.1);
        self.start.wrapping_add(at).wrapping_add(change)
    }
}

/// Appends the bytes of a part, with the final values of its fields.
fn copy(to: &mut Buffer, bytes: &[u8], fields: (&[Field], &[u32])) -> Moved {
    let moved = copy_with_room(to, bytes, fields);
    write_values(to, fields, &moved);
    moved
}

/// Appends the bytes of a part, with room for the final values of its fields.
fn copy_with_room(to: &mut Buffer, bytes: &[u8], (fields, values): (&[Field], &[u32])) -> Moved {
    let mut moved = Moved {
        start: to.bytes.len() as u32,
        changes: Vec::new(),
    };
    make_room(&mut to.bytes, bytes.len());
    let (mut from, mut sum) = (0, 0u32);
    for (field, value) in fields.iter().zip(values) {
        if field.value == *value {
            continue;
        }
        let (before, after) = (size(field.kind, field.value), size(field.kind, *value));
        if before != after {
            let end = field.at as usize + before;
            let kept = from..end.min(field.at as usize + after);
            to.bytes.extend_from_slice(bytes.get(kept).unwrap_or(&[]));
            (before..after).for_each(|_| to.u8(0));
            from = end;
            sum = sum.wrapping_add(after as u32).wrapping_sub(before as u32);
            moved.changes.push((from as u32, sum));
        }
    }
    to.bytes.extend_from_slice(bytes.get(from..).unwrap_or(&[]));
    moved
}

/// Writes the final values of fields that linking changed.
fn write_values(to: &mut Buffer, (fields, values): (&[Field], &[u32]), moved: &Moved) {
    let changed = fields.iter().zip(values);
    for (field, value) in changed.filter(|(field, value)| field.value != **value) {
        let at = moved.of(field.at) as usize;
        let size = size(field.kind, *value);
        let is_fixed = |form| !matches!(form, DW_FORM_strx | DW_FORM_udata);
        match form(field.kind, *value) {
            Some(form) if is_fixed(form) => to.set_at(at, (*value).into(), size as u8),
            _ => {
                let Some(bytes) = to.bytes.get_mut(at..at + size) else {
                    continue;
                };
                let number = match (field.kind, bytes) {
                    // The length of the expression, and its operation.
                    (Kind::AddressExpression, [length, _, number @ ..]) => {
                        *length = size as u8 - 1;
                        number
                    }
                    (_, bytes) => bytes,
                };
                leb128::fill_unsigned(number, (*value).into());
            }
        }
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Appends a part. Two threads can copy its entries and its lists.
    pub(super) fn link(&mut self, part: Part) -> Result<(), EmitError> {
        let mut numbers = self.number(&part);
        let values = self.final_values(&part, &mut numbers);
        let (info_relocations, list_relocations) = (
            self.written.info.relocations.len(),
            self.written.locations.lists.relocations.len(),
        );
        let (numbers, record, unit_start) = (&numbers, &part.record, self.unit_start);
        let (to_info, to_locations, to_ranges) = (
            &mut self.written.info,
            &mut self.written.locations,
            &mut self.written.ranges,
        );
        let (info, lists) = parallel::join(
            part.functions,
            || link_info((to_info, part.info), unit_start, numbers, (record, &values)),
            || {
                link_lists((to_ranges, part.ranges), numbers);
                link_lists((to_locations, part.locations), numbers)
            },
        );
        let position = |at: u32| info.position(at);
        self.slots.append(part.slots, position, info_relocations);
        for (number, offset) in &record.procedures {
            self.set_procedure(*number, position(*offset));
        }
        self.types.append(part.types, self.unit_index, position);
        self.written.omissions.append(part.omissions);
        self.pending.extend(part.pending.into_iter().map(|pending| {
            let (moved, relocations) = match pending.place {
                Place::Info => (&info.moved, info_relocations),
                Place::Lists => (&lists, list_relocations),
            };
            let fixup = pending.fixup;
            let offset = moved.of(fixup.offset as u32) as usize;
            Pending {
                fixup: Fixup { offset, ..fixup },
                relocation: pending.relocation + relocations,
                ..pending
            }
        }));
        self.written.info.check(SectionId::DebugInfo)
    }

    /// Adds the new strings, files, addresses and shapes of a part to the tables of the unit.
    fn number(&mut self, part: &Part) -> Numbers {
        let symbols = part.symbols.map(|name| self.symbol(*name));
        Numbers {
            codes: alloc::vec![0; part.shapes.len()],
            strings: part.strings.map(|text| self.string(*text)),
            files: part.files.map(|file| self.written.files.file(*file)),
            addresses: part.addresses.map(|address| {
                let symbol = final_symbol(&symbols, address.symbol);
                self.written
                    .addresses
                    .append(Address { symbol, ..*address })
            }),
            symbols,
            locations: [part.locations.first(), self.written.locations.count()],
            ranges: [part.ranges.first(), self.written.ranges.count()],
        }
    }

    /// Returns the final values of the fields of a part's entries. Entries have a new abbreviation
    /// if the form of a string or file changes.
    fn final_values(&mut self, part: &Part, numbers: &mut Numbers) -> Vec<u32> {
        let fields = &part.record.info;
        let mut values = Vec::with_capacity(fields.len());
        for (index, field) in fields.iter().enumerate() {
            let value = match field.kind {
                Kind::Code => {
                    let rest = fields.get(index + 1..).unwrap_or(&[]);
                    let of_entry = rest.split(|field| field.kind == Kind::Code).next();
                    self.final_code(field.value, (of_entry.unwrap_or(&[]), part), numbers)
                }
                _ => numbers.value(field),
            };
            values.push(value);
        }
        values
    }

    /// Returns the final code of an abbreviation, given the fields of the entry.
    fn final_code(
        &mut self,
        code: u32,
        (fields, part): (&[Field], &Part),
        numbers: &mut Numbers,
    ) -> u32 {
        let index = code.wrapping_sub(1);
        let new = Some(index).filter(|index| *index >= part.first_shape);
        let has_other_form = |field: &&Field| {
            form(field.kind, field.value) != form(field.kind, numbers.value(field))
        };
        let mut others = fields.iter().filter(has_other_form).peekable();
        let known = new.map_or(code, |index| {
            numbers.codes.get(index as usize).copied().unwrap_or(0)
        });
        if others.peek().is_none() && known != 0 {
            return known;
        }
        let shape = match new {
            Some(index) => part.shapes.get(index).split_first(),
            None => None,
        };
        let known = match shape {
            Some((head, shape)) => Some((*head, shape)),
            None => self.written.abbreviations.shape(code.wrapping_sub(1)),
        };
        let Some((head, shape)) = known else {
            return code;
        };
        let (mut shape, is_same) = (shape.to_vec(), others.peek().is_none());
        for field in others {
            if let Some(place) = shape.get_mut(usize::from(field.attribute))
                && let Some(form) = form(field.kind, numbers.value(field))
            {
                *place = join(split_shape(*place).0, form);
            }
        }
        let final_code = self.written.abbreviations.code(head, &shape, self.format);
        if let Some(place) = new.and_then(|index| numbers.codes.get_mut(index as usize))
            && is_same
        {
            *place = final_code;
        }
        final_code
    }
}

/// The places to which the entries of a part were moved.
struct MovedInfo {
    moved: Moved,
    /// The position of the part's first byte, in the numbering of the part.
    first: u32,
    /// The offset in the section of the first byte of the unit's buffer.
    start: u32,
}

impl MovedInfo {
    /// Returns the position in `.debug_info` of a position in the part.
    fn position(&self, at: u32) -> u32 {
        let moved = self.moved.of(at.wrapping_sub(self.first));
        moved.wrapping_add(self.start)
    }
}

/// Appends the entries of a part.
fn link_info(
    (to, part): (&mut Buffer, Buffer),
    unit_start: u32,
    numbers: &Numbers,
    (record, values): (&Record, &[u32]),
) -> MovedInfo {
    let info = MovedInfo {
        first: part.start() as u32,
        start: to.start() as u32,
        moved: copy(to, &part.bytes, (&record.info, values)),
    };
    for reference in &record.references {
        let at = info.moved.of(*reference).wrapping_add(info.start);
        let target = to.get(at, 4) as u32;
        let target = info.position(target.wrapping_add(unit_start));
        to.set(at, target.wrapping_sub(unit_start).into(), 4);
    }
    let relocations = numbers.relocations(part.relocations, &info.moved);
    to.relocations.extend(relocations);
    info
}

/// Appends the lists of a part.
fn link_lists((to, part): (&mut Lists, Lists), numbers: &Numbers) -> Moved {
    let (lists, written, fields) = part.into_lists();
    let values: Vec<u32> = fields.iter().map(|field| numbers.value(field)).collect();
    let moved = copy(&mut to.lists, &lists.bytes, (&fields, &values));
    let relocations = numbers.relocations(lists.relocations, &moved);
    to.lists.relocations.extend(relocations);
    to.append(written.into_iter().map(|list| moved.of(list)));
    moved
}

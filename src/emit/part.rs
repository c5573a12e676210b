//! Parts of a unit: consecutive functions, which other threads write at the same time.
//!
//! ```text
//!   Emitter (the unit's nodes, abstract instances)
//!      │ borrowed by the emitters of all parts
//!      ├─► Emitter (functions  0..50) ──► Part ─┐
//!      ├─► Emitter (functions 50..99) ──► Part ─┼─► link, in the order of functions ──► Emitter
//!      └─► …                                    │
//! ```
//!
//! The emitter of a part is an [`Emitter`] with a [`base`](Emitter::base). Each of its tables
//! consults the table of the base first, and gives the next numbers to strings, files, symbols,
//! addresses and abbreviations that are new. Other parts give the same numbers to other things. So a
//! part has a [`Field`] for each number that may change, and for each reference to an entry of the
//! part. Linking adds what is new to the tables of the base, copies the bytes, and writes the final
//! numbers. If a number then needs more or fewer bytes, the bytes after it move. The result is what
//! one emitter writes for all functions.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::abbrev::Abbreviations;
use super::addresses::{Address, AddressTable};
use super::buffer::Buffer;
use super::emitter::{Emitter, Pending, Place};
use super::entry::{index_form, join, number_form, split_shape};
use super::files::Files;
use super::format::Omissions;
use super::list::{List, Lists};
use super::plan::Plan;
use super::sections::{Relocation, RelocationTarget, SymbolIndex};
use super::slots::{Far, Slot, Slots};
use super::strings::{StringTable, SymbolTable};
use super::type_units::TypeUnits;
use crate::dwarf::{Fixup, leb128};
use crate::interner::Interner;
use crate::lower::EntryLocation;
use crate::markers::FunctionView;
use crate::metadata::lists::make_room;
use crate::metadata::{FileId, Text, VariableId};
use crate::parallel;
use alloc::vec::Vec;
use gimli::constants::*;

/// A unit's functions are written in parts if they are at least this fraction of the module's
/// functions: the tables of each part have room for the whole module.
const LEAST_FRACTION: usize = 16;

/// The fraction of functions that are written before all parts.
const FIRST_FRACTION: usize = 32;

/// What the value of a [`Field`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The code of an abbreviation.
    Code,
    /// The index of a string.
    String,
    /// The number of a file.
    File,
    /// The index of an address.
    Address,
    /// The index of an address in an expression, which has no other operation. The field starts with
    /// the length of the expression.
    AddressExpression,
    /// The index of a location list.
    Locations,
    /// The index of a range list.
    Ranges,
    /// The offset in the unit of an entry of the part, in four bytes.
    Entry,
}

/// A field of a part whose value is final only after linking.
#[derive(Clone, Copy, Debug)]
struct Field {
    /// The index of its first byte.
    at: u32,
    kind: Kind,
    /// The index of the attribute in the shape of its entry, for strings and files.
    attribute: u8,
    /// The value in the part.
    value: u32,
}

/// What the emitter of a part records. It is empty for the emitter of a whole unit.
pub(super) struct Record {
    info: Vec<Field>,
    lists: Vec<Field>,
    /// The numbers of DWARF procedures and variables that expressions refer to, with the offsets of
    /// their entries.
    pub(super) procedures: Vec<(usize, u32)>,
    /// For each form, the smallest value that linking may change.
    limits: [u64; FORMS],
    /// The first number of the part's own files; the largest number if it can have none.
    first_file: u64,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            info: Vec::new(),
            lists: Vec::new(),
            procedures: Vec::new(),
            limits: [u64::MAX; FORMS],
            first_file: u64::MAX,
        }
    }
}

impl Record {
    fn add(&mut self, kind: Kind, at: usize, value: u32) {
        self.info.push(Field {
            at: at as u32,
            kind,
            attribute: 0,
            value,
        });
    }
}

/// A limit on the codes of the forms whose values linking may change.
const FORMS: usize = 0x40;

/// The functions that one emitter has written, without a borrow of the base.
struct Part {
    info: Buffer,
    locations: Lists,
    ranges: Lists,
    record: Record,
    /// The abbreviations, strings and so on that the base does not have, in the order of their
    /// numbers.
    shapes: Interner<u32>,
    strings: Vec<Text>,
    symbols: Vec<Text>,
    files: Vec<FileId>,
    addresses: Vec<Address>,
    /// The first number of each of these.
    first: First,
    slots: Vec<(Slot, u32)>,
    waiting: Vec<(Slot, u32)>,
    far: Vec<Far>,
    pending: Vec<Pending>,
    types: TypeUnits,
    left_out: Omissions,
}

/// The first number of what is new in a part.
#[derive(Clone, Copy)]
struct First {
    shape: u32,
    string: u64,
    symbol: u32,
    file: u64,
    address: u64,
    locations: u64,
    ranges: u64,
}

/// An estimate of what functions add to the tables of a unit. If numbers of a part are near the final
/// ones, they have the same size, and linking moves no bytes.
#[derive(Clone, Copy, Default)]
struct Estimate {
    strings: u32,
    addresses: u32,
    locations: u32,
    ranges: u32,
}

impl Estimate {
    fn add(&mut self, plan: &Plan<'_, '_, '_>, function: &FunctionView<'_>) {
        let lowered = plan.lowered;
        let variables = lowered.validated().index().variables(function.subprogram);
        let has_list = |id: &VariableId| matches!(lowered.location(*id), EntryLocation::List(_));
        let (calls, scopes) = (function.calls().len(), function.scopes().len());
        self.strings = self.strings.saturating_add(1);
        self.addresses = self.addresses.saturating_add((2 * calls + scopes) as u32);
        let lists = variables.filter(has_list).count();
        self.locations = self.locations.saturating_add(lists as u32);
        self.ranges = self.ranges.saturating_add(scopes as u32 / 4);
    }
}

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Writes functions, in parts if several threads can write them.
    pub(super) fn functions(&mut self, functions: &[FunctionView<'_>]) -> Result<(), EmitError> {
        let (first, rest) = self.split_for_parts(functions);
        first.iter().try_for_each(|it| self.function(it))?;
        let ranges = parallel::ranges(rest.len());
        if ranges.len() > 1 {
            let base = &*self;
            let mut estimate = Estimate::default();
            let jobs = ranges.into_iter().map(|range| {
                let (before, functions) = (estimate, rest.get(range).unwrap_or(&[]));
                (functions.iter()).for_each(|function| estimate.add(base.plan, function));
                (functions, before)
            });
            let parts = parallel::map(jobs.collect(), |(functions, before)| {
                Emitter::part(base, functions, before)
            });
            // If there is an error, writing all functions again finds the first one.
            if let Ok(parts) = parts.into_iter().collect::<Result<Vec<Part>, EmitError>>() {
                return parts.into_iter().try_for_each(|part| self.link(part));
            }
        }
        rest.iter().try_for_each(|it| self.function(it))
    }

    /// Splits functions into those to write before all parts, and those to write in parts. The
    /// first ones bring the strings, files and abbreviations that many functions have, so that parts
    /// know their numbers.
    fn split_for_parts<'f, 'v>(
        &self,
        functions: &'f [FunctionView<'v>],
    ) -> (&'f [FunctionView<'v>], &'f [FunctionView<'v>]) {
        let count = functions.len();
        let has_parts = self.format.is_usual()
            && !self.format.is_split()
            && !self.format.is_relaxed
            && count >= self.plan.module.code.len() / LEAST_FRACTION;
        functions.split_at(match has_parts {
            true => count.div_ceil(FIRST_FRACTION),
            false => count,
        })
    }

    /// Writes the functions of a part.
    fn part(
        base: &Emitter<'_, '_, '_, 'm>,
        functions: &[FunctionView<'_>],
        before: Estimate,
    ) -> Result<Part, EmitError> {
        let tables = (SymbolTable::part(&base.symbols), Omissions::default());
        let mut part = Emitter {
            base: Some(base),
            has_pubnames: base.has_pubnames,
            has_siblings: base.has_siblings,
            info: base.info.rest(),
            abbreviations: Abbreviations::part(&base.abbreviations),
            strings: StringTable::part(&base.strings, before.strings),
            addresses: AddressTable::part(&base.addresses, before.addresses),
            locations: Lists::of_part(&base.locations, before.locations),
            ranges: Lists::of_part(&base.ranges, before.ranges),
            files: Files::part(&base.files),
            slots: Slots::part(&base.slots),
            base_is_function: base.base_is_function,
            unit_start: base.unit_start,
            unit_index: base.unit_index,
            language: base.language,
            ..Emitter::new(base.plan, base.format, tables)
        };
        if base.files.may_grow() {
            part.record.first_file = part.files.first();
        }
        let limits = [
            (DW_FORM_strx, part.strings.first()),
            (DW_FORM_strx1, part.strings.first()),
            (DW_FORM_strx2, part.strings.first()),
            (DW_FORM_addrx, part.addresses.first()),
            (DW_FORM_loclistx, 0),
            (DW_FORM_rnglistx, 0),
            // The placeholder for the next sibling is larger, that for an unwritten entry smaller.
            (DW_FORM_ref4, part.first_entry().into()),
        ];
        for (form, limit) in limits {
            part.record.limits[usize::from(form.0)] = limit;
        }
        functions.iter().try_for_each(|it| part.function(it))?;
        Ok(part.into_part())
    }

    fn into_part(self) -> Part {
        let mut record = self.record;
        // Siblings and objects of member functions are filled in later than the fields after them.
        record.info.sort_by_key(|field| field.at);
        let first = First {
            shape: self.abbreviations.first(),
            string: self.strings.first(),
            symbol: self.symbols.first(),
            file: self.files.first(),
            address: self.addresses.first(),
            locations: self.locations.first(),
            ranges: self.ranges.first(),
        };
        Part {
            info: self.info,
            locations: self.locations,
            ranges: self.ranges,
            record,
            shapes: self.abbreviations.into_shapes(),
            strings: self.strings.into_used(),
            symbols: self.symbols.into_used(),
            files: self.files.into_used(),
            addresses: self.addresses.into_own(),
            first,
            slots: self.slots.written,
            waiting: self.slots.waiting,
            far: self.slots.far,
            pending: self.pending,
            types: self.types,
            left_out: self.left_out,
        }
    }
}

/// What the emitter of a part records while it writes.
impl Emitter<'_, '_, '_, '_> {
    /// Returns true if this emitter writes a part of a unit.
    pub(super) fn is_part(&self) -> bool {
        self.base.is_some()
    }

    /// Records the code of an entry if it is new. Returns true if it is recorded.
    pub(super) fn record_code(&mut self, code: u32) -> bool {
        let is_new = code > self.abbreviations.first();
        if is_new {
            self.record.add(Kind::Code, self.info.bytes.len(), code);
        }
        is_new
    }

    /// Returns true if linking may change a value of an entry.
    #[inline(always)]
    pub(super) fn may_change(&self, shape: u32, value: u64) -> bool {
        let (attribute, form) = split_shape(shape);
        let limit = self.record.limits.get(usize::from(form.0));
        limit.is_some_and(|limit| value >= *limit)
            || value >= self.record.first_file
                && matches!(attribute, DW_AT_decl_file | DW_AT_call_file)
    }

    /// Records a value of an entry, given its index in the shape and its position in `info`. If its
    /// form may change, also records the entry's code, whose position is that of `entry`, unless the
    /// code `is_recorded`.
    #[inline(never)]
    pub(super) fn record_value(
        &mut self,
        (entry, code): (u32, u32),
        (index, shape): (usize, u32),
        (value, at): (u64, usize),
        is_recorded: &mut bool,
    ) {
        let kind = match split_shape(shape).1 {
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 => Kind::String,
            DW_FORM_addrx => Kind::Address,
            DW_FORM_loclistx => Kind::Locations,
            DW_FORM_rnglistx => Kind::Ranges,
            DW_FORM_ref4 => Kind::Entry,
            _ => Kind::File,
        };
        if matches!(kind, Kind::String | Kind::File) && !*is_recorded {
            self.record.add(Kind::Code, self.info.index(entry), code);
            *is_recorded = true;
        }
        self.record.add(kind, at, value as u32);
        if let Some(field) = self.record.info.last_mut() {
            field.attribute = index as u8;
        }
    }

    /// Records a field that holds the offset in the unit of an entry of the part.
    pub(super) fn record_entry(&mut self, position: u32) {
        if self.is_part() {
            let at = self.info.index(position);
            self.record.add(Kind::Entry, at, 0);
        }
    }

    /// Records an expression that starts at this point and has only the address with an index.
    pub(super) fn record_address(&mut self, place: Place, index: u64) {
        if !self.is_part() || index < self.addresses.first() {
            return;
        }
        let (fields, bytes) = match place {
            Place::Info => (&mut self.record.info, &self.info.bytes),
            Place::Lists => (&mut self.record.lists, &self.locations.lists.bytes),
        };
        fields.push(Field {
            at: bytes.len() as u32,
            kind: Kind::AddressExpression,
            attribute: 0,
            value: index as u32,
        });
    }

    /// Returns the offset in the unit of the part's first entry.
    fn first_entry(&self) -> u32 {
        (self.info.start() as u32).wrapping_sub(self.unit_start)
    }
}

/// The final numbers of what is new in a part.
struct Numbers {
    first: First,
    /// The codes of the shapes; 0 until a shape is used.
    codes: Vec<u32>,
    strings: Vec<u64>,
    symbols: Vec<SymbolIndex>,
    files: Vec<u64>,
    addresses: Vec<u64>,
    /// The indices of the part's first lists.
    locations: u64,
    ranges: u64,
}

/// Returns the final number of a number of a part.
fn final_number<T: Copy>(numbers: &[T], first: u64, value: u64) -> Option<T> {
    let index = value.checked_sub(first)?;
    numbers.get(usize::try_from(index).ok()?).copied()
}

impl Numbers {
    fn symbol(&self, symbol: SymbolIndex) -> SymbolIndex {
        let known = final_number(&self.symbols, self.first.symbol.into(), symbol.0.into());
        known.unwrap_or(symbol)
    }

    /// Returns the final value of a field, unless it is a code or an entry.
    fn value(&self, field: &Field) -> u32 {
        let (value, first) = (u64::from(field.value), &self.first);
        let number = match field.kind {
            Kind::String => final_number(&self.strings, first.string, value),
            Kind::File => final_number(&self.files, first.file, value),
            Kind::Address | Kind::AddressExpression => {
                final_number(&self.addresses, first.address, value)
            }
            Kind::Locations => Some(value - first.locations + self.locations),
            Kind::Ranges => Some(value - first.ranges + self.ranges),
            Kind::Code | Kind::Entry => None,
        };
        number.unwrap_or(value) as u32
    }

    fn relocations(&self, relocations: Vec<Relocation>, moved: &Moved) -> Vec<Relocation> {
        let relocations = relocations.into_iter().map(|field| Relocation {
            offset: moved.of(field.offset as u32).into(),
            target: match field.target {
                RelocationTarget::Symbol(symbol) => RelocationTarget::Symbol(self.symbol(symbol)),
                target => target,
            },
            ..field
        });
        relocations.collect()
    }
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
        None if kind == Kind::Entry => 4,
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

/// Appends the bytes of a part, with room for the final values of its fields.
fn copy(to: &mut Buffer, bytes: &[u8], fields: &[Field], values: &[u32]) -> Moved {
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

/// Writes the final values of fields that linking changed, except entries.
fn write_values(to: &mut Buffer, fields: &[Field], values: &[u32], moved: &Moved) {
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
    /// Appends a part.
    fn link(&mut self, part: Part) -> Result<(), EmitError> {
        let mut numbers = self.number(&part);
        let values = self.final_values(&part, &mut numbers);
        let fields = &part.record.info;
        let first = part.info.start() as u32;
        let first_in_unit = first.wrapping_sub(self.unit_start);
        let info = copy(&mut self.info, &part.info.bytes, fields, &values);
        write_values(&mut self.info, fields, &values, &info);
        let in_section = self.info.start() as u32;
        // The position in `.debug_info` of a position in the part.
        let position = |at: u32| info.of(at.wrapping_sub(first)).wrapping_add(in_section);
        for field in fields.iter().filter(|field| field.kind == Kind::Entry) {
            let at = info.of(field.at).wrapping_add(in_section);
            let offset = self.info.get(at, 4) as u32;
            let target = info.of(offset.wrapping_sub(first_in_unit));
            let target = target.wrapping_add(in_section);
            let offset = target.wrapping_sub(self.unit_start);
            self.info.set(at, offset.into(), 4);
        }
        let first_relocation = self.info.relocations.len();
        let relocations = numbers.relocations(part.info.relocations, &info);
        self.info.relocations.extend(relocations);
        for (slot, offset) in part.slots {
            self.slots.set(slot, position(offset));
        }
        for (slot, field) in part.waiting {
            self.slots.wait(slot, position(field));
        }
        for far in part.far {
            let relocation = far.relocation + first_relocation;
            self.slots
                .wait_far(far.slot, position(far.field), relocation);
        }
        for (number, offset) in part.record.procedures {
            self.set_procedure(number, position(offset));
        }
        self.types.append(part.types, self.unit_index, position);
        self.left_out.append(part.left_out);

        let values: Vec<u32> = (part.record.lists.iter())
            .map(|field| numbers.value(field))
            .collect();
        let list_relocations = self.locations.lists.relocations.len();
        let lists = link_lists(
            (&mut self.locations, part.locations),
            &numbers,
            (&part.record.lists, &values),
        );
        link_lists((&mut self.ranges, part.ranges), &numbers, (&[], &[]));
        self.pending.extend(part.pending.into_iter().map(|pending| {
            let (moved, relocations) = match pending.place {
                Place::Info => (&info, first_relocation),
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
        Ok(())
    }

    /// Adds what is new in a part to the tables of the unit.
    fn number(&mut self, part: &Part) -> Numbers {
        let (strings, files) = (part.strings.iter(), part.files.iter());
        let symbols = part.symbols.iter();
        let mut numbers = Numbers {
            first: part.first,
            codes: alloc::vec![0; part.shapes.len()],
            strings: strings.map(|text| self.strings.index(*text)).collect(),
            symbols: symbols.map(|name| self.symbols.index(*name)).collect(),
            files: files.map(|file| self.files.file(*file)).collect(),
            addresses: Vec::new(),
            locations: self.locations.count(),
            ranges: self.ranges.count(),
        };
        let addresses = part.addresses.iter().map(|address| {
            let symbol = numbers.symbol(address.symbol);
            self.addresses.append(Address { symbol, ..*address })
        });
        numbers.addresses = addresses.collect();
        numbers
    }

    /// Returns the final values of the fields of a part's entries. Entries have a new abbreviation
    /// if the form of a string or file changes.
    fn final_values(&mut self, part: &Part, numbers: &mut Numbers) -> Vec<u32> {
        let fields = &part.record.info;
        let mut values = Vec::with_capacity(fields.len());
        for (index, field) in fields.iter().enumerate() {
            let value = match field.kind {
                Kind::Entry => field.value,
                Kind::Code => {
                    let own = fields.get(index + 1..).unwrap_or(&[]);
                    let own = own.split(|field| field.kind == Kind::Code).next();
                    self.final_code(field.value, (own.unwrap_or(&[]), part), numbers)
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
        let new = code.checked_sub(part.first.shape + 1);
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
            None => self.abbreviations.shape(code.wrapping_sub(1)),
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
        let final_code = self.abbreviations.code(head, &shape);
        if let Some(place) = new.and_then(|index| numbers.codes.get_mut(index as usize))
            && is_same
        {
            *place = final_code;
        }
        final_code
    }
}

/// Appends the lists of a part.
fn link_lists(
    (to, part): (&mut Lists, Lists),
    numbers: &Numbers,
    (fields, values): (&[Field], &[u32]),
) -> Moved {
    let (lists, written) = part.into_lists();
    let moved = copy(&mut to.lists, &lists.bytes, fields, values);
    write_values(&mut to.lists, fields, values, &moved);
    let first_relocation = to.lists.relocations.len() as u32;
    let relocations = numbers.relocations(lists.relocations, &moved);
    to.lists.relocations.extend(relocations);
    to.append(written.into_iter().map(|list| List {
        start: moved.of(list.start),
        first_relocation: list.first_relocation + first_relocation,
    }));
    moved
}

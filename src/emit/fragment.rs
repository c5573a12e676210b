//! Functions that several threads write, each a range of a unit's functions, before the unit's
//! other entries.
//!
//! A copy of the emitter writes a range into a [`Fragment`], with its own numbers for what is
//! counted in order of first use: abbreviations, strings, files, symbols, addresses and lists.
//! References to other entries are open. When the unit reaches a function, its entries are copied
//! from the fragment: each attribute is read by its form, and a number is replaced by the unit's.
//! All numbers are assigned in the order of the unit, so the sections are the same as if one thread
//! had written them.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::abbrev::Abbreviations;
use super::buffer::Buffer;
use super::emitter::Emitter;
use super::entry::{implicit_number, index_form, join, number_form, split_shape};
use super::extent::Extents;
use super::format::Omissions;
use super::line::Lines;
use super::list::{AddressTable, Lists};
use super::sections::{Relocation, RelocationTarget, SectionId, SymbolIndex};
use super::slots::{Far, Slot};
use super::strings::{StringTable, SymbolTable};
use super::type_units::TypeUnits;
use crate::dwarf::{leb128, put};
use crate::markers::FunctionView;
use crate::metadata::UnitId;
use crate::parallel;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;
use hashbrown::HashMap;

/// No number of the unit yet.
const NONE: u32 = u32::MAX;

/// The entries of a range of functions, with the numbers of the thread that wrote them.
struct Fragment<'m> {
    info: Buffer,
    /// The end of each function.
    ends: Vec<Cursor>,
    /// The offsets of entries that others may refer to.
    written: Vec<(Slot, u32)>,
    /// The fields that refer to entries, in order: of the same unit, and of any unit.
    waiting: Vec<(Slot, u32)>,
    far: Vec<Far>,
    abbreviations: Abbreviations,
    strings: StringTable<'m>,
    lines: Lines<'m>,
    symbols: SymbolTable<'m>,
    addresses: AddressTable,
    lists: [Lists; 2],
    numbers: Numbers,
}

/// The unit's number of each number of a fragment; [`NONE`] until its first use.
#[derive(Default)]
struct Numbers {
    codes: Vec<u32>,
    strings: Vec<u32>,
    files: Vec<u32>,
    symbols: Vec<u32>,
    lists: [Vec<u32>; 2],
}

/// A place between two functions of a fragment.
#[derive(Clone, Copy, Default)]
struct Cursor {
    info: usize,
    written: usize,
    waiting: usize,
    far: usize,
    relocation: usize,
}

/// The fragments of a unit.
pub(super) struct Fragments<'m> {
    /// The functions of each fragment, as a range of those of the unit.
    ranges: Vec<Range<usize>>,
    all: Vec<Fragment<'m>>,
    copied: Copied,
}

/// Buffers for an entry that is being copied.
#[derive(Default)]
struct Copied {
    /// The attributes' values.
    values: Vec<u8>,
    shape: Vec<u32>,
    /// Fields in `values` that refer to entries.
    waiting: Vec<(Slot, u32)>,
    far: Vec<(Slot, u32)>,
    relocations: Vec<Relocation>,
}

/// The kinds of lists, as indices.
const LOCATIONS: usize = 0;
const RANGES: usize = 1;

impl<'p, 'l, 'v, 'm> Emitter<'p, 'l, 'v, 'm> {
    /// Writes the functions of a unit on several threads. `None` if there is only one, or if the
    /// unit has something that needs its final offset at once.
    pub(super) fn fragments(&self, unit: UnitId) -> Option<Fragments<'m>> {
        let functions = self.plan.functions.get(unit.index());
        let ranges = parallel::ranges(functions.len());
        if ranges.len() == 1 || !self.can_be_split() {
            return None;
        }
        let written = parallel::map(ranges.clone(), |range| {
            self.for_range().fragment(&functions[range])
        });
        let all: Option<Vec<Fragment<'m>>> = written.into_iter().collect();
        Some(Fragments {
            ranges,
            all: all?,
            copied: Copied::default(),
        })
    }

    fn can_be_split(&self) -> bool {
        let plan = self.plan;
        self.format.is_usual()
            && !self.format.is_relaxed
            && !self.format.is_split()
            && !self.has_siblings
            && plan.lowered.procedures().is_empty()
            && plan.apart.is_empty()
    }

    /// Returns an emitter with the same unit, and without entries.
    fn for_range(&self) -> Emitter<'p, 'l, 'v, 'm> {
        let (plan, format, module) = (self.plan, self.format, self.plan.module);
        let strings = &module.metadata.strings;
        Emitter {
            plan,
            encoding: self.encoding,
            format,
            left_out: Omissions::default(),
            has_pubnames: self.has_pubnames,
            has_siblings: false,
            siblings: Vec::new(),
            info: Buffer::new(format),
            abbreviations: Abbreviations::default(),
            strings: StringTable::new(format, strings).counting_uses(),
            symbols: SymbolTable::new(strings),
            addresses: self.addresses.counting(),
            address_of: self.address_of.clone(),
            part_addresses: self.part_addresses.clone(),
            locations: Lists::new(self.locations.id, format).counting(),
            ranges: Lists::new(self.ranges.id, format).counting(),
            skeletons: None,
            types: TypeUnits::default(),
            lines: Lines::new(format, module).counting(),
            macros: Buffer::new(format),
            slots: self.slots.recording(),
            unit_nodes: self.unit_nodes.nodes_only(),
            extents: Extents::new(plan),
            procedures: Vec::new(),
            pending: Vec::new(),
            opaque_types: HashMap::new(),
            base_types: self.base_types.clone(),
            base_names: Vec::new(),
            base_is_function: self.base_is_function,
            offsets_in_unit: self.offsets_in_unit.clone(),
            unit_start: 0,
            unit_index: self.unit_index,
            language: self.language,
            fragments: None,
            needs_offset: false,
        }
    }

    /// Writes functions. `None` if that fails, so that the unit's emitter repeats it and returns the
    /// error.
    fn fragment(mut self, functions: &[u32]) -> Option<Fragment<'m>> {
        let mut ends = Vec::with_capacity(functions.len());
        for index in functions {
            let function = self.plan.function(*index as usize)?;
            self.function(&function).ok()?;
            ends.push(Cursor {
                info: self.info.bytes.len(),
                written: self.slots.written_count(),
                waiting: self.slots.waiting.len(),
                far: self.slots.far.len(),
                relocation: self.info.relocations.len(),
            });
        }
        if self.needs_offset || !self.left_out.is_empty() {
            return None;
        }
        let none = |count: usize| alloc::vec![NONE; count];
        let numbers = Numbers {
            codes: none(self.abbreviations.len()),
            strings: none(self.strings.used().len()),
            files: none(self.lines.files().len()),
            symbols: none(self.symbols.names().len()),
            lists: [&self.locations, &self.ranges].map(|lists| none(lists.len())),
        };
        Some(Fragment {
            info: self.info,
            ends,
            written: self.slots.take_written(),
            waiting: self.slots.waiting,
            far: self.slots.far,
            abbreviations: self.abbreviations,
            strings: self.strings,
            lines: self.lines,
            symbols: self.symbols,
            addresses: self.addresses,
            lists: [self.locations, self.ranges],
            numbers,
        })
    }

    /// Copies a function from its fragment. Returns false if there is none.
    pub(super) fn copy_function(&mut self, function: &FunctionView<'_>) -> Result<bool, EmitError> {
        let Some(mut fragments) = self.fragments.take() else {
            return Ok(false);
        };
        let Fragments {
            ranges,
            all,
            copied,
        } = &mut fragments;
        let functions = self.plan.functions.get(self.unit_index);
        let place = functions.binary_search(&(function.id.index() as u32));
        let number = place.map(|place| {
            let number = ranges.partition_point(|range| range.end <= place);
            (
                number,
                place - ranges.get(number).map_or(0, |range| range.start),
            )
        });
        if let Ok((number, place)) = number
            && let Some(fragment) = all.get_mut(number)
        {
            self.copy(fragment, place, copied);
        }
        self.fragments = Some(fragments);
        self.info.check(SectionId::DebugInfo)?;
        Ok(true)
    }

    /// Copies the entries of the function with an index in a fragment.
    fn copy(&mut self, fragment: &mut Fragment<'m>, index: usize, copied: &mut Copied) {
        let before = index
            .checked_sub(1)
            .and_then(|before| fragment.ends.get(before));
        let mut at = before.copied().unwrap_or_default();
        let end = fragment.ends.get(index).map_or(0, |end| end.info);
        while at.info < end {
            let start = self.info.position();
            while let Some((slot, offset)) = fragment.written.get(at.written)
                && *offset as usize <= at.info
            {
                self.slots.set(*slot, start);
                at.written += 1;
            }
            let code = uleb(&fragment.info.bytes, &mut at.info);
            if code == 0 {
                self.info.u8(0);
                continue;
            }
            let code = self.copy_values(fragment, code as u32 - 1, &mut at, copied);
            self.info.uleb(u64::from(code));
            let first = self.info.position();
            self.info.bytes.extend_from_slice(&copied.values);
            for (slot, field) in copied.waiting.drain(..) {
                self.slots.wait(slot, first + field);
            }
            let mut far = copied.far.drain(..).peekable();
            for field in copied.relocations.drain(..) {
                let relocation = self.info.relocations.len();
                if let Some((slot, place)) = far.next_if(|far| u64::from(far.1) == field.offset) {
                    self.slots.wait_far(slot, first + place, relocation);
                }
                let (symbols, numbers) = (&fragment.symbols, &mut fragment.numbers);
                let target = self.target(symbols, numbers, field.target);
                self.info.relocations.push(Relocation {
                    offset: field.offset + u64::from(first),
                    target,
                    ..field
                });
            }
        }
    }

    /// Reads the values of an entry, given the index of its abbreviation in the fragment, and
    /// replaces the numbers. Returns the code of its abbreviation in the unit.
    fn copy_values(
        &mut self,
        fragment: &mut Fragment<'m>,
        index: u32,
        at: &mut Cursor,
        copied: &mut Copied,
    ) -> u32 {
        copied.values.clear();
        copied.shape.clear();
        let (head, attributes) = match fragment.abbreviations.shape(index) {
            Some((head, attributes)) => {
                copied.shape.extend_from_slice(attributes);
                (head, attributes.len())
            }
            None => (0, 0),
        };
        let mut is_changed = false;
        for number in 0..attributes {
            let shape = copied.shape[number];
            let form = self.copy_value(fragment, split_shape(shape), at, copied);
            let new = join(split_shape(shape).0, form);
            is_changed |= new != shape;
            copied.shape[number] = new;
        }
        if is_changed {
            return self.abbreviations.code(head, &copied.shape);
        }
        match fragment.numbers.codes.get_mut(index as usize) {
            Some(code) if *code != NONE => *code,
            code => {
                let new = self.abbreviations.code(head, &copied.shape);
                code.map(|code| *code = new);
                new
            }
        }
    }

    /// Copies the value of one attribute. Returns its form in the unit.
    fn copy_value(
        &mut self,
        fragment: &mut Fragment<'m>,
        (attribute, form): (DwAt, DwForm),
        at: &mut Cursor,
        copied: &mut Copied,
    ) -> DwForm {
        let bytes = &fragment.info.bytes[..];
        let (values, place) = (&mut copied.values, at.info);
        match form {
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 => {
                let known = fragment.info.number(form, &mut at.info);
                let text = fragment.strings.used().get(known as usize);
                let number = first_use(&mut fragment.numbers.strings, known, || {
                    text.map_or(0, |text| self.strings.index(*text))
                });
                return number_value(values, index_form(number), number, &self.info);
            }
            _ if matches!(attribute, DW_AT_decl_file | DW_AT_call_file) => {
                let known = fragment.info.number(form, &mut at.info);
                let file = fragment.lines.files().get(known as usize);
                let number = first_use(&mut fragment.numbers.files, known, || {
                    file.map_or(0, |file| self.lines.file(*file))
                });
                return number_value(values, number_form(number), number, &self.info);
            }
            DW_FORM_addrx => {
                let known = uleb(bytes, &mut at.info);
                let number = match fragment.addresses.counted(known) {
                    Some((symbol, addend)) => {
                        let symbol = self.symbol(&fragment.symbols, &mut fragment.numbers, symbol);
                        self.addresses.add(symbol, addend)
                    }
                    None => known,
                };
                push_uleb(values, number);
            }
            DW_FORM_loclistx | DW_FORM_rnglistx => {
                let kind = if form == DW_FORM_loclistx {
                    LOCATIONS
                } else {
                    RANGES
                };
                let known = uleb(bytes, &mut at.info);
                let number = self.copy_list(fragment, kind, known as usize);
                push_uleb(values, number);
            }
            DW_FORM_ref4 => {
                at.info += 4;
                if let Some((slot, field)) = fragment.waiting.get(at.waiting)
                    && *field as usize == place
                {
                    copied.waiting.push((*slot, values.len() as u32));
                    at.waiting += 1;
                }
                values.extend_from_slice(bytes.get(place..at.info).unwrap_or(&[]));
            }
            _ => {
                skip(bytes, form, &self.info, &mut at.info);
                let moved = values.len() as u64;
                if let Some(far) = fragment.far.get(at.far)
                    && far.field as usize == place
                {
                    copied.far.push((far.slot, moved as u32));
                    at.far += 1;
                }
                while let Some(field) = fragment.info.relocations.get(at.relocation)
                    && field.offset < at.info as u64
                {
                    copied.relocations.push(Relocation {
                        offset: field.offset - place as u64 + moved,
                        ..*field
                    });
                    at.relocation += 1;
                }
                values.extend_from_slice(bytes.get(place..at.info).unwrap_or(&[]));
            }
        }
        form
    }

    /// Copies a list, unless it was copied before. Returns its index.
    fn copy_list(&mut self, fragment: &mut Fragment<'m>, kind: usize, index: usize) -> u64 {
        match fragment.numbers.lists[kind].get(index) {
            Some(&NONE) => {}
            known => return known.map_or(0, |known| u64::from(*known)),
        }
        let (bytes, relocations) = fragment.lists[kind].list(index);
        let mut relocations: Vec<Relocation> = relocations.collect();
        for field in &mut relocations {
            field.target = self.target(&fragment.symbols, &mut fragment.numbers, field.target);
        }
        let lists = match kind {
            LOCATIONS => &mut self.locations,
            _ => &mut self.ranges,
        };
        let number = lists.add(bytes, &relocations);
        if let Some(known) = fragment.numbers.lists[kind].get_mut(index) {
            *known = number as u32;
        }
        number
    }

    /// Returns a relocation's target with the unit's symbol.
    fn target(
        &mut self,
        symbols: &SymbolTable<'m>,
        numbers: &mut Numbers,
        target: RelocationTarget,
    ) -> RelocationTarget {
        match target {
            RelocationTarget::Symbol(symbol) => {
                RelocationTarget::Symbol(self.symbol(symbols, numbers, symbol))
            }
            other => other,
        }
    }

    fn symbol(
        &mut self,
        symbols: &SymbolTable<'m>,
        numbers: &mut Numbers,
        symbol: SymbolIndex,
    ) -> SymbolIndex {
        let name = symbols.names().get(symbol.0 as usize);
        let number = first_use(&mut numbers.symbols, u64::from(symbol.0), || {
            name.map_or(0, |name| u64::from(self.symbols.index(*name).0))
        });
        SymbolIndex(number as u32)
    }
}

/// Returns the unit's number of a fragment's number, which `find` computes at its first use.
fn first_use(numbers: &mut [u32], known: u64, find: impl FnOnce() -> u64) -> u64 {
    match numbers.get_mut(known as usize) {
        Some(number) => {
            if *number == NONE {
                *number = find() as u32;
            }
            u64::from(*number)
        }
        None => find(),
    }
}

/// Appends a number in a form. Returns the form.
fn number_value(values: &mut Vec<u8>, form: DwForm, number: u64, like: &Buffer) -> DwForm {
    let size = match form {
        DW_FORM_strx1 | DW_FORM_data1 => 1,
        DW_FORM_strx2 | DW_FORM_data2 => 2,
        DW_FORM_data4 => 4,
        DW_FORM_data8 => 8,
        _ => {
            push_uleb(values, number);
            return form;
        }
    };
    let start = values.len();
    values.resize(start + size, 0);
    put(&mut values[start..], like.order(), number);
    form
}

fn push_uleb(values: &mut Vec<u8>, number: u64) {
    match u8::try_from(number) {
        Ok(byte @ 0..0x80) => values.push(byte),
        _ => leb128::write_unsigned(values, number),
    }
}

fn uleb(bytes: &[u8], at: &mut usize) -> u64 {
    let (mut number, mut shift) = (0, 0);
    while let Some(&byte) = bytes.get(*at) {
        *at += 1;
        number |= u64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
        shift += 7;
        if byte < 0x80 {
            break;
        }
    }
    number
}

impl Buffer {
    /// Reads a number of a form of fixed size, or a LEB128 number.
    fn number(&self, form: DwForm, at: &mut usize) -> u64 {
        let size = match form {
            DW_FORM_strx1 | DW_FORM_data1 => 1,
            DW_FORM_strx2 | DW_FORM_data2 => 2,
            DW_FORM_data4 => 4,
            DW_FORM_data8 => 8,
            _ => return uleb(&self.bytes, at),
        };
        let number = self.get(*at as u32, size);
        *at += usize::from(size);
        number
    }
}

/// Moves past a value whose bytes do not depend on the fragment.
fn skip(bytes: &[u8], form: DwForm, like: &Buffer, at: &mut usize) {
    let size = match form {
        _ if implicit_number(form).is_some() => 0,
        DW_FORM_flag_present => 0,
        DW_FORM_data1 | DW_FORM_flag => 1,
        DW_FORM_data2 => 2,
        DW_FORM_data4 => 4,
        DW_FORM_data8 => 8,
        DW_FORM_data16 => 16,
        DW_FORM_addr => usize::from(like.address_bytes()),
        DW_FORM_ref_addr | DW_FORM_sec_offset => usize::from(like.offset_bytes()),
        DW_FORM_block1 => 1 + bytes.get(*at).map_or(0, |length| usize::from(*length)),
        DW_FORM_exprloc => uleb(bytes, at) as usize,
        // LEB128 numbers, signed ones as well.
        _ => {
            uleb(bytes, at);
            0
        }
    };
    *at += size;
}

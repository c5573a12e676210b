//! Functions that several threads write, each a range of a unit's functions, before the unit's
//! other entries.
//!
//! A copy of the emitter writes a range into a [`Fragment`]. Numbers that are counted in the order
//! of first use are not known there, and references to other entries are open. [`Marks`] lists the
//! fields with such numbers and references, by their offsets in the fragment. When the unit reaches
//! a function, its bytes are copied from the fragment, and the unit's numbers replace those at the
//! marks. So the sections are the same as if one thread had written them.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::abbrev::Abbreviations;
use super::buffer::Buffer;
use super::emitter::Emitter;
use super::entry::{index_form, join, number_form, split_shape};
use super::extent::Extents;
use super::format::Omissions;
use super::line::Lines;
use super::list::{AddressTable, Lists};
use super::marks::{Kind, Mark, Marks};
use super::sections::{Relocation, RelocationTarget, SectionId, SymbolIndex};
use super::strings::{StringTable, SymbolTable};
use super::type_units::TypeUnits;
use crate::dwarf::{leb128, put};
use crate::markers::FunctionView;
use crate::metadata::lists::make_room;
use crate::metadata::{FileId, Id, Text, UnitId};
use crate::parallel;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;
use hashbrown::HashMap;

/// No number of the unit yet.
const NONE: u32 = u32::MAX;

/// The maximum size in bytes of a LEB128 number of 64 bits, and more than that of any other number.
const LEB: usize = 10;

/// The entries of a range of functions.
struct Fragment {
    info: Buffer,
    marks: Vec<Mark>,
    /// The end of each function in `info` and in `marks`.
    ends: Vec<(u32, u32)>,
    abbreviations: Abbreviations,
    addresses: AddressTable,
    /// The location lists and the range lists.
    lists: [Lists; 2],
    /// The unit's code for each abbreviation; [`NONE`] until its first use.
    codes: Vec<u32>,
}

/// The fragments of a unit.
pub(super) struct Fragments {
    /// The functions of each fragment, as a range of those of the unit.
    ranges: Vec<Range<usize>>,
    all: Vec<Fragment>,
}

impl<'p, 'l, 'v, 'm> Emitter<'p, 'l, 'v, 'm> {
    /// Writes the functions of a unit on several threads. `None` if there is only one, or if the
    /// unit has something that needs its final offset at once.
    pub(super) fn fragments(&self, unit: UnitId) -> Option<Fragments> {
        let functions = self.plan.functions.get(unit.index());
        let ranges = parallel::ranges(functions.len());
        if ranges.len() == 1 || !self.can_be_split() {
            return None;
        }
        let written = parallel::map(ranges.clone(), |range| {
            self.for_range().fragment(&functions[range])
        });
        let all: Option<Vec<Fragment>> = written.into_iter().collect();
        Some(Fragments { ranges, all: all? })
    }

    fn can_be_split(&self) -> bool {
        let plan = self.plan;
        self.format.is_usual()
            && !self.format.is_relaxed
            && !self.format.is_split()
            && !self.has_siblings
            && !self.format.saves_addresses()
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
            strings: StringTable::of_ids(format, strings),
            symbols: SymbolTable::of_ids(strings),
            addresses: self.addresses.counting(),
            address_of: self.address_of.clone(),
            part_addresses: self.part_addresses.clone(),
            locations: Lists::new(self.locations.id, format).counting(),
            ranges: Lists::new(self.ranges.id, format).counting(),
            skeletons: None,
            types: TypeUnits::default(),
            lines: Lines::of_ids(format, module),
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
    fn fragment(mut self, functions: &[u32]) -> Option<Fragment> {
        let mut marks = Marks::default();
        let mut ends = Vec::with_capacity(functions.len());
        for index in functions {
            let function = self.plan.function(*index as usize)?;
            self.function(&function).ok()?;
            let (info, shapes) = (&self.info, &self.abbreviations);
            marks.find(info, shapes, &mut self.slots)?;
            ends.push((self.info.position(), marks.all.len() as u32));
        }
        if self.needs_offset || !self.left_out.is_empty() {
            return None;
        }
        Some(Fragment {
            codes: alloc::vec![NONE; self.abbreviations.len()],
            info: self.info,
            marks: marks.all,
            ends,
            abbreviations: self.abbreviations,
            addresses: self.addresses,
            lists: [self.locations, self.ranges],
        })
    }

    /// Copies a function from its fragment. Returns false if there is none.
    pub(super) fn copy_function(&mut self, function: &FunctionView<'_>) -> Result<bool, EmitError> {
        let Some(mut fragments) = self.fragments.take() else {
            return Ok(false);
        };
        let Fragments { ranges, all } = &mut fragments;
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
            self.copy(fragment, place);
        }
        self.fragments = Some(fragments);
        self.info.check(SectionId::DebugInfo)?;
        Ok(true)
    }

    /// Copies the entries of the function with an index in a fragment.
    fn copy(&mut self, fragment: &mut Fragment, index: usize) {
        let Fragment {
            info,
            marks,
            ends,
            abbreviations,
            addresses,
            lists,
            codes,
        } = fragment;
        let before = index.checked_sub(1).and_then(|before| ends.get(before));
        let (start, first) = before.copied().unwrap_or_default();
        let (end, last) = ends.get(index).copied().unwrap_or_default();
        let from = info.bytes.get(start as usize..end as usize).unwrap_or(&[]);
        let marks = marks.get(first as usize..last as usize).unwrap_or(&[]);
        // Numbers grow by less than this.
        let most = from.len() + marks.len() * LEB;
        let mut copy = Copy::new(core::mem::take(&mut self.info.bytes), most, from);
        for (number, mark) in marks.iter().enumerate() {
            copy.run((mark.at - start) as usize, mark.size);
            match mark.kind {
                Kind::Written => self.slots.set(mark.slot(), copy.to as u32),
                Kind::Waiting => self.slots.wait(mark.slot(), copy.to as u32),
                Kind::Far => {
                    let relocation = self.info.relocations.len();
                    self.slots.wait_far(mark.slot(), copy.to as u32, relocation);
                }
                Kind::Relocation => {
                    if let Some(field) = info.relocations.get(mark.value as usize) {
                        let target = self.target(field.target);
                        self.info.relocations.push(Relocation {
                            offset: copy.to as u64,
                            target,
                            ..*field
                        });
                    }
                }
                Kind::Code => {
                    let rest = marks.get(number + 1..).unwrap_or(&[]);
                    let code = self.code_of((abbreviations, codes), mark.value, rest);
                    copy.uleb(code.into());
                }
                Kind::String | Kind::File => {
                    let (number, form) = self.counted(mark);
                    copy.number(form, number, self.info.order());
                }
                Kind::Address => copy.uleb(self.address(addresses, mark.value)),
                Kind::AddressExpression => {
                    let number = self.address(addresses, mark.value);
                    copy.u8(1 + leb128::size(number) as u8);
                    copy.u8(DW_OP_addrx.0);
                    copy.uleb(number);
                }
                Kind::Locations | Kind::Ranges => copy.uleb(self.copy_list(lists, mark)),
            }
        }
        self.info.bytes = copy.finish();
    }

    /// Returns the unit's index of an address of a fragment.
    fn address(&mut self, addresses: &AddressTable, index: u32) -> u64 {
        match addresses.counted(index.into()) {
            Some((symbol, addend)) => {
                let symbol = self.symbols.index(Text::from_index(symbol.0 as usize));
                self.addresses.add(symbol, addend)
            }
            None => index.into(),
        }
    }

    /// Copies a list of a fragment. Returns its number.
    fn copy_list(&mut self, [locations, ranges]: &[Lists; 2], mark: &Mark) -> u64 {
        let is_location = mark.kind == Kind::Locations;
        let lists = if is_location { locations } else { ranges };
        let (bytes, relocations) = lists.list(mark.value as usize);
        let relocations = match relocations.len() {
            0 => Vec::new(),
            _ => self.with_symbols(relocations),
        };
        let lists = match is_location {
            true => &mut self.locations,
            false => &mut self.ranges,
        };
        lists.add(bytes, &relocations)
    }

    /// Returns the unit's code of an abbreviation of a fragment, given the marks after it.
    fn code_of(
        &mut self,
        (shapes, codes): (&Abbreviations, &mut [u32]),
        index: u32,
        rest: &[Mark],
    ) -> u32 {
        if self.has_other_form(rest) {
            return self.changed_code(shapes, index, rest);
        }
        match codes.get_mut(index as usize) {
            Some(code) => {
                if *code == NONE {
                    *code = self.changed_code(shapes, index, &[]);
                }
                *code
            }
            None => 0,
        }
    }

    /// Returns the unit's number of a string or file, and its form.
    fn counted(&mut self, mark: &Mark) -> (u64, DwForm) {
        let id = mark.value as usize;
        match mark.kind {
            Kind::String => {
                let number = self.strings.index(Text::from_index(id));
                (number, index_form(number))
            }
            _ => {
                let number = self.lines.file(FileId::from_index(id));
                (number, number_form(number))
            }
        }
    }

    /// Returns true if the entry before these marks has a string or file whose number in the unit
    /// has another form.
    fn has_other_form(&mut self, marks: &[Mark]) -> bool {
        let own = marks.iter().take_while(|mark| mark.kind != Kind::Code);
        let mut counted = own.filter(|mark| matches!(mark.kind, Kind::String | Kind::File));
        counted.any(|mark| self.counted(mark).1 != mark.form)
    }

    /// Returns the unit's code of an abbreviation, with the forms of the marks of the entry.
    fn changed_code(&mut self, shapes: &Abbreviations, index: u32, marks: &[Mark]) -> u32 {
        let Some((head, attributes)) = shapes.shape(index) else {
            return 0;
        };
        let mut attributes = attributes.to_vec();
        let own = marks.iter().take_while(|mark| mark.kind != Kind::Code);
        for mark in own.filter(|mark| matches!(mark.kind, Kind::String | Kind::File)) {
            let form = self.counted(mark).1;
            if let Some(attribute) = attributes.get_mut(usize::from(mark.attribute)) {
                *attribute = join(split_shape(*attribute).0, form);
            }
        }
        self.abbreviations.code(head, &attributes)
    }

    /// Returns the relocations of a list with the unit's symbols.
    fn with_symbols(&mut self, relocations: impl Iterator<Item = Relocation>) -> Vec<Relocation> {
        let mut relocations: Vec<Relocation> = relocations.collect();
        for field in &mut relocations {
            field.target = self.target(field.target);
        }
        relocations
    }

    /// Returns a relocation's target with the unit's symbol.
    fn target(&mut self, target: RelocationTarget) -> RelocationTarget {
        match target {
            RelocationTarget::Symbol(SymbolIndex(text)) => {
                RelocationTarget::Symbol(self.symbols.index(Text::from_index(text as usize)))
            }
            other => other,
        }
    }
}

/// A copy of bytes in which some numbers are replaced. It is made in a buffer that is long enough,
/// because most runs are so short that a block of fixed size is copied faster.
struct Copy<'f> {
    bytes: Vec<u8>,
    /// The end of the copy in `bytes`.
    to: usize,
    from: &'f [u8],
    /// The end of what is copied from `from`.
    at: usize,
}

/// The size of a block that is copied in one step.
const BLOCK: usize = 16;

impl<'f> Copy<'f> {
    /// Begins a copy at the end of `bytes`, which grows by `most` bytes or less.
    fn new(mut bytes: Vec<u8>, most: usize, from: &'f [u8]) -> Copy<'f> {
        let to = bytes.len();
        make_room(&mut bytes, most + BLOCK);
        bytes.resize(to + most + BLOCK, 0);
        Copy {
            bytes,
            to,
            from,
            at: 0,
        }
    }

    /// Copies up to an offset, and skips `size` bytes there.
    #[inline(always)]
    fn run(&mut self, end: usize, size: u8) {
        let count = end.saturating_sub(self.at);
        let source = self
            .from
            .get(self.at..)
            .and_then(|rest| rest.first_chunk::<BLOCK>());
        let place = self
            .bytes
            .get_mut(self.to..)
            .and_then(|rest| rest.first_chunk_mut());
        if let (0..=BLOCK, Some(source), Some(place)) = (count, source, place) {
            *place = *source;
        } else {
            self.long_run(end);
        }
        self.to += count;
        self.at = end + usize::from(size);
    }

    #[inline(never)]
    fn long_run(&mut self, end: usize) {
        let source = self.from.get(self.at..end).unwrap_or(&[]);
        if let Some(place) = self.bytes.get_mut(self.to..self.to + source.len()) {
            place.copy_from_slice(source);
        }
    }

    #[inline(always)]
    fn u8(&mut self, byte: u8) {
        if let Some(place) = self.bytes.get_mut(self.to) {
            *place = byte;
            self.to += 1;
        }
    }

    #[inline(always)]
    fn uleb(&mut self, number: u64) {
        match number {
            0..0x80 => self.u8(number as u8),
            _ => leb128::unsigned(number, |byte| self.u8(byte)),
        }
    }

    /// Adds a number in a form.
    #[inline(always)]
    fn number(&mut self, form: DwForm, number: u64, order: ByteOrder) {
        let size = match form {
            DW_FORM_strx1 | DW_FORM_data1 => return self.u8(number as u8),
            DW_FORM_strx2 | DW_FORM_data2 => 2,
            DW_FORM_data4 => 4,
            DW_FORM_data8 => 8,
            _ => return self.uleb(number),
        };
        if let Some(place) = self.bytes.get_mut(self.to..self.to + size) {
            put(place, order, number);
            self.to += size;
        }
    }

    /// Copies the rest, and returns the bytes.
    fn finish(mut self) -> Vec<u8> {
        self.run(self.from.len(), 0);
        self.bytes.truncate(self.to);
        self.bytes
    }
}

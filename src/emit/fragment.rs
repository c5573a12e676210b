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
use crate::markers::FunctionView;
use crate::metadata::{FileId, Id, Text, UnitId};
use crate::parallel;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;
use hashbrown::HashMap;

/// No number of the unit yet.
const NONE: u32 = u32::MAX;

/// The entries of a range of functions.
struct Fragment {
    info: Buffer,
    marks: Vec<Mark>,
    /// The end of each function in `info` and in `marks`.
    ends: Vec<(u32, u32)>,
    abbreviations: Abbreviations,
    addresses: AddressTable,
    locations: Lists,
    ranges: Lists,
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
            locations: self.locations,
            ranges: self.ranges,
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
        let before = index
            .checked_sub(1)
            .and_then(|before| fragment.ends.get(before));
        let (start, first) = before.copied().unwrap_or_default();
        let (end, last) = fragment.ends.get(index).copied().unwrap_or_default();
        let bytes = fragment.info.bytes.get(..end as usize).unwrap_or(&[]);
        let marks = fragment
            .marks
            .get(first as usize..last as usize)
            .unwrap_or(&[]);
        let mut from = start as usize;
        for (number, mark) in marks.iter().enumerate() {
            let at = mark.at as usize;
            let run = bytes.get(from..at).unwrap_or(&[]);
            self.info.bytes.extend_from_slice(run);
            from = at + usize::from(mark.size);
            let place = self.info.position();
            match mark.kind {
                Kind::Written => self.slots.set(mark.slot(), place),
                Kind::Waiting => self.slots.wait(mark.slot(), place),
                Kind::Far => {
                    let relocation = self.info.relocations.len();
                    self.slots.wait_far(mark.slot(), place, relocation);
                }
                Kind::Relocation => {
                    if let Some(field) = fragment.info.relocations.get(mark.value as usize) {
                        let target = self.target(field.target);
                        self.info.relocations.push(Relocation {
                            offset: place.into(),
                            target,
                            ..*field
                        });
                    }
                }
                Kind::Code => {
                    let rest = marks.get(number + 1..).unwrap_or(&[]);
                    let shapes = &fragment.abbreviations;
                    let code = match fragment.codes.get(mark.value as usize) {
                        _ if self.has_other_form(rest) => {
                            self.changed_code(shapes, mark.value, rest)
                        }
                        Some(code) if *code != NONE => *code,
                        _ => {
                            let code = self.changed_code(shapes, mark.value, &[]);
                            if let Some(known) = fragment.codes.get_mut(mark.value as usize) {
                                *known = code;
                            }
                            code
                        }
                    };
                    self.info.uleb(code.into());
                }
                Kind::String | Kind::File => {
                    let (number, form) = self.counted(mark);
                    self.write_number(form, number);
                }
                Kind::Address => {
                    let number = match fragment.addresses.counted(mark.value.into()) {
                        Some((symbol, addend)) => {
                            let symbol = self.symbols.index(Text::from_index(symbol.0 as usize));
                            self.addresses.add(symbol, addend)
                        }
                        None => mark.value.into(),
                    };
                    self.info.uleb(number);
                }
                Kind::Locations => {
                    let (bytes, relocations) = fragment.locations.list(mark.value as usize);
                    let relocations = self.with_symbols(relocations);
                    let number = self.locations.add(bytes, &relocations);
                    self.info.uleb(number);
                }
                Kind::Ranges => {
                    let (bytes, relocations) = fragment.ranges.list(mark.value as usize);
                    let relocations = self.with_symbols(relocations);
                    let number = self.ranges.add(bytes, &relocations);
                    self.info.uleb(number);
                }
            }
        }
        self.info
            .bytes
            .extend_from_slice(bytes.get(from..).unwrap_or(&[]));
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

    fn write_number(&mut self, form: DwForm, number: u64) {
        match form {
            DW_FORM_strx1 | DW_FORM_data1 => self.info.u8(number as u8),
            DW_FORM_strx2 | DW_FORM_data2 => self.info.u16(number as u16),
            DW_FORM_data4 => self.info.u32(number as u32),
            DW_FORM_data8 => self.info.uint(number, 8),
            _ => self.info.uleb(number),
        }
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

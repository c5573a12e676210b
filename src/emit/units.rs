//! All units of a module: the entries and the line table of each unit, then the tables that list
//! the contents of all units, and the sections. The file [`unit`](super::unit) writes the entries
//! of one unit.

use super::aranges;
use super::buffer::Buffer;
use super::emitter::Emitter;
use super::extent::Extents;
use super::format::{Omission, Omissions};
use super::line::Lines;
use super::names::{self, Written};
use super::sections::{Section, SectionId};
use super::slots::Slots;
use super::smallest::{Choice, Moved};
use super::strings::SymbolTable;
use super::unit_nodes::UnitNodes;
use super::{EmitError, EmitOptions, Sections};
use crate::metadata::{DICompileUnit, NameTableKind, UnitId};
use alloc::boxed::Box;
use alloc::vec::Vec;
use gimli::constants::DW_AT_GNU_pubnames;

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Sets the properties of entries and indices that the options or the units determine.
    pub(super) fn set_options(&mut self, options: &EmitOptions, choice: Option<Choice>) {
        if let Some(choice) = choice {
            self.written.abbreviations.choose(choice);
        }
        let mut units = self.plan.module.metadata.units.iter();
        self.written.has_siblings = options.siblings;
        self.written.has_overlapping_lists = options.overlapping_lists;
        let has_pubnames =
            options.pubnames || units.any(|(_, unit)| unit.name_table_kind == NameTableKind::Gnu);
        self.written.has_pubnames = has_pubnames && !self.format.is_strict();
        if has_pubnames && self.format.is_strict() {
            let omission = Omission::Attribute(DW_AT_GNU_pubnames);
            self.written.omissions.add(omission);
        }
    }

    /// Writes units and the sections that belong to them. Returns the symbols and the omissions.
    pub(super) fn all(
        mut self: Box<Self>,
        units: impl Iterator<Item = (UnitId, &'m DICompileUnit)>,
        (to, counted): (&mut Sections, &mut Vec<Choice>),
        options: &EmitOptions,
    ) -> Result<(SymbolTable, Omissions), EmitError> {
        let (plan, format) = (self.plan, self.format);
        let mut aranges = Buffer::new(format, SectionId::DebugAranges);
        let mut units = units.peekable();
        while let Some((id, unit)) = units.next() {
            self.unit(id, unit)?;
            if units.peek().is_none() {
                self.resolve_far();
                // The entries are freed before the last line table is built, so that it reuses
                // their memory. If there is one unit, this table is the whole `.debug_line`.
                if self.types.found.is_empty() {
                    self.free_entries();
                }
            }
            self.line_table(id, unit)?;
            if options.has_aranges() {
                let pieces = (plan.functions_of(id)).flat_map(|function| function.pieces());
                let start = self.linked_unit();
                let code = pieces.map(|piece| (self.symbol(piece.symbol), piece.size()));
                aranges::add_unit(&mut aranges, format, start, code)?;
            }
        }
        if !format.is_split() {
            self.type_units()?;
        }
        self.end_units(aranges, (to, counted), options)
    }

    /// Adds the sections of all units, and the tables that list their contents. Returns the symbols
    /// and the omissions.
    pub(super) fn end_units(
        mut self: Box<Self>,
        aranges: Buffer,
        (to, counted): (&mut Sections, &mut Vec<Choice>),
        options: &EmitOptions,
    ) -> Result<(SymbolTable, Omissions), EmitError> {
        let format = self.format;
        let written = Written {
            format,
            info: &self.written.info,
            locations: self.written.locations.section(),
            abbreviations: &self.written.abbreviations,
            types: &self.types.units,
            has_pubnames: self.written.has_pubnames,
        };
        let skeletons = self.skeletons.as_deref_mut();
        let names = names::emit(&written, &mut self.written.strings, skeletons, options)?;
        if format.is_smallest {
            counted.push(self.written.abbreviations.chosen(format));
        }
        let (tables, moved) = self.finish(&mut to.sections)?;
        to.sections.extend(aranges.finish(SectionId::DebugAranges)?);
        for (id, mut names) in names {
            if let Some(moved) = &moved {
                moved.correct(&mut names);
            }
            to.sections.extend(names.finish(id)?);
        }
        Ok(tables)
    }

    /// Adds the sections of units: first those in the object file, then those of split units.
    /// Returns the symbols and the omissions, and the moved strings of linked sections.
    fn finish(
        mut self: Box<Self>,
        sections: &mut Vec<Section>,
    ) -> Result<((SymbolTable, Omissions), Option<Moved>), EmitError> {
        let mut moved = None;
        if self.format.is_smallest {
            self.lines.merge_paths()?;
        }
        // llvm-dwp moves each string of `.debug_str.dwo` as a whole, and reads an offset into the
        // middle of a string as 0.
        if self.format.is_smallest && self.skeletons.is_none() {
            let strings = self.written.strings.merge()?;
            strings.correct(&mut self.written.info);
            strings.correct(&mut self.written.macros);
            moved = Some(strings);
        }
        let types = self.cut_type_units()?;
        let rest = (self.written.symbols, self.written.omissions);
        if self.written.info.bytes.is_empty() {
            return Ok((rest, moved));
        }
        let macros = (self.format.macros(), self.written.macros);
        let (text, offsets) = self.written.strings.finish()?;
        let (line, paths) = self.lines.finish()?;
        let linked = [
            (SectionId::DebugAddr, self.written.addresses.finish()),
            (SectionId::DebugLine, line),
            (SectionId::DebugLineStr, paths),
        ];
        let units = [
            macros,
            (SectionId::DebugInfo, self.written.info),
            (
                SectionId::DebugAbbrev,
                self.written.abbreviations.finish(self.format),
            ),
            (SectionId::DebugStr, text),
            (SectionId::DebugStrOffsets, offsets),
        ];
        let lists = [
            (self.written.locations.id, self.written.locations.finish()),
            (self.written.ranges.id, self.written.ranges.finish()),
        ];
        match self.skeletons {
            Some(skeletons) => {
                let split = units.into_iter().chain(lists);
                skeletons.finish(split, linked, sections)?;
            }
            None => {
                let mut add = |(id, buffer): (SectionId, Buffer)| -> Result<(), EmitError> {
                    if let Some(section) = buffer.finish(id)? {
                        sections.push(section);
                    }
                    Ok(())
                };
                units.into_iter().try_for_each(&mut add)?;
                linked.into_iter().try_for_each(&mut add)?;
                lists.into_iter().try_for_each(&mut add)?;
            }
        }
        sections.extend(types);
        Ok((rest, moved))
    }

    /// Returns the offset in `.debug_info` of the current unit or its skeleton, which tables refer
    /// to.
    fn linked_unit(&self) -> u32 {
        let skeletons = self.skeletons.as_ref();
        let last = skeletons.and_then(|skeletons| skeletons.units.last());
        last.map_or(self.unit_start, |(start, _)| *start)
    }

    /// Frees the memory that only entries need, after the last entry is written.
    fn free_entries(&mut self) {
        self.slots = Slots::default();
        self.unit_nodes = UnitNodes::default();
        self.extents = Extents::default();
    }

    /// Writes the line table of a unit.
    fn line_table(&mut self, id: UnitId, unit: &DICompileUnit) -> Result<(), EmitError> {
        let plan = self.plan;
        let step = self.lines.step(plan.module, plan.functions_with_rows(id));
        let program = self.program(id, step);
        let files = self.written.files.all(unit.file);
        let table = (plan.module, files, step);
        self.lines
            .end_unit(table, program, &mut self.written.omissions)
    }

    /// Returns the line number program of a unit, in which addresses advance by a multiple of
    /// `step` bytes.
    pub(super) fn program(&self, id: UnitId, step: u8) -> Buffer {
        let rows = self.plan.functions_with_rows(id);
        Lines::program(
            self.format,
            (&self.written.files, rows),
            step,
            &self.written.symbols,
        )
    }
}

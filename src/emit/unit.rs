//! A unit of `.debug_info` (DWARF 5 section 7.5.1.1).

use super::EmitError;
use super::buffer::{Buffer, Length};
use super::emitter::{Emitter, NONE};
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::language::language_name;
use super::list::{Fields, Lists};
use super::relocation::SymbolIndex;
use super::sections::SectionId;
use super::vendor::{DW_AT_APPLE_SDK, DW_AT_LLVM_AUGMENTATION, DW_AT_LLVM_SYSROOT};
use crate::dwarf::Dialect;
use crate::lower::EntryLocation;
use crate::markers::FunctionView;
use crate::metadata::{DICompileUnit, Id, Scope, SubprogramId, UnitId};
use crate::units::Position;
use alloc::vec::Vec;
use gimli::constants::*;

/// A unit whose entry is written and whose children are not.
#[derive(Clone)]
pub(super) struct BegunUnit {
    length: Length,
    has_children: bool,
}

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Writes the header of a unit after its length. Returns the position of the id (`dwo_id`) if
    /// the header has one: in skeletons and split units of DWARF 5.
    pub(super) fn unit_header(&mut self, kind: DwUt) -> Option<u32> {
        self.written.info.u16(self.format.version());
        if !self.format.is_5() {
            self.written.info.section_offset(SectionId::DebugAbbrev, 0);
            self.written.info.u8(self.encoding.address_bytes);
            return None;
        }
        self.written.info.u8(kind.0);
        self.written.info.u8(self.encoding.address_bytes);
        self.written.info.section_offset(SectionId::DebugAbbrev, 0);
        let place = self.written.info.position();
        [DW_UT_skeleton, DW_UT_split_compile]
            .contains(&kind)
            .then(|| {
                self.written.info.uint(0, 8);
                place
            })
    }

    /// Writes a unit and its tables, except its line table.
    pub(super) fn unit(&mut self, id: UnitId, unit: &'m DICompileUnit) -> Result<(), EmitError> {
        let plan = self.plan;
        let functions = || plan.functions_of(id);
        let begun = self.begin_unit(id, unit)?;
        self.unit_contents(id)?;
        let pieces = functions().filter(|_| self.written.has_late_code);
        let pieces = pieces.flat_map(|function| function.pieces());
        let code = pieces.map(|piece| (self.written.symbols.known(piece.symbol), piece.size()));
        let code = code.filter_map(|(symbol, size)| Some((symbol?, size)));
        let code = self.code_ranges(code);
        self.end_entries(begun, &code)?;
        if self.format.is_split() {
            self.type_units()?;
        }
        self.skeleton(unit, functions())?;
        self.end_tables()
    }

    /// Writes the header of a unit and its entry.
    pub(super) fn begin_unit(
        &mut self,
        id: UnitId,
        unit: &'m DICompileUnit,
    ) -> Result<BegunUnit, EmitError> {
        let plan = self.plan;
        (self.unit_start, self.unit_index, self.written.language) =
            (self.written.info.position(), id.index(), unit.language);
        let length = self.written.info.begin();
        let kind = match self.format.is_split() {
            true => DW_UT_split_compile,
            false => DW_UT_compile,
        };
        let id_field = self.unit_header(kind);
        if let (Some(skeletons), Some(field)) = (&mut self.skeletons, id_field) {
            skeletons.id_field = field;
        }
        self.written.files.begin_unit(unit.file);
        self.offsets_in_unit.clear();
        let functions = || plan.functions_of(id);
        // llvm-dwarfdump checks split units without the address that is in the skeleton, so their
        // lists do not use it as a base.
        let pieces = || functions().flat_map(|function| function.pieces());
        self.base_is_function =
            !self.is_stream && pieces().nth(1).is_none() && !self.format.is_split();
        self.unit_nodes
            .find(plan, (&self.slots, self.unit_start), id, functions());
        let has_children = self.unit_entry(id, unit, functions())?;
        self.written.base_types.clear();
        self.written.opaque_types.clear();
        Ok(BegunUnit {
            length,
            has_children,
        })
    }

    /// Writes the entries of the nodes of the module that are in a unit.
    pub(super) fn unit_contents(&mut self, id: UnitId) -> Result<(), EmitError> {
        self.base_types()?;
        self.nodes(self.plan.number(Scope::Unit(id)))?;
        self.unit_code(id, self.plan.functions_of(id))?;
        self.patch_pending()
    }

    /// Ends the entries of a unit, given the [`code_ranges`](Emitter::code_ranges) of its
    /// functions.
    pub(super) fn end_entries(&mut self, begun: BegunUnit, code: &Buffer) -> Result<(), EmitError> {
        self.end_code(code);
        self.resolve_references()?;
        if begun.has_children {
            self.written.info.u8(0);
        }
        self.written.info.end(begun.length, SectionId::DebugInfo)
    }

    /// Ends the tables of a unit that its entries refer to.
    pub(super) fn end_tables(&mut self) -> Result<(), EmitError> {
        self.written.strings.end_unit()?;
        self.written.addresses.end_unit()?;
        self.written.locations.end_unit()?;
        self.written.ranges.end_unit()
    }

    /// Writes the entries of a unit's DWARF procedures, abstract instances and functions.
    fn unit_code<'f>(
        &mut self,
        id: UnitId,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
    ) -> Result<(), EmitError> {
        let plan = self.plan;
        let procedures = plan.procedures.get(id.index()).iter();
        let (of_variables, others): (Vec<usize>, Vec<usize>) = procedures
            .map(|procedure| *procedure as usize)
            // An object map is written with its variable.
            .filter(|procedure| plan.lowered.map(*procedure).is_none())
            .partition(|procedure| plan.lowered.procedure_variable(*procedure).is_some());
        for procedure in others {
            self.procedure(procedure)?;
        }
        self.abstract_instances(id, |_| true)?;
        let is_nested =
            |function: &FunctionView<'_>| self.unit_nodes.is_nested(plan, function.subprogram);
        let has_namespaces = !plan.module.metadata.namespaces.is_empty();
        if has_namespaces && functions.clone().any(|function| is_nested(&function)) {
            let functions = functions.filter(|function| !is_nested(function));
            let numbers = functions.map(|function| function.id.index() as u32);
            self.functions(&numbers.collect::<Vec<u32>>())?;
        } else {
            self.functions(plan.functions.get(id.index()))?;
        }
        // A variable whose scope has no entry gets a DWARF procedure instead.
        for procedure in of_variables {
            if self.procedures.get(procedure) == Some(&NONE) {
                self.procedure(procedure)?;
            }
        }
        Ok(())
    }

    /// Writes the unwritten abstract instances of a unit outside of namespaces, for the subprograms
    /// that `is_selected` accepts.
    pub(super) fn abstract_instances(
        &mut self,
        id: UnitId,
        is_selected: impl Fn(SubprogramId) -> bool,
    ) -> Result<(), EmitError> {
        let plan = self.plan;
        for &index in plan.abstracts.get(id.index()) {
            let subprogram = SubprogramId::from_index(index as usize);
            let slot = EntryTarget::Scope(Scope::Subprogram(subprogram));
            let slot = self.slots.slot(plan, slot);
            let is_nested = self.unit_nodes.is_nested(plan, subprogram);
            if is_selected(subprogram) && !is_nested && self.local_offset(slot).is_none() {
                self.abstract_instance(subprogram)?;
            }
        }
        Ok(())
    }

    fn unit_has_children(&self, id: UnitId) -> bool {
        let (plan, nodes) = (self.plan, &self.unit_nodes);
        self.is_stream
            || !plan.functions.get(id.index()).is_empty()
            || !plan.abstracts.get(id.index()).is_empty()
            || !nodes.span(plan.number(Scope::Unit(id))).is_empty()
            || !plan.lowered.base_types().is_empty()
    }

    /// Writes a `DW_TAG_compile_unit`. Returns true if children follow.
    fn unit_entry<'f>(
        &mut self,
        id: UnitId,
        unit: &'m DICompileUnit,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
    ) -> Result<bool, EmitError> {
        let has_children = self.unit_has_children(id);
        let mut entry = Entry::new(DW_TAG_compile_unit);
        entry.children = has_children;
        let strings = self.written.strings.begin_unit();
        let is_split = self.format.is_split();
        // The skeleton has the bases of tables and the code.
        let has_tables = self.format.has_tables() && !is_split;
        let is_addressed =
            self.is_stream || functions.clone().next().is_some() || self.has_indexed_global(id);
        let addresses =
            (has_tables && is_addressed).then(|| self.written.addresses.reference_base());
        if let Some(skeletons) = &mut self.skeletons {
            skeletons.address_base = self.written.addresses.reference_base();
        }
        self.describe_unit(&mut entry, unit);
        if has_tables {
            entry.section(DW_AT_str_offsets_base, strings);
        }
        if !is_split {
            entry.section(DW_AT_stmt_list, self.lines.position());
            if self.written.has_pubnames {
                entry.flag(DW_AT_GNU_pubnames);
            }
            self.unit_ranges(&mut entry, functions.clone());
        }
        if let Some(base) = addresses {
            entry.section(DW_AT_addr_base, base);
        }
        let has_ranges = has_tables
            && (self.is_stream
                || self.written.ranges.has_lists()
                || functions.clone().any(|it| self.has_range_list(&it)));
        if has_ranges {
            entry.section(DW_AT_rnglists_base, self.written.ranges.reference_base());
        }
        if has_tables && (self.is_stream || self.has_location_list(id, functions)) {
            entry.section(DW_AT_loclists_base, self.written.locations.reference_base());
        }
        if self.encoding.dialect == Dialect::LlvmLegacy {
            let augmentation = self.written.strings.add("[llvm:v0.0]");
            entry.string(
                DW_AT_LLVM_AUGMENTATION,
                self.written.strings.index_at(augmentation),
            );
        }
        self.macros(&mut entry, unit)?;
        // The last attribute: its place is found from the end of the entry.
        if is_split && !self.format.is_5() {
            entry.wide(DW_AT_GNU_dwo_id, 0);
        }
        let offset = self.write(&entry)?;
        if let Some(skeletons) = self.skeletons.as_mut().filter(|_| !self.format.is_5()) {
            skeletons.id_field = self.written.info.position().wrapping_sub(8);
        }
        self.written(EntryTarget::Scope(Scope::Unit(id)), offset);
        Ok(has_children)
    }

    /// Adds the producer, the language, the name and the options of the compiler.
    fn describe_unit(&mut self, entry: &mut Entry, unit: &DICompileUnit) {
        entry.string(DW_AT_producer, self.string(unit.producer));
        entry.number(DW_AT_language, u64::from(unit.language.0));
        if self.format.language_names {
            language_name(entry, unit.language);
        }
        if let Some(file) = self.plan.module.metadata.files.get(unit.file) {
            entry.string(DW_AT_name, self.string(file.name));
            if !self.format.is_split() {
                entry.string(DW_AT_comp_dir, self.string(file.directory));
            }
        }
        for (attribute, text) in [
            (DW_AT_APPLE_flags, unit.flags),
            (DW_AT_LLVM_SYSROOT, unit.sysroot),
            (DW_AT_APPLE_SDK, unit.sdk),
        ] {
            if let Some(text) = text {
                entry.string(attribute, self.string(text));
            }
        }
    }

    /// Adds the attributes that give the address ranges of the unit's code.
    pub(super) fn unit_ranges<'f>(
        &mut self,
        entry: &mut Entry,
        mut functions: impl Iterator<Item = FunctionView<'f>> + Clone,
    ) {
        if self.is_stream {
            return self.late_ranges(entry);
        }
        let all = functions.clone();
        let extent = self.place_in_unit(functions.clone());
        match (functions.next(), functions.next(), extent) {
            (None, ..) => {}
            (Some(first), Some(_), Some(size)) => {
                self.add_addresses(&first);
                entry.address(DW_AT_low_pc, self.function_address());
                entry.high_pc(size);
            }
            (Some(only), None, _) if only.parts().is_empty() => {
                self.add_addresses(&only);
                entry.address(DW_AT_low_pc, self.function_address());
                self.high_pc(entry, &only, Position(0)..Position(only.size));
            }
            _ => {
                // A linker may move functions, so each function has its indexed address and a
                // length. No list here uses the unit's base address, but gdb requires one.
                if self.format.has_late_lists() {
                    return self.late_ranges(entry);
                }
                entry.zero_address(DW_AT_low_pc);
                self.written.ranges.begin();
                for function in all {
                    self.add_addresses(&function);
                    self.whole_pieces(&function);
                }
                entry.range_list(DW_AT_ranges, self.written.ranges.end(Fields::Final));
            }
        }
    }

    /// Adds a list of the unit's code that is written after its functions.
    fn late_ranges(&mut self, entry: &mut Entry) {
        entry.zero_address(DW_AT_low_pc);
        self.written.has_late_code = true;
        entry.range_list(DW_AT_ranges, self.written.ranges.reserve());
    }

    /// Returns the entries of a list of the unit's code, given the symbols and sizes of functions
    /// and their parts.
    pub(super) fn code_ranges(&self, code: impl Iterator<Item = (SymbolIndex, u32)>) -> Buffer {
        let mut ranges = Lists::of_part(&self.written.ranges, 0, u64::MAX);
        for (symbol, size) in code {
            let address = self.written.addresses.find(symbol, 0).unwrap_or(0);
            ranges.whole(address, size, &self.written.addresses);
        }
        ranges.into_lists().0
    }

    /// Writes the list of the unit's code if it follows those of the functions.
    fn end_code(&mut self, code: &Buffer) {
        if core::mem::take(&mut self.written.has_late_code) {
            self.written.ranges.begin();
            self.written.ranges.lists.append_copy(code);
            self.written.ranges.end_reserved();
        }
    }

    /// Adds the code of the current function to the current range list.
    pub(super) fn whole_pieces(&mut self, function: &FunctionView<'_>) {
        for piece in function.pieces() {
            let index = self.piece_address(piece.number);
            match self.format.is_relaxed {
                true => {
                    let code = (self.symbol(piece.symbol), 0..piece.size());
                    self.written.ranges.code(code, &mut self.written.addresses);
                }
                false => self
                    .written
                    .ranges
                    .whole(index, piece.size(), &self.written.addresses),
            }
        }
    }

    /// Returns true if a variable or procedure of the unit may have a location list.
    fn has_location_list<'f>(
        &mut self,
        id: UnitId,
        mut functions: impl Iterator<Item = FunctionView<'f>>,
    ) -> bool {
        let plan = self.plan;
        if plan.lowered.has_parts() {
            return true;
        }
        let index = plan.lowered.validated().index();
        let mut procedures = plan.procedures.get(id.index()).iter();
        procedures.any(|procedure| {
            let procedure = plan.lowered.procedures().get(*procedure as usize);
            procedure.is_some_and(|procedure| matches!(procedure.location, EntryLocation::List(_)))
        }) || functions.any(|function| {
            let is_list = |location: EntryLocation| matches!(location, EntryLocation::List(_));
            let mut fragments = index.code_fragments(plan.module, function.subprogram);
            fragments.any(|fragment| is_list(plan.lowered.fragment(fragment)))
                || self.has_variable_list(&function)
        })
    }

    /// Writes the `DW_TAG_base_type`s that only expressions refer to, with LLVM's names. Each unit
    /// has all of the module's, because there are few.
    pub(super) fn base_types(&mut self) -> Result<(), EmitError> {
        self.base_types.clear();
        for (index, base) in self.plan.lowered.base_types().iter().enumerate() {
            let mut known = self.written.base_types.iter();
            if let Some((_, offset)) = known.find(|known| known.0 == *base) {
                self.base_types.push(*offset);
                continue;
            }
            if self.base_names[index] == NONE {
                let encoding = base.encoding.static_string().unwrap_or("DW_ATE");
                let name = match (base.encoding, base.bytes) {
                    // gdb takes other names of this size for the ABI's `long double`, which is a
                    // number of 80 bits on x86 and two of 64 bits on Power.
                    (gimli::DW_ATE_float, 16) => "_Float128",
                    (_, bytes) => &alloc::format!("{encoding}_{}", u32::from(bytes) * 8),
                };
                self.base_names[index] = self.written.strings.add(name);
            }
            let mut entry = Entry::new(DW_TAG_base_type);
            entry.string(
                DW_AT_name,
                self.written.strings.index_at(self.base_names[index]),
            );
            entry.number(DW_AT_encoding, u64::from(base.encoding.0));
            entry.number(DW_AT_byte_size, u64::from(base.bytes));
            let offset = self.write(&entry)?;
            self.base_types.push(offset - self.unit_start);
            self.written
                .base_types
                .push((*base, offset - self.unit_start));
        }
        Ok(())
    }
}

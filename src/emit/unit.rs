//! The units of `.debug_info` (DWARF 5 section 7.5.1.1).

use super::buffer::Buffer;
use super::emitter::{Emitter, NONE};
use super::entry::Entry;
use super::plan::Plan;
use super::sections::{Section, SectionId};
use super::slots::Target;
use super::{EmitError, EmitOptions, EmittedFunction, Frames, Sections, frame};
use crate::dwarf::Dialect;
use crate::lower::{EntryLocation, Lowered};
use crate::markers::FunctionView;
use crate::metadata::{DICompileUnit, Id, Scope, SubprogramId, UnitId};
use alloc::vec::Vec;
use gimli::constants::*;

/// Writes all sections.
pub(super) fn emit(
    lowered: &Lowered<'_, '_>,
    options: &EmitOptions,
) -> Result<Sections, EmitError> {
    let plan = Plan::new(lowered);
    let (module, encoding) = (plan.module, lowered.encoding());
    let mut emitter = Emitter::new(&plan);
    let functions = emitter.functions();
    for (id, unit) in module.metadata.units.iter() {
        emitter.unit(id, unit)?;
    }
    emitter.resolve_far();

    let frames: &[SectionId] = match options.frames {
        Frames::None => &[],
        Frames::Debug => &[SectionId::DebugFrame],
        Frames::Eh => &[SectionId::EhFrame],
        Frames::Both => &[SectionId::DebugFrame, SectionId::EhFrame],
    };
    let frames: Vec<_> = frames
        .iter()
        .map(|id| Ok((*id, frame::emit(&plan, &functions, *id)?)))
        .collect::<Result<_, EmitError>>()?;
    let abbreviations = emitter.abbreviations.finish(encoding);
    let (text, offsets) = emitter.strings.finish()?;
    let (line, paths) = emitter.lines.finish()?;
    let mut sections: Vec<Section> = Vec::new();
    let mut add = |id, buffer: Buffer| sections.extend(buffer.finish(id));
    if !emitter.info.bytes.is_empty() {
        add(SectionId::DebugInfo, emitter.info);
        add(SectionId::DebugAbbrev, abbreviations);
        add(SectionId::DebugStr, text);
        add(SectionId::DebugStrOffsets, offsets);
        add(SectionId::DebugAddr, emitter.addresses.finish());
        add(SectionId::DebugLine, line);
        add(SectionId::DebugLineStr, paths);
        add(SectionId::DebugLocLists, emitter.locations.finish());
        add(SectionId::DebugRngLists, emitter.ranges.finish());
    }
    for (id, frames) in frames {
        add(id, frames);
    }
    Ok(Sections {
        target: module.target,
        sections,
        symbols: emitter.symbols.finish()?,
        functions,
    })
}

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// The functions of the module, whose symbols get the first indices.
    fn functions(&mut self) -> Vec<EmittedFunction> {
        let module = self.plan.module;
        let functions = module.code.functions().map(|function| {
            let subprogram = module.metadata.subprograms.get(function.subprogram);
            EmittedFunction {
                id: function.id,
                symbol: self.symbols.index(function.symbol),
                size: function.size,
                external: subprogram.is_some_and(|node| node.is_external()),
            }
        });
        functions.collect()
    }

    fn unit(&mut self, id: UnitId, unit: &'m DICompileUnit) -> Result<(), EmitError> {
        let plan = self.plan;
        (self.unit_start, self.unit_index, self.language) =
            (self.info.position(), id.index(), unit.language);
        let length = self.info.begin();
        self.info.u16(5);
        self.info.u8(DW_UT_compile.0);
        self.info.u8(self.encoding.address_bytes);
        self.info.section_offset(SectionId::DebugAbbrev, 0);
        self.lines.begin_unit(unit.file);
        let functions = || {
            plan.functions
                .get(id.index())
                .iter()
                .filter_map(|index| plan.function(*index as usize))
        };
        self.unit_nodes.find(plan, &self.slots, id, functions());
        let root = plan.number(Scope::Unit(id));
        let has_children = !plan.functions.get(id.index()).is_empty()
            || !plan.abstracts.get(id.index()).is_empty()
            || !self.unit_nodes.span(root).is_empty()
            || !plan.lowered.base_types().is_empty();
        self.unit_entry(id, unit, functions(), has_children)?;
        self.base_types()?;
        self.opaque_types.clear();
        self.nodes(root)?;
        self.unit_code(id, functions())?;
        self.resolve_waiting()?;
        if has_children {
            self.info.u8(0);
        }
        self.info.end(length, SectionId::DebugInfo)?;
        self.patch_pending()?;
        self.strings.end_unit()?;
        self.addresses.end_unit()?;
        self.locations.end_unit()?;
        self.ranges.end_unit()?;
        let validity = plan.lowered.validated().index();
        let rows = functions().filter(|function| validity.has_lines(function.id));
        self.lines
            .end_unit(plan.module, unit.file, rows, &mut self.symbols)
    }

    /// The entries of a unit's DWARF procedures, abstract instances and functions.
    fn unit_code<'f>(
        &mut self,
        id: UnitId,
        functions: impl Iterator<Item = FunctionView<'f>>,
    ) -> Result<(), EmitError> {
        let plan = self.plan;
        let procedures = plan.procedures.get(id.index()).iter();
        let (of_variables, others): (Vec<usize>, Vec<usize>) = procedures
            .map(|procedure| *procedure as usize)
            .partition(|procedure| plan.lowered.procedure_variable(*procedure).is_some());
        for procedure in others {
            self.procedure(procedure)?;
        }
        for &index in plan.abstracts.get(id.index()) {
            let subprogram = SubprogramId::from_index(index as usize);
            if !self.unit_nodes.is_nested(plan, subprogram) {
                self.abstract_instance(subprogram)?;
            }
        }
        for function in functions {
            if !self.unit_nodes.is_nested(plan, function.subprogram) {
                self.function(&function)?;
            }
        }
        // A variable whose scope has no entry gets a DWARF procedure instead.
        for procedure in of_variables {
            if self.procedures.get(procedure) == Some(&NONE) {
                self.procedure(procedure)?;
            }
        }
        Ok(())
    }

    /// `DW_TAG_compile_unit`.
    fn unit_entry<'f>(
        &mut self,
        id: UnitId,
        unit: &'m DICompileUnit,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
        has_children: bool,
    ) -> Result<(), EmitError> {
        let module = self.plan.module;
        let mut entry = Entry::new(DW_TAG_compile_unit).children(has_children);
        let strings = self.strings.begin_unit();
        let addresses = functions.clone().next().map(|_| self.addresses.announce());
        for function in functions.clone() {
            let symbol = self.symbols.index(function.symbol);
            if let Some(place) = self.address_of.get_mut(function.id.index()) {
                *place = self.addresses.add(symbol, 0);
            }
        }
        entry.string(DW_AT_producer, self.strings.index(unit.producer));
        entry.number(DW_AT_language, u64::from(unit.language.0));
        if let Some(file) = module.metadata.files.get(unit.file) {
            entry.string(DW_AT_name, self.strings.index(file.name));
            entry.string(DW_AT_comp_dir, self.strings.index(file.directory));
        }
        entry.section(DW_AT_str_offsets_base, strings);
        entry.section(DW_AT_stmt_list, self.lines.position());
        self.unit_ranges(&mut entry, functions.clone());
        if let Some(base) = addresses {
            entry.section(DW_AT_addr_base, base);
        }
        if functions
            .clone()
            .any(|function| !function.scopes().is_empty())
            || functions.clone().count() > 1
        {
            entry.section(DW_AT_rnglists_base, self.ranges.announce());
        }
        if self.has_location_list(id, functions) {
            entry.section(DW_AT_loclists_base, self.locations.announce());
        }
        if self.encoding.dialect == Dialect::LlvmLegacy {
            let augmentation = self.strings.add("[llvm:v0.0]");
            entry.string(DW_AT_LLVM_AUGMENTATION, self.strings.index_at(augmentation));
        }
        let offset = self.write(&entry)?;
        self.written(Target::Scope(Scope::Unit(id)), offset);
        Ok(())
    }

    /// Adds the attributes that give the address ranges of the unit's code.
    fn unit_ranges<'f>(
        &mut self,
        entry: &mut Entry,
        mut functions: impl Iterator<Item = FunctionView<'f>> + Clone,
    ) {
        let all = functions.clone();
        match (functions.next(), functions.next()) {
            (None, _) => {}
            (Some(only), None) => {
                entry.address(DW_AT_low_pc, self.address_of(&only));
                entry.high_pc(only.size);
            }
            _ => {
                // A linker may place functions apart: each has its indexed address and a length.
                // No list here uses the unit's base address, but gdb requires one.
                entry.zero_address(DW_AT_low_pc);
                entry.range_list(DW_AT_ranges, self.ranges.begin());
                for function in all {
                    let index = self.address_of(&function);
                    let lists = &mut self.ranges.lists;
                    lists.u8(DW_RLE_startx_length.0);
                    lists.uleb(index);
                    lists.uleb(u64::from(function.size));
                }
                self.ranges.lists.u8(DW_RLE_end_of_list.0);
            }
        }
    }

    /// Whether a variable or procedure of the unit may have a location list.
    fn has_location_list<'f>(
        &self,
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
            let is_list = |location: &EntryLocation| matches!(location, EntryLocation::List(_));
            let node = plan.module.metadata.subprograms.get(function.subprogram);
            let mut fragments = node.into_iter().flat_map(|node| node.fragments());
            let mut variables = index.variables(function.subprogram);
            variables.any(|variable| is_list(plan.lowered.location(variable)))
                || fragments.any(|fragment| is_list(plan.lowered.fragment(fragment)))
        })
    }

    /// The `DW_TAG_base_type`s that only expressions refer to, with LLVM's names. Each unit has all
    /// of them, since they are few.
    fn base_types(&mut self) -> Result<(), EmitError> {
        self.base_types.clear();
        for (index, base) in self.plan.lowered.base_types().iter().enumerate() {
            let bits = u32::from(base.bytes) * 8;
            let encoding = base.encoding.static_string().unwrap_or("DW_ATE");
            if self.base_names[index] == NONE {
                self.base_names[index] = self.strings.add(&alloc::format!("{encoding}_{bits}"));
            }
            let mut entry = Entry::new(DW_TAG_base_type);
            entry.string(DW_AT_name, self.strings.index_at(self.base_names[index]));
            entry.number(DW_AT_encoding, u64::from(base.encoding.0));
            entry.number(DW_AT_byte_size, u64::from(base.bytes));
            let offset = self.write(&entry)?;
            self.base_types.push(offset - self.unit_start);
        }
        Ok(())
    }
}

/// The attribute that marks units with LLVM's operations. gimli has no such constant.
const DW_AT_LLVM_AUGMENTATION: DwAt = DwAt(0x3e09);

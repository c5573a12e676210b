//! `.debug_info`, unit after unit (DWARF 5 section 7.5.1.1).

use super::abbrev::{Abbreviations, Entry};
use super::buffer::Buffer;
use super::entries::{Entries, Target};
use super::extent::Extents;
use super::line::Lines;
use super::list::{AddressTable, Lists};
use super::location::Pending;
use super::plan::Plan;
use super::sections::{Section, SectionId};
use super::strings::{StringTable, SymbolTable};
use super::wanted::Wanted;
use super::{EmitError, EmitOptions, EmittedFunction, Frames, Sections, frame};
use crate::dwarf::{Dialect, Encoding};
use crate::lower::{EntryLocation, Lowered};
use crate::markers::FunctionView;
use crate::metadata::{DICompileUnit, FileId, Id, Scope, SubprogramId, UnitId};
use alloc::vec::Vec;
use gimli::constants::*;
use hashbrown::HashMap;

/// In place of an offset: what has not been written yet.
pub(super) use crate::metadata::lists::NONE;

/// Everything that is being written.
pub(super) struct Emitter<'p, 'l, 'v, 'm> {
    pub(super) plan: &'p Plan<'l, 'v, 'm>,
    pub(super) encoding: Encoding,
    pub(super) info: Buffer,
    pub(super) abbreviations: Abbreviations,
    pub(super) strings: StringTable<'m>,
    pub(super) symbols: SymbolTable<'m>,
    pub(super) addresses: AddressTable,
    /// For each function, the index of its address in its unit.
    pub(super) address_of: Vec<u64>,
    pub(super) locations: Lists,
    pub(super) ranges: Lists,
    pub(super) lines: Lines<'m>,
    pub(super) entries: Entries,
    pub(super) wanted: Wanted,
    pub(super) extents: Extents,
    /// For each entry that expressions refer to, a procedure or a variable, where it is; `NONE`
    /// until it has been written.
    pub(super) procedures: Vec<u32>,
    /// Operands that refer to such entries of the unit that are yet to be written.
    pub(super) pending: Vec<Pending>,
    /// The types of the unit that are only a number of bytes, by that: their offsets in the unit.
    pub(super) opaque_types: HashMap<u64, u32>,
    /// For each base type of expressions, the offset of its entry in the unit.
    pub(super) base_types: Vec<u32>,
    /// For each of them, where its name is in `.debug_str`; `NONE` until it is used.
    base_names: Vec<u32>,
    /// Where the unit at hand starts.
    pub(super) unit_start: u32,
    /// Its number, and its language.
    pub(super) unit_index: usize,
    pub(super) language: DwLang,
}

/// Writes all sections.
pub(super) fn emit(
    lowered: &Lowered<'_, '_>,
    options: &EmitOptions,
) -> Result<Sections, EmitError> {
    let plan = Plan::new(lowered);
    let (module, encoding) = (plan.module, lowered.encoding());
    let entries = Entries::new(&plan);
    let mut emitter = Emitter {
        plan: &plan,
        encoding,
        info: Buffer::new(encoding),
        abbreviations: Abbreviations::default(),
        strings: StringTable::new(encoding, &module.metadata.strings),
        symbols: SymbolTable::new(&module.metadata.strings),
        addresses: AddressTable::new(encoding),
        address_of: alloc::vec![0; module.code.len()],
        locations: Lists::new(SectionId::DebugLocLists, encoding),
        ranges: Lists::new(SectionId::DebugRngLists, encoding),
        lines: Lines::new(encoding, module),
        wanted: Wanted::new(&entries),
        entries,
        extents: Extents::new(&plan),
        procedures: alloc::vec![NONE; lowered.procedures().len()],
        pending: Vec::new(),
        opaque_types: HashMap::new(),
        base_types: Vec::new(),
        base_names: alloc::vec![NONE; lowered.base_types().len()],
        unit_start: 0,
        unit_index: 0,
        language: DwLang(0),
    };
    let mut functions = Vec::new();
    for function in module.code.functions() {
        let symbol = emitter.symbols.index(function.symbol);
        let external = module
            .metadata
            .subprograms
            .get(function.subprogram)
            .is_some_and(|node| node.is_external());
        functions.push(EmittedFunction {
            id: function.id,
            symbol,
            size: function.size,
            external,
        });
    }
    for (id, unit) in module.metadata.units.iter() {
        emitter.unit(id, unit)?;
    }
    emitter.resolve_far();

    let frame = |eh: bool| frame::emit(&plan, &functions, eh);
    let debug_frame = matches!(options.frames, Frames::Debug | Frames::Both)
        .then(|| frame(false))
        .transpose()?;
    let eh_frame = matches!(options.frames, Frames::Eh | Frames::Both)
        .then(|| frame(true))
        .transpose()?;

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
    for (id, buffer) in [
        (SectionId::DebugFrame, debug_frame),
        (SectionId::EhFrame, eh_frame),
    ] {
        if let Some(buffer) = buffer {
            add(id, buffer);
        }
    }
    Ok(Sections {
        target: module.target,
        sections,
        symbols: emitter.symbols.finish()?,
        functions,
    })
}

impl<'m> Emitter<'_, '_, '_, 'm> {
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
        self.wanted.find(plan, &self.entries, id, functions());
        let root = plan.number(Scope::Unit(id));
        let has_children = !plan.functions.get(id.index()).is_empty()
            || !plan.abstracts.get(id.index()).is_empty()
            || !self.wanted.span(root).is_empty()
            || !plan.lowered.base_types().is_empty();
        self.unit_entry(id, unit, functions(), has_children)?;
        self.base_types()?;
        self.opaque_types.clear();
        self.nodes(root)?;
        let procedures = || {
            plan.procedures
                .get(id.index())
                .iter()
                .map(|procedure| *procedure as usize)
        };
        for procedure in
            procedures().filter(|procedure| plan.lowered.procedure_variable(*procedure).is_none())
        {
            self.procedure(procedure)?;
        }
        for &index in plan.abstracts.get(id.index()) {
            let subprogram = SubprogramId::from_index(index as usize);
            if !self.wanted.is_nested(plan, subprogram) {
                self.abstract_instance(subprogram)?;
            }
        }
        for function in functions() {
            if !self.wanted.is_nested(plan, function.subprogram) {
                self.function(&function)?;
            }
        }
        // In place of a variable whose scope has not been written.
        for procedure in
            procedures().filter(|procedure| plan.lowered.procedure_variable(*procedure).is_some())
        {
            if self.procedures.get(procedure) == Some(&NONE) {
                self.procedure(procedure)?;
            }
        }
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

    /// `DW_TAG_compile_unit`.
    fn unit_entry<'f>(
        &mut self,
        id: UnitId,
        unit: &'m DICompileUnit,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
        has_children: bool,
    ) -> Result<(), EmitError> {
        let module = self.plan.module;
        let mut entry = Entry::new(DW_TAG_compile_unit, has_children);
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
        let mut count = functions.clone();
        match (count.next(), count.next()) {
            (None, _) => {}
            (Some(only), None) => {
                entry.address(DW_AT_low_pc, self.address_of(&only));
                entry.high_pc(only.size);
            }
            _ => {
                // Functions may be apart once they are linked: lengths from indexed addresses. The
                // base address is that of lists that name none; all name one, but gdb asks for it.
                entry.zero_address(DW_AT_low_pc);
                entry.range_list(DW_AT_ranges, self.ranges.begin());
                for function in functions.clone() {
                    let index = self.address_of(&function);
                    let lists = &mut self.ranges.lists;
                    lists.u8(DW_RLE_startx_length.0);
                    lists.uleb(index);
                    lists.uleb(u64::from(function.size));
                }
                self.ranges.lists.u8(DW_RLE_end_of_list.0);
            }
        }
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

    /// `DW_TAG_base_type`s that only expressions refer to, named as LLVM names them. They are few,
    /// so each unit has all.
    fn base_types(&mut self) -> Result<(), EmitError> {
        self.base_types.clear();
        for (index, base) in self.plan.lowered.base_types().iter().enumerate() {
            let bits = u32::from(base.bytes) * 8;
            let encoding = base.encoding.static_string().unwrap_or("DW_ATE");
            if self.base_names[index] == NONE {
                self.base_names[index] = self.strings.add(&alloc::format!("{encoding}_{bits}"));
            }
            let mut entry = Entry::new(DW_TAG_base_type, false);
            entry.string(DW_AT_name, self.strings.index_at(self.base_names[index]));
            entry.number(DW_AT_encoding, u64::from(base.encoding.0));
            entry.number(DW_AT_byte_size, u64::from(base.bytes));
            let offset = self.write(&entry)?;
            self.base_types.push(offset - self.unit_start);
        }
        Ok(())
    }

    /// The index of a function's address.
    pub(super) fn address_of(&self, function: &FunctionView<'_>) -> u64 {
        self.address_of
            .get(function.id.index())
            .copied()
            .unwrap_or(0)
    }

    /// Adds where something is declared. Line 0 stands for none.
    pub(super) fn declared(&mut self, entry: &mut Entry, file: Option<FileId>, line: u32) {
        if let Some(file) = file {
            entry.number(DW_AT_decl_file, self.lines.file(file));
        }
        if line > 0 {
            entry.number(DW_AT_decl_line, u64::from(line));
        }
    }
}

/// LLVM's proposal for units that hold its operations; no constant of gimli's.
const DW_AT_LLVM_AUGMENTATION: DwAt = DwAt(0x3e09);

//! The shared module of a stream: the start and the end of a stream, and the checks of the modules
//! that are added.

use super::super::aranges;
use super::super::buffer::Buffer;
use super::super::earlier::{Earlier, STREAM};
use super::super::emitter::Emitter;
use super::super::format::{Omissions, UnitFormat, Units};
use super::super::frame::FrameSection;
use super::super::line::Lines;
use super::super::module::{complete, frame_sections, new_sections, unit_format};
use super::super::plan::Plan;
use super::super::relocation::SymbolIndex;
use super::super::sections::SectionId;
use super::super::strings::SymbolTable;
use super::super::unit::BegunUnit;
use super::super::{EmitOptions, EmittedFunction, Sections};
use super::StreamError;
use super::code::{CodeTables, code_of};
use super::kept::{Kept, UnresolvedField, slots_of, subprogram_name};
use crate::lower::Lowered;
use crate::metadata::{DICompileUnit, Id, Scope, SubprogramId, UnitId};
use crate::module::{Module, NodeKind};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The shared module, and the format in which it is written.
pub(super) struct Base<'l, 'v, 'm> {
    /// The plan of the shared module, for the slots of its nodes.
    pub(super) plan: Plan<'l, 'v, 'm>,
    pub(super) unit: (UnitId, &'m DICompileUnit),
    options: EmitOptions,
    pub(super) format: UnitFormat,
    /// The unit of address advances in the line number program, in bytes.
    pub(super) step: u8,
}

/// The kind of change of a module's code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    Add,
    Remove,
}

impl Change {
    /// Adds to a count, or subtracts from it.
    pub(super) fn apply(self, count: &mut usize, by: usize) {
        *count = match self {
            Change::Add => count.saturating_add(by),
            Change::Remove => count.saturating_sub(by),
        };
    }
}

/// The state of a stream between two modules: the written sections, and the properties of the
/// modules so far that later modules depend on.
#[derive(Clone)]
pub(super) struct State {
    /// `None` after an error.
    pub(super) kept: Option<Kept>,
    pub(super) earlier: Earlier,
    begun: BegunUnit,
    pub(super) unresolved: Vec<UnresolvedField>,
    /// The indices of the addresses that the kept entries of added modules use.
    pub(super) addresses: Vec<u32>,
    pub(super) tables: CodeTables,
    /// True for each symbol, by its index, that is the symbol of a function.
    are_functions: Vec<bool>,
    /// True for each shared subprogram whose code is expected.
    is_expected: Vec<bool>,
    /// True for each shared subprogram whose code is added.
    is_added: Vec<bool>,
}

impl<'l, 'v, 'm> Base<'l, 'v, 'm> {
    /// Writes the start of the unit and the entries of the shared module.
    pub(super) fn begin(
        lowered: &'l Lowered<'v, 'm>,
        options: &EmitOptions,
    ) -> Result<(Base<'l, 'v, 'm>, State), StreamError> {
        let format = unit_format(lowered, options, Units::Whole)?;
        check_options(options, format)?;
        let module = lowered.validated().module();
        let units = &module.metadata.units;
        let unit = match units.iter().next() {
            Some(unit) if units.len() == 1 => unit,
            _ => return Err(StreamError::Units(units.len())),
        };
        if !module.code.is_empty() {
            return Err(StreamError::SharedFunctions);
        }
        let none = alloc::vec![false; module.metadata.subprograms.len()];
        let earlier = Earlier {
            is_stream: true,
            abstracts: with_contents(module),
            code: none.clone(),
        };
        let plan = Plan::after(lowered, &earlier);
        let tables = (
            SymbolTable::new(&module.metadata.strings),
            Omissions::default(),
        );
        let mut emitter = Emitter {
            is_stream: true,
            ..Emitter::new(&plan, format, tables)
        };
        emitter.set_options(options, None);
        let begun = emitter.begin_unit(unit.0, unit.1)?;
        emitter.unit_contents(unit.0)?;
        let step = emitter.lines.step(module, core::iter::empty());
        let mut unresolved = Vec::new();
        let kept = Kept::of(emitter, &plan, &mut unresolved);
        let frames = frame_sections(options).iter();
        let frames = frames.map(|id| FrameSection::new(format, *id));
        let base = Base {
            plan: Plan::after(lowered, &STREAM),
            unit,
            options: *options,
            format,
            step,
        };
        let state = State {
            kept: Some(kept),
            earlier,
            begun,
            unresolved,
            addresses: Vec::new(),
            tables: CodeTables::new(format, frames.collect()),
            are_functions: Vec::new(),
            is_expected: none.clone(),
            is_added: none,
        };
        Ok((base, state))
    }

    /// Fails if a module is not a clone of the shared one, or has new nodes that a stream cannot
    /// add.
    fn check(&self, lowered: &Lowered<'_, '_>) -> Result<(), StreamError> {
        let (shared, module) = (self.plan.module, lowered.validated().module());
        if lowered.encoding() != self.plan.lowered.encoding() {
            return Err(StreamError::Encoding);
        }
        if !shared.is_start_of(module) {
            return Err(StreamError::NotAClone);
        }
        for kind in [NodeKind::File, NodeKind::Unit, NodeKind::Macro] {
            if module.count(kind) > shared.count(kind) {
                return Err(StreamError::Unshared(kind.name()));
            }
        }
        if lowered.has_parts() {
            return Err(StreamError::StaticLocation);
        }
        let ids = (0..module.code.len()).map(Id::from_index);
        let functions = ids.filter_map(|id| module.code.function(id));
        let step = Lines::new(self.format, shared).step(module, functions);
        match step == self.step {
            true => Ok(()),
            false => Err(StreamError::Alignment),
        }
    }

    /// Returns the plan of a module. Fails if a stream cannot add it.
    pub(super) fn plan<'p, 'x, 'y>(
        &self,
        lowered: &'p Lowered<'x, 'y>,
        kept: &Kept,
        (state, earlier): (&State, &'p Earlier),
    ) -> Result<Plan<'p, 'x, 'y>, StreamError> {
        self.check(lowered)?;
        let plan = Plan::after(lowered, earlier);
        kept.check_unchanged(&plan, &self.plan)?;
        kept.check_new(
            &plan,
            |symbol| state.is_function(symbol),
            |id| state.has_code(id),
        )?;
        Ok(plan)
    }

    /// Ends the unit and returns all sections.
    pub(super) fn finish(&self, state: State) -> Result<Sections, StreamError> {
        let Base {
            plan,
            unit,
            options,
            format,
            step,
        } = self;
        let kept = state.kept.ok_or(StreamError::Incomplete)?;
        let expected = state.is_expected.iter().zip(&state.is_added);
        let mut expected = expected.map(|(is_expected, is_added)| *is_expected && !is_added);
        if let Some(missing) = expected.position(|is_missing| is_missing) {
            let name = subprogram_name(plan, SubprogramId::from_index(missing));
            return Err(StreamError::Missing(name));
        }
        let CodeTables {
            functions,
            ranges,
            program,
            frames,
        } = state.tables;
        let mut emitter = kept.resume(plan, plan, *format);
        emitter.written.strings.end_stream();
        emitter.written.symbols.end_stream();
        emitter.slots.unresolved = slots_of(state.unresolved, &emitter.slots, plan);
        let mut frame_sections = Vec::new();
        for section in frames {
            frame_sections.extend(section.finish()?);
        }
        emitter.end_entries(state.begun, &ranges)?;
        let mut aranges = Buffer::new(*format, SectionId::DebugAranges);
        if options.has_aranges() {
            aranges::add_unit(&mut aranges, *format, 0, code_of(&functions))?;
        }
        emitter.end_tables()?;
        let table = (plan.module, emitter.written.files.all(unit.1.file), *step);
        (emitter.lines).end_unit(table, program, &mut emitter.written.omissions)?;
        let mut sections = new_sections(plan.module.target, options, functions);
        let emitter = Box::new(emitter);
        let tables = emitter.end_units(aranges, (&mut sections, &mut Vec::new()), options)?;
        complete(&mut sections, frame_sections, tables, *format)?;
        Ok(sections)
    }
}

impl State {
    /// States that the code of shared subprograms will be added.
    pub(super) fn expect(&mut self, subprograms: impl IntoIterator<Item = SubprogramId>) {
        for subprogram in subprograms {
            let index = subprogram.index();
            if let Some(is_expected) = self.is_expected.get_mut(index) {
                *is_expected = true;
                self.earlier.code[index] = true;
            }
        }
    }

    /// Records the shared subprograms that have abstract instances after a module was added.
    pub(super) fn set_abstracts(&mut self, plan: &Plan<'_, '_, '_>, unit: UnitId) {
        let abstracts = plan.abstracts.get(unit.index()).iter();
        let abstracts = abstracts.map(|index| SubprogramId::from_index(*index as usize));
        let abstracts = abstracts.filter(|id| id.index() < self.is_added.len());
        self.earlier.abstracts = abstracts.collect();
    }

    /// Records that the code of a subprogram is added or removed.
    pub(super) fn set_code(&mut self, subprogram: SubprogramId, what: Change) {
        let (index, is_added) = (subprogram.index(), what == Change::Add);
        if let Some(place) = self.is_added.get_mut(index) {
            *place = is_added;
            self.earlier.code[index] = is_added || self.is_expected[index];
        }
    }

    /// Returns the buffers that modules add to.
    pub(super) fn buffers(&mut self) -> impl Iterator<Item = &mut Buffer> {
        let kept = self.kept.iter_mut().flat_map(|kept| {
            let lists = [
                &mut kept.written.locations.lists,
                &mut kept.written.ranges.lists,
            ];
            [&mut kept.written.info].into_iter().chain(lists)
        });
        kept.chain(self.tables.buffers_mut())
    }

    /// Returns true if the code of a shared subprogram is added.
    pub(super) fn has_code(&self, subprogram: SubprogramId) -> bool {
        self.is_added.get(subprogram.index()) == Some(&true)
    }

    /// Returns true if a function has the symbol.
    pub(super) fn is_function(&self, symbol: SymbolIndex) -> bool {
        self.are_functions.get(symbol.0 as usize) == Some(&true)
    }

    /// States that functions have their symbols, or no longer have them.
    pub(super) fn set_functions(&mut self, functions: &[EmittedFunction], what: Change) {
        for function in functions {
            let index = function.symbol.0 as usize;
            if index >= self.are_functions.len() {
                self.are_functions.resize(index + 1, false);
            }
            self.are_functions[index] = what == Change::Add;
        }
    }
}

/// Fails if the units cannot be written before all functions are known.
fn check_options(options: &EmitOptions, format: UnitFormat) -> Result<(), StreamError> {
    let option = match options {
        _ if format.has_list_tables() => match options {
            _ if format.has_adjacent_functions() => "`CodeSections::Adjacent`",
            EmitOptions {
                relaxation: true, ..
            } => "`EmitOptions::relaxation`",
            EmitOptions { smallest: true, .. } => "`EmitOptions::smallest`",
            EmitOptions {
                type_units: true, ..
            } => "`EmitOptions::type_units`",
            _ => return Ok(()),
        },
        _ if !format.is_5() => "a dialect of DWARF 4",
        _ => "`Forms::Direct`",
    };
    Err(StreamError::Option(option))
}

/// Returns the subprograms that have a variable or a block.
fn with_contents(module: &Module) -> Vec<SubprogramId> {
    let metadata = &module.metadata;
    let variables = metadata.variables.iter().map(|(_, node)| node.scope);
    let blocks = metadata.blocks.iter().map(|(_, node)| node.scope);
    let mut found: Vec<SubprogramId> = variables
        .chain(blocks)
        .filter_map(|scope| match scope {
            Scope::Subprogram(id) => Some(id),
            _ => None,
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

//! Streams: the functions of a unit are added one at a time, and only their sections are kept.
//!
//! ```text
//!   shared module ──► Lowered ──► Streamer ─────────────────────────────► Sections
//!        │ clone                    ▲      ▲                      finish
//!        ├─► + function 1 ──► Lowered │      │
//!        └─► + function 2 ──► Lowered ───────┘  add
//! ```
//!
//! Each module is a clone of the shared one, so that a shared node has the same id everywhere. Its
//! entry is written once. The entries of the other nodes of a module are written when the module is
//! added. [`Kept`] is the state of emission between two modules.

mod kept;

use super::aranges;
use super::buffer::Buffer;
use super::earlier::{Earlier, STREAM};
use super::emitter::Emitter;
use super::format::{Omissions, UnitFormat};
use super::frame::{self, FrameSection};
use super::line::Lines;
use super::module::{complete, frame_sections, functions, new_sections, unit_format};
use super::plan::Plan;
use super::relocation::SymbolIndex;
use super::sections::SectionId;
use super::strings::SymbolTable;
use super::unit::BegunUnit;
use super::{EmitError, EmitOptions, EmittedFunction, Sections};
use crate::lower::Lowered;
use crate::metadata::{DICompileUnit, Id, Scope, SubprogramId, UnitId};
use crate::module::{Module, NodeKind};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use kept::{Kept, Waiting, slots_of};

/// Why a module cannot be streamed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// The sections cannot be written.
    Emit(EmitError),
    /// The shared module has this number of units. A stream writes one.
    Units(usize),
    /// The shared module has functions. Each added module would contain them.
    SharedFunctions,
    /// This option, or the DWARF version, needs all functions before the first one is written.
    Option(&'static str),
    /// The module is lowered to another dialect or format than the shared one.
    Encoding,
    /// The module is no clone of the shared one with more nodes.
    NotAClone,
    /// The module adds nodes of this kind, which must be in the shared module.
    Unshared(&'static str),
    /// The module adds a node to a type, or to a subprogram with an abstract instance, whose entry is
    /// complete.
    Complete,
    /// The module gives a shared variable with static storage a location.
    StaticLocation,
    /// A function or row of the module is not at a multiple of the target's code alignment.
    Alignment,
    /// A function has this symbol, and an earlier one has it, too.
    RepeatedSymbol(String),
    /// The code of this subprogram was added twice.
    RepeatedCode(SubprogramId),
    /// The code of this subprogram was expected and not added.
    Missing(SubprogramId),
    /// An earlier call failed while it wrote, so that the sections are incomplete.
    Incomplete,
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StreamError::Emit(error) => return error.fmt(f),
            StreamError::Units(count) => {
                return write!(
                    f,
                    "a stream writes one unit, and the shared module has {count}: begin a stream for each unit"
                );
            }
            StreamError::Option(option) => {
                return write!(
                    f,
                    "{option} needs all functions at once: emit one module, or select indexed DWARF 5 without this option"
                );
            }
            StreamError::Unshared(kind) => {
                return write!(
                    f,
                    "the added module has a {kind} that the shared module lacks: add it to the shared module, before the stream begins"
                );
            }
            StreamError::RepeatedSymbol(symbol) => {
                return write!(
                    f,
                    "two functions have the symbol {symbol:?}: give each its own"
                );
            }
            StreamError::RepeatedCode(subprogram) => {
                return write!(
                    f,
                    "the code of subprogram {} was added before: add a subprogram for each function",
                    subprogram.index()
                );
            }
            StreamError::Missing(subprogram) => {
                return write!(
                    f,
                    "the code of subprogram {} was expected and not added: add its function, or do not expect it",
                    subprogram.index()
                );
            }
            StreamError::SharedFunctions => {
                "the shared module has functions: add them to clones of it"
            }
            StreamError::Encoding => {
                "the added module is lowered to another dialect or format than the shared one: lower both with the same options"
            }
            StreamError::NotAClone => {
                "the added module is no clone of the shared one with more nodes: clone the shared module, and only add to it"
            }
            StreamError::Complete => {
                "the added module declares a node in a type or function whose entry is complete: declare it in the shared module"
            }
            StreamError::StaticLocation => {
                "the added module gives a shared variable with static storage a location, but its entry is complete: give it the location \
                 in the shared module, or emit one module"
            }
            StreamError::Alignment => {
                "an added function has a row that is not at a multiple of the target's code alignment: give it the position of an instruction"
            }
            StreamError::Incomplete => "an earlier call failed, so that the sections are incomplete: begin another stream",
        })
    }
}

impl core::error::Error for StreamError {}

impl From<EmitError> for StreamError {
    fn from(error: EmitError) -> StreamError {
        StreamError::Emit(error)
    }
}

/// Writes the sections of a unit whose functions are added one at a time.
///
/// For compilers that do not keep a function when its code is done. The memory of a stream is that
/// of the shared module and of the finished sections; a module that was added can be dropped.
///
/// The shared module has the unit, its files and types, and the subprograms that several functions
/// call or inline. Each function is added in a clone of it. Adding a clone takes time for its shared
/// nodes, too: if these are many, add several functions in each clone.
///
/// The bytes are those of one module with the same nodes in the same order, if that has two functions
/// and a location list or more, no functions in namespaces, and no type or abstract instance that
/// only an added module needs or has: such entries precede the functions of the module that is the
/// first to need them, and a namespace has an entry for each module. The shared module writes:
///
/// - the types that [`DICompileUnit::retained_types`] lists, and all types that variables with static
///   storage and abstract instances need;
/// - a declaration for each subprogram that is no definition;
/// - an abstract instance for each subprogram that has a variable or a block.
///
/// ```
/// use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
/// use dwarfsmith::dwarf::Dialect;
/// use dwarfsmith::emit::{EmitOptions, SectionId};
/// use dwarfsmith::lower::LowerOptions;
/// use dwarfsmith::markers::{FunctionBody, Referrer};
/// use dwarfsmith::target::Register;
/// use dwarfsmith::{Bits, Module, Position, Target, Type, gimli};
///
/// let options = LowerOptions::new(Dialect::Dwarf5);
/// let mut shared = Module::new(Target::X86_64);
/// let file = shared.add(SourceFile::new("f.c").directory("/src"));
/// let unit = shared.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
/// let int = shared.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
///
/// let validated = shared.validate()?;
/// let lowered = validated.lower(&options)?;
/// let mut stream = lowered.stream(&EmitOptions::default())?;
/// for name in ["f", "g"] {
///     let mut module = shared.clone();
///     let function = module.add(Subprogram::new(unit, name).at(file, 1));
///     let n = module.add(Variable::parameter(function, 1, "n", int).at(file, 1));
///     let mut expression = module.builder();
///     expression.referrer(Type::int(32))?;
///     let location = module.expr(&expression);
///     let lifetime = module.add(Lifetime::bounded(n, location));
///     let mut body = FunctionBody::default();
///     body.begin(module.text(name), function, 0x10);
///     body.def(Position(4), lifetime, Referrer::register(Register(5)));
///     module.add(&body);
///     let validated = module.validate()?;
///     stream.add(&validated.lower(&options)?)?;
/// }
/// let sections = stream.finish()?;
/// assert_eq!(sections.functions().len(), 2);
/// assert!(sections.get(SectionId::DebugLocLists).is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`DICompileUnit::retained_types`]: crate::metadata::DICompileUnit::retained_types
pub struct Streamer<'l, 'v, 'm> {
    /// The plan of the shared module, for the slots of its nodes.
    shared: Plan<'l, 'v, 'm>,
    unit: (UnitId, &'m DICompileUnit),
    options: EmitOptions,
    format: UnitFormat,
    earlier: Earlier,
    begun: BegunUnit,
    /// `None` after an error.
    kept: Option<Kept>,
    waiting: Vec<Waiting>,
    functions: Vec<EmittedFunction>,
    /// True for each symbol that a function has.
    are_functions: Vec<bool>,
    frames: Vec<FrameSection>,
    /// The line number program.
    program: Buffer,
    /// The unit of address advances in it, in bytes.
    step: u8,
}

impl<'v, 'm> Lowered<'v, 'm> {
    /// Begins a stream with this module as the shared one. See [`Streamer`].
    ///
    /// # Errors
    /// If the module does not have exactly one unit, if it has functions, or if the options or the
    /// dialect need all functions at once.
    pub fn stream(&self, options: &EmitOptions) -> Result<Streamer<'_, 'v, 'm>, StreamError> {
        let format = unit_format(self, options, false)?;
        check_options(options, format)?;
        let module = self.validated().module();
        let units = &module.metadata.units;
        let unit = match units.iter().next() {
            Some(unit) if units.len() == 1 => unit,
            _ => return Err(StreamError::Units(units.len())),
        };
        if !module.code.is_empty() {
            return Err(StreamError::SharedFunctions);
        }
        let earlier = Earlier {
            is_stream: true,
            abstracts: with_contents(module),
            code: alloc::vec![false; module.metadata.subprograms.len()],
        };
        let plan = Plan::after(self, false, &earlier);
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
        let mut waiting = Vec::new();
        let kept = Kept::of(emitter, &plan, &mut waiting);
        let frames = frame_sections(options).iter();
        let frames = frames.map(|id| FrameSection::new(format, *id)).collect();
        Ok(Streamer {
            shared: Plan::after(self, false, &STREAM),
            unit,
            options: *options,
            format,
            begun,
            kept: Some(kept),
            waiting,
            functions: Vec::new(),
            are_functions: Vec::new(),
            frames,
            program: Buffer::scratch(format),
            step,
            earlier,
        })
    }
}

/// Fails if the units cannot be written before all functions are known.
fn check_options(options: &EmitOptions, format: UnitFormat) -> Result<(), StreamError> {
    let option = match options {
        _ if !format.has_list_tables() => "DWARF without tables of addresses and lists",
        _ if format.has_adjacent_functions() => "`CodeSections::Adjacent`",
        EmitOptions {
            relaxation: true, ..
        } => "`EmitOptions::relaxation`",
        EmitOptions { smallest: true, .. } => "`EmitOptions::smallest`",
        EmitOptions {
            type_units: true, ..
        } => "`EmitOptions::type_units`",
        _ => return Ok(()),
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

impl Streamer<'_, '_, '_> {
    /// States that the code of shared subprograms will be added, so that calls before that refer to
    /// it. Without this, they refer to a declaration.
    pub fn expect(&mut self, subprograms: impl IntoIterator<Item = SubprogramId>) {
        for subprogram in subprograms {
            if let Some(code) = self.earlier.code.get_mut(subprogram.index()) {
                *code = true;
            }
        }
    }

    /// Adds the functions of a module, and the other nodes that the shared module lacks.
    ///
    /// # Errors
    /// If the module is no clone of the shared one, or needs a change of entries that are complete:
    /// nothing is added then. After [`StreamError::Emit`], the stream is incomplete.
    pub fn add(&mut self, lowered: &Lowered<'_, '_>) -> Result<(), StreamError> {
        let kept = self.kept.take().ok_or(StreamError::Incomplete)?;
        if let Err(error) = self.check(lowered) {
            self.kept = Some(kept);
            return Err(error);
        }
        let (unit, format) = (self.unit.0, self.format);
        let shared = &self.shared;
        let plan = Plan::after(lowered, false, &self.earlier);
        let is_function = |symbol| self.is_function(symbol);
        let unchanged = kept.check_unchanged(&plan, shared);
        let checked = unchanged.and_then(|()| kept.check_new(&plan, shared, is_function));
        if let Err(error) = checked {
            self.kept = Some(kept);
            return Err(error);
        }
        let mut emitter = kept.resume(&plan, shared, format);
        let slots = (&emitter.slots, 0);
        (emitter.unit_nodes).find(&plan, slots, unit, plan.functions_of(unit));
        if emitter.unit_nodes.late.is_some() {
            self.kept = Some(Kept::of(emitter, shared, &mut self.waiting));
            return Err(StreamError::Complete);
        }
        let first = self.functions.len();
        self.functions
            .extend(functions(&plan, &mut emitter.symbols));
        emitter.unit_contents(unit)?;
        let own = self.functions.get(first..).unwrap_or(&[]);
        let symbols = emitter.symbols.len();
        self.are_functions.resize(symbols, false);
        for function in own {
            if let Some(flag) = self.are_functions.get_mut(function.symbol.0 as usize) {
                *flag = true;
            }
        }
        for section in &mut self.frames {
            frame::emit(&plan, own, &mut emitter.symbols, section)?;
        }
        let rows = plan.functions_with_rows(unit);
        let mut program =
            Lines::program(format, (&emitter.files, rows), self.step, &emitter.symbols);
        self.program.append(&mut program);
        let kept = Kept::of(emitter, shared, &mut self.waiting);
        let is_shared = |id: &SubprogramId| id.index() < self.earlier.code.len();
        let abstracts = plan.abstracts.get(unit.index()).iter();
        let abstracts = abstracts.map(|index| SubprogramId::from_index(*index as usize));
        let abstracts = abstracts.filter(is_shared).collect();
        let code = plan.functions_of(unit).map(|function| function.subprogram);
        let code: Vec<SubprogramId> = code.filter(is_shared).collect();
        self.earlier.abstracts = abstracts;
        self.expect(code);
        self.kept = Some(kept);
        Ok(())
    }

    fn is_function(&self, symbol: SymbolIndex) -> bool {
        self.are_functions.get(symbol.0 as usize) == Some(&true)
    }

    /// Fails if a module cannot be added.
    fn check(&self, lowered: &Lowered<'_, '_>) -> Result<(), StreamError> {
        let (shared, module) = (self.shared.module, lowered.validated().module());
        if lowered.encoding() != self.shared.lowered.encoding() {
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

    /// Ends the unit and returns all sections.
    ///
    /// # Errors
    /// If an expected subprogram has no code, or a section is too large.
    pub fn finish(self) -> Result<Sections, StreamError> {
        let Streamer {
            shared: plan,
            unit,
            options,
            format,
            earlier,
            step,
            ..
        } = self;
        let kept = self.kept.ok_or(StreamError::Incomplete)?;
        if let Some(missing) = kept.missing(&plan, &earlier.code) {
            return Err(StreamError::Missing(missing));
        }
        let mut emitter = kept.resume(&plan, &plan, format);
        emitter.strings.end_stream();
        emitter.symbols.end_stream();
        emitter.slots.waiting = slots_of(self.waiting, &emitter.slots, &plan);
        let mut frames = Vec::new();
        for section in self.frames {
            frames.extend(section.finish()?);
        }
        let code = self.functions.iter();
        let code = code.map(|function| (function.symbol, function.size));
        emitter.end_entries(self.begun, code.clone())?;
        let mut aranges = Buffer::new(format, SectionId::DebugAranges);
        if options.aranges {
            aranges::add_unit(&mut aranges, format, 0, code)?;
        }
        emitter.end_tables()?;
        let table = (plan.module, emitter.files.all(unit.1.file), step);
        (emitter.lines).end_unit(table, self.program, &mut emitter.left_out)?;
        let mut sections = new_sections(plan.module.target, &options, self.functions);
        let tables = emitter.end_units(aranges, (&mut sections, &mut Vec::new()), &options)?;
        complete(&mut sections, frames, tables, format)?;
        Ok(sections)
    }
}

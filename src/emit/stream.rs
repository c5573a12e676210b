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

mod base;
mod code;
mod error;
mod fragment;
mod incremental;
mod kept;

pub use error::StreamError;
pub use incremental::{AddedModule, Incremental};

use super::frame;
use super::module::functions;
use super::{EmitError, EmitOptions, Sections};
use crate::lower::Lowered;
use crate::metadata::SubprogramId;
use base::{Base, Change, State};
use code::code_of;
use kept::Kept;

/// Writes the sections of a unit whose functions are added one at a time.
///
/// This is for compilers that do not keep a function after its code is complete. A stream keeps
/// only the shared module and the finished sections in memory; a module that was added can be
/// dropped.
///
/// The shared module has the unit, its files and types, and the subprograms that several functions
/// call or inline. Each function is added in a clone of it. The ids of other nodes are valid only
/// in the clone that has the nodes, even if ids of two clones are equal. Adding a clone takes time
/// for its shared nodes, too: if these are many, add several functions in each clone.
///
/// The bytes are those of one module with the same nodes in the same order, if that module has at
/// least two functions and a location list, no functions in namespaces, and no type or abstract
/// instance that only an added module has or needs. Such entries precede the functions of the first
/// module that needs them, and a namespace has an entry for each module. The shared module writes:
///
/// - the types that [`DICompileUnit::retained_types`] lists, and all types that variables with
///   static storage and abstract instances need;
/// - a declaration for each subprogram that is not a definition;
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
    base: Base<'l, 'v, 'm>,
    state: State,
}

impl<'v, 'm> Lowered<'v, 'm> {
    /// Begins a stream with this module as the shared one. See [`Streamer`].
    ///
    /// # Errors
    /// If the module does not have exactly one unit, if it has functions, or if the options or the
    /// dialect need all functions at once.
    pub fn stream(&self, options: &EmitOptions) -> Result<Streamer<'_, 'v, 'm>, StreamError> {
        let (base, state) = Base::begin(self, options)?;
        Ok(Streamer { base, state })
    }
}

impl Streamer<'_, '_, '_> {
    /// States that the code of shared subprograms will be added, so that earlier calls refer to it.
    /// Without this, they refer to a declaration.
    pub fn expect(&mut self, subprograms: impl IntoIterator<Item = SubprogramId>) {
        self.state.expect(subprograms);
    }

    /// Adds the functions of a module, and the other nodes that the shared module lacks.
    ///
    /// # Errors
    /// If the module is not a clone of the shared one, or needs a change of entries that are
    /// already complete. In these cases, nothing is added. After [`StreamError::Emit`], the stream
    /// is incomplete.
    pub fn add(&mut self, lowered: &Lowered<'_, '_>) -> Result<(), StreamError> {
        let Streamer { base, state } = self;
        let kept = state.kept.take().ok_or(StreamError::Incomplete)?;
        let earlier = state.earlier.clone();
        let plan = match base.plan(lowered, &kept, (state, &earlier)) {
            Ok(plan) => plan,
            Err(error) => {
                state.kept = Some(kept);
                return Err(error);
            }
        };
        let (shared, unit, format) = (&base.plan, base.unit.0, base.format);
        let mut emitter = kept.resume(&plan, shared, format);
        let slots = (&emitter.slots, 0);
        (emitter.unit_nodes).find(&plan, slots, unit, plan.functions_of(unit));
        if emitter.unit_nodes.late.is_some() {
            state.kept = Some(Kept::of(emitter, shared, &mut state.unresolved));
            return Err(StreamError::Complete);
        }
        let added = functions(&plan, &mut emitter.written.symbols);
        emitter.unit_contents(unit)?;
        state.set_functions(&added, Change::Add);
        for section in &mut state.tables.frames {
            frame::emit(&plan, &added, &mut emitter.written.symbols, section)?;
        }
        state
            .tables
            .ranges
            .append_copy(&emitter.code_ranges(code_of(&added)));
        state.tables.functions.extend(added);
        let mut program = emitter.program(unit, base.step);
        state.tables.program.append(&mut program);
        state.kept = Some(Kept::of(emitter, shared, &mut state.unresolved));
        state.set_abstracts(&plan, unit);
        for function in plan.functions_of(unit) {
            state.set_code(function.subprogram, Change::Add);
        }
        Ok(())
    }

    /// Ends the unit and returns all sections.
    ///
    /// # Errors
    /// If an expected subprogram has no code, or a section is too large.
    pub fn finish(self) -> Result<Sections, StreamError> {
        self.base.finish(self.state)
    }
}

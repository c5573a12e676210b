//! Changes of debug information for compiler passes, which then need not edit expressions
//! themselves.
//!
//! Each method makes one kind of change: it moves a value, splits a variable, or replaces it by a
//! constant, for example. [`Module::changes`] returns a workspace. Keep it for all changes: its
//! buffers are reused, so that later changes allocate memory only in the module.
//!
//! ```text
//!                      ┌─ of(module, lifetime) ──► replace_argument, split_argument, read_only, copy
//!   Module::changes ───┼─ at(module, body, def) ─► replace_referrer, promote, demote, constant, salvage…, split, end
//!                      ├─ merge(module, body, first, second)
//!                      ├─ promote_memory, demote_values, move_code, end_value(module, graph, …): values
//!                      └─ inline, outline, copy_blocks, merge_blocks, pair_markers(module, graph, …): the control flow
//!
//!   FunctionBody ──────── insert, remove, move_marker, set_referrer, renumber: markers alone
//! ```
//!
//! A change of a lifetime is local: it reads and writes only the lifetime, its expression, its
//! arguments and its markers. Other lifetimes refer to the lifetime's object, and do not change, so
//! a fragment can be split again without changing the expression that composes it. Such a change
//! takes time in proportion to the expression; [`split`](DefChange::split),
//! [`end`](DefChange::end) and [`merge`](Changes::merge) also read the function's markers, and the
//! last two its control flow. A change that fails returns the reason and leaves the module
//! unchanged.
//!
//! # Example
//!
//! The front end puts the variables `x` and `n` into stack memory. One pass promotes `x` to a
//! value, the next splits this value in two. `n` turns out to be the constant 7.
//!
//! ```
//! # use dwarfsmith::Bits;
//! use dwarfsmith::build::Lifetime;
//! # use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
//! use dwarfsmith::changes::{Piece, Whole};
//! use dwarfsmith::markers::{FunctionBody, Referrer, ValueId};
//! use dwarfsmith::{Module, Position, Target, Type, text};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut module = Module::new(Target::X86_64);
//! # let file = module.add(SourceFile::new("f.c").directory("/src"));
//! # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
//! # let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
//! # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
//! # let x = module.add(Variable::local(f, "x", long).at(file, 2));
//! # let n = module.add(Variable::local(f, "n", long).at(file, 3));
//! // The front end: each variable is in the memory that its alloca, value 1 or 2, points to.
//! let mut expression = module.builder();
//! expression.referrer(Type::PTR)?.deref(Type::int(64))?;
//! let pointed_to = module.expr(&expression);
//! let of_x = module.add(Lifetime::bounded(x, pointed_to));
//! let of_n = module.add(Lifetime::bounded(n, pointed_to));
//! let mut body = FunctionBody::default();
//! body.begin(module.text("f"), f, 20);
//! body.block(Position(0));
//! body.def(Position(1), of_x, Referrer::Value(ValueId(1)));
//! body.def(Position(2), of_n, Referrer::Value(ValueId(2))).kill(Position(18), of_x);
//!
//! // Alloca 1 is promoted to value 3: `DIOpReferrer(i64)`.
//! let mut changes = module.changes();
//! let def = body.find_def(of_x)?;
//! changes.at(&mut module, &mut body, def)?.promote(Referrer::Value(ValueId(3)), Type::int(64))?;
//!
//! // Value 3 is split into values 4 and 5. From now on, each half has separate markers at the
//! // positions of the markers of `x`.
//! let halves = [4, 5].map(|half| Piece { ty: Type::int(32), referrer: Referrer::Value(ValueId(half)) });
//! changes.at(&mut module, &mut body, def)?.split(&halves, Whole::Computed)?;
//!
//! // Alloca 2 only ever holds 7: it is promoted, and then replaced by the constant.
//! let def = body.find_def(of_n)?;
//! changes.at(&mut module, &mut body, def)?.promote(Referrer::Undefined, Type::int(64))?;
//! changes.at(&mut module, &mut body, def)?.constant(7)?;
//!
//! module.add_function(&body);
//! let text = text::print(&module);
//! assert!(text.contains("DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)"));
//! assert!(text.contains("DIOpConstant(i64 7)"));
//! # assert!(module.validate().is_ok());
//! # Ok(())
//! # }
//! ```
//!
//! # Unreachable fragments
//!
//! No change removes a node, since other nodes may refer to it. A fragment that was an argument of
//! only the changed lifetime becomes unreachable, which the validator reports
//! ([`Rule::Unreachable`](crate::validate::Rule::Unreachable)): make it one of the new pieces, or
//! let [`Module::collect`] drop it, with the expressions that changes have replaced.
//!
//! # Positions before code has addresses
//!
//! Passes run before code has addresses. Positions in a body are then the compiler's numbers of
//! instructions, and [`FunctionBody::renumber`] finally turns them into byte offsets.

mod at;
mod copy;
mod ends;
mod error;
mod families;
mod flow;
mod follow;
mod index;
mod inline;
mod lifetime;
mod merge;
mod moves;
mod outline;
mod pair;
mod promotion;
mod region;
mod rewrite;
mod split;
mod tails;

pub use at::DefChange;
pub use copy::{CopiedBlocks, EdgeSource};
pub use error::{ChangeError, ChangeErrorKind, Difference};
use families::Families;
pub use inline::{InlineSite, Inlined, LostLocation, ValueMap};
pub use lifetime::LifetimeChange;
pub use outline::{Outlined, OutlinedPart};
pub use promotion::PromotedStore;
pub use split::{Piece, Pieces, Whole};

use crate::expr::DIExprBuilder;
use crate::markers::{BlockIndex, FunctionBody, FunctionGraph, Marker, MarkerError, MarkerIndex};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::Type;
use crate::units::Position;
use alloc::vec::Vec;

/// The scratch buffers of changes, and an index of a module's nodes. Keep one for all passes, until
/// [`Module::replace_uses`] replaces an object.
#[derive(Clone, Debug)]
pub struct Changes {
    /// The changed expression.
    builder: DIExprBuilder,
    /// The objects that the changed expression may name, followed by the objects that it names.
    objects: Vec<Object>,
    /// Each of `objects` with its index, sorted by object.
    sorted: Vec<(Object, u32)>,
    /// For each of `objects`, the index of the first equal object, and the number of its argument.
    places: Vec<(u32, u32)>,
    types: Vec<Type>,
    pieces: Vec<Object>,
    markers: Vec<(BlockIndex, Position, Marker)>,
    flow: flow::Flow,
    index: index::Index,
    follow: follow::Follow,
    families: Families,
}

impl Changes {
    /// A change of a lifetime's location and arguments, whether it is bounded or computed.
    ///
    /// # Errors
    /// If there is no such lifetime.
    pub fn of<'a>(
        &'a mut self,
        module: &'a mut Module,
        lifetime: LifetimeId,
    ) -> Result<LifetimeChange<'a>, ChangeError> {
        LifetimeChange::new(self, module, lifetime)
    }

    /// A change of a bounded lifetime and its markers; `def` is its `dbg.def` in a body.
    ///
    /// # Errors
    /// If there is no such marker, if it is not a `dbg.def`, or if the module does not have its
    /// lifetime.
    pub fn at<'a>(
        &'a mut self,
        module: &'a mut Module,
        body: &'a mut FunctionBody,
        def: MarkerIndex,
    ) -> Result<DefChange<'a>, ChangeError> {
        let placed = body.marker_at(def)?;
        let Marker::Def(lifetime, _) = placed.marker else {
            return Err(MarkerError::NotDef { index: def }.into());
        };
        if module.metadata.lifetimes.get(lifetime).is_none() {
            return Err(ChangeError::new(lifetime, ChangeErrorKind::NoLifetime));
        }
        Ok(DefChange {
            changes: self,
            module,
            code: at::DefIn::Body(body, def),
            lifetime,
        })
    }

    /// A change of a bounded lifetime and its markers in a graph.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Position, Target, Type, gimli};
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Referrer, ValueId};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
    /// # let mut expression = module.builder();
    /// # expression.referrer(Type::int(32))?;
    /// # let location = module.expr(&expression);
    /// # let of_x = module.add(Lifetime::bounded(x, location));
    /// # let mut body = FunctionBody::default();
    /// # body.begin(module.text("f"), f, 0x10);
    /// body.def(Position(4), of_x, Referrer::Value(ValueId(7)));
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    ///
    /// // Value 7 is `value 5 + 1`, and is deleted.
    /// let mut sum = module.builder();
    /// sum.referrer(Type::int(32))?.constant(Type::int(32), 1)?.add()?;
    /// let mut changes = module.changes();
    /// let uses: Vec<_> = graph.defs_of_value(ValueId(7)).collect();
    /// for def in uses {
    ///     let change = changes.at_graph(&mut module, &mut graph, def.lifetime)?;
    ///     change.replace_referrer(Referrer::Value(ValueId(5)), &sum, &[])?;
    /// }
    /// assert_eq!(graph.def_of(of_x).unwrap().referrer, Referrer::Value(ValueId(5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the graph belongs to another module, if it has no `dbg.def` of the lifetime, or if the
    /// module does not have the lifetime.
    pub fn at_graph<'a>(
        &'a mut self,
        module: &'a mut Module,
        graph: &'a mut FunctionGraph,
        lifetime: LifetimeId,
    ) -> Result<DefChange<'a>, ChangeError> {
        graph.check_module(module.metadata.module_tag())?;
        if module.metadata.lifetimes.get(lifetime).is_none() {
            return Err(ChangeError::new(lifetime, ChangeErrorKind::NoLifetime));
        }
        let def = graph.def_of(lifetime);
        let def = def.ok_or(MarkerError::NoDef { lifetime })?;
        Ok(DefChange {
            changes: self,
            module,
            code: at::DefIn::Graph(graph, def),
            lifetime,
        })
    }
}

impl Module {
    /// Returns a workspace for changes of this module and of other modules for the same target.
    pub fn changes(&self) -> Changes {
        Changes {
            builder: self.builder(),
            objects: Vec::new(),
            sorted: Vec::new(),
            places: Vec::new(),
            types: Vec::new(),
            pieces: Vec::new(),
            markers: Vec::new(),
            flow: flow::Flow::default(),
            index: index::Index::default(),
            follow: follow::Follow::default(),
            families: Families::default(),
        }
    }
}

//! The validator: only metadata that is well-formed can be lowered.
//!
//! [`Module::validate`] runs every rule and either hands out a [`Validated`] module or all
//! [`Diagnostics`], never only the first. [`Module::validate_keeping_valid`] is for a compiler that
//! would rather ship less debug information than none: what a rule condemns is left out, the rest
//! is handed out, and the diagnostics with it.
//!
//! ```text
//!   Module ──► Index (who belongs to whom) ──► rules ──► Diagnostics
//!                 └── what is rejected ◄─────────┘
//!                 └──────────────────────────► Validated ──► lower, emit
//! ```
//!
//! The rules are listed in [`Rule`]; `docs/diagnostics.md` explains each. They run in this order,
//! each kind on what the one before left standing, so that one cause is told once: references
//! between nodes, scopes and types; each function's blocks, markers, entities, rows, scopes' ranges
//! and frame rules; expressions in their lifetimes; lifetimes as a whole. What depends on an
//! expression alone is found once for each expression, however many lifetimes have it. The work is
//! in proportion to the module, but for following control flow to a `dbg.kill` in another block,
//! which visits each block at most twice for each lifetime, and once more for lifetimes of which it
//! matters when they are active.
//!
//! # What is left out
//!
//! Wrong is worse than missing, so more goes than the node that a rule names:
//!
//! - A node that a structural rule condemns goes with all that is in it or refers to it: a block
//!   with its variables, a type with what holds it, a variable with its lifetimes and those that it
//!   is an argument of. Two references are only dropped: a pointer's to what it points to, a
//!   subprogram's to its type.
//! - A bounded lifetime that goes takes all other lifetimes of its object in that function along,
//!   and the object's computed one: the object would be shown where it is not, or be written in
//!   only some of its places. A lifetime of which it is not known where it holds takes all
//!   lifetimes of its object along. Only a computed lifetime goes alone.
//! - A function whose blocks make no sense loses its lifetimes and labels. One with a wrong line
//!   row loses its line rows, one with a wrong frame rule its frame rules, one with a wrong scope
//!   range its scopes' ranges.
//!
//! # What holds of what is kept
//!
//! Lowering and emission rely on this, of all nodes for which [`Index`] does not say that they are
//! rejected:
//!
//! - every reference leads to a node that exists and is kept, but for the two that are only
//!   dropped;
//! - scopes, types by value, and objects with their lifetimes' arguments have no cycles, and each
//!   scope but a unit's own subprograms and variables is within a subprogram;
//! - every expression types, and leaves one entry, which is as large as its variable where both
//!   sizes are known;
//! - each bounded lifetime has one `dbg.def`, in the function of its object, and a referrer that
//!   fits its expression; each other lifetime has no `DIOpReferrer`, and is the only one of its
//!   kind of its object;
//! - blocks, markers, rows, ranges and entities of a function are in it and in order, and registers
//!   exist.

mod checker;
mod diagnostic;
mod dominators;
mod facts;
mod graph;
mod index;
mod referrer;
mod rule;
mod rules;
mod scopes;
mod sizes;
mod times;

pub use diagnostic::{Diagnostic, Diagnostics, Node};
pub use index::Index;
pub use rule::{Rule, Severity};

use crate::expr::DIExpr;
use crate::markers::{FunctionView, Referrer};
use crate::module::Module;
use alloc::vec::Vec;
use facts::{Need, Storage};

/// A module that holds all the rules, with what was learned on the way.
#[derive(Clone, Debug)]
pub struct Validated<'m> {
    module: &'m Module,
    index: Index,
    warnings: Diagnostics,
}

impl<'m> Validated<'m> {
    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Who belongs to whom.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// What is well-formed but hardly meant: violations of the rules whose severity is
    /// [`Severity::Warning`], in the order of functions and nodes. They stop nothing and leave
    /// nothing out.
    pub fn warnings(&self) -> &Diagnostics {
        &self.warnings
    }
}

impl Module {
    /// Checks the module.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of functions and nodes. Warnings are no
    /// errors: they are among what is handed out, [`Validated::warnings`].
    pub fn validate(&self) -> Result<Validated<'_>, Diagnostics> {
        let (validated, diagnostics) = self.validate_keeping_valid();
        if diagnostics.is_empty() {
            Ok(validated)
        } else {
            Err(diagnostics)
        }
    }

    /// Checks the module and leaves out what is wrong with it: lifetimes and objects that a rule
    /// condemns.
    pub fn validate_keeping_valid(&self) -> (Validated<'_>, Diagnostics) {
        let (mut index, named) = Index::new(self);
        let (diagnostics, warnings) = rules::run(self, &mut index, named);
        (
            Validated {
                module: self,
                index,
                warnings,
            },
            diagnostics,
        )
    }
}

/// Bits of a referrer, or of what it points to: from one up to, not including, another.
#[derive(Clone, Copy)]
pub(crate) struct ReferrerBits {
    pub(crate) of_pointee: bool,
    pub(crate) start: i64,
    pub(crate) end: i64,
}

/// The bits that a location is, where it is nothing but bits of its referrer or of what that points
/// to.
pub(crate) fn bits_of_referrer(module: &Module, location: DIExpr) -> Option<ReferrerBits> {
    let (storage, start, end) = facts::place(module, location)?;
    match storage {
        Storage::Referrer => Some(ReferrerBits {
            of_pointee: false,
            start,
            end,
        }),
        Storage::Pointee(_) => Some(ReferrerBits {
            of_pointee: true,
            start,
            end,
        }),
        Storage::Argument(_) | Storage::ArgumentPointee(..) => None,
    }
}

/// The first rule that a location breaks with a referrer of a function, its arguments aside.
pub(crate) fn broken_rule(
    module: &Module,
    function: FunctionView<'_>,
    location: DIExpr,
    given: Referrer,
) -> Option<Rule> {
    let (problems, uses) = facts::alone(module, location);
    if let Some(problem) = problems.first() {
        return Some(problem.rule);
    }
    let places: Vec<Referrer> = match given {
        Referrer::Value(entity) => function
            .value_places(entity)
            .iter()
            .map(|piece| piece.location)
            .collect(),
        other => alloc::vec![other],
    };
    places.into_iter().find_map(|place| {
        let unfit = |need: Need| referrer::unfit(module, function, place, need);
        let violation = referrer::wrong(module, function, place)
            .or_else(|| uses.iter().find_map(|wanted| unfit(wanted.need)));
        violation.map(|(rule, _)| rule)
    })
}

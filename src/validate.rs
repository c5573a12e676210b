//! The validator: only well-formed metadata can be lowered.
//!
//! [`Module::validate`] runs every rule and returns either a [`Validated`] module or all
//! [`Diagnostics`], not only the first. [`Module::validate_keeping_valid`] is for a compiler that
//! prefers less debug information to none: it rejects the nodes that violate a rule and returns the
//! rest of the module together with the diagnostics.
//!
//! ```text
//!   Module ──► Index (relations of nodes) ──► rules ──► Diagnostics
//!                 └── rejected nodes ◄─────────┘
//!                 └──────────────────────────► Validated ──► lower, emit
//! ```
//!
//! The rules are listed in [`Rule`]; `docs/diagnostics.md` explains each. They run in the following
//! order. Each group checks only nodes that earlier groups kept, so that one cause is reported
//! once:
//!
//! 1. references between nodes, scopes and types;
//! 2. for each function: blocks, markers, value places, line rows, scope ranges and frame rules;
//! 3. expressions in their lifetimes;
//! 4. lifetimes as a whole.
//!
//! Facts that depend on an expression alone are computed once for each expression, independent of
//! the number of lifetimes that use it. The work is linear in the size of the module with one
//! exception: following control flow from a `dbg.def` into other blocks visits each block at most
//! twice for each lifetime, a third time if a `dbg.kill` violates a rule, and once more for each
//! lifetime whose active ranges a rule needs.
//!
//! # What is left out
//!
//! Wrong is worse than missing, so a diagnostic can cause the rejection of more nodes than the one
//! it names:
//!
//! - If a structural rule rejects a node, everything in the node and everything that refers to it
//!   is rejected too: a block with its variables, a type with the types that contain it, a variable
//!   with its lifetimes and the lifetimes that take it as an argument. Two kinds of reference are
//!   dropped instead: from a pointer to its base type, and from a subprogram to its type.
//! - If a bounded lifetime is rejected, the other lifetimes of its object in that function and the
//!   computed lifetime of the object are rejected too. Otherwise a debugger would show the object
//!   at a wrong location, or write only some of its locations. If it is unknown where a lifetime is
//!   active, all lifetimes of its object are rejected. A computed lifetime is rejected alone.
//! - A function whose blocks are ill-formed loses its lifetimes and labels. A function with a wrong
//!   line row loses its line rows, one with a wrong frame rule its frame rules, and one with a
//!   wrong scope range its scope ranges.
//!
//! # What holds for the nodes that are kept
//!
//! Lowering and emission rely on these properties of all nodes that [`Index`] does not report as
//! rejected:
//!
//! - Every reference leads to a node that exists and is kept, except the two kinds that are
//!   dropped.
//! - Scopes, types by value, and objects with the arguments of their lifetimes have no cycles. Each
//!   block, inlined scope, label and parameter is in a subprogram.
//! - Every expression is well-typed and leaves one entry. The entry is as large as its variable if
//!   both sizes are known.
//! - Each bounded lifetime is dead, or has one `dbg.def`, in the function of its object, with a
//!   referrer that fits its expression. A computed lifetime has no `DIOpReferrer`, and its object
//!   has no other computed lifetime.
//! - The blocks, markers, rows, ranges and value places of a function are inside the function and
//!   in order. All named registers exist.

mod checker;
mod diagnostic;
mod dominators;
mod facts;
mod fits;
mod index;
mod names;
mod owners;
mod referrer;
mod rule;
mod rules;
mod scopes;
mod shared;
pub(crate) mod sizes;
mod thread_local;
mod times;

pub use crate::module::{CodeItem, Node};
pub use diagnostic::{Diagnostic, Diagnostics};
pub use index::Index;
pub use rule::{Rule, Severity};

use crate::expr::DIExpr;
use crate::markers::{FunctionView, Referrer};
use crate::module::Module;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use facts::{Alone, Need, Span, Storage};

/// A module that satisfies all rules, with the index that validation computed.
#[derive(Clone, Debug)]
pub struct Validated<'m> {
    module: &'m Module,
    index: Index,
    warnings: Diagnostics,
}

impl<'m> Validated<'m> {
    /// The validated module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// The relations between the nodes, and the set of rejected nodes.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// The violations of rules with [`Severity::Warning`], in the order of functions and nodes.
    ///
    /// A warning is about metadata that is well-formed but probably not what the backend intended.
    /// Warnings do not prevent lowering and reject no nodes.
    pub fn warnings(&self) -> &Diagnostics {
        &self.warnings
    }
}

impl Module {
    /// Checks the module against all rules.
    ///
    /// # Errors
    /// Returns all violations of rules with [`Severity::Error`], in the order of functions and
    /// nodes. Warnings are not errors; see [`Validated::warnings`].
    pub fn validate(&self) -> Result<Validated<'_>, Diagnostics> {
        let (validated, diagnostics) = self.validate_keeping_valid();
        if diagnostics.is_empty() {
            Ok(validated)
        } else {
            Err(diagnostics)
        }
    }

    /// Checks the module and rejects the nodes that violate a rule, with everything that depends on
    /// them.
    ///
    /// Returns the module with the remaining nodes, and the errors.
    pub fn validate_keeping_valid(&self) -> (Validated<'_>, Diagnostics) {
        let (index, diagnostics, warnings) = rules::run(self);
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

/// A range of bits of a referrer, or of the memory that the referrer points to.
#[derive(Clone, Copy)]
pub(crate) struct ReferrerBits {
    pub(crate) of_pointee: bool,
    span: Span,
}

impl ReferrerBits {
    /// The first bit and the end.
    pub(crate) fn range(self) -> (i64, i64) {
        (self.span.start, self.span.end)
    }

    /// The same, counted from the least significant bit that the referrer's type reads.
    pub(crate) fn counted_from_lowest(self, order: ByteOrder) -> (i64, i64) {
        self.span.counted_from_lowest(order)
    }
}

/// Returns the bits that a location denotes, if it consists only of bits of its referrer or of the
/// memory that the referrer points to.
pub(crate) fn bits_of_referrer(module: &Module, location: DIExpr) -> Option<ReferrerBits> {
    let span = facts::place(module, location)?;
    let of_pointee = match span.storage {
        Storage::Referrer => false,
        Storage::Pointee(_) => true,
        Storage::Argument(_)
        | Storage::ArgumentPointee(..)
        | Storage::ThreadLocal
        | Storage::ArgumentThreadLocal(_)
        | Storage::Undefined => return None,
    };
    Some(ReferrerBits { of_pointee, span })
}

/// Returns the first rule that a location violates with the given referrer in a function. Does not
/// check arguments.
pub(crate) fn broken_rule(
    module: &Module,
    function: FunctionView<'_>,
    location: DIExpr,
    given: Referrer,
) -> Option<Rule> {
    let facts = Alone::of(module, location);
    if let Some(problem) = facts.problems.first() {
        return Some(problem.rule);
    }
    let places: Vec<Referrer> = match given {
        Referrer::Value(value) => function
            .value_places(value)
            .map(|piece| piece.location)
            .collect(),
        other => alloc::vec![other],
    };
    places.into_iter().find_map(|place| {
        let unmet_need = |need: Need| referrer::unmet_need(module, function, place, need);
        let violation = referrer::error(module, function, place)
            .or_else(|| facts.uses.iter().find_map(|wanted| unmet_need(wanted.need)));
        violation.map(|(rule, _)| rule)
    })
}

//! What can be said of an expression whatever lifetime it stands in: found once for each expression.
//!
//! An expression is typed ([`typing::step`](crate::expr::typing::step)) and, beside its types, [`run`] on what is certain
//! of each entry, such as "bits 16 on of the referrer" or "the constant 3". Where that makes an evaluation error certain,
//! there is a [`Problem`]. What depends on the lifetime (the referrer's kind and size, the arguments' sizes) is kept as a
//! list of [`Use`]s, each to be checked in a moment for each lifetime.
//!
//! ```text
//!   DIExpr ──types──► Problem          (once an expression)
//!      └────Knowns──► Problem, Use ──► with each referrer and argument: rules/expressions.rs
//! ```

mod run;

use super::Rule;
use crate::expr::DIExpr;
use crate::module::Module;
use crate::ty::Type;
use alloc::string::String;
use alloc::vec::Vec;
use run::Run;

/// The widest value that can be computed with, in bits: everything that evaluates an expression holds its values.
pub(super) const WIDEST_VALUE: u64 = 1 << 20;

/// Something that is wrong with an expression wherever it stands.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    pub(super) operation: u32,
    pub(super) rule: Rule,
    pub(super) message: String,
}

/// What an operation wants of the lifetime.
#[derive(Clone, Copy, Debug)]
pub(super) enum Need {
    /// A referrer of this type.
    Referrer(Type),
    /// That the lifetime is of a type property fragment.
    TypeProperty,
    /// An argument of this type.
    Argument(u32, Type),
    /// That the referrer's storage starts at least this many bits (a negative number) before the referrer.
    Start(i64),
    /// That the referrer's storage has this many bits after the referrer's start, since they are read.
    End(i64),
    /// That these bits of the referrer are in one register.
    Register {
        /// The first.
        bit: i64,
        /// How many.
        bits: i64,
    },
    /// That the referrer is implicit, since two parts share its bits.
    Implicit,
    /// That the referrer is undefined, since two parts share the memory that it points to.
    Undefined,
}

/// One [`Need`] of one operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub(super) operation: u32,
    pub(super) need: Need,
}

#[derive(Clone, Copy, Debug, Default)]
struct Record {
    problems: u32,
    uses: u32,
    bits: Option<u64>,
}

/// The facts of every expression of a module.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    /// Where each expression's problems and uses end.
    records: Vec<Record>,
    problems: Vec<Problem>,
    uses: Vec<Use>,
}

impl Facts {
    pub(super) fn new(module: &Module) -> Facts {
        let mut facts = Facts::default();
        let mut run = Run::new(module);
        for expression in module.exprs.iter() {
            let bits = run.expression(expression, &mut facts.problems, &mut facts.uses);
            facts.records.push(Record { problems: facts.problems.len() as u32, uses: facts.uses.len() as u32, bits });
        }
        facts
    }

    fn before(&self, expression: DIExpr) -> Record {
        (expression.0 as usize).checked_sub(1).and_then(|index| self.records.get(index)).copied().unwrap_or_default()
    }

    fn record(&self, expression: DIExpr) -> Record {
        self.records.get(expression.0 as usize).copied().unwrap_or_default()
    }

    /// The size in bits of what an expression leaves; `None` where it is ill-typed.
    pub(super) fn bits(&self, expression: DIExpr) -> Option<u64> {
        self.record(expression).bits
    }

    pub(super) fn problems(&self, expression: DIExpr) -> &[Problem] {
        let span = self.before(expression).problems as usize..self.record(expression).problems as usize;
        self.problems.get(span).unwrap_or(&[])
    }

    pub(super) fn uses(&self, expression: DIExpr) -> core::ops::Range<usize> {
        self.before(expression).uses as usize..self.record(expression).uses as usize
    }

    /// One of [`uses`](Facts::uses).
    pub(super) fn use_at(&self, index: usize) -> Option<Use> {
        self.uses.get(index).copied()
    }
}

/// What is wrong with one expression, and what it wants of its lifetime.
pub(super) fn alone(module: &Module, expression: DIExpr) -> (Vec<Problem>, Vec<Use>) {
    let (mut problems, mut uses) = (Vec::new(), Vec::new());
    Run::new(module).expression(expression, &mut problems, &mut uses);
    (problems, uses)
}

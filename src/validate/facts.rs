//! What can be said of an expression whatever lifetime it stands in: found once for each
//! expression.
//!
//! An expression is typed ([`typing::step`](crate::expr::typing::step)) and, beside its types,
//! [`run`] on what is certain of each entry, such as "bits 16 on of the referrer" or "the constant
//! 3". Where that makes an evaluation error certain, there is a [`Problem`]. What depends on the
//! lifetime (the referrer's kind and size, the arguments' sizes) is kept as a list of [`Use`]s,
//! each to be checked in a moment for each lifetime.
//!
//! ```text
//!   DIExpr ──types──► Problem          (once an expression)
//!      └────Knowns──► Problem, Use ──► with each referrer and argument: rules/expressions.rs
//! ```

mod run;

use super::Rule;
use crate::expr::DIExpr;
use crate::module::Module;
use crate::ty::{AddressSpace, Type};
use alloc::string::String;
use alloc::vec::Vec;
use run::Run;

/// The widest value that can be computed with, in bits: everything that evaluates an expression
/// holds its values.
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
    /// That the lifetime is of a type property fragment, of a type as large as this one.
    TypeObject(Type),
    /// An argument of this type.
    Argument(u32, Type),
    /// That the referrer's storage starts at least this many bits (a negative number) before the
    /// referrer.
    Start(i64),
    /// That the referrer's storage has this many bits after the referrer's start.
    End {
        /// How many.
        end: i64,
        /// How many the referrer has by its type.
        bits: i64,
        /// Whether they are read, or become part of the location.
        read: bool,
    },
    /// That the storages that an argument is in start at least this many bits (a negative number)
    /// before the argument.
    ArgumentStart {
        /// Which argument.
        index: u32,
        /// How many.
        bit: i64,
    },
    /// That the storages that an argument is in have this many bits after the argument's start; or
    /// what it points to, in an address space.
    ArgumentEnd {
        /// Which argument.
        index: u32,
        /// How many.
        end: i64,
        /// Whether they are read, or become part of the location.
        read: bool,
        /// Where the argument is an address: in which address space it is dereferenced.
        space: Option<AddressSpace>,
    },
    /// That the canonical frame address is known.
    Cfa,
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
    /// That no two of some parts, of which some are arguments', share a bit of storage: a range of
    /// [`Facts::spans`].
    Apart {
        /// The first part.
        first: u32,
        /// Behind the last.
        end: u32,
    },
}

/// A storage that two parts may share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Storage {
    /// The referrer's.
    Referrer,
    /// The memory of an address space, from the address on that the referrer holds.
    Pointee(AddressSpace),
    /// An argument's.
    Argument(u32),
    /// What an argument, taken for an address of a space, points to.
    ArgumentPointee(u32, AddressSpace),
}

/// Bits of a storage, and where in a composite they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Span {
    pub(super) storage: Storage,
    pub(super) start: i64,
    pub(super) end: i64,
    pub(super) at: i64,
}

impl Span {
    /// What of it is among the `bits` bits from `from` on of the composite, from where it then
    /// counts.
    pub(super) fn cut(&self, from: i64, bits: i64) -> Option<Span> {
        let first = from.max(self.at);
        let last = from
            .saturating_add(bits)
            .min(self.at.saturating_add(self.end.saturating_sub(self.start)));
        let start = self.start.saturating_add(first.saturating_sub(self.at));
        let end = start.saturating_add(last.saturating_sub(first));
        (first < last).then(|| Span {
            storage: self.storage,
            start,
            end,
            at: first.saturating_sub(from),
        })
    }
}

/// What an expression leaves, as far as that is certain.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outcome {
    /// Where it leaves the address of what the rest says (`DIOpAddrOf`): that address's space.
    pub(super) space: Option<AddressSpace>,
    /// How many bits there are before and after its start, where it is a value or several places in
    /// a row.
    pub(super) room: Option<(i64, i64)>,
    /// Where it is a place: the storage and the first bit.
    pub(super) place: Option<(Storage, i64)>,
    /// The number, where it is one.
    pub(super) number: Option<i128>,
    /// The first of its places in [`Facts::spans`].
    first: u32,
    end: u32,
}

/// One [`Need`] of one operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub(super) operation: u32,
    pub(super) need: Need,
}

#[derive(Clone, Copy, Debug)]
struct Record {
    problems: u32,
    uses: u32,
    ty: Option<Type>,
    bits: Option<u64>,
    asks_for_referrer: bool,
    outcome: Outcome,
}

impl Record {
    const NONE: Record = Record {
        problems: 0,
        uses: 0,
        ty: None,
        bits: None,
        asks_for_referrer: false,
        outcome: Outcome {
            space: None,
            room: None,
            place: None,
            number: None,
            first: 0,
            end: 0,
        },
    };
}

/// The facts of every expression of a module.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    /// Where each expression's problems and uses end.
    records: Vec<Record>,
    problems: Vec<Problem>,
    uses: Vec<Use>,
    /// What expressions leave, and parts of their composites.
    spans: Vec<Span>,
}

impl Facts {
    pub(super) fn new(module: &Module) -> Facts {
        let mut facts = Facts::default();
        let mut run = Run::new(module);
        for expression in module.exprs.iter() {
            let first = facts.uses.len();
            let ty = run.expression(
                expression,
                &mut facts.problems,
                &mut facts.uses,
                &mut facts.spans,
            );
            let outcome = ty.map_or(Outcome::default(), |ty| run.outcome(ty, &mut facts.spans));
            let mut uses = facts.uses.get(first..).unwrap_or(&[]).iter();
            let asks_for_referrer = uses.any(|used| matches!(used.need, Need::Referrer(_)));
            facts.records.push(Record {
                asks_for_referrer,
                problems: facts.problems.len() as u32,
                uses: facts.uses.len() as u32,
                ty,
                bits: ty.and_then(|ty| ty.bit_size(&module.target)),
                outcome,
            });
        }
        facts
    }

    fn before(&self, expression: DIExpr) -> &Record {
        (expression.0 as usize)
            .checked_sub(1)
            .and_then(|index| self.records.get(index))
            .unwrap_or(&Record::NONE)
    }

    fn record(&self, expression: DIExpr) -> &Record {
        self.records
            .get(expression.0 as usize)
            .unwrap_or(&Record::NONE)
    }

    /// The size in bits of what an expression leaves; `None` where it is ill-typed.
    pub(super) fn bits(&self, expression: DIExpr) -> Option<u64> {
        self.record(expression).bits
    }

    /// The type of what an expression leaves; `None` where it is ill-typed.
    pub(super) fn ty(&self, expression: DIExpr) -> Option<Type> {
        self.record(expression).ty
    }

    /// Whether an expression has a `DIOpReferrer`.
    pub(super) fn asks_for_referrer(&self, expression: DIExpr) -> bool {
        self.record(expression).asks_for_referrer
    }

    /// What an expression leaves, as far as that is certain.
    pub(super) fn outcome(&self, expression: DIExpr) -> &Outcome {
        &self.record(expression).outcome
    }

    /// The places that an expression leaves.
    pub(super) fn places(&self, expression: DIExpr) -> &[Span] {
        let Outcome { first, end, .. } = self.record(expression).outcome;
        self.parts(first, end)
    }

    /// Some parts: those of a [`Need::Apart`].
    pub(super) fn parts(&self, first: u32, end: u32) -> &[Span] {
        self.spans.get(first as usize..end as usize).unwrap_or(&[])
    }

    pub(super) fn problems(&self, expression: DIExpr) -> &[Problem] {
        let span =
            self.before(expression).problems as usize..self.record(expression).problems as usize;
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

/// The storage that one expression leaves a part of, and from which bit up to which.
pub(super) fn place(module: &Module, expression: DIExpr) -> Option<(Storage, i64, i64)> {
    let (mut run, mut kept) = (Run::new(module), Vec::new());
    let ty = run.expression(expression, &mut Vec::new(), &mut Vec::new(), &mut kept)?;
    let outcome = run.outcome(ty, &mut kept);
    let span = kept
        .get(outcome.first as usize)
        .filter(|_| outcome.place.is_some() && outcome.space.is_none())?;
    Some((span.storage, span.start, span.end))
}

/// What is wrong with one expression, and what it wants of its lifetime.
pub(super) fn alone(module: &Module, expression: DIExpr) -> (Vec<Problem>, Vec<Use>) {
    let (mut problems, mut uses) = (Vec::new(), Vec::new());
    Run::new(module).expression(expression, &mut problems, &mut uses, &mut Vec::new());
    (problems, uses)
}

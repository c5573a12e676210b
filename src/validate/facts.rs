//! Facts about expressions that are independent of their lifetimes. They are computed once for each
//! expression.
//!
//! An expression is typed by [`typing::step`](crate::expr::typing::step). At the same time, [`run`]
//! evaluates it on the known facts about each entry, such as "bit 16 of the referrer on" or "the
//! constant 3". If these facts prove that an evaluation fails, there is a [`Problem`]. Conditions
//! on the lifetime (the referrer's kind and size, the arguments' sizes) become a list of [`Use`]s,
//! which are cheap to check for each lifetime.
//!
//! ```text
//!   DIExpr ──types──► Problem          (once for each expression)
//!      └────Knowns──► Problem, Use ──► with each referrer and argument: rules/expressions.rs
//! ```

mod run;

use super::Rule;
use crate::expr::{DIExpr, DIOp};
use crate::markers::Referrer;
use crate::metadata::lists::push;
use crate::module::Module;
use crate::target::ByteOrder;
use crate::ty::{AddressSpace, Type};
use alloc::string::String;
use alloc::vec::Vec;
use run::Run;

/// The size in bits of the widest value that operations compute with. All evaluators of expressions
/// support this size.
pub(super) const WIDEST_VALUE: u64 = 1 << 20;

/// An error of an expression, independent of the lifetime.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    pub(super) operation: u32,
    pub(super) rule: Rule,
    pub(super) message: String,
}

/// An operation's access to bits of a storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// The operation reads the bits.
    Read,
    /// The bits become part of a location.
    Denote,
}

impl Access {
    /// Returns the rule on bits past the end of a storage, and the verb for its message.
    pub(super) const fn past_end(self) -> (Rule, &'static str) {
        match self {
            Access::Read => (Rule::ReadPastEnd, "reads"),
            Access::Denote => (Rule::DenotesPastEnd, "denotes"),
        }
    }
}

/// A condition of an operation on the lifetime.
#[derive(Clone, Copy, Debug)]
pub(super) enum Need {
    /// The referrer must have the size of this type.
    Referrer(Type),
    /// The object must be a property of a type that has the size of this type.
    TypeObject(Type),
    /// The argument must have the size of this type.
    Argument(u32, Type),
    /// The referrer's storage must extend some bits before the referrer.
    Start {
        /// The number of bits, as a negative number.
        bit: i64,
        /// The size of the referrer's type in bits.
        bits: i64,
    },
    /// The referrer's storage must have this many bits from the referrer's start on.
    End {
        /// The number of bits required.
        end: i64,
        /// The size of the referrer's type in bits.
        bits: i64,
        /// How the operation uses the bits.
        access: Access,
    },
    /// The storages of an argument must extend at least this many bits (a negative number) before
    /// the argument.
    ArgumentStart {
        /// The index of the argument.
        index: u32,
        /// The number of bits.
        bit: i64,
        /// The size of the argument's type in bits.
        bits: i64,
    },
    /// The storages of an argument, or of the memory that it points to, must have this many bits
    /// from the start on.
    ArgumentEnd {
        /// The index of the argument.
        index: u32,
        /// The number of bits required.
        end: i64,
        /// How the operation uses the bits.
        access: Access,
        /// The address space in which the argument is dereferenced; `None` if it is not.
        space: Option<AddressSpace>,
    },
    /// These bits of an argument, or of the memory that the argument points to, must be in one
    /// register.
    ArgumentRegister {
        /// The index of the argument.
        index: u32,
        /// The first bit.
        bit: i64,
        /// The number of bits.
        bits: i64,
        /// The address space in which the argument is dereferenced; `None` if it is not.
        space: Option<AddressSpace>,
    },
    /// The canonical frame address must be known.
    Cfa,
    /// The code must run in lanes.
    Lane,
    /// These bits of the referrer must be in one register.
    Register {
        /// The first bit.
        bit: i64,
        /// The number of bits.
        bits: i64,
    },
    /// The referrer must be implicit, because two parts share its bits.
    Implicit,
    /// The referrer must be undefined, because two parts share the memory that it points to.
    Undefined,
    /// No two of these parts may share a bit of storage. Some of the parts are in storages of
    /// arguments. The parts are a range of [`Facts::spans`].
    Disjoint {
        /// The first part.
        first: u32,
        /// The end of the range, exclusive.
        end: u32,
    },
}

/// A storage that two parts may share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Storage {
    /// The storage of the referrer.
    Referrer,
    /// Memory of an address space, from the address that the referrer holds on.
    Pointee(AddressSpace),
    /// The storage of an argument.
    Argument(u32),
    /// Memory of an address space, from the address that an argument holds on.
    ArgumentPointee(u32, AddressSpace),
    /// Thread-local storage, from its start on.
    ThreadLocal,
    /// Thread-local storage, from the offset that an argument holds on.
    ArgumentThreadLocal(u32),
    /// No storage: the bits are undefined.
    Undefined,
}

/// A range of bits of a storage, and its bit offset `at` in a composite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Span {
    pub(super) storage: Storage,
    pub(super) start: i64,
    pub(super) end: i64,
    pub(super) at: i64,
    /// The size in bits of the type that the storage is read as. On a big-endian target, a value in
    /// the low bits of a register begins at a bit that depends on this size.
    pub(super) of: i64,
}

impl Span {
    /// Returns the first bit and the end, counted from the least significant bit that the type of
    /// the storage reads.
    pub(super) fn counted_from_lowest(&self, order: ByteOrder) -> (i64, i64) {
        match order {
            ByteOrder::Little => (self.start, self.end),
            // The first bit is the most significant one.
            ByteOrder::Big => (
                self.of.saturating_sub(self.end),
                self.of.saturating_sub(self.start),
            ),
        }
    }

    /// The part of the span that is in the `bits` bits from `from` on of the composite. `at` then
    /// counts from `from`.
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
            of: self.of,
        })
    }
}

impl Need {
    /// True if the referrer of the lifetime alone decides whether the need is satisfied.
    fn is_of_referrer(&self) -> bool {
        match self {
            Need::Referrer(_)
            | Need::Start { .. }
            | Need::End { .. }
            | Need::Register { .. }
            | Need::Implicit
            | Need::Undefined => true,
            Need::TypeObject(_)
            | Need::Argument(..)
            | Need::ArgumentStart { .. }
            | Need::ArgumentEnd { .. }
            | Need::ArgumentRegister { .. }
            | Need::Disjoint { .. }
            | Need::Cfa
            | Need::Lane => false,
        }
    }
}

/// The known facts about an expression's result.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outcome {
    /// The address space of the result if the result is an address (`DIOpAddrOf`). The other fields
    /// then describe the location with that address.
    pub(super) space: Option<AddressSpace>,
    /// The number of bits before and after the result's start in its storage, for a value or
    /// composite.
    pub(super) available: Option<(i64, i64)>,
    /// True if the result is a composite.
    pub(super) is_composite: bool,
    /// The storage, the first bit, and the size in bits of the type that the storage is read as, if
    /// the result is a single location in a storage of the lifetime.
    pub(super) place: Option<(Storage, i64, i64)>,
    /// The number, if it is known.
    pub(super) number: Option<i128>,
    /// The range of its parts in [`Facts::spans`].
    first: u32,
    end: u32,
}

/// A [`Need`] of one operation.
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
    reads_referrer: bool,
    needs_only_referrer: bool,
    constancy: Constancy,
    outcome: Outcome,
}

/// Whether an expression's result is a constant that the rules know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Constancy {
    Never,
    /// The constant of the referrer.
    OfReferrer,
    Always,
}

impl Constancy {
    fn of(ops: &[DIOp], outcome: &Outcome) -> Constancy {
        match ops {
            _ if outcome.space.is_some() => Constancy::Never,
            _ if outcome.number.is_some() => Constancy::Always,
            [DIOp::Constant { .. }] => Constancy::Always,
            [DIOp::Referrer { .. }] => Constancy::OfReferrer,
            _ => Constancy::Never,
        }
    }
}

impl Record {
    const NONE: Record = Record {
        problems: 0,
        uses: 0,
        ty: None,
        bits: None,
        reads_referrer: false,
        needs_only_referrer: true,
        constancy: Constancy::Never,
        outcome: Outcome {
            space: None,
            available: None,
            is_composite: false,
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
    /// The facts of each expression. Its problems and uses end at the given indices, and begin
    /// where those of the previous expression end.
    records: Vec<Record>,
    problems: Vec<Problem>,
    uses: Vec<Use>,
    /// Parts of results, and parts of composites for [`Need::Disjoint`].
    spans: Vec<Span>,
}

impl Facts {
    pub(super) fn new(module: &Module) -> Facts {
        let mut facts = Facts::default();
        let mut run = Run::new(module);
        for expression in module.exprs.iter() {
            let (first, problems) = (facts.uses.len(), facts.problems.len());
            let ty = run.expression(
                expression,
                &mut facts.problems,
                &mut facts.uses,
                &mut facts.spans,
            );
            let outcome = ty.map_or(Outcome::default(), |ty| run.outcome(ty, &mut facts.spans));
            let uses = facts.uses.get(first..).unwrap_or(&[]);
            let reads_referrer = uses
                .iter()
                .any(|used| matches!(used.need, Need::Referrer(_)));
            let needs_only_referrer = facts.problems.len() == problems
                && uses.iter().all(|used| used.need.is_of_referrer());
            let record = Record {
                reads_referrer,
                needs_only_referrer,
                constancy: Constancy::of(module.exprs.ops(expression), &outcome),
                problems: facts.problems.len() as u32,
                uses: facts.uses.len() as u32,
                ty,
                bits: ty.and_then(|ty| ty.bit_size(&module.target)),
                outcome,
            };
            push(&mut facts.records, record);
        }
        facts
    }

    fn before(&self, expression: DIExpr) -> &Record {
        (expression.index())
            .checked_sub(1)
            .and_then(|index| self.records.get(index))
            .unwrap_or(&Record::NONE)
    }

    fn record(&self, expression: DIExpr) -> &Record {
        self.records
            .get(expression.index())
            .unwrap_or(&Record::NONE)
    }

    /// The size of an expression's result in bits; `None` if the expression is ill-typed.
    pub(super) fn bits(&self, expression: DIExpr) -> Option<u64> {
        self.record(expression).bits
    }

    /// The type of an expression's result; `None` if the expression is ill-typed.
    pub(super) fn ty(&self, expression: DIExpr) -> Option<Type> {
        self.record(expression).ty
    }

    /// True if an expression has a `DIOpReferrer`.
    pub(super) fn reads_referrer(&self, expression: DIExpr) -> bool {
        self.record(expression).reads_referrer
    }

    /// True if an expression may evaluate to a known constant with a referrer.
    pub(super) fn may_be_constant(&self, expression: DIExpr, given: Referrer) -> bool {
        match self.record(expression).constancy {
            Constancy::Never => false,
            Constancy::OfReferrer => matches!(given, Referrer::Constant { .. }),
            Constancy::Always => true,
        }
    }

    /// True if an expression has no problem, and its needs depend only on the referrer.
    pub(super) fn needs_only_referrer(&self, expression: DIExpr) -> bool {
        self.record(expression).needs_only_referrer
    }

    /// The known facts about an expression's result.
    pub(super) fn outcome(&self, expression: DIExpr) -> &Outcome {
        &self.record(expression).outcome
    }

    /// The parts of an expression's result.
    pub(super) fn places(&self, expression: DIExpr) -> &[Span] {
        let Outcome { first, end, .. } = self.record(expression).outcome;
        self.parts(first, end)
    }

    /// The parts of a [`Need::Disjoint`].
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

    /// The use at an index of the range that [`uses`](Facts::uses) returns.
    pub(super) fn use_at(&self, index: usize) -> Option<Use> {
        self.uses.get(index).copied()
    }
}

/// Returns the storage and the bits of an expression's result, if it is a single location.
pub(super) fn place(module: &Module, expression: DIExpr) -> Option<Span> {
    let (mut run, mut kept) = (Run::new(module), Vec::new());
    let ty = run.expression(expression, &mut Vec::new(), &mut Vec::new(), &mut kept)?;
    let outcome = run.outcome(ty, &mut kept);
    let span = kept.get(outcome.first as usize).copied();
    span.filter(|_| outcome.place.is_some() && outcome.space.is_none())
}

/// The facts of one expression, which is not in a lifetime.
#[derive(Default)]
pub(super) struct Alone {
    pub(super) problems: Vec<Problem>,
    pub(super) uses: Vec<Use>,
    /// The parts that each [`Need::Disjoint`] names.
    pub(super) spans: Vec<Span>,
}

impl Alone {
    pub(super) fn of(module: &Module, expression: DIExpr) -> Alone {
        let mut alone = Alone::default();
        let (problems, uses) = (&mut alone.problems, &mut alone.uses);
        Run::new(module).expression(expression, problems, uses, &mut alone.spans);
        alone
    }
}

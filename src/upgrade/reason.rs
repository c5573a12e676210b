//! The reasons why a record begins no lifetime.

use crate::expr::{TypeError, TypeErrorKind};
use crate::messages::messages;
use crate::metadata::VariableId;
use crate::ty::Type;
use crate::units::{Bits, Count, Position};
use crate::validate::Rule;
use core::fmt;

/// The reason why a record begins no lifetime. It still ends the lifetimes of its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The variable does not exist, or is not in the function or the inlined function.
    Variable,
    /// The variable has other lifetimes, which no record ends.
    Described,
    /// The size of the variable is unknown.
    UnknownSize,
    /// The fragment is not within the variable.
    Fragment,
    /// The fragments of the variable's records overlap so much that the records describe too many
    /// parts of it. None of these records begins a lifetime.
    Overlaps,
    /// The block does not exist, or the record is outside of it, or out of order in it.
    Position,
    /// The expression names an operand that the record does not have, or the record has several
    /// operands and the expression names none.
    Operands {
        /// The number of operands that the record has.
        has: u32,
    },
    /// The size of an operand's type differs from the size that the expression states.
    OperandType {
        /// The operand's type.
        operand: Type,
    },
    /// A number is larger than an address, the size with which a `DIExpression` computes.
    Wide {
        /// Its size in bits.
        bits: u64,
    },
    /// The record's value has fewer bits than the variable or fragment.
    Narrow {
        /// The number of bits of the record's value.
        has: u64,
        /// The number of bits of the variable or fragment.
        needs: u64,
    },
    /// The bits are outside of any number, or the size is invalid.
    Bits {
        /// The first bit.
        offset: u64,
        /// The number of bits.
        bits: u64,
    },
    /// The expression's stack is empty where an operation needs an input.
    StackUnderflow,
    /// The expression leaves more than one entry.
    EntriesLeft,
    /// An operation has inputs of different base types.
    MixedTypes,
    /// The types of an expression in the newer spelling do not fit.
    Types(TypeErrorKind),
    /// An operation is at a position where it has no meaning.
    Misplaced,
    /// An operation has no meaning for a variable of a function, or `DIExpr` cannot express it.
    Unsupported,
    /// The address of a thread-local global is used otherwise than as the start of its memory.
    ThreadLocal,
    /// An address space is not constant, or the target does not have it.
    AddressSpace,
    /// An implicit pointer is split into fragments.
    Split,
    /// The expression is too long, or an offset is too large for a referrer.
    TooLarge,
    /// The lifetime would violate a rule.
    Rule(Rule),
}

messages! { Reason {
    Variable => "the variable is not in this function; name a variable of the function, or of an inlined scope in it";
    Described => "the variable has lifetimes besides its records; remove one or the other";
    UnknownSize => "the size of the variable is unknown; give it a type with a size";
    Fragment => "the fragment is not within the variable";
    Overlaps =>
        "the records of the variable overlap in too many parts; describe fewer fragments, or some that do not overlap";
    Position => "the record is outside its block, or before the previous record";
    Operands { has } =>
        "the record has {}; name only these, and each by its number if there are several", Count(*has, "operand");
    OperandType { operand } => "the operand has type {operand}; name a type of that size";
    Wide { bits } => "a number of {} is larger than an address; convert it first", Bits(*bits);
    Narrow { has, needs } => "the record's value has {}, but describes {}", Bits(*has), Bits(*needs);
    Bits { offset, bits } => "no number has {} from bit {offset} on", Bits(*bits);
    StackUnderflow => "the stack has too few entries; push the missing operands";
    EntriesLeft => "more than one entry is left on the stack; remove operations that push too many";
    MixedTypes => "the inputs have different base types; convert one of them";
    Types(kind) => "it {kind}";
    Misplaced => "the operation has no meaning at this position";
    Unsupported => "the operation has no meaning for a variable of a function";
    ThreadLocal => "the address of a thread-local global is not known; use it only to dereference it, after adding constants";
    AddressSpace => "the address space is not a constant that the target has";
    Split => "an implicit pointer cannot be split into fragments";
    TooLarge => "the expression is too long, or an offset too large";
    Rule(rule) => "{} ({rule}); {}", rule.title(), rule.help();
} }

/// A record that begins no lifetime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unexpressed {
    /// The index of the record among those that were given, from 0.
    pub record: usize,
    /// Its position.
    pub position: Position,
    /// The variable that it names.
    pub variable: VariableId,
    /// The index, from 0, and the name of the operation that causes the failure; `None` if the
    /// whole record does.
    pub operation: Option<(usize, &'static str)>,
    /// The reason.
    pub reason: Reason,
}

impl fmt::Display for Unexpressed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.operation {
            Some((index, name)) => write!(f, "{name} (operation {index}): {}", self.reason),
            None => self.reason.fmt(f),
        }
    }
}

/// A [`Reason`], with the operation that causes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Failure {
    pub(super) operation: Option<(usize, &'static str)>,
    pub(super) reason: Reason,
}

impl Failure {
    /// Names the operation, unless one is already named.
    pub(super) fn at(self, index: usize, name: &'static str) -> Failure {
        Failure {
            operation: self.operation.or(Some((index, name))),
            ..self
        }
    }
}

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Failure {
        Failure {
            operation: None,
            reason,
        }
    }
}

impl From<TypeError> for Failure {
    fn from(error: TypeError) -> Failure {
        Reason::Types(error.kind).into()
    }
}

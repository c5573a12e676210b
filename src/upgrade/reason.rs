//! Why a record begins no lifetime.

use crate::expr::{TypeError, TypeErrorKind};
use crate::metadata::VariableId;
use crate::ty::Type;
use crate::units::Position;
use crate::validate::Rule;
use core::fmt;

/// Why a record begins no lifetime. It still ends those of the bits that it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The variable does not exist, or is not of the function, or not of the function that was
    /// inlined.
    Variable,
    /// The variable has lifetimes besides, which a record does not end.
    Described,
    /// The size of the variable is not known.
    UnknownSize,
    /// The fragment is not within the variable.
    Fragment,
    /// The record is outside its block, or before the record before it, or the block does not
    /// exist.
    Position,
    /// The expression names an operand that the record does not have, or has several and the
    /// expression names none.
    Operands {
        /// How many the record has.
        has: u32,
    },
    /// An operand's type is not as large as the expression says.
    OperandType {
        /// The operand's type.
        operand: Type,
    },
    /// A number is larger than an address, and so than the numbers that a `DIExpression` computes
    /// with.
    Wide {
        /// Its size in bits.
        bits: u64,
    },
    /// What the record gives has fewer bits than the variable or fragment.
    Narrow {
        /// How many it has.
        has: u64,
        /// How many the variable or fragment has.
        needs: u64,
    },
    /// Bits that no number has, or a size that none can have.
    Bits {
        /// The first.
        offset: u64,
        /// How many.
        bits: u64,
    },
    /// The expression's stack runs empty.
    StackUnderflow,
    /// The expression leaves more than one entry.
    EntriesLeft,
    /// Numbers of different base types meet.
    MixedTypes,
    /// The types of an expression in the newer spelling do not fit.
    Types(TypeErrorKind),
    /// An operation stands where it has no meaning.
    Misplaced,
    /// An operation has no meaning for a variable of a function, or there is no way to say what it
    /// means.
    Unsupported,
    /// An address space that is not a constant, or not the target's.
    AddressSpace,
    /// An implicit pointer is cut into fragments.
    Split,
    /// The expression is longer than anybody reads, or an offset larger than a referrer holds.
    TooLarge,
    /// The lifetime would break a rule.
    Rule(Rule),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Variable => f.write_str(
                "the variable is not of this function: name one that is, or its inlined scope",
            ),
            Reason::Described => f.write_str(
                "the variable has lifetimes besides its records: remove one or the other",
            ),
            Reason::UnknownSize => {
                f.write_str("the size of the variable is not known: give it a type that has one")
            }
            Reason::Fragment => f.write_str("the fragment is not within the variable"),
            Reason::Position => {
                f.write_str("the record is outside its block, or before the record before it")
            }
            Reason::Operands { has } => {
                write!(
                    f,
                    "the record has {has} operands: name those that it has, and all by number if they are several"
                )
            }
            Reason::OperandType { operand } => write!(
                f,
                "the operand is of type {operand}: name a type of its size"
            ),
            Reason::Wide { bits } => write!(
                f,
                "a number of {bits} bits is larger than an address: convert it first"
            ),
            Reason::Narrow { has, needs } => {
                write!(
                    f,
                    "{has} bits are not all of the {needs} that the record is about"
                )
            }
            Reason::Bits { offset, bits } => {
                write!(f, "no number has {bits} bits from bit {offset} on")
            }
            Reason::StackUnderflow => f.write_str("there is too little on the stack"),
            Reason::EntriesLeft => f.write_str("more than one entry is left on the stack"),
            Reason::MixedTypes => {
                f.write_str("numbers of different base types meet: convert one of them")
            }
            Reason::Types(kind) => write!(f, "it {kind}"),
            Reason::Misplaced => f.write_str("it has no meaning here"),
            Reason::Unsupported => {
                f.write_str("it says nothing of where a variable of a function is")
            }
            Reason::AddressSpace => {
                f.write_str("the address space is not a constant that the target has")
            }
            Reason::Split => f.write_str("an implicit pointer cannot be cut into fragments"),
            Reason::TooLarge => f.write_str("it is too large"),
            Reason::Rule(rule) => write!(f, "{} ({rule}): {}", rule.title(), rule.help()),
        }
    }
}

/// A record that begins no lifetime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unexpressed {
    /// The place of the record among those that were given, from 0.
    pub record: usize,
    /// Where it stands.
    pub position: Position,
    /// The variable that it names.
    pub variable: VariableId,
    /// Which operation is to blame, from 0, and its name; `None` where it is the whole.
    pub operation: Option<(usize, &'static str)>,
    /// Why.
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

/// A [`Reason`] on its way, with the operation that is to blame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Failure {
    pub(super) operation: Option<(usize, &'static str)>,
    pub(super) reason: Reason,
}

impl Failure {
    /// Blames an operation, if none is to blame yet.
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

//! The reasons why an evaluation fails, and why the reference does not define a meaning.

use core::fmt;

/// The reason why an evaluation fails. A consumer then shows no location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EvaluationFault {
    /// An undefined bit is read.
    Undefined,
    /// A division by zero.
    DivisionByZero,
    /// A place is outside of its storage.
    OutOfBounds,
    /// The machine does not have the contents to read.
    Unavailable,
    /// An implicit pointer is read, whose bits are unknown.
    Pointer,
    /// The entry value is taken of a location that is not a register.
    NoRegister,
}

impl EvaluationFault {
    /// True for failures that occur in every state of the machine (docs/language.md, section 3.3).
    pub fn is_certain(self) -> bool {
        matches!(
            self,
            EvaluationFault::Undefined | EvaluationFault::NoRegister
        )
    }

    /// Returns one of two failures: the one that occurs in every state, otherwise the first.
    pub(super) fn or(self, other: EvaluationFault) -> EvaluationFault {
        if other.is_certain() { other } else { self }
    }
}

impl fmt::Display for EvaluationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EvaluationFault::Undefined => "undefined bits are read",
            EvaluationFault::DivisionByZero => "a division by zero",
            EvaluationFault::OutOfBounds => "a location outside of its storage",
            EvaluationFault::Unavailable => "unknown contents of the machine are read",
            EvaluationFault::Pointer => "an implicit pointer is read",
            EvaluationFault::NoRegister => {
                "the value on entry of a location that is not a register"
            }
        })
    }
}

/// The reason why the reference does not define a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// A limit on time or memory is exceeded.
    Limit,
    /// An object depends on itself.
    Cycle,
    /// A node that validation rejects.
    Invalid,
    /// A float is a NaN, or too large for the integer.
    Float,
    /// An offset does not fit in a signed integer of an address's size.
    Offset,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unknown::Limit => "a limit of the reference is reached",
            Unknown::Cycle => "the object depends on itself",
            Unknown::Invalid => "validation rejects it",
            Unknown::Float => "a float is or becomes a NaN, or does not fit in the integer",
            Unknown::Offset => "an offset is larger than memory",
        })
    }
}

//! Why an evaluation fails, and why the reference does not define a meaning.

use core::fmt;

/// Why an evaluation fails: a consumer shows nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EvaluationFault {
    /// An undefined bit is read.
    Undefined,
    /// A division by zero.
    DivisionByZero,
    /// A place outside of its storage.
    OutOfBounds,
    /// The machine does not have the contents that are read.
    Unavailable,
    /// An implicit pointer is read, whose bits are unknown.
    Pointer,
    /// The value on entry of a location that is not a register.
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

    /// Of two failures, the one that occurs in every state, or else the first.
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
            EvaluationFault::Unavailable => "the machine does not have what is read",
            EvaluationFault::Pointer => "an implicit pointer is read",
            EvaluationFault::NoRegister => {
                "the value on entry of a location that is not a register"
            }
        })
    }
}

/// Why the reference does not define a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// A limit on time or memory was reached.
    Limit,
    /// An object that depends on itself.
    Cycle,
    /// A node that validation rejects.
    Invalid,
    /// A float that is a NaN, or that the integer cannot hold.
    Float,
    /// An offset that no signed integer of an address's size holds.
    Distance,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unknown::Limit => "a limit of the reference is reached",
            Unknown::Cycle => "the object depends on itself",
            Unknown::Invalid => "it is not valid",
            Unknown::Float => "a float is or becomes a NaN, or does not fit in the integer",
            Unknown::Distance => "an offset is larger than memory",
        })
    }
}

//! The bits above a narrow value in a stack entry.

use crate::number::Signedness;
use crate::ty::Type;

/// The bits above a narrow value in a stack entry: their contents, or the contents that they must
/// have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Above {
    /// Any bits.
    Any,
    /// Zeros.
    Zeros,
    /// Copies of the sign bit.
    Sign,
}

impl Above {
    /// Returns the upper bits with which a stack entry, read as a number, equals a value of this
    /// type.
    pub(super) fn of(ty: Type) -> Above {
        match ty.signedness() {
            Signedness::Signed => Above::Sign,
            Signedness::Unsigned => Above::Zeros,
        }
    }

    /// The signedness of an entry with these bits that equals the value: unsigned for any bits.
    pub(super) fn signedness(self) -> Signedness {
        match self {
            Above::Sign => Signedness::Signed,
            Above::Any | Above::Zeros => Signedness::Unsigned,
        }
    }
}

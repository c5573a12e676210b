//! The bits above a narrow value in a stack entry.

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
        if ty.is_signed() {
            Above::Sign
        } else {
            Above::Zeros
        }
    }
}

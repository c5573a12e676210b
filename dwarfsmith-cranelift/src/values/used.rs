//! What expressions make of values.

use dwarfsmith::Type;
use dwarfsmith::expr::DIExprBuilder;

use crate::error::DescribeError;

/// What an object's expression makes of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// The value, as a value of this type.
    Value(Type),
    /// The object of this type at the address that the value is.
    Address(Type),
}

impl Use {
    /// Adds operations on a value of type `own`, which is on the stack.
    #[inline]
    pub(super) fn add_to(
        self,
        location: &mut DIExprBuilder,
        own: Type,
    ) -> Result<(), DescribeError> {
        let read = match self {
            Use::Value(ty) => ty,
            Use::Address(_) => Type::PTR,
        };
        if own != read {
            // The address of an element is computed as an integer.
            location.reinterpret(read)?;
        }
        if let Use::Address(ty) = self {
            location.deref(ty)?;
        }
        Ok(())
    }
}

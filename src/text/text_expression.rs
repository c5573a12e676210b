//! An expression of LLVM's records, before it is upgraded.

use crate::upgrade::{DIExpressionOperation, Expression, TypedOperation};
use alloc::vec::Vec;
/// An expression in the older form.
#[derive(Clone)]
pub(super) enum TextExpression {
    Dwarf(Vec<DIExpressionOperation>),
    Typed(Vec<TypedOperation>),
}

impl TextExpression {
    pub(super) fn view(&self) -> Expression<'_> {
        match self {
            TextExpression::Dwarf(operations) => Expression::Dwarf(operations),
            TextExpression::Typed(operations) => Expression::Typed(operations),
        }
    }
}

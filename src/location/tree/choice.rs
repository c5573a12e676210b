//! Comparisons, and what depends on them.

use super::{BinaryOp, Tree, ValueId, ValueKind};
use crate::ty::Type;
use core::cmp::Ordering;

impl BinaryOp {
    /// True where the result is a number of one bit.
    pub fn is_comparison(self) -> bool {
        !self.orderings().is_empty()
    }

    /// The orderings of the operands in which a comparison holds; none for another operation.
    fn orderings(self) -> &'static [Ordering] {
        use Ordering::{Equal, Greater, Less};
        match self {
            BinaryOp::Eq => &[Equal],
            BinaryOp::Ne => &[Less, Greater],
            BinaryOp::Lt => &[Less],
            BinaryOp::Le => &[Less, Equal],
            BinaryOp::Gt => &[Greater],
            BinaryOp::Ge => &[Greater, Equal],
            _ => &[],
        }
    }
}

impl Tree {
    /// A comparison of two values of one type.
    pub(super) fn comparison(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.value(a).ty;
        if !ty.is_float()
            && let (Some(left), Some(right)) = (self.known(a), self.known(b))
        {
            // Constants are kept as numbers of their type; only those of 128 bits without a sign look otherwise.
            let order = if ty.is_signed() { left.cmp(&right) } else { (left as u128).cmp(&(right as u128)) };
            return self.constant(i128::from(op.orderings().contains(&order)), Type::BOOL);
        }
        self.push_value(ValueKind::Binary(op, a, b), Type::BOOL)
    }
}

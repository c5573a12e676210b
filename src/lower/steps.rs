//! The DWARF operations that compute an operation of the metadata on two integers.
//!
//! They are the same in the generic type and in base types; only the width of an entry differs. An
//! entry may be wider than the integer: [`Above`] states the bits above it.

use super::above::Above;
use crate::dwarf::Operation;
use crate::location::BinaryOp;
use crate::number::Signedness;

/// The computation of an operation on two integers of one type from their entries.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    /// The bits that must be above the first operand.
    pub(super) first: Above,
    /// The bits that must be above the second operand.
    pub(super) second: Above,
    /// The operations that replace the two entries by the result.
    pub(super) operations: &'static [Operation<'static>],
    /// The bits above the result.
    pub(super) result: Above,
    /// The signedness that a base type must have for these operations; `None` if both give the same
    /// bits.
    pub(super) signedness: Option<Signedness>,
}

impl Steps {
    /// Returns the steps of an operation on integers of a signedness; `None` for comparisons.
    pub(super) fn of(op: BinaryOp, signedness: Signedness) -> Option<Steps> {
        use Above::{Any, Sign, Zeros};
        use Signedness::{Signed, Unsigned};
        let (first, second, operations, result, signedness): (_, _, &[Operation<'_>], _, _) =
            match op {
                BinaryOp::Add => (Any, Any, &[Operation::Plus], Any, None),
                BinaryOp::Sub => (Any, Any, &[Operation::Minus], Any, None),
                BinaryOp::Mul => (Any, Any, &[Operation::Mul], Any, None),
                BinaryOp::And => (Any, Any, &[Operation::And], Any, None),
                BinaryOp::Or => (Any, Any, &[Operation::Or], Any, None),
                BinaryOp::Xor => (Any, Any, &[Operation::Xor], Any, None),
                // The count is unsigned, so other bits above it would change the number.
                BinaryOp::Shl => (Any, Zeros, &[Operation::Shl], Any, Some(Unsigned)),
                BinaryOp::LShr => (Zeros, Zeros, &[Operation::Shr], Zeros, Some(Unsigned)),
                BinaryOp::AShr => (Sign, Zeros, &[Operation::Shra], Sign, Some(Signed)),
                BinaryOp::Div if signedness == Signed => {
                    (Sign, Sign, &[Operation::Div], Any, Some(Signed))
                }
                BinaryOp::Div => (Zeros, Zeros, &[Operation::Div], Zeros, Some(Unsigned)),
                BinaryOp::Mod if signedness == Unsigned => {
                    (Zeros, Zeros, &[Operation::Mod], Zeros, Some(Unsigned))
                }
                // a - b × (a ÷ b). DWARF 5 does not define `DW_OP_mod` for a signed base type with
                // a negative operand, and gdb rounds the quotient down.
                BinaryOp::Mod => {
                    use Operation::{Div, Minus, Mul, Over};
                    let operations = &[Over, Over, Div, Mul, Minus];
                    (Sign, Sign, operations, Sign, Some(Signed))
                }
                BinaryOp::Eq
                | BinaryOp::Ne
                | BinaryOp::Lt
                | BinaryOp::Le
                | BinaryOp::Gt
                | BinaryOp::Ge => return None,
            };
        Some(Steps {
            first,
            second,
            operations,
            result,
            signedness,
        })
    }
}

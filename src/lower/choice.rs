//! Comparisons as DWARF operations.

use super::build::is_float;
use super::encode::{Encoder, Lost};
use super::lowered::DegradationReason;
use super::value::Above;
use crate::dwarf::Operation;
use crate::location::{BinaryOp, ValueId};

fn operation(op: BinaryOp) -> Result<Operation<'static>, Lost> {
    match op {
        BinaryOp::Eq => Ok(Operation::Eq),
        BinaryOp::Ne => Ok(Operation::Ne),
        BinaryOp::Lt => Ok(Operation::Lt),
        BinaryOp::Le => Ok(Operation::Le),
        BinaryOp::Gt => Ok(Operation::Gt),
        BinaryOp::Ge => Ok(Operation::Ge),
        _ => Err(Lost(DegradationReason::Type)),
    }
}

impl Encoder<'_> {
    /// Pushes 1 if a comparison of two values of one type holds, else 0.
    pub(super) fn comparison(
        &mut self,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
    ) -> Result<Above, Lost> {
        let ty = self.tree.value(a).ty;
        let operation = operation(op)?;
        if is_float(ty) {
            self.typed(a)?;
            self.typed(b)?;
            let strict = match op {
                BinaryOp::Le => Operation::Lt,
                BinaryOp::Ge => Operation::Gt,
                _ => {
                    self.op(operation)?;
                    return Ok(Above::Zeros);
                }
            };
            // gdb evaluates A ≤ B as not B < A, which holds if one is a NaN. Write A < B or A = B.
            for operation in [
                Operation::Over,
                Operation::Over,
                strict,
                Operation::Rot,
                Operation::Eq,
                Operation::Or,
            ] {
                self.op(operation)?;
            }
            return Ok(Above::Zeros);
        }
        let equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        if !self.tree.is_generic(ty, self.width()) {
            return Err(Lost(DegradationReason::Type));
        }
        let full = self.tree.bits(ty) >= self.width();
        // The generic type is compared as a signed integer (DWARF 5 section 2.5.1.5). So an
        // unsigned comparison first inverts the highest bit of both numbers: then the signed order
        // of the results is the unsigned order of the numbers.
        let turned = full && !equality && !ty.is_signed();
        let highest = i128::from(i64::MIN) >> (64 - self.width().min(64));
        for operand in [a, b] {
            if let (true, Some(number)) = (turned, self.tree.known(operand)) {
                let unused = 128 - self.width();
                self.constant(((number ^ highest) << unused) >> unused)?;
                continue;
            }
            // Equality only needs equal bits, and zeros above them take fewer bytes.
            self.generic(
                operand,
                if equality {
                    Above::Zeros
                } else {
                    Above::of(ty)
                },
            )?;
            if turned {
                self.constant(highest)?;
                self.op(Operation::Xor)?;
            }
        }
        self.op(operation)?;
        Ok(Above::Zeros)
    }
}

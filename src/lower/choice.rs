//! Lowers comparisons to DWARF operations.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost};
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
    /// Pushes 1 if a comparison of two values of one type holds, otherwise 0.
    pub(super) fn comparison(
        &mut self,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
    ) -> Result<Above, Lost> {
        let ty = self.tree.value(a).ty;
        let operation = operation(op)?;
        if ty.is_float() {
            use Operation::{Eq, Gt, Lt, Or, Over, Rot};
            self.typed(a)?;
            self.typed(b)?;
            // gdb evaluates A ≤ B as not B < A, which is true if an operand is a NaN. Write A < B
            // or A = B.
            match op {
                BinaryOp::Le => self.ops(&[Over, Over, Lt, Rot, Eq, Or])?,
                BinaryOp::Ge => self.ops(&[Over, Over, Gt, Rot, Eq, Or])?,
                _ => self.op(operation)?,
            }
            return Ok(Above::Zeros);
        }
        let equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        if self.is_wide(a) {
            for operand in [a, b] {
                let above = Above::of(ty);
                self.wide(operand, above.signedness(), above)?;
            }
            self.op(operation)?;
            return Ok(Above::Zeros);
        }
        if !self.tree.is_generic(ty, self.width()) {
            return Err(Lost(DegradationReason::Type));
        }
        let full = self.tree.bits(ty) >= self.width();
        // The generic type is compared as a signed integer (DWARF 5 section 2.5.1.5). An unsigned
        // comparison therefore inverts the highest bit of both numbers first. The signed order of
        // the results is the unsigned order of the numbers.
        let turned = full && !equality && !ty.is_signed();
        let highest = i128::from(i64::MIN) >> (64 - self.width().min(64));
        for operand in [a, b] {
            if let (true, Some(number)) = (turned, self.tree.known(operand)) {
                let unused = 128 - self.width();
                self.constant(((number ^ highest) << unused) >> unused)?;
                continue;
            }
            // Equality only requires equal upper bits. Zeros take fewer bytes.
            let above = match equality {
                true => Above::Zeros,
                false => Above::of(ty),
            };
            self.generic(operand, above)?;
            if turned {
                self.constant(highest)?;
                self.op(Operation::Xor)?;
            }
        }
        self.op(operation)?;
        Ok(Above::Zeros)
    }
}

//! Lowers comparisons to DWARF operations.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost};
use crate::dwarf::Operation;
use crate::location::{BinaryOp, ValueId, ValueKind};
use crate::number::Signedness;

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
        let bits = self.tree.bits(ty);
        let is_full = bits >= self.width();
        if is_full && !equality && self.is_portable {
            self.full_order(op, a, b)?;
            return Ok(Above::Zeros);
        }
        // The generic type is compared as a signed integer (DWARF 5 section 2.5.1.5), but not by
        // lldb. Inverting the highest bit of both numbers turns the order of unsigned numbers into
        // that of signed ones, and that of signed numbers into that of unsigned ones. Narrower
        // unsigned numbers are in the same order as signed ones.
        let inverted = !equality && (is_full || self.is_portable) && is_full != ty.is_signed();
        // Equality only requires equal upper bits. Zeros take fewer bytes.
        let above = match equality || self.is_portable {
            true => Above::Zeros,
            false => Above::of(ty),
        };
        let highest = 1i128 << (bits - 1);
        let above_inverted = if is_full { Above::Sign } else { Above::Zeros };
        for operand in [a, b] {
            if let (true, Some(number)) = (inverted, self.tree.known(operand)) {
                self.constant_with(number ^ highest, bits, above_inverted)?;
                continue;
            }
            self.generic(operand, above)?;
            let kind = self.tree.value(operand).kind;
            if is_full && !matches!(kind, ValueKind::Read(_) | ValueKind::Constant(_)) {
                self.narrow(Signedness::Unsigned)?;
            }
            if inverted {
                self.constant_with(highest, bits, above_inverted)?;
                self.op(Operation::Xor)?;
            }
        }
        self.op(operation)?;
        Ok(Above::Zeros)
    }

    /// Pushes 1 if the ordering `op` holds between `a` and `b`, and otherwise 0. Both are as wide
    /// as the generic type.
    fn full_order(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> Result<(), Lost> {
        let signedness = self.tree.value(a).ty.signedness();
        let (first, second, is_negated) = match op {
            BinaryOp::Lt => (a, b, false),
            BinaryOp::Ge => (a, b, true),
            BinaryOp::Gt => (b, a, false),
            BinaryOp::Le => (b, a, true),
            _ => return Err(Lost(DegradationReason::Type)),
        };
        self.generic(first, Above::Any)?;
        self.generic(second, Above::Any)?;
        self.is_less(signedness)?;
        match is_negated {
            true => {
                self.constant(1)?;
                self.op(Operation::Xor)
            }
            false => Ok(()),
        }
    }
}

//! Operations whose result depends on the sign of a generic value.
//!
//! DWARF leaves the signedness of the generic type open. In comparisons, `DW_OP_shra` and
//! `DW_OP_abs`, its values are signed in gdb, and unsigned in lldb 22. `DW_OP_div` is signed in
//! both. Portable expressions therefore use only quotients, and operations whose result is the same
//! for both signednesses: sums, bitwise operations, logical shifts, and comparisons of numbers
//! without the highest bit.
//!
//! On machines with addresses of 32 bits, lldb 22 computes with 64 bits: `DW_OP_breg` pushes 64
//! bits, and so does each operation on its result. Bits above an address may be set, and the
//! highest bit is not the sign, unless `DW_OP_convert` made the number one of the generic type.
//!
//! The comments show the stack after some operations, with the top last. `s` is the sign bit of x.

use super::encode::{Encoder, Lost};
use crate::dwarf::Operation::{
    Abs, And, Convert, Div, Dup, Minus, Mul, Neg, Over, Pick, Plus, PlusUconst, Rot, Shl, Shr,
    Shra, Swap, Xor,
};
use crate::dwarf::{BaseTypeRef, OperationKind};
use crate::number::Signedness;

impl Encoder<'_> {
    /// True if lldb may compute with more bits than the generic type has.
    fn may_be_wider(&self) -> bool {
        self.is_portable && self.width() < 64
    }

    /// Truncates a number that uses all bits of the generic type, because lldb may hold more bits
    /// of it. In dialects without conversions, sets the bits above the type to 0 or to the sign.
    pub(super) fn narrow(&mut self, signedness: Signedness) -> Result<(), Lost> {
        if !self.may_be_wider() {
            return Ok(());
        }
        if self.has(OperationKind::Convert) {
            return self.op(Convert(BaseTypeRef::GENERIC));
        }
        match signedness {
            Signedness::Signed => self.extend_in_any_width(self.width()),
            Signedness::Unsigned => {
                self.constant((1i128 << self.width()) - 1)?;
                self.op(And)
            }
        }
    }

    /// Copies the highest of the `bits` low bits, h, to all bits above them, in any number of bits:
    /// ((x and mask) xor h) - h.
    fn extend_in_any_width(&mut self, bits: u64) -> Result<(), Lost> {
        let highest = 1i128 << (bits - 1);
        self.constant(2 * highest - 1)?;
        self.op(And)?;
        self.constant(highest)?;
        self.op(Xor)?;
        self.constant(highest)?;
        self.op(Minus)
    }

    /// Shifts the highest bit of the generic type to the lowest.
    fn highest_bit(&mut self) -> Result<(), Lost> {
        self.constant(i128::from(self.width() - 1))?;
        self.op(Shr)?;
        if self.may_be_wider() {
            self.constant(1)?;
            self.op(And)?;
        }
        Ok(())
    }

    /// Copies the highest of the `bits` low bits to all bits above them.
    pub(super) fn extend_sign(&mut self, bits: u64) -> Result<(), Lost> {
        if self.is_portable && bits == 1 {
            self.constant(1)?;
            return self.ops(&[And, Neg]);
        }
        if self.may_be_wider() && bits < self.width() {
            return self.extend_in_any_width(bits);
        }
        let shift = i128::from(self.width() - bits);
        self.constant(shift)?;
        self.op(Shl)?;
        if !self.is_portable {
            self.constant(shift)?;
            return self.op(Shra);
        }
        // A signed division by a positive power of two, without a remainder.
        self.constant(1)?;
        self.constant(shift)?;
        self.ops(&[Shl, Div])
    }

    /// Shifts a number right, and copies its sign into the freed bits. `count` pushes the number of
    /// bits.
    pub(super) fn shift_with_sign(
        &mut self,
        count: impl FnOnce(&mut Self) -> Result<(), Lost>,
    ) -> Result<(), Lost> {
        if !self.is_portable {
            count(self)?;
            return self.op(Shra);
        }
        // A logical shift of the number, or of its complement if it is negative.
        self.narrow(Signedness::Signed)?;
        self.op(Dup)?;
        self.highest_bit()?;
        self.ops(&[Neg, Swap, Over, Xor])?; // [-s, x xor -s]
        count(self)?;
        self.ops(&[Shr, Xor])
    }

    /// Replaces a number by its absolute value.
    pub(super) fn absolute(&mut self) -> Result<(), Lost> {
        if !self.is_portable {
            return self.op(Abs);
        }
        self.op(Dup)?;
        self.highest_bit()?;
        self.ops(&[Swap, Over, Neg, Xor, Plus]) // s + (x xor -s)
    }

    /// Replaces two numbers x and y, which use all bits of the generic type, by 1 if x < y, and
    /// otherwise by 0.
    pub(super) fn is_less(&mut self, signedness: Signedness) -> Result<(), Lost> {
        // If the highest bits of x and y are equal, the result is the highest bit of d = x - y.
        // Otherwise, it is that of x for signed numbers, and that of y for unsigned ones. The
        // highest bit of d xor ((x xor y) and (d xor x)) is this result; if unsigned, d xor y
        // replaces d xor x.
        self.ops(&[Over, Over, Minus, Rot])?; // [d, x, y]
        if signedness == Signedness::Unsigned {
            self.op(Swap)?;
        }
        self.ops(&[Over, Xor, Pick(2), Rot, Rot])?; // [d, x xor y, d, x]
        self.ops(&[Xor, And, Xor])?;
        self.highest_bit()
    }

    /// Replaces two unsigned numbers a and b, which use all bits of the generic type, by a ÷ b.
    pub(super) fn divide_unsigned(&mut self) -> Result<(), Lost> {
        // If the highest bit of b is 0, q = (a ÷ 2) ÷ b × 2 is the quotient or the quotient minus
        // 1. Otherwise, the quotient is 0 or 1, and q = 0.
        self.op(Over)?;
        self.constant(1)?;
        self.ops(&[Shr, Over, Div])?;
        self.constant(1)?;
        self.ops(&[Shl, Over])?; // [a, b, q, b]
        self.highest_bit()?;
        self.constant(1)?;
        self.ops(&[Minus, And])?; // [a, b, q]
        // q is the quotient minus 1 if r = a - q × b is not less than b.
        self.ops(&[Rot, Dup, Pick(3), Mul, Rot, Rot])?; // [q, b, q × b, a]
        self.ops(&[Swap, Minus, Swap])?; // [q, r, b]
        self.is_less(Signedness::Unsigned)?;
        self.ops(&[Minus, PlusUconst(1)])
    }
}

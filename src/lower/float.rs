//! Lowers floating-point values to DWARF operations in base types.
//!
//! A float is pushed in a `DW_ATE_float` base type of its size. Constants are computed from
//! integers and powers of two, because not every consumer supports `DW_OP_const_type`.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost};
use super::value::integer_encoding;
use crate::dwarf::{BaseTypeRef, Operation};
use crate::location::{BinaryOp, Location, LocationId, UnaryOp, ValueId, ValueKind};
use crate::number::Signedness;
use crate::ty::{Float, Type};

impl Encoder<'_> {
    /// Pushes the bits of a float of `bits` bits.
    pub(super) fn bits_of_float(&mut self, a: ValueId, bits: u64) -> Result<Above, Lost> {
        self.typed(a)?;
        let base = self.base_type(gimli::DW_ATE_unsigned, bits)?;
        self.op(Operation::Reinterpret(base))?;
        self.op(Operation::Convert(BaseTypeRef::GENERIC))?;
        Ok(Above::Zeros)
    }

    /// Pushes a float of `bits` bits that a location held on entry.
    fn typed_entry_value(
        &mut self,
        location: LocationId,
        bits: u64,
        base: BaseTypeRef,
    ) -> Result<(), Lost> {
        if let Some(register) = self.float_register(location, bits, base) {
            return self.nested_entry_value(&[register]);
        }
        if bits > self.width() {
            self.wide_float(bits)?;
            self.wide_on_entry(location, bits, Above::Any)?;
            return self.op(Operation::Reinterpret(base));
        }
        let above = self.on_entry(location, bits)?;
        self.reinterpret(base, bits, above)
    }

    /// Returns the operation that reads a location as a float, if it is the low part of a register
    /// of that size. Consumers convert the number in a register that has one format for all floats:
    /// they do not read the low part as a number of another format.
    fn float_register(
        &self,
        location: LocationId,
        bits: u64,
        base: BaseTypeRef,
    ) -> Option<Operation<'static>> {
        if let Location::Register { register, .. } = self.tree.location(location)
            && let Some(held) = self.target().float_format(register)
            && u64::from(held.bit_size()) != bits
        {
            return None;
        }
        self.typed_register(location, bits, bits, base)
    }

    /// Pushes a value, converted to a float.
    fn converted_to(&mut self, a: ValueId, base: BaseTypeRef) -> Result<(), Lost> {
        let from = self.tree.value(a).ty;
        if from.is_float() {
            self.typed(a)?;
        } else if self.is_wide(a) {
            self.wide(a, from.signedness(), Above::of(from))?;
        } else {
            self.generic(a, Above::of(from))?;
            let integer = self.base_type(integer_encoding(from), self.width())?;
            self.op(Operation::Convert(integer))?;
        }
        self.op(Operation::Convert(base))
    }

    /// Pushes a floating-point value in its base type.
    pub(super) fn typed(&mut self, id: ValueId) -> Result<(), Lost> {
        let value = self.tree.value(id);
        let bits = self.tree.bits(value.ty);
        if value.ty == Type::float(Float::BF16) {
            // Most consumers interpret a `DW_ATE_float` of two bytes as IEEE 754's binary16.
            return Err(Lost(DegradationReason::Type));
        }
        let base = self.base_type(gimli::DW_ATE_float, bits)?;
        match value.kind {
            ValueKind::Constant(number) => self.float_constant(number, bits, base),
            ValueKind::Read(location) => self.typed_read(location, bits, base),
            ValueKind::Entry(location) => self.typed_entry_value(location, bits, base),
            ValueKind::Unary(UnaryOp::Neg, a) => {
                // gdb evaluates DW_OP_neg as 0 − x, which loses the sign of a zero; x × −1 keeps
                // it.
                self.typed(a)?;
                self.constant(1)?;
                self.ops(&[Operation::Convert(base), Operation::Neg, Operation::Mul])
            }
            ValueKind::Unary(UnaryOp::Abs, a) => {
                // gdb's DW_OP_abs negates numbers less than zero, which keeps the sign of −0; −0 +
                // 0 is 0.
                self.typed(a)?;
                self.op(Operation::Abs)?;
                self.constant(0)?;
                self.ops(&[Operation::Convert(base), Operation::Plus])
            }
            ValueKind::Binary(op, a, b) => {
                let operation = match op {
                    BinaryOp::Add => Operation::Plus,
                    BinaryOp::Sub => Operation::Minus,
                    BinaryOp::Mul => Operation::Mul,
                    BinaryOp::Div => Operation::Div,
                    _ => return Err(Lost(DegradationReason::Type)),
                };
                self.typed(a)?;
                self.typed(b)?;
                self.op(operation)
            }
            ValueKind::Convert(a) => self.converted_to(a, base),
            ValueKind::Choose(condition, a, b) => self.choice(condition, a, b, Encoder::typed),
            ValueKind::Bits(a) if self.is_wide(a) => {
                self.wide_float(bits)?;
                self.wide(a, Signedness::Unsigned, Above::Any)?;
                self.op(Operation::Reinterpret(base))
            }
            ValueKind::Bits(a) => {
                self.generic(a, Above::Zeros)?;
                self.reinterpret(base, bits, Above::Zeros)
            }
            _ => Err(Lost(DegradationReason::Type)),
        }
    }

    /// Pushes a floating-point constant of 32 or 64 bits, given as its bits, in a base type: as an
    /// integer that is multiplied or divided by powers of two, all of which are exact.
    /// `DW_OP_const_type` would be one operation, but not every consumer supports it; only
    /// infinities and NaNs need it.
    fn float_constant(&mut self, number: i128, bits: u64, base: BaseTypeRef) -> Result<(), Lost> {
        let value = match bits {
            32 => f64::from(f32::from_bits(number as u32)),
            64 => f64::from_bits(number as u64),
            _ => return Err(Lost(DegradationReason::Type)),
        };
        if !value.is_finite() {
            let bytes = self.storage_bytes(number, bits);
            let bytes = bytes.get(..(bits / 8) as usize).unwrap_or(&[]);
            return self.op(Operation::ConstType(base, bytes));
        }
        // An IEEE double equals `whole` × 2^`exponent`.
        let (biased, fraction) = (
            value.to_bits() >> 52 & 0x7ff,
            value.to_bits() & ((1 << 52) - 1),
        );
        let (mut whole, mut exponent) = match biased {
            0 => (fraction, -1074),
            _ => (fraction | 1 << 52, biased as i32 - 1075),
        };
        let zeros = if whole == 0 {
            0
        } else {
            whole.trailing_zeros()
        };
        (whole, exponent) = (
            whole >> zeros,
            if whole == 0 {
                0
            } else {
                exponent + zeros as i32
            },
        );
        // Shifts as far as a signed entry can hold the number. An entry is as large as an address.
        let digits = self.width() as i32 - 1;
        let used = u64::BITS as i32 - whole.leading_zeros() as i32;
        let up = exponent.clamp(0, (digits - used).max(0));
        (whole, exponent) = (whole << up, exponent - up);
        self.whole_number(whole, base)?;
        while exponent != 0 {
            let step = exponent.clamp(1 - digits, digits - 1);
            self.constant(1 << step.abs())?;
            self.op(Operation::Convert(base))?;
            self.op(if step < 0 {
                Operation::Div
            } else {
                Operation::Mul
            })?;
            exponent -= step;
        }
        match value.is_sign_negative() {
            // gdb evaluates DW_OP_neg as 0 − x, which is not −0 if x is 0.
            true if whole == 0 => Err(Lost(DegradationReason::Type)),
            true => self.op(Operation::Neg),
            false => Ok(()),
        }
    }

    /// Pushes a whole number in a floating-point base type that can hold it. A number that is too
    /// large for a signed entry is computed from its digits, highest first; each sum is exact.
    fn whole_number(&mut self, whole: u64, base: BaseTypeRef) -> Result<(), Lost> {
        let width = self.width() as u32;
        if whole.leading_zeros() > u64::BITS - width {
            self.constant(i128::from(whole))?;
            return self.op(Operation::Convert(base));
        }
        // A digit's weight, 2^`digit`, has to fit into a signed entry, too.
        let digit = width - 2;
        let used = u64::BITS - whole.leading_zeros();
        let mut shift = (used - 1) / digit * digit;
        self.constant(i128::from(whole >> shift))?;
        self.op(Operation::Convert(base))?;
        while shift > 0 {
            shift -= digit;
            self.constant(1 << digit)?;
            self.ops(&[Operation::Convert(base), Operation::Mul])?;
            self.constant(i128::from(whole >> shift & ((1 << digit) - 1)))?;
            self.ops(&[Operation::Convert(base), Operation::Plus])?;
        }
        Ok(())
    }

    fn typed_read(
        &mut self,
        location: LocationId,
        bits: u64,
        base: BaseTypeRef,
    ) -> Result<(), Lost> {
        if let Some(register) = self.float_register(location, bits, base) {
            return self.op(register);
        }
        if self.typed_memory(location, bits, base)? {
            return Ok(());
        }
        if bits > self.width() {
            self.wide_float(bits)?;
            self.wide_read(location, bits, Above::Any)?;
            return self.op(Operation::Reinterpret(base));
        }
        let above = self.read(location, bits)?;
        self.reinterpret(base, bits, above)
    }

    /// Returns an error if there is no integer of the size of a float that is wider than the
    /// generic type.
    pub(super) fn wide_float(&self, bits: u64) -> Result<(), Lost> {
        match bits == self.entry_bits(bits) {
            true => Ok(()),
            false => Err(Lost(DegradationReason::Type)),
        }
    }

    /// Reinterprets the low `bits` bits of the generic value on top of the stack as a base type of
    /// that size. `above` are the contents of the bits above them.
    fn reinterpret(&mut self, base: BaseTypeRef, bits: u64, above: Above) -> Result<(), Lost> {
        self.clean(bits, above, Above::Zeros)?;
        let unsigned = self.base_type(gimli::DW_ATE_unsigned, bits)?;
        self.op(Operation::Convert(unsigned))?;
        self.op(Operation::Reinterpret(base))
    }
}

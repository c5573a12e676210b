//! Values as DWARF operations.
//!
//! DWARF's untyped stack entries (the *generic type*) are as wide as an address. For a narrower
//! value, only the low bits count; the bits above them have whatever contents the operations
//! produced. [`Above`] states which contents an operation requires there: additions accept any,
//! comparisons and right shifts require zeros or copies of the sign. So these bits are normalized
//! only if an operation requires it. Floating-point values, and the few integer operations for
//! which the generic type has the wrong signedness, are computed in base types.

use super::build::is_float;
use super::encode::{Encoder, Lost};
use super::lowered::{DegradationReason, LoweredBaseType};
use crate::dwarf::{Address, BaseTypeRef, EntryRef, Operation, OperationKind};
use crate::location::{BinaryOp, Location, UnaryOp, ValueId, ValueKind};
use crate::target::ByteOrder;
use crate::ty::{Float, Type};

/// More bytes than any frame has.
const LARGEST_FRAME: u64 = 1 << 24;

/// The bits above a narrow value in a stack entry: their contents, or the contents that they must
/// have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Above {
    /// Anything.
    Any,
    /// Zeros.
    Zeros,
    /// Copies of the sign bit.
    Sign,
}

impl Above {
    /// The contents of the upper bits with which a stack entry, read as a number, equals a value of
    /// this type.
    pub(super) fn of(ty: Type) -> Above {
        if ty.is_signed() {
            Above::Sign
        } else {
            Above::Zeros
        }
    }
}

impl Encoder<'_> {
    /// The width of the generic type in bits.
    pub(super) fn width(&self) -> u64 {
        u64::from(self.encoding.address_bytes) * 8
    }

    pub(super) fn constant(&mut self, number: i128) -> Result<(), Lost> {
        let operation = match i64::try_from(number) {
            Ok(number) => Operation::constant_signed(number),
            Err(_) => Operation::constant_unsigned(number as u64),
        };
        self.op(operation)
    }

    /// A number that is added to a value of `bits` bits, as a signed offset: values wrap.
    pub(super) fn distance(&self, number: i128, bits: u64) -> Option<i64> {
        let unused = 128u64.checked_sub(bits)?;
        i64::try_from((number << unused) >> unused).ok()
    }

    /// True if an offset from the frame base is one that a frame may have. A larger one is a number
    /// that may wrap: in dialects that have locations on the stack, `DW_OP_fbreg` fails if it
    /// leaves memory.
    pub(super) fn is_in_frame(&self, distance: i64) -> bool {
        !self.has(OperationKind::Offset) || distance.unsigned_abs() < LARGEST_FRAME
    }

    /// Normalizes the bits above the `bits` low bits: they have the contents `is`, and must have
    /// the contents `must`.
    pub(super) fn clean(&mut self, bits: u64, is: Above, must: Above) -> Result<(), Lost> {
        let width = self.width();
        if bits >= width || must == Above::Any || is == must {
            return Ok(());
        }
        if must == Above::Zeros {
            self.constant((1i128 << bits) - 1)?;
            return self.op(Operation::And);
        }
        let shift = i128::from(width - bits);
        self.constant(shift)?;
        self.op(Operation::Shl)?;
        self.constant(shift)?;
        self.op(Operation::Shra)
    }

    /// Pushes a value as a generic value. It is at most as wide as the generic type, and not a
    /// float.
    pub(super) fn generic(&mut self, id: ValueId, must: Above) -> Result<(), Lost> {
        let value = self.tree.value(id);
        let bits = self.tree.bits(value.ty);
        if !self.tree.is_generic(value.ty, self.width()) {
            return Err(Lost(DegradationReason::Type));
        }
        let signed = value.ty.is_signed();
        let is = match value.kind {
            ValueKind::Constant(number) => {
                let unused = 128 - bits;
                let plain = ((number as u128) << unused >> unused) as i128;
                let sign = (number << unused) >> unused;
                let number = if must == Above::Zeros || must == Above::Any && plain < 1 << 31 {
                    plain
                } else {
                    sign
                };
                self.constant(number)?;
                must
            }
            ValueKind::Read(location) => self.read(location, bits)?,
            ValueKind::Lane => {
                self.op_or(Operation::PushLane, DegradationReason::Lane)?;
                // No machine has more lanes than 16 bits can count; a narrower type cuts the
                // number.
                if bits < 16 { Above::Any } else { Above::Zeros }
            }
            ValueKind::Iteration => {
                self.op_or(Operation::PushIteration, DegradationReason::Iteration)?;
                Above::Any
            }
            ValueKind::Entry(location) => self.on_entry(location, bits)?,
            ValueKind::ThreadLocal(offset) => {
                self.generic(offset, Above::Any)?;
                self.op(Operation::FormTlsAddress)?;
                Above::Any
            }
            ValueKind::Cfa | ValueKind::FrameBase
                if self.target().description().cfa_address_space != 0 =>
            {
                // The operation pushes a location in that space; only a location in default memory
                // is also a number.
                return Err(Lost(DegradationReason::AddressSpace));
            }
            ValueKind::Cfa => {
                self.op(Operation::CallFrameCfa)?;
                Above::Any
            }
            ValueKind::FrameBase => {
                self.op(Operation::Fbreg(0))?;
                Above::Any
            }
            ValueKind::Call(procedure) => {
                self.op(Operation::Call4(EntryRef::Symbol(procedure)))?;
                Above::Any
            }
            ValueKind::Symbol { symbol, addend } => {
                self.op(Operation::Addr(Address::Symbol {
                    symbol: symbol.index() as u32,
                    addend,
                }))?;
                Above::Any
            }
            ValueKind::Unary(UnaryOp::Abs, a) => {
                self.generic(a, Above::Sign)?;
                self.op(Operation::Abs)?;
                Above::Zeros
            }
            ValueKind::Unary(UnaryOp::Neg, a) => {
                self.generic(a, Above::Any)?;
                self.op(Operation::Neg)?;
                Above::Any
            }
            ValueKind::Unary(UnaryOp::Not, a) => {
                self.generic(a, Above::Any)?;
                self.op(Operation::Not)?;
                Above::Any
            }
            ValueKind::Binary(op, a, b) if op.is_comparison() => self.comparison(op, a, b)?,
            ValueKind::Binary(op, a, b) => self.binary(op, a, b, signed, bits)?,
            ValueKind::Convert(a) => {
                let from = self.tree.value(a).ty;
                if is_float(from) {
                    self.typed(a)?;
                    self.convert_to_generic(if signed {
                        gimli::DW_ATE_signed
                    } else {
                        gimli::DW_ATE_unsigned
                    })?;
                    Above::Any
                } else {
                    self.widened(a, Above::of(from), bits, must)?
                }
            }
            ValueKind::Choose(condition, a, b) => {
                self.choice(condition, a, b, |encoder, side| encoder.generic(side, must))?;
                must
            }
            ValueKind::ZeroExtend(a) => self.widened(a, Above::Zeros, bits, must)?,
            ValueKind::SignExtend(a) => self.widened(a, Above::Sign, bits, must)?,
            ValueKind::Bits(a) => {
                let from = self.tree.value(a).ty;
                if is_float(from) {
                    self.typed(a)?;
                    let base = self.base_type(gimli::DW_ATE_unsigned, bits)?;
                    self.op_or(Operation::Reinterpret(base), DegradationReason::Type)?;
                    self.op_or(
                        Operation::Convert(BaseTypeRef::GENERIC),
                        DegradationReason::Type,
                    )?;
                    Above::Zeros
                } else {
                    self.generic(a, must)?;
                    must
                }
            }
        };
        self.clean(bits, is, must)
    }

    /// Pushes an integer of another size, with `above` in the added bits; returns the contents of
    /// the bits above the new size.
    fn widened(&mut self, a: ValueId, above: Above, bits: u64, must: Above) -> Result<Above, Lost> {
        let from_bits = self.tree.bits(self.tree.value(a).ty);
        if from_bits >= bits {
            // To a narrower type: only low bits count.
            if from_bits > self.width() {
                return Err(Lost(DegradationReason::Type));
            }
            let need = if from_bits == bits { must } else { Above::Any };
            self.generic(a, need)?;
            return Ok(need);
        }
        self.generic(a, above)?;
        // The entry is extended to its full width, beyond the new size as well.
        Ok(above)
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
        signed: bool,
        bits: u64,
    ) -> Result<Above, Lost> {
        // Adding a constant is one operation, also for narrow values: a carry above them does not
        // count.
        if op == BinaryOp::Add
            && let Some(number) = self.tree.known(b)
            && let Some(number) = self.distance(number, bits)
        {
            match self.tree.value(a).kind {
                ValueKind::FrameBase
                    if bits == self.width()
                        && self.target().description().cfa_address_space == 0
                        && self.is_in_frame(number) =>
                {
                    self.op(Operation::Fbreg(number))?;
                    return Ok(Above::Any);
                }
                ValueKind::Cfa
                    if self.frame_base_is_cfa
                        && bits == self.width()
                        && self.is_in_frame(number) =>
                {
                    self.op(Operation::Fbreg(number))?;
                    return Ok(Above::Any);
                }
                ValueKind::Read(location) => {
                    if let Location::Register {
                        register,
                        bit_offset,
                    } = self.tree.location(location)
                        && self.target().register_bits(register).map(u64::from)
                            == Some(self.width())
                        && self.is_low_part(self.width(), bit_offset, bits)
                    {
                        self.op(Operation::base_register(register, number))?;
                        return Ok(Above::Any);
                    }
                }
                _ => {}
            }
            if number > 0 {
                self.generic(a, Above::Any)?;
                self.op(Operation::PlusUconst(number as u64))?;
                return Ok(Above::Any);
            }
        }
        let (a_above, b_above, operation, result) = match op {
            BinaryOp::Add => (Above::Any, Above::Any, Operation::Plus, Above::Any),
            BinaryOp::Sub => (Above::Any, Above::Any, Operation::Minus, Above::Any),
            BinaryOp::Mul => (Above::Any, Above::Any, Operation::Mul, Above::Any),
            BinaryOp::And => (Above::Any, Above::Any, Operation::And, Above::Any),
            BinaryOp::Or => (Above::Any, Above::Any, Operation::Or, Above::Any),
            BinaryOp::Xor => (Above::Any, Above::Any, Operation::Xor, Above::Any),
            // The count is unsigned: other bits above it would make it another number.
            BinaryOp::Shl => (Above::Any, Above::Zeros, Operation::Shl, Above::Any),
            BinaryOp::LShr => (Above::Zeros, Above::Zeros, Operation::Shr, Above::Zeros),
            BinaryOp::AShr => (Above::Sign, Above::Zeros, Operation::Shra, Above::Sign),
            // The generic type divides as signed and takes remainders as unsigned (DWARF 5 section
            // 2.5.1.4).
            BinaryOp::Div if signed => (Above::Sign, Above::Sign, Operation::Div, Above::Any),
            BinaryOp::Div if bits < self.width() => {
                (Above::Zeros, Above::Zeros, Operation::Div, Above::Zeros)
            }
            BinaryOp::Mod if !signed => (Above::Zeros, Above::Zeros, Operation::Mod, Above::Zeros),
            // a - b × (a ÷ b). DWARF 5 does not define `DW_OP_mod` for a signed base type with a
            // negative operand, and gdb rounds the quotient down.
            BinaryOp::Mod => {
                self.generic(a, Above::Sign)?;
                self.generic(b, Above::Sign)?;
                for operation in [
                    Operation::Over,
                    Operation::Over,
                    Operation::Div,
                    Operation::Mul,
                    Operation::Minus,
                ] {
                    self.op(operation)?;
                }
                return Ok(Above::Sign);
            }
            BinaryOp::Div => {
                let base = self.base_type(gimli::DW_ATE_unsigned, self.width())?;
                for operand in [a, b] {
                    self.generic(operand, Above::Zeros)?;
                    self.op_or(Operation::Convert(base), DegradationReason::Type)?;
                }
                self.op(Operation::Div)?;
                self.op_or(
                    Operation::Convert(BaseTypeRef::GENERIC),
                    DegradationReason::Type,
                )?;
                return Ok(Above::Zeros);
            }
            _ => return self.comparison(op, a, b),
        };
        self.generic(a, a_above)?;
        self.generic(b, b_above)?;
        self.op(operation)?;
        Ok(result)
    }

    /// Converts the typed integer or float on top to a generic value, through an integer of the
    /// generic type's size.
    pub(super) fn convert_to_generic(&mut self, encoding: gimli::DwAte) -> Result<(), Lost> {
        let base = self.base_type(encoding, self.width())?;
        self.op_or(Operation::Convert(base), DegradationReason::Type)?;
        self.op_or(
            Operation::Convert(BaseTypeRef::GENERIC),
            DegradationReason::Type,
        )
    }

    /// Pushes a floating-point value in its base type.
    pub(super) fn typed(&mut self, id: ValueId) -> Result<(), Lost> {
        let value = self.tree.value(id);
        let bits = self.tree.bits(value.ty);
        if value.ty == Type::float(Float::BF16) {
            // Most consumers read `DW_ATE_float` of two bytes as IEEE 754's binary16.
            return Err(Lost(DegradationReason::Type));
        }
        let base = self.base_type(gimli::DW_ATE_float, bits)?;
        match value.kind {
            ValueKind::Constant(number) => self.float_constant(number, bits, base),
            ValueKind::Read(location) => match self.tree.location(location) {
                Location::Register {
                    register,
                    bit_offset,
                } if self.is_low_part_of(register, bit_offset, bits) => self.op_or(
                    Operation::RegvalType(register, base),
                    DegradationReason::Type,
                ),
                Location::Memory {
                    space: 0,
                    address,
                    bit_offset: 0,
                } => {
                    self.generic(address, Above::Zeros)?;
                    self.op_or(
                        Operation::DerefType((bits / 8) as u8, base),
                        DegradationReason::Type,
                    )
                }
                _ if bits <= self.width() => {
                    self.read(location, bits)
                        .and_then(|is| self.clean(bits, is, Above::Zeros))?;
                    self.reinterpret(base, bits)
                }
                _ => Err(Lost(DegradationReason::Type)),
            },
            ValueKind::Entry(location) => match self.tree.location(location) {
                Location::Register {
                    register,
                    bit_offset,
                } if self.is_low_part_of(register, bit_offset, bits) => {
                    self.nested_entry_value(&[Operation::RegvalType(register, base)])
                }
                _ if bits <= self.width() => {
                    self.on_entry(location, bits)
                        .and_then(|is| self.clean(bits, is, Above::Zeros))?;
                    self.reinterpret(base, bits)
                }
                _ => Err(Lost(DegradationReason::EntryValue)),
            },
            ValueKind::Unary(UnaryOp::Neg, a) => {
                // gdb evaluates DW_OP_neg as 0 − x, which loses the sign of a zero; x × −1 keeps
                // it.
                self.typed(a)?;
                self.constant(1)?;
                self.op_or(Operation::Convert(base), DegradationReason::Type)?;
                self.op(Operation::Neg)?;
                self.op(Operation::Mul)
            }
            ValueKind::Unary(UnaryOp::Abs, a) => {
                // gdb's DW_OP_abs negates numbers less than zero, which keeps the sign of −0; −0 +
                // 0 is 0.
                self.typed(a)?;
                self.op(Operation::Abs)?;
                self.constant(0)?;
                self.op_or(Operation::Convert(base), DegradationReason::Type)?;
                self.op(Operation::Plus)
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
            ValueKind::Convert(a) => {
                let from = self.tree.value(a).ty;
                if is_float(from) {
                    self.typed(a)?;
                } else {
                    self.generic(a, Above::of(from))?;
                    let encoding = if from.is_signed() {
                        gimli::DW_ATE_signed
                    } else {
                        gimli::DW_ATE_unsigned
                    };
                    let integer = self.base_type(encoding, self.width())?;
                    self.op_or(Operation::Convert(integer), DegradationReason::Type)?;
                }
                self.op_or(Operation::Convert(base), DegradationReason::Type)
            }
            ValueKind::Choose(condition, a, b) => self.choice(condition, a, b, Encoder::typed),
            ValueKind::Bits(a) => {
                self.generic(a, Above::Zeros)?;
                self.reinterpret(base, bits)
            }
            _ => Err(Lost(DegradationReason::Type)),
        }
    }

    /// Pushes a floating-point constant, given as its bits, in a base type: as an integer that is
    /// multiplied or divided by powers of two, all of which are exact. `DW_OP_const_type` would be
    /// one operation, but not every consumer supports it.
    fn float_constant(&mut self, number: i128, bits: u64, base: BaseTypeRef) -> Result<(), Lost> {
        let value = match bits {
            32 => f64::from(f32::from_bits(number as u32)),
            64 => f64::from_bits(number as u64),
            _ => return Err(Lost(DegradationReason::Type)),
        };
        if !value.is_finite() {
            let bytes = self.storage_bytes(number, bits);
            let bytes = bytes.get(..(bits / 8) as usize).unwrap_or(&[]);
            return self.op_or(Operation::ConstType(base, bytes), DegradationReason::Type);
        }
        // An IEEE double is `whole` × 2^`exponent`.
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
        // Shift as far as a signed entry can hold the number.
        let up = exponent.clamp(0, whole.leading_zeros() as i32 - 1);
        (whole, exponent) = (whole << up, exponent - up);
        self.constant(i128::from(whole))?;
        self.op_or(Operation::Convert(base), DegradationReason::Type)?;
        while exponent != 0 {
            let step = exponent.clamp(-62, 62);
            self.constant(1 << step.abs())?;
            self.op_or(Operation::Convert(base), DegradationReason::Type)?;
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

    /// Reinterprets the low bits of the generic value on top as a base type of that size.
    fn reinterpret(&mut self, base: BaseTypeRef, bits: u64) -> Result<(), Lost> {
        let unsigned = self.base_type(gimli::DW_ATE_unsigned, bits)?;
        self.op_or(Operation::Convert(unsigned), DegradationReason::Type)?;
        self.op_or(Operation::Reinterpret(base), DegradationReason::Type)
    }

    /// The low bits of a number as the target stores them; the first `bits / 8` of the 16 bytes
    /// count.
    pub(super) fn storage_bytes(&self, number: i128, bits: u64) -> [u8; 16] {
        let mut bytes = number.to_le_bytes();
        if self.target().byte_order() == ByteOrder::Big {
            bytes[..(bits / 8).min(16) as usize].reverse();
        }
        bytes
    }

    /// The number of a base type, which is added if it is new.
    pub(super) fn base_type(
        &mut self,
        encoding: gimli::DwAte,
        bits: u64,
    ) -> Result<BaseTypeRef, Lost> {
        if !bits.is_multiple_of(8) || bits == 0 || bits > 128 {
            return Err(Lost(DegradationReason::Type));
        }
        let base = LoweredBaseType {
            encoding,
            bytes: (bits / 8) as u16,
        };
        // There are few base types, independent of the size of the module.
        let index = self
            .base_types
            .iter()
            .position(|known| *known == base)
            .unwrap_or_else(|| {
                self.base_types.push(base);
                self.base_types.len() - 1
            });
        Ok(BaseTypeRef::Symbol(index as u32))
    }
}

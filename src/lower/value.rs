//! Lowers values to DWARF operations.
//!
//! DWARF's untyped stack entries (the *generic type*) are as wide as an address. For a narrower
//! value, only the low bits count; the operations leave the bits above them in any state. [`Above`]
//! states which contents an operation requires there: additions accept any, comparisons and right
//! shifts require zeros or copies of the sign. These bits are therefore normalized only if an
//! operation requires it. Floating-point values ([`float`](super::float)), and the few integer
//! operations for which the generic type has the wrong signedness, are computed in base types.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost};
use super::lowered::LoweredBaseType;
use super::steps::Steps;
use crate::dwarf::{Address, BaseTypeRef, EntryRef, Operation, OperationKind};
use crate::location::{BinaryOp, Location, UnaryOp, ValueId, ValueKind};
use crate::metadata::StorageDuration;
use crate::number::Signedness;
use crate::target::ByteOrder;
use crate::ty::Type;

/// A number of bytes larger than any frame.
const LARGEST_FRAME: u64 = 1 << 24;

/// Returns the encoding of a base type for integers of a type.
pub(super) fn integer_encoding(ty: Type) -> gimli::DwAte {
    match ty.is_signed() {
        true => gimli::DW_ATE_signed,
        false => gimli::DW_ATE_unsigned,
    }
}

impl Encoder<'_> {
    /// The width of the generic type in bits.
    pub(super) fn width(&self) -> u64 {
        u64::from(self.encoding.address_bytes) * 8
    }

    /// Pushes a number, modulo the size of the generic type.
    pub(super) fn constant(&mut self, number: i128) -> Result<(), Lost> {
        let operation = match i64::try_from(number) {
            Ok(number) => Operation::constant_signed(number),
            // The highest numbers of 64 bits are negative numbers, whose forms are shorter.
            Err(_) if self.width() == 64 => Operation::constant_signed(number as i64),
            Err(_) => Operation::constant_unsigned(number as u64),
        };
        self.op(operation)
    }

    /// Returns a number that is added to a value of `bits` bits as a signed offset, which has the
    /// same sum because values wrap. `None` if the offset does not fit in 64 bits.
    pub(super) fn signed_offset(&self, number: i128, bits: u64) -> Option<i64> {
        let unused = 128u64.checked_sub(bits)?;
        i64::try_from((number << unused) >> unused).ok()
    }

    /// True if a place in a frame may have this offset from the frame base. A larger offset is part
    /// of a number that may wrap, but in dialects that have locations on the stack, `DW_OP_fbreg`
    /// fails if it leaves memory.
    pub(super) fn is_in_frame(&self, offset: i64) -> bool {
        !self.has(OperationKind::Offset) || offset.unsigned_abs() < LARGEST_FRAME
    }

    /// Normalizes the bits above the `bits` low bits. They contain `above`, and must contain
    /// `must`.
    pub(super) fn clean(&mut self, bits: u64, above: Above, must: Above) -> Result<(), Lost> {
        let width = self.width();
        if bits >= width || must == Above::Any || above == must {
            return Ok(());
        }
        if must == Above::Zeros {
            self.constant((1i128 << bits) - 1)?;
            return self.op(Operation::And);
        }
        self.extend_sign(bits)
    }

    /// Pushes a value as a generic value. The value is not a float, and is at most as wide as the
    /// generic type.
    pub(super) fn generic(&mut self, id: ValueId, must: Above) -> Result<(), Lost> {
        let value = self.tree.value(id);
        let bits = self.tree.bits(value.ty);
        if !self.tree.is_generic(value.ty, self.width()) {
            return Err(Lost(DegradationReason::Type));
        }
        let signedness = value.ty.signedness();
        let above = match value.kind {
            ValueKind::Constant(number) => self.constant_with(number, bits, must)?,
            ValueKind::Read(location) => self.read(location, bits)?,
            ValueKind::Lane
            | ValueKind::Iteration
            | ValueKind::Entry(_)
            | ValueKind::ThreadLocal(_)
            | ValueKind::Cfa
            | ValueKind::FrameBase
            | ValueKind::Call(_)
            | ValueKind::Symbol { .. } => self.provided(value.kind, bits)?,
            ValueKind::Unary(op, a) => self.unary(op, a)?,
            ValueKind::Binary(op, a, b) if op.is_comparison() => self.comparison(op, a, b)?,
            ValueKind::Binary(op, a, b) => self.binary(op, (a, b), signedness, bits)?,
            ValueKind::Convert(a) if self.tree.value(a).ty.is_float() => {
                self.typed(a)?;
                self.convert_to_generic(integer_encoding(value.ty))?;
                Above::Any
            }
            ValueKind::Convert(a) => {
                let from = self.tree.value(a).ty;
                self.widened(a, Above::of(from), bits, must)?
            }
            ValueKind::Choose(condition, a, b) => {
                self.choice(condition, a, b, |encoder, side| encoder.generic(side, must))?;
                must
            }
            ValueKind::ZeroExtend(a) => self.widened(a, Above::Zeros, bits, must)?,
            ValueKind::SignExtend(a) => self.widened(a, Above::Sign, bits, must)?,
            ValueKind::Bits(a) if self.tree.value(a).ty.is_float() => {
                self.bits_of_float(a, bits)?
            }
            ValueKind::Bits(a) => {
                self.generic(a, must)?;
                must
            }
        };
        // A small number has zeros above it, and has the same value as a signed number.
        if above == Above::Any && self.small(id).is_some_and(|small| small < bits) {
            return Ok(());
        }
        self.clean(bits, above, must)
    }

    /// Pushes a value of `bits` bits that the machine, the frame or another entry provides. Returns
    /// the contents of the bits above it.
    #[inline]
    fn provided(&mut self, kind: ValueKind, bits: u64) -> Result<Above, Lost> {
        Ok(match kind {
            ValueKind::Lane => {
                self.op_or(self.push_lane(), DegradationReason::Lane)?;
                // No machine has more lanes than 16 bits can count; a narrower type truncates the
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
                self.any(Operation::FormTlsAddress)?
            }
            ValueKind::Cfa if self.cfa_space() != 0 => self.frame_number(bits)?,
            ValueKind::Cfa if !self.has_cfa => {
                return Err(Lost(DegradationReason::FrameAddress));
            }
            ValueKind::FrameBase if self.cfa_space() != 0 => {
                // The operation pushes a location in that address space, and only a location in
                // default memory is also a number.
                return Err(Lost(DegradationReason::AddressSpace));
            }
            ValueKind::Cfa => self.any(Operation::CallFrameCfa)?,
            ValueKind::FrameBase => self.any(Operation::Fbreg(0))?,
            ValueKind::Call(procedure) => {
                self.any(Operation::Call4(EntryRef::Symbol(procedure)))?
            }
            ValueKind::Symbol {
                symbol,
                storage: StorageDuration::Static,
                addend,
            } => {
                let symbol = symbol.index() as u32;
                self.any(Operation::Addr(Address::Symbol { symbol, addend }))?
            }
            ValueKind::Symbol { symbol, addend, .. } => {
                self.thread_local_symbol(symbol.index() as u32, addend)?;
                Above::Any
            }
            _ => return Err(Lost(DegradationReason::Type)),
        })
    }

    /// Pushes a number of `bits` bits. Returns the contents of the bits above it.
    pub(super) fn constant_with(
        &mut self,
        number: i128,
        bits: u64,
        must: Above,
    ) -> Result<Above, Lost> {
        let unused = 128 - bits;
        let plain = ((number as u128) << unused >> unused) as i128;
        let sign = (number << unused) >> unused;
        let has_zeros = must == Above::Zeros || must == Above::Any && plain < 1 << 31;
        self.constant(if has_zeros { plain } else { sign })?;
        Ok(must)
    }

    /// Returns the number of bits of a value whose stack entry has zeros above them, independent of
    /// the bits above its operands: the lane's number, small constants, and sums and products of
    /// these. `None` for other values.
    fn small(&self, id: ValueId) -> Option<u64> {
        let value = self.tree.value(id);
        let both = |a, b| Some((self.small(a)?, self.small(b)?));
        let small = match value.kind {
            ValueKind::Constant(number) if (0..1 << 31).contains(&number) => {
                u64::from(128 - number.leading_zeros())
            }
            ValueKind::Lane => 16,
            ValueKind::Convert(a) | ValueKind::ZeroExtend(a) | ValueKind::SignExtend(a)
                if !self.tree.value(a).ty.is_float() =>
            {
                self.small(a)?
            }
            ValueKind::Binary(BinaryOp::Add, a, b) => both(a, b).map(|(a, b)| a.max(b) + 1)?,
            ValueKind::Binary(BinaryOp::Mul, a, b) => both(a, b).map(|(a, b)| a + b)?,
            _ => return None,
        };
        // The sign bit of the type is 0.
        (small < self.tree.bits(value.ty).min(self.width())).then_some(small)
    }

    /// Appends an operation that leaves any bits above its result.
    fn any(&mut self, operation: Operation<'_>) -> Result<Above, Lost> {
        self.op(operation)?;
        Ok(Above::Any)
    }

    /// The address space of the CFA and the frame base.
    fn cfa_space(&self) -> u64 {
        self.target().description().cfa_address_space
    }

    fn unary(&mut self, op: UnaryOp, a: ValueId) -> Result<Above, Lost> {
        let operation = match op {
            UnaryOp::Abs => {
                self.generic(a, Above::Sign)?;
                self.absolute()?;
                return Ok(Above::Zeros);
            }
            UnaryOp::Neg => Operation::Neg,
            UnaryOp::Not => Operation::Not,
        };
        self.generic(a, Above::Any)?;
        self.any(operation)
    }

    /// Pushes an integer of another size, with `above` in the added bits. Returns the contents of
    /// the bits above the new size.
    fn widened(&mut self, a: ValueId, above: Above, bits: u64, must: Above) -> Result<Above, Lost> {
        let from_bits = self.tree.bits(self.tree.value(a).ty);
        if from_bits >= bits {
            // Conversion to a narrower type: only low bits count.
            if from_bits > self.width() {
                return self.word_of_wide(a, 0, bits);
            }
            let need = if from_bits == bits { must } else { Above::Any };
            self.generic(a, need)?;
            return Ok(need);
        }
        self.generic(a, above)?;
        // The entry is extended to its full width, also beyond the new size.
        Ok(above)
    }

    /// Pushes a CFA outside of the default address space.
    fn frame_number(&mut self, bits: u64) -> Result<Above, Lost> {
        let reason = DegradationReason::AddressSpace;
        let number = self.frame_number.ok_or(Lost(reason))?;
        for operation in number.operations() {
            self.op_or(operation, reason)?;
        }
        Ok(if u64::from(number.bits) <= bits {
            Above::Zeros
        } else {
            Above::Any
        })
    }

    /// Appends an operation on two values. Its result has `bits` bits.
    fn binary(
        &mut self,
        op: BinaryOp,
        (a, b): (ValueId, ValueId),
        signedness: Signedness,
        bits: u64,
    ) -> Result<Above, Lost> {
        if op == BinaryOp::Add
            && let Some(number) = self.tree.known(b)
            && let Some(number) = self.signed_offset(number, bits)
            && let Some(above) = self.sum(a, number, bits)?
        {
            return Ok(above);
        }
        let Some(steps) = Steps::of(op, signedness) else {
            return self.comparison(op, a, b);
        };
        // The generic type has signed division and unsigned remainders (DWARF 5 section 2.5.1.4).
        if op == BinaryOp::Div && signedness == Signedness::Unsigned && bits == self.width() {
            return self.unsigned_quotient(a, b);
        }
        self.generic(a, steps.first)?;
        if op == BinaryOp::AShr {
            self.shift_with_sign(|encoder| encoder.generic(b, steps.second))?;
            return Ok(steps.result);
        }
        // Sums, products and bits do not depend on the bits above the number.
        let is_full = bits == self.width() && steps.first != Above::Any;
        let signedness = steps.first.signedness();
        if is_full {
            self.narrow(signedness)?;
        }
        self.generic(b, steps.second)?;
        if is_full && op != BinaryOp::LShr {
            self.narrow(signedness)?;
        }
        self.ops(steps.operations)?;
        Ok(steps.result)
    }

    /// Adds a constant in one operation, also to narrow values: a carry above them does not count.
    /// `None` if no operation can add it.
    fn sum(&mut self, a: ValueId, number: i64, bits: u64) -> Result<Option<Above>, Lost> {
        let is_address = bits == self.width() && self.is_in_frame(number);
        let together = match self.tree.value(a).kind {
            ValueKind::FrameBase if is_address && self.cfa_space() == 0 => {
                Some(Operation::Fbreg(number))
            }
            ValueKind::Cfa if is_address && self.frame_base_is_cfa => {
                Some(Operation::Fbreg(number))
            }
            ValueKind::Read(location) => match self.tree.location(location) {
                Location::Register {
                    register,
                    bit_offset,
                    ..
                } if self.target().register_bits(register).map(u64::from) == Some(self.width())
                    && self.target().wasm_operation(register).is_none()
                    && self
                        .target()
                        .widest_bits(register)
                        .is_some_and(|all| self.is_low_part(all.into(), bit_offset, bits)) =>
                {
                    Some(Operation::base_register(register, number))
                }
                _ => None,
            },
            _ => None,
        };
        let operation = match together {
            Some(operation) => operation,
            None if number > 0 => {
                self.generic(a, Above::Any)?;
                Operation::PlusUconst(number as u64)
            }
            None => return Ok(None),
        };
        self.any(operation).map(Some)
    }

    /// Pushes the quotient of two unsigned values that are as wide as the generic type.
    fn unsigned_quotient(&mut self, a: ValueId, b: ValueId) -> Result<Above, Lost> {
        if self.is_portable {
            for operand in [a, b] {
                self.generic(operand, Above::Zeros)?;
                self.narrow(Signedness::Unsigned)?;
            }
            self.divide_unsigned()?;
            return Ok(Above::Zeros);
        }
        let base = self.base_type(gimli::DW_ATE_unsigned, self.width())?;
        for operand in [a, b] {
            self.generic(operand, Above::Zeros)?;
            self.op(Operation::Convert(base))?;
        }
        self.op(Operation::Div)?;
        self.op(Operation::Convert(BaseTypeRef::GENERIC))?;
        Ok(Above::Zeros)
    }

    /// Converts the typed integer or float on top of the stack to a generic value, through an
    /// integer of the generic type's size.
    pub(super) fn convert_to_generic(&mut self, encoding: gimli::DwAte) -> Result<(), Lost> {
        let base = self.base_type(encoding, self.width())?;
        self.ops(&[
            Operation::Convert(base),
            Operation::Convert(BaseTypeRef::GENERIC),
        ])
    }

    /// Returns the low bits of a number as the target stores them; the first `bits / 8` of the 16
    /// bytes are valid.
    pub(super) fn storage_bytes(&self, number: i128, bits: u64) -> [u8; 16] {
        let mut bytes = number.to_le_bytes();
        if self.target().byte_order() == ByteOrder::Big {
            bytes[..(bits / 8).min(16) as usize].reverse();
        }
        bytes
    }

    /// Returns the number of a base type, which is added if it is new.
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
        Ok(BaseTypeRef::Symbol(base.number_in(self.base_types)))
    }
}

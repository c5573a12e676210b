//! Lowers integers that are wider than the generic type to DWARF operations in base types.
//!
//! ```text
//!   a register, memory of that size ──► one operation that reads it as a base type
//!   any other place, a constant      ──► words of the generic type, converted, shifted and joined
//!   a narrower integer, a float      ──► converted
//!   an operation                     ──► the operations of the generic type, in a base type
//! ```
//!
//! The base type has the next power of two of bits, so that debuggers have an integer of its size.
//! Values are unsigned, and are converted where an operation depends on the sign. The operands of
//! one operation have the same base type, also those of a shift (DWARF 5 section 2.5.1.4).

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost, Skip};
use super::steps::Steps;
use crate::dwarf::{BaseTypeRef, Operation, OperationKind};
use crate::location::{BinaryOp, Location, LocationId, UnaryOp, ValueId, ValueKind};
use crate::number::Signedness;
use crate::target::ReadAs;

/// The size in bits of the widest base type of integers.
pub(super) const WIDEST: u64 = 128;

/// The contents of an entry in a base type.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The bits above the value.
    above: Above,
    signedness: Signedness,
}

impl Entry {
    const fn unsigned(above: Above) -> Entry {
        Entry {
            above,
            signedness: Signedness::Unsigned,
        }
    }
}

/// A part of an integer that the generic type can hold. All fields are in bits.
#[derive(Clone, Copy)]
struct Word {
    /// The number of bits of the integer below the word.
    below: u64,
    /// The position of the word in the integer's storage.
    from: u64,
    bits: u64,
}

impl Encoder<'_> {
    /// True if base types can hold a value and the generic type cannot: an integer, a pointer, a
    /// vector or plain bits.
    pub(super) fn is_wide(&self, id: ValueId) -> bool {
        let ty = self.tree.value(id).ty;
        self.tree.is_generic(ty, WIDEST) && self.tree.bits(ty) > self.width()
    }

    /// The size in bits of the entry of an integer of `bits` bits.
    pub(super) fn entry_bits(&self, bits: u64) -> u64 {
        match bits <= self.width() {
            true => self.width(),
            false => bits.min(WIDEST).next_power_of_two(),
        }
    }

    fn integer(&mut self, signedness: Signedness, bits: u64) -> Result<BaseTypeRef, Lost> {
        let encoding = match signedness {
            Signedness::Unsigned => gimli::DW_ATE_unsigned,
            Signedness::Signed => gimli::DW_ATE_signed,
        };
        self.base_type(encoding, bits)
    }

    fn convert(&mut self, signedness: Signedness, bits: u64) -> Result<(), Lost> {
        let base = self.integer(signedness, bits)?;
        self.op(Operation::Convert(base))
    }

    /// Pushes a value as an integer of a base type.
    pub(super) fn wide(
        &mut self,
        id: ValueId,
        signedness: Signedness,
        must: Above,
    ) -> Result<(), Lost> {
        let value = self.tree.value(id);
        let bits = self.tree.bits(value.ty);
        if !self.is_wide(id) {
            return Err(Lost(DegradationReason::Type));
        }
        let size = self.entry_bits(bits);
        // There are no bits above a number that fills its entry.
        let must = if bits == size { Above::Any } else { must };
        let entry = match value.kind {
            ValueKind::Constant(number) => self.wide_constant((number, bits), signedness, must)?,
            ValueKind::Read(location) => self.wide_read(location, bits, must)?,
            ValueKind::Entry(location) => self.wide_on_entry(location, bits, must)?,
            ValueKind::Lane => {
                self.op_or(self.push_lane(), DegradationReason::Lane)?;
                self.convert(Signedness::Unsigned, size)?;
                Entry::unsigned(Above::Zeros)
            }
            ValueKind::Unary(op, a) => self.wide_unary(op, a)?,
            ValueKind::Binary(op, a, b) => self.wide_binary(op, (a, b), value.ty.signedness())?,
            ValueKind::Convert(a) if self.tree.value(a).ty.is_float() => {
                let signedness = value.ty.signedness();
                self.typed(a)?;
                self.convert(signedness, size)?;
                Entry {
                    above: Above::Any,
                    signedness,
                }
            }
            ValueKind::Convert(a) => {
                let above = Above::of(self.tree.value(a).ty);
                self.wide_extended(a, above, bits)?
            }
            ValueKind::ZeroExtend(a) => self.wide_extended(a, Above::Zeros, bits)?,
            ValueKind::SignExtend(a) => self.wide_extended(a, Above::Sign, bits)?,
            ValueKind::Choose(condition, a, b) => {
                let write = |encoder: &mut Self, side| encoder.wide(side, signedness, must);
                return self.choice(condition, a, b, write);
            }
            ValueKind::Bits(a) if self.tree.value(a).ty.is_float() => {
                self.wide_float(bits)?;
                self.typed(a)?;
                let base = self.integer(Signedness::Unsigned, bits)?;
                self.op(Operation::Reinterpret(base))?;
                Entry::unsigned(Above::Zeros)
            }
            ValueKind::Bits(a) => return self.wide(a, signedness, must),
            ValueKind::Iteration if !self.has(OperationKind::PushIteration) => {
                return Err(Lost(DegradationReason::Iteration));
            }
            // The operation may push fewer bits than the number has.
            ValueKind::Iteration
            | ValueKind::Cfa
            | ValueKind::FrameBase
            | ValueKind::ThreadLocal(_)
            | ValueKind::Call(_)
            | ValueKind::Symbol { .. } => return Err(Lost(DegradationReason::Type)),
        };
        self.adapt(entry, (bits, size), signedness, must)
    }

    /// Pushes bits of a value, above the `below` lowest ones and at most as many as the generic
    /// type has, as a generic value. Returns the contents of the bits above them.
    pub(super) fn word_of_wide(
        &mut self,
        id: ValueId,
        below: u64,
        bits: u64,
    ) -> Result<Above, Lost> {
        let all = self.tree.bits(self.tree.value(id).ty);
        let is_highest = below.saturating_add(bits) >= all;
        let must = match is_highest {
            true => Above::Zeros,
            false => Above::Any,
        };
        self.wide(id, Signedness::Unsigned, must)?;
        if below > 0 {
            self.small_number(below, self.entry_bits(all))?;
            self.op(Operation::Shr)?;
        }
        self.convert_to_generic(gimli::DW_ATE_unsigned)?;
        Ok(must)
    }

    /// Writes a value as an implicit location, whose bits from `by` on are used. Returns the bits
    /// that must still be skipped.
    pub(super) fn wide_implicit(&mut self, id: ValueId, by: u64) -> Result<Skip, Lost> {
        let ty = self.tree.value(id).ty;
        let bits = self.tree.bits(ty);
        let size = self.entry_bits(bits);
        self.wide(id, ty.signedness(), Above::Any)?;
        self.op(Operation::StackValue)?;
        // The first bytes of a big-endian entry are the bits above the value.
        let above = if self.is_big() { size - bits } else { 0 };
        Ok(Skip::value(by.saturating_add(above), size))
    }

    /// True if the storage of an implicit location ends with the value.
    pub(super) fn fills_entry(&self, id: ValueId) -> bool {
        let value = self.tree.value(id);
        let bits = self.tree.bits(value.ty);
        let is_constant = matches!(value.kind, ValueKind::Constant(_));
        // Constants of whole bytes are written with all of their bytes.
        let is_exact = value.ty.is_float() || is_constant && bits.is_multiple_of(8);
        bits >= self.width() && (is_exact || bits >= self.entry_bits(bits))
    }

    /// Gives the entry on top a signedness, and normalizes the bits above the value.
    fn adapt(
        &mut self,
        mut entry: Entry,
        (bits, size): (u64, u64),
        signedness: Signedness,
        must: Above,
    ) -> Result<(), Lost> {
        if bits < size && must != Above::Any && entry.above != must {
            let (extending, down) = match must == Above::Sign {
                true => (Signedness::Signed, Operation::Shra),
                false => (Signedness::Unsigned, Operation::Shr),
            };
            if entry.signedness != extending {
                self.convert(extending, size)?;
                entry.signedness = extending;
            }
            for operation in [Operation::Shl, down] {
                self.constant(i128::from(size - bits))?;
                self.convert(extending, size)?;
                self.op(operation)?;
            }
        }
        match entry.signedness == signedness {
            true => Ok(()),
            false => self.convert(signedness, size),
        }
    }

    /// Pushes a small number: one that is positive in the generic type, too.
    fn small_number(&mut self, number: u64, size: u64) -> Result<(), Lost> {
        self.constant(i128::from(number))?;
        self.convert(Signedness::Unsigned, size)
    }

    /// Converts the generic value on top, with all its bits, to a wider integer.
    fn extended(&mut self, signedness: Signedness, size: u64) -> Result<(), Lost> {
        // The generic type has no sign, so a conversion from it may extend a number either way.
        self.convert(signedness, self.width())?;
        self.convert(signedness, size)
    }

    /// Pushes a number of `bits` bits, of the given signedness if that costs nothing.
    fn wide_constant(
        &mut self,
        (number, bits): (i128, u64),
        signedness: Signedness,
        must: Above,
    ) -> Result<Entry, Lost> {
        let (size, width, unused) = (self.entry_bits(bits), self.width(), WIDEST - bits);
        let number = match must {
            Above::Zeros => ((number as u128) << unused >> unused) as i128,
            Above::Any | Above::Sign => number << unused >> unused,
        };
        let is_negative = number < 0;
        let magnitude = if is_negative { !number } else { number };
        if WIDEST - u64::from(magnitude.leading_zeros()) < width {
            self.constant(number)?;
            match is_negative {
                true => self.extended(Signedness::Signed, size)?,
                false => self.convert(signedness, size)?,
            }
            return Ok(Entry {
                above: must,
                signedness: match is_negative {
                    true => Signedness::Signed,
                    false => signedness,
                },
            });
        }
        if self.has(OperationKind::ConstType) {
            let bytes = self.storage_bytes(number, size);
            let bytes = bytes.get(..(size / 8) as usize).unwrap_or(&[]);
            let base = self.integer(Signedness::Unsigned, size)?;
            self.op(Operation::ConstType(base, bytes))?;
            return Ok(Entry::unsigned(must));
        }
        self.words_of_constant(number, size)?;
        Ok(Entry::unsigned(must))
    }

    /// Pushes a number from its words, the highest first.
    fn words_of_constant(&mut self, number: i128, size: u64) -> Result<(), Lost> {
        let width = self.width();
        let mut is_first = true;
        for index in (0..size / width).rev() {
            let word = (number >> (index * width)) as u64 & (u64::MAX >> (64 - width));
            if !is_first {
                self.small_number(width, size)?;
                self.op(Operation::Shl)?;
            }
            if word == 0 {
                continue;
            }
            self.constant(i128::from(word))?;
            match word >> (width - 1) {
                0 => self.convert(Signedness::Unsigned, size)?,
                _ => self.extended(Signedness::Unsigned, size)?,
            }
            if !core::mem::replace(&mut is_first, false) {
                self.op(Operation::Or)?;
            }
        }
        Ok(())
    }

    /// Pushes the bits at a location.
    pub(super) fn wide_read(
        &mut self,
        id: LocationId,
        bits: u64,
        must: Above,
    ) -> Result<Entry, Lost> {
        if let Location::Composite {
            parts,
            bit_offset: 0,
        } = self.tree.location(id)
            && let Some(number) = self.tree.number(parts)
            && self.tree.bits(self.tree.value(number).ty) == bits
        {
            // The parts were computed from one number.
            self.wide(number, Signedness::Unsigned, must)?;
            return Ok(Entry::unsigned(must));
        }
        let size = self.entry_bits(bits);
        let base = self.integer(Signedness::Unsigned, size)?;
        if let Some(read) = self.typed_register(id, bits, size, base) {
            self.op(read)?;
            return Ok(Entry::unsigned(Above::Any));
        }
        if bits == size
            && self.has(OperationKind::DerefType)
            && self.typed_memory(id, bits, base)?
        {
            return Ok(Entry::unsigned(Above::Zeros));
        }
        match self.tree.location(id) {
            Location::Memory {
                space: 0,
                address,
                bit_offset: 0,
            } if bits.is_multiple_of(8) => self.words_of_memory(address, (bits, size), must),
            Location::Choose {
                condition,
                first,
                second,
            } => {
                self.choice(condition, first, second, |encoder, side| {
                    let entry = encoder.wide_read(side, bits, must)?;
                    encoder.adapt(entry, (bits, size), Signedness::Unsigned, must)
                })?;
                Ok(Entry::unsigned(must))
            }
            _ => self.joined_words((bits, size), must, |encoder, word| {
                encoder.read_from(id, word.from, word.bits)
            }),
        }
    }

    /// Pushes the words at an address, which is pushed once.
    fn words_of_memory(
        &mut self,
        address: ValueId,
        (bits, size): (u64, u64),
        must: Above,
    ) -> Result<Entry, Lost> {
        self.generic(address, Above::Zeros)?;
        self.joined_words((bits, size), must, |encoder, word| {
            // The address is on top at first, and then below the words.
            encoder.op(match word.below {
                below if below + word.bits == bits => Operation::Dup,
                0 => Operation::Swap,
                _ => Operation::Over,
            })?;
            if word.from > 0 {
                encoder.op(Operation::PlusUconst(word.from / 8))?;
            }
            encoder.dereference(word.bits / 8)?;
            Ok(Above::Zeros)
        })
    }

    /// Pushes the bits that a location in registers held on entry to the function.
    pub(super) fn wide_on_entry(
        &mut self,
        id: LocationId,
        bits: u64,
        must: Above,
    ) -> Result<Entry, Lost> {
        let size = self.entry_bits(bits);
        let base = self.integer(Signedness::Unsigned, size)?;
        if let Some(read) = self.typed_register(id, bits, size, base) {
            self.nested_entry_value(&[read])?;
            return Ok(Entry::unsigned(Above::Any));
        }
        self.joined_words((bits, size), must, |encoder, word| {
            encoder.on_entry_from(id, word.from, word.bits)
        })
    }

    /// Pushes an integer of `bits` bits from its words, the highest first. `push` pushes a word as
    /// a generic value, and returns the contents of the bits above it.
    fn joined_words(
        &mut self,
        (bits, size): (u64, u64),
        must: Above,
        mut push: impl FnMut(&mut Self, Word) -> Result<Above, Lost>,
    ) -> Result<Entry, Lost> {
        let (width, is_big) = (self.width(), self.is_big());
        let word = |below: u64, part: u64| Word {
            below,
            from: if is_big { bits - below - part } else { below },
            bits: part,
        };
        let mut below = (bits - 1) / width * width;
        let contents = push(self, word(below, bits - below))?;
        self.clean(bits - below, contents, must)?;
        let above = if must == Above::Any { contents } else { must };
        let signedness = must.signedness();
        match above == Above::Zeros && !bits.is_multiple_of(width) {
            // The word is not negative.
            true => self.convert(Signedness::Unsigned, size)?,
            false => self.extended(signedness, size)?,
        }
        if signedness == Signedness::Signed {
            self.convert(Signedness::Unsigned, size)?;
        }
        while below > 0 {
            below -= width;
            self.small_number(width, size)?;
            self.op(Operation::Shl)?;
            push(self, word(below, width))?;
            self.extended(Signedness::Unsigned, size)?;
            self.op(Operation::Or)?;
        }
        // An unsigned conversion of the highest word leaves zeros above it.
        Ok(Entry::unsigned(match above {
            Above::Sign if signedness == Signedness::Unsigned => Above::Any,
            Above::Any if bits.is_multiple_of(width) => Above::Zeros,
            above => above,
        }))
    }

    /// Pushes an integer of another size. Above it are zeros or copies of its sign.
    fn wide_extended(&mut self, a: ValueId, above: Above, bits: u64) -> Result<Entry, Lost> {
        let from = self.tree.bits(self.tree.value(a).ty);
        let (from_size, size) = (self.entry_bits(from), self.entry_bits(bits));
        let is_narrower = from > bits;
        let (above, signedness) = match is_narrower {
            // Only low bits count.
            true => (Above::Any, Signedness::Unsigned),
            false => (above, above.signedness()),
        };
        if from <= self.width() {
            self.generic(a, above)?;
            self.extended(signedness, size)?;
        } else {
            self.wide(a, signedness, above)?;
            if from_size != size {
                self.convert(signedness, size)?;
            }
        }
        Ok(Entry { above, signedness })
    }

    fn wide_unary(&mut self, op: UnaryOp, a: ValueId) -> Result<Entry, Lost> {
        let (above, operation, result, signedness) = match op {
            UnaryOp::Abs => (
                Above::Sign,
                Operation::Abs,
                Above::Zeros,
                Signedness::Signed,
            ),
            UnaryOp::Neg => (Above::Any, Operation::Neg, Above::Any, Signedness::Signed),
            UnaryOp::Not => (Above::Any, Operation::Not, Above::Any, Signedness::Unsigned),
        };
        self.wide(a, signedness, above)?;
        self.op(operation)?;
        Ok(Entry {
            above: result,
            signedness,
        })
    }

    fn wide_binary(
        &mut self,
        op: BinaryOp,
        (a, b): (ValueId, ValueId),
        signedness: Signedness,
    ) -> Result<Entry, Lost> {
        let steps = Steps::of(op, signedness).ok_or(Lost(DegradationReason::Type))?;
        let signedness = steps.signedness.unwrap_or(Signedness::Unsigned);
        self.wide(a, signedness, steps.first)?;
        self.wide(b, signedness, steps.second)?;
        self.ops(steps.operations)?;
        Ok(Entry {
            above: steps.result,
            signedness,
        })
    }

    /// Returns the operation that reads a location as a base type of `size` bits, if its first
    /// `bits` bits are the low part of a register of that size.
    pub(super) fn typed_register(
        &self,
        location: LocationId,
        bits: u64,
        size: u64,
        base: BaseTypeRef,
    ) -> Option<Operation<'static>> {
        let Location::Register {
            register,
            bit_offset,
            ..
        } = self.tree.location(location)
        else {
            return None;
        };
        let all = u64::from(self.target().widest_bits(register)?);
        // A consumer may not know a wider alias.
        let own = u64::from(self.target().register_bits(register)?);
        let named = if bits <= own { own } else { all };
        let is_whole = named >= size && self.target().wasm_operation(register).is_none();
        let is_read = match self.target().read_as(register) {
            Some(ReadAs::MostSignificant | ReadAs::UpperPart) => {
                bit_offset == 0 && bits == size && size == all
            }
            Some(ReadAs::AnotherRegister) | None => {
                self.check_register(register).is_ok() && self.is_low_part(all, bit_offset, bits)
            }
        };
        (is_whole && is_read).then_some(Operation::RegvalType(register, base))
    }

    /// Pushes `bits` bits of memory as a base type of that size. Returns false, with nothing
    /// written, for other locations.
    pub(super) fn typed_memory(
        &mut self,
        location: LocationId,
        bits: u64,
        base: BaseTypeRef,
    ) -> Result<bool, Lost> {
        let Location::Memory {
            space: 0,
            address,
            bit_offset: 0,
        } = self.tree.location(location)
        else {
            return Ok(false);
        };
        self.generic(address, Above::Zeros)?;
        self.op(Operation::DerefType((bits / 8) as u8, base))?;
        Ok(true)
    }
}

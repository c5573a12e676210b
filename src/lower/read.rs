//! Lowers reads of bits at a location to DWARF operations.
//!
//! ```text
//!   one location   a register, memory, a value ──► one operation that reads, and a shift
//!   several parts  a composite, memory of more bytes than an entry ──► reads, shifts and ORs
//!   any other      read in place, in dialects with locations on the stack
//! ```
//!
//! All bits of one read fit in the generic type. Bit offsets are in storage order: on a big-endian
//! target, the first bit is the most significant one.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost, Skip};
use super::wide::WIDEST;
use crate::dwarf::{BaseTypeRef, Dialect, Operation, OperationKind};
use crate::location::{Location, LocationId, LocationSlice, OffsetUnit, ValueId, ValueKind};
use crate::number::slice;
use crate::target::{ByteOrder, Register};
use alloc::vec::Vec;

impl Encoder<'_> {
    /// Moves `bits` bits of the `all` bits of the top entry to its low end. They start at bit
    /// `skip`, in storage order. Returns the contents of the bits above them.
    pub(super) fn aligned(&mut self, all: u64, skip: u64, bits: u64) -> Result<Above, Lost> {
        let Some(after) = all.checked_sub(skip.saturating_add(bits)) else {
            return Err(Lost(DegradationReason::Undefined));
        };
        let (below, above) = if self.is_big() {
            (after, skip)
        } else {
            (skip, after)
        };
        if below > 0 {
            self.constant(i128::from(below))?;
            self.op(Operation::Shr)?;
        }
        Ok(if above == 0 { Above::Zeros } else { Above::Any })
    }

    /// Pushes the bits at a location, at most as many as the generic type has. Returns the contents
    /// of the bits above them.
    pub(super) fn read(&mut self, id: LocationId, bits: u64) -> Result<Above, Lost> {
        self.read_from(id, 0, bits)
    }

    /// Pushes `bits` bits of a location from bit `from` on.
    pub(super) fn read_from(
        &mut self,
        id: LocationId,
        from: u64,
        bits: u64,
    ) -> Result<Above, Lost> {
        match self.tree.location(id) {
            Location::Undefined => Err(Lost(DegradationReason::Undefined)),
            // No operation reads 0 bytes.
            _ if bits == 0 => {
                self.constant(0)?;
                Ok(Above::Zeros)
            }
            Location::Register {
                register,
                bit_offset,
                ..
            } => self.read_register(register, bit_offset.saturating_add(from), bits),
            Location::Memory {
                space,
                address,
                bit_offset,
            } => {
                let from = from.saturating_add(u64::from(bit_offset));
                let (start, skip) = (from / 8, from % 8);
                let bytes = (bits + skip).div_ceil(8);
                if bytes * 8 > self.width() {
                    return self.read_split(
                        id,
                        from - u64::from(bit_offset),
                        bits,
                        self.width() - skip,
                    );
                }
                self.read_memory(space, address, start, bytes)?;
                self.aligned(bytes * 8, skip, bits)
            }
            Location::Object { bit_offset } => self.read_object((id, bit_offset), from, bits),
            Location::Implicit { value, bit_offset } => {
                self.read_value(value, bit_offset.saturating_add(from), bits)
            }
            Location::Composite { .. } => {
                // In dialects that have such an operation, one operation reads all parts. It is
                // experimental in the draft of DWARF 6.
                self.attempt(|encoder| encoder.read_in_place(id, from, bits))
                    .or_else(|_| self.read_parts(id, from, bits))
            }
            Location::Choose {
                condition,
                first,
                second,
            } => self
                .attempt(|encoder| encoder.read_in_place(id, from, bits))
                .or_else(|lost| {
                    self.attempt(|encoder| {
                        encoder.read_one_of(condition, [first, second], (from, bits))
                    })
                    .map_err(|_| lost)
                }),
            Location::Pointer { .. }
            | Location::Moved { .. }
            | Location::Select { .. }
            | Location::Overlay { .. } => self.read_in_place(id, from, bits),
        }
    }

    /// Pushes `bits` bits, from bit `from` on, of a location that starts at bit `bit_offset` of the
    /// current object.
    fn read_object(
        &mut self,
        (id, bit_offset): (LocationId, u64),
        from: u64,
        bits: u64,
    ) -> Result<Above, Lost> {
        let at = bit_offset.saturating_add(from);
        let skip = at % 8;
        let bytes = (bits + skip).div_ceil(8);
        if bytes * 8 > self.width() {
            return self.read_split(id, from, bits, self.width() - skip);
        }
        let start = at - skip;
        let rest = self.object(start)?;
        self.skip(rest, bytes * 8)?;
        self.dereference(bytes)?;
        self.aligned(bytes * 8, skip, bits)
    }

    /// Pushes bits of one of two locations, with zeros above them.
    fn read_one_of(
        &mut self,
        condition: ValueId,
        [first, second]: [LocationId; 2],
        (from, bits): (u64, u64),
    ) -> Result<Above, Lost> {
        self.choice(condition, first, second, |encoder, side| {
            let above = encoder.read_from(side, from, bits)?;
            encoder.clean(bits, above, Above::Zeros)
        })?;
        Ok(Above::Zeros)
    }

    /// Pushes `bytes` bytes of memory, starting `after` bytes after an address.
    fn read_memory(
        &mut self,
        space: u64,
        address: ValueId,
        after: u64,
        bytes: u64,
    ) -> Result<(), Lost> {
        let plus = |encoder: &mut Self| match after {
            0 => Ok(()),
            _ => encoder.op(Operation::PlusUconst(after)),
        };
        if space == 0 {
            self.generic(address, Above::Zeros)?;
            plus(self)?;
            return self.dereference(bytes);
        }
        if self.has(OperationKind::FormAspaceAddress) {
            self.memory(space, address)?;
            if after > 0 {
                self.op(Operation::OffsetUconst(after))?;
            }
            return self.op(Operation::DerefSize(bytes as u8));
        }
        self.constant(i128::from(space))?;
        self.generic(address, Above::Zeros)?;
        plus(self)?;
        self.op(Operation::XderefSize(bytes as u8))
    }

    pub(super) fn dereference(&mut self, bytes: u64) -> Result<(), Lost> {
        self.op(match bytes * 8 == self.width() {
            true => Operation::Deref,
            false => Operation::DerefSize(bytes as u8),
        })
    }

    /// Pushes `bits` bits of a value from bit `from` on.
    fn read_value(&mut self, id: ValueId, from: u64, bits: u64) -> Result<Above, Lost> {
        let value = self.tree.value(id);
        let all = self.tree.bits(value.ty);
        let Some(after) = all.checked_sub(from.saturating_add(bits)) else {
            return Err(Lost(DegradationReason::Undefined));
        };
        match value.kind {
            // The number is too wide for a stack entry, so only the bits in use are read.
            ValueKind::Read(location) if all > self.width() => self.read_from(location, from, bits),
            ValueKind::Constant(number) if all > self.width() => {
                let below = if self.is_big() { after } else { from };
                self.constant(slice(number, below, bits))?;
                Ok(Above::Zeros)
            }
            _ if self.is_wide(id) => {
                let below = if self.is_big() { after } else { from };
                self.word_of_wide(id, below, bits)
            }
            _ => {
                self.generic(id, Above::Zeros)?;
                self.aligned(all, from, bits)
            }
        }
    }

    /// Pushes bits of a location in two parts, with `first` bits in the first one.
    fn read_split(
        &mut self,
        id: LocationId,
        from: u64,
        bits: u64,
        first: u64,
    ) -> Result<Above, Lost> {
        let first = first.min(bits.saturating_sub(1));
        self.join(&[
            LocationSlice {
                location: id,
                from,
                bits: first,
            },
            LocationSlice {
                location: id,
                from: from.saturating_add(first),
                bits: bits - first,
            },
        ])
    }

    /// Pushes bits of a composite, part by part.
    fn read_parts(&mut self, id: LocationId, from: u64, bits: u64) -> Result<Above, Lost> {
        let Location::Composite { parts, bit_offset } = self.tree.location(id) else {
            return Err(Lost(DegradationReason::NestedComposite));
        };
        let from = bit_offset.saturating_add(from);
        if from.saturating_add(bits) > self.tree.parts_bits(parts) {
            return Err(Lost(DegradationReason::Undefined));
        }
        let parts: Vec<LocationSlice> = self.tree.slices(parts, from, bits).collect();
        self.join(&parts)
    }

    /// Pushes consecutive sequences of bits as one number, in storage order.
    fn join(&mut self, slices: &[LocationSlice]) -> Result<Above, Lost> {
        let bits = slices
            .iter()
            .fold(0u64, |sum, slice| sum.saturating_add(slice.bits));
        let (mut before, mut above) = (0, Above::Zeros);
        for (index, slice) in slices.iter().enumerate() {
            let contents = self.read_from(slice.location, slice.from, slice.bits)?;
            let below = if self.is_big() {
                bits - before - slice.bits
            } else {
                before
            };
            // The bits above the highest part are also above the whole number.
            if below + slice.bits == bits {
                above = contents;
            } else {
                self.clean(slice.bits, contents, Above::Zeros)?;
            }
            if below > 0 {
                self.constant(i128::from(below))?;
                self.op(Operation::Shl)?;
            }
            if index > 0 {
                self.op(Operation::Or)?;
            }
            before += slice.bits;
        }
        Ok(above)
    }

    /// Returns the number of bits of a register below `bits` bits that begin at bit `first`, in
    /// storage order of its widest alias.
    pub(super) fn below_bits(
        &self,
        register: Register,
        first: u64,
        bits: u64,
    ) -> Result<u64, Lost> {
        let all = u64::from(self.target().widest_bits(register).unwrap_or(0));
        let after = all.checked_sub(first.saturating_add(bits));
        let after = after.ok_or(Lost(DegradationReason::Undefined))?;
        Ok(if self.is_big() { after } else { first })
    }

    /// Returns the size of a register that includes `bits` bits above the `below` lowest ones: the
    /// size of its own name if possible, since a consumer may not have a wider alias. Also returns
    /// the first of the bits in storage order.
    pub(super) fn named_bits(&self, register: Register, below: u64, bits: u64) -> (u64, u64) {
        let end = below.saturating_add(bits);
        let own = self.target().register_bits(register).map_or(0, u64::from);
        let widest = self.target().widest_bits(register).map_or(0, u64::from);
        let all = if end <= own { own } else { widest };
        match self.is_big() {
            true => (all, all.saturating_sub(end)),
            false => (all, below),
        }
    }

    /// Pushes bits of a register, at most as many as the generic type has, from bit `first` on in
    /// storage order. Returns the contents of the bits above them.
    pub(super) fn read_register(
        &mut self,
        register: Register,
        first: u64,
        bits: u64,
    ) -> Result<Above, Lost> {
        let below = self.below_bits(register, first, bits)?;
        if let Some(value) = self.target().wasm_operation(register) {
            if first.saturating_add(bits) > self.width() {
                return Err(Lost(DegradationReason::Type));
            }
            self.op(value)?;
            // The value may have more bits than the generic type.
            return self.aligned(self.width(), first, bits).map(|_| Above::Any);
        }
        self.check_register(register)?;
        let (all, first) = self.named_bits(register, below, bits);
        if all == self.width() {
            self.op(Operation::base_register(register, 0))?;
            return self.aligned(all, first, bits);
        }
        // `DW_OP_bregx` reads as many bits as an address has. A wider or narrower register is read
        // by its own size, up to the last bit in use.
        let read = self.read_bits(register, all, below + bits);
        let is_moved = all > self.width()
            && self.has(OperationKind::Offset)
            && !(below == 0 && self.target().is_left_aligned(register));
        // Bits that are not whole bytes are read with the bits around them.
        let shift = match bits.is_multiple_of(8) {
            true => 0,
            false => below % 8,
        };
        let whole = (shift + bits).next_multiple_of(8);
        if is_moved && whole <= self.width() {
            self.op(Operation::register(register))?;
            if below > shift {
                self.low_bits(below - shift)?;
            }
            self.op(Operation::DerefSize((whole / 8) as u8))?;
            return self.moved_down(shift, bits, whole);
        }
        if all < self.width() && self.has(OperationKind::Offset) && read.is_multiple_of(8) {
            self.op(Operation::register(register))?;
            self.op(Operation::DerefSize((read / 8) as u8))?;
        } else {
            self.as_number(
                all,
                below,
                read,
                DegradationReason::Type,
                |encoder, base| encoder.op(Operation::RegvalType(register, base)),
            )?;
        }
        self.moved_down(below, bits, read)
    }

    /// Returns the number of bits that `DW_OP_regval_type` reads of a register of `all` bits whose
    /// `end` lowest bits are in use.
    pub(super) fn read_bits(&self, register: Register, all: u64, end: u64) -> u64 {
        match self.target().is_left_aligned(register) {
            true => all,
            false => end.next_multiple_of(8).min(all),
        }
    }

    /// Shifts the number on top, the low `read` bits of a register, to the right. If `read` exceeds
    /// the size of a stack entry, the number was shifted already. Returns the contents of the bits
    /// above the `bits` bits in use.
    pub(super) fn moved_down(&mut self, below: u64, bits: u64, read: u64) -> Result<Above, Lost> {
        if read > self.width() {
            return Ok(Above::Any);
        }
        if below > 0 {
            self.constant(i128::from(below))?;
            self.op(Operation::Shr)?;
        }
        Ok(if below + bits == read {
            Above::Zeros
        } else {
            Above::Any
        })
    }

    /// Moves the register location just written by a number of bits, counted from the least
    /// significant one.
    fn low_bits(&mut self, below: u64) -> Result<(), Lost> {
        if below.is_multiple_of(8) {
            return self.op(Operation::OffsetUconst(below / 8));
        }
        self.op(Operation::constant_unsigned(below))?;
        self.op(Operation::BitOffset)
    }

    /// Pushes the `read` low bits of a register of `all` bits, which `push` pushes in a base type.
    /// If `read` exceeds the size of a stack entry, pushes the bits from bit `below` on. gdb
    /// supports integers of that size since version 14; older versions report an error.
    pub(super) fn as_number(
        &mut self,
        all: u64,
        below: u64,
        read: u64,
        reason: DegradationReason,
        push: impl FnOnce(&mut Self, BaseTypeRef) -> Result<(), Lost>,
    ) -> Result<(), Lost> {
        if read <= self.width() {
            let base = self.base_type(gimli::DW_ATE_unsigned, read)?;
            push(self, base)?;
            return self.op(Operation::Convert(BaseTypeRef::GENERIC));
        }
        if read > WIDEST {
            return Err(Lost(reason));
        }
        // gdb supports integers of 64 bits in every version.
        let size = if read <= 64 { 64 } else { all.min(WIDEST) };
        let base = self.base_type(gimli::DW_ATE_unsigned, size.min(all))?;
        push(self, base)?;
        self.constant(i128::from(below))?;
        self.op(Operation::Convert(base))?;
        self.op(Operation::Shr)?;
        self.convert_to_generic(gimli::DW_ATE_unsigned)
    }

    /// True if bits of a register are its least significant ones, which operations read.
    pub(super) fn is_low_part(&self, all: u64, bit_offset: u64, bits: u64) -> bool {
        match self.target().byte_order() {
            ByteOrder::Little => bit_offset == 0,
            ByteOrder::Big => bit_offset.checked_add(bits) == Some(all),
        }
    }

    /// Returns the operation that pushes the focused lane. On a target whose registers have no
    /// lanes, this is the operation of DWARF issue 200720.1, if the dialect has it and LLVM's
    /// consumers do not read the dialect.
    pub(super) fn push_lane(&self) -> Operation<'static> {
        let is_draft = self.encoding.dialect == Dialect::Dwarf6Draft;
        let is_simd = !self.target().has_lanes() && self.has(OperationKind::PushSimdLane);
        if is_draft && is_simd {
            Operation::PushSimdLane
        } else {
            Operation::PushLane
        }
    }

    /// Pushes a location and reads it from a bit on, in dialects with locations on the stack.
    fn read_in_place(&mut self, id: LocationId, from: u64, bits: u64) -> Result<Above, Lost> {
        // On a big-endian target, the bits of a register at an offset depend on the kind of the
        // location.
        let is_ambiguous = from > 0 && self.is_big();
        let read = self.bytes_around(id, from, bits);
        if !self.has(OperationKind::Offset) || !read.is_multiple_of(8) || is_ambiguous {
            return Err(Lost(match self.tree.location(id) {
                _ if self.mentions_lane(id) && !self.has(OperationKind::PushLane) => {
                    DegradationReason::Lane
                }
                Location::Choose { .. } | Location::Select { .. } => DegradationReason::Choice,
                Location::Overlay { .. } => DegradationReason::Overlay,
                _ => DegradationReason::NestedComposite,
            }));
        }
        if self.tree.may_be_pointer(id, |space| space != 0) {
            // The operation would dereference such a pointer, which has no address as its bits.
            return Err(Lost(DegradationReason::ImplicitPointer));
        }
        self.operand(id, from.saturating_add(read))?;
        self.skip(Skip::memory(from), read)?;
        self.op(Operation::DerefSize((read / 8) as u8))?;
        if read > bits {
            return Ok(Above::Any);
        }
        Ok(Above::Zeros)
    }

    /// Rounds a number of bits up to whole bytes, if the location is known to have these bytes.
    fn bytes_around(&self, id: LocationId, from: u64, bits: u64) -> u64 {
        let base = match self.tree.location(id) {
            Location::Moved {
                base,
                unit: OffsetUnit::Bytes,
                ..
            } => self.tree.location(base),
            _ => return bits,
        };
        // Registers have whole bytes. On a big-endian target, the bits would be the last of them.
        match base {
            Location::Register { bit_offset, .. }
                if !self.is_big() && bit_offset.saturating_add(from).is_multiple_of(8) =>
            {
                bits.next_multiple_of(8)
            }
            _ => bits,
        }
    }
}

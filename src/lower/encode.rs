//! Encodes locations as DWARF operations of a dialect.

mod attempt;
mod composite;
mod implicit;
mod memory;
mod overlaid;

use super::above::Above;
use super::degradation::DegradationReason;
use super::frame_number::FrameNumber;
use super::lowered::LoweredBaseType;
use crate::dwarf::{EncodeError, Encoding, Fixup, Operation, OperationKind, Writer};
use crate::location::{Location, LocationId, OffsetUnit, Tree, ValueId};
use crate::target::{ByteOrder, Register, Target};
use alloc::vec::Vec;

/// Operations of DWARF 5 that LLVM's tools cannot decode, at least up to LLVM 22.
const NOT_PORTABLE: [OperationKind; 3] = [
    OperationKind::ConstType,
    OperationKind::DerefType,
    OperationKind::Reinterpret,
];

/// How bits are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WrittenAs {
    /// As a whole object.
    Object,
    /// As a piece of a composite.
    Piece,
}

/// The reason why the dialect cannot express a location.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lost(pub(super) DegradationReason);

impl Lost {
    /// Returns the reason for losing a choice if only one of its two locations is lost. If that
    /// location is undefined, the reason is the choice, because the other location may be defined.
    pub(super) fn of_one(self) -> Lost {
        match self.0 {
            DegradationReason::Undefined => Lost(DegradationReason::Choice),
            _ => self,
        }
    }
}

/// The bits of a written location before the bits in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Skip {
    /// The number of bits.
    pub(super) by: u64,
    /// The size in bits of the register or value; `None` for memory.
    pub(super) of: Option<u64>,
    /// True for a register of a big-endian target. Operations count its bits from the least
    /// significant one, which is last in storage order.
    pub(super) low: bool,
    /// True for a value of the stack, false for known bytes.
    pub(super) is_number: bool,
}

impl Skip {
    pub(super) const NONE: Skip = Skip {
        by: 0,
        of: None,
        low: false,
        is_number: false,
    };

    pub(super) fn memory(by: u64) -> Skip {
        Skip { by, ..Skip::NONE }
    }

    pub(super) fn value(by: u64, of: u64) -> Skip {
        Skip {
            by,
            of: Some(of),
            low: false,
            is_number: true,
        }
    }

    /// Skips bits of known bytes.
    pub(super) fn bytes(by: u64, of: u64) -> Skip {
        Skip {
            is_number: false,
            ..Skip::value(by, of)
        }
    }
}

/// The target of an implicit pointer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointee {
    pub(super) location: LocationId,
    /// The number of bits that the pointer points to.
    pub(super) bits: u64,
}

/// Writes consecutive locations of one tree into a byte vector.
pub(super) struct Encoder<'a> {
    pub(super) encoding: Encoding,
    /// The option [`LowerOptions::portable`](super::LowerOptions::portable).
    pub(super) is_portable: bool,
    pub(super) tree: &'a Tree,
    pub(super) bytes: &'a mut Vec<u8>,
    pub(super) fixups: &'a mut Vec<Fixup>,
    pub(super) base_types: &'a mut Vec<LoweredBaseType>,
    /// The entries that implicit pointers refer to: the number of the first, and their contents.
    pub(super) first_procedure: u32,
    pub(super) procedures: &'a mut Vec<Pointee>,
    /// True if `DW_AT_frame_base` is the canonical frame address in the default address space.
    pub(super) frame_base_is_cfa: bool,
    /// True if consumers find the canonical frame address.
    pub(super) has_cfa: bool,
    /// The CFA as a number, if it is not in the default address space.
    pub(super) frame_number: Option<FrameNumber>,
    /// The reasons why parts of the location were dropped.
    pub(super) lost: Vec<DegradationReason>,
    /// True if the last operation is a piece of a composite that more pieces may follow.
    pub(super) unfinished: bool,
    /// The length of `bytes` at which the stack is empty: the start of the expression, unless the
    /// consumer pushes an entry first.
    pub(super) empty_at: usize,
    /// True inside a composite that is an input of other operations: other entries may be on the
    /// stack.
    pub(super) nested: bool,
    /// True for the target of an implicit pointer: its size is that of the type by which it is
    /// read, not that of an object.
    pub(super) is_pointee: bool,
    /// The number of operations that may still be written. Reading one place in several words, or
    /// trying several forms, may write the same values repeatedly, at each level of an expression.
    pub(super) left: u32,
}

/// The maximum number of operations of an expression, including those of forms that are not kept.
pub(super) const MAX_OPERATIONS: u32 = 1 << 20;

impl Encoder<'_> {
    pub(super) fn target(&self) -> Target {
        self.tree.target()
    }

    pub(super) fn has(&self, kind: OperationKind) -> bool {
        self.encoding.has(kind) && !(self.is_portable && NOT_PORTABLE.contains(&kind))
    }

    /// Appends an operation. If the dialect does not have it, the reason of the error is
    /// [`DegradationReason::Type`].
    pub(super) fn op(&mut self, operation: Operation<'_>) -> Result<(), Lost> {
        self.op_or(operation, DegradationReason::Type)
    }

    pub(super) fn ops(&mut self, operations: &[Operation<'_>]) -> Result<(), Lost> {
        operations.iter().try_for_each(|one| self.op(*one))
    }

    /// Appends branches around two alternatives: `first` if `condition`, a number of one bit, is 1,
    /// otherwise `second`.
    pub(super) fn choice<T>(
        &mut self,
        condition: ValueId,
        first: T,
        second: T,
        mut write: impl FnMut(&mut Self, T) -> Result<(), Lost>,
    ) -> Result<(), Lost> {
        let far = |_| Lost(DegradationReason::Limit);
        self.generic(condition, Above::Zeros)?;
        let to_first = self.writer().bra().map_err(far)?;
        write(self, second).map_err(Lost::of_one)?;
        let to_end = self.writer().skip().map_err(far)?;
        self.writer().set_target(to_first).map_err(far)?;
        write(self, first).map_err(Lost::of_one)?;
        self.writer().set_target(to_end).map_err(far)
    }

    fn writer(&mut self) -> Writer<'_> {
        Writer::new(self.encoding, self.bytes, self.fixups)
    }

    /// Appends an operation. Returns an error with the reason if the dialect does not have it.
    pub(super) fn op_or(
        &mut self,
        operation: Operation<'_>,
        reason: DegradationReason,
    ) -> Result<(), Lost> {
        let kind = operation.kind();
        if self.is_portable && NOT_PORTABLE.contains(&kind) && self.encoding.has(kind) {
            return Err(Lost(DegradationReason::Portable));
        }
        self.count_operation()?;
        match self.writer().op(operation) {
            Ok(_) => Ok(()),
            Err(EncodeError::NotInDialect(..) | EncodeError::Experimental(_)) => Err(Lost(reason)),
            Err(_) => Err(Lost(DegradationReason::Limit)),
        }
    }

    /// Counts an operation against the limit.
    fn count_operation(&mut self) -> Result<(), Lost> {
        let left = self.left.checked_sub(1);
        self.left = left.ok_or(Lost(DegradationReason::Limit))?;
        Ok(())
    }

    /// Appends the offset of a symbol in thread-local storage.
    pub(super) fn thread_local_symbol(&mut self, symbol: u32, addend: i64) -> Result<(), Lost> {
        if self
            .target()
            .description()
            .thread_local_relocation()
            .is_none()
        {
            return Err(Lost(DegradationReason::ThreadLocal));
        }
        self.count_operation()?;
        let written = self.writer().thread_local(symbol, addend).map(drop);
        written.map_err(|_| Lost(DegradationReason::Type))
    }

    /// Appends `DW_OP_entry_value` with a nested expression.
    pub(super) fn nested_entry_value(&mut self, nested: &[Operation<'_>]) -> Result<(), Lost> {
        let write = |writer: &mut Writer<'_>| {
            nested
                .iter()
                .try_for_each(|operation| writer.op(*operation).map(drop))
        };
        let written = self.writer().entry_value(write).map(drop);
        written.map_err(|_| Lost(DegradationReason::EntryValue))
    }

    /// Prepares the encoder for a consumer that may push an entry before it evaluates the
    /// expression.
    pub(super) fn after_entry(&mut self) -> &mut Self {
        self.empty_at = usize::MAX;
        self
    }

    /// Writes the expression of a whole object of `bits` bits. Returns an error if the whole object
    /// is lost; then nothing is written.
    pub(super) fn expression(&mut self, id: LocationId, bits: u64) -> Result<(), Lost> {
        let before = self.written();
        (self.unfinished, self.nested) = (false, false);
        let result = self.location(id, bits);
        // A composite is not a location if all of its parts are lost or undefined.
        let composite = matches!(self.tree.location(id), Location::Composite { .. });
        let empty = result.is_ok() && composite && self.has_only_undefined_pieces(before.bytes);
        if result.is_err() || empty {
            self.undo(before);
        }
        if empty {
            return Err(Lost(
                self.lost
                    .first()
                    .copied()
                    .unwrap_or(DegradationReason::Undefined),
            ));
        }
        result?;
        if composite && self.lost.is_empty() && self.procedures.len() == before.procedures {
            self.shorten(id, bits, before)?;
        }
        Ok(())
    }

    /// True if only undefined pieces were written from `start` on.
    fn has_only_undefined_pieces(&self, start: usize) -> bool {
        let mut operations = crate::dwarf::Operations::new(self.encoding, &self.bytes[start..]);
        let is_empty = |operation| {
            matches!(
                operation,
                Ok((
                    _,
                    Operation::Piece(_) | Operation::BitPiece(..) | Operation::Composite
                ))
            )
        };
        operations.all(is_empty)
    }

    /// Returns the number of bits from a location to the end of its storage; `None` if it is
    /// unknown or unbounded.
    fn extent(&self, location: Location) -> Option<u64> {
        let (all, offset) = match location {
            Location::Register { bit_offset, .. }
            | Location::Implicit { bit_offset, .. }
            | Location::Composite { bit_offset, .. } => (self.tree.size(location)?, bit_offset),
            Location::Select { bits, count, .. } => (u64::from(bits) * u64::from(count), 0),
            Location::Overlay { parts, .. } => (self.tree.parts(parts).first()?.bits, 0),
            Location::Undefined
            | Location::Memory { .. }
            | Location::Object { .. }
            | Location::Choose { .. }
            | Location::Pointer { .. }
            | Location::Moved { .. } => {
                return None;
            }
        };
        Some(all.saturating_sub(offset))
    }

    /// Returns an error if a location does not have `bits` bits from `from` on, since its
    /// evaluation would fail. If `bits` is [`u64::MAX`], the number of bits in use is unknown, and
    /// one bit must exist.
    pub(super) fn has_bits(&self, id: LocationId, from: u64, bits: u64) -> Result<(), Lost> {
        self.has_bits_of(self.tree.location(id), from, bits)
    }

    fn has_bits_of(&self, location: Location, from: u64, bits: u64) -> Result<(), Lost> {
        if let Location::Choose { first, second, .. } = location {
            let both = self
                .has_bits(first, from, bits)
                .and_then(|()| self.has_bits(second, from, bits));
            return both.map_err(Lost::of_one);
        }
        let needed = if bits == u64::MAX { 1 } else { bits };
        match self.extent(location) {
            Some(extent) if from.saturating_add(needed) > extent => {
                Err(Lost(DegradationReason::Undefined))
            }
            _ => Ok(()),
        }
    }

    /// Writes operations that push a location. Its first `bits` bits are used.
    pub(super) fn location(&mut self, id: LocationId, bits: u64) -> Result<(), Lost> {
        self.has_bits(id, 0, bits)?;
        if let Some(skip) = self.moved_address(id)? {
            return self.skip(skip, bits);
        }
        let location = self.tree.location(id);
        match location {
            Location::Undefined if self.has(OperationKind::Undefined) => {
                self.op(Operation::Undefined)
            }
            Location::Undefined => Err(Lost(DegradationReason::Undefined)),
            Location::Register {
                register,
                bit_offset,
                ..
            } if bits == u64::MAX && self.is_big() => self.whole_register(register, bit_offset),
            Location::Register { .. }
            | Location::Memory { .. }
            | Location::Object { .. }
            | Location::Implicit { .. } => self.simple(location, bits),
            Location::Composite { parts, bit_offset } => {
                match self.repeated(parts, bit_offset, bits) {
                    Some((element, copies)) => self.extend(element, copies),
                    None => self.composite(parts, bit_offset, bits),
                }
            }
            Location::Pointer { to, space, bits } => {
                self.pointer(Pointee { location: to, bits }, space)
            }
            Location::Choose {
                condition,
                first,
                second,
            } if self.has(OperationKind::Offset) => {
                self.choice(condition, first, second, |encoder, side| {
                    encoder.operand(side, bits)
                })
            }
            Location::Select {
                mask,
                zero,
                one,
                bits,
                count,
            } if self.has(OperationKind::SelectBitPiece) => {
                self.select(mask, [zero, one], (bits.into(), count.into()))
            }
            Location::Choose { .. } => {
                let skip = self.chosen_value(id, 0, bits)?;
                self.skip(skip, bits)
            }
            Location::Select { .. } => Err(Lost(DegradationReason::Choice)),
            Location::Overlay { parts, by } => self.overlay(parts, by),
            Location::Moved { base, by, unit } => self.moved(id, base, (by, unit)),
        }
    }

    /// Pushes a vector of `count` elements of `bits` bits from two vectors.
    fn select(
        &mut self,
        mask: ValueId,
        vectors: [LocationId; 2],
        (bits, count): (u64, u64),
    ) -> Result<(), Lost> {
        for vector in vectors {
            self.operand(vector, bits * count).map_err(Lost::of_one)?;
        }
        self.generic(mask, Above::Any)?;
        self.op(Operation::SelectBitPiece(bits, count))
    }

    /// Pushes a location that is moved by a computed offset, in bytes or in bits.
    fn moved(
        &mut self,
        id: LocationId,
        base: LocationId,
        (by, unit): (ValueId, OffsetUnit),
    ) -> Result<(), Lost> {
        let operation = match unit {
            OffsetUnit::Bits => Operation::BitOffset,
            OffsetUnit::Bytes => Operation::Offset,
        };
        if !self.has(operation.kind()) {
            return Err(Lost(match self.mentions_lane(id) {
                true => DegradationReason::Lane,
                false => DegradationReason::Offset,
            }));
        }
        self.movable(base)?;
        self.generic(by, Above::of(self.tree.value(by).ty))?;
        self.op(operation)
    }

    /// Writes the expression of an object of `bits` bits that is in a register. The register need
    /// not be in the tree.
    pub(super) fn in_register(&mut self, location: Location, bits: u64) -> Result<(), Lost> {
        self.has_bits_of(location, 0, bits)?;
        self.simple(location, bits)
    }

    /// Pushes the first `bits` bits of a register, memory, the current object or a value.
    fn simple(&mut self, location: Location, bits: u64) -> Result<(), Lost> {
        // A value that does not end on a byte boundary becomes a composite of one part.
        let is_whole = bits == u64::MAX
            || bits.is_multiple_of(8)
            || !self.is_big()
            || self.has(OperationKind::BitOffset);
        if !(is_whole && matches!(location, Location::Implicit { .. }))
            && let Some(skip) = self.value_of_part(location, (0, bits), WrittenAs::Object)?
        {
            return match self.is_big() {
                true => self.piece(bits, skip),
                // The object is the low bits of the value.
                false => self.skip(skip, bits),
            };
        }
        let skip = self.storage(location, 0, bits)?.unwrap_or(Skip::NONE);
        match location {
            Location::Register { register, .. } if self.is_piece_only(register, bits) => {
                self.piece(bits, skip)
            }
            _ => self.skip(skip, bits),
        }
    }

    /// Writes a register, memory, the current object or a value, of which `bits` bits from `from`
    /// on are used. Returns the bits that must still be skipped. For other locations, writes
    /// nothing and returns `None`.
    fn storage(&mut self, location: Location, from: u64, bits: u64) -> Result<Option<Skip>, Lost> {
        Ok(Some(match location {
            Location::Register {
                register,
                bit_offset,
                ..
            } => self.register(register, bit_offset.saturating_add(from))?,
            Location::Memory {
                space,
                address,
                bit_offset,
            } => {
                self.memory(space, address)?;
                // DWARF 5's bit offset counts from the location, so it may include whole bytes.
                Skip::memory(from.saturating_add(u64::from(bit_offset)))
            }
            Location::Object { bit_offset } => self.object(bit_offset.saturating_add(from))?,
            Location::Implicit { value, bit_offset } => {
                self.implicit(value, bit_offset.saturating_add(from), bits)?
            }
            _ => return Ok(None),
        }))
    }

    /// Writes a register whose bits from `by` on are used.
    pub(super) fn register(&mut self, register: Register, by: u64) -> Result<Skip, Lost> {
        match self.target().wasm_operation(register) {
            // WebAssembly's operation pushes the value.
            Some(value) => {
                self.op(value)?;
                self.op(Operation::StackValue)?;
            }
            None => self.op(Operation::register(register))?,
        }
        Ok(Skip {
            by,
            of: self.target().widest_bits(register).map(u64::from),
            low: self.is_big(),
            is_number: false,
        })
    }

    /// Returns the number of bits of a register below the bits in use.
    fn below(&self, skip: Skip, bits: u64) -> Result<u64, Lost> {
        let below = skip
            .of
            .and_then(|all| all.checked_sub(skip.by.saturating_add(bits)));
        below.ok_or(Lost(DegradationReason::Undefined))
    }

    /// Moves the location just written by a constant offset.
    pub(super) fn skip(&mut self, mut skip: Skip, bits: u64) -> Result<(), Lost> {
        if skip.low {
            let below = self.below(skip, bits)?;
            let has_offsets = self.has(OperationKind::BitOffset);
            // Consumers of DWARF 5 read whole bytes of a register, and the first bits of these.
            if below == 0 && (has_offsets || bits.is_multiple_of(8)) {
                return Ok(());
            }
            if has_offsets {
                skip = Skip::memory(below);
            }
        }
        let has_low_bits = self.has_low_bits(skip, bits);
        let is_low = has_low_bits && skip.of == skip.by.checked_add(bits) && !self.is_pointee;
        if skip.by == 0 && !skip.low && !has_low_bits || is_low && bits.is_multiple_of(8) {
            Ok(())
        } else if !self.has(OperationKind::BitOffset) {
            // In DWARF 5, the offset requires a composite of one part, whose size must be known.
            if bits == u64::MAX {
                Err(Lost(DegradationReason::Offset))
            } else {
                self.piece(bits, skip)
            }
        } else {
            // `DW_OP_LLVM_bit_offset` reads a signed number of the generic type.
            let is_small = skip.by < 1 << (self.width().min(64) - 1);
            let (bytes, rest) = match skip.by % 8 {
                0 => (skip.by / 8, 0),
                _ if is_small => (0, skip.by),
                rest => (skip.by / 8, rest),
            };
            if bytes > 0 {
                self.op(Operation::OffsetUconst(bytes))?;
            }
            if rest > 0 {
                self.op(Operation::constant_unsigned(rest))?;
                self.op(Operation::BitOffset)?;
            }
            Ok(())
        }
    }

    pub(super) fn is_big(&self) -> bool {
        self.target().byte_order() == ByteOrder::Big
    }
}

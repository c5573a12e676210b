//! Locations as DWARF operations, in a dialect.

use super::build::is_float;
use super::lowered::{BaseType, DegradationReason};
use super::value::Above;
use crate::dwarf::{EncodeError, Encoding, EntryRef, Fixup, Operation, OperationKind, Writer};
use crate::location::{Location, LocationId, Part, Tree, ValueId, ValueKind};
use crate::target::{ByteOrder, Target};
use alloc::vec::Vec;

/// Operations of DWARF 5 that LLVM's tools cannot decode, up to LLVM 22 at least.
const NOT_PORTABLE: [OperationKind; 3] =
    [OperationKind::ConstType, OperationKind::DerefType, OperationKind::Reinterpret];

/// The dialect cannot say it, and why.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lost(pub(super) DegradationReason);

/// Writes locations of one tree, one after the other, into one byte vector.
pub(super) struct Encoder<'a> {
    pub(super) encoding: Encoding,
    pub(super) tree: &'a Tree,
    pub(super) bytes: &'a mut Vec<u8>,
    pub(super) fixups: &'a mut Vec<Fixup>,
    pub(super) base_types: &'a mut Vec<BaseType>,
    /// Expressions of entries that implicit pointers refer to: the first number to give out, and their bytes.
    pub(super) first_procedure: u32,
    pub(super) procedures: &'a mut Vec<LocationId>,
    /// True where `DW_AT_frame_base` is the canonical frame address in the default address space.
    pub(super) frame_base_is_cfa: bool,
    /// Why parts of the location were given up.
    pub(super) lost: Vec<DegradationReason>,
}

impl Encoder<'_> {
    pub(super) fn target(&self) -> Target {
        self.tree.target()
    }

    pub(super) fn has(&self, kind: OperationKind) -> bool {
        self.encoding.has(kind) && !(self.encoding.portable && NOT_PORTABLE.contains(&kind))
    }

    /// Appends an operation that every dialect has.
    pub(super) fn op(&mut self, operation: Operation<'_>) -> Result<(), Lost> {
        self.op_or(operation, DegradationReason::Type)
    }

    /// Appends an operation, or says why the location is lost where the dialect does not have it.
    pub(super) fn op_or(&mut self, operation: Operation<'_>, reason: DegradationReason) -> Result<(), Lost> {
        if self.encoding.portable && NOT_PORTABLE.contains(&operation.kind()) {
            return Err(Lost(reason));
        }
        match Writer::new(self.encoding, self.bytes, self.fixups).op(operation) {
            Ok(_) => Ok(()),
            Err(EncodeError::NotInDialect(..) | EncodeError::Experimental(_)) => Err(Lost(reason)),
            Err(_) => Err(Lost(DegradationReason::Limit)),
        }
    }

    /// Writes the expression of a whole object of so many bits. `Err` where all of it is lost; then nothing is written.
    pub(super) fn expression(&mut self, id: LocationId, bits: u64) -> Result<(), Lost> {
        let (bytes, fixups, procedures) = (self.bytes.len(), self.fixups.len(), self.procedures.len());
        let result = self.location(id, bits);
        // A composite none of whose parts could be said, or had anything to say, is no location.
        let composite = matches!(self.tree.location(id), Location::Composite { .. });
        let empty = result.is_ok() && composite && self.says_nothing(bytes);
        if result.is_err() || empty {
            self.bytes.truncate(bytes);
            self.fixups.truncate(fixups);
            self.procedures.truncate(procedures);
        }
        if empty {
            return Err(Lost(self.lost.first().copied().unwrap_or(DegradationReason::Undefined)));
        }
        result
    }

    /// True where all that was written from `start` on are undefined pieces.
    fn says_nothing(&self, start: usize) -> bool {
        let mut operations = crate::dwarf::Operations::new(self.encoding, &self.bytes[start..]);
        operations.all(|operation| matches!(operation, Ok((_, Operation::Piece(_) | Operation::BitPiece(..)))))
    }

    /// Writes operations that leave a location, of whose bits `bits` will be used.
    pub(super) fn location(&mut self, id: LocationId, bits: u64) -> Result<(), Lost> {
        match self.tree.location(id) {
            Location::Undefined => {
                if self.has(OperationKind::Undefined) {
                    self.op(Operation::Undefined)
                } else {
                    Err(Lost(DegradationReason::Undefined))
                }
            }
            Location::Register { register, bit_offset } => {
                self.op(Operation::register(register))?;
                self.skip(bit_offset, bits)
            }
            Location::Memory { space, address, bit_offset } => {
                self.memory(space, address)?;
                self.skip(u64::from(bit_offset), bits)
            }
            Location::Implicit { value, bit_offset } => self.implicit(value, bit_offset, bits),
            Location::Composite { first, count, bit_offset } => self.composite(first, count, bit_offset, bits),
            Location::Pointer { to, space } => {
                if space != 0 {
                    return Err(Lost(DegradationReason::AddressSpace));
                }
                let number = self.first_procedure + self.procedures.len() as u32;
                self.op_or(
                    Operation::ImplicitPointer(EntryRef::Symbol(number), 0),
                    DegradationReason::ImplicitPointer,
                )?;
                self.procedures.push(to);
                Ok(())
            }
            Location::Moved { base, by, bytes } => {
                let operation = if bytes { Operation::Offset } else { Operation::BitOffset };
                if !self.has(operation.kind()) {
                    let lane = self.mentions_lane(id);
                    return Err(Lost(if lane { DegradationReason::Lane } else { DegradationReason::Offset }));
                }
                self.location(base, bits)?;
                if matches!(self.tree.location(base), Location::Composite { .. }) {
                    self.op(Operation::PieceEnd)?;
                }
                self.generic(by, Above::of(self.tree.value(by).ty))?;
                self.op(operation)
            }
        }
    }

    /// Moves the location that was just written by a constant.
    fn skip(&mut self, by: u64, bits: u64) -> Result<(), Lost> {
        if by == 0 {
            Ok(())
        } else if !self.has(OperationKind::BitOffset) {
            // DWARF 5 says it as a composite of one part that starts where it is to start; its size must be known.
            if bits == u64::MAX { Err(Lost(DegradationReason::Offset)) } else { self.op(Operation::BitPiece(bits, by)) }
        } else if by.is_multiple_of(8) {
            self.op(Operation::OffsetUconst(by / 8))
        } else {
            self.op(Operation::constant_unsigned(by))?;
            self.op(Operation::BitOffset)
        }
    }

    /// Writes operations that leave a memory location.
    pub(super) fn memory(&mut self, space: u64, address: ValueId) -> Result<(), Lost> {
        if space == 0 {
            return self.generic(address, Above::Zeros);
        }
        if !self.has(OperationKind::FormAspaceAddress) {
            return Err(Lost(DegradationReason::AddressSpace));
        }
        // The CFA of such a target is a location in its address space already.
        if let Some(offset) = self.offset_from_cfa(address)
            && self.target().description().cfa_address_space == space
        {
            self.op(Operation::CallFrameCfa)?;
            return match offset {
                0 => Ok(()),
                1.. => self.op(Operation::OffsetUconst(offset as u64)),
                _ => {
                    self.op(Operation::constant_signed(offset))?;
                    self.op(Operation::Offset)
                }
            };
        }
        self.generic(address, Above::Zeros)?;
        self.op(Operation::constant_unsigned(space))?;
        self.op(Operation::FormAspaceAddress)
    }

    fn offset_from_cfa(&self, address: ValueId) -> Option<i64> {
        match self.tree.value(address).kind {
            ValueKind::Cfa => Some(0),
            ValueKind::Binary(crate::location::BinaryOp::Add, a, b) => match self.tree.value(a).kind {
                ValueKind::Cfa => self.distance(self.tree.known(b)?),
                _ => None,
            },
            _ => None,
        }
    }

    fn implicit(&mut self, id: ValueId, bit_offset: u64, bits: u64) -> Result<(), Lost> {
        let value = self.tree.value(id);
        let all = self.tree.bits(value.ty);
        let big = self.target().byte_order() == ByteOrder::Big;
        if let ValueKind::Constant(number) = value.kind
            && (is_float(value.ty) || all > self.width() || big)
            && all.is_multiple_of(8)
            && bit_offset.is_multiple_of(8)
            && all <= 128
        {
            let bytes = self.storage_bytes(number, all);
            let bytes = bytes.get((bit_offset / 8) as usize..(all / 8) as usize).unwrap_or(&[]);
            return self.op(Operation::ImplicitValue(bytes));
        }
        if is_float(value.ty) {
            self.typed(id)?;
            self.op(Operation::StackValue)?;
            return self.skip(bit_offset, bits);
        }
        self.generic(id, if bit_offset > 0 { Above::Zeros } else { Above::Any })?;
        if big && all < self.width() {
            // The first bytes of a wider value would be its high ones.
            let base = self.base_type(gimli::DW_ATE_unsigned, all)?;
            self.op_or(Operation::Convert(base), DegradationReason::Type)?;
            self.op(Operation::StackValue)?;
            return self.skip(bit_offset, bits);
        }
        if bit_offset > 0 {
            self.op(Operation::constant_unsigned(bit_offset))?;
            self.op(if big { Operation::Shl } else { Operation::Shr })?;
        }
        self.op(Operation::StackValue)
    }

    /// Writes the `bits` bits of a composite from `bit_offset` on, part by part; parts of parts become parts.
    fn composite(&mut self, first: u32, count: u32, bit_offset: u64, bits: u64) -> Result<(), Lost> {
        let (from, to) = (bit_offset, bit_offset.saturating_add(bits));
        let mut start = 0u64;
        for index in 0..count {
            let Some(Part { location, bits }) = self.tree.parts(first, count).get(index as usize).copied() else {
                break;
            };
            let end = start.saturating_add(bits);
            let (cut, until) = (start.max(from), end.min(to));
            if cut < until {
                self.part(location, cut - start, until - cut)?;
            }
            start = end;
        }
        Ok(())
    }

    /// Writes one part: `bits` bits of a location from a bit on.
    fn part(&mut self, id: LocationId, from: u64, bits: u64) -> Result<(), Lost> {
        if let Location::Composite { first, count, bit_offset } = self.tree.location(id) {
            return self.composite(first, count, bit_offset.saturating_add(from), bits);
        }
        let (bytes, fixups, procedures) = (self.bytes.len(), self.fixups.len(), self.procedures.len());
        match self.part_location(id, from, bits) {
            Ok(skipped) => self.piece(bits, skipped),
            Err(Lost(reason)) => {
                // Only this part is lost.
                if self.tree.location(id) != Location::Undefined {
                    self.lost.push(reason);
                }
                self.bytes.truncate(bytes);
                self.fixups.truncate(fixups);
                self.procedures.truncate(procedures);
                self.piece(bits, 0)
            }
        }
    }

    /// Writes the location of a part; says how many bits `DW_OP_bit_piece` has to skip.
    fn part_location(&mut self, id: LocationId, from: u64, bits: u64) -> Result<u64, Lost> {
        match self.tree.location(id) {
            Location::Undefined => Err(Lost(DegradationReason::Undefined)),
            Location::Register { register, bit_offset } => {
                self.op(Operation::register(register))?;
                self.skip_or_piece(bit_offset + from, bits)
            }
            Location::Memory { space, address, bit_offset } => {
                self.memory(space, address)?;
                let skip = u64::from(bit_offset) + from;
                // DWARF 5's bit offset counts from the location, so whole bytes may be in it as well.
                self.skip_or_piece(skip, bits)
            }
            Location::Implicit { value, bit_offset } => self.implicit(value, bit_offset + from, bits).map(|()| 0),
            _ if from == 0 => self.location(id, bits).map(|()| 0),
            _ if self.has(OperationKind::BitOffset) => {
                self.location(id, bits)?;
                self.skip(from, bits).map(|()| 0)
            }
            _ => Err(Lost(DegradationReason::Offset)),
        }
    }

    fn skip_or_piece(&mut self, by: u64, bits: u64) -> Result<u64, Lost> {
        if self.has(OperationKind::BitOffset) { self.skip(by, bits).map(|()| 0) } else { Ok(by) }
    }

    fn piece(&mut self, bits: u64, skipped: u64) -> Result<(), Lost> {
        if skipped == 0 && bits.is_multiple_of(8) {
            self.op(Operation::Piece(bits / 8))
        } else {
            self.op(Operation::BitPiece(bits, skipped))
        }
    }

    /// True where what is lost is lost for want of a lane.
    pub(super) fn mentions_lane(&self, id: LocationId) -> bool {
        match self.tree.location(id) {
            Location::Moved { by, .. } => self.value_mentions_lane(by),
            _ => false,
        }
    }

    fn value_mentions_lane(&self, id: ValueId) -> bool {
        match self.tree.value(id).kind {
            ValueKind::Lane => true,
            ValueKind::Binary(_, a, b) => self.value_mentions_lane(a) || self.value_mentions_lane(b),
            ValueKind::Unary(_, a)
            | ValueKind::Convert(a)
            | ValueKind::ZeroExtend(a)
            | ValueKind::SignExtend(a)
            | ValueKind::Bits(a) => self.value_mentions_lane(a),
            _ => false,
        }
    }
}

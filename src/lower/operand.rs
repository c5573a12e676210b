//! Locations that operations take from the stack, and what those operations make of them.

use super::encode::{Encoder, Lost, Skip};
use super::lowered::DegradationReason;
use super::value::Above;
use crate::dwarf::{Dialect, Operation, OperationKind};
use crate::location::{Location, LocationId, ValueId};

impl Encoder<'_> {
    /// Writes a location, of whose bits `bits` are needed, so that operations can use it.
    pub(super) fn operand(&mut self, id: LocationId, bits: u64) -> Result<(), Lost> {
        let Location::Composite { first, count, bit_offset } = self.tree.location(id) else {
            return self.location(id, bits);
        };
        // Of one location many times, one operation makes a vector.
        if bit_offset == 0 && self.has(OperationKind::Extend) {
            let parts = self.tree.parts(first, count);
            if let &[part, ref others @ ..] = parts
                && !others.is_empty()
                && part.bits.checked_mul(parts.len() as u64) == Some(bits)
                && others.iter().all(|other| *other == part)
                && !self.tree.is_nowhere(part.location, part.bits)
            {
                self.operand(part.location, part.bits)?;
                return self.op(Operation::Extend(part.bits, u64::from(count)));
            }
        }
        self.apart(|encoder| {
            encoder.location(id, bits)?;
            encoder.op(Operation::PieceEnd)
        })
    }

    /// Writes a base and what is laid over it.
    pub(super) fn overlay(&mut self, first: u32, by: ValueId) -> Result<(), Lost> {
        let &[base, over] = self.tree.parts(first, 2) else { return Err(Lost(DegradationReason::Overlay)) };
        if !self.has(OperationKind::Overlay) || !over.bits.is_multiple_of(8) {
            return Err(Lost(DegradationReason::Overlay));
        }
        // The operation takes all of the base's storage, and makes it longer where the overlay goes past its end: both
        // are cut to what the base's type has.
        self.apart(|encoder| {
            encoder.apart(|encoder| {
                encoder.part(base.location, 0, base.bits)?;
                encoder.op(Operation::PieceEnd)
            })?;
            encoder.operand(over.location, over.bits).map_err(Lost::of_one)?;
            encoder.generic(by, Above::of(encoder.tree.value(by).ty))?;
            encoder.op(Operation::constant_unsigned(over.bits / 8))?;
            encoder.op(Operation::Overlay)?;
            encoder.piece(base.bits, Skip::NOTHING)?;
            encoder.op(Operation::PieceEnd)
        })
    }

    /// Writes a location that is to be moved by nobody knows how much: all of its storage has to be there.
    pub(super) fn movable(&mut self, id: LocationId) -> Result<(), Lost> {
        match self.tree.location(id) {
            Location::Composite { first, count, bit_offset } => {
                self.apart(|encoder| {
                    encoder.composite(first, count, 0, u64::MAX)?;
                    encoder.op(Operation::PieceEnd)
                })?;
                self.skip(Skip::memory(bit_offset), u64::MAX)
            }
            Location::Implicit { value, bit_offset } => {
                let all = self.tree.bits(self.tree.value(value).ty);
                // A stack value is as large as an address, but must end where the value does.
                if all < self.width() {
                    self.apart(|encoder| {
                        let skip = encoder.implicit(value, 0)?;
                        encoder.piece(all, skip)?;
                        encoder.op(Operation::PieceEnd)
                    })?;
                } else {
                    self.implicit(value, 0)?;
                }
                self.skip(Skip::value(bit_offset, all), u64::MAX)
            }
            _ => self.location(id, u64::MAX),
        }
    }

    /// Writes something with pieces that operations follow. They would be appended to an unfinished composite just below,
    /// so something is put in between.
    pub(super) fn apart(&mut self, write: impl FnOnce(&mut Self) -> Result<(), Lost>) -> Result<(), Lost> {
        let unfinished = core::mem::replace(&mut self.unfinished, false);
        let nested = core::mem::replace(&mut self.nested, true);
        if unfinished {
            self.op(Operation::Lit(0))?;
        }
        if self.encoding.dialect == Dialect::Dwarf6Draft {
            // There a piece is appended to the composite just below, which must be there if anything is.
            self.op_or(Operation::Composite, DegradationReason::NestedComposite)?;
        }
        write(self)?;
        if unfinished {
            self.op(Operation::Swap)?;
            self.op(Operation::Drop)?;
        }
        (self.unfinished, self.nested) = (unfinished, nested);
        Ok(())
    }

    /// Writes the instance of the type at hand, of which bits from `by` on are wanted. It is an address where the dialect
    /// has no locations on the stack.
    pub(super) fn object(&mut self, by: u64) -> Result<Skip, Lost> {
        self.op(Operation::PushObjectAddress)?;
        if self.has(OperationKind::Offset) {
            return Ok(Skip::memory(by));
        }
        if by >= 8 {
            self.op(Operation::PlusUconst(by / 8))?;
        }
        Ok(Skip::memory(by % 8))
    }

    /// Writes the instance of the type at hand, moved by bytes, where the dialect has its address only.
    pub(super) fn moved_address(&mut self, id: LocationId) -> Result<Option<Skip>, Lost> {
        let Location::Moved { base, by, bytes: true } = self.tree.location(id) else { return Ok(None) };
        let Location::Object { bit_offset } = self.tree.location(base) else { return Ok(None) };
        if self.has(OperationKind::Offset) {
            return Ok(None);
        }
        let skip = self.object(bit_offset)?;
        self.generic(by, Above::of(self.tree.value(by).ty))?;
        self.op(Operation::Plus)?;
        Ok(Some(skip))
    }

    /// Writes a pointer to the instance of the type at hand: its address, if it is memory.
    pub(super) fn object_address(&mut self, by: u64) -> Result<(), Lost> {
        if !by.is_multiple_of(8) {
            return Err(Lost(DegradationReason::ImplicitPointer));
        }
        let skip = self.object(by)?;
        self.skip(skip, u64::MAX)?;
        self.op(Operation::StackValue)
    }

    /// True where a location may turn out to be memory, whose address a pointer would be.
    pub(super) fn may_be_memory(&self, mut id: LocationId) -> bool {
        while let Location::Moved { base, .. } = self.tree.location(id) {
            id = base;
        }
        matches!(self.tree.location(id), Location::Memory { .. } | Location::Object { .. })
    }
}

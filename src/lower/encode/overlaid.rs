//! Writes composites as overlays: memory with parts in other locations.

use super::attempt::Written;
use super::{Encoder, Lost};
use crate::dwarf::{Operation, OperationKind};
use crate::location::{BinaryOp, Location, LocationId, LocationSlice, ValueId, ValueKind};
use crate::lower::several::is_equal_value;
use alloc::vec::Vec;

/// A part that overlays the memory, and its first bit in the composite.
type Over = (LocationSlice, u64);

impl Encoder<'_> {
    /// Rewrites an object of `bits` bits as `DW_OP_overlay` of DWARF issue 251120.1, if that is
    /// shorter than the pieces written after `before`.
    pub(super) fn shorten(
        &mut self,
        id: LocationId,
        bits: u64,
        before: Written,
    ) -> Result<(), Lost> {
        let Some((base, over)) = self.memory_with(id, bits) else {
            return Ok(());
        };
        let pieces = self.written();
        let written = self.lay(base, &over);
        let length = self.bytes.len() - pieces.bytes;
        self.undo(pieces);
        if written.is_err() || length >= pieces.bytes - before.bytes {
            return Ok(());
        }
        self.undo(before);
        (self.unfinished, self.nested) = (false, false);
        self.lay(base, &over)
    }

    fn lay(&mut self, base: LocationId, over: &[Over]) -> Result<(), Lost> {
        self.location(base, u64::MAX)?;
        for (part, first) in over {
            self.operand(part.location, part.bits)?;
            let (unit, operation) = match first % 8 == 0 && part.bits % 8 == 0 {
                true => (8, Operation::Overlay),
                false => (1, Operation::BitOverlay),
            };
            self.op(Operation::constant_unsigned(first / unit))?;
            self.op(Operation::constant_unsigned(part.bits / unit))?;
            self.op(operation)?;
        }
        Ok(())
    }

    /// Returns the memory in which a composite starts, and the parts at other locations; `None` if
    /// fewer than two parts are in this memory, if a part is undefined, or if a part is not the
    /// start of a location.
    fn memory_with(&self, id: LocationId, bits: u64) -> Option<(LocationId, Vec<Over>)> {
        let Location::Composite { parts, bit_offset } = self.tree.location(id) else {
            return None;
        };
        let has_overlay = self.has(OperationKind::Overlay) && self.has(OperationKind::BitOverlay);
        if !has_overlay || bits == u64::MAX || self.tree.is_number(parts) {
            return None;
        }
        let (mut base, mut over) = (None, Vec::new());
        let (mut at, mut in_memory) = (0, 0);
        for part in self.tree.slices(parts, bit_offset, bits) {
            if part.from > 0 || self.tree.may_be_undefined(part.location, part.bits) {
                return None;
            }
            let place = self.constant_distance(part.location);
            let (_, (base_space, base_address), offset) = match base {
                Some(base) => base,
                None => *base.insert((part.location, place?.0, place?.1)),
            };
            let is_in_base = place.is_some_and(|((space, address), part_offset)| {
                space == base_space
                    && i128::from(at) + offset == part_offset
                    && is_equal_value(self.tree, address, base_address)
            });
            match is_in_base {
                true => in_memory += 1,
                false => over.push((part, at)),
            }
            at += part.bits;
        }
        let (start, ..) = base.filter(|_| in_memory > 1 && at == bits && !over.is_empty())?;
        Some((start, over))
    }

    /// Returns the address space, the base, and the offset in bits from the base of a place in
    /// memory.
    fn constant_distance(&self, id: LocationId) -> Option<((u64, ValueId), i128)> {
        let Location::Memory {
            space,
            address,
            bit_offset,
        } = self.tree.location(id)
        else {
            return None;
        };
        let (base, bytes) = match self.tree.value(address).kind {
            ValueKind::Binary(BinaryOp::Add, base, by) => match self.tree.known(by) {
                Some(number) => (base, i128::from(self.signed_offset(number, self.width())?)),
                None => (address, 0),
            },
            _ => (address, 0),
        };
        Some(((space, base), bytes * 8 + i128::from(bit_offset)))
    }
}

//! Lowers reads of bits that registers held on entry to the function.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost};
use crate::dwarf::{Operation, OperationKind, Operations};
use crate::location::{Location, LocationId};
use crate::target::Register;
use alloc::vec::Vec;

impl Encoder<'_> {
    /// Like [`Encoder::on_entry`], for bits of a register at a computed offset, such as the element
    /// of the focused lane. The offset must not read registers, since these would also be read as
    /// on entry.
    fn moved_on_entry(&mut self, id: LocationId, bits: u64) -> Result<Above, Lost> {
        let lost = Lost(DegradationReason::EntryValue);
        if !self.has(OperationKind::Offset) || !bits.is_multiple_of(8) || bits > self.width() {
            let is_lane = self.mentions_lane(id) && !self.has(OperationKind::PushLane);
            return Err(if is_lane {
                Lost(DegradationReason::Lane)
            } else {
                lost
            });
        }
        let before = self.written();
        self.location(id, bits)?;
        let needs_fixups = self.fixups.len() > before.fixups;
        let written = self.bytes[before.bytes..].to_vec();
        self.undo(before);
        let mut operations = Vec::new();
        for item in Operations::new(self.encoding, &written) {
            operations.push(item.map_err(|_| lost)?.1);
        }
        let is_of_register = |operation: &Operation<'_>| {
            matches!(operation.kind(), OperationKind::Reg | OperationKind::Regx)
        };
        // True for operations that read no register.
        let moves = |operation: &Operation<'_>| {
            use OperationKind as K;
            matches!(
                operation.kind(),
                K::PushLane
                    | K::PushSimdLane
                    | K::Offset
                    | K::OffsetUconst
                    | K::Lit
                    | K::Const1u
                    | K::Const2u
                    | K::Const4u
                    | K::Constu
                    | K::Mul
                    | K::Plus
                    | K::PlusUconst
                    | K::Shl
                    | K::And
            )
        };
        let is_simple = match operations.split_first() {
            Some((first, rest)) => is_of_register(first) && rest.iter().all(moves),
            None => false,
        };
        if needs_fixups || !is_simple {
            return Err(lost);
        }
        operations.push(Operation::DerefSize((bits / 8) as u8));
        self.nested_entry_value(&operations)?;
        Ok(Above::Zeros)
    }

    /// Pushes the entry value of some bits of a register, at most as many as the generic type has.
    /// Returns the contents of the bits above them. gdb and lldb require a single operation that
    /// names a register.
    pub(super) fn on_entry(&mut self, id: LocationId, bits: u64) -> Result<Above, Lost> {
        self.on_entry_from(id, 0, bits)
    }

    /// Like [`Encoder::on_entry`], for the bits from `from` on.
    pub(super) fn on_entry_from(
        &mut self,
        id: LocationId,
        from: u64,
        bits: u64,
    ) -> Result<Above, Lost> {
        match self.tree.location(id) {
            Location::Register {
                register,
                bit_offset,
                ..
            } => self.register_on_entry(register, bit_offset.saturating_add(from), bits),
            Location::Composite { parts, bit_offset } => {
                let from = bit_offset.saturating_add(from);
                let mut parts = self.tree.slices(parts, from, bits);
                match parts.next().filter(|part| part.bits == bits) {
                    Some(part) => self.on_entry_from(part.location, part.from, bits),
                    None => Err(Lost(DegradationReason::EntryValue)),
                }
            }
            _ if from == 0 => self.moved_on_entry(id, bits),
            _ => Err(Lost(DegradationReason::EntryValue)),
        }
    }

    fn register_on_entry(
        &mut self,
        register: Register,
        bit_offset: u64,
        bits: u64,
    ) -> Result<Above, Lost> {
        let below = self.below_bits(register, bit_offset, bits)?;
        if self.target().wasm_operation(register).is_some() {
            return Err(Lost(DegradationReason::EntryValue));
        }
        self.check_register(register)?;
        let (all, bit_offset) = self.named_bits(register, below, bits);
        if all <= self.width() {
            self.nested_entry_value(&[Operation::register(register)])?;
            return self.aligned(all, bit_offset, bits);
        }
        let read = self.read_bits(register, all, below + bits);
        if read > self.width() && self.has(OperationKind::Offset) && bits.is_multiple_of(8) {
            self.nested_entry_value(&[
                Operation::register(register),
                Operation::constant_unsigned(below),
                Operation::BitOffset,
                Operation::DerefSize((bits / 8) as u8),
            ])?;
            return Ok(Above::Zeros);
        }
        self.as_number(
            all,
            below,
            read,
            DegradationReason::EntryValue,
            |encoder, base| encoder.nested_entry_value(&[Operation::RegvalType(register, base)]),
        )?;
        self.moved_down(below, bits, read)
    }
}

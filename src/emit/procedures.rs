//! The entries of DWARF procedures, and the operands of expressions that refer to entries.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::buffer::Buffer;
use super::emitter::{Emitter, NONE};
use super::entry::Entry;
use super::pending::{Pending, Place};
use super::relocation::RelocationTarget;
use super::sections::SectionId;
use super::slots::Slot;
use crate::dwarf::{Fixup, FixupKind};
use crate::markers::FunctionId;
use crate::target::ByteOrder;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Fills in an operand that refers to the entry of a DWARF procedure or of a variable, at once
    /// or when the entry is written.
    pub(super) fn refer_to_procedure(
        &mut self,
        (place, fixup): (Place, Fixup),
        index: usize,
        function: Option<FunctionId>,
    ) -> Result<(), EmitError> {
        let offset = self.whole().procedures.get(index).copied();
        let offset = offset.ok_or(EmitError::Operand(function))?;
        // The entries of variables are in functions.
        let lowered = self.plan.lowered;
        let is_procedure =
            lowered.map(index).is_none() && lowered.procedure_variable(index).is_none();
        // An operand that is filled in later must not be in a list that is replaced by an equal
        // one.
        let is_deferred = offset >= self.record.first_deferred;
        self.changing_operands += usize::from(is_deferred || !is_procedure);
        let relocation = self.buffer(place).relocations.len();
        if let FixupKind::InfoEntry(_) = fixup.kind {
            let target = RelocationTarget::Section(SectionId::DebugInfo);
            self.relocate(place, fixup, target, i64::from(offset));
        }
        let operand = Pending {
            place,
            fixup,
            function,
            relocation,
        };
        match offset {
            NONE => self.pending.push(operand),
            offset => self.fill_operand(operand, offset)?,
        }
        Ok(())
    }

    /// Fills in an operand that refers to the entry at an offset of `.debug_info`.
    fn fill_operand(&mut self, operand: Pending, offset: u32) -> Result<(), EmitError> {
        if offset >= self.record.first_deferred {
            self.record.operands.push((operand, offset));
            return Ok(());
        }
        let to = (self.unit_start, self.encoding.order);
        operand.fill(self.buffer(operand.place), offset, to)
    }

    /// Writes a `DW_TAG_dwarf_procedure`.
    pub(super) fn procedure(&mut self, index: usize) -> Result<(), EmitError> {
        let Some(procedure) = self.plan.lowered.procedures().get(index) else {
            return Ok(());
        };
        let function = procedure
            .function
            .and_then(|function| self.plan.function(function.index()));
        if let Some(function) = &function {
            self.add_addresses(function);
        }
        // gdb reads only one byte of an object without a type.
        let ty = match procedure.bytes {
            0 => None,
            bytes => Some(self.opaque_type(bytes)?),
        };
        let mut entry = Entry::new(DW_TAG_dwarf_procedure);
        if let Some(offset) = ty {
            entry.reference(DW_AT_type, Some(offset), Slot::NONE);
        }
        self.location(
            &mut entry,
            DW_AT_location,
            &procedure.location,
            function.as_ref(),
        )?;
        let offset = self.write(&entry)?;
        self.set_procedure(index, offset);
        Ok(())
    }

    /// Returns the offset in the unit of a type that is known only by its size.
    fn opaque_type(&mut self, bytes: u64) -> Result<u32, EmitError> {
        if let Some(offset) = self.written.opaque_types.get(&bytes) {
            return Ok(*offset);
        }
        let mut entry = Entry::new(DW_TAG_structure_type);
        entry.number(DW_AT_byte_size, bytes);
        let offset = self.write(&entry)? - self.unit_start;
        self.written.opaque_types.insert(bytes, offset);
        Ok(offset)
    }

    /// Fills in the operands that refer to entries of this unit that were written after them.
    pub(super) fn patch_pending(&mut self) -> Result<(), EmitError> {
        let mut pending = core::mem::take(&mut self.pending);
        for operand in pending.drain(..) {
            let Some(index) = operand.fixup.kind.entry() else {
                continue;
            };
            let offset = self.procedures.get(index as usize).copied();
            let offset = offset.filter(|offset| *offset != NONE);
            self.fill_operand(operand, offset.ok_or(EmitError::Operand(operand.function))?)?;
        }
        self.pending = pending;
        Ok(())
    }
}

impl Pending {
    /// Fills in the operand, which refers to the entry at an offset of `.debug_info`, in the unit
    /// that starts at `unit_start`.
    pub(super) fn fill(
        &self,
        buffer: &mut Buffer,
        offset: u32,
        (unit_start, order): (u32, ByteOrder),
    ) -> Result<(), EmitError> {
        let value = match self.fixup.kind {
            FixupKind::InfoEntry(_) => {
                if let Some(relocation) = buffer.relocations.get_mut(self.relocation) {
                    relocation.set_addend(offset.into());
                }
                Some(offset)
            }
            _ => offset.checked_sub(unit_start),
        };
        let is_filled =
            value.is_some_and(|value| self.fixup.patch(&mut buffer.bytes, order, value.into()));
        match is_filled {
            true => Ok(()),
            false => Err(EmitError::Operand(self.function)),
        }
    }
}

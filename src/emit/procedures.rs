//! The entries of DWARF procedures, and the operands of expressions that refer to entries.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::emitter::{Emitter, NONE, Pending, Place};
use super::entry::Entry;
use super::relocation::RelocationTarget;
use super::sections::SectionId;
use super::slots::Slot;
use crate::dwarf::{Fixup, FixupKind};
use crate::markers::FunctionId;
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
        let missing = EmitError::Operand(function);
        let offset = self.whole().procedures.get(index).copied();
        let offset = offset.ok_or(missing.clone())?;
        // The entries of variables are in functions.
        let lowered = self.plan.lowered;
        let is_procedure =
            lowered.map(index).is_none() && lowered.procedure_variable(index).is_none();
        self.changing_operands += usize::from(offset == NONE || !is_procedure);
        let relocation = self.buffer(place).relocations.len();
        let is_far = matches!(fixup.kind, FixupKind::InfoEntry(_));
        if is_far {
            let target = RelocationTarget::Section(SectionId::DebugInfo);
            self.relocate(place, fixup, target, i64::from(offset));
        }
        match offset {
            NONE => self.pending.push(Pending {
                place,
                fixup,
                function,
                relocation,
            }),
            offset if is_far => self.fill(place, fixup, u64::from(offset), missing)?,
            offset if offset < self.unit_start => return Err(missing),
            offset => self.fill(place, fixup, u64::from(offset - self.unit_start), missing)?,
        }
        Ok(())
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
        if let Some(offset) = self.opaque_types.get(&bytes) {
            return Ok(*offset);
        }
        let mut entry = Entry::new(DW_TAG_structure_type);
        entry.number(DW_AT_byte_size, bytes);
        let offset = self.write(&entry)? - self.unit_start;
        self.opaque_types.insert(bytes, offset);
        Ok(offset)
    }

    /// Fills in the operands that refer to entries of this unit that were written after them.
    pub(super) fn patch_pending(&mut self) -> Result<(), EmitError> {
        let mut pending = core::mem::take(&mut self.pending);
        for Pending {
            place,
            fixup,
            function,
            relocation,
        } in pending.drain(..)
        {
            let missing = EmitError::Operand(function);
            let Some(index) = fixup.kind.entry() else {
                continue;
            };
            let offset = self
                .procedures
                .get(index as usize)
                .copied()
                .filter(|offset| *offset != NONE);
            let offset = offset.ok_or(missing.clone())?;
            if let FixupKind::InfoEntry(_) = fixup.kind {
                if let Some(relocation) = self.buffer(place).relocations.get_mut(relocation) {
                    relocation.set_addend(offset.into());
                }
                self.fill(place, fixup, u64::from(offset), missing)?;
            } else {
                self.fill(place, fixup, u64::from(offset - self.unit_start), missing)?;
            }
        }
        self.pending = pending;
        Ok(())
    }
}

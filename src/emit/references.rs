//! References between entries.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::slots::{FarReference, Slot};
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Records the offset of an entry.
    pub(super) fn written(&mut self, target: EntryTarget, offset: u32) {
        let slot = self.slots.slot(self.plan, target);
        self.slots.set(slot, offset);
    }

    /// Returns the offset of an entry in the current unit, if it is written.
    pub(super) fn local_offset(&self, slot: Slot) -> Option<u32> {
        self.slots
            .get(slot)
            .and_then(|offset| offset.checked_sub(self.unit_start))
    }

    /// Adds a reference to an entry of the current unit, or to an entry that units share.
    pub(super) fn refer(&self, entry: &mut Entry, attribute: DwAt, target: EntryTarget) {
        let slot = self.slots.slot(self.plan, target);
        match self.is_in_other_unit(target) {
            true => entry.far_reference(attribute, self.slots.get(slot), slot),
            false => entry.reference(attribute, self.local_offset(slot), slot),
        };
    }

    /// Returns true if another unit has the entry of a type or of a declaration in it. A type unit
    /// contains all types itself.
    pub(super) fn is_in_other_unit(&self, target: EntryTarget) -> bool {
        let owner = self.plan.owner(target);
        owner.is_some_and(|unit| unit != self.unit_index)
            && self.whole().unit_nodes.of_type().is_none()
    }

    /// Adds a reference to an entry of any unit.
    pub(super) fn refer_to_unit(
        &self,
        entry: &mut Entry,
        attribute: DwAt,
        target: EntryTarget,
        unit: usize,
    ) {
        if unit == self.unit_index {
            return self.refer(entry, attribute, target);
        }
        let slot = self.slots.slot(self.plan, target);
        entry.far_reference(attribute, self.slots.get(slot), slot);
    }

    /// Fills in the references within the unit. References to entries that were never written refer
    /// to an unspecified type.
    pub(super) fn resolve_references(&mut self) -> Result<(), EmitError> {
        let mut unresolved = core::mem::take(&mut self.slots.unresolved);
        let mut unknown = None;
        for (slot, field) in unresolved.drain(..) {
            let offset = match (self.local_offset(slot), unknown) {
                (Some(offset), _) | (None, Some(offset)) => offset,
                (None, None) => {
                    let entry = Entry::new(DW_TAG_unspecified_type);
                    *unknown.insert(self.write(&entry)? - self.unit_start)
                }
            };
            self.written.info.set(field, u64::from(offset), 4);
        }
        self.slots.unresolved = unresolved;
        Ok(())
    }

    /// Fills in the references to entries of later units. If an entry was never written, the
    /// reference is to another entry: readers stop at an offset at which there is no entry.
    pub(super) fn resolve_far(&mut self) {
        let mut other = None;
        for FarReference {
            slot,
            field,
            relocation,
        } in core::mem::take(&mut self.slots.far)
        {
            let offset = self.slots.get(slot);
            let offset = offset.unwrap_or_else(|| {
                let other = other.get_or_insert_with(|| self.slots.any(self.plan));
                other.unwrap_or(0)
            });
            self.written
                .info
                .set(field, u64::from(offset), self.encoding.offset_bytes);
            if let Some(relocation) = self.written.info.relocations.get_mut(relocation) {
                relocation.set_addend(offset.into());
            }
        }
    }
}

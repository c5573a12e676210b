//! References between entries.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::slots::{Far, Slot, Target};
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Says where the entry of something is.
    pub(super) fn written(&mut self, target: Target, offset: u32) {
        let slot = self.slots.slot(self.plan, target);
        self.slots.set(slot, offset);
    }

    /// Where the unit at hand has the entry of something, if it has been written.
    pub(super) fn here(&self, slot: Slot) -> Option<u32> {
        self.slots
            .get(slot)
            .and_then(|offset| offset.checked_sub(self.unit_start))
    }

    /// Adds a reference to something that the unit at hand has, or will have.
    pub(super) fn refer(&self, entry: &mut Entry, attribute: DwAt, target: Target) {
        let slot = self.slots.slot(self.plan, target);
        entry.reference(attribute, self.here(slot), slot);
    }

    /// Adds a reference to something that a unit has, or will have.
    pub(super) fn refer_to_unit(
        &self,
        entry: &mut Entry,
        attribute: DwAt,
        target: Target,
        unit: usize,
    ) {
        if unit == self.unit_index {
            return self.refer(entry, attribute, target);
        }
        let slot = self.slots.slot(self.plan, target);
        entry.far_reference(attribute, self.slots.get(slot), slot);
    }

    /// Fills in the references within the unit. What nobody has written after all is an unknown
    /// type.
    pub(super) fn resolve_waiting(&mut self) -> Result<(), EmitError> {
        let mut waiting = core::mem::take(&mut self.slots.waiting);
        let mut unknown = None;
        for (slot, field) in waiting.drain(..) {
            let offset = match (self.here(slot), unknown) {
                (Some(offset), _) | (None, Some(offset)) => offset,
                (None, None) => {
                    let entry = Entry::new(DW_TAG_unspecified_type);
                    *unknown.insert(self.write(&entry)? - self.unit_start)
                }
            };
            self.info.set(field, u64::from(offset), 4);
        }
        self.slots.waiting = waiting;
        Ok(())
    }

    /// Fills in references to entries of units that came later.
    pub(super) fn resolve_far(&mut self) {
        for Far {
            slot,
            field,
            relocation,
        } in core::mem::take(&mut self.slots.far)
        {
            let offset = self.slots.get(slot).unwrap_or(0);
            self.info
                .set(field, u64::from(offset), self.encoding.offset_bytes);
            if let Some(relocation) = self.info.relocations.get_mut(relocation) {
                relocation.addend = i64::from(offset);
            }
        }
    }
}

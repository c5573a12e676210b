//! Where entries are that others refer to, and the references to those that are yet to come.
//!
//! Everything that can be referred to has a slot, a place in one flat array of offsets. A unit's
//! entries are behind its start, so whether an entry is of the unit at hand can be told from its
//! offset: a type, which several units may have, is written again by each, and the last place
//! counts.

use super::plan::Plan;
use super::unit::Emitter;
use crate::metadata::lists::NONE;
use crate::metadata::{ImportId, Scope, SubprogramId, VariableId};
use alloc::vec::Vec;
use gimli::constants::*;

/// What an entry is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A unit, namespace or type; of a variant part, its discriminant; of a subprogram or block,
    /// the abstract instance.
    Scope(Scope),
    /// The declaration of a subprogram.
    Declaration(SubprogramId),
    /// The code of a subprogram.
    Code(SubprogramId),
    /// An import.
    Import(ImportId),
    /// A variable: a member's declaration, an abstract instance's, or the one with a location.
    Variable(VariableId),
}

/// The place of a [`Target`] among all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u32);

impl Slot {
    pub(super) const NONE: Slot = Slot(NONE);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A reference from any unit that was written before the entry that it is to.
#[derive(Debug)]
struct Far {
    slot: Slot,
    field: u32,
    /// The place of its relocation.
    relocation: usize,
}

/// The offsets, and what waits for them.
#[derive(Debug)]
pub(super) struct Entries {
    /// Where each entry is in `.debug_info`.
    offsets: Vec<u32>,
    /// Where declarations, code, imports and variables start among the slots; scopes start at 0.
    starts: [usize; 4],
    /// Fields of the unit at hand that refer to what is yet to come.
    waiting: Vec<(Slot, u32)>,
    far: Vec<Far>,
}

impl Entries {
    pub(super) fn new(plan: &Plan<'_, '_, '_>) -> Entries {
        let module = plan.module;
        let declarations = plan.scope_count();
        let code = declarations + module.metadata.subprograms.len();
        let imports = code + module.metadata.subprograms.len();
        let variables = imports + module.metadata.imports.len();
        let count = if plan.refers_to_variables {
            module.metadata.variables.len()
        } else {
            0
        };
        Entries {
            offsets: alloc::vec![NONE; variables + count],
            starts: [declarations, code, imports, variables],
            waiting: Vec::new(),
            far: Vec::new(),
        }
    }

    /// How many slots there are but for those of variables.
    pub(super) fn node_count(&self) -> usize {
        self.starts[3]
    }

    pub(super) fn slot(&self, plan: &Plan<'_, '_, '_>, target: Target) -> Slot {
        let [declarations, code, imports, variables] = self.starts;
        let index = match target {
            Target::Scope(scope) => plan.number(scope),
            Target::Declaration(id) => declarations + id.index(),
            Target::Code(id) => code + id.index(),
            Target::Import(id) => imports + id.index(),
            Target::Variable(id) => variables + id.index(),
        };
        Slot(u32::try_from(index).unwrap_or(NONE))
    }

    /// Where an entry is in `.debug_info`, if it has been written.
    fn get(&self, slot: Slot) -> Option<u32> {
        self.offsets
            .get(slot.index())
            .copied()
            .filter(|offset| *offset != NONE)
    }

    fn set(&mut self, slot: Slot, offset: u32) {
        if let Some(place) = self.offsets.get_mut(slot.index()) {
            *place = offset;
        }
    }

    /// Notes a field of the unit that is to hold a place in it.
    pub(super) fn wait(&mut self, slot: Slot, field: u32) {
        self.waiting.push((slot, field));
    }

    /// Notes a field that is to hold a place in `.debug_info`.
    pub(super) fn wait_far(&mut self, slot: Slot, field: u32, relocation: usize) {
        self.far.push(Far {
            slot,
            field,
            relocation,
        });
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Says where the entry of something is.
    pub(super) fn written(&mut self, target: Target, offset: u32) {
        let slot = self.entries.slot(self.plan, target);
        self.entries.set(slot, offset);
    }

    /// Where the unit at hand has the entry of something, if it has been written.
    pub(super) fn here(&self, slot: Slot) -> Option<u32> {
        self.entries
            .get(slot)
            .and_then(|offset| offset.checked_sub(self.unit_start))
    }

    /// Adds a reference to something that the unit at hand has, or will have.
    pub(super) fn refer(&self, entry: &mut super::abbrev::Entry, attribute: DwAt, target: Target) {
        let slot = self.entries.slot(self.plan, target);
        entry.reference(attribute, self.here(slot), slot);
    }

    /// Adds a reference to something that a unit has, or will have.
    pub(super) fn refer_to_unit(
        &self,
        entry: &mut super::abbrev::Entry,
        attribute: DwAt,
        target: Target,
        unit: usize,
    ) {
        if unit == self.unit_index {
            return self.refer(entry, attribute, target);
        }
        let slot = self.entries.slot(self.plan, target);
        entry.far_reference(attribute, self.entries.get(slot), slot);
    }

    /// Fills in the references within the unit. What nobody has written after all is an unknown
    /// type.
    pub(super) fn resolve_waiting(&mut self) -> Result<(), super::EmitError> {
        let mut waiting = core::mem::take(&mut self.entries.waiting);
        let mut unknown = None;
        for (slot, field) in waiting.drain(..) {
            let offset = match (self.here(slot), unknown) {
                (Some(offset), _) | (None, Some(offset)) => offset,
                (None, None) => {
                    let entry = super::abbrev::Entry::new(DW_TAG_unspecified_type, false);
                    *unknown.insert(self.write(&entry)? - self.unit_start)
                }
            };
            self.info.set(field, u64::from(offset), 4);
        }
        self.entries.waiting = waiting;
        Ok(())
    }

    /// Fills in references to entries of units that came later.
    pub(super) fn resolve_far(&mut self) {
        for Far {
            slot,
            field,
            relocation,
        } in core::mem::take(&mut self.entries.far)
        {
            let offset = self.entries.get(slot).unwrap_or(0);
            self.info
                .set(field, u64::from(offset), self.encoding.offset_bytes);
            if let Some(relocation) = self.info.relocations.get_mut(relocation) {
                relocation.addend = i64::from(offset);
            }
        }
    }
}

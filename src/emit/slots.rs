//! The offsets of entries, and the references to unwritten entries.
//!
//! Each entry that others may refer to has a slot, which is an index in one flat array of offsets.
//! Several units may have the same type: each writes it again and overwrites the offset. An offset
//! after the start of the current unit means that this unit has written the entry.

use super::entry_target::EntryTarget;
use super::plan::Plan;
use crate::metadata::lists::NONE;
use crate::metadata::{Id, Scope};
use alloc::vec::Vec;

/// The index of an [`EntryTarget`] in the array of offsets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u32);

impl Slot {
    pub(super) const NONE: Slot = Slot(NONE);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the slot whose index is in the low half of a number.
    pub(super) fn at(number: u64) -> Slot {
        Slot(number as u32)
    }
}

/// A reference that was written before the entry that it refers to, which may be in another unit.
#[derive(Clone, Debug)]
pub(super) struct FarReference {
    pub(super) slot: Slot,
    pub(super) field: u32,
    /// The index of the field's relocation.
    pub(super) relocation: usize,
}

/// The entries of a part of a unit, and its references to unwritten entries.
pub(super) struct OwnEntries {
    written: Vec<(Slot, u32)>,
    unresolved: Vec<(Slot, u32)>,
    far: Vec<FarReference>,
}

/// The offsets of entries, and the fields that refer to unwritten entries.
#[derive(Clone, Debug, Default)]
pub(super) struct Slots<'b> {
    /// The entries of all units, if these are the entries of a part of a unit. See
    /// [`part`](super::part).
    base: Option<&'b Slots<'b>>,
    /// The offset of each entry in `.debug_info`.
    offsets: Vec<u32>,
    /// The entries that a part of a unit has written.
    written: Vec<(Slot, u32)>,
    /// The first slots of declarations, code, imports and variables. Scopes start at slot 0.
    starts: [usize; 4],
    /// Fields of the current unit that refer to unwritten entries of the same unit.
    pub(super) unresolved: Vec<(Slot, u32)>,
    pub(super) far: Vec<FarReference>,
}

impl<'b> Slots<'b> {
    pub(super) fn new(plan: &Plan<'_, '_, '_>) -> Slots<'b> {
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
        Slots {
            base: None,
            offsets: alloc::vec![NONE; variables + count],
            written: Vec::new(),
            starts: [declarations, code, imports, variables],
            unresolved: Vec::new(),
            far: Vec::new(),
        }
    }

    /// Returns the slots for a part of a unit, which refers to the entries of all units and its
    /// own.
    pub(super) fn part(base: &'b Slots<'b>) -> Slots<'b> {
        Slots {
            base: Some(base),
            offsets: alloc::vec![NONE; base.offsets.len()],
            written: Vec::new(),
            starts: base.starts,
            unresolved: Vec::new(),
            far: Vec::new(),
        }
    }

    /// Returns the entries of the part.
    pub(super) fn into_own(self) -> OwnEntries {
        OwnEntries {
            written: self.written,
            unresolved: self.unresolved,
            far: self.far,
        }
    }

    /// Adds the entries of a part. `position` returns the final position of an entry or field, and
    /// `first_relocation` is the index of the part's first relocation.
    pub(super) fn append(
        &mut self,
        part: OwnEntries,
        position: impl Fn(u32) -> u32,
        first_relocation: usize,
    ) {
        for (slot, offset) in part.written {
            self.set(slot, position(offset));
        }
        let unresolved = part.unresolved.into_iter();
        (self.unresolved).extend(unresolved.map(|(slot, field)| (slot, position(field))));
        self.far
            .extend(part.far.into_iter().map(|far| FarReference {
                field: position(far.field),
                relocation: far.relocation + first_relocation,
                ..far
            }));
    }

    /// Returns the number of slots, excluding the slots of variables.
    pub(super) fn node_count(&self) -> usize {
        self.starts[3]
    }

    pub(super) fn slot(&self, plan: &Plan<'_, '_, '_>, target: EntryTarget) -> Slot {
        let [declarations, code, imports, variables] = self.starts;
        let index = match target {
            EntryTarget::Scope(scope) => plan.number(scope),
            EntryTarget::Declaration(id) => declarations + id.index(),
            EntryTarget::Code(id) => code + id.index(),
            EntryTarget::Import(id) => imports + id.index(),
            EntryTarget::Variable(id) => variables + id.index(),
        };
        Slot(u32::try_from(index).unwrap_or(NONE))
    }

    /// Returns the target with a slot; `None` without a slot.
    pub(super) fn target(&self, plan: &Plan<'_, '_, '_>, slot: Slot) -> Option<EntryTarget> {
        let [declarations, code, imports, variables] = self.starts;
        let index = slot.index();
        Some(match index {
            _ if slot == Slot::NONE => return None,
            _ if index < declarations => EntryTarget::Scope(plan.scope(index)),
            _ if index < code => EntryTarget::Declaration(Id::from_index(index - declarations)),
            _ if index < imports => EntryTarget::Code(Id::from_index(index - code)),
            _ if index < variables => EntryTarget::Import(Id::from_index(index - imports)),
            _ => EntryTarget::Variable(Id::from_index(index - variables)),
        })
    }

    /// Copies the offsets of entries from other slots, given both plans. The same target has
    /// different slots in different plans.
    pub(super) fn copy(
        &mut self,
        plan: &Plan<'_, '_, '_>,
        (from, from_plan): (&Slots<'_>, &Plan<'_, '_, '_>),
        targets: impl Iterator<Item = EntryTarget>,
    ) {
        for target in targets {
            if let Some(offset) = from.get(from.slot(from_plan, target)) {
                self.set(self.slot(plan, target), offset);
            }
        }
    }

    /// Returns the offset of an entry in `.debug_info`, if it is written.
    #[inline]
    pub(super) fn get(&self, slot: Slot) -> Option<u32> {
        match self.offsets.get(slot.index()) {
            Some(offset) if *offset != NONE => Some(*offset),
            _ => self.base.and_then(|base| base.in_base(slot)),
        }
    }

    #[inline(never)]
    fn in_base(&self, slot: Slot) -> Option<u32> {
        self.get(slot)
    }

    pub(super) fn set(&mut self, slot: Slot, offset: u32) {
        if self.base.is_some() {
            self.written.push((slot, offset));
        }
        if let Some(place) = self.offsets.get_mut(slot.index()) {
            *place = offset;
        }
    }

    /// Returns the offset of some written entry that is not a unit's entry, if there is one.
    pub(super) fn any(&self, plan: &Plan<'_, '_, '_>) -> Option<u32> {
        let offsets = self.offsets.iter().zip(0..);
        let mut written = offsets.filter(|(offset, _)| **offset != NONE);
        let is_child = |(_, index): &(&u32, u32)| {
            let target = self.target(plan, Slot(*index));
            !matches!(target, Some(EntryTarget::Scope(Scope::Unit(_))))
        };
        written.find(is_child).map(|(offset, _)| *offset)
    }

    /// Returns the offsets of all entries, for [`Slots::restore`].
    pub(super) fn save(&self) -> Vec<u32> {
        self.offsets.clone()
    }

    /// Removes the entries that were written since the offsets were saved.
    pub(super) fn restore(&mut self, saved: Vec<u32>) {
        self.offsets = saved;
    }

    /// Records a field that will hold an offset in the current unit.
    pub(super) fn add_reference(&mut self, slot: Slot, field: u32) {
        self.unresolved.push((slot, field));
    }

    /// Records a field that will hold an offset in `.debug_info`.
    pub(super) fn add_far_reference(&mut self, slot: Slot, field: u32, relocation: usize) {
        self.far.push(FarReference {
            slot,
            field,
            relocation,
        });
    }
}

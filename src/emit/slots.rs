//! The offsets of entries, and the references to entries that are not written yet.
//!
//! Each entry that others may refer to has a slot, an index in one flat array of offsets. Several
//! units may have the same type: each writes it again and overwrites the offset. An offset after
//! the start of the current unit means that this unit has written the entry.

use super::plan::Plan;
use crate::metadata::lists::NONE;
use crate::metadata::{ImportId, Scope, SubprogramId, VariableId};
use alloc::vec::Vec;

/// The subject of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A unit, namespace or type; the discriminant of a variant part; the abstract instance of a
    /// subprogram or block.
    Scope(Scope),
    /// The declaration of a subprogram.
    Declaration(SubprogramId),
    /// The code of a subprogram.
    Code(SubprogramId),
    /// An import.
    Import(ImportId),
    /// A variable: the declaration of a static member, the entry in an abstract instance, or the
    /// entry with a location.
    Variable(VariableId),
}

/// The number of a [`Target`] among all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u32);

impl Slot {
    pub(super) const NONE: Slot = Slot(NONE);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A reference that was written before the entry that it refers to, which may be in another unit.
#[derive(Debug)]
pub(super) struct Far {
    pub(super) slot: Slot,
    pub(super) field: u32,
    /// The index of its relocation.
    pub(super) relocation: usize,
}

/// The offsets, and the fields that refer to unwritten entries.
#[derive(Debug)]
pub(super) struct Slots {
    /// The offset of each entry in `.debug_info`.
    offsets: Vec<u32>,
    /// The first slots of declarations, code, imports and variables; scopes start at slot 0.
    starts: [usize; 4],
    /// Fields of the current unit that refer to unwritten entries of it.
    pub(super) waiting: Vec<(Slot, u32)>,
    pub(super) far: Vec<Far>,
}

impl Slots {
    pub(super) fn new(plan: &Plan<'_, '_, '_>) -> Slots {
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
            offsets: alloc::vec![NONE; variables + count],
            starts: [declarations, code, imports, variables],
            waiting: Vec::new(),
            far: Vec::new(),
        }
    }

    /// The number of slots, without those of variables.
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

    /// The offset of an entry in `.debug_info`, if it is written.
    pub(super) fn get(&self, slot: Slot) -> Option<u32> {
        self.offsets
            .get(slot.index())
            .copied()
            .filter(|offset| *offset != NONE)
    }

    pub(super) fn set(&mut self, slot: Slot, offset: u32) {
        if let Some(place) = self.offsets.get_mut(slot.index()) {
            *place = offset;
        }
    }

    /// Records a field that will hold an offset in the current unit.
    pub(super) fn wait(&mut self, slot: Slot, field: u32) {
        self.waiting.push((slot, field));
    }

    /// Records a field that will hold an offset in `.debug_info`.
    pub(super) fn wait_far(&mut self, slot: Slot, field: u32, relocation: usize) {
        self.far.push(Far {
            slot,
            field,
            relocation,
        });
    }
}

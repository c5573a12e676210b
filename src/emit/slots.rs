//! Where entries are that others refer to, and the references to those that are yet to come.
//!
//! Everything that can be referred to has a slot, a place in one flat array of offsets. A unit's
//! entries are behind its start, so whether an entry is of the unit at hand can be told from its
//! offset: a type, which several units may have, is written again by each, and the last place
//! counts.

use super::plan::Plan;
use crate::metadata::lists::NONE;
use crate::metadata::{ImportId, Scope, SubprogramId, VariableId};
use alloc::vec::Vec;

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
pub(super) struct Far {
    pub(super) slot: Slot,
    pub(super) field: u32,
    /// The place of its relocation.
    pub(super) relocation: usize,
}

/// The offsets, and what waits for them.
#[derive(Debug)]
pub(super) struct Slots {
    /// Where each entry is in `.debug_info`.
    offsets: Vec<u32>,
    /// Where declarations, code, imports and variables start among the slots; scopes start at 0.
    starts: [usize; 4],
    /// Fields of the unit at hand that refer to what is yet to come.
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

//! The state of emission between two modules of a stream.

use super::super::emitter::Emitter;
use super::super::entry_target::EntryTarget;
use super::super::format::UnitFormat;
use super::super::plan::Plan;
use super::super::relocation::SymbolIndex;
use super::super::slots::{Slot, Slots};
use super::super::written::Written;
use super::StreamError;
use crate::metadata::{Id, Object, Scope, SubprogramId, Text};
use alloc::string::String;
use alloc::vec::Vec;

/// The written data, which does not borrow the module that was added last.
#[derive(Clone)]
pub(super) struct Kept {
    pub(super) written: Written,
    /// The offsets of shared entries. Slots are those of the shared module.
    pub(super) slots: Slots<'static>,
}

/// The unwritten shared entry that a field refers to, or `None` if no module will write it, and the
/// position of the field.
pub(super) type UnresolvedField = (Option<EntryTarget>, u32);

impl Kept {
    /// Returns the data that an emitter has written. Adds the references to unwritten entries to
    /// `unresolved`.
    pub(super) fn of(
        mut emitter: Emitter<'_, '_, '_, '_>,
        shared: &Plan<'_, '_, '_>,
        unresolved: &mut Vec<UnresolvedField>,
    ) -> Kept {
        for (slot, field) in core::mem::take(&mut emitter.slots.unresolved) {
            match emitter.local_offset(slot) {
                Some(offset) => emitter.written.info.set(field, offset.into(), 4),
                None => unresolved.push((emitter.shared_target(shared, slot), field)),
            }
        }
        let mut slots = Slots::new(shared);
        slots.copy(shared, (&emitter.slots, emitter.plan), targets(shared));
        Kept {
            written: emitter.written,
            slots,
        }
    }

    /// Returns an emitter of a module, which appends to the written data.
    pub(super) fn resume<'p, 'l, 'v, 'm>(
        mut self,
        plan: &'p Plan<'l, 'v, 'm>,
        shared: &Plan<'_, '_, '_>,
        format: UnitFormat,
    ) -> Emitter<'p, 'l, 'v, 'm> {
        let strings = &plan.module.metadata.strings;
        let count = shared.module.metadata.strings.len();
        self.written.strings.next_module(count, strings);
        self.written.symbols.next_module(count, strings);
        let mut emitter = Emitter {
            is_stream: true,
            ..Emitter::after(plan, format, self.written)
        };
        (emitter.slots).copy(plan, (&self.slots, shared), targets(shared));
        emitter.unit_nodes.known_variables = shared.module.metadata.variables.len();
        emitter
    }

    /// Fails if the nodes of a module would change entries that are written.
    pub(super) fn check_unchanged(
        &self,
        plan: &Plan<'_, '_, '_>,
        shared: &Plan<'_, '_, '_>,
    ) -> Result<(), StreamError> {
        let (metadata, known) = (&plan.module.metadata, &shared.module.metadata);
        // The abstract instance of a subprogram has all of its variables and blocks.
        let is_complete = |scope: Scope| {
            let is_local = matches!(scope, Scope::Subprogram(_) | Scope::Block(_));
            let target = EntryTarget::Scope(scope);
            is_local
                && has_target(shared, target)
                && self.slots.get(self.slots.slot(shared, target)).is_some()
        };
        if new_scopes(plan, shared).any(is_complete) {
            return Err(StreamError::Complete);
        }
        let index = plan.lowered.validated().index();
        let lifetimes = metadata.lifetimes.iter_from(known.lifetimes.len());
        let is_static = |object: Object| match object {
            Object::Variable(id) => (known.variables.get(id))
                .is_some_and(|variable| index.subprogram_of(variable.scope).is_none()),
            Object::Fragment(_) | Object::Code(_) => false,
        };
        let mut objects = lifetimes.map(|(_, lifetime)| lifetime.object);
        match objects.any(is_static) {
            true => Err(StreamError::StaticLocation),
            false => Ok(()),
        }
    }

    /// Fails if a module adds a variable or a block to a shared subprogram with an abstract
    /// instance, because that instance has all variables and blocks of the subprogram.
    pub(super) fn check_contents(
        plan: &Plan<'_, '_, '_>,
        shared: &Plan<'_, '_, '_>,
    ) -> Result<(), StreamError> {
        let index = plan.lowered.validated().index();
        let is_abstract = |scope: Scope| {
            let subprogram = index.subprogram_of(scope).map(Scope::Subprogram);
            plan.abstract_unit(scope).is_some()
                && subprogram.is_some_and(|scope| has_target(shared, EntryTarget::Scope(scope)))
        };
        match new_scopes(plan, shared).any(is_abstract) {
            true => Err(StreamError::Complete),
            false => Ok(()),
        }
    }

    /// Fails if a function of the module has the symbol or the subprogram of another function of
    /// the unit.
    pub(super) fn check_new(
        &self,
        plan: &Plan<'_, '_, '_>,
        is_function: impl Fn(SymbolIndex) -> bool,
        is_added: impl Fn(SubprogramId) -> bool,
    ) -> Result<(), StreamError> {
        let strings = &plan.module.metadata.strings;
        let mut symbols = Vec::new();
        for function in plan.views() {
            if is_added(function.subprogram) {
                let name = subprogram_name(plan, function.subprogram);
                return Err(StreamError::RepeatedCode(name));
            }
            symbols.extend(function.pieces().map(|piece| piece.symbol.index()));
            for piece in function.pieces() {
                let symbol = self.written.symbols.earlier(piece.symbol, strings);
                if symbol.is_some_and(&is_function) {
                    let name = strings.get(piece.symbol);
                    return Err(StreamError::RepeatedSymbol(name.into()));
                }
            }
        }
        symbols.sort_unstable();
        match symbols.windows(2).find(|pair| pair[0] == pair[1]) {
            None => Ok(()),
            Some(pair) => {
                let name = strings.get(Text::from_index(pair[0]));
                Err(StreamError::RepeatedSymbol(name.into()))
            }
        }
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Returns the shared entry with a slot, or `None` if no other module will write the entry.
    pub(super) fn shared_target(
        &self,
        shared: &Plan<'_, '_, '_>,
        slot: Slot,
    ) -> Option<EntryTarget> {
        let target = self.slots.target(self.plan, slot);
        target.filter(|target| has_target(shared, *target))
    }
}

/// Returns the scopes of the variables and blocks that the shared module lacks.
fn new_scopes(plan: &Plan<'_, '_, '_>, shared: &Plan<'_, '_, '_>) -> impl Iterator<Item = Scope> {
    let (metadata, known) = (&plan.module.metadata, &shared.module.metadata);
    let variables = metadata.variables.iter_from(known.variables.len());
    let blocks = metadata.blocks.iter_from(known.blocks.len());
    let scopes = variables.map(|(_, node)| node.scope);
    scopes.chain(blocks.map(|(_, node)| node.scope))
}

pub(super) fn subprogram_name(plan: &Plan<'_, '_, '_>, id: SubprogramId) -> String {
    let metadata = &plan.module.metadata;
    let name = metadata.subprograms.get(id).map(|node| node.name);
    name.map_or(String::new(), |name| metadata.strings.get(name).into())
}

/// Returns the references of a stream in the slots of the shared module.
pub(super) fn slots_of(
    unresolved: Vec<UnresolvedField>,
    slots: &Slots<'_>,
    shared: &Plan<'_, '_, '_>,
) -> Vec<(Slot, u32)> {
    let slot = |target| slots.slot(shared, target);
    let unresolved = unresolved.into_iter();
    let unresolved = unresolved.map(|(target, field)| (target.map_or(Slot::NONE, slot), field));
    unresolved.collect()
}

/// Returns true if a module has the node of an entry.
pub(super) fn has_target(plan: &Plan<'_, '_, '_>, target: EntryTarget) -> bool {
    let metadata = &plan.module.metadata;
    match target {
        EntryTarget::Scope(scope) => plan.number(scope) < plan.scope_count(),
        EntryTarget::Declaration(id) | EntryTarget::Code(id) => {
            id.index() < metadata.subprograms.len()
        }
        EntryTarget::Import(id) => id.index() < metadata.imports.len(),
        EntryTarget::Variable(id) => id.index() < metadata.variables.len(),
    }
}

/// Returns the entries that others may refer to.
fn targets(plan: &Plan<'_, '_, '_>) -> impl Iterator<Item = EntryTarget> {
    let metadata = &plan.module.metadata;
    let subprograms = || (0..metadata.subprograms.len()).map(Id::from_index);
    let scopes = (0..plan.scope_count()).map(|number| EntryTarget::Scope(plan.scope(number)));
    scopes
        .chain(subprograms().map(EntryTarget::Declaration))
        .chain(subprograms().map(EntryTarget::Code))
        .chain((0..metadata.imports.len()).map(|index| EntryTarget::Import(Id::from_index(index))))
        .chain(
            (0..metadata.variables.len()).map(|index| EntryTarget::Variable(Id::from_index(index))),
        )
}

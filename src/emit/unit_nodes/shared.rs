//! The nodes of a stream's shared module. Their entries are kept when a module that needs them is
//! removed.

use super::super::entry_target::EntryTarget;
use super::super::plan::Plan;
use super::super::slots::Slots;
use super::{Finder, Node, UnitNodes};
use crate::markers::FunctionView;
use crate::metadata::{Scope, UnitId};
use crate::module::Module;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// The numbers of nodes of the shared module of a stream. The other modules have the same nodes,
/// with the same ids.
#[derive(Clone, Copy, Debug)]
pub(super) struct SharedNodes {
    types: usize,
    subprograms: usize,
    namespaces: usize,
    imports: usize,
}

impl SharedNodes {
    fn of(shared: &Module) -> SharedNodes {
        let metadata = &shared.metadata;
        SharedNodes {
            types: metadata.types.len(),
            subprograms: metadata.subprograms.len(),
            namespaces: metadata.namespaces.len(),
            imports: metadata.imports.len(),
        }
    }

    fn has(&self, node: Node) -> bool {
        match node {
            Node::Type(id) => id.index() < self.types,
            Node::Declaration(id) | Node::Abstract(id) => id.index() < self.subprograms,
            Node::Namespace(id) => id.index() < self.namespaces,
            Node::Import(id) => id.index() < self.imports,
            // The globals of the shared module have entries, and its functions have no code.
            Node::Global(_) | Node::Function(_) => false,
        }
    }
}

impl UnitNodes {
    /// Finds the nodes of the shared module that a unit needs and that have no entry yet.
    pub(in super::super) fn find_shared<'f>(
        &mut self,
        plan: &Plan<'_, '_, '_>,
        slots: &Slots<'_>,
        (unit, shared): (UnitId, &Module),
        functions: impl Iterator<Item = FunctionView<'f>>,
    ) {
        let only = SharedNodes::of(shared);
        self.only = Some(only);
        self.find(plan, (slots, 0), unit, functions);
        self.only = None;
        self.nodes.retain(|(_, node)| only.has(*node));
        self.leave_out_empty(plan, slots);
    }

    /// Leaves out namespaces that have an entry: a namespace gets another entry only if that entry
    /// has a child.
    fn leave_out_empty(&mut self, plan: &Plan<'_, '_, '_>, slots: &Slots<'_>) {
        let number = |id| plan.number(Scope::Namespace(id)) as u32;
        let has_entry = |number: u32| {
            let target = EntryTarget::Scope(plan.scope(number as usize));
            slots.get(slots.slot(plan, target)).is_some()
        };
        let mut children: HashMap<u32, usize> = HashMap::new();
        // The namespaces that have an entry, each with its scope.
        let mut around: HashMap<u32, u32> = HashMap::new();
        for (place, node) in &self.nodes {
            *children.entry(*place).or_default() += 1;
            if let Node::Namespace(id) = node
                && has_entry(number(*id))
            {
                around.insert(number(*id), *place);
            }
        }
        let empty = around
            .keys()
            .filter(|number| !children.contains_key(*number));
        let mut empty: Vec<u32> = empty.copied().collect();
        let mut left_out = HashSet::new();
        while let Some(number) = empty.pop() {
            left_out.insert(number);
            let Some(place) = around.get(&number) else {
                continue;
            };
            if let Some(count) = children.get_mut(place) {
                *count -= 1;
                if *count == 0 && around.contains_key(place) {
                    empty.push(*place);
                }
            }
        }
        let is_left_out = |node: &Node| match node {
            Node::Namespace(id) => left_out.contains(&number(*id)),
            _ => false,
        };
        self.nodes.retain(|(_, node)| !is_left_out(node));
    }
}

impl Finder<'_, '_, '_, '_> {
    /// Returns true if a node would be left out of an entry that is kept.
    pub(super) fn is_left_out(&self, node: Node, place: usize) -> bool {
        let Some(only) = self.nodes.only else {
            return false;
        };
        let is_kept = match self.plan.scope(place) {
            Scope::Type(id) => only.has(Node::Type(id)),
            scope @ Scope::Subprogram(id) => {
                only.has(Node::Abstract(id)) && self.plan.abstract_unit(scope).is_some()
            }
            _ => false,
        };
        is_kept && !only.has(node)
    }
}

//! The number of lanes at an object. The focused lane must be below it.

use super::{At, Reference};
use crate::metadata::{FragmentId, Metadata, Object, Scope};
use crate::module::Module;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The function, lexical block or inlined scope whose code each fragment describes.
pub(super) fn attributes(module: &Module) -> BTreeMap<FragmentId, Scope> {
    let mut attributes = BTreeMap::new();
    for (scope, fragment) in module.metadata.described_code() {
        attributes.entry(fragment).or_insert(scope);
    }
    attributes
}

/// The number of lanes in the code of each scope, as stated by the scope itself or by the innermost
/// scope around it that states one.
pub(super) fn counts(metadata: &Metadata) -> BTreeMap<Scope, Option<u32>> {
    let mut counts = BTreeMap::new();
    let subprograms = metadata.subprograms.iter();
    counts.extend(subprograms.map(|(id, node)| (Scope::Subprogram(id), node.lanes.lane_count)));
    let blocks = metadata.blocks.ids().map(Scope::Block);
    for scope in blocks.chain(metadata.inlined.ids().map(Scope::Inlined)) {
        // The scopes from this one up to the first with a known number. All have that number.
        let mut chain = Vec::new();
        let mut next = Some(scope);
        let count = loop {
            let Some(scope) = next else { break None };
            if let Some(known) = counts.get(&scope) {
                break *known;
            }
            let own = match scope {
                Scope::Block(id) => metadata.blocks.get(id).and_then(|node| node.lane_count),
                Scope::Inlined(id) => metadata
                    .inlined
                    .get(id)
                    .and_then(|node| node.lanes.lane_count),
                Scope::Subprogram(_)
                | Scope::Unit(_)
                | Scope::Namespace(_)
                | Scope::Type(_)
                | Scope::CommonBlock(_) => break None,
            };
            chain.push(scope);
            // A chain longer than the number of scopes is a cycle.
            let is_cycle = chain.len() > metadata.blocks.len() + metadata.inlined.len();
            if own.is_some() || is_cycle {
                break own;
            }
            next = metadata.parent(scope);
        };
        counts.extend(chain.into_iter().map(|scope| (scope, count)));
    }
    counts
}

impl Reference<'_> {
    /// The number of lanes at an object, as stated by the innermost scope around it that states
    /// one.
    fn lanes_at(&self, object: Object) -> Option<u32> {
        let metadata = &self.module.metadata;
        let scope = match object {
            Object::Variable(id) => metadata.variables.get(id)?.scope,
            Object::Fragment(id) => *self.attributes.get(&id)?,
            Object::Code(_) => return None,
        };
        *self.lane_counts.get(&scope)?
    }
}

impl At<'_, '_> {
    /// Uses the number of lanes at the scope of an object. Objects of a call site are in the
    /// function's scope.
    pub(super) fn enter_scope_of(&mut self, object: Object) {
        match self.calls {
            true => self.enter(self.reference.lanes_at(object)),
            false => self.enter_function(),
        }
    }

    /// Uses the number of lanes of the function.
    pub(super) fn enter_function(&mut self) {
        let subprograms = &self.reference.module.metadata.subprograms;
        let node = (self.site).and_then(|(function, _)| subprograms.get(function.subprogram));
        self.enter(node.and_then(|node| node.lanes.lane_count));
    }

    fn enter(&mut self, lanes: Option<u32>) {
        if lanes != self.lanes {
            self.lanes = lanes;
            self.known.clear();
        }
    }

    /// Returns the focused lane; `None` if there is no such lane here.
    pub(super) fn lane(&self) -> Option<u64> {
        let lane = self.machine.lane()?;
        let exists = self.lanes.is_none_or(|lanes| lane < u64::from(lanes));
        exists.then_some(lane)
    }
}

//! What is in each scope, and the lifetimes of each object, without a pass over the module for each
//! inlined call.

use crate::metadata::{
    BlockId, DILifetime, FragmentId, Id, LifetimeId, Object, Scope, VariableId, VariableKind,
};
use crate::module::Module;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// An index of a module's nodes. Each update reads only the nodes that were added.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    variables: HashMap<Scope, Vec<VariableId>>,
    blocks: HashMap<Scope, Vec<BlockId>>,
    lifetimes: HashMap<Object, Vec<LifetimeId>>,
    /// Fragments of globals, and those that the locations of global variables depend on.
    shared: HashSet<FragmentId>,
    /// The numbers of variables, blocks, lifetimes and globals that were read, and the object of
    /// the last lifetime, which detects another module.
    counts: [usize; 4],
    last: Option<Object>,
}

impl Index {
    /// Reads what was added to a module.
    pub(super) fn update(&mut self, module: &Module) {
        let all = &module.metadata;
        let counts = [
            all.variables.len(),
            all.blocks.len(),
            all.lifetimes.len(),
            all.globals.len(),
        ];
        let of = |id: LifetimeId| all.lifetimes.get(id).map(|node| node.object);
        let last = self.counts[2].checked_sub(1);
        let last = last.and_then(|index| of(LifetimeId::from_index(index)));
        if last != self.last || counts.iter().zip(self.counts).any(|(new, old)| *new < old) {
            *self = Index::default();
        }
        for (id, node) in all.variables.iter().skip(self.counts[0]) {
            self.variables.entry(node.scope).or_default().push(id);
        }
        for (id, node) in all.blocks.iter().skip(self.counts[1]) {
            self.blocks.entry(node.scope).or_default().push(id);
        }
        for (_, global) in all.globals.iter().skip(self.counts[3]) {
            self.share(module, Object::Fragment(global.fragment));
        }
        for (id, node) in all.lifetimes.iter().skip(self.counts[2]) {
            self.lifetimes.entry(node.object).or_default().push(id);
            self.last = Some(node.object);
            if self.is_shared(module, node.object) {
                self.share_arguments(module, node);
            }
        }
        self.counts = counts;
    }

    fn share_arguments(&mut self, module: &Module, lifetime: &DILifetime) {
        for object in module.metadata.arguments(lifetime) {
            self.share(module, *object);
        }
    }

    /// Marks a fragment, and those that its lifetimes name.
    fn share(&mut self, module: &Module, object: Object) {
        let mut next = Vec::from([object]);
        while let Some(object) = next.pop() {
            let Object::Fragment(fragment) = object else {
                continue;
            };
            if self.shared.insert(fragment) {
                for lifetime in self.lifetimes(object) {
                    let node = module.metadata.lifetimes.get(*lifetime);
                    next.extend(
                        node.into_iter()
                            .flat_map(|node| module.metadata.arguments(node)),
                    );
                }
            }
        }
    }

    /// True for objects that are not of one function: global variables and their fragments.
    pub(super) fn is_shared(&self, module: &Module, object: Object) -> bool {
        match object {
            Object::Variable(id) => (module.metadata.variables.get(id))
                .is_some_and(|node| node.kind == VariableKind::Global),
            Object::Fragment(id) => self.shared.contains(&id),
            Object::Code(_) => false,
        }
    }

    pub(super) fn variables(&self, scope: Scope) -> &[VariableId] {
        self.variables.get(&scope).map_or(&[], Vec::as_slice)
    }

    pub(super) fn blocks(&self, scope: Scope) -> &[BlockId] {
        self.blocks.get(&scope).map_or(&[], Vec::as_slice)
    }

    pub(super) fn lifetimes(&self, object: Object) -> &[LifetimeId] {
        self.lifetimes.get(&object).map_or(&[], Vec::as_slice)
    }
}

//! An index of the contents of each scope and the lifetimes of each object, so that inlining a call
//! does not traverse the module.

use crate::metadata::{
    BlockId, DILifetime, FragmentId, ImportId, LifetimeId, ModuleTag, Object, Scope, VariableId,
    VariableKind,
};
use crate::module::Module;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// An index of a module's nodes. Each update reads only the nodes that were added.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    variables: HashMap<Scope, Vec<VariableId>>,
    blocks: HashMap<Scope, Vec<BlockId>>,
    imports: HashMap<Scope, Vec<ImportId>>,
    lifetimes: HashMap<Object, Vec<LifetimeId>>,
    /// Fragments of globals, and fragments that the locations of global variables depend on.
    shared: HashSet<FragmentId>,
    /// The numbers of variables, blocks, lifetimes, globals and imports that were read, and the tag
    /// of their module.
    counts: [usize; 5],
    module: ModuleTag,
}

impl Index {
    /// Reads the nodes that were added to a module.
    pub(super) fn update(&mut self, module: &Module) {
        let metadata = &module.metadata;
        let counts = [
            metadata.variables.len(),
            metadata.blocks.len(),
            metadata.lifetimes.len(),
            metadata.globals.len(),
            metadata.imports.len(),
        ];
        // Nodes are only added to a module: a removal gives the module another tag.
        let tag = metadata.module_tag();
        if self.module != tag {
            *self = Index {
                module: tag,
                ..Index::default()
            };
        }
        for (id, node) in metadata.variables.iter_from(self.counts[0]) {
            self.variables.entry(node.scope).or_default().push(id);
        }
        for (id, node) in metadata.blocks.iter_from(self.counts[1]) {
            self.blocks.entry(node.scope).or_default().push(id);
        }
        for (id, node) in metadata.imports.iter_from(self.counts[4]) {
            self.imports.entry(node.scope).or_default().push(id);
        }
        for (_, global) in metadata.globals.iter_from(self.counts[3]) {
            self.share(module, Object::Fragment(global.fragment));
        }
        for (id, node) in metadata.lifetimes.iter_from(self.counts[2]) {
            self.lifetimes.entry(node.object).or_default().push(id);
            if self.is_shared(module, node.object) {
                self.share_arguments(module, node);
            }
        }
        self.counts = counts;
    }

    /// Reads the arguments of a lifetime again, which a change has replaced.
    pub(super) fn changed(&mut self, module: &Module, lifetime: LifetimeId) {
        let node = module.metadata.lifetimes.get(lifetime);
        if let Some(node) = node.filter(|node| self.is_shared(module, node.object))
            && self.module == module.metadata.module_tag()
        {
            self.share_arguments(module, node);
        }
    }

    fn share_arguments(&mut self, module: &Module, lifetime: &DILifetime) {
        for object in module.metadata.arguments(lifetime) {
            self.share(module, *object);
        }
    }

    /// Marks a fragment as shared, with the objects that its lifetimes name.
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

    /// True for an object that does not belong to a single function: a global variable, the
    /// fragment of a global, or a fragment on which the location of a global variable depends.
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

    pub(super) fn imports(&self, scope: Scope) -> &[ImportId] {
        self.imports.get(&scope).map_or(&[], Vec::as_slice)
    }

    pub(super) fn lifetimes(&self, object: Object) -> &[LifetimeId] {
        self.lifetimes.get(&object).map_or(&[], Vec::as_slice)
    }
}

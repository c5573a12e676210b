//! The variable or subprogram that each fragment belongs to.

use super::Index;
use super::index::Named;
use crate::metadata::{FragmentId, Object, SubprogramId, VariableId};
use crate::module::Module;
use alloc::vec::Vec;

/// The variable or subprogram that an unnamed fragment belongs to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Owner {
    /// The first variable that reaches the fragment, if a variable reached it first.
    pub(super) variable: Option<VariableId>,
    /// The subprogram whose code uses the fragment.
    pub(super) subprogram: Option<SubprogramId>,
    /// True if several subprograms, or a node outside of subprograms, reach the fragment.
    pub(super) shared: bool,
    /// True if any node reaches the fragment.
    reached: bool,
}

impl Owner {
    fn new(variable: Option<VariableId>, subprogram: Option<SubprogramId>) -> Owner {
        Owner {
            variable,
            subprogram,
            shared: subprogram.is_none(),
            reached: true,
        }
    }
}

/// The owner of each fragment.
pub(super) struct Owners(Vec<Owner>);

impl Owners {
    /// Follows lifetimes and arguments from variables and from the fragments that subprograms,
    /// types and calls name. Each fragment is visited at most twice.
    pub(super) fn find(module: &Module, index: &Index, named: &Named) -> Owners {
        let mut finder = Finder {
            module,
            index,
            owners: Owners(alloc::vec![Owner::default(); module.metadata.fragments.len()]),
            to_visit: Vec::new(),
        };
        // Most variables reach no fragment.
        let dependent = named.dependent.iter();
        let dependent = dependent.filter_map(|id| module.metadata.lifetimes.get(*id));
        let variables = dependent.filter_map(|lifetime| match lifetime.object {
            Object::Variable(id) => Some(id),
            Object::Fragment(_) | Object::Code(_) => None,
        });
        let mut variables: Vec<VariableId> = variables.collect();
        variables.sort_unstable();
        variables.dedup();
        for variable in variables {
            let Some(node) = module.metadata.variables.get(variable) else {
                continue;
            };
            let subprogram = index.scopes().subprogram(node.scope);
            finder.to_visit.push(variable.into());
            finder.follow(Owner::new(Some(variable), subprogram));
        }
        for (scope, fragment) in module.metadata.described_code() {
            let owner = Owner::new(None, index.scopes().subprogram(scope));
            finder.reach(fragment.into(), owner);
        }
        for (_, ty) in module.metadata.types.iter() {
            ty.properties(|object| finder.reach(object, Owner::new(None, None)));
        }
        for function in module.code.functions() {
            let owner = Owner::new(None, Some(function.subprogram));
            for call in function.calls() {
                function
                    .call_objects(call)
                    .for_each(|object| finder.reach(object, owner));
            }
        }
        finder.owners
    }

    /// The owner of a fragment, if any node reaches the fragment.
    pub(super) fn of(&self, fragment: FragmentId) -> Option<Owner> {
        let owner = self.0.get(fragment.index()).copied();
        owner.filter(|owner| owner.reached)
    }
}

struct Finder<'m> {
    module: &'m Module,
    index: &'m Index,
    owners: Owners,
    to_visit: Vec<Object>,
}

impl Finder<'_> {
    /// Marks a fragment and all fragments that it depends on. Variables are separate roots.
    fn reach(&mut self, root: Object, owner: Owner) {
        self.mark(root, owner);
        self.follow(owner);
    }

    /// Marks the fragments that the queued objects depend on.
    fn follow(&mut self, owner: Owner) {
        let (metadata, index) = (&self.module.metadata, self.index);
        while let Some(object) = self.to_visit.pop() {
            let shared = match object {
                Object::Fragment(id) => self.owners.of(id).is_some_and(|owner| owner.shared),
                Object::Variable(_) | Object::Code(_) => owner.subprogram.is_none(),
            };
            for id in index.lifetimes(object) {
                let Some(lifetime) = metadata.lifetimes.get(id) else {
                    continue;
                };
                for argument in metadata.arguments(lifetime) {
                    self.mark(*argument, Owner { shared, ..owner });
                }
            }
        }
    }

    /// Marks a fragment. Queues the fragment if its owner changed.
    fn mark(&mut self, object: Object, by: Owner) {
        let Object::Fragment(id) = object else { return };
        let Some(owner) = self.owners.0.get_mut(id.index()) else {
            return;
        };
        let first = !owner.reached;
        let becomes_shared = by.shared || !first && owner.subprogram != by.subprogram;
        if first {
            *owner = Owner {
                shared: false,
                ..by
            };
        }
        if first || becomes_shared && !owner.shared {
            owner.shared |= becomes_shared;
            self.to_visit.push(object);
        }
    }
}

//! Sets of lifetimes that are copies of each other. Where the control flow leads from one copy to
//! another, `pair` makes exactly one of them active.

use crate::expr::{Constants, DIExpr, DIOp};
use crate::metadata::{LifetimeId, LifetimeKind, ModuleTag};
use crate::module::Module;
use alloc::collections::BTreeSet;
use hashbrown::HashMap;

/// Sets of lifetimes that are copies of each other. The first lifetime identifies a set.
#[derive(Clone, Debug, Default)]
pub(super) struct Families {
    first: HashMap<LifetimeId, LifetimeId>,
    members: HashMap<LifetimeId, BTreeSet<LifetimeId>>,
    module: ModuleTag,
}

impl Families {
    /// Clears the sets if they are from another module.
    pub(super) fn of_module(&mut self, module: &Module) {
        let module = module.metadata.module_tag();
        if module != self.module {
            *self = Families {
                module,
                ..Families::default()
            };
        }
    }

    pub(super) fn first(&self, lifetime: LifetimeId) -> LifetimeId {
        self.first.get(&lifetime).copied().unwrap_or(lifetime)
    }

    /// Returns the lifetime and its copies.
    pub(super) fn members(&self, of: LifetimeId) -> impl Iterator<Item = LifetimeId> {
        let first = self.first(of);
        let others = self.members.get(&first).into_iter().flatten();
        let others = others.copied().filter(move |one| *one != first);
        core::iter::once(first).chain(others)
    }

    /// Adds a copy of a lifetime to the module.
    pub(super) fn copy(&mut self, module: &mut Module, of: LifetimeId) -> LifetimeId {
        let Some(node) = module.metadata.lifetimes.get(of).cloned() else {
            // The validator reports a marker of a missing lifetime.
            return of;
        };
        let arguments = module.metadata.arguments(&node).to_vec();
        let metadata = &mut module.metadata;
        let copy = metadata.add_lifetime(node.kind, node.object, node.location, &arguments);
        self.unite(of, copy);
        copy
    }

    /// Adds a copy of a lifetime whose location is undefined.
    pub(super) fn unknown(&mut self, module: &mut Module, of: LifetimeId) -> LifetimeId {
        let Some(node) = module.metadata.lifetimes.get(of).cloned() else {
            return of;
        };
        let location = undefined(module, node.location);
        let metadata = &mut module.metadata;
        let new = metadata.add_lifetime(LifetimeKind::Bounded, node.object, location, &[]);
        self.unite(of, new);
        new
    }

    /// Records that two lifetimes are copies of each other.
    pub(super) fn unite(&mut self, one: LifetimeId, other: LifetimeId) {
        let (one, other) = (self.first(one), self.first(other));
        if one == other {
            return;
        }
        let moved = self.members.remove(&other).unwrap_or_default();
        let all = self.members.entry(one).or_default();
        all.insert(one);
        for member in moved.into_iter().chain([other]) {
            all.insert(member);
            self.first.insert(member, one);
        }
    }
}

/// Returns an expression of the same type as `location`, for an undefined referrer.
pub(super) fn undefined(module: &mut Module, location: DIExpr) -> DIExpr {
    let mut builder = module.builder();
    for op in module.exprs.ops(location) {
        // The validator reports ill-typed expressions.
        let _ = builder.push_from(*op, module.exprs.constants());
    }
    match builder.stack() {
        [ty] => {
            let op = DIOp::Referrer { ty: *ty };
            module.exprs.intern_ops(&[op], &Constants::default())
        }
        _ => location,
    }
}

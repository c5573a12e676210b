//! Compares a module with a copy of it that was changed or got more nodes.

use super::{Module, NodeKey};
use crate::markers::FunctionId;
use crate::metadata::{Id, with_arenas};

impl Module {
    /// Returns true if ids of `old` may name other nodes, strings or expressions in this module.
    pub(super) fn is_renumbered(&self, old: &Module) -> bool {
        let counts = old.counts();
        old.metadata.module_tag() != self.metadata.module_tag()
            || old.target != self.target
            || counts
                .iter()
                .zip(self.counts())
                .any(|(old, new)| *old > new)
            || !self.exprs.starts_with(&old.exprs)
            || !self.metadata.strings.starts_with(&old.metadata.strings)
    }

    /// Visits each node of this module, and whether another module has the same node.
    pub(super) fn compare(&self, other: &Module, mut visit: impl FnMut(NodeKey, bool)) {
        macro_rules! compare {
            ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
                $(for (id, node) in self.metadata.$arena.iter() {
                    visit(id.into(), other.metadata.$arena.get(id) == Some(node));
                })+
            };
        }
        with_arenas!(compare);
        for (id, node) in self.metadata.lifetimes.iter() {
            let known = other.metadata.lifetimes.get(id);
            let known = known.map(|known| other.metadata.arguments(known));
            visit(id.into(), known == Some(self.metadata.arguments(node)));
        }
        for id in (0..self.code.len()).map(FunctionId::from_index) {
            let is_same = match (other.code.function(id), self.code.function(id)) {
                (Some(known), Some(own)) => known.is_equal(own),
                (None, None) => id.index() < other.code.len(),
                _ => false,
            };
            visit(id.into(), is_same);
        }
    }

    /// Returns true if a module is a copy of this one with more nodes.
    pub(crate) fn is_start_of(&self, longer: &Module) -> bool {
        let mut is_start = !longer.is_renumbered(self);
        if is_start {
            self.compare(longer, |_, is_same| is_start &= is_same);
        }
        is_start
    }
}

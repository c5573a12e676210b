//! The units that contain the entries of types that several units share.

use super::entry_target::Node;
use crate::metadata::lists::Lists;
use alloc::vec::Vec;

/// The units that contain the entries of shared types. Empty if units share no types.
#[derive(Debug, Default)]
pub(super) struct Owners {
    /// The unit that contains the entry of each type, or `None` if each unit that uses the type has
    /// an entry for it.
    pub(super) units: Vec<Option<u32>>,
    /// The indices of the nodes of each unit.
    pub(super) of_unit: Lists,
    pub(super) nodes: Vec<Node>,
}

impl Owners {
    pub(super) fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// Returns the shared nodes whose entries are in a unit.
    pub(super) fn nodes(&self, unit: usize) -> impl Iterator<Item = Node> + '_ {
        let nodes = self.of_unit.get(unit).iter();
        nodes.filter_map(|node| self.nodes.get(*node as usize).copied())
    }
}

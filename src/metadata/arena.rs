//! Arenas of nodes, indexed by typed ids.

use crate::ids::{Id, MAX_ITEMS, ModuleTag};
use alloc::vec::Vec;
use core::marker::PhantomData;

/// Nodes of one kind, in the order in which they were added.
#[derive(Clone, Debug)]
pub struct Arena<I, T> {
    nodes: Vec<T>,
    module: ModuleTag,
    id: PhantomData<I>,
}

impl<I, T> Default for Arena<I, T> {
    fn default() -> Self {
        Arena {
            nodes: Vec::new(),
            module: ModuleTag::ANY,
            id: PhantomData,
        }
    }
}

impl<I: Id, T> Arena<I, T> {
    /// Adds a node. An arena has room for 2^32 - 2 nodes. If it is full, the returned id belongs to
    /// no node, which the validator reports (`E301`).
    pub fn push(&mut self, node: T) -> I {
        let id = self.next_id();
        if self.nodes.len() >= MAX_ITEMS {
            return id;
        }
        super::lists::make_room(&mut self.nodes, 1);
        self.nodes.push(node);
        id
    }

    /// Removes the nodes from an index on.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.nodes.truncate(count);
    }

    /// Returns the node; `None` if the arena has no node with this index, or if the id is of
    /// another module.
    pub fn get(&self, id: I) -> Option<&T> {
        match id.module().is_other(self.module) {
            true => None,
            false => self.nodes.get(id.index()),
        }
    }

    /// Returns the node for modification; `None` if the arena has no node with this index, or if
    /// the id is of another module.
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        match id.module().is_other(self.module) {
            true => None,
            false => self.nodes.get_mut(id.index()),
        }
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// True if there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The id that the next [`push`](Arena::push) will return, for references to nodes that are
    /// added later.
    pub fn next_id(&self) -> I {
        I::from_index(self.nodes.len()).in_module(self.module)
    }

    /// Sets the tag that ids of this arena carry.
    pub(crate) fn set_module(&mut self, module: ModuleTag) {
        self.module = module;
    }

    /// All nodes with their ids, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (I, &T)> + Clone {
        let module = self.module;
        self.nodes
            .iter()
            .enumerate()
            .map(move |(index, node)| (I::from_index(index).in_module(module), node))
    }

    /// The nodes from an index on, with their ids, in order. Takes no time for the nodes before.
    pub(crate) fn iter_from(&self, first: usize) -> impl Iterator<Item = (I, &T)> {
        let module = self.module;
        let nodes = self.nodes.iter().enumerate().skip(first);
        nodes.map(move |(index, node)| (I::from_index(index).in_module(module), node))
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = I> + Clone + use<I, T> {
        let module = self.module;
        (0..self.nodes.len()).map(move |index| I::from_index(index).in_module(module))
    }
}

#[cfg(test)]
mod tests {
    use super::super::FragmentId;
    use super::*;

    /// Nodes without a size take no memory, so the test can fill an arena.
    #[test]
    fn an_arena_without_room_gives_the_id_of_no_node() {
        let mut arena = Arena::<FragmentId, ()> {
            nodes: alloc::vec![(); MAX_ITEMS - 1],
            module: ModuleTag::ANY,
            id: PhantomData,
        };
        let last = arena.push(());
        assert_eq!((last.index(), arena.len()), (0xffff_fffd, 0xffff_fffe));
        assert!(arena.get(last).is_some());
        for _ in 0..3 {
            let none = arena.push(());
            assert_eq!((none.index(), arena.len()), (0xffff_fffe, 0xffff_fffe));
            assert!(arena.get(none).is_none());
        }
    }
}

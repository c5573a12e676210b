//! Arenas of nodes, indexed by typed ids.

use crate::ids::{Id, ModuleTag};
use alloc::vec::Vec;
use core::marker::PhantomData;

macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
            // The index plus one, so that an `Option` of the id has the same size.
            pub struct $name(core::num::NonZeroU32);

            impl $crate::metadata::Id for $name {
                fn from_index(index: usize) -> $name {
                    let next = u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1);
                    $name(core::num::NonZeroU32::new(next).unwrap_or(core::num::NonZeroU32::MAX))
                }
                fn index(self) -> usize {
                    self.0.get() as usize - 1
                }
            }

            impl core::fmt::Debug for $name {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    write!(f, concat!(stringify!($name), "({})"), self.index())
                }
            }

            impl $name {
                /// The index of the node in its arena, from 0.
                pub const fn index(self) -> usize {
                    self.0.get() as usize - 1
                }
            }
        )+
    };
}

/// Defines ids of nodes, which carry the tag of their module. Comparison ignores the tag: two ids
/// with the same index are equal.
macro_rules! node_ids {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy)]
            pub struct $name {
                // The index plus one, so that an `Option` of the id has the same size.
                number: core::num::NonZeroU32,
                module: $crate::metadata::ModuleTag,
            }

            impl $crate::metadata::Id for $name {
                fn from_index(index: usize) -> $name {
                    let next = u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1);
                    let number = core::num::NonZeroU32::new(next).unwrap_or(core::num::NonZeroU32::MAX);
                    $name { number, module: $crate::metadata::ModuleTag::ANY }
                }
                fn index(self) -> usize {
                    self.number.get() as usize - 1
                }
                fn in_module(self, module: $crate::metadata::ModuleTag) -> $name {
                    $name { module, ..self }
                }
                fn module(self) -> $crate::metadata::ModuleTag {
                    self.module
                }
            }

            impl PartialEq for $name {
                fn eq(&self, other: &$name) -> bool {
                    self.number == other.number
                }
            }

            impl Eq for $name {}

            impl PartialOrd for $name {
                fn partial_cmp(&self, other: &$name) -> Option<core::cmp::Ordering> {
                    Some(self.cmp(other))
                }
            }

            impl Ord for $name {
                fn cmp(&self, other: &$name) -> core::cmp::Ordering {
                    self.number.cmp(&other.number)
                }
            }

            impl core::hash::Hash for $name {
                fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                    self.number.hash(state);
                }
            }

            impl core::fmt::Debug for $name {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    write!(f, concat!(stringify!($name), "({})"), self.index())
                }
            }

            impl $name {
                /// The index of the node in its arena, from 0.
                pub const fn index(self) -> usize {
                    self.number.get() as usize - 1
                }
            }

            const _: () = assert!(size_of::<Option<$name>>() == 8);
        )+
    };
}

pub(crate) use {ids, node_ids};

/// The maximum number of nodes of an arena. The next id belongs to no node.
const MAX_NODES: usize = u32::MAX as usize - 1;

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
        if self.nodes.len() >= MAX_NODES {
            return id;
        }
        super::lists::make_room(&mut self.nodes, 1);
        self.nodes.push(node);
        id
    }

    /// Returns the node; `None` if the arena has no node with this index.
    pub fn get(&self, id: I) -> Option<&T> {
        self.nodes.get(id.index())
    }

    /// Returns the node for modification; `None` if the arena has no node with this index.
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        self.nodes.get_mut(id.index())
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
            nodes: alloc::vec![(); MAX_NODES - 1],
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

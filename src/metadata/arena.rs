//! Nodes in a row, found by typed ids.

use alloc::vec::Vec;
use core::marker::PhantomData;

/// A node's place in its arena.
pub trait Id: Copy {
    /// The id of place `index`; ids of places that do not exist (yet) may be made, and are caught by the validator.
    fn from_index(index: usize) -> Self;
    /// The place, from 0.
    fn index(self) -> usize;
}

macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
            // One more than the place, so that an `Option` of it is as small.
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
                /// The place of the node in its arena, from 0.
                pub const fn index(self) -> usize {
                    self.0.get() as usize - 1
                }
            }
        )+
    };
}

pub(crate) use ids;

/// Nodes of one kind, in the order in which they were added.
#[derive(Clone, Debug)]
pub struct Arena<I, T> {
    nodes: Vec<T>,
    id: PhantomData<I>,
}

impl<I, T> Default for Arena<I, T> {
    fn default() -> Self {
        Arena { nodes: Vec::new(), id: PhantomData }
    }
}

impl<I: Id, T> Arena<I, T> {
    /// Adds a node.
    pub fn push(&mut self, node: T) -> I {
        let id = I::from_index(self.nodes.len());
        super::lists::make_room(&mut self.nodes, 1);
        self.nodes.push(node);
        id
    }

    /// The node, or `None` where the id is of another module.
    pub fn get(&self, id: I) -> Option<&T> {
        self.nodes.get(id.index())
    }

    /// The node, to be changed.
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        self.nodes.get_mut(id.index())
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// True where there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The id that the next [`push`](Arena::push) will give: for references to nodes that are yet to come.
    pub fn next_id(&self) -> I {
        I::from_index(self.nodes.len())
    }

    /// Every node with its id, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (I, &T)> + Clone {
        self.nodes.iter().enumerate().map(|(index, node)| (I::from_index(index), node))
    }

    /// Every id, in order.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = I> + Clone + use<I, T> {
        (0..self.nodes.len()).map(I::from_index)
    }
}

//! Nodes in a row, found by typed ids.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicU32, Ordering};

/// A node's place in its arena.
pub trait Id: Copy {
    /// The id of place `index`; ids of places that do not exist (yet) may be made, and are caught
    /// by the validator.
    fn from_index(index: usize) -> Self;
    /// The place, from 0.
    fn index(self) -> usize;
    /// The id of the same place, of a module; ids of strings, files and functions do not say which
    /// module they are of.
    #[doc(hidden)]
    fn in_module(self, _module: ModuleTag) -> Self {
        self
    }
    /// The module that it is of, as far as it says so.
    #[doc(hidden)]
    fn module(self) -> ModuleTag {
        ModuleTag::ANY
    }
}

/// Tells modules apart: ids carry it, so that the validator sees where one of another module was
/// used. It is compared, and never written or hashed, so that what a module becomes does not depend
/// on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModuleTag(u32);

impl ModuleTag {
    /// That of ids that were made of a number: they are of whatever module they are used in.
    pub(crate) const ANY: ModuleTag = ModuleTag(0);

    /// That of no module.
    pub(crate) const NONE: ModuleTag = ModuleTag(u32::MAX);

    /// One that no module had, until four thousand million have been made.
    pub(crate) fn new() -> ModuleTag {
        static LAST: AtomicU32 = AtomicU32::new(0);
        ModuleTag(LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1))
    }

    /// True where both are known, and are not the same.
    pub(crate) fn is_other(self, other: ModuleTag) -> bool {
        self.0 != other.0 && self != ModuleTag::ANY && other != ModuleTag::ANY
    }
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

/// Ids of nodes, which carry their module. Two that are of the same place are equal, whatever their
/// module.
macro_rules! node_ids {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy)]
            pub struct $name {
                // One more than the place, so that an `Option` of it is as small.
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
                /// The place of the node in its arena, from 0.
                pub const fn index(self) -> usize {
                    self.number.get() as usize - 1
                }
            }

            const _: () = assert!(size_of::<Option<$name>>() == 8);
        )+
    };
}

pub(crate) use {ids, node_ids};

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
    /// Adds a node.
    pub fn push(&mut self, node: T) -> I {
        let id = self.next_id();
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

    /// The id that the next [`push`](Arena::push) will give: for references to nodes that are yet
    /// to come.
    pub fn next_id(&self) -> I {
        I::from_index(self.nodes.len()).in_module(self.module)
    }

    /// Says which module its ids are of.
    pub(crate) fn set_module(&mut self, module: ModuleTag) {
        self.module = module;
    }

    /// Every node with its id, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (I, &T)> + Clone {
        let module = self.module;
        self.nodes
            .iter()
            .enumerate()
            .map(move |(index, node)| (I::from_index(index).in_module(module), node))
    }

    /// Every id, in order.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = I> + Clone + use<I, T> {
        let module = self.module;
        (0..self.nodes.len()).map(move |index| I::from_index(index).in_module(module))
    }
}

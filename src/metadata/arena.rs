//! Arenas of nodes, indexed by typed ids.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicU32, Ordering};

/// The index of a node in its arena.
pub trait Id: Copy {
    /// The id of the node at `index`. The node need not exist yet; the validator reports ids of
    /// missing nodes.
    fn from_index(index: usize) -> Self;
    /// The index, from 0.
    fn index(self) -> usize;
    /// The same index with the tag of a module.
    #[doc(hidden)]
    fn in_module(self, _module: ModuleTag) -> Self {
        self
    }
    /// The tag of the id's module; `ModuleTag::ANY` if the id carries none.
    #[doc(hidden)]
    fn module(self) -> ModuleTag {
        ModuleTag::ANY
    }
}

/// Identifies a module. Ids carry this tag, so that the validator can report an id of another
/// module. Tags are only compared, and never written or hashed, so the output for a module does not
/// depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModuleTag(u32);

impl ModuleTag {
    /// The tag of ids that were made from a number. They are valid in every module.
    pub(crate) const ANY: ModuleTag = ModuleTag(0);

    /// A tag that no module has.
    pub(crate) const NONE: ModuleTag = ModuleTag(u32::MAX);

    /// The number of classes. Modules that are created consecutively are in different classes.
    const CLASSES: u32 = 15;

    /// The tag of a class is the sum of this number and the class.
    const FIRST_CLASS: u32 = u32::MAX - 1 - ModuleTag::CLASSES;

    /// Returns a new tag. Tags repeat after about four billion modules.
    pub(crate) fn new() -> ModuleTag {
        static LAST: AtomicU32 = AtomicU32::new(0);
        ModuleTag(LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1))
    }

    /// A part of the tag, which small ids carry: 0 for no module, or a number up to 15, in which 14
    /// of 15 other modules differ.
    pub(crate) const fn class(self) -> u32 {
        match self.0 {
            0 => 0,
            number if number > ModuleTag::FIRST_CLASS => number - ModuleTag::FIRST_CLASS,
            number => number % ModuleTag::CLASSES + 1,
        }
    }

    /// The tag of an id that carries only a class.
    pub(crate) const fn of_class(class: u32) -> ModuleTag {
        match class {
            0 => ModuleTag::ANY,
            class => ModuleTag(ModuleTag::FIRST_CLASS + class),
        }
    }

    /// True if both tags are known and differ. If one is a class, only classes are compared.
    pub(crate) fn is_other(self, other: ModuleTag) -> bool {
        self.0 != other.0
            && self != ModuleTag::ANY
            && other != ModuleTag::ANY
            && (self.0.max(other.0) <= ModuleTag::FIRST_CLASS || self.class() != other.class())
    }
}

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

    /// Of any sixteen consecutive modules, only the first and the last have the same class.
    #[test]
    fn neighbouring_modules_have_different_classes() {
        for first in [1, 2, 14, 15, 0x1234_5678] {
            for other in first + 1..first + 16 {
                let class = ModuleTag::of_class(ModuleTag(first).class());
                let is_other = class.is_other(ModuleTag(other));
                assert_eq!(is_other, other != first + 15, "{first} {other}");
                assert_eq!(is_other, ModuleTag(other).is_other(class));
                assert!(!class.is_other(ModuleTag(first)) && !class.is_other(ModuleTag::ANY));
                assert!(ModuleTag(first).is_other(ModuleTag(other)));
            }
        }
    }
}

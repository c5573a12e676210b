//! Ids of nodes and other items of a module, with a tag of the module, so that an id of another
//! module is an error.

use core::num::NonZeroU16;
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
    fn in_module(self, module: ModuleTag) -> Self;
    /// The tag of the module that the id belongs to; `ModuleTag::ANY` if the id carries none.
    #[doc(hidden)]
    fn module(self) -> ModuleTag;
}

/// The maximum number of items of a kind. The id with this index belongs to no item.
pub(crate) const MAX_ITEMS: usize = u32::MAX as usize - 1;

/// Identifies a module. Ids carry the tag, so that the validator can report an id of another
/// module. Tags are only compared, and never written or hashed, so the output for a module does not
/// depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModuleTag(NonZeroU16);

impl Default for ModuleTag {
    fn default() -> Self {
        ModuleTag::ANY
    }
}

impl ModuleTag {
    /// The tag of ids that were made from a number. They are valid in every module.
    pub(crate) const ANY: ModuleTag = ModuleTag(NonZeroU16::MIN);

    /// A tag that no module has.
    pub(crate) const NONE: ModuleTag = ModuleTag(NonZeroU16::MAX);

    /// A new tag. Tags repeat after 65,533 modules.
    pub(crate) fn new() -> ModuleTag {
        static LAST: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = NonZeroU16::new(LAST.fetch_add(1, Ordering::Relaxed) as u16);
            match number.map(ModuleTag) {
                Some(tag) if tag != ModuleTag::ANY && tag != ModuleTag::NONE => return tag,
                _ => {}
            }
        }
    }

    /// Returns true if both tags are known and differ.
    pub(crate) fn is_other(self, other: ModuleTag) -> bool {
        self != other && self != ModuleTag::ANY && other != ModuleTag::ANY
    }
}

/// Defines ids of items of a module, which carry the tag of the module. Comparison ignores the
/// tag: two ids with the same index are equal.
macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy)]
            pub struct $name {
                // The index as bytes, so that the id takes six bytes instead of eight. A tag is
                // never zero, so that an `Option` of the id has the same size.
                index: [u8; 4],
                module: $crate::ids::ModuleTag,
            }

            impl $crate::ids::Id for $name {
                fn from_index(index: usize) -> $name {
                    let index = index.min($crate::ids::MAX_ITEMS) as u32;
                    $name { index: index.to_ne_bytes(), module: $crate::ids::ModuleTag::ANY }
                }
                fn index(self) -> usize {
                    $name::index(self)
                }
                fn in_module(self, module: $crate::ids::ModuleTag) -> $name {
                    $name { module, ..self }
                }
                fn module(self) -> $crate::ids::ModuleTag {
                    self.module
                }
            }

            impl PartialEq for $name {
                fn eq(&self, other: &$name) -> bool {
                    self.index == other.index
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
                    self.index().cmp(&other.index())
                }
            }

            impl core::hash::Hash for $name {
                fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                    u32::from_ne_bytes(self.index).hash(state);
                }
            }

            impl core::fmt::Debug for $name {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    write!(f, concat!(stringify!($name), "({})"), self.index())
                }
            }

            impl $name {
                /// The index among all of its kind, from 0.
                pub const fn index(self) -> usize {
                    u32::from_ne_bytes(self.index) as usize
                }
            }

            const _: () = assert!(size_of::<Option<$name>>() == 6);
        )+
    };
}
pub(crate) use ids;

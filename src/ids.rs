//! Ids of what a module has, and the tags by which ids of other modules are noticed.

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
    /// The tag of the module that the id belongs to; `ModuleTag::ANY` if the id carries none.
    #[doc(hidden)]
    fn module(self) -> ModuleTag {
        ModuleTag::ANY
    }
}

/// Identifies a module. Ids carry the tag, so that the validator can report an id of another
/// module. Tags are only compared, and never written or hashed, so the output for a module does not
/// depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModuleTag(u32);

impl ModuleTag {
    /// The tag of ids that were made from a number. They are valid in every module.
    pub(crate) const ANY: ModuleTag = ModuleTag(0);

    /// A tag that no module has.
    pub(crate) const NONE: ModuleTag = ModuleTag(u32::MAX);

    /// The number of classes. Modules that are made one after the other are in different classes.
    const CLASSES: u32 = 15;

    /// The tags of classes: one more than this and than the class.
    const FIRST_CLASS: u32 = u32::MAX - 1 - ModuleTag::CLASSES;

    /// A new tag. Tags repeat after about four billion modules.
    pub(crate) fn new() -> ModuleTag {
        static LAST: AtomicU32 = AtomicU32::new(0);
        ModuleTag(LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1))
    }

    /// A part of the tag that small ids carry: 0 for no module, or a number up to 15, which 14 of 15
    /// other modules do not have.
    pub(crate) const fn class(self) -> u32 {
        match self.0 {
            0 => 0,
            number if number > ModuleTag::FIRST_CLASS => number - ModuleTag::FIRST_CLASS,
            number => number % ModuleTag::CLASSES + 1,
        }
    }

    /// The tag of an id that carries a class only.
    pub(crate) const fn of_class(class: u32) -> ModuleTag {
        match class {
            0 => ModuleTag::ANY,
            class => ModuleTag(ModuleTag::FIRST_CLASS + class),
        }
    }

    /// Returns true if both tags are known and differ. If one is a class, only classes are compared.
    pub(crate) fn is_other(self, other: ModuleTag) -> bool {
        self.0 != other.0
            && self != ModuleTag::ANY
            && other != ModuleTag::ANY
            && (self.0.max(other.0) <= ModuleTag::FIRST_CLASS || self.class() != other.class())
    }
}

/// The bits of the index plus one in a small id.
pub(crate) const INDEX_BITS: u32 = 28;
pub(crate) const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// The most that a module can have of what small ids name. The id with this index is that of nothing.
pub(crate) const MOST: usize = INDEX_MASK as usize - 1;

/// Defines ids of four bytes, of which four bits are the class of the module. Comparison ignores the
/// module.
macro_rules! small_ids {
    ($($(#[doc = $doc:literal])+ $name:ident $what:literal;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy)]
            pub struct $name(
                // The class of the module, and the index plus one, so that an `Option` has the same size.
                core::num::NonZeroU32,
            );

            const _: () = assert!(size_of::<Option<$name>>() == 4);

            impl $name {
                #[doc = concat!("The place of the ", $what, " in its module, from 0.")]
                pub const fn index(self) -> usize {
                    self.number() as usize - 1
                }

                const fn number(self) -> u32 {
                    self.0.get() & $crate::ids::INDEX_MASK
                }
            }

            impl $crate::ids::Id for $name {
                fn from_index(index: usize) -> $name {
                    // The last number is that of nothing.
                    let number = (index.min($crate::ids::MOST) + 1) as u32;
                    $name(core::num::NonZeroU32::new(number).unwrap_or(core::num::NonZeroU32::MAX))
                }

                fn index(self) -> usize {
                    self.number() as usize - 1
                }

                fn in_module(self, module: $crate::ids::ModuleTag) -> $name {
                    let number = self.number() | module.class() << $crate::ids::INDEX_BITS;
                    $name(core::num::NonZeroU32::new(number).unwrap_or(self.0))
                }

                fn module(self) -> $crate::ids::ModuleTag {
                    $crate::ids::ModuleTag::of_class(self.0.get() >> $crate::ids::INDEX_BITS)
                }
            }

            impl PartialEq for $name {
                fn eq(&self, other: &$name) -> bool {
                    self.number() == other.number()
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
                    self.number().cmp(&other.number())
                }
            }

            impl core::hash::Hash for $name {
                fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                    self.number().hash(state);
                }
            }

            impl core::fmt::Debug for $name {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    write!(f, concat!(stringify!($name), "({})"), self.index())
                }
            }
        )+
    };
}
pub(crate) use small_ids;

#[cfg(test)]
mod tests {
    use super::*;

    /// Of any sixteen modules in a row, only the first and the last have one class.
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

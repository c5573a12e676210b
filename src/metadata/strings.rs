//! Interned strings.

use super::{Id, ModuleTag};
use crate::interner::Interner;
use core::num::NonZeroU32;

/// The id of a string of a module. Two ids of a module are equal if and only if the strings are
/// equal. Comparison ignores the module.
///
/// A module has millions of these ids, so an id has four bytes. Four bits of it distinguish
/// modules: the validator and [`FunctionGraph`](crate::markers::FunctionGraph) detect the ids of 14
/// of 15 other modules, including the fourteen that were created next.
#[derive(Clone, Copy)]
pub struct Text(
    // The class of the module, and the index plus one, so that an `Option` has the same size.
    NonZeroU32,
);

/// The bits of the index plus one.
const INDEX_BITS: u32 = 28;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;

/// The number of strings that a module can have.
const MAX_STRINGS: usize = INDEX_MASK as usize - 1;

const _: () = assert!(size_of::<Option<Text>>() == 4);

impl Text {
    /// The index of the string in its module, from 0.
    pub const fn index(self) -> usize {
        self.number() as usize - 1
    }

    const fn number(self) -> u32 {
        self.0.get() & INDEX_MASK
    }
}

impl Id for Text {
    fn from_index(index: usize) -> Text {
        // The last number belongs to no string.
        let number = (index.min(MAX_STRINGS) + 1) as u32;
        Text(NonZeroU32::new(number).unwrap_or(NonZeroU32::MAX))
    }

    fn index(self) -> usize {
        self.number() as usize - 1
    }

    fn in_module(self, module: ModuleTag) -> Text {
        let number = self.number() | module.class() << INDEX_BITS;
        Text(NonZeroU32::new(number).unwrap_or(self.0))
    }

    fn module(self) -> ModuleTag {
        ModuleTag::of_class(self.0.get() >> INDEX_BITS)
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.number() == other.number()
    }
}

impl Eq for Text {}

impl PartialOrd for Text {
    fn partial_cmp(&self, other: &Text) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text {
    fn cmp(&self, other: &Text) -> core::cmp::Ordering {
        self.number().cmp(&other.number())
    }
}

impl core::hash::Hash for Text {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.number().hash(state);
    }
}

impl core::fmt::Debug for Text {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Text({})", self.index())
    }
}

/// The strings of a module, each stored once.
#[derive(Clone, Debug, Default)]
pub struct Strings {
    all: Interner<u8>,
    module: ModuleTag,
}

impl Strings {
    /// The id of a string. Adds the string if it is new.
    ///
    /// A module has room for 2^28 - 2 strings, with less than 4 GiB in total. If it is full, the
    /// returned id belongs to no string, which the validator reports (`E301`).
    pub fn intern(&mut self, string: &str) -> Text {
        let index = self.all.intern_below(string.as_bytes(), MAX_STRINGS);
        self.id(index.map_or(MAX_STRINGS, |index| index as usize))
    }

    /// The id of a string; `None` if the string was not interned.
    pub fn find(&self, string: &str) -> Option<Text> {
        let index = self.all.find(string.as_bytes())?;
        Some(self.id(index as usize))
    }

    fn id(&self, index: usize) -> Text {
        Text::from_index(index).in_module(self.module)
    }

    /// The string with this id; empty if there is no such string.
    pub fn get(&self, id: Text) -> &str {
        // All bytes were added from whole strings, so they are valid UTF-8.
        core::str::from_utf8(self.all.get(id.index() as u32)).unwrap_or("")
    }

    /// True if a string contains a zero byte. Strings of DWARF and ELF end at the first zero byte.
    pub(crate) fn has_zero(&self, id: Text) -> bool {
        self.all.get(id.index() as u32).contains(&0)
    }

    /// True if any string contains a zero byte. This is faster than a check of each string.
    pub(crate) fn any_has_zero(&self) -> bool {
        self.all.items().contains(&0)
    }

    /// True if the strings begin with all strings of another module.
    pub(crate) fn starts_with(&self, other: &Strings) -> bool {
        self.all.starts_with(&other.all)
    }

    /// Sets the tag of the module. Ids carry a part of it.
    pub(crate) fn set_module(&mut self, module: ModuleTag) {
        self.module = module;
    }

    /// The number of strings.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// True if there are no strings.
    pub fn is_empty(&self) -> bool {
        self.all.len() == 0
    }
}

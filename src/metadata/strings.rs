//! Interned strings.

use crate::ids::{Id, MAX_ITEMS, ModuleTag};
use crate::interner::Interner;

crate::ids::ids! {
    /// A string of a module. Two ids of a module are equal if and only if the strings are equal.
    /// Comparison ignores the module.
    Text;
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
    /// A module has room for 2^32 - 2 strings, with less than 4 GiB in total. If it is full, the
    /// returned id belongs to no string, which the validator reports (`E301`).
    pub fn intern(&mut self, string: &str) -> Text {
        let index = self.all.intern_below(string.as_bytes(), MAX_ITEMS);
        self.id(index.map_or(MAX_ITEMS, |index| index as usize))
    }

    /// The id of a string; `None` if the string was not interned.
    pub fn find(&self, string: &str) -> Option<Text> {
        let index = self.all.find(string.as_bytes())?;
        Some(self.id(index as usize))
    }

    fn id(&self, index: usize) -> Text {
        Text::from_index(index).in_module(self.module)
    }

    /// The string with this id; empty if there is no such string, or if the id is of another
    /// module.
    pub fn get(&self, id: Text) -> &str {
        // All bytes were added from whole strings, so they are valid UTF-8.
        core::str::from_utf8(self.bytes(id)).unwrap_or("")
    }

    /// The bytes of the string with this id, as [`Strings::get`] returns it.
    pub(crate) fn bytes(&self, id: Text) -> &[u8] {
        match id.module().is_other(self.module) {
            true => &[],
            false => self.all.get(id.index() as u32),
        }
    }

    /// True if a string contains a zero byte. Strings of DWARF and ELF end at the first zero byte.
    pub(crate) fn has_zero(&self, id: Text) -> bool {
        self.bytes(id).contains(&0)
    }

    /// True if any string contains a zero byte. This is faster than a check of each string.
    pub(crate) fn any_has_zero(&self) -> bool {
        self.all.items().contains(&0)
    }

    /// True if the strings begin with all strings of another module.
    pub(crate) fn starts_with(&self, other: &Strings) -> bool {
        self.all.starts_with(&other.all)
    }

    /// Sets the tag that ids of these strings carry.
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

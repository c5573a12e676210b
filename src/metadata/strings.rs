//! Interned strings.

use super::Id;
use crate::interner::Interner;

super::arena::ids! {
    /// A string of a module. Two ids of a module are equal if and only if the strings are equal.
    Text;
}

/// The strings of a module, each stored once.
#[derive(Clone, Debug, Default)]
pub struct Strings(Interner<u8>);

impl Strings {
    /// The id of a string. Adds the string if it is new.
    pub fn intern(&mut self, string: &str) -> Text {
        Text::from_index(self.0.intern(string.as_bytes()) as usize)
    }

    /// The id of a string; `None` if the string was not interned.
    pub fn find(&self, string: &str) -> Option<Text> {
        let index = self.0.find(string.as_bytes())?;
        Some(Text::from_index(index as usize))
    }

    /// The string with this id; empty if there is no such string.
    pub fn get(&self, id: Text) -> &str {
        // All bytes were added from whole strings, so they are valid UTF-8.
        core::str::from_utf8(self.0.get(id.index() as u32)).unwrap_or("")
    }

    /// Returns true if a string has a zero byte in it. Strings of DWARF and ELF end at the first
    /// zero byte.
    pub(crate) fn has_zero(&self, id: Text) -> bool {
        self.0.get(id.index() as u32).contains(&0)
    }

    /// Returns true if any string has a zero byte in it. Faster than to ask for each of them.
    pub(crate) fn any_has_zero(&self) -> bool {
        self.0.items().contains(&0)
    }

    /// Returns true if these begin with all strings of another module.
    pub(crate) fn starts_with(&self, other: &Strings) -> bool {
        self.0.starts_with(&other.0)
    }

    /// The number of strings.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if there are no strings.
    pub fn is_empty(&self) -> bool {
        self.0.len() == 0
    }
}

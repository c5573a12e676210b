//! Interned strings.

use super::Id;
use crate::interner::Interner;

super::arena::ids! {
    /// A string of a module; equal exactly where the strings are equal.
    Text;
}

/// Every string of a module, once.
#[derive(Clone, Debug, Default)]
pub struct Strings(Interner<u8>);

impl Strings {
    /// The id of a string, which is added if it is new.
    pub fn intern(&mut self, string: &str) -> Text {
        Text::from_index(self.0.intern(string.as_bytes()) as usize)
    }

    /// The id of a string that is there.
    pub fn find(&self, string: &str) -> Option<Text> {
        let index = self.0.find(string.as_bytes())?;
        Some(Text::from_index(index as usize))
    }

    /// The string with this id; empty where the id is of another module.
    pub fn get(&self, id: Text) -> &str {
        // They came from strings, each whole.
        core::str::from_utf8(self.0.get(id.index() as u32)).unwrap_or("")
    }

    /// True where a string has a zero byte in it. DWARF's and ELF's strings end at the first.
    pub(crate) fn has_zero(&self, id: Text) -> bool {
        self.0.get(id.index() as u32).contains(&0)
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True where there are none.
    pub fn is_empty(&self) -> bool {
        self.0.len() == 0
    }
}

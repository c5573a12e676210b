//! Interned strings.

use super::Id;
use alloc::string::String;
use alloc::vec::Vec;
use core::hash::BuildHasher;
use hashbrown::{DefaultHashBuilder, HashTable};

super::arena::ids! {
    /// A string of a module; equal exactly where the strings are equal.
    Text;
}

/// Every string of a module, once.
#[derive(Clone, Debug, Default)]
pub struct Strings {
    text: String,
    /// Where each string ends in `text`.
    ends: Vec<u32>,
    table: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

fn at<'a>(text: &'a str, ends: &[u32], index: usize) -> &'a str {
    let start = if index == 0 {
        0
    } else {
        ends.get(index - 1).map_or(0, |end| *end as usize)
    };
    let end = ends.get(index).map_or(start, |end| *end as usize);
    text.get(start..end).unwrap_or("")
}

impl Strings {
    /// The id of a string, which is added if it is new.
    pub fn intern(&mut self, string: &str) -> Text {
        let Strings {
            text,
            ends,
            table,
            hasher,
        } = self;
        let hash = hasher.hash_one(string);
        if let Some(&index) = table.find(hash, |&index| at(text, ends, index as usize) == string) {
            return Text::from_index(index as usize);
        }
        let index = ends.len() as u32;
        text.push_str(string);
        ends.push(text.len() as u32);
        table.insert_unique(hash, index, |&index| {
            hasher.hash_one(at(text, ends, index as usize))
        });
        Text::from_index(index as usize)
    }

    /// The id of a string that is there.
    pub fn find(&self, string: &str) -> Option<Text> {
        let Strings {
            text,
            ends,
            table,
            hasher,
        } = self;
        let index = table.find(hasher.hash_one(string), |&index| {
            at(text, ends, index as usize) == string
        })?;
        Some(Text::from_index(*index as usize))
    }

    /// The string with this id; empty where the id is of another module.
    pub fn get(&self, id: Text) -> &str {
        at(&self.text, &self.ends, id.index())
    }

    /// True where a string has a zero byte in it. DWARF's and ELF's strings end at the first.
    pub(crate) fn has_zero(&self, id: Text) -> bool {
        self.get(id).as_bytes().contains(&0)
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// True where there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

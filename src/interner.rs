//! Interned sequences, in one array: strings, expressions, constants, abbreviations.
//!
//! An `IndexMap` of boxed slices would be less code. Measured (`benches/language.rs`,
//! `tests/allocation`): it finds a known sequence in 12 ns instead of 24, but it allocates for each
//! new sequence, even when a builder is reused and must not allocate, and building a module takes a
//! tenth longer.

use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};
use hashbrown::{DefaultHashBuilder, HashTable};

/// Sequences, each stored once, with indices in the order in which they were added.
#[derive(Clone, Debug)]
pub(crate) struct Interner<T> {
    items: Vec<T>,
    /// The end of each sequence in `items`.
    ends: Vec<u32>,
    table: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

impl<T> Default for Interner<T> {
    fn default() -> Interner<T> {
        Interner {
            items: Vec::new(),
            ends: Vec::new(),
            table: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
        }
    }
}

fn at<'a, T>(items: &'a [T], ends: &[u32], index: u32) -> &'a [T] {
    let index = index as usize;
    let before = index.checked_sub(1).and_then(|before| ends.get(before));
    let start = before.map_or(0, |end| *end as usize);
    let end = ends.get(index).map_or(start, |end| *end as usize);
    items.get(start..end).unwrap_or(&[])
}

impl<T: Clone + Eq + Hash> Interner<T> {
    /// The index of a sequence, which is added if it is new.
    pub(crate) fn intern(&mut self, sequence: &[T]) -> u32 {
        let Interner {
            items,
            ends,
            table,
            hasher,
        } = self;
        let hash = hasher.hash_one(sequence);
        if let Some(&index) = table.find(hash, |&index| at(items, ends, index) == sequence) {
            return index;
        }
        let index = ends.len() as u32;
        items.extend_from_slice(sequence);
        ends.push(items.len() as u32);
        table.insert_unique(hash, index, |&index| {
            hasher.hash_one(at(items, ends, index))
        });
        index
    }

    /// The index of a sequence, if it was added.
    pub(crate) fn find(&self, sequence: &[T]) -> Option<u32> {
        let is_same = |&index: &u32| self.get(index) == sequence;
        let hash = self.hasher.hash_one(sequence);
        self.table.find(hash, is_same).copied()
    }

    /// The sequence with an index; empty if there is none.
    pub(crate) fn get(&self, index: u32) -> &[T] {
        at(&self.items, &self.ends, index)
    }

    /// The items of all sequences, one after the other.
    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }

    /// Returns true if these begin with all sequences of another interner, in the same order.
    pub(crate) fn starts_with(&self, other: &Interner<T>) -> bool {
        self.items.starts_with(&other.items) && self.ends.starts_with(&other.ends)
    }

    /// The number of sequences.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Removes all sequences and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.ends.clear();
        self.table.clear();
    }
}

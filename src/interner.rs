//! Interned sequences, in one array: strings, expressions, constants, abbreviations.
//!
//! An `IndexMap` of boxed slices would be less code. Measured (`benches/language.rs`,
//! `tests/allocation`): it finds a known sequence in 12 ns instead of 24, but it allocates for each
//! new sequence, even when a builder is reused and must not allocate, and building a module takes
//! 10 % longer.

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

/// The initial capacity in sequences. In a small module, growing step by step would cost more than
/// the sequences.
const INITIAL_CAPACITY: usize = 28;
/// Up to this number of sequences, the capacity quadruples instead of doubling: each step computes
/// the hashes of all sequences again.
const MANY: usize = 1 << 10;

fn at<'a, T>(items: &'a [T], ends: &[u32], index: u32) -> &'a [T] {
    let index = index as usize;
    let before = index.checked_sub(1).and_then(|before| ends.get(before));
    let start = before.map_or(0, |end| *end as usize);
    let end = ends.get(index).map_or(start, |end| *end as usize);
    items.get(start..end).unwrap_or(&[])
}

impl<T: Clone + Eq + Hash> Interner<T> {
    /// The index of a sequence, which is added if it is new. `u32::MAX` if there is no room.
    pub(crate) fn intern(&mut self, sequence: &[T]) -> u32 {
        let index = self.intern_below(sequence, u32::MAX as usize);
        index.unwrap_or(u32::MAX)
    }

    /// The index of a sequence, which is added if it is new and if there is room: fewer than
    /// `limit` sequences, with less than 2^32 items.
    pub(crate) fn intern_below(&mut self, sequence: &[T], limit: usize) -> Option<u32> {
        let Interner {
            items,
            ends,
            table,
            hasher,
        } = self;
        let hash = hasher.hash_one(sequence);
        if let Some(&index) = table.find(hash, |&index| at(items, ends, index) == sequence) {
            return Some(index);
        }
        let index = u32::try_from(ends.len()).ok()?;
        let end = items.len().checked_add(sequence.len());
        let end = u32::try_from(end?).ok()?;
        if ends.len() >= limit {
            return None;
        }
        let hash_of = |items: &[T], ends: &[u32], index| hasher.hash_one(at(items, ends, index));
        let more = match ends.len() {
            0 => INITIAL_CAPACITY,
            few @ ..MANY => 3 * few,
            many => many,
        };
        if ends.len() == ends.capacity() {
            ends.reserve_exact(more);
            if ends.len() < MANY {
                items.reserve(4 * more);
            }
        }
        // A clone has no room in its arrays, but as much as the original in its table.
        if table.len() == table.capacity() {
            table.reserve(more, |&index| hash_of(items, ends, index));
        }
        items.extend_from_slice(sequence);
        ends.push(end);
        table.insert_unique(hash, index, |&index| hash_of(items, ends, index));
        Some(index)
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

    /// The items of all sequences, consecutively.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequence_without_room_is_not_added() {
        let mut few = Interner::<u8>::default();
        for (text, index) in [("a", Some(0)), ("b", Some(1)), ("c", None), ("b", Some(1))] {
            assert_eq!(few.intern_below(text.as_bytes(), 2), index, "{text}");
        }
        assert_eq!((few.len(), few.get(2)), (2, &[][..]));
        // Items without a size take no memory.
        let size = u32::MAX as usize;
        let mut long = Interner::<()> {
            items: alloc::vec![(); size - 2],
            ends: alloc::vec![size as u32 - 2],
            ..Interner::default()
        };
        assert_eq!(long.intern_below(&[(); 2], 9), Some(1));
        assert_eq!(long.intern_below(&[(); 1], 9), None);
        assert_eq!(long.intern(&[(); 1]), u32::MAX);
        assert_eq!((long.len(), long.items().len()), (2, size));
    }
}

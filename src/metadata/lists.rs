//! Relations between nodes, for rooms that walk them: lists of small numbers, one list a key, in
//! two flat arrays.

use alloc::vec::Vec;
use core::ops::Range;

/// What stands for no number.
pub(crate) const NONE: u32 = u32::MAX;

/// Makes room for more items. An array of a module grows by a quarter, not to twice its size: it is
/// seldom as large again as when it last grew, and most of the memory is in a few such arrays.
pub(crate) fn make_room<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        items.reserve_exact(more.max(items.len() / 4).max(16));
    }
}

/// Adds items to an array that grows as [`make_room`] says.
pub(crate) fn append<T: Copy>(items: &mut Vec<T>, more: &[T]) {
    make_room(items, more.len());
    items.extend_from_slice(more);
}

/// Lists of small numbers, one list a key.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    /// Where each key's list starts; one more at the end.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// One list for each key below `keys`; pairs with other keys are dropped. The order of items is
    /// kept.
    pub(crate) fn new(keys: usize, pairs: impl Iterator<Item = (usize, u32)> + Clone) -> Lists {
        let mut starts = alloc::vec![0u32; keys + 1];
        for (key, _) in pairs.clone().filter(|pair| pair.0 < keys) {
            starts[key + 1] += 1;
        }
        for key in 0..keys {
            starts[key + 1] += starts[key];
        }
        let mut items = alloc::vec![0; starts[keys] as usize];
        for (key, item) in pairs.filter(|pair| pair.0 < keys) {
            // Each start is moved to its list's end while it is filled, and moved back below.
            items[starts[key] as usize] = item;
            starts[key] += 1;
        }
        starts.copy_within(0..keys, 1);
        starts[0] = 0;
        Lists { starts, items }
    }

    pub(crate) fn keys(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// A key's part of all items, for walks that keep it.
    pub(crate) fn span(&self, key: usize) -> Range<usize> {
        match (self.starts.get(key), self.starts.get(key + 1)) {
            (Some(start), Some(end)) => *start as usize..*end as usize,
            _ => 0..0,
        }
    }

    /// A key's list.
    pub(crate) fn get(&self, key: usize) -> &[u32] {
        &self.items[self.span(key)]
    }

    /// An item by its place among all.
    pub(crate) fn item(&self, place: usize) -> Option<u32> {
        self.items.get(place).copied()
    }

    /// Sorts a key's list.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, key: usize, by: impl FnMut(&u32) -> K) {
        let span = self.span(key);
        self.items[span].sort_by_key(by);
    }
}

/// One bit of knowledge about each of some nodes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flags {
    words: Vec<u64>,
    count: usize,
}

impl Flags {
    pub(crate) fn new(count: usize) -> Flags {
        Flags {
            words: alloc::vec![0; count.div_ceil(64)],
            count,
        }
    }

    /// Sets a node's flag; true where it was not set.
    pub(crate) fn set(&mut self, index: usize) -> bool {
        let is_new = !self.get(index);
        if is_new {
            self.words[index / 64] |= 1 << (index % 64);
        }
        is_new
    }

    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// True where some node's flag is set.
    pub(crate) fn is_any(&self) -> bool {
        self.words.iter().any(|word| *word != 0)
    }

    /// A node's flag; set for nodes that do not exist.
    pub(crate) fn get(&self, index: usize) -> bool {
        index >= self.count || self.words[index / 64] >> (index % 64) & 1 == 1
    }
}

//! Lists of small numbers, one list a key, in two flat arrays.

use alloc::vec::Vec;

/// What stands for no number.
pub(super) const NONE: u32 = u32::MAX;

/// Lists of small numbers, one list a key.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    /// Where each key's list starts; one more at the end.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// One list for each key below `keys`; pairs with other keys are dropped. The order of items is kept.
    pub(super) fn new(keys: usize, pairs: impl Iterator<Item = (usize, u32)> + Clone) -> Lists {
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

    pub(super) fn keys(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    pub(super) fn get(&self, key: usize) -> &[u32] {
        match (self.starts.get(key), self.starts.get(key + 1)) {
            (Some(start), Some(end)) => &self.items[*start as usize..*end as usize],
            _ => &[],
        }
    }
}

/// One bit of knowledge about each of some nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct Flags(Vec<bool>);

impl Flags {
    pub(super) fn new(count: usize) -> Flags {
        Flags(alloc::vec![false; count])
    }

    /// Sets a node's flag; true where it was not set.
    pub(super) fn set(&mut self, index: usize) -> bool {
        match self.0.get_mut(index) {
            Some(flag) => !core::mem::replace(flag, true),
            None => false,
        }
    }

    /// A node's flag; set for nodes that do not exist.
    pub(super) fn get(&self, index: usize) -> bool {
        self.0.get(index).copied().unwrap_or(true)
    }
}

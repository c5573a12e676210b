//! Relations between nodes: one list of small numbers for each key, in two flat arrays.

use alloc::vec::Vec;
use core::ops::Range;

/// The absence of a number.
pub(crate) const NONE: u32 = u32::MAX;

/// The size in bytes up to which arrays count as small, and from which they count as large.
const SMALL: usize = 1 << 16;
const LARGE: usize = 1 << 20;

/// Reserves capacity for more items. Large arrays grow by a quarter instead of doubling, because
/// they are seldom filled much further, and they hold most of a module's memory. Small arrays
/// quadruple: copying them costs more than capacity that is never touched.
pub(crate) fn make_room<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        let growth = match items.len() * size_of::<T>() {
            0..SMALL => items.len() * 3,
            SMALL..LARGE => items.len(),
            _ => items.len() / 4,
        };
        items.reserve_exact(more.max(growth).max(16));
    }
}

/// Appends an item to an array that grows as in [`make_room`].
pub(crate) fn push<T>(items: &mut Vec<T>, item: T) {
    make_room(items, 1);
    items.push(item);
}

/// Appends items to an array that grows as in [`make_room`].
pub(crate) fn append<T: Copy>(items: &mut Vec<T>, more: &[T]) {
    make_room(items, more.len());
    items.extend_from_slice(more);
}

/// Appends one array to another. The larger one keeps its memory, and the smaller one is copied.
pub(crate) fn concatenate<T: Copy>(items: &mut Vec<T>, mut more: Vec<T>) {
    let count = items.len();
    if count < more.len() {
        let moved = more.len();
        append(&mut more, items);
        more.copy_within(..moved, count);
        more[..count].copy_from_slice(items);
        *items = more;
    } else {
        append(items, &more);
    }
}

/// One list of small numbers for each key.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    /// The start of each key's list, and the end of the last list.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// Creates one list for each key below `keys`. Pairs with other keys are dropped. The order of
    /// items is kept.
    pub(crate) fn new(keys: usize, pairs: impl Iterator<Item = (usize, u32)> + Clone) -> Lists {
        if keys == 0 {
            return Lists::default();
        }
        let mut starts = alloc::vec![0u32; keys + 1];
        for (key, _) in pairs.clone().filter(|pair| pair.0 < keys) {
            starts[key + 1] += 1;
        }
        for key in 0..keys {
            starts[key + 1] += starts[key];
        }
        let mut items = alloc::vec![0; starts[keys] as usize];
        for (key, item) in pairs.filter(|pair| pair.0 < keys) {
            // While lists are filled, each start moves to the end of its list. The starts are
            // restored below.
            items[starts[key] as usize] = item;
            starts[key] += 1;
        }
        starts.copy_within(0..keys, 1);
        starts[0] = 0;
        Lists { starts, items }
    }

    /// Creates one list for each key below `keys`, of the items with that key: item `n` has the key
    /// `key_of[n]`. Items with other keys, such as [`NONE`], are in no list. The items of a list
    /// are in ascending order.
    pub(crate) fn of_keys(keys: usize, key_of: &[u32]) -> Lists {
        let Groups(mut lists) = Groups::new(keys, key_of);
        if lists.items.is_empty() {
            lists.items = (0..lists.starts.last().copied().unwrap_or(0)).collect();
        }
        lists
    }

    pub(crate) fn keys(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// The range of a key's list in the array of all items; empty if there is no such key.
    pub(crate) fn span(&self, key: usize) -> Range<usize> {
        match (self.starts.get(key), self.starts.get(key + 1)) {
            (Some(start), Some(end)) => *start as usize..*end as usize,
            _ => 0..0,
        }
    }

    /// The list of a key.
    pub(crate) fn get(&self, key: usize) -> &[u32] {
        &self.items[self.span(key)]
    }

    /// The item at an index of the array of all items.
    pub(crate) fn item(&self, place: usize) -> Option<u32> {
        self.items.get(place).copied()
    }

    /// Sorts the list of a key.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, key: usize, by: impl Fn(&u32) -> K) {
        let span = self.span(key);
        let items = &mut self.items[span];
        // Most lists are in order already.
        if !items.is_sorted_by_key(&by) {
            items.sort_by_key(by);
        }
    }
}

/// The lists of [`Lists::of_keys`]. If the keys are sorted, the array of items would be 0, 1, 2 and
/// so on, and is not stored.
#[derive(Clone, Debug, Default)]
pub(crate) struct Groups(Lists);

impl Groups {
    pub(crate) fn new(keys: usize, key_of: &[u32]) -> Groups {
        if keys == 0 {
            return Groups::default();
        }
        let mut starts = alloc::vec![0u32; keys + 1];
        for key in key_of {
            if let Some(start) = starts
                .get_mut(1..)
                .and_then(|all| all.get_mut(*key as usize))
            {
                *start += 1;
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // Each start is now the end of the list before.
        if key_of.is_sorted() {
            let items = Vec::new();
            return Groups(Lists { starts, items });
        }
        let mut items = alloc::vec![0; sum as usize];
        // Each list is filled from its end, so that its stored end moves to its start.
        for (item, key) in key_of.iter().enumerate().rev() {
            if let Some(end) = starts
                .get_mut(1..)
                .and_then(|all| all.get_mut(*key as usize))
            {
                *end -= 1;
                items[*end as usize] = item as u32;
            }
        }
        starts.copy_within(1.., 0);
        if let Some(last) = starts.last_mut() {
            *last = sum;
        }
        Groups(Lists { starts, items })
    }

    /// The number of items in all lists.
    pub(crate) fn len(&self) -> usize {
        self.0.starts.last().map_or(0, |end| *end as usize)
    }

    /// The list of a key.
    pub(crate) fn get(&self, key: usize) -> impl ExactSizeIterator<Item = u32> + Clone {
        let span = self.0.span(key);
        span.map(|place| self.0.item(place).unwrap_or(place as u32))
    }
}

/// One list of items for each key, where most keys have one item or none.
#[derive(Clone, Debug, Default)]
pub(crate) struct SmallLists {
    /// The only item of each key; [`NONE`] without items, [`SEVERAL`] for a key in `several`.
    only: Vec<u32>,
    /// The keys with several items, in ascending order, and their lists.
    several: Vec<u32>,
    lists: Lists,
}

/// No item has this number: see [`MAX_ITEMS`](crate::ids::MAX_ITEMS).
const SEVERAL: u32 = NONE - 1;

impl SmallLists {
    /// Creates the same lists as [`Lists::of_keys`].
    pub(crate) fn new(keys: usize, key_of: &[u32]) -> SmallLists {
        let mut only = alloc::vec![NONE; keys];
        let mut several = Vec::new();
        for (item, key) in (0..).zip(key_of) {
            match only.get_mut(*key as usize) {
                None | Some(&mut SEVERAL) => {}
                Some(place @ &mut NONE) => *place = item,
                Some(place) => {
                    *place = SEVERAL;
                    several.push(*key);
                }
            }
        }
        several.sort_unstable();
        let lists = match several.is_empty() {
            true => Lists::default(),
            false => {
                let mut number_of = alloc::vec![NONE; keys];
                for (number, key) in (0..).zip(&several) {
                    number_of[*key as usize] = number;
                }
                let number = |key: &u32| number_of.get(*key as usize).copied().unwrap_or(NONE);
                let numbers: Vec<u32> = key_of.iter().map(number).collect();
                Lists::of_keys(several.len(), &numbers)
            }
        };
        SmallLists {
            only,
            several,
            lists,
        }
    }

    /// The list of a key.
    #[inline]
    pub(crate) fn get(&self, key: usize) -> &[u32] {
        match self.only.get(key) {
            None | Some(&NONE) => &[],
            Some(&SEVERAL) => self.find(key as u32),
            Some(item) => core::slice::from_ref(item),
        }
    }

    fn find(&self, key: u32) -> &[u32] {
        let number = self.several.binary_search(&key);
        number.map_or(&[], |number| self.lists.get(number))
    }
}

/// Stores in `into` the indices of `keys`, sorted by key; indices with equal keys are in ascending
/// order. This takes linear time if the keys are close together, as those of the lifetimes of a
/// function are. `starts` is a buffer.
pub(crate) fn sort_numbers(keys: &[u32], starts: &mut Vec<u32>, into: &mut Vec<u32>) {
    into.clear();
    if keys.is_sorted() {
        into.extend(0..keys.len() as u32);
        return;
    }
    let first = keys.iter().copied().min().unwrap_or(0);
    let last = keys.iter().copied().max().unwrap_or(0);
    let span = (last - first) as usize + 1;
    if span > 4 * keys.len() + 64 {
        into.extend(0..keys.len() as u32);
        into.sort_unstable_by_key(|number| (keys[*number as usize], *number));
        return;
    }
    starts.clear();
    starts.resize(span, 0);
    for key in keys {
        starts[(key - first) as usize] += 1;
    }
    let mut sum = 0;
    for start in starts.iter_mut() {
        sum += core::mem::replace(start, sum);
    }
    into.resize(keys.len(), 0);
    for (number, key) in (0..).zip(keys) {
        let start = &mut starts[(key - first) as usize];
        into[*start as usize] = number;
        *start += 1;
    }
}

/// A flag for each of a number of nodes. Takes no memory before the first flag is set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flags {
    /// Empty, or a bit for each node.
    words: Vec<u64>,
    count: usize,
}

impl Flags {
    pub(crate) fn new(count: usize) -> Flags {
        Flags {
            words: Vec::new(),
            count,
        }
    }

    /// Sets the flag of a node. Returns true if it was not set.
    pub(crate) fn set(&mut self, index: usize) -> bool {
        let is_new = !self.get(index);
        if is_new {
            if self.words.is_empty() {
                self.words = alloc::vec![0; self.count.div_ceil(64)];
            }
            self.words[index / 64] |= 1 << (index % 64);
        }
        is_new
    }

    /// Sets the flags that are set in other flags of the same nodes.
    pub(crate) fn set_all(&mut self, other: &Flags) {
        if self.words.is_empty() {
            self.words.clone_from(&other.words);
            return;
        }
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word |= other;
        }
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// True if any flag is set.
    pub(crate) fn is_any(&self) -> bool {
        !self.words.is_empty()
    }

    /// The flag of a node; true for nodes that do not exist.
    pub(crate) fn get(&self, index: usize) -> bool {
        let word = self.words.get(index / 64);
        index >= self.count || word.is_some_and(|word| word >> (index % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both constructors create the expected lists.
    #[test]
    fn items_are_listed_by_their_keys() {
        let cases: [([u32; 7], [&[u32]; 4]); 3] = [
            ([2, 0, NONE, 2, 3, 0, 9], [&[1, 5], &[], &[0, 3], &[4]]),
            ([0, 0, 2, 3, 3, 9, NONE], [&[0, 1], &[], &[2], &[3, 4]]),
            ([3, 2, 2, 0, 2, 0, 2], [&[3, 5], &[], &[1, 2, 4, 6], &[0]]),
        ];
        for (key_of, want) in cases {
            let pairs = (0..).zip(key_of).map(|(item, key)| (key as usize, item));
            for lists in [Lists::of_keys(4, &key_of), Lists::new(4, pairs)] {
                let found: Vec<&[u32]> = (0..4).map(|key| lists.get(key)).collect();
                assert_eq!(found, want);
                assert_eq!(lists.get(4), &[] as &[u32]);
            }
            let groups = Groups::new(4, &key_of);
            let found: Vec<Vec<u32>> = (0..4).map(|key| groups.get(key).collect()).collect();
            assert_eq!(found, want);
            assert_eq!(groups.get(4).len(), 0);
            let few = SmallLists::new(4, &key_of);
            let found: Vec<&[u32]> = (0..4).map(|key| few.get(key)).collect();
            assert_eq!(found, want);
            assert_eq!(few.get(4), &[] as &[u32]);
        }
        assert_eq!(Lists::of_keys(0, &[]).get(0), &[] as &[u32]);
    }

    #[test]
    fn flags_are_joined() {
        let of = |set: &[usize]| {
            let mut flags = Flags::new(130);
            set.iter().for_each(|index| _ = flags.set(*index));
            flags
        };
        let sets: [&[usize]; 4] = [&[], &[0, 129], &[1, 64, 130], &[64, 129]];
        for (one, other) in sets.iter().flat_map(|one| sets.map(|other| (*one, other))) {
            let mut both = of(one);
            both.set_all(&of(other));
            // A node past the last has its flag set, and setting it changes nothing.
            for index in 0..140 {
                let is_set = index >= 130 || one.contains(&index) || other.contains(&index);
                assert_eq!(both.get(index), is_set, "{one:?} {other:?} {index}");
            }
            assert_eq!(both.is_any(), !one.is_empty() || !other.is_empty());
        }
    }
}

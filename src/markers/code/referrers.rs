//! The distinct referrers of a module's `dbg.def`s, value places and call arguments, each with a
//! number.
//!
//! A module has few distinct referrers: there are few registers, and the same slots occur in many
//! functions. Numbering them lets a value place take twelve bytes, and lets the validator and
//! lowering examine each referrer once.

use crate::markers::{Base, CodeRange, Referrer, ValueId, ValuePlace};
use crate::metadata::Object;
use crate::metadata::lists::push;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use core::hash::BuildHasher;
use hashbrown::{DefaultHashBuilder, HashTable};

/// The number of a referrer in a module. Equal numbers mean equal referrers, but the list of a
/// [`Referrer::Registers`] belongs to one function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ReferrerId(pub(crate) u32);

impl ReferrerId {
    /// A number that no referrer has.
    pub(crate) const NONE: ReferrerId = ReferrerId(u32::MAX);

    /// True for a referrer of a replacement: see [`Code::referrers`](super::Code::referrers).
    pub(crate) fn is_replaced(self) -> bool {
        self.0 & REPLACED != 0
    }

    /// The index among the referrers of added functions, or among those of replacements.
    pub(crate) fn index(self) -> usize {
        (self.0 & !REPLACED) as usize
    }
}

/// The bit that marks the referrers of replacements, which are stored separately.
pub(super) const REPLACED: u32 = 1 << 31;

/// A stored value place: offsets in bytes, and the index of its referrer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StoredPlace {
    pub(super) start: u32,
    pub(super) end: u32,
    pub(super) referrer: u32,
}

impl StoredPlace {
    /// The code in which the value is at this place.
    pub(crate) fn range(&self) -> CodeRange {
        CodeRange::new(Position(self.start), Position(self.end))
    }
}

/// A stored argument of a call, with the index of its referrer.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoredParameter {
    pub(super) referrer: u32,
    pub(super) value: Object,
}

/// The stored places of a value, up to `end` in its function's part of the array of places. They
/// start where those of the previous value end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StoredValue {
    pub(super) value: ValueId,
    pub(super) end: u32,
}

/// The values of a function that have places, in ascending order.
#[derive(Clone, Copy)]
pub(crate) struct StoredValues<'a> {
    pub(super) values: &'a [StoredValue],
    pub(super) places: &'a [StoredPlace],
}

impl<'a> StoredValues<'a> {
    /// The values, each with its places.
    pub(crate) fn iter(self) -> impl Iterator<Item = (ValueId, &'a [StoredPlace])> + use<'a> {
        let mut start = 0;
        self.values.iter().map(move |stored| {
            let end = stored.end as usize;
            let places = self.places.get(core::mem::replace(&mut start, end)..end);
            (stored.value, places.unwrap_or(&[]))
        })
    }

    pub(crate) fn places(self, value: ValueId) -> &'a [StoredPlace] {
        // Most compilers number the values of a function from 0.
        let guess = value.0 as usize;
        let index = match self.values.get(guess) {
            Some(stored) if stored.value == value => guess,
            _ => match self
                .values
                .binary_search_by_key(&value, |stored| stored.value)
            {
                Ok(index) => index,
                Err(_) => return &[],
            },
        };
        let end = |index: usize| self.values.get(index).map(|value| value.end as usize);
        let start = index.checked_sub(1).and_then(end).unwrap_or(0);
        let places = end(index).and_then(|end| self.places.get(start..end));
        places.unwrap_or(&[])
    }
}

/// The places of a value, sorted by the starts of their ranges.
#[derive(Clone, Debug)]
pub struct ValuePlaces<'a> {
    pub(super) value: ValueId,
    pub(super) places: core::slice::Iter<'a, StoredPlace>,
    pub(super) referrers: &'a [Referrer],
}

impl ValuePlaces<'_> {
    /// The value.
    pub fn value(&self) -> ValueId {
        self.value
    }
}

impl Iterator for ValuePlaces<'_> {
    type Item = ValuePlace;

    fn next(&mut self) -> Option<ValuePlace> {
        let place = self.places.next()?;
        Some(ValuePlace {
            value: self.value,
            range: place.range(),
            location: read(self.referrers, place.referrer),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.places.size_hint()
    }
}

impl ExactSizeIterator for ValuePlaces<'_> {}

pub(super) fn read(referrers: &[Referrer], index: u32) -> Referrer {
    let referrer = referrers.get(index as usize).copied();
    referrer.unwrap_or(Referrer::Undefined)
}

/// The number of frequent referrers that are found without a hash table; a power of two.
const RECENT: usize = 256;
/// The initial capacity of the hash table. In a small module, growing step by step would cost more.
const FEW: usize = 28;

/// Distinct referrers, in the order in which they were first added.
#[derive(Clone, Debug, Default)]
pub(super) struct Referrers {
    pub(super) all: Vec<Referrer>,
    table: HashTable<u32>,
    hasher: DefaultHashBuilder,
    /// For each hash of a key, the last referrer with it: the key, and the index in `all`.
    recent: Vec<(Key, u32)>,
}

/// One of the most frequent referrers, which are registers, stack slots and values, in a form that
/// is fast to compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    place: u64,
    bits: u32,
}

impl Key {
    /// A key that no referrer has.
    const NONE: Key = Key {
        place: u64::MAX,
        bits: 0,
    };

    #[inline(always)]
    fn of(referrer: Referrer) -> Option<Key> {
        // The highest byte is the kind of referrer, which determines the meaning of the others.
        let key = |kind: u64, register: Register, low: u32, bits| Key {
            place: kind << 56 | u64::from(register.0) << 32 | u64::from(low),
            bits,
        };
        let none = Register(0);
        Some(match referrer {
            Referrer::Register(part) => key(0, part.register, part.bit_offset.into(), part.bits),
            Referrer::Slot { base, offset, bits } => match base {
                Base::Register(register) => key(1, register, offset as u32, bits),
                Base::Cfa => key(2, none, offset as u32, bits),
                Base::Frame => key(3, none, offset as u32, bits),
            },
            Referrer::Value(value) => key(4, none, value.0, 0),
            _ => return None,
        })
    }

    /// The slot in a table of `count` slots, a power of two or 0.
    fn slot(self, count: usize) -> usize {
        // The highest byte has no effect on the bits of the product that select the slot.
        let kind = self.place >> 56 << 32;
        let key = self.place ^ kind ^ u64::from(self.bits);
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 40) as usize & count.wrapping_sub(1)
    }
}

impl Referrers {
    /// Returns the index of a referrer, and adds it if it is new.
    #[inline(always)]
    pub(super) fn index(&mut self, referrer: Referrer) -> u32 {
        let Some(key) = Key::of(referrer) else {
            return self.find_or_add(referrer);
        };
        match self.recent.get(key.slot(self.recent.len())) {
            Some(&(known, index)) if known == key => index,
            _ => self.find_frequent(referrer, key),
        }
    }

    #[inline(never)]
    fn find_frequent(&mut self, referrer: Referrer, key: Key) -> u32 {
        let index = self.find_or_add(referrer);
        let count = self.recent.len();
        if count < RECENT.min(8 * self.all.len()) {
            // A larger table has other slots.
            self.recent.clear();
            self.recent.resize((4 * count).max(64), (Key::NONE, 0));
        }
        let slot = key.slot(self.recent.len());
        if let Some(recent) = self.recent.get_mut(slot) {
            *recent = (key, index);
        }
        index
    }

    fn find_or_add(&mut self, referrer: Referrer) -> u32 {
        let Referrers {
            all, table, hasher, ..
        } = self;
        let hash = hasher.hash_one(referrer);
        let is_same = |index: &u32| read(all, *index).is_same(referrer);
        if let Some(&index) = table.find(hash, is_same) {
            return index;
        }
        let index = all.len() as u32;
        push(all, referrer);
        if index == 0 {
            table.reserve(FEW, |_| 0);
        }
        table.insert_unique(hash, index, |index| hasher.hash_one(read(all, *index)));
        index
    }
}

//! The distinct referrers of a module's `dbg.def`s, value places and call arguments, each with a
//! number.
//!
//! A module has few distinct referrers: there are few registers, and the same slots occur in many
//! functions. Numbering them lets a value place take twelve bytes, and lets the validator and
//! lowering examine each referrer once.

use crate::markers::{Base, CodeRange, Referrer, ValueId, ValuePlace};
use crate::metadata::Object;
use crate::metadata::lists::{NONE, push};
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

/// The initial number of slots for frequent referrers; a power of two.
const FIRST_SLOTS: usize = 64;
/// Up to this number of slots, a table that is full quadruples instead of doubling: each step fills
/// all slots again.
const MANY_SLOTS: usize = 1 << 10;
/// The initial capacity of the hash table. In a small module, growing step by step would cost more.
const FEW: usize = 28;

/// Distinct referrers, in the order in which they were first added.
#[derive(Clone, Debug, Default)]
pub(super) struct Referrers {
    pub(super) all: Vec<Referrer>,
    /// The frequent referrers. Each is in the first slot for its key, or in the next slot that was
    /// empty then. The number of slots is a power of two, and at least four times that of
    /// referrers, since only the first slot is read without a call.
    frequent: Vec<Slot>,
    frequent_count: usize,
    /// The other referrers.
    table: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

/// A frequent referrer, and its index in [`Referrers::all`]. It takes 16 bytes, since the parts of
/// its key are separate fields.
#[derive(Clone, Copy, Debug)]
struct Slot {
    place: u64,
    bits: u32,
    index: u32,
}

impl Slot {
    const EMPTY: Slot = Slot {
        place: u64::MAX,
        bits: 0,
        index: NONE,
    };

    #[inline(always)]
    fn has(&self, key: Key) -> bool {
        self.place == key.place && self.bits == key.bits
    }

    fn is_empty(&self) -> bool {
        self.index == NONE
    }

    fn key(&self) -> Key {
        Key {
            place: self.place,
            bits: self.bits,
        }
    }
}

/// One of the most frequent referrers, which are registers, stack slots and values, in a form that
/// is fast to compare.
#[derive(Clone, Copy, Debug)]
struct Key {
    /// The highest byte is the kind of referrer, which determines the meaning of the others. No
    /// kind is 255.
    place: u64,
    bits: u32,
}

impl Key {
    #[inline(always)]
    fn of(referrer: Referrer) -> Option<Key> {
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

    /// The first slot for the key in a table of `count` slots, a power of two or 0.
    fn slot(self, count: usize) -> usize {
        // The highest byte has no effect on the bits of the product that select the slot.
        let kind = self.place >> 56 << 32;
        let key = self.place ^ kind ^ u64::from(self.bits);
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed.rotate_right(40) as usize & count.wrapping_sub(1)
    }
}

impl Referrers {
    /// Returns the index of a referrer, and adds it if it is new.
    #[inline(always)]
    pub(super) fn index(&mut self, referrer: Referrer) -> u32 {
        let Some(key) = Key::of(referrer) else {
            return self.find_or_add(referrer);
        };
        match self.frequent.get(key.slot(self.frequent.len())) {
            Some(known) if known.has(key) => known.index,
            _ => self.find_frequent(referrer, key),
        }
    }

    #[inline(never)]
    fn find_frequent(&mut self, referrer: Referrer, key: Key) -> u32 {
        let place = self.place(key);
        if let Some(known) = self.frequent.get(place)
            && known.has(key)
        {
            return known.index;
        }
        let index = self.all.len() as u32;
        push(&mut self.all, referrer);
        self.frequent_count += 1;
        if 4 * self.frequent_count > self.frequent.len() {
            self.grow();
        }
        let place = self.place(key);
        if let Some(slot) = self.frequent.get_mut(place) {
            *slot = Slot {
                place: key.place,
                bits: key.bits,
                index,
            };
        }
        index
    }

    /// Returns the slot of a frequent referrer, or the empty slot for it.
    fn place(&self, key: Key) -> usize {
        let mut place = key.slot(self.frequent.len());
        while let Some(slot) = self.frequent.get(place)
            && !slot.has(key)
            && !slot.is_empty()
        {
            place = (place + 1) & (self.frequent.len() - 1);
        }
        place
    }

    /// Adds slots for frequent referrers.
    fn grow(&mut self) {
        let count = match self.frequent.len() {
            0 => FIRST_SLOTS,
            few @ ..MANY_SLOTS => 4 * few,
            many => 2 * many,
        };
        let known = core::mem::replace(&mut self.frequent, alloc::vec![Slot::EMPTY; count]);
        for slot in known.into_iter().filter(|slot| !slot.is_empty()) {
            let place = self.place(slot.key());
            self.frequent[place] = slot;
        }
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
        if table.is_empty() {
            table.reserve(FEW, |_| 0);
        }
        table.insert_unique(hash, index, |index| hasher.hash_one(read(all, *index)));
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{Bits, ByteOffset};

    /// Referrers keep their numbers while the table of frequent ones grows.
    #[test]
    fn equal_referrers_have_equal_numbers() {
        let mut referrers = Referrers::default();
        let of = |number: u32| {
            let register = Register(number as u16);
            let bits = Bits(u64::from(number % 3) * 32);
            [
                Referrer::Value(ValueId(number)),
                Referrer::register(register),
                Referrer::cfa_slot(ByteOffset(number as i32 - 1_000)).sized(bits),
                Referrer::slot(Base::Register(register), ByteOffset(number as i32)),
            ]
        };
        for pass in 0..2 {
            for number in 0..2_000 {
                for (place, referrer) in (0..).zip(of(number)) {
                    let index = referrers.index(referrer);
                    assert_eq!(index, 4 * number + place, "{referrer:?} in pass {pass}");
                    assert_eq!(read(&referrers.all, index), referrer);
                }
            }
        }
        assert_eq!(referrers.index(Referrer::Undefined), 8_000);
        assert_eq!(referrers.index(Referrer::Undefined), 8_000);
    }
}

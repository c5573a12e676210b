//! Buffers that lowering reuses for each object.

use super::degradation::DegradationReason;
use super::encode::Pointee;
use super::found::Found;
use super::lowered::LocationEntry;
use super::piece::{Piece, Use};
use crate::expr::DIExpr;
use crate::location::LocationId;
use crate::markers::ReferrerId;
use crate::metadata::VariableId;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// An expression without arguments, and the size of the object that it describes.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// The number of the form in [`Memos`].
    number: u32,
    pub(super) expression: DIExpr,
    /// The size in bits of the object whose location is written; [`Form::VALUE`] for the value of
    /// an argument.
    pub(super) bits: u64,
    /// How the expression uses its referrer.
    pub(super) using: Use,
}

impl Form {
    /// Instead of a size: the value of an argument is written.
    pub(super) const VALUE: u64 = u64::MAX - 1;

    /// Returns the key of the form with a referrer; a computed lifetime has none.
    #[inline]
    pub(super) fn with(self, referrer: impl Into<Option<ReferrerId>>) -> u64 {
        let referrer = referrer.into().unwrap_or(ReferrerId::NONE);
        u64::from(self.number) << 32 | u64::from(referrer.0)
    }
}

/// The bytes of an expression that several entries can share.
pub(super) type Bytes = (u32, u32);

/// Bytes that several entries or arguments can share.
#[derive(Clone, Copy)]
pub(super) struct Shared {
    pub(super) bytes: Bytes,
    /// The register that an argument's value is read from, and the end of the bits in use, counted
    /// from the least significant one.
    pub(super) reads: Option<(Register, u32)>,
}

/// Bytes by their keys. The number of slots is a power of two, and at least twice the number of
/// keys.
pub(super) struct Memo {
    slots: Vec<(u64, Bytes)>,
    count: usize,
}

/// The key of an empty slot, which no form has.
const EMPTY: u64 = u64::MAX;
/// The bytes of an expression that cannot be shared.
const NOT_SHARED: Bytes = (u32::MAX, u32::MAX);
/// The initial number of slots: enough for most small modules.
const FIRST_SLOTS: usize = 32;

impl Memo {
    fn new() -> Memo {
        Memo {
            slots: alloc::vec![(EMPTY, NOT_SHARED); FIRST_SLOTS],
            count: 0,
        }
    }

    /// Returns the first slot for a key.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let hash = (key ^ key >> 32).wrapping_mul(MIX) >> 16;
        hash as usize & self.slots.len().wrapping_sub(1)
    }

    /// Returns the slot of a key, or the empty slot for it.
    #[inline(never)]
    fn find(&self, key: u64) -> usize {
        let mut place = self.place(key);
        while let Some((other, _)) = self.slots.get(place)
            && *other != key
            && *other != EMPTY
        {
            place = (place + 1) & (self.slots.len() - 1);
        }
        place
    }

    /// Returns the bytes of a key, if they are known and can be shared. This repeats the loop of
    /// [`Memo::find`]: with one inlined loop for both, lowering takes 140 more instructions for
    /// each variable (`benches/emit`, `plain`).
    #[inline(always)]
    pub(super) fn shared(&self, key: u64) -> Option<Bytes> {
        let mut place = self.place(key);
        loop {
            let (other, bytes) = *self.slots.get(place)?;
            if other == key {
                return (bytes.0 != NOT_SHARED.0).then_some(bytes);
            }
            if other == EMPTY {
                return None;
            }
            place = (place + 1) & (self.slots.len() - 1);
        }
    }

    /// Returns the bytes of a key, if they are known; `Some(None)` if they cannot be shared.
    pub(super) fn get(&self, key: u64) -> Option<Option<Bytes>> {
        let slot = self
            .slots
            .get(self.find(key))
            .filter(|slot| slot.0 == key)?;
        Some((slot.1 != NOT_SHARED).then_some(slot.1))
    }

    pub(super) fn set(&mut self, key: u64, bytes: Option<Bytes>) {
        if self.count * 2 >= self.slots.len() {
            let slots = alloc::vec![(EMPTY, NOT_SHARED); self.slots.len() * 4];
            let known = core::mem::replace(&mut self.slots, slots);
            for slot in known.into_iter().filter(|slot| slot.0 != EMPTY) {
                let place = self.find(slot.0);
                self.slots[place] = slot;
            }
        }
        let place = self.find(key);
        self.count += usize::from(self.slots[place].0 == EMPTY);
        self.slots[place] = (key, bytes.unwrap_or(NOT_SHARED));
    }
}

/// An odd number whose bits are irregular.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// The bytes of expressions without arguments, for each size of an object and each referrer with
/// which an expression was written.
pub(super) struct Memos {
    forms: Vec<Form>,
    /// The numbers of forms; empty if there are only a few.
    numbers: HashMap<(DIExpr, u64), u32>,
    /// For each hash of a form, the number of the last form that was looked up.
    recent: [u32; RECENT_FORMS],
    pub(super) locations: Memo,
    pub(super) values: HashMap<u64, Option<Shared>>,
}

/// The number of forms that are found without a hash table; a power of two.
const RECENT_FORMS: usize = 16;
/// Up to this number of forms, a hash table costs more than a search.
const FEW_FORMS: usize = 8;

impl Memos {
    fn new() -> Memos {
        Memos {
            forms: Vec::new(),
            numbers: HashMap::new(),
            recent: [0; RECENT_FORMS],
            locations: Memo::new(),
            values: HashMap::new(),
        }
    }

    /// Returns a form. `using` returns its use of the referrer, which is found once.
    #[inline]
    pub(super) fn form(
        &mut self,
        expression: DIExpr,
        bits: u64,
        using: impl FnOnce() -> Use,
    ) -> Form {
        let hash = expression.index() ^ (bits >> 3) as usize;
        let place = hash & (RECENT_FORMS - 1);
        if let Some(form) = self.forms.get(self.recent[place] as usize)
            && form.expression == expression
            && form.bits == bits
        {
            return *form;
        }
        self.find_form((expression, bits), place, using)
    }

    #[inline(never)]
    fn find_form(&mut self, key: (DIExpr, u64), place: usize, using: impl FnOnce() -> Use) -> Form {
        let next = self.forms.len() as u32;
        let number = match self.forms.len() > FEW_FORMS {
            true => *self.numbers.entry(key).or_insert(next),
            false => {
                let mut forms = self.forms.iter();
                let known = forms.position(|form| (form.expression, form.bits) == key);
                known.map_or(next, |number| number as u32)
            }
        };
        if number == next {
            if self.forms.len() == FEW_FORMS {
                let forms = self.forms.iter();
                (self.numbers)
                    .extend(forms.map(|form| ((form.expression, form.bits), form.number)));
                self.numbers.insert(key, next);
            }
            self.forms.push(Form {
                number,
                expression: key.0,
                bits: key.1,
                using: using(),
            });
        }
        self.recent[place] = number;
        self.forms[number as usize]
    }
}

/// The procedures of a function, by the bytes of their expressions.
pub(super) type Pointees = HashMap<Vec<u8>, Vec<u32>>;

/// The buffers that lowering reuses for each object.
pub(super) struct Scratch {
    pub(super) pieces: Vec<Piece>,
    /// The location of each entry of the object; `None` for a `DW_OP_object_map`.
    pub(super) written: Vec<Option<LocationId>>,
    pub(super) procedures: Vec<Pointee>,
    pub(super) pointees: Pointees,
    /// The numbers of the function's object maps, by their array and the end of their code.
    pub(super) maps: HashMap<(VariableId, Position), Vec<u32>>,
    pub(super) lost: Vec<DegradationReason>,
    /// The entries of a variable that are not complete, or not in order.
    pub(super) entries: Vec<LocationEntry>,
    pub(super) memos: Memos,
    pub(super) found: Found,
}

impl Scratch {
    /// Returns empty buffers.
    pub(super) fn new() -> Scratch {
        Scratch {
            pieces: Vec::new(),
            written: Vec::new(),
            procedures: Vec::new(),
            pointees: Pointees::new(),
            maps: HashMap::new(),
            lost: Vec::new(),
            entries: Vec::new(),
            memos: Memos::new(),
            found: Found::default(),
        }
    }

    /// Begins a function. Only the known expressions and the locations found so far are kept
    /// from one function to the next.
    pub(super) fn begin(&mut self) {
        self.lost.clear();
        self.pointees.clear();
        self.maps.clear();
    }
}

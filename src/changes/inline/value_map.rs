//! The mapping of an inlined function's values and slots to its caller.

use crate::markers::{Base, Referrer, ValueId};
use crate::target::Register;
use crate::units::ByteOffset;
use hashbrown::HashMap;

/// Maps the values and slots of an inlined function to those of its caller. State the value that
/// the call passes for each parameter. Other values get new numbers, which [`of`](ValueMap::of)
/// returns.
///
/// ```
/// use dwarfsmith::ByteOffset;
/// use dwarfsmith::changes::ValueMap;
/// use dwarfsmith::markers::{Base, Referrer, ValueId};
///
/// // The caller has values 0 to 99. The parameter, value 0 of the callee, is value 12 of the
/// // caller.
/// let mut names = ValueMap::new(ValueId(100));
/// names.value(ValueId(0), Referrer::Value(ValueId(12)));
/// // The callee's slots are in the caller's frame, 0x40 bytes further from the CFA.
/// names.slots(Base::Cfa, Base::Cfa, ByteOffset(-0x40));
/// assert_eq!(names.of(ValueId(0)), Referrer::Value(ValueId(12)));
/// assert_eq!(names.of(ValueId(7)), Referrer::Value(ValueId(100)));
/// assert_eq!(names.next(), ValueId(101));
/// ```
#[derive(Clone, Debug)]
pub struct ValueMap {
    values: HashMap<ValueId, Referrer>,
    next: ValueId,
    slots: HashMap<Base, (Base, i32)>,
}

impl ValueMap {
    /// Creates a mapping that numbers new values from `next` on. The caller must not use these
    /// numbers.
    pub fn new(next: ValueId) -> ValueMap {
        ValueMap {
            values: HashMap::new(),
            next,
            slots: HashMap::new(),
        }
    }

    /// States the caller's referrer for a value: for a parameter, the argument of the call.
    pub fn value(&mut self, value: ValueId, is: Referrer) -> &mut Self {
        self.values.insert(value, is);
        self
    }

    /// States that slots and addresses relative to `base` in the callee are relative to `by` in the
    /// caller, and that `offset` is added to theirs.
    ///
    /// Without this, slots and addresses relative to the callee's CFA, frame base or stack pointer
    /// have no location in the caller.
    pub fn slots(&mut self, base: Base, by: Base, offset: ByteOffset) -> &mut Self {
        self.slots.insert(base, (by, offset.0));
        self
    }

    /// Returns the caller's referrer for a value. A value gets the next number at the first call.
    pub fn of(&mut self, value: ValueId) -> Referrer {
        let next = &mut self.next;
        *self.values.entry(value).or_insert_with(|| {
            let new = Referrer::Value(*next);
            next.0 = next.0.wrapping_add(1);
            new
        })
    }

    /// The number for the next new value.
    pub fn next(&self) -> ValueId {
        self.next
    }

    /// Maps a base and an offset to those in the caller; `None` if they are unknown.
    fn place(&self, base: Base, offset: i32, stack: Register) -> Option<(Base, i32)> {
        match (self.slots.get(&base), base) {
            (Some((by, more)), _) => Some((*by, offset.checked_add(*more)?)),
            (None, Base::Register(register)) if register != stack => Some((base, offset)),
            (None, _) => None,
        }
    }

    /// Returns the caller's referrer for a referrer; `None` if it is unknown. Lists of registers do
    /// not change.
    pub(in crate::changes) fn referrer(
        &mut self,
        referrer: Referrer,
        stack: Register,
    ) -> Option<Referrer> {
        Some(match referrer {
            Referrer::Value(value) => self.of(value),
            Referrer::Slot { base, offset, bits } => {
                let (base, offset) = self.place(base, offset, stack)?;
                Referrer::Slot { base, offset, bits }
            }
            Referrer::Address { base, offset } => {
                let (base, offset) = self.place(base, offset, stack)?;
                Referrer::Address { base, offset }
            }
            other => other,
        })
    }
}

//! Places: each is a storage and a bit offset in it.
//!
//! The bits of a storage are one sequence, **in the order of memory**: bit 0 of a byte in memory is
//! its least significant one on a little-endian target and its most significant one on a big-endian
//! target. The bits of a register are in the same order: on a big-endian target, its most
//! significant bit is first. There, an object of `n` bits in the low bits of a register of `m` bits
//! starts at bit `m - n`. Moving within an object is therefore an addition in every storage.

use super::EvaluationFault;
use crate::target::ByteOrder;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// A sequence of bits, or of places for bits.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Storage {
    Undefined,
    /// The result of an operation whose evaluation failed.
    Failed(EvaluationFault),
    /// Memory, by DWARF's number of the address space.
    Memory {
        space: u64,
        /// The size of an address in bits.
        address: u32,
    },
    Register {
        number: u16,
        bits: u64,
        /// The number of its bits, from the least significant one, that have a value: all, unless a
        /// call clobbered some.
        kept: u64,
    },
    /// Known bits, in the order of memory.
    Known(Rc<[bool]>),
    /// An implicit pointer, and its size in bits.
    Pointer(Rc<Pointee>, u64),
    /// Consecutive parts.
    Parts(Rc<[Part]>),
    /// Several places at once. No member is such a set itself.
    OneOf(Rc<[Member]>),
}

/// One of several places, and the places of arguments and values that it uses: their numbers, in
/// ascending order.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Member {
    pub(super) place: Place,
    pub(super) uses: Uses,
}

/// Numbers of chosen places, in ascending order.
pub(super) type Uses = Vec<u32>;

/// Returns the union of both.
pub(super) fn joined(one: &[u32], other: &[u32]) -> Uses {
    let mut all = [one, other].concat();
    all.sort_unstable();
    all.dedup();
    all
}

/// A part: a number of bits at a place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Part {
    pub(super) bits: u128,
    pub(super) place: Place,
}

/// The target of an implicit pointer.
#[derive(PartialEq, Debug)]
pub struct Pointee {
    pub(super) place: Place,
    /// The size of the target in bits.
    pub bits: u64,
    /// DWARF's number of the address space that the pointer points into.
    pub space: u64,
    /// The size of the pointer itself in bits.
    pub pointer_bits: u64,
    pub(super) order: ByteOrder,
}

/// A storage and a bit in it, counted in the order of memory.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) storage: Storage,
    pub(super) bit: i128,
    /// Records whether an address wrapped around an end of memory, or an operand failed.
    pub(super) doubt: Doubt,
}

/// The doubt about a location: whether a consumer may fail to evaluate it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Doubt {
    /// A consumer finds the location.
    None,
    /// A consumer finds the location, but a comparison with lowered DWARF does not require that: an
    /// operation that moves an overlay may fail outside of the base's type.
    Around,
    /// A consumer may fail.
    MayFail,
    /// An operand fails in every state of the machine, but contributes no bits.
    Fails,
}

/// A value that may be read, and the places that it uses.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Value<T = Vec<bool>> {
    pub(super) reading: Result<T, EvaluationFault>,
    pub(super) uses: Uses,
    /// The doubt whether a consumer fails instead.
    pub(super) doubt: Doubt,
}

impl<T> Value<T> {
    /// Applies a function that may fail to the value.
    pub(super) fn map<U>(self, of: impl FnOnce(T) -> Result<U, EvaluationFault>) -> Value<U> {
        Value {
            reading: self.reading.and_then(of),
            uses: self.uses,
            doubt: self.doubt,
        }
    }

    /// Returns the place that is computed from it.
    pub(super) fn member(self, of: impl FnOnce(T) -> Place) -> Member {
        let place = self.reading.map_or_else(Place::failed, of);
        Member {
            place: place.with_doubt(self.doubt),
            uses: self.uses,
        }
    }
}

impl Place {
    pub(super) const UNDEFINED: Place = Place::new(Storage::Undefined);

    /// Returns the start of a storage.
    pub(super) const fn new(storage: Storage) -> Place {
        Place {
            storage,
            bit: 0,
            doubt: Doubt::None,
        }
    }

    pub(super) fn failed(fault: EvaluationFault) -> Place {
        Place::new(Storage::Failed(fault))
    }

    pub(super) fn known(bits: Vec<bool>) -> Place {
        Place::new(Storage::Known(bits.into()))
    }

    /// Returns a place that has any of these values.
    pub(super) fn values(values: impl IntoIterator<Item = Value>) -> Place {
        Place::of_each(values, Place::known)
    }

    /// Returns the places computed from each of several values.
    pub(super) fn of_each<T>(
        values: impl IntoIterator<Item = Value<T>>,
        mut of: impl FnMut(T) -> Place,
    ) -> Place {
        Place::one_of(values.into_iter().map(|value| value.member(&mut of)))
    }

    /// Returns the place, with doubt added.
    pub(super) fn with_doubt(self, doubt: Doubt) -> Place {
        if doubt == Doubt::None {
            return self;
        }
        self.each(|place| Place {
            doubt: place.doubt.max(doubt),
            ..place.clone()
        })
    }

    /// Returns this place, with the uses of `other` added. `other` was also evaluated, although the
    /// result does not contain it.
    pub(super) fn with_uses_of(&self, other: &Place) -> Place {
        let others = other.members_with(&[]);
        let uses = others.iter().map(|other| &other.uses);
        Place::one_of(uses.flat_map(|uses| self.members_with(uses)))
    }

    /// Returns a place that is all of these places at once. Within an expression, an undefined
    /// place also counts: another operand may have a location for the same place of an argument.
    pub(super) fn one_of(members: impl IntoIterator<Item = Member>) -> Place {
        let mut all: Vec<Member> = Vec::new();
        // Equal members use the same places.
        let mut numbers: BTreeMap<Uses, Vec<usize>> = BTreeMap::new();
        for member in members {
            for member in member.place.members_with(&member.uses) {
                let alike = numbers.entry(member.uses.clone()).or_default();
                if !alike.iter().any(|known| all.get(*known) == Some(&member)) {
                    alike.push(all.len());
                    all.push(member);
                }
            }
        }
        if all.len() > 1 {
            return Place::new(Storage::OneOf(all.into()));
        }
        all.pop().map_or(Place::UNDEFINED, |member| member.place)
    }

    /// Returns all places of an object or value at once. An undefined place does not count beside
    /// another.
    pub(super) fn any_of(members: impl IntoIterator<Item = Member>) -> Place {
        match Place::one_of(members) {
            Place {
                storage: Storage::OneOf(all),
                ..
            } if all.iter().any(|member| !member.place.is_undefined()) => {
                let are = all.iter().filter(|member| !member.place.is_undefined());
                Place::one_of(are.cloned())
            }
            place => place,
        }
    }

    /// Divides the places into those in which no bit of the object has a location, and the others.
    pub(super) fn divided(&self, bits: u64, order: ByteOrder) -> (Vec<Member>, Vec<Member>) {
        // A place may be defined beyond the object's bits only.
        let is_undefined = |member: &Member| {
            let place = &member.place;
            place.is_undefined() || bits > 0 && place.form(bits, order).is_undefined()
        };
        let all = self.members_with(&[]);
        all.into_iter().partition(is_undefined)
    }

    /// The number of places.
    pub(super) fn count(&self) -> usize {
        match &self.storage {
            Storage::OneOf(members) => members.len(),
            _ => 1,
        }
    }

    /// Returns each of its places, with `uses` added.
    pub(super) fn members_with(&self, uses: &[u32]) -> Vec<Member> {
        match &self.storage {
            Storage::OneOf(members) => {
                let with = |member: &Member| Member {
                    place: member.place.clone(),
                    uses: joined(&member.uses, uses),
                };
                members.iter().map(with).collect()
            }
            _ => alloc::vec![Member {
                place: self.clone(),
                uses: uses.to_vec()
            }],
        }
    }

    /// Returns a place of consecutive parts.
    pub(super) fn parts(parts: impl IntoIterator<Item = Part>) -> Place {
        let mut flat: Vec<Part> = Vec::new();
        for part in parts.into_iter().filter(|part| part.bits > 0) {
            match &part.place.storage {
                Storage::Parts(inner) if part.place.bit >= 0 && part.place.doubt == Doubt::None => {
                    let (mut skip, mut left) = (part.place.bit as u128, part.bits);
                    for part in inner.iter() {
                        if skip >= part.bits {
                            skip -= part.bits;
                        } else if left > 0 {
                            let bits = left.min(part.bits - skip);
                            flat.push(Part {
                                bits,
                                place: part.place.moved(skip as i128),
                            });
                            (skip, left) = (0, left - bits);
                        }
                    }
                    if left > 0 {
                        flat.push(Part {
                            bits: left,
                            place: Place::failed(EvaluationFault::OutOfBounds),
                        });
                    }
                }
                _ => flat.push(part),
            }
        }
        Place::new(Storage::Parts(flat.into()))
    }

    /// True if the evaluation of a part failed, or if the evaluation of one of the first `bits`
    /// bits may fail. The memory around an overlay is doubtful, but only for operations that move
    /// the overlay there.
    pub(super) fn has_failed(&self, bits: u128) -> bool {
        self.is_doubtful(bits, Doubt::MayFail)
    }

    /// The doubt about the first `bits` bits, for an expression with this operand.
    pub(super) fn doubt_of(&self, bits: u128) -> Doubt {
        if self.has_failed(bits) || self.ends_within(bits) {
            Doubt::MayFail
        } else if self.is_doubtful(u128::MAX, Doubt::Around) {
            Doubt::Around
        } else {
            Doubt::None
        }
    }

    /// Like [`Place::has_failed`], for any doubt of at least `min`.
    fn is_doubtful(&self, bits: u128, min: Doubt) -> bool {
        self.doubt >= min || self.is_storage_doubtful(bits, min)
    }

    fn is_storage_doubtful(&self, bits: u128, min: Doubt) -> bool {
        match &self.storage {
            Storage::Failed(_) => true,
            Storage::Parts(parts) => {
                let first = u128::try_from(self.bit).unwrap_or(0);
                let used = first..first.saturating_add(bits);
                let mut start = 0u128;
                parts.iter().any(|part| {
                    let end = start.saturating_add(part.bits);
                    let is_used = start < used.end && used.start < end;
                    start = end;
                    let place = &part.place;
                    let counts = is_used || place.doubt != Doubt::MayFail;
                    // A part without all of its bits has failed, for every use.
                    (counts && place.doubt >= min)
                        || place.is_storage_doubtful(part.bits, min)
                        || place.ends_within(part.bits)
                })
            }
            Storage::OneOf(members) => {
                let mut members = members.iter();
                members.any(|member| member.place.is_doubtful(bits, min))
            }
            _ => false,
        }
    }

    /// True if the place, or one of several, has fewer than `bits` bits.
    pub(super) fn ends_within(&self, bits: u128) -> bool {
        match &self.storage {
            Storage::OneOf(members) => members.iter().any(|member| member.place.ends_within(bits)),
            _ => {
                let bit = u128::try_from(self.bit).unwrap_or(u128::MAX);
                self.size()
                    .is_some_and(|size| size.saturating_sub(bit) < bits)
            }
        }
    }

    /// Returns the fault of a part that fails in every state of the machine, at each of several
    /// places.
    pub(super) fn certain_fault(&self) -> Option<EvaluationFault> {
        match &self.storage {
            _ if self.doubt == Doubt::Fails => Some(EvaluationFault::Undefined),
            Storage::Failed(fault) => Some(*fault).filter(|fault| fault.is_certain()),
            Storage::Parts(parts) => parts.iter().find_map(|part| part.place.certain_fault()),
            Storage::OneOf(members) => {
                let mut faults = members.iter().map(|member| member.place.certain_fault());
                let first = faults.next()??;
                faults.all(|fault| fault.is_some()).then_some(first)
            }
            _ => None,
        }
    }

    /// Returns the place with this fault in all failed parts.
    pub(super) fn with_fault(&self, fault: EvaluationFault) -> Place {
        let storage = match &self.storage {
            Storage::Failed(_) => Storage::Failed(fault),
            Storage::Parts(parts) => {
                let map = |part: &Part| Part {
                    bits: part.bits,
                    place: part.place.with_fault(fault),
                };
                Storage::Parts(parts.iter().map(map).collect())
            }
            Storage::OneOf(members) => {
                let map = |one: &Member| Member {
                    place: one.place.with_fault(fault),
                    uses: one.uses.clone(),
                };
                Storage::OneOf(members.iter().map(map).collect())
            }
            other => other.clone(),
        };
        Place {
            storage,
            ..self.clone()
        }
    }

    /// Returns the same place, marked as a place whose evaluation may fail.
    pub(super) fn that_may_fail(&self) -> Place {
        Place {
            doubt: self.doubt.max(Doubt::MayFail),
            ..self.clone()
        }
    }

    /// True if no bit has a location.
    pub(super) fn is_undefined(&self) -> bool {
        match &self.storage {
            Storage::Undefined => true,
            Storage::Register { kept: 0, .. } => true,
            Storage::Parts(parts) => parts.iter().all(|part| part.place.is_undefined()),
            Storage::OneOf(members) => members.iter().all(|member| member.place.is_undefined()),
            _ => false,
        }
    }

    /// True if no bit has a location or is the target of a pointer.
    pub(super) fn has_no_location(&self) -> bool {
        match &self.storage {
            Storage::Pointer(to, _) => to.place.has_no_location(),
            Storage::Parts(parts) => parts.iter().all(|part| part.place.has_no_location()),
            Storage::OneOf(members) => members.iter().all(|member| member.place.has_no_location()),
            _ => self.is_undefined(),
        }
    }

    /// The size of the storage in bits; `None` if it is unlimited.
    pub(super) fn size(&self) -> Option<u128> {
        match &self.storage {
            Storage::Undefined | Storage::Failed(_) => None,
            Storage::Memory { address, .. } => Some(8 << (*address).min(64)),
            Storage::Register { bits, .. } | Storage::Pointer(_, bits) => Some(u128::from(*bits)),
            Storage::Known(bits) => Some(bits.len() as u128),
            Storage::Parts(parts) => Some(parts.iter().map(|part| part.bits).sum()),
            Storage::OneOf(members) => members
                .iter()
                .filter_map(|member| member.place.size())
                .min(),
        }
    }

    /// Applies a function to each of several places, or to the only one.
    pub(super) fn each(&self, of: impl Fn(&Place) -> Place) -> Place {
        match &self.storage {
            Storage::OneOf(members) => {
                let map = |member: &Member| Member {
                    place: of(&member.place),
                    uses: member.uses.clone(),
                };
                Place::one_of(members.iter().map(map))
            }
            _ => of(self),
        }
    }

    /// Returns the place `by` bits further in the order of memory. A place outside of its storage
    /// has failed; memory wraps around.
    pub(super) fn moved(&self, by: i128) -> Place {
        self.each(|place| {
            let Some(size) = place.size().filter(|_| by != 0) else {
                return place.clone();
            };
            let size = size as i128;
            let Some(bit) = place.bit.checked_add(by) else {
                return Place::failed(EvaluationFault::OutOfBounds);
            };
            let is_inside = (0..size).contains(&bit);
            match place.storage {
                Storage::Memory { .. } => {
                    let place = Place {
                        bit: bit.rem_euclid(size),
                        ..place.clone()
                    };
                    if is_inside {
                        place
                    } else {
                        place.that_may_fail()
                    }
                }
                _ if !is_inside => Place::failed(EvaluationFault::OutOfBounds),
                _ => Place {
                    bit,
                    ..place.clone()
                },
            }
        })
    }
}

/// Returns bits of a register, in the order of memory. `bytes` has the least significant byte
/// first; `low` is the lowest bit.
pub(super) fn register_bits(bytes: &[u8], low: u64, bits: u64, order: ByteOrder) -> Vec<bool> {
    let bit = |at: u64| {
        bytes
            .get((at / 8) as usize)
            .is_some_and(|byte| byte >> (at % 8) & 1 != 0)
    };
    in_order((low..low.saturating_add(bits)).map(bit).collect(), order)
}

/// Converts a number's bits between least significant first and the order of memory.
pub(super) fn in_order(mut bits: Vec<bool>, order: ByteOrder) -> Vec<bool> {
    if order == ByteOrder::Big {
        bits.reverse();
    }
    bits
}

impl Pointee {
    /// Returns the address of the target, if it is at a whole byte in memory of the pointer's
    /// address space.
    pub fn address(&self) -> Option<u64> {
        match self.place.storage {
            Storage::Memory { space, .. } if space == self.space && self.place.bit % 8 == 0 => {
                u64::try_from(self.place.bit / 8).ok()
            }
            _ => None,
        }
    }

    /// True if the target is undefined.
    pub fn is_undefined(&self) -> bool {
        self.place.is_undefined()
    }
}

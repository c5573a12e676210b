//! The normal form of a location: the origin of each of its bits.
//!
//! Two locations are equal for an object of some size if their normal forms are. Consecutive bits
//! of the same storage are one run. Undefined bits have no identity, and known bits have only their
//! values, so adjacent runs of either kind are always merged. The origins of a bit that is in
//! several places are sorted and unique.

use super::bits;
use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use crate::target::{ByteOrder, Register};
use alloc::vec;
use alloc::vec::Vec;

/// The origin of a run, given by the origin of its first bit; the other bits are consecutive. The
/// origin of a run in a register is that of its least significant bit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// The bits are undefined.
    Undefined,
    /// Bits in memory.
    Memory {
        /// DWARF's number of the address space.
        space: u64,
        /// The bit address.
        bit: u128,
    },
    /// Bits in a register: the most significant one first on a big-endian target, the least
    /// significant one first on other targets.
    Register {
        /// The frame.
        frame: u32,
        /// The register's number.
        register: u16,
        /// The index of their least significant bit, counted from the register's least significant
        /// bit.
        bit: u128,
    },
    /// Known bits.
    Known(
        /// The bits in order, eight in a byte, the first in the least significant bit for either
        /// byte order. Unused bits are 0.
        Vec<u8>,
    ),
    /// Bits of an implicit pointer.
    ImplicitPointer {
        /// The entry of the pointer's target.
        entry: super::EntryId,
        /// The byte offset in that object.
        offset: i64,
        /// The index of the first bit in the pointer.
        bit: u128,
    },
    /// Bits that are in several places at once.
    OneOf(
        /// At least two origins, in ascending order. Two of them are known only if each bit may be
        /// 0 or 1: one is all 0, the other all 1.
        Vec<Origin>,
    ),
}

impl Origin {
    fn known(bytes: &[u8], bit: u128, count: u128, order: ByteOrder) -> Origin {
        let mut list = vec![0; count.div_ceil(8) as usize];
        for index in 0..count as usize {
            if bits::get(bytes, bit as usize + index, order) {
                bits::set(&mut list, index, ByteOrder::Little);
            }
        }
        Origin::Known(list)
    }

    /// The origins of bits in several places, or the only origin.
    pub fn all(&self) -> &[Origin] {
        match self {
            Origin::OneOf(origins) => origins,
            origin => core::slice::from_ref(origin),
        }
    }
}

/// Consecutive bits of one origin.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Run {
    /// The number of bits.
    pub bits: u128,
    /// The origin of the bits.
    pub origin: Origin,
}

/// The origins of all bits of a location.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct NormalForm {
    /// The runs in order, none of them empty.
    pub runs: Vec<Run>,
}

impl NormalForm {
    /// The normal form of the first `count` bits at a location.
    ///
    /// # Errors
    ///
    /// `out-of-bounds` if the storage has fewer bits; `limit-size` if more than 2²⁶ known bits
    /// would be listed.
    pub fn of(location: &Location, count: u128, order: ByteOrder) -> Result<NormalForm, EvalError> {
        let mut form = NormalForm::default();
        let mut known = super::Limits::DEFAULT.read_bits;
        form.collect(location, count, order, &mut known)?;
        Ok(form)
    }

    /// The number of bits.
    pub fn bits(&self) -> u128 {
        self.runs.iter().map(|run| run.bits).sum()
    }

    /// Appends `count` bits from bit `bit` on, which are in several places.
    fn collect_members(
        &mut self,
        members: &[Location],
        (bit, count): (u128, u128),
        order: ByteOrder,
        known: &mut u128,
    ) -> Result<(), EvalError> {
        let mut forms = Vec::with_capacity(members.len());
        for member in members {
            let mut form = NormalForm::default();
            form.collect(&member.moved(bit as i128)?, count, order, known)?;
            forms.push(form);
        }
        self.merge(forms, count, order);
        Ok(())
    }

    /// Appends the bits at a location. `known` is the remaining number of known bits that may be
    /// listed.
    fn collect(
        &mut self,
        location: &Location,
        count: u128,
        order: ByteOrder,
        known: &mut u128,
    ) -> Result<(), EvalError> {
        if count == 0 {
            return Ok(());
        }
        if count > location.left() {
            return Err(EvalError::new(
                ErrorCode::OutOfBounds,
                "the object is larger than its location's storage",
            ));
        }
        let bit = location.offset;
        let origin = match &location.storage {
            Storage::Undefined => Origin::Undefined,
            Storage::Memory { space, .. } => Origin::Memory { space: *space, bit },
            Storage::Register {
                frame,
                register: Register(register),
                ..
            } => Origin::Register {
                frame: *frame,
                register: *register,
                bit,
            },
            Storage::ImplicitPointer { entry, offset, .. } => Origin::ImplicitPointer {
                entry: *entry,
                offset: *offset,
                bit,
            },
            Storage::Implicit(bytes) => {
                *known = known.checked_sub(count).ok_or(EvalError::new(
                    ErrorCode::LimitSize,
                    "the location has too many known bits",
                ))?;
                Origin::known(bytes, bit, count, order)
            }
            Storage::Composite(composite) => {
                let mut parts = composite.range(bit, bit.saturating_add(count), order);
                return parts
                    .try_for_each(|(_, bits, part)| self.collect(&part, bits, order, known));
            }
            Storage::Multiple(multiple) => {
                let members = multiple.members();
                return self.collect_members(members, (bit, count), order, known);
            }
        };
        self.push(
            Run {
                bits: count,
                origin,
            },
            order,
        );
        Ok(())
    }

    /// Appends a run. Merges it with the last run if it continues that run.
    fn push(&mut self, run: Run, order: ByteOrder) {
        if let Some(last) = self.runs.last_mut()
            && last.joins(&run, order)
        {
            return;
        }
        self.runs.push(run);
    }

    /// Appends several normal forms of equal length as one that has all their origins.
    fn merge(&mut self, forms: Vec<NormalForm>, count: u128, order: ByteOrder) {
        // The position in each form: the run, and the number of its bits that are used.
        let mut at = vec![(0usize, 0u128); forms.len()];
        let mut done = 0;
        while done < count {
            let current = |(form, (run, used)): (&NormalForm, &(usize, u128))| {
                form.runs.get(*run).map_or(0, |run| run.bits - used)
            };
            // Every form has `count` bits, so each has a next run.
            let step = forms.iter().zip(&at).map(current).min().unwrap_or(0);
            if step == 0 {
                return;
            }
            let (step, agree) = agreement(&forms, &at, step);
            let mut origins = Vec::with_capacity(forms.len());
            for (form, (run, used)) in forms.iter().zip(&mut at) {
                match form.runs[*run].part(*used, step, order) {
                    Origin::OneOf(inner) => origins.extend(inner),
                    origin => origins.push(origin),
                }
                *used += step;
                if *used == form.runs[*run].bits {
                    (*run, *used) = (*run + 1, 0);
                }
            }
            if !agree {
                // The known bits differ, so each bit may be 0 or 1.
                origins.retain(|origin| !matches!(origin, Origin::Known(_)));
                let bytes = step.div_ceil(8) as usize;
                origins.extend(
                    [0, 0xff]
                        .map(|byte| Origin::Known(vec![byte; bytes]).part(step, 0, step, order)),
                );
            }
            origins.sort();
            origins.dedup();
            let origin = if origins.len() == 1 {
                origins.remove(0)
            } else {
                Origin::OneOf(origins)
            };
            self.push(Run { bits: step, origin }, order);
            done += step;
        }
    }
}

/// Returns whether the known origins of the next bit agree, and the number of the next `max_bits`
/// bits for which this result is the same. The origins of a bit are a set, so two known origins
/// count as two only where they differ.
fn agreement(forms: &[NormalForm], at: &[(usize, u128)], max_bits: u128) -> (u128, bool) {
    let mut known: Vec<(&[u8], usize)> = Vec::new();
    for (form, (run, used)) in forms.iter().zip(at) {
        let origins = match form.runs.get(*run).map(|run| &run.origin) {
            Some(Origin::OneOf(origins)) => &origins[..],
            Some(origin) => core::slice::from_ref(origin),
            None => &[],
        };
        known.extend(origins.iter().filter_map(|origin| match origin {
            Origin::Known(bytes) => Some((&bytes[..], *used as usize)),
            _ => None,
        }));
    }
    let Some(((first, skip), others)) =
        known.split_first().filter(|(_, others)| !others.is_empty())
    else {
        return (max_bits, true);
    };
    let bit = |bytes, index| bits::get(bytes, index, ByteOrder::Little);
    let agree = |index| {
        others
            .iter()
            .all(|(bytes, used)| bit(bytes, used + index) == bit(first, skip + index))
    };
    let same = agree(0);
    // Known bits are in memory, so their number fits.
    (
        (1..max_bits as usize)
            .take_while(|index| agree(*index) == same)
            .count() as u128
            + 1,
        same,
    )
}

impl Origin {
    /// Returns the origin of `count` bits from `skip` on, in a run of `all` bits. The range is
    /// inside the run.
    fn part(&self, all: u128, skip: u128, count: u128, order: ByteOrder) -> Origin {
        let mut origin = match self {
            Origin::Known(known) => {
                let mut list = vec![0; count.div_ceil(8) as usize];
                let from = (&known[..], skip as usize);
                bits::copy(from, (&mut list[..], 0), count as usize, ByteOrder::Little);
                return Origin::Known(list);
            }
            Origin::OneOf(origins) => {
                let parts = origins.iter();
                let parts = parts.map(|origin| origin.part(all, skip, count, order));
                return Origin::OneOf(parts.collect());
            }
            origin => origin.clone(),
        };
        match &mut origin {
            Origin::Register { bit, .. } if order == ByteOrder::Big => *bit += all - skip - count,
            Origin::Memory { bit, .. }
            | Origin::Register { bit, .. }
            | Origin::ImplicitPointer { bit, .. } => *bit += skip,
            Origin::Undefined | Origin::Known(_) | Origin::OneOf(_) => {}
        }
        origin
    }

    /// True if `count` bits of `next` continue `bits` bits of this origin. Does not compare known
    /// bits.
    fn continues(&self, bits: u128, next: &Origin, count: u128, order: ByteOrder) -> bool {
        match (self, next) {
            (Origin::Undefined, Origin::Undefined) | (Origin::Known(_), Origin::Known(_)) => true,
            (Origin::OneOf(here), Origin::OneOf(there)) => {
                let continues =
                    |(here, there): (&Origin, &Origin)| here.continues(bits, there, count, order);
                here.len() == there.len() && here.iter().zip(there).all(continues)
            }
            (Origin::Known(_) | Origin::OneOf(_), _) | (_, Origin::Known(_) | Origin::OneOf(_)) => {
                false
            }
            (
                Origin::Register {
                    frame,
                    register,
                    bit,
                },
                _,
            ) if order == ByteOrder::Big => {
                let lower = bit.checked_sub(count);
                lower.is_some_and(|bit| {
                    *next
                        == Origin::Register {
                            frame: *frame,
                            register: *register,
                            bit,
                        }
                })
            }
            _ => self.part(bits, bits, 0, order) == *next,
        }
    }

    /// Appends `count` bits that continue this origin.
    fn extend(&mut self, bits: u128, next: &Origin, count: u128, order: ByteOrder) {
        match (self, next) {
            // The lowest bit is the last one.
            (Origin::Register { bit, .. }, _) if order == ByteOrder::Big => {
                *bit = bit.saturating_sub(count)
            }
            (Origin::Known(here), Origin::Known(there)) => {
                here.resize((bits + count).div_ceil(8) as usize, 0);
                let to = (&mut here[..], bits as usize);
                bits::copy((&there[..], 0), to, count as usize, ByteOrder::Little);
            }
            (Origin::OneOf(here), Origin::OneOf(there)) => {
                for (here, there) in here.iter_mut().zip(there) {
                    here.extend(bits, there, count, order);
                }
            }
            _ => {}
        }
    }
}

impl Run {
    /// The origin of `count` bits from `skip` on.
    fn part(&self, skip: u128, count: u128, order: ByteOrder) -> Origin {
        self.origin.part(self.bits, skip, count, order)
    }

    /// Merges `next` into this run if it continues the run.
    fn joins(&mut self, next: &Run, order: ByteOrder) -> bool {
        let joins = self
            .origin
            .continues(self.bits, &next.origin, next.bits, order);
        if joins {
            self.origin
                .extend(self.bits, &next.origin, next.bits, order);
            self.bits += next.bits;
        }
        joins
    }
}

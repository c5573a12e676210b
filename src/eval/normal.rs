//! The normal form of a location: where each of its bits comes from.
//!
//! Two locations are the same for an object of some size if their normal forms are equal. Bits that
//! follow each other in the same storage are one run; undefined and known bits have no identity
//! beyond what they are, so neighbouring runs of those are always one. Where several origins are
//! one bit's, they are sorted and each is there once.

use super::bits;
use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use crate::target::{ByteOrder, Register};
use alloc::vec;
use alloc::vec::Vec;

/// Where the bits of a run come from: the origin of the first; the others follow it. In a register,
/// of the lowest.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// Nobody knows.
    Undefined,
    /// Bits in memory.
    Memory {
        /// DWARF's number of the address space.
        space: u64,
        /// The bit address.
        bit: u128,
    },
    /// Bits in a register. The most significant comes first on a big-endian target, the least
    /// significant on others.
    Register {
        /// The frame.
        frame: u32,
        /// The register's number.
        register: u16,
        /// The index of the least significant of them, counted from the register's least
        /// significant bit.
        bit: u128,
    },
    /// Bits that are known.
    Known(
        /// The bits in order, eight in a byte, the first in the least significant bit whatever the
        /// byte order; unused bits are 0.
        Vec<u8>,
    ),
    /// Bits of a pointer that does not exist.
    ImplicitPointer {
        /// The entry of the object that is pointed to.
        entry: super::EntryId,
        /// The byte offset in that object.
        offset: i64,
        /// The first bit's index in the pointer.
        bit: u128,
    },
    /// Bits that are in several places at once.
    OneOf(
        /// The origins, at least two, ascending. Two of them are known only where each bit may be 0
        /// or 1: one is all 0, the other all 1.
        Vec<Origin>,
    ),
}

/// A run of bits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Run {
    /// How many bits.
    pub bits: u128,
    /// Where they come from.
    pub origin: Origin,
}

/// Where each bit of a location comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct NormalForm {
    /// The runs in order, none empty.
    pub runs: Vec<Run>,
}

impl NormalForm {
    /// The normal form of the first `count` bits of what is at a location.
    ///
    /// # Errors
    ///
    /// `out-of-bounds` where the storage has fewer; `limit-size` where more than 2²⁶ bits would
    /// have to be listed one by one.
    pub fn of(location: &Location, count: u128, order: ByteOrder) -> Result<NormalForm, EvalError> {
        let mut form = NormalForm::default();
        let mut known = super::Limits::DEFAULT.read_bits;
        form.collect(location, count, order, &mut known)?;
        Ok(form)
    }

    /// How many bits there are.
    pub fn bits(&self) -> u128 {
        self.runs.iter().map(|run| run.bits).sum()
    }

    /// Appends what is at a location; `known` is how many known bits may still be listed.
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
                    "too many known bits are listed",
                ))?;
                let mut list = vec![0; count.div_ceil(8) as usize];
                for index in 0..count as usize {
                    let value = bits::get(bytes, bit as usize + index, order);
                    bits::set(&mut list, index, ByteOrder::Little, value);
                }
                Origin::Known(list)
            }
            Storage::Composite(composite) => {
                for (_, bits, part) in composite.range(bit, bit.saturating_add(count), order) {
                    self.collect(&part, bits, order, known)?;
                }
                return Ok(());
            }
            Storage::Multiple(multiple) => {
                let mut forms = Vec::with_capacity(multiple.members().len());
                for member in multiple.members() {
                    let mut form = NormalForm::default();
                    form.collect(&member.moved(bit as i128)?, count, order, known)?;
                    forms.push(form);
                }
                self.merge(forms, count, order);
                return Ok(());
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

    /// Appends a run, joining it to the last where it continues that.
    fn push(&mut self, run: Run, order: ByteOrder) {
        if let Some(last) = self.runs.last_mut()
            && last.joins(&run, order)
        {
            return;
        }
        self.runs.push(run);
    }

    /// Appends several normal forms of the same length as one of origins to choose from.
    fn merge(&mut self, forms: Vec<NormalForm>, count: u128, order: ByteOrder) {
        // Where each form is: the run, and how much of it is used.
        let mut at = vec![(0usize, 0u128); forms.len()];
        let mut done = 0;
        while done < count {
            let current = |(form, (run, used)): (&NormalForm, &(usize, u128))| {
                form.runs.get(*run).map_or(0, |run| run.bits - used)
            };
            // Every form has `count` bits, so there is a next run in each.
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
                // Each bit may be 0 or 1, whichever says which.
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

/// Of the next bits, at most `most`: how many of them all known origins agree on, or how many they
/// disagree on, and which of both. A bit's origins are a set, so two known ones count only where
/// they differ.
fn agreement(forms: &[NormalForm], at: &[(usize, u128)], most: u128) -> (u128, bool) {
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
        return (most, true);
    };
    let bit = |bytes, index| bits::get(bytes, index, ByteOrder::Little);
    let agree = |index| {
        others
            .iter()
            .all(|(bytes, used)| bit(bytes, used + index) == bit(first, skip + index))
    };
    let same = agree(0);
    // Known bits are in memory, so there are not too many.
    (
        (1..most as usize)
            .take_while(|index| agree(*index) == same)
            .count() as u128
            + 1,
        same,
    )
}

impl Origin {
    /// Of `all` bits, the origin of `count` from `skip` on, which is not past the end.
    fn part(&self, all: u128, skip: u128, count: u128, order: ByteOrder) -> Origin {
        let mut origin = self.clone();
        match &mut origin {
            Origin::Undefined => {}
            Origin::Register { bit, .. } if order == ByteOrder::Big => *bit += all - skip - count,
            Origin::Memory { bit, .. }
            | Origin::Register { bit, .. }
            | Origin::ImplicitPointer { bit, .. } => {
                *bit += skip;
            }
            Origin::Known(known) => {
                let mut list = vec![0; count.div_ceil(8) as usize];
                bits::copy(
                    known,
                    skip as usize,
                    &mut list,
                    0,
                    count as usize,
                    ByteOrder::Little,
                );
                *known = list;
            }
            Origin::OneOf(origins) => {
                for origin in origins {
                    *origin = origin.part(all, skip, count, order);
                }
            }
        }
        origin
    }

    /// Whether `count` bits of `next` are what follows `bits` bits of this, without looking at
    /// known bits.
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

    /// Takes in `count` bits that continue these.
    fn extend(&mut self, bits: u128, next: &Origin, count: u128, order: ByteOrder) {
        match (self, next) {
            // The lowest is the last.
            (Origin::Register { bit, .. }, _) if order == ByteOrder::Big => {
                *bit = bit.saturating_sub(count)
            }
            (Origin::Known(here), Origin::Known(there)) => {
                here.resize((bits + count).div_ceil(8) as usize, 0);
                bits::copy(
                    there,
                    0,
                    here,
                    bits as usize,
                    count as usize,
                    ByteOrder::Little,
                );
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
    /// The origin of `count` of the bits from `skip` on.
    fn part(&self, skip: u128, count: u128, order: ByteOrder) -> Origin {
        self.origin.part(self.bits, skip, count, order)
    }

    /// Takes in `next` if it continues this run.
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

//! Places that overlay others.

use super::EvaluationFault;
use super::place::{Part, Place, Storage};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// A number of bits larger than any storage.
const UNLIMITED_BITS: u128 = 1 << 100;

/// Returns the bits at which a place of `end` bits has to be cut, in ascending order: its own start
/// and end, and the bounds in it.
fn cuts(bounds: [u128; 6], end: u128) -> Vec<u128> {
    let bounds = bounds.into_iter().filter(|cut| *cut < end);
    let cuts: BTreeSet<u128> = bounds.chain([0, end]).collect();
    cuts.into_iter().collect()
}

/// Returns a place with another one, of `bits` bits, laid over it `by` bits after its start.
/// `base_bits` is the size of the base's type. An operation that moves the result outside of this
/// size may fail, because a consumer may have created a composite of this size.
pub(super) fn overlaid(base: &Place, base_bits: u128, over: &Place, bits: u128, by: i128) -> Place {
    // The result is a sequence of bits from the start of the base's storage, or from the base
    // itself if that is before the storage.
    let before = u128::try_from(base.bit.saturating_neg()).unwrap_or(0);
    let first = u128::try_from(base.bit).unwrap_or(0);
    let start = (first as i128)
        .checked_add(by)
        .and_then(|start| u128::try_from(start).ok());
    let Some(start) = start.filter(|_| first < UNLIMITED_BITS && before < UNLIMITED_BITS) else {
        return Place::failed(EvaluationFault::OutOfBounds);
    };
    // Undefined storage is unlimited; memory wraps around.
    let size = base.size().unwrap_or(UNLIMITED_BITS);
    let storage_end = before + size;
    let wrapped_bits = match base.storage {
        Storage::Memory { .. } => size,
        _ => 0,
    };
    let (end, base_end) = (start.saturating_add(bits), first.saturating_add(base_bits));
    let last_end = end.max(storage_end + wrapped_bits);
    let bounds = [before, first, base_end, start, end, storage_end];
    let cuts = cuts(bounds, last_end);
    let of_base = |from: u128| {
        let at = |bit: u128| match base.size() {
            Some(_) => Place {
                bit: bit as i128,
                ..base.clone()
            },
            None => base.clone(),
        };
        let place = if from < before {
            Place::failed(EvaluationFault::OutOfBounds)
        } else if from < storage_end {
            at(from - before)
        } else if wrapped_bits > 0 {
            at(from - storage_end).that_may_fail()
        } else {
            Place::UNDEFINED
        };
        match (first..base_end).contains(&from) {
            true => place,
            false => place.that_may_fail(),
        }
    };
    let part = |(from, to): (u128, u128)| Part {
        bits: to - from,
        place: match (start..end).contains(&from) {
            true => over.moved((from - start) as i128),
            false => of_base(from),
        },
    };
    let ends = cuts.iter().copied().skip(1);
    let place = Place::parts(cuts.iter().copied().zip(ends).map(part));
    Place {
        bit: first as i128,
        ..place
    }
}

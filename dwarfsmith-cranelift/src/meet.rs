//! Parts of a variable that are in the same place.
//!
//! A debugger that writes a variable writes each of its parts, so no two parts may be in the same
//! storage. But a program may assign one value to several parts, the register allocator may have
//! several values in one register, and a value may contain another one. All parts in a place,
//! except the first one, are therefore described as values, which a debugger only reads.

use std::collections::BTreeMap;

use crate::machine::Place;
use crate::record::{CompiledFunction, Operand, Source};
use crate::timeline::Segment;
use crate::values::of_value;

/// The size of a word of memory in bytes. Memory is compared in words.
const WORD: i64 = 8;

/// The maximum number of words of a value.
const MAX_WORDS: i64 = 64;

/// The places of a variable's parts.
#[derive(Default)]
pub struct UsedPlaces {
    /// The ends of ranges of code, by register or word of memory, and by their starts.
    ends: BTreeMap<(Place, u32), u32>,
}

impl UsedPlaces {
    /// Adds the places of a part, which has these segments. Returns false, and adds nothing, if one
    /// of the places is used in the same code.
    pub fn add(&mut self, function: &CompiledFunction, segments: &[Segment]) -> bool {
        let mut own = Vec::new();
        for (index, segment) in segments.iter().enumerate() {
            let Some(Source::Operand(Operand::Value(value))) = segment.source else {
                continue;
            };
            let end = match segments.get(index + 1) {
                Some(next) => next.start,
                None => function.machine.code.len() as u32,
            };
            for range in of_value(&function.machine.ranges, value) {
                let code = (range.start.max(segment.start), range.end.min(end));
                if code.0 >= code.1 {
                    continue;
                }
                let Some(places) = words(function, value, range.place) else {
                    return false;
                };
                own.extend(places.map(|place| (place, code)));
            }
        }
        if own.iter().any(|(place, code)| self.has(*place, *code)) {
            return false;
        }
        for (place, (start, end)) in own {
            let known = self.ends.entry((place, start)).or_default();
            *known = end.max(*known);
        }
        true
    }

    /// Returns true if a place is used in a part of this code.
    fn has(&self, place: Place, (start, end): (u32, u32)) -> bool {
        let mut before = self.ends.range((place, 0)..(place, end));
        before.next_back().is_some_and(|(_, used)| *used > start)
    }
}

/// Returns the register, or the words of memory, of a value in a place; `None` if there are too
/// many.
fn words(
    function: &CompiledFunction,
    value: usize,
    place: Place,
) -> Option<impl Iterator<Item = Place>> {
    let (first, last) = match place {
        Place::Register(_) => (0, 0),
        Place::Cfa(offset) => {
            let ty = function.record.values.get(value)?.ty;
            let bits = ty.bit_size(&function.machine.isa.target())?;
            let bytes = i64::try_from(bits.div_ceil(8)).ok()?.max(1);
            let last = offset.checked_add(bytes - 1)?;
            (offset.div_euclid(WORD), last.div_euclid(WORD))
        }
    };
    let word = move |word| match place {
        Place::Register(_) => place,
        Place::Cfa(_) => Place::Cfa(word),
    };
    (last - first < MAX_WORDS).then(|| (first..=last).map(word))
}

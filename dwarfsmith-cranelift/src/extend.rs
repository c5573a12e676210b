//! Extends the ranges of values up to where their register or stack slot is overwritten.
//!
//! Cranelift's ranges end at a value's last use. The register often keeps it for much longer, and a
//! debugger's user does not care whether the program still needs it. So a value is followed from
//! where it is known to be along the control flow, until something overwrites the place; where
//! paths meet, all must agree. This is a forward data-flow analysis, which starts with all facts
//! and removes some until nothing changes.
//!
//! If a loop computes a value again, the place of the value of the previous iteration must not be
//! used. A value is defined where one of its ranges by Cranelift begins and none ends; there, this
//! analysis removes all places of the value.
//!
//! Parameters are in the places of the calling convention on entry, even if the function never
//! reads them, and are defined only there.

use crate::decode::Effect;
use crate::machine::{Place, ValueRange};
use crate::record::CompiledFunction;

/// A value in a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fact {
    value: usize,
    place: Place,
}

/// The input of the analysis.
struct Analysis<'a> {
    debug: &'a CompiledFunction,
    effects: Vec<(u32, Effect)>,
    /// Sorted.
    facts: Vec<Fact>,
    /// Cranelift's ranges by their starts, with the numbers of their facts.
    known: Vec<(ValueRange, usize)>,
    /// The place of each parameter on entry; parameters are the first values.
    parameters: Vec<Option<Place>>,
}

/// Extends the value ranges of a function.
pub fn extend(debug: &mut CompiledFunction, effects: Vec<(u32, Effect)>) {
    let parameters = debug.machine.parameters.clone();
    let facts = facts(debug, &parameters);
    let number = |range: &ValueRange| {
        facts
            .binary_search(&Fact {
                value: range.value,
                place: range.place,
            })
            .ok()
    };
    let mut known: Vec<_> = debug
        .machine
        .ranges
        .iter()
        .filter_map(|range| Some((*range, number(range)?)))
        .collect();
    known.sort_unstable_by_key(|(range, fact)| (range.start, *fact));
    let analysis = Analysis {
        debug,
        effects,
        facts,
        known,
        parameters,
    };
    let at_start = analysis.solve();
    let mut ranges = analysis.debug.machine.ranges.clone();
    // A prologue does not overwrite parameters.
    let end = debug.machine.blocks.first().map_or(0, |block| block.start);
    let entered = on_entry(&analysis.parameters);
    ranges.extend(entered.map(|Fact { value, place }| ValueRange {
        value,
        start: 0,
        end,
        place,
    }));
    for (block, state) in at_start.into_iter().enumerate() {
        if let Some(state) = state {
            analysis.transfer(block, state, &mut |fact, start, end| {
                let Fact { value, place } = analysis.facts[fact];
                ranges.push(ValueRange {
                    value,
                    start,
                    end,
                    place,
                });
            });
        }
    }
    debug.machine.live = std::mem::replace(&mut debug.machine.ranges, joined(ranges));
}

/// Each value in each of its places, sorted.
fn facts(debug: &CompiledFunction, parameters: &[Option<Place>]) -> Vec<Fact> {
    let mut facts: Vec<Fact> = debug
        .machine
        .ranges
        .iter()
        .map(|range| Fact {
            value: range.value,
            place: range.place,
        })
        .collect();
    facts.extend(on_entry(parameters));
    facts.sort_unstable();
    facts.dedup();
    facts
}

/// The ranges without empty ones; those of one value in one place that touch or overlap are joined.
fn joined(mut ranges: Vec<ValueRange>) -> Vec<ValueRange> {
    ranges.retain(|range| range.start < range.end);
    ranges.sort_unstable_by_key(|range| (range.value, range.place, range.start));
    let mut joined: Vec<ValueRange> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last)
                if (last.value, last.place) == (range.value, range.place)
                    && range.start <= last.end =>
            {
                last.end = last.end.max(range.end);
            }
            _ => joined.push(range),
        }
    }
    joined.sort_unstable();
    joined
}

impl Analysis<'_> {
    /// The facts at each block's start; `None` for unreachable blocks.
    fn solve(&self) -> Vec<Option<Vec<bool>>> {
        let blocks = &self.debug.machine.blocks;
        let mut at_start: Vec<Option<Vec<bool>>> = vec![None; blocks.len()];
        let mut to_visit = Vec::new();
        if let Some(entry) = at_start.first_mut() {
            let holds = |fact: &Fact| self.parameters.get(fact.value) == Some(&Some(fact.place));
            *entry = Some(self.facts.iter().map(holds).collect());
            to_visit.push(0);
        }
        while let Some(block) = to_visit.pop() {
            let Some(state) = at_start[block].clone() else {
                continue;
            };
            let state = self.transfer(block, state, &mut |_, _, _| {});
            for successor in &blocks[block].successors {
                let changed = match &mut at_start[*successor] {
                    unknown @ None => {
                        *unknown = Some(state.clone());
                        true
                    }
                    Some(before) => {
                        let mut changed = false;
                        for (holds, held) in before.iter_mut().zip(&state) {
                            changed |= *holds && !held;
                            *holds &= held;
                        }
                        changed
                    }
                };
                if changed {
                    to_visit.push(*successor);
                }
            }
        }
        at_start
    }

    /// Follows a block's instructions. Calls `found` for each fact that holds at an instruction,
    /// with the range of code.
    fn transfer(
        &self,
        block: usize,
        mut state: Vec<bool>,
        found: &mut impl FnMut(usize, u32, u32),
    ) -> Vec<bool> {
        let block = &self.debug.machine.blocks[block];
        let first = self.effects.partition_point(|(at, _)| *at < block.start);
        let mut next_known = self
            .known
            .partition_point(|(range, _)| range.start < block.start);
        for (at, effect) in self.effects[first..]
            .iter()
            .take_while(|(at, _)| *at < block.end)
        {
            let begin = next_known;
            while self
                .known
                .get(next_known)
                .is_some_and(|(range, _)| range.start <= *at)
            {
                next_known += 1;
            }
            let begins = &self.known[begin..next_known];
            for (range, _) in begins {
                let moved = *at > block.start && self.is_known(range.value, at - 1);
                if !moved && range.value >= self.parameters.len() {
                    self.forget(range.value, &mut state);
                }
            }
            if *at == block.start {
                // Cranelift's ranges continue from the previous block, independent of the path.
                for (range, fact) in self.known.iter().take_while(|(range, _)| range.start < *at) {
                    if range.end > *at {
                        state[*fact] = true;
                    }
                }
            }
            for (range, fact) in begins {
                if range.end > *at {
                    state[*fact] = true;
                }
            }
            for (number, holds) in state.iter_mut().enumerate().filter(|(_, holds)| **holds) {
                let place = self.facts[number].place;
                let clobbered = effect.call && !self.debug.machine.is_preserved_by_calls(place);
                // While the call runs, debuggers look up the frame one byte before the return
                // address.
                found(
                    number,
                    *at,
                    if clobbered {
                        effect.next - 1
                    } else {
                        effect.next
                    },
                );
                *holds = !clobbered && !effect.writes(place) && !self.releases(effect, place);
            }
        }
        state
    }

    /// Whether a range of Cranelift's gives a value a place at an offset.
    fn is_known(&self, value: usize, offset: u32) -> bool {
        let ranges = &self.debug.machine.ranges;
        let first = ranges.partition_point(|range| range.value < value);
        let ranges = ranges[first..]
            .iter()
            .take_while(|range| range.value == value);
        ranges
            .into_iter()
            .any(|range| range.start <= offset && offset < range.end)
    }

    /// Removes all facts about a value.
    fn forget(&self, value: usize, state: &mut [bool]) {
        let first = self.facts.partition_point(|fact| fact.value < value);
        for (fact, holds) in self.facts[first..].iter().zip(&mut state[first..]) {
            if fact.value != value {
                break;
            }
            *holds = false;
        }
    }

    /// Whether an instruction releases a place of the frame: memory below the stack pointer may
    /// change at any time.
    fn releases(&self, effect: &Effect, place: Place) -> bool {
        matches!(place, Place::Cfa(offset) if offset < 0)
            && !effect.call
            && effect
                .registers
                .contains(&self.debug.machine.isa.stack_pointer())
    }
}

/// The parameters in their places on entry.
fn on_entry(parameters: &[Option<Place>]) -> impl Iterator<Item = Fact> {
    let places = parameters.iter().enumerate();
    places.filter_map(|(value, place)| {
        Some(Fact {
            value,
            place: (*place)?,
        })
    })
}

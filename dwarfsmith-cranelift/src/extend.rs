//! Extends the ranges of values up to where their register or stack slot is overwritten.
//!
//! Cranelift's ranges end at a value's last use. The register often keeps it for much longer, and
//! the value is useful in a debugger even if the program does not need it any more. So a value is
//! followed along the control flow, from where its place is known until an instruction overwrites
//! the place; where paths meet, the value must be in the place on every path. This is an optimistic
//! forward data-flow analysis: it starts with all facts, and removes some until nothing changes.
//!
//! If a loop computes a value again, the place of the value of the previous iteration must not be
//! used. A value is defined where one of its ranges from Cranelift starts and none ends; there,
//! this analysis removes all places of the value.
//!
//! An unwinder may enter an exception handler without restoring the registers of the call, so
//! values in registers are not followed into handlers. Cranelift's ranges state the values that a
//! handler needs.
//!
//! Parameters are in the places of the calling convention on entry, even if the function never
//! reads them, and are defined only there.

use crate::cut::join_neighbors;
use crate::effect::{Effect, Registers, within};
use crate::machine::{Place, ValueRange};
use crate::record::CompiledFunction;

/// A value in a place. Facts are numbered by value, then by place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fact {
    value: usize,
    place: Place,
}

fn insert(facts: &mut [u64], fact: usize) {
    facts[fact / 64] |= 1 << (fact % 64);
}

/// Removes a fact. Returns true if it was in the set.
fn remove(facts: &mut [u64], fact: usize) -> bool {
    let (word, bit) = (&mut facts[fact / 64], 1 << (fact % 64));
    let held = *word & bit != 0;
    *word &= !bit;
    held
}

/// A set of facts for each block, in one array.
struct Sets {
    /// The number of words of a set.
    words: usize,
    bits: Vec<u64>,
}

impl Sets {
    /// Sets of `count` possible facts, filled with a word.
    fn new(blocks: usize, count: usize, word: u64) -> Sets {
        let words = count.div_ceil(64);
        let bits = vec![word; blocks * words];
        Sets { words, bits }
    }

    fn of(&self, block: usize) -> &[u64] {
        &self.bits[block * self.words..][..self.words]
    }

    fn of_mut(&mut self, block: usize) -> &mut [u64] {
        &mut self.bits[block * self.words..][..self.words]
    }
}

/// The facts of a word of a set, ascending.
fn facts_of(index: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (bit < 64).then_some(64 * index + bit)
    })
}

/// The input of the analysis.
struct Analysis<'a> {
    debug: &'a CompiledFunction,
    effects: &'a [Effect],
    /// Sorted.
    facts: Vec<Fact>,
    /// The facts by their places, sorted.
    by_place: Vec<(Place, usize)>,
    /// The size in bytes of the largest value in memory.
    widest: i64,
    /// The registers that hold a fact's value.
    registers: Registers,
    /// The facts in places that calls do not preserve.
    clobbered: Vec<usize>,
    in_registers: Vec<u64>,
    /// The blocks of exception handlers, sorted.
    handlers: Vec<usize>,
    /// Cranelift's ranges by their starts, with the numbers of their facts.
    known: Vec<(ValueRange, usize)>,
    /// For each block, the facts of Cranelift's ranges that start before it and reach into it.
    entering: Sets,
}

/// The receiver of the starts and ends of facts, in code order.
trait Visit {
    /// The fact holds from the offset `at` on.
    fn begin(&mut self, fact: usize, at: u32);
    /// The facts of a set hold from the offset `at` on.
    fn begin_all(&mut self, facts: &[u64], at: u32);
    /// The fact does not hold from the offset `at` on.
    fn end(&mut self, fact: usize, at: u32);
}

/// The effect of a block on facts.
struct Transfer<'t> {
    /// The facts that hold at the end if they hold at the start.
    kept: &'t mut [u64],
    /// The facts that hold at the end in any case.
    made: &'t mut [u64],
}

impl Visit for Transfer<'_> {
    fn begin(&mut self, fact: usize, _: u32) {
        insert(self.made, fact);
    }

    fn begin_all(&mut self, facts: &[u64], _: u32) {
        for (made, word) in self.made.iter_mut().zip(facts) {
            *made |= word;
        }
    }

    fn end(&mut self, fact: usize, _: u32) {
        remove(self.kept, fact);
        remove(self.made, fact);
    }
}

/// The ranges of code in which facts hold.
struct Found<'a> {
    facts: &'a [Fact],
    holds: Vec<u64>,
    /// For each fact that holds, the offset from which it holds.
    since: Vec<u32>,
    ranges: Vec<ValueRange>,
}

impl Visit for Found<'_> {
    fn begin(&mut self, fact: usize, at: u32) {
        if self.holds[fact / 64] & 1 << (fact % 64) == 0 {
            insert(&mut self.holds, fact);
            self.since[fact] = at;
        }
    }

    fn begin_all(&mut self, facts: &[u64], at: u32) {
        for (index, word) in facts.iter().enumerate() {
            let new = word & !self.holds[index];
            self.holds[index] |= new;
            facts_of(index, new).for_each(|fact| self.since[fact] = at);
        }
    }

    fn end(&mut self, fact: usize, at: u32) {
        if remove(&mut self.holds, fact) {
            let Fact { value, place } = self.facts[fact];
            self.ranges.push(ValueRange {
                value,
                start: self.since[fact],
                end: at,
                place,
            });
        }
    }
}

/// Extends the value ranges of a function.
pub fn extend(debug: &mut CompiledFunction, effects: &[Effect]) {
    let analysis = Analysis::new(debug, effects);
    if analysis.facts.is_empty() {
        return;
    }
    let (at_start, reached) = analysis.solve();
    let mut found = Found {
        facts: &analysis.facts,
        holds: vec![0; at_start.words],
        since: vec![0; analysis.facts.len()],
        // Many ranges are split in two.
        ranges: Vec::with_capacity(3 * debug.machine.ranges.len()),
    };
    found.ranges.extend_from_slice(&debug.machine.ranges);
    // A prologue does not overwrite parameters.
    let end = debug.machine.blocks.first().map_or(0, |block| block.start);
    let entered = on_entry(&debug.machine.parameters);
    found
        .ranges
        .extend(entered.map(|Fact { value, place }| ValueRange {
            value,
            start: 0,
            end,
            place,
        }));
    // The end of the last block. Facts that hold in the block after it continue there.
    let mut end = 0;
    for number in (0..reached.len()).filter(|number| reached[*number]) {
        let block = &debug.machine.blocks[number];
        for (index, word) in at_start.of(number).iter().enumerate() {
            let continued = if block.start == end { *word } else { 0 };
            let ended = facts_of(index, found.holds[index] & !continued);
            ended.for_each(|fact| found.end(fact, end));
        }
        found.begin_all(at_start.of(number), block.start);
        analysis.follow(number, &mut found);
        let last = within(effects, block.start, block.end).last();
        end = last.map_or(block.start, |last| last.next);
    }
    for index in 0..found.holds.len() {
        facts_of(index, found.holds[index]).for_each(|fact| found.end(fact, end));
    }
    let mut ranges = joined(found.ranges);
    if let Some((_, tail)) = debug.machine.tail() {
        // Control may reach the tail from any instruction.
        let everywhere = |range: &&mut ValueRange| (range.start, range.end) == (0, tail.start);
        for range in ranges.iter_mut().filter(everywhere) {
            range.end = tail.end;
        }
    }
    debug.machine.live = std::mem::replace(&mut debug.machine.ranges, ranges);
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

/// Removes empty ranges, and joins ranges with the same value and place that touch or overlap.
fn joined(mut ranges: Vec<ValueRange>) -> Vec<ValueRange> {
    ranges.retain(|range| range.start < range.end);
    ranges.sort_unstable_by_key(|range| (range.value, range.place, range.start));
    join_neighbors(&mut ranges);
    ranges.sort_unstable();
    ranges
}

impl<'a> Analysis<'a> {
    fn new(debug: &'a CompiledFunction, effects: &'a [Effect]) -> Analysis<'a> {
        let machine = &debug.machine;
        let mut facts: Vec<Fact> = machine
            .ranges
            .iter()
            .map(|range| Fact {
                value: range.value,
                place: range.place,
            })
            .collect();
        facts.extend(on_entry(&machine.parameters));
        facts.sort_unstable();
        facts.dedup();
        let number = |range: &ValueRange| {
            let (value, place) = (range.value, range.place);
            facts.binary_search(&Fact { value, place }).ok()
        };
        let mut known = Vec::with_capacity(machine.ranges.len());
        let ranges = machine.ranges.iter();
        known.extend(ranges.filter_map(|range| Some((*range, number(range)?))));
        known.sort_unstable_by_key(|(range, fact)| (range.start, *fact));
        let mut entering = Sets::new(machine.blocks.len(), facts.len(), 0);
        for (range, fact) in &known {
            let first = machine
                .blocks
                .partition_point(|block| block.start <= range.start);
            let blocks = (first..).zip(&machine.blocks[first..]);
            let reached = blocks.take_while(|(_, block)| block.start < range.end);
            reached.for_each(|(block, _)| insert(entering.of_mut(block), *fact));
        }
        let mut by_place: Vec<_> = facts.iter().map(|fact| fact.place).zip(0..).collect();
        by_place.sort_unstable();
        let in_memory = facts
            .iter()
            .filter(|fact| matches!(fact.place, Place::Cfa(_)));
        let widest = in_memory.map(|fact| debug.record.bytes(fact.value));
        let widest = widest.max().unwrap_or(1);
        let clobbered = by_place
            .iter()
            .filter(|(place, _)| !machine.is_preserved_by_calls(*place))
            .map(|(_, fact)| *fact)
            .collect();
        let mut in_registers = vec![0; facts.len().div_ceil(64)];
        for (number, fact) in facts.iter().enumerate() {
            if let Place::Register(_) = fact.place {
                insert(&mut in_registers, number);
            }
        }
        let block_at = |offset: &u32| {
            let blocks = &machine.blocks;
            blocks
                .binary_search_by_key(offset, |block| block.start)
                .ok()
        };
        let mut handlers: Vec<usize> = machine.handlers.iter().filter_map(block_at).collect();
        handlers.sort_unstable();
        let registers = facts.iter().map(|fact| &fact.place).collect();
        Analysis {
            debug,
            effects,
            facts,
            by_place,
            widest,
            registers,
            clobbered,
            in_registers,
            handlers,
            known,
            entering,
        }
    }

    /// The facts at each block's start, and for each block, true if control reaches it.
    fn solve(&self) -> (Sets, Vec<bool>) {
        let blocks = &self.debug.machine.blocks;
        let sets = |word| Sets::new(blocks.len(), self.facts.len(), word);
        let (mut at_start, mut kept, mut made) = (sets(u64::MAX), sets(u64::MAX), sets(0));
        let mut reached = vec![false; blocks.len()];
        let mut is_followed = reached.clone();
        let mut state = vec![0; at_start.words];
        let mut to_visit = Vec::new();
        if let Some(entry) = reached.first_mut() {
            *entry = true;
            at_start.of_mut(0).fill(0);
            for fact in on_entry(&self.debug.machine.parameters) {
                if let Ok(fact) = self.facts.binary_search(&fact) {
                    insert(at_start.of_mut(0), fact);
                }
            }
            to_visit.push(0);
        }
        while let Some(block) = to_visit.pop() {
            if blocks[block].successors.is_empty() {
                continue;
            }
            let (kept, made) = (kept.of_mut(block), made.of_mut(block));
            if !std::mem::replace(&mut is_followed[block], true) {
                self.follow(block, &mut Transfer { kept, made });
            }
            let effects = kept.iter().zip(made.iter());
            let before = at_start.of(block).iter().zip(effects);
            for (word, (before, (kept, made))) in state.iter_mut().zip(before) {
                *word = before & kept | made;
            }
            for successor in &blocks[block].successors {
                let is_handler = self.handlers.binary_search(successor).is_ok();
                let mut changed = !std::mem::replace(&mut reached[*successor], true);
                let words = at_start.of_mut(*successor).iter_mut().zip(&state);
                for ((known, word), in_registers) in words.zip(&self.in_registers) {
                    let word = if is_handler {
                        word & !in_registers
                    } else {
                        *word
                    };
                    changed |= *known & !word != 0;
                    *known &= word;
                }
                if changed {
                    to_visit.push(*successor);
                }
            }
        }
        (at_start, reached)
    }

    /// Follows a block's instructions.
    fn follow(&self, number: usize, visit: &mut impl Visit) {
        let block = &self.debug.machine.blocks[number];
        let mut next_known = self
            .known
            .partition_point(|(range, _)| range.start < block.start);
        for effect in within(self.effects, block.start, block.end) {
            let begin = next_known;
            while self
                .known
                .get(next_known)
                .is_some_and(|(range, _)| range.start <= effect.at)
            {
                next_known += 1;
            }
            let begins = &self.known[begin..next_known];
            for (range, _) in begins {
                let moved = effect.at > block.start && self.is_known(range.value, effect.at - 1);
                if !moved && range.value >= self.debug.machine.parameters.len() {
                    self.end_of_value(range.value, effect.at, visit);
                }
            }
            if effect.at == block.start {
                // Cranelift's ranges continue from the previous block, independent of the path.
                visit.begin_all(self.entering.of(number), effect.at);
            }
            for (range, fact) in begins {
                if range.end > effect.at {
                    visit.begin(*fact, effect.at);
                }
            }
            self.overwrite(effect, visit);
        }
    }

    /// Ends the facts in the places that an instruction overwrites.
    fn overwrite(&self, effect: &Effect, visit: &mut impl Visit) {
        if effect.call {
            // While the call runs, debuggers evaluate locations one byte before the return address.
            for fact in &self.clobbered {
                visit.end(*fact, effect.next - 1);
            }
        }
        if effect.unknown {
            (0..self.facts.len()).for_each(|fact| visit.end(fact, effect.next));
            return;
        }
        for register in effect.registers.intersection(self.registers).iter() {
            let place = Place::Register(register);
            self.end_all(effect, place, place, visit);
        }
        if let Some((at, size)) = effect.memory {
            // A value that starts before the written bytes may reach into them.
            let first = Place::Cfa(at.saturating_sub(self.widest - 1));
            for fact in self.within(first, Place::Cfa(at + size - 1)) {
                let Fact { value, place } = self.facts[fact];
                if effect.writes(place, self.debug.record.bytes(value)) {
                    visit.end(fact, effect.next);
                }
            }
        }
        // Memory below the stack pointer may change at any time, and after this change of the stack
        // pointer, any memory below the CFA may be below it.
        if !effect.call
            && effect
                .registers
                .contains(self.debug.machine.isa.stack_pointer())
        {
            self.end_all(effect, Place::Cfa(i64::MIN), Place::Cfa(-1), visit);
        }
    }

    /// Ends the facts in a range of places.
    fn end_all(&self, effect: &Effect, first: Place, last: Place, visit: &mut impl Visit) {
        let ended = self.within(first, last);
        ended.for_each(|fact| visit.end(fact, effect.next));
    }

    /// The facts in a range of places.
    fn within(&self, first: Place, last: Place) -> impl Iterator<Item = usize> {
        let start = self.by_place.partition_point(|(place, _)| *place < first);
        let facts = self.by_place[start..].iter();
        let facts = facts.take_while(move |(place, _)| *place <= last);
        facts.map(|(_, fact)| *fact)
    }

    /// Returns true if one of Cranelift's ranges has a place of the value at an offset.
    fn is_known(&self, value: usize, offset: u32) -> bool {
        let ranges = &self.debug.machine.ranges;
        let first = ranges.partition_point(|range| range.value < value);
        let mut ranges = ranges[first..]
            .iter()
            .take_while(|range| range.value == value);
        ranges.any(|range| range.start <= offset && offset < range.end)
    }

    /// Ends all facts about a value.
    fn end_of_value(&self, value: usize, at: u32, visit: &mut impl Visit) {
        let first = self.facts.partition_point(|fact| fact.value < value);
        let facts = self.facts[first..].iter().zip(first..);
        for (_, fact) in facts.take_while(|(fact, _)| fact.value == value) {
            visit.end(fact, at);
        }
    }
}

//! The contents of each variable at each code offset.
//!
//! Markers have the changes, in the order of the program. The blocks of the machine code have
//! another order, and some are merged or split. So this module finds the offsets where the changes
//! take effect, and computes the contents at the start of each block from the control flow of the
//! machine code. Between the start of a block and its first marker there may be moves that belong
//! to an edge; there, the contents are those at the ends of all predecessors.

use hashbrown::HashMap;
use std::collections::BTreeSet;

use crate::record::{CompiledFunction, Event, FunctionRecord, Operand, Source};
use crate::state::State;

/// A segment of code in which a part has the same contents: from an offset in a block up to the
/// next segment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The machine block.
    pub block: usize,
    /// The first offset.
    pub start: u32,
    /// True if it starts at the start of the block.
    pub first: bool,
    /// True if it ends at the end of a block.
    pub last: bool,
    /// The contents of the part; `None` if they are unknown.
    pub source: Option<Source>,
    /// True if the contents are a value that has no place there, and is described otherwise.
    pub in_gap: bool,
}

impl Segment {
    /// What segments of one lifetime have in common.
    pub fn content(&self) -> (Option<Source>, bool) {
        (self.source, self.in_gap)
    }
}

/// A change of a part's contents at an offset in a block, or at the start of the block.
#[derive(Clone, Copy)]
struct Change {
    block: usize,
    offset: u32,
    part: usize,
    number: u32,
}

/// The contents of all parts of a function's variables, by code offset. Parts are numbered across
/// all variables: one for each leaf, or one for a stack slot.
pub struct Timeline {
    starts: Vec<u32>,
    /// The changes by part, and those of a part in code order. The contents before the first block
    /// are unknown. A block starts with the contents at the end of the previous block in the code,
    /// unless there is a change at its start.
    changes: Vec<Change>,
    /// The index of the first change of each part.
    first: Vec<usize>,
    sources: Sources,
}

impl Timeline {
    /// Computes the contents from the markers.
    pub fn new(function: &CompiledFunction) -> Timeline {
        let blocks = 0..function.machine.blocks.len();
        let starts: Vec<u32> = blocks
            .map(|block| function.machine.start_of(block))
            .collect();
        let mut events = Events::of(&function.record);
        let steps = Steps::of(function, &mut events);
        let at_start = steps.at_start(function);
        let (changes, first) = by_part(&steps.changes(&starts, &at_start), steps.parts);
        Timeline {
            starts,
            changes,
            first,
            sources: events.sources,
        }
    }

    /// The values that parts hold. If a part holds a value twice, the value is repeated.
    pub fn values(&self) -> impl Iterator<Item = Operand> {
        let mut before = None;
        let held = self.changes.iter().filter(move |change| {
            let held = Some((change.part, change.number));
            std::mem::replace(&mut before, held) != held
        });
        held.filter_map(|change| match self.sources.source(change.number)? {
            Source::Operand(operand) => Some(operand),
            Source::Slot => None,
        })
    }

    /// Stores the segments of a part in `segments`, in code order.
    pub fn segments(&self, part: usize, segments: &mut Vec<Segment>) {
        segments.clear();
        let Some(start) = self.starts.first() else {
            return;
        };
        let mut segment = Segment {
            block: 0,
            start: *start,
            first: true,
            last: true,
            source: None,
            in_gap: false,
        };
        for change in &self.changes[self.first[part]..self.first[part + 1]] {
            let source = self.sources.source(change.number);
            let start = self.starts[change.block];
            let first = change.offset <= start;
            // A change that is replaced at the same offset has no effect.
            let replaced = if first {
                segment.first && segment.block == change.block
            } else {
                segment.start == change.offset && segment.block == change.block && !segment.first
            };
            if source != segment.source && !replaced {
                segment.last = first;
                push(segments, segment);
                segment = Segment {
                    block: change.block,
                    start: change.offset.max(start),
                    first,
                    last: true,
                    source,
                    in_gap: false,
                };
            }
            segment.source = source;
        }
        push(segments, segment);
    }
}

/// Returns the changes by part, in code order, and the index of the first change of each part.
fn by_part(by_code: &[Change], parts: usize) -> (Vec<Change>, Vec<usize>) {
    let mut first = vec![0; parts + 1];
    for change in by_code {
        first[change.part + 1] += 1;
    }
    for part in 0..parts {
        first[part + 1] += first[part];
    }
    let mut next = first.clone();
    let mut changes = by_code.to_vec();
    for change in by_code {
        changes[next[change.part]] = *change;
        next[change.part] += 1;
    }
    (changes, first)
}

/// Adds a segment, or extends the last one if it has the same contents.
fn push(segments: &mut Vec<Segment>, segment: Segment) {
    match segments.last_mut() {
        Some(before) if before.source == segment.source => before.last = segment.last,
        _ => segments.push(segment),
    }
}

/// Numbers contents: 0 is unknown, 1 is the stack slot, the function's values follow, then others.
struct Sources {
    values: usize,
    others: Vec<Source>,
    /// The numbers of `others`: constants, and values that the record does not have.
    numbers: HashMap<(bool, u64), u32>,
}

impl Sources {
    fn number(&mut self, source: Option<Source>) -> u32 {
        let key = match source {
            None => return 0,
            Some(Source::Slot) => return 1,
            Some(Source::Operand(Operand::Value(value))) if value < self.values => {
                return value as u32 + 2;
            }
            Some(Source::Operand(Operand::Value(value))) => (true, value as u64),
            Some(Source::Operand(Operand::Const(bits))) => (false, bits),
        };
        let next = (self.values + 2 + self.others.len()) as u32;
        *self.numbers.entry(key).or_insert_with(|| {
            self.others.extend(source);
            next
        })
    }

    fn source(&self, number: u32) -> Option<Source> {
        match number as usize {
            0 => None,
            1 => Some(Source::Slot),
            number if number - 2 < self.values => Some(Source::Operand(Operand::Value(number - 2))),
            number => Some(self.others[number - 2 - self.values]),
        }
    }
}

/// Reads the events of a record: the part that changes, and the number of its contents.
struct Events<'f> {
    record: &'f FunctionRecord,
    /// The first part of each variable.
    first_part: Vec<usize>,
    parts: usize,
    sources: Sources,
}

impl Events<'_> {
    fn of(record: &FunctionRecord) -> Events<'_> {
        let mut parts = 0;
        let mut first_part = Vec::with_capacity(record.variables.len());
        for variable in &record.variables {
            first_part.push(parts);
            parts += variable.storage.parts();
        }
        Events {
            record,
            first_part,
            parts,
            sources: Sources {
                values: record.values.len(),
                others: Vec::new(),
                numbers: HashMap::new(),
            },
        }
    }

    fn read(&mut self, event: &Event) -> Option<(usize, u32)> {
        let part = self.first_part.get(event.variable)? + event.part;
        (part < self.parts).then(|| (part, self.sources.number(event.source)))
    }

    /// Changes a state by the events of a marker.
    fn apply(&mut self, marker: usize, state: &mut State) {
        let marker = self.record.markers.get(marker);
        for event in marker.into_iter().flat_map(|marker| &marker.events) {
            if let Some((part, number)) = self.read(event) {
                state.set(part, number);
            }
        }
    }

    /// Returns the contents at each marker that has a base or is one, by the markers' tags.
    fn complete(&mut self) -> Vec<Option<State>> {
        let record = self.record;
        let mut complete: Vec<Option<State>> = Vec::new();
        for (marker, base) in &record.bases {
            complete.resize(record.markers.len(), None);
            let Ok([known, own]) = complete.get_disjoint_mut([*base, *marker]) else {
                continue;
            };
            let known = known.get_or_insert_with(|| {
                let mut state = State::unknown(self.parts);
                self.apply(*base, &mut state);
                state
            });
            let mut state = known.clone();
            self.apply(*marker, &mut state);
            *own = Some(state);
        }
        complete
    }
}

/// A change at a marker.
#[derive(Clone, Copy)]
enum Effect {
    /// A part changes to the contents with a number.
    Part(usize, u32),
    /// All parts change to the contents at the marker with this tag.
    All(usize),
}

/// The block and the offset where a change takes effect.
#[derive(Clone, Copy)]
struct Step {
    block: usize,
    offset: u32,
    effect: Effect,
}

/// The changes at markers, in code order.
struct Steps {
    steps: Vec<Step>,
    /// The index of the first step of each block.
    first: Vec<usize>,
    /// The contents in the prologue: those at the function's first marker, even if the code of its
    /// block is removed. Only parameters have values there.
    on_entry: State,
    complete: Vec<Option<State>>,
    parts: usize,
}

impl Steps {
    /// No steps yet.
    fn none(events: &mut Events<'_>) -> Steps {
        let mut on_entry = State::unknown(events.parts);
        let mut markers = events.record.markers.iter();
        if markers.next().is_some_and(|marker| marker.entry) {
            events.apply(0, &mut on_entry);
        }
        let markers = events.record.markers.iter();
        Steps {
            steps: Vec::with_capacity(markers.map(|marker| marker.events.len()).sum()),
            first: Vec::new(),
            on_entry,
            complete: events.complete(),
            parts: events.parts,
        }
    }

    /// Finds the blocks and offsets where changes take effect.
    fn of(function: &CompiledFunction, events: &mut Events<'_>) -> Steps {
        let mut steps = Steps::none(events);
        let blocks = function.machine.blocks.len();
        // Changes at markers without an offset, by their block of the intermediate code. They take
        // effect at the block's next marker that has an offset.
        let mut waiting: HashMap<u32, Vec<Step>> = HashMap::new();
        for (tag, marker) in function.record.markers.iter().enumerate() {
            let at = |effect| Step {
                block: 0,
                offset: 0,
                effect,
            };
            let is_change = !marker.events.is_empty() || steps.complete(tag).is_some();
            if !is_change && waiting.is_empty() {
                continue;
            }
            let all = steps.complete(tag).map(|_| at(Effect::All(tag)));
            let own = if all.is_some() {
                &[][..]
            } else {
                &marker.events
            };
            let own = own.iter().filter_map(|event| events.read(event));
            let own = all
                .into_iter()
                .chain(own.map(|(part, number)| at(Effect::Part(part, number))));
            // A superseded marker's block has no code from here on.
            let (Some(offset), Some(block), false) =
                (marker.offset, marker.machine_block, marker.superseded)
            else {
                if is_change {
                    waiting.entry(marker.block).or_default().extend(own);
                }
                continue;
            };
            let first = steps.steps.len();
            if !waiting.is_empty()
                && let Some(before) = waiting.remove(&marker.block)
            {
                steps.steps.extend(before);
            }
            steps.steps.extend(own);
            if block >= blocks {
                steps.steps.truncate(first);
                continue;
            }
            for step in &mut steps.steps[first..] {
                (step.block, step.offset) = (block, offset);
            }
        }
        steps.sort(blocks);
        steps
    }

    /// Sorts the steps by block and offset.
    fn sort(&mut self, blocks: usize) {
        // The sort is stable: markers at one offset keep the order of the program.
        self.steps.sort_by_key(|step| (step.block, step.offset));
        self.first.reserve(blocks + 1);
        let mut first = 0;
        for block in 0..=blocks {
            let before = self.steps[first..].iter();
            first += before.take_while(|step| step.block < block).count();
            self.first.push(first);
        }
    }

    fn apply(&self, step: &Step, state: &mut State) {
        match step.effect {
            Effect::Part(part, number) => state.set(part, number),
            Effect::All(marker) => {
                if let Some(contents) = self.complete(marker) {
                    state.clone_from(contents);
                }
            }
        }
    }

    /// The contents of all parts at a marker, if it has a base or is one.
    fn complete(&self, marker: usize) -> Option<&State> {
        self.complete.get(marker)?.as_ref()
    }

    /// The steps of a block.
    fn within(&self, block: usize) -> &[Step] {
        &self.steps[self.first[block]..self.first[block + 1]]
    }

    /// Returns the contents at each block's start: those that are equal at the ends of all
    /// predecessors. This is a forward data-flow analysis, in which a known content can only become
    /// unknown.
    fn at_start(&self, function: &CompiledFunction) -> Vec<State> {
        let blocks = &function.machine.blocks;
        let unknown = State::unknown(self.parts);
        let mut at_start: Vec<Option<State>> = vec![None; blocks.len()];
        let mut to_visit = BTreeSet::new();
        if let Some(entry) = at_start.first_mut() {
            *entry = Some(self.on_entry.clone());
            to_visit.insert(0);
        }
        let mut state = unknown.clone();
        // Most edges lead to a later block, so each block waits for those before it.
        while let Some(block) = to_visit.pop_first() {
            let Some(known) = at_start[block].as_ref() else {
                continue;
            };
            if blocks[block].successors.is_empty() {
                continue;
            }
            state.clone_from(known);
            for step in self.within(block) {
                self.apply(step, &mut state);
            }
            for successor in &blocks[block].successors {
                let changed = match &mut at_start[*successor] {
                    known @ None => {
                        *known = Some(state.clone());
                        true
                    }
                    Some(known) => meet(known, &state),
                };
                if changed {
                    to_visit.insert(*successor);
                }
            }
        }
        // Any block may jump to the tail, so only contents that never change are known there. The
        // contents in unreachable blocks are unknown.
        if let Some((tail, _)) = function.machine.tail() {
            at_start[tail] = Some(self.constant(&at_start[..tail.max(1)]));
        }
        let at_start = at_start.into_iter();
        at_start
            .map(|state| state.unwrap_or_else(|| unknown.clone()))
            .collect()
    }

    /// Returns the contents that are the same in all code, from those at the starts of blocks.
    fn constant(&self, at_start: &[Option<State>]) -> State {
        let mut reached = at_start.iter().flatten();
        let unknown = State::unknown(self.parts);
        let first = reached.next().unwrap_or(&unknown);
        let mut constant = first.clone();
        // Contents that differ from the first ones somewhere also differ from the preceding ones
        // somewhere, so comparing neighbors finds them.
        let mut before = first;
        let markers = self.steps.iter().filter_map(|step| match step.effect {
            Effect::All(marker) => self.complete(marker),
            Effect::Part(..) => None,
        });
        for state in reached.chain(markers) {
            for (part, ..) in before.differences(state) {
                constant.set(part, 0);
            }
            before = state;
        }
        for step in &self.steps {
            if let Effect::Part(part, number) = step.effect
                && number != first.get(part)
            {
                constant.set(part, 0);
            }
        }
        constant
    }

    /// Returns the changes of parts in code order, from the contents at the starts of blocks.
    fn changes(&self, starts: &[u32], at_start: &[State]) -> Vec<Change> {
        let mut changes = Vec::with_capacity(self.steps.len());
        let mut state = State::unknown(self.parts);
        for (block, (start, contents)) in starts.iter().zip(at_start).enumerate() {
            let mut change = |offset: u32, (part, _, number): (usize, u32, u32)| {
                changes.push(Change {
                    block,
                    offset,
                    part,
                    number,
                });
            };
            state
                .differences(contents)
                .for_each(|part| change(*start, part));
            state.clone_from(contents);
            // The state is used by the next block, and by changes of all parts.
            let is_used = block + 1 < starts.len() || !self.complete.is_empty();
            for step in self.within(block) {
                match step.effect {
                    Effect::Part(part, number) => {
                        change(step.offset, (part, 0, number));
                    }
                    Effect::All(marker) => {
                        let contents = self.complete(marker).into_iter();
                        let changes = contents.flat_map(|contents| state.differences(contents));
                        changes.for_each(|part| change(step.offset, part));
                    }
                }
                if is_used {
                    self.apply(step, &mut state);
                }
            }
        }
        changes
    }
}

/// Keeps the contents that are the same in another state. Returns true if one becomes unknown.
fn meet(state: &mut State, other: &State) -> bool {
    let different = state.differences(other).filter(|(_, own, _)| *own != 0);
    let different: Vec<usize> = different.map(|(part, ..)| part).collect();
    for part in &different {
        state.set(*part, 0);
    }
    !different.is_empty()
}

#[cfg(test)]
mod tests;

//! The contents of each variable at each code offset.
//!
//! Markers state the changes, in the order of the program. The machine code has its blocks in
//! another order, and some of them merged or split. So this module puts the changes at the offsets
//! where they take effect, and computes the contents at the start of each block from the machine's
//! control flow. Between the start of a block and its first marker there may be moves that belong
//! to an edge; there, the contents are those with which all predecessors end.

use std::collections::HashMap;

use crate::record::{CompiledFunction, Event, Source, Storage};

/// A segment of a block in which a part has the same contents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The machine block.
    pub block: usize,
    /// The first offset.
    pub start: u32,
    /// Whether it reaches from the start of the block.
    pub first: bool,
    /// Whether it reaches to the end of the block.
    pub last: bool,
    /// The contents of the part; `None` if they are unknown.
    pub source: Option<Source>,
}

/// The contents of every part; `None` if they are unknown.
type State = Vec<Option<Source>>;

/// The changes at an offset of a block; parts are given by index.
struct Step {
    offset: u32,
    changes: Vec<(usize, Option<Source>)>,
}

/// The contents of all parts of a function's variables, by code offset. Parts are numbered across
/// all variables: one for each leaf, or one for a stack slot.
pub struct Timeline {
    starts: Vec<u32>,
    steps: Vec<Vec<Step>>,
    at_start: Vec<State>,
}

impl Timeline {
    /// Computes the contents from the markers.
    pub fn new(function: &CompiledFunction) -> Timeline {
        let mut parts = 0;
        let mut first_part = Vec::new();
        for variable in &function.record.variables {
            first_part.push(parts);
            parts += match &variable.storage {
                Storage::Leaves(leaves) => leaves.len(),
                Storage::Slot(_) => 1,
            };
        }
        let steps = steps(function, &first_part);
        let at_start = at_start(function, &steps, parts);
        // The prologue belongs to the first block.
        let starts = function.machine.blocks.iter().enumerate();
        let starts = starts
            .map(|(index, block)| if index == 0 { 0 } else { block.start })
            .collect();
        Timeline {
            starts,
            steps,
            at_start,
        }
    }

    /// The segments of a part, block by block, in the order of the code.
    pub fn segments(&self, part: usize) -> Vec<Segment> {
        let mut segments: Vec<Segment> = Vec::new();
        for (block, steps) in self.steps.iter().enumerate() {
            let mut source = self.at_start[block][part];
            let mut start = self.starts[block];
            let mut first = true;
            let segment = |start, first, last, source| Segment {
                block,
                start,
                first,
                last,
                source,
            };
            for step in steps {
                let Some((_, next)) = step
                    .changes
                    .iter()
                    .rev()
                    .find(|(changed, _)| *changed == part)
                else {
                    continue;
                };
                // A change that is replaced at the same offset has no effect.
                if *next != source && step.offset > start {
                    push(&mut segments, segment(start, first, false, source));
                    (start, first) = (step.offset, false);
                }
                source = *next;
            }
            push(&mut segments, segment(start, first, true, source));
        }
        segments
    }
}

/// Adds a segment, or extends the last one if it has the same contents.
fn push(segments: &mut Vec<Segment>, segment: Segment) {
    match segments.last_mut() {
        Some(before) if !segment.first && before.source == segment.source => {
            before.last = segment.last
        }
        _ => segments.push(segment),
    }
}

/// Puts each block's changes at the offsets where they take effect.
fn steps(function: &CompiledFunction, first_part: &[usize]) -> Vec<Vec<Step>> {
    let mut steps: Vec<Vec<Step>> = function.machine.blocks.iter().map(|_| Vec::new()).collect();
    // The changes that wait for the next marker of the same intermediate block that has a place in
    // the code.
    let mut waiting: HashMap<u32, Vec<(usize, Option<Source>)>> = HashMap::new();
    for marker in &function.record.markers {
        let changes = waiting.entry(marker.block).or_default();
        for event in &marker.events {
            let Event {
                variable,
                part,
                source,
            } = *event;
            if let Some(first) = first_part.get(variable) {
                changes.push((first + part, source));
            }
        }
        // A superseded marker's block has no code from here on.
        if let (Some(offset), Some(block), false) =
            (marker.offset, marker.machine_block, marker.superseded)
            && let Some(steps) = steps.get_mut(block)
        {
            steps.push(Step {
                offset,
                changes: std::mem::take(changes),
            });
        }
    }
    for steps in &mut steps {
        // Stable: markers of one offset keep the order of the program.
        steps.sort_by_key(|step| step.offset);
    }
    steps
}

fn apply(state: &mut State, steps: &[Step]) {
    for (part, source) in steps.iter().flat_map(|step| &step.changes) {
        if let Some(cell) = state.get_mut(*part) {
            *cell = *source;
        }
    }
}

/// The contents at each block's start: those that are equal at the ends of all predecessors. This
/// is a forward analysis; contents of a block only change to unknown ones.
fn at_start(function: &CompiledFunction, steps: &[Vec<Step>], parts: usize) -> Vec<State> {
    let blocks = &function.machine.blocks;
    let mut at_start: Vec<Option<State>> = vec![None; blocks.len()];
    let mut to_visit = Vec::new();
    if let Some(entry) = at_start.first_mut() {
        // In the prologue, contents are those of the first marker: only parameters have values.
        let mut state = vec![None; parts];
        apply(
            &mut state,
            steps
                .first()
                .and_then(|steps| steps.get(..1))
                .unwrap_or(&[]),
        );
        *entry = Some(state);
        to_visit.push(0);
    }
    while let Some(block) = to_visit.pop() {
        let Some(mut state) = at_start[block].clone() else {
            continue;
        };
        apply(&mut state, &steps[block]);
        for successor in &blocks[block].successors {
            match &mut at_start[*successor] {
                unknown @ None => *unknown = Some(state.clone()),
                Some(known) => {
                    let before = known.clone();
                    for (cell, other) in known.iter_mut().zip(&state) {
                        if cell != other {
                            *cell = None;
                        }
                    }
                    if *known == before {
                        continue;
                    }
                }
            }
            to_visit.push(*successor);
        }
    }
    // The contents in unreachable blocks are unknown.
    at_start
        .into_iter()
        .map(|state| state.unwrap_or_else(|| vec![None; parts]))
        .collect()
}

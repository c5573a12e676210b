//! What each variable holds at each code offset.
//!
//! Markers say it where something changes, in the order of the program. The
//! machine code has the blocks in another order, some of them merged and
//! some of them split, so this puts the changes where they take effect, and
//! follows the machine's control flow for what holds where a block starts.
//! There, between the block's start and its first marker, may be moves that
//! belong to the edge; what holds is what all predecessors end with.

use std::collections::HashMap;

use crate::debug::{Event, FunctionDebug, Source, Storage};

/// A stretch of a block in which a part holds the same.
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
    /// What the part holds; `None` where that is not known.
    pub source: Option<Source>,
}

/// What is known about every part; `None` for one of which nothing is.
type State = Vec<Option<Source>>;

/// What changes at an offset of a block: the parts by index.
struct Step {
    offset: u32,
    changes: Vec<(usize, Option<Source>)>,
}

/// What all parts of a function's variables hold, by code offset. Parts are
/// counted through all variables: one per leaf, or one for a stack slot.
pub struct Timeline {
    starts: Vec<u32>,
    steps: Vec<Vec<Step>>,
    at_start: Vec<State>,
}

impl Timeline {
    /// Works it out from the markers.
    pub fn new(function: &FunctionDebug) -> Timeline {
        let mut parts = 0;
        let mut first_part = Vec::new();
        for variable in &function.variables {
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

    /// The stretches of a part, block by block, in the order of the code.
    pub fn segments(&self, part: usize) -> Vec<Segment> {
        let mut segments: Vec<Segment> = Vec::new();
        for (block, steps) in self.steps.iter().enumerate() {
            let mut source = self.at_start[block][part];
            let mut start = self.starts[block];
            let mut first = true;
            for step in steps {
                let Some((_, next)) = step
                    .changes
                    .iter()
                    .rev()
                    .find(|(changed, _)| *changed == part)
                else {
                    continue;
                };
                // What holds for no code at all is as if it never had.
                if *next != source && step.offset > start {
                    push(
                        &mut segments,
                        Segment {
                            block,
                            start,
                            first,
                            last: false,
                            source,
                        },
                    );
                    (start, first) = (step.offset, false);
                }
                source = *next;
            }
            push(
                &mut segments,
                Segment {
                    block,
                    start,
                    first,
                    last: true,
                    source,
                },
            );
        }
        segments
    }
}

/// Adds a stretch, or lengthens the last one if it holds the same.
fn push(segments: &mut Vec<Segment>, segment: Segment) {
    match segments.last_mut() {
        Some(before) if !segment.first && before.source == segment.source => {
            before.last = segment.last
        }
        _ => segments.push(segment),
    }
}

/// Puts each block's changes at the offsets where they take effect.
fn steps(function: &FunctionDebug, first_part: &[usize]) -> Vec<Vec<Step>> {
    let mut steps: Vec<Vec<Step>> = function.machine.blocks.iter().map(|_| Vec::new()).collect();
    // What waits for the next marker of the same intermediate block that has
    // a place in the code.
    let mut waiting: HashMap<u32, Vec<(usize, Option<Source>)>> = HashMap::new();
    for marker in &function.markers {
        let changes = waiting.entry(marker.block).or_default();
        for event in &marker.events {
            let (variable, leaf, source) = match *event {
                Event::Assign {
                    variable,
                    leaf,
                    source,
                } => (variable, leaf, Some(source)),
                Event::Kill { variable, leaf } => (variable, leaf, None),
            };
            if let Some(first) = first_part.get(variable) {
                changes.push((first + leaf.unwrap_or(0), source));
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

/// What holds at each block's start: what all predecessors agree on. A
/// forward analysis that starts from "anything" and only ever forgets.
fn at_start(function: &FunctionDebug, steps: &[Vec<Step>], parts: usize) -> Vec<State> {
    let blocks = &function.machine.blocks;
    let mut at_start: Vec<Option<State>> = vec![None; blocks.len()];
    let mut to_visit = Vec::new();
    if let Some(entry) = at_start.first_mut() {
        // In the prologue all is as the first marker says: parameters are
        // there, and nothing else is.
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
    // Nothing is known where control never gets.
    at_start
        .into_iter()
        .map(|state| state.unwrap_or_else(|| vec![None; parts]))
        .collect()
}

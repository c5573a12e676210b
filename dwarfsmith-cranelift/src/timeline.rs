//! The contents of each variable at each code offset.
//!
//! Markers have the changes, in the order of the program. The blocks of the machine code have
//! another order, and some are merged or split. So this module finds the offsets where the changes
//! take effect, and computes the contents at the start of each block from the control flow of the
//! machine code. Between the start of a block and its first marker there may be moves that belong
//! to an edge; there, the contents are those at the ends of all predecessors.

use hashbrown::HashMap;

use crate::record::{CompiledFunction, Event, Source, Storage};

/// A segment of a block in which a part has the same contents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// The machine block.
    pub block: usize,
    /// The first offset.
    pub start: u32,
    /// True if it starts at the start of the block.
    pub first: bool,
    /// True if it ends at the end of the block.
    pub last: bool,
    /// The contents of the part; `None` if they are unknown.
    pub source: Option<Source>,
}

/// A change of the part with an index.
#[derive(Clone, Copy)]
struct Change {
    block: usize,
    offset: u32,
    part: usize,
    source: Option<Source>,
}

/// The contents of all parts of a function's variables, by code offset. Parts are numbered across
/// all variables: one for each leaf, or one for a stack slot.
pub struct Timeline {
    starts: Vec<u32>,
    /// The changes by part, and those of a part by block, in code order.
    changes: Vec<Change>,
    /// The index of the first change of each part.
    first: Vec<usize>,
    /// The contents of all parts at each block's start.
    at_start: Vec<Option<Source>>,
    parts: usize,
}

impl Timeline {
    /// Computes the contents from the markers.
    pub fn new(function: &CompiledFunction) -> Timeline {
        let mut parts = 0;
        let mut first_part = Vec::with_capacity(function.record.variables.len());
        for variable in &function.record.variables {
            first_part.push(parts);
            parts += match &variable.storage {
                Storage::Leaves(leaves) => leaves.len(),
                Storage::Slot(_) => 1,
            };
        }
        let change = |event: &Event| {
            let part = first_part.get(event.variable)? + event.part;
            (part < parts).then_some(Change {
                block: 0,
                offset: 0,
                part,
                source: event.source,
            })
        };
        // In the prologue, contents are those of the function's first marker, even if the code of
        // its block is removed: only parameters have values there.
        let first = function.record.markers.first();
        let first = first.filter(|marker| marker.entry).into_iter();
        let on_entry: Vec<Change> = first
            .flat_map(|marker| marker.events.iter().filter_map(change))
            .collect();
        let by_code = changes(function, change);
        let at_start = at_start(function, &by_code, &on_entry, parts);
        let (changes, first) = by_part(&by_code, parts);
        // The prologue belongs to the first block.
        let starts = function.machine.blocks.iter().enumerate();
        let starts = starts
            .map(|(index, block)| if index == 0 { 0 } else { block.start })
            .collect();
        Timeline {
            starts,
            first,
            changes,
            at_start,
            parts,
        }
    }

    /// Stores the segments of a part in `segments`, block by block, in code order.
    pub fn segments(&self, part: usize, segments: &mut Vec<Segment>) {
        segments.clear();
        let changes = &self.changes[self.first[part]..self.first[part + 1]];
        let mut changes = changes.iter().peekable();
        for (block, start) in self.starts.iter().enumerate() {
            let mut segment = Segment {
                block,
                start: *start,
                first: true,
                last: false,
                source: self.at_start[block * self.parts + part],
            };
            while let Some(change) = changes.next_if(|change| change.block == block) {
                // A change that is replaced at the same offset has no effect.
                if change.source != segment.source && change.offset > segment.start {
                    push(segments, segment);
                    (segment.start, segment.first) = (change.offset, false);
                }
                segment.source = change.source;
            }
            segment.last = true;
            push(segments, segment);
        }
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
        Some(before) if !segment.first && before.source == segment.source => {
            before.last = segment.last
        }
        _ => segments.push(segment),
    }
}

/// Returns the changes with the blocks and offsets where they take effect, in this order.
fn changes(function: &CompiledFunction, change: impl Fn(&Event) -> Option<Change>) -> Vec<Change> {
    let blocks = function.machine.blocks.len();
    let events = function.record.markers.iter();
    let events = events.map(|marker| marker.events.len()).sum();
    let mut changes: Vec<Change> = Vec::with_capacity(events);
    // The changes that wait for the next marker of the same block of the intermediate code that has
    // an offset.
    let mut waiting: HashMap<u32, Vec<Change>> = HashMap::new();
    for marker in &function.record.markers {
        // A superseded marker's block has no code from here on.
        let (Some(offset), Some(block), false) =
            (marker.offset, marker.machine_block, marker.superseded)
        else {
            let waiting = waiting.entry(marker.block).or_default();
            waiting.extend(marker.events.iter().filter_map(&change));
            continue;
        };
        let first = changes.len();
        if !waiting.is_empty()
            && let Some(before) = waiting.remove(&marker.block)
        {
            changes.extend(before);
        }
        for event in &marker.events {
            changes.extend(change(event));
        }
        if block >= blocks {
            changes.truncate(first);
            continue;
        }
        for change in &mut changes[first..] {
            (change.block, change.offset) = (block, offset);
        }
    }
    // The sort is stable: markers at one offset keep the order of the program.
    changes.sort_by_key(|change| (change.block, change.offset));
    changes
}

/// Returns the contents at each block's start: those that are equal at the ends of all
/// predecessors. This is a forward data-flow analysis, in which a known content can only become
/// unknown.
fn at_start(
    function: &CompiledFunction,
    changes: &[Change],
    on_entry: &[Change],
    parts: usize,
) -> Vec<Option<Source>> {
    let blocks = &function.machine.blocks;
    let mut at_start: Vec<Option<Source>> = vec![None; blocks.len() * parts];
    let mut reached = vec![false; blocks.len()];
    let first = |block| changes.partition_point(|change: &Change| change.block < block);
    let first: Vec<usize> = (0..=blocks.len()).map(first).collect();
    let mut to_visit = Vec::new();
    if let Some(entry) = reached.first_mut() {
        for change in on_entry {
            at_start[change.part] = change.source;
        }
        *entry = true;
        to_visit.push(0);
    }
    let mut state = Vec::new();
    while let Some(block) = to_visit.pop() {
        state.clear();
        state.extend_from_slice(&at_start[block * parts..(block + 1) * parts]);
        for change in &changes[first[block]..first[block + 1]] {
            state[change.part] = change.source;
        }
        for successor in &blocks[block].successors {
            let known = &mut at_start[successor * parts..(successor + 1) * parts];
            let mut changed = !reached[*successor];
            if changed {
                known.copy_from_slice(&state);
                reached[*successor] = true;
            } else {
                for (cell, other) in known.iter_mut().zip(&state) {
                    // An unknown content remains unknown.
                    if cell.is_some() && cell != other {
                        *cell = None;
                        changed = true;
                    }
                }
            }
            if changed {
                to_visit.push(*successor);
            }
        }
    }
    // The contents in unreachable blocks are unknown, except those that never change.
    if let Some((tail, _)) = function.machine.tail() {
        let mut constant = at_start[..parts].to_vec();
        let reached = (0..tail).filter(|block| reached[*block]);
        for block in reached {
            let contents = &at_start[block * parts..(block + 1) * parts];
            for (constant, other) in constant.iter_mut().zip(contents) {
                *constant = constant.filter(|constant| Some(*constant) == *other);
            }
        }
        for change in changes {
            let constant = &mut constant[change.part];
            *constant = constant.filter(|constant| Some(*constant) == change.source);
        }
        at_start[tail * parts..].copy_from_slice(&constant);
    }
    at_start
}

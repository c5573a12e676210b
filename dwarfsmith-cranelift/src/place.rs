//! Finds the machine blocks of markers, and the code of scopes.

use crate::machine::{Machine, MachineBlock};
use crate::record::{FunctionRecord, Marker};

impl Machine {
    /// Sets the machine blocks of a record's markers that have offsets, and the code of its scopes.
    /// [`Machine::layout`] must have these markers in code order; the order also matters if several
    /// markers have the same offset.
    pub fn place_markers(&mut self, record: &mut FunctionRecord) {
        let markers = &mut record.markers;
        // A block that only jumps may have no code, also at the function's end.
        let end = self.code.len() as u32;
        for marker in markers.iter_mut() {
            marker.offset = marker.offset.filter(|offset| *offset < end);
        }
        self.layout.retain(|tag| {
            markers
                .get(*tag)
                .is_some_and(|marker| marker.offset.is_some())
        });
        // The number of blocks that start at or before the last marker.
        let mut started = 0;
        for tag in &self.layout {
            let marker = &mut markers[*tag];
            let offset = marker.offset.unwrap_or(0);
            let starts_by = |block: &MachineBlock| block.start <= offset;
            if !self.blocks[..started].last().is_none_or(starts_by) {
                started = 0;
            }
            let later = self.blocks[started..].iter();
            started += later.take_while(|block| starts_by(block)).count();
            marker.machine_block = started.checked_sub(1);
        }
        // The block of the intermediate code to which each machine block belongs: the last one that
        // starts there. The blocks before it have no code.
        let mut owners: Vec<Option<usize>> = vec![None; self.blocks.len()];
        for tag in self.layout.iter().filter(|tag| markers[**tag].entry) {
            if let Some(block) = markers[*tag].machine_block {
                owners[block] = Some(*tag);
            }
        }
        // A block's last markers, after which it has no code, are at the start of the next machine
        // block. Control may come there from elsewhere, unless that block has no other predecessor.
        let is_of_other_block = |marker: &Marker| {
            let block = marker.machine_block?;
            let owner = &markers[owners[block]?];
            let at_start = marker.offset == Some(self.blocks[block].start);
            let other = owner.block != marker.block && owner.after != Some(marker.block);
            Some(at_start && other)
        };
        let mut of_other_block = vec![false; markers.len()];
        for tag in &self.layout {
            of_other_block[*tag] = is_of_other_block(&markers[*tag]).unwrap_or(false);
        }
        // A later marker of another block at the same offset supersedes a marker, too.
        let mut rest = &self.layout[..];
        while let Some(first) = rest.first() {
            let offset = markers[*first].offset;
            let count = rest
                .iter()
                .take_while(|tag| markers[**tag].offset == offset);
            let (here, later) = rest.split_at(count.count());
            // The last markers are all of one block.
            let last = here.last().map(|tag| markers[*tag].block);
            let own = here.iter().rev();
            let own = own.take_while(|tag| Some(markers[**tag].block) == last);
            let superseded = here.len() - own.count();
            for (index, tag) in here.iter().enumerate() {
                markers[*tag].superseded = index < superseded || of_other_block[*tag];
            }
            rest = later;
        }
        self.scope_ranges = scope_ranges(record, self);
    }
}

/// The offset of a marker, and its scope.
type ScopeStart = (u32, usize);

/// Returns the code of each scope that is in no inner scope: from each of its markers to the next
/// marker. Code before a block's first marker is for the edges into the block. As in all code of a
/// block without markers, the variables have the values there that they have at the ends of all
/// predecessors, so it belongs to the innermost scope that contains these ends.
fn scope_ranges(debug: &FunctionRecord, machine: &Machine) -> Vec<Vec<(u32, u32)>> {
    let mut placed: Vec<ScopeStart> = machine
        .layout
        .iter()
        .map(|tag| &debug.markers[*tag])
        .filter(|marker| !marker.superseded)
        .filter_map(|marker| Some((marker.offset?, marker.scope)))
        .collect();
    // The sort is stable. Of several markers at one offset, the last one has the code.
    placed.sort_by_key(|(offset, _)| *offset);
    let heads = heads(debug, machine, &placed);
    let first = (machine.blocks.first()).map_or(machine.code.len() as u32, |block| block.start);
    let mut pieces: Vec<(u32, u32, usize)> = Vec::with_capacity(placed.len() + heads.len() + 1);
    pieces.push((0, first, 0));
    let mut rest = &placed[..];
    for (block, head) in machine.blocks.iter().zip(heads) {
        let (mut at, mut scope) = (block.start, head);
        let own;
        (own, rest) = markers_before(rest, block.end);
        for (offset, next) in own.iter().filter(|(offset, _)| *offset >= block.start) {
            pieces.push((at, *offset, scope));
            (at, scope) = (*offset, *next);
        }
        pieces.push((at, block.end, scope));
    }
    let mut ranges: Vec<Vec<(u32, u32)>> = vec![Vec::new(); debug.scopes.len()];
    for (start, end, scope) in pieces {
        if start >= end {
            continue;
        }
        let Some(ranges) = ranges.get_mut(scope) else {
            continue;
        };
        match ranges.last_mut() {
            Some(last) if last.1 == start => last.1 = end,
            _ => ranges.push((start, end)),
        }
    }
    ranges
}

/// Splits sorted markers at an offset.
fn markers_before(placed: &[ScopeStart], end: u32) -> (&[ScopeStart], &[ScopeStart]) {
    let count = placed.iter().take_while(|(offset, _)| *offset < end);
    placed.split_at(count.count())
}

/// Returns the scope at the start of each block: the innermost one that contains the ends of all
/// predecessors, or the function if there are none.
fn heads(debug: &FunctionRecord, machine: &Machine, placed: &[ScopeStart]) -> Vec<usize> {
    let count = machine.blocks.len();
    let mut at_start: Vec<Option<usize>> = vec![None; count];
    // The scope of the last marker of each block, if it has one.
    let mut last = Vec::with_capacity(count);
    let mut rest = placed;
    for block in &machine.blocks {
        let own;
        (own, rest) = markers_before(rest, block.end);
        let own = own.last().filter(|(offset, _)| *offset >= block.start);
        last.push(own.map(|(_, scope)| *scope));
    }
    if let Some(entry) = at_start.first_mut() {
        *entry = Some(0);
    }
    let mut to_visit: Vec<usize> = (0..count).rev().collect();
    while let Some(block) = to_visit.pop() {
        let Some(end) = last[block].or(at_start[block]) else {
            continue;
        };
        for successor in &machine.blocks[block].successors {
            let Some(known) = at_start.get_mut(*successor) else {
                continue;
            };
            let common = known.map_or(end, |known| common(debug, known, end));
            if known.replace(common) != Some(common) && last[*successor].is_none() {
                to_visit.push(*successor);
            }
        }
    }
    at_start
        .into_iter()
        .map(Option::unwrap_or_default)
        .collect()
}

/// Returns the innermost scope that contains two scopes, or is one of them.
fn common(debug: &FunctionRecord, mut a: usize, mut b: usize) -> usize {
    // The index of a scope is larger than that of its parent.
    let parent = |scope: usize| {
        let record = debug.scopes.get(scope);
        let parent = record.and_then(|record| record.parent);
        parent.filter(|parent| *parent < scope).unwrap_or(0)
    };
    while a != b {
        match a > b {
            true => a = parent(a),
            false => b = parent(b),
        }
    }
    a
}

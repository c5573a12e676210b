//! Finds the machine blocks of markers, and the code of scopes.

use crate::machine::Machine;
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
        for tag in &self.layout {
            let marker = &mut markers[*tag];
            let starts = |offset| self.blocks.partition_point(|block| block.start <= offset);
            marker.machine_block = marker
                .offset
                .and_then(|offset| starts(offset).checked_sub(1));
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
        let of_other_block: Vec<bool> = (markers.iter())
            .map(|marker| is_of_other_block(marker).unwrap_or(false))
            .collect();
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

/// Returns the code of each scope that is in no inner scope: from each of its markers to the next
/// marker. Code before a block's first marker is for the edge into the block, and belongs to the
/// predecessor's scope, like all code of a block without markers.
fn scope_ranges(debug: &FunctionRecord, machine: &Machine) -> Vec<Vec<(u32, u32)>> {
    let mut placed: Vec<(u32, usize)> = machine
        .layout
        .iter()
        .map(|tag| &debug.markers[*tag])
        .filter(|marker| !marker.superseded)
        .filter_map(|marker| Some((marker.offset?, marker.scope)))
        .collect();
    // The sort is stable. Of several markers at one offset, the last one has the code.
    placed.sort_by_key(|(offset, _)| *offset);
    // The first predecessor of each block.
    let mut before = vec![usize::MAX; machine.blocks.len()];
    for (index, block) in machine.blocks.iter().enumerate().rev() {
        for successor in &block.successors {
            before[*successor] = index;
        }
    }
    let first = (machine.blocks.first()).map_or(machine.code.len() as u32, |block| block.start);
    let mut at_end = vec![0; machine.blocks.len()];
    let mut pieces: Vec<(u32, u32, usize)> = Vec::with_capacity(placed.len() + at_end.len() + 1);
    // Usually the predecessor of an edge block comes before it in the layout. A second round finds
    // the scopes of edge blocks whose predecessor comes after them.
    for round in 0..2 {
        let mut others = before.iter().enumerate().skip(1);
        if round > 0 && others.all(|(block, before)| *before < block || *before == usize::MAX) {
            break;
        }
        pieces.clear();
        pieces.push((0, first, 0));
        for (index, block) in machine.blocks.iter().enumerate() {
            let mut at = block.start;
            let mut scope = at_end.get(before[index]).copied().unwrap_or(0);
            let first = placed.partition_point(|(offset, _)| *offset < block.start);
            let own = placed[first..].iter();
            for (offset, next) in own.take_while(|(offset, _)| *offset < block.end) {
                pieces.push((at, *offset, scope));
                at = *offset;
                scope = *next;
            }
            pieces.push((at, block.end, scope));
            at_end[index] = scope;
        }
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

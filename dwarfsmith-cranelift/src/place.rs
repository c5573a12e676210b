//! Finds the machine blocks of markers, and the code of scopes.

use crate::machine::Machine;
use crate::record::FunctionRecord;

impl Machine {
    /// Sets the machine blocks of a record's markers that have offsets, and the code of its scopes.
    /// [`Machine::layout`] must have these markers in code order; the order also matters if several
    /// markers have the same offset.
    pub fn place_markers(&mut self, record: &mut FunctionRecord) {
        let markers = &mut record.markers;
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
        // A later marker of another block at the same offset supersedes a marker.
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
                markers[*tag].superseded = index < superseded;
            }
            rest = later;
        }
        self.scope_ranges = scope_ranges(record, self);
    }
}

/// Returns true if the first predecessor of each block, except the entry, is before the block.
fn pieces_are_final(predecessors: &[Vec<usize>]) -> bool {
    let mut blocks = predecessors.iter().enumerate().skip(1);
    blocks.all(|(block, from)| from.first().is_none_or(|first| *first < block))
}

/// Returns the code of each scope that is in no inner scope: from each of its markers to the next
/// marker. Code before a block's first marker is for the edge into the block, and belongs to the
/// predecessor's scope, like all code of a block without markers.
fn scope_ranges(debug: &FunctionRecord, machine: &Machine) -> Vec<Vec<(u32, u32)>> {
    let mut placed: Vec<(u32, usize)> = machine
        .layout
        .iter()
        .filter_map(|m| Some((debug.markers[*m].offset?, debug.markers[*m].scope)))
        .collect();
    // The sort is stable. Of several markers at one offset, the last one has the code.
    placed.sort_by_key(|(offset, _)| *offset);
    let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); machine.blocks.len()];
    for (index, block) in machine.blocks.iter().enumerate() {
        for successor in &block.successors {
            predecessors[*successor].push(index);
        }
    }
    let mut at_end: Vec<Option<usize>> = vec![None; machine.blocks.len()];
    let mut pieces: Vec<(u32, u32, usize)> = Vec::new();
    // Usually the predecessor of an edge block comes before it in the layout. A second pass finds
    // the scopes of edge blocks whose predecessor comes after them.
    for round in 0..2 {
        if round > 0 && pieces_are_final(&predecessors) {
            break;
        }
        pieces.clear();
        for (index, block) in machine.blocks.iter().enumerate() {
            let mut at = block.start;
            let from = predecessors[index].iter().find_map(|from| at_end[*from]);
            let mut scope = from.unwrap_or(0);
            let first = placed.partition_point(|(offset, _)| *offset < block.start);
            let own = placed[first..].iter();
            for (offset, next) in own.take_while(|(offset, _)| *offset < block.end) {
                pieces.push((at, *offset, scope));
                at = *offset;
                scope = *next;
            }
            pieces.push((at, block.end, scope));
            at_end[index] = Some(scope);
        }
    }
    let first = machine
        .blocks
        .first()
        .map_or(machine.code.len() as u32, |b| b.start);
    pieces.insert(0, (0, first, 0));
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

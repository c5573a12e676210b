//! Corrects Cranelift's value ranges so that they are right at every instruction. To do so, it
//! decodes the machine code that they cover.
//!
//! The register allocator's positions are instructions, so the ranges are correct at the offset
//! where an instruction starts, *after* the moves that were inserted before it. Between these
//! offsets they are not:
//!
//! * A range ends after the moves that follow its last instruction, although these may already
//!   overwrite the register. [`cut`] ends it after the first instruction that overwrites it.
//! * A block may start with moves for the edge into it. A range that should end with the previous
//!   block in layout order also covers these moves. A range that continues in the block also covers
//!   the moves before the one that writes its value. [`Correction::heads`] and
//!   [`Correction::end`] remove these parts.
//! * Before a block's final jump there may be moves for the edge. A range that starts at the jump
//!   has the place of the value before these moves. If they write that place, [`Correction::heads`]
//!   moves the start of the range to the end of the block.
//! * A range in a register that a call may clobber extends past the call that is the last use of
//!   the value. [`cut`] ends it one byte before the return address.

use crate::effect::{Effect, Registers, within};
use crate::machine::{MachineBlock, Place, ValueRange};
use crate::overwrites::Overwrites;
use crate::record::{CompiledFunction, FunctionRecord};

/// The moves at the start and before the end of a block.
struct Edges<'e> {
    /// The instructions at the block's start, up to `head_end`.
    head: &'e [Effect],
    /// The offset from which ranges are correct: that of the last marker in the block that starts a
    /// block of the intermediate code. A block without such a marker was inserted for an edge. It
    /// has only moves before its final jump.
    head_end: u32,
    /// The offset of the final jump.
    jump: Option<u32>,
    /// The moves directly before the final jump.
    moves: &'e [Effect],
}

fn edges<'e>(debug: &CompiledFunction, effects: &'e [Effect]) -> Vec<Edges<'e>> {
    let blocks = &debug.machine.blocks;
    let mut marked: Vec<Option<u32>> = vec![None; blocks.len()];
    for marker in debug.record.markers.iter().filter(|marker| marker.entry) {
        if let Some(marked) = marker.machine_block.and_then(|block| marked.get_mut(block)) {
            *marked = (*marked).max(marker.offset);
        }
    }
    let edges = blocks.iter().zip(marked).map(|(block, marked)| {
        let own = within(effects, block.start, block.end);
        let jump = own.last().filter(|last| last.jump);
        let head_end = marked.unwrap_or_else(|| jump.map_or(block.end, |jump| jump.at));
        let before = own.split_last().map_or(&[][..], |(_, before)| before);
        let others = before.iter().rposition(|effect| !effect.moves);
        let first = others.map_or(0, |last| last + 1);
        Edges {
            head: within(own, block.start, head_end),
            head_end,
            jump: jump.map(|jump| jump.at),
            moves: jump.map_or(&[], |_| &before[first..]),
        }
    });
    edges.collect()
}

/// The blocks of a function, and what overwrites the places of values.
struct Correction<'c> {
    record: &'c FunctionRecord,
    blocks: &'c [MachineBlock],
    edges: &'c [Edges<'c>],
    overwrites: &'c Overwrites<'c>,
}

impl Correction<'_> {
    /// Adds the correct parts of a range.
    fn add_parts(&self, range: ValueRange, is_preserved: bool, parts: &mut Vec<ValueRange>) {
        let place = (range.place, self.record.bytes(range.value));
        let mut start = self.heads(range.start, place);
        let end = self.end(&range);
        while start < end {
            let part = |end| ValueRange {
                start,
                end,
                ..range
            };
            let first = self.overwrites.first(place, is_preserved, start);
            let Some(effect) = first.filter(|effect| effect.at < end) else {
                parts.push(part(end));
                return;
            };
            let after = self
                .blocks
                .partition_point(|block| block.start <= effect.at);
            let own = after.checked_sub(1).map_or(0, |own| self.blocks[own].start);
            if start < own {
                // The moves at the block's start may be the ones that overwrite the place.
                parts.push(part(own));
                start = self.heads(own, place);
                continue;
            }
            // While a call runs, debuggers evaluate the caller's locations one byte before the
            // return address. The callee may have overwritten the register by then.
            let is_clobbered = effect.call && !is_preserved;
            let until = effect.next - u32::from(is_clobbered);
            parts.push(part(until.min(end)));
            // The register allocator may have the value in the same place in the next block
            // although this block overwrites that place.
            let next = self.blocks.get(after).map_or(end, |block| block.start);
            start = self.heads(next, place);
        }
    }

    /// Returns the first correct offset of a range that starts at an offset, or is continued there
    /// at the start of a block.
    ///
    /// If the moves at the start of a block write the place, this is their end. The moves before
    /// the final jump may be for the edge. A range that starts at the jump has the place of the
    /// value before them, so that it starts at the block's end if they write the place.
    fn heads(&self, mut start: u32, (place, bytes): (Place, i64)) -> u32 {
        loop {
            let after = self.blocks.partition_point(|block| block.start <= start);
            let Some(index) = after.checked_sub(1) else {
                return start;
            };
            let (block, edges) = (&self.blocks[index], &self.edges[index]);
            let written = |moves: &[Effect]| moves.iter().any(|effect| effect.writes(place, bytes));
            let mut correct = start;
            if correct < edges.head_end && written(edges.head) {
                correct = edges.head_end;
            }
            if edges.jump == Some(correct) && written(edges.moves) {
                correct = block.end;
            }
            if correct == start {
                return start;
            }
            start = correct;
        }
    }

    /// Returns the end of a range. A range that should end with the previous block in layout order
    /// also covers the moves at the start of a block.
    fn end(&self, range: &ValueRange) -> u32 {
        let after = self.blocks.partition_point(|block| block.start < range.end);
        let last = after.checked_sub(1);
        match last.map(|last| (&self.blocks[last], &self.edges[last])) {
            Some((block, edges)) if range.end <= edges.head_end => block.start,
            _ => range.end,
        }
    }
}

/// Corrects the ranges of a function. Returns the number of resulting ranges that are not among
/// Cranelift's.
pub fn cut(debug: &mut CompiledFunction, effects: &[Effect]) -> usize {
    if debug.machine.ranges.is_empty() {
        return 0;
    }
    let places = debug.machine.ranges.iter().map(|range| &range.place);
    let registers: Registers = places.collect();
    let edges = edges(debug, effects);
    let correction = Correction {
        record: &debug.record,
        blocks: &debug.machine.blocks,
        edges: &edges,
        overwrites: &Overwrites::new(effects, registers),
    };
    let mut ranges = Vec::with_capacity(debug.machine.ranges.len());
    for range in &debug.machine.ranges {
        let is_preserved = debug.machine.is_preserved_by_calls(range.place);
        correction.add_parts(*range, is_preserved, &mut ranges);
    }
    // Join the parts that did not have to be split.
    ranges.retain(|range| range.start < range.end);
    ranges.sort_unstable();
    join_neighbors(&mut ranges);
    let mut before = std::mem::replace(&mut debug.machine.ranges, ranges);
    before.sort_unstable();
    let mut before = before.iter().peekable();
    let new = |range: &&ValueRange| {
        while before.next_if(|before| before < range).is_some() {}
        before.peek() != Some(range)
    };
    debug.machine.ranges.iter().filter(new).count()
}

/// Joins neighbors with the same value and place that touch or overlap.
pub fn join_neighbors(ranges: &mut Vec<ValueRange>) {
    ranges.dedup_by(|range, last| {
        let is_same = (last.value, last.place) == (range.value, range.place);
        let is_joined = is_same && range.start <= last.end;
        if is_joined {
            last.end = last.end.max(range.end);
        }
        is_joined
    });
}

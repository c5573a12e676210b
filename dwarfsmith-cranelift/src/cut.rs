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
//!   the moves before the one that writes its value. [`heads`] removes these parts.
//! * Before a block's final jump there may be moves for the edge. A range that starts at the jump
//!   has the place of the value before these moves. If they write that place, [`jumps`] moves the
//!   start of the range to the end of the block.
//! * A range in a register that a call may clobber extends past the call that is the last use of
//!   the value. [`cut`] ends it one byte before the return address.

use crate::effect::{Effect, within};
use crate::machine::{MachineBlock, ValueRange};
use crate::record::CompiledFunction;

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

/// Removes the incorrect parts of a range at the starts of blocks. Also splits it there: the
/// register allocator may have the value in the same place in the next block although the previous
/// block overwrites that place.
fn heads(
    range: ValueRange,
    blocks: &[MachineBlock],
    edges: &[Edges<'_>],
    parts: &mut Vec<ValueRange>,
) {
    let mut rest = range;
    let first =
        blocks.partition_point(|block| block.end <= range.start && block.start < range.start);
    for (block, edges) in blocks.iter().zip(edges).skip(first) {
        let (start, end) = (block.start, edges.head_end);
        if start >= rest.end {
            break;
        }
        if rest.start >= end.max(start + 1) {
            continue;
        }
        if rest.start < start {
            parts.push(ValueRange { end: start, ..rest });
        }
        if rest.end <= end {
            return;
        }
        let written = edges.head.iter().any(|effect| effect.writes(range.place));
        rest.start = rest.start.max(if written { end } else { start });
    }
    parts.push(rest);
}

/// Corrects a range that starts at a block's final jump: if the moves directly before the jump
/// write the place, the range starts at the block's end instead. The moves may be for the edge, and
/// the range then has the place of the value before them.
fn jumps(range: &mut ValueRange, blocks: &[MachineBlock], edges: &[Edges<'_>]) {
    let after = blocks.partition_point(|block| block.start <= range.start);
    let Some(index) = after.checked_sub(1) else {
        return;
    };
    let written = |effect: &Effect| effect.writes(range.place);
    if edges[index].jump == Some(range.start) && edges[index].moves.iter().any(written) {
        range.start = blocks[index].end;
    }
}

/// Corrects the ranges of a function. Returns the number of resulting ranges that are not among
/// Cranelift's.
pub fn cut(debug: &mut CompiledFunction, effects: &[Effect]) -> usize {
    let edges = edges(debug, effects);
    let blocks = &debug.machine.blocks;
    let mut ranges = Vec::with_capacity(debug.machine.ranges.len());
    for range in &debug.machine.ranges {
        heads(*range, blocks, &edges, &mut ranges);
    }
    for range in &mut ranges {
        jumps(range, blocks, &edges);
        for effect in within(effects, range.start, range.end) {
            // While a call runs, debuggers evaluate the caller's locations one byte before the
            // return address. The callee may have overwritten the register by then.
            if effect.call && !debug.machine.is_preserved_by_calls(range.place) {
                range.end = range.end.min(effect.next - 1);
                break;
            }
            if effect.writes(range.place) {
                range.end = range.end.min(effect.next);
                break;
            }
        }
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

//! Corrects Cranelift's value ranges so that they are right at every instruction. To do so, it
//! decodes the machine code that they cover.
//!
//! The register allocator counts in instructions, so the ranges are correct at the offset where an
//! instruction starts, *after* the moves that were inserted before it. Between these offsets they
//! are not:
//!
//! * A range ends after the moves that follow its last instruction, though these may already
//!   overwrite the register. [`cut`] ends it after the first instruction that does.
//! * A block may start with moves for the edge into it. A range that should end with the previous
//!   block in layout order also covers these moves. A range that continues in the block also covers
//!   the moves before the one that writes its value. [`heads`] removes these parts.
//! * Before a block's final jump there may be moves for the edge. A range that starts at the jump
//!   says where the value was before these moves. If they write that place, [`jumps`] moves the
//!   start of the range to the end of the block.
//! * A range in a register that a call may clobber extends past the call that is the last use of
//!   the value. [`cut`] ends it one byte before the return address.

use crate::decode::Effect;
use crate::machine::ValueRange;
use crate::record::CompiledFunction;

/// The moves at a block's start: from the start to the offset from which ranges are correct. That
/// is the offset of the last marker in it that starts a block of the intermediate code. A block
/// without such a marker was inserted for an edge: it has only moves before its final jump.
fn head(debug: &CompiledFunction, index: usize, effects: &[(u32, Effect)]) -> (u32, u32) {
    let block = &debug.machine.blocks[index];
    let marked = debug
        .record
        .markers
        .iter()
        .filter(|m| m.entry && m.machine_block == Some(index))
        .filter_map(|m| m.offset)
        .max();
    let end = marked.unwrap_or_else(|| {
        let last = effects.partition_point(|(start, _)| *start < block.end);
        match last.checked_sub(1).map(|last| &effects[last]) {
            Some((start, effect)) if effect.jump && *start >= block.start => *start,
            _ => block.end,
        }
    });
    (block.start, end)
}

/// Removes the incorrect parts of ranges at the starts of blocks. Also splits ranges there: the
/// register allocator may have the value in the same place in the next block although the previous
/// block overwrites that place.
fn heads(debug: &mut CompiledFunction, effects: &[(u32, Effect)]) {
    for index in 0..debug.machine.blocks.len() {
        let (start, end) = head(debug, index, effects);
        let first = effects.partition_point(|(at, _)| *at < start);
        let moves = || effects[first..].iter().take_while(|(at, _)| *at < end);
        let mut kept: Vec<ValueRange> = Vec::new();
        for range in std::mem::take(&mut debug.machine.ranges) {
            if range.end <= start || range.start >= end.max(start + 1) {
                kept.push(range);
                continue;
            }
            if range.start < start {
                kept.push(ValueRange {
                    end: start,
                    ..range
                });
            }
            if range.end > end {
                let written = moves().any(|(_, effect)| effect.writes(range.place));
                let from = if written { end } else { start };
                kept.push(ValueRange {
                    start: range.start.max(from),
                    ..range
                });
            }
        }
        debug.machine.ranges = kept;
    }
}

/// Corrects ranges that start at a block's final jump: if the moves directly before the jump write
/// the place, the range starts at the block's end instead. The moves may be for the edge, and the
/// range then says where the value was before them.
fn jumps(debug: &mut CompiledFunction, effects: &[(u32, Effect)]) {
    for block in &debug.machine.blocks {
        let first = effects.partition_point(|(start, _)| *start < block.start);
        let end = effects.partition_point(|(start, _)| *start < block.end);
        let Some(((at, jump), before)) = effects[first..end].split_last() else {
            continue;
        };
        let moves = before.iter().rev().map(|(_, effect)| effect);
        let moves: Vec<&Effect> = moves.take_while(|effect| effect.moves).collect();
        let ranges = debug.machine.ranges.iter_mut();
        for range in ranges.filter(|range| jump.jump && range.start == *at) {
            if moves.iter().any(|effect| effect.writes(range.place)) {
                range.start = block.end;
            }
        }
    }
}

/// Corrects the ranges of a function. Returns how many of the resulting ranges are not among
/// Cranelift's.
pub fn cut(debug: &mut CompiledFunction, effects: &[(u32, Effect)]) -> usize {
    let before = debug.machine.ranges.clone();
    heads(debug, effects);
    jumps(debug, effects);
    let mut ranges = std::mem::take(&mut debug.machine.ranges);
    for range in &mut ranges {
        // Instructions are sorted; only those that start in the range are used.
        let first = effects.partition_point(|(start, _)| *start < range.start);
        for (start, effect) in &effects[first..] {
            if *start >= range.end {
                break;
            }
            // While a call runs, debuggers evaluate the caller's locations one byte before the return
            // address. The callee may have overwritten the register by then.
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
    let mut joined: Vec<ValueRange> = Vec::new();
    ranges.retain(|range| range.start < range.end);
    ranges.sort_unstable();
    for range in ranges {
        match joined.last_mut() {
            Some(last)
                if last.value == range.value
                    && last.place == range.place
                    && last.end >= range.start =>
            {
                last.end = last.end.max(range.end);
            }
            _ => joined.push(range),
        }
    }
    debug.machine.ranges = joined;
    debug
        .machine
        .ranges
        .iter()
        .filter(|range| !before.contains(range))
        .count()
}

//! Tests live ranges against values by hand, and against a traversal for each `dbg.def`.

use super::super::code::Block;
use super::super::{FunctionBody, Referrer};
use super::*;
use crate::metadata::{Id, Metadata, SubprogramId};
use alloc::vec;

fn ranges(
    blocks: &[(u32, &[u32])],
    size: u32,
    mode: MarkerMode,
    markers: &[(usize, u32, bool)],
) -> Vec<Vec<(u32, u32)>> {
    let life = LifetimeId::from_index(0);
    let mut metadata = Metadata::default();
    let mut body = FunctionBody::default();
    body.begin(metadata.text("f"), SubprogramId::from_index(0), size)
        .mode(mode);
    for (number, (start, successors)) in blocks.iter().enumerate() {
        let block = body.block(Position(*start));
        for to in *successors {
            body.successor(block, super::super::BlockIndex(*to));
        }
        for (_, position, def) in markers.iter().filter(|marker| marker.0 == number) {
            if *def {
                body.def(Position(*position), life, Referrer::Undefined);
            } else {
                body.kill(Position(*position), life);
            }
        }
    }
    let mut code = super::super::Code::default();
    let id = code.add(&body);
    let mut live = LiveRanges::default();
    live.compute(code.function(id).unwrap());
    live.iter()
        .map(|(_, _, ranges)| {
            ranges
                .iter()
                .map(|range| (range.start.0, range.end.0))
                .collect()
        })
        .collect()
}

/// 0 → 1 ⇄ 2, 1 → 3: the usual while loop.
const LOOP: &[(u32, &[u32])] = &[(0, &[1]), (10, &[2, 3]), (20, &[1]), (30, &[])];

#[test]
fn a_lifetime_reaches_along_edges_until_its_kill() {
    // Defined before the loop, killed in its body at 25: active in the header, up to the kill,
    // and after the loop, which the header leads to; not active from 25 to 30.
    let got = ranges(LOOP, 40, MarkerMode::Flow, &[(0, 4, true), (2, 25, false)]);
    assert_eq!(got, [vec![(4, 25), (30, 40)]]);
}

#[test]
fn a_back_edge_reaches_what_is_laid_out_before_the_def() {
    // Defined in the body at 25: active in the rest of the body, in the header, from the body's
    // start on, and after the loop.
    let got = ranges(LOOP, 40, MarkerMode::Flow, &[(2, 25, true)]);
    assert_eq!(got, [vec![(10, 40)]]);
    // With a kill at the header's start: active only in the rest of the body.
    let got = ranges(LOOP, 40, MarkerMode::Flow, &[(1, 10, false), (2, 25, true)]);
    assert_eq!(got, [vec![(25, 30)]]);
}

#[test]
fn block_local_lifetimes_end_with_their_block() {
    let got = ranges(LOOP, 40, MarkerMode::BlockLocal, &[(0, 4, true)]);
    assert_eq!(got, [vec![(4, 10)]]);
}

/// The validator rejects markers outside of their block. Before that, they act at the nearest
/// end of the block, so that no range is outside of it.
#[test]
fn markers_outside_their_block_count_as_at_its_end() {
    // The body of the loop is at 20..30. Defined before its first instruction: active from the
    // body's start on, and around the loop.
    let got = ranges(LOOP, 40, MarkerMode::BlockLocal, &[(2, 5, true)]);
    assert_eq!(got, [vec![(20, 30)]]);
    // Killed at the end of the body, after its last instruction: active up to the body's end,
    // and not in the header, which follows.
    let got = ranges(LOOP, 40, MarkerMode::Flow, &[(2, 24, true), (2, 99, false)]);
    assert_eq!(got, [vec![(24, 30)]]);
    // Defined at the end of the body, after its last instruction: active in none of the body's
    // bytes, and in the successors.
    let got = ranges(
        LOOP,
        40,
        MarkerMode::Flow,
        &[(1, 10, false), (3, 30, false), (2, 99, true)],
    );
    assert_eq!(got, [vec![]]);
    // The position is after the function.
    let got = ranges(
        LOOP,
        40,
        MarkerMode::Flow,
        &[(3, 35, true), (3, 1000, false)],
    );
    assert_eq!(got, [vec![(35, 40)]]);
}

#[test]
fn a_kill_before_the_def_in_the_same_block_counts_the_next_time_round() {
    let got = ranges(LOOP, 40, MarkerMode::Flow, &[(2, 21, false), (2, 25, true)]);
    assert_eq!(got, [vec![(10, 21), (25, 40)]]);
}

/// Pseudorandom numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % u64::from(end)) as u32
    }
}

/// Computes the ranges of a `dbg.def` by a traversal of the blocks that it reaches.
fn walk(
    function: FunctionView<'_>,
    lifetime: LifetimeId,
    block: u32,
    index: usize,
) -> Vec<CodeRange> {
    let mut ranges = Vec::new();
    let mut seen = vec![false; function.block_count()];
    let mut to_visit = Vec::new();
    let mut visit = |block: Block<'_>, from: usize, to_visit: &mut Vec<u32>| {
        let CodeRange { start, end } = block.range;
        let clamped = |position: Position| position.clamp(start, end.max(start));
        let markers = || block.markers().skip(from);
        let first = match from.checked_sub(1).and_then(|def| block.markers().nth(def)) {
            Some((position, _)) => clamped(position),
            None => start,
        };
        let kill = markers().find(|(_, marker)| *marker == Marker::Kill(lifetime));
        let last = match kill {
            Some((position, _)) => clamped(position),
            None => {
                if function.mode == MarkerMode::Flow {
                    to_visit.extend_from_slice(block.successors);
                }
                end
            }
        };
        if first < last {
            ranges.push(CodeRange::new(first, last));
        }
    };
    let def = function.block(BlockIndex(block)).unwrap();
    visit(def, index + 1, &mut to_visit);
    while let Some(block) = to_visit.pop() {
        let Some(view) = function.block(BlockIndex(block)) else {
            continue;
        };
        if !core::mem::replace(&mut seen[block as usize], true) {
            visit(view, 0, &mut to_visit);
        }
    }
    join(&mut ranges, 0);
    ranges
}

/// A graph of mostly straight code with branches forward, loops, jumps into loops, unreachable
/// blocks, and blocks in an order that the validator rejects.
fn random_body(random: &mut Random, body: &mut FunctionBody) {
    let blocks = 1 + random.below(40);
    let lifetimes = 1 + random.below(8);
    let markers = random.below(3);
    let jumps = 1 + random.below(6);
    let is_ordered = random.below(8) != 0;
    let mode = match random.below(8) {
        0 => MarkerMode::BlockLocal,
        _ => MarkerMode::Flow,
    };
    body.begin(
        crate::metadata::Text::from_index(0),
        SubprogramId::from_index(0),
        4 * blocks,
    )
    .mode(mode);
    for number in 0..blocks {
        let start = match is_ordered {
            true => 4 * number + random.below(2),
            false => random.below(4 * blocks),
        };
        let block = body.block(Position(start));
        for _ in 0..random.below(markers + 1) {
            let lifetime = LifetimeId::from_index(random.below(lifetimes) as usize);
            let position = Position(start + random.below(5));
            match random.below(2) {
                0 => body.def(position, lifetime, Referrer::Undefined),
                _ => body.kill(position, lifetime),
            };
        }
        if random.below(16) != 0 {
            body.successor(block, BlockIndex(number + 1));
        }
        if random.below(jumps) == 0 {
            let to = match random.below(3) {
                0 => random.below(blocks),
                _ => number + random.below(4),
            };
            body.successor(block, BlockIndex(to));
        }
    }
}

#[test]
fn live_ranges_equal_a_walk_for_each_def() {
    let mut random = Random(0x7261_6e67);
    let mut live = LiveRanges::default();
    let mut body = FunctionBody::default();
    let mut found = 0;
    for round in 0..20_000 {
        random_body(&mut random, &mut body);
        let mut code = super::super::Code::default();
        let id = code.add(&body);
        let function = code.function(id).unwrap();
        let mut expected = Vec::new();
        for (number, block) in (0..).zip(function.blocks()) {
            for (index, (_, marker)) in block.markers().enumerate() {
                if let Marker::Def(lifetime, referrer) = marker {
                    let ranges = walk(function, lifetime, number, index);
                    found += ranges.len();
                    expected.push((lifetime, referrer, ranges));
                }
            }
        }
        expected.sort_by_key(|(lifetime, ..)| *lifetime);
        live.compute(function);
        let ranges: Vec<_> = live
            .iter()
            .map(|(lifetime, referrer, ranges)| (lifetime, referrer, ranges.to_vec()))
            .collect();
        assert_eq!(ranges, expected, "round {round}: {body:#?}");
    }
    assert!(found > 50_000, "{found} ranges");
}

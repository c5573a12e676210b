//! Computes the code in which each lifetime is active, as defined in section 4 of
//! `docs/language.md`.
//!
//! Definition. Let a *point* be a place between two markers of a block, or before its first or
//! after its last. A lifetime with one `dbg.def` is active at every point that some path of control
//! flow reaches from just after the `dbg.def` without passing a `dbg.kill` of the same lifetime;
//! the path may pass the `dbg.def` itself again. In block-local mode a path stays in the block. The
//! lifetime's code ranges are those between two such points.
//!
//! A marker takes effect before the instruction at its position, and belongs to the block that it
//! was added to:
//!
//! - A marker at the end of a block, which is the start of the next one, is after the block's last
//!   instruction and before control leaves the block. A `dbg.kill` there ends the lifetime in every
//!   successor, and does not shorten the range in the block. A `dbg.def` there covers no byte of
//!   its block and begins the lifetime in the successors; in block-local mode, it covers no code.
//! - A marker at the start of a block acts on every path into the block, even if the previous block
//!   in layout is not a predecessor.
//! - Several markers at one position act in the order in which they were added: after a `dbg.kill`
//!   and then a `dbg.def`, the lifetime is active; after a `dbg.def` and then a `dbg.kill`, it is
//!   not.
//! - A block without bytes is a block like any other: its markers act in order.
//!
//! The traversal visits each block at most once per lifetime, and finds that lifetime's next kill
//! by binary search.

use super::{BlockIndex, CodeRange, FunctionView, Marker, MarkerMode, Referrer};
use crate::metadata::LifetimeId;
use crate::units::Position;
use alloc::vec::Vec;

#[derive(Clone, Copy, Debug)]
struct Event {
    lifetime: LifetimeId,
    block: u32,
    /// The marker's index in its block.
    index: u32,
    position: Position,
    /// The referrer for a `dbg.def`, `None` for a `dbg.kill`.
    referrer: Option<Referrer>,
}

#[derive(Clone, Copy, Debug)]
struct Active {
    lifetime: LifetimeId,
    referrer: Referrer,
    end: u32,
}

/// The code ranges of a function's bounded lifetimes. Reuse one for all functions: it keeps its
/// memory.
#[derive(Clone, Debug, Default)]
pub struct LiveRanges {
    active: Vec<Active>,
    ranges: Vec<CodeRange>,
    events: Vec<Event>,
    /// For each block, the number of the last traversal that visited it.
    seen: Vec<u32>,
    to_visit: Vec<u32>,
}

impl LiveRanges {
    /// Computes the ranges of every lifetime that a `dbg.def` of the function names. A lifetime
    /// with several `dbg.def`s, which the validator rejects, has the ranges of each.
    pub fn compute(&mut self, function: FunctionView<'_>) {
        self.compute_some(function, |_| true);
    }

    /// Computes the ranges of some lifetimes only.
    pub(crate) fn compute_some(
        &mut self,
        function: FunctionView<'_>,
        wanted: impl Fn(LifetimeId) -> bool,
    ) {
        self.active.clear();
        self.ranges.clear();
        self.events.clear();
        self.seen.clear();
        self.seen.resize(function.block_count(), 0);
        for (number, block) in function.blocks().enumerate() {
            for (index, (position, marker)) in block.markers().enumerate() {
                let (lifetime, referrer) = match marker {
                    Marker::Def(lifetime, referrer) => (lifetime, Some(referrer)),
                    Marker::Kill(lifetime) => (lifetime, None),
                    Marker::Label(_) => continue,
                };
                if !wanted(lifetime) {
                    continue;
                }
                // A marker outside of its block, which the validator rejects, must not cause ranges
                // outside of the function.
                let position =
                    position.clamp(block.range.start, block.range.end.max(block.range.start));
                self.events.push(Event {
                    lifetime,
                    block: number as u32,
                    index: index as u32,
                    position,
                    referrer,
                });
            }
        }
        // The sort is stable: the events of a lifetime stay in layout order.
        self.events.sort_by_key(|event| event.lifetime);
        let mut walk = 0;
        let mut first = 0;
        while first < self.events.len() {
            let lifetime = self.events[first].lifetime;
            let count = self.events[first..].partition_point(|event| event.lifetime == lifetime);
            for index in first..first + count {
                if let Some(referrer) = self.events[index].referrer {
                    walk += 1;
                    self.walk(function, first..first + count, index, walk);
                    self.active.push(Active {
                        lifetime,
                        referrer,
                        end: self.ranges.len() as u32,
                    });
                }
            }
            first += count;
        }
    }

    fn walk(
        &mut self,
        function: FunctionView<'_>,
        events: core::ops::Range<usize>,
        def: usize,
        walk: u32,
    ) {
        let LiveRanges {
            ranges,
            events: all,
            seen,
            to_visit,
            ..
        } = self;
        let events = &all[events];
        let def = all[def];
        let first_range = ranges.len();
        to_visit.clear();
        // The first kill in a block from a marker on. The events of a lifetime are in layout order.
        let kill = |block: u32, from: u32| {
            let first = events.partition_point(|event| (event.block, event.index) < (block, from));
            let mut here = events[first..]
                .iter()
                .take_while(|event| event.block == block);
            here.find(|event| event.referrer.is_none())
                .map(|event| event.position)
        };
        let mut visit = |block: u32, start: Position, from: u32, to_visit: &mut Vec<u32>| {
            let Some(view) = function.block(BlockIndex(block)) else {
                return;
            };
            let end = match kill(block, from) {
                Some(position) => position,
                None => {
                    if function.mode == MarkerMode::Flow {
                        to_visit.extend_from_slice(view.successors);
                    }
                    view.range.end
                }
            };
            if start < end {
                ranges.push(CodeRange::new(start, end));
            }
        };
        visit(def.block, def.position, def.index + 1, to_visit);
        while let Some(block) = to_visit.pop() {
            match seen.get_mut(block as usize) {
                Some(last) if *last != walk => *last = walk,
                _ => continue,
            }
            let Some(view) = function.block(BlockIndex(block)) else {
                continue;
            };
            visit(block, view.range.start, 0, to_visit);
        }
        join(ranges, first_range);
    }

    /// The ranges of one lifetime, as in [`LiveRanges::iter`].
    pub fn of(&self, lifetime: LifetimeId) -> impl Iterator<Item = (Referrer, &[CodeRange])> {
        let first = self
            .active
            .partition_point(|active| active.lifetime < lifetime);
        let count = self.active[first..].partition_point(|active| active.lifetime == lifetime);
        (first..first + count).map(|index| {
            let start = index
                .checked_sub(1)
                .map_or(0, |before| self.active[before].end as usize);
            let active = &self.active[index];
            (active.referrer, &self.ranges[start..active.end as usize])
        })
    }

    /// The ranges of each `dbg.def`: the lifetime, the referrer, and the ranges, which ascend and
    /// do not touch. In the order of lifetimes.
    pub fn iter(&self) -> impl Iterator<Item = (LifetimeId, Referrer, &[CodeRange])> {
        let mut start = 0;
        self.active.iter().map(move |active| {
            let ranges = &self.ranges[start..active.end as usize];
            start = active.end as usize;
            (active.lifetime, active.referrer, ranges)
        })
    }
}

/// Sorts the ranges from `first` on and joins those that overlap or touch.
pub(crate) fn join(ranges: &mut Vec<CodeRange>, first: usize) {
    ranges[first..].sort_unstable();
    let mut kept = first;
    for index in first..ranges.len() {
        let range = ranges[index];
        match ranges[first..kept].last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => {
                ranges[kept] = range;
                kept += 1;
            }
        }
    }
    ranges.truncate(kept);
}

#[cfg(test)]
mod tests {
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
        // Defined in the body at 25: active around the loop to the header, the body's start, and
        // the exit.
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
        // After the function.
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
}

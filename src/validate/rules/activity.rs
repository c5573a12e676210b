//! The code in which the lifetimes of a large function are active, for all lifetimes at once.
//!
//! [`LifetimeWalker`](super::markers::LifetimeWalker) follows each lifetime from its `dbg.def`, which
//! is fast if the lifetimes are short. If many lifetimes are active in many blocks, this would be
//! quadratic.
//! [`LiveRanges`] computes them together, in n log n steps in most graphs.

use super::super::dominators::Dominators;
use crate::markers::{BlockIndex, CodeRange, FunctionView, LiveRanges};
use crate::metadata::LifetimeId;
use crate::units::Position;
use alloc::vec::Vec;

/// The minimum and the maximum preorder number of some blocks in the dominator tree.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    min: u32,
    max: u32,
}

impl Bounds {
    /// The bounds of no block.
    const NONE: Bounds = Bounds {
        min: u32::MAX,
        max: 0,
    };

    fn and(self, other: Bounds) -> Bounds {
        Bounds {
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }
}

/// The code in which the lifetimes of a function are active.
#[derive(Debug, Default)]
pub(super) struct Activity {
    live: LiveRanges,
    /// A segment tree of the bounds of blocks: node i has the bounds of nodes 2i and 2i + 1, and
    /// the leaves, in the last half, are the blocks with code in layout order. Unreachable blocks
    /// have no bounds.
    bounds: Vec<Bounds>,
    /// The blocks with code, in layout order, each with the start of its code.
    blocks: Vec<(Position, u32)>,
}

impl Activity {
    /// Computes the code of all lifetimes of a function whose blocks are in order.
    pub(super) fn find(&mut self, function: FunctionView<'_>, dominators: &Dominators) {
        self.live.compute(function);
        let numbered = (0..).zip(function.blocks());
        let with_code = numbered.filter(|(_, block)| !block.range.is_empty());
        self.blocks.clear();
        self.blocks
            .extend(with_code.map(|(number, block)| (block.range.start, number)));
        self.bounds.clear();
        self.bounds.resize(self.blocks.len(), Bounds::NONE);
        let leaves = self.blocks.iter().map(|(_, block)| {
            let number = dominators.subtree(*block).map(|numbers| numbers.start);
            number.map_or(Bounds::NONE, |number| Bounds {
                min: number,
                max: number,
            })
        });
        self.bounds.extend(leaves);
        for index in (1..self.blocks.len()).rev() {
            self.bounds[index] = self.bounds[2 * index].and(self.bounds[2 * index + 1]);
        }
    }

    /// For each marker of a lifetime, in layout order: true for a `dbg.kill` that a path reaches
    /// from the `dbg.def` without passing another `dbg.kill`.
    pub(super) fn reached_kills(&self, lifetime: LifetimeId) -> impl Iterator<Item = bool> {
        self.live.reached_kills(lifetime)
    }

    /// True if a lifetime is active in code that control can reach without passing its `dbg.def`,
    /// which is at a position of a block.
    pub(super) fn skips_def(
        &self,
        function: FunctionView<'_>,
        dominators: &Dominators,
        (lifetime, block, position): (LifetimeId, u32, Position),
    ) -> bool {
        // A `dbg.def` that control never reaches dominates no block.
        let dominated = dominators.subtree(block).unwrap_or(0..0);
        let Some(own) = function.block(BlockIndex(block)).map(|view| view.range) else {
            return false;
        };
        let is_elsewhere = |bounds: Bounds| {
            bounds.min < dominated.start || bounds.min <= bounds.max && bounds.max >= dominated.end
        };
        let mut ranges = self.live.of(lifetime).flat_map(|(_, ranges)| ranges);
        ranges.any(|range| {
            // Control enters the block of the `dbg.def` at its start, before the `dbg.def`.
            let is_before_def =
                !dominated.is_empty() && range.contains(own.start) && own.start < position;
            let before = CodeRange::new(range.start, range.end.min(own.start));
            let after = CodeRange::new(range.start.max(own.end), range.end);
            is_before_def
                || [before, after]
                    .into_iter()
                    .any(|part| is_elsewhere(self.bounds(part)))
        })
    }

    /// The bounds of the blocks with code in a range.
    fn bounds(&self, range: CodeRange) -> Bounds {
        if range.is_empty() {
            return Bounds::NONE;
        }
        let count = self.blocks.len();
        // The range starts in the last block that begins at or before its start.
        let begun = self.blocks.partition_point(|block| block.0 <= range.start);
        let first = begun.saturating_sub(1);
        let end = self.blocks.partition_point(|block| block.0 < range.end);
        let (mut first, mut end) = (first + count, end + count);
        let mut found = Bounds::NONE;
        while first < end {
            if first % 2 == 1 {
                found = found.and(self.bounds[first]);
                first += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                found = found.and(self.bounds[end]);
            }
            (first, end) = (first / 2, end / 2);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markers::{Code, FunctionBody, Referrer};
    use crate::metadata::{Id, Metadata, SubprogramId};

    /// The size of a block in bytes.
    const SIZE: u32 = 4;

    struct Random(u64);

    impl Random {
        fn below(&mut self, end: usize) -> usize {
            // Knuth's MMIX generator.
            self.0 = self.0.wrapping_mul(6364136223846793005);
            self.0 = self.0.wrapping_add(1442695040888963407);
            (self.0 >> 33) as usize % end
        }

        /// The successors of each block: most are near.
        fn graph(&mut self, count: usize) -> Vec<Vec<usize>> {
            let mut successors = |block: usize| {
                let near = (block + 1 + self.below(3)).min(count - 1);
                let mut all = alloc::vec![near; usize::from(self.below(12) > 0)];
                if self.below(4) == 0 {
                    all.push(self.below(count));
                }
                all
            };
            (0..count).map(&mut successors).collect()
        }

        /// A position in a block, or at its end.
        fn position(&mut self, block: usize) -> u32 {
            SIZE * block as u32 + self.below(SIZE as usize + 1) as u32
        }

        fn lifetime<'g>(&mut self, successors: &'g [Vec<usize>]) -> Lifetime<'g> {
            let mut markers = alloc::vec![Vec::new(); successors.len()];
            for _ in 0..self.below(6) {
                let block = self.below(successors.len());
                markers[block].push((self.position(block), false));
            }
            let block = self.below(successors.len() / 2);
            markers[block].push((self.position(block), true));
            for markers in &mut markers {
                markers.sort_by_key(|marker| marker.0);
            }
            let index = markers[block].iter().position(|marker| marker.1);
            Lifetime {
                successors,
                markers,
                def: (block, index.unwrap()),
            }
        }
    }

    /// The markers of a lifetime in each block, in order: the position, and true for the `dbg.def`.
    struct Lifetime<'g> {
        successors: &'g [Vec<usize>],
        markers: Vec<Vec<(u32, bool)>>,
        /// The block of the `dbg.def`, and its index in the block.
        def: (usize, usize),
    }

    impl Lifetime<'_> {
        /// The blocks that a traversal from some blocks visits. It continues from a block if
        /// `leaves` is true.
        fn walk(&self, from: &[usize], leaves: impl Fn(usize) -> bool) -> Vec<bool> {
            let mut seen = alloc::vec![false; self.successors.len()];
            let mut to_visit = from.to_vec();
            while let Some(block) = to_visit.pop() {
                if !core::mem::replace(&mut seen[block], true) && leaves(block) {
                    to_visit.extend_from_slice(&self.successors[block]);
                }
            }
            seen
        }

        /// The blocks at whose start the lifetime is active, by a traversal from its `dbg.def`.
        fn active(&self) -> Vec<bool> {
            let (block, index) = self.def;
            let has_kill = |markers: &[(u32, bool)]| markers.iter().any(|marker| !marker.1);
            if has_kill(&self.markers[block][index..]) {
                return alloc::vec![false; self.successors.len()];
            }
            let leaves = |block: usize| !has_kill(&self.markers[block]);
            self.walk(&self.successors[block], leaves)
        }

        fn skips_def(&self) -> bool {
            let (active, (block, index)) = (self.active(), self.def);
            let reached = self.walk(&[0], |_| true);
            let without = self.walk(&[0], |other| other != block);
            (0..self.successors.len()).any(|other| {
                let start = SIZE * other as u32;
                let mut kills = self.markers[other].iter().filter(|marker| !marker.1);
                let has_code = kills.next().is_none_or(|kill| kill.0 > start);
                let avoids_def = match other == block {
                    true => reached[block] && self.markers[block][index].0 > start,
                    false => without[other],
                };
                active[other] && has_code && avoids_def
            })
        }

        fn reached_kills(&self) -> Vec<bool> {
            let mut reached = Vec::new();
            for (block, (markers, mut is_active)) in
                self.markers.iter().zip(self.active()).enumerate()
            {
                for (index, (_, is_def)) in markers.iter().enumerate() {
                    is_active |= self.def == (block, index);
                    reached.push(!is_def && core::mem::take(&mut is_active));
                }
            }
            reached
        }
    }

    /// The body of a function with the markers of some lifetimes.
    fn body(lifetimes: &[Lifetime<'_>], successors: &[Vec<usize>]) -> FunctionBody {
        let mut metadata = Metadata::default();
        let mut body = FunctionBody::default();
        let size = SIZE * successors.len() as u32;
        body.begin(metadata.text("f"), SubprogramId::from_index(0), size);
        for (block, successors) in successors.iter().enumerate() {
            let added = body.block(Position(SIZE * block as u32));
            for to in successors {
                body.successor(added, BlockIndex(*to as u32));
            }
            let mut markers = Vec::new();
            for (number, lifetime) in lifetimes.iter().enumerate() {
                let of_one = lifetime.markers[block].iter();
                markers.extend(of_one.map(|marker| (*marker, LifetimeId::from_index(number))));
            }
            markers.sort_by_key(|marker| marker.0.0);
            for ((position, is_def), lifetime) in markers {
                match is_def {
                    true => body.def(Position(position), lifetime, Referrer::Undefined),
                    false => body.kill(Position(position), lifetime),
                };
            }
        }
        body
    }

    #[test]
    fn activity_of_random_graphs_is_that_of_a_walk_for_each_lifetime() {
        let mut random = Random(7);
        let (mut activity, mut dominators) = (Activity::default(), Dominators::default());
        let mut found = [0; 4];
        for _ in 0..1000 {
            // Small functions have no tree of dominators.
            let count = 65 + random.below(40);
            let successors = random.graph(count);
            let lifetimes: Vec<_> = (0..6).map(|_| random.lifetime(&successors)).collect();
            let body = body(&lifetimes, &successors);
            let mut code = Code::default();
            let function = code.add(&body);
            let function = code.function(function).unwrap();
            dominators.find(function);
            activity.find(function, &dominators);
            for (number, lifetime) in lifetimes.iter().enumerate() {
                let id = LifetimeId::from_index(number);
                let (block, index) = lifetime.def;
                let def = Position(lifetime.markers[block][index].0);
                let skips = activity.skips_def(function, &dominators, (id, block as u32, def));
                assert_eq!(skips, lifetime.skips_def(), "{number} {body:#?}");
                found[usize::from(skips)] += 1;
                let reached: Vec<bool> = activity.reached_kills(id).collect();
                assert_eq!(reached, lifetime.reached_kills(), "{number} {body:#?}");
                found[2 + usize::from(reached.contains(&true))] += 1;
            }
        }
        assert!(found.iter().all(|count| *count > 500), "{found:?}");
    }
}

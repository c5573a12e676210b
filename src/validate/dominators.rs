//! Dominators of basic blocks. The entry is the first block in layout.
//!
//! Most functions have at most 64 blocks. For these, the dominators of a block are the bits of a
//! word, and the data-flow equations are iterated until they hold. Larger functions use the simple
//! form of Lengauer and Tarjan, "A fast algorithm for finding dominators in a flowgraph" (1979),
//! without recursion: O(n log n) for n edges.

use crate::markers::{BlockIndex, FunctionView};
use alloc::vec::Vec;

const NONE: u32 = u32::MAX;

/// Where control flow leaves the set of blocks that a block dominates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exit {
    /// No edge leaves the set, and none leads to the block itself.
    Never,
    /// Edges lead only to the start of the block itself.
    ToItself,
    /// An edge leaves the set, or the block is unreachable.
    ToOthers,
}

/// The dominators of a function's blocks. Its buffers are reused for all functions.
#[derive(Debug, Default)]
pub(super) struct Dominators {
    /// The number of each block in depth-first order; `NONE` for an unreachable block.
    number: Vec<u32>,
    /// The reachable blocks in depth-first order.
    order: Vec<u32>,
    // The vectors of the paper, indexed by number.
    parent: Vec<u32>,
    semi: Vec<u32>,
    idom: Vec<u32>,
    ancestor: Vec<u32>,
    label: Vec<u32>,
    /// For each number, the range of its subtree in a preorder numbering of the dominator tree.
    /// `last` is exclusive.
    first: Vec<u32>,
    last: Vec<u32>,
    exits: Vec<Exit>,
    /// For each block of a small function, the set of its dominators.
    words: Vec<u64>,
    /// Sets of blocks of a small function: the reachable blocks; the blocks with
    /// [`Exit::ToOthers`]; the blocks with an edge back to themselves from a block that they
    /// dominate.
    reached: u64,
    to_others: u64,
    to_itself: u64,
}

impl Dominators {
    /// Computes the dominators of a function's blocks.
    pub(super) fn find(&mut self, function: FunctionView<'_>) {
        if function.block_count() <= 64 {
            self.find_small(function);
        } else {
            self.find_large(function);
        }
    }

    fn find_small(&mut self, function: FunctionView<'_>) {
        self.words.clear();
        self.words.resize(function.block_count(), u64::MAX);
        self.reached = 0;
        if let Some(entry) = self.words.first_mut() {
            (*entry, self.reached) = (1, 1);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (from, view) in function.blocks().enumerate() {
                if self.reached >> from & 1 == 0 {
                    continue;
                }
                for to in view.successors {
                    let Some(known) = self.words.get(*to as usize) else {
                        continue;
                    };
                    let bit = 1 << *to;
                    let dominators = if *to == 0 {
                        bit
                    } else {
                        known & self.words[from] | bit
                    };
                    changed |= dominators != *known || self.reached & bit == 0;
                    self.reached |= bit;
                    self.words[*to as usize] = dominators;
                }
            }
        }
        (self.to_others, self.to_itself) = (0, 0);
        for (from, view) in function
            .blocks()
            .enumerate()
            .filter(|(from, _)| self.reached >> from & 1 == 1)
        {
            for to in view.successors {
                let Some(known) = self.words.get(*to as usize) else {
                    continue;
                };
                self.to_others |= self.words[from] & !known;
                self.to_itself |= self.words[from] & 1 << *to;
            }
        }
    }

    fn find_large(&mut self, function: FunctionView<'_>) {
        self.words.clear();
        let count = function.block_count();
        self.number.clear();
        self.number.resize(count, NONE);
        self.order.clear();
        self.parent.clear();
        self.number_blocks(function);
        let reached = self.order.len();
        let predecessors = self.predecessors(function);
        self.semi.clear();
        self.semi.extend(0..reached as u32);
        self.label.clear();
        self.label.extend(0..reached as u32);
        self.ancestor.clear();
        self.ancestor.resize(reached, NONE);
        self.idom.clear();
        self.idom.resize(reached, 0);
        let mut buckets: Vec<u32> = alloc::vec![NONE; reached];
        let mut next_in_bucket: Vec<u32> = alloc::vec![NONE; reached];
        for at in (1..reached).rev() {
            for from in predecessors.of(at) {
                let best = self.evaluate(*from);
                self.semi[at] = self.semi[at].min(self.semi[best as usize]);
            }
            let semi = self.semi[at] as usize;
            next_in_bucket[at] = buckets[semi];
            buckets[semi] = at as u32;
            let parent = self.parent[at];
            self.ancestor[at] = parent;
            let mut in_bucket = core::mem::replace(&mut buckets[parent as usize], NONE);
            while in_bucket != NONE {
                let best = self.evaluate(in_bucket);
                let is_own = self.semi[best as usize] == self.semi[in_bucket as usize];
                self.idom[in_bucket as usize] = if is_own { parent } else { best };
                in_bucket = next_in_bucket[in_bucket as usize];
            }
        }
        for at in 1..reached {
            if self.idom[at] != self.semi[at] {
                self.idom[at] = self.idom[self.idom[at] as usize];
            }
        }
        self.number_tree(function);
    }

    /// Numbers the reachable blocks in depth-first order.
    fn number_blocks(&mut self, function: FunctionView<'_>) {
        let mut path: Vec<(u32, usize)> = Vec::new();
        if let Some(entry) = self.number.first_mut() {
            *entry = 0;
            self.order.push(0);
            self.parent.push(0);
            path.push((0, 0));
        }
        while let Some((block, next)) = path.last_mut() {
            let successors = function
                .block(BlockIndex(*block))
                .map_or(&[][..], |view| view.successors);
            let Some(&to) = successors.get(*next) else {
                path.pop();
                continue;
            };
            *next += 1;
            let from = self.number[*block as usize];
            if let Some(number) = self
                .number
                .get_mut(to as usize)
                .filter(|number| **number == NONE)
            {
                *number = self.order.len() as u32;
                self.order.push(to);
                self.parent.push(from);
                path.push((to, 0));
            }
        }
    }

    fn predecessors(&self, function: FunctionView<'_>) -> Predecessors {
        let mut starts = alloc::vec![0u32; self.order.len() + 2];
        let edges = || {
            self.order.iter().zip(0u32..).flat_map(|(block, from)| {
                let successors = function
                    .block(BlockIndex(*block))
                    .map_or(&[][..], |view| view.successors);
                let known = successors
                    .iter()
                    .filter_map(|to| self.number.get(*to as usize).copied());
                known.map(move |to| (from, to as usize))
            })
        };
        for (_, to) in edges() {
            starts[to + 2] += 1;
        }
        for at in 2..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut from_places = alloc::vec![0; starts.last().copied().unwrap_or(0) as usize];
        for (from, to) in edges() {
            from_places[starts[to + 1] as usize] = from;
            starts[to + 1] += 1;
        }
        Predecessors {
            starts,
            from: from_places,
        }
    }

    /// Returns the vertex with the smallest semidominator on the path to the root of its tree in
    /// the forest (EVAL of the paper). Compresses the path.
    fn evaluate(&mut self, at: u32) -> u32 {
        let mut path: Vec<u32> = Vec::new();
        let mut up = at;
        while self.ancestor[up as usize] != NONE {
            path.push(up);
            up = self.ancestor[up as usize];
        }
        let mut best: Option<u32> = None;
        let root = up;
        while let Some(below) = path.pop() {
            if let Some(best) = best
                && self.semi[best as usize] < self.semi[self.label[below as usize] as usize]
            {
                self.label[below as usize] = best;
            }
            best = Some(self.label[below as usize]);
            self.ancestor[below as usize] = root;
        }
        self.label[at as usize]
    }

    /// Numbers the dominator tree so that each subtree is a range of numbers, and computes `exits`.
    fn number_tree(&mut self, function: FunctionView<'_>) {
        let reached = self.order.len();
        // The dominator of a vertex has a smaller number, so sizes are added in descending order
        // and ranges are assigned in ascending order.
        let mut size = alloc::vec![1u32; reached];
        let mut depth = alloc::vec![0u32; reached];
        for at in (1..reached).rev() {
            size[self.idom[at] as usize] += size[at];
        }
        self.first.clear();
        self.first.resize(reached, 0);
        self.last.clear();
        self.last.resize(reached, reached as u32);
        let mut free = alloc::vec![1u32; reached];
        for at in 1..reached {
            let above = self.idom[at] as usize;
            self.first[at] = free[above];
            self.last[at] = free[above] + size[at];
            free[above] += size[at];
            free[at] = self.first[at] + 1;
            depth[at] = depth[above] + 1;
        }
        // An edge leaves the set of each dominator of its start that does not dominate its end.
        // These are the dominators of the start from some depth of the dominator tree on: the depth
        // of the end, plus one if the end itself dominates the start. So one number, that depth,
        // describes them all. A block's set has an edge that leaves it if the minimum of these
        // numbers over the block's subtree is at most the block's own depth. If the end dominates
        // the start, the edge leads back to the block at the end.
        let mut least = alloc::vec![u32::MAX; reached];
        self.exits.clear();
        self.exits.resize(reached, Exit::Never);
        for (from, block) in self.order.iter().enumerate() {
            for to in function
                .block(BlockIndex(*block))
                .map_or(&[][..], |view| view.successors)
            {
                let Some(to) = self.number.get(*to as usize).map(|to| *to as usize) else {
                    continue;
                };
                let returns = (self.first[to]..self.last[to]).contains(&self.first[from]);
                if returns {
                    self.exits[to] = Exit::ToItself;
                }
                least[from] = least[from].min(depth[to] + u32::from(returns));
            }
        }
        for at in (1..reached).rev() {
            let above = self.idom[at] as usize;
            least[above] = least[above].min(least[at]);
        }
        for (exit, (least, depth)) in self.exits.iter_mut().zip(least.iter().zip(&depth)) {
            if least <= depth {
                *exit = Exit::ToOthers;
            }
        }
    }

    /// Returns where control flow leaves the set of blocks that a block dominates.
    pub(super) fn exit(&self, block: u32) -> Exit {
        if self.words.is_empty() {
            let place = self.number.get(block as usize).copied().unwrap_or(NONE);
            return self
                .exits
                .get(place as usize)
                .copied()
                .unwrap_or(Exit::ToOthers);
        }
        match block < 64 && self.reached >> block & 1 == 1 {
            true if self.to_others >> block & 1 == 1 => Exit::ToOthers,
            true if self.to_itself >> block & 1 == 1 => Exit::ToItself,
            true => Exit::Never,
            false => Exit::ToOthers,
        }
    }

    /// True if a path leads from the entry to a block.
    pub(super) fn is_reached(&self, block: u32) -> bool {
        match self.words.is_empty() {
            true => self
                .number
                .get(block as usize)
                .is_some_and(|number| *number != NONE),
            false => block < 64 && self.reached >> block & 1 == 1,
        }
    }

    /// True if each path from the entry to `other` passes `block`. A block dominates itself, and
    /// every block dominates an unreachable block.
    pub(super) fn dominates(&self, block: u32, other: u32) -> bool {
        if !self.is_reached(other) || !self.is_reached(block) {
            return !self.is_reached(other);
        }
        if let Some(word) = self.words.get(other as usize) {
            return word >> block & 1 == 1;
        }
        let (above, below) = (
            self.number[block as usize] as usize,
            self.number[other as usize] as usize,
        );
        (self.first[above]..self.last[above]).contains(&self.first[below])
    }
}

/// The predecessors of each vertex, by number.
struct Predecessors {
    starts: Vec<u32>,
    from: Vec<u32>,
}

impl Predecessors {
    fn of(&self, at: usize) -> &[u32] {
        match (self.starts.get(at), self.starts.get(at + 1)) {
            (Some(start), Some(end)) => {
                self.from.get(*start as usize..*end as usize).unwrap_or(&[])
            }
            _ => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markers::{Code, FunctionBody};
    use crate::metadata::{Id, Metadata, SubprogramId};
    use crate::units::Position;

    /// Dominance by its definition: no path from the entry to `other` avoids `block`.
    fn dominates_by_definition(edges: &[(u32, u32)], block: u32, other: u32) -> bool {
        let mut seen = Vec::new();
        let mut to_visit = if block == 0 {
            alloc::vec![]
        } else {
            alloc::vec![0]
        };
        while let Some(at) = to_visit.pop() {
            if seen.contains(&at) || at == block {
                continue;
            }
            seen.push(at);
            to_visit.extend(
                edges
                    .iter()
                    .filter(|(from, _)| *from == at)
                    .map(|(_, to)| *to),
            );
        }
        !seen.contains(&other)
    }

    /// [`Dominators::exit`] by its definition.
    fn exit_by_definition(count: u32, edges: &[(u32, u32)], block: u32) -> Exit {
        let is_below = |other| dominates_by_definition(edges, block, other);
        let reached = |other| !dominates_by_definition(edges, u32::MAX, other);
        let within: Vec<u32> = (0..count)
            .filter(|from| reached(*from) && is_below(*from))
            .collect();
        let mut ends = edges
            .iter()
            .filter(|edge| within.contains(&edge.0))
            .map(|edge| edge.1);
        match (
            ends.clone().any(|to| !is_below(to)),
            ends.any(|to| to == block),
        ) {
            (true, _) => Exit::ToOthers,
            (false, true) => Exit::ToItself,
            (false, false) => Exit::Never,
        }
    }

    #[test]
    fn random_graphs_of_a_few_blocks_by_the_definition() {
        let mut dominators = Dominators::default();
        let mut state = 1u64;
        let mut random = |below: u32| {
            // Knuth's MMIX generator.
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) as u32 % below
        };
        for _ in 0..3000 {
            let count = 1 + random(9);
            let edges: Vec<(u32, u32)> = (0..random(2 * count + 2))
                .map(|_| (random(count), random(count)))
                .collect();
            let mut metadata = Metadata::default();
            let mut body = FunctionBody::default();
            body.begin(metadata.text("f"), SubprogramId::from_index(0), count);
            for block in 0..count {
                body.block(Position(block));
            }
            for (from, to) in &edges {
                body.successor(BlockIndex(*from), BlockIndex(*to));
            }
            let mut code = Code::default();
            let function = code.add(&body);
            let function = code.function(function).unwrap();
            for find in [Dominators::find_small, Dominators::find_large] {
                find(&mut dominators, function);
                for block in 0..count {
                    let reached = !dominates_by_definition(&edges, u32::MAX, block);
                    assert_eq!(dominators.is_reached(block), reached, "{block} {edges:?}");
                    for other in 0..count {
                        let expected = dominates_by_definition(&edges, block, other);
                        assert_eq!(
                            dominators.dominates(block, other),
                            expected,
                            "{block} {other} {edges:?}"
                        );
                    }
                    let expected = if reached {
                        exit_by_definition(count, &edges, block)
                    } else {
                        Exit::ToOthers
                    };
                    assert_eq!(dominators.exit(block), expected, "{block} {edges:?}");
                }
            }
        }
    }
}

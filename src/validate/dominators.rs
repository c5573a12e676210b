//! Dominators of basic blocks. The entry is the first block in layout.
//!
//! Most functions have at most 64 blocks. For these, the dominators of a block are the bits of a
//! word, and the data-flow equations are iterated until they hold. Larger functions use
//! [`DominatorTree`].

use crate::graph::DominatorTree;
use crate::markers::{BlockIndex, FunctionView};
use crate::metadata::lists::NONE;
use alloc::vec::Vec;
use core::ops::Range;

/// A function with more blocks than this has a dominator tree.
pub(super) const FEW_BLOCKS: usize = u64::BITS as usize;

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
    /// The dominator tree of a large function.
    tree: DominatorTree,
    /// For each number, the range of its subtree in a preorder numbering of the dominator tree.
    /// `last` is exclusive.
    first: Vec<u32>,
    last: Vec<u32>,
    exits: Vec<Exit>,
    /// For each block of a small function, the set of its dominators.
    words: Vec<u64>,
    /// For each block of a small function, the set of its successors.
    successors: Vec<u64>,
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
        if function.block_count() <= FEW_BLOCKS {
            self.find_small(function);
        } else {
            self.find_large(function);
        }
    }

    fn find_small(&mut self, function: FunctionView<'_>) {
        self.words.clear();
        self.words.resize(function.block_count(), u64::MAX);
        self.successors.clear();
        self.successors.resize(function.block_count(), 0);
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
                self.successors[from] |= 1 << *to;
            }
        }
    }

    fn find_large(&mut self, function: FunctionView<'_>) {
        self.words.clear();
        self.tree.find(function.block_count(), |block| {
            let view = function.block(BlockIndex(block));
            view.map_or(&[][..], |view| view.successors)
        });
        self.number_tree(function);
    }

    /// Numbers the dominator tree so that each subtree is a range of numbers, and computes `exits`.
    fn number_tree(&mut self, function: FunctionView<'_>) {
        let reached = self.tree.order.len();
        // The dominator of a vertex has a smaller number, so sizes are added in descending order
        // and ranges are assigned in ascending order.
        let mut size = alloc::vec![1u32; reached];
        let mut depth = alloc::vec![0u32; reached];
        for at in (1..reached).rev() {
            size[self.tree.idom[at] as usize] += size[at];
        }
        self.first.clear();
        self.first.resize(reached, 0);
        self.last.clear();
        self.last.resize(reached, reached as u32);
        let mut free = alloc::vec![1u32; reached];
        for at in 1..reached {
            let above = self.tree.idom[at] as usize;
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
        let mut min_depth = alloc::vec![u32::MAX; reached];
        self.exits.clear();
        self.exits.resize(reached, Exit::Never);
        for (from, block) in self.tree.order.iter().enumerate() {
            for to in function
                .block(BlockIndex(*block))
                .map_or(&[][..], |view| view.successors)
            {
                let Some(to) = self.tree.number.get(*to as usize).map(|to| *to as usize) else {
                    continue;
                };
                let returns = (self.first[to]..self.last[to]).contains(&self.first[from]);
                if returns {
                    self.exits[to] = Exit::ToItself;
                }
                min_depth[from] = min_depth[from].min(depth[to] + u32::from(returns));
            }
        }
        for at in (1..reached).rev() {
            let above = self.tree.idom[at] as usize;
            min_depth[above] = min_depth[above].min(min_depth[at]);
        }
        for (exit, (min_depth, depth)) in self.exits.iter_mut().zip(min_depth.iter().zip(&depth)) {
            if min_depth <= depth {
                *exit = Exit::ToOthers;
            }
        }
    }

    /// Returns where control flow leaves the set of blocks that a block dominates.
    pub(super) fn exit(&self, block: u32) -> Exit {
        if self.words.is_empty() {
            let place = self
                .tree
                .number
                .get(block as usize)
                .copied()
                .unwrap_or(NONE);
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
                .tree
                .number
                .get(block as usize)
                .is_some_and(|number| *number != NONE),
            false => block < 64 && self.reached >> block & 1 == 1,
        }
    }

    /// Returns the set of blocks that control reaches from the end of a block, up to the blocks of
    /// the set `ends`. `None` if the block does not dominate all of them, or is among them, or is
    /// unreachable. The function must have at most [`FEW_BLOCKS`] blocks.
    pub(super) fn dominated_until(&self, block: u32, ends: u64) -> Option<u64> {
        if !self.is_reached(block) {
            return None;
        }
        let mut next = *self.successors.get(block as usize)?;
        let mut reached = 0;
        while next != 0 {
            let number = next.trailing_zeros();
            if number == block || self.words.get(number as usize)? >> block & 1 == 0 {
                return None;
            }
            reached |= 1 << number;
            if ends >> number & 1 == 0 {
                next |= self.successors.get(number as usize)?;
            }
            next &= !reached;
        }
        Some(reached)
    }

    /// The numbers of the blocks that a block dominates, in a preorder of the dominator tree; the
    /// first is its own. `None` for an unreachable block. The function must have more than
    /// [`FEW_BLOCKS`] blocks.
    pub(super) fn subtree(&self, block: u32) -> Option<Range<u32>> {
        let place = *self.tree.number.get(block as usize)? as usize;
        Some(*self.first.get(place)?..*self.last.get(place)?)
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
            self.tree.number[block as usize] as usize,
            self.tree.number[other as usize] as usize,
        );
        (self.first[above]..self.last[above]).contains(&self.first[below])
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

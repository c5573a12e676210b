//! Finds the ranges that overlap another range.

use crate::units::Position;
use alloc::vec::Vec;

/// The ends of ranges that are sorted by their starts. The ranges may overlap each other, so their
/// ends are not sorted. A binary tree with the greatest end below each of its nodes finds the
/// ranges that did not end before a position, in log n steps each.
#[derive(Debug, Default)]
pub(crate) struct Overlaps {
    /// The root is node 1, and the children of node n are 2n and 2n + 1. The leaves are the last
    /// half.
    ends: Vec<Position>,
}

impl Overlaps {
    pub(crate) fn new(ends: impl ExactSizeIterator<Item = Position>) -> Overlaps {
        let leaves = ends.len().next_power_of_two();
        let mut tree = alloc::vec![Position::START; leaves];
        tree.extend(ends);
        tree.resize(2 * leaves, Position::START);
        for node in (1..leaves).rev() {
            tree[node] = tree[2 * node].max(tree[2 * node + 1]);
        }
        Overlaps { ends: tree }
    }

    /// Returns the index of the first range from `from` on that ends after a position.
    pub(crate) fn first(&self, from: usize, after: Position) -> Option<usize> {
        let leaves = self.ends.len() / 2;
        let mut node = leaves + from;
        while *self.ends.get(node)? <= after {
            // The next node to the right, on the level of the first node that has one.
            node >>= node.trailing_ones();
            if node == 0 {
                return None;
            }
            node += 1;
        }
        while node < leaves {
            node *= 2;
            if self.ends[node] <= after {
                node += 1;
            }
        }
        Some(node - leaves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each range that ends after a position is found, in order.
    #[test]
    fn ranges_are_found_by_their_ends() {
        for count in 0..20u32 {
            let ends: Vec<Position> = (0..count).map(|n| Position(n * 7 % 11)).collect();
            let tree = Overlaps::new(ends.iter().copied());
            for after in (0..12).map(Position) {
                let mut found = Vec::new();
                let mut from = 0;
                while let Some(index) = tree.first(from, after) {
                    found.push(index);
                    from = index + 1;
                }
                let expected = (0..ends.len()).filter(|index| ends[*index] > after);
                assert_eq!(found, expected.collect::<Vec<_>>(), "{count} {after:?}");
            }
        }
    }
}

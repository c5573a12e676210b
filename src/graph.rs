//! Strongly connected components of a graph: Tarjan's algorithm, with an explicit stack instead of
//! recursion. [`DominatorTree`] has the dominators.

mod dominators;

use crate::metadata::lists::{Lists, NONE};
use alloc::vec::Vec;
pub(crate) use dominators::DominatorTree;

/// Calls `found` with the strongly connected components of the graph of the nodes that `is_in`
/// selects: each after all components that its edges lead to.
pub(crate) fn components(
    edges: &Lists,
    is_in: impl Fn(u32) -> bool,
    mut found: impl FnMut(&mut [u32]),
) {
    let count = edges.keys();
    let mut order = alloc::vec![NONE; count];
    let mut low = alloc::vec![0u32; count];
    let mut on_stack = alloc::vec![false; count];
    let mut stack: Vec<u32> = Vec::new();
    // Each node with the index of its next edge.
    let mut path: Vec<(u32, u32)> = Vec::new();
    let mut clock = 0;
    for start in 0..count as u32 {
        if order[start as usize] != NONE || !is_in(start) {
            continue;
        }
        path.push((start, 0));
        while let Some((number, next_edge)) = path.last_mut() {
            let node = *number as usize;
            if *next_edge == 0 && order[node] == NONE {
                order[node] = clock;
                low[node] = clock;
                clock += 1;
                stack.push(*number);
                on_stack[node] = true;
            }
            if let Some(&to) = edges.get(node).get(*next_edge as usize) {
                *next_edge += 1;
                match order.get(to as usize) {
                    Some(&NONE) if is_in(to) => path.push((to, 0)),
                    Some(&seen) if on_stack[to as usize] => low[node] = low[node].min(seen),
                    _ => {}
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                let parent = *parent as usize;
                low[parent] = low[parent].min(low[node]);
            }
            if low[node] == order[node] {
                let first = stack
                    .iter()
                    .rposition(|on| *on as usize == node)
                    .unwrap_or(0);
                for member in &stack[first..] {
                    on_stack[*member as usize] = false;
                }
                found(&mut stack[first..]);
                stack.truncate(first);
            }
        }
    }
}

/// The strongly connected components that contain a cycle. The nodes of each set are sorted, and so
/// are the sets.
pub(crate) fn cycles(edges: &Lists) -> Vec<Vec<u32>> {
    let mut cycles = Vec::new();
    let has_edges = |node: u32| !edges.get(node as usize).is_empty();
    components(edges, has_edges, |set| {
        if set.len() > 1 || edges.get(set[0] as usize).contains(&set[0]) {
            set.sort_unstable();
            cycles.push(set.to_vec());
        }
    });
    cycles.sort_unstable();
    cycles
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    fn of(count: usize, edges: &[(usize, u32)]) -> Vec<Vec<u32>> {
        cycles(&Lists::new(count, edges.iter().copied()))
    }

    #[test]
    fn cycles_are_found_once_each() {
        assert!(
            of(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]).is_empty(),
            "a diamond"
        );
        assert_eq!(of(3, &[(1, 1), (0, 1)]), [vec![1]], "a loop");
        assert_eq!(
            of(6, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3)]),
            [vec![0, 1, 2], vec![3, 4]]
        );
    }

    #[test]
    fn a_long_chain_needs_no_deep_stack() {
        let mut edges: Vec<(usize, u32)> =
            (0..100_000).map(|from| (from, from as u32 + 1)).collect();
        assert!(of(100_001, &edges).is_empty());
        edges.push((100_000, 0));
        assert_eq!(of(100_001, &edges).len(), 1);
    }
}

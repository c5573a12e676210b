//! Strongly connected components of a graph: Tarjan's algorithm, with an explicit stack instead of
//! recursion. [`DominatorTree`] has the dominators.

use crate::metadata::lists::{Lists, NONE};
use alloc::vec::Vec;

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

/// The dominator tree of the nodes that are reachable from node 0, by the simple form of Lengauer
/// and Tarjan, "A fast algorithm for finding dominators in a flowgraph" (1979), without recursion:
/// O(n log n) for n edges. Its buffers are reused.
#[derive(Clone, Debug, Default)]
pub(crate) struct DominatorTree {
    /// The number of each node in depth-first order; [`NONE`] for an unreachable node.
    pub(crate) number: Vec<u32>,
    /// The reachable nodes in depth-first order.
    pub(crate) order: Vec<u32>,
    // The vectors of the paper, indexed by number.
    parent: Vec<u32>,
    semi: Vec<u32>,
    /// The number of the node that immediately dominates each one. It is smaller than the node's.
    pub(crate) idom: Vec<u32>,
    ancestor: Vec<u32>,
    label: Vec<u32>,
}

impl DominatorTree {
    /// Computes the tree of a graph of `count` nodes; node 0 is the entry. Other nodes that edges
    /// lead to are ignored.
    pub(crate) fn find<'s>(&mut self, count: usize, successors: impl Fn(u32) -> &'s [u32]) {
        self.number.clear();
        self.number.resize(count, NONE);
        self.order.clear();
        self.parent.clear();
        self.number_nodes(&successors);
        let reached = self.order.len();
        let predecessors = self.predecessors(&successors);
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
            for from in predecessors.get(at) {
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
    }

    /// Numbers the reachable nodes in depth-first order.
    fn number_nodes<'s>(&mut self, successors: impl Fn(u32) -> &'s [u32]) {
        let mut path: Vec<(u32, usize)> = Vec::new();
        if let Some(entry) = self.number.first_mut() {
            *entry = 0;
            self.order.push(0);
            self.parent.push(0);
            path.push((0, 0));
        }
        while let Some((node, next)) = path.last_mut() {
            let Some(&to) = successors(*node).get(*next) else {
                path.pop();
                continue;
            };
            *next += 1;
            let from = self.number[*node as usize];
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

    fn predecessors<'s>(&self, successors: impl Fn(u32) -> &'s [u32]) -> Lists {
        let edges = self.order.iter().zip(0u32..).flat_map(|(node, from)| {
            let all = successors(*node).iter();
            let known = all.filter_map(|to| self.number.get(*to as usize).copied());
            known.map(move |to| (to as usize, from))
        });
        Lists::new(self.order.len(), edges)
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

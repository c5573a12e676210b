//! The dominator tree of a graph: the simple form of Lengauer and Tarjan, "A fast algorithm for
//! finding dominators in a flowgraph" (1979), without recursion. O(n log n) for n edges.

use crate::metadata::lists::{Lists, NONE};
use alloc::vec::Vec;

/// The dominator tree of the nodes that are reachable from node 0. Its buffers are reused.
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

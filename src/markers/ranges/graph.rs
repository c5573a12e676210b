//! Control flow without the blocks that do not affect some lifetimes.
//!
//! For a set of lifetimes, only blocks with their markers change which of them are active.
//! Elsewhere, a lifetime is active if it is active at the end of any predecessor.
//! [`Graph::contract`] keeps the blocks with markers, and treats each other vertex as follows:
//!
//! - Vertices on a cycle without markers are merged, for any number of entries to the cycle.
//! - A vertex that then has one predecessor is merged with it.
//! - A vertex without predecessors is dropped: no lifetime of the set is ever active there.
//!
//! The remaining vertices are those where different predecessors join, like φs in SSA form. A
//! predecessor of such a vertex is ignored if it is also a predecessor of another predecessor of
//! the vertex: otherwise, each `break` out of nested loops and each jump over a block would keep
//! one more vertex.

use super::super::{BlockIndex, CodeRange, FunctionView, MarkerMode};
use crate::graph::components;
use crate::metadata::lists::{Flags, Lists, NONE};
use alloc::vec::Vec;

/// The maximum number of predecessors of a vertex that are compared with one another.
const FEW_INPUTS: usize = 8;

/// Consecutive code of one vertex.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) range: CodeRange,
    pub(super) vertex: u32,
    /// The block of this code if it may have markers; [`NONE`] if exactly the lifetimes at the end
    /// of the vertex are active in this code.
    pub(super) block: u32,
}

/// A function's control flow, reduced to the part that affects a set of lifetimes.
#[derive(Debug)]
pub(super) struct Graph {
    predecessors: Lists,
    /// In layout order.
    pub(super) runs: Vec<Run>,
}

impl Graph {
    /// Builds the graph of all blocks, which are its vertices.
    pub(super) fn of(function: FunctionView<'_>) -> Graph {
        let blocks = match function.mode {
            MarkerMode::Flow => 0..function.block_count() as u32,
            MarkerMode::BlockLocal => 0..0,
        };
        let edges = blocks.flat_map(|from| {
            let block = function.block(BlockIndex(from));
            let successors = block.map_or(&[][..], |block| block.successors).iter();
            successors.map(move |to| (*to as usize, from))
        });
        Graph {
            predecessors: Lists::new(function.block_count(), edges),
            runs: runs(function).collect(),
        }
    }

    /// The number of vertices.
    pub(super) fn len(&self) -> usize {
        self.predecessors.keys()
    }

    pub(super) fn successors(&self) -> Lists {
        let vertices = 0..self.len();
        let edges = vertices.flat_map(|to| {
            let from = self.predecessors.get(to).iter();
            from.map(move |from| (*from as usize, to as u32))
        });
        Lists::new(self.len(), edges)
    }

    /// Contracts the graph for lifetimes whose markers are all in the marked vertices. Also returns
    /// the numbers of these vertices in the new graph.
    pub(super) fn contract(&self, marked: &Flags) -> (Graph, Vec<u32>) {
        let mut contraction = Contraction {
            graph: self,
            marked,
            root: (0..self.len() as u32)
                .map(|vertex| match marked.get(vertex as usize) {
                    true => vertex,
                    false => NONE,
                })
                .collect(),
            inputs: Vec::new(),
            span: alloc::vec![(0, 0); self.len()],
            seen: alloc::vec![NONE; self.len()],
        };
        let is_in = |vertex: u32| !marked.get(vertex as usize);
        components(&self.predecessors, is_in, |set| contraction.merge(set));
        for vertex in (0..self.len() as u32).filter(|vertex| marked.get(*vertex as usize)) {
            let first = contraction.collect(&[vertex]);
            contraction.span[vertex as usize] = (first as u32, contraction.inputs.len() as u32);
        }
        contraction.finish()
    }
}

/// The code of each block. A block that starts after the next one, which the validator rejects, has
/// no code.
pub(super) fn runs(function: FunctionView<'_>) -> impl Iterator<Item = Run> {
    (0u32..).zip(function.blocks()).map(|(number, block)| {
        let CodeRange { start, end } = block.range;
        Run {
            range: CodeRange::new(start, end.max(start)),
            vertex: number,
            block: number,
        }
    })
}

struct Contraction<'g> {
    graph: &'g Graph,
    marked: &'g Flags,
    /// The vertex that represents all vertices equal to it; [`NONE`] if it is not known yet, or if
    /// no lifetime is ever active there.
    root: Vec<u32>,
    /// The roots of the predecessors of each root, which refers to them by its `span`.
    inputs: Vec<u32>,
    span: Vec<(u32, u32)>,
    /// For each root, the first member of the last set that collected it.
    seen: Vec<u32>,
}

impl Contraction<'_> {
    /// Finds the root of a set of unmarked vertices that are equal to each other. The roots of
    /// their other predecessors are known.
    fn merge(&mut self, set: &mut [u32]) {
        let first = self.collect(set);
        let root = match self.inputs[first..] {
            [] => NONE,
            [only] => {
                self.inputs.truncate(first);
                only
            }
            _ => {
                let root = set.iter().copied().min().unwrap_or(NONE);
                self.span[root as usize] = (first as u32, self.inputs.len() as u32);
                root
            }
        };
        for vertex in set {
            self.root[*vertex as usize] = root;
        }
    }

    /// Appends the roots of a set's predecessors to `inputs`. Returns the index of the first.
    fn collect(&mut self, set: &[u32]) -> usize {
        let first = self.inputs.len();
        for vertex in set {
            for from in self.graph.predecessors.get(*vertex as usize) {
                let root = self.root[*from as usize];
                if root != NONE && self.seen[root as usize] != set[0] {
                    self.seen[root as usize] = set[0];
                    self.inputs.push(root);
                }
            }
        }
        let count = self.inputs.len() - first;
        if (2..=FEW_INPUTS).contains(&count) {
            self.leave_out_implied(first);
        }
        first
    }

    /// Removes the inputs of a vertex that are also inputs of another of its inputs, which passes
    /// them on.
    fn leave_out_implied(&mut self, first: usize) {
        let mut all = [NONE; FEW_INPUTS];
        let count = self.inputs.len() - first;
        all[..count].copy_from_slice(&self.inputs[first..]);
        self.inputs.truncate(first);
        for input in all.into_iter().take(count) {
            let is_implied = all[..count].iter().any(|other| {
                let (start, end) = self.span[*other as usize];
                let inputs = &self.inputs[start as usize..end as usize];
                !self.marked.get(*other as usize)
                    && inputs.len() <= FEW_INPUTS
                    && inputs.contains(&input)
            });
            if !is_implied {
                self.inputs.push(input);
            }
        }
    }

    fn finish(self) -> (Graph, Vec<u32>) {
        let mut numbers = alloc::vec![NONE; self.root.len()];
        let roots = (0..)
            .zip(&self.root)
            .filter(|(vertex, root)| vertex == *root);
        let mut count = 0;
        for (vertex, _) in roots.clone() {
            numbers[vertex as usize] = count;
            count += 1;
        }
        let edges = roots.flat_map(|(to, _): (u32, _)| {
            let (start, end) = self.span[to as usize];
            let from = &self.inputs[start as usize..end as usize];
            from.iter().map(move |from| (to as usize, *from as usize))
        });
        let edges = edges.map(|(to, from)| (numbers[to] as usize, numbers[from]));
        let predecessors = Lists::new(count as usize, edges);
        let mut runs: Vec<Run> = Vec::new();
        for run in &self.graph.runs {
            let root = self.root[run.vertex as usize];
            if root == NONE {
                continue;
            }
            let is_marked = self.marked.get(run.vertex as usize);
            let run = Run {
                range: run.range,
                vertex: numbers[root as usize],
                block: if is_marked { run.block } else { NONE },
            };
            match runs.last_mut() {
                Some(last)
                    if (last.vertex, last.block) == (run.vertex, run.block)
                        && last.range.end == run.range.start
                        && run.block == NONE =>
                {
                    last.range.end = run.range.end;
                }
                _ => runs.push(run),
            }
        }
        (Graph { predecessors, runs }, numbers)
    }
}

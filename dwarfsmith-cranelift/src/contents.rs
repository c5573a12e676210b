//! The contents of variables at the starts of blocks of Cranelift's code.
//!
//! A frontend records the values that it assigns to variables. Where blocks meet,
//! cranelift-frontend adds block parameters only for variables that are used later, and debug
//! information must not add any. So the contents of a variable are a set of SSA values that are all
//! equal to it. At a block's start, the set has the values that are in the variable's sets at the
//! ends of all predecessors, and each block parameter for which every predecessor passes a value of
//! its set. This is an optimistic forward data-flow analysis: in loops, it starts with all values.

use hashbrown::{HashMap, HashSet};
use std::collections::{BTreeMap, BTreeSet};

use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{Block, BlockArg, Function, Inst, StackSlot, Value};

use crate::stack_maps::StackMaps;
use crate::state::State;

/// A value or slot to which a part of a variable is equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// An SSA value.
    Value(Value),
    /// The variable's stack slot.
    Slot(StackSlot),
}

/// All contents of a part; empty if they are unknown.
pub type Contents = Vec<Content>;

/// The code, and the assignments in it.
pub struct Flow<'a> {
    pub func: &'a Function,
    pub cfg: &'a ControlFlowGraph,
    pub stack_maps: &'a StackMaps,
    /// For each block, the last assignments to parts.
    pub assigned: HashMap<Block, HashMap<usize, Option<Content>>>,
    /// The number of parts.
    pub parts: usize,
}

/// The contents at the starts of blocks.
pub struct Solution {
    /// The contents of each part at the start of each reachable block, by their numbers.
    pub at_start: HashMap<Block, State>,
    /// The contents, by their numbers.
    contents: Vec<Contents>,
    numbers: HashMap<Contents, u32>,
}

impl Solution {
    /// The first of the contents with a number; `None` if they are unknown.
    pub fn first(&self, number: u32) -> Option<Content> {
        self.contents[number as usize].first().copied()
    }

    /// Returns the number of contents.
    pub fn number(&mut self, contents: Contents) -> u32 {
        if let Some(known) = self.numbers.get(&contents) {
            return *known;
        }
        let number = self.contents.len() as u32;
        self.contents.push(contents.clone());
        self.numbers.insert(contents, number);
        number
    }
}

/// An edge into a block: the arguments that it passes, and the contents at its start.
type Edge = (Vec<Option<Value>>, State);

impl Flow<'_> {
    /// Returns the contents of each part at the start of each reachable block.
    pub fn solve(&self) -> Solution {
        let mut solver = Solver {
            flow: self,
            solution: Solution {
                at_start: HashMap::new(),
                contents: vec![Contents::new()],
                numbers: HashMap::from([(Contents::new(), 0)]),
            },
            at_end: HashMap::new(),
            holders: HashMap::new(),
        };
        solver.solve();
        solver.solution
    }

    /// Returns the arguments that a branch passes to a block, once for each edge between them.
    fn arguments(&self, branch: Inst, block: Block) -> Vec<Vec<Option<Value>>> {
        let dfg = &self.func.dfg;
        let targets = dfg.insts[branch]
            .branch_destination(&dfg.jump_tables, &dfg.exception_tables)
            .iter()
            .filter(|target| target.block(&dfg.value_lists) == block);
        let value = |argument: BlockArg| match argument {
            BlockArg::Value(value) => Some(self.stack_maps.resolve(self.func, value)),
            _ => None,
        };
        targets
            .map(|target| target.args(&dfg.value_lists).map(value).collect())
            .collect()
    }
}

struct Solver<'a> {
    flow: &'a Flow<'a>,
    solution: Solution,
    /// The contents at the end of each block that was visited.
    at_end: HashMap<Block, State>,
    /// For each value, the parts whose contents it was at the end of a block.
    holders: HashMap<Value, HashSet<usize>>,
}

impl Solver<'_> {
    fn solve(&mut self) {
        let blocks: Vec<Block> = self.flow.func.layout.blocks().collect();
        let positions: HashMap<Block, usize> = blocks.iter().copied().zip(0..).collect();
        let Some(entry) = blocks.first() else {
            return;
        };
        let unknown = State::unknown(self.flow.parts);
        self.solution.at_start.insert(*entry, unknown);
        // Most edges lead to a later block, so each block waits for those before it.
        let mut to_visit = BTreeSet::from([0]);
        while let Some(position) = to_visit.pop_first() {
            let block = blocks[position];
            let end = self.end(block);
            self.at_end.insert(block, end);
            for successor in self.flow.cfg.succ_iter(block) {
                let joined = self.join(successor);
                let known = self.solution.at_start.get(&successor);
                if known != Some(&joined) {
                    self.solution.at_start.insert(successor, joined);
                    to_visit.extend(positions.get(&successor));
                }
            }
        }
    }

    /// The contents at a block's end.
    fn end(&mut self, block: Block) -> State {
        let mut state = self.solution.at_start[&block].clone();
        for (part, content) in self.flow.assigned.get(&block).into_iter().flatten() {
            self.set(&mut state, *part, content.iter().copied().collect());
        }
        state
    }

    fn set(&mut self, state: &mut State, part: usize, contents: Contents) {
        for content in &contents {
            if let Content::Value(value) = content {
                self.holders.entry(*value).or_default().insert(part);
            }
        }
        state.set(part, self.solution.number(contents));
    }

    /// The contents at a block's start, from the predecessors that are known.
    fn join(&mut self, block: Block) -> State {
        let mut edges: Vec<Edge> = Vec::new();
        for edge in self.flow.cfg.pred_iter(block) {
            if let Some(end) = self.at_end.get(&edge.block) {
                let all = self.flow.arguments(edge.inst, block).into_iter();
                edges.extend(all.map(|arguments| (arguments, end.clone())));
            }
        }
        let Some(((_, first), others)) = edges.split_first() else {
            return State::unknown(self.flow.parts);
        };
        let mut joined = first.clone();
        let parameters = self.flow.func.dfg.block_params(block);
        let mut changed = self.passed(parameters.len(), &edges);
        let different = others.iter().flat_map(|(_, end)| first.differences(end));
        for (part, ..) in different {
            changed.entry(part).or_default();
        }
        for (part, passed) in changed {
            let contents = &self.solution.contents;
            let end = |(_, state): &Edge| &contents[state.get(part) as usize];
            let in_all = |content: &&Content| edges.iter().all(|edge| end(edge).contains(content));
            let passed = passed.into_iter().filter(|index| {
                edges.iter().all(|edge| {
                    let argument = edge.0.get(*index).copied().flatten();
                    argument.is_some_and(|value| end(edge).contains(&Content::Value(value)))
                })
            });
            let passed = passed.map(|index| Content::Value(parameters[index]));
            let kept = end(&edges[0]).iter().filter(in_all).copied();
            let contents = passed.chain(kept).collect();
            self.set(&mut joined, part, contents);
        }
        joined
    }

    /// Returns the parts that may have a block's parameters as contents, with the indices of these
    /// parameters.
    fn passed(&self, parameters: usize, edges: &[Edge]) -> BTreeMap<usize, Vec<usize>> {
        let mut passed: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for index in 0..parameters {
            let holders = edges.iter().map(|(arguments, _)| {
                let argument = arguments.get(index).copied().flatten();
                argument.and_then(|value| self.holders.get(&value))
            });
            // All edges pass a value that the part has, so the value with the fewest parts is
            // enough.
            let fewest = holders.min_by_key(|holders| holders.map_or(0, HashSet::len));
            for part in fewest.flatten().into_iter().flatten() {
                passed.entry(*part).or_default().push(index);
            }
        }
        passed
    }
}

#[cfg(test)]
mod tests;

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

use cranelift_codegen::entity::SecondaryMap;
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
    /// For each block, the assignments to parts, in order.
    pub assigned: SecondaryMap<Block, Vec<(usize, Option<Content>)>>,
    /// The number of parts.
    pub parts: usize,
}

/// The contents at the starts of blocks.
pub struct Solution {
    /// The contents of each part at the start of each block, by their numbers; `None` if control
    /// does not reach the block.
    pub at_start: SecondaryMap<Block, Option<State>>,
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
type Edge<'s> = (Vec<Option<Value>>, &'s State);

impl Flow<'_> {
    /// Returns the contents of each part at the start of each reachable block.
    pub fn solve(&self) -> Solution {
        let mut solver = Solver {
            flow: self,
            known: Known {
                solution: Solution {
                    at_start: SecondaryMap::new(),
                    contents: vec![Contents::new()],
                    numbers: HashMap::from([(Contents::new(), 0)]),
                },
                holders: SecondaryMap::new(),
            },
            at_end: SecondaryMap::new(),
        };
        solver.solve();
        solver.known.solution
    }

    /// Returns the arguments that a branch passes to a block, once for each edge between them.
    fn arguments(&self, branch: Inst, block: Block) -> impl Iterator<Item = Vec<Option<Value>>> {
        let dfg = &self.func.dfg;
        let targets = dfg.insts[branch]
            .branch_destination(&dfg.jump_tables, &dfg.exception_tables)
            .iter()
            .filter(move |target| target.block(&dfg.value_lists) == block);
        let value = |argument: BlockArg| match argument {
            BlockArg::Value(value) => Some(self.stack_maps.resolve(self.func, value)),
            _ => None,
        };
        targets.map(move |target| target.args(&dfg.value_lists).map(value).collect())
    }
}

struct Solver<'a> {
    flow: &'a Flow<'a>,
    known: Known,
    /// The contents at the end of each block that was visited.
    at_end: SecondaryMap<Block, Option<State>>,
}

/// What is known so far.
struct Known {
    solution: Solution,
    /// For each value, the parts that it was assigned to, or that had it at a block's start.
    holders: SecondaryMap<Value, HashSet<usize>>,
}

impl Solver<'_> {
    fn solve(&mut self) {
        let mut positions: SecondaryMap<Block, usize> = SecondaryMap::new();
        let blocks: Vec<Block> = self.flow.func.layout.blocks().collect();
        let Some(entry) = blocks.first() else {
            return;
        };
        for (position, block) in blocks.iter().enumerate() {
            positions[*block] = position;
        }
        let unknown = State::unknown(self.flow.parts);
        self.known.solution.at_start[*entry] = Some(unknown);
        // Most edges lead to a later block, so each block waits for those before it.
        let mut to_visit = BTreeSet::from([0]);
        while let Some(position) = to_visit.pop_first() {
            let block = blocks[position];
            self.at_end[block] = self.end(block);
            for successor in self.flow.cfg.succ_iter(block) {
                let joined = Some(self.join(successor));
                let known = &mut self.known.solution.at_start[successor];
                if *known != joined {
                    *known = joined;
                    to_visit.insert(positions[successor]);
                }
            }
        }
    }

    /// The contents at a block's end, if those at its start are known.
    fn end(&mut self, block: Block) -> Option<State> {
        let mut state = self.known.solution.at_start[block].clone()?;
        for (part, content) in &self.flow.assigned[block] {
            let contents = content.iter().copied().collect();
            self.known.set(&mut state, *part, contents);
        }
        Some(state)
    }

    /// The contents at a block's start, from the predecessors that are known.
    fn join(&mut self, block: Block) -> State {
        let Solver {
            flow,
            known,
            at_end,
        } = self;
        let parameters = flow.func.dfg.block_params(block);
        let mut edges: Vec<Edge<'_>> = Vec::new();
        for edge in flow.cfg.pred_iter(block) {
            match &at_end[edge.block] {
                None => {}
                // All edges of a branch have the same effect.
                Some(end) if parameters.is_empty() => edges.push((Vec::new(), end)),
                Some(end) => {
                    let all = flow.arguments(edge.inst, block);
                    edges.extend(all.map(|arguments| (arguments, end)));
                }
            }
        }
        let Some(((_, first), others)) = edges.split_first() else {
            return State::unknown(flow.parts);
        };
        let mut joined = (*first).clone();
        let mut changed = known.passed(parameters.len(), &edges);
        let different = others.iter().flat_map(|(_, end)| first.differences(end));
        for (part, ..) in different {
            changed.entry(part).or_default();
        }
        for (part, passed) in changed {
            let contents = &known.solution.contents;
            let end = |(_, state): &Edge<'_>| &contents[state.get(part) as usize];
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
            known.set(&mut joined, part, contents);
        }
        joined
    }
}

impl Known {
    fn set(&mut self, state: &mut State, part: usize, contents: Contents) {
        for content in &contents {
            if let Content::Value(value) = content {
                self.holders[*value].insert(part);
            }
        }
        state.set(part, self.solution.number(contents));
    }

    /// Returns the parts that may have a block's parameters as contents, with the indices of these
    /// parameters.
    fn passed(&self, parameters: usize, edges: &[Edge<'_>]) -> BTreeMap<usize, Vec<usize>> {
        let mut passed: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for index in 0..parameters {
            let holders = edges.iter().map(|(arguments, _)| {
                let argument = arguments.get(index).copied().flatten();
                argument.map(|value| &self.holders[value])
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

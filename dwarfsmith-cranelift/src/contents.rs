//! The contents of variables at the starts of blocks of Cranelift's code.
//!
//! A frontend records the values that it assigns to variables. Where blocks meet, there are block
//! parameters only for variables that are used later, for example by cranelift-frontend: debug
//! information does not add any. So the contents of a variable are a set of SSA values that
//! are all equal to it. At a block's start it has those that are in the sets at the ends of all
//! predecessors, and each parameter for which each predecessor passes a value of its set. This is a
//! forward data-flow analysis, which starts with all values in loops.

use hashbrown::HashMap;

use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{Block, BlockArg, Function, Inst, StackSlot, Value};

use crate::stack_maps::StackMaps;

/// A value or slot to which a part of a variable is equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// An SSA value.
    Value(Value),
    /// The variable's stack slot.
    Slot(StackSlot),
}

/// All contents of a part; none if they are not known.
pub type Contents = Vec<Content>;

/// The contents at the starts of blocks.
pub struct Flow<'a> {
    pub func: &'a Function,
    pub cfg: &'a ControlFlowGraph,
    pub stack_maps: &'a StackMaps,
    /// For each block, the last assignments to parts.
    pub assigned: HashMap<Block, HashMap<usize, Option<Content>>>,
    /// The number of parts.
    pub parts: usize,
}

impl Flow<'_> {
    /// Returns the contents of each part at the start of each reachable block.
    pub fn solve(&self) -> HashMap<Block, Vec<Contents>> {
        let mut at_start: HashMap<Block, Vec<Contents>> = HashMap::new();
        let Some(entry) = self.func.layout.entry_block() else {
            return at_start;
        };
        at_start.insert(entry, vec![Vec::new(); self.parts]);
        let mut to_visit = vec![entry];
        while let Some(block) = to_visit.pop() {
            for successor in self.cfg.succ_iter(block) {
                let joined = self.join(successor, &at_start);
                if at_start.get(&successor) != Some(&joined) {
                    at_start.insert(successor, joined);
                    to_visit.push(successor);
                }
            }
        }
        at_start
    }

    /// The contents at a block's start, from the predecessors that are known.
    fn join(&self, block: Block, at_start: &HashMap<Block, Vec<Contents>>) -> Vec<Contents> {
        let edges: Vec<_> = self
            .cfg
            .pred_iter(block)
            .filter_map(|edge| Some((edge.inst, edge.block, at_start.get(&edge.block)?)))
            .collect();
        let parameters = self.func.dfg.block_params(block);
        let arguments: Vec<_> = edges
            .iter()
            .flat_map(|(branch, from, state)| {
                let calls = self.arguments(*branch, block).into_iter();
                calls.map(|arguments| (arguments, *from, *state))
            })
            .collect();
        let part = |part: usize| {
            let ends = |from: Block, state: &[Contents]| match self.assigned.get(&from) {
                Some(assigned) if assigned.contains_key(&part) => {
                    assigned[&part].into_iter().collect()
                }
                _ => state[part].clone(),
            };
            let ends: Vec<(&Vec<Option<Value>>, Contents)> = arguments
                .iter()
                .map(|(arguments, from, state)| (arguments, ends(*from, state)))
                .collect();
            let mut contents: Contents = Vec::new();
            for (index, parameter) in parameters.iter().enumerate() {
                let passed = |(arguments, end): &(&Vec<Option<Value>>, Contents)| {
                    let argument = arguments.get(index).copied().flatten();
                    argument.is_some_and(|value| end.contains(&Content::Value(value)))
                };
                if !ends.is_empty() && ends.iter().all(passed) {
                    contents.push(Content::Value(*parameter));
                }
            }
            let first = ends.first().map_or(&[][..], |(_, end)| end);
            let in_all = |content: &&Content| ends.iter().all(|(_, end)| end.contains(content));
            contents.extend(first.iter().filter(in_all));
            contents
        };
        (0..self.parts).map(part).collect()
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

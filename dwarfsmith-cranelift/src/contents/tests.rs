//! Compares the analysis with a slow one that computes the contents of all parts for each block.

use super::*;
use crate::random::Random;
use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{InstBuilder, types::I64};

/// A function of random branches.
struct Case {
    func: Function,
    assigned: SecondaryMap<Block, Vec<(usize, Option<Content>)>>,
}

/// For each block, the blocks that are on all paths to it.
fn dominators(successors: &[Vec<usize>]) -> Vec<BTreeSet<usize>> {
    let all: BTreeSet<usize> = (0..successors.len()).collect();
    let mut dominators = vec![all; successors.len()];
    dominators[0] = BTreeSet::from([0]);
    loop {
        let before = dominators.clone();
        for (block, successors) in successors.iter().enumerate() {
            for successor in successors.iter().filter(|successor| **successor != 0) {
                let own = &dominators[*successor] & &dominators[block];
                dominators[*successor] = &own | &BTreeSet::from([*successor]);
            }
        }
        if dominators == before {
            return dominators;
        }
    }
}

fn case(random: &mut Random, parts: usize) -> Case {
    let count = 2 + random.below(10);
    let later = |random: &mut Random| 1 + random.below(count - 1);
    let successors: Vec<Vec<usize>> = (0..count)
        .map(|block| match random.below(4) {
            0 => vec![(block + 1).min(count - 1).max(1)],
            1 => vec![later(random)],
            _ => vec![(block + 1).min(count - 1).max(1), later(random)],
        })
        .collect();
    let dominators = dominators(&successors);
    let mut func = Function::new();
    let blocks: Vec<Block> = (0..count).map(|_| func.dfg.make_block()).collect();
    for (index, block) in blocks.iter().enumerate() {
        let parameters = if index == 0 { 3 } else { random.below(4) };
        for _ in 0..parameters {
            func.dfg.append_block_param(*block, I64);
        }
    }
    // A value that dominates the block.
    let value = |random: &mut Random, func: &Function, block: usize| {
        let known = dominators[block].iter();
        let known: Vec<Value> = known
            .flat_map(|block| func.dfg.block_params(blocks[*block]))
            .copied()
            .collect();
        known[known.len() - 1 - random.below(known.len().min(5))]
    };
    let mut assigned: SecondaryMap<Block, Vec<_>> = SecondaryMap::new();
    for (index, block) in blocks.iter().enumerate() {
        for part in 0..parts {
            if random.below(if index == 0 { 2 } else { 6 }) == 0 {
                let content = match random.below(8) {
                    0 => None,
                    1 => Some(Content::Slot(StackSlot::from_u32(0))),
                    _ => Some(Content::Value(value(random, &func, index))),
                };
                assigned[*block].push((part, content));
            }
        }
    }
    for (index, block) in blocks.iter().enumerate() {
        let mut arguments = Vec::new();
        for successor in &successors[index] {
            let count = func.dfg.num_block_params(blocks[*successor]);
            let all = (0..count).map(|_| BlockArg::Value(value(random, &func, index)));
            arguments.push(all.collect::<Vec<_>>());
        }
        let mut cursor = FuncCursor::new(&mut func);
        cursor.insert_block(*block);
        let condition = cursor.func.dfg.block_params(blocks[0])[0];
        match &successors[index][..] {
            [only] => cursor.ins().jump(blocks[*only], &arguments[0]),
            [one, other, ..] => cursor.ins().brif(
                condition,
                blocks[*one],
                &arguments[0],
                blocks[*other],
                &arguments[1],
            ),
            [] => continue,
        };
    }
    Case { func, assigned }
}

/// Recomputes the contents of all blocks until nothing changes.
fn reference(flow: &Flow<'_>) -> HashMap<Block, Vec<Contents>> {
    let entry = flow.func.layout.entry_block().expect("a block");
    let mut known = HashMap::from([(entry, vec![Contents::new(); flow.parts])]);
    loop {
        let before = known.clone();
        for block in flow.func.layout.blocks().filter(|block| *block != entry) {
            let mut edges = Vec::new();
            for from in flow.cfg.pred_iter(block) {
                let Some(mut end) = known.get(&from.block).cloned() else {
                    continue;
                };
                for (part, content) in &flow.assigned[from.block] {
                    end[*part] = content.iter().copied().collect();
                }
                let arguments = flow.arguments(from.inst, block);
                edges.extend(arguments.map(|arguments| (arguments, end.clone())));
            }
            let Some((_, first)) = edges.first() else {
                continue;
            };
            let mut start = Vec::new();
            for part in 0..flow.parts {
                let mut contents = Contents::new();
                for (index, parameter) in flow.func.dfg.block_params(block).iter().enumerate() {
                    let holds = |(arguments, end): &(Vec<Option<Value>>, Vec<Contents>)| {
                        arguments[index].is_some_and(|it| end[part].contains(&Content::Value(it)))
                    };
                    contents.extend(
                        edges
                            .iter()
                            .all(holds)
                            .then_some(Content::Value(*parameter)),
                    );
                }
                let everywhere = |it: &&Content| edges.iter().all(|edge| edge.1[part].contains(it));
                contents.extend(first[part].iter().filter(everywhere));
                start.push(contents);
            }
            known.insert(block, start);
        }
        if known == before {
            return known;
        }
    }
}

#[test]
fn contents_are_those_of_the_slow_analysis() {
    let mut random = Random(1);
    let mut several = 0;
    for number in 0..800 {
        let parts = 1 + random.below(70);
        let Case { func, assigned } = case(&mut random, parts);
        let flow = Flow {
            func: &func,
            cfg: &ControlFlowGraph::with_function(&func),
            stack_maps: &StackMaps::default(),
            assigned,
            parts,
        };
        let solution = flow.solve();
        let expected = reference(&flow);
        let reached = solution.at_start.values().flatten().count();
        assert_eq!(reached, expected.len(), "case {number}");
        for (block, expected) in expected {
            let state = solution.at_start[block].as_ref().expect("a reached block");
            let contents = |part| solution.contents[state.get(part) as usize].clone();
            let contents: Vec<Contents> = (0..parts).map(contents).collect();
            several += contents
                .iter()
                .filter(|contents| contents.len() > 1)
                .count();
            assert_eq!(contents, expected, "case {number}, {block}\n{func}");
        }
    }
    // Otherwise, the order of contents is not tested.
    assert!(several > 300, "{several} parts have more than one content");
}

//! The part of a graph in which the active lifetimes of two blocks can begin to differ.

use crate::markers::{CodeBlockId, FunctionGraph};
use alloc::collections::{BTreeSet, BinaryHeap};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// Returns the blocks from which control reaches one of two blocks, down from a block that every
/// path to them passes. After that block, the same lifetimes are active on all paths. A lifetime
/// without a marker in the region is therefore active at the start of both blocks or of neither.
/// `None` if only the whole graph is such a region.
pub(super) fn region(
    graph: &FunctionGraph,
    blocks: [CodeBlockId; 2],
) -> Option<BTreeSet<CodeBlockId>> {
    let mut found: BTreeSet<CodeBlockId> = blocks.into_iter().collect();
    let mut next = BinaryHeap::new();
    let mut known: HashSet<CodeBlockId> = blocks.into_iter().collect();
    for block in blocks {
        before(graph, block, &mut known, &mut next)?;
    }
    loop {
        let last = next.pop()?;
        if next.is_empty() {
            let reached = reached(graph, last, &found);
            return blocks
                .iter()
                .all(|block| reached.contains(block))
                .then_some(found);
        }
        found.insert(last);
        before(graph, last, &mut known, &mut next)?;
    }
}

/// Adds the predecessors of a block; `None` at the entry.
fn before(
    graph: &FunctionGraph,
    block: CodeBlockId,
    known: &mut HashSet<CodeBlockId>,
    next: &mut BinaryHeap<CodeBlockId>,
) -> Option<()> {
    if block == graph.entry() {
        return None;
    }
    let before = graph.predecessors(block).ok()?;
    next.extend(before.filter(|one| known.insert(*one)));
    Some(())
}

/// Returns the blocks of a region that control reaches from a block.
fn reached(
    graph: &FunctionGraph,
    from: CodeBlockId,
    region: &BTreeSet<CodeBlockId>,
) -> HashSet<CodeBlockId> {
    let mut reached = HashSet::new();
    let mut next = Vec::from([from]);
    while let Some(block) = next.pop() {
        let to = graph.successors(block).unwrap_or(&[]).iter();
        next.extend(to.filter(|to| region.contains(to) && reached.insert(**to)));
    }
    reached
}

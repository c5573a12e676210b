//! Traverses the code that lifetimes reach in a graph.

use crate::markers::{CodeBlockId, FunctionGraph, Marker, MarkerMode};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// A traversal of the control flow.
#[derive(Clone, Debug, Default)]
pub(super) struct Follow {
    seen: HashSet<CodeBlockId>,
    next: Vec<CodeBlockId>,
}

impl Follow {
    /// Visits the code that control reaches from positions in blocks. `visit` gets a block and its
    /// markers; at a start, only the markers from its index on. The traversal continues to the
    /// successors if `visit` returns true, unless lifetimes end with their block.
    pub(super) fn from(
        &mut self,
        graph: &FunctionGraph,
        starts: impl IntoIterator<Item = (CodeBlockId, usize)>,
        mut visit: impl FnMut(CodeBlockId, usize, &[(crate::Position, Marker)]) -> bool,
    ) {
        let Follow { seen, next } = self;
        seen.clear();
        next.clear();
        let is_local = graph.marker_mode() == MarkerMode::BlockLocal;
        let mut go = |block, from: usize, next: &mut Vec<CodeBlockId>| {
            let Ok(code) = graph.code(block) else { return };
            let markers = code.markers.get(from..).unwrap_or(&[]);
            if visit(block, from, markers) && !is_local {
                next.extend_from_slice(graph.successors(block).unwrap_or(&[]));
            }
        };
        for (block, first) in starts {
            go(block, first, next);
        }
        while let Some(block) = next.pop() {
            if seen.insert(block) {
                go(block, 0, next);
            }
        }
    }
}

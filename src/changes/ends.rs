//! Finds the blocks at whose ends each lifetime is active, for all lifetimes at once: following
//! them individually would read all blocks for each.

use crate::markers::{
    BlockIndex, Code, CodeBlockId, CodeRange, FunctionBody, FunctionGraph, GraphError, LiveRanges,
    Marker, PlacedDef, Referrer,
};
use crate::metadata::{Id, SubprogramId, Text};
use crate::units::Position;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The blocks at whose ends the lifetimes of a graph are active.
pub(super) struct ActiveEnds {
    /// The ranges of a body that has one byte for each block, with all markers of the block before
    /// the byte: a lifetime is active in the byte if it is active at the end of the block.
    live: LiveRanges,
    /// The `dbg.def`s, each with the number of its block, in the order of `live`.
    defs: Vec<(u32, PlacedDef)>,
}

impl ActiveEnds {
    /// Follows the lifetimes that begin in some blocks of a graph along the edges between these
    /// blocks, which are numbered in the given order.
    pub(super) fn new(
        graph: &FunctionGraph,
        blocks: &[CodeBlockId],
    ) -> Result<ActiveEnds, GraphError> {
        let numbers: HashMap<CodeBlockId, u32> = blocks.iter().copied().zip(0..).collect();
        let mut body = FunctionBody::default();
        let none = (Text::from_index(0), SubprogramId::from_index(0));
        body.begin(none.0, none.1, blocks.len() as u32);
        let mut defs = Vec::new();
        for (number, block) in (0u32..).zip(blocks) {
            let at = Position(number);
            body.block(at);
            for (index, &(position, marker)) in graph.code(*block)?.markers.iter().enumerate() {
                match marker {
                    Marker::Def(lifetime, referrer) => {
                        body.def(at, lifetime, Referrer::Undefined);
                        let def = PlacedDef {
                            block: *block,
                            index,
                            position,
                            lifetime,
                            referrer,
                        };
                        defs.push((number, def));
                    }
                    Marker::Kill(lifetime) => _ = body.kill(at, lifetime),
                    Marker::Label(_) => {}
                }
            }
            let next = graph.successors(*block)?.iter();
            for to in next.filter_map(|to| numbers.get(to)) {
                body.successor(BlockIndex(number), BlockIndex(*to));
            }
        }
        let (mut code, mut live) = (Code::default(), LiveRanges::default());
        let id = code.add(&body);
        if let Some(function) = code.function(id) {
            live.compute(function);
        }
        // The sort is stable: the `dbg.def`s of one lifetime stay in the order of blocks.
        defs.sort_by_key(|(_, def)| def.lifetime);
        Ok(ActiveEnds { live, defs })
    }

    /// Each `dbg.def` with the number of its block, and with ranges of the numbers of the blocks at
    /// whose ends its lifetime is active.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, PlacedDef, &[CodeRange])> {
        let ranges = self.live.iter().map(|(_, _, ranges)| ranges);
        let defs = self.defs.iter().zip(ranges);
        defs.map(|((number, def), ranges)| (*number, *def, ranges))
    }
}

/// Returns the items whose numbers are in a range, from a list that is sorted by numbers.
pub(super) fn within<T>(items: &[(u32, T)], range: CodeRange) -> &[(u32, T)] {
    let first = items.partition_point(|item| item.0 < range.start.0);
    let end = items.partition_point(|item| item.0 < range.end.0);
    &items[first..end]
}

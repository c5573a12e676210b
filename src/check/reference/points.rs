//! Which lifetimes are active at a program counter, by the definition and nothing else.
//!
//! Let a *point* be a place before, between or after the markers of a block: a block of n markers has n + 1 points.
//! For one `dbg.def`, the active points are the smallest set with
//!
//! ```text
//!   (1)  the point just after the dbg.def is active;
//!   (2)  where a point is active and the marker after it is no dbg.kill of the lifetime, the next point is active;
//!   (3)  in flow mode, where the last point of a block is active, so is the first point of each successor.
//! ```
//!
//! The set is computed by applying (2) and (3) to all points until nothing changes. A program counter is at the point
//! after all markers of its block whose positions are not above it.

use crate::markers::{CodeRange, FunctionView, Marker, MarkerMode, Referrer};
use crate::metadata::LifetimeId;
use alloc::vec;
use alloc::vec::Vec;

/// A block's part of the points.
#[derive(Clone, Debug)]
struct Block {
    range: CodeRange,
    /// The number of its first point.
    first: usize,
    markers: Vec<(u32, Marker)>,
    successors: Vec<u32>,
}

/// A `dbg.def` and the points that it makes active.
#[derive(Clone, Debug)]
struct Definition {
    lifetime: LifetimeId,
    referrer: Referrer,
    active: Vec<bool>,
}

/// The active points of all `dbg.def`s of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Points {
    blocks: Vec<Block>,
    definitions: Vec<Definition>,
}

impl Points {
    pub(super) fn of(function: FunctionView<'_>) -> Points {
        let mut blocks: Vec<Block> = Vec::new();
        let mut count = 0;
        for block in function.blocks() {
            let markers: Vec<_> = block.markers().collect();
            let first = count;
            count += markers.len() + 1;
            blocks.push(Block { range: block.range, first, markers, successors: block.successors.to_vec() });
        }
        let mut definitions = Vec::new();
        for block in &blocks {
            for (index, (_, marker)) in block.markers.iter().enumerate() {
                if let Marker::Def(lifetime, referrer) = *marker {
                    let mut active = vec![false; count];
                    active[block.first + index + 1] = true;
                    while spread(&blocks, lifetime, function.mode, &mut active) {}
                    definitions.push(Definition { lifetime, referrer, active });
                }
            }
        }
        Points { blocks, definitions }
    }

    /// The active lifetimes at a program counter, with the referrers of their `dbg.def`s.
    pub(super) fn at(&self, pc: u32) -> Vec<(LifetimeId, Referrer)> {
        let Some(block) = self.blocks.iter().find(|block| block.range.contains(pc)) else {
            return Vec::new();
        };
        let point = block.first + block.markers.iter().take_while(|(position, _)| *position <= pc).count();
        let active = self.definitions.iter().filter(|definition| definition.active[point]);
        active.map(|definition| (definition.lifetime, definition.referrer)).collect()
    }

    /// The positions of all markers, and the starts of all blocks.
    pub(super) fn positions(&self) -> impl Iterator<Item = u32> + '_ {
        self.blocks
            .iter()
            .flat_map(|block| core::iter::once(block.range.start).chain(block.markers.iter().map(|marker| marker.0)))
    }
}

/// Applies the rules once to every point; true where that made a point active.
fn spread(blocks: &[Block], lifetime: LifetimeId, mode: MarkerMode, active: &mut [bool]) -> bool {
    let mut changed = false;
    for block in blocks {
        for (index, (_, marker)) in block.markers.iter().enumerate() {
            let point = block.first + index;
            if active[point] && !active[point + 1] && *marker != Marker::Kill(lifetime) {
                active[point + 1] = true;
                changed = true;
            }
        }
        if mode == MarkerMode::Flow && active[block.first + block.markers.len()] {
            for successor in &block.successors {
                if let Some(next) = blocks.get(*successor as usize)
                    && !active[next.first]
                {
                    active[next.first] = true;
                    changed = true;
                }
            }
        }
    }
    changed
}

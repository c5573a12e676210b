//! Finds the `dbg.kill`s in a body that a lifetime's `dbg.def` reaches.

use crate::markers::{
    BlockIndex, FunctionBody, Marker, MarkerError, MarkerIndex, MarkerMode, PlacedMarker,
};
use crate::metadata::LifetimeId;
use crate::metadata::lists::Lists;
use alloc::vec::Vec;

/// A `dbg.kill` of the lifetime.
#[derive(Clone, Copy, Debug)]
struct Kill {
    index: MarkerIndex,
    block: u32,
    reached: bool,
}

/// A traversal of the control flow.
#[derive(Clone, Debug, Default)]
pub(super) struct Flow {
    kills: Vec<Kill>,
    seen: Vec<bool>,
    to_visit: Vec<u32>,
}

impl Flow {
    /// Removes the `dbg.kill`s of a lifetime that every path from its `dbg.def` reaches only after
    /// another `dbg.kill`.
    pub(super) fn remove_unreached(
        &mut self,
        body: &mut FunctionBody,
        lifetime: LifetimeId,
    ) -> Result<(), MarkerError> {
        let def = body.find_def(lifetime)?;
        self.follow(body, lifetime, def);
        let mut kills = self.kills.iter();
        body.retain(|placed| {
            placed.marker != Marker::Kill(lifetime) || kills.next().is_none_or(|kill| kill.reached)
        });
        Ok(())
    }

    /// Traverses each path from a `dbg.def` to its first `dbg.kill`.
    fn follow(&mut self, body: &FunctionBody, lifetime: LifetimeId, def: MarkerIndex) {
        let Flow {
            kills,
            seen,
            to_visit,
        } = self;
        let is_kill = |placed: &PlacedMarker| placed.marker == Marker::Kill(lifetime);
        kills.clear();
        kills.extend(body.markers().filter(is_kill).map(|placed| {
            let BlockIndex(block) = placed.block;
            Kill {
                index: placed.index,
                block,
                reached: false,
            }
        }));
        let Ok(start) = body.marker_at(def) else {
            return;
        };
        // A kill after the `dbg.def` in its block is the first one on every path.
        let mut visit = |block: u32, from: MarkerIndex| {
            let first = kills.partition_point(|kill| (kill.block, kill.index) < (block, from));
            match kills.get_mut(first) {
                Some(kill) if kill.block == block => {
                    kill.reached = true;
                    true
                }
                _ => false,
            }
        };
        if visit(start.block.0, def) || body.marker_mode() == MarkerMode::BlockLocal {
            return;
        }
        let count = body.block_count();
        let successors = Lists::new(
            count,
            body.successors().map(|(from, to)| (from.0 as usize, to.0)),
        );
        seen.clear();
        seen.resize(count, false);
        to_visit.clear();
        to_visit.extend_from_slice(successors.get(start.block.0 as usize));
        while let Some(block) = to_visit.pop() {
            match seen.get_mut(block as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => continue,
            }
            if !visit(block, MarkerIndex(0)) {
                to_visit.extend_from_slice(successors.get(block as usize));
            }
        }
    }
}

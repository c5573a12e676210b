//! Finds the `dbg.kill`s in a body that a lifetime's `dbg.def` reaches.

use crate::markers::{FunctionBody, Marker, MarkerError, MarkerIndex, MarkerMode, PlacedMarker};
use crate::metadata::LifetimeId;
use crate::metadata::lists::Lists;
use alloc::vec::Vec;

/// A `dbg.kill` of the lifetime.
#[derive(Clone, Copy, Debug)]
struct Kill {
    block: u32,
    index: MarkerIndex,
    /// True if a path from the `dbg.def` reaches it first.
    is_reached: bool,
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
        let def = body.marker_at(body.find_def(lifetime)?)?;
        self.kills.clear();
        for placed in body.markers() {
            if placed.marker == Marker::Kill(lifetime) {
                self.kills.push(Kill {
                    block: placed.block.0,
                    index: placed.index,
                    is_reached: false,
                });
            }
        }
        self.follow(body, def);
        let mut kills = self.kills.iter();
        body.retain(|placed| {
            placed.marker != Marker::Kill(lifetime)
                || kills.next().is_none_or(|kill| kill.is_reached)
        });
        Ok(())
    }

    /// Traverses each path from a `dbg.def` to its first `dbg.kill`.
    fn follow(&mut self, body: &FunctionBody, def: PlacedMarker) {
        let (kills, seen, to_visit) = (&mut self.kills, &mut self.seen, &mut self.to_visit);
        // A kill after the `dbg.def` in its block is the first one on every path.
        let mut is_ended = |block: u32, from: MarkerIndex| {
            let first = kills.partition_point(|kill| (kill.block, kill.index) < (block, from));
            match kills.get_mut(first) {
                Some(kill) if kill.block == block => {
                    kill.is_reached = true;
                    true
                }
                _ => false,
            }
        };
        let start = def.block.0;
        if is_ended(start, def.index) || body.marker_mode() == MarkerMode::BlockLocal {
            return;
        }
        let count = body.block_count();
        let edges = body.successors().map(|(from, to)| (from.0 as usize, to.0));
        let successors = Lists::new(count, edges);
        seen.clear();
        seen.resize(count, false);
        to_visit.clear();
        to_visit.extend_from_slice(successors.get(start as usize));
        while let Some(block) = to_visit.pop() {
            match seen.get_mut(block as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => continue,
            }
            if !is_ended(block, MarkerIndex(0)) {
                to_visit.extend_from_slice(successors.get(block as usize));
            }
        }
    }
}

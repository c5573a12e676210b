//! The active ranges of lifetimes, for the rules that check whether two lifetimes are active at
//! once.
//!
//! Positions of all functions are mapped to one sequence of numbers: the function's number, then
//! the byte offset. A computed lifetime is active wherever no bounded lifetime of its object is.
//! Only the lifetimes that a rule requests are computed, all lifetimes of a function in one pass.

use super::Index;
use crate::markers::{CodeRange, FunctionId, LiveRanges};
use crate::metadata::lists::Flags;
use crate::metadata::{Id, LifetimeId, LifetimeKind};
use crate::module::Module;
use crate::units::Position;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The maximum number of active lifetimes that are compared with the next one.
const MAX_ACTIVE: usize = 64;

/// A range of positions. The end is exclusive.
pub(super) type TimeRange = (u64, u64);

/// All positions of all functions.
pub(super) const ALWAYS: TimeRange = (0, u64::MAX);

fn position(function: FunctionId, offset: u32) -> u64 {
    ((function.index() as u64) << 32) | u64::from(offset)
}

/// A range of a function's code.
pub(super) fn time_range(function: FunctionId, range: CodeRange) -> TimeRange {
    (
        position(function, range.start.0),
        position(function, range.end.0),
    )
}

/// Returns the function and the byte offset of a position.
pub(super) fn place(position: u64) -> (FunctionId, Position) {
    (
        FunctionId::from_index((position >> 32) as usize),
        Position(position as u32),
    )
}

/// Returns the intersection of two sets of ranges. Each set is sorted and has no overlaps.
pub(super) fn common(one: &[TimeRange], other: &[TimeRange]) -> Vec<TimeRange> {
    let mut found = Vec::new();
    let (mut one, mut other) = (one.iter().peekable(), other.iter().peekable());
    while let (Some(&&first), Some(&&second)) = (one.peek(), other.peek()) {
        let both = (first.0.max(second.0), first.1.min(second.1));
        if both.0 < both.1 {
            found.push(both);
        }
        if first.1 <= second.1 {
            one.next();
        } else {
            other.next();
        }
    }
    found
}

/// Returns the complement of some ranges. Sorts the ranges.
fn complement(ranges: &mut [TimeRange]) -> Vec<TimeRange> {
    ranges.sort_unstable();
    let mut found = Vec::new();
    let mut from = 0;
    for &(start, end) in ranges.iter() {
        if from < start {
            found.push((from, start));
        }
        from = from.max(end);
    }
    found.push((from, u64::MAX));
    found
}

/// The active ranges of the requested lifetimes.
pub(super) struct Times {
    requested: Flags,
    known: HashMap<LifetimeId, Vec<TimeRange>>,
}

impl Times {
    pub(super) fn new(module: &Module) -> Times {
        Times {
            requested: Flags::new(module.metadata.lifetimes.len()),
            known: HashMap::new(),
        }
    }

    /// Requests the active ranges of a lifetime. A request for a computed lifetime includes the
    /// bounded lifetimes of its object.
    pub(super) fn request(&mut self, module: &Module, index: &Index, id: LifetimeId) {
        let Some(node) = module.metadata.lifetimes.get(id) else {
            return;
        };
        if self.requested.set(id.index()) && node.kind == LifetimeKind::Computed {
            for number in index.lifetime_numbers(node.object) {
                self.requested.set(*number as usize);
            }
        }
    }

    /// Computes all requested ranges.
    pub(super) fn find(&mut self, module: &Module, index: &Index) {
        if !self.requested.is_any() {
            return;
        }
        let mut functions: Vec<FunctionId> = Vec::new();
        for id in module
            .metadata
            .lifetimes
            .ids()
            .filter(|id| self.requested.get(id.index()))
        {
            functions.extend(index.function_of(id));
        }
        functions.sort_unstable();
        functions.dedup();
        let mut live = LiveRanges::default();
        for function in functions
            .into_iter()
            .filter_map(|id| module.code.function(id))
        {
            live.compute_some(function, |id| self.requested.get(id.index()));
            for (id, _, ranges) in live.iter() {
                self.known.insert(
                    id,
                    ranges
                        .iter()
                        .map(|range| time_range(function.id, *range))
                        .collect(),
                );
            }
        }
    }

    /// Returns the active ranges of a requested lifetime.
    pub(super) fn of(&self, module: &Module, index: &Index, id: LifetimeId) -> Vec<TimeRange> {
        let Some(node) = module.metadata.lifetimes.get(id) else {
            return Vec::new();
        };
        if node.kind == LifetimeKind::Bounded {
            return self.known.get(&id).cloned().unwrap_or_default();
        }
        let others = index
            .lifetimes(node.object)
            .filter_map(|other| self.known.get(&other));
        let mut bounded: Vec<TimeRange> = others.flatten().copied().collect();
        complement(&mut bounded)
    }

    /// Returns the first two requested lifetimes that are active at once and satisfy `is_relevant`,
    /// and the position from which both are active.
    pub(super) fn overlap(
        &self,
        lifetimes: &[LifetimeId],
        is_relevant: impl Fn(LifetimeId, LifetimeId) -> bool,
    ) -> Option<(LifetimeId, LifetimeId, u64)> {
        let known = lifetimes
            .iter()
            .filter_map(|id| Some((*id, self.known.get(id)?)));
        let mut all: Vec<(TimeRange, LifetimeId)> = known
            .flat_map(|(id, ranges)| ranges.iter().map(move |range| (*range, id)))
            .collect();
        all.sort_unstable();
        // The lifetimes that have begun and not yet ended, with their ends.
        let mut active: Vec<(u64, LifetimeId)> = Vec::new();
        for ((start, end), id) in all {
            active.retain(|(until, _)| *until > start);
            let other = active
                .iter()
                .find(|(_, other)| *other != id && is_relevant(*other, id));
            if let Some((_, other)) = other {
                return Some((*other, id, start));
            }
            // Further lifetimes are dropped: those with equal values give the same result as one in
            // the list.
            if active.len() < MAX_ACTIVE {
                active.push((end, id));
            }
        }
        None
    }
}

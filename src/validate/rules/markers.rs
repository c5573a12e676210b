//! `dbg.def`s and `dbg.kill`s of a function, with the control flow between them.

use super::super::checker::{Cause, Checker};
use super::super::dominators::{Dominators, Left};
use super::super::{Node, Rule};
use super::structure;
use crate::expr::DIExpr;
use crate::markers::{BlockIndex, FunctionView, MarkerIndex, MarkerMode, ValueId};
use crate::metadata::{LifetimeId, LifetimeKind};
use crate::units::Position;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A `dbg.def` or `dbg.kill`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Event {
    pub(super) lifetime: LifetimeId,
    pub(super) block: u32,
    /// The marker's index in the function.
    pub(super) index: u32,
    pub(super) position: Position,
    pub(super) def: bool,
}

impl Event {
    /// The marker.
    fn node(&self, function: FunctionView<'_>) -> Node {
        Node::Marker(function.id, MarkerIndex(self.index))
    }
}

/// A `dbg.def` that names a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct EntityUse {
    pub(super) entity: ValueId,
    pub(super) lifetime: LifetimeId,
    pub(super) location: DIExpr,
    /// The marker's order in the function.
    pub(super) order: u32,
}

/// Follows control flow from a `dbg.def` to the kills of its lifetime. Buffers are reused for all
/// functions.
///
/// Most lifetimes need no traversal: their only kill comes after the `dbg.def` in the same block.
#[derive(Debug, Default)]
pub(super) struct Walker {
    /// The events of a function, sorted by lifetime before they are checked.
    pub(super) events: Vec<Event>,
    /// The `dbg.def`s of a function that name values.
    pub(super) uses: Vec<EntityUse>,
    /// The number of the last traversal that visited each block.
    seen: Vec<u32>,
    walk: u32,
    to_visit: Vec<u32>,
    reached: Vec<bool>,
    dominators: Dominators,
    /// Whether `dominators` describes the current function.
    dominators_found: bool,
}

impl Walker {
    /// Clears the events of the previous function.
    pub(super) fn begin(&mut self) {
        self.events.clear();
        self.uses.clear();
    }

    /// `E201`, `E203`, `E204` and, for kills, `E209`.
    pub(super) fn check(&mut self, checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
        self.seen.clear();
        self.seen.resize(function.block_count(), 0);
        self.walk = 0;
        self.dominators_found = false;
        let mut events = core::mem::take(&mut self.events);
        // The sort is stable: a lifetime's events stay in the order of blocks and of markers in
        // them.
        events.sort_by_key(|event| event.lifetime);
        for group in events.chunk_by(|a, b| a.lifetime == b.lifetime) {
            self.lifetime(checker, function, group);
        }
        self.events = events;
    }

    fn lifetime(
        &mut self,
        checker: &mut Checker<'_, '_>,
        function: FunctionView<'_>,
        events: &[Event],
    ) {
        let Some(&Event { lifetime, .. }) = events.first() else {
            return;
        };
        let number = lifetime.index();
        if checker
            .module
            .metadata
            .lifetimes
            .get(lifetime)
            .is_some_and(|node| node.kind == LifetimeKind::Computed)
        {
            self.computed(checker, function, events);
            return;
        }
        let name = |checker: &Checker<'_, '_>| checker.lifetime(lifetime);
        let kills = || events.iter().filter(|event| !event.def);
        let defs = checker.defs.get(number).copied().unwrap_or(0);
        if defs != 1 || checker.index.function_of(lifetime) != Some(function.id) {
            // If several defs name the lifetime, `E202` reports them instead.
            let (Some(kill), true) = (kills().next(), defs < 2) else {
                return;
            };
            let node = kill.node(function);
            let place = checker.in_function(function.id, Some(lifetime));
            let (rule, message) = match checker.index.function_of(lifetime) {
                None => {
                    let message = format!(
                        "{} is killed here, but no dbg.def names it; add one",
                        name(checker)
                    );
                    (Rule::KillWithoutDef, message)
                }
                Some(other) => {
                    let other = checker.in_function(other, None).subprogram;
                    let other =
                        other.map_or(String::new(), |id| structure::subprogram_name(checker, id));
                    let message = format!(
                        "{} is killed here, but its dbg.def is in `{other}`; move it",
                        name(checker)
                    );
                    (Rule::OtherFunction, message)
                }
            };
            checker.report_cause(Cause::Lifetime(lifetime, rule), rule, node, place, || {
                message
            });
            checker.index.reject(lifetime);
            checker.unplaced.set(number);
            return;
        }
        // A misplaced `dbg.def` was reported before and is not among the events.
        let Some(def) = events.iter().find(|event| event.def) else {
            return;
        };
        let mut all = kills();
        match (all.next(), all.next()) {
            (None, _) => {
                self.skipped(checker, function, events, def);
                return;
            }
            (Some(kill), None) if kill.block == def.block && kill.index > def.index => return,
            _ => self.skipped(checker, function, events, def),
        }
        self.follow(function, events, def, false);
        if events
            .iter()
            .zip(&self.reached)
            .all(|(event, reached)| event.def || *reached)
        {
            return;
        }
        let direct = core::mem::take(&mut self.reached);
        self.follow(function, events, def, true);
        for ((event, direct), through) in events.iter().zip(&direct).zip(&self.reached) {
            if event.def || *direct {
                continue;
            }
            let (at, from, name) = (event.position, def.position, name(checker));
            let (rule, message) = if *through {
                let message = format!(
                    "{name} has ended wherever control reaches this dbg.kill at {at:#x}: another comes first on \
                     every path from its dbg.def at {from:#x}; remove this one"
                );
                (Rule::KilledTwice, message)
            } else {
                let within = match function.mode {
                    MarkerMode::Flow => "",
                    MarkerMode::BlockLocal => " within its block",
                };
                let message = format!(
                    "the dbg.kill of {name} at {at:#x} cannot be reached from its dbg.def at {from:#x}{within}; \
                     remove it"
                );
                (Rule::UnreachableKill, message)
            };
            let place = checker.in_function(function.id, Some(lifetime));
            checker.report_cause(
                Cause::Lifetime(lifetime, rule),
                rule,
                event.node(function),
                place,
                || message,
            );
            checker.index.reject(lifetime);
        }
    }

    /// `E216`.
    fn computed(
        &mut self,
        checker: &mut Checker<'_, '_>,
        function: FunctionView<'_>,
        events: &[Event],
    ) {
        let Some(&first) = events.first() else { return };
        let (lifetime, node, def) = (first.lifetime, first.node(function), first.def);
        let place = checker.in_function(function.id, Some(lifetime));
        let cause = Cause::Lifetime(lifetime, Rule::ComputedMarked);
        let name = checker.lifetime(lifetime);
        checker.report_cause(cause, Rule::ComputedMarked, node, place, || {
            let marker = if def { "dbg.def" } else { "dbg.kill" };
            format!(
                "a {marker} names {name}, which is computed; make it bounded, or remove the marker"
            )
        });
        checker.index.reject(lifetime);
        checker.unplaced.set(lifetime.index());
    }

    /// `W202`.
    fn skipped(
        &mut self,
        checker: &mut Checker<'_, '_>,
        function: FunctionView<'_>,
        events: &[Event],
        def: &Event,
    ) {
        // The first kill in a block at or after a marker index.
        let kill = |block: u32, from: u32| {
            let first = events.partition_point(|event| (event.block, event.index) < (block, from));
            let mut here = events[first..]
                .iter()
                .take_while(|event| event.block == block);
            here.find(|event| !event.def)
        };
        let view = |block: u32| function.block(BlockIndex(block));
        let successors = |block: u32| view(block).map_or(&[][..], |view| view.successors);
        let own = successors(def.block);
        if function.mode == MarkerMode::BlockLocal
            || own.is_empty()
            || kill(def.block, def.index + 1).is_some()
        {
            return;
        }
        if !self.dominators_found {
            self.dominators.find(function);
            self.dominators_found = true;
        }
        match self.dominators.left(def.block) {
            // If the `dbg.def` is at the start of its block, no code of the block is in front of
            // it.
            Left::ToItself
                if view(def.block).is_none_or(|view| def.position <= view.range.start) =>
            {
                return;
            }
            Left::Never => return,
            Left::ToItself | Left::ToOthers => {}
        }
        self.walk += 1;
        self.to_visit.clear();
        self.to_visit.extend_from_slice(own);
        while let Some(block) = self.to_visit.pop() {
            match self.seen.get_mut(block as usize) {
                Some(last) if *last != self.walk => *last = self.walk,
                _ => continue,
            }
            let Some(view) = view(block) else { continue };
            let end = match kill(block, 0) {
                Some(kill) => kill.position,
                None => {
                    self.to_visit.extend_from_slice(view.successors);
                    view.range.end
                }
            };
            let (start, end) = (
                view.range.start,
                if block == def.block {
                    end.min(def.position)
                } else {
                    end
                },
            );
            let is_behind = match block == def.block {
                // Control first reaches the block at its start, in front of its own `dbg.def`.
                true => !self.dominators.is_reached(block),
                false => self.dominators.dominates(def.block, block),
            };
            if end <= start || is_behind {
                continue;
            }
            let message = format!(
                "{} is active at {start:#x}, where control can come without passing its dbg.def at {:#x}; add a \
                 dbg.kill to that way, or move the dbg.def",
                checker.lifetime(def.lifetime),
                def.position
            );
            let place = checker.in_function(function.id, Some(def.lifetime));
            checker.report(Rule::DefSkipped, def.node(function), place, message);
            return;
        }
    }

    /// Finds the events that a path from the `dbg.def` reaches without passing a kill. If `through`
    /// is set, the path may pass kills.
    fn follow(&mut self, function: FunctionView<'_>, events: &[Event], def: &Event, through: bool) {
        self.walk += 1;
        self.reached.clear();
        self.reached.resize(events.len(), false);
        self.to_visit.clear();
        self.visit(function, events, def.block, def.index + 1, through);
        while let Some(block) = self.to_visit.pop() {
            match self.seen.get_mut(block as usize) {
                Some(last) if *last != self.walk => *last = self.walk,
                _ => continue,
            }
            self.visit(function, events, block, 0, through);
        }
    }

    /// Visits one block, from a marker index on.
    fn visit(
        &mut self,
        function: FunctionView<'_>,
        events: &[Event],
        block: u32,
        from: u32,
        through: bool,
    ) {
        let first = events.partition_point(|event| (event.block, event.index) < (block, from));
        // A slice is used because `skip` would visit the elements before `first`.
        let reached = self.reached.get_mut(first..).unwrap_or(&mut []);
        for (event, reached) in events[first..].iter().zip(reached) {
            if event.block != block {
                break;
            }
            if !event.def {
                *reached = true;
                if !through {
                    return;
                }
            }
        }
        if function.mode == MarkerMode::Flow
            && let Some(view) = function.block(BlockIndex(block))
        {
            self.to_visit.extend_from_slice(view.successors);
        }
    }
}

//! Rules on the `dbg.def`s and `dbg.kill`s of a function, with the control flow between them.

use super::super::checker::{Cause, Checker, Site};
use super::super::dominators::{Dominators, Exit, FEW_BLOCKS};
use super::super::{Node, Rule, names};
use super::activity::Activity;
use super::constants::ConstantLifetime;
use crate::expr::DIExpr;
use crate::markers::{
    BlockIndex, FunctionView, Marker, MarkerIndex, MarkerMode, Referrer, ValueId,
};
use crate::metadata::lists::sort_numbers;
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
    /// True if the lifetimes that are active at the end of the block end there.
    pub(super) ends_lifetimes: bool,
}

impl Event {
    /// Returns the marker, with the variable of its lifetime.
    pub(super) fn site(&self, checker: &Checker<'_, '_>, function: FunctionView<'_>) -> Site {
        let node = Node::Marker(function.id, MarkerIndex(self.index));
        (node, checker.in_function(function.id, Some(self.lifetime))).into()
    }
}

/// A `dbg.def` that names a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueUse {
    pub(super) value: ValueId,
    pub(super) lifetime: LifetimeId,
    pub(super) location: DIExpr,
    /// The marker's index in the function.
    pub(super) index: u32,
}

/// The number of visits for each block and marker of a function after which lifetimes are not
/// followed one by one.
const VISITS: usize = 32;

/// Follows control flow from a `dbg.def` to the kills of its lifetime. Buffers are reused for all
/// functions.
///
/// Most lifetimes need no traversal: their only kill follows the `dbg.def` in the same block. In a
/// large function, many long traversals are replaced by the [`Activity`] of all lifetimes, except
/// for those with an error or a warning, whose message needs the path.
#[derive(Debug, Default)]
pub(super) struct LifetimeWalker {
    /// The events of a function.
    pub(super) events: Vec<Event>,
    /// Buffers to sort the events: the events, their numbers and their lifetimes.
    sorted: Vec<Event>,
    order: Vec<u32>,
    keys: Vec<u32>,
    starts: Vec<u32>,
    /// The `dbg.def`s of a function that name values.
    pub(super) uses: Vec<ValueUse>,
    /// The bounded lifetimes of all functions that hold constants.
    pub(super) constants: Vec<ConstantLifetime>,
    /// The number of the last traversal that visited each block.
    seen: Vec<u32>,
    /// The number of the current traversal.
    traversal: u32,
    to_visit: Vec<u32>,
    reached: Vec<bool>,
    dominators: Dominators,
    /// True if `dominators` describes the current function.
    dominators_found: bool,
    /// The number of blocks that traversals may still visit in the current function.
    visits_left: usize,
    /// The activity of all lifetimes of the current function, if `activity_found`.
    activity: Activity,
    activity_found: bool,
}

impl LifetimeWalker {
    /// Clears the events of the previous function.
    pub(super) fn begin(&mut self) {
        self.events.clear();
        self.uses.clear();
    }

    /// `E201`, `E203`, `E204` and, for kills, `E209`.
    pub(super) fn check(&mut self, checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
        self.seen.clear();
        self.seen.resize(function.block_count(), 0);
        self.traversal = 0;
        self.dominators_found = false;
        self.activity_found = false;
        // An activity needs a dominator tree.
        self.visits_left = match function.block_count() <= FEW_BLOCKS {
            true => usize::MAX,
            false => VISITS * (function.block_count() + self.events.len()),
        };
        self.sort();
        let events = core::mem::take(&mut self.events);
        for group in events.chunk_by(|a, b| a.lifetime == b.lifetime) {
            self.lifetime(checker, function, group);
        }
        self.events = events;
    }

    /// Sorts the events by lifetime. Events of one lifetime stay in the order of blocks and
    /// markers.
    fn sort(&mut self) {
        if self.events.is_sorted_by_key(|event| event.lifetime) {
            return;
        }
        self.keys.clear();
        let keys = self.events.iter();
        self.keys
            .extend(keys.map(|event| event.lifetime.index() as u32));
        sort_numbers(&self.keys, &mut self.starts, &mut self.order);
        self.sorted.clear();
        let order = self.order.iter();
        self.sorted
            .extend(order.map(|number| self.events[*number as usize]));
        core::mem::swap(&mut self.events, &mut self.sorted);
    }

    fn lifetime(
        &mut self,
        checker: &mut Checker<'_, '_>,
        function: FunctionView<'_>,
        events: &[Event],
    ) {
        let Some(&first) = events.first() else { return };
        let lifetime = first.lifetime;
        let node = checker.module.metadata.lifetimes.get(lifetime);
        if node.is_some_and(|node| node.kind == LifetimeKind::Computed) {
            computed(checker, function, first);
            return;
        }
        let mut kills = events.iter().filter(|event| !event.def);
        let has_several = checker.named.has_several_defs(lifetime);
        if has_several || checker.index.function_of(lifetime) != Some(function.id) {
            // If several defs name the lifetime, `E202` reports them instead.
            if let (Some(kill), false) = (kills.next(), has_several) {
                no_def(checker, function, *kill);
            }
            return;
        }
        // A misplaced `dbg.def` is already reported and is not among the events.
        let Some(&def) = events.iter().find(|event| event.def) else {
            return;
        };
        let marked = Marked {
            function,
            events,
            def,
        };
        match (kills.next(), kills.next()) {
            (None, _) if def.ends_lifetimes => {}
            (Some(kill), None) if kill.block == def.block && kill.index > def.index => {}
            _ if self.is_regular(&marked) => {}
            (None, _) => self.skipped(checker, &marked),
            _ => {
                self.skipped(checker, &marked);
                self.unreached(checker, &marked);
            }
        }
    }

    /// True if control certainly passes the `dbg.def` before it reaches the code in which the
    /// lifetime is active, and reaches each kill from there. The check is quick, and false if the
    /// answer needs more work.
    fn is_regular(&mut self, marked: &Marked<'_>) -> bool {
        let &Marked {
            function,
            events,
            def,
        } = marked;
        if function.mode == MarkerMode::BlockLocal || function.block_count() > FEW_BLOCKS {
            return false;
        }
        let mut kills = 0;
        for kill in events.iter().filter(|event| !event.def) {
            let bit = 1u64.checked_shl(kill.block).unwrap_or(0);
            if kills & bit != 0 || kill.block == def.block {
                return false;
            }
            kills |= bit;
        }
        self.find_dominators(function);
        let reached = self.dominators.dominated_until(def.block, kills);
        reached.is_some_and(|reached| kills & !reached == 0)
    }

    /// Finds the dominators of a function, unless they are known.
    fn find_dominators(&mut self, function: FunctionView<'_>) {
        if !core::mem::replace(&mut self.dominators_found, true) {
            self.dominators.find(function);
        }
    }

    /// The activity of all lifetimes, if traversals visited too many blocks.
    fn activity(&mut self, function: FunctionView<'_>) -> Option<&Activity> {
        if self.visits_left > 0 {
            return None;
        }
        if !core::mem::replace(&mut self.activity_found, true) {
            self.find_dominators(function);
            self.activity.find(function, &self.dominators);
        }
        Some(&self.activity)
    }

    /// `E203` and `E204`.
    fn unreached(&mut self, checker: &mut Checker<'_, '_>, marked: &Marked<'_>) {
        let &Marked {
            function,
            events,
            def,
        } = marked;
        if let Some(activity) = self.activity(function) {
            let (mut markers, mut reached) = (0, 0);
            for is_reached in activity.reached_kills(def.lifetime) {
                markers += 1;
                reached += usize::from(is_reached);
            }
            // Markers that were rejected are not among the events.
            let kills = events.iter().filter(|event| !event.def);
            if markers == events.len() && reached == kills.count() {
                return;
            }
        }
        self.follow(marked, Kills::End);
        if events
            .iter()
            .zip(&self.reached)
            .all(|(event, reached)| event.def || *reached)
        {
            return;
        }
        let direct = core::mem::take(&mut self.reached);
        self.follow(marked, Kills::Ignored);
        for ((event, direct), through) in events.iter().zip(&direct).zip(&self.reached) {
            if event.def || *direct {
                continue;
            }
            let name = checker.lifetime(def.lifetime);
            let (at, from) = (event.position, def.position);
            let (rule, message) = if *through {
                let message = format!(
                    "{name} has ended wherever control reaches the dbg.kill at {at:#x}, because another one comes first on \
                     every path from its dbg.def at {from:#x}; remove this dbg.kill"
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
            let (cause, site) = (
                Cause::Lifetime(def.lifetime, rule),
                event.site(checker, function),
            );
            checker.report_cause(cause, rule, site, || message);
            checker.index.reject(def.lifetime);
        }
    }

    /// `W202`.
    fn skipped(&mut self, checker: &mut Checker<'_, '_>, marked: &Marked<'_>) {
        let Some(start) = self.first_skipped(marked) else {
            return;
        };
        let def = marked.def;
        // A lifetime without a location shows no wrong value.
        let block = marked.function.block(BlockIndex(def.block));
        let mut markers = block.into_iter().flat_map(|block| block.markers());
        let undefined = Marker::Def(def.lifetime, Referrer::Undefined);
        if markers.any(|(_, marker)| marker == undefined) {
            return;
        }
        let message = format!(
            "{} is active at {start:#x}, which control flow can reach without passing its dbg.def at {:#x}; \
             add a dbg.kill to that path, or move the dbg.def",
            checker.lifetime(def.lifetime),
            def.position
        );
        let site = def.site(checker, marked.function);
        checker.report(Rule::DefSkipped, site, message);
    }

    /// Returns the start of the first code that the `dbg.def` reaches without passing a kill, and
    /// that control can also reach without passing the `dbg.def`.
    fn first_skipped(&mut self, marked: &Marked<'_>) -> Option<Position> {
        let Marked { function, def, .. } = marked;
        let view = |block: u32| function.block(BlockIndex(block));
        let successors = view(def.block).map_or(&[][..], |view| view.successors);
        if function.mode == MarkerMode::BlockLocal
            || successors.is_empty()
            || marked.kill(def.block, def.index + 1).is_some()
        {
            return None;
        }
        self.find_dominators(*function);
        match self.dominators.exit(def.block) {
            // If the `dbg.def` is at the start of its block, no code of the block precedes it.
            Exit::ToItself
                if view(def.block).is_none_or(|view| def.position <= view.range.start) =>
            {
                return None;
            }
            Exit::Never => return None,
            Exit::ToItself | Exit::ToOthers => {}
        }
        if self.activity(*function).is_some() {
            let def = (def.lifetime, def.block, def.position);
            if !self.activity.skips_def(*function, &self.dominators, def) {
                return None;
            }
        }
        self.traversal += 1;
        self.to_visit.clear();
        self.to_visit.extend_from_slice(successors);
        while let Some(block) = self.next_block() {
            let Some(view) = view(block) else { continue };
            let mut end = match marked.kill(block, 0) {
                Some(kill) => kill.position,
                None => {
                    self.to_visit.extend_from_slice(view.successors);
                    view.range.end
                }
            };
            let is_behind = if block == def.block {
                end = end.min(def.position);
                // Control first reaches the block at its start, before its own `dbg.def`.
                !self.dominators.is_reached(block)
            } else {
                self.dominators.dominates(def.block, block)
            };
            if view.range.start < end && !is_behind {
                return Some(view.range.start);
            }
        }
        None
    }

    /// Returns the next block to visit that this traversal has not visited.
    fn next_block(&mut self) -> Option<u32> {
        while let Some(block) = self.to_visit.pop() {
            if self.is_new(block) {
                return Some(block);
            }
        }
        None
    }

    /// Marks a block as visited. Returns false if it was visited before, or does not exist.
    fn is_new(&mut self, block: u32) -> bool {
        self.visits_left = self.visits_left.saturating_sub(1);
        let last = self.seen.get_mut(block as usize);
        last.is_some_and(|last| core::mem::replace(last, self.traversal) != self.traversal)
    }

    /// Finds the events that the `dbg.def` reaches. Visits blocks in the order of their distance
    /// until all kills are reached, since most kills are near.
    fn follow(&mut self, marked: &Marked<'_>, kills: Kills) {
        self.traversal += 1;
        self.reached.clear();
        self.reached.resize(marked.events.len(), false);
        self.to_visit.clear();
        let mut left = marked.events.iter().filter(|event| !event.def).count();
        left -= self.visit(marked, marked.def.block, marked.def.index + 1, kills);
        let mut next = 0;
        while left > 0
            && let Some(&block) = self.to_visit.get(next)
        {
            next += 1;
            if self.is_new(block) {
                left -= self.visit(marked, block, 0, kills);
            }
        }
    }

    /// Visits one block, from a marker index on. Returns the number of kills that are reached for
    /// the first time.
    fn visit(&mut self, marked: &Marked<'_>, block: u32, from: u32, kills: Kills) -> usize {
        let Marked {
            function, events, ..
        } = marked;
        let first = marked.first(block, from);
        let mut count = 0;
        // Slices are faster here: `skip` would visit the elements before `first`.
        let reached = self.reached.get_mut(first..).unwrap_or(&mut []);
        for (event, reached) in events[first..].iter().zip(reached) {
            if event.block != block {
                break;
            }
            if !event.def {
                count += usize::from(!core::mem::replace(reached, true));
                if kills == Kills::End {
                    return count;
                }
            }
        }
        if function.mode == MarkerMode::Flow
            && let Some(view) = function.block(BlockIndex(block))
        {
            self.to_visit.extend_from_slice(view.successors);
        }
        count
    }
}

/// The effect of a kill on a path from a `dbg.def`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kills {
    /// The path ends at the kill.
    End,
    /// The path continues.
    Ignored,
}

/// The markers of a bounded lifetime in its function.
struct Marked<'a> {
    function: FunctionView<'a>,
    /// The events, in the order of blocks and markers.
    events: &'a [Event],
    def: Event,
}

impl<'a> Marked<'a> {
    /// Returns the index of the first event at or after a marker index of a block.
    fn first(&self, block: u32, from: u32) -> usize {
        self.events
            .partition_point(|event| (event.block, event.index) < (block, from))
    }

    /// Returns the first kill in a block, at or after a marker index.
    fn kill(&self, block: u32, from: u32) -> Option<&'a Event> {
        let mut here = self.events[self.first(block, from)..]
            .iter()
            .take_while(|event| event.block == block);
        here.find(|event| !event.def)
    }
}

/// `E201`, and `E209` for a kill.
fn no_def(checker: &mut Checker<'_, '_>, function: FunctionView<'_>, kill: Event) {
    let lifetime = kill.lifetime;
    let (name, at) = (checker.lifetime(lifetime), kill.position);
    let (rule, message) = match checker.index.function_of(lifetime) {
        None => {
            let message = format!(
                "the dbg.kill at {at:#x} names {name}, which has no dbg.def; add the dbg.def, or remove the dbg.kill"
            );
            (Rule::KillWithoutDef, message)
        }
        Some(other) => {
            let other = checker.module.code.subprogram(other);
            let other = other.map_or(String::new(), |id| {
                names::subprogram_name(checker.module, id)
            });
            let message = format!(
                "the dbg.kill of {name} is at {at:#x}, but its dbg.def is in `{other}`; move the dbg.kill there"
            );
            (Rule::OtherFunction, message)
        }
    };
    let site = kill.site(checker, function);
    checker.report_cause(Cause::Lifetime(lifetime, rule), rule, site, || message);
    checker.index.reject(lifetime);
    checker.unplaced.set(lifetime.index());
}

/// `E216`.
fn computed(checker: &mut Checker<'_, '_>, function: FunctionView<'_>, first: Event) {
    let (lifetime, rule) = (first.lifetime, Rule::ComputedMarked);
    let (name, site) = (checker.lifetime(lifetime), first.site(checker, function));
    checker.report_cause(Cause::Lifetime(lifetime, rule), rule, site, || {
        let marker = if first.def { "dbg.def" } else { "dbg.kill" };
        format!("the {marker} at {:#x} names {name}, which is computed; make the lifetime bounded, or remove the marker", first.position)
    });
    checker.index.reject(lifetime);
    checker.unplaced.set(lifetime.index());
}

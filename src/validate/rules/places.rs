//! Rules on the locations of arguments: whether the bits that an operation uses exist, or are in a
//! register, and whether parts of a composite share storage.
//!
//! An expression names arguments. The lifetimes of an argument give one or several places, and may
//! have arguments themselves. To check a composite, the rule *expands* it: it replaces each part by
//! the registers, slots and other memory that contain the part, each with a range of code. Two
//! parts share storage if two of these places have a bit in common in code where both are active.
//! To find such pairs, places are sorted by storage, and each place is compared with its
//! neighbours.
//!
//! The work has limits. One composite is expanded to at most [`MAX_PLACES`] places, which have at
//! most `shared::MAX_RANGES` ranges of code. All composites of a module are expanded to at most
//! [`PLACES_OF_A_LIFETIME`] places for each lifetime of the module. A place is compared with
//! `shared::MAX_NEIGHBOURS` others on each side. Places beyond these limits are not checked.
//!
//! Sharing that depends on run-time values is not reported: two registers may hold the same
//! address.

mod outside;
mod shared;

use super::super::checker::{Cause, Checker};
use super::super::facts::Need;
use super::super::times::{ALWAYS, TimeRange, Times, common, time_range};
use super::super::{Node, Rule};
use crate::markers::{FunctionView, Marker, Referrer};
use crate::metadata::{LifetimeId, Object};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use shared::Extent;
pub(super) use shared::of_rule as shares_in_rule;

/// The maximum number of places to which the parts of one composite are expanded.
const MAX_PLACES: usize = 4096;
/// The maximum number of places for all composites of a module, for each of its lifetimes.
const PLACES_OF_A_LIFETIME: usize = 64;

/// `E113`, `E117` to `E119` and `E124` for needs that depend on arguments.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let mut needs = core::mem::take(&mut checker.late_needs);
    needs.retain(|(id, _)| !checker.faulty.get(id.index()));
    if needs.is_empty() {
        return;
    }
    for (id, operation, rule, what) in violations(checker, needs) {
        let Some(node) = checker.module.metadata.lifetimes.get(id) else {
            continue;
        };
        let name = checker.operation(node.location, operation);
        let site = Node::Operation(id, operation);
        checker.report_cause(Cause::Lifetime(id, rule), rule, site, || {
            format!("{name} {what}")
        });
        checker.index.reject(id);
    }
}

/// Returns the needs that are not satisfied: the lifetime, the operation, the rule, and the
/// message.
fn violations(
    checker: &Checker<'_, '_>,
    mut needs: Vec<(LifetimeId, u32)>,
) -> Vec<(LifetimeId, u32, Rule, String)> {
    let module = checker.module;
    let mut referrers = alloc::vec![None; module.metadata.lifetimes.len()];
    for (_, marker) in module
        .code
        .functions()
        .flat_map(|function| function.blocks())
        .flat_map(|block| block.markers())
    {
        if let Marker::Def(id, referrer) = marker
            && let Some(known) = referrers.get_mut(id.index())
        {
            *known = known.or(Some(referrer));
        }
    }
    let left = module
        .metadata
        .lifetimes
        .len()
        .saturating_mul(PLACES_OF_A_LIFETIME)
        .saturating_add(MAX_PLACES);
    let mut places = Places {
        checker,
        referrers,
        times: Times::new(module),
        timed: false,
        windows: Vec::new(),
        extents: Vec::new(),
        visited: Vec::new(),
        left_for_need: 0,
        left,
    };
    // The first pass ignores when lifetimes are active, since most needs are satisfied at all
    // times.
    needs.retain(|(id, used)| {
        let wrong = places.violation(*id, *used).is_some();
        if wrong {
            for id in &places.visited {
                places.times.request(module, &checker.index, *id);
            }
        }
        wrong
    });
    places.times.find(module, &checker.index);
    places.timed = true;
    places.left = left;
    let violations = needs.into_iter().filter_map(|(id, used)| {
        let (rule, what) = places.violation(id, used)?;
        Some((
            id,
            checker.facts.use_at(used as usize)?.operation,
            rule,
            what,
        ))
    });
    violations.collect()
}

/// Follows arguments to their places.
struct Places<'c, 'm, 'i> {
    checker: &'c Checker<'m, 'i>,
    /// The referrer of each bounded lifetime.
    referrers: Vec<Option<Referrer>>,
    times: Times,
    /// True if only places that are active at once are compared.
    timed: bool,
    windows: Vec<Vec<TimeRange>>,
    extents: Vec<Extent>,
    visited: Vec<LifetimeId>,
    /// The number of places that may still be expanded: for the current need, and for all needs.
    left_for_need: usize,
    left: usize,
}

impl<'m> Places<'_, 'm, '_> {
    /// Returns the rule that a need of a lifetime violates, with the message.
    fn violation(&mut self, id: LifetimeId, used: u32) -> Option<(Rule, String)> {
        self.begin(id);
        match self.checker.facts.use_at(used as usize)?.need {
            Need::Disjoint { first, end } => {
                let checker = self.checker;
                self.shared(id, checker.facts.parts(first, end))
                    .map(|what| (Rule::SharedStorage, what))
            }
            need => self.outside(id, need),
        }
    }

    /// Resets the state for a need of a lifetime.
    fn begin(&mut self, root: LifetimeId) {
        self.windows.clear();
        self.extents.clear();
        self.visited.clear();
        self.visited.push(root);
        let always = if self.timed {
            self.active(root)
        } else {
            alloc::vec![ALWAYS]
        };
        self.windows.push(always);
        self.left_for_need = MAX_PLACES;
    }

    /// Counts places against the limits. Returns `None` if a limit is exceeded.
    fn spend(&mut self, count: usize) -> Option<()> {
        self.left_for_need = self.left_for_need.checked_sub(count)?;
        self.left = self.left.checked_sub(count)?;
        Some(())
    }

    fn active(&self, id: LifetimeId) -> Vec<TimeRange> {
        self.times.of(self.checker.module, &self.checker.index, id)
    }

    /// Intersects a range set with the code where a lifetime or value place is active. Returns
    /// `None` if the intersection is empty.
    fn cut(&mut self, time: u32, active: impl FnOnce(&Self) -> Vec<TimeRange>) -> Option<u32> {
        if !self.timed {
            return Some(time);
        }
        let both = common(self.windows.get(time as usize)?, &active(self));
        if both.is_empty() {
            return None;
        }
        self.windows.push(both);
        Some(self.windows.len() as u32 - 1)
    }

    fn argument(&self, lifetime: LifetimeId, index: u32) -> Option<Object> {
        let node = self.checker.module.metadata.lifetimes.get(lifetime)?;
        self.checker
            .module
            .metadata
            .arguments(node)
            .get(index as usize)
            .copied()
    }

    /// Returns the well-formed lifetimes of an object, each with the code where it is active.
    fn lifetimes(&mut self, object: Object, time: u32) -> Option<Vec<(LifetimeId, u32)>> {
        let checker = self.checker;
        let sound = |id: &LifetimeId| {
            let wrong = checker.faulty.get(id.index()) || checker.broken.get(id.index());
            !wrong && checker.cyclic.binary_search(id).is_err()
        };
        self.spend(checker.index.lifetimes(object).len())?;
        let all: Vec<LifetimeId> = checker.index.lifetimes(object).filter(sound).collect();
        self.visited.extend_from_slice(&all);
        Some(
            all.into_iter()
                .filter_map(|id| Some((id, self.cut(time, |places| places.active(id))?)))
                .collect(),
        )
    }

    /// Returns the function of a bounded lifetime and the places of its referrer, each with its
    /// code.
    fn referrers(
        &mut self,
        id: LifetimeId,
        time: u32,
    ) -> Option<(FunctionView<'m>, Vec<(Referrer, u32)>)> {
        let function = self
            .checker
            .module
            .code
            .function(self.checker.index.function_of(id)?)?;
        let places = match self.referrers.get(id.index()).copied().flatten()? {
            Referrer::Value(value) => {
                let mut places = Vec::new();
                for piece in function.value_places(value) {
                    self.spend(1)?;
                    let active = |_: &Self| alloc::vec![time_range(function.id, piece.range)];
                    if !piece.range.is_empty()
                        && let Some(time) = self.cut(time, active)
                    {
                        places.push((piece.location, time));
                    }
                }
                places
            }
            other => alloc::vec![(other, time)],
        };
        Some((function, places))
    }
}

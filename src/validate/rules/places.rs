//! What depends on where arguments are: whether what is taken of them is there, and whether parts
//! of a composite share storage.
//!
//! An expression names arguments; each of these is in a place, or in several, by lifetimes of its
//! own, which may have arguments in turn. A composite is *expanded*: each of its parts becomes the
//! registers, slots and other memory that it is in, each with the code where it is there. Parts
//! share storage where two of these have a bit in common, in code in which both are. To find them,
//! they are sorted by storage, and each is compared with its neighbours.
//!
//! The work has limits: one composite is expanded to [`MOST_PLACES`] places, which have
//! [`MOST_STRETCHES`] stretches of code; all of a module to [`PLACES_OF_A_LIFETIME`] places for
//! each of its lifetimes; and a place is compared with [`NEIGHBOURS`] others on each side. What is
//! beyond is not looked at, so it is not refused.
//!
//! Nothing is said of places that only the running program knows: memory at two registers may be
//! one, and is not reported.

mod outside;
mod shared;

use super::super::checker::{Cause, Checker};
use super::super::facts::Need;
use super::super::times::{ALWAYS, Stretch, Times, common, stretch};
use super::super::{Node, Rule};
use crate::markers::{FunctionView, Marker, Referrer};
use crate::metadata::{LifetimeId, Object};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use shared::Extent;

/// How many places the parts of one composite are expanded to.
const MOST_PLACES: usize = 4096;
/// How many places all composites of a module are expanded to, for each of its lifetimes.
const PLACES_OF_A_LIFETIME: usize = 64;
/// `E113`, `E117`, `E118` and `E124` where arguments make them.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let mut wanted = core::mem::take(&mut checker.wanted);
    wanted.retain(|(id, _)| !checker.faulty.get(id.index()));
    if wanted.is_empty() {
        return;
    }
    for (id, operation, rule, what) in violations(checker, wanted) {
        let module = checker.module;
        let Some(node) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        let spelling = module
            .exprs
            .ops(node.location)
            .get(operation as usize)
            .map_or("", |op| op.spelling());
        let place = checker.of_lifetime(id);
        checker.report_cause(
            Cause::Lifetime(id, rule),
            rule,
            Node::Operation(id, operation),
            place,
            || format!("{spelling} (operation {operation}) {what}"),
        );
        checker.index.reject(id);
    }
}

/// Which needs do not hold: the lifetime, the operation, the rule, and how.
fn violations(
    checker: &Checker<'_, '_>,
    mut wanted: Vec<(LifetimeId, u32)>,
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
        .saturating_add(MOST_PLACES);
    let mut places = Places {
        checker,
        referrers,
        times: Times::new(module),
        timed: false,
        windows: Vec::new(),
        extents: Vec::new(),
        visited: Vec::new(),
        left_here: 0,
        left,
    };
    // Most are right at whatever time.
    wanted.retain(|(id, used)| {
        let wrong = places.violation(*id, *used).is_some();
        if wrong {
            for id in &places.visited {
                places.times.want(module, checker.index, *id);
            }
        }
        wrong
    });
    places.times.find(module, checker.index);
    places.timed = true;
    places.left = left;
    let violations = wanted.into_iter().filter_map(|(id, used)| {
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
    /// The referrers of all bounded lifetimes.
    referrers: Vec<Option<Referrer>>,
    times: Times,
    /// Whether it matters when lifetimes are active.
    timed: bool,
    windows: Vec<Vec<Stretch>>,
    extents: Vec<Extent>,
    /// The lifetimes that were looked at.
    visited: Vec<LifetimeId>,
    /// How much may still be expanded, of one need and of all.
    left_here: usize,
    left: usize,
}

impl<'m> Places<'_, 'm, '_> {
    /// Which rule one of a lifetime's needs breaks.
    fn violation(&mut self, id: LifetimeId, used: u32) -> Option<(Rule, String)> {
        self.begin(id);
        match self.checker.facts.use_at(used as usize)?.need {
            Need::Apart { first, end } => {
                let checker = self.checker;
                self.shared(id, checker.facts.parts(first, end))
                    .map(|what| (Rule::SharedStorage, what))
            }
            need => self.outside(id, need),
        }
    }

    /// Begins with a lifetime.
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
        self.left_here = MOST_PLACES;
    }

    /// Whether so many more places may be looked at.
    fn spend(&mut self, count: usize) -> Option<()> {
        self.left_here = self.left_here.checked_sub(count)?;
        self.left = self.left.checked_sub(count)?;
        Some(())
    }

    fn active(&self, id: LifetimeId) -> Vec<Stretch> {
        self.times.of(self.checker.module, self.checker.index, id)
    }

    /// What of some code a lifetime or an entity's range has; `None` for nothing.
    fn cut(&mut self, time: u32, active: impl FnOnce(&Self) -> Vec<Stretch>) -> Option<u32> {
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

    /// The lifetimes of an object that make sense, each with the code where it is active.
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

    /// The function of a bounded lifetime and the places of its referrer, with the code where each
    /// holds.
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
            Referrer::Value(entity) => {
                let mut places = Vec::new();
                for piece in function.value_places(entity) {
                    self.spend(1)?;
                    let active = |_: &Self| alloc::vec![stretch(function.id, piece.range)];
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

//! The round trip: checks that lowered DWARF has the meaning of the metadata.
//!
//! [`round_trip`] takes validated metadata and the module lowered from it. It evaluates both on
//! random machine states, for each object at many program counters:
//!
//! ```text
//!   Validated ──► reference: docs/language.md, run directly ──► places ────────┐
//!       │                                                            compared: ├─► exact, weaker
//!       └──► lower ──► LoweredLocations: bytes and ranges ──► eval ──► places ─┘   or mismatch
//! ```
//!
//! Let R(o, pc, s) be the set of places that the [reference](mod@reference) gives an object `o` at
//! `pc` in a state `s`. Let L(o, pc, s) be the set of places on the lowered side: the locations of
//! the entries whose ranges contain `pc`, except those that are completely undefined or whose
//! evaluation fails. The normal forms of the places are compared for each bit of the object. The
//! result is
//!
//! - *exact*: each place of L is a place of R, and each place of each value and object that R's
//!   places depend on is named by a place of L. There are two exceptions: a place whose evaluation
//!   may fail (`docs/evaluation.md`, section 5.2) may be missing; and if several places have only
//!   known bits, one of them suffices, even one whose evaluation fails on both sides;
//! - *weaker*: each place of L is a place of R, except for undefined bits, or bits of the current
//!   value instead of the location; or L lacks a place of R. This is allowed only where lowering
//!   reported a degradation of `o`, or of an object that `o` depends on, at `pc`;
//! - a *mismatch* in all other cases.
//!
//! Locations change only at the boundaries of markers, blocks, value places, calls, frame rows and
//! list entries, so each boundary is checked together with its neighbours before and after. Random
//! program counters in between find boundaries that should not exist. An object that exists during
//! the whole run of the program is checked outside of functions, in each function whose markers it
//! depends on or for which it has separate entries, and in one other function. In a function with
//! many boundaries and objects, each object is checked at the boundaries of its own lifetimes,
//! values and entries, and at some others. Where locations depend on the lane, several lanes are
//! checked: all if there are few, otherwise the first, the last, and some others.
//!
//! Attributes of call sites are evaluated as by a debugger that has stopped in the called function:
//! in a state in which all contents that this function may change have changed. The reference is
//! evaluated in the state before the call. Frame rules are read from the emitted call frame
//! information, as by an unwinder that finds the caller's registers.

mod calls;
mod compare;
mod consumer;
mod copies;
mod degraded;
pub mod expect;
mod frames;
mod indexed;
mod locations;
mod object;
pub mod reference;
mod report;
mod state;

pub use locations::{Argument, Call, CheckedEntry, CheckedMap, CheckedProcedure, LoweredLocations};
pub use report::{Counts, Mismatch, ObjectReport, Report};
pub use state::{State, mix};

use crate::dwarf::{Dialect, Encoding};
use crate::eval::{Evaluator, Rules};
use crate::expr::DIOp;
use crate::lower::Lowered;
use crate::markers::{FunctionId, FunctionView, Marker, Referrer};
use crate::metadata::{DIType, FragmentId, Object, VariableId, VariableKind};
use crate::module::Module;
use crate::units::Position;
use crate::validate::Validated;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use copies::Copies;
use core::ops::Range;
use frames::{Emitted, Unwinding};
use indexed::Indexed;
use object::{Boundaries, Checked, Site, Used};
use reference::{Reference, RejectedNode};

/// The extent of a round trip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of machine states at each program counter.
    pub states: u32,
    /// The seed of all random numbers: equal seeds give equal reports.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { states: 4, seed: 0 }
    }
}

/// Returns the rule set by which a consumer of a dialect evaluates.
pub fn rules(dialect: Dialect) -> Rules {
    Rules::of(dialect)
}

/// Returns an evaluator of a consumer's rules.
fn evaluator(encoding: Encoding) -> Evaluator {
    Evaluator::new(encoding, rules(encoding.dialect))
}

/// Checks a lowered module against the metadata that it was lowered from.
///
/// ```
/// use dwarfsmith::dwarf::Dialect;
/// use dwarfsmith::lower::LowerOptions;
/// use dwarfsmith::{Module, Target, check};
///
/// let module = Module::new(Target::X86_64);
/// let validated = module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
/// let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
/// assert!(check::round_trip(&validated, &lowered, check::Options::default()).is_clean());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn round_trip(
    validated: &Validated<'_>,
    lowered: &Lowered<'_, '_>,
    options: Options,
) -> Report {
    round_trip_with_progress(validated, lowered, options, &mut |_| ())
}

/// Like [`round_trip()`], but calls `progress` for each variable that was checked. Rejected
/// variables are not checked.
pub fn round_trip_with_progress(
    validated: &Validated<'_>,
    lowered: &Lowered<'_, '_>,
    options: Options,
    progress: &mut dyn FnMut(VariableId),
) -> Report {
    let frames = Emitted::of(lowered).filter(Emitted::has_rules);
    let locations = LoweredLocations::with(lowered, frames.as_ref(), &State::symbol);
    let mut report = check_with_progress(validated, &locations, options, progress);
    if let Some(frames) = &frames {
        let reference = reference_of(validated);
        Unwinding::of(frames, lowered).check(&reference, options, &mut report);
    }
    report
}

/// Checks locations from any source against metadata.
pub fn check(validated: &Validated<'_>, locations: &LoweredLocations, options: Options) -> Report {
    check_with_progress(validated, locations, options, &mut |_| ())
}

/// Returns the reference meaning of the valid part of a module.
pub fn reference_of<'m>(validated: &'m Validated<'m>) -> Reference<'m> {
    let (module, index) = (validated.module(), validated.index());
    let attached = module
        .metadata
        .globals
        .iter()
        .map(|(_, global)| global.fragment);
    let lost: BTreeSet<FragmentId> = attached
        .filter(|fragment| index.global_of(*fragment).is_none())
        .collect();
    Reference::new(module, move |node| match node {
        RejectedNode::Lifetime(id) => index.is_rejected(id),
        RejectedNode::Function(id) => index.is_rejected_function(id),
        RejectedNode::Frame(id) => !index.has_frame(id),
        RejectedNode::Object(Object::Variable(id)) => index.is_rejected_variable(id),
        RejectedNode::Object(Object::Code(id)) => index.is_rejected_code(id),
        // A fragment consists of its lifetimes, or of the global that it is attached to.
        RejectedNode::Object(Object::Fragment(id)) => lost.contains(&id),
    })
}

fn check_with_progress(
    validated: &Validated<'_>,
    locations: &LoweredLocations,
    options: Options,
    progress: &mut dyn FnMut(VariableId),
) -> Report {
    let mut report = Report::default();
    let (module, index) = (validated.module(), validated.index());
    let reference = &reference_of(validated);
    let locations = &Indexed::of(locations);
    let outside = Site {
        module,
        function: None,
        boundaries: Boundaries::default(),
        locations,
        reference,
        copies: &Copies::default(),
        lanes: &lanes(module),
        options,
    };
    let mut done = |object| {
        if let Object::Variable(variable) = object {
            progress(variable);
        }
    };
    let mut all_shared = Shared::all(validated, reference, locations);
    let shared_in = Shared::by_function(&all_shared, locations);
    for function in functions(validated) {
        let mut boundaries = reference.boundaries(function.id);
        boundaries.extend(locations.procedure_boundaries(function.id));
        let objects = objects_of(validated, function);
        let others = shared_in.get(&function.id).map_or(&[][..], Vec::as_slice);
        let site = Site {
            function: Some(function),
            boundaries: Boundaries::of(&boundaries, objects.len() + others.len()),
            copies: &Copies::of(function),
            ..outside
        };
        let is_variable = |object: &&Object| matches!(object, Object::Variable(_));
        let own: BTreeSet<Object> = objects.iter().filter(is_variable).copied().collect();
        for object in objects {
            Checked::new(&site, object, Used::Place).check_everywhere(&mut report);
            done(object);
        }
        for number in others {
            let shared = all_shared.get_mut(*number);
            if let Some(shared) = shared.filter(|shared| !own.contains(&shared.object)) {
                shared.check_in(function, &site, &mut report);
            }
        }
        if index.has_calls(function.id) {
            calls::check(&site, function, &mut report);
        }
    }
    for shared in all_shared {
        let Shared { object, used, .. } = shared;
        Checked::new(&outside, object, used).check_everywhere_from(shared.counts, &mut report);
        done(object);
    }
    report
}

/// An object that exists during the whole run of the program.
struct Shared {
    object: Object,
    used: Used,
    /// The functions whose markers it depends on.
    functions: BTreeSet<FunctionId>,
    /// A function in which it is checked even if it does not depend on the function.
    other: Option<FunctionId>,
    /// The counts of its comparisons in functions.
    counts: Counts,
}

impl Shared {
    fn all(
        validated: &Validated<'_>,
        reference: &Reference<'_>,
        locations: &LoweredLocations,
    ) -> Vec<Shared> {
        // If the CFA of a function is lost, lowering reports only that, and not the loss of each
        // expression that uses it.
        let without_frames = &locations.functions_without_frames;
        let first = functions(validated)
            .map(|function| function.id)
            .find(|function| !without_frames.contains(function));
        let all = shared(validated).into_iter().map(|(object, used)| Shared {
            object,
            used,
            functions: reference.functions_of(object),
            other: first,
            counts: Counts::default(),
        });
        all.collect()
    }

    /// Returns the numbers of the objects to check in each function, ascending.
    fn by_function(
        all: &[Shared],
        locations: &LoweredLocations,
    ) -> BTreeMap<FunctionId, Vec<usize>> {
        let mut parts: BTreeMap<Object, Vec<FunctionId>> = BTreeMap::new();
        for (object, function) in locations.parts.keys() {
            parts.entry(*object).or_default().push(*function);
        }
        let mut numbers: BTreeMap<FunctionId, Vec<usize>> = BTreeMap::new();
        for (number, shared) in all.iter().enumerate() {
            let parts = parts.get(&shared.object).into_iter().flatten();
            let functions = parts.chain(&shared.functions).chain(&shared.other);
            let functions: BTreeSet<FunctionId> = functions.copied().collect();
            for function in functions {
                numbers.entry(function).or_default().push(number);
            }
        }
        numbers
    }

    /// Checks the object in a function if it depends on the function's markers, or has separate
    /// entries there.
    fn check_in(&mut self, function: FunctionView<'_>, site: &Site<'_, '_>, report: &mut Report) {
        let checked = || Checked::new(site, self.object, self.used);
        let parts = &site.locations.parts;
        if self.functions.contains(&function.id) || parts.contains_key(&(self.object, function.id))
        {
            checked().check_everywhere(report);
        } else if self.other == Some(function.id) {
            let ends = [Position::START, Position(function.size).before()];
            self.counts += checked().counts(&ends, report);
        }
    }
}

/// Returns the functions to check.
fn functions<'m>(validated: &'m Validated<'_>) -> impl Iterator<Item = FunctionView<'m>> {
    let functions = validated.module().code.functions();
    functions.filter(|function| !validated.index().is_rejected_function(function.id))
}

/// Returns the variables of a function, and then the fragments that describe its code.
fn objects_of(validated: &Validated<'_>, function: FunctionView<'_>) -> Vec<Object> {
    let (module, index) = (validated.module(), validated.index());
    let variables = index.variables(function.subprogram);
    let variables = variables.filter(|id| !index.is_rejected_variable(*id));
    let fragments = index.code_fragments(module, function.subprogram);
    let variables = variables.map(Object::from);
    variables.chain(fragments.map(Object::from)).collect()
}

/// Returns the objects that exist during the whole run of the program, each with the property in
/// use: variables outside of function frames, and objects that describe properties of types.
fn shared(validated: &Validated<'_>) -> Vec<(Object, Used)> {
    let (module, index) = (validated.module(), validated.index());
    let variables = module
        .metadata
        .variables
        .iter()
        .filter(|(id, _)| !index.is_rejected_variable(*id));
    let is_shared = |kind: VariableKind, scope| {
        kind == VariableKind::Global || index.subprogram_of(scope).is_none()
    };
    let variables = variables.filter(|(_, node)| is_shared(node.kind, node.scope));
    let mut shared: Vec<(Object, Used)> =
        variables.map(|(id, _)| (id.into(), Used::Place)).collect();
    for (_, ty) in module
        .metadata
        .types
        .iter()
        .filter(|(id, _)| !index.is_rejected_type(*id))
    {
        properties(ty, |object, used| {
            if matches!(object, Object::Fragment(_)) {
                shared.push((object, used));
            }
        });
    }
    shared
}

/// Returns positions in ascending order, without those outside of a range.
fn positions(all: impl Iterator<Item = Position>, range: Range<u32>) -> Vec<Position> {
    let mut all: Vec<Position> = all.filter(|at| range.contains(&at.0)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns the lanes to check; empty if no location depends on the lane.
fn lanes(module: &Module) -> Vec<u64> {
    let pushes = |op: &DIOp| matches!(op, DIOp::PushLane { .. });
    let is_lane = |referrer: Referrer| matches!(referrer, Referrer::Lane { .. });
    let in_code = |function: FunctionView<'_>| {
        let mut markers = function.blocks().flat_map(|block| block.markers());
        let is_def = |marker| matches!(marker, Marker::Def(_, referrer) if is_lane(referrer));
        markers.any(|(_, marker)| is_def(marker))
            || function.values().any(|piece| is_lane(piece.location))
    };
    let in_exprs = || {
        module
            .exprs
            .iter()
            .any(|expr| module.exprs.ops(expr).iter().any(pushes))
    };
    if !module.code.functions().any(in_code) && !in_exprs() {
        return Vec::new();
    }
    let count = state::lane_count(module.target);
    let some = [0, 1, 2, 7, count / 2 + 1, count.saturating_sub(1)];
    let mut lanes = if count <= 8 {
        (0..count).collect()
    } else {
        Vec::from(some)
    };
    lanes.dedup();
    lanes
}

/// Calls `each` for the objects that describe a type. The data location of an array and the
/// properties of a string are places; the others are values.
fn properties(ty: &DIType, mut each: impl FnMut(Object, Used)) {
    match ty {
        DIType::Array(array) => array.properties().for_each(|object| {
            each(
                object,
                if array.data_location == Some(object) {
                    Used::Place
                } else {
                    Used::Value
                },
            );
        }),
        DIType::String(string) => string
            .properties()
            .for_each(|object| each(object, Used::Place)),
        _ => {}
    }
}

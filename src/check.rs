//! The proof that what was lowered means what was said.
//!
//! [`round_trip`] takes validated metadata and what was lowered from it and evaluates both, object by object, program
//! counter by program counter, on random machine states:
//!
//! ```text
//!   Validated ──► reference: docs/language.md, run directly ──► places ──────┐
//!       │                                                                    ├─► exact, weaker or mismatch
//!       └──► lower ──► Locations: bytes and ranges ──► eval ──► places ──────┘
//! ```
//!
//! Let R(o, pc, s) be the set of places that the [reference](mod@reference) gives an object `o` at `pc` in a state `s`, and L(o, pc, s)
//! that of the lowered side: the location of each entry whose range contains `pc`, leaving out those that are undefined
//! as a whole or whose evaluation fails. Over the bits of the object, by the normal forms of the places,
//!
//! - *exact*: L = R, with two allowances: a place of R that is doubtful (`docs/evaluation.md`, section 5.2) may be
//!   missing; and of several places of known bits only, one will do, even one whose evaluation fails on both sides;
//! - *weaker*: each place of L is that of some place of R, but for undefined bits, or bits of the value that is there now
//!   in place of the location; or a place of R is missing. Allowed only where lowering reported a degradation of `o`, or
//!   of an object that `o` is made of, at `pc`;
//! - anything else is a *mismatch*.
//!
//! Locations change only at the boundaries of markers, blocks, entities and list entries, so each boundary is tried with
//! its neighbours before and after; random program counters in between catch boundaries that should not be there.
//!
//! What a call says of its arguments is evaluated as a debugger does that has stopped in the called function: in a state
//! in which all has changed that this function may change. The reference is evaluated before the call.

mod calls;
mod compare;
mod locations;
pub mod reference;
mod report;
mod state;

pub use locations::{Argument, Call, Entry, Locations, Procedure};
pub use report::{Counts, Mismatch, ObjectReport, Report};
pub use state::{State, mix};

use crate::dwarf::{self, Dialect, NoNames};
use crate::eval::{Evaluator, ListEntry, Location, NormalForm, Rules};
use crate::expr::{DIExpr, Operand};
use crate::lower::Lowered;
use crate::markers::{FunctionView, Referrer};
use crate::metadata::{DIType, Object, Text, VariableId};
use crate::module::Module;
use crate::target::Register;
use crate::validate::Validated;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use compare::{Comparison, Expected, Relation};
use locations::Consumer;
use reference::{Origin, Reference, Unknown};
use state::Frame;

/// How thorough a round trip is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many machine states are tried at each program counter.
    pub states: u32,
    /// What all random numbers are made of: the same seed does the same again.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { states: 4, seed: 0 }
    }
}

/// The random program counters that are tried in each function, besides boundaries.
const RANDOM_PCS: u64 = 3;
/// The mismatches that are described for each object.
const MOST_DESCRIBED: u64 = 3;

/// The rules by which a consumer of a dialect evaluates.
pub fn rules(dialect: Dialect) -> Rules {
    match dialect {
        Dialect::Dwarf4 | Dialect::Dwarf5 => Rules::Dwarf5,
        Dialect::Llvm | Dialect::LlvmLegacy => Rules::Llvm,
        Dialect::Dwarf6Draft => Rules::Dwarf6,
    }
}

/// Checks what was lowered against what it was lowered from.
///
/// ```
/// use dwarfsmith::dwarf::{Dialect, Encoding};
/// use dwarfsmith::{Module, Target, check};
///
/// let module = Module::new(Target::X86_64);
/// let validated = module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
/// let lowered = validated.lower(Encoding::new(Dialect::Dwarf5, module.target));
/// assert!(check::round_trip(&validated, &lowered, check::Options::default()).is_clean());
/// ```
pub fn round_trip(validated: &Validated<'_>, lowered: &Lowered<'_, '_>, options: Options) -> Report {
    round_trip_with_progress(validated, lowered, options, &mut |_| ())
}

/// As [`round_trip()`]. `progress` is told of each variable that has been checked; not of those that validation rejects.
pub fn round_trip_with_progress(
    validated: &Validated<'_>,
    lowered: &Lowered<'_, '_>,
    options: Options,
    progress: &mut dyn FnMut(VariableId),
) -> Report {
    check_with_progress(validated, &Locations::of(lowered), options, progress)
}

/// Checks locations, wherever they come from, against metadata.
pub fn check(validated: &Validated<'_>, locations: &Locations, options: Options) -> Report {
    check_with_progress(validated, locations, options, &mut |_| ())
}

fn check_with_progress(
    validated: &Validated<'_>,
    locations: &Locations,
    options: Options,
    progress: &mut dyn FnMut(VariableId),
) -> Report {
    let mut report = Report::default();
    let module = validated.module();
    let index = validated.index();
    let lists = &locations.lists()[..];
    for function in module.code.functions() {
        if index.is_rejected_function(function.id) {
            continue;
        }
        let reference = &Reference::new(validated, function);
        let mut boundaries = reference.boundaries();
        boundaries.extend(locations.procedure_boundaries(function.id));
        let site = Site { module, function: Some(function), locations, lists, reference, options };
        let variables = index.variables(function.subprogram).filter(|id| !index.is_rejected_variable(*id));
        let subprogram = module.subprograms.get(function.subprogram);
        let fragments = subprogram.into_iter().flat_map(|node| [node.frame_base, node.lane_pc, node.active_lane]);
        for object in variables.map(Object::from).chain(fragments.flatten().map(Object::from)) {
            Checked::new(&site, object, Used::Place).everywhere(&boundaries, &mut report);
            if let Object::Variable(variable) = object {
                progress(variable);
            }
        }
        if index.has_calls(function.id) {
            calls::check(&site, function, &mut report);
        }
    }
    let reference = &Reference::without_code(validated);
    let site = Site { module, function: None, locations, lists, reference, options };
    for (variable, node) in module.variables.iter().filter(|(id, _)| !index.is_rejected_variable(*id)) {
        if index.subprogram_of(node.scope).is_none() {
            Checked::new(&site, variable.into(), Used::Place).everywhere(&[], &mut report);
            progress(variable);
        }
    }
    for (_, ty) in module.types.iter().filter(|(id, _)| !index.is_rejected_type(*id)) {
        properties(ty, |object, used| {
            if matches!(object, Object::Fragment(_)) {
                Checked::new(&site, object, used).everywhere(&[], &mut report);
            }
        });
    }
    report
}

/// What the object is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Used {
    /// Where it is.
    Place,
    /// Its value, as a number of the size of an address.
    Value,
    /// Where a called function finds what is passed to it as the object's value.
    Passed(Referrer),
}

/// The objects that say something of a type: where the elements or characters are, or their number; else a number.
fn properties(ty: &DIType, mut each: impl FnMut(Object, Used)) {
    match ty {
        DIType::Array(array) => array.properties().for_each(|object| {
            each(object, if array.data_location == Some(object) { Used::Place } else { Used::Value });
        }),
        DIType::String(string) => string.properties().for_each(|object| each(object, Used::Place)),
        _ => {}
    }
}

/// The code that objects are checked in, or none at all.
struct Site<'a, 'v, 'm> {
    module: &'m Module,
    /// The function whose code it is, if it is of one.
    function: Option<FunctionView<'m>>,
    locations: &'a Locations,
    /// The procedures, by [`Locations::lists`].
    lists: &'a [Vec<ListEntry<'a>>],
    reference: &'a Reference<'v, 'm>,
    options: Options,
}

/// One object that is being checked.
struct Checked<'a, 'v, 'm> {
    site: &'a Site<'a, 'v, 'm>,
    object: Object,
    name: String,
    used: Used,
    /// What was lowered for it.
    entries: &'a [Entry],
    /// For what a debugger evaluates while a function runs that was called: the register that the frame is found by, and
    /// the program counter in the calling function then.
    during: Option<(Register, u32)>,
}

/// The outcome of one comparison, with what was compared where that is asked for.
struct Outcome {
    relation: Result<Relation, Unknown>,
    reference: Vec<String>,
    lowered: Vec<String>,
}

impl<'a, 'v, 'm> Checked<'a, 'v, 'm> {
    fn new(site: &'a Site<'a, 'v, 'm>, object: Object, used: Used) -> Checked<'a, 'v, 'm> {
        let (name, entries) = (site.module.object_name(object), site.locations.object(object));
        Checked { site, object, name, used, entries, during: None }
    }

    /// Checks it at all boundaries and in between.
    fn everywhere(&self, boundaries: &[u32], report: &mut Report) {
        self.check(&self.program_counters(boundaries), report);
    }

    fn check(&self, program_counters: &[u32], report: &mut Report) {
        let Site { module, function, locations, options, .. } = *self.site;
        let (object, name) = (self.object, &self.name);
        let symbol = String::from(function.map_or("", |function| module.strings.get(function.symbol)));
        let function = function.map(|function| function.id);
        let made_of = self.made_of(object);
        let mut evaluator = Evaluator::new(locations.encoding, rules(locations.encoding.dialect));
        let mut counts = Counts::default();
        for pc in program_counters.iter().copied() {
            let is_weaker_allowed = locations.degradations.iter().any(|degradation| {
                degradation.function.is_none_or(|of| Some(of) == function)
                    && degradation.range.contains(pc)
                    && made_of.iter().any(|object| degradation.subject == (*object).into())
            });
            for number in 0..options.states {
                let key = mix(options.seed, function.map_or(u64::MAX, |function| function.index() as u64));
                let mut state = State::new(module.target, mix(mix(key, u64::from(pc)), u64::from(number)));
                state.pc = u64::from(pc);
                let outcome = self.compare(&state, pc, &mut evaluator, false);
                let what = match outcome.relation {
                    Err(_) => {
                        counts.unknown += 1;
                        continue;
                    }
                    Ok(Relation::Exact) => {
                        counts.exact += 1;
                        continue;
                    }
                    Ok(Relation::Weaker) if is_weaker_allowed => {
                        counts.weaker += 1;
                        continue;
                    }
                    Ok(Relation::Weaker) => "it is weaker, and no degradation was reported",
                    Ok(Relation::Different) => "it is somewhere else",
                };
                counts.mismatch += 1;
                if counts.mismatch <= MOST_DESCRIBED {
                    let outcome = self.compare(&state, pc, &mut evaluator, true);
                    report.mismatches.push(Mismatch {
                        object,
                        name: name.clone(),
                        function,
                        symbol: symbol.clone(),
                        pc,
                        seed: state.seed(),
                        what,
                        reference: outcome.reference,
                        lowered: outcome.lowered,
                        expressions: self.expressions(&made_of),
                        operations: self.operations(pc),
                    });
                }
            }
        }
        report.objects.push(ObjectReport { object, name: name.clone(), function, symbol, counts });
    }

    /// Every boundary with its neighbours, and a few program counters in between, ascending.
    fn program_counters(&self, boundaries: &[u32]) -> Vec<u32> {
        let size = self.site.function.map_or(1, |function| function.size);
        let own = self.entries.iter().flat_map(|entry| [entry.range.start, entry.range.end]);
        let all = boundaries.iter().copied().chain(own).chain([0, size]);
        let mut pcs: Vec<u32> = all.flat_map(|at| [at.saturating_sub(1), at, at.saturating_add(1)]).collect();
        let key = mix(self.site.options.seed, self.number());
        pcs.extend((0..RANDOM_PCS).map(|number| (mix(key, number) % u64::from(size.max(1))) as u32));
        pcs.retain(|pc| *pc < size);
        pcs.sort_unstable();
        pcs.dedup();
        pcs
    }

    /// The object, and all objects that its lifetimes name, directly or not.
    fn made_of(&self, object: Object) -> Vec<Object> {
        let module = self.site.module;
        let mut objects = alloc::vec![object];
        let mut next = 0;
        while let Some(object) = objects.get(next).copied() {
            next += 1;
            for lifetime in module.lifetimes.iter().map(|(_, node)| node).filter(|node| node.object == object) {
                for argument in module.arguments(lifetime) {
                    if !objects.contains(argument) {
                        objects.push(*argument);
                    }
                }
            }
        }
        objects
    }

    /// A number that tells the object from others.
    fn number(&self) -> u64 {
        match self.object {
            Object::Variable(id) => id.index() as u64,
            Object::Fragment(id) => 1 << 32 | id.index() as u64,
            Object::Code(id) => 2 << 32 | id.index() as u64,
        }
    }

    /// The size in bits that is declared for it.
    fn declared_bits(&self) -> Option<u64> {
        let Object::Variable(variable) = self.object else { return None };
        let module = self.site.module;
        let ty = module.variable_type(module.variables.get(variable)?)?;
        module.type_bits(ty, module.target)
    }

    fn compare(&self, state: &State, pc: u32, evaluator: &mut Evaluator, describe: bool) -> Outcome {
        let Site { module, function, locations, lists, reference, .. } = *self.site;
        let order = module.target.byte_order();
        let mut outcome = Outcome { relation: Ok(Relation::Exact), reference: Vec::new(), lowered: Vec::new() };
        let symbol = |symbol: Text| State::symbol(symbol);
        let mut at = reference.at(pc, state, &symbol);
        let places = match self.used {
            Used::Passed(referrer) => Ok(at.passed(referrer)),
            Used::Place | Used::Value => at.object(self.object),
        };
        let places = match places {
            Ok(places) => places,
            Err(unknown) => {
                outcome.relation = Err(unknown);
                return outcome;
            }
        };
        let width = u64::from(module.target.address_bytes()) * 8;
        let declared = match self.used {
            Used::Place => self.declared_bits(),
            Used::Value => Some(width),
            Used::Passed(_) => None,
        };
        let typed = places.found.iter().chain(&places.failing).next().map(|found| found.bits);
        let mut expected = Vec::new();
        for found in places.found.iter().chain(&places.failing) {
            let place = match self.used {
                Used::Place | Used::Passed(_) => &found.place,
                Used::Value => &found.number(state, order, width),
            };
            let mut runs = place.slice(declared.unwrap_or(found.bits));
            let doubtful = found.doubtful || runs.iter().any(|run| run.origin == Origin::Failed);
            for run in runs.iter_mut().filter(|run| run.origin != Origin::Failed && at.is_nothing(run)) {
                run.origin = Origin::Undefined;
            }
            if runs.iter().any(|run| run.origin != Origin::Undefined) {
                expected.push(Expected { runs, doubtful });
            }
        }
        let function = function.map(|function| function.id);
        let mut state = *state;
        if let Some((register, pc)) = self.during {
            let base = at.frame_base_address();
            state = state.calling(Frame { register, base });
            state.pc = u64::from(pc);
        }
        let consumer = Consumer { state: &state, locations, lists, function };
        let pointees = at.pointees();
        let comparison = Comparison { machine: &consumer, order, pointees };
        // Where nothing says how large the object is, one bit tells whether it is anywhere.
        let bits = u128::from(declared.or(typed).unwrap_or(1));
        let mut found = Vec::new();
        let mut failed = false;
        for entry in self.entries.iter().filter(|entry| entry.range.contains(pc)) {
            let location = match self.used {
                Used::Place | Used::Passed(_) => evaluator.location(&consumer, &entry.bytes, &[]),
                Used::Value => {
                    let value = evaluator.value(&consumer, &entry.bytes, &[]);
                    value.map(|value| Location::implicit(&value.to_bytes(order)))
                }
            };
            match location.and_then(|location| NormalForm::of(&location, bits, order)) {
                Ok(mut form) => {
                    comparison.drop_empty_pointers(&mut form, evaluator);
                    if !compare::is_undefined(&form) {
                        found.push(form);
                    }
                }
                Err(error) => {
                    failed = true;
                    if describe {
                        outcome.lowered.push(format!("failure: {error}"));
                    }
                }
            }
        }
        if describe {
            for place in &expected {
                let doubtful = if place.doubtful { " (doubtful)" } else { "" };
                outcome.reference.push(compare::shown(&place.runs, pointees, order) + doubtful);
            }
            outcome.lowered.extend(found.iter().map(NormalForm::to_string));
        }
        let both_failed = failed && (!places.failing.is_empty() || expected.iter().any(|place| place.doubtful));
        outcome.relation = Ok(comparison.places(&expected, &found, both_failed, evaluator));
        outcome
    }

    fn expressions(&self, objects: &[Object]) -> Vec<String> {
        let module = self.site.module;
        let mut lines = Vec::new();
        for object in objects {
            for (id, lifetime) in module.lifetimes.iter().filter(|(_, node)| node.object == *object) {
                let arguments = module.arguments(lifetime);
                let names: Vec<_> = arguments.iter().map(|argument| module.object_name(*argument)).collect();
                let (name, text) = (module.object_name(*object), expression_text(module, lifetime.location));
                lines.push(format!("lifetime {} of {name} ({}): {text}", id.index(), names.join(", ")));
            }
        }
        lines
    }

    fn operations(&self, pc: u32) -> Vec<String> {
        let entries = self.entries.iter().filter(|entry| entry.range.contains(pc));
        let text = |bytes: &[u8]| match dwarf::print(self.site.locations.encoding, bytes, &NoNames) {
            Ok(text) => text,
            Err(error) => format!("{error}"),
        };
        entries.map(|entry| text(&entry.bytes)).collect()
    }
}

/// An expression in text, for reports.
fn expression_text(module: &Module, expression: DIExpr) -> String {
    let mut text = String::new();
    for op in module.exprs.ops(expression) {
        let mut operands = Vec::new();
        op.operands(|operand| {
            operands.push(match operand {
                Operand::Type(ty) => ty.to_string(),
                Operand::Number(number) => number.to_string(),
                Operand::Space(space) => space.0.to_string(),
                Operand::Value(value) if value.is_undef() => String::from("undef"),
                Operand::Value(value) => match module.exprs.constants().number(value) {
                    Some(number) => number.to_string(),
                    None => String::from("…"),
                },
            });
        });
        let comma = if text.is_empty() { "" } else { ", " };
        text += &format!("{comma}{}({})", op.spelling(), operands.join(", "));
    }
    text
}

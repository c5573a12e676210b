//! Compares one object at many program counters on many machines.

use super::compare::{self, Comparison, Failure, Relation};
use super::consumer::Consumer;
use super::copies::Copies;
use super::indexed::{Entries, Indexed};
use super::locations::CheckedEntry;
use super::reference::{At, Found, Reference, Unknown};
use super::report::{Counts, Mismatch, ObjectReport, Report};
use super::state::{Frame, State, mix};
use super::{Options, evaluator, positions};
use crate::dwarf::{self, NoNames, Operation};
use crate::eval::{
    ErrorCode, EvalError, Evaluator, Location, Machine, NormalForm, Rules, Run, Storage,
};
use crate::expr::{DIExpr, DIOpOperand};
use crate::markers::{FunctionView, Referrer};
use crate::metadata::Object;
use crate::module::Module;
use crate::target::ByteOrder;
use crate::target::Register;
use crate::units::Position;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cell::LazyCell;
use core::fmt;

/// The number of random program counters in each function, in addition to boundaries.
const RANDOM_PCS: u64 = 3;
/// The maximum number of described mismatches for each object.
const MAX_DESCRIBED: u64 = 3;

/// The compared property of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Used {
    /// Its location.
    Place,
    /// Its value, as a number of an address's size.
    Value,
    /// The location where the called function finds the value of the object.
    Passed(Referrer),
}

/// The positions in a function at which a location may change.
#[derive(Clone, Copy, Default)]
pub(super) struct Boundaries<'a> {
    pub(super) all: &'a [Position],
    /// The number of other objects' boundaries at which each object is checked, chosen at random;
    /// `None` for all.
    pub(super) others: Option<u64>,
}

/// All pairs of an object and a boundary in a function are checked if there are at most this many.
const MAX_PAIRS: u64 = 1 << 16;
/// The minimum number of other objects' boundaries at which an object is checked.
const MIN_OTHERS: u64 = 64;

impl<'a> Boundaries<'a> {
    /// Returns the boundaries at which a number of objects are checked.
    pub(super) fn of(all: &'a [Position], objects: usize) -> Boundaries<'a> {
        let (count, objects) = (all.len() as u64, objects as u64);
        let others = (MAX_PAIRS / objects.max(1)).max(MIN_OTHERS);
        Boundaries {
            all,
            others: (count > others).then_some(others),
        }
    }
}

/// The code in which objects are checked: a function, or code outside of functions.
pub(super) struct Site<'a, 'm> {
    pub(super) module: &'m Module,
    /// The function; `None` outside of functions.
    pub(super) function: Option<FunctionView<'m>>,
    pub(super) boundaries: Boundaries<'a>,
    pub(super) locations: &'a Indexed<'a>,
    pub(super) reference: &'a Reference<'m>,
    /// The values of the function that are in several places.
    pub(super) copies: &'a Copies,
    /// The lanes to check; empty if no location depends on the lane.
    pub(super) lanes: &'a [u64],
    pub(super) options: Options,
}

/// The state of the calling frame during a call, in which a debugger evaluates attributes of the
/// call site.
#[derive(Clone, Debug)]
pub(super) struct CallState {
    /// The register from which the CFA is computed.
    pub(super) register: Register,
    /// The registers that this call preserves in addition to those of the ABI.
    pub(super) preserved: Arc<[Register]>,
    /// The program counter in the calling function.
    pub(super) pc: Position,
    /// True for a tail call.
    pub(super) is_tail_call: bool,
}

/// An object under check.
pub(super) struct Checked<'a, 'm> {
    pub(super) site: &'a Site<'a, 'm>,
    pub(super) object: Object,
    pub(super) name: String,
    pub(super) used: Used,
    /// Its lowered entries; `None` if it has no list.
    pub(super) entries: Option<&'a Entries<'a>>,
    /// The number of lanes in the object's scope, if a scope states one.
    pub(super) lanes: Option<u32>,
    /// True for an attribute of a call site whose reference is evaluated right before the call.
    pub(super) before_call: bool,
    /// `Some` for an attribute that a debugger evaluates while the called function runs.
    pub(super) during: Option<CallState>,
}

/// The result of evaluating an entry of a location list.
pub(super) enum Lowered {
    Found(NormalForm),
    Failed(EvalError),
}

impl Lowered {
    /// Returns the location in the normal form of docs/evaluation.md, or the failure.
    pub(super) fn text(&self, order: ByteOrder) -> String {
        match self {
            Lowered::Found(form) => form.location_text(order),
            Lowered::Failed(error) => format!("failure: {error}"),
        }
    }
}

impl fmt::Display for Lowered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lowered::Found(form) => form.fmt(f),
            Lowered::Failed(error) => write!(f, "failure: {error}"),
        }
    }
}

/// Returns the places that a location names: the members of a multi-location. If parts of the
/// location are in several places, there are as many places as the part with the most has, and
/// together they name each place of each part. If a place extends past the end of memory, only that
/// place fails.
fn places(location: &Location, bits: u128, order: ByteOrder) -> Vec<Lowered> {
    let alone = |member: &Location, by: i128| {
        let form = member.moved(by);
        form.and_then(|member| NormalForm::of(&member, bits, order))
    };
    let forms: Vec<Result<NormalForm, EvalError>> = match &location.storage {
        Storage::Multiple(multiple) => {
            let members = multiple.members().iter();
            members
                .map(|member| alone(member, location.offset as i128))
                .collect()
        }
        _ => alloc::vec![alone(location, 0)],
    };
    let mut places = Vec::new();
    for form in forms {
        let form = match form {
            Ok(form) => form,
            Err(error) => {
                places.push(Lowered::Failed(error));
                continue;
            }
        };
        let count = form.runs.iter().map(|run| run.origin.all().len()).max();
        for number in 0..count.unwrap_or(1) {
            let place = |run: &Run| Run {
                bits: run.bits,
                origin: run.origin.all()[number % run.origin.all().len()].clone(),
            };
            let runs = form.runs.iter().map(place).collect();
            places.push(Lowered::Found(NormalForm { runs }));
        }
    }
    places
}

/// The outcome of one comparison, with both sides.
struct Outcome {
    relation: Relation,
    expected: Found,
    lowered: Vec<Lowered>,
}

impl Outcome {
    /// True if the lowered side has no location, and the reference has one.
    fn is_missing(&self) -> bool {
        let is_same = self.relation == Relation::Exact;
        is_same && self.lowered.is_empty() && !compare::shows_nothing(&self.expected.form)
    }
}

impl<'a, 'm> Checked<'a, 'm> {
    pub(super) fn new(site: &'a Site<'a, 'm>, object: Object, used: Used) -> Checked<'a, 'm> {
        let function = site.function.map(|function| function.id);
        let (name, entries) = (
            site.module.metadata.object_name(object),
            site.locations.entries(object, function),
        );
        Checked {
            site,
            object,
            name,
            used,
            entries,
            lanes: site.locations.lane_counts.get(&object).copied(),
            before_call: false,
            during: None,
        }
    }

    /// Checks the object at all boundaries and in between.
    pub(super) fn check_everywhere(&self, report: &mut Report) {
        self.check_everywhere_from(Counts::default(), report);
    }

    pub(super) fn check(&self, program_counters: &[Position], report: &mut Report) {
        let counts = self.counts(program_counters, report);
        self.report(counts, report);
    }

    /// Like [`Checked::check_everywhere`], starting from given counts.
    pub(super) fn check_everywhere_from(&self, mut counts: Counts, report: &mut Report) {
        counts += self.counts(&self.program_counters(), report);
        self.report(counts, report);
    }

    fn report(&self, counts: Counts, report: &mut Report) {
        report.objects.push(ObjectReport {
            object: Some(self.object),
            name: self.name.clone(),
            function: self.site.function.map(|function| function.id),
            symbol: self.symbol(),
            counts,
        });
    }

    /// Returns the symbol of the function; empty outside of functions.
    fn symbol(&self) -> String {
        let strings = &self.site.module.metadata.strings;
        let function = self.site.function;
        String::from(function.map_or("", |function| strings.get(function.symbol)))
    }

    /// Checks the object at some program counters. Returns the counts, and adds descriptions of
    /// mismatches to the report.
    pub(super) fn counts(&self, program_counters: &[Position], report: &mut Report) -> Counts {
        let module = self.site.module;
        // Few objects are degraded.
        let dependencies = LazyCell::new(|| self.site.reference.dependencies(self.object));
        let mut evaluator = evaluator(self.site.locations.encoding);
        let mut counts = Counts::default();
        for pc in program_counters.iter().copied() {
            for state in self.states(pc) {
                let outcome = self.compare(&state, pc, &mut evaluator);
                let is_degraded = || self.is_degraded(&dependencies, pc);
                let relation = outcome.as_ref().map(|outcome| match outcome.is_missing() {
                    // Even if the language lets a consumer fail here, lowering omitted the location
                    // itself.
                    true if is_degraded() => Relation::Weaker,
                    _ => outcome.relation,
                });
                let Some(what) = counts.count(relation, is_degraded) else {
                    continue;
                };
                if let Ok(Outcome {
                    expected, lowered, ..
                }) = outcome
                    && counts.mismatch <= MAX_DESCRIBED
                {
                    report.mismatches.push(Mismatch {
                        object: Some(self.object),
                        name: self.name.clone(),
                        function: self.site.function.map(|function| function.id),
                        symbol: self.symbol(),
                        pc,
                        seed: state.seed(),
                        lane: state.lane,
                        what,
                        reference: alloc::vec![expected.form.text(module.target.byte_order())],
                        lowered: lowered.iter().map(Lowered::to_string).collect(),
                        expressions: expressions(module, &dependencies),
                        operations: self.operations(pc),
                    });
                }
            }
        }
        counts
    }

    /// Returns the states in which the object is compared at a program counter.
    fn states(&self, pc: Position) -> impl Iterator<Item = State> + use<'a, 'm> {
        let Site {
            module,
            function,
            locations,
            copies,
            lanes,
            options,
            ..
        } = *self.site;
        let function = function.map(|function| function.id);
        let has_frame = locations.has_frame(function);
        let number_of_function = function.map_or(u64::MAX, |function| function.index() as u64);
        let key = mix(mix(options.seed, number_of_function), u64::from(pc));
        (0..options.states.max(lanes.len() as u32)).map(move |number| {
            let state = State::new(module.target, mix(key, u64::from(number)));
            let mut state = state.with_copies(copies, pc);
            state.lane = lanes.get(number as usize % lanes.len().max(1)).copied();
            state.has_frame = has_frame;
            state
        })
    }

    /// Returns the boundaries with their neighbours, and a few program counters in between, in
    /// ascending order.
    fn program_counters(&self) -> Vec<Position> {
        let size = self.site.function.map_or(1, |function| function.size);
        let own = self.entries.into_iter().flat_map(Entries::values);
        let own = own.flat_map(|entry| [entry.range.start, entry.range.end]);
        let key = mix(self.site.options.seed, self.number());
        let all = self.boundaries(key).into_iter().chain(own);
        let all = all.chain([Position::START, Position(size)]);
        let all = all.flat_map(|at| [at.before(), at, at + 1]);
        let random = (0..RANDOM_PCS)
            .map(|number| Position((mix(key, number) % u64::from(size.max(1))) as u32));
        positions(all.chain(random), 0..size)
    }

    /// Returns the boundaries at which the object is checked, besides those of its entries.
    fn boundaries(&self, key: u64) -> Vec<Position> {
        let Boundaries { all, others } = self.site.boundaries;
        let (Some(others), Some(function)) = (others, self.site.function) else {
            return all.to_vec();
        };
        let mut chosen = self.site.reference.boundaries_of(self.object, function.id);
        let index = |number| (mix(mix(key, number), RANDOM_PCS) % all.len().max(1) as u64) as usize;
        chosen.extend((0..others).filter_map(|number| all.get(index(number))));
        chosen
    }

    /// Returns a number that identifies the object.
    fn number(&self) -> u64 {
        match self.object {
            Object::Variable(id) => id.index() as u64,
            Object::Fragment(id) => 1 << 32 | id.index() as u64,
            Object::Code(id) => 2 << 32 | id.index() as u64,
        }
    }

    /// Returns the location or value that the reference gives the object in a machine state.
    pub(super) fn expected(&self, at: &mut At<'_, 'm>) -> Result<Found, Unknown> {
        let width = self.site.module.target.address_bits();
        match self.used {
            Used::Passed(referrer) => at.passed(referrer),
            Used::Place => at.object(self.object),
            Used::Value => at.number(self.object, width),
        }
    }

    fn compare(
        &self,
        state: &State,
        pc: Position,
        evaluator: &mut Evaluator,
    ) -> Result<Outcome, Unknown> {
        let Site {
            function,
            reference,
            ..
        } = *self.site;
        let place = function.map(|function| (function.id, pc));
        let mut at = match place {
            Some((function, pc)) if self.before_call => reference.before_call(function, pc, state),
            place => reference.at(place, state),
        };
        let expected = self.expected(&mut at)?;
        let mut state_then = state.clone();
        if let Some(during) = &self.during {
            state_then = state.calling(Frame {
                register: during.register,
                preserved: during.preserved.clone(),
                base: at.frame_base(),
                is_released: during.is_tail_call,
            });
            state_then.pc = u64::from(during.pc);
        }
        let comparison = Comparison {
            machine: &self.consumer(&state_then),
            state,
            order: self.site.module.target.byte_order(),
        };
        let (relation, lowered) = self.lowered(&expected, &comparison, pc, evaluator);
        Ok(Outcome {
            relation,
            expected,
            lowered,
        })
    }

    /// Returns the machine on which the lowered entries are evaluated in a state.
    pub(super) fn consumer<'s>(&self, state: &'s dyn Machine) -> Consumer<'s>
    where
        'a: 's,
    {
        Consumer {
            state,
            locations: self.site.locations,
            function: self.site.function.map(|function| function.id),
            lanes: self.lanes,
        }
    }

    /// Evaluates the lowered entries and compares them with the reference.
    pub(super) fn lowered(
        &self,
        expected: &Found,
        comparison: &Comparison<'_>,
        pc: Position,
        evaluator: &mut Evaluator,
    ) -> (Relation, Vec<Lowered>) {
        let Comparison { machine, order, .. } = *comparison;
        // If the size of the object is unknown, one bit shows whether it has a location.
        let bits = u128::from(expected.bits.max(1));
        let max_bits = compare::max_pointed_to(&expected.form);
        let mut lowered = Vec::new();
        let mut failure = Failure::Nothing;
        for entry in self.entries_at(pc) {
            let location = match self.used {
                Used::Place | Used::Passed(_) => {
                    let location = evaluator.location(machine, &entry.bytes, &[]);
                    location.and_then(|location| self.as_read(location, expected.bits, entry))
                }
                Used::Value => {
                    let value = evaluator.value(machine, &entry.bytes, &[]);
                    value.map(|value| Location::implicit(&value.to_bytes(order)))
                }
            };
            let mut places = match location {
                Ok(location) => places(&location, bits, order),
                Err(error) => {
                    // A piece that extends past the end of memory is larger than the rest of
                    // memory.
                    let is_past_an_end =
                        matches!(error.code, ErrorCode::OutOfBounds | ErrorCode::InvalidPiece);
                    if is_past_an_end && self.names_several(&entry.bytes) {
                        failure = Failure::OutOfBounds;
                    }
                    alloc::vec![Lowered::Failed(error)]
                }
            };
            for place in &mut places {
                if let Lowered::Found(form) = place {
                    comparison.drop_empty_pointers(form, max_bits, evaluator);
                }
            }
            lowered.append(&mut places);
        }
        let is_failed = lowered.iter().any(|one| matches!(one, Lowered::Failed(_)));
        if is_failed && failure == Failure::Nothing {
            failure = Failure::Place;
        }
        let found = lowered.iter().filter_map(|one| match one {
            Lowered::Found(form) => Some(form),
            Lowered::Failed(_) => None,
        });
        let relation = comparison.places(expected, found, failure, evaluator);
        lowered.retain(|one| !matches!(one, Lowered::Found(form) if compare::is_undefined(form)));
        (relation, lowered)
    }

    /// Returns the location from which debuggers read an object of `bits` bits, of the location that
    /// an entry gives. By DWARF 5's rules, an object that is smaller than the number of
    /// `DW_OP_stack_value` is in its low bits, which are last on a big-endian target.
    fn as_read(
        &self,
        location: Location,
        bits: u64,
        entry: &CheckedEntry,
    ) -> Result<Location, EvalError> {
        let encoding = self.site.locations.encoding;
        let is_5 = Rules::of(encoding.dialect) == Rules::Dwarf5;
        let unused = location.left().saturating_sub(bits.into());
        if bits == 0 || unused == 0 || !is_5 || encoding.order == ByteOrder::Little {
            return Ok(location);
        }
        let last = dwarf::Operations::new(encoding, &entry.bytes).last();
        match last {
            Some(Ok((_, Operation::StackValue))) => location.moved(unused as i128),
            _ => Ok(location),
        }
    }

    /// True if an expression names several places.
    fn names_several(&self, bytes: &[u8]) -> bool {
        let mut operations = dwarf::Operations::new(self.site.locations.encoding, bytes);
        operations.any(|operation| matches!(operation, Ok((_, Operation::Multiloc))))
    }

    /// True if lowering reported a degradation of one of the objects that the object is made of, at
    /// a program counter.
    pub(super) fn is_degraded(&self, dependencies: &BTreeSet<Object>, pc: Position) -> bool {
        let function = self.site.function.map(|function| function.id);
        let degraded = self.site.locations.degraded();
        let mut subjects = dependencies.iter().map(|object| (*object).into());
        subjects.any(|subject| degraded.has(subject, function, pc))
    }

    /// Returns the lowered entries that hold at a program counter.
    fn entries_at(&self, pc: Position) -> impl Iterator<Item = &'a CheckedEntry> {
        let entries = self.entries.into_iter();
        entries
            .flat_map(move |entries| entries.at(pc))
            .map(|(_, entry)| *entry)
    }

    fn operations(&self, pc: Position) -> Vec<String> {
        let entries = self.entries_at(pc);
        let text = |bytes: &[u8]| match dwarf::print_operations(
            self.site.locations.encoding,
            bytes,
            &NoNames,
        ) {
            Ok(text) => text,
            Err(error) => format!("{error}"),
        };
        entries.map(|entry| text(&entry.bytes)).collect()
    }
}

/// Returns the lifetimes of objects as text, one per line.
fn expressions(module: &Module, objects: &BTreeSet<Object>) -> Vec<String> {
    let mut lines = Vec::new();
    for (id, lifetime) in module
        .metadata
        .lifetimes
        .iter()
        .filter(|(_, node)| objects.contains(&node.object))
    {
        let arguments = module.metadata.arguments(lifetime);
        let names: Vec<_> = arguments
            .iter()
            .map(|argument| module.metadata.object_name(*argument))
            .collect();
        let (name, text) = (
            module.metadata.object_name(lifetime.object),
            expression_text(module, lifetime.location),
        );
        lines.push(format!(
            "lifetime {} of {name} ({}): {text}",
            id.index(),
            names.join(", ")
        ));
    }
    lines
}

/// Returns an expression as text, for reports.
fn expression_text(module: &Module, expression: DIExpr) -> String {
    let mut text = String::new();
    for op in module.exprs.ops(expression) {
        let mut operands = Vec::new();
        op.operands(|operand| {
            operands.push(match operand {
                DIOpOperand::Type(ty) => ty.to_string(),
                DIOpOperand::Number(number) => number.to_string(),
                DIOpOperand::Space(space) => space.0.to_string(),
                DIOpOperand::Value(value) if value.is_undef() => String::from("undef"),
                DIOpOperand::Value(value) => match module.exprs.constants().number(value) {
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

//! Checks frame rules: with the emitted call frame information, an unwinder must find the CFA and
//! the registers that the metadata states.
//!
//! At each boundary of a function, the check compares the canonical frame address, and the location
//! of the caller's value of each register that has a rule somewhere in the function: a rule must
//! also end where it ends in the metadata. A function without call frame information gives no
//! registers of its caller.

use super::compare::{Comparison, Failure, Relation};
use super::degraded::Degraded;
use super::reference::{self, Reference, Unknown};
use super::report::{Counts, Mismatch, ObjectReport, Report};
use super::state::{State, mix};
use super::{Options, evaluator, positions};
use crate::dwarf::{self, FrameIndex, FrameSection, NoNames};
use crate::emit::{EmitOptions, Frames, SectionId};
use crate::eval::{CallStack, EvalError, Location, Machine, NormalForm};
use crate::lower::{self, FrameUse, Lowered, Subject};
use crate::markers::{FunctionId, FunctionView};
use crate::target::{Register, Target, bits_preserved_by_abi};
use crate::units::Position;
use crate::validate::Validated;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;

/// The address of the first function. The addresses of all functions are multiples of this number.
const START: u64 = 0x1000;

/// The subject of a frame rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum FrameSubject {
    Cfa,
    Caller(Register),
}

/// The code of a function, as an unwinder sees it.
struct Site<'a, 'm> {
    function: FunctionView<'m>,
    /// Its address.
    start: u64,
    lowered: &'a Lowered<'a, 'm>,
    degraded: &'a Degraded,
    reference: &'a Reference<'m>,
    /// The call frame information for its code.
    index: FrameIndex<'a>,
}

/// The emitted call frame information of a module.
pub(super) struct Emitted<'v, 'm> {
    validated: &'v Validated<'m>,
    section: Vec<u8>,
    /// The addresses that functions are assumed to have.
    starts: Vec<u64>,
}

impl<'v, 'm> Emitted<'v, 'm> {
    /// Emits a module. Returns `None` if emission fails: a user who emits the module gets the error
    /// there.
    pub(super) fn of(lowered: &'v Lowered<'_, 'm>) -> Option<Emitted<'v, 'm>> {
        let validated = lowered.validated();
        let module = validated.module();
        let mut starts = Vec::new();
        let mut symbols = BTreeMap::new();
        let mut next = START;
        for function in module.code.functions() {
            starts.push(next);
            for piece in function.pieces() {
                let start = next + u64::from(piece.range.start);
                // A later function with the same symbol is rejected (E420).
                let symbol = module.metadata.strings.get(piece.symbol);
                symbols.entry(symbol).or_insert(start);
            }
            next += (u64::from(function.size) / START + 2) * START;
        }
        let mut emitted = Emitted {
            validated,
            section: Vec::new(),
            starts,
        };
        if emitted.has_rules() {
            let sections = lowered
                .emit(&EmitOptions {
                    frames: Frames::Debug,
                    ..EmitOptions::default()
                })
                .ok()?;
            let address = |symbol: &str| Some(symbols.get(symbol).copied().unwrap_or(next));
            let bound = sections.bind(0, address).ok()?.into_iter();
            let mut sections = bound.filter(|(id, _)| *id == SectionId::DebugFrame);
            emitted.section = sections.next().map_or(Vec::new(), |(_, bytes)| bytes);
        }
        Some(emitted)
    }

    /// True if a function has frame rules.
    pub(super) fn has_rules(&self) -> bool {
        functions(self.validated).any(|function| function.has_frame_rules())
    }

    /// Returns the functions with code, and the addresses that the check chose for them, except
    /// functions whose end would be past the end of memory.
    fn functions(&self) -> impl Iterator<Item = (FunctionView<'m>, u64)> {
        let target = self.validated.module().target;
        let last = u64::MAX >> (64 - u32::from(target.address_bytes()).clamp(1, 8) * 8);
        functions(self.validated).filter_map(move |function| {
            let start = *self.starts.get(function.id.index())?;
            let end = start.checked_add(u64::from(function.size));
            let fits = function.size > 0 && end.is_some_and(|end| end <= last);
            fits.then_some((function, start))
        })
    }

    fn index(&self) -> FrameIndex<'_> {
        let target = self.validated.module().target;
        FrameIndex::new(FrameSection::debug_frame(target, &self.section))
    }

    /// Returns the functions with rules that have no call frame information.
    pub(super) fn functions_without(&self) -> BTreeSet<FunctionId> {
        let index = self.index();
        let without = self.functions().filter(|(function, start)| {
            function.has_frame_rules() && !matches!(index.find(*start), Ok(Some(_)))
        });
        without.map(|(function, _)| function.id).collect()
    }
}

/// The emitted call frame information of a module, with indices.
pub(super) struct Unwinding<'e, 'm> {
    emitted: &'e Emitted<'e, 'm>,
    lowered: &'e Lowered<'e, 'm>,
    index: FrameIndex<'e>,
    degraded: Degraded,
    /// The parts of the index for single functions that were needed.
    functions: RefCell<BTreeMap<FunctionId, FrameIndex<'e>>>,
}

impl<'e, 'm> Unwinding<'e, 'm> {
    pub(super) fn of(
        emitted: &'e Emitted<'e, 'm>,
        lowered: &'e Lowered<'e, 'm>,
    ) -> Unwinding<'e, 'm> {
        Unwinding {
            emitted,
            lowered,
            index: emitted.index(),
            degraded: Degraded::of(lowered.degradations()),
            functions: RefCell::default(),
        }
    }

    fn site<'s, 'f>(
        &'s self,
        reference: &'s Reference<'f>,
        (function, start): (FunctionView<'f>, u64),
        index: FrameIndex<'s>,
    ) -> Site<'s, 'f>
    where
        'm: 'f,
    {
        Site {
            function,
            start,
            lowered: self.lowered,
            degraded: &self.degraded,
            reference,
            index,
        }
    }

    /// Returns the call frame information for the code of a function.
    fn within(&self, function: FunctionView<'_>, start: u64) -> FrameIndex<'e> {
        self.index
            .within(start..start.saturating_add(u64::from(function.size)))
    }

    /// Compares the result of an unwinder in a function, on a machine, with the frame rules.
    /// Returns the relation, whether lowering reported the rule as lost, and the unwinder's result.
    /// `pc` is a byte offset from the function's start.
    pub(super) fn compare<M: Machine + reference::MachineState + Clone>(
        &self,
        reference: &Reference<'_>,
        (function, pc): (FunctionView<'_>, Position),
        subject: FrameSubject,
        machine: &dyn Fn(u64) -> M,
    ) -> Option<(Result<Relation, Unknown>, bool, String)> {
        let start = self.emitted.starts.get(function.id.index()).copied()?;
        let mut functions = self.functions.borrow_mut();
        let index = functions.entry(function.id);
        let index = index.or_insert_with(|| self.within(function, start));
        let site = self.site(reference, (function, start), index.clone());
        let mut seen = (Vec::new(), Vec::new());
        let relation = site.compare(subject, pc, &machine(start + u64::from(pc)), &mut seen);
        let found = match (&relation, seen.1.is_empty()) {
            (Err(_), true) => "unknown".to_string(),
            (Ok(_), true) => "undef".to_string(),
            (_, false) => seen.1.join(", "),
        };
        Some((relation, site.is_lost(subject, pc), found))
    }

    /// Checks the rules of all functions.
    pub(super) fn check(&self, reference: &Reference<'_>, options: Options, report: &mut Report) {
        for (function, start) in self.emitted.functions() {
            let index = self.within(function, start);
            let site = self.site(reference, (function, start), index);
            site.check(options, report);
        }
    }
}

/// Returns the functions whose frame rules are valid.
fn functions<'m>(validated: &Validated<'m>) -> impl Iterator<Item = FunctionView<'m>> {
    let index = validated.index();
    let functions = validated.module().code.functions();
    functions.filter(move |function| {
        !index.is_rejected_function(function.id) && index.has_frame(function.id)
    })
}

impl Site<'_, '_> {
    fn check(&self, options: Options, report: &mut Report) {
        let module = self.reference.module();
        let symbol = String::from(module.metadata.strings.get(self.function.symbol));
        let mut counts: BTreeMap<FrameSubject, Counts> = BTreeMap::new();
        let rows = self.function.frame().iter();
        let boundaries = rows.flat_map(|row| [row.position.before(), row.position]);
        let parts = self.function.parts().iter();
        let boundaries = boundaries.chain(parts.flat_map(|part| [part.start.before(), part.start]));
        let size = self.function.size;
        let ends = [Position::START, Position(size).before()];
        let registers = self.registers();
        for pc in positions(boundaries.chain(ends), 0..size) {
            for number in 0..options.states {
                let key = mix(
                    mix(options.seed, self.function.id.index() as u64),
                    u64::from(pc),
                );
                let mut state = State::new(module.target, mix(key, u64::from(number)));
                state.pc = self.start + u64::from(pc);
                let callers = registers.iter().copied().map(FrameSubject::Caller);
                for subject in [FrameSubject::Cfa].into_iter().chain(callers) {
                    let counts = counts.entry(subject).or_default();
                    let mut seen = (Vec::new(), Vec::new());
                    let outcome = self.compare(subject, pc, &state, &mut seen);
                    let Some(what) = counts.count(outcome, || self.is_lost(subject, pc)) else {
                        continue;
                    };
                    if counts.mismatch == 1 {
                        report.mismatches.push(Mismatch {
                            object: None,
                            name: self.name(subject),
                            function: Some(self.function.id),
                            symbol: symbol.clone(),
                            pc,
                            seed: state.seed(),
                            lane: None,
                            what,
                            reference: seen.0,
                            lowered: seen.1,
                            expressions: Vec::new(),
                            operations: self.operations(subject, pc),
                        });
                    }
                }
            }
        }
        let reports = counts.into_iter().map(|(subject, counts)| ObjectReport {
            object: None,
            name: self.name(subject),
            function: Some(self.function.id),
            symbol: symbol.clone(),
            counts,
        });
        report.objects.extend(reports);
    }

    /// Returns the registers that have a rule at the entry or in a row.
    fn registers(&self) -> BTreeSet<Register> {
        let target = self.reference.module().target.description();
        let own = Register(target.return_address);
        let at_entry = target.return_address_offset.map(|_| own);
        let rows = self.function.frame().iter();
        let in_rows = rows.filter_map(|row| row.rule.register());
        at_entry.into_iter().chain(in_rows).collect()
    }

    /// True if lowering reported a rule as lost at a position.
    fn is_lost(&self, subject: FrameSubject, pc: Position) -> bool {
        let subject = match subject {
            FrameSubject::Cfa => Subject::Cfa,
            FrameSubject::Caller(register) => Subject::CallerRegister(register),
        };
        // Without a CFA, an unwinder finds no register of the caller.
        let mut subjects = [subject, Subject::Cfa].into_iter();
        subjects.any(|subject| self.degraded.has(subject, Some(self.function.id), pc))
    }

    fn name(&self, subject: FrameSubject) -> String {
        match subject {
            FrameSubject::Cfa => "the canonical frame address".to_string(),
            FrameSubject::Caller(register) => {
                format!(
                    "the caller's {}",
                    self.reference.module().target.register_name(register)
                )
            }
        }
    }

    /// Returns the lowered expression of the rule in effect at a position, if it has one.
    fn operations(&self, subject: FrameSubject, pc: Position) -> Vec<String> {
        let of_use = |used: FrameUse| match used {
            FrameUse::Cfa => FrameSubject::Cfa,
            FrameUse::Place(register) | FrameUse::Value(register) => FrameSubject::Caller(register),
        };
        let rows = self.function.frame().iter();
        let rows = rows.take_while(|row| row.position <= pc);
        let used = rows.filter_map(|row| lower::expression_of(row.rule));
        let last = used.filter(|(_, used)| of_use(*used) == subject).last();
        let bytes = last.and_then(|(expression, used)| {
            self.lowered.frame_bytes(self.function.id, expression, used)
        });
        let text = |bytes| dwarf::print_operations(self.lowered.encoding(), bytes, &NoNames);
        bytes.map(text).into_iter().flatten().collect()
    }

    fn compare<M: Machine + reference::MachineState + Clone>(
        &self,
        subject: FrameSubject,
        pc: Position,
        state: &M,
        seen: &mut (Vec<String>, Vec<String>),
    ) -> Result<Relation, Unknown> {
        let module = self.reference.module();
        let order = module.target.byte_order();
        let mut at = self.reference.at(Some((self.function.id, pc)), state);
        let expected = match subject {
            FrameSubject::Cfa => at.frame_address()?,
            FrameSubject::Caller(register) => at.caller(register)?,
        };
        let encoding = self.lowered.encoding();
        let index = self.index.clone();
        let row = index.row_at(self.start + u64::from(pc));
        let has_row = row.is_ok_and(|row| row.is_some());
        let mut evaluator = evaluator(encoding);
        let mut found =
            CallStack::new(state.clone(), module.target, evaluator.clone(), vec![index]);
        if let Ok(stack) = &mut found {
            stack.preserved_bits = preserved_bits;
        }
        let Some(expected) = expected else {
            // The caller is unknown, so there must be no row.
            return Ok(match has_row {
                true => Relation::Different,
                false => Relation::Exact,
            });
        };
        let found = match found.as_ref() {
            Ok(stack) if has_row => match subject {
                FrameSubject::Cfa => stack
                    .frames()
                    .first()
                    .map(|frame| frame.canonical_frame_address()),
                FrameSubject::Caller(register) => {
                    Some(evaluator.entry_register(stack, 0, register))
                }
            },
            _ => None,
        };
        let normal = |location: Result<Location, EvalError>| {
            location
                .and_then(|location| NormalForm::of(&location, u128::from(expected.bits), order))
        };
        seen.0.push(expected.form.text(order));
        let mut forms = Vec::new();
        match found.map(normal) {
            Some(Ok(found)) => {
                seen.1.push(found.location_text(order));
                forms.push(found);
            }
            Some(Err(error)) => seen.1.push(format!("failure: {error}")),
            None => seen.1.push("nothing".to_string()),
        }
        let comparison = Comparison {
            machine: state,
            state,
            order,
        };
        Ok(comparison.places(&expected, &forms, Failure::Nothing, &mut evaluator))
    }
}

/// Returns the number of bits of a register that a debugger finds unchanged in the caller if there
/// is no rule for it. Debuggers do not find registers whose numbers they use for others.
fn preserved_bits(target: Target, register: Register) -> u32 {
    match target.is_read_as_another(register) {
        true => 0,
        false => bits_preserved_by_abi(target, register),
    }
}

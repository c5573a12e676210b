//! Case files: expressions, the machine that they are evaluated on, and the expected results.
//!
//! A file is TOML with an array of `[[case]]` tables. [`run()`] reads one, evaluates each case and
//! returns a [`CaseReport`]. Its text has a line for each case that fails, and then `N passed, M
//! failed`.
//!
//! `docs/cases.md` describes the format.

mod compare;
mod format;

use dwarfsmith::dwarf::{self, Dialect, Encoding, OperandNames};
use dwarfsmith::eval::{
    BaseEncoding, BaseType, Entry, ErrorCode, EvalError, Evaluator, Location, Machine, Rules,
    Snapshot, read_bits, write_bits,
};
use dwarfsmith::target::{Register, Target};
use format::{Case, File, Item};
use std::fmt;
use std::ops::Range;

/// The result of running a file.
#[derive(Clone, Debug, Default)]
pub struct CaseReport {
    /// The file's name, as given.
    pub file_name: String,
    /// The number of cases that passed.
    pub passed: usize,
    /// The cases that failed, in their order in the file. A file that is rejected is one failure.
    pub failures: Vec<CaseFailure>,
    /// The number of cases that failed.
    pub failed: usize,
}

/// A case that failed, or a file that was rejected.
#[derive(Clone, Debug)]
pub struct CaseFailure {
    /// The line in the file where the case starts, or where the file has an error; from 1.
    pub line: usize,
    /// The case, or the error in the file, in bytes of the text.
    pub span: Range<usize>,
    /// The case's name; `None` if the file was rejected.
    pub case: Option<String>,
    /// The expected and actual results, with all differences in one line; or why the file was
    /// rejected.
    pub message: String,
}

impl fmt::Display for CaseReport {
    /// A line for each failure, such as `file:12: a case's name: value: want 5, got 6`, and a line
    /// with the totals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{}:{failure}", self.file_name)?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl fmt::Display for CaseFailure {
    /// One line, from the line's number on, without a newline at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.line)?;
        if let Some(case) = &self.case {
            one_line(f, case)?;
            f.write_str(": ")?;
        }
        one_line(f, &self.message)
    }
}

/// Writes text on one line, with control characters escaped.
fn one_line(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    use fmt::Write;
    for c in text.chars() {
        if c.is_control() {
            write!(f, "{}", c.escape_default())?;
        } else {
            f.write_char(c)?;
        }
    }
    Ok(())
}

/// Runs all cases of a file's text. `file_name` is only reported. `progress` is called before each
/// case with the number of bytes of the text before it.
pub fn run(text: &str, file_name: &str, progress: &mut dyn FnMut(usize)) -> CaseReport {
    let mut report = CaseReport {
        file_name: file_name.to_owned(),
        ..CaseReport::default()
    };
    // Newlines are counted from the previous case on.
    let (mut line, mut counted) = (1, 0);
    let mut line_of = |offset: usize| {
        line += text
            .get(counted..offset)
            .unwrap_or("")
            .matches('\n')
            .count();
        counted = offset;
        line
    };
    let file: File = match toml::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            let span = error.span().unwrap_or(0..0);
            let line = line_of(span.start);
            report.failures.push(CaseFailure {
                line,
                span,
                case: None,
                message: error.message().to_string(),
            });
            report.failed = 1;
            return report;
        }
    };
    let machines = machines();
    for case in &file.case {
        let (span, case) = (case.span(), case.get_ref());
        let line = line_of(span.start);
        progress(span.start);
        let differences = run_case(case, &machines);
        if differences.is_empty() {
            report.passed += 1;
        } else {
            report.failed += 1;
            let message = differences.join("; ");
            report.failures.push(CaseFailure {
                line,
                span,
                case: Some(case.name.clone()),
                message,
            });
        }
    }
    report
}

/// The names that a case's text may use.
struct CaseNames<'m> {
    machine: &'m Snapshot,
}

/// Base types have no entries here: their offsets encode them.
const KINDS: [(char, BaseEncoding); 5] = [
    ('i', BaseEncoding::Signed),
    ('u', BaseEncoding::Unsigned),
    ('f', BaseEncoding::Float),
    ('x', BaseEncoding::ExtendedFloat),
    ('b', BaseEncoding::BrainFloat),
];

/// The kinds of results.
const RESULTS: [&str; 3] = ["location", "value", "stack"];

/// The largest base type in bytes.
const LARGEST: u16 = 255;

/// A machine for each target that has all base types.
fn machines() -> Vec<Snapshot> {
    Target::all().map(machine).collect()
}

fn machine(target: Target) -> Snapshot {
    let mut machine = Snapshot::new(target);
    for ((_, encoding), first) in KINDS.iter().zip((0x100..).step_by(0x100)) {
        for byte_size in 1..=LARGEST {
            let base = BaseType {
                encoding: *encoding,
                byte_size,
                order: None,
            };
            machine.set_base_type(first + u64::from(byte_size), base);
        }
    }
    machine
}

fn base_type_offset(name: &str) -> Option<u64> {
    let kind = KINDS
        .iter()
        .position(|(letter, _)| name.starts_with(*letter))?;
    let bits: u16 = name.get(1..)?.parse().ok()?;
    let fits = bits.is_multiple_of(8) && (1..=LARGEST).contains(&(bits / 8));
    fits.then(|| 0x100 * (kind as u64 + 1) + u64::from(bits / 8))
}

impl OperandNames for CaseNames<'_> {
    fn entry(&self, name: &str) -> Option<u64> {
        self.machine.entry_offset(name)
    }

    fn base_type(&self, name: &str) -> Option<u64> {
        base_type_offset(name)
    }

    fn entry_name(&self, _: u64) -> Option<&str> {
        None
    }

    fn base_type_name(&self, _: u64) -> Option<String> {
        None
    }
}

/// The differences between the expected and the actual results of a case.
fn run_case(case: &Case, machines: &[Snapshot]) -> Vec<String> {
    let mut differences = Vec::new();
    if let Err(message) = evaluate_case(case, machines, &mut differences) {
        differences.push(message);
    }
    differences
}

/// A case that is ready for evaluation: the machine, and how to evaluate on it.
struct Prepared {
    machine: Snapshot,
    evaluator: Evaluator,
    bytes: Vec<u8>,
    initial: Vec<Entry>,
}

/// The message for text that is not one of the permitted words.
fn none_of<'w>(key: &str, text: &str, words: impl Iterator<Item = &'w str>) -> String {
    let words: Vec<&str> = words.collect();
    format!("{key}: `{text}` is not one of {}", words.join(", "))
}

fn prepare(case: &Case, machines: &[Snapshot]) -> Result<Result<Prepared, EvalError>, String> {
    let mut machines = machines.iter();
    let machine = machines.find(|machine| machine.target().name() == case.target);
    let mut machine = machine
        .cloned()
        .ok_or_else(|| none_of("target", &case.target, Target::all().map(Target::name)))?;
    let target = machine.target();
    let rules = Rules::by_name(&case.rules);
    let rules = rules.ok_or_else(|| {
        none_of(
            "rules",
            &case.rules,
            Rules::ALL.into_iter().map(Rules::name),
        )
    })?;
    if !RESULTS.contains(&case.result.as_str()) {
        return Err(none_of("result", &case.result, RESULTS.into_iter()));
    }
    let context = &case.context;
    for (name, hex) in &context.registers {
        let place = |error| format!("context.registers.{name}: {error}");
        let register = register_number(target, name).map_err(place)?;
        if machine.register(register).is_some() {
            return Err(place(format!("register {} is there twice", register.0)));
        }
        machine.set_register(register, format::hex(hex).map_err(place)?);
    }
    for (name, hex) in &context.memory {
        let place = |error| format!("context.memory.\"{name}\": {error}");
        let (space, address) = format::place(name).map_err(place)?;
        machine.set_memory(space, address, &format::hex(hex).map_err(place)?);
    }
    machine.lane = context.lane;
    machine.pc = context.pc;

    // `DW_OP_LLVM_aspace_implicit_pointer` has an opcode only in the old dialect, which also has
    // opcodes for most other operations of LLVM.
    let texts = [
        Some(&case.ops),
        context.object.as_ref(),
        context.frame_base.as_ref(),
        context.cfa.as_ref(),
    ];
    let mut texts = texts
        .into_iter()
        .flatten()
        .chain(context.entries.values())
        .chain(&context.initial);
    let old = texts.any(|text| text.contains("aspace_implicit_pointer"));
    let dialect = if old {
        Dialect::LlvmLegacy
    } else {
        Dialect::Llvm
    };
    let writing = Encoding::new(dialect, target).lenient();
    let reading = Encoding {
        gnu: rules != Rules::Dwarf5,
        ..writing
    };

    // Entries may refer to each other, so all entries are named before their expressions are
    // parsed.
    let mut named = machine.clone();
    for name in context.entries.keys() {
        named.add_entry(name, Vec::new());
    }
    let names = CaseNames { machine: &named };
    // The error's line and column are relative to the expression.
    let parse = |what: &str, text: &str| {
        dwarf::parse_operations(writing, text, &names).map_err(|error| format!("{what}: {error}"))
    };
    for (name, text) in &context.entries {
        machine.add_entry(name, parse(&format!("context.entries.{name}"), text)?);
    }
    if let Some(text) = &context.object {
        machine.set_object(parse("context.object", text)?);
    }
    if let Some(text) = &context.frame_base {
        machine.set_frame_base(parse("context.frame_base", text)?);
    }
    if let Some(text) = &context.cfa {
        machine.set_canonical_frame_address(parse("context.cfa", text)?);
    }
    let mut evaluator = Evaluator::new(reading, rules);
    let mut initial = Vec::new();
    for text in &context.initial {
        let bytes = parse("context.initial", text)?;
        match evaluator
            .stack(&machine, &bytes, &[])
            .map(|stack| stack.last().cloned())
        {
            Ok(Some(entry)) => initial.push(entry),
            Ok(None) => {
                return Err(format!(
                    "context.initial: `{text}` leaves nothing on the stack"
                ));
            }
            Err(error) => return Ok(Err(error)),
        }
    }
    let bytes = parse("ops", &case.ops)?;
    Ok(Ok(Prepared {
        machine,
        evaluator,
        bytes,
        initial,
    }))
}

fn register_number(target: Target, text: &str) -> Result<Register, String> {
    let number = format::number(text)
        .and_then(|number| u16::try_from(number).ok())
        .map(Register);
    number.or_else(|| target.register(text)).ok_or_else(|| {
        format!(
            "`{text}` is not a register of {}: write its number, at most 65535, or its name",
            target.name()
        )
    })
}

fn evaluate_case(
    case: &Case,
    machines: &[Snapshot],
    differences: &mut Vec<String>,
) -> Result<(), String> {
    let want = &case.want;
    let codes = || ErrorCode::ALL.iter().map(|code| code.text());
    if let Some(code) = want
        .error
        .as_ref()
        .filter(|code| codes().all(|known| known != **code))
    {
        return Err(none_of("want.error", code, codes()));
    }
    let mut checked = 0;
    let outcome = match prepare(case, machines)? {
        Ok(prepared) => check(case, prepared, differences, &mut checked)?,
        Err(error) => Err(error),
    };
    match (&want.error, outcome) {
        (None, Ok(())) if checked == 0 => Err(String::from(
            "nothing is wanted: `want` has one of location, value, stack, read, write, error",
        )),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) => Err(match want.parts().nth(checked) {
            Some((what, wanted)) => format!("{what}: want {wanted}, got {error}"),
            None => format!("want a result, got {error}"),
        }),
        (Some(code), Err(error)) if error.code.text() == code => Ok(()),
        (Some(code), Err(error)) => Err(format!("want error {code}, got {error}")),
        (Some(code), Ok(())) => {
            let got = prepare(case, machines)?.map_or_else(
                |error| error.to_string(),
                |prepared| describe(case, prepared),
            );
            Err(format!("want error {code}, got {got}"))
        }
    }
}

/// Evaluates a case, compares it with all expected results, and counts the compared ones.
fn check(
    case: &Case,
    prepared: Prepared,
    differences: &mut Vec<String>,
    checked: &mut usize,
) -> Result<Result<(), EvalError>, String> {
    let want = &case.want;
    let Prepared {
        mut machine,
        mut evaluator,
        bytes,
        initial,
    } = prepared;
    let order = machine.target().byte_order();
    let mut differ = |what: &str, want: &dyn fmt::Display, got: &dyn fmt::Display| {
        differences.push(format!("{what}: want {want}, got {got}"));
    };
    match case.result.as_str() {
        "value" => {
            let value = match evaluator.value(&machine, &bytes, &initial) {
                Ok(value) => value,
                Err(error) => return Ok(Err(error)),
            };
            if let Some(wanted) = &want.value {
                *checked += 1;
                if !compare::is_value(wanted, &value)
                    .map_err(|error| format!("want.value: {error}"))?
                {
                    differ("value", wanted, &value);
                }
            }
        }
        "stack" => {
            let stack = match evaluator.stack(&machine, &bytes, &initial) {
                Ok(stack) => stack,
                Err(error) => return Ok(Err(error)),
            };
            if let Some(wanted) = &want.stack {
                *checked += 1;
                let same = wanted.len() == stack.len();
                let mut same_entries = true;
                for (wanted, entry) in wanted.iter().zip(stack.iter().rev()) {
                    same_entries &= match entry {
                        Entry::Value(value) => compare::is_value(wanted, value).unwrap_or(false),
                        Entry::Location(location) | Entry::Incomplete(location) => {
                            matches!(wanted, Item::Text(text) if compare::same_text(text, &shown(&machine, location)))
                        }
                    };
                }
                if !same || !same_entries {
                    differ(
                        "stack",
                        &list(wanted.iter()),
                        &list(stack.iter().rev().map(|e| entry_text(&machine, e))),
                    );
                }
            }
        }
        _ => {
            let location = match evaluator.location(&machine, &bytes, &initial) {
                Ok(location) => location,
                Err(error) => return Ok(Err(error)),
            };
            if let Some(wanted) = &want.location {
                *checked += 1;
                let got = shown(&machine, &location);
                if !compare::same_text(wanted, &got) {
                    differ("location", wanted, &got);
                }
            }
            if let Some(read) = &want.read {
                let wanted =
                    format::hex(&read.hex).map_err(|error| format!("want.read: {error}"))?;
                match read_bits(&machine, order, &location, u128::from(read.bytes) * 8) {
                    Ok(got) if got == wanted => {}
                    Ok(got) => differ("read", &format::show(&wanted), &format::show(&got)),
                    Err(error) => return Ok(Err(error)),
                }
                *checked += 1;
            }
            if let Some(write) = &want.write {
                let place = |error| format!("want.write: {error}");
                let data = format::hex(&write.hex).map_err(place)?;
                if let Err(error) = write_bits(
                    &mut machine,
                    order,
                    &location,
                    &data,
                    data.len() as u128 * 8,
                ) {
                    return Ok(Err(error));
                }
                *checked += 1;
                let none = Default::default();
                let then = write.then.as_ref();
                for (register, hex) in then.map_or(&none, |then| &then.registers) {
                    let wanted = format::hex(hex).map_err(place)?;
                    let got = machine
                        .register(register_number(machine.target(), register).map_err(place)?);
                    if got != Some(&wanted) {
                        let got = got.map_or_else(|| String::from("nothing"), format::show);
                        differ(
                            &format!("register {register}"),
                            &format::show(&wanted),
                            &got,
                        );
                    }
                }
                for (name, hex) in then.map_or(&none, |then| &then.memory) {
                    let wanted = format::hex(hex).map_err(place)?;
                    let (space, address) = format::place(name).map_err(place)?;
                    let size = Location::memory(space, address, 8);
                    match read_bits(&machine, order, &size, wanted.len() as u128 * 8) {
                        Ok(got) if got == wanted => {}
                        Ok(got) => differ(
                            &format!("memory {name}"),
                            &format::show(&wanted),
                            &format::show(&got),
                        ),
                        Err(error) => {
                            differ(&format!("memory {name}"), &format::show(&wanted), &error)
                        }
                    }
                }
            }
        }
    }
    let unchecked = [
        (want.value.is_some() && case.result != "value", "value"),
        (want.stack.is_some() && case.result != "stack", "stack"),
        (
            want.location.is_some() && case.result != "location",
            "location",
        ),
        (want.read.is_some() && case.result != "location", "read"),
        (want.write.is_some() && case.result != "location", "write"),
    ];
    match unchecked.iter().find(|(left, _)| *left) {
        Some((_, what @ ("value" | "stack"))) => {
            Err(format!("want.{what} needs `result = \"{what}\"`"))
        }
        Some((_, what)) => Err(format!("want.{what} needs `result = \"location\"`")),
        None => Ok(Ok(())),
    }
}

fn shown(machine: &Snapshot, location: &Location) -> String {
    location.text(machine.target().byte_order(), &|entry| {
        Machine::entry_name(machine, entry)
    })
}

fn entry_text(machine: &Snapshot, entry: &Entry) -> String {
    match entry {
        Entry::Value(value) => value.to_string(),
        Entry::Location(location) | Entry::Incomplete(location) => shown(machine, location),
    }
}

fn list(items: impl Iterator<Item = impl fmt::Display>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// The actual result of a case, for the message if an error was expected.
fn describe(case: &Case, prepared: Prepared) -> String {
    let Prepared {
        machine,
        mut evaluator,
        bytes,
        initial,
    } = prepared;
    let text = match case.result.as_str() {
        "value" => evaluator
            .value(&machine, &bytes, &initial)
            .map(|value| value.to_string()),
        "stack" => evaluator
            .stack(&machine, &bytes, &initial)
            .map(|stack| list(stack.iter().rev().map(|entry| entry_text(&machine, entry)))),
        _ => evaluator
            .location(&machine, &bytes, &initial)
            .map(|location| shown(&machine, &location)),
    };
    text.unwrap_or_else(|error| error.to_string())
}

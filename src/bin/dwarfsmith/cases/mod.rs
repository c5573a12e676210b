//! Case files, each with expressions, the machine on which they are evaluated, and the expected
//! results.
//!
//! A file is TOML with an array of `[[case]]` tables. [`run()`] parses a file, evaluates each case
//! and returns a [`CaseReport`]. Its text has a line for each failed case, and then `N passed, M
//! failed`.
//!
//! `docs/cases.md` describes the format.

mod compare;
mod comparison;
pub mod format;
mod machine;
mod prepare;

use comparison::{Comparison, Ended};
use dwarfsmith::OneLine;
use dwarfsmith::dwarf::OperandNames;
use dwarfsmith::eval::{
    BaseEncoding, BaseType, Entry, ErrorCode, EvalError, Location, Machine, Snapshot,
};
use dwarfsmith::target::{Register, Target};
use format::{Case, File};
use machine::CaseMachine;
use prepare::{Prepared, assemble, prepare};
use std::fmt;
use std::ops::Range;

/// The result of running a file.
#[derive(Clone, Debug, Default)]
pub struct CaseReport {
    /// The file name that the caller passed.
    pub file_name: String,
    /// The number of cases that passed.
    pub passed: usize,
    /// The failed cases, in the order of the file. A rejected file counts as one failure.
    pub failures: Vec<CaseFailure>,
    /// The number of cases that failed.
    pub failed: usize,
}

/// A case that failed, or a file that was rejected.
#[derive(Clone, Debug)]
pub struct CaseFailure {
    /// The line in the file, counted from 1, where the case starts or where the file has an error.
    pub line: usize,
    /// The range of the case, or of the error in the file, in bytes of the text.
    pub span: Range<usize>,
    /// The case's name, or `None` if the file was rejected.
    pub case: Option<String>,
    /// The expected and actual results, with all differences in one line, or the reason why the
    /// file was rejected.
    pub message: String,
}

impl fmt::Display for CaseReport {
    /// Writes a line for each failure, such as `file:12: a case's name: value: want 5, got 6`, and
    /// a line with the totals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{}:{failure}", self.file_name)?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl fmt::Display for CaseFailure {
    /// Writes one line that starts with the line number, without a newline at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.line)?;
        if let Some(case) = &self.case {
            write!(f, "{}: ", OneLine(case))?;
        }
        OneLine(&self.message).fmt(f)
    }
}

/// Runs all cases of a file's text. `file_name` is only reported. `progress` is called before each
/// case with the number of preceding bytes of the text.
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

/// Returns a machine for each target, with all base types.
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

/// Returns the differences between the expected and the actual results of a case.
fn run_case(case: &Case, machines: &[Snapshot]) -> Vec<String> {
    let mut differences = Vec::new();
    if let Err(message) = evaluate_case(case, machines, &mut differences) {
        differences.push(message);
    }
    differences
}

/// Returns the message for text that is not one of the permitted words.
fn none_of<'w>(key: &str, text: &str, words: impl Iterator<Item = &'w str>) -> String {
    let words: Vec<&str> = words.collect();
    format!("{key}: `{text}` is not one of {}", words.join(", "))
}

fn register_number(target: Target, text: &str) -> Result<Register, String> {
    let number = format::number(text)
        .and_then(|number| u16::try_from(number).ok())
        .map(Register);
    number.or_else(|| target.register(text)).ok_or_else(|| {
        format!(
            "`{text}` is not a register of {}; write its name, or its number up to 65535",
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
    let assembled = assemble(case, machines)?;
    let outcome = match prepare(&assembled)? {
        Ok(prepared) => check(case, prepared, differences, &mut checked)?,
        Err(error) => Err(error),
    };
    match (&want.error, outcome) {
        (None, Ok(())) if checked == 0 => Err(String::from(
            "`want` is empty; give one of location, value, stack, read, write, error",
        )),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) => Err(match want.parts().nth(checked) {
            Some((what, wanted)) => format!("{what}: want {wanted}, got {error}"),
            None => format!("want a result, got {error}"),
        }),
        (Some(code), Err(error)) if error.code.text() == code => Ok(()),
        (Some(code), Err(error)) => Err(format!("want error {code}, got {error}")),
        (Some(code), Ok(())) => {
            let got = prepare(&assembled)?.map_or_else(
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
    prepared: Prepared<'_>,
    differences: &mut Vec<String>,
    checked: &mut usize,
) -> Result<Result<(), EvalError>, String> {
    let mut comparison = Comparison {
        want: &case.want,
        prepared,
        differences,
        checked,
    };
    let compared = match case.result.as_str() {
        "value" => comparison.value(),
        "stack" => comparison.stack(),
        _ => comparison.location(),
    };
    match compared {
        Ok(()) => {}
        Err(Ended::Evaluation(error)) => return Ok(Err(error)),
        Err(Ended::Case(message)) => return Err(message),
    }
    let want = &case.want;
    let wanted = [
        ("value", "value", want.value.is_some()),
        ("stack", "stack", want.stack.is_some()),
        ("location", "location", want.location.is_some()),
        ("read", "location", want.read.is_some()),
        ("write", "location", want.write.is_some()),
    ];
    let unchecked = |(_, result, is_wanted): &&(&str, &str, bool)| {
        *is_wanted && case.result.as_str() != *result
    };
    match wanted.iter().find(unchecked) {
        Some((what, result, _)) => Err(format!("want.{what} needs `result = \"{result}\"`")),
        None => Ok(Ok(())),
    }
}

fn shown(machine: &CaseMachine<'_>, location: &Location) -> String {
    location.text(machine.snapshot.target().byte_order(), &|entry| {
        Machine::entry_name(machine, entry)
    })
}

fn entry_text(machine: &CaseMachine<'_>, entry: &Entry) -> String {
    match entry {
        Entry::Value(value) => value.to_string(),
        Entry::Location(location) | Entry::Incomplete(location) => shown(machine, location),
    }
}

fn list(items: impl Iterator<Item = impl fmt::Display>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// Describes the actual result of a case, for the message if an error was expected.
fn describe(case: &Case, prepared: Prepared<'_>) -> String {
    let Prepared {
        machine,
        mut evaluator,
        bytes,
        initial,
    } = prepared;
    let text = match case.result.as_str() {
        "value" => evaluator
            .value(&machine, bytes, &initial)
            .map(|value| value.to_string()),
        "stack" => evaluator
            .stack(&machine, bytes, &initial)
            .map(|stack| list(stack.iter().rev().map(|entry| entry_text(&machine, entry)))),
        _ => evaluator
            .location(&machine, bytes, &initial)
            .map(|location| shown(&machine, &location)),
    };
    text.unwrap_or_else(|error| error.to_string())
}

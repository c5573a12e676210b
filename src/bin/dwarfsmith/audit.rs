//! `dwarfsmith audit`: what is ill-formed in the locations of object files.

use crate::progress::Progress;
use crate::report::{Reporter, Severity, count};
use crate::{Outcome, input};
use dwarfsmith::audit::{self, AuditError, Finding, Summary};
use std::io::Write;

/// Check every expression, location list and call frame entry of object files: a line for each ill-formed one, then counts
#[derive(clap::Args)]
pub struct Arguments {
    /// ELF, Mach-O, COFF, PE or WebAssembly files, or archives of them; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Also show what is allowed, but seldom meant
    #[arg(long)]
    notes: bool,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let mut outcome = Outcome::Fine;
    for file in &arguments.files {
        outcome = outcome.max(audit(file, arguments.notes, reporter).unwrap_or_else(|outcome| outcome));
    }
    outcome
}

fn audit(file: &str, notes: bool, reporter: &Reporter) -> Result<Outcome, Outcome> {
    let opened = input::open(file, reporter)?;
    let unreadable = |error: AuditError| {
        reporter.say(Severity::Error, &format!("{} cannot be audited: {error}", opened.name));
        Outcome::Unreadable
    };
    let mut progress = Progress::new(reporter, &opened.name, opened.bytes.size());
    let mut outcome = Outcome::Fine;
    for member in audit::members(&*opened.bytes).map_err(unreadable)? {
        let name = match &member.name {
            Some(member) => format!("{}({member})", opened.name),
            None => opened.name.clone(),
        };
        // Lines are many in a file that is damaged.
        let mut lines = std::io::BufWriter::new(std::io::stdout().lock());
        let mut written = Ok(());
        let mut sink = |finding: Finding| {
            let kind = match finding.fault.severity() {
                audit::Severity::Error => "error",
                audit::Severity::Note if notes => "note",
                audit::Severity::Note => return,
            };
            if written.is_ok() {
                written = writeln!(lines, "{name}: {kind}[{}] {finding}", finding.fault.code());
            }
        };
        let summary = member.audit(&mut sink, &mut |bytes| progress.advance(bytes)).map_err(unreadable)?;
        let written = written.and_then(|()| lines.flush());
        drop(lines);
        outcome = outcome.max(reporter.written(written));
        if summary.errors > 0 {
            outcome = outcome.max(Outcome::Wrong);
        }
        outcome = outcome.max(reporter.summary(&line(&name, &summary)));
    }
    Ok(outcome)
}

/// What was looked at, and how much of it is wrong.
fn line(name: &str, summary: &Summary) -> String {
    let number = |number: u64, what: &str| count(usize::try_from(number).unwrap_or(usize::MAX), what);
    let mut line = format!(
        "{name}: {}, {}, {} with {}, {} with {}; {} ill-formed",
        number(summary.units, "unit"),
        number(summary.expressions, "expression"),
        number(summary.lists, "location list"),
        number(summary.list_entries, "range"),
        number(summary.frames, "call frame"),
        number(summary.frame_expressions, "expression"),
        summary.errors,
    );
    if summary.notes > 0 {
        line += &format!(", {}", number(summary.notes, "note"));
    }
    line
}

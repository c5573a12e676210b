//! `dwarfsmith audit`: finds ill-formed locations in object files.

use crate::Outcome;
use crate::object_files::ObjectFiles;
use crate::report::{Reporter, count};
use dwarfsmith::audit::{self, Finding, Summary};
use dwarfsmith::dwarf::Dialect;
use std::cell::RefCell;
use std::io::Write;

/// Check every expression, location list and call frame entry of object files: a line for each
/// ill-formed one, then counts
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    files: ObjectFiles,
    /// Also show notes, on input that is allowed but rarely intended
    #[arg(long)]
    notes: bool,
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft; without it, an expression that only some
    /// dialects allow gets a note
    #[arg(long, value_parser = crate::dialect)]
    dialect: Option<Dialect>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    arguments
        .files
        .each(reporter, "audited", |name, member, progress| {
            // A damaged file results in many lines.
            let mut lines = std::io::BufWriter::new(std::io::stdout().lock());
            let mut written = Ok(());
            // The progress line may be on the same terminal.
            let progress = RefCell::new(progress);
            let mut sink = |finding: Finding| {
                let kind = match finding.fault.severity() {
                    audit::FaultSeverity::Error => "error",
                    audit::FaultSeverity::Note if arguments.notes => "note",
                    audit::FaultSeverity::Note => return,
                };
                if written.is_ok() {
                    progress.borrow_mut().clear();
                    written = writeln!(lines, "{name}: {kind}[{}] {finding}", finding.fault.code());
                }
            };
            let summary = member.audit_in(arguments.dialect, &mut sink, &mut |bytes| {
                progress.borrow_mut().advance(bytes)
            })?;
            progress.borrow_mut().clear();
            let written = written.and_then(|()| lines.flush());
            drop(lines);
            let wrong = if summary.errors > 0 {
                Outcome::Wrong
            } else {
                Outcome::Fine
            };
            Ok(reporter
                .written(written)
                .max(wrong)
                .max(reporter.summary(&line(name, &summary))))
        })
}

/// Formats the number of checked items and the number of ill-formed items.
fn line(name: &str, summary: &Summary) -> String {
    let mut line = format!(
        "{name}: {}, {}, {} with {}, {} with {}; {} ill-formed",
        count(summary.units, "unit"),
        count(summary.expressions, "expression"),
        count(summary.lists, "location list"),
        count(summary.list_entries, "range"),
        count(summary.frames, "call frame"),
        count(summary.frame_expressions, "expression"),
        summary.errors,
    );
    if summary.notes > 0 {
        line += &format!(", {}", count(summary.notes, "note"));
    }
    if summary.skeletons > 0 {
        let skeletons = count(summary.skeletons, "unit");
        line += &format!("; the entries of {skeletons} are in .dwo or .dwp files");
    }
    line
}

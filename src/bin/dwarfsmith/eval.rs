//! `dwarfsmith eval`: runs case files.

use crate::cases;
use crate::progress::{Progress, ProgressUnit};
use crate::report::{Message, Reporter, Severity};
use crate::{Outcome, input};
use std::fmt::Write;
use std::path::PathBuf;

/// Run evaluation cases; prints a line for each failed case, then the numbers of passed and failed
/// cases
#[derive(clap::Args)]
pub struct Arguments {
    /// Case files in TOML; `-` for standard input
    #[arg(required = true, value_name = "CASES.toml")]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let mut outcome = Outcome::Fine;
    let (mut passed, mut failed) = (0, 0);
    for file in &arguments.files {
        let input = match input::read(file, reporter) {
            Ok(input) => input,
            Err(unreadable) => {
                outcome = outcome.max(unreadable);
                continue;
            }
        };
        let mut progress = Progress::new(
            reporter,
            &input.name,
            ProgressUnit::Bytes,
            input.text.len() as u64,
        );
        let mut done = 0;
        let report = cases::run(&input.text, &input.name, &mut |bytes| {
            progress.advance((bytes - done) as u64);
            done = bytes;
        });
        drop(progress);
        let mut lines = String::new();
        for failure in &report.failures {
            if failure.case.is_some() {
                // Writing to a string does not fail.
                let _ = writeln!(lines, "{}:{failure}", input.name);
            } else {
                let message = Message::new(Severity::Error, &failure.message);
                reporter.show(&message, &input.name, &input.text, failure.span.clone());
            }
        }
        if report.passed + report.failed == 0 {
            reporter.report(
                Severity::Warning,
                &format!("{} has no cases; each begins with [[case]]", input.name),
            );
        }
        outcome = outcome.max(reporter.result(lines.as_bytes()));
        passed += report.passed;
        failed += report.failed;
    }
    if failed > 0 {
        outcome = outcome.max(Outcome::Wrong);
    }
    outcome.max(reporter.result(format!("{passed} passed, {failed} failed\n").as_bytes()))
}

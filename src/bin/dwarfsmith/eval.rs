//! `dwarfsmith eval`: run case files.

use crate::report::Reporter;
use crate::{Outcome, input};
use dwarfsmith::eval::cases;
use std::fmt::Write;

/// Run evaluation cases: a line for each difference, then how many passed and failed
#[derive(clap::Args)]
pub struct Arguments {
    /// Case files in TOML; `-` for standard input
    #[arg(required = true, value_name = "CASES.toml")]
    files: Vec<String>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let mut outcome = Outcome::Fine;
    let mut all = cases::Report::default();
    let mut text = String::new();
    for file in &arguments.files {
        match input::read(file, reporter) {
            Ok(input) => {
                let mut report = cases::run(&input.text, &input.name);
                all.passed += core::mem::take(&mut report.passed);
                all.failed += core::mem::take(&mut report.failed);
                // A report's text is its differences and then its totals, which are those of all files here.
                for line in report.to_string().lines().take(report.failures.len()) {
                    // Writing to a string does not fail.
                    let _ = writeln!(text, "{line}");
                }
            }
            Err(unreadable) => outcome = outcome.max(unreadable),
        }
    }
    if all.failed > 0 {
        outcome = outcome.max(Outcome::Wrong);
    }
    outcome.max(reporter.result(format!("{text}{all}\n").as_bytes()))
}

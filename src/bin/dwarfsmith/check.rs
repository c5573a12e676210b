//! `dwarfsmith check`: parses and validates modules.

use crate::report::{Reporter, count};
use crate::{Outcome, input};
use std::path::{Path, PathBuf};

/// Parse and validate modules, and show all errors
#[derive(clap::Args)]
pub struct Arguments {
    /// Modules in the text format; `-` for standard input
    #[arg(required = true, value_name = "F.di")]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let outcomes = arguments
        .files
        .iter()
        .map(|file| check(file, reporter).unwrap_or_else(|outcome| outcome));
    outcomes.max().unwrap_or(Outcome::Fine)
}

fn check(file: &Path, reporter: &Reporter) -> Result<Outcome, Outcome> {
    let input = input::read(file, reporter)?;
    let parsed = input::parse(&input, reporter)?;
    let validated = input::validate(&parsed, &input, input::Shown::ErrorsAndWarnings, reporter)?;
    let module = &parsed.module;
    let warnings = match validated.warnings().len() {
        0 => String::new(),
        number => format!("; {}", count(number, "warning")),
    };
    Ok(reporter.summary(&format!(
        "{}: valid; {}, {}, {}{warnings}",
        input.name,
        count(module.code.len(), "function"),
        count(module.metadata.variables.len(), "variable"),
        count(module.metadata.lifetimes.len(), "lifetime"),
    )))
}

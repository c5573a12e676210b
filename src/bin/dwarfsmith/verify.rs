//! `dwarfsmith verify`: what is lowered means what the module says, on random machine states.

use crate::report::Reporter;
use crate::{Outcome, input, usual_dialect};
use dwarfsmith::check::{self, Options};
use dwarfsmith::dwarf::{Dialect, Encoding};

/// Check that what is lowered means what the module says: a line for each variable, then totals
#[derive(clap::Args)]
pub struct Arguments {
    /// A module in the text format; `-` for standard input
    #[arg(value_name = "F.di")]
    file: String,
    /// dwarf5, llvm, llvm-legacy or dwarf6-draft; without it, llvm for AMD GPUs and dwarf5 for the rest
    #[arg(long, value_parser = crate::dialect)]
    dialect: Option<Dialect>,
    /// How many machine states to try at each program counter
    #[arg(long, value_name = "N", default_value_t = Options::default().states)]
    states: u32,
    /// What all random numbers are made of
    #[arg(long, value_name = "S", default_value_t = Options::default().seed)]
    seed: u64,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    verify(arguments, reporter).unwrap_or_else(|outcome| outcome)
}

fn verify(arguments: &Arguments, reporter: &Reporter) -> Result<Outcome, Outcome> {
    let input = input::read(&arguments.file, reporter)?;
    let parsed = input::parse(&input, reporter)?;
    let validated = input::validate(&parsed, &input, reporter)?;
    let target = parsed.module.target;
    let dialect = arguments.dialect.unwrap_or(usual_dialect(target));
    let lowered = validated.lower(Encoding::new(dialect, target));
    let report = check::round_trip(&validated, &lowered, Options { states: arguments.states, seed: arguments.seed });
    let written = reporter.result(report.to_string().as_bytes());
    Ok(if report.is_clean() { written } else { written.max(Outcome::Wrong) })
}

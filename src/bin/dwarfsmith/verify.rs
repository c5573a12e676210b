//! `dwarfsmith verify`: what is lowered means what the module says, on random machine states.

use crate::Outcome;
use crate::report::Reporter;
use dwarfsmith::check::{self, Options};

/// Check that what is lowered means what the module says: a line for each variable, then totals
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: crate::module::ModuleArguments,
    /// How many machine states to try at each program counter
    #[arg(long, value_name = "N", default_value_t = Options::default().states)]
    states: u32,
    /// What all random numbers are made of
    #[arg(long, value_name = "S", default_value_t = Options::default().seed)]
    seed: u64,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    arguments.module.lower(reporter, |_, lowered| {
        let options = Options { states: arguments.states, seed: arguments.seed };
        let report = check::round_trip(lowered.validated(), lowered, options);
        let written = reporter.result(report.to_string().as_bytes());
        Ok(if report.is_clean() { written } else { written.max(Outcome::Wrong) })
    })
}

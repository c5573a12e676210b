//! `dwarfsmith verify`: what is lowered means what the module says, on random machine states.

use crate::Outcome;
use crate::progress::{Measure, Progress};
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
    arguments.module.lower(reporter, |input, lowered| {
        let options = Options { states: arguments.states, seed: arguments.seed };
        let variables = lowered.validated().module().variables.len() as u64;
        let mut progress = Progress::new(reporter, &input.name, Measure::Things("variables"), variables);
        let report =
            check::round_trip_with_progress(lowered.validated(), lowered, options, &mut |_| progress.advance(1));
        drop(progress);
        let written = reporter.result(report.to_string().as_bytes());
        Ok(if report.is_clean() { written } else { written.max(Outcome::Wrong) })
    })
}

//! `dwarfsmith verify`: checks with random machine states that the lowered DWARF has the same
//! meaning as the module.

use crate::Outcome;
use crate::input::Input;
use crate::progress::{Progress, ProgressUnit};
use crate::report::{Reporter, Severity, count};
use dwarfsmith::check::expect::Expectations;
use dwarfsmith::check::{self, Options};
use dwarfsmith::lower::Lowered;
use dwarfsmith::text::Parsed;

/// Check that the lowered DWARF has the meaning of the module, and check the module's `;!` lines: a
/// line for each variable, then totals
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: crate::module::ModuleArguments,
    /// The number of machine states to try at each program counter, at least 1
    #[arg(
        long,
        value_name = "N",
        default_value_t = Options::default().states,
        value_parser = clap::value_parser!(u32).range(1..),
    )]
    states: u32,
    /// The seed of all random numbers
    #[arg(long, value_name = "S", default_value_t = Options::default().seed)]
    seed: u64,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    arguments.module.lower(reporter, |input, parsed, lowered| {
        let options = Options {
            states: arguments.states,
            seed: arguments.seed,
        };
        let variables = lowered.validated().module().metadata.variables.len() as u64;
        let mut progress = Progress::new(
            reporter,
            &input.name,
            ProgressUnit::Items("variables"),
            variables,
        );
        let report =
            check::round_trip_with_progress(lowered.validated(), lowered, options, &mut |_| {
                progress.advance(1)
            });
        drop(progress);
        let mut text = report.to_string();
        let failures = expectations(input, parsed, lowered, reporter, &mut text)?;
        let written = reporter.result(text.as_bytes());
        Ok(if report.is_clean() && failures == 0 {
            written
        } else {
            written.max(Outcome::Wrong)
        })
    })
}

/// Checks the module's `;!` lines against the reference meaning and against the lowered module.
/// Appends a line for each failed check, and the totals. Returns the number of failed checks.
fn expectations(
    input: &Input,
    parsed: &Parsed,
    lowered: &Lowered<'_, '_>,
    reporter: &Reporter,
    text: &mut String,
) -> Result<usize, Outcome> {
    let expectations = Expectations::read(&input.text, parsed).map_err(|errors| {
        for error in errors {
            let place = format!("{}:{}:{}", input.name, error.line, error.column);
            reporter.report(Severity::Error, &format!("{place}: {}", error.kind));
        }
        Outcome::Wrong
    })?;
    if expectations.is_empty() {
        return Ok(0);
    }
    let dialect = lowered.encoding().dialect;
    let meaning = expectations.against_reference(lowered.validated());
    let dwarf = expectations.against_lowered(lowered);
    for failure in &meaning {
        *text += &format!("{}:{failure} (by the language)\n", input.name);
    }
    for failure in &dwarf {
        *text += &format!("{}:{failure} (in {dialect})\n", input.name);
    }
    let failures = meaning.len() + dwarf.len();
    *text += &format!(
        "{}, {failures} failed\n",
        count(expectations.len(), "expectation")
    );
    Ok(failures)
}

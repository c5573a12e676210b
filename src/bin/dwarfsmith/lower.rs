//! `dwarfsmith lower`: prints each object's location, as ranges and operations.
//!
//! The library formats the text.

mod json;

use crate::Outcome;
use crate::report::{Format, Reporter, Severity, count};
use crate::stats::share;
use dwarfsmith::OneLine;
use dwarfsmith::lower::Lowered;
use dwarfsmith::metadata::Object;

/// Show each object's location: its ranges with their operations, and the degradations
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: crate::module::ModuleArguments,
    /// The output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show only the coverage: for how many bytes of its scope each variable has a location, and
    /// the sums
    #[arg(long, conflicts_with = "format")]
    coverage: bool,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    arguments.module.lower(reporter, |input, _, lowered| {
        let text = match arguments.format {
            _ if arguments.coverage => coverage(lowered),
            Format::Text => lowered.to_string(),
            Format::Json => json::of(lowered).map_err(|error| {
                reporter.report(
                    Severity::Error,
                    &format!("{} cannot be printed as JSON: {error}", input.name),
                );
                Outcome::Wrong
            })?,
        };
        Ok(reporter.result(text.as_bytes()))
    })
}

/// Formats a line for each variable, then a line for all variables.
fn coverage(lowered: &Lowered<'_, '_>) -> String {
    let module = lowered.validated().module();
    let coverage = lowered.coverage();
    let line = |covered: u64, scope: u64, name: &str| {
        format!(
            "{covered:>9} of {scope:>9} bytes {:>6} %  {name}\n",
            share(covered, scope)
        )
    };
    let mut text = String::new();
    for variable in &coverage.variables {
        let function = module.code.function(variable.function);
        let symbol = function.map_or("", |function| module.metadata.strings.get(function.symbol));
        let symbol = OneLine(symbol);
        let name = module
            .metadata
            .object_name(Object::Variable(variable.variable));
        text += &line(
            variable.covered,
            variable.scope,
            &format!("{name} in {symbol}"),
        );
    }
    let all = format!("({} in all)", count(coverage.variables.len(), "variable"));
    text + &line(coverage.covered, coverage.scope, &all)
}

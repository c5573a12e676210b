//! `dwarfsmith lower`: each object's location, as ranges and operations.
//!
//! The text is the library's own; the JSON has the fields of the structures below, in their order.

use crate::Outcome;
use crate::report::{Reporter, Severity};
use clap::ValueEnum;
use dwarfsmith::lower::{EntryLocation, Lowered};
use dwarfsmith::markers::{CodeRange, FunctionView};
use dwarfsmith::metadata::Object;
use serde::Serialize;

/// Show each object's location: its ranges with their operations, and what was degraded
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: crate::module::ModuleArguments,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Serialize)]
struct Module {
    target: &'static str,
    dialect: &'static str,
    functions: Vec<Function>,
}

#[derive(Serialize)]
struct Function {
    symbol: String,
    size: u32,
    objects: Vec<Entry>,
    /// Entries without a name, which only expressions refer to, by number.
    procedures: Vec<Procedure>,
    degraded: Vec<Degraded>,
}

#[derive(Serialize)]
struct Entry {
    name: String,
    /// The line of the declaration; 0 for none.
    line: u32,
    locations: Vec<Location>,
}

#[derive(Serialize)]
struct Procedure {
    number: usize,
    locations: Vec<Location>,
}

#[derive(Serialize)]
struct Location {
    start: u32,
    end: u32,
    operations: String,
    /// In hexadecimal; what is filled in only when sections are written is 0.
    bytes: String,
}

#[derive(Serialize)]
struct Degraded {
    object: String,
    start: u32,
    end: u32,
    reason: String,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    arguments.module.lower(reporter, |input, lowered| {
        let text = match arguments.format {
            Format::Text => lowered.to_string(),
            Format::Json => json(lowered).map_err(|error| {
                reporter.say(Severity::Error, &format!("{} cannot be printed as JSON: {error}", input.name));
                Outcome::Wrong
            })?,
        };
        Ok(reporter.result(text.as_bytes()))
    })
}

fn json(lowered: &Lowered<'_, '_>) -> serde_json::Result<String> {
    let module = lowered.validated().module();
    let functions = module.code.functions().map(|function| describe(lowered, function)).collect();
    let (target, dialect) = (module.target.name(), lowered.encoding().dialect.name());
    Ok(serde_json::to_string_pretty(&Module { target, dialect, functions })? + "\n")
}

fn describe(lowered: &Lowered<'_, '_>, function: FunctionView<'_>) -> Function {
    let module = lowered.validated().module();
    let objects = lowered.validated().index().variables(function.subprogram).map(|id| Entry {
        name: module.object_name(Object::Variable(id)),
        line: module.variables.get(id).map_or(0, |variable| variable.line),
        locations: locations(lowered, lowered.location(id), function),
    });
    let procedures =
        lowered.procedures().iter().enumerate().filter(|(_, procedure)| procedure.function == Some(function.id));
    let procedures = procedures.filter(|(_, procedure)| procedure.variable.is_none());
    let procedures = procedures
        .map(|(number, procedure)| Procedure { number, locations: locations(lowered, &procedure.location, function) });
    let degraded = lowered.degradations().iter().filter(|degradation| degradation.function == Some(function.id));
    let degraded = degraded.map(|degradation| Degraded {
        object: module.object_name(degradation.object),
        start: degradation.range.start,
        end: degradation.range.end,
        reason: degradation.reason.to_string(),
    });
    let lost_frames = lowered.lost_frames().filter(|(of, ..)| *of == function.id);
    let lost_frames = lost_frames.map(|(_, expression, reason)| Degraded {
        object: format!("expression {expression} of the frame"),
        start: 0,
        end: function.size,
        reason: reason.to_string(),
    });
    Function {
        symbol: module.strings.get(function.symbol).to_string(),
        size: function.size,
        objects: objects.collect(),
        procedures: procedures.collect(),
        degraded: degraded.chain(lost_frames).collect(),
    }
}

fn locations(lowered: &Lowered<'_, '_>, location: &EntryLocation, function: FunctionView<'_>) -> Vec<Location> {
    let one = |code: CodeRange, expression: std::ops::Range<u32>| Location {
        start: code.start,
        end: code.end,
        bytes: lowered.expression(expression.clone()).iter().map(|byte| format!("{byte:02x}")).collect(),
        operations: lowered.text(expression),
    };
    match location {
        EntryLocation::Absent => Vec::new(),
        EntryLocation::Expression(expression) => vec![one(function.range(), expression.clone())],
        EntryLocation::List(list) => {
            lowered.entries(list.clone()).iter().map(|entry| one(entry.range, entry.expression())).collect()
        }
    }
}

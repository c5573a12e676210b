//! `dwarfsmith lower`: prints each object's location, as ranges and operations.
//!
//! The library formats the text. The JSON has the fields of the structs below, in the same order.

use crate::Outcome;
use crate::report::{Reporter, Severity, count};
use crate::stats::share;
use clap::ValueEnum;
use dwarfsmith::ObjectNames;
use dwarfsmith::lower::{EntryLocation, Lowered};
use dwarfsmith::markers::{CodeRange, FunctionView};
use dwarfsmith::metadata::Object;
use serde::Serialize;

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

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Serialize)]
struct Module {
    target: &'static str,
    dialect: &'static str,
    /// Objects outside of functions.
    globals: Vec<Entry>,
    functions: Vec<Function>,
}

#[derive(Serialize)]
struct Function {
    symbol: String,
    size: u32,
    objects: Vec<Entry>,
    /// Entries without a name, by number. Only expressions refer to them.
    procedures: Vec<Procedure>,
    degraded: Vec<Degraded>,
}

#[derive(Serialize)]
struct Entry {
    name: String,
    /// The line of the declaration, or 0 if unknown.
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
    /// The function that contains the code, if the object does not belong to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    function: Option<String>,
    /// Byte offsets from the start of the function. They are left out if the location holds in all
    /// code that no other location of the object names.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<u32>,
    operations: String,
    /// The bytes in hexadecimal. Fields that are known only on emission are 0.
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
    arguments.module.lower(reporter, |input, _, lowered| {
        let text = match arguments.format {
            _ if arguments.coverage => coverage(lowered),
            Format::Text => lowered.to_string(),
            Format::Json => json(lowered).map_err(|error| {
                reporter.say(
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

fn json(lowered: &Lowered<'_, '_>) -> serde_json::Result<String> {
    let module = lowered.validated().module();
    let names = ObjectNames::of(module);
    let functions = module
        .code
        .functions()
        .map(|function| describe(lowered, &names, function))
        .collect();
    let (target, dialect) = (module.target.name(), lowered.encoding().dialect.name());
    Ok(serde_json::to_string_pretty(&Module {
        target,
        dialect,
        globals: globals(lowered),
        functions,
    })? + "\n")
}

fn describe(
    lowered: &Lowered<'_, '_>,
    names: &ObjectNames,
    function: FunctionView<'_>,
) -> Function {
    let module = lowered.validated().module();
    let objects = lowered
        .validated()
        .index()
        .variables(function.subprogram)
        .map(|id| Entry {
            name: module.metadata.object_name(Object::Variable(id)),
            line: module
                .metadata
                .variables
                .get(id)
                .map_or(0, |variable| variable.line),
            locations: locations(lowered, lowered.location(id), Some(function)),
        });
    let procedures = lowered
        .procedures()
        .iter()
        .enumerate()
        .filter(|(_, procedure)| procedure.function == Some(function.id));
    let procedures = procedures.filter(|(_, procedure)| procedure.variable.is_none());
    let procedures = procedures.map(|(number, procedure)| Procedure {
        number,
        locations: locations(lowered, &procedure.location, Some(function)),
    });
    let degraded = lowered
        .degradations()
        .iter()
        .filter(|degradation| degradation.function == Some(function.id));
    let degraded = degraded.map(|degradation| Degraded {
        object: degradation.name(module, names),
        start: degradation.range.start.0,
        end: degradation.range.end.0,
        reason: degradation.reason.to_string(),
    });
    Function {
        symbol: module.metadata.strings.get(function.symbol).to_string(),
        size: function.size,
        objects: objects.collect(),
        procedures: procedures.collect(),
        degraded: degraded.collect(),
    }
}

fn globals(lowered: &Lowered<'_, '_>) -> Vec<Entry> {
    let module = lowered.validated().module();
    let index = lowered.validated().index();
    let is_in_function = |scope| index.subprogram_of(scope).is_some();
    let globals = module
        .metadata
        .variables
        .iter()
        .filter(|(_, node)| !is_in_function(node.scope));
    let described = globals.map(|(id, node)| Entry {
        name: module.metadata.object_name(Object::Variable(id)),
        line: node.line,
        locations: locations(lowered, lowered.location(id), None),
    });
    described.collect()
}

fn locations(
    lowered: &Lowered<'_, '_>,
    location: &EntryLocation,
    function: Option<FunctionView<'_>>,
) -> Vec<Location> {
    let module = lowered.validated().module();
    let everywhere = function.map(|function| function.range());
    let one = |symbol: Option<String>,
               code: Option<CodeRange>,
               expression: std::ops::Range<u32>| Location {
        function: symbol,
        start: code.map(|code| code.start.0),
        end: code.map(|code| code.end.0),
        bytes: lowered
            .expression(expression.clone())
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
        operations: lowered.text(expression),
    };
    match location {
        EntryLocation::Absent => Vec::new(),
        EntryLocation::Expression(expression) => vec![one(None, everywhere, expression.clone())],
        EntryLocation::List(list) => lowered
            .entries(list.clone())
            .iter()
            .map(|entry| one(None, Some(entry.range), entry.expression()))
            .collect(),
        EntryLocation::PerFunction { parts, elsewhere } => {
            let mut all = Vec::new();
            for part in lowered.parts(parts.clone()) {
                let symbol = module
                    .code
                    .function(part.function)
                    .map(|view| module.metadata.strings.get(view.symbol).to_string());
                let entries = lowered.entries(part.entries.clone());
                all.extend(
                    entries
                        .iter()
                        .map(|entry| one(symbol.clone(), Some(entry.range), entry.expression())),
                );
            }
            all.extend(
                elsewhere
                    .clone()
                    .map(|expression| one(None, None, expression)),
            );
            all
        }
    }
}

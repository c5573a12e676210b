//! `dwarfsmith lower`: each object's location, as ranges and operations.
//!
//! Text and JSON are two prints of the same structures, whose fields are in the order of the JSON.

use crate::operations::{self, ReferenceNames};
use crate::report::{Reporter, Severity};
use crate::{Outcome, input, usual_dialect};
use clap::ValueEnum;
use dwarfsmith::dwarf::{DecodeError, Dialect, Encoding};
use dwarfsmith::lower::{EntryLocation, Lowered};
use dwarfsmith::markers::{CodeRange, FunctionView};
use dwarfsmith::metadata::Object;
use serde::Serialize;
use std::fmt::{self, Display, Write};

/// Show each object's location: its ranges with their operations, and what was degraded
#[derive(clap::Args)]
pub struct Arguments {
    /// A module in the text format; `-` for standard input
    #[arg(value_name = "F.di")]
    file: String,
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft; without it, llvm for AMD GPUs and dwarf5 for the rest
    #[arg(long, value_parser = crate::dialect)]
    dialect: Option<Dialect>,
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
    /// Entries without a name, which only other expressions refer to.
    procedures: Vec<Entry>,
    degraded: Vec<Degraded>,
}

#[derive(Serialize)]
struct Entry {
    name: String,
    /// The line of the declaration; 0 for none.
    line: u32,
    ranges: Vec<Range>,
}

#[derive(Serialize)]
struct Range {
    start: u32,
    end: u32,
    operations: Vec<String>,
}

#[derive(Serialize)]
struct Degraded {
    object: String,
    start: u32,
    end: u32,
    reason: String,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    lower(arguments, reporter).unwrap_or_else(|outcome| outcome)
}

fn lower(arguments: &Arguments, reporter: &Reporter) -> Result<Outcome, Outcome> {
    let input = input::read(&arguments.file, reporter)?;
    let parsed = input::parse(&input, reporter)?;
    let validated = parsed.module.validate().map_err(|diagnostics| {
        input::show(&diagnostics, &parsed, &input, reporter);
        Outcome::Wrong
    })?;
    let target = parsed.module.target;
    let dialect = arguments.dialect.unwrap_or(usual_dialect(target));
    let lowered = validated.lower(Encoding::new(dialect, target));
    let wrong = |error: &dyn Display| {
        reporter.say(Severity::Error, &format!("{}: {error}", input.name));
        Outcome::Wrong
    };
    let names = ReferenceNames::new(&lowered);
    let functions = parsed.module.code.functions().map(|function| describe(&lowered, function, &names));
    let functions: Result<Vec<Function>, DecodeError> = functions.collect();
    let module =
        Module { target: target.name(), dialect: dialect.name(), functions: functions.map_err(|error| wrong(&error))? };
    let text = match arguments.format {
        Format::Text => module.to_string(),
        Format::Json => serde_json::to_string_pretty(&module).map_err(|error| wrong(&error))? + "\n",
    };
    Ok(reporter.result(text.as_bytes()))
}

fn describe(
    lowered: &Lowered<'_, '_>,
    function: FunctionView<'_>,
    names: &ReferenceNames,
) -> Result<Function, DecodeError> {
    let module = lowered.validated().module();
    let mut objects = Vec::new();
    for id in lowered.validated().index().variables(function.subprogram) {
        let variable = module.variables.get(id);
        objects.push(Entry {
            name: module.object_name(Object::Variable(id)),
            line: variable.map_or(0, |variable| variable.line),
            ranges: ranges(lowered, lowered.location(id), function, names)?,
        });
    }
    let mut procedures = Vec::new();
    for (number, procedure) in lowered.procedures().iter().enumerate() {
        if procedure.function == function.id {
            let name = names.procedure(number).unwrap_or("").to_string();
            procedures.push(Entry { name, line: 0, ranges: ranges(lowered, &procedure.location, function, names)? });
        }
    }
    let degraded = lowered.degradations().iter().filter(|degradation| degradation.function == function.id);
    let degraded = degraded.map(|degradation| Degraded {
        object: module.object_name(degradation.object),
        start: degradation.range.start,
        end: degradation.range.end,
        reason: kebab(&format!("{:?}", degradation.reason)),
    });
    Ok(Function {
        symbol: module.strings.get(function.symbol).to_string(),
        size: function.size,
        objects,
        procedures,
        degraded: degraded.collect(),
    })
}

fn ranges(
    lowered: &Lowered<'_, '_>,
    location: &EntryLocation,
    function: FunctionView<'_>,
    names: &ReferenceNames,
) -> Result<Vec<Range>, DecodeError> {
    let range = |code: CodeRange, expression| {
        let operations = operations::lowered(lowered, expression, names)?;
        Ok(Range { start: code.start, end: code.end, operations })
    };
    match location {
        EntryLocation::Absent => Ok(Vec::new()),
        EntryLocation::Expression(expression) => Ok(vec![range(function.range(), expression.clone())?]),
        EntryLocation::List(list) => {
            lowered.entries(list.clone()).iter().map(|entry| range(entry.range, entry.expression())).collect()
        }
    }
}

/// `AddressSpace` as `address-space`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

impl Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "target {}, dialect {}", self.target, self.dialect)?;
        self.functions.iter().try_for_each(|function| write!(f, "\n{function}"))
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "@{}, {:#x} bytes", self.symbol, self.size)?;
        for object in &self.objects {
            let line = if object.line == 0 { String::new() } else { format!(", line {}", object.line) };
            writeln!(f, "  {}{line}", object.name)?;
            object.ranges.iter().try_for_each(|range| write!(f, "{range}"))?;
            if object.ranges.is_empty() {
                f.write_str("    nowhere\n")?;
            }
        }
        for procedure in &self.procedures {
            writeln!(f, "  @{}", procedure.name)?;
            procedure.ranges.iter().try_for_each(|range| write!(f, "{range}"))?;
        }
        for degraded in &self.degraded {
            let Degraded { object, start, end, reason } = degraded;
            writeln!(f, "  degraded: {object} in {start:#x}..{end:#x} ({reason})")?;
        }
        Ok(())
    }
}

impl Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "    {:#x}..{:#x}: {}", self.start, self.end, self.operations.join(", "))?;
        f.write_char('\n')
    }
}

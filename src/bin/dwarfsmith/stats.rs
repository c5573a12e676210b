//! `dwarfsmith stats`: prints the coverage of variables.

use crate::Outcome;
use crate::object_files::ObjectFiles;
use crate::report::{Format, Reporter, Severity, count};
use dwarfsmith::OneLine;
use dwarfsmith::audit::{self, Coverage, FunctionCoverage, LocationKind, SHARES};
use serde::Serialize;
use std::cell::RefCell;
use std::io::{BufWriter, Write};

/// Show the coverage of variables: for how many bytes of its scope each has a location, by function
/// and by kind of location
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    files: ObjectFiles,
    /// The output format; JSON has one line for each file
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Serialize)]
struct File {
    file: String,
    functions: Vec<Function>,
    total: Bytes,
    /// The location lists of variables, and their entries.
    lists: u64,
    list_entries: u64,
    /// The scopes that state the program counters of lanes and the active lanes.
    lane_counters: u64,
    active_lanes: u64,
    /// The number of variables for each covered share of their scope: 0 %, less than 10 %, 10 to 19
    /// % and so on, and 100 %.
    shares: [u64; SHARES],
}

#[derive(Serialize)]
struct Function {
    name: Option<String>,
    address: u64,
    #[serde(flatten)]
    bytes: Bytes,
}

/// The coverage in bytes, except for the number of variables.
#[derive(Serialize)]
struct Bytes {
    variables: u64,
    scope: u64,
    covered: u64,
    memory: u64,
    register: u64,
    value: u64,
    entry_value: u64,
    lane: u64,
    pieces: u64,
    no_location: u64,
}

impl From<&Coverage> for Bytes {
    fn from(coverage: &Coverage) -> Bytes {
        Bytes {
            variables: coverage.variables,
            scope: coverage.scope,
            covered: coverage.total(),
            memory: coverage.kind(LocationKind::Memory),
            register: coverage.kind(LocationKind::Register),
            value: coverage.kind(LocationKind::Value),
            entry_value: coverage.kind(LocationKind::EntryValue),
            lane: coverage.kind(LocationKind::Lane),
            pieces: coverage.kind(LocationKind::Pieces),
            no_location: coverage.no_location(),
        }
    }
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let format = arguments.format;
    arguments
        .files
        .each(reporter, "read", |name, member, progress| {
            let mut output = BufWriter::new(std::io::stdout().lock());
            // The progress line may be on the same terminal.
            let progress = RefCell::new(progress);
            let mut written = Ok(());
            let mut functions = Vec::new();
            if format == Format::Text {
                written = heading(&mut output, name);
            }
            let mut sink = |function: FunctionCoverage| match format {
                Format::Text if written.is_ok() => {
                    progress.borrow_mut().clear();
                    let name = function.name.as_deref().unwrap_or("(no name)");
                    written = line(&mut output, &function.coverage, &OneLine(name).to_string());
                }
                Format::Text => {}
                Format::Json => functions.push(Function {
                    bytes: Bytes::from(&function.coverage),
                    name: function.name,
                    address: function.address,
                }),
            };
            let statistics =
                member.statistics(&mut sink, &mut |bytes| progress.borrow_mut().advance(bytes))?;
            progress.borrow_mut().clear();
            let written = written.and_then(|()| match format {
                Format::Text => totals(&mut output, &statistics),
                Format::Json => {
                    let total = Bytes::from(&statistics.total);
                    let file = File {
                        file: name.to_string(),
                        functions,
                        total,
                        lists: statistics.lists,
                        list_entries: statistics.list_entries,
                        lane_counters: statistics.lane_counters,
                        active_lanes: statistics.active_lanes,
                        shares: statistics.shares,
                    };
                    serde_json::to_writer(&mut output, &file)?;
                    writeln!(output)
                }
            });
            let written = written.and_then(|()| output.flush());
            drop(output);
            let outcome = reporter.written(written);
            Ok(outcome.max(left_out(name, &statistics, reporter)))
        })
}

/// Reports the input that was not counted.
fn left_out(name: &str, statistics: &audit::Statistics, reporter: &Reporter) -> Outcome {
    let audit::Statistics {
        skeletons,
        split,
        errors,
        ..
    } = *statistics;
    let warn = |number: u64, what, before: &str, after: &str| {
        if number > 0 {
            let number = count(number, what);
            reporter.report(
                Severity::Warning,
                &format!("{name}: {before}{number} {after}"),
            );
        }
    };
    let after = "are in .dwo or .dwp files, and are not counted";
    warn(skeletons, "unit", "the variables of ", after);
    let after = "are in another file, so their variables are not counted";
    warn(split, "unit", "the addresses of ", after);
    let verb = if errors == 1 { "is" } else { "are" };
    let after = format!(
        "cannot be read or {verb} ill-formed, and {verb} left out; `dwarfsmith audit` shows those of locations"
    );
    warn(errors, "part", "", &after);
    match errors {
        0 => Outcome::Fine,
        _ => Outcome::Wrong,
    }
}

fn heading(output: &mut dyn Write, name: &str) -> std::io::Result<()> {
    write!(
        output,
        "{name}:\n{:>9} {:>10} {:>10} {:>6}",
        "variables", "scope", "covered", "%"
    )?;
    for kind in LocationKind::ALL {
        write!(output, " {:>11}", kind.name())?;
    }
    writeln!(output, " {:>11}  function", "no location")
}

/// Writes a line with the number of variables and the numbers of bytes.
fn line(output: &mut dyn Write, coverage: &Coverage, name: &str) -> std::io::Result<()> {
    let total = coverage.total();
    write!(
        output,
        "{:>9} {:>10} {total:>10} {:>6}",
        coverage.variables,
        coverage.scope,
        share(total, coverage.scope)
    )?;
    for kind in LocationKind::ALL {
        write!(output, " {:>11}", coverage.kind(kind))?;
    }
    writeln!(output, " {:>11}  {name}", coverage.no_location())
}

/// Formats a part of a whole as a percentage with one decimal. It is rounded down, so that 100
/// means the whole.
pub fn share(part: u64, whole: u64) -> String {
    match u128::from(part)
        .checked_mul(1000)
        .and_then(|part| part.checked_div(u128::from(whole)))
    {
        Some(share) => format!("{}.{}", share / 10, share % 10),
        None => "-".into(),
    }
}

fn totals(output: &mut dyn Write, statistics: &audit::Statistics) -> std::io::Result<()> {
    let functions = count(statistics.functions, "function");
    line(output, &statistics.total, &format!("({functions} in all)"))?;
    writeln!(
        output,
        "location lists: {}, with {}",
        statistics.lists,
        count(statistics.list_entries, "range")
    )?;
    if statistics.lane_counters + statistics.active_lanes > 0 {
        writeln!(
            output,
            "scopes with program counters of lanes: {}, with active lanes: {}",
            statistics.lane_counters, statistics.active_lanes
        )?;
    }
    writeln!(
        output,
        "variables by the share of their scope that is covered:"
    )?;
    for (group, variables) in statistics.shares.iter().enumerate() {
        let label = match group {
            0 => "0 %".to_string(),
            1 => "less than 10 %".to_string(),
            group if group + 1 == SHARES => "100 %".to_string(),
            group => format!("{} to {} %", 10 * (group - 1), 10 * group - 1),
        };
        writeln!(output, "{variables:>9}  {label}")?;
    }
    Ok(())
}

//! lldb on a sample of gdb's stops: it must show the same frames, and true
//! values where gdb has one.
//!
//! Parts that gdb reports as missing are left out, because lldb shows a piece without a location as
//! zero.

use std::io::Write as _;
use std::process::Command;

use crate::compare::{Tally, all_missing, compare_frame, mask};
use crate::stops::{Shown, shown};
use crate::support;
use crate::trace::{Stop, Variable, read_run};

/// The number of stops of each program that are compared.
const SAMPLE: usize = 6;
/// The minimum total number of stops.
const MINIMUM_STOPS: usize = 20;

#[test]
fn lldb_agrees_with_gdb_on_a_sample() {
    let mut all = Tally::default();
    let mut stops = 0;
    let mut errors = Vec::new();
    for shown in shown().iter().filter(|shown| shown.program.optimized) {
        stops += compare_sample(shown, &mut all, &mut errors);
    }
    let total = all.parts.known + all.parts.missing;
    let report = format!(
        "\nlldb: {stops} stops, {} of the {total} parts of values gdb shows\n",
        all.parts.known
    );
    let errors: String = errors
        .iter()
        .map(|error| format!("lldb cannot show {error}\n"))
        .collect();
    let _ = std::io::stderr().write_all((report + &errors).as_bytes());
    assert!(all.wrong.is_empty(), "{}", all.wrong.join("\n"));
    assert!(stops >= MINIMUM_STOPS, "lldb made only {stops} stops");
    assert!(
        all.parts.known * 2 > total,
        "lldb shows less than half of the values gdb has"
    );
}

/// Returns stops that are evenly distributed over the run.
fn sample(stops: &[Stop]) -> Vec<&Stop> {
    let count = SAMPLE.min(stops.len());
    (0..count)
        .map(|index| &stops[(2 * index + 1) * stops.len() / (2 * count)])
        .collect()
}

fn compare_sample(shown: &Shown, all: &mut Tally, errors: &mut Vec<String>) -> usize {
    let program = shown.program;
    let requested: Vec<_> = sample(&shown.run.stops)
        .iter()
        .map(|stop| (stop.address, stop.hit))
        .collect();
    let output = program.executable.with_extension("lldb");
    let request =
        serde_json::json!({ "program": program.executable, "output": output, "stops": requested });
    let script = support::root().join("tests/debuggers/lldb_stops.py");
    let import = format!("command script import \"{}\"", script.display());
    let mut lldb = Command::new(support::tool("lldb"));
    lldb.args(["--no-lldbinit", "--batch", "-o", &import])
        .env("REQUEST", request.to_string());
    let messages = support::run(&mut lldb);
    assert!(
        output.exists(),
        "lldb's script did not run:\n{}",
        support::text(&messages.stderr)
    );
    let run = read_run(&output);
    let place = |stop: &Stop| {
        format!(
            "{} in lldb at {:#x}, hit {}",
            program.name, stop.address, stop.hit
        )
    };
    if run.stops.len() != requested.len() {
        all.wrong.push(format!(
            "{}: lldb made {} of {} stops: {}",
            program.name,
            run.stops.len(),
            requested.len(),
            run.end
        ));
    }
    for stop in &run.stops {
        let mut aligned = shown.run.stops.iter().zip(&shown.alignment.matched);
        let found =
            aligned.find(|(other, _)| (other.address, other.hit) == (stop.address, stop.hit));
        let Some((gdb, Some(event))) = found else {
            continue;
        };
        let frames = |stop: &Stop| -> Vec<(String, u64)> {
            stop.frames
                .iter()
                .map(|f| (f.function.clone(), f.line))
                .collect()
        };
        if frames(stop) != frames(gdb) {
            all.wrong.push(format!(
                "{}: frames {:?}, in gdb {:?}",
                place(stop),
                frames(stop),
                frames(gdb)
            ));
        }
        let (Some(variables), Some(known)) = (&stop.frames[0].variables, &gdb.frames[0].variables)
        else {
            continue;
        };
        let compared = variables
            .iter()
            .filter_map(|variable| compared(variable, known, &place(stop), errors));
        let has = |variable: &&Variable| {
            known
                .iter()
                .any(|other| same(other, variable) && !all_missing(&other.value))
        };
        let truth: Vec<_> = program.log.events[*event]
            .variables
            .iter()
            .filter(has)
            .cloned()
            .collect();
        compare_frame(
            &truth,
            &compared.collect::<Vec<_>>(),
            &place(stop),
            all,
            |_, _| {},
        );
    }
    run.stops.len()
}

/// Returns lldb's value of a variable, without the parts that gdb does not show.
fn compared(
    variable: &Variable,
    known: &[Variable],
    place: &str,
    errors: &mut Vec<String>,
) -> Option<Variable> {
    if let Some(error) = variable.value.get("$error") {
        errors.push(format!("{} ({place}): {error}", variable.name));
        return None;
    }
    let known = known.iter().find(|other| same(other, variable))?;
    Some(Variable {
        value: mask(&variable.value, &known.value),
        ..variable.clone()
    })
}

fn same(one: &Variable, other: &Variable) -> bool {
    (&one.name, one.declared) == (&other.name, other.declared)
}

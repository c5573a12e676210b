//! The two sequences that are compared: the events the interpreter logged, and
//! the stops a debugger made.

use std::path::Path;

use serde_json::Value;

/// A variable, and what it holds or what a debugger shows for it.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    /// The line of its declaration, which tells shadowed variables apart.
    pub declared: u64,
    pub value: Value,
}

/// The start of a statement in the interpreter.
#[derive(Clone, Debug)]
pub struct Event {
    pub line: u64,
    pub function: String,
    /// How many calls are active; 0 in main.
    pub depth: usize,
    /// What is in scope and initialized.
    pub variables: Vec<Variable>,
}

/// A call frame a debugger shows.
#[derive(Clone, Debug)]
pub struct Frame {
    pub function: String,
    pub line: u64,
    /// What it shows in scope; nothing where it was not asked.
    pub variables: Option<Vec<Variable>>,
}

/// A stop in a debugger.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Where, as the executable counts.
    pub address: u64,
    /// How often it has stopped there, with this time.
    pub hit: u64,
    /// From the innermost frame out to main.
    pub frames: Vec<Frame>,
}

/// A debugger's whole run.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// Where statements start: address and line.
    pub statements: Vec<(u64, u64)>,
    /// For each line and function, where the debugger puts the user's breakpoint:
    /// pairs of address and line, or why it cannot.
    pub places: Vec<(String, Value)>,
    pub stops: Vec<Stop>,
    /// Why the run ended, `exited` at the program's own end.
    pub end: String,
}

/// Reads the interpreter's log.
#[track_caller]
pub fn read_trace(text: &str) -> Vec<Event> {
    let event = |record: Value| Event {
        line: number(&record, "line"),
        function: string(&record, "function"),
        depth: number(&record, "depth") as usize,
        variables: variables(&record["variables"]).expect("every event has variables"),
    };
    text.lines().map(|line| event(parse(line))).collect()
}

/// Reads what a debugger's script wrote.
#[track_caller]
pub fn read_run(file: &Path) -> Run {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut run = Run::default();
    for record in text.lines().map(parse) {
        match record["kind"].as_str() {
            Some("rows") => {
                let pair = |pair: &Value| (pair[0].as_u64().expect("an address"), pair[1].as_u64().expect("a line"));
                run.statements = array(&record["statements"]).iter().map(pair).collect();
            }
            Some("place") => run.places.push((string(&record, "place"), record["resolved"].clone())),
            Some("stop") => run.stops.push(Stop {
                address: number(&record, "address"),
                hit: number(&record, "hit"),
                frames: array(&record["frames"]).iter().map(frame).collect(),
            }),
            Some("end") => run.end = string(&record, "reason"),
            kind => panic!("{}: unknown record {kind:?}", file.display()),
        }
    }
    run
}

fn frame(record: &Value) -> Frame {
    Frame {
        function: string(record, "function"),
        line: number(record, "line"),
        variables: variables(&record["variables"]),
    }
}

fn variables(list: &Value) -> Option<Vec<Variable>> {
    let variable = |record: &Value| Variable {
        name: string(record, "name"),
        declared: number(record, "declared"),
        value: record["value"].clone(),
    };
    Some(list.as_array()?.iter().map(variable).collect())
}

#[track_caller]
fn parse(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"))
}

#[track_caller]
fn array(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("not a list: {value}"))
}

#[track_caller]
fn number(record: &Value, key: &str) -> u64 {
    record[key].as_u64().unwrap_or_else(|| panic!("no number `{key}` in {record}"))
}

#[track_caller]
fn string(record: &Value, key: &str) -> String {
    record[key].as_str().unwrap_or_else(|| panic!("no text `{key}` in {record}")).to_string()
}

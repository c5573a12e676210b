//! The two sequences that are compared: the events in the interpreter's log, and the stops of a
//! debugger.

use std::path::Path;

use serde_json::Value;

use crate::source::Declarations;

/// A variable with its value: the true one, or the one that a debugger shows.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    /// The line of its declaration, which distinguishes shadowed variables.
    pub declared: u64,
    pub value: Value,
}

/// The start of a statement in the interpreter.
#[derive(Clone, Debug, Default)]
pub struct Event {
    pub line: u64,
    pub function: String,
    /// The number of active calls; 0 in main.
    pub depth: usize,
    /// The index of its scope in the function.
    pub scope: usize,
    /// The variables that are in scope and initialized.
    pub variables: Vec<Variable>,
    /// The variables of outer frames that have changed since they were last logged, by depth.
    pub outer: Vec<(usize, Vec<Variable>)>,
    /// The variables that left their scope after the event, by depth.
    pub left: Vec<(usize, Vec<Variable>)>,
    /// The end of its call, unless the program ends before.
    pub returned: Option<Return>,
}

/// The end of a call in the interpreter.
#[derive(Clone, Debug)]
pub struct Return {
    /// The return value; null if there is none.
    pub value: Value,
    /// The index of the first event after it.
    pub next: usize,
}

/// The interpreter's log.
pub struct Log {
    pub declarations: Declarations,
    pub events: Vec<Event>,
}

impl Log {
    /// Returns the variables of the function of the event `caller`, at the later event `now` during
    /// a call that `caller` makes.
    pub fn outer(&self, caller: usize, now: usize) -> Vec<Variable> {
        let depth = self.events[caller].depth;
        let mut variables = self.events[caller].variables.clone();
        let changes = self.events[caller + 1..=now]
            .iter()
            .flat_map(|event| &event.outer);
        for changed in changes
            .filter(|(of, _)| *of == depth)
            .flat_map(|(_, changed)| changed)
        {
            let same = |other: &&mut Variable| {
                (&other.name, other.declared) == (&changed.name, changed.declared)
            };
            *variables
                .iter_mut()
                .rev()
                .find(same)
                .expect("a logged variable") = changed.clone();
        }
        variables
    }
}

/// A call frame that a debugger shows.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The address by which the debugger finds the variables: in callers, one in the call.
    pub address: u64,
    pub function: String,
    pub line: u64,
    /// The variables in scope; `None` if they were not requested.
    pub variables: Option<Vec<Variable>>,
}

/// A stop in a debugger.
#[derive(Clone, Debug)]
pub struct Stop {
    /// The address in the executable.
    pub address: u64,
    /// The number of stops at this address, including this one.
    pub hit: u64,
    /// The frames, the innermost first, `main` last.
    pub frames: Vec<Frame>,
}

/// A debugger's whole run.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// The starts of statements: addresses and lines.
    pub statements: Vec<(u64, u64)>,
    /// For each line and function, the places where the debugger sets a user's breakpoint: pairs of
    /// address and line, or the reason why it cannot.
    pub places: Vec<(String, Value)>,
    pub stops: Vec<Stop>,
    /// The reason why the run ended; `exited` if the program ended.
    pub end: String,
}

/// Reads the interpreter's log.
#[track_caller]
pub fn read_trace(text: &str) -> Log {
    let mut records = text.lines().map(parse);
    let declarations = Declarations::read(&records.next().expect("a log starts with declarations"));
    let mut events: Vec<Event> = Vec::new();
    // The events of each active call.
    let mut open: Vec<Vec<usize>> = Vec::new();
    for record in records {
        let depth = number(&record, "depth") as usize;
        open.resize(open.len().max(depth + 1), Vec::new());
        if let Some(left) = variables(&record["left"]) {
            events
                .last_mut()
                .expect("an event before")
                .left
                .push((depth, left));
            continue;
        }
        if let Some(value) = record.get("returned") {
            let returned = Return {
                value: value.clone(),
                next: events.len(),
            };
            for event in open[depth].drain(..) {
                events[event].returned = Some(returned.clone());
            }
            continue;
        }
        open[depth].push(events.len());
        let changed = |frame: &Value| {
            let changed =
                variables(&frame["variables"]).expect("every changed frame has variables");
            (number(frame, "depth") as usize, changed)
        };
        events.push(Event {
            line: number(&record, "line"),
            function: string(&record, "function"),
            depth,
            scope: number(&record, "scope") as usize,
            variables: variables(&record["variables"]).expect("every event has variables"),
            outer: array(&record["outer"]).iter().map(changed).collect(),
            left: Vec::new(),
            returned: None,
        });
    }
    Log {
        declarations,
        events,
    }
}

/// Reads the output of a debugger's script.
#[track_caller]
pub fn read_run(file: &Path) -> Run {
    let text =
        std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut run = Run::default();
    for record in text.lines().map(parse) {
        match record["kind"].as_str() {
            Some("rows") => {
                let pair = |pair: &Value| {
                    (
                        pair[0].as_u64().expect("an address"),
                        pair[1].as_u64().expect("a line"),
                    )
                };
                run.statements = array(&record["statements"]).iter().map(pair).collect();
            }
            Some("place") => run
                .places
                .push((string(&record, "place"), record["resolved"].clone())),
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
        address: number(record, "address"),
        function: string(record, "function"),
        line: number(record, "line"),
        variables: variables(&record["variables"]),
    }
}

pub fn variables(list: &Value) -> Option<Vec<Variable>> {
    let variable = |record: &Value| Variable {
        name: string(record, "name"),
        declared: number(record, "declared"),
        value: record["value"].clone(),
    };
    Some(list.as_array()?.iter().map(variable).collect())
}

#[track_caller]
pub fn parse(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"))
}

#[track_caller]
pub fn array(value: &Value) -> &[Value] {
    value
        .as_array()
        .unwrap_or_else(|| panic!("not a list: {value}"))
}

#[track_caller]
pub fn number(record: &Value, key: &str) -> u64 {
    record[key]
        .as_u64()
        .unwrap_or_else(|| panic!("no number `{key}` in {record}"))
}

#[track_caller]
pub fn string(record: &Value, key: &str) -> String {
    record[key]
        .as_str()
        .unwrap_or_else(|| panic!("no text `{key}` in {record}"))
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outer_variables_change_with_the_calls_inside() {
        let event = |line, function, depth, variables: Value, outer: Value| {
            serde_json::json!({ "line": line, "function": function, "depth": depth, "scope": 0,
                "variables": variables, "outer": outer })
        };
        let x = |value: &str| serde_json::json!([{ "name": "x", "declared": 1, "value": value }]);
        let none = serde_json::json!([]);
        let records = [
            serde_json::json!({ "structs": [], "functions": [] }),
            event(2, "main", 0, x("1"), none.clone()),
            event(7, "f", 1, x("8"), none.clone()),
            event(
                9,
                "g",
                2,
                none.clone(),
                serde_json::json!([{ "depth": 0, "variables": x("3") }]),
            ),
            serde_json::json!({ "function": "g", "depth": 2, "returned": null }),
            serde_json::json!({ "function": "f", "depth": 1, "returned": "5" }),
            event(3, "main", 0, x("3"), none),
        ];
        let log = read_trace(&records.map(|record| record.to_string()).join("\n"));
        let outer = |caller, now| log.outer(caller, now)[0].value.clone();
        assert_eq!(
            (outer(0, 1), outer(0, 2), outer(1, 2)),
            ("1".into(), "3".into(), "8".into())
        );
        let returns = log
            .events
            .iter()
            .map(|event| event.returned.as_ref().map(|r| (r.value.clone(), r.next)));
        let (g, f) = ((Value::Null, 3), ("5".into(), 3));
        assert_eq!(returns.collect::<Vec<_>>(), [None, Some(f), Some(g), None]);
    }
}

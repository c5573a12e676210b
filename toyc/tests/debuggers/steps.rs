//! A debugger at every instruction: the values between two stops at statements.
//!
//! The interpreter has no state between two statements. So a part of a variable must have its value
//! at the first statement or at the second, and never the old value after the new one. If
//! statements between the two have no code, their values are also allowed, in their order.
//!
//! By default, only some executions of each statement are stepped. With the environment variable
//! `TOYC_EVERYTHING`, every instruction of every program is stepped, with all frames.

use std::collections::HashMap;
use std::io::Write as _;

use serde_json::Value;

use crate::causes::Entries;
use crate::debugger::Debugger;
use crate::stops::{Shown, everything, max_hits, shown, together};
use crate::support;
use crate::trace::{Variable, array, number, parse, string, variables};

/// The number of executions of each statement that are stepped.
const WINDOWS: u64 = 5;
/// The number of instructions after which the outer frames are read again.
const OUTER_EVERY: u64 = 7;
/// The minimum number of instructions, on average for a program.
const MINIMUM_STEPS: u64 = 60;

/// The result for one program.
#[derive(Default)]
pub struct Result {
    /// The number of instructions.
    pub steps: u64,
    /// The number of values of variables at these.
    pub values: u64,
    /// The failures, as messages.
    pub wrong: Vec<String>,
}

/// An instruction: its address, and the frames from main to the innermost one with the variables
/// that changed.
struct Step {
    address: u64,
    frames: Vec<(String, Vec<Variable>)>,
}

#[test]
fn gdb_shows_true_values_or_none_at_every_instruction() {
    expect_truth(&shown().iter().collect::<Vec<_>>());
}

/// Steps through programs in a debugger, and fails if a value is wrong.
#[track_caller]
pub fn expect_truth(all_shown: &[&Shown]) {
    let mut report = format!("\n{}:\n", all_shown[0].debugger.name());
    let mut total = Result::default();
    for (shown, result) in all_shown
        .iter()
        .zip(together(all_shown, |shown| step(shown)))
    {
        let (name, wrong) = (&shown.program.name, result.wrong.len());
        report += &format!(
            "{name:17} {:>8} instructions, {:>8} values, {wrong} wrong\n",
            result.steps, result.values
        );
        total.steps += result.steps;
        total.values += result.values;
        total.wrong.extend(result.wrong);
    }
    report += &format!(
        "{} instructions, {} values, {} wrong\n",
        total.steps,
        total.values,
        total.wrong.len()
    );
    let _ = std::io::stderr().write_all(report.as_bytes());
    let first: Vec<_> = total.wrong.iter().take(100).map(String::as_str).collect();
    assert!(first.is_empty(), "{}", first.join("\n"));
    let least = MINIMUM_STEPS * all_shown.len() as u64;
    assert!(total.steps >= least, "only {} instructions", total.steps);
}

/// Steps through a program and compares.
pub fn step(shown: &Shown) -> Result {
    let (windows, outer_every) = if everything() {
        (u64::MAX >> 1, 1)
    } else {
        (WINDOWS, OUTER_EVERY)
    };
    let program = shown.program;
    // The stops are known from the run that stopped at every statement.
    let stops = shown.run.stops.iter().zip(&shown.alignment.matched);
    let events: HashMap<(u64, u64), usize> = stops
        .filter_map(|(stop, event)| Some(((stop.address, stop.hit), (*event)?)))
        .collect();
    let request = serde_json::json!({
        "statements": shown.run.statements, "windows": windows, "max_hits": max_hits(),
        "max_stops": shown.run.stops.len(), "outer_every": outer_every,
    });
    let debugger = shown.debugger;
    let (output, messages) = debugger.run(program, &program.executable, "steps", request);
    let text = std::fs::read_to_string(&output).expect("what the script wrote");
    let is_lldb = debugger == Debugger::Lldb;
    let mut zeros = is_lldb.then(|| Entries::read(&program.executable));
    let mut result = Result::default();
    let (mut event, mut steps) = (None, Vec::new());
    for record in text.lines().map(parse) {
        match record["kind"].as_str() {
            Some("step") => steps.push(read_step(&record, zeros.as_mut())),
            Some("stop") => {
                let hit = record["hit"].as_u64();
                let next = hit.and_then(|hit| events.get(&(number(&record, "address"), hit)));
                let window = std::mem::take(&mut steps);
                if let (Some(from), Some(to)) = (event, next) {
                    Window::new(shown, from, *to).compare(&window, &mut result.wrong);
                }
                event = next.copied();
            }
            _ => {
                let reason = string(&record, "reason");
                assert!(
                    matches!(reason.as_str(), "exited" | "limit"),
                    "{}: {reason}\n{}",
                    program.name,
                    support::text(&messages.stderr)
                );
                result.steps = number(&record, "steps");
                result.values = number(&record, "values");
                if let (Some(from), "exited") = (event, reason.as_str()) {
                    let last = program.log.events.len() - 1;
                    Window::new(shown, from, last).compare(&steps, &mut result.wrong);
                }
            }
        }
    }
    result
}

/// Reads a step. `zeros` has the entries of the program if the debugger is lldb.
fn read_step(record: &Value, mut zeros: Option<&mut Entries>) -> Step {
    let mut frame = |frame: &Value| {
        let mut variables = variables(&frame["variables"]).expect("variables");
        if let Some(entries) = &mut zeros {
            let address = number(frame, "address");
            variables
                .iter_mut()
                .for_each(|variable| entries.drop_zeros(address, variable));
        }
        (string(frame, "function"), variables)
    };
    Step {
        address: number(record, "address"),
        frames: array(&record["frames"])
            .iter()
            .rev()
            .map(&mut frame)
            .collect(),
    }
}

/// The events from one stop to the next.
struct Window<'a> {
    shown: &'a Shown,
    from: usize,
    to: usize,
    /// The true variables of a frame by its depth, at an event.
    known: HashMap<(usize, usize), Option<Vec<Variable>>>,
    /// For each part, the first event whose value it may still have.
    reached: HashMap<(usize, String), usize>,
}

impl Window<'_> {
    fn new(shown: &Shown, from: usize, to: usize) -> Window<'_> {
        Window {
            shown,
            from,
            to,
            known: HashMap::new(),
            reached: HashMap::new(),
        }
    }

    /// The variables of the function at a depth when an event happens, and those that leave their
    /// scope after it.
    fn truth(&mut self, depth: usize, function: &str, event: usize) -> Vec<&[Variable]> {
        let last = event == self.to;
        let left = self.shown.program.log.events[event].left.iter();
        let left = left.filter(move |(of, _)| *of == depth && !last);
        let left = left.map(|(_, variables)| &variables[..]);
        let now = self.now(depth, function, event);
        now.into_iter().chain(left).collect()
    }

    /// The variables of the function at a depth when an event happens.
    fn now(&mut self, depth: usize, function: &str, event: usize) -> Option<&[Variable]> {
        let log = &self.shown.program.log;
        let mut call = event;
        while log.events[call].depth > depth {
            call = self.shown.alignment.callers[call]?;
        }
        if log.events[call].depth != depth || log.events[call].function != function {
            return None;
        }
        let known = self.known.entry((depth, event));
        known
            .or_insert_with(|| Some(log.outer(call, event)))
            .as_deref()
    }

    fn compare(&mut self, steps: &[Step], wrong: &mut Vec<String>) {
        let place = &self.shown.program.log.events[self.from];
        let place = format!(
            "{}, after {}:{}",
            self.shown.program.name, place.function, place.line
        );
        for step in steps {
            for (depth, (function, variables)) in step.frames.iter().enumerate() {
                for variable in variables {
                    let mut parts = Vec::new();
                    flatten(&variable.value, String::new(), &mut parts);
                    for (path, value) in parts {
                        if let Err(text) = self.part(depth, function, variable, &path, &value) {
                            wrong.push(format!(
                                "{place} at {:#x}: {function}: {}{path}: shown as {value}, {text}",
                                step.address, variable.name
                            ));
                        }
                    }
                }
            }
        }
    }

    /// Finds the event whose value a part has.
    fn part(
        &mut self,
        depth: usize,
        function: &str,
        variable: &Variable,
        path: &str,
        value: &Value,
    ) -> std::result::Result<(), String> {
        let key = (
            depth,
            format!("{function}.{}.{}{path}", variable.name, variable.declared),
        );
        let first = self.reached.get(&key).copied().unwrap_or(self.from);
        let mut allowed = Vec::new();
        for event in first..=self.to {
            let variables = self.truth(depth, function, event).into_iter().flatten();
            let same = variables.filter(|other| {
                (&other.name, other.declared) == (&variable.name, variable.declared)
            });
            let truths: Vec<&Value> = same.map(|truth| at_path(&truth.value, path)).collect();
            // Null is the memory that a dangling pointer points to.
            let found = truths
                .iter()
                .any(|truth| truth.is_null() || *truth == value);
            allowed.extend(truths.into_iter().map(Value::to_string));
            if found {
                self.reached.insert(key, event);
                return Ok(());
            }
        }
        allowed.dedup();
        Err(format!("may be: {}", allowed.join(", ")))
    }
}

/// Adds the scalar parts of a shown value with their paths, without those that are missing.
pub fn flatten(value: &Value, path: String, parts: &mut Vec<(String, Value)>) {
    match value {
        Value::Array(elements) => {
            for (index, element) in elements.iter().enumerate() {
                flatten(element, format!("{path}/{index}"), parts);
            }
        }
        Value::Object(fields) if fields.contains_key("$missing") => {}
        Value::Object(fields) if !fields.contains_key("$error") && !is_float(value) => {
            for (name, field) in fields {
                flatten(field, format!("{path}/{name}"), parts);
            }
        }
        _ => parts.push((path, value.clone())),
    }
}

fn is_float(value: &Value) -> bool {
    let bits = value.get("bits").and_then(Value::as_str);
    bits.is_some_and(|bits| bits.starts_with("0x"))
}

/// Returns the part at a path; null if a pointer on the path has no defined pointee.
fn at_path<'a>(value: &'a Value, path: &str) -> &'a Value {
    value.pointer(path).unwrap_or(&Value::Null)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn parts_have_paths() {
        let value = json!({"a": ["1", {"$missing": "x"}], "f": {"bits": "0x1"},
            "p": {"null": false, "pointee": "7"}});
        let mut parts = Vec::new();
        flatten(&value, String::new(), &mut parts);
        let expected = [
            ("/a/0".to_owned(), json!("1")),
            ("/f".to_owned(), json!({"bits": "0x1"})),
            ("/p/null".to_owned(), json!(false)),
            ("/p/pointee".to_owned(), json!("7")),
        ];
        assert_eq!(parts, expected);
        for (path, part) in &parts {
            assert_eq!(at_path(&value, path), part);
        }
    }
}

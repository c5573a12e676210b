//! gdb as people use it, in every program: the commands that a person types, at the first call of
//! each function. `gdb_walk.py` has the commands and their order.
//!
//! All expectations are from the interpreter's log: the chain of calls, the variables in scope,
//! types, values and return values. Only the set of statements that have code is from the runs of
//! [`crate::stops`]: the breakpoint on a function stops at its first statement in the log that has
//! code.

use std::io::Write as _;
use std::process::Command;

use serde_json::Value;

use crate::align::Key;
use crate::compare::{Tally, compare_frame};
use crate::programs::Program;
use crate::source::{Declaration, Declarations};
use crate::stops::{Shown, shown};
use crate::support;
use crate::trace::{Event, Variable, array, parse, string};

/// The minimum numbers for all programs: functions with a stop, and finished calls.
const MINIMUM_STOPS: usize = 25;
const MINIMUM_FINISHED: usize = 12;

/// The results of all visited functions.
#[derive(Default)]
struct Found {
    failures: Vec<String>,
    /// The number of functions with a stop.
    stops: usize,
    /// The functions that ran, but have no code in any copy that ran.
    vanished: Vec<String>,
    /// The number of frames.
    frames: usize,
    /// The number of variables whose types were compared.
    types: usize,
    /// The number of finished calls.
    finished: usize,
    /// The number of finished calls whose value gdb printed.
    returned: usize,
    values: Tally,
}

#[test]
fn gdb_commands_show_true_values_in_every_function() {
    let mut found = Found::default();
    let optimized: Vec<&Shown> = shown()
        .iter()
        .filter(|shown| shown.program.optimized)
        .collect();
    let answers: Vec<Vec<Value>> = std::thread::scope(|scope| {
        let walks: Vec<_> = optimized
            .iter()
            .map(|shown| scope.spawn(|| records(shown.program, "walk")))
            .collect();
        walks
            .into_iter()
            .map(|walk| walk.join().expect("a walk in gdb"))
            .collect()
    });
    for (shown, records) in optimized.iter().zip(&answers) {
        records
            .iter()
            .for_each(|record| check(shown, record, &mut found));
    }
    let Found {
        failures,
        stops,
        vanished,
        frames,
        types,
        finished,
        returned,
        values,
    } = found;
    let report = format!(
        "\nwalks: {stops} functions, {frames} frames, {types} types, {} values ({} partly, {} not known), \
         {finished} calls finished, {returned} values returned; without code: {}\n",
        values.total(),
        values.partial,
        values.missing,
        vanished.join(", ")
    );
    // The report does not use `println`, whose output is shown only for a failing test.
    let _ = std::io::stderr().write_all(report.as_bytes());
    let failures = [failures, values.wrong.clone()].concat();
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(
        stops >= MINIMUM_STOPS && finished >= MINIMUM_FINISHED,
        "{stops} stops, {finished} calls finished"
    );
    assert!(
        values.full * 2 > values.total(),
        "less than half of the variables have a value"
    );
}

/// The previous test can fail: it finds a change of one of gdb's answers.
#[test]
fn a_single_wrong_answer_is_found() {
    let shown = shown()
        .iter()
        .find(|shown| shown.program.name == "pointers")
        .expect("pointers.toy");
    let records = records(shown.program, "changed-walk");
    let record = records
        .iter()
        .find(|record| record["function"] == "sum_list")
        .expect("sum_list is called");
    let complaints = |record: &Value| {
        let mut found = Found::default();
        check(shown, record, &mut found);
        [found.failures, found.values.wrong].concat()
    };
    assert_eq!(complaints(record), Vec::<String>::new());
    // The first call in the log is with the list of three nodes.
    for (part, right, wrong) in [
        ("/backtrace", "#1 ", "#2 "),
        ("/line", "#0  sum_list (", "#0  main ("),
        ("/up/0/args", "count = 3", "count = 2"),
        ("/up/0/args", "count = 3", "count = 3\nrest = 3"),
        ("/up/0/locals", "rest = ", "here = "),
        ("/up/0/variables/count/ptype", "i32", "i64"),
        ("/up/0/variables/count/print", "= 3", "= 2"),
        ("/up/0/variables/node/pointee", "value = 11", "value = 12"),
        ("/up/1/frame", "main", "mix"),
        ("/up/1/locals", "first = ", "second = "),
        ("/up/1/locals", "value = 22", "value = 23"),
        ("/down/0", "sum_list", "main"),
        ("/again", "count = 3", "count = 2"),
        ("/finish/printed", "= 66", "= 67"),
        ("/finish/printed", "Value returned is", "Value is"),
        ("/finish/backtrace", "main", "mix"),
    ] {
        let mut changed = record.clone();
        let answer = changed
            .pointer_mut(part)
            .unwrap_or_else(|| panic!("no {part} in {record}"));
        let text = answer.as_str().expect("a text");
        assert!(text.contains(right), "no `{right}` in {part}: {text}");
        *answer = text.replacen(right, wrong, 1).into();
        assert_ne!(
            complaints(&changed),
            Vec::<String>::new(),
            "{part}: `{wrong}` for `{right}`"
        );
    }
}

/// Checks gdb's answers for one function.
fn check(shown: &Shown, record: &Value, found: &mut Found) {
    let place = format!("{}, {}", shown.program.name, string(record, "function"));
    Walk {
        shown,
        record,
        place,
        found,
    }
    .check();
}

/// Runs gdb on a program, with a separate file for each test.
fn records(program: &Program, extension: &str) -> Vec<Value> {
    let output = program.executable.with_extension(extension);
    let mut functions: Vec<&str> = Vec::new();
    for event in &program.log.events {
        if !functions.contains(&event.function.as_str()) {
            functions.push(&event.function);
        }
    }
    let request = serde_json::json!({
        "output": output, "source": format!("{}.toy", program.name), "functions": functions,
    });
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(["-nx", "-batch", "-x"])
        .arg(support::root().join("tests/debuggers/gdb_walk.py"))
        .arg(&program.executable);
    let messages = support::run(gdb.env("REQUEST", request.to_string()));
    let text = std::fs::read_to_string(&output).unwrap_or_default();
    let records: Vec<Value> = text.lines().map(parse).collect();
    assert_eq!(
        records.len(),
        functions.len(),
        "{}:\n{}",
        program.name,
        support::text(&messages.stderr)
    );
    records
}

/// The commands and results of one function, from its first call on.
struct Walk<'a> {
    shown: &'a Shown,
    record: &'a Value,
    /// The program and the function, for messages.
    place: String,
    found: &'a mut Found,
}

impl Walk<'_> {
    fn check(mut self) {
        let function = string(self.record, "function");
        let first = self.next(0, |event| event.function == function);
        let stopped = self.record["stopped"] == true;
        let Some(event) = first else {
            self.found.vanished.push(function);
            return self.expect(!stopped, "there is no code to stop at, but gdb stops");
        };
        if !stopped {
            return self.fail("gdb does not stop");
        }
        self.found.stops += 1;
        let chain: Key = self.shown.alignment.keys[event]
            .iter()
            .rev()
            .cloned()
            .collect();
        self.backtrace(&string(self.record, "backtrace"), &chain, "backtrace");
        // The statement is also the first of its line. At the breakpoint on the line, gdb also
        // shows the inlined calls that start there.
        let line = self.record["line"].as_str().unwrap_or_default();
        let alignment = &self.shown.alignment;
        let innermost = (event..)
            .map(|inner| &alignment.keys[inner])
            .find(|key| alignment.addresses.contains_key(*key));
        let inlined: Key = innermost.into_iter().flatten().rev().cloned().collect();
        self.backtrace(line, &inlined, "backtrace at the breakpoint on the line");
        self.up_and_down(&chain);
        let mut frame_event = Some(event);
        for (level, frame) in array(&self.record["up"]).iter().enumerate() {
            // An additional frame is already a failure.
            let Some(at) = frame_event else { break };
            self.frame(frame, level, at, event);
            frame_event = self.shown.alignment.callers[at];
        }
        self.finish(event);
    }

    fn expect(&mut self, holds: bool, otherwise: &str) {
        if !holds {
            self.fail(otherwise);
        }
    }

    fn fail(&mut self, message: &str) {
        let failure = format!("{}: {message}", self.place);
        self.found.failures.push(failure);
    }

    /// Returns the first event from an index on for which a condition holds and whose statement has
    /// code.
    fn next(&self, from: usize, is: impl Fn(&Event) -> bool) -> Option<usize> {
        let events = &self.shown.program.log.events;
        (from..events.len()).find(|event| is(&events[*event]) && self.has_code(*event))
    }

    /// Returns true if an event's statement has code. Code of inlined calls is sufficient, because
    /// gdb stops in the statement before it steps into the calls.
    fn has_code(&self, event: usize) -> bool {
        let (events, alignment) = (&self.shown.program.log.events, &self.shown.alignment);
        let calls = (event + 1..).take_while(|inner| {
            events
                .get(*inner)
                .is_some_and(|e| e.depth > events[event].depth)
        });
        std::iter::once(event)
            .chain(calls)
            .any(|event| alignment.addresses.contains_key(&alignment.keys[event]))
    }

    /// Checks a backtrace, in which every frame is on a separate line.
    fn backtrace(&mut self, text: &str, chain: &Key, what: &str) {
        let frames: Vec<_> = text.lines().map(frame).collect();
        let expected: Vec<_> = (0..).zip(chain.iter().cloned()).map(Some).collect();
        self.expect(
            frames == expected,
            &format!("{what}: not {chain:?}, but\n{text}"),
        );
    }

    /// Checks `up` to `main` and `down` again, frame by frame.
    fn up_and_down(&mut self, chain: &Key) {
        let up: Vec<String> = array(&self.record["up"])
            .iter()
            .map(|frame| string(frame, "frame"))
            .collect();
        let down: Vec<&str> = array(&self.record["down"])
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let first = |text: &str| text.lines().next().and_then(frame);
        let expected: Vec<_> = (0..).zip(chain.iter().cloned()).map(Some).collect();
        let walked: Vec<_> = up.iter().map(|text| first(text)).collect();
        self.expect(
            walked == expected,
            &format!("up: not {chain:?}, but\n{}", up.join("\n")),
        );
        let back: Vec<_> = down.iter().rev().map(|text| first(text)).collect();
        self.expect(
            back[..] == expected[..expected.len() - 1],
            &format!("down: not {chain:?}, but {down:?}"),
        );
        self.expect(
            self.record["top"] == "error: Initial frame selected; you cannot go up.",
            "up does not end at main",
        );
        let bottom = "error: Bottom (innermost) frame selected; you cannot go down.";
        self.expect(
            self.record["bottom"] == bottom,
            "down does not end at the innermost frame",
        );
        self.expect(
            self.record["again"] == self.record["up"][0]["args"],
            "the arguments differ after up and down",
        );
    }

    /// Checks gdb's answers in the frame of the call of event `at`, during event `now`.
    fn frame(&mut self, frame: &Value, level: usize, at: usize, now: usize) {
        self.found.frames += 1;
        let log = &self.shown.program.log;
        let event = &log.events[at];
        let function = log.declarations.function(&event.function);
        let truth = if at == now {
            event.variables.clone()
        } else {
            log.outer(at, now)
        };
        let mut seen: Vec<Variable> = Vec::new();
        for (key, parameters, none) in [
            ("args", true, "No arguments."),
            ("locals", false, "No locals."),
        ] {
            let declared = function.in_scope(event.scope, parameters);
            let text = string(frame, key);
            let lines: Vec<(&str, &str)> = text
                .lines()
                .filter_map(|line| line.split_once(" = "))
                .collect();
            let names: Vec<&str> = lines.iter().map(|(name, _)| *name).collect();
            let expected: Vec<&str> = declared.iter().map(|v| v.name.as_str()).collect();
            if names != expected
                || text.lines().count() != lines.len().max(1)
                || lines.is_empty() && text != none
            {
                let failure =
                    format!("frame {level}: info {key}: not of {expected:?}, but\n{text}");
                return self.fail(&failure);
            }
            for (declaration, (_, printed)) in declared.into_iter().zip(lines) {
                // An inner variable hides outer ones of its name from `print`.
                let hidden = seen.iter().any(|other| other.name == declaration.name);
                let asked = if hidden {
                    &Value::Null
                } else {
                    &frame["variables"][&declaration.name]
                };
                match variable(&log.declarations, declaration, printed, asked) {
                    Ok(value) => {
                        let Declaration { name, declared, .. } = declaration.clone();
                        seen.push(Variable {
                            name,
                            declared,
                            value,
                        });
                    }
                    Err(wrong) => self.fail(&format!("frame {level}: {wrong}")),
                }
                self.found.types += usize::from(!hidden);
            }
        }
        let place = format!("{}, frame {level}", self.place);
        compare_frame(&truth, &seen, &place, &mut self.found.values, |_, _| {});
    }

    /// Checks that `finish` ends in the caller, and shows the result of the call.
    fn finish(&mut self, event: usize) {
        let finish = &self.record["finish"];
        if finish.is_null() {
            return;
        }
        self.found.finished += 1;
        let Shown {
            program,
            run,
            alignment,
            ..
        } = self.shown;
        let log = &program.log;
        let Some(returned) = &log.events[event].returned else {
            return self.fail("finish: the call does not return");
        };
        // If the call was the end of its statement, gdb stops at the start of the next one.
        let address = finish["address"].as_u64();
        let starts = run
            .statements
            .iter()
            .any(|(start, _)| Some(*start) == address);
        let lands = if starts {
            self.next(returned.next, |_| true)
        } else {
            alignment.callers[event]
        };
        let chain: Key = lands.map_or(Key::new(), |event| {
            alignment.keys[event].iter().rev().cloned().collect()
        });
        self.backtrace(
            &string(finish, "backtrace"),
            &chain,
            "backtrace after finish",
        );

        let printed = string(finish, "printed");
        let value = printed
            .lines()
            .find_map(|line| line.strip_prefix("Value returned is ")?.split_once(" = "));
        let ty = &log
            .declarations
            .function(&log.events[event].function)
            .returns;
        match (ty, value) {
            (None, None) => {}
            (Some(ty), Some((_, text))) => {
                self.found.returned += 1;
                let value = log.declarations.value(ty, text);
                let same = value.as_ref() == Ok(&returned.value);
                self.expect(
                    same,
                    &format!("finish: {} is returned, but {text} shown", returned.value),
                );
            }
            _ => self.fail(&format!(
                "finish: {} is returned, but\n{printed}",
                returned.value
            )),
        }
    }
}

/// Reads `#1  0x1234 in f (x=1) at dir/program.toy:3`: the number, function, line.
fn frame(line: &str) -> Option<(usize, (String, u64))> {
    let (number, rest) = line.strip_prefix('#')?.split_once(' ')?;
    let rest = rest.trim_start();
    let rest = if rest.starts_with("0x") {
        rest.split_once(" in ")?.1
    } else {
        rest
    };
    let (function, rest) = rest.split_once(" (")?;
    let (arguments, place) = rest.rsplit_once(") at ")?;
    let line = place.rsplit_once(".toy:")?.1.parse().ok()?;
    (!arguments.contains("<error")).then_some((number.parse().ok()?, (function.to_string(), line)))
}

/// Returns gdb's value of a variable. The value that `info` has printed and the one that gdb prints
/// by name must agree, unless the variable is hidden.
fn variable(
    all: &Declarations,
    declaration: &Declaration,
    printed: &str,
    asked: &Value,
) -> Result<Value, String> {
    let Declaration { name, ty, .. } = declaration;
    let mut value = all
        .value(ty, printed)
        .map_err(|error| format!("{name}: {error}"))?;
    if asked.is_null() {
        return Ok(value);
    }
    let (expected, ptype) = (all.ptype(ty), string(asked, "ptype"));
    if ptype != expected {
        return Err(format!("ptype {name}: not `{expected}`, but `{ptype}`"));
    }
    let result = |text: String| {
        text.split_once(" = ")
            .map(|(_, result)| result.to_string())
            .ok_or(text)
    };
    // gdb also prints the type of a pointer.
    let shown = result(string(asked, "print")).map_err(|text| format!("print {name}: {text}"))?;
    let without_type = shown.strip_prefix(&format!("({}) ", ty.named("")));
    if without_type.unwrap_or(&shown) != printed {
        return Err(format!(
            "print {name}: `{shown}`, but info shows `{printed}`"
        ));
    }
    if let Some(pointee) = asked["pointee"].as_str() {
        value["pointee"] = match result(pointee.to_string()) {
            Ok(text) => all
                .pointee(ty, &text)
                .map_err(|error| format!("*{name}: {error}"))?,
            // Only a dangling pointer may show this: a pointer to a variable must show the
            // variable.
            Err(error) => serde_json::json!({ "$error": error }),
        };
    }
    Ok(value)
}

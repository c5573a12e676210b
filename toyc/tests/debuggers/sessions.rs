//! gdb as people use it: sessions of commands, with the expected output.
//!
//! The expected values are derived from the sources of the programs, or, where that is laborious,
//! from the interpreter's log. [`crate::glob`] defines the patterns: `<5>` is a value that may be
//! dead at the stop.

use std::process::Command;

use serde_json::Value;

use crate::glob::first_unmatched;
use crate::programs::{Program, program};
use crate::support;
use crate::trace::Event;

/// The line between the outputs of two commands.
const SEPARATOR: &str = "@@ next command";

/// Runs gdb on a program. The output of each command must have lines that match the patterns, in
/// their order.
#[track_caller]
fn session(program: &Program, steps: &[(&str, &[&str])]) {
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args([
        "-nx",
        "-batch",
        "-ex",
        "set debuginfod enabled off",
        "-ex",
        "set print repeats unlimited",
    ]);
    // Otherwise, gdb adds entry values to some parameters.
    gdb.args(["-ex", "set print entry-values no"]);
    for (command, _) in steps {
        gdb.args(["-ex", &format!("echo {SEPARATOR}\\n"), "-ex", command]);
    }
    let output = support::run(gdb.arg(&program.executable));
    let (out, err) = (support::text(&output.stdout), support::text(&output.stderr));
    let outputs: Vec<&str> = out.split(SEPARATOR).skip(1).collect();
    assert_eq!(
        outputs.len(),
        steps.len(),
        "{}: gdb ended early:\n{out}\n{err}",
        program.name
    );
    for ((command, patterns), output) in steps.iter().zip(outputs) {
        if let Some(pattern) = first_unmatched(patterns, output) {
            panic!(
                "{}: `{command}` does not print `{pattern}` in its place, but:\n{output}\n{err}",
                program.name
            );
        }
    }
}

/// Returns the first event of a function, with those of its callers.
#[track_caller]
fn first_call<'p>(program: &'p Program, function: &str) -> Vec<&'p Event> {
    let index = program
        .log
        .events
        .iter()
        .position(|event| event.function == function);
    let index = index.unwrap_or_else(|| panic!("{} does not call {function}", program.name));
    let mut chain = vec![&program.log.events[index]];
    for event in program.log.events[..index].iter().rev() {
        if event.depth + 1 == chain[chain.len() - 1].depth {
            chain.push(event);
        }
    }
    chain
}

/// Returns the value of a variable at an event.
#[track_caller]
fn value<'e>(event: &'e Event, name: &str) -> &'e Value {
    let variable = event
        .variables
        .iter()
        .rev()
        .find(|variable| variable.name == name);
    &variable
        .unwrap_or_else(|| panic!("no `{name}` in {} at line {}", event.function, event.line))
        .value
}

/// Returns an integer or a list of integers as gdb prints it.
fn printed(value: &Value) -> String {
    match value {
        Value::String(number) => number.clone(),
        Value::Array(elements) => format!(
            "{{{}}}",
            elements.iter().map(printed).collect::<Vec<_>>().join(", ")
        ),
        other => panic!("{other} is not made of integers"),
    }
}

#[test]
fn recursion_is_shown_frame_by_frame_and_finished() {
    let pointers = program("pointers");
    let (inner, call) = (
        pointers.line("if count == 0 {"),
        pointers.line("let rest = sum_list("),
    );
    let main = pointers.line("print(sum_list(&first, 3));");
    let here = format!("#0 *sum_list (node=0x0, count=0) at *pointers.toy:{inner}");
    // The frame of the call whose `count` is `level`.
    let frame = |level: usize| {
        format!("#{level} *sum_list (node=*, count=<{level}>) at *pointers.toy:{call}")
    };
    let outermost = format!("#4 *main () at *pointers.toy:{main}");
    let [one, two, three] = [1, 2, 3].map(frame);
    session(
        pointers,
        &[
            (
                "break sum_list if count == 0",
                &["Breakpoint 1 at *pointers.toy*"],
            ),
            (
                "run > /dev/null",
                &["Breakpoint 1*sum_list (node=0x0, count=0) at *"],
            ),
            ("info args", &["node = 0x0", "count = 0"]),
            ("backtrace", &[&here, &one, &two, &three, &outermost]),
            ("up", &[&one]),
            // `here` is read after the call, so it cannot be dead.
            ("print here", &["$1 = 33"]),
            ("info locals", &["here = 33"]),
            ("up 2", &[&three]),
            ("print here", &["$2 = 11"]),
            ("down", &[&two]),
            ("print here", &["$3 = 22"]),
            ("frame 0", &[&here]),
            ("finish", &["Value returned is $4 = 0"]),
            ("finish", &["Value returned is $5 = 33"]),
            ("finish", &["Value returned is $6 = 55"]),
            ("finish", &["Value returned is $7 = 66"]),
            ("backtrace", &["#0 *main () at *pointers.toy:*"]),
        ],
    );
}

#[test]
fn calls_show_arguments_and_return_values() {
    let pointers = program("pointers");
    // The first range is from 0 to 1, so its size is 1: mix(1, 1) is 1 * 3 + 1,
    // and mix(4, 2) after it 4 * 3 + 2.
    let first = format!(
        "#1 *pressure (n=<1>, f=<0>) at *:{}",
        pointers.line("let a = mix(n, 1);")
    );
    let second = format!(
        "#1 *pressure (n=<1>, f=<0>) at *:{}",
        pointers.line("let b = mix(a, 2);")
    );
    session(
        pointers,
        &[
            ("break mix", &["Breakpoint 1 at *"]),
            ("run > /dev/null", &["Breakpoint 1, mix (a=1, b=1) at *"]),
            ("info args", &["a = 1", "b = 1"]),
            ("info locals", &["No locals."]),
            (
                "backtrace",
                &["#0 *mix (a=1, b=1) at *", &first, "#2 *main () at *"],
            ),
            // The call site gives the constant that the caller passes.
            ("print b@entry", &["$1 = 1"]),
            ("print a * 3 + b", &["$2 = 4"]),
            ("ptype mix", &["type = i32 (i32, i32)"]),
            ("whatis a", &["type = i32"]),
            ("finish", &["Value returned is $3 = 4"]),
            ("info args", &["n = <1>", "f = <0>"]),
            ("continue", &["Breakpoint 1, mix (a=4, b=2) at *"]),
            ("up", &[&second]),
            ("down", &["#0 *mix (a=4, b=2) at *"]),
            ("print b@entry", &["$4 = 2"]),
            ("finish", &["Value returned is $5 = 14"]),
        ],
    );
}

#[test]
fn types_and_structs_are_printed() {
    let nbody = program("nbody");
    // The energy of the second body, 0.5 * 0.037 * (2.8 * 2.8 + 0.025 * 0.025), computed in the
    // program's order.
    let speed: f64 = 0.0 * 0.0 + 2.8 * 2.8 + -0.025 * -0.025;
    let kinetic = 0.5 * 0.037 * speed;
    session(
        nbody,
        &[
            (
                "ptype struct Vector",
                &["type = struct Vector {", "f64 x;", "f64 y;", "f64 z;", "}"],
            ),
            (
                "ptype struct Body",
                &[
                    "type = struct Body {",
                    "*Vector position;",
                    "*Vector velocity;",
                    "f64 mass;",
                    "}",
                ],
            ),
            ("print sizeof(struct Body)", &["$1 = 56"]),
            ("break kinetic", &["Breakpoint 1 at *"]),
            (
                "run > /dev/null",
                &["Breakpoint 1, kinetic (body=0x*) at *"],
            ),
            ("ptype body", &["type = struct Body {", "} *"]),
            ("print body.mass", &["$2 = 39.5"]),
            ("print body.velocity", &["$3 = {x = 0, y = 0, z = 0}"]),
            ("continue", &["Breakpoint 1, kinetic (body=0x*) at *"]),
            // gdb prints doubles with 17 digits.
            (
                "print *body",
                &[
                    "$4 = {position = {x = 4.8399999999999999, y = -1.1599999999999999, z = 0}, velocity = {x = 0, y = 2.7999999999999998, z = -0.025000000000000001}, mass = 0.036999999999999998}",
                ],
            ),
            ("finish", &["Value returned is $5 = *"]),
            // The value is exact. The addition makes gdb print a number instead of a boolean.
            (&format!("print ($5 == {kinetic:?}) + 0"), &["$6 = 1"]),
        ],
    );
}

#[test]
fn inlined_calls_have_frames() {
    let quicksort = program("quicksort");
    let chain = first_call(quicksort, "swap");
    let [swap, partition, sort, main] = chain[..] else {
        panic!("swap is called from partition, from sort, from main")
    };
    let (i, j) = (printed(value(swap, "i")), printed(value(swap, "j")));
    let pivot = printed(value(partition, "pivot"));
    let here = format!(
        "#0 *swap (values=<0x*>, i=<{i}>, j=<{j}>) at *quicksort.toy:{}",
        swap.line
    );
    let one = format!(
        "#1 *partition (values=<0x*>, low=<0>, high=<23>) at *quicksort.toy:{}",
        partition.line
    );
    let two = format!(
        "#2 *sort (values=<0x*>, low=<0>, high=<23>) at *quicksort.toy:{}",
        sort.line
    );
    let three = format!("#3 *main () at *quicksort.toy:{}", main.line);
    session(
        quicksort,
        &[
            // The breakpoint has a location for each inlined copy.
            ("break swap", &["Breakpoint 1 at *"]),
            ("run > /dev/null", &["Breakpoint 1*swap (*) at *"]),
            ("backtrace", &[&here, &one, &two, &three]),
            (
                "info args",
                &[
                    "values = <0x*>",
                    &format!("i = <{i}>"),
                    &format!("j = <{j}>"),
                ],
            ),
            ("up", &[&one]),
            ("info locals", &[&format!("pivot = <{pivot}>")]),
            ("up", &[&two]),
            ("up", &[&three]),
            ("down 3", &[&here]),
            // `finish` of an inlined copy prints no value.
            ("finish", &["*partition (*) at *"]),
            (
                "backtrace",
                &[
                    "#0 *partition (*) at *",
                    "#1 *sort (*) at *",
                    "#2 *main () at *",
                ],
            ),
        ],
    );
}

#[test]
fn arrays_are_printed_in_full() {
    let quicksort = program("quicksort");
    let sorted = quicksort.line("print(checksum);");
    let event = quicksort
        .log
        .events
        .iter()
        .find(|event| event.line == sorted as u64)
        .expect("main runs to its end");
    let values = value(event, "values");
    let numbers: Vec<i64> = values
        .as_array()
        .expect("an array")
        .iter()
        .map(|v| printed(v).parse().expect("a number"))
        .collect();
    assert!(
        numbers.is_sorted() && numbers.len() == 24,
        "the interpreter sorts: {numbers:?}"
    );
    session(
        quicksort,
        &[
            (
                &format!("break quicksort.toy:{sorted}"),
                &[&format!("Breakpoint 1 at *quicksort.toy, line {sorted}.")],
            ),
            (
                "run > /dev/null",
                &[&format!("Breakpoint 1, main () at *quicksort.toy:{sorted}")],
            ),
            ("ptype values", &["type = i32 [24]"]),
            ("print values", &[&format!("$1 = {}", printed(values))]),
            ("print values[23]", &[&format!("$2 = {}", numbers[23])]),
            (
                "info locals",
                &[
                    &format!("values = {}", printed(values)),
                    &format!("seed = <{}>", printed(value(event, "seed"))),
                ],
            ),
        ],
    );
}

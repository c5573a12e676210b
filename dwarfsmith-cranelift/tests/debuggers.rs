//! The example's program in gdb and lldb: arguments, locals, inlined calls and callers, and the
//! values at every instruction.

// In the example, this is the main module.
#[allow(dead_code)]
#[path = "../examples/backend/main.rs"]
mod backend;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};

use support::{assert_in_order, gdb};

/// The linked program.
fn program(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/backend/power.calc");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let object = directory.join(format!("{name}.o"));
    let executable = directory.join(name);
    backend::build(&source, &object).expect("an object file");
    support::link(&[&object], &executable);
    executable
}

#[test]
fn gdb_shows_arguments_locals_inlined_calls_and_callers() {
    let output = gdb(
        &program("session"),
        &[
            "break power.calc:12",
            "run",
            "info args",
            "info locals",
            "backtrace",
            "delete",
            "break power.calc:2",
            "continue",
            "info args",
            "backtrace",
        ],
    );
    assert_in_order(
        &output,
        &[
            "power (base=3, count=2) at ",
            "base = 3",
            "count = 2",
            "result = 9",
            "last = 1",
            "#0  power (base=3, count=2)",
            "#1 ",
            "main () at ",
            "square (x=3) at ",
            "x = 3",
            "#0  square (x=3)",
            "#1  power (base=3, count=1)",
            "#2 ",
            "main () at ",
        ],
    );
}

#[test]
fn lldb_shows_arguments_locals_inlined_calls_and_callers() {
    let commands = [
        "breakpoint set --file power.calc --line 2",
        "run",
        "frame variable",
        "up",
        "frame variable",
        "thread backtrace",
    ];
    assert_in_order(
        &support::lldb(&program("lldb"), &commands),
        &[
            "(long) x = 3",
            "(long) base = 3",
            "(long) count = 2",
            "(long) result = 1",
            "square(x=3) at power.calc:2",
            "[inlined]",
            "power(base=3, count=2) at power.calc:11",
            "main",
        ],
    );
}

/// At each instruction of `power`, a variable is optimized out or has a value of its history, never
/// an earlier value than at a previous instruction.
#[test]
fn values_at_every_instruction_are_the_history_of_their_variables() {
    const SCRIPT: &str = "python
while gdb.newest_frame().function() and gdb.newest_frame().function().name != 'main':
    frame = gdb.newest_frame()
    while frame.function().name != 'power': frame = frame.older()
    for name in ['count', 'result', 'last']:
        value = frame.read_var(name)
        if not value.is_optimized_out: print('value', name, int(value), hex(frame.pc()))
    gdb.execute('stepi', to_string=True)
";
    let script = Path::new(env!("CARGO_TARGET_TMPDIR")).join("every_instruction.gdb");
    std::fs::write(&script, SCRIPT).expect("a script");
    let source = format!("source {}", script.display());
    let output = gdb(
        &program("every_instruction"),
        &["break *power", "run", &source],
    );
    for (name, history) in [
        ("count", ["2", "1", "0"]),
        ("result", ["1", "9", "81"]),
        ("last", ["0", "1", "9"]),
    ] {
        let lines = output
            .lines()
            .map(|line| line.split(' ').collect::<Vec<_>>());
        let shown: Vec<_> = lines
            .filter(|words| words.first() == Some(&"value") && words.get(1) == Some(&name))
            .collect();
        let mut at = 0;
        for words in &shown {
            // The script ends when `power` returns to `main`, so this is one call.
            let Some(further) = history[at..].iter().position(|value| value == &words[2]) else {
                panic!(
                    "{name} is {} after {} at {}:\n{output}",
                    words[2], history[at], words[3]
                );
            };
            at += further;
        }
        assert!(
            shown.len() > 10,
            "{name} has only {} values:\n{output}",
            shown.len()
        );
    }
}

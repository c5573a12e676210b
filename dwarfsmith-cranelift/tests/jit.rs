//! The example's program in memory, in gdb and lldb: breakpoints by line, locals, and backtraces
//! through the code into Rust and back.

// In the example, this is the main module. The tests use only `run`.
#[allow(dead_code)]
#[path = "../examples/jit_backend/main.rs"]
mod jit_backend;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::Command;

use support::assert_in_order;

/// The debuggers run this test. It must not be inlined, so that it has a frame.
#[test]
#[inline(never)]
fn the_example_runs() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/jit_backend/calls.calc");
    assert_eq!(jit_backend::run(&source).expect("it compiles"), 180);
}

fn program() -> Vec<String> {
    let this = std::env::current_exe().expect("this program");
    [
        &*this.to_string_lossy(),
        "--exact",
        "the_example_runs",
        "--nocapture",
        "--test-threads=1",
    ]
    .map(str::to_owned)
    .into()
}

#[test]
fn gdb_shows_locals_and_callers_through_rust() {
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(support::gdb_arguments(&[
        "set breakpoint pending on",
        "break calls.calc:4",
        "run",
        "info args",
        "next",
        "info locals",
        "backtrace",
        "tbreak calls.calc:11",
        "continue",
        "info locals",
        "finish",
        "-ex",
    ]));
    let output = support::run(gdb.arg("--args").args(program()));
    assert_in_order(
        &support::text(&output.stdout),
        &[
            "twice (x=60) at ",
            "x = 60",
            "result = 120",
            "#0  twice (x=60) at ",
            "observe",
            "in main (n=",
            "calls.calc:10",
            "jit_backend::run",
            "the_example_runs",
            "calls.calc:11",
            "triple = 60",
            "seen = 120",
            "jit_backend::run",
            "Value returned is $1 = 180",
        ],
    );
}

#[test]
fn lldb_shows_locals_and_callers_through_rust() {
    let mut lldb = Command::new(support::tool("lldb"));
    lldb.arg("--batch").arg("--no-lldbinit");
    for command in [
        "breakpoint set --file calls.calc --line 5",
        "run",
        "frame variable",
        "thread backtrace",
    ] {
        lldb.args(["-o", command]);
    }
    let output = support::run(lldb.arg("--").args(program()));
    assert_in_order(
        &support::text(&output.stdout),
        &[
            "(long) x = 60",
            "(long) result = 120",
            "twice(x=60) at calls.calc:5",
            "observe",
            "main(n=",
            "jit_backend::run",
        ],
    );
}

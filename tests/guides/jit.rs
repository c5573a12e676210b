//! docs/jit.md: its code is that of `examples/jit.rs`, and gdb prints the sessions that it shows.

use crate::document::{blocks, check_excerpts, check_session, document};

#[path = "../../examples/jit.rs"]
mod example;

#[test]
fn the_code_equals_the_example() {
    check_excerpts(&document("docs/jit.md"), &document("examples/jit.rs"));
}

/// What gdb runs.
#[test]
fn the_example_runs() {
    example::main().unwrap();
}

#[test]
fn gdb_prints_the_sessions_of_the_guide() {
    let guide = document("docs/jit.md");
    let [session] = blocks(&guide, "text")[..] else {
        panic!("one session")
    };
    let this = std::env::current_exe().unwrap();
    let program = [
        this.to_str().unwrap(),
        "--exact",
        "jit::the_example_runs",
        "--nocapture",
        "--test-threads=1",
    ];
    check_session(session, this.parent().unwrap(), &program);
}

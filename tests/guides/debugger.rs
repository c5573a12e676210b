//! docs/debugger.md: its code is that of `examples/debugger.rs`, whose assertions check the
//! statements of the document.

use crate::document::{check_excerpts, document};

#[path = "../../examples/debugger.rs"]
mod example;

#[test]
fn the_code_equals_the_example() {
    check_excerpts(
        &document("docs/debugger.md"),
        &document("examples/debugger.rs"),
    );
}

#[test]
fn the_program_runs() {
    example::main().unwrap();
}

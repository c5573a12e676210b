//! Programs of functions that tests write, linked with `main` in C.

use std::path::PathBuf;

use dwarfsmith::gimli;
use dwarfsmith::metadata::TypeId;

use crate::kit::backend::{Backend, directory};
use crate::kit::{SPEED, X86_64, isa};
use crate::support;

/// A backend, and the type of integers of 64 bits.
pub fn backend(source: &str) -> (Backend, TypeId) {
    let mut backend = Backend::new(isa(X86_64, &[SPEED]), source);
    let long = backend.number("long", 64, gimli::DW_ATE_signed);
    (backend, long)
}

pub const MAIN: &str = "long f(); int main(void) { f(77L, 5L); return 0; }\n";

/// Links the program, and checks that gdb prints the expected texts in this order.
pub fn assert_shown(
    backend: Backend,
    (name, main): (&str, &str),
    commands: &[&str],
    expected: &[&str],
) {
    let output = support::gdb(&program(backend, name, main), commands);
    support::assert_in_order(&output, expected);
}

/// Writes the object file, and links it with `main`.
pub fn program(backend: Backend, name: &str, main: &str) -> PathBuf {
    let path = |end: &str| directory().join(format!("failures-{name}{end}"));
    std::fs::write(path(".o"), backend.object()).expect("a file");
    std::fs::write(path(".c"), main).expect("a file");
    support::link(&[&path(".c"), &path(".o")], &path(""));
    path("")
}

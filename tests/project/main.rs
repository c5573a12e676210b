//! The project's documents, README.md, packages and command line, and the checks of its own tests.

#[cfg(feature = "cli")]
mod command_line;
#[cfg(feature = "cli")]
mod debuggers;
mod docs;
mod fuzz_corpus;
mod imports;
mod mutants;
mod package;
#[cfg(feature = "object")]
mod readme;
#[cfg(feature = "cli")]
mod sizes;
#[path = "../support/mod.rs"]
mod support;

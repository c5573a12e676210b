//! What the project says of itself: documents, README.md, packages, the command line, and what
//! keeps its tests honest.

#[cfg(feature = "cli")]
mod command_line;
mod docs;
mod fuzz_corpus;
mod mutants;
mod package;
#[cfg(feature = "object")]
mod readme;
#[path = "../support/mod.rs"]
mod support;

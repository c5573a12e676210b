//! The guides in `docs/` are correct: their programs run, gdb prints the sessions that they show,
//! and their tables and names are the library's.
#![cfg(feature = "object")]

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod backend;
mod debugger;
mod document;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod jit;
mod missing;
mod names;
#[path = "../support/mod.rs"]
mod support;
mod targets;

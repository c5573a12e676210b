//! Evaluation, and readers: expressions, lists, frames and object files, against other readers.

mod against_gdb;
#[cfg(feature = "object")]
mod against_gimli;
#[cfg(feature = "object")]
mod against_llvm;
#[cfg(feature = "object")]
mod audit;
#[cfg(feature = "object")]
mod audit_damaged;
#[cfg(feature = "cli")]
mod cases;
mod corpus;
mod eval_known;
mod eval_operations;
mod eval_storage;
mod location_lists;
#[cfg(feature = "object")]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod postmortem;
mod random;
#[cfg(feature = "object")]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod reader;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "object")]
mod unwind;

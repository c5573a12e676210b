//! Compares debuggers with the interpreter: at every statement of every program of `programs/`,
//! they must show the values of the variables.
//!
//! ```text
//!   PROGRAM.toy ─► toyc ─► object, executable ─► gdb, lldb ─► stops ───┐
//!                   └────► interpreter's log (the truth) ─► events ────┤
//!                                                                      ▼
//!                                           align by call chain, then compare
//! ```
//!
//! [`align`] finds the event of each stop, without the use of values; [`compare`] compares part by
//! part. A value must be the true one or missing: a single wrong value fails the test. [`steps`]
//! compares at every instruction. [`walk`] runs the commands that a person would, at the first call
//! of every function. The shares are printed even without `--nocapture`.

mod align;
mod causes;
mod compare;
mod debugger;
mod emulated;
mod generate;
mod glob;
mod lldb;
mod programs;
mod random;
mod readers;
mod sessions;
mod source;
mod steps;
mod stops;
#[path = "../../../tests/support/mod.rs"]
mod support;
mod symbolic;
mod table;
mod trace;
mod walk;

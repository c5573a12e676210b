//! Debuggers against the truth: every program of `programs/`, stopped at
//! every statement, must show what its variables hold.
//!
//! ```text
//!   PROGRAM.toy ─► toyc ─► object, executable ─► gdb, lldb ─► stops ───┐
//!                   └────► interpreter's log (the truth) ─► events ────┤
//!                                                                      ▼
//!                                           align by call chain, then compare
//! ```
//!
//! [`align`] says which event a stop belongs to, without looking at values;
//! [`compare`] compares part by part. A value must be the true one or missing: a
//! single wrong one fails the test. [`walk`] asks gdb the way people do, by its
//! commands, at the first call of every function. Run with `--nocapture` for nothing more: the
//! shares are printed anyway.

mod align;
mod causes;
mod compare;
mod glob;
mod lldb;
mod programs;
mod readers;
mod sessions;
mod source;
mod stops;
#[path = "../../../tests/support/mod.rs"]
mod support;
mod trace;
mod walk;

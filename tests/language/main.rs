//! The language and the operations on it: text, validation, simplification, changes, markers, the
//! upgrade of older records, and lowering.

mod changes;
mod hostile;
mod lower;
mod markers;
mod simplify;
#[path = "../support/mod.rs"]
mod support;
mod targets;
mod text;
mod upgrade;
mod validate;

//! Programs for all targets in gdb: those of x86-64 as they are, the others in an emulator.

#[path = "../kit/mod.rs"]
mod kit;
mod session;
#[path = "../../../tests/support/mod.rs"]
mod support;
mod throw;
mod vectors;

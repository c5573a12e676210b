//! Legitimate code never fails, mistakes are named, and neither costs the debug information of
//! other functions.

mod early;
mod inlined;
#[path = "../kit/mod.rs"]
mod kit;
mod memory;
mod mistakes;
mod program;
mod scopes;
mod shown;
#[path = "../../../tests/support/mod.rs"]
mod support;
mod types;

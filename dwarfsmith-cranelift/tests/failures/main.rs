//! Legitimate code never fails, mistakes are named, and neither costs the debug information of
//! other functions.

mod harness;
mod mistakes;
mod shown;
#[path = "../../../tests/support/mod.rs"]
mod support;

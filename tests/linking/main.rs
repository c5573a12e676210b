//! Removing nodes, linking modules, splitting and cloning them.

#[path = "../round_trip/generator.rs"]
#[allow(dead_code, reason = "the tests of the round trip use the rest")]
mod generator;
mod linked;
mod random;
mod removed;
#[path = "../support/mod.rs"]
mod support;

//! Lowering. `tests/filetests/lower/` has the operations of a location in each dialect, derived by
//! hand from DWARF 5 section 2.6; this module tests the other results of lowering.

mod coverage;
mod evaluate;
mod missing;
mod names;
mod nested_lanes;
mod procedures;
mod whole;

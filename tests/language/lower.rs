//! Lowering. What the operations for a location are, in each dialect, derived by hand from DWARF 5
//! section 2.6, is in `tests/filetests/lower/`; here is what else a backend asks of what was lowered.

mod coverage;
mod evaluate;
mod missing;
mod names;
mod nested_lanes;
mod procedures;
mod whole;

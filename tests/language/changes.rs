//! The changes of compiler passes: every scenario of LLVM's document "AMDGPU LLVM Extensions for
//! Heterogeneous Debugging", section "Examples", from module to module.
//!
//! Each module, before, between and after the changes, must be valid and equal to the module that
//! is parsed from its text. It must be lowered without an error, and pass the round trip, which
//! proves that the lowered DWARF has the same meaning. The expected locations are asserted from the
//! document's listing; the snapshot shows the whole module and the lowered locations of its
//! objects. The places of the compiler's values (the `entity` sections) are a result of register
//! allocation, which comes much later; each module has them from the start, so that it can be
//! lowered.

mod arguments;
mod errors;
mod kit;
mod lanes;
mod markers;
mod pieces;
mod rewrites;
mod values;

//! What compiler passes do: every scenario of LLVM's document "AMDGPU LLVM Extensions for
//! Heterogeneous Debugging", section "Examples", from module to module.
//!
//! Each module, before, between and after, must validate, read back from its text, lower, and come
//! through the round trip that proves that what was lowered means the same. What a location must be
//! is asserted from the document's listing; the snapshot shows the whole module and what its
//! objects lower to. Where the compiler's values are (the `entity` sections) is what register
//! allocation says much later; it stands in each module from the start, so that each can be
//! lowered.

mod errors;
mod kit;
mod lanes;
mod markers;
mod pieces;
mod rewrites;
mod values;

//! What the library takes of memory, counted by the allocator.

mod evaluation;
mod language;

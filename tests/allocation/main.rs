//! The memory that the library takes, counted by the allocator.

mod emission;
mod evaluation;
mod language;

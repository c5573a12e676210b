//! The memory that the library takes, counted by the allocator.

mod evaluation;
mod language;

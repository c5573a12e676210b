//! Changes of a module as a whole: removing and replacing nodes, linking modules, splitting and
//! cloning them, and checking a module after every pass.

#[path = "../support/cores.rs"]
mod cores;
mod each;
#[path = "../round_trip/generator.rs"]
#[allow(dead_code, reason = "the tests of the round trip use the rest")]
mod generator;
mod linked;
#[cfg(feature = "rayon")]
#[path = "../mutated/mutation.rs"]
#[allow(dead_code, reason = "the test of single modules uses the rest")]
mod mutation;
#[cfg(feature = "rayon")]
#[path = "../support/pool.rs"]
mod pool;
mod random;
mod removed;
mod replaced;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "rayon")]
mod threads_lower;
#[cfg(feature = "rayon")]
mod threads_validate;

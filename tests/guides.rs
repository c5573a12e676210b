//! The guides in `docs/` are true: their programs run, and debuggers show what the guides print.
#![cfg(feature = "object")]

mod support;

mod guides {
    mod missing;
}

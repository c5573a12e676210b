//! The guides in `docs/` are true: their programs run, gdb prints what their sessions show, and
//! their tables and names are the library's.
#![cfg(feature = "object")]

#[path = "support/mod.rs"]
mod support;

#[path = "guides"]
mod guides {
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    mod backend;
    mod debugger;
    mod document;
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    mod jit;
    mod missing;
    mod names;
    mod targets;
}

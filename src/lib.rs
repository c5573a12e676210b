// Links to documents resolve to their pages in this documentation.
#![cfg_attr(all(doc, not(doctest)), doc = include_str!("links.md"))]
#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::fn_params_excessive_bools, clippy::too_many_lines)]
// Some rooms have functions that only rooms of other features call.
#![cfg_attr(
    not(all(
        feature = "changes",
        feature = "check",
        feature = "read",
        feature = "audit"
    )),
    allow(dead_code, unused_imports)
)]

extern crate alloc;

#[cfg(feature = "audit")]
pub mod audit;
pub mod build;
#[cfg(feature = "changes")]
pub mod changes;
#[cfg(feature = "check")]
pub mod check;
pub mod dwarf;
pub mod emit;
#[cfg(feature = "eval")]
pub mod eval;
pub mod expr;
mod graph;
mod ids;
mod interner;
mod location;
pub mod lower;
pub mod markers;
mod messages;
pub mod metadata;
mod module;
mod number;
mod one_line;
mod parallel;
mod spans;
mod suggest;
pub mod target;
#[cfg(feature = "text")]
pub mod text;
pub mod ty;
mod units;
#[cfg(feature = "text")]
pub mod upgrade;
pub mod validate;

pub use emit::Sections;
pub use gimli;
pub use lower::Lowered;
pub use module::{
    LinkError, Linker, Module, NodeError, NodeRef, ObjectNames, PassError, Renumbering, VerifyEach,
};
#[cfg(feature = "object")]
pub use object;
pub use one_line::OneLine;
pub use suggest::NameHint;
pub use target::Target;
pub use ty::{AddressSpace, Type};
pub use units::{Bits, ByteOffset, Bytes, Position};
pub use validate::Validated;

/// The documents of the repository: guides by task, and references.
#[cfg(all(doc, not(doctest)))]
pub mod guides {
    macro_rules! pages {
        ($($name:ident $file:literal;)+) => {
            $(
                #[doc = include_str!("links.md")]
                #[doc = include_str!($file)]
                pub mod $name {}
            )+
        };
    }

    pages! {
        architecture "../docs/architecture.md";
        audit "../docs/audit.md";
        backend "../docs/backend.md";
        cases "../docs/cases.md";
        coming_from "../docs/coming-from.md";
        coverage "../docs/coverage.md";
        cranelift "../docs/cranelift.md";
        debugger "../docs/debugger.md";
        diagnostics "../docs/diagnostics.md";
        dialects "../docs/dialects.md";
        differences "../docs/differences.md";
        evaluation "../docs/evaluation.md";
        glossary "../docs/glossary.md";
        gpu "../docs/gpu.md";
        jit "../docs/jit.md";
        language "../docs/language.md";
        missing "../docs/missing.md";
        passes "../docs/passes.md";
        performance "../docs/performance.md";
        targets "../docs/targets.md";
        text_format "../docs/text-format.md";
    }
}

/// The Rust examples of these documents, as doctests.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../docs/architecture.md")]
    mod architecture {}
    #[doc = include_str!("../docs/gpu.md")]
    mod gpu {}
    #[doc = include_str!("../docs/missing.md")]
    mod missing {}
    #[doc = include_str!("../docs/passes.md")]
    mod passes {}
    #[doc = include_str!("../docs/targets.md")]
    mod targets {}
}

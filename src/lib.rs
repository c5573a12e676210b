#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

#[cfg(feature = "object")]
pub mod audit;
pub mod build;
pub mod changes;
pub mod check;
pub mod dwarf;
pub mod emit;
pub mod eval;
pub mod expr;
mod location;
pub mod lower;
pub mod markers;
pub mod metadata;
mod module;
mod number;
mod suggest;
pub mod target;
pub mod text;
pub mod ty;
mod units;
pub mod upgrade;
pub mod validate;

pub use emit::Sections;
pub use gimli;
pub use lower::Lowered;
pub use module::{Module, ObjectNames};
#[cfg(feature = "object")]
pub use object;
pub use suggest::NameHint;
pub use target::Target;
pub use ty::{AddressSpace, Type};
pub use units::{Bits, ByteOffset, Bytes, Position};
pub use validate::Validated;

/// The examples in Rust of the documents, each a document's page.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../docs/architecture.md")]
    mod architecture {}
    #[doc = include_str!("../docs/missing.md")]
    mod missing {}
    #[doc = include_str!("../docs/targets.md")]
    mod targets {}
}

//! Debug information for the variables of backends on Cranelift.
//!
//! Cranelift reports where each labelled SSA value is, but a debugger needs more: which value a
//! variable holds, by code offset; ranges that are correct at every instruction; and values that
//! the program no longer needs. This package derives these from the records that a backend makes
//! while it generates code:
//!
//! ```text
//!   codegen ──► Recorder ──► FunctionRecord ─┐
//!      └──► Cranelift ──► CompiledCode ──────┴► CompiledFunction ──► describe ──► dwarfsmith::Module
//!                                                                                   └► sections
//! ```
//!
//! A backend on cranelift-frontend uses the upper layer:
//!
//! 1. It creates a [`DebugUnit`], and in it the metadata (types, functions, variables) by
//!    [`dwarfsmith::build`].
//! 2. For each `FunctionBuilder`, it creates a [`DebugBuilder`], and records there what variables
//!    hold, and where statements, blocks and scopes start. The [`DebugBuilder`] finds in
//!    Cranelift's code what variables hold where blocks meet, and how values that are no longer
//!    needed can be recomputed.
//! 3. [`DebugUnit::define`] compiles the function and describes it.
//! 4. [`DebugUnit::object_file`] adds the sections to cranelift-object's file;
//!    [`DebugUnit::jit_elf`] returns the ELF file that debuggers read for cranelift-jit's code.
//!
//! A frontend that constructs SSA itself uses the lower layer: it passes each value and its
//! operation to a [`Recorder`]; [`CompiledFunction::new`] reads Cranelift's results and corrects
//! the places of values; [`describe()`] adds the function to a [`dwarfsmith::Module`]; and
//! [`Sections::add_to`](dwarfsmith::Sections::add_to) adds the sections.
//!
//! The package supports Cranelift 0.135 for x86-64, AArch64 and RISC-V, with the settings
//! [`SETTINGS`]. Without the feature `cranelift` it does not depend on Cranelift. A backend that
//! uses only regalloc2, such as the example `regalloc2_backend`, creates a [`FunctionRecord`] and a
//! [`Machine`] itself, and calls [`CompiledFunction::from_parts`] and
//! [`CompiledFunction::correct`].
//!
//! `docs/cranelift.md` is a tutorial, up to a session in gdb.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod body;
#[cfg(feature = "cranelift")]
mod builder;
#[cfg(feature = "cranelift")]
mod built;
mod calls;
mod check;
mod compiled;
#[cfg(feature = "cranelift")]
mod contents;
mod cut;
mod decode;
mod decode_aarch64;
mod decode_riscv64;
mod decode_x86_64;
mod describe;
#[cfg(feature = "cranelift")]
mod edges;
mod effect;
mod error;
mod extend;
#[cfg(feature = "cranelift")]
mod extract;
mod flow;
#[cfg(feature = "cranelift")]
mod fold;
#[cfg(feature = "cranelift")]
mod infer;
mod inlined;
mod isa;
mod lifetimes;
mod machine;
mod meet;
mod mistake;
mod nodes;
mod overwrites;
mod parameters;
mod place;
#[cfg(feature = "cranelift")]
mod prologue;
#[cfg(test)]
mod random;
mod recompute;
mod record;
#[cfg(feature = "cranelift")]
mod recorder;
mod riscv64;
mod sizes;
#[cfg(feature = "cranelift")]
mod stack_maps;
mod state;
#[cfg(feature = "cranelift")]
mod tail;
mod timeline;
#[cfg(feature = "cranelift")]
mod unit;
mod values;

#[cfg(feature = "cranelift")]
pub use builder::DebugBuilder;
#[cfg(feature = "cranelift")]
pub use built::BuiltFunction;
pub use describe::describe;
pub use error::{DescribeError, ExtractError, RangeError, RangeProblem};
#[cfg(feature = "cranelift")]
pub use extract::extract;
pub use isa::Isa;
pub use machine::{CallSite, Machine, MachineBlock, Place, ValueRange};
pub use mistake::Mistake;
pub use nodes::Nodes;
#[cfg(feature = "cranelift")]
pub use parameters::{Convention, ConventionKind};
pub use record::{
    BinaryOp, CALL_TAG, Call, CompiledFunction, Event, FunctionRecord, Leaf, Marker, Op, Operand,
    Point, Row, ScopeRecord, Source, SsaValue, Storage, VariableRecord,
};
#[cfg(feature = "cranelift")]
pub use recorder::Recorder;
#[cfg(feature = "cranelift")]
pub use unit::{DebugUnit, SETTINGS, UnitError, enable};

//! Debug information for the variables of backends on Cranelift.
//!
//! Cranelift reports where each labelled SSA value is, but a debugger needs more: which value a
//! variable holds, by code offset; ranges that are right at every instruction; and values that the
//! program no longer needs. This package makes it from what a backend records while it generates
//! code:
//!
//! ```text
//!   codegen ──► Recorder ──► FunctionRecord ─┐
//!      └──► Cranelift ──► CompiledCode ──────┴► CompiledFunction ──► describe ──► dwarfsmith::Module
//!                                                                                   └► sections
//! ```
//!
//! 1. The backend makes the metadata (types, functions, scopes, variables) by [`dwarfsmith::build`].
//! 2. While it generates a function, a [`Recorder`] gets each SSA value, what variables hold, where
//!    statements and blocks start, and calls. [`Recorder::finish`] labels the values.
//! 3. [`CompiledFunction::new`] reads Cranelift's results and corrects the places of values.
//! 4. [`describe()`] adds the function to a [`dwarfsmith::Module`], which is lowered and emitted as
//!    usual; [`add_sections`] adds the sections to cranelift-object's file.
//!
//! Cranelift needs the settings `preserve_frame_pointers`, `machine_code_cfg_info` and
//! `unwind_info`. The package takes Cranelift 0.135. A backend on regalloc2 alone makes a
//! [`Machine`] itself, and calls [`CompiledFunction::from_parts`] and [`CompiledFunction::correct`].
//!
//! `docs/cranelift.md` has the way from nothing to a session in gdb.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod body;
mod builder;
mod calls;
mod contents;
mod cut;
mod decode;
mod decode_aarch64;
mod decode_riscv64;
mod decode_x86_64;
mod describe;
mod error;
mod extend;
mod extract;
mod infer;
mod isa;
mod lifetimes;
mod machine;
mod object;
mod recompute;
mod record;
mod recorder;
mod timeline;
mod unit;
mod values;

pub use builder::{BuiltFunction, DebugBuilder};
pub use describe::{Nodes, describe};
pub use error::{DescribeError, ExtractError, RangeError, RangeProblem};
pub use extract::extract;
pub use isa::Isa;
pub use machine::{CallSite, Machine, MachineBlock, Place, ValueRange};
pub use object::{SectionsError, add_sections};
pub use record::{
    BinaryOp, CALL_TAG, Call, CompiledFunction, Event, FunctionRecord, Leaf, Marker, Op, Operand,
    Point, Row, ScopeRecord, Source, SsaValue, Storage, VariableRecord,
};
pub use recorder::Recorder;
pub use unit::{DebugUnit, SETTINGS, UnitError, enable};

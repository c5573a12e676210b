//! The location that an expression denotes, as a tree: the intermediate form between metadata and
//! DWARF operations.
//!
//! A [`Tree`] holds two kinds of nodes in flat arrays: [`Location`]s (where bits come from) and
//! `Value`s (numbers computed at run time, each with a [`Type`](crate::Type)). The methods of
//! [`Tree`] create nodes and simplify them: they fold constants, move constant offsets into
//! registers, memory addresses and composites, and replace the target of a pointer to a location by
//! the location. The tree that reaches the encoder is therefore small, independent of the form of
//! the expression.
//!
//! Sizes and offsets are in **bits** unless a name says bytes. Nodes are shared, but written once
//! for each use; [`Tree::is_within_limits`] is false if the result would be too large.

mod nodes;
mod tree;

pub use crate::number::{BinaryOp, UnaryOp};
pub use nodes::{
    Location, LocationId, LocationSlice, OffsetUnit, Part, PartList, ValueId, ValueKind,
};
pub use tree::Tree;

//! The location that an expression denotes, as a tree: the intermediate form between metadata and
//! DWARF operations.
//!
//! A [`Tree`] holds two kinds of nodes in flat arrays: [`Location`]s (where bits come from) and
//! `Value`s (numbers computed at run time, each with a [`Type`](crate::Type)). The methods of
//! [`Tree`] make nodes and simplify them: constants are folded, constant offsets move into
//! registers, memory addresses and composites, and following a pointer to a location gives the
//! location. So the tree that reaches the encoder is small, independent of the form of the
//! expression.
//!
//! Sizes and offsets are in **bits** unless a name says bytes. Nodes are shared, and written out
//! once for each use; [`Tree::is_manageable`] is false if that would be too much.

mod nodes;
mod tree;

pub use crate::number::{BinaryOp, UnaryOp};
pub use nodes::{Location, LocationId, Part, ValueId, ValueKind};
pub use tree::Tree;

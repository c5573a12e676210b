//! What an expression denotes, as a tree: between metadata and DWARF operations.
//!
//! A [`Tree`] holds two kinds of nodes in flat arrays: [`Location`]s (places that bits come from)
//! and [`Value`]s (numbers computed at run time, each with a [`Type`](crate::Type)). Nodes are made
//! by the methods of [`Tree`], which simplify on the way: constants fold, constant offsets move
//! into registers, memory addresses and composites, an address taken and followed again cancels. So
//! what reaches the encoder is already small, whichever way the expression said it.
//!
//! Sizes and offsets are in **bits** unless a name says bytes. Nodes are shared, and written out
//! once for each use; [`Tree::is_manageable`] says when that would be too much.

mod nodes;
mod tree;

pub use crate::number::{BinaryOp, UnaryOp};
pub use nodes::{Location, LocationId, Part, ValueId, ValueKind};
pub use tree::Tree;

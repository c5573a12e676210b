//! Buffers that lowering uses again for each object.

use super::encode::Pointee;
use super::lowered::DegradationReason;
use super::resolve::Piece;
use crate::expr::DIExpr;
use crate::location::LocationId;
use crate::markers::{CodeRange, Referrer};
use crate::metadata::FragmentId;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// An expression without arguments, its referrer, and the size of the object that it is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Plain {
    pub(super) expression: DIExpr,
    pub(super) referrer: Referrer,
    pub(super) bits: u64,
}

/// An expression by [`Plain::slot`], and its bytes; `None` if its bytes cannot be shared by other
/// entries.
pub(super) type Remembered = (Plain, Option<(u32, u32)>);

/// Procedures of a function by the bytes of their expressions.
pub(super) type Pointees = HashMap<Vec<u8>, Vec<u32>>;

/// The buffers.
#[derive(Default)]
pub(super) struct Scratch {
    pub(super) pieces: Vec<Piece>,
    /// The location of each entry of the object; `None` for a `DW_OP_object_map`.
    pub(super) written: Vec<Option<LocationId>>,
    pub(super) procedures: Vec<Pointee>,
    pub(super) pointees: Pointees,
    pub(super) lost: Vec<DegradationReason>,
    pub(super) places: Vec<(CodeRange, Referrer)>,
    pub(super) memo: Vec<Option<Remembered>>,
    /// The fragments that describe the code of several functions.
    pub(super) shared: HashSet<FragmentId>,
}

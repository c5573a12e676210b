//! Buffers that lowering uses again for each object.

use super::encode::Pointee;
use super::lowered::DegradationReason;
use super::resolve::Piece;
use crate::expr::DIExpr;
use crate::location::LocationId;
use crate::markers::{CodeRange, Referrer};
use crate::metadata::FragmentId;
use crate::target::Register;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// An expression without arguments, its referrer, and what is written of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Plain {
    pub(super) expression: DIExpr,
    /// `None` for a computed lifetime.
    pub(super) referrer: Option<Referrer>,
    /// The size of the object whose location is written; `None` for the value of an argument.
    pub(super) bits: Option<u64>,
}

/// Bytes that several entries or arguments can share.
#[derive(Clone, Copy)]
pub(super) struct Shared {
    pub(super) bytes: (u32, u32),
    /// The register that an argument's value is read from, and the end of the bits that it uses.
    pub(super) reads: Option<(Register, u32)>,
}

/// An expression by [`Plain::slot`], and its bytes; `None` if they cannot be shared.
pub(super) type Remembered = (Plain, Option<Shared>);

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
    /// The code of a variable's places, with their bytes.
    pub(super) plain: Vec<(CodeRange, (u32, u32))>,
    pub(super) memo: Vec<Option<Remembered>>,
    /// The fragments that describe the code of several functions.
    pub(super) shared: HashSet<FragmentId>,
}

//! Entries of the stack, and the limits of an evaluation.

use super::place::Place;
use crate::ty::Type;

/// An entry of the stack.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    pub(super) place: Place,
    pub(super) ty: Type,
}

/// The maximum number of combinations of values of operands in several places.
pub(super) const MOST_VALUES: usize = 64;
/// The maximum number of places of an object, before equal places are merged.
pub(super) const MOST_PLACES: usize = 1 << 10;
/// The maximum number of parts of a place.
pub(super) const MOST_PARTS: u64 = 1 << 16;
/// The maximum number of bits that are read at once.
pub(super) const MOST_BITS: u64 = 1 << 20;

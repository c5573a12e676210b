//! Entries of the stack, and the limits of an evaluation.

use super::place::Place;
use crate::ty::Type;

/// An entry of the stack.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    pub(super) place: Place,
    pub(super) ty: Type,
}

/// The most combinations of values of operands in several places.
pub(super) const MOST_VALUES: usize = 64;
/// The most places of an object, before equal ones are merged.
pub(super) const MOST_PLACES: usize = 1 << 10;
/// The most parts of a place.
pub(super) const MOST_PARTS: u64 = 1 << 16;
/// The most bits that are read at once.
pub(super) const MOST_BITS: u64 = 1 << 20;

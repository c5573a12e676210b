//! The objects whose values calls read.
//!
//! A function may pass one object in many calls, and the object may have many pieces. Therefore,
//! the pieces of each object are found and sorted only once for a function.

use super::piece::Piece;
use crate::markers::Overlaps;
use crate::metadata::Object;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// The objects that the calls of a function read, and its CFA registers.
#[derive(Default)]
pub(super) struct Passed {
    pub(super) objects: HashMap<Object, Sorted>,
    /// True for each of these objects whose location depends on an object map.
    pub(super) has_map: HashMap<Object, bool>,
    /// The register of the CFA from each position on, in ascending order; empty until it is read.
    pub(super) cfa_registers: Vec<(Position, Register)>,
}

impl Passed {
    pub(super) fn clear(&mut self) {
        self.objects.clear();
        self.has_map.clear();
        self.cfa_registers.clear();
    }
}

/// The pieces of an object.
pub(super) struct Sorted {
    /// The indices of the pieces, by the starts of their ranges.
    order: Vec<usize>,
    /// The ends of their ranges, in this order.
    ends: Overlaps,
}

impl Sorted {
    pub(super) fn new(pieces: &[Piece], of_object: Range<usize>) -> Sorted {
        let mut order: Vec<usize> = of_object.collect();
        order.sort_by_key(|index| pieces[*index].range.start);
        let ends = order.iter().map(|index| pieces[*index].range.end);
        let ends = Overlaps::new(ends);
        Sorted { order, ends }
    }

    /// Returns the pieces that hold at a position, in the order in which they were found.
    pub(super) fn at(&self, pieces: &[Piece], position: Position) -> Vec<Piece> {
        let (mut holding, mut from) = (Vec::new(), 0);
        while let Some(place) = self.ends.first(from, position)
            && let Some(index) = self.order.get(place)
            && pieces[*index].range.start <= position
        {
            holding.push(*index);
            from = place + 1;
        }
        holding.sort_unstable();
        holding.into_iter().map(|index| pieces[index]).collect()
    }
}

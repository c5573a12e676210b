//! The objects whose values calls read.
//!
//! A function may pass one object in many calls, and the object may have many pieces. So the pieces
//! of each object are found and sorted once for a function.

use super::clobber::CfaRules;
use super::overlaps::Overlaps;
use super::piece::Piece;
use crate::metadata::Object;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

/// The objects that the calls of a function read, and its CFA rules.
#[derive(Default)]
pub(super) struct Passed<'m> {
    pub(super) objects: BTreeMap<Object, Sorted>,
    /// True for each of these objects whose location depends on an object map.
    pub(super) has_map: BTreeMap<Object, bool>,
    /// The CFA rules, and the last position at which they were read.
    pub(super) rules: Option<(Position, CfaRules<'m>)>,
}

impl Passed<'_> {
    pub(super) fn clear(&mut self) {
        self.objects.clear();
        self.has_map.clear();
        self.rules = None;
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

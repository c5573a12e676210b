//! The objects whose values calls read.
//!
//! A function may pass one object in many calls, and the object may have many pieces. So the pieces
//! of each object are found and sorted once for a function.

use super::clobber::CfaRules;
use super::overlaps::Overlaps;
use super::resolve::{Piece, Resolver};
use super::site::Site;
use crate::markers::FunctionView;
use crate::metadata::Object;
use crate::target::Register;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

/// The objects that the calls of a function read, and its CFA rules.
#[derive(Default)]
pub(super) struct Passed<'m> {
    objects: BTreeMap<Object, Sorted>,
    /// True for each of these objects whose location depends on an object map.
    has_map: BTreeMap<Object, bool>,
    /// The CFA rules, and the last position at which they were read.
    rules: Option<(Position, CfaRules<'m>)>,
}

impl Passed<'_> {
    pub(super) fn clear(&mut self) {
        self.objects.clear();
        self.has_map.clear();
        self.rules = None;
    }
}

/// The pieces of an object.
struct Sorted {
    /// The indices of the pieces, by the starts of their ranges.
    order: Vec<usize>,
    /// The ends of their ranges, in this order.
    ends: Overlaps,
}

impl Sorted {
    fn new(pieces: &[Piece], of_object: Range<usize>) -> Sorted {
        let mut order: Vec<usize> = of_object.collect();
        order.sort_by_key(|index| pieces[*index].range.start);
        let ends = order.iter().map(|index| pieces[*index].range.end);
        let ends = Overlaps::new(ends);
        Sorted { order, ends }
    }

    /// Returns the pieces that hold at a position, in the order in which they were found.
    fn at(&self, pieces: &[Piece], position: Position) -> Vec<Piece> {
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

impl<'m> Resolver<'_, 'm> {
    /// Returns the pieces of an object that hold at a position.
    pub(super) fn pieces_at(
        &mut self,
        site: Site<'m>,
        object: Object,
        position: Position,
    ) -> Vec<Piece> {
        if !self.passed.objects.contains_key(&object) {
            let found = self.object(site, object, 0);
            let sorted = Sorted::new(&self.pieces, found);
            self.passed.objects.insert(object, sorted);
        }
        let sorted = self.passed.objects.get(&object);
        sorted.map_or_else(Vec::new, |sorted| sorted.at(&self.pieces, position))
    }

    /// True if the location of an object that calls read depends on an object map.
    pub(super) fn passes_map(&mut self, object: Object) -> bool {
        if let Some(known) = self.passed.has_map.get(&object) {
            return *known;
        }
        let has_map = self.has_map(object);
        self.passed.has_map.insert(object, has_map);
        has_map
    }

    /// Returns the register from which the CFA is computed at a position, as
    /// [`CfaRules::register_at`].
    pub(super) fn cfa_register(
        &mut self,
        function: FunctionView<'m>,
        position: Position,
    ) -> Register {
        let (target, has_rules) = (self.tree.target(), self.has_frame(function.id));
        let known = self.passed.rules.take();
        let known = known.filter(|(last, _)| *last <= position);
        let mut rules = known.map_or_else(
            || CfaRules::new(target, function, has_rules),
            |(_, rules)| rules,
        );
        let register = rules.register_at(target, position);
        self.passed.rules = Some((position, rules));
        register
    }
}

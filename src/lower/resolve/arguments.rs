//! The places of each argument, in code order.
//!
//! The pieces of an argument are unordered and may overlap. A lifetime that has the argument needs
//! all places of the argument for consecutive ranges of code. Therefore, the pieces are converted
//! once to *steps*, each of which holds until the next one begins. This takes n log n for n pieces,
//! and each lifetime then reads only the steps in its code.

use super::{MAX_PLACES, Piece};
use crate::location::LocationId;
use crate::markers::CodeRange;
use crate::metadata::Object;
use crate::units::Position;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// The places of an argument from a position on, as a range of [`Arguments::places`].
#[derive(Clone, Copy)]
struct Step {
    at: Position,
    first: u32,
    count: u32,
}

/// The steps of the arguments in a function.
#[derive(Default)]
pub(super) struct Arguments {
    steps: Vec<Step>,
    places: Vec<LocationId>,
    /// The steps of each argument.
    known: HashMap<Object, Range<usize>>,
    /// The positions at which pieces begin or end, each with the index of the piece.
    bounds: Vec<(Position, usize)>,
    /// The indices of the pieces that hold at a position.
    holding: BTreeSet<usize>,
}

/// A place in the steps of an argument.
pub(super) struct ArgumentCursor {
    /// The steps that begin after the current position.
    later: Range<usize>,
    /// The current places.
    places: Range<usize>,
}

impl Arguments {
    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.places.clear();
        self.known.clear();
    }

    /// Removes the cached steps of an argument that gets other pieces.
    pub(super) fn invalidate(&mut self, argument: Object) {
        self.known.remove(&argument);
    }

    /// Returns the steps of an argument with these pieces.
    pub(super) fn of(&mut self, argument: Object, pieces: &[Piece]) -> Range<usize> {
        if let Some(known) = self.known.get(&argument) {
            return known.clone();
        }
        let steps = self.add(pieces);
        self.known.insert(argument, steps.clone());
        steps
    }

    fn add(&mut self, pieces: &[Piece]) -> Range<usize> {
        let first = self.steps.len();
        self.bounds.clear();
        for (index, piece) in pieces.iter().enumerate() {
            if !piece.range.is_empty() {
                let CodeRange { start, end } = piece.range;
                self.bounds.extend([(start, index), (end, index)]);
            }
        }
        self.bounds.sort_unstable();
        for group in self.bounds.chunk_by(|one, next| one.0 == next.0) {
            for (_, index) in group {
                // The second bound of a piece is its end.
                if !self.holding.remove(index) {
                    self.holding.insert(*index);
                }
            }
            let first_place = self.places.len();
            // If an argument has more places, the object with this argument has no location.
            let holding = self.holding.iter().take(MAX_PLACES + 1);
            let places = holding.filter_map(|index| pieces.get(*index));
            self.places.extend(places.map(|piece| piece.location));
            self.steps.push(Step {
                at: group[0].0,
                first: first_place as u32,
                count: (self.places.len() - first_place) as u32,
            });
        }
        first..self.steps.len()
    }

    /// Returns a cursor at a position of an argument's steps.
    pub(super) fn cursor(&self, steps: &Range<usize>, at: Position) -> ArgumentCursor {
        let all = &self.steps[steps.clone()];
        let later = steps.start + all.partition_point(|step| step.at <= at);
        let mut cursor = ArgumentCursor {
            later: later..steps.end,
            places: 0..0,
        };
        if later > steps.start {
            cursor.places = self.places_of(later - 1);
        }
        cursor
    }

    fn places_of(&self, step: usize) -> Range<usize> {
        let Step { first, count, .. } = self.steps[step];
        first as usize..(first + count) as usize
    }

    /// The position at which the places of a cursor change next.
    pub(super) fn next(&self, cursor: &ArgumentCursor) -> Option<Position> {
        let next = self.steps.get(cursor.later.clone())?.first()?;
        Some(next.at)
    }

    /// Moves a cursor to a position, at most the next at which its places change.
    pub(super) fn advance(&self, cursor: &mut ArgumentCursor, to: Position) {
        if self.next(cursor) == Some(to) {
            cursor.places = self.places_of(cursor.later.start);
            cursor.later.start += 1;
        }
    }

    /// The places of an argument at a cursor, at most `MAX_PLACES` + 1.
    pub(super) fn places(&self, cursor: &ArgumentCursor) -> &[LocationId] {
        self.places.get(cursor.places.clone()).unwrap_or(&[])
    }
}

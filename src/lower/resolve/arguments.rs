//! The places of each argument, in code order.
//!
//! The pieces of an argument are unordered and may overlap. A lifetime that has the argument needs
//! all places of the argument for consecutive ranges of code. Therefore, the pieces are converted
//! once to *steps*, each of which holds until the next one begins. This takes n log n for n pieces,
//! and each lifetime then reads only the steps in its code. The places of a referrer that overlap
//! are converted in the same way.

use super::{MAX_PLACES, Piece};
use crate::markers::CodeRange;
use crate::metadata::Object;
use crate::units::Position;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// The places that hold from a position on, as a range of [`Arguments::places`].
#[derive(Clone, Copy)]
struct Step {
    at: Position,
    first: u32,
    count: u32,
}

/// The steps of an argument or referrer.
#[derive(Clone)]
pub(super) struct Steps {
    /// The range of [`Arguments::steps`].
    range: Range<usize>,
    /// True if several places hold at some position.
    pub(super) has_several: bool,
}

impl Steps {
    /// The steps of an argument that the expression does not name.
    pub(super) const NONE: Steps = Steps {
        range: 0..0,
        has_several: false,
    };
}

/// The steps of the arguments in a function.
#[derive(Default)]
pub(super) struct Arguments {
    steps: Vec<Step>,
    /// The numbers of places: the index of an argument's piece in the function, or of a range of a
    /// referrer.
    places: Vec<u32>,
    /// The steps of each argument.
    known: HashMap<Object, Steps>,
    /// The positions at which places begin or end, each with the number of the place.
    bounds: Vec<(Position, u32)>,
    holding: Holding,
}

/// The numbers of the places that hold at a position. Mostly, this is one place.
#[derive(Default)]
struct Holding {
    /// The place, if it is the only one.
    only: Option<u32>,
    /// The places, if there are several.
    several: BTreeSet<u32>,
}

impl Holding {
    /// Adds a place, or removes it if it holds.
    fn toggle(&mut self, place: u32) {
        match self.only {
            None if self.several.is_empty() => self.only = Some(place),
            None => {
                if !self.several.remove(&place) {
                    self.several.insert(place);
                }
                if self.several.len() == 1 {
                    self.only = self.several.pop_first();
                }
            }
            Some(only) if only == place => self.only = None,
            Some(only) => {
                self.several.extend([only, place]);
                self.only = None;
            }
        }
    }
}

/// A position in the steps of an argument or referrer.
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

    /// Removes the cached steps of an argument whose pieces change.
    pub(super) fn invalidate(&mut self, argument: Object) {
        self.known.remove(&argument);
    }

    /// Returns the steps of an argument with these pieces of the function.
    pub(super) fn of(
        &mut self,
        argument: Object,
        (all, pieces): (&[Piece], Range<usize>),
    ) -> Steps {
        if let Some(known) = self.known.get(&argument) {
            return known.clone();
        }
        let first = pieces.start;
        let ranges = all[pieces].iter().map(|piece| piece.range);
        let steps = self.of_ranges(ranges, first);
        self.known.insert(argument, steps.clone());
        steps
    }

    /// Returns the steps of places with these ranges, numbered from `first` on.
    pub(super) fn of_ranges(
        &mut self,
        ranges: impl Iterator<Item = CodeRange>,
        first: usize,
    ) -> Steps {
        let first_step = self.steps.len();
        self.bounds.clear();
        for (number, range) in (first as u32..).zip(ranges) {
            if !range.is_empty() {
                let CodeRange { start, end } = range;
                self.bounds.extend([(start, number), (end, number)]);
            }
        }
        self.bounds.sort_unstable();
        let mut has_several = false;
        for group in self.bounds.chunk_by(|one, next| one.0 == next.0) {
            for (_, number) in group {
                // The second bound of a place is its end.
                self.holding.toggle(*number);
            }
            let Holding { only, several } = &self.holding;
            has_several |= !several.is_empty();
            let first_place = self.places.len();
            self.places.extend(*only);
            // If an argument has more places, the object with this argument has no location.
            self.places.extend(several.iter().take(MAX_PLACES + 1));
            self.steps.push(Step {
                at: group[0].0,
                first: first_place as u32,
                count: (self.places.len() - first_place) as u32,
            });
        }
        Steps {
            range: first_step..self.steps.len(),
            has_several,
        }
    }

    /// Returns a cursor at a position of the steps.
    pub(super) fn cursor(
        &self,
        Steps { range: steps, .. }: &Steps,
        at: Position,
    ) -> ArgumentCursor {
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

    /// The numbers of the places at a cursor, at most `MAX_PLACES` + 1.
    pub(super) fn places(&self, cursor: &ArgumentCursor) -> &[u32] {
        self.places.get(cursor.places.clone()).unwrap_or(&[])
    }
}

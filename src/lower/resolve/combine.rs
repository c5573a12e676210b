//! Computes the places of a lifetime from those of its arguments.

use super::arguments::{ArgumentCursor, Steps};
use super::{MAX_PLACES, Piece, Resolver, Scratch, TooLarge};
use crate::expr::DIOp;
use crate::location::LocationId;
use crate::lower::build::Failure;
use crate::lower::degradation::{Degradation, DegradationReason};
use crate::lower::piece::Referred;
use crate::markers::CodeRange;
use crate::metadata::DILifetime;
use crate::units::Position;
use alloc::vec::Vec;

/// A lifetime with one of the places of its referrer.
#[derive(Clone, Copy)]
struct Stretch<'a> {
    lifetime: &'a DILifetime,
    referrer: Referred,
    /// The number of the place.
    number: u32,
    /// All places of the referrer, if it has several and an argument has several.
    beside: Option<&'a Steps>,
}

/// The combinations of places of a referrer and arguments in a range of code.
///
/// Their number is the largest number of places that the referrer or an argument has. Alternative i
/// uses place i of each, modulo the number of its places, so that each place is used at least once.
/// One place of the referrer has the alternatives from `first` on, in steps of the number of its
/// places, below `count`.
struct Alternatives {
    range: CodeRange,
    first: usize,
    step: usize,
    count: usize,
}

impl<'m> Resolver<'_, 'm> {
    /// Adds the pieces of a lifetime in the code in which it is active.
    pub(super) fn stretches(&mut self, lifetime: &DILifetime, scratch: &mut Scratch, nested: u32) {
        scratch.arguments.clear();
        let arguments = self.module.metadata.arguments(lifetime);
        scratch.named.clear();
        scratch.named.resize(arguments.len(), false);
        for op in self.module.exprs.ops(lifetime.location) {
            if let DIOp::Arg { index, .. } = op
                && let Some(is_named) = scratch.named.get_mut(*index as usize)
            {
                *is_named = true;
            }
        }
        for (number, argument) in arguments.iter().enumerate() {
            if !scratch.named[number] {
                scratch.arguments.push(Steps::NONE);
                continue;
            }
            let pieces = self.object(*argument, nested + 1);
            if self.limited.contains(argument) {
                self.limited.insert(lifetime.object);
                return;
            }
            let steps = self.arguments.of(*argument, (&self.pieces, pieces));
            scratch.arguments.push(steps);
        }
        let Scratch {
            pieces,
            arguments,
            cursors,
            chosen,
            stretches,
            ..
        } = scratch;
        // The places of the referrer matter to each other only if an argument has several places.
        let has_several = stretches.len() > 1 && arguments.iter().any(|steps| steps.has_several);
        let beside = has_several.then(|| {
            let ranges = stretches.iter().map(|(range, _)| *range);
            self.arguments.of_ranges(ranges, 0)
        });
        for (number, &(range, referrer)) in (0..).zip(stretches.iter()) {
            let added = match arguments.is_empty() {
                true => self.add(lifetime, range, referrer, &[], pieces),
                false => {
                    let steps = arguments.iter();
                    cursors.clear();
                    cursors.extend(steps.map(|steps| self.arguments.cursor(steps, range.start)));
                    let stretch = Stretch {
                        lifetime,
                        referrer,
                        number,
                        beside: beside.as_ref(),
                    };
                    self.segments(stretch, range, cursors, (chosen, pieces))
                }
            };
            if let Err(TooLarge) = added {
                self.limited.insert(lifetime.object);
                return;
            }
        }
    }

    /// Adds the pieces of a lifetime in a range of code, given cursors at its start.
    fn segments(
        &mut self,
        stretch: Stretch<'_>,
        range: CodeRange,
        cursors: &mut [ArgumentCursor],
        (chosen, into): (&mut Vec<LocationId>, &mut Vec<Piece>),
    ) -> Result<(), TooLarge> {
        let mut from = range.start;
        while from < range.end {
            let changes = cursors
                .iter()
                .filter_map(|cursor| self.arguments.next(cursor));
            let to = changes.fold(range.end, Position::min);
            let segment = CodeRange::new(from, to);
            self.segment(stretch, segment, cursors, (chosen, into))?;
            for cursor in &mut *cursors {
                self.arguments.advance(cursor, to);
            }
            from = to;
        }
        Ok(())
    }

    /// Adds the pieces of a lifetime in a range of code in which the locations of its arguments do
    /// not change.
    fn segment(
        &mut self,
        stretch: Stretch<'_>,
        range: CodeRange,
        arguments: &[ArgumentCursor],
        (chosen, into): (&mut Vec<LocationId>, &mut Vec<Piece>),
    ) -> Result<(), TooLarge> {
        let counts = arguments.iter().map(|at| self.arguments.places(at).len());
        let count = counts.fold(1, usize::max);
        if count > MAX_PLACES {
            return Err(TooLarge);
        }
        let Some(beside) = stretch.beside.filter(|_| count > 1) else {
            let alternatives = Alternatives {
                range,
                first: 0,
                step: 1,
                count,
            };
            return self.alternatives(stretch, alternatives, arguments, (chosen, into));
        };
        let mut cursor = self.arguments.cursor(beside, range.start);
        let mut from = range.start;
        while from < range.end {
            let next = self.arguments.next(&cursor);
            let to = next.map_or(range.end, |next| next.min(range.end));
            let places = self.arguments.places(&cursor);
            let own = places.iter().position(|place| *place == stretch.number);
            // A place beyond the listed ones has one alternative.
            let (first, step) = own.map_or((stretch.number as usize, 1), |own| (own, places.len()));
            let alternatives = Alternatives {
                range: CodeRange::new(from, to),
                first,
                step,
                count: count.max(first + 1),
            };
            self.alternatives(stretch, alternatives, arguments, (chosen, into))?;
            self.arguments.advance(&mut cursor, to);
            from = to;
        }
        Ok(())
    }

    /// Adds a piece for each of some alternatives.
    fn alternatives(
        &mut self,
        stretch: Stretch<'_>,
        alternatives: Alternatives,
        arguments: &[ArgumentCursor],
        (chosen, into): (&mut Vec<LocationId>, &mut Vec<Piece>),
    ) -> Result<(), TooLarge> {
        let Alternatives {
            range,
            first,
            step,
            count,
        } = alternatives;
        for alternative in (first..count).step_by(step) {
            chosen.clear();
            for argument in arguments {
                let places = self.arguments.places(argument);
                let place = alternative.checked_rem(places.len());
                let place = place.and_then(|index| places.get(index));
                let location = place.map(|number| self.pieces[*number as usize].location);
                chosen.push(location.unwrap_or_else(|| self.tree.undefined()));
            }
            self.add(stretch.lifetime, range, stretch.referrer, chosen, into)?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        lifetime: &DILifetime,
        range: CodeRange,
        referrer: Referred,
        arguments: &[LocationId],
        into: &mut Vec<Piece>,
    ) -> Result<(), TooLarge> {
        let built = self.built(lifetime.location, referrer, arguments);
        // Parts whose evaluation fails, and arguments that fail as a whole, are omitted from the
        // location.
        if built.has_failed {
            let (function, reason) = (self.site.id(), DegradationReason::Fails);
            self.degradations.push(Degradation {
                subject: lifetime.object.into(),
                function,
                range,
                reason,
            });
        }
        match built.location {
            Ok((location, ty)) => {
                let piece = Piece {
                    range,
                    location,
                    ty,
                };
                let is_argument = self.is_argument(lifetime.object);
                if built.is_undefined {
                    // A completely undefined location does not count as a place, even for an
                    // argument. However, the object with this argument may follow a pointer to it.
                    if is_argument && self.tree.may_be_pointer(location, |_| true) {
                        into.push(piece);
                    }
                    return Ok(());
                }
                match is_argument && built.may_be_undefined {
                    true => self.doubtful.push(piece),
                    false => into.push(piece),
                }
            }
            Err(Failure::Undefined | Failure::Fails) => {}
            Err(Failure::Limit) => return Err(TooLarge),
        }
        Ok(())
    }
}

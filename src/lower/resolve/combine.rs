//! Computes the places of a lifetime from those of its arguments.

use super::arguments::ArgumentCursor;
use super::{MAX_PLACES, Piece, Resolver, Scratch, TooLarge};
use crate::location::LocationId;
use crate::lower::build::{Context, Failure, build};
use crate::lower::degradation::{Degradation, DegradationReason};
use crate::lower::piece::Referred;
use crate::markers::CodeRange;
use crate::metadata::DILifetime;
use crate::units::Position;
use alloc::vec::Vec;

impl<'m> Resolver<'_, 'm> {
    /// Adds the pieces of a lifetime in the code in which it is active.
    pub(super) fn stretches(&mut self, lifetime: &DILifetime, scratch: &mut Scratch, nested: u32) {
        scratch.arguments.clear();
        for argument in self.module.metadata.arguments(lifetime) {
            let pieces = self.object(*argument, nested + 1);
            if self.limited.contains(argument) {
                self.limited.insert(lifetime.object);
                return;
            }
            let steps = self.arguments.of(*argument, &self.pieces[pieces]);
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
        for &(range, referrer) in stretches.iter() {
            let added = match arguments.is_empty() {
                true => self.add(lifetime, range, referrer, &[], pieces),
                false => {
                    let steps = arguments.iter();
                    cursors.clear();
                    cursors.extend(steps.map(|steps| self.arguments.cursor(steps, range.start)));
                    self.segments(lifetime, (range, referrer), cursors, chosen, pieces)
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
        lifetime: &DILifetime,
        (range, referrer): (CodeRange, Referred),
        cursors: &mut [ArgumentCursor],
        chosen: &mut Vec<LocationId>,
        into: &mut Vec<Piece>,
    ) -> Result<(), TooLarge> {
        let mut from = range.start;
        while from < range.end {
            let changes = cursors
                .iter()
                .filter_map(|cursor| self.arguments.next(cursor));
            let to = changes.fold(range.end, Position::min);
            let segment = CodeRange::new(from, to);
            self.segment(lifetime, (segment, referrer), cursors, chosen, into)?;
            for cursor in &mut *cursors {
                self.arguments.advance(cursor, to);
            }
            from = to;
        }
        Ok(())
    }

    /// Adds the pieces of a lifetime in a range of code in which the locations of its arguments do
    /// not change. The number of pieces is the largest number of places that any argument has, so
    /// each place of each argument is used in at least one piece.
    fn segment(
        &mut self,
        lifetime: &DILifetime,
        (range, referrer): (CodeRange, Referred),
        arguments: &[ArgumentCursor],
        chosen: &mut Vec<LocationId>,
        into: &mut Vec<Piece>,
    ) -> Result<(), TooLarge> {
        let counts = arguments.iter().map(|at| self.arguments.places(at).len());
        let count = counts.fold(1, usize::max);
        if count > MAX_PLACES {
            return Err(TooLarge);
        }
        for alternative in 0..count {
            chosen.clear();
            for argument in arguments {
                let places = self.arguments.places(argument);
                let place = alternative.checked_rem(places.len());
                let place = place.and_then(|index| places.get(index)).copied();
                chosen.push(place.unwrap_or_else(|| self.tree.undefined()));
            }
            self.add(lifetime, range, referrer, chosen, into)?;
        }
        Ok(())
    }

    pub(super) fn add(
        &mut self,
        lifetime: &DILifetime,
        range: CodeRange,
        referrer: Referred,
        arguments: &[LocationId],
        into: &mut Vec<Piece>,
    ) -> Result<(), TooLarge> {
        let (referrer, on_entry) = (referrer.now, referrer.on_entry);
        let context = Context {
            referrer,
            on_entry,
            arguments,
            sizes: &[],
            constants: self.module.exprs.constants(),
        };
        let ops = self.module.exprs.ops(lifetime.location);
        self.tree.take_failure();
        let built = build(&mut self.tree, ops, &context, &mut self.stack);
        // Parts whose evaluation fails, and arguments that fail as a whole, are omitted from the
        // location.
        if self.tree.take_failure() || matches!(built, Err(Failure::Fails)) {
            let (function, reason) = (self.site.id(), DegradationReason::Fails);
            self.degradations.push(Degradation {
                subject: lifetime.object.into(),
                function,
                range,
                reason,
            });
        }
        match built {
            Ok((location, ty)) => {
                let (piece, bits) = (
                    Piece {
                        range,
                        location,
                        ty,
                    },
                    self.tree.bits(ty),
                );
                let is_argument = self.is_argument(lifetime.object);
                if self.tree.is_undefined(location, bits) {
                    // A completely undefined location does not count as a place, even for an
                    // argument. However, the object with this argument may follow a pointer to it.
                    if is_argument && self.tree.may_be_pointer(location, |_| true) {
                        into.push(piece);
                    }
                    return Ok(());
                }
                if is_argument && self.tree.may_be_undefined(location, bits) {
                    self.doubtful.push(piece);
                }
                into.push(piece);
            }
            Err(Failure::Undefined | Failure::Fails) => {}
            Err(Failure::Limit) => return Err(TooLarge),
        }
        Ok(())
    }
}

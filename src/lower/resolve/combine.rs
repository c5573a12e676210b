//! Computes the places of a lifetime from those of its arguments.

use super::{MAX_PLACES, Piece, Resolver, Scratch, Site, TooLarge};
use crate::location::LocationId;
use crate::lower::build::{Context, Failure, build};
use crate::lower::lowered::{Degradation, DegradationReason};
use crate::lower::resolve::Referred;
use crate::markers::CodeRange;
use crate::metadata::DILifetime;
use alloc::vec::Vec;
use core::ops::Range;

impl<'m> Resolver<'_, 'm> {
    /// Adds the pieces of a lifetime in the code in which it is active.
    pub(super) fn stretches(
        &mut self,
        site: Site<'m>,
        lifetime: &DILifetime,
        scratch: &mut Scratch,
        nested: u32,
    ) {
        scratch.arguments.clear();
        for argument in self.module.metadata.arguments(lifetime) {
            let pieces = self.object(site, *argument, nested + 1);
            scratch.arguments.push(pieces);
            if self.limited.contains(argument) {
                self.limited.insert(lifetime.object);
                return;
            }
        }
        let Scratch {
            pieces,
            arguments,
            cuts,
            chosen,
            stretches,
            ..
        } = scratch;
        for &(range, referrer) in stretches.iter() {
            if arguments.is_empty() {
                if let Err(TooLarge) = self.add(lifetime, range, referrer, &[], pieces) {
                    self.limited.insert(lifetime.object);
                    return;
                }
                continue;
            }
            cuts.clear();
            cuts.extend([range.start, range.end]);
            for piece in arguments
                .iter()
                .flat_map(|pieces| &self.pieces[pieces.clone()])
            {
                cuts.extend(
                    [piece.range.start, piece.range.end]
                        .iter()
                        .filter(|at| range.contains(**at)),
                );
            }
            cuts.sort_unstable();
            cuts.dedup();
            for pair in cuts.windows(2) {
                let cut = CodeRange::new(pair[0], pair[1]);
                if let Err(TooLarge) =
                    self.segment(lifetime, cut, referrer, arguments, chosen, pieces)
                {
                    self.limited.insert(lifetime.object);
                    return;
                }
            }
        }
    }

    /// Adds the pieces of a lifetime in a range of code in which the locations of its arguments do
    /// not change. The number of pieces is the largest number of places that any argument has, so
    /// each place of each argument is used in at least one piece.
    fn segment(
        &mut self,
        lifetime: &DILifetime,
        range: CodeRange,
        referrer: Referred,
        arguments: &[Range<usize>],
        chosen: &mut Vec<LocationId>,
        into: &mut Vec<Piece>,
    ) -> Result<(), TooLarge> {
        let mut alternative = 0usize;
        loop {
            chosen.clear();
            let mut count = 1;
            for pieces in arguments {
                let here = self.pieces[pieces.clone()]
                    .iter()
                    .filter(|piece| piece.range.contains(range.start));
                let places = here.clone().count();
                count = count.max(places);
                let place = alternative
                    .checked_rem(places)
                    .and_then(|index| here.clone().nth(index));
                chosen.push(place.map_or_else(|| self.tree.undefined(), |piece| piece.location));
            }
            if count > MAX_PLACES {
                return Err(TooLarge);
            }
            self.add(lifetime, range, referrer, chosen, into)?;
            alternative += 1;
            if alternative >= count {
                return Ok(());
            }
        }
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
            let (function, reason) = (self.function, DegradationReason::Fails);
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

//! Making one lifetime of two.

use super::{ChangeError, ChangeErrorKind, Changes, Difference};
use crate::markers::{
    BlockIndex, Code, CodeRange, FunctionBody, LiveRanges, Marker, PlacedMarker, Referrer,
};
use crate::metadata::{Id, LifetimeId, SubprogramId, Text};
use crate::module::Module;
use crate::units::Position;
use alloc::vec::Vec;

impl Changes {
    /// Two lifetimes of one object became the same: their locations, arguments and referrers are
    /// equal, and one `dbg.def` reaches all that both reached. The first takes over the range of
    /// the second, which is left with none: a `dbg.def` with a `dbg.kill` right behind it.
    ///
    /// Computes the ranges of both before and after, and makes the change only where it changes
    /// nothing.
    ///
    /// # Errors
    /// Where one of them does not exist or has no `dbg.def` in the body, they differ, or no single
    /// `dbg.def` reaches exactly what they reach together, as where there is a gap between them.
    pub fn merge(
        &mut self,
        module: &Module,
        body: &mut FunctionBody,
        first: LifetimeId,
        second: LifetimeId,
    ) -> Result<(), ChangeError> {
        let error = |kind| ChangeError::new(second, kind);
        let missing = |lifetime| ChangeError::new(lifetime, ChangeErrorKind::NoLifetime);
        let one = module.metadata.lifetimes.get(first).ok_or(missing(first))?;
        let other = module
            .metadata
            .lifetimes
            .get(second)
            .ok_or(missing(second))?;
        let defs = [
            body.marker_at(body.find_def(first)?)?,
            body.marker_at(body.find_def(second)?)?,
        ];
        let referrer = |placed: PlacedMarker| match placed.marker {
            Marker::Def(_, referrer) => referrer,
            _ => Referrer::Undefined,
        };
        let different = |what| Err(error(ChangeErrorKind::Different { other: first, what }));
        if one.object != other.object {
            return different(Difference::Object);
        }
        if one.location != other.location {
            return different(Difference::Location);
        }
        if module.metadata.arguments(one) != module.metadata.arguments(other) {
            return different(Difference::Arguments);
        }
        if referrer(defs[0]) != referrer(defs[1]) {
            return different(Difference::Referrer);
        }
        if first == second {
            return Ok(());
        }

        let mut live = LiveRanges::default();
        ranges(
            body,
            &mut live,
            body.markers().filter(|placed| is_of(placed, first, second)),
        );
        let mut union: Vec<CodeRange> = Vec::new();
        union.extend(live.iter().flat_map(|(_, _, ranges)| ranges));
        crate::markers::join(&mut union, 0);
        let is_active = |lifetime, position| {
            live.of(lifetime)
                .flat_map(|(_, ranges)| ranges)
                .any(|range| range.contains(position))
        };
        // A kill of one goes where the other is active behind it; of two in one place, one goes.
        let mut kills: Vec<PlacedMarker> = Vec::new();
        for placed in body.markers() {
            let other = match placed.marker {
                Marker::Kill(of) if of == first => second,
                Marker::Kill(of) if of == second => first,
                _ => continue,
            };
            let same = kills
                .last()
                .is_some_and(|kill| (kill.block, kill.position) == (placed.block, placed.position));
            if !same && !is_active(other, placed.position) {
                kills.push(PlacedMarker {
                    marker: Marker::Kill(first),
                    ..placed
                });
            }
        }
        let mut merged = LiveRanges::default();
        for def in defs {
            let def = PlacedMarker {
                marker: Marker::Def(first, referrer(def)),
                ..def
            };
            let mut markers: Vec<PlacedMarker> = kills.clone();
            markers.push(def);
            markers.sort_by_key(|placed| placed.index);
            ranges(body, &mut merged, markers.iter().copied());
            if !merged.iter().map(|(_, _, ranges)| ranges).eq([&union[..]]) {
                continue;
            }
            self.markers.clear();
            for placed in markers {
                self.markers
                    .push((placed.block, placed.position, placed.marker));
                if placed.index == def.index {
                    let empty = [Marker::Def(second, referrer(def)), Marker::Kill(second)];
                    self.markers
                        .extend(empty.map(|marker| (placed.block, placed.position, marker)));
                }
            }
            body.retain(|placed| !is_of(placed, first, second));
            body.insert_all(&mut self.markers)?;
            self.flow.remove_unreached(body, first)?;
            return Ok(());
        }
        Err(error(ChangeErrorKind::Apart { other: first }))
    }
}

fn is_of(placed: &PlacedMarker, first: LifetimeId, second: LifetimeId) -> bool {
    placed
        .marker
        .lifetime()
        .is_some_and(|of| of == first || of == second)
}

/// The ranges that markers would have in a body's control flow.
fn ranges(body: &FunctionBody, live: &mut LiveRanges, markers: impl Iterator<Item = PlacedMarker>) {
    let mut only = FunctionBody::default();
    only.begin(
        Text::from_index(0),
        SubprogramId::from_index(0),
        body.size(),
    )
    .mode(body.marker_mode());
    let mut markers = markers.peekable();
    for block in (0..body.block_count() as u32).map(BlockIndex) {
        only.block(
            body.block_range(block)
                .map_or(Position(0), |range| range.start),
        );
        while let Some(placed) = markers.next_if(|placed| placed.block == block) {
            only.marker(placed.position, placed.marker);
        }
    }
    for (from, to) in body.successors() {
        only.successor(from, to);
    }
    let mut code = Code::default();
    let function = code.add(&only);
    if let Some(view) = code.function(function) {
        live.compute(view);
    }
}

//! Merges two lifetimes.

use super::{ChangeError, ChangeErrorKind, Changes, Difference};
use crate::markers::{
    BlockIndex, Code, CodeRange, FunctionBody, LiveRanges, Marker, PlacedMarker, Referrer,
};
use crate::metadata::{DILifetime, Id, LifetimeId, SubprogramId, Text};
use crate::module::Module;
use crate::units::Position;
use alloc::vec::Vec;

impl Changes {
    /// Merges two lifetimes of one object whose locations, arguments and referrers have become
    /// equal, if a single `dbg.def` can have the range of both. The first gets the range of the
    /// second. The second keeps an empty range: a `dbg.def` followed by a `dbg.kill`.
    ///
    /// Compares the ranges before and after the merge, and changes the markers only if they are
    /// equal.
    ///
    /// # Errors
    /// If one of the lifetimes does not exist or has no `dbg.def` in the body, if they differ, or
    /// if no single `dbg.def` makes a lifetime active exactly where either is active, for example
    /// because of a gap between their ranges.
    pub fn merge(
        &mut self,
        module: &Module,
        body: &mut FunctionBody,
        first: LifetimeId,
        second: LifetimeId,
    ) -> Result<(), ChangeError> {
        let error = |kind| ChangeError::new(second, kind);
        let node = |id| {
            let missing = ChangeError::new(id, ChangeErrorKind::NoLifetime);
            module.metadata.lifetimes.get(id).ok_or(missing)
        };
        let (one, other) = (node(first)?, node(second)?);
        let defs = [
            body.marker_at(body.find_def(first)?)?,
            body.marker_at(body.find_def(second)?)?,
        ];
        if let Some(what) = difference(module, one, other, defs) {
            return Err(error(ChangeErrorKind::Different { other: first, what }));
        }
        if first == second {
            return Ok(());
        }

        let mut live = LiveRanges::default();
        let markers = body.markers().filter(|placed| is_of(placed, first, second));
        compute_ranges(body, &mut live, markers);
        let mut union: Vec<CodeRange> = Vec::new();
        union.extend(live.iter().flat_map(|(_, _, ranges)| ranges));
        crate::markers::join(&mut union, 0);
        let kills = merged_kills(body, &live, [first, second]);
        let mut merged = LiveRanges::default();
        for def in defs {
            let def = PlacedMarker {
                marker: Marker::Def(first, referrer(def)),
                ..def
            };
            let mut markers: Vec<PlacedMarker> = kills.clone();
            markers.push(def);
            markers.sort_by_key(|placed| placed.index);
            compute_ranges(body, &mut merged, markers.iter().copied());
            if !merged.iter().map(|(_, _, ranges)| ranges).eq([&union[..]]) {
                continue;
            }
            body.retain(|placed| !is_of(placed, first, second));
            self.insert(body, &markers, (def, second))?;
            self.flow.remove_unreached(body, first)?;
            return Ok(());
        }
        Err(error(ChangeErrorKind::NotMergeable { other: first }))
    }

    /// Inserts markers; after `def`, inserts a lifetime with an empty range.
    fn insert(
        &mut self,
        body: &mut FunctionBody,
        markers: &[PlacedMarker],
        (def, empty): (PlacedMarker, LifetimeId),
    ) -> Result<(), ChangeError> {
        self.markers.clear();
        for placed in markers {
            let mut insert = |marker| {
                self.markers.push((placed.block, placed.position, marker));
            };
            insert(placed.marker);
            if placed.index == def.index {
                insert(Marker::Def(empty, referrer(def)));
                insert(Marker::Kill(empty));
            }
        }
        Ok(body.insert_all(&mut self.markers)?)
    }
}

fn referrer(placed: PlacedMarker) -> Referrer {
    match placed.marker {
        Marker::Def(_, referrer) => referrer,
        _ => Referrer::Undefined,
    }
}

/// Returns the first difference between two lifetimes, except between their ranges.
fn difference(
    module: &Module,
    one: &DILifetime,
    other: &DILifetime,
    defs: [PlacedMarker; 2],
) -> Option<Difference> {
    if one.object != other.object {
        Some(Difference::Object)
    } else if one.location != other.location {
        Some(Difference::Location)
    } else if module.metadata.arguments(one) != module.metadata.arguments(other) {
        Some(Difference::Arguments)
    } else if referrer(defs[0]) != referrer(defs[1]) {
        Some(Difference::Referrer)
    } else {
        None
    }
}

/// Returns the kills that end the union of two lifetimes: the kills of either lifetime after which
/// the other is not active, one at each position.
fn merged_kills(
    body: &FunctionBody,
    live: &LiveRanges,
    [first, second]: [LifetimeId; 2],
) -> Vec<PlacedMarker> {
    let is_active = |lifetime, position| {
        live.of(lifetime)
            .flat_map(|(_, ranges)| ranges)
            .any(|range| range.contains(position))
    };
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
    kills
}

fn is_of(placed: &PlacedMarker, first: LifetimeId, second: LifetimeId) -> bool {
    placed
        .marker
        .lifetime()
        .is_some_and(|of| of == first || of == second)
}

/// Computes the ranges that markers would have in a body's control flow, into `live`.
fn compute_ranges(
    body: &FunctionBody,
    live: &mut LiveRanges,
    markers: impl Iterator<Item = PlacedMarker>,
) {
    let mut copy = FunctionBody::default();
    copy.begin(
        Text::from_index(0),
        SubprogramId::from_index(0),
        body.size(),
    )
    .mode(body.marker_mode());
    let mut markers = markers.peekable();
    for block in (0..body.block_count() as u32).map(BlockIndex) {
        copy.block(
            body.block_range(block)
                .map_or(Position(0), |range| range.start),
        );
        while let Some(placed) = markers.next_if(|placed| placed.block == block) {
            copy.marker(placed.position, placed.marker);
        }
    }
    for (from, to) in body.successors() {
        copy.successor(from, to);
    }
    let mut code = Code::default();
    let function = code.add(&copy);
    if let Some(view) = code.function(function) {
        live.compute(view);
    }
}

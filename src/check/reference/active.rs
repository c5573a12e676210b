//! Computes the code in which bounded lifetimes are active, by following every path of each
//! function.

use crate::markers::{
    BlockIndex, CallSite, CodeRange, FunctionId, FunctionView, Marker, MarkerMode, Referrer,
};
use crate::metadata::{CodeId, LifetimeId};
use crate::module::Module;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// The code in which a bounded lifetime is active.
#[derive(Clone, Debug)]
pub(super) struct Active {
    pub(super) function: FunctionId,
    pub(super) referrer: Referrer,
    pub(super) ranges: Vec<CodeRange>,
}

/// A marker of a lifetime: its block, its index among the block's markers, its position, and the
/// referrer of a def; `None` for a kill.
#[derive(Clone, Copy, Debug)]
struct Event {
    block: u32,
    order: usize,
    position: Position,
    def: Option<Referrer>,
}

/// The markers of all functions.
#[derive(Clone, Debug, Default)]
pub(super) struct Marked {
    pub(super) lifetimes: BTreeMap<LifetimeId, Active>,
    /// The function and the position of each code location.
    pub(super) codes: BTreeMap<CodeId, (FunctionId, Position)>,
}

impl Marked {
    pub(super) fn of(module: &Module) -> Marked {
        let mut marked = Marked::default();
        for function in module.code.functions() {
            let mut events: BTreeMap<LifetimeId, Vec<Event>> = BTreeMap::new();
            for (block, of) in (0..).zip(function.blocks()) {
                for (order, (position, marker)) in of.markers().enumerate() {
                    let event = |def| Event {
                        block,
                        order,
                        position,
                        def,
                    };
                    match marker {
                        Marker::Def(id, referrer) => {
                            events.entry(id).or_default().push(event(Some(referrer)))
                        }
                        Marker::Kill(id) => events.entry(id).or_default().push(event(None)),
                        Marker::Label(id) => {
                            marked.codes.entry(id).or_insert((function.id, position));
                        }
                    }
                }
            }
            for (id, events) in events {
                let Some((from, referrer)) =
                    events.iter().find_map(|event| Some((*event, event.def?)))
                else {
                    continue;
                };
                let ranges = follow(function, from, &events);
                marked.lifetimes.entry(id).or_insert(Active {
                    function: function.id,
                    referrer,
                    ranges,
                });
            }
        }
        marked
    }
}

/// Follows every path from a def, up to a kill, the end of an exit block or, in block-local mode,
/// the end of its own block.
fn follow(function: FunctionView<'_>, def: Event, events: &[Event]) -> Vec<CodeRange> {
    let mut ranges = Vec::new();
    let mut entered = vec![false; function.block_count()];
    // Points to continue from: a block, how many of its markers were passed, a position.
    let mut points = vec![(def.block, def.order + 1, def.position)];
    while let Some((index, behind, from)) = points.pop() {
        let Some(block) = function.block(BlockIndex(index)) else {
            continue;
        };
        let mut kills = events
            .iter()
            .filter(|event| event.def.is_none() && event.block == index);
        let kill = kills.find(|event| event.order >= behind);
        let end = kill.map_or(block.range.end, |kill| kill.position.min(block.range.end));
        let range = CodeRange::new(from.max(block.range.start), end);
        if range.start < range.end {
            ranges.push(range);
        }
        if kill.is_some() || function.mode == MarkerMode::BlockLocal {
            continue;
        }
        for next in block.successors {
            if let Some(entered) = entered.get_mut(*next as usize).filter(|entered| !**entered) {
                *entered = true;
                let start = function
                    .block(BlockIndex(*next))
                    .map_or(Position::START, |block| block.range.start);
                points.push((*next, 0, start));
            }
        }
    }
    ranges
}

/// Returns the calls whose return position is the byte after `pc`. While such a call runs, a
/// debugger evaluates the caller's frame at `pc`, the return address minus 1.
pub(super) fn calls_at<'m>(
    function: FunctionView<'m>,
    pc: Position,
) -> impl Iterator<Item = &'m CallSite> {
    let end = pc.0.checked_add(1).map(Position);
    function
        .calls()
        .iter()
        .filter(move |call| !call.is_tail_call && Some(call.return_position) == end)
}

/// The positions at which a location may change.
pub(super) fn boundaries(function: FunctionView<'_>) -> Vec<Position> {
    let mut all = vec![Position::START, Position(function.size)];
    for block in function.blocks() {
        all.extend([block.range.start, block.range.end]);
        all.extend(block.markers().map(|(position, _)| position));
    }
    for piece in function.values() {
        all.extend([piece.range.start, piece.range.end]);
    }
    for call in function.calls() {
        all.extend([
            call.start(),
            call.return_position.before(),
            call.return_position,
        ]);
    }
    all.extend(function.frame().iter().map(|row| row.position));
    all.sort_unstable();
    all.dedup();
    all
}

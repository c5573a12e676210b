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
    /// Ascending and disjoint.
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
            let mut entered = Entered::of(function);
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
                let kills = events.iter().filter(|event| event.def.is_none());
                let kills: Vec<Event> = kills.copied().collect();
                let ranges = follow(function, from, &kills, &mut entered);
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

/// The blocks of a function that were entered from another block, for one def at a time.
struct Entered {
    /// For each block, the number of the last def for which it was entered.
    last: Vec<u32>,
    /// The number of the current def.
    now: u32,
}

impl Entered {
    fn of(function: FunctionView<'_>) -> Entered {
        Entered {
            last: vec![0; function.block_count()],
            now: 0,
        }
    }

    /// Begins another def, for which no block was entered.
    fn restart(&mut self) {
        self.now += 1;
    }

    /// Enters a block. Returns false if it was entered before, or does not exist.
    fn enter(&mut self, block: u32) -> bool {
        let last = self.last.get_mut(block as usize);
        last.is_some_and(|last| core::mem::replace(last, self.now) != self.now)
    }
}

/// Follows every path from a def, up to a kill, the end of an exit block or, in block-local mode,
/// the end of its own block. `kills` are in the order of blocks and markers.
fn follow(
    function: FunctionView<'_>,
    def: Event,
    kills: &[Event],
    entered: &mut Entered,
) -> Vec<CodeRange> {
    let mut ranges = Vec::new();
    entered.restart();
    // Points to continue from: a block, how many of its markers were passed, a position.
    let mut points = vec![(def.block, def.order + 1, def.position)];
    while let Some((index, behind, from)) = points.pop() {
        let Some(block) = function.block(BlockIndex(index)) else {
            continue;
        };
        let later = kills.partition_point(|kill| (kill.block, kill.order) < (index, behind));
        let kill = kills.get(later).filter(|kill| kill.block == index);
        let end = kill.map_or(block.range.end, |kill| kill.position.min(block.range.end));
        let range = CodeRange::new(from.max(block.range.start), end);
        if range.start < range.end {
            ranges.push(range);
        }
        if kill.is_some() || function.mode == MarkerMode::BlockLocal {
            continue;
        }
        for next in block.successors {
            if entered.enter(*next) {
                let start = function
                    .block(BlockIndex(*next))
                    .map_or(Position::START, |block| block.range.start);
                points.push((*next, 0, start));
            }
        }
    }
    merged(ranges)
}

/// Returns the same code in ascending ranges that do not touch each other.
fn merged(mut ranges: Vec<CodeRange>) -> Vec<CodeRange> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut all: Vec<CodeRange> = Vec::new();
    for range in ranges {
        match all.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => all.push(range),
        }
    }
    all
}

/// Returns the calls of a function by the last bytes before their return positions. While such a
/// call runs, a debugger evaluates the caller's frame there, at the return address minus 1. gdb
/// also reconstructs the frames of tail calls, which no longer exist.
pub(super) fn calls(function: FunctionView<'_>) -> BTreeMap<Position, Vec<&CallSite>> {
    let mut all: BTreeMap<Position, Vec<&CallSite>> = BTreeMap::new();
    let calls = function.calls().iter();
    for call in calls.filter(|call| call.return_position > Position::START) {
        let pc = call.return_position.before();
        all.entry(pc).or_default().push(call);
    }
    all
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

//! Computes how far each record of a piece extends, by following the assignments to the piece along
//! the control flow.
//!
//! Definition. A *state* is the content that a record assigns, or `None`. The state of a piece
//! after a record is the record's content. At the start of the function, and of unreachable blocks,
//! the state is the content that holds in the whole function, usually `None`. At the start of any
//! other block, the state is the state at the ends of all reachable predecessors if these are
//! equal, and `None` otherwise. The result is the greatest fixed point of these equations, as in
//! LLVM's LiveDebugValues: a loop keeps the state that it is entered with, unless the loop itself
//! changes the state.
//!
//! Each state then gets *definitions*. A record is a definition if its content differs from the
//! state before it. The start of a block is a definition if the predecessors have the same state
//! from different definitions. Each definition becomes a lifetime. A lifetime is active on all
//! paths from its `dbg.def`, so it is killed where another state begins, and at the start of a
//! block that another definition reaches. Exactly one lifetime is therefore active where there is a
//! state, and none elsewhere.

use crate::graph::DominatorTree;
use crate::markers::{BlockIndex, FunctionView, MarkerMode};
use crate::metadata::lists::Lists;
use crate::units::Position;
use alloc::vec;
use alloc::vec::Vec;

/// The number of a content; `None` for no content.
pub(super) type State = Option<u32>;

/// An assignment to a piece. Events are in the order of blocks, and within a block in the order of
/// records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Event {
    pub(super) block: u32,
    pub(super) position: Position,
    /// The number of its record in the order of the function's records, from 1.
    pub(super) order: u32,
    pub(super) state: State,
    /// True if the record's location is the same in the whole function.
    pub(super) is_everywhere: bool,
}

/// The place where a lifetime begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Definition {
    pub(super) block: u32,
    pub(super) position: Position,
    /// The number of its record, as in [`Event`]; 0 for the start of the block.
    pub(super) order: u32,
}

/// A `dbg.def` or a `dbg.kill`, and the definition whose lifetime it begins or ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Transition {
    pub(super) at: Definition,
    pub(super) of: Definition,
    /// The state that begins; `None` for a kill.
    pub(super) begins: State,
}

/// A function's blocks, and those that control reaches from the first block. All pieces share one
/// graph.
pub(super) struct Graph<'f> {
    function: FunctionView<'f>,
    predecessors: Vec<Vec<u32>>,
    is_reached: Vec<bool>,
    /// True if control reaches every block, and lifetimes follow it.
    is_reached_everywhere: bool,
    /// The blocks of the current piece, as a reusable scratch buffer.
    region: Region,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known<T> {
    /// No path has given a value yet (top). The meet with another value is that value, so the
    /// solution is the greatest fixed point.
    Open,
    Is(T),
}

impl<T: Copy + PartialEq> Known<T> {
    /// Returns the meet of two ends.
    fn meet(self, other: Known<T>, differ: T) -> Known<T> {
        match (self, other) {
            (Known::Open, known) | (known, Known::Open) => known,
            (Known::Is(one), Known::Is(two)) => Known::Is(if one == two { one } else { differ }),
        }
    }
}

impl<'f> Graph<'f> {
    pub(super) fn new(function: FunctionView<'f>) -> Graph<'f> {
        let count = function.block_count();
        let mut graph = Graph {
            function,
            predecessors: vec![Vec::new(); count],
            is_reached: vec![false; count],
            is_reached_everywhere: false,
            region: Region::default(),
        };
        if function.mode == MarkerMode::BlockLocal {
            return graph;
        }
        for from in 0..count as u32 {
            for &to in graph.successors(from) {
                if let Some(before) = graph.predecessors.get_mut(to as usize) {
                    before.push(from);
                }
            }
        }
        let mut pending = vec![0u32];
        while let Some(block) = pending.pop() {
            match graph.is_reached.get_mut(block as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => continue,
            }
            pending.extend_from_slice(graph.successors(block));
        }
        graph.is_reached_everywhere = !graph.is_reached.contains(&false);
        graph
    }

    /// Returns the successors of a block; none in block-local mode, where blocks are independent.
    fn successors(&self, block: u32) -> &'f [u32] {
        match self.function.mode {
            MarkerMode::Flow => self
                .function
                .block(BlockIndex(block))
                .map_or(&[], |block| block.successors),
            MarkerMode::BlockLocal => &[],
        }
    }

    fn start(&self, block: u32) -> Position {
        self.function
            .block(BlockIndex(block))
            .map_or(Position(0), |block| block.range.start)
    }

    fn is_reached(&self, block: u32) -> bool {
        self.is_reached.get(block as usize) == Some(&true)
    }

    /// True for blocks whose first state does not depend on predecessors.
    fn is_root(&self, block: u32) -> bool {
        block == 0 || !self.is_reached(block)
    }

    fn predecessors(&self, block: u32) -> &[u32] {
        self.predecessors
            .get(block as usize)
            .map_or(&[], Vec::as_slice)
    }

    fn reached_predecessors(&self, block: u32) -> impl Iterator<Item = u32> {
        let predecessors = self.predecessors(block).iter().copied();
        predecessors.filter(|block| self.is_reached(*block))
    }

    /// Finds the blocks that may have a state: those with events, and all blocks that control
    /// reaches from these, up to an event that ends the state. Other blocks need no work.
    fn find_region(&self, events: &[Event], throughout: State, region: &mut Region) {
        let count = self.predecessors.len() as u32;
        region.clear(count as usize);
        let mut pending: Vec<u32> = events.iter().map(|event| event.block).collect();
        if throughout.is_some() {
            pending.extend(0..count);
        }
        while let Some(block) = pending.pop() {
            if let Some(place) = region.places.get_mut(block as usize)
                && *place == OUTSIDE
            {
                *place = 0;
                region.blocks.push(block);
                let last = of_block(events, block).last();
                if last.is_none_or(|event| event.state.is_some()) {
                    pending.extend_from_slice(self.successors(block));
                }
            }
        }
        region.blocks.sort_unstable();
        for (place, block) in (0..).zip(&region.blocks) {
            region.places[*block as usize] = place;
        }
    }

    /// Solves `start(b) = given(b)` or, where nothing is given, the meet of `end(p)` over the
    /// predecessors `p`. `end` is `fixed` if the block determines it, otherwise the block's start.
    /// Where ends differ, there is no state at the start, and none outside of the region. The
    /// result has an item for each block of the region.
    fn solve<T: Copy + PartialEq>(
        &self,
        region: &Region,
        given: impl Fn(u32) -> Option<Option<T>>,
        fixed: impl Fn(u32) -> Option<Option<T>>,
    ) -> Vec<Option<T>> {
        let is_outside = |block: u32| region.place(block).is_none();
        let starts = region.blocks.iter().map(|&block| match given(block) {
            Some(given) => Known::Is(given),
            None if self.reached_predecessors(block).any(is_outside) => Known::Is(None),
            None => Known::Open,
        });
        let mut starts: Vec<Known<Option<T>>> = starts.collect();
        // Each end that changes is combined individually with the starts after it, because a block
        // may have many predecessors. A start changes at most twice: to a state, and to none.
        let mut pending: Vec<usize> = (0..starts.len()).collect();
        while let Some(place) = pending.pop() {
            let block = region.blocks[place];
            if !self.is_reached(block) {
                continue;
            }
            let end = fixed(block).map_or(starts[place], Known::Is);
            let next = self.successors(block).iter();
            for next in next.filter(|next| given(**next).is_none()) {
                let Some(next) = region.place(*next) else {
                    continue;
                };
                let start = starts[next].meet(end, None);
                if start != starts[next] {
                    starts[next] = start;
                    pending.push(next);
                }
            }
        }
        starts
            .into_iter()
            .map(|start| {
                if let Known::Is(start) = start {
                    start
                } else {
                    None
                }
            })
            .collect()
    }

    /// Returns the markers that give a piece its states. An event has no marker if another event
    /// follows at the same position, or if the state is already equal. Kills come before defs at
    /// the same place.
    pub(super) fn transitions(&mut self, events: &[Event], throughout: State) -> Vec<Transition> {
        let mut region = core::mem::take(&mut self.region);
        let transitions = match throughout {
            // Every event has the state that the function begins with.
            Some(_) if self.is_reached_everywhere => {
                region.set_to_first(self.predecessors.len());
                self.within(&region, &[], throughout)
            }
            // The state at the end of the first block holds in all other blocks.
            None if events.iter().all(|event| event.block == 0)
                && self.predecessors(0).is_empty() =>
            {
                region.set_to_first(self.predecessors.len());
                self.within(&region, events, throughout)
            }
            _ => {
                self.find_region(events, throughout, &mut region);
                self.within(&region, events, throughout)
            }
        };
        self.region = region;
        transitions
    }

    fn within(&self, region: &Region, events: &[Event], throughout: State) -> Vec<Transition> {
        // If several events are at one position, the last one counts.
        let same = |a: &Event, b: &Event| (a.block, a.position) == (b.block, b.position);
        let events: Vec<Event> = events
            .chunk_by(same)
            .filter_map(|group| group.last())
            .copied()
            .collect();
        let last = |block: u32| of_block(&events, block).last().map(|event| event.state);
        let states = self.solve(
            region,
            |block| self.is_root(block).then_some(throughout),
            last,
        );
        let state = |block: u32| region.place(block).and_then(|place| states[place]);
        let changes = changes(&events, state);
        let at_start = |block: u32| {
            state(block).map(|_| Definition {
                block,
                position: self.start(block),
                order: 0,
            })
        };
        let last = |block: u32| of_block(&changes, block).last().map(defined);
        // If there is no state at the start of a block, no definition reaches it, although each
        // predecessor may end with one.
        let given =
            |block: u32| (self.is_root(block) || state(block).is_none()).then(|| at_start(block));
        let starts = self.definitions(region, given, last, at_start);
        let mut transitions = Vec::new();
        for (place, &block) in region.blocks.iter().enumerate() {
            let start = starts[place];
            let end = |block: u32| {
                last(block).unwrap_or_else(|| region.place(block).and_then(|place| starts[place]))
            };
            let at = Definition {
                block,
                position: self.start(block),
                order: 0,
            };
            let mut ended: Vec<Definition> = self
                .predecessors(block)
                .iter()
                .filter_map(|from| end(*from))
                .collect();
            ended.sort_unstable();
            ended.dedup();
            let ended = ended.into_iter().filter(|of| Some(*of) != start);
            transitions.extend(ended.map(|of| kill(at, of)));
            let changes = of_block(&changes, block);
            in_block(at, start, state(block), changes, &mut transitions);
        }
        transitions
    }

    /// Returns the definition that is active at the start of each block of the region: the given
    /// one, or the last one on all paths to the block. If paths have different ones, the start
    /// itself is a definition; it is one exactly if no vertex except the root dominates it in a
    /// graph of the starts and of the definitions in blocks, with edges from the root to all
    /// definitions.
    fn definitions(
        &self,
        region: &Region,
        given: impl Fn(u32) -> Option<Defined>,
        fixed: impl Fn(u32) -> Option<Defined>,
        at_start: impl Fn(u32) -> Defined,
    ) -> Vec<Defined> {
        let count = region.blocks.len();
        let mut edges: Vec<(usize, u32)> = Vec::new();
        // The definition of each vertex that only the root dominates.
        let mut own: Vec<Defined> = vec![None; 1 + 2 * count];
        for (place, &block) in region.blocks.iter().enumerate() {
            let (start, end) = (1 + place, 1 + count + place);
            let first = given(block);
            own[start] = first.unwrap_or_else(|| at_start(block));
            edges.extend(first.flatten().map(|_| (0, start as u32)));
            let from = match fixed(block) {
                None => start,
                Some(fixed) => {
                    own[end] = fixed;
                    edges.extend(fixed.map(|_| (0, end as u32)));
                    end
                }
            };
            if self.is_reached(block) {
                edges.extend(self.successors(block).iter().filter_map(|to| {
                    let place = region.place(*to).filter(|_| given(*to).is_none())?;
                    Some((from, 1 + place as u32))
                }));
            }
        }
        let edges = Lists::new(own.len(), edges.iter().copied());
        let mut tree = DominatorTree::default();
        tree.find(own.len(), |vertex| edges.get(vertex as usize));
        let mut starts: Vec<Defined> = vec![None; count];
        let mut above: Vec<Defined> = vec![None];
        for (vertex, idom) in tree.order.iter().zip(&tree.idom).skip(1) {
            let vertex = *vertex as usize;
            above.push(if *idom == 0 {
                own[vertex]
            } else {
                above[*idom as usize]
            });
            if let (Some(start), Some(defined)) = (starts.get_mut(vertex - 1), above.last()) {
                *start = *defined;
            }
        }
        starts
    }
}

/// A definition; `None` if no lifetime is active.
type Defined = Option<Definition>;

/// A set of blocks in ascending order, with the index of each block of the function in the set.
#[derive(Default)]
struct Region {
    blocks: Vec<u32>,
    places: Vec<u32>,
}

const OUTSIDE: u32 = u32::MAX;

impl Region {
    fn place(&self, block: u32) -> Option<usize> {
        self.places
            .get(block as usize)
            .filter(|place| **place != OUTSIDE)
            .map(|place| *place as usize)
    }

    /// Replaces all blocks by the first one of a function with a number of blocks.
    fn set_to_first(&mut self, count: usize) {
        self.clear(count);
        if let Some(place) = self.places.first_mut() {
            *place = 0;
            self.blocks.push(0);
        }
    }

    /// Removes all blocks, and resizes the index to the number of blocks of a function.
    fn clear(&mut self, count: usize) {
        for block in self.blocks.drain(..) {
            self.places[block as usize] = OUTSIDE;
        }
        self.places.resize(count, OUTSIDE);
    }
}

fn kill(at: Definition, of: Definition) -> Transition {
    Transition {
        at,
        of,
        begins: None,
    }
}

/// Adds the transitions of a block, after the kills at its start. `at` is its start, `start` the
/// definition that is active there, and `state` the state there.
fn in_block(
    at: Definition,
    start: Option<Definition>,
    state: State,
    changes: &[Event],
    transitions: &mut Vec<Transition>,
) {
    let mut current = start;
    if start == Some(at) {
        match changes.first() {
            // The lifetime would end where it begins.
            Some(first) if first.position == at.position => current = None,
            _ => transitions.push(Transition {
                at,
                of: at,
                begins: state,
            }),
        }
    }
    for event in changes {
        let at = Definition {
            block: at.block,
            position: event.position,
            order: event.order,
        };
        transitions.extend(current.map(|of| kill(at, of)));
        current = defined(event);
        transitions.extend(current.map(|of| Transition {
            at,
            of,
            begins: event.state,
        }));
    }
}

fn of_block(events: &[Event], block: u32) -> &[Event] {
    let first = events.partition_point(|event| event.block < block);
    let count = events[first..].partition_point(|event| event.block == block);
    &events[first..first + count]
}

/// Returns the events that change the state. `at_start` gives the state at the start of a block.
fn changes(events: &[Event], at_start: impl Fn(u32) -> State) -> Vec<Event> {
    let mut changes = Vec::new();
    let (mut block, mut state) = (None, None);
    for event in events {
        if block != Some(event.block) {
            (block, state) = (Some(event.block), at_start(event.block));
        }
        if event.state != state {
            changes.push(*event);
        }
        state = event.state;
    }
    changes
}

fn defined(event: &Event) -> Option<Definition> {
    let Event {
        block,
        position,
        order,
        state,
        ..
    } = *event;
    state.map(|_| Definition {
        block,
        position,
        order,
    })
}

//! Computes the code in which each lifetime is active, as defined in section 4 of
//! `docs/language.md`.
//!
//! Definition. A *point* is a place in a block between two markers, before the first or after the
//! last. A lifetime with one `dbg.def` is active at every point that some path of control flow
//! reaches from just after the `dbg.def` without passing a `dbg.kill` of the same lifetime; the
//! path may pass the `dbg.def` itself again. In block-local mode a path stays in the block. The
//! lifetime's code ranges are those between two such points.
//!
//! A marker takes effect before the instruction at its position, and belongs to the block that it
//! was added to:
//!
//! - A marker at the end of a block, which is the start of the next one, is after the block's last
//!   instruction and before control leaves the block. A `dbg.kill` there ends the lifetime in every
//!   successor, and does not shorten the range in the block. A `dbg.def` there covers no byte of
//!   its block and begins the lifetime in the successors; in block-local mode, it covers no code.
//! - A marker at the start of a block acts on every path into the block, even if the previous block
//!   in layout is not a predecessor.
//! - Several markers at one position act in the order in which they were added: after a `dbg.kill`
//!   and then a `dbg.def`, the lifetime is active; after a `dbg.def` and then a `dbg.kill`, it is
//!   not.
//! - These rules also hold for a block without bytes: its markers act in order.
//!
//! Method. Lifetimes are computed 64 at a time, as the bits of a word. Words are propagated along
//! the edges of the graph until nothing changes; then one pass over the code in layout order turns
//! them into ranges. In a function with many blocks and many lifetimes, each word would need a
//! pass over all blocks. The graph is therefore contracted to the blocks with markers (see
//! [`graph`]). Then the set of lifetimes is halved, the graph is contracted for each half, and so
//! on, until the set or the graph is small.
//!
//! Cost. With n blocks, edges and markers, the cost is O(n log n) if the size of each contracted
//! graph is at most a constant times the number of its markers. This holds for straight-line code,
//! branches, loops at any depth and cycles with many entries, but not for every graph: where many
//! acyclic paths run in parallel and cross repeatedly, each crossing remains a vertex. The worst
//! case is O(n) for each 64 lifetimes, plus the number of resulting ranges.

mod graph;
#[cfg(test)]
mod tests;

use super::{BlockIndex, CodeRange, FunctionView, Marker, MarkerMode, Referrer, ReferrerId};
use crate::metadata::LifetimeId;
use crate::metadata::lists::{Flags, NONE, push, sort_numbers};
use crate::units::Position;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::ops::Range;
use graph::{Graph, Run};

/// The maximum number of vertices of a graph that is not contracted. The limit is small in unit
/// tests, so that they contract small graphs.
const FEW_VERTICES: usize = if cfg!(test) { 1 } else { 256 };
/// The number of `dbg.def`s that are computed together.
const BITS: usize = if cfg!(test) { 2 } else { 64 };

/// A marker of a lifetime.
#[derive(Clone, Copy, Debug)]
struct Event {
    lifetime: LifetimeId,
    block: u32,
    /// The vertex of the block in the graph that is being solved.
    vertex: u32,
    /// The end of the block, if lifetimes do not continue from there to its successors.
    last: Option<Position>,
    position: Position,
    /// The referrer for a `dbg.def`, `None` for a `dbg.kill`.
    referrer: Option<ReferrerId>,
    /// The `dbg.def`s that it begins or ends, among those that are computed together.
    bits: u64,
    /// True for a `dbg.kill` at which a `dbg.def` of another block is active.
    is_reached: bool,
}

/// A `dbg.def` that control flow may carry out of its block: its event, its index in `active`, and
/// the range of its lifetime's events in `order`.
#[derive(Clone, Copy, Debug)]
struct Def {
    event: u32,
    active: u32,
    first: u32,
    end: u32,
}

/// The sets of `dbg.def`s at a vertex, for a data-flow analysis.
#[derive(Clone, Copy, Debug, Default)]
struct Flow {
    at_start: u64,
    at_end: u64,
    /// The `dbg.def`s that the vertex's markers begin.
    begun: u64,
    /// The `dbg.def`s that they end.
    ended: u64,
    is_queued: bool,
}

#[derive(Clone, Copy, Debug)]
struct Active {
    lifetime: LifetimeId,
    referrer: Referrer,
    id: ReferrerId,
    /// The part of `ranges` that belongs to it.
    first: u32,
    end: u32,
}

/// The code ranges of a function's bounded lifetimes. Reuse one for all functions, so that its
/// buffers are reused.
#[derive(Clone, Debug, Default)]
pub struct LiveRanges {
    active: Vec<Active>,
    ranges: Vec<CodeRange>,
    /// In layout order.
    events: Vec<Event>,
    /// The indices of the events, sorted by lifetime.
    order: Vec<u32>,
    /// The lifetime of each event, and a buffer for the sort.
    keys: Vec<u32>,
    starts: Vec<u32>,
    defs: Vec<Def>,
    // The fields below are for the `dbg.def`s that are computed together.
    /// Their events, in layout order.
    marks: Vec<u32>,
    flows: Vec<Flow>,
    queue: VecDeque<u32>,
    found: Found,
    runs: Vec<Run>,
}

impl LiveRanges {
    /// Computes the ranges of every lifetime that a `dbg.def` of the function names. A lifetime
    /// with several `dbg.def`s, which the validator rejects, has the ranges of each `dbg.def`.
    pub fn compute(&mut self, function: FunctionView<'_>) {
        self.compute_some(function, |_| true);
    }

    /// Computes the ranges of the lifetimes for which `is_included` returns true.
    pub(crate) fn compute_some(
        &mut self,
        function: FunctionView<'_>,
        is_included: impl Fn(LifetimeId) -> bool,
    ) {
        self.active.clear();
        self.ranges.clear();
        self.find_events(function, is_included);
        self.find_defs(function);
        let all = 0..self.defs.len();
        if all.is_empty() {
            return;
        }
        if function.block_count() > FEW_VERTICES {
            self.solve(&Graph::of(function), all);
            return;
        }
        let mut runs = core::mem::take(&mut self.runs);
        runs.clear();
        runs.extend(graph::runs(function));
        self.follow(all, &runs, function.block_count(), |block| {
            match (function.mode, function.block(BlockIndex(block))) {
                (MarkerMode::Flow, Some(block)) => block.successors,
                _ => &[],
            }
        });
        self.runs = runs;
    }

    fn find_events(
        &mut self,
        function: FunctionView<'_>,
        is_included: impl Fn(LifetimeId) -> bool,
    ) {
        self.events.clear();
        self.keys.clear();
        for (number, block) in (0u32..).zip(function.blocks()) {
            let is_last = function.mode == MarkerMode::BlockLocal || block.successors.is_empty();
            let last = is_last.then_some(block.range.end);
            for (position, marker, id) in block.numbered_markers() {
                let (lifetime, referrer) = match marker {
                    Marker::Def(lifetime, _) => (lifetime, Some(id)),
                    Marker::Kill(lifetime) => (lifetime, None),
                    Marker::Label(_) => continue,
                };
                if !is_included(lifetime) {
                    continue;
                }
                // A marker outside of its block, which the validator rejects, must not cause ranges
                // outside of the function.
                let position =
                    position.clamp(block.range.start, block.range.end.max(block.range.start));
                let event = Event {
                    lifetime,
                    block: number,
                    vertex: number,
                    last,
                    position,
                    referrer,
                    bits: 0,
                    is_reached: false,
                };
                push(&mut self.events, event);
                push(&mut self.keys, lifetime.index() as u32);
            }
        }
    }

    /// Sorts the events by lifetime, and finds the `dbg.def`s. Computes the range of each one that
    /// ends in its block; in many functions, most do.
    fn find_defs(&mut self, function: FunctionView<'_>) {
        self.defs.clear();
        sort_numbers(&self.keys, &mut self.starts, &mut self.order);
        // The first event of the lifetime, and its first `dbg.def`.
        let (mut first, mut first_def) = (0, 0);
        let mut before = None;
        for (place, number) in self.order.iter().enumerate() {
            let event = &self.events[*number as usize];
            if before.replace(event.lifetime) != Some(event.lifetime) {
                first = place;
                first_def = self.defs.len();
            }
            let next = self.order.get(place + 1);
            let next = next.map(|next| &self.events[*next as usize]);
            let next = next.filter(|next| next.lifetime == event.lifetime);
            if let Some(id) = event.referrer {
                let index = self.ranges.len() as u32;
                match end_in_block(event, next) {
                    Some(end) if event.position < end => {
                        let range = CodeRange::new(event.position, end);
                        push(&mut self.ranges, range);
                    }
                    Some(_) => {}
                    None => self.defs.push(Def {
                        event: *number,
                        active: self.active.len() as u32,
                        first: first as u32,
                        end: 0,
                    }),
                }
                let active = Active {
                    lifetime: event.lifetime,
                    referrer: function.referrer(id),
                    id,
                    first: index,
                    end: self.ranges.len() as u32,
                };
                push(&mut self.active, active);
            }
            if next.is_none() {
                for def in &mut self.defs[first_def..] {
                    def.end = place as u32 + 1;
                }
            }
        }
    }

    /// Computes the ranges of some `dbg.def`s, which include all those of their lifetimes. Their
    /// events name vertices of this graph.
    fn solve(&mut self, graph: &Graph, defs: Range<usize>) {
        let contracted;
        let graph = if graph.len() > FEW_VERTICES {
            contracted = self.contract(graph, defs.clone());
            &contracted
        } else {
            graph
        };
        let middle = self.middle(&defs);
        if graph.len() > FEW_VERTICES && defs.len() > BITS && middle != defs.end {
            self.solve(graph, defs.start..middle);
            self.solve(graph, middle..defs.end);
        } else {
            let successors = graph.successors();
            self.follow(defs, &graph.runs, graph.len(), |vertex| {
                successors.get(vertex as usize)
            });
        }
    }

    /// Returns the first `dbg.def` of a lifetime near the middle of a range of `dbg.def`s; the end
    /// of the range if it has only one lifetime.
    fn middle(&self, defs: &Range<usize>) -> usize {
        let all = &self.defs[defs.clone()];
        let first = all[all.len() / 2].first;
        let start = all.partition_point(|def| def.first < first);
        let end = all.partition_point(|def| def.first <= first);
        defs.start + if start > 0 { start } else { end }
    }

    /// Contracts a graph for the lifetimes of a range of `dbg.def`s.
    fn contract(&mut self, graph: &Graph, defs: Range<usize>) -> Graph {
        let LiveRanges {
            events,
            order,
            defs: all,
            ..
        } = self;
        let lifetimes = all[defs].chunk_by(|one, other| one.first == other.first);
        let indices: Vec<usize> = lifetimes
            .flat_map(|defs| &order[defs[0].first as usize..defs[0].end as usize])
            .map(|number| *number as usize)
            .collect();
        let mut marked = Flags::new(graph.len());
        for &index in &indices {
            marked.set(events[index].vertex as usize);
        }
        let (contracted, numbers) = graph.contract(&marked);
        for index in indices {
            let vertex = &mut events[index].vertex;
            *vertex = numbers[*vertex as usize];
        }
        contracted
    }

    /// Computes the ranges of some `dbg.def`s in a graph, [`BITS`] at a time.
    fn follow<'s>(
        &mut self,
        defs: Range<usize>,
        runs: &[Run],
        vertices: usize,
        successors: impl Fn(u32) -> &'s [u32],
    ) {
        for start in defs.clone().step_by(BITS) {
            let defs = start..defs.end.min(start + BITS);
            self.flows.clear();
            self.flows.resize(vertices, Flow::default());
            self.mark(defs.clone());
            self.flow(&successors);
            self.find(runs);
            for (bit, def) in defs.enumerate() {
                let active = &mut self.active[self.defs[def].active as usize];
                active.first = self.ranges.len() as u32;
                self.found.append(bit, &mut self.ranges);
                active.end = self.ranges.len() as u32;
            }
        }
    }

    /// Finds the events of some `dbg.def`s, and their effect on each vertex.
    fn mark(&mut self, defs: Range<usize>) {
        self.marks.clear();
        let mut bit = 0;
        let chosen = &self.defs[defs];
        for of_one in chosen.chunk_by(|one, other| one.first == other.first) {
            // A mask from the first bit of the lifetime to its last.
            let all = (u64::MAX >> (64 - of_one.len())) << bit;
            let mut left = of_one.iter().peekable();
            for &index in &self.order[of_one[0].first as usize..of_one[0].end as usize] {
                let event = &mut self.events[index as usize];
                if event.referrer.is_none() {
                    event.bits = all;
                } else if left.next_if(|def| def.event == index).is_some() {
                    event.bits = 1 << bit;
                    bit += 1;
                } else {
                    continue;
                }
                self.marks.push(index);
            }
        }
        self.marks.sort_unstable();
        for index in &self.marks {
            let event = self.events[*index as usize];
            let flow = &mut self.flows[event.vertex as usize];
            if event.referrer.is_some() {
                flow.begun |= event.bits;
            } else {
                flow.begun &= !event.bits;
                flow.ended |= event.bits;
            }
        }
        self.found.begin();
    }

    /// Propagates along the edges until nothing changes.
    fn flow<'s>(&mut self, successors: impl Fn(u32) -> &'s [u32]) {
        self.queue.clear();
        for index in &self.marks {
            let vertex = self.events[*index as usize].vertex;
            let flow = &mut self.flows[vertex as usize];
            if flow.begun != 0 && !core::mem::replace(&mut flow.is_queued, true) {
                self.queue.push_back(vertex);
            }
        }
        while let Some(vertex) = self.queue.pop_front() {
            let flow = &mut self.flows[vertex as usize];
            flow.is_queued = false;
            let at_end = flow.at_start & !flow.ended | flow.begun;
            if at_end == flow.at_end {
                continue;
            }
            flow.at_end = at_end;
            for to in successors(vertex) {
                let Some(next) = self.flows.get_mut(*to as usize) else {
                    continue;
                };
                if at_end & !next.at_start != 0 {
                    next.at_start |= at_end;
                    if !core::mem::replace(&mut next.is_queued, true) {
                        self.queue.push_back(*to);
                    }
                }
            }
        }
    }

    /// Computes the ranges, in layout order.
    fn find(&mut self, runs: &[Run]) {
        let mut marks = self.marks.iter().peekable();
        let mut end = Position::START;
        for run in runs {
            if run.range.start != end {
                self.found.change(0, end);
            }
            end = run.range.end;
            let flow = self.flows[run.vertex as usize];
            // Without markers, the same lifetimes are active in the whole run.
            if run.block == NONE {
                self.found.change(flow.at_end, run.range.start);
                continue;
            }
            self.found.change(flow.at_start, run.range.start);
            while let Some(index) =
                marks.next_if(|index| self.events[**index as usize].block == run.block)
            {
                let event = &mut self.events[*index as usize];
                let active = match event.referrer {
                    Some(_) => self.found.active | event.bits,
                    None => {
                        event.is_reached = self.found.active & event.bits != 0;
                        self.found.active & !event.bits
                    }
                };
                self.found.change(active, event.position);
            }
        }
        self.found.change(0, end);
    }

    /// The ranges of one lifetime, in the form of [`LiveRanges::iter`].
    pub fn of(&self, lifetime: LifetimeId) -> impl Iterator<Item = (Referrer, &[CodeRange])> {
        let found = self.numbered(lifetime);
        found.map(|(referrer, _, ranges)| (referrer, ranges))
    }

    /// The ranges of one lifetime, with the numbers of the referrers.
    pub(crate) fn numbered(
        &self,
        lifetime: LifetimeId,
    ) -> impl Iterator<Item = (Referrer, ReferrerId, &[CodeRange])> {
        let first = self.first_of(lifetime);
        // Most lifetimes have one `dbg.def`.
        let found = self.active[first..].iter();
        let found = found.take_while(move |active| active.lifetime == lifetime);
        found.map(|active| (active.referrer, active.id, self.ranges_of(active)))
    }

    /// For each marker of a lifetime with one `dbg.def`, in layout order: true for a `dbg.kill`
    /// that a path reaches from the `dbg.def` without passing another `dbg.kill`.
    pub(crate) fn reached_kills(&self, lifetime: LifetimeId) -> impl Iterator<Item = bool> {
        let event = |number: &u32| &self.events[*number as usize];
        let first = (self.order).partition_point(|number| event(number).lifetime < lifetime);
        let events = self.order[first..].iter().map(event);
        let mut before: Option<&Event> = None;
        events
            .take_while(move |event| event.lifetime == lifetime)
            .map(move |event| {
                let before = before.replace(event);
                // A `dbg.def` that ends in its block is not followed to other blocks.
                let def = before.filter(|before| before.referrer.is_some());
                let ends_def = def.is_some_and(|def| def.block == event.block);
                event.referrer.is_none() && (ends_def || event.is_reached)
            })
    }

    /// The index of the first `dbg.def` of a lifetime, or of a later one.
    fn first_of(&self, lifetime: LifetimeId) -> usize {
        // Most compilers number the lifetimes of a function consecutively, so the difference of the
        // numbers is usually the index.
        let start = self
            .active
            .first()
            .map_or(0, |active| active.lifetime.index());
        let guess = lifetime.index().wrapping_sub(start);
        let is_at = |index: usize| {
            let active = self.active.get(index);
            active.is_some_and(|active| active.lifetime == lifetime)
        };
        if is_at(guess) && !(guess > 0 && is_at(guess - 1)) {
            return guess;
        }
        let before = |active: &Active| active.lifetime < lifetime;
        self.active.partition_point(before)
    }

    /// The ranges of each `dbg.def`: the lifetime, the referrer, and the ranges, which ascend and
    /// do not touch. In the order of lifetimes.
    pub fn iter(&self) -> impl Iterator<Item = (LifetimeId, Referrer, &[CodeRange])> {
        let found = self.active.iter();
        found.map(|active| (active.lifetime, active.referrer, self.ranges_of(active)))
    }

    fn ranges_of(&self, active: &Active) -> &[CodeRange] {
        &self.ranges[active.first as usize..active.end as usize]
    }
}

/// Returns the position at which a `dbg.def` ends in its block; `None` if control flow may carry it
/// out of the block. `next` is the next event of its lifetime.
fn end_in_block(def: &Event, next: Option<&Event>) -> Option<Position> {
    match next.filter(|next| next.block == def.block) {
        Some(kill) => kill.referrer.is_none().then_some(kill.position),
        None => def.last,
    }
}

/// The ranges found so far, of the `dbg.def`s that are computed together.
#[derive(Clone, Debug)]
struct Found {
    /// The `dbg.def`s that are active at the current position.
    active: u64,
    /// The start of the current range of each active `dbg.def`.
    starts: [Position; 64],
    /// Each range with the index of the previous range of the same `dbg.def`.
    ranges: Vec<(CodeRange, u32)>,
    /// The index of the last range of each `dbg.def`.
    last: [u32; 64],
}

impl Default for Found {
    fn default() -> Found {
        Found {
            active: 0,
            starts: [Position::START; 64],
            ranges: Vec::new(),
            last: [NONE; 64],
        }
    }
}

impl Found {
    fn begin(&mut self) {
        self.active = 0;
        self.ranges.clear();
        self.last = [NONE; 64];
    }

    /// Sets the `dbg.def`s that are active from a position on.
    fn change(&mut self, active: u64, at: Position) {
        let mut changed = self.active ^ active;
        while changed != 0 {
            let bit = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            if active >> bit & 1 == 1 {
                self.starts[bit] = at;
            } else if self.starts[bit] < at {
                let range = CodeRange::new(self.starts[bit], at);
                self.ranges.push((range, self.last[bit]));
                self.last[bit] = self.ranges.len() as u32 - 1;
            }
        }
        self.active = active;
    }

    /// Appends the ranges of one `dbg.def`.
    fn append(&self, bit: usize, ranges: &mut Vec<CodeRange>) {
        let first = ranges.len();
        let mut next = self.last[bit];
        while let Some((range, before)) = self.ranges.get(next as usize) {
            ranges.push(*range);
            next = *before;
        }
        // They are linked from the last one to the first.
        ranges[first..].reverse();
        join(ranges, first);
    }
}

/// Returns the code before `end` that is in none of the ranges, which are sorted.
pub(crate) fn gaps(ranges: &[CodeRange], end: Position) -> impl Iterator<Item = CodeRange> {
    let mut from = Position::START;
    let ranges = ranges.iter().copied().chain([CodeRange::new(end, end)]);
    let gaps = ranges.map(move |next| {
        let gap = CodeRange::new(from, next.start);
        from = from.max(next.end);
        gap
    });
    gaps.filter(|gap| gap.start < gap.end)
}

/// Sorts the ranges from `first` on and joins those that overlap or touch.
pub(crate) fn join(ranges: &mut Vec<CodeRange>, first: usize) {
    ranges[first..].sort_unstable();
    let mut kept = first;
    for index in first..ranges.len() {
        let range = ranges[index];
        match ranges[first..kept].last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => {
                ranges[kept] = range;
                kept += 1;
            }
        }
    }
    ranges.truncate(kept);
}

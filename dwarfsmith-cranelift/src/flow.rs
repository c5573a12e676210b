//! Finds where lifetimes start and end along the control flow.

use crate::machine::Machine;
use crate::record::Source;
use crate::timeline::Segment;

/// The segments of an object, and one of its lifetimes at a time. Reused for all objects.
#[derive(Default)]
pub struct Flow {
    /// The segments in code order. A segment continues in all blocks up to the next segment.
    pub segments: Vec<Segment>,
    /// For each segment of `segments`, its end and its state.
    states: Vec<State>,
    /// The segments as they were given, and those still to be split, each with the block after it.
    given: Vec<Segment>,
    to_split: Vec<(Segment, usize)>,
    /// The neighbors of each block.
    neighbors: Vec<Neighbors>,
    /// The segments of the current lifetime.
    own: Vec<usize>,
    /// The blocks and offsets at which the current lifetime ends.
    killed: Vec<(usize, u32)>,
    /// For each block, the last lifetime that ends at its start.
    ended: Vec<u32>,
    /// The number of the current lifetime, counted over all objects.
    visit: u32,
    /// True in the second pass of the search for the next lifetime.
    second_round: bool,
    needs_second_round: bool,
    /// The segment at which the search continues.
    at: usize,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// The block after the last one of the segment.
    until: usize,
    /// True if a segment with the same content precedes it.
    led_into: bool,
    /// The lifetime to which it belongs, or 0.
    lifetime: u32,
}

/// The first and the last of the blocks before a block, and of those after it.
#[derive(Clone, Copy)]
struct Neighbors {
    before: (usize, usize),
    after: (usize, usize),
}

impl Neighbors {
    fn of(machine: &Machine) -> Vec<Neighbors> {
        let none = (usize::MAX, 0);
        let none = Neighbors {
            before: none,
            after: none,
        };
        let mut neighbors = vec![none; machine.blocks.len()];
        let add = |known: &mut (usize, usize), block: usize| {
            *known = (known.0.min(block), known.1.max(block));
        };
        for (from, block) in machine.blocks.iter().enumerate() {
            for to in &block.successors {
                add(&mut neighbors[from].after, *to);
                add(&mut neighbors[*to].before, from);
            }
        }
        neighbors
    }
}

impl Flow {
    /// Starts with new segments.
    pub fn start(&mut self, machine: &Machine) {
        if self.neighbors.len() != machine.blocks.len() {
            self.neighbors = Neighbors::of(machine);
            self.ended = vec![0; machine.blocks.len()];
        }
        self.split(machine);
        (self.second_round, self.at) = (false, 0);
        self.needs_second_round = false;
        for index in 0..self.segments.len() {
            let content = self.segments[index].content();
            if content.0.is_none() {
                continue;
            }
            // A jump from a segment's end to its own start leads into it, too.
            let Segment { block, first, .. } = self.segments[index];
            let range = self.with_end(index);
            let returns = |from: usize| machine.blocks[from].successors.contains(&block);
            let (from, to) = self.neighbors[block].before;
            let inside = range.start.max(from)..range.end.min(to.saturating_add(1));
            let led_into = first && inside.into_iter().any(returns);
            self.states[index].led_into |= led_into;
            self.needs_second_round |= led_into;
            self.exits(machine, index, |flow, to| {
                let next = flow.segment_at(to);
                if flow.segments[next].content() == content {
                    flow.states[next].led_into = true;
                    flow.needs_second_round = true;
                }
            });
        }
    }

    /// Joins segments that continue in the next block, and splits them where control comes from
    /// outside. Afterwards, control reaches a block of a segment only through the segment's start,
    /// and reaches all blocks of the segment from there.
    fn split(&mut self, machine: &Machine) {
        std::mem::swap(&mut self.given, &mut self.segments);
        self.segments.clear();
        self.states.clear();
        let mut index = 0;
        while let Some(mut run) = self.given.get(index).copied() {
            index += 1;
            while run.last
                && let Some(next) = self.given.get(index)
                && next.content() == run.content()
            {
                run.last = next.last;
                index += 1;
            }
            let end = self.given.get(index);
            let until = end.map_or(machine.blocks.len(), |end| {
                end.block + usize::from(!run.last)
            });
            self.to_split.push((run, until));
            while let Some((segment, until)) = self.to_split.pop() {
                // Contents that are not known belong to no lifetime.
                let known = segment.source.is_some();
                if let Some(block) = known.then(|| self.entered(&segment, until)).flatten() {
                    let rest = Segment {
                        block,
                        start: machine.blocks[block].start,
                        first: true,
                        ..segment
                    };
                    let before = Segment {
                        last: true,
                        ..segment
                    };
                    self.to_split.extend([(rest, until), (before, block)]);
                } else {
                    self.segments.push(segment);
                    self.states.push(State {
                        until,
                        ..State::default()
                    });
                }
            }
        }
    }

    /// Returns the first block of a segment, after the block of its start, that control enters from
    /// outside the segment, or only from later blocks of the segment.
    fn entered(&self, segment: &Segment, until: usize) -> Option<usize> {
        let end = until - usize::from(!segment.last);
        let mut inner = segment.block + 1..until;
        inner.find(|block| {
            let (first, last) = self.neighbors[*block].before;
            first < segment.block || first >= *block || last >= end
        })
    }

    /// The blocks whose end is in a segment.
    fn with_end(&self, index: usize) -> std::ops::Range<usize> {
        let segment = &self.segments[index];
        segment.block..self.states[index].until - usize::from(!segment.last)
    }

    /// Calls a function for each edge that leaves a segment, with the block to which it leads.
    fn exits(&mut self, machine: &Machine, index: usize, mut exit: impl FnMut(&mut Flow, usize)) {
        let Segment { block, first, .. } = self.segments[index];
        let inside = block + usize::from(!first)..self.states[index].until;
        for from in self.with_end(index) {
            let (least, most) = self.neighbors[from].after;
            if least >= inside.start && most < inside.end {
                continue;
            }
            for to in &machine.blocks[from].successors {
                if !inside.contains(to) {
                    exit(self, *to);
                }
            }
        }
    }

    /// The segment at the start of a block.
    fn segment_at(&self, block: usize) -> usize {
        let before = |segment: &Segment| (segment.block, !segment.first) <= (block, false);
        self.segments.partition_point(before) - 1
    }

    /// Follows the next lifetime whose content is known, and returns its first segment.
    pub fn next(
        &mut self,
        machine: &Machine,
        is_known: impl Fn(Option<Source>) -> bool,
    ) -> Option<Segment> {
        // In a loop that never changes the content, each segment has a predecessor with the same
        // content. The second pass starts with any of these segments.
        loop {
            let index = self.at;
            let Some(segment) = self.segments.get(index).copied() else {
                if self.second_round || !self.needs_second_round {
                    return None;
                }
                (self.second_round, self.at) = (true, 0);
                continue;
            };
            self.at += 1;
            let state = self.states[index];
            if state.led_into == self.second_round
                && state.lifetime == 0
                && is_known(segment.source)
            {
                self.follow(machine, index);
                return Some(segment);
            }
        }
    }

    /// The ends of the lifetime: blocks and offsets.
    pub fn ends(&self) -> impl Iterator<Item = (usize, u32)> {
        self.killed.iter().copied()
    }

    /// The code of the lifetime.
    pub fn code(&self, machine: &Machine) -> impl Iterator<Item = (u32, u32)> {
        self.own.iter().map(|index| self.code_of(machine, *index))
    }

    /// Follows a lifetime from a segment through all segments with its content.
    fn follow(&mut self, machine: &Machine, start: usize) {
        self.visit += 1;
        self.own.clear();
        self.killed.clear();
        self.cover(start);
        let mut followed = 0;
        while let Some(index) = self.own.get(followed).copied() {
            followed += 1;
            let segment = self.segments[index];
            if !segment.last {
                // The next segment of the same block has another content.
                let next = &self.segments[index + 1];
                self.killed.push((next.block, next.start));
            }
            self.exits(machine, index, |flow, to| {
                let next = flow.segment_at(to);
                let same = flow.segments[next].content() == segment.content();
                if same && flow.states[next].lifetime == 0 {
                    flow.cover(next);
                } else if !same || flow.states[next].lifetime != flow.visit {
                    // The lifetime also ends where another one has the same content.
                    flow.end(machine, to);
                }
            });
        }
    }

    fn cover(&mut self, segment: usize) {
        self.states[segment].lifetime = self.visit;
        self.own.push(segment);
    }

    /// Ends the lifetime at a block's start.
    fn end(&mut self, machine: &Machine, block: usize) {
        if self.ended[block] != self.visit {
            self.ended[block] = self.visit;
            self.killed.push((block, machine.start_of(block)));
        }
    }

    /// The code of a segment.
    fn code_of(&self, machine: &Machine, index: usize) -> (u32, u32) {
        let Segment { start, last, .. } = self.segments[index];
        let until = self.states[index].until;
        let end = if last {
            let next = machine.blocks.get(until);
            next.map_or(machine.blocks[until - 1].end, |next| next.start)
        } else {
            self.segments[index + 1].start
        };
        (start, end)
    }
}

#[cfg(test)]
mod tests;

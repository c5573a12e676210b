//! Finds where lifetimes start and end along the control flow.

use crate::machine::Machine;
use crate::record::Source;
use crate::timeline::Segment;

/// The segments of an object, and its lifetimes one after the other. Reused for all objects.
#[derive(Default)]
pub struct Flow {
    /// The segments, block by block in code order; each block has at least one.
    pub segments: Vec<Segment>,
    /// The first segment of each block.
    first_of: Vec<usize>,
    /// The state of each segment.
    states: Vec<State>,
    /// The segments of the current lifetime.
    own: Vec<usize>,
    /// The segments at which the current lifetime ends.
    killed: Vec<usize>,
    /// The number of the current lifetime.
    visit: u32,
    /// True if the search for the next lifetime is in its second round.
    second_round: bool,
    needs_second_round: bool,
    /// The segment at which the search continues.
    at: usize,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// True if a segment with the same content precedes it.
    led_into: bool,
    /// True if it belongs to a lifetime.
    covered: bool,
    /// The last lifetime that visited it.
    visited: u32,
}

impl Flow {
    /// Starts with new segments.
    pub fn start(&mut self, machine: &Machine) {
        self.first_of.clear();
        for (index, segment) in self.segments.iter().enumerate() {
            if segment.first {
                self.first_of.push(index);
            }
        }
        self.states.clear();
        self.states.resize(self.segments.len(), State::default());
        (self.visit, self.second_round, self.at) = (0, false, 0);
        self.needs_second_round = false;
        for segment in self.segments.iter().filter(|segment| segment.last) {
            for successor in &machine.blocks[segment.block].successors {
                let next = self.first_of[*successor];
                if self.segments[next].source == segment.source {
                    self.states[next].led_into = true;
                    self.needs_second_round = true;
                }
            }
        }
    }

    /// Follows the next lifetime whose content is known, and returns its first segment.
    pub fn next(
        &mut self,
        machine: &Machine,
        is_known: impl Fn(Option<Source>) -> bool,
    ) -> Option<Segment> {
        // In a loop that never changes the content, each segment has a predecessor with the same
        // content. The second round starts with any of these segments.
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
            if state.led_into == self.second_round && !state.covered && is_known(segment.source) {
                self.follow(machine, index);
                return Some(segment);
            }
        }
    }

    /// The ends of the lifetime: blocks and offsets.
    pub fn ends(&self) -> impl Iterator<Item = (usize, u32)> {
        let segments = self.killed.iter().map(|index| &self.segments[*index]);
        segments.map(|segment| (segment.block, segment.start))
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
        self.own.push(start);
        self.cover(start);
        let mut followed = 0;
        while let Some(index) = self.own.get(followed).copied() {
            followed += 1;
            let segment = self.segments[index];
            if !segment.last {
                // The next segment of the same block has another content.
                self.end(index + 1);
                continue;
            }
            for successor in &machine.blocks[segment.block].successors {
                let next = self.first_of[*successor];
                let same = self.segments[next].source == segment.source;
                let state = self.states[next];
                if same && !state.covered && state.visited != self.visit {
                    self.cover(next);
                    self.own.push(next);
                } else {
                    // The lifetime also ends where another one has the same content.
                    self.end(next);
                }
            }
        }
    }

    fn cover(&mut self, segment: usize) {
        let state = &mut self.states[segment];
        (state.covered, state.visited) = (true, self.visit);
    }

    /// Ends the lifetime before a segment, unless the segment belongs to the lifetime.
    fn end(&mut self, segment: usize) {
        let visited = &mut self.states[segment].visited;
        if *visited != self.visit {
            *visited = self.visit;
            self.killed.push(segment);
        }
    }

    /// The code of a segment.
    fn code_of(&self, machine: &Machine, index: usize) -> (u32, u32) {
        let Segment {
            block, start, last, ..
        } = self.segments[index];
        let end = if last {
            let own = machine.blocks[block].end;
            let next = machine.blocks.get(block + 1);
            next.map_or(own, |next| next.start)
        } else {
            self.segments[index + 1].start
        };
        (start, end)
    }
}

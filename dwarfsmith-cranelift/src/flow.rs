//! Finds where lifetimes start and end along the control flow.
//!
//! A lifetime has the code that control reaches only through its start, without another content on
//! the way. Where code with the same content is reached from two lifetimes, another one starts: a
//! lifetime that another path leads into would be active there without its `dbg.def` (`W202`).

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
    /// The predecessors of each block, found when an object first needs them.
    predecessors: Vec<Vec<usize>>,
    /// The segments of the current lifetime.
    own: Vec<usize>,
    /// The blocks and offsets at which the current lifetime ends.
    killed: Vec<(usize, u32)>,
    /// For each block, the last lifetime that ends at its start.
    ended: Vec<u32>,
    /// The number of the current lifetime, counted over all objects.
    visit: u32,
    /// The segments that another one with the same content leads into.
    entered: Vec<usize>,
    /// The segment at which the search continues.
    at: usize,
}

/// The maximum number of segments that are compared pairwise.
const FEW: usize = 8;

/// The owner of a segment while it is not known.
const UNKNOWN: usize = usize::MAX;

#[derive(Clone, Copy, Default)]
struct State {
    /// The block after the last one of the segment.
    until: usize,
    /// True if a segment with the same content leads into it.
    entered: bool,
    /// The segment with which its lifetime starts.
    owner: usize,
    /// The number of its lifetime, or 0.
    lifetime: u32,
}

/// The first and the last of a block's predecessors, and of its successors.
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
            self.predecessors.clear();
            self.ended = vec![0; machine.blocks.len()];
        }
        self.split(machine);
        self.at = 0;
        self.entered.clear();
        if !self.has_same_contents() {
            return;
        }
        for index in 0..self.segments.len() {
            let content = self.segments[index].content();
            if content.0.is_none() {
                continue;
            }
            self.exits(machine, index, |flow, to| {
                let next = flow.segment_at(to);
                if flow.segments[next].content() == content && !flow.states[next].entered {
                    flow.states[next].entered = true;
                    flow.entered.push(next);
                }
            });
        }
        if !self.entered.is_empty() {
            self.find_predecessors(machine);
            self.find_owners();
        }
    }

    fn find_predecessors(&mut self, machine: &Machine) {
        if !self.predecessors.is_empty() {
            return;
        }
        self.predecessors.resize(machine.blocks.len(), Vec::new());
        for (from, block) in machine.blocks.iter().enumerate() {
            for to in &block.successors {
                self.predecessors[*to].push(from);
            }
        }
    }

    /// Returns false if all known contents differ, as those of most objects do. Then no segment leads
    /// into another one with the same content. More than [`FEW`] segments are not compared.
    fn has_same_contents(&self) -> bool {
        let known = |segment: &&Segment| segment.source.is_some();
        let mut all = self.segments.iter().filter(known);
        if self.segments.len() > FEW {
            return true;
        }
        while let Some(segment) = all.next() {
            if all
                .clone()
                .any(|other| other.content() == segment.content())
            {
                return true;
            }
        }
        false
    }

    /// Finds the segment with which the lifetime of each segment starts. At first, lifetimes are as
    /// long as possible. Each round adds a start where two of them meet.
    fn find_owners(&mut self) {
        let mut entered = std::mem::take(&mut self.entered);
        entered.sort_unstable();
        entered.retain(|index| self.is_entered_only_by_same(*index));
        while !entered.is_empty() {
            for index in &entered {
                self.states[*index].owner = UNKNOWN;
            }
            self.spread_owners(&entered);
            let count = entered.len();
            let mut starts = entered.clone();
            starts.retain(|index| {
                let first = self.states[*index].owner;
                self.owners(*index).any(|owner| owner != first)
            });
            if starts.is_empty() {
                // Control never reaches the other segments.
                let unknown = |index: &&usize| self.states[**index].owner == UNKNOWN;
                starts.extend(entered.iter().find(unknown));
            }
            for start in &starts {
                self.states[*start].owner = *start;
            }
            entered.retain(|index| self.states[*index].owner != *index);
            if entered.len() == count {
                break;
            }
        }
        self.entered = entered;
    }

    /// Gives each of these segments one of the owners of the segments that lead into it.
    fn spread_owners(&mut self, entered: &[usize]) {
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for index in entered {
                if self.states[*index].owner == UNKNOWN {
                    let owner = self.owners(*index).next();
                    self.states[*index].owner = owner.unwrap_or(UNKNOWN);
                    is_changed |= owner.is_some();
                }
            }
        }
    }

    /// The blocks that lead to the start of a segment.
    fn before(&self, index: usize) -> impl Iterator<Item = usize> {
        self.predecessors[self.segments[index].block]
            .iter()
            .copied()
    }

    /// Returns true if only segments with the same content lead into a segment.
    fn is_entered_only_by_same(&self, index: usize) -> bool {
        let content = self.segments[index].content();
        // Control enters the function at the first block.
        self.segments[index].block > 0
            && self
                .before(index)
                .all(|from| self.segments[self.segment_at_end(from)].content() == content)
    }

    /// The known owners of the segments that lead into a segment.
    fn owners(&self, index: usize) -> impl Iterator<Item = usize> {
        let before = self.before(index);
        let owners = before.map(|from| self.states[self.segment_at_end(from)].owner);
        owners.filter(|owner| *owner != UNKNOWN)
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
                    self.states.push(State {
                        until,
                        owner: self.segments.len(),
                        ..State::default()
                    });
                    self.segments.push(segment);
                }
            }
        }
    }

    /// Returns the first block of a segment, after the block of its start, that control enters from
    /// outside the segment, only from later blocks of the segment, or never.
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
            let (min, max) = self.neighbors[from].after;
            if min >= inside.start && max < inside.end {
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

    /// The segment at the end of a block.
    fn segment_at_end(&self, block: usize) -> usize {
        self.segments
            .partition_point(|segment| segment.block <= block)
            - 1
    }

    /// Follows the next lifetime whose content is known, and returns its first segment.
    pub fn next(
        &mut self,
        machine: &Machine,
        is_known: impl Fn(Option<Source>) -> bool,
    ) -> Option<Segment> {
        while let Some(segment) = self.segments.get(self.at).copied() {
            let index = self.at;
            self.at += 1;
            if self.states[index].owner == index && is_known(segment.source) {
                self.follow(machine, index);
                return Some(segment);
            }
        }
        None
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
            if !self.segments[index].last {
                // The next segment of the same block has another content.
                let next = &self.segments[index + 1];
                self.killed.push((next.block, next.start));
            }
            self.exits(machine, index, |flow, to| {
                let next = flow.segment_at(to);
                let is_new = flow.states[next].lifetime != flow.visit;
                match flow.states[next].owner == start {
                    true if is_new => flow.cover(next),
                    true => {}
                    // The lifetime also ends where another one has the same content.
                    false => flow.end(machine, to),
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

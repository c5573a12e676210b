//! The code in which values have places, and the gaps between it.

use super::{Values, of_value};
use crate::record::{Operand, Source};
use crate::timeline::Segment;

impl Values<'_> {
    /// Returns the code in which a value has a place.
    pub(super) fn placed(&mut self, value: usize) -> &[(u32, u32)] {
        let Some(known) = self.known.get_mut(value) else {
            return &[];
        };
        let machine = &self.function.machine;
        let (start, end) = *known.placed.get_or_insert_with(|| {
            let first = self.placed.len();
            // The ranges are sorted by their starts.
            for range in of_value(&machine.ranges, value) {
                match self.placed[first..].last_mut() {
                    _ if !self.reach.includes(machine, range.place) => {}
                    Some(last) if range.start <= last.1 => last.1 = last.1.max(range.end),
                    _ => self.placed.push((range.start, range.end)),
                }
            }
            (first, self.placed.len())
        });
        &self.placed[start..end]
    }

    /// Returns true if a value has a place in all of this code.
    pub fn has_places(&mut self, value: usize, mut code: impl Iterator<Item = (u32, u32)>) -> bool {
        let placed = self.placed(value);
        code.all(|(start, end)| {
            let index = placed.partition_point(|range| range.1 < end);
            placed.get(index).is_some_and(|range| range.0 <= start)
        })
    }

    /// Splits the segments of an object that has values without fragments where their places begin
    /// and end.
    pub fn split(&mut self, segments: &mut Vec<Segment>) {
        let alone = |values: &Self, segment: &Segment| match segment.source {
            Some(Source::Operand(Operand::Value(value))) if values.is_alone(value) => Some(value),
            _ => None,
        };
        if !segments.iter().any(|one| alone(self, one).is_some()) {
            return;
        }
        let mut whole = std::mem::take(&mut self.whole);
        std::mem::swap(&mut whole, segments);
        segments.clear();
        let end = self.function.machine.code.len() as u32;
        for (index, segment) in whole.iter().enumerate() {
            let end = whole.get(index + 1).map_or(end, |next| next.start);
            match alone(self, segment) {
                Some(value) => self.cut(value, (*segment, end), segments),
                None => segments.push(*segment),
            }
        }
        self.whole = whole;
    }

    /// Adds the parts of a segment, which has an end: those with a place of a value, and the gaps
    /// between them.
    pub(super) fn cut(
        &mut self,
        value: usize,
        (whole, end): (Segment, u32),
        parts: &mut Vec<Segment>,
    ) {
        let machine = &self.function.machine;
        let mut part = Segment {
            in_gap: true,
            ..whole
        };
        let mut cut = |at: u32, in_gap: bool| {
            if at <= part.start {
                part.in_gap = in_gap;
            } else if at < end {
                let after = machine.blocks.partition_point(|block| block.start <= at);
                let block = after.max(1) - 1;
                let first = at == machine.start_of(block);
                parts.push(Segment {
                    last: first,
                    ..part
                });
                part = Segment {
                    block,
                    start: at,
                    first,
                    in_gap,
                    ..whole
                };
            }
        };
        for &(from, to) in self.placed(value) {
            cut(from, false);
            cut(to, true);
        }
        parts.push(part);
    }
}

//! An index of ranges, which finds those that contain a position.

use alloc::vec::Vec;
use core::ops::Range;

/// Ranges of positions or addresses, each with a value.
///
/// The ranges may overlap. Finding `k` of `n` ranges takes time proportional to `(k + 1) · log n`.
#[derive(Clone, Debug)]
pub(crate) struct Spans<T> {
    /// Sorted by start. They are an implicit balanced tree: the middle span of a part is the root
    /// of those before it and those after it.
    spans: Vec<Span>,
    /// The values, in the order in which they were given.
    values: Vec<T>,
}

/// A range, without its end.
#[derive(Clone, Debug)]
struct Span {
    start: u64,
    end: u64,
    /// The index of its value.
    value: usize,
    /// The largest end in the subtree of this span.
    last: u64,
}

impl<T> Default for Spans<T> {
    fn default() -> Spans<T> {
        Spans {
            spans: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<T> Spans<T> {
    /// Returns the index of ranges.
    pub(crate) fn new<P: Into<u64>>(given: impl IntoIterator<Item = (Range<P>, T)>) -> Spans<T> {
        let mut index = Spans::default();
        for (range, value) in given {
            let (start, end) = (range.start.into(), range.end.into());
            index.spans.push(Span {
                start,
                end,
                value: index.values.len(),
                last: end,
            });
            index.values.push(value);
        }
        index.spans.sort_by_key(|span| span.start);
        mark(&mut index.spans);
        index
    }

    /// All values, in the order in which they were given.
    pub(crate) fn values(&self) -> &[T] {
        &self.values
    }

    /// True if a range contains a position.
    pub(crate) fn contains(&self, position: impl Into<u64>) -> bool {
        !visit(&self.spans, position.into(), &mut |_| false)
    }

    /// Returns the starts and ends inside `part` of the ranges that overlap it.
    pub(crate) fn bounds_in(&self, part: Range<u64>) -> Vec<u64> {
        let first = self.spans.partition_point(|span| span.start <= part.start);
        let later = self.spans.get(first..).unwrap_or(&[]).iter();
        let later = later.take_while(|span| span.start < part.end);
        let mut found: Vec<u64> = later.flat_map(|span| [span.start, span.end]).collect();
        visit(&self.spans, part.start, &mut |span| {
            found.extend([span.start, span.end]);
            true
        });
        found.retain(|at| (part.start..=part.end).contains(at));
        found
    }

    /// Returns the values of the ranges that contain a position, in the order in which they were
    /// given, each with its number in that order.
    pub(crate) fn at(&self, position: impl Into<u64>) -> impl Iterator<Item = (usize, &T)> {
        let mut found = Vec::new();
        visit(&self.spans, position.into(), &mut |span| {
            found.push(span.value);
            true
        });
        found.sort_unstable();
        let value = |number: usize| Some((number, self.values.get(number)?));
        found.into_iter().filter_map(value)
    }
}

/// Sets `last` in each subtree. Returns that of the whole.
fn mark(part: &mut [Span]) -> u64 {
    let (before, rest) = part.split_at_mut(part.len() / 2);
    let Some((middle, after)) = rest.split_first_mut() else {
        return 0;
    };
    middle.last = middle.end.max(mark(before)).max(mark(after));
    middle.last
}

/// Calls `each` for the ranges that contain a position, until `each` returns false. Returns false
/// in that case.
fn visit(part: &[Span], position: u64, each: &mut impl FnMut(&Span) -> bool) -> bool {
    let (before, rest) = part.split_at(part.len() / 2);
    let Some((middle, after)) = rest.split_first() else {
        return true;
    };
    if middle.last <= position {
        return true;
    }
    if !visit(before, position, each) {
        return false;
    }
    let has_begun = middle.start <= position;
    if has_begun && position < middle.end && !each(middle) {
        return false;
    }
    !has_begun || visit(after, position, each)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same as comparing with each range, for ranges that overlap, repeat and are empty.
    #[test]
    fn all_ranges_that_contain_a_position_are_found() {
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for number in 0..60u64 {
            let start = number * 37 % 50;
            ranges.push((start, start + number * number % 23));
            let index = Spans::new(ranges.iter().map(|range| (range.0..range.1, *range)));
            for position in 0..75u64 {
                let found: Vec<usize> = index.at(position).map(|(number, _)| number).collect();
                let all = ranges.iter().enumerate();
                let expected = all.filter(|(_, range)| (range.0..range.1).contains(&position));
                let expected: Vec<usize> = expected.map(|(number, _)| number).collect();
                assert_eq!(found, expected, "{ranges:?} at {position}");
                assert!(
                    index
                        .at(position)
                        .all(|(number, range)| ranges[number] == *range)
                );
            }
        }
    }
}

//! The code of functions and scopes.

use super::tables::{Tables, Value, is_removed};
use super::walk::{Entry, Unit};
use gimli::AttributeValue;
use gimli::constants::{self as constant, DwAt};

/// Ranges of addresses, in ascending order and disjoint.
pub(super) struct Ranges {
    ranges: Vec<(u64, u64)>,
    /// The total bytes of the ranges before each range, and at the end of all ranges.
    sums: Vec<u64>,
}

impl Ranges {
    fn new(mut ranges: Vec<(u64, u64)>) -> Ranges {
        ranges.sort_unstable();
        // Overlapping ranges are merged, so that each byte counts once.
        let mut disjoint: Vec<(u64, u64)> = Vec::new();
        for (start, end) in ranges {
            match disjoint.last_mut() {
                Some((_, last)) if start <= *last => *last = end.max(*last),
                _ => disjoint.push((start, end)),
            }
        }
        let mut sum = 0;
        let mut sums = vec![0];
        for (start, end) in &disjoint {
            // The sum cannot overflow, because the ranges are disjoint.
            sum += end - start;
            sums.push(sum);
        }
        Ranges {
            ranges: disjoint,
            sums,
        }
    }

    pub fn first(&self) -> Option<&(u64, u64)> {
        self.ranges.first()
    }

    /// True if a range of addresses has a byte in common with these.
    pub fn intersects(&self, start: u64, end: u64) -> bool {
        start < end && self.below(start) < self.below(end)
    }

    pub fn bytes(&self) -> u64 {
        self.sums.last().copied().unwrap_or(0)
    }

    /// The number of bytes below an address.
    pub fn below(&self, address: u64) -> u64 {
        let started = self.ranges.partition_point(|(start, _)| *start < address);
        let last = started
            .checked_sub(1)
            .and_then(|last| self.ranges.get(last));
        let beyond = last.map_or(0, |(_, end)| end.saturating_sub(address));
        self.sums.get(started).map_or(0, |sum| sum - beyond)
    }
}

/// A list of ranges cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unreadable;

/// Returns the addresses of an entry, without those of removed code; `None` if it has none.
pub(super) fn ranges(
    unit: &Unit,
    tables: &mut Tables<'_>,
    entry: &Entry<'_>,
) -> Result<Option<Ranges>, Unreadable> {
    let attribute = |name: DwAt| entry.attr_value_raw(name);
    if let Some(list) = attribute(constant::DW_AT_ranges) {
        let ranges = tables.ranges(&unit.bases, list).ok_or(Unreadable)?;
        return Ok(Some(Ranges::new(ranges)));
    }
    let mut address = |value: Value<'_>| match value {
        AttributeValue::Addr(address) => Some(address),
        AttributeValue::DebugAddrIndex(index) => tables.address(&unit.bases, index.0 as u64),
        _ => None,
    };
    let mut single = || {
        let start = address(attribute(constant::DW_AT_low_pc)?)?;
        let high = attribute(constant::DW_AT_high_pc)?;
        let end = address(high).or_else(|| start.checked_add(high.udata_value()?))?;
        let kept = start < end && !is_removed(start, unit.bases.address_bytes);
        Some(if kept { vec![(start, end)] } else { Vec::new() })
    };
    Ok(single().map(Ranges::new))
}

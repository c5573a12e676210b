//! Location lists without overlaps, for debuggers: without
//! [`EmitOptions::overlapping_lists`](super::EmitOptions::overlapping_lists), an object has the
//! first of several places.

use crate::lower::LocationEntry;
use crate::units::Position;
use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Cuts the entries of a list so that they do not overlap: in all code that several entries cover,
/// the first of them stays. The result is in the order of the code.
pub(super) fn disjoint(entries: &[LocationEntry]) -> Cow<'_, [LocationEntry]> {
    let mut pairs = entries.windows(2);
    if pairs.all(|pair| pair[0].range.end <= pair[1].range.start) {
        return Cow::Borrowed(entries);
    }
    // The code positions at which an entry begins (true) or ends.
    let numbered = entries.iter().enumerate();
    let mut changes: Vec<(Position, bool, usize)> = numbered
        .filter(|(_, entry)| !entry.range.is_empty())
        .flat_map(|(index, entry)| {
            let (start, end) = (entry.range.start, entry.range.end);
            [(start, true, index), (end, false, index)]
        })
        .collect();
    changes.sort_unstable();
    let (mut cut, mut active) = (Vec::<LocationEntry>::new(), BTreeSet::<usize>::new());
    let (mut from, mut last) = (Position::START, None);
    for (at, begins, index) in changes {
        if let Some(&first) = active.first()
            && from < at
        {
            match cut.last_mut() {
                Some(before) if last == Some(first) && before.range.end == from => {
                    before.range.end = at;
                }
                _ => {
                    let mut entry = entries[first];
                    (entry.range.start, entry.range.end) = (from, at);
                    cut.push(entry);
                }
            }
            last = Some(first);
        }
        from = at;
        match begins {
            true => active.insert(index),
            false => active.remove(&index),
        };
    }
    Cow::Owned(cut)
}

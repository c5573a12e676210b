//! An index of the FDEs of a section by address.

use super::error::FrameError;
use super::rows::Row;
use super::section::{FrameEntry, FrameSection};
use alloc::collections::BinaryHeap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

/// An index of the FDEs of a section by address.
///
/// Where FDEs overlap, [`find`](FrameIndex::find) returns the one that starts last.
#[derive(Clone, Debug)]
pub struct FrameIndex<'a> {
    section: FrameSection<'a>,
    /// Disjoint ranges of addresses in ascending order: start, end, and the offset of the FDE for
    /// the range.
    runs: Arc<[(u64, u64, u64)]>,
    errors: Arc<[FrameError]>,
    /// The rows of all FDEs, ascending; `None` if rows are read when they are needed.
    rows: Option<Arc<[Known<'a>]>>,
}

/// A row, and the range of addresses at which it is found.
#[derive(Clone, Debug)]
struct Known<'a> {
    range: Range<u64>,
    entry: FrameEntry<'a>,
    row: Row<'a>,
}

impl<'a> FrameIndex<'a> {
    /// Reads the header of each FDE of a section.
    pub fn new(section: FrameSection<'a>) -> FrameIndex<'a> {
        let (mut entries, mut errors) = (Vec::new(), Vec::new());
        for entry in section.entries() {
            match entry {
                Ok(entry) if entry.start < entry.end => {
                    entries.push((entry.start, entry.end, entry.offset))
                }
                Ok(_) => {}
                Err(error) => errors.push(error),
            }
        }
        entries.sort_unstable();
        FrameIndex {
            section,
            runs: runs(&entries).into(),
            errors: errors.into(),
            rows: None,
        }
    }

    /// Returns an index of only the FDEs for a range of addresses. It has all their rows, so that a
    /// row is found without those before it.
    pub(crate) fn within(&self, addresses: Range<u64>) -> FrameIndex<'a> {
        let first = self.runs.partition_point(|run| run.1 <= addresses.start);
        let end = self.runs.partition_point(|run| run.0 < addresses.end);
        let runs = self.runs.get(first..end).unwrap_or(&[]);
        FrameIndex {
            section: self.section,
            runs: runs.into(),
            errors: self.errors.clone(),
            rows: Some(runs.iter().flat_map(|run| self.rows_of(*run)).collect()),
        }
    }

    /// Returns the rows of an FDE in a range of addresses, up to the first instruction that cannot
    /// be executed.
    fn rows_of(&self, (start, end, offset): (u64, u64, u64)) -> Vec<Known<'a>> {
        let mut all = Vec::new();
        let Some(Ok(entry)) = self.section.entries_from(offset).next() else {
            return all;
        };
        let Ok(mut rows) = entry.rows() else {
            return all;
        };
        while let Ok(Some(row)) = rows.next_row() {
            let range = row.start.max(start)..row.end.min(end);
            if !range.is_empty() {
                all.push(Known {
                    range,
                    entry: entry.clone(),
                    row: row.clone(),
                });
            }
        }
        all
    }

    /// The errors for FDEs that could not be read, and are therefore not in the index.
    pub fn errors(&self) -> &[FrameError] {
        &self.errors
    }

    /// The FDE of the function that contains an address.
    ///
    /// # Errors
    /// If the FDE cannot be read again, which does not happen for an FDE in the index. The errors
    /// of FDEs that could not be read are in [`FrameIndex::errors`].
    pub fn find(&self, address: u64) -> Result<Option<FrameEntry<'a>>, FrameError> {
        let after = self.runs.partition_point(|(start, ..)| *start <= address);
        let found = after
            .checked_sub(1)
            .and_then(|last| self.runs.get(last))
            .filter(|(_, end, _)| address < *end);
        let Some(&(.., offset)) = found else {
            return Ok(None);
        };
        let mut entries = self.section.entries_from(offset);
        entries.next().transpose()
    }

    /// The rules at an address, with their FDE.
    ///
    /// # Errors
    /// If an instruction up to the end of the row cannot be executed.
    pub fn row_at(&self, address: u64) -> Result<Option<(FrameEntry<'a>, Row<'a>)>, FrameError> {
        if let Some(rows) = &self.rows {
            let after = rows.partition_point(|known| known.range.end <= address);
            let known = rows
                .get(after)
                .filter(|known| known.range.contains(&address));
            return Ok(known.map(|known| (known.entry.clone(), known.row.clone())));
        }
        let Some(entry) = self.find(address)? else {
            return Ok(None);
        };
        let row = entry.row_at(address)?;
        Ok(row.map(|row| (entry, row)))
    }
}

/// Splits sorted ranges that may overlap into disjoint ones: each address belongs to the last range
/// that contains it.
fn runs(entries: &[(u64, u64, u64)]) -> Vec<(u64, u64, u64)> {
    let mut runs = Vec::with_capacity(entries.len());
    // The indices of the ranges that have started, the last one on top. A range that has ended is
    // removed when it is on top.
    let mut started = BinaryHeap::new();
    let mut address = 0;
    for next in 0..=entries.len() {
        let until = entries.get(next).map_or(u64::MAX, |(start, ..)| *start);
        while let Some((_, end, offset)) = started.peek().and_then(|top: &usize| entries.get(*top))
        {
            if address >= until {
                break;
            }
            if *end <= address {
                started.pop();
                continue;
            }
            runs.push((address, until.min(*end), *offset));
            address = until.min(*end);
        }
        address = until;
        started.push(next);
    }
    runs
}

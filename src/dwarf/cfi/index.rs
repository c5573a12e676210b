//! An index of the FDEs of a section by address.

use super::error::FrameError;
use super::rows::Row;
use super::section::{FrameEntry, FrameSection};
use alloc::collections::BinaryHeap;
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
    runs: Vec<(u64, u64, u64)>,
    errors: Vec<FrameError>,
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
            runs: runs(&entries),
            errors,
        }
    }

    /// Returns an index of only the FDEs for a range of addresses.
    pub(crate) fn within(&self, addresses: Range<u64>) -> FrameIndex<'a> {
        let first = self.runs.partition_point(|run| run.1 <= addresses.start);
        let end = self.runs.partition_point(|run| run.0 < addresses.end);
        FrameIndex {
            section: self.section,
            runs: self.runs.get(first..end).unwrap_or(&[]).to_vec(),
            errors: self.errors.clone(),
        }
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

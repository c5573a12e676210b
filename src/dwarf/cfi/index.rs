//! The entries of a frame section by address.

use super::error::FrameError;
use super::rows::Row;
use super::section::{FrameEntry, FrameSection};
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

/// The entries of a section by address.
///
/// Where entries overlap, the one that starts last counts.
#[derive(Clone, Debug)]
pub struct FrameIndex<'a> {
    section: FrameSection<'a>,
    /// Runs of addresses, ascending and disjoint: start, end, and the offset of the entry that
    /// counts there.
    runs: Vec<(u64, u64, u64)>,
    errors: Vec<FrameError>,
}

impl<'a> FrameIndex<'a> {
    /// Reads the header of each entry of a section.
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

    /// The entries that could not be read, and so are not in the index.
    pub fn errors(&self) -> &[FrameError] {
        &self.errors
    }

    /// The entry of the function that has an address.
    ///
    /// # Errors
    /// None for an entry that the index has; those that cannot be read are in
    /// [`FrameIndex::errors`].
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

    /// The rules at an address, with the entry that they are of.
    ///
    /// # Errors
    /// Where an instruction up to the row's end cannot be used.
    pub fn row_at(&self, address: u64) -> Result<Option<(FrameEntry<'a>, Row<'a>)>, FrameError> {
        let Some(entry) = self.find(address)? else {
            return Ok(None);
        };
        let row = entry.row_at(address)?;
        Ok(row.map(|row| (entry, row)))
    }
}

/// What sorted ranges that may overlap leave of each other: at each address, the last of those that
/// have it.
fn runs(entries: &[(u64, u64, u64)]) -> Vec<(u64, u64, u64)> {
    let mut runs = Vec::with_capacity(entries.len());
    // Those that have started, the last on top. One that has ended goes when it comes to the top.
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

//! The summary of an audit, and the callbacks that receive findings and progress.

use super::fault::FaultSeverity;
use super::finding::Finding;

/// The numbers of items that an audit has checked, and of ill-formed items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Units of `.debug_info` and `.debug_types`.
    pub units: u64,
    /// The number of skeletons among these: their entries are in a `.dwo` or `.dwp` file.
    pub skeletons: u64,
    /// Entries in the units.
    pub entries: u64,
    /// Expressions, including those in location lists.
    pub expressions: u64,
    /// Location lists.
    pub lists: u64,
    /// Entries of location lists that have an expression.
    pub list_entries: u64,
    /// FDEs in call frame information.
    pub frames: u64,
    /// Expressions in call frame information.
    pub frame_expressions: u64,
    /// Findings that are errors.
    pub errors: u64,
    /// Findings that are notes.
    pub notes: u64,
}

impl Summary {
    pub(super) fn count(&mut self, finding: &Finding) {
        match finding.fault.severity() {
            FaultSeverity::Error => self.errors += 1,
            FaultSeverity::Note => self.notes += 1,
        }
    }
}

/// The receivers of findings and progress.
pub(super) struct Audit<'a> {
    pub sink: &'a mut dyn FnMut(Finding),
    pub progress: &'a mut dyn FnMut(u64),
}

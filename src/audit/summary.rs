//! What an audit tells.

use super::fault::FaultSeverity;
use super::finding::Finding;

/// How much was looked at, and how much of it was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Units of `.debug_info` and `.debug_types`.
    pub units: u64,
    /// How many of these are skeletons: their entries are in a `.dwo` or `.dwp` file.
    pub skeletons: u64,
    /// Entries in them.
    pub entries: u64,
    /// Expressions, those of location lists included.
    pub expressions: u64,
    /// Location lists.
    pub lists: u64,
    /// Their entries that have an expression.
    pub list_entries: u64,
    /// Entries of functions in call frame information.
    pub frames: u64,
    /// Expressions in them.
    pub frame_expressions: u64,
    /// Findings that are ill-formed.
    pub errors: u64,
    /// Findings that are allowed.
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

/// Who is told what.
pub(super) struct Audit<'a> {
    pub sink: &'a mut dyn FnMut(Finding),
    pub progress: &'a mut dyn FnMut(u64),
}

//! The record of the emitter of a part: the places whose values linking may change.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::super::own::Field;
use super::super::pending::Pending;
use alloc::vec::Vec;
use gimli::constants::*;

/// The record of the emitter of a part. It is empty for the emitter of a whole unit.
pub(in super::super) struct Record {
    /// True if anything is recorded.
    pub(in super::super) is_on: bool,
    pub(super) info: Vec<Field>,
    /// The places of references to entries of the part: offsets in the unit, in four bytes.
    pub(in super::super) references: Vec<u32>,
    /// The operands that refer to entries of a fragment of incremental emission, with the offsets
    /// of these.
    pub(in super::super) operands: Vec<(Pending, u32)>,
    /// The numbers of DWARF procedures and variables that expressions refer to, with the offsets of
    /// their entries.
    pub(in super::super) procedures: Vec<(usize, u32)>,
    /// For each form, the smallest value that linking may change.
    pub(super) limits: [u64; FORMS],
    /// The smallest offset of an entry in a fragment. Operands that refer to such entries are
    /// filled in when the place of the fragment is known. The placeholder for an unwritten entry is
    /// at least as large.
    pub(in super::super) first_deferred: u32,
    /// The largest code of an abbreviation that linking does not change.
    pub(super) known_codes: u32,
    /// The number of the first file that the part adds; `u64::MAX` if it cannot add one.
    pub(super) first_file: u64,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            is_on: false,
            info: Vec::new(),
            references: Vec::new(),
            operands: Vec::new(),
            procedures: Vec::new(),
            limits: [u64::MAX; FORMS],
            first_deferred: u32::MAX,
            known_codes: u32::MAX,
            first_file: u64::MAX,
        }
    }
}

impl Record {
    /// Returns the record of a fragment, which only has references to its entries.
    pub(in super::super) fn of_fragment(first_entry: u32) -> Record {
        let mut record = Record {
            is_on: true,
            first_deferred: first_entry,
            ..Record::default()
        };
        record.set_limit(DW_FORM_ref4, first_entry.into());
        record
    }

    pub(super) fn set_limit(&mut self, form: DwForm, limit: u64) {
        if let Some(place) = self.limits.get_mut(usize::from(form.0)) {
            *place = limit;
        }
    }
}

/// A limit on the codes of the forms whose values linking may change.
const FORMS: usize = 0x40;

//! The version of the units: what DWARF 4 has in place of the forms, tags and attributes of DWARF 5.
//!
//! The other files name everything as DWARF 5 does. A form of DWARF 5 that refers to a table by an
//! index is a direct one before: an address, an offset of a string or a list.

// DWARF's own names, as gimli has them.
#![allow(non_upper_case_globals)]

use crate::dwarf::Dialect;
use gimli::constants::*;

/// A version of DWARF's units, 4 or 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Version(u16);

impl Version {
    pub(super) const fn of(dialect: Dialect) -> Version {
        Version(dialect.version())
    }

    /// The number in headers.
    pub(super) const fn number(self) -> u16 {
        self.0
    }

    /// Whether entries and lists refer to strings, addresses and lists by indices into tables.
    pub(super) const fn has_tables(self) -> bool {
        self.0 >= 5
    }

    /// The form in place of one of DWARF 5.
    pub(super) const fn form(self, form: DwForm) -> DwForm {
        match form {
            _ if self.has_tables() => form,
            DW_FORM_strx => DW_FORM_strp,
            DW_FORM_addrx => DW_FORM_addr,
            DW_FORM_loclistx | DW_FORM_rnglistx => DW_FORM_sec_offset,
            DW_FORM_data16 => DW_FORM_block1,
            form => form,
        }
    }

    /// The tag in place of one of DWARF 5: GNU's, which every debugger reads.
    pub(super) const fn tag(self, tag: DwTag) -> DwTag {
        match tag {
            _ if self.has_tables() => tag,
            DW_TAG_call_site => DW_TAG_GNU_call_site,
            DW_TAG_call_site_parameter => DW_TAG_GNU_call_site_parameter,
            tag => tag,
        }
    }

    /// The attribute in place of one of DWARF 5: GNU's for calls.
    pub(super) const fn attribute(self, attribute: DwAt) -> DwAt {
        match attribute {
            _ if self.has_tables() => attribute,
            DW_AT_call_return_pc => DW_AT_low_pc,
            DW_AT_call_origin => DW_AT_abstract_origin,
            DW_AT_call_target => DW_AT_GNU_call_site_target,
            DW_AT_call_target_clobbered => DW_AT_GNU_call_site_target_clobbered,
            DW_AT_call_value => DW_AT_GNU_call_site_value,
            DW_AT_call_tail_call => DW_AT_GNU_tail_call,
            DW_AT_call_all_calls => DW_AT_GNU_all_call_sites,
            attribute => attribute,
        }
    }
}

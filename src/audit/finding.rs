//! A fault at a place in an object file.

use super::fault::Fault;
use crate::one_line::OneLine;
use core::fmt;
use gimli::constants::{DwAt, DwTag};

/// An error or a note at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The kind of fault.
    pub fault: Fault,
    /// The place of the fault.
    pub place: Place,
    /// The details; empty if the fault's title is enough.
    pub detail: String,
}

/// A place in an object file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The ELF name of the section.
    pub section: &'static str,
    /// The offset of the entry, unit or call frame entry, in bytes from the start of the section.
    pub offset: u64,
    /// The entry's tag.
    pub tag: Option<DwTag>,
    /// The value of the entry's `DW_AT_name`, if it has one.
    pub name: Option<String>,
    /// The attribute that has the expression or list.
    pub attribute: Option<DwAt>,
    /// The section of the location list, and the offset of the list's entry in it, in bytes.
    pub list: Option<(&'static str, u64)>,
    /// The byte offset in the expression.
    pub byte: Option<usize>,
}

impl Finding {
    pub(super) fn new(fault: Fault, place: Place, detail: impl Into<String>) -> Finding {
        let detail = detail.into();
        Finding {
            fault,
            place,
            detail,
        }
    }
}

impl Place {
    /// Creates a place from an offset in a section.
    pub(super) fn new(section: &'static str, offset: u64) -> Place {
        Place {
            section,
            offset,
            ..Place::default()
        }
    }

    /// Returns the place of a byte of the expression in this place.
    pub(super) fn at_byte(&self, byte: usize) -> Place {
        Place {
            byte: Some(byte),
            ..self.clone()
        }
    }

    /// True if two places differ at most in the byte offset in the expression.
    pub(super) fn is_in_same_expression(&self, other: &Place) -> bool {
        let of = |place: &Place| (place.section, place.offset, place.attribute, place.list);
        of(self) == of(other)
    }
}

impl fmt::Display for Place {
    /// Writes, for example, ``.debug_info+0x2b DW_TAG_variable `n` DW_AT_location
    /// .debug_loclists+0x40 byte 3``.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+0x{:x}", self.section, self.offset)?;
        if let Some(tag) = self.tag {
            write!(f, " {tag}")?;
        }
        if let Some(name) = &self.name {
            write!(f, " `{}`", OneLine(name))?;
        }
        if let Some(attribute) = self.attribute {
            write!(f, " {attribute}")?;
        }
        if let Some((section, offset)) = self.list {
            write!(f, " {section}+0x{offset:x}")?;
        }
        if let Some(byte) = self.byte {
            write!(f, " byte {byte}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Finding {
    /// Writes the place, the fault's title, and the details.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault.title())?;
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail)?;
        }
        Ok(())
    }
}

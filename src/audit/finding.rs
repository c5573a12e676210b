//! One thing that is wrong, and where.

use super::fault::Fault;
use core::fmt;
use gimli::constants::{DwAt, DwTag};

/// Something ill-formed, or worth a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What is wrong.
    pub fault: Fault,
    /// Where.
    pub place: Place,
    /// What exactly; empty where the fault's title says it all.
    pub detail: String,
}

/// Where something is in an object file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The section, by its name in ELF.
    pub section: &'static str,
    /// Of the entry, the unit or the call frame entry: in bytes from the start of the section.
    pub offset: u64,
    /// The entry's tag.
    pub tag: Option<DwTag>,
    /// The entry's name, if it has one of its own.
    pub name: Option<String>,
    /// The attribute.
    pub attribute: Option<DwAt>,
    /// The section of the location list, and the offset of the list's entry in it, in bytes.
    pub list: Option<(&'static str, u64)>,
    /// Where in the expression, in bytes from its start.
    pub byte: Option<usize>,
}

impl Place {
    /// Whether two places differ in nothing but the byte of an expression.
    pub(super) fn is_in_same_expression(&self, other: &Place) -> bool {
        let of = |place: &Place| (place.section, place.offset, place.attribute, place.list);
        of(self) == of(other)
    }
}

impl fmt::Display for Place {
    /// Such as ``.debug_info+0x2b DW_TAG_variable `n` DW_AT_location .debug_loclists+0x40 byte 3``.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+0x{:x}", self.section, self.offset)?;
        if let Some(tag) = self.tag {
            write!(f, " {tag}")?;
        }
        if let Some(name) = &self.name {
            write!(f, " `{}`", name.escape_debug())?;
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
    /// Where, what, and what exactly.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault.title())?;
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail)?;
        }
        Ok(())
    }
}

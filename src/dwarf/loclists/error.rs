//! The errors of reading location lists.

use crate::dwarf::input::DecodeErrorKind;
use crate::dwarf::leb128::Unreadable;
use core::fmt;

/// An error in a location list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListError {
    /// The start of the entry, or of the unit's part, in bytes from the start of the section.
    pub offset: u64,
    /// The kind of error.
    pub kind: ListErrorKind,
}

/// The reason why a location list cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ListErrorKind {
    /// The section ends inside the entry, or before the end of the list.
    Truncated,
    /// A number has more than 64 bits.
    TooLarge,
    /// There is no kind of entry with this code.
    UnknownCode(u8),
    /// The address size is not from 1 to 8 bytes.
    AddressSize(u8),
    /// The unit has no address with this index.
    NoAddress(u64),
    /// The end of a range, or a base plus an offset, exceeds the largest address.
    Address,
    /// The end of a range is before its start.
    Backwards,
    /// The length of the unit's part is a reserved value, or exceeds the section.
    Length,
    /// The version of the unit's part is not 5.
    Version(u16),
    /// The unit's part uses segment selectors.
    Segments,
    /// The unit's table has no list with this index.
    NoList(u64),
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte 0x{:x}: ", self.offset)?;
        f.write_str(match self.kind {
            ListErrorKind::Truncated => "the section ends inside the list",
            ListErrorKind::TooLarge => "a number is too large",
            ListErrorKind::UnknownCode(code) => {
                return write!(f, "no location list entry has the code 0x{code:02x}");
            }
            ListErrorKind::AddressSize(size) => {
                return write!(f, "an address cannot have {size} bytes");
            }
            ListErrorKind::NoAddress(index) => {
                return write!(f, "the unit has no address with the index {index}");
            }
            ListErrorKind::Address => "the address is too large",
            ListErrorKind::Backwards => "the range ends before it starts",
            ListErrorKind::Length => "the length is invalid",
            ListErrorKind::Version(version) => return write!(f, "version {version} is unknown"),
            ListErrorKind::Segments => "there are segment selectors",
            ListErrorKind::NoList(index) => {
                return write!(f, "the unit has no list with the index {index}");
            }
        })
    }
}

impl core::error::Error for ListError {}

impl From<Unreadable> for ListErrorKind {
    fn from(unreadable: Unreadable) -> ListErrorKind {
        match unreadable {
            Unreadable::Truncated => ListErrorKind::Truncated,
            Unreadable::TooLarge => ListErrorKind::TooLarge,
        }
    }
}

impl From<DecodeErrorKind> for ListErrorKind {
    fn from(_: DecodeErrorKind) -> ListErrorKind {
        // Reading a fixed number of bytes fails only at the end of the section.
        ListErrorKind::Truncated
    }
}

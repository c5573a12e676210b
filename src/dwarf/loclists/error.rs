//! The errors of reading location lists.

use crate::dwarf::input::DecodeErrorKind;
use crate::dwarf::leb128::Unreadable;
use crate::messages::message;
use crate::units::Bytes;
use core::fmt;

/// An error in a location list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListError {
    /// The start of the entry, or of the unit's contribution, in bytes from the start of the
    /// section.
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
    /// The length of the unit's contribution is a reserved value, or exceeds the section.
    Length,
    /// The version of the unit's contribution is not 5.
    Version(u16),
    /// The unit's contribution uses segment selectors.
    Segments,
    /// The unit's table has no list with this index.
    NoList(u64),
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte 0x{:x}: ", self.offset)?;
        message!(f, self.kind, ListErrorKind {
            Truncated => "the section ends inside the list";
            TooLarge => "a number has more than 64 bits";
            UnknownCode(code) => "no location list entry has the kind 0x{code:02x}";
            AddressSize(size) => "an address has {}, expected 1 to 8 bytes", Bytes(size.into());
            NoAddress(index) => "the unit has no address with the index {index}";
            Address => "an address exceeds the largest address";
            Backwards => "the range ends before it starts";
            Length => "the length of the unit's contribution is reserved, or exceeds the section";
            Version(version) => "the unit's contribution has version {version}, expected 5";
            Segments => "segment selectors are not supported";
            NoList(index) => "the unit has no list with the index {index}";
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

//! Why call frame information cannot be read or used.

use crate::dwarf::decode::DecodeErrorKind;
use crate::dwarf::leb128::Unreadable;
use core::fmt;

/// Why call frame information cannot be read or used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameError {
    /// Where it is: in bytes from the start of the section.
    pub offset: u64,
    /// What is wrong there.
    pub kind: FrameErrorKind,
}

/// What is wrong with call frame information.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FrameErrorKind {
    /// An entry or an instruction is longer than the bytes that it is in.
    Truncated,
    /// A number is larger than what it stands for can be.
    TooLarge,
    /// The length of an entry is a reserved one.
    Length,
    /// A function's entry refers to something that is no common entry.
    NoCommonEntry,
    /// The version of a common entry is unknown.
    Version(u8),
    /// The augmentation of a common entry is unknown, so that what follows cannot be understood.
    Augmentation,
    /// The size of an address is none of 1 to 8 bytes.
    AddressSize(u8),
    /// There are segment selectors.
    Segments,
    /// A pointer is encoded in a way that is unknown, or is relative to something unknown.
    PointerEncoding(u8),
    /// No instruction has this code, or not on this machine.
    UnknownInstruction(u8),
    /// An instruction changes the register or offset of a CFA that is not a register plus an
    /// offset.
    NoRegisterOffset,
    /// A common entry has an instruction that is for functions only.
    NotInCommonEntry,
    /// More states are restored than were remembered.
    NothingRemembered,
    /// Addresses go back, or past the largest one.
    Address,
    /// There are more rules or remembered states than anyone needs.
    Limit,
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte 0x{:x}: ", self.offset)?;
        f.write_str(match self.kind {
            FrameErrorKind::Truncated => "it is longer than the bytes that it is in",
            FrameErrorKind::TooLarge => "a number is too large for what it stands for",
            FrameErrorKind::Length => "the length is a reserved one",
            FrameErrorKind::NoCommonEntry => "the entry refers to no common entry",
            FrameErrorKind::Version(version) => return write!(f, "version {version} is unknown"),
            FrameErrorKind::Augmentation => "the augmentation is unknown",
            FrameErrorKind::AddressSize(size) => {
                return write!(f, "an address cannot have {size} bytes");
            }
            FrameErrorKind::Segments => "there are segment selectors",
            FrameErrorKind::PointerEncoding(encoding) => {
                return write!(
                    f,
                    "a pointer encoded as 0x{encoding:02x} cannot be read here"
                );
            }
            FrameErrorKind::UnknownInstruction(code) => {
                return write!(f, "no call frame instruction has the code 0x{code:02x}");
            }
            FrameErrorKind::NoRegisterOffset => {
                "the canonical frame address is no register plus an offset"
            }
            FrameErrorKind::NotInCommonEntry => "a common entry cannot have the instruction",
            FrameErrorKind::NothingRemembered => "there is no state to restore",
            FrameErrorKind::Address => "the address goes back, or is too large",
            FrameErrorKind::Limit => "there are too many rules or remembered states",
        })
    }
}

impl core::error::Error for FrameError {}

impl From<Unreadable> for FrameErrorKind {
    fn from(unreadable: Unreadable) -> FrameErrorKind {
        match unreadable {
            Unreadable::Truncated => FrameErrorKind::Truncated,
            Unreadable::TooLarge => FrameErrorKind::TooLarge,
        }
    }
}

impl From<DecodeErrorKind> for FrameErrorKind {
    fn from(kind: DecodeErrorKind) -> FrameErrorKind {
        match kind {
            DecodeErrorKind::OperandTooLarge => FrameErrorKind::TooLarge,
            _ => FrameErrorKind::Truncated,
        }
    }
}

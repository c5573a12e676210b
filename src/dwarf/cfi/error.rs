//! The errors of reading and executing call frame information.

use crate::dwarf::input::DecodeErrorKind;
use crate::dwarf::leb128::Unreadable;
use core::fmt;

/// An error in call frame information.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameError {
    /// The offset in bytes from the start of the section.
    pub offset: u64,
    /// The kind of error.
    pub kind: FrameErrorKind,
}

/// The reason why call frame information cannot be read or executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FrameErrorKind {
    /// An entry or an instruction is truncated.
    Truncated,
    /// A number is larger than allowed.
    TooLarge,
    /// The length of an entry is a reserved value.
    Length,
    /// An FDE refers to an entry that is not a CIE.
    NoCommonEntry,
    /// The version of a CIE is unknown.
    Version(u8),
    /// The augmentation of a CIE is unknown, so that the rest of the CIE cannot be decoded.
    Augmentation,
    /// The address size is not from 1 to 8 bytes.
    AddressSize(u8),
    /// The entry uses segment selectors.
    Segments,
    /// A pointer's encoding is unknown, or its base is unknown.
    PointerEncoding(u8),
    /// This opcode is unknown, or is not an instruction on this machine.
    UnknownInstruction(u8),
    /// An instruction changes the register or offset of a CFA that is not a register plus an
    /// offset.
    NoRegisterOffset,
    /// A CIE has an instruction that is allowed only in an FDE.
    NotInCommonEntry,
    /// More states are restored than remembered.
    NothingRemembered,
    /// An address decreases, or exceeds the largest address.
    Address,
    /// There are too many rules or remembered states.
    Limit,
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte 0x{:x}: ", self.offset)?;
        f.write_str(match self.kind {
            FrameErrorKind::Truncated => "the entry or instruction is truncated",
            FrameErrorKind::TooLarge => "a number is too large",
            FrameErrorKind::Length => "the length is reserved",
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
                "the canonical frame address is not a register plus an offset"
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

//! The errors of reading and executing call frame information.

use crate::dwarf::input::DecodeErrorKind;
use crate::dwarf::leb128::Unreadable;
use crate::units::Bytes;
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
    /// The augmentation of a CIE is unknown, so the rest of the CIE cannot be decoded.
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
        write!(f, "at byte 0x{:x}: {}", self.offset, self.kind)
    }
}

impl fmt::Display for FrameErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            FrameErrorKind::Truncated => "the section ends inside an entry, or the entry inside an instruction",
            FrameErrorKind::TooLarge => "a number is larger than allowed",
            FrameErrorKind::Length => "the length of the entry is a reserved value",
            FrameErrorKind::NoCommonEntry => "the FDE refers to an entry that is not a CIE",
            FrameErrorKind::Version(version) => {
                return write!(f, "the version {version} of a CIE is unknown");
            }
            FrameErrorKind::Augmentation => "the augmentation of the CIE is unknown",
            FrameErrorKind::AddressSize(size) => {
                return write!(f, "an address has {}, expected 1 to 8 bytes", Bytes(size.into()));
            }
            FrameErrorKind::Segments => "segment selectors are not supported",
            FrameErrorKind::PointerEncoding(encoding) => {
                return write!(
                    f,
                    "a pointer has the encoding 0x{encoding:02x}, which is unknown, or whose base is unknown"
                );
            }
            FrameErrorKind::UnknownInstruction(code) => {
                return write!(f, "no call frame instruction has the opcode 0x{code:02x}");
            }
            FrameErrorKind::NoRegisterOffset => {
                "an instruction changes the register or offset of a CFA that is not a register plus an offset"
            }
            FrameErrorKind::NotInCommonEntry => "a CIE has an instruction that is allowed only in an FDE",
            FrameErrorKind::NothingRemembered => "DW_CFA_restore_state without a remembered state",
            FrameErrorKind::Address => "an address decreases, or exceeds the largest address",
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

//! The errors of reading and executing call frame information.

use crate::dwarf::input::DecodeErrorKind;
use crate::dwarf::leb128::Unreadable;
use crate::messages::messages;
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
    /// `DW_CFA_set_loc` decreases the address, from the first address to the second.
    Backwards(u64, u64),
    /// The sum of an address and a length or distance exceeds the largest address.
    AddressOverflow(u64, u64),
    /// There are too many rules or remembered states.
    Limit,
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte 0x{:x}: {}", self.offset, self.kind)
    }
}

messages! { FrameErrorKind {
    Truncated => "the section ends inside an entry, or the entry inside an instruction";
    TooLarge => "a number is larger than allowed";
    Length => "the length of the entry is a reserved value";
    NoCommonEntry => "the FDE refers to an entry that is not a CIE";
    Version(version) => "the version {version} of a CIE is unknown";
    Augmentation => "the augmentation of the CIE is unknown";
    AddressSize(size) => "an address has {}, expected 1 to 8 bytes", Bytes((*size).into());
    Segments => "segment selectors are not supported";
    PointerEncoding(encoding) =>
        "a pointer has the encoding 0x{encoding:02x}, which is unknown, or whose base is unknown";
    UnknownInstruction(code) => "no call frame instruction has the opcode 0x{code:02x}";
    NoRegisterOffset =>
        "an instruction changes the register or offset of a CFA that is not a register plus an offset";
    NotInCommonEntry => "a CIE has an instruction that is allowed only in an FDE";
    NothingRemembered => "DW_CFA_restore_state without a remembered state";
    Backwards(from, to) => "the address decreases from 0x{from:x} to 0x{to:x}";
    AddressOverflow(start, length) => "0x{start:x} plus 0x{length:x} exceeds the largest address";
    Limit => "there are too many rules or remembered states";
} }

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

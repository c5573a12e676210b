//! The results of checking an expression: problems, and references to other entries.

use super::fault::Fault;
use super::finding::{Finding, Place};
use crate::dwarf::{Address, DecodeError, DecodeErrorKind, Operation};

/// A problem in an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Problem {
    pub fault: Fault,
    /// The offset in bytes from the start of the outermost expression.
    pub at: usize,
    pub detail: String,
}

impl Problem {
    pub fn new(fault: Fault, at: usize, detail: impl Into<String>) -> Problem {
        let detail = detail.into();
        Problem { fault, at, detail }
    }

    /// Returns the finding of the problem in the expression at `place`.
    pub fn within(self, place: &Place) -> Finding {
        Finding::new(self.fault, place.at_byte(self.at), self.detail)
    }
}

/// A reference from an expression to another entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reference {
    /// The offset in bytes from the start of the outermost expression.
    pub at: usize,
    pub target: ReferenceTarget,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReferenceTarget {
    /// A base type at this offset in the unit, of this size in bytes if the operation has a size.
    BaseType(u64, Option<u64>),
    /// Any entry at this offset in the unit.
    InUnit(u64),
    /// An entry at this offset in `.debug_info`.
    InSection(u64, AllowedEntry),
}

/// The entries that a reference may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AllowedEntry {
    Any,
    /// An entry that an implicit pointer may point to.
    Object,
}

/// Returns the problem of bytes that cannot be decoded, in an expression that starts at `base`.
pub(super) fn undecodable(error: DecodeError, base: usize) -> Problem {
    let (fault, detail) = match error.kind {
        DecodeErrorKind::UnknownCode(code) => (Fault::UnknownOperation, format!("0x{code:02x}")),
        DecodeErrorKind::UnknownSubOpcode(code) => {
            (Fault::UnknownOperation, format!("sub-opcode 0x{code:x}"))
        }
        DecodeErrorKind::Truncated => (Fault::TruncatedOperation, String::new()),
        DecodeErrorKind::OperandTooLarge | DecodeErrorKind::Encoding => (
            Fault::OperandRange,
            "an operand is larger than allowed".into(),
        ),
    };
    Problem::new(fault, base + error.offset, detail)
}

/// Returns the address that `DW_OP_addr` pushes.
pub(super) fn address_of(operation: &Operation<'_>) -> Option<u64> {
    match operation {
        Operation::Addr(Address::Value(address)) => Some(*address),
        _ => None,
    }
}

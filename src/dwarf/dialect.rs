//! The dialects: which operations a reader of the bytes can be expected to understand, and how they
//! are coded.

use super::table::OperationKind;
use crate::target::{ByteOrder, Target};
use core::fmt;
use core::str::FromStr;

/// A family of consumers that understand the same operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// DWARF 4 and nothing else, unless GNU's forms are allowed by [`Encoding::gnu`].
    Dwarf4,
    /// DWARF 5 and nothing else.
    Dwarf5,
    /// DWARF 5, and LLVM's operations as `DW_OP_LLVM_user` (0xe9) with a sub-opcode.
    Llvm,
    /// DWARF 5, and LLVM's operations in the one-byte codes 0xe1 to 0xec that ROCm 3.10 to 5 used.
    LlvmLegacy,
    /// DWARF 6's meaning in a version 5 unit, coded as in [`Dialect::Llvm`].
    Dwarf6Draft,
}

impl Dialect {
    /// All dialects.
    pub const ALL: [Dialect; 5] = [
        Dialect::Dwarf4,
        Dialect::Dwarf5,
        Dialect::Llvm,
        Dialect::LlvmLegacy,
        Dialect::Dwarf6Draft,
    ];

    /// The name in text, such as `llvm-legacy`.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Dwarf4 => "dwarf4",
            Dialect::Dwarf5 => "dwarf5",
            Dialect::Llvm => "llvm",
            Dialect::LlvmLegacy => "llvm-legacy",
            Dialect::Dwarf6Draft => "dwarf6-draft",
        }
    }

    /// The version of the units whose expressions these are.
    pub const fn version(self) -> u16 {
        match self {
            Dialect::Dwarf4 => 4,
            _ => 5,
        }
    }

    /// True where the bytes hold LLVM's operations under `DW_OP_LLVM_user`.
    pub const fn has_user_operations(self) -> bool {
        matches!(self, Dialect::Llvm | Dialect::Dwarf6Draft)
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(text: &str) -> Result<Dialect, UnknownDialect> {
        Dialect::ALL
            .into_iter()
            .find(|dialect| dialect.name() == text)
            .ok_or(UnknownDialect)
    }
}

/// A spelling that names no dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a dialect: write dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft")
    }
}

impl core::error::Error for UnknownDialect {}

/// How expressions are coded: all that has to be known to write or read one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Encoding {
    /// Which operations there are and what their codes are.
    pub dialect: Dialect,
    /// The size of an address in bytes, 1 to 8.
    pub address_bytes: u8,
    /// The size of an offset into a section in bytes: 4 in the 32-bit DWARF format, 8 in the 64-bit
    /// one.
    pub offset_bytes: u8,
    /// The order of the bytes of operands of a fixed size.
    pub order: ByteOrder,
    /// Whether GNU's operations are allowed: those of DWARF 5 that GNU had first, in DWARF 4, and a
    /// few of its own.
    pub gnu: bool,
    /// Whether operations that have a published meaning but no published code are allowed.
    pub experimental: bool,
}

impl Encoding {
    /// The encoding for a target in the 32-bit DWARF format, without GNU's or experimental
    /// operations.
    pub const fn new(dialect: Dialect, target: Target) -> Encoding {
        Encoding {
            dialect,
            address_bytes: target.address_bytes(),
            offset_bytes: 4,
            order: target.byte_order(),
            gnu: false,
            experimental: false,
        }
    }

    /// The same encoding with GNU's and experimental operations allowed, which is how to read what
    /// others wrote.
    ///
    /// Compilers write operations that are newer than the unit that they are in. So
    /// [`Dialect::Dwarf5`] is the one to read units of any version with, or [`Dialect::Llvm`] where
    /// there may be LLVM's operations; [`Encoding::address_bytes`] and [`Encoding::offset_bytes`]
    /// are those of the unit's header.
    #[must_use]
    pub const fn lenient(self) -> Encoding {
        Encoding {
            gnu: true,
            experimental: true,
            ..self
        }
    }

    /// Whether an operation can be written in this encoding.
    pub fn has(self, kind: OperationKind) -> bool {
        kind.description().codes.find(self).is_some()
    }
}

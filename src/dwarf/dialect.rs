//! Dialects: the operations that a consumer supports, and their encoding.

use crate::target::{ByteOrder, Target};
use core::fmt;
use core::str::FromStr;

/// A set of operations that a family of consumers supports.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// DWARF 4 only, unless [`Encoding::gnu`] allows GNU's operations.
    Dwarf4,
    /// DWARF 5 only.
    Dwarf5,
    /// DWARF 5, and LLVM's operations as `DW_OP_LLVM_user` (0xe9) with a sub-opcode.
    Llvm,
    /// The operations of DWARF 5, and LLVM's operations in the one-byte opcodes 0xe1 to 0xec that
    /// ROCm 3.10 to 5 used, in units of version 4.
    LlvmLegacy,
    /// DWARF 6's meaning of operations, in units of version 5 and encoded as in [`Dialect::Llvm`].
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

    /// The DWARF version of the units that contain these expressions.
    pub const fn version(self) -> u16 {
        match self {
            Dialect::Dwarf4 | Dialect::LlvmLegacy => 4,
            _ => 5,
        }
    }

    /// The version of DWARF that defines the dialect's operations.
    pub(super) const fn operations(self) -> u16 {
        match self {
            Dialect::Dwarf4 => 4,
            _ => 5,
        }
    }

    /// True if LLVM's operations are encoded under `DW_OP_LLVM_user`.
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

/// The error of parsing a name that is not a dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a dialect; write dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft")
    }
}

impl core::error::Error for UnknownDialect {}

/// The encoding of expressions: all data needed to write or read an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Encoding {
    /// The operations and their opcodes.
    pub dialect: Dialect,
    /// The size of an address in bytes, 1 to 8.
    pub address_bytes: u8,
    /// The size of a section offset in bytes: 4 in the 32-bit DWARF format, 8 in the 64-bit format.
    pub offset_bytes: u8,
    /// The byte order of operands of a fixed size.
    pub order: ByteOrder,
    /// True if GNU's operations are allowed: in DWARF 4 those that DWARF 5 adopted from GNU, and
    /// GNU's other extensions.
    pub gnu: bool,
    /// True if operations are allowed that have a published meaning but no published opcode.
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

    /// Returns the same encoding with GNU's and experimental operations allowed, to read other
    /// producers' output.
    ///
    /// Compilers write operations that are newer than the version of the unit. Read units of any
    /// version with [`Dialect::Dwarf5`], or with [`Dialect::Llvm`] if they may contain LLVM's
    /// operations. Take [`Encoding::address_bytes`] and [`Encoding::offset_bytes`] from the unit's
    /// header.
    #[must_use]
    pub const fn lenient(self) -> Encoding {
        Encoding {
            gnu: true,
            experimental: true,
            ..self
        }
    }
}

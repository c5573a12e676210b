//! By which rules expressions are evaluated, and within which bounds.

use crate::dwarf::Dialect;

/// A rule set: what locations may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rules {
    /// DWARF 5, for what gcc, clang and rustc write today: the stack holds values, and an operation
    /// that makes a location ends a simple expression or a piece.
    Dwarf5,
    /// LLVM's extensions, for what clang writes for AMD's GPUs: locations on the stack, and pieces
    /// make an incomplete composite whatever lies below.
    Llvm,
    /// DWARF 6 as accepted so far: locations on the stack, and pieces need a composite below or
    /// nothing else there.
    Dwarf6,
}

impl Rules {
    /// All rule sets.
    pub const ALL: [Rules; 3] = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6];

    /// The rules by which a consumer of a dialect evaluates.
    pub const fn of(dialect: Dialect) -> Rules {
        match dialect {
            Dialect::Dwarf4 | Dialect::Dwarf5 => Rules::Dwarf5,
            Dialect::Llvm | Dialect::LlvmLegacy => Rules::Llvm,
            Dialect::Dwarf6Draft => Rules::Dwarf6,
        }
    }

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Rules::Dwarf5 => "dwarf5",
            Rules::Llvm => "llvm",
            Rules::Dwarf6 => "dwarf6",
        }
    }

    /// The rules with a name.
    pub fn by_name(name: &str) -> Option<Rules> {
        Rules::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

/// Bounds on what one evaluation may use. Reaching one is an error of its own kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Operations executed, calls included: `limit-operations`.
    pub operations: u64,
    /// Entries on the stack: `limit-stack`.
    pub stack: usize,
    /// Calls and other nested evaluations at one time: `limit-calls`.
    pub calls: usize,
    /// Parts in a composite, and locations in a multi-location, those of its parts included:
    /// `limit-size`.
    pub parts: usize,
    /// Bits in a composite or implicit storage that is built piece by piece: `limit-size`.
    pub storage_bits: u128,
    /// Bits that are read or listed at once: `limit-size`.
    pub read_bits: u128,
}

impl Limits {
    /// A million operations, 4096 stack entries, 64 calls, 16,384 parts, 2⁴⁰ bits in a storage, 2²⁶
    /// bits in a read.
    pub const DEFAULT: Limits = Limits {
        operations: 1_000_000,
        stack: 4096,
        calls: 64,
        parts: 16_384,
        storage_bits: 1 << 40,
        read_bits: 1 << 26,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::DEFAULT
    }
}

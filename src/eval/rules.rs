//! Rule sets, and limits on an evaluation.

use crate::dwarf::Dialect;

/// A rule set: the meaning of operations, and the permitted uses of locations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rules {
    /// DWARF 5, for the output of gcc, clang and rustc: the stack has values, and an operation that
    /// creates a location ends a simple location description or the description of a piece.
    Dwarf5,
    /// LLVM's extensions, for clang's output for AMD's GPUs: locations are on the stack, and a
    /// piece starts an incomplete composite unless one is below it.
    Llvm,
    /// DWARF 6 as accepted so far: locations are on the stack, and a piece needs a composite below
    /// it, or an otherwise empty stack.
    Dwarf6,
}

impl Rules {
    /// All rule sets.
    pub const ALL: [Rules; 3] = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6];

    /// The rule set of consumers of a dialect.
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

    /// The rule set with a name.
    pub fn by_name(name: &str) -> Option<Rules> {
        Rules::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

/// Limits on one evaluation. Exceeding one is an error with its own code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Executed operations, including those of calls: `limit-operations`.
    pub operations: u64,
    /// Entries on the stack: `limit-stack`.
    pub stack: usize,
    /// Calls and other nested evaluations at a time: `limit-calls`.
    pub calls: usize,
    /// Parts in a composite, and locations in a multi-location, including those of its parts:
    /// `limit-size`.
    pub parts: usize,
    /// Bits in a composite or implicit storage that is built piece by piece: `limit-size`.
    pub storage_bits: u128,
    /// Bits that are read or listed in one call: `limit-size`.
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

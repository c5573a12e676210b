//! What DWARF expressions mean: a bit-precise evaluator with three rule sets.
//!
//! A [`Machine`] is what an expression can ask about: registers, memory, lanes, frames, other entries. An
//! [`Evaluator`] runs the bytes of an expression, or a location list, on one and gives a [`Location`] or a [`Value`].
//! A location is a storage and a bit offset in it; [`read_bits`] and [`write_bits`] access what is there, and
//! [`NormalForm`] says where each of its bits comes from, so that two locations can be compared.
//!
//! A [`CallStack`] is a machine with the frames that call frame information finds below a machine's own.
//!
//! Offsets and sizes of storages are in **bits**, as `u128`: a 64-bit address space has 2⁶⁷ of them. Bit 0 of a byte is
//! its least significant bit on a little-endian target and its most significant bit on a big-endian one, so that the
//! bits of a storage are in one row either way.
//!
//! Whatever the bytes, evaluation ends: the [`Limits`] bound operations, stack, calls and sizes, calls are kept on an
//! explicit stack, and each failure is an [`EvalError`] with a stable code.
//!
//! ```
//! use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
//! use dwarfsmith::eval::{Evaluator, Rules, Snapshot};
//! use dwarfsmith::{Target, target::Register};
//!
//! let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
//! let bytes = dwarf::parse(encoding, "DW_OP_breg7 16", &NoNames).unwrap();
//! let mut machine = Snapshot::new(Target::X86_64);
//! machine.set_register(Register(7), 0x1000u64.to_le_bytes().to_vec());
//! let location = Evaluator::new(encoding, Rules::Dwarf5).location(&machine, &bytes, &[])?;
//! assert_eq!(location.to_string(), "mem(0)+0x1010");
//! # Ok::<(), dwarfsmith::eval::EvalError>(())
//! ```

mod access;
mod bits;
mod bytes;
#[cfg(feature = "cli")]
pub mod cases;
mod composite;
mod error;
mod evaluator;
mod interpreter;
mod location;
mod machine;
mod normal;
mod snapshot;
#[cfg(test)]
mod tests;
mod text;
mod unwind;
mod value;

pub use access::{read_bits, write_bits};
pub use bytes::Bytes;
pub use composite::Composite;
pub use error::{ErrorCode, EvalError};
pub use evaluator::{Entry, Evaluator};
pub use location::{Location, Storage};
pub use machine::{EntryId, EntryReference, EntryRegister, ListEntry, Machine, ObjectMap, Parameter, Passed, Source};
pub use normal::{NormalForm, Origin, Run};
pub use snapshot::Snapshot;
pub use unwind::{CallStack, UnwindError, UnwoundFrame, preserved_by_abi};
pub use value::{BaseEncoding, BaseType, Value, ValueType};

/// A rule set: what locations may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rules {
    /// DWARF 5: the stack holds values, and an operation that makes a location ends a simple expression or a piece.
    Dwarf5,
    /// LLVM's extensions: locations on the stack, and pieces make an incomplete composite whatever lies below.
    Llvm,
    /// DWARF 6 as accepted so far: locations on the stack, and pieces need a composite below or nothing else there.
    Dwarf6,
}

impl Rules {
    /// All rule sets.
    pub const ALL: [Rules; 3] = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6];

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
    /// Parts in a composite, and locations in a multi-location, those of its parts included: `limit-size`.
    pub parts: usize,
    /// Bits in a composite or implicit storage that is built piece by piece: `limit-size`.
    pub storage_bits: u128,
    /// Bits that are read or listed at once: `limit-size`.
    pub read_bits: u128,
}

impl Limits {
    /// A million operations, 4096 stack entries, 64 calls, 16,384 parts, 2⁴⁰ bits in a storage, 2²⁶ bits in a read.
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

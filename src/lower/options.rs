//! Options of lowering, and its error.

use crate::dwarf::{Dialect, Encoding};
use crate::target::Target;
use core::fmt;
use gimli::Format;

/// Options of lowering: the dialect of the consumers, and the optional operations that lowering may
/// use.
///
/// The module's target determines the size of addresses and the byte order.
///
/// ```
/// use dwarfsmith::dwarf::Dialect;
/// use dwarfsmith::lower::LowerOptions;
///
/// let plain = LowerOptions::new(Dialect::Dwarf5);
/// let shared = LowerOptions { factor_procedures: true, ..plain };
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LowerOptions {
    /// The operations that the consumers support, and their encoding.
    pub dialect: Dialect,
    /// The size of offsets into sections: 4 bytes in 32-bit DWARF, 8 in 64-bit DWARF (DWARF 5
    /// section 7.4).
    pub format: Format,
    /// True to allow GNU's operations: in DWARF 4, the operations of DWARF 5 that GNU had first,
    /// and a few that only GNU has.
    pub gnu: bool,
    /// True to allow operations with a published meaning and no published code.
    pub experimental: bool,
    /// True to avoid operations of the dialect that some of its usual consumers cannot decode:
    /// `DW_OP_const_type`, `DW_OP_deref_type` and `DW_OP_reinterpret`, which LLVM's tools do not
    /// support. Without them, a value that is computed from a floating-point number in memory is
    /// lost.
    ///
    /// Also avoids operations that consumers compute differently: for lldb, the generic type is
    /// unsigned in comparisons, `DW_OP_shra` and `DW_OP_abs`. The operations that replace these are
    /// up to 20 bytes longer.
    pub portable: bool,
    /// True to write a fragment that several lifetimes take as an argument once, as a
    /// `DW_TAG_dwarf_procedure` that their expressions call (`DW_OP_call4`, DWARF 5 section
    /// 2.5.1.5). lldb does not support calls.
    pub factor_procedures: bool,
}

impl LowerOptions {
    /// Creates options for 32-bit DWARF that all usual consumers of the dialect read, without GNU's
    /// or experimental operations or procedures.
    pub const fn new(dialect: Dialect) -> LowerOptions {
        LowerOptions {
            dialect,
            format: Format::Dwarf32,
            gnu: false,
            experimental: false,
            portable: true,
            factor_procedures: false,
        }
    }

    /// Returns the encoding of a module's expressions for this target.
    pub const fn encoding(self, target: Target) -> Encoding {
        let LowerOptions {
            dialect,
            format,
            gnu,
            experimental,
            ..
        } = self;
        let offset_bytes = match format {
            Format::Dwarf32 => 4,
            Format::Dwarf64 => 8,
        };
        Encoding {
            offset_bytes,
            gnu,
            experimental,
            ..Encoding::new(dialect, target)
        }
    }
}

/// The reason why a module cannot be lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LowerError {
    /// All expressions of the module together are larger than 2 GiB, or all lists have more than
    /// 2^31 entries.
    TooLarge,
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LowerError::TooLarge => f.write_str(
                "the module's DWARF location expressions exceed 2 GiB in total; split the module into several compilation units",
            ),
        }
    }
}

impl core::error::Error for LowerError {}

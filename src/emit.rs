//! From lowered modules to DWARF sections, as bytes and relocations.
//!
//! ```text
//!   Lowered ──► Plan (parents of entries)   ──► for each unit: its nodes     ──► types, namespaces, declarations,
//!                                                 │                              globals, procedures, functions
//!                                                 ├─► .debug_info with .debug_abbrev, .debug_str, .debug_addr
//!                                                 ├─► .debug_loclists, .debug_rnglists
//!                                                 └─► .debug_line
//!           └─► .debug_frame, .eh_frame                                                      ──► Sections
//! ```
//!
//! Entries are written straight into `.debug_info`, without an intermediate tree. They do form a
//! tree of namespaces, types and functions with their declarations, so the nodes of a unit are
//! found first and sorted by scope. Within a scope, entries that others refer to come first, so
//! that most references are known when they are written: types, namespaces, declarations, imports,
//! variables, abstract instances, functions. A reference to a later entry is filled in at the end
//! of the unit; one to a later unit, at the end of all units.
//!
//! Where DWARF leaves a choice, the output is like that of clang, because debuggers are tested with
//! it: indexed strings, addresses and lists; one `.debug_addr` entry for each function, which
//! ranges are relative to; a range list for a scope that does not start where its function starts.
//! Each unit has the types that it uses, so that a consumer can read it alone. A type has all of
//! its declarations, a namespace those that the unit uses. The declaration of a member function is
//! in its type, its code in the unit.
//!
//! The next call depends on the place of the code:
//!
//! | the code is | call |
//! | --- | --- |
//! | in an ELF object that the `object` crate writes | [`Sections::add_to`] |
//! | in an object file of another writer | [`Sections::iter`]; [`Sections`] shows the code |
//! | consecutive functions without relocations, or whose code is not of interest | [`Sections::to_elf`] |
//! | in memory, for gdb and lldb: the JIT interface, `__jit_debug_register_code` | [`Sections::to_jit_elf`] |
//! | in memory, for exceptions and backtraces through the code: `__register_frame` | [`Sections::bind`], [`Frames::Eh`] |
//!
//! These nodes get no entry: functions without code (unless inlined), scopes without code, and
//! labels without a marker. A block without code has an entry without ranges if a variable in it
//! has a location (see [`DILexicalBlock`](crate::metadata::DILexicalBlock)).

mod abbrev;
mod buffer;
mod call;
mod composite;
#[cfg(feature = "object")]
mod elf;
mod emitter;
mod entry;
mod extent;
mod frame;
mod function;
#[cfg(feature = "object")]
mod jit;
mod line;
mod list;
mod location;
mod plan;
mod references;
mod scope;
mod sections;
mod slots;
mod strings;
mod types;
mod unit;
mod unit_nodes;
mod variable;

#[cfg(feature = "object")]
pub use elf::ObjectError;
pub use sections::{
    BindError, EmittedFunction, Relocation, RelocationTarget, Section, SectionId, Sections,
    SymbolIndex,
};

use crate::dwarf::Dialect;
use crate::lower::Lowered;
use crate::markers::FunctionId;
use crate::units::Position;
use alloc::string::String;
use core::fmt;

/// The sections for call frame information. The default is [`Frames::Debug`], which only debuggers
/// use. Exceptions, backtraces and profilers in the process read `.eh_frame`, which [`Frames::Eh`]
/// writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frames {
    /// None.
    None,
    /// `.debug_frame`, which only debuggers read. This is the default. Unwinders in the process
    /// find nothing for the code, so that exceptions, panics and backtraces end at it.
    #[default]
    Debug,
    /// `.eh_frame`, which is loaded with the code, and which unwinders and debuggers read. A
    /// just-in-time compiler registers the section of [`Sections::bind`] with `__register_frame`.
    /// gdb and lldb are not notified of that, but find the section in the file of
    /// [`Sections::to_jit_elf`]. In a linked program, the C runtime provides its terminator.
    Eh,
    /// Both.
    Both,
}

/// The options of emission.
///
/// ```
/// use dwarfsmith::emit::{EmitOptions, Frames};
/// let options = EmitOptions { frames: Frames::Eh, ..EmitOptions::default() };
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EmitOptions {
    /// The sections for call frame information. The default is `.debug_frame` ([`Frames::Debug`]),
    /// which only debuggers read. If exceptions, panics or backtraces in the process pass through
    /// the code, set [`Frames::Eh`].
    pub frames: Frames,
}

/// Why a module cannot be emitted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EmitError {
    /// The dialect's units are not of version 5.
    Dialect(Dialect),
    /// DWARF has no addresses or offsets of this size in bytes.
    Encoding {
        /// The size of an address.
        address_bytes: u8,
        /// The size of an offset.
        offset_bytes: u8,
    },
    /// A section is larger than 4 GiB.
    TooLarge(SectionId),
    /// A name or path has a zero byte in it.
    ZeroByte(String),
    /// An expression, which may belong to a function, refers to a symbol or entry that does not
    /// exist, or whose offset does not fit in the operand.
    Operand(Option<FunctionId>),
    /// No instruction can start at the position of a row of call frame information.
    FramePosition(FunctionId, Position),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Dialect(dialect) => {
                write!(
                    f,
                    "sections of the dialect {dialect} cannot be written: its units are not of version 5; lower to another"
                )
            }
            EmitError::Encoding {
                address_bytes,
                offset_bytes,
            } => {
                write!(
                    f,
                    "DWARF has no addresses of {address_bytes} bytes with offsets of {offset_bytes} bytes"
                )
            }
            EmitError::TooLarge(section) => {
                write!(
                    f,
                    "{} is larger than 4 GiB: split the module into several units of compilation",
                    section.name()
                )
            }
            EmitError::ZeroByte(string) => {
                write!(
                    f,
                    "the name {string:?} has a zero byte in it, where readers end it: leave the byte out"
                )
            }
            EmitError::Operand(function) => {
                f.write_str("an expression ")?;
                if let Some(function) = function {
                    write!(f, "of function {} ", function.index())?;
                }
                f.write_str("refers to an entry that does not exist or is too far away")
            }
            EmitError::FramePosition(function, position) => write!(
                f,
                "the frame row at {position:#x} of function {} is not at a multiple of the target's code alignment: give it the \
                 position of an instruction",
                function.index()
            ),
        }
    }
}

impl core::error::Error for EmitError {}

impl Lowered<'_, '_> {
    /// Writes the sections. The same module gives the same bytes.
    ///
    /// # Errors
    /// If DWARF 5 cannot represent a part of the module, or if the module names a node or string
    /// that it does not have.
    pub fn emit(&self, options: &EmitOptions) -> Result<Sections, EmitError> {
        let encoding = self.encoding();
        if encoding.dialect.version() != 5 {
            return Err(EmitError::Dialect(encoding.dialect));
        }
        let (address_bytes, offset_bytes) = (encoding.address_bytes, encoding.offset_bytes);
        if !matches!(address_bytes, 2 | 4 | 8) || !matches!(offset_bytes, 4 | 8) {
            return Err(EmitError::Encoding {
                address_bytes,
                offset_bytes,
            });
        }
        unit::emit(self, options)
    }
}

//! Macros of the preprocessor, as a tree (DWARF 5 section 6.3): a unit contains macros and files,
//! and each file contains macros and the files that it includes.

use super::{FileId, MacroId, Text};
use alloc::vec::Vec;

/// An entry of the macro information: LLVM's `DIMacro` or `DIMacroFile`.
///
/// Entries are in source order. Several files may contain the same entry, such as a macro of a
/// header that is included twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DIMacro {
    /// `#define`.
    Define {
        /// The line in the containing file, from 1; 0 for a macro of the command line.
        line: u32,
        /// The name, followed by the list of parameters if it has some: `MAX(a,b)`, without spaces.
        name: Text,
        /// The replacement of the macro; `None` if it is empty.
        value: Option<Text>,
    },
    /// `#undef`.
    Undefine {
        /// The line, as for `Define`.
        line: u32,
        /// The name, without parameters.
        name: Text,
    },
    /// A source file, with the entries for its lines.
    File {
        /// The line of the `#include` in the including file; 0 for the main source file.
        line: u32,
        /// The file.
        file: FileId,
        /// Its entries, in source order.
        entries: Vec<MacroId>,
    },
}

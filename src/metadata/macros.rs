//! Macros of the preprocessor, as a tree: a unit has macros and files, and each file has macros and
//! the files that it includes. DWARF 5 section 6.3.

use super::{FileId, MacroId, Text};
use alloc::vec::Vec;

/// An entry of the macro information: LLVM's `DIMacro` or `DIMacroFile`.
///
/// The order of entries is that of the source. Several files may have the same entry, such as a
/// macro of a header that is included twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DIMacro {
    /// `#define`.
    Define {
        /// The line in the file that it is in, from 1; 0 for a macro of the command line.
        line: u32,
        /// The name, and for a macro with parameters their list: `MAX(a,b)`, without spaces.
        name: Text,
        /// What the macro is replaced with; `None` if that is nothing.
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
        /// The line of the `#include` in the file around it; 0 for the main source file.
        line: u32,
        /// The file.
        file: FileId,
        /// Its entries, in the order of the source.
        entries: Vec<MacroId>,
    },
}

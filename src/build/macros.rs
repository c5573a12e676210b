//! Macros of the preprocessor.

use super::ModuleNode;
use crate::metadata::*;
use crate::module::Module;
use alloc::vec::Vec;

/// A `#define` or `#undef`: [`DIMacro`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Macro<'a> {
    line: u32,
    name: &'a str,
    value: Option<&'a str>,
    is_defined: bool,
}

impl<'a> Macro<'a> {
    /// `#define` at a line of its file, from 1; line 0 is the command line. The name of a
    /// function-like macro includes its list of parameters, without blanks: `MAX(a,b)`.
    pub fn define(line: u32, name: &'a str, value: impl Into<Option<&'a str>>) -> Macro<'a> {
        Macro {
            line,
            name,
            value: value.into(),
            is_defined: true,
        }
    }

    /// `#undef` at a line of its file, from 1; line 0 is the command line. The name has no list of
    /// parameters.
    pub fn undefine(line: u32, name: &'a str) -> Macro<'a> {
        Macro {
            line,
            name,
            value: None,
            is_defined: false,
        }
    }
}

impl ModuleNode for Macro<'_> {
    type Id = MacroId;

    fn add_to(self, module: &mut Module) -> MacroId {
        let Macro { line, .. } = self;
        let name = module.metadata.strings.intern(self.name);
        let value = module.optional_text(self.value);
        module.add(match self.is_defined {
            true => DIMacro::Define { line, name, value },
            false => DIMacro::Undefine { line, name },
        })
    }
}

/// A source file with macros: [`DIMacro::File`].
#[derive(Clone, Debug)]
#[must_use]
pub struct MacroFile {
    line: u32,
    file: FileId,
    entries: Vec<MacroId>,
}

impl MacroFile {
    /// A file, with its macros and included files in source order. `line` is the line of the
    /// `#include` in the including file; 0 for the main source file.
    pub fn new(line: u32, file: FileId, entries: impl IntoIterator<Item = MacroId>) -> MacroFile {
        MacroFile {
            line,
            file,
            entries: entries.into_iter().collect(),
        }
    }
}

impl ModuleNode for MacroFile {
    type Id = MacroId;

    fn add_to(self, module: &mut Module) -> MacroId {
        module.add(DIMacro::File {
            line: self.line,
            file: self.file,
            entries: self.entries,
        })
    }
}

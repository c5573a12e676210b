//! The error of writing object files.

use super::sections::BindError;
use crate::target::Target;
use alloc::string::String;
use core::fmt;
use object::{Architecture, BinaryFormat, RelocationKind};

/// The reason why an object file cannot be written.
#[derive(Debug)]
#[non_exhaustive]
pub enum ObjectError {
    /// The object file format has no number for the machine.
    Target(Target),
    /// The call does not support this object file format.
    Format(BinaryFormat),
    /// The object file is for this machine, but the module is for another one.
    Machine(Architecture),
    /// The format has no relocation of the required kind for the machine.
    Relocation {
        /// The format of the object file.
        format: BinaryFormat,
        /// The machine.
        target: Target,
        /// The size of the field in bytes.
        bytes: u8,
        /// The kind of value in the field: an address ([`RelocationKind::Absolute`]), an address
        /// minus the field's own address ([`RelocationKind::Relative`]), or an offset in a section
        /// ([`RelocationKind::SectionOffset`]).
        kind: RelocationKind,
    },
    /// The format has no compressed sections.
    Compressed(BinaryFormat),
    /// The format has no COMDAT groups ([`CodeSections::Comdat`](super::CodeSections::Comdat)).
    Groups(BinaryFormat),
    /// The function with this symbol is not where
    /// [`CodeSections::Adjacent`](super::CodeSections::Adjacent) requires it to be.
    Adjacent(String),
    /// The units are split, but debuggers find no `.dwo` file for this format or for code in
    /// memory.
    Split(BinaryFormat),
    /// Type units need COMDAT groups of ELF object files, but this is another format or code in
    /// memory.
    TypeUnits(BinaryFormat),
    /// Linkers shorten the code ([`EmitOptions::relaxation`](super::EmitOptions::relaxation)), but
    /// the format or the machine has no relocations for lengths.
    Lengths(BinaryFormat),
    /// A symbol or section is unknown.
    Symbol(String),
    /// The size of the code differs from the total size of all functions, which is this number of
    /// bytes.
    CodeSize(u64),
    /// No code was supplied, and the functions are too large to be filled with nops. This number is
    /// their size in bytes.
    NoCode(u64),
    /// An address is unknown, or does not fit in its field.
    Bind(BindError),
    /// The file is not an object file of this format, for this reason.
    File(BinaryFormat, &'static str),
    /// The `object` crate failed, in most cases because it does not support a relocation of the
    /// machine.
    Write(object::write::Error),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::Target(target) => write!(
                f,
                "the object file format has no machine number for the target {}: for ELF, set it in `Description::elf`, or \
                 take the sections with `Sections::iter`",
                target.name()
            ),
            ObjectError::Format(format) => write!(
                f,
                "debug sections can be added to ELF, COFF and Mach-O files, and this object file is {format:?}: write one \
                 of these, call `Sections::add_to_wasm` for WebAssembly, or add the sections of `Sections::iter` with the \
                 relocations that {format:?} has for them"
            ),
            ObjectError::Machine(architecture) => write!(
                f,
                "the object file is for {architecture:?}, and the module's target is another machine: make both for the \
                 same one"
            ),
            ObjectError::Relocation {
                format,
                target,
                bytes,
                kind,
            } => {
                let field = match kind {
                    RelocationKind::Relative => "a relative address",
                    RelocationKind::SectionOffset => "an offset in a section",
                    _ => "an absolute address",
                };
                write!(
                    f,
                    "{format:?} has no relocation for {field} of {bytes} bytes on the target {}",
                    target.name()
                )?;
                match (kind, bytes) {
                    (RelocationKind::SectionOffset, 8) => {
                        write!(f, ": choose the 32-bit format of DWARF")
                    }
                    (RelocationKind::Relative, _) => {
                        write!(f, ": choose `Frames::Debug` instead of `.eh_frame`")
                    }
                    _ => Ok(()),
                }
            }
            ObjectError::Compressed(format) => write!(
                f,
                "{format:?} has no compressed sections: add the sections without `Sections::compressed`"
            ),
            ObjectError::Adjacent(symbol) => write!(
                f,
                "the function {symbol} does not follow the one before it: place the functions as `CodeSections::Adjacent` states, or \
                 select `CodeSections::Together`"
            ),
            ObjectError::Groups(format) => write!(
                f,
                "{format:?} has no COMDAT groups: select `CodeSections::Apart`, whose functions linkers leave out one by one"
            ),
            ObjectError::Split(format) => write!(
                f,
                "split units are for ELF object files, and this is {format:?} or code in memory: call `Lowered::emit` instead"
            ),
            ObjectError::TypeUnits(format) => write!(
                f,
                "type units are in COMDAT groups of ELF object files, and this is {format:?} or code in memory: do not set \
                 `EmitOptions::type_units`"
            ),
            ObjectError::Lengths(format) => write!(
                f,
                "{format:?} has no relocations for lengths of code that linkers shorten: do not set `EmitOptions::relaxation`"
            ),
            ObjectError::Symbol(symbol) => write!(
                f,
                "the symbol {symbol} is not in the object file: add the functions and globals of the module to it first"
            ),
            ObjectError::CodeSize(size) => {
                write!(
                    f,
                    "the code must be as large as all functions together: {size} bytes"
                )
            }
            ObjectError::NoCode(size) => {
                write!(
                    f,
                    "the functions have {size} bytes, more than are filled in; supply their code"
                )
            }
            ObjectError::Bind(error) => {
                write!(f, "the addresses of the code cannot be filled in: {error}")
            }
            ObjectError::File(format, why) => {
                write!(f, "this is no {format:?} object file: {why}")
            }
            ObjectError::Write(error) => write!(f, "the object file cannot be written: {error}"),
        }
    }
}

impl core::error::Error for ObjectError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ObjectError::Bind(error) => Some(error),
            ObjectError::Write(error) => Some(error),
            _ => None,
        }
    }
}

impl From<object::write::Error> for ObjectError {
    fn from(error: object::write::Error) -> ObjectError {
        ObjectError::Write(error)
    }
}

impl From<BindError> for ObjectError {
    fn from(error: BindError) -> ObjectError {
        ObjectError::Bind(error)
    }
}

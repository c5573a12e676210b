//! The error of writing object files.

use super::sections::BindError;
use crate::messages::messages;
use crate::one_line::OneLine;
use crate::target::Target;
use crate::units::Bytes;
use alloc::string::String;
use object::{Architecture, BinaryFormat, RelocationKind};

/// The reason why an object file cannot be written.
#[derive(Debug)]
#[non_exhaustive]
pub enum ObjectError {
    /// The format has no number for the machine.
    Target(BinaryFormat, Target),
    /// The call does not support this object file format.
    Format(BinaryFormat),
    /// The object file is for this machine, but the module is for this target.
    Machine(Architecture, Target),
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
    /// The file would have this number of sections, and its format has numbers for fewer.
    Sections(BinaryFormat, usize),
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
    /// The WebAssembly file has no symbol for the global with this number.
    Global(u64),
    /// The size of the code differs from the total size of all functions.
    CodeSize {
        /// The size of the code, in bytes.
        found: u64,
        /// The total size of all functions, in bytes.
        expected: u64,
    },
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

/// Returns the name of a format in messages.
fn name(format: BinaryFormat) -> &'static str {
    match format {
        BinaryFormat::Coff => "COFF",
        BinaryFormat::Elf => "ELF",
        BinaryFormat::MachO => "Mach-O",
        BinaryFormat::Pe => "PE",
        BinaryFormat::Wasm => "WebAssembly",
        BinaryFormat::Xcoff => "XCOFF",
        _ => "this format",
    }
}

/// Returns the words for a field without a relocation.
fn field(kind: RelocationKind) -> &'static str {
    match kind {
        RelocationKind::Relative => "a relative address",
        RelocationKind::SectionOffset => "an offset in a section",
        _ => "an absolute address",
    }
}

/// Returns the choice that avoids a field without a relocation.
fn remedy(kind: RelocationKind, bytes: u8) -> &'static str {
    match (kind, bytes) {
        (RelocationKind::SectionOffset, 8) => "; choose the 32-bit format of DWARF",
        (RelocationKind::Relative, _) => "; choose `Frames::Debug` instead of `.eh_frame`",
        _ => "",
    }
}

messages! { ObjectError {
    Target(BinaryFormat::Elf, target) =>
        "the target {} has no machine number in ELF; set `Description::elf`, or take the sections with \
        `Sections::iter`", target.name();
    Target(format, target) =>
        "{} files for the target {} are not supported; write an ELF file, or take the sections with `Sections::iter`",
        name(*format), target.name();
    Format(format) =>
        "expected an ELF, COFF or Mach-O file, found {}; call `Sections::add_to_wasm` for WebAssembly, or take the \
        sections with `Sections::iter`", name(*format);
    Machine(architecture, target) =>
        "the object file is for {architecture:?}, but the module's target is {}; choose the same machine for both",
        target.name();
    Relocation { format, target, bytes, kind } =>
        "{} has no relocation for {} of {} on the target {}{}",
        name(*format), field(*kind), Bytes((*bytes).into()), target.name(), remedy(*kind, *bytes);
    Compressed(format) =>
        "{} has no compressed sections; add the sections without `Sections::compressed`", name(*format);
    Adjacent(symbol) => "{}", BindError::Adjacent(symbol.clone());
    Groups(format) =>
        "{} has no COMDAT groups; select `CodeSections::Separate`, with which linkers also remove unused functions",
        name(*format);
    Sections(format, count) =>
        "{} has numbers for fewer than {count} sections; select `CodeSections::Together`, or write fewer functions \
        into each file", name(*format);
    Split(format) =>
        "split units need an ELF object file, but the destination is {} or memory; call `Lowered::emit` instead",
        name(*format);
    TypeUnits(format) =>
        "type units need COMDAT groups of an ELF object file, but the destination is {} or memory; do not set \
        `EmitOptions::type_units`", name(*format);
    Lengths(format) =>
        "{} has no relocations for lengths of code that linkers shorten; do not set `EmitOptions::relaxation`",
        name(*format);
    Symbol(symbol) =>
        "`{}` is not in the object file; add the functions and globals of the module to it first", OneLine(symbol);
    Global(number) =>
        "the object file has no symbol for WebAssembly global {number}; add the globals of the module to it first";
    CodeSize { found, expected } =>
        "the code has {}, but the functions have {} in total; pass the code of all functions, in their order",
        Bytes(*found), Bytes(*expected);
    NoCode(size) => "the functions have {}, which is too large to fill with nops; pass their code", Bytes(*size);
    Bind(error) => "the addresses of the code cannot be filled in: {error}";
    File(format, why) => "the file is not a valid {} object file: {why}", name(*format);
    Write(error) => "the object file cannot be written: {error}";
} }

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

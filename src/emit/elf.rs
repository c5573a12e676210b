//! ELF object files: sections are added to a file that is being written, or make a whole file.

use super::sections::{BindError, RelocationTarget, Section, SectionId, Sections};
use crate::target::{ByteOrder, ElfMachine, Target};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use object::write::{
    self, Object, Relocation, StandardSection, StandardSegment, Symbol, SymbolId, SymbolSection,
};
use object::{
    Architecture, BinaryFormat, Endianness, FileFlags, RelocationFlags, SectionKind, SymbolFlags,
    SymbolKind, SymbolScope, elf,
};

/// Why an object file cannot be written.
#[derive(Debug)]
#[non_exhaustive]
pub enum ObjectError {
    /// ELF has no number for the machine.
    Target(Target),
    /// The object file is not an ELF file, but of this format.
    Format(BinaryFormat),
    /// The object file is for this machine, and the module is for another.
    Machine(Architecture),
    /// ELF has no relocation of the required kind for the machine.
    Relocation {
        /// The machine.
        target: Target,
        /// The size of the field in bytes.
        bytes: u8,
        /// Whether the field's own address is subtracted from the value.
        pc_relative: bool,
    },
    /// A symbol or section is unknown.
    Symbol(String),
    /// The size of the code differs from the total size of all functions, which is given here in
    /// bytes.
    CodeSize(u64),
    /// No code was supplied, and the functions are too large to be filled with nops. This is their
    /// size in bytes.
    NoCode(u64),
    /// An address is unknown, or does not fit in its field.
    Bind(BindError),
    /// The `object` crate failed, in most cases because it does not support a relocation of the
    /// machine.
    Write(object::write::Error),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::Target(target) => write!(
                f,
                "ELF has no machine number for the target {}: say it in `Description::elf`, or take the sections with \
                 `Sections::iter`",
                target.name()
            ),
            ObjectError::Format(format) => write!(
                f,
                "debug sections can be added to ELF files only, and this object file is {format:?}: write an ELF file, or \
                 add the sections of `Sections::iter` with the relocations that {format:?} has for them"
            ),
            ObjectError::Machine(architecture) => write!(
                f,
                "the object file is for {architecture:?}, and the module's target is another machine: make both for the \
                 same one"
            ),
            ObjectError::Relocation {
                target,
                bytes,
                pc_relative,
            } => {
                let kind = if *pc_relative {
                    "a relative"
                } else {
                    "an absolute"
                };
                write!(
                    f,
                    "the target {} has no relocation for {kind} address of {bytes} bytes",
                    target.name()
                )
            }
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

/// The maximum number of bytes of nops that replace missing code.
const MOST_FILLED: u64 = 1 << 28;

/// The bytes of the ELF header that hold the number of the machine.
const MACHINE: core::ops::Range<usize> = 18..20;

/// The architecture that is passed to the `object` crate. For a machine that the crate does not
/// support, this is another machine of the same class whose relocations have addends; the machine's
/// number in the header is corrected when the file is written.
fn architecture(target: Target) -> Option<Architecture> {
    target.description().elf?;
    let other = match target.address_bytes() {
        4 => Some(Architecture::Riscv32),
        8 => Some(Architecture::X86_64),
        _ => None,
    };
    target.architecture().or(other)
}

/// An instruction that does nothing; one byte 0 where none is known.
fn no_operation(target: Target) -> &'static [u8] {
    match target.description().no_operation {
        [] => &[0],
        bytes => bytes,
    }
}

impl Sections {
    /// Adds the sections and their relocations to an ELF file that is being written. `symbol` finds
    /// a symbol by its name; a symbol that it does not find is added as an undefined symbol. Define
    /// the symbols of functions before this call: then `.eh_frame` refers to them relative to their
    /// sections, which shared objects require.
    ///
    /// `object` is this crate's version of the `object` crate, [`crate::object`]; [`Sections`]
    /// shows the code for another version of the crate. Use this for functions that are aligned,
    /// call others or refer to data, which [`Sections::to_elf`] does not support:
    ///
    /// ```
    /// use dwarfsmith::emit::{ObjectError, Sections};
    /// use dwarfsmith::object::write::{Object, StandardSection, Symbol, SymbolSection};
    /// use dwarfsmith::object::{
    ///     Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags, SymbolKind, SymbolScope,
    /// };
    ///
    /// /// An object file with the functions, by their symbols, and with debug information for them.
    /// fn object_file(functions: &[(&str, &[u8])], sections: &Sections) -> Result<Vec<u8>, ObjectError> {
    ///     let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    ///     let text = object.section_id(StandardSection::Text);
    ///     for (name, code) in functions {
    ///         let value = object.append_section_data(text, code, 16);
    ///         object.add_symbol(Symbol {
    ///             name: name.as_bytes().to_vec(),
    ///             value,
    ///             size: code.len() as u64,
    ///             kind: SymbolKind::Text,
    ///             scope: SymbolScope::Dynamic,
    ///             weak: false,
    ///             section: SymbolSection::Section(text),
    ///             flags: SymbolFlags::None,
    ///         });
    ///         // Here is the place for `object.add_relocation(text, …)`, for what the code calls.
    ///     }
    ///     sections.add_to(&mut object, |object, name| object.symbol_id(name.as_bytes()))?;
    ///     object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
    ///     Ok(object.write()?)
    /// }
    /// # use dwarfsmith::{dwarf::Dialect, emit::EmitOptions, lower::LowerOptions, object::{Object as _, ObjectSymbol as _}, text};
    /// # let source = "target \"x86_64\"\ndefine @f size 0x1 !dbg !2 {\nbb0 @ 0x0:\n}\n\
    /// #     !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
    /// #     !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
    /// #     !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n";
    /// # let module = text::parse(source).unwrap().module;
    /// # let validated = module.validate().unwrap();
    /// # let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5)).unwrap();
    /// # let sections = lowered.emit(&EmitOptions::default()).unwrap();
    /// # let bytes = object_file(&[("other", &[0xc3]), ("f", &[0xc3])], &sections).unwrap();
    /// # let read = dwarfsmith::object::File::parse(&bytes[..]).unwrap();
    /// # assert!(read.section_by_name(".debug_info").is_some());
    /// # assert_eq!(read.symbol_by_name("f").map(|symbol| symbol.address()), Some(16));
    /// ```
    ///
    /// Nothing else in the file changes. In particular, no section `.note.GNU-stack` is added: that
    /// section describes the code, which the caller provides. GNU's linkers make the stack of the
    /// whole program executable if one object file lacks the section. `cranelift-object` adds it;
    /// with the `object` crate alone, add it as in the example.
    ///
    /// # Errors
    /// [`ObjectError::Format`] and [`ObjectError::Machine`] if the object is not an ELF file for
    /// the module's target, [`ObjectError::Target`] if ELF has no number for the target, and
    /// [`ObjectError::Relocation`] if the machine has no relocation of a required kind: these leave
    /// the object unchanged. [`ObjectError::Write`] if the `object` crate rejects a relocation.
    pub fn add_to<'o>(
        &self,
        object: &mut Object<'o>,
        mut symbol: impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
    ) -> Result<(), ObjectError> {
        // COFF has a separate relocation for an offset into a section, and Mach-O has none. Other
        // formats have other sections.
        if object.format() != BinaryFormat::Elf {
            return Err(ObjectError::Format(object.format()));
        }
        let known = self.target().architecture();
        if known.is_some_and(|known| known != object.architecture()) {
            return Err(ObjectError::Machine(object.architecture()));
        }
        elf_machine(self.target())?;
        for relocation in self.iter().flat_map(|section| &section.relocations) {
            self.relocation_type(relocation)?;
        }
        let places = self.add_sections(object);
        let mut symbols: Vec<Option<SymbolId>> = alloc::vec![None; self.symbols().len()];
        for (section, &(id, start)) in self
            .iter()
            .filter_map(|it| Some((it, places.get(it.name())?)))
        {
            for relocation in &section.relocations {
                let (symbol, moved) = match relocation.target {
                    RelocationTarget::Section(of) => match places.get(of.name()) {
                        Some(&(of, start)) => (object.section_symbol(of), start),
                        None => return Err(ObjectError::Symbol(String::from(of.name()))),
                    },
                    RelocationTarget::Symbol(index) => {
                        let name = self.symbol(index);
                        let Some(place) = symbols.get_mut(index.0 as usize) else {
                            return Err(ObjectError::Symbol(String::from(name)));
                        };
                        let known = place.or_else(|| symbol(object, name));
                        let known = known.unwrap_or_else(|| object.add_symbol(undefined(name)));
                        *place = Some(known);
                        if relocation.pc_relative {
                            place_of(object, known)
                        } else {
                            (known, 0)
                        }
                    }
                };
                let relocation = Relocation {
                    offset: start + relocation.offset,
                    symbol,
                    addend: relocation.addend.saturating_add_unsigned(moved),
                    flags: RelocationFlags::Elf {
                        r_type: self.relocation_type(relocation)?,
                    },
                };
                object.add_relocation(id, relocation)?;
            }
        }
        Ok(())
    }

    fn relocation_type(
        &self,
        relocation: &super::Relocation,
    ) -> Result<elf::RelocationType, ObjectError> {
        let target = self.target();
        let (bytes, pc_relative) = (relocation.size, relocation.pc_relative);
        elf_machine(target)?
            .relocations
            .of(bytes, pc_relative)
            .map(elf::RelocationType)
            .ok_or(ObjectError::Relocation {
                target,
                bytes,
                pc_relative,
            })
    }

    /// Appends the bytes of each section. Returns, by name, the section of the object and the
    /// offset at which the bytes start in it.
    fn add_sections(
        &self,
        object: &mut Object<'_>,
    ) -> BTreeMap<&'static str, (write::SectionId, u64)> {
        let segment = object.segment_name(StandardSegment::Debug).to_vec();
        let mut places = BTreeMap::new();
        for section in self.iter() {
            let name = section.name();
            let id = match section.id {
                SectionId::EhFrame => object.section_id(StandardSection::EhFrame),
                _ => object.add_section(segment.clone(), name.into(), section_kind(section)),
            };
            let alignment = section.alignment(self.target());
            let start = object.append_section_data(id, &section.bytes, alignment);
            places.insert(name, (id, start));
        }
        places
    }

    /// A relocatable ELF file with the sections, a `.text` section of consecutive functions, and
    /// their symbols. Symbols are global for functions that other units can call, and local for
    /// others. `code` is the code of all functions; without it, they consist of nops. The file does
    /// not require an executable stack.
    ///
    /// The functions are in the order of [`Sections::functions`], without padding, so that only the
    /// first one is aligned. The code has no relocations, so that it cannot refer to anything
    /// outside of this file. For code that calls other code, refers to data or is aligned, use
    /// [`Sections::add_to`]; for code that is in memory already, [`Sections::to_jit_elf`].
    ///
    /// # Errors
    /// If ELF has no number for the target, if the code is not as large as the functions, or if
    /// there is no code and the functions have more than 256 MiB.
    pub fn to_elf(&self, code: Option<&[u8]>) -> Result<Vec<u8>, ObjectError> {
        let target = self.target();
        let machine = elf_machine(target)?;
        let architecture = architecture(target).ok_or(ObjectError::Target(target))?;
        let mut object = Object::new(BinaryFormat::Elf, architecture, endianness(target));
        object.flags = FileFlags::Elf {
            os_abi: elf::OsAbi(machine.os_abi),
            abi_version: 0,
            e_flags: elf::FileFlags(machine.flags),
        };
        let text = self.add_text(&mut object, code)?;
        let symbols = self.add_symbols(&mut object, text);
        self.add_to(&mut object, |_, name| symbols.get(name).copied())?;
        // An empty section without flags states that the code needs no executable stack.
        object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
        let mut bytes = object.write()?;
        if target.architecture().is_none()
            && let Some(place) = bytes.get_mut(MACHINE)
        {
            place.copy_from_slice(&match target.byte_order() {
                ByteOrder::Little => machine.machine.to_le_bytes(),
                ByteOrder::Big => machine.machine.to_be_bytes(),
            });
        }
        Ok(bytes)
    }

    /// Adds the section of the functions' code.
    fn add_text(
        &self,
        object: &mut Object<'_>,
        code: Option<&[u8]>,
    ) -> Result<write::SectionId, ObjectError> {
        let sizes = self.functions().iter();
        let size: u64 = sizes.map(|function| u64::from(function.size)).sum();
        let text = object.section_id(StandardSection::Text);
        match code {
            Some(code) if code.len() as u64 == size => {
                object.append_section_data(text, code, 16);
            }
            Some(_) => return Err(ObjectError::CodeSize(size)),
            None if size > MOST_FILLED => return Err(ObjectError::NoCode(size)),
            None => {
                let fill = no_operation(self.target()).iter().copied().cycle();
                let code: Vec<u8> = fill.take(size as usize).collect();
                object.append_section_data(text, &code, 16);
            }
        }
        Ok(text)
    }

    /// Adds the symbols of the functions, which are consecutive in a section.
    fn add_symbols(
        &self,
        object: &mut Object<'_>,
        text: write::SectionId,
    ) -> BTreeMap<&str, SymbolId> {
        let mut symbols = BTreeMap::new();
        let mut value = 0;
        for function in self.functions() {
            let name = self.symbol(function.symbol);
            let symbol = object.add_symbol(Symbol {
                name: name.into(),
                value,
                size: u64::from(function.size),
                kind: SymbolKind::Text,
                // `Linkage` would be hidden: other shared objects could not use it.
                scope: if function.external {
                    SymbolScope::Dynamic
                } else {
                    SymbolScope::Compilation
                },
                weak: false,
                section: SymbolSection::Section(text),
                flags: SymbolFlags::None,
            });
            symbols.entry(name).or_insert(symbol);
            value += u64::from(function.size);
        }
        symbols
    }
}

/// The numbers that ELF has for a target.
pub(super) fn elf_machine(target: Target) -> Result<ElfMachine, ObjectError> {
    target.description().elf.ok_or(ObjectError::Target(target))
}

/// The byte order of a target, as the `object` crate names it.
pub(super) fn endianness(target: Target) -> Endianness {
    match target.byte_order() {
        ByteOrder::Little => Endianness::Little,
        ByteOrder::Big => Endianness::Big,
    }
}

fn section_kind(section: &Section) -> SectionKind {
    // `DebugString` would have the same flags, but entries of size 0, which no linker merges.
    if section.has_strings() {
        SectionKind::OtherString
    } else {
        SectionKind::Debug
    }
}

/// The section and offset of a symbol, for relative relocations; the symbol itself if it is
/// undefined. In a shared object, a global symbol may be replaced by another definition, so linkers
/// reject relative relocations against it.
fn place_of(object: &mut Object<'_>, symbol: SymbolId) -> (SymbolId, u64) {
    let (section, value) = (object.symbol(symbol).section, object.symbol(symbol).value);
    match section {
        SymbolSection::Section(section) => (object.section_symbol(section), value),
        _ => (symbol, 0),
    }
}

fn undefined(name: &str) -> Symbol {
    Symbol {
        name: name.into(),
        value: 0,
        size: 0,
        kind: SymbolKind::Unknown,
        scope: SymbolScope::Unknown,
        weak: false,
        section: SymbolSection::Undefined,
        flags: SymbolFlags::None,
    }
}

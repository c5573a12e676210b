//! Object files with the sections, functions and symbols of a module.

use super::CodeSections;
use super::mach_o::fill_mach_o_addresses;
use super::object_error::ObjectError;
use super::sections::{EmittedFunction, Sections};
use crate::target::{ByteOrder, ElfMachine, Target};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use object::write::{
    self, Comdat, Object, StandardSection, StandardSegment, Symbol, SymbolId, SymbolSection,
};
use object::{
    Architecture, BinaryFormat, ComdatKind, Endianness, FileFlags, SectionFlags, SectionKind,
    SymbolFlags, SymbolKind, SymbolScope, elf,
};

/// The maximum number of bytes of nops that replace missing code.
const MAX_FILLED: u64 = 1 << 28;

/// The maximum number of sections of a COFF file: `IMAGE_SYM_SECTION_MAX`. Symbols have larger
/// numbers only in files with another header (`/bigobj`), which the `object` crate does not write.
const MAX_COFF_SECTIONS: usize = 0xfeff;

/// The bytes of the ELF header that hold the machine number.
const MACHINE: core::ops::Range<usize> = 18..20;

/// Returns the architecture to pass to the `object` crate. If the crate does not support the
/// machine, this is another machine of the same class whose relocations have addends. The machine
/// number in the header is corrected when the file is written.
fn architecture(target: Target) -> Option<Architecture> {
    target.description().elf?;
    let other = match target.address_bytes() {
        2 | 4 => Some(Architecture::Riscv32),
        8 => Some(Architecture::X86_64),
        _ => None,
    };
    target.architecture().or(other)
}

/// The machine of a target in COFF and Mach-O files; `None` for big-endian targets, for which these
/// formats have no files.
pub(super) fn little_endian_machine(target: Target) -> Option<Architecture> {
    let is_little = target.byte_order() == ByteOrder::Little;
    target.architecture().filter(|_| is_little)
}

/// The alignment of the code in a section, in bytes.
const ALIGNMENT: u64 = 16;

/// Returns a nop instruction, or one zero byte if the target's nop is unknown.
fn no_operation(target: Target) -> &'static [u8] {
    match target.description().no_operation {
        [] => &[0],
        bytes => bytes,
    }
}

/// A function that was added to a file.
struct AddedFunction {
    section: write::SectionId,
    symbol: SymbolId,
    /// The symbol that relocations refer to.
    relocated: SymbolId,
}

impl Sections {
    /// Returns the same sections, for ELF files with these flags in their header (`e_flags`)
    /// instead of those of the target. On AMD GPUs, the flags name the processor, and LLVM's tools
    /// need it: 0x3f is `EF_AMDGPU_MACH_AMDGCN_GFX90A`.
    pub fn with_elf_flags(mut self, flags: u32) -> Sections {
        self.elf_flags = Some(flags);
        self
    }

    /// Returns a relocatable ELF file, as [`Sections::to_object`] writes it.
    ///
    /// # Errors
    /// Those of [`Sections::to_object`].
    pub fn to_elf(&self, code: Option<&[u8]>) -> Result<Vec<u8>, ObjectError> {
        self.to_object(BinaryFormat::Elf, code)
    }

    /// Returns a relocatable ELF, COFF or Mach-O file with the debug sections, a section of
    /// consecutive functions (or one section per function, see [`CodeSections`]), and their
    /// symbols. Symbols are global for functions that other units can call, and local for others.
    /// `code` is the code of all functions; without it, they consist of nops. An ELF file does not
    /// require an executable stack. A Mach-O file states no platform; linkers have an option for
    /// it.
    ///
    /// The functions are in the order of [`Sections::functions`], without padding, so only the
    /// first one is aligned, unless they are [`CodeSections::Adjacent`]. The code has no
    /// relocations, so it cannot refer to anything outside of this file. For code that calls other
    /// code, refers to data or is aligned, use [`Sections::add_to`]. For code that is already in
    /// memory, use [`Sections::to_jit_elf`].
    ///
    /// # Errors
    /// Fails if the format has no number for the target ([`ObjectError::Target`]), has no COMDAT
    /// groups ([`ObjectError::Groups`]) or lacks a relocation that [`Sections::add_to`] needs.
    /// Fails if the format is not supported ([`ObjectError::Format`]), if the size of the code
    /// differs from the size of the functions, if there is no code and the functions have more than
    /// 256 MiB, or if a COFF file would have more than 65,279 sections.
    pub fn to_object(
        &self,
        format: BinaryFormat,
        code: Option<&[u8]>,
    ) -> Result<Vec<u8>, ObjectError> {
        let target = self.target();
        let mut object = self.empty_object(format)?;
        let symbols = self.add_functions(&mut object, code)?;
        self.add_to(&mut object, |_, name| symbols.get(name).copied())?;
        if format == BinaryFormat::Elf {
            // An empty section without flags states that the code needs no executable stack.
            object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
        }
        let mut bytes = object.write()?;
        if format == BinaryFormat::MachO {
            fill_mach_o_addresses(&mut bytes)?;
        }
        if format == BinaryFormat::Elf
            && target.architecture().is_none()
            && let Some(place) = bytes.get_mut(MACHINE)
        {
            let machine = elf_machine(target)?.machine;
            place.copy_from_slice(&match target.byte_order() {
                ByteOrder::Little => machine.to_le_bytes(),
                ByteOrder::Big => machine.to_be_bytes(),
            });
        }
        Ok(bytes)
    }

    /// Returns a file without debug sections.
    fn empty_object(&self, format: BinaryFormat) -> Result<Object<'static>, ObjectError> {
        let target = self.target();
        let architecture = match format {
            BinaryFormat::Elf => architecture(target),
            BinaryFormat::Coff | BinaryFormat::MachO => little_endian_machine(target),
            _ => return Err(ObjectError::Format(format)),
        };
        let architecture = architecture.ok_or(ObjectError::Target(format, target))?;
        let of_code = match self.code {
            CodeSections::Together | CodeSections::Adjacent(_) => 1,
            CodeSections::Separate | CodeSections::Comdat => self.functions().len(),
        };
        let sections = of_code + self.iter().len();
        if format == BinaryFormat::Coff && sections > MAX_COFF_SECTIONS {
            return Err(ObjectError::Sections(format, sections));
        }
        let mut object = Object::new(format, architecture, endianness(target));
        match format {
            BinaryFormat::Elf => {
                let machine = elf_machine(target)?;
                object.flags = FileFlags::Elf {
                    os_abi: machine.os_abi,
                    abi_version: 0,
                    e_flags: self.elf_flags.unwrap_or(machine.flags),
                };
            }
            BinaryFormat::MachO => match self.code {
                CodeSections::Together | CodeSections::Adjacent(_) => {}
                // Linkers treat the code of each symbol as a separate section.
                CodeSections::Separate => object.set_subsections_via_symbols(),
                CodeSections::Comdat => return Err(ObjectError::Groups(format)),
            },
            _ => {}
        }
        Ok(object)
    }

    /// Adds the code of the functions and their symbols. Returns the symbol for each name that
    /// relocations refer to.
    fn add_functions(
        &self,
        object: &mut Object<'_>,
        code: Option<&[u8]>,
    ) -> Result<BTreeMap<&str, SymbolId>, ObjectError> {
        let sizes = self.functions().iter();
        let total: u64 = sizes.map(|function| u64::from(function.size)).sum();
        let nops: Vec<u8>;
        let code = match code {
            Some(code) if code.len() as u64 == total => code,
            Some(code) => {
                return Err(ObjectError::CodeSize {
                    found: code.len() as u64,
                    expected: total,
                });
            }
            None if total > MAX_FILLED => return Err(ObjectError::NoCode(total)),
            None => {
                let fill = no_operation(self.target()).iter().copied().cycle();
                nops = fill.take(total as usize).collect();
                &nops
            }
        };
        let (mut symbols, mut rest) = (BTreeMap::new(), code);
        for pieces in (self.functions()).chunk_by(|one, other| one.id == other.id) {
            let in_group = self.code == CodeSections::Comdat && pieces[0].external;
            let mut group = Vec::new();
            for function in pieces {
                let (code, behind) = rest.split_at(function.size as usize);
                rest = behind;
                let added = self.add_function(object, function, (code, in_group));
                let name = self.symbol(function.symbol);
                symbols.entry(name).or_insert(added.relocated);
                group.push(added);
            }
            if let Some(first) = group.first().filter(|_| in_group) {
                object.add_comdat(Comdat {
                    kind: ComdatKind::Any,
                    symbol: first.symbol,
                    sections: group.iter().map(|added| added.section).collect(),
                });
            }
        }
        Ok(symbols)
    }

    /// Adds a function or a part of a function, which may be in a group.
    fn add_function(
        &self,
        object: &mut Object<'_>,
        function: &EmittedFunction,
        (code, in_group): (&[u8], bool),
    ) -> AddedFunction {
        let name = self.symbol(function.symbol);
        let section = self.code_section(object, name);
        // Only the first function of a section is aligned, unless the debug sections rely on it.
        let is_first = object.section(section).data().is_empty();
        let adjacent = u64::from(self.code.alignment().unwrap_or(1));
        let alignment = match is_first {
            true => ALIGNMENT.max(adjacent),
            false => adjacent,
        };
        let value = object.append_section_data(section, code, alignment);
        // Each object has its own copy of the function, and the linker keeps one group. Relocations
        // against the function's own symbol would refer to the kept copy. In COFF, the section's
        // symbol precedes the function's symbol.
        let of_section = in_group.then(|| object.section_symbol(section));
        let symbol = object.add_symbol(Symbol {
            name: name.into(),
            value,
            size: u64::from(function.size),
            kind: SymbolKind::Text,
            // `Linkage` would make the symbol hidden: other shared objects could not use it.
            scope: match function.external {
                true => SymbolScope::Dynamic,
                false => SymbolScope::Compilation,
            },
            // In COFF, a weak symbol would be an additional symbol.
            weak: in_group && function.external && object.format() == BinaryFormat::Elf,
            section: SymbolSection::Section(section),
            flags: SymbolFlags::None,
        });
        if in_group {
            // The `object` crate does not mark the sections of a group.
            if let SectionFlags::Elf { sh_flags, .. } = object.section_flags_mut(section) {
                *sh_flags |= u64::from(elf::SHF_GROUP);
            }
        }
        AddedFunction {
            section,
            symbol,
            relocated: of_section.unwrap_or(symbol),
        }
    }

    /// Returns the section for the code of a function: the common section, or a new one.
    fn code_section(&self, object: &mut Object<'_>, name: &str) -> write::SectionId {
        // In COFF, linkers merge a section into the section whose name precedes the `$`.
        let prefix = match (self.code, object.format()) {
            (CodeSections::Together | CodeSections::Adjacent(_), _) | (_, BinaryFormat::MachO) => {
                return object.section_id(StandardSection::Text);
            }
            (_, BinaryFormat::Coff) => ".text$",
            (_, _) => ".text.",
        };
        let segment = object.segment_name(StandardSegment::Text).to_vec();
        object.add_section(segment, [prefix, name].concat().into(), SectionKind::Text)
    }
}

/// Returns the ELF constants of a target.
pub(super) fn elf_machine(target: Target) -> Result<ElfMachine, ObjectError> {
    target
        .description()
        .elf
        .ok_or(ObjectError::Target(BinaryFormat::Elf, target))
}

/// Returns the byte order of a target, as a type of the `object` crate.
pub(super) fn endianness(target: Target) -> Endianness {
    match target.byte_order() {
        ByteOrder::Little => Endianness::Little,
        ByteOrder::Big => Endianness::Big,
    }
}

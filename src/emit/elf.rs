//! ELF object files with the sections, functions and symbols of a module.

use super::CodeSections;
use super::object_error::ObjectError;
use super::sections::Sections;
use crate::target::{ByteOrder, ElfMachine, Target};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use object::write::{
    Comdat, Object, StandardSection, StandardSegment, Symbol, SymbolId, SymbolSection,
};
use object::{
    Architecture, BinaryFormat, ComdatKind, Endianness, FileFlags, SectionFlags, SectionKind,
    SymbolFlags, SymbolKind, SymbolScope, elf,
};

/// The maximum number of bytes of nops that replace missing code.
const MAX_FILLED: u64 = 1 << 28;

/// The bytes of the ELF header that hold the number of the machine.
const MACHINE: core::ops::Range<usize> = 18..20;

/// The architecture that is passed to the `object` crate. For a machine that the crate does not
/// support, this is another machine of the same class whose relocations have addends; the machine's
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

/// The alignment of the code in a section, in bytes.
const ALIGNMENT: u64 = 16;

/// An instruction that does nothing; one byte 0 where none is known.
fn no_operation(target: Target) -> &'static [u8] {
    match target.description().no_operation {
        [] => &[0],
        bytes => bytes,
    }
}

impl Sections {
    /// A relocatable ELF file with the sections, a `.text` section of consecutive functions (or a
    /// section for each, see [`CodeSections`]), and their symbols. Symbols are global for functions
    /// that other units can call, and local for others. `code` is the code of all functions; without it, they consist of nops. The file does
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
        let symbols = self.add_functions(&mut object, code)?;
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
            Some(_) => return Err(ObjectError::CodeSize(total)),
            None if total > MAX_FILLED => return Err(ObjectError::NoCode(total)),
            None => {
                let fill = no_operation(self.target()).iter().copied().cycle();
                nops = fill.take(total as usize).collect();
                &nops
            }
        };
        let mut symbols = BTreeMap::new();
        let (mut start, mut alignment) = (0, ALIGNMENT);
        for function in self.functions() {
            let name = self.symbol(function.symbol);
            let section = match self.code {
                CodeSections::Together => object.section_id(StandardSection::Text),
                CodeSections::Apart | CodeSections::Comdat => {
                    let segment = object.segment_name(StandardSegment::Text).to_vec();
                    let name = [b".text.", name.as_bytes()].concat();
                    alignment = ALIGNMENT;
                    object.add_section(segment, name, SectionKind::Text)
                }
            };
            let end = start + function.size as usize;
            let value = object.append_section_data(section, &code[start..end], alignment);
            (start, alignment) = (end, 1);
            let in_group = self.code == CodeSections::Comdat && function.external;
            let symbol = object.add_symbol(Symbol {
                name: name.into(),
                value,
                size: u64::from(function.size),
                kind: SymbolKind::Text,
                // `Linkage` would be hidden: other shared objects could not use it.
                scope: match function.external {
                    true => SymbolScope::Dynamic,
                    false => SymbolScope::Compilation,
                },
                weak: in_group,
                section: SymbolSection::Section(section),
                flags: SymbolFlags::None,
            });
            let mut referred = symbol;
            if in_group {
                // The `object` crate does not mark the sections of a group.
                if let SectionFlags::Elf { sh_flags, .. } = object.section_flags_mut(section) {
                    *sh_flags = elf::SectionFlags(sh_flags.0 | elf::SHF_GROUP.0);
                }
                object.add_comdat(Comdat {
                    kind: ComdatKind::Any,
                    sections: alloc::vec![section],
                    symbol,
                });
                // Relocations against the function's own symbol would describe the function of the
                // object whose group is kept.
                referred = object.section_symbol(section);
            }
            symbols.entry(name).or_insert(referred);
        }
        Ok(symbols)
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

//! ELF object files with the sections, functions and symbols of a module.

use super::object_error::ObjectError;
use super::sections::Sections;
use crate::target::{ByteOrder, ElfMachine, Target};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use object::write::{self, Object, StandardSection, Symbol, SymbolId, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, FileFlags, SectionKind, SymbolFlags, SymbolKind,
    SymbolScope, elf,
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
            None if size > MAX_FILLED => return Err(ObjectError::NoCode(size)),
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

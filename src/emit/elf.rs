//! Object files: sections into one that is being written, or a whole one.

use super::sections::{RelocationTarget, Section, SectionId, Sections};
use crate::target::{ByteOrder, Target};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use object::write::{Object, Relocation, StandardSection, StandardSegment, Symbol, SymbolId, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind,
    SymbolFlags, SymbolKind, SymbolScope,
};

/// Why an object file cannot be written.
#[derive(Debug)]
#[non_exhaustive]
pub enum ObjectError {
    /// ELF has no number for the machine.
    Target(Target),
    /// Nobody knows a symbol.
    Symbol(String),
    /// The code supplied is not as large as the functions are together: the size that it should have, in bytes.
    CodeSize(u64),
    /// No code was supplied, and the functions are too large to be filled with operations that do nothing: their size in
    /// bytes.
    NoCode(u64),
    /// The `object` crate refuses, mostly because the machine has no relocation of some kind.
    Write(object::write::Error),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::Target(target) => write!(f, "ELF has no machine for the target {target:?}"),
            ObjectError::Symbol(symbol) => write!(f, "the symbol {symbol} is not in the object file"),
            ObjectError::CodeSize(size) => {
                write!(f, "the code must be as large as all functions together: {size} bytes")
            }
            ObjectError::NoCode(size) => {
                write!(f, "the functions have {size} bytes, more than are filled in; supply their code")
            }
            ObjectError::Write(error) => write!(f, "the object file cannot be written: {error}"),
        }
    }
}

impl core::error::Error for ObjectError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
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

/// How much code is made up where none is supplied, in bytes.
const MOST_FILLED: u64 = 1 << 28;

fn architecture(target: Target) -> Option<Architecture> {
    match target.name() {
        "x86_64" => Some(Architecture::X86_64),
        name if name.starts_with("aarch64") => Some(Architecture::Aarch64),
        "riscv64" => Some(Architecture::Riscv64),
        // The same class and byte order; `AMDGPU` says what is different.
        name if name.starts_with("amdgpu") => Some(Architecture::X86_64),
        _ => None,
    }
}

/// What the `object` crate does not know of AMD's GPUs, from LLVM's AMDGPU usage document, "Code Object".
mod amdgpu {
    /// Offsets in the ELF header of the operating system's ABI (1 byte) and of the machine (2 bytes).
    pub const OS_ABI: usize = 7;
    pub const MACHINE: core::ops::Range<usize> = 18..20;
    /// `ELFOSABI_AMDGPU_HSA`.
    pub const HSA: u8 = 64;

    /// `R_AMDGPU_ABS64`, `_REL32`, `_REL64` and `_ABS32`.
    pub fn relocation(bytes: u8, relative: bool) -> Option<u32> {
        match (bytes, relative) {
            (8, false) => Some(3),
            (4, true) => Some(4),
            (8, true) => Some(5),
            (4, false) => Some(6),
            _ => None,
        }
    }
}

fn is_amdgpu(target: Target) -> bool {
    target.name().starts_with("amdgpu")
}

/// An instruction that does nothing; one byte 0 where none is known.
fn no_operation(target: Target) -> &'static [u8] {
    match architecture(target) {
        Some(Architecture::X86_64) => &[0x90],
        // Instructions are in little-endian order on big-endian machines too.
        Some(Architecture::Aarch64) => &[0x1f, 0x20, 0x03, 0xd5],
        Some(Architecture::Riscv64) => &[0x13, 0, 0, 0],
        _ => &[0],
    }
}

impl Sections {
    /// Adds the sections and their relocations to an object file that is being written. `symbol` finds a symbol by its
    /// name; a symbol that it does not find is added as an undefined one.
    ///
    /// # Errors
    /// Where the format has no relocation of the kind that is needed.
    pub fn add_to<'o>(
        &self,
        object: &mut Object<'o>,
        mut symbol: impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
    ) -> Result<(), ObjectError> {
        let segment = object.segment_name(StandardSegment::Debug).to_vec();
        let mut ids = BTreeMap::new();
        for section in self.iter() {
            let id = match section.id {
                SectionId::EhFrame => object.section_id(StandardSection::EhFrame),
                _ => object.add_section(segment.clone(), section.name().into(), section_kind(section)),
            };
            let start = object.append_section_data(id, &section.bytes, section.alignment(self.target()));
            ids.insert(section.name(), (id, start));
        }
        let mut symbols: Vec<Option<SymbolId>> = alloc::vec![None; self.symbols().len()];
        for section in self.iter() {
            let Some(&(id, start)) = ids.get(section.name()) else { continue };
            for relocation in &section.relocations {
                let (symbol, moved) = match relocation.target {
                    RelocationTarget::Section(of) => match ids.get(of.name()) {
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
                        (known, 0)
                    }
                };
                let kind = if relocation.pc_relative { RelocationKind::Relative } else { RelocationKind::Absolute };
                let amdgpu = is_amdgpu(self.target());
                let flags = match amdgpu::relocation(relocation.size, relocation.pc_relative) {
                    Some(r_type) if amdgpu => RelocationFlags::Elf { r_type: object::elf::RelocationType(r_type) },
                    _ => RelocationFlags::Generic {
                        kind,
                        encoding: RelocationEncoding::Generic,
                        size: relocation.size.saturating_mul(8),
                    },
                };
                let addend = relocation.addend.saturating_add_unsigned(moved);
                object.add_relocation(id, Relocation { offset: start + relocation.offset, symbol, addend, flags })?;
            }
        }
        Ok(())
    }

    /// A relocatable ELF file with the sections, a `.text` section in which the functions are one after the other, and
    /// their symbols. `code` is the functions' code; without it, they do nothing.
    ///
    /// # Errors
    /// Where ELF has no such machine, the code is not as large as the functions are, or there is none for functions of more
    /// than 256 MiB.
    pub fn to_elf(&self, code: Option<&[u8]>) -> Result<Vec<u8>, ObjectError> {
        let target = self.target();
        let order = match target.byte_order() {
            ByteOrder::Little => Endianness::Little,
            ByteOrder::Big => Endianness::Big,
        };
        let architecture = architecture(target).ok_or(ObjectError::Target(target))?;
        let mut object = Object::new(BinaryFormat::Elf, architecture, order);
        let size: u64 = self.functions().iter().map(|function| u64::from(function.size)).sum();
        let text = object.section_id(StandardSection::Text);
        match code {
            Some(code) if code.len() as u64 == size => _ = object.append_section_data(text, code, 16),
            Some(_) => return Err(ObjectError::CodeSize(size)),
            None if size > MOST_FILLED => return Err(ObjectError::NoCode(size)),
            None => {
                let code: Vec<u8> = no_operation(target).iter().copied().cycle().take(size as usize).collect();
                object.append_section_data(text, &code, 16);
            }
        }
        let mut symbols = BTreeMap::new();
        let mut value = 0;
        for function in self.functions() {
            let name = self.symbol(function.symbol);
            let symbol = object.add_symbol(Symbol {
                name: name.into(),
                value,
                size: u64::from(function.size),
                kind: SymbolKind::Text,
                scope: if function.external { SymbolScope::Linkage } else { SymbolScope::Compilation },
                weak: false,
                section: SymbolSection::Section(text),
                flags: SymbolFlags::None,
            });
            symbols.entry(name).or_insert(symbol);
            value += u64::from(function.size);
        }
        self.add_to(&mut object, |_, name| symbols.get(name).copied())?;
        let mut bytes = object.write()?;
        if is_amdgpu(target) {
            if let Some(abi) = bytes.get_mut(amdgpu::OS_ABI) {
                *abi = amdgpu::HSA;
            }
            if let Some(machine) = bytes.get_mut(amdgpu::MACHINE) {
                machine.copy_from_slice(&object::elf::EM_AMDGPU.0.to_le_bytes());
            }
        }
        Ok(bytes)
    }
}

fn section_kind(section: &Section) -> SectionKind {
    match section.id {
        // Linkers merge equal strings of these.
        SectionId::DebugStr | SectionId::DebugLineStr => SectionKind::DebugString,
        _ => SectionKind::Debug,
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

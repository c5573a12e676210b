//! ELF files of code that is in memory, as debuggers take them from just-in-time compilers.

use super::elf::ObjectError;
use super::sections::{Section, SectionId, Sections};
use crate::target::ByteOrder;
use alloc::vec::Vec;
use object::write::elf::{FileHeader, SectionHeader, Sym, Writer};
use object::{Endianness, elf};

impl Sections {
    /// An ELF file that tells debuggers of code in memory: what gdb's JIT compilation interface
    /// takes, which lldb has too. Make it once it is known where the code will run, store its
    /// address and size in `symfile_addr` and `symfile_size` of a `jit_code_entry`, link that into
    /// `__jit_debug_descriptor`, call `__jit_debug_register_code`, and keep the file where it is
    /// until the entry is taken out again (GDB manual, "JIT Compilation Interface").
    /// `examples/jit.rs` does all of it. gdb 13 and lldb 22 on Linux need no settings for it; where
    /// lldb does, it is `settings set plugin.jit-loader.gdb.enable on`.
    ///
    /// The arguments are those of [`Sections::bind`]: `address` gives the address of a symbol, and
    /// `frames` is where `.eh_frame` is in memory, which means nothing where
    /// [`EmitOptions::frames`](super::EmitOptions::frames) does not ask for that section. Functions
    /// can be anywhere, in any order and with anything between them: each has a section `.text` of
    /// its own at its address, which holds no bytes, since debuggers read the code from memory. The
    /// sections are bound, so that nothing is left to relocate.
    ///
    /// The file is for debuggers alone: it cannot be linked or run, and unwinders in the process do
    /// not see it. For these, `__register_frame` takes the `.eh_frame` of [`Sections::bind`].
    /// Debuggers unwind by `.debug_frame` or `.eh_frame`.
    ///
    /// ```
    /// # use dwarfsmith::emit::{ObjectError, Sections, SectionId};
    /// # fn code_is_loaded(sections: Sections, code: u64, frames: u64) -> Result<(), ObjectError> {
    /// let address = |symbol: &str| (symbol == "jitted").then_some(code);
    /// let for_debuggers = sections.to_jit_elf(frames, address)?; // for `__jit_debug_register_code`
    /// let bound = sections.bind(frames, address)?;
    /// let for_unwinders = bound.iter().find(|(id, _)| *id == SectionId::EhFrame); // at `frames`, for `__register_frame`
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`ObjectError::Target`] where ELF has no such machine, [`ObjectError::Bind`] where a symbol
    /// has no address or an address does not fit.
    pub fn to_jit_elf(
        &self,
        frames: u64,
        mut address: impl FnMut(&str) -> Option<u64>,
    ) -> Result<Vec<u8>, ObjectError> {
        let target = self.target();
        let machine = target
            .description()
            .elf
            .ok_or(ObjectError::Target(target))?;
        let is_64 = match target.address_bytes() {
            4 => false,
            8 => true,
            _ => return Err(ObjectError::Target(target)),
        };
        let order = match target.byte_order() {
            ByteOrder::Little => Endianness::Little,
            ByteOrder::Big => Endianness::Big,
        };
        let mut functions = Vec::new();
        for function in self.functions() {
            let name = self.symbol(function.symbol);
            let place = address(name).ok_or_else(|| super::BindError::Unknown(name.into()))?;
            functions.push((name, place, *function));
        }
        // Local symbols come before global ones.
        functions.sort_by_key(|(.., function)| function.external);
        let bound = self.clone().bind(frames, address)?;

        let mut bytes = Vec::new();
        let mut writer = Writer::new(order, is_64, &mut bytes);
        writer.reserve_file_header();
        writer.reserve_null_section_index();
        writer.reserve_null_symbol_index();
        let text_name = writer.add_section_name(b".text");
        let mut symbols = Vec::new();
        for &(name, place, function) in &functions {
            let section = writer.reserve_section_index();
            writer.reserve_symbol_index(Some(section));
            symbols.push((section, writer.add_string(name.as_bytes()), place, function));
        }
        let mut debug = Vec::new();
        for (section, (_, bytes)) in self.iter().zip(&bound) {
            writer.reserve_section_index();
            let name = writer.add_section_name(section.name().as_bytes());
            let alignment = section.alignment(target);
            debug.push((
                section,
                name,
                writer.reserve(bytes.len() as u64, alignment),
                bytes,
            ));
        }
        writer.reserve_symtab_section_index();
        writer.reserve_symtab();
        if writer.symtab_shndx_needed() {
            writer.reserve_symtab_shndx_section_index();
            writer.reserve_symtab_shndx();
        }
        writer.reserve_strtab_section_index();
        writer.reserve_strtab()?;
        writer.reserve_shstrtab_section_index();
        writer.reserve_shstrtab()?;
        writer.reserve_section_headers();

        writer.write_file_header(&FileHeader {
            os_abi: elf::OsAbi(machine.os_abi),
            abi_version: 0,
            // Not ET_REL, in which the values of symbols count from their sections.
            e_type: elf::ET_EXEC,
            e_machine: elf::Machine(machine.machine),
            e_entry: 0,
            e_flags: elf::FileFlags(machine.flags),
        })?;
        for (_, _, offset, bytes) in &debug {
            writer.pad_until(*offset);
            writer.write(bytes);
        }
        writer.write_null_symbol();
        for (section, name, place, function) in &symbols {
            let binding = if function.external {
                elf::STB_GLOBAL
            } else {
                elf::STB_LOCAL
            };
            writer.write_symbol(&Sym {
                section: Some(section.0),
                st_name: writer.string_offset(Some(*name)),
                st_info: elf::SymbolInfo::new(binding, elf::STT_FUNC),
                st_other: elf::SymbolOther(0),
                st_shndx: elf::SHN_UNDEF,
                st_value: *place,
                st_size: u64::from(function.size),
            });
        }
        writer.write_symtab_shndx();
        writer.write_strtab();
        writer.write_shstrtab();
        writer.write_null_section_header();
        for (_, place, function) in &functions {
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(Some(text_name)),
                sh_type: elf::SHT_NOBITS,
                sh_flags: elf::SHF_ALLOC | elf::SHF_EXECINSTR,
                sh_addr: *place,
                sh_size: u64::from(function.size),
                sh_addralign: 1,
                ..SectionHeader::default()
            });
        }
        for (section, name, offset, bytes) in &debug {
            let (sh_flags, sh_addr, sh_entsize) = flags(section, frames);
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(Some(*name)),
                sh_type: elf::SHT_PROGBITS,
                sh_flags,
                sh_addr,
                sh_offset: *offset,
                sh_size: bytes.len() as u64,
                sh_addralign: section.alignment(target),
                sh_entsize,
                ..SectionHeader::default()
            });
        }
        let locals = functions
            .iter()
            .filter(|(.., function)| !function.external)
            .count();
        writer.write_symtab_section_header(1 + locals as u32);
        writer.write_symtab_shndx_section_header();
        writer.write_strtab_section_header();
        writer.write_shstrtab_section_header();
        Ok(bytes)
    }
}

/// The flags of a section, its address and the size of its entries.
fn flags(section: &Section, frames: u64) -> (elf::SectionFlags, u64, u64) {
    if section.id == SectionId::EhFrame {
        (elf::SHF_ALLOC, frames, 0)
    } else if section.has_strings() {
        (elf::SHF_MERGE | elf::SHF_STRINGS, 0, 1)
    } else {
        (elf::SectionFlags(0), 0, 0)
    }
}

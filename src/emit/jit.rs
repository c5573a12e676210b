//! ELF files that describe code in memory, for gdb's JIT compilation interface.

use super::elf::{elf_machine, endianness};
use super::object_error::ObjectError;
use super::sections::{BindError, EmittedFunction, Section, SectionId, Sections};
use alloc::vec::Vec;
use object::write::StringId;
use object::write::elf::{FileHeader, SectionHeader, SectionIndex, Sym, Writer};
use object::{BinaryFormat, elf};

impl Sections {
    /// Returns an ELF file that describes code in memory to debuggers, for gdb's JIT compilation
    /// interface, which lldb also supports. Call this method when the addresses of the code are
    /// known. Store the address and size of the file in `symfile_addr` and `symfile_size` of a
    /// `jit_code_entry`, link that entry into `__jit_debug_descriptor`, and call
    /// `__jit_debug_register_code`. Keep the file in place until the entry is unlinked (GDB manual,
    /// "JIT Compilation Interface"). `examples/jit.rs` shows these steps. gdb 13 and lldb 22 on
    /// Linux need no settings; on other systems lldb may need `settings set
    /// plugin.jit-loader.gdb.enable on`.
    ///
    /// The arguments are those of [`Sections::bind`]: `address` returns the address of a symbol,
    /// and `frames` is the address of `.eh_frame` in memory, which has no effect unless
    /// [`EmitOptions::frames`](super::EmitOptions::frames) requests that section. Functions can be
    /// anywhere and in any order: each has a separate section `.text` at its address. That section
    /// contains no bytes, because debuggers read the code from memory. The sections are bound, so
    /// the file has no relocations.
    ///
    /// The file is for debuggers only: it cannot be linked or run, and unwinders in the process do
    /// not read it. For unwinders, register the `.eh_frame` of [`Sections::bind`] with
    /// `__register_frame`. Debuggers unwind with `.debug_frame` or `.eh_frame`.
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
    /// [`ObjectError::Target`] if ELF has no number for the target, [`ObjectError::Bind`] if a
    /// symbol has no address or an address does not fit.
    pub fn to_jit_elf(
        &self,
        frames: u64,
        mut address: impl FnMut(&str) -> Option<u64>,
    ) -> Result<Vec<u8>, ObjectError> {
        let target = self.target();
        if self.is_split {
            return Err(ObjectError::Split(BinaryFormat::Elf));
        }
        if self.has_groups() {
            return Err(ObjectError::TypeUnits(BinaryFormat::Elf));
        }
        let machine = elf_machine(target)?;
        let is_64 = target.address_bytes() > 4;
        let functions = self.functions_at(&mut address)?;
        let bound = self.clone().bind(frames, address)?;

        let mut bytes = Vec::new();
        let mut writer = Writer::new(endianness(target), is_64, &mut bytes);
        let layout = Layout::reserve(&mut writer, self, &functions, &bound)?;
        writer.write_file_header(&FileHeader {
            os_abi: machine.os_abi,
            abi_version: 0,
            // In an ET_REL file, the values of symbols would be relative to their sections.
            e_type: elf::ET_EXEC,
            e_machine: machine.machine,
            e_entry: 0,
            e_flags: self.elf_flags.unwrap_or(machine.flags),
        })?;
        layout.write_contents(&mut writer);
        layout.write_section_headers(&mut writer, frames);
        Ok(bytes)
    }

    /// Returns the functions in the order of their symbols: local functions precede global ones.
    fn functions_at(
        &self,
        mut address: impl FnMut(&str) -> Option<u64>,
    ) -> Result<Vec<Function<'_>>, ObjectError> {
        let mut functions = Vec::new();
        for &EmittedFunction {
            symbol,
            size,
            external,
            ..
        } in self.functions()
        {
            let name = self.symbol(symbol);
            functions.push(Function {
                name,
                address: address(name).ok_or_else(|| BindError::Unknown(name.into()))?,
                size: u64::from(size),
                external,
            });
        }
        functions.sort_by_key(|function| function.external);
        Ok(functions)
    }
}

/// A function with a section and a symbol in the file.
struct Function<'s> {
    name: &'s str,
    address: u64,
    size: u64,
    external: bool,
}

/// A debug section with its bound bytes and their offset in the file.
struct Debug<'s> {
    section: &'s Section,
    alignment: u64,
    name: StringId,
    offset: usize,
    bytes: &'s [u8],
}

/// The indices and offsets in the file. The writer needs them before it writes the first byte.
struct Layout<'s> {
    text_name: StringId,
    /// The functions, each with its section and the name of its symbol.
    functions: Vec<(&'s Function<'s>, SectionIndex, StringId)>,
    debug: Vec<Debug<'s>>,
}

impl<'s> Layout<'s> {
    fn reserve(
        writer: &mut Writer<'s>,
        sections: &'s Sections,
        functions: &'s [Function<'s>],
        bound: &'s [(SectionId, Vec<u8>)],
    ) -> Result<Layout<'s>, ObjectError> {
        writer.reserve_file_header();
        writer.reserve_null_section_index();
        writer.reserve_null_symbol_index();
        let text_name = writer.add_section_name(b".text");
        let functions = functions.iter().map(|function| {
            let section = writer.reserve_section_index();
            writer.reserve_symbol_index(Some(section));
            let name = writer.add_string(function.name.as_bytes());
            (function, section, name)
        });
        let functions = functions.collect();
        let debug = sections.iter().zip(bound).map(|(section, (_, bytes))| {
            writer.reserve_section_index();
            let name = writer.add_section_name(section.name().as_bytes());
            let alignment = section.alignment(sections.target());
            let offset = writer.reserve(bytes.len(), alignment as usize);
            Debug {
                section,
                alignment,
                name,
                offset,
                bytes,
            }
        });
        let debug = debug.collect();
        writer.reserve_symtab_section_index();
        writer.reserve_symtab();
        if writer.symtab_shndx_needed() {
            writer.reserve_symtab_shndx_section_index();
            writer.reserve_symtab_shndx();
        }
        writer.reserve_strtab_section_index();
        writer.reserve_strtab();
        writer.reserve_shstrtab_section_index();
        writer.reserve_shstrtab();
        writer.reserve_section_headers();
        Ok(Layout {
            text_name,
            functions,
            debug,
        })
    }

    /// Writes the debug sections, symbols and strings.
    fn write_contents(&self, writer: &mut Writer<'_>) {
        for debug in &self.debug {
            writer.pad_until(debug.offset);
            writer.write(debug.bytes);
        }
        writer.write_null_symbol();
        for (function, section, name) in &self.functions {
            let binding = if function.external {
                elf::STB_GLOBAL
            } else {
                elf::STB_LOCAL
            };
            writer.write_symbol(&Sym {
                name: Some(*name),
                section: Some(*section),
                st_info: binding << 4 | elf::STT_FUNC,
                st_other: 0,
                st_shndx: elf::SHN_UNDEF,
                st_value: function.address,
                st_size: function.size,
            });
        }
        writer.write_symtab_shndx();
        writer.write_strtab();
        writer.write_shstrtab();
    }

    fn write_section_headers(&self, writer: &mut Writer<'_>, frames: u64) {
        writer.write_null_section_header();
        for (function, ..) in &self.functions {
            writer.write_section_header(&SectionHeader {
                name: Some(self.text_name),
                sh_type: elf::SHT_NOBITS,
                sh_flags: u64::from(elf::SHF_ALLOC | elf::SHF_EXECINSTR),
                sh_addr: function.address,
                sh_size: function.size,
                sh_addralign: 1,
                ..NO_SECTION
            });
        }
        for debug in &self.debug {
            let (sh_flags, sh_addr, sh_entsize) = flags(debug.section, frames);
            writer.write_section_header(&SectionHeader {
                name: Some(debug.name),
                sh_type: elf::SHT_PROGBITS,
                sh_flags,
                sh_addr,
                sh_offset: debug.offset as u64,
                sh_size: debug.bytes.len() as u64,
                sh_addralign: debug.alignment,
                sh_entsize,
                ..NO_SECTION
            });
        }
        let functions = self.functions.iter();
        let locals = functions.filter(|(function, ..)| !function.external);
        writer.write_symtab_section_header(1 + locals.count() as u32);
        writer.write_symtab_shndx_section_header();
        writer.write_strtab_section_header();
        writer.write_shstrtab_section_header();
    }
}

/// The header of a section without contents.
const NO_SECTION: SectionHeader = SectionHeader {
    name: None,
    sh_type: elf::SHT_NULL,
    sh_flags: 0,
    sh_addr: 0,
    sh_offset: 0,
    sh_size: 0,
    sh_link: 0,
    sh_info: 0,
    sh_addralign: 0,
    sh_entsize: 0,
};

/// Returns the flags of a section, its address and the size of its entries.
fn flags(section: &Section, frames: u64) -> (u64, u64, u64) {
    if section.id == SectionId::EhFrame {
        (elf::SHF_ALLOC.into(), frames, 0)
    } else if section.has_strings() {
        ((elf::SHF_MERGE | elf::SHF_STRINGS).into(), 0, 1)
    } else {
        (0, 0, 0)
    }
}

//! The result of emission: bytes and relocations.

use super::relocation::{Relocation, RelocationTarget, SymbolIndex};
use super::{CodeSections, Omission};
use crate::dwarf::put;
use crate::markers::FunctionId;
use crate::messages::messages;
use crate::one_line::OneLine;
use crate::target::Target;
use crate::units::Position;
use alloc::string::String;
use alloc::vec::Vec;
pub use gimli::SectionId;

/// The names of symbols, in one string.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Symbols {
    text: String,
    /// The end of each name.
    ends: Vec<u32>,
}

impl Symbols {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn push(&mut self, name: &str) -> SymbolIndex {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        SymbolIndex(self.ends.len() as u32 - 1)
    }

    pub(super) fn get(&self, index: usize) -> &str {
        let start = index
            .checked_sub(1)
            .and_then(|before| self.ends.get(before))
            .map_or(0, |end| *end as usize);
        let end = self.ends.get(index).map_or(start, |end| *end as usize);
        self.text.get(start..end).unwrap_or("")
    }
}

/// One section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The kind of section. [`SectionId::name`] gives the name in ELF files.
    pub id: SectionId,
    /// The content.
    pub bytes: Vec<u8>,
    /// The relocations, in the order of their offsets.
    pub relocations: Vec<Relocation>,
    /// The signature of the section's type unit, if it has one. In ELF, such a section is in a
    /// COMDAT group whose name is this number, and linkers keep one of the equal groups.
    pub group: Option<u64>,
    /// True for a section of split units, such as `.debug_info.dwo`, which linkers omit. In ELF, it
    /// has the flag `SHF_EXCLUDE`. It has no relocations.
    pub is_dwo: bool,
    /// The number of the unit that the section of split units belongs to, from 0.
    pub unit: u32,
}

impl Section {
    /// Returns the section's name in ELF files, such as `.debug_info` or `.debug_info.dwo`.
    pub fn name(&self) -> &'static str {
        match self.id.dwo_name() {
            Some(name) if self.is_dwo => name,
            _ => self.id.name(),
        }
    }

    /// Returns true for strings that end with a zero byte, which linkers merge. In ELF, such a
    /// section has the flags `SHF_MERGE` and `SHF_STRINGS`, and entries of one byte (`sh_entsize`).
    pub fn has_strings(&self) -> bool {
        matches!(self.id, SectionId::DebugStr | SectionId::DebugLineStr)
    }

    /// Returns true if the section is loaded with the program, as `.eh_frame` is. In ELF, it has
    /// the flag `SHF_ALLOC`.
    pub fn is_loaded(&self) -> bool {
        self.id == SectionId::EhFrame
    }

    /// Returns the alignment in bytes that the section requires.
    pub fn alignment(&self, target: Target) -> u64 {
        // The size of the section is a multiple of the address size, and linkers concatenate the
        // sections of different objects.
        match self.id {
            SectionId::EhFrame | SectionId::DebugFrame => u64::from(target.address_bytes()),
            _ => 1,
        }
    }
}

/// The code of a function that the sections describe, or of a
/// [part](crate::markers::FunctionBody::part) of it. Parts follow their function, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmittedFunction {
    /// The function. In a stream, it is an id of the module that was added.
    pub id: FunctionId,
    /// The position of the code in the function. It is [`Position::START`], except for a part.
    pub start: Position,
    /// The symbol of its first byte.
    pub symbol: SymbolIndex,
    /// The size of the code in bytes. For a function with parts, it does not include the parts.
    pub size: u32,
    /// True if other units can call it.
    pub external: bool,
}

/// The debug sections of a module, in the order in which they should be in an object file.
///
/// They are plain data: to write an object file, add the bytes of each section, then a relocation
/// for each [`Relocation`]. For a file of this crate's version of the `object` crate, call
/// [`Sections::add_to`]; for a WebAssembly file, [`Sections::add_to_wasm`]. For another version of
/// the crate, this is the complete code for ELF and COFF:
///
/// ```
/// # #[cfg(feature = "object")] {
/// use dwarfsmith::emit::{RelocationTarget, Sections};
/// use object::write::{Object, Relocation, StandardSection};
/// use object::{BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind};
///
/// fn add(sections: &Sections, object: &mut Object<'_>) -> object::write::Result<()> {
///     let mut ids = Vec::new();
///     // Without type units, which are in COMDAT groups.
///     for section in sections.iter() {
///         let id = if section.is_loaded() {
///             object.section_id(StandardSection::EhFrame)
///         } else {
///             // Linkers merge strings where entries have one byte, as they have in `OtherString`.
///             let kind = if section.has_strings() { SectionKind::OtherString } else { SectionKind::Debug };
///             object.add_section(Vec::new(), section.name().into(), kind)
///         };
///         let start = object.append_section_data(id, &section.bytes, section.alignment(sections.target()));
///         ids.push((section.id, id, start));
///     }
///     for (section, &(_, id, start)) in sections.iter().zip(&ids) {
///         for relocation in &section.relocations {
///             let (symbol, addend) = match relocation.target() {
///                 RelocationTarget::Symbol(symbol) => {
///                     (object.symbol_id(sections.symbol(symbol).as_bytes()).unwrap(), relocation.addend())
///                 }
///                 RelocationTarget::Section(of) => {
///                     let (_, id, start) = *ids.iter().find(|known| known.0 == of).unwrap();
///                     (object.section_symbol(id), relocation.addend() + start as i64)
///                 }
///                 RelocationTarget::ThreadLocal(_) => unreachable!("no global is thread-local"),
///                 RelocationTarget::TypeUnit(_) => unreachable!("no type units were requested"),
///                 RelocationTarget::Length { .. } => unreachable!("linkers do not shorten the code"),
///                 RelocationTarget::WasmGlobal => unreachable!("this is not a WebAssembly file"),
///             };
///             let kind = match relocation.target() {
///                 _ if relocation.is_pc_relative() => RelocationKind::Relative,
///                 // ELF has one relocation for both.
///                 RelocationTarget::Section(_) if object.format() == BinaryFormat::Coff => RelocationKind::SectionOffset,
///                 _ => RelocationKind::Absolute,
///             };
///             let encoding = RelocationEncoding::Generic;
///             let flags = RelocationFlags::Generic { kind, encoding, size: relocation.size() * 8 };
///             let offset = start + u64::from(relocation.offset());
///             object.add_relocation(id, Relocation { offset, symbol, addend, flags })?;
///         }
///     }
///     Ok(())
/// }
/// # }
/// ```
///
/// [`Sections::to_elf`] returns a complete file. For code that is already in memory,
/// [`Sections::to_jit_elf`] returns the file for the JIT interface of gdb and lldb, and
/// [`Sections::bind`] returns the `.eh_frame` for unwinders in the process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sections {
    pub(super) target: Target,
    pub(super) sections: Vec<Section>,
    pub(super) symbols: Symbols,
    pub(super) functions: Vec<EmittedFunction>,
    pub(super) omissions: Vec<(Omission, u64)>,
    pub(super) code: CodeSections,
    /// True if the units are split.
    pub(super) is_split: bool,
    /// True if linkers shorten the code.
    #[cfg_attr(not(feature = "object"), allow(dead_code))]
    pub(super) is_relaxed: bool,
    /// True if ELF files contain compressed sections.
    #[cfg(feature = "object")]
    pub(super) is_compressed: bool,
    /// The flags in the header of ELF files; `None` for those of the target.
    pub(super) elf_flags: Option<u32>,
}

/// The terminator of `.eh_frame`: an entry of length 0 (Linux Standard Base, "The .eh_frame
/// section").
const FRAMES_END: [u8; 4] = [0; 4];

/// The reason why [`Sections::bind`] cannot fill in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BindError {
    /// The address of a symbol is unknown.
    Unknown(String),
    /// A value does not fit in its field, at a byte offset of a section.
    DoesNotFit(SectionId, u64),
    /// The function with this symbol is not where
    /// [`CodeSections::Adjacent`](super::CodeSections::Adjacent) requires it to be.
    Adjacent(String),
}

messages! { BindError {
    Unknown(symbol) => "the symbol `{}` has no address; give one for each symbol of the module", OneLine(symbol);
    Adjacent(symbol) =>
        "the function `{}` does not start where `CodeSections::Adjacent` requires it, after the previous one; place \
        it there, or select `CodeSections::Together`", OneLine(symbol);
    DoesNotFit(section, offset) =>
        "the value for the field at {}+{offset:#x} does not fit in the field; load code and data nearer to the \
        sections", section.name();
} }

impl core::error::Error for BindError {}

impl Sections {
    /// Returns the target.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Returns the sections, in order. No section is empty.
    pub fn iter(&self) -> core::slice::Iter<'_, Section> {
        self.sections.iter()
    }

    /// Returns a section, or `None` if it would be empty. [`Sections::split_dwo`] returns the
    /// sections of split units. Only [`Sections::iter`] returns the sections of type units.
    pub fn get(&self, id: SectionId) -> Option<&Section> {
        let mut sections = self.sections.iter();
        sections.find(|section| section.id == id && !section.is_dwo && section.group.is_none())
    }

    /// Returns the bytes of a section, or no bytes if there is no such section.
    pub fn bytes(&self, id: SectionId) -> &[u8] {
        self.get(id).map_or(&[], |section| &section.bytes)
    }

    /// Returns the sections for the object file, and the sections for each `.dwo` file in the order
    /// of the units. The skeleton unit of each unit names its `.dwo` file: see
    /// [`Lowered::emit_split`](crate::lower::Lowered::emit_split). Without this call, an object
    /// file contains both, as with clang's `-gsplit-dwarf=single`, if there is one unit.
    pub fn split_dwo(mut self) -> (Sections, Vec<Sections>) {
        let (dwo, rest): (Vec<_>, _) = self.sections.drain(..).partition(|it| it.is_dwo);
        self.sections = rest;
        let mut files: Vec<Sections> = Vec::new();
        for section in dwo {
            while files.len() <= section.unit as usize {
                files.push(Sections {
                    sections: Vec::new(),
                    symbols: Symbols::default(),
                    functions: Vec::new(),
                    omissions: Vec::new(),
                    ..self
                });
            }
            if let Some(file) = files.last_mut() {
                file.sections.push(Section { unit: 0, ..section });
            }
        }
        (self, files)
    }

    /// Appends the sections from an index on, which belong to one unit, to earlier sections with
    /// the same name, except sections of split units.
    pub(super) fn merge_from(&mut self, first: usize, unit: u32) {
        let new = self.sections.split_off(first.min(self.sections.len()));
        let known = self.sections.iter().enumerate();
        let known = known.filter(|(_, section)| !section.is_dwo);
        let starts: Vec<(SectionId, usize, u64)> = known
            .map(|(index, section)| (section.id, index, section.bytes.len() as u64))
            .collect();
        let start = |id| starts.iter().find(|known| known.0 == id).copied();
        for mut section in new {
            if section.is_dwo {
                self.sections.push(Section { unit, ..section });
                continue;
            }
            for relocation in &mut section.relocations {
                if let RelocationTarget::Section(of) = relocation.target()
                    && let Some((.., moved)) = start(of)
                {
                    let addend = relocation.addend().saturating_add_unsigned(moved);
                    relocation.set_addend(addend);
                    let at = relocation.offset() as usize;
                    let field = at..at.saturating_add(usize::from(relocation.size()));
                    if let Some(field) = section.bytes.get_mut(field) {
                        put(field, self.target.byte_order(), addend as u64);
                    }
                }
            }
            match start(section.id).and_then(|known| self.sections.get_mut(known.1)) {
                Some(known) => {
                    let moved = known.bytes.len() as u32;
                    known.bytes.append(&mut section.bytes);
                    let relocations = section.relocations.into_iter();
                    known.relocations.extend(
                        relocations
                            .map(|field| field.with_offset(field.offset().saturating_add(moved))),
                    );
                }
                None => self.sections.push(section),
            }
        }
    }

    /// Returns the names of the symbols that relocations refer to, in the order of their indices.
    pub fn symbols(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        (0..self.symbols.len()).map(|index| self.symbols.get(index))
    }

    /// Returns the name of a symbol, or an empty name if there is no such symbol.
    pub fn symbol(&self, index: SymbolIndex) -> &str {
        self.symbols.get(index.0 as usize)
    }

    /// Returns the functions that the sections describe, in the order of the module.
    pub fn functions(&self) -> &[EmittedFunction] {
        &self.functions
    }

    /// Returns the features of the module that the sections lack, each with its number of
    /// occurrences. These are tags, attributes and other codes that the version of the units does
    /// not have or that [`EmitOptions::strict`](super::EmitOptions::strict) leaves out; references
    /// to a variable without an entry, or with its entry in another `.dwo` file; and constants of
    /// more than 16 bytes. [`Lowered::degradations`] returns the losses of locations.
    ///
    /// [`Lowered::degradations`]: crate::lower::Lowered::degradations
    pub fn omissions(&self) -> &[(Omission, u64)] {
        &self.omissions
    }

    /// Returns the size of a section in bytes as [`Sections::bind`] returns it. It includes the
    /// terminator of `.eh_frame`. So memory can be reserved before the addresses are known.
    pub fn bound_size(&self, id: SectionId) -> usize {
        let end = match id {
            SectionId::EhFrame => &FRAMES_END[..],
            _ => &[],
        };
        self.get(id)
            .map_or(0, |section| section.bytes.len() + end.len())
    }

    /// Returns true if type units are in separate sections.
    #[cfg(feature = "object")]
    pub(super) fn has_groups(&self) -> bool {
        self.sections.iter().any(|section| section.group.is_some())
    }

    /// Fills in every field, for code at its final address. A just-in-time compiler registers the
    /// resulting `.eh_frame` with `__register_frame`, for unwinders in its process. For debuggers,
    /// it creates an ELF file for gdb's JIT compilation interface (`__jit_debug_register_code`)
    /// with [`Sections::to_jit_elf`], which has the same arguments.
    ///
    /// `address` returns the address of a symbol, or the offset of a thread-local one in the
    /// storage of a thread. Debug sections start at 0, as in a linked file. `frames` is the final
    /// address of `.eh_frame`. It has no effect if that section was not requested.
    ///
    /// `.eh_frame` ends with its terminator: four zero bytes. [`Sections::bytes`] does not include
    /// them, because a linked program has them from the C runtime's `crtend.o`. Register the
    /// section for exceptions and backtraces through the code, and keep it at `frames`. libgcc's
    /// `__register_frame` reads up to the terminator: call it once per module. LLVM's libunwind
    /// takes a single entry: call its `__register_frame` once per function, at the offsets that
    /// [`FrameSection::entries`](crate::dwarf::FrameSection::entries) returns. The section exists
    /// if [`EmitOptions::frames`](super::EmitOptions::frames) requests it and a function has frame
    /// rules.
    ///
    /// # Errors
    /// Returns the first symbol without an address, the first field that is too small, or the first
    /// function that is not adjacent to its predecessor as
    /// [`CodeSections::Adjacent`](super::CodeSections::Adjacent) requires.
    pub fn bind(
        mut self,
        frames: u64,
        mut address: impl FnMut(&str) -> Option<u64>,
    ) -> Result<Vec<(SectionId, Vec<u8>)>, BindError> {
        let place = |function: &EmittedFunction| {
            let known = address(self.symbol(function.symbol));
            known.map(|known| ((), known))
        };
        if let Some(function) = self.misplaced(place) {
            let symbol = String::from(self.symbol(function.symbol));
            return Err(BindError::Adjacent(symbol));
        }
        let order = self.target.byte_order();
        let mut addresses = alloc::vec![None; self.symbols.len()];
        for section in &mut self.sections {
            for relocation in &section.relocations {
                let base = match relocation.target() {
                    // The final code has the same length, and globals have their final numbers.
                    RelocationTarget::Length { .. } | RelocationTarget::WasmGlobal => continue,
                    RelocationTarget::Section(_) | RelocationTarget::TypeUnit(_) => 0,
                    RelocationTarget::Symbol(SymbolIndex(index))
                    | RelocationTarget::ThreadLocal(SymbolIndex(index)) => {
                        let name = self.symbols.get(index as usize);
                        let slot = addresses.get_mut(index as usize);
                        let known = slot.as_deref().copied().flatten();
                        let known = known.or_else(|| address(name));
                        let known = known.ok_or_else(|| BindError::Unknown(String::from(name)))?;
                        if let Some(slot) = slot {
                            *slot = Some(known);
                        }
                        known
                    }
                };
                let value = base.wrapping_add_signed(relocation.addend());
                if !relocation.fill(&mut section.bytes, order, (value, frames)) {
                    return Err(BindError::DoesNotFit(
                        section.id,
                        relocation.offset().into(),
                    ));
                }
            }
        }
        for section in self
            .sections
            .iter_mut()
            .filter(|section| section.id == SectionId::EhFrame)
        {
            section.bytes.extend_from_slice(&FRAMES_END);
        }
        Ok(self
            .sections
            .into_iter()
            .map(|section| (section.id, section.bytes))
            .collect())
    }
}

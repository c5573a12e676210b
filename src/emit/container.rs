//! Debug sections in object files that the `object` crate writes.
//!
//! `field.rs` has the section names and relocations of ELF, COFF and Mach-O.
//! `wasm.rs` handles WebAssembly, which the crate does not write.

use super::elf::elf_machine;
use super::field::{CONTAINERS, Container, Fields, Fill};
use super::labels::Labels;
use super::object_error::ObjectError;
use super::relocation::RelocationTarget;
use super::sections::{EmittedFunction, Section, SectionId, Sections};
use crate::dwarf::put;
use crate::target::Target;
use alloc::collections::BTreeMap;
use alloc::string::ToString as _;
use alloc::vec::Vec;
use flate2::Compression;
use flate2::read::ZlibEncoder;
use object::write::{
    self, Comdat, Object, Relocation, StandardSection, StandardSegment, Symbol, SymbolId,
    SymbolSection,
};
use object::{
    Architecture, BinaryFormat, ComdatKind, RelocationFlags, SectionFlags, SectionKind,
    SymbolFlags, SymbolKind, SymbolScope, elf,
};
use std::io::Read as _;

/// The start of each section in the object file, as a section and an offset in it. The key is the
/// ELF name of the section and the signature of its type unit.
type Places = BTreeMap<(&'static str, Option<u64>), (write::SectionId, u64)>;

/// The symbols and sections of an object file to which relocations refer.
struct Targets<'s> {
    sections: &'s Sections,
    container: &'s Container,
    /// The symbols of the object file, once they are needed.
    symbols: Vec<Option<SymbolId>>,
}

impl Targets<'_> {
    /// Returns the symbol that a relocation refers to, and the addend to it.
    fn find<'o>(
        &mut self,
        object: &mut Object<'o>,
        relocation: &super::Relocation,
        places: &Places,
        symbol: &mut impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
    ) -> Result<(SymbolId, i64), ObjectError> {
        let addend = relocation.addend();
        match relocation.target() {
            RelocationTarget::WasmGlobal => Err(ObjectError::Format(self.container.format)),
            RelocationTarget::Length { .. } => Err(ObjectError::Lengths(self.container.format)),
            RelocationTarget::Section(of) => {
                let place = places.get(&(of.name(), None));
                let (of, start) = place.ok_or_else(|| ObjectError::Symbol(of.name().into()))?;
                let symbol = object.section_symbol(*of);
                Ok((symbol, addend.saturating_add_unsigned(*start)))
            }
            RelocationTarget::TypeUnit(signature) => {
                let mut ids = [SectionId::DebugInfo, SectionId::DebugTypes].iter();
                let unit = ids.find_map(|id| places.get(&(id.name(), Some(signature))));
                let (of, _) = unit.ok_or_else(|| ObjectError::Symbol(signature.to_string()))?;
                Ok((object.section_symbol(*of), addend))
            }
            RelocationTarget::Symbol(index) | RelocationTarget::ThreadLocal(index) => {
                let is_thread_local =
                    matches!(relocation.target(), RelocationTarget::ThreadLocal(_));
                let name = self.sections.symbol(index);
                let Some(found) = self.symbols.get_mut(index.0 as usize) else {
                    return Err(ObjectError::Symbol(name.into()));
                };
                let known = found.or_else(|| symbol(object, name));
                let known = known.unwrap_or_else(|| {
                    let kind = match is_thread_local {
                        true => SymbolKind::Tls,
                        false => self.container.undefined,
                    };
                    object.add_symbol(undefined(name, kind))
                });
                *found = Some(known);
                let bias = match self.container.thread_local {
                    None if is_thread_local => {
                        let description = self.sections.target().description();
                        let known = description.thread_local_relocation();
                        known.map_or(0, |known| known.bias.into())
                    }
                    _ => 0,
                };
                Ok((known, addend.saturating_add(bias)))
            }
        }
    }
}

impl Sections {
    /// Adds the sections and their relocations to an ELF, COFF or Mach-O file that is being
    /// written. `symbol` finds a symbol by its name; if it finds none, an undefined symbol is
    /// added. Define the symbols of functions before this call, so that `.eh_frame` refers to them
    /// relative to their sections, as shared objects require.
    ///
    /// `object` is this crate's version of the `object` crate, [`crate::object`]. [`Sections`]
    /// shows the code for another version of the crate. Use this method for functions that are
    /// aligned, call others or refer to data, which [`Sections::to_elf`] does not support:
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
    /// Nothing else in the file changes. In particular, no section `.note.GNU-stack` is added. That
    /// section describes the code, which the caller provides. GNU's linkers make the stack of the
    /// whole program executable if one object file lacks the section. `cranelift-object` adds it;
    /// with the `object` crate alone, add it as in the example.
    ///
    /// | | ELF | COFF | Mach-O |
    /// | --- | --- | --- | --- |
    /// | machines | those with [`Description::elf`](crate::target::Description::elf) | x86, x86-64, AArch64 | x86-64, AArch64 |
    /// | name of `.debug_str_offsets` | unchanged | unchanged | `__debug_str_offs` in `__DWARF` |
    /// | an offset in another section | a relocation against the section | `SECREL`, so 32-bit DWARF only | the offset in the object file, without a relocation |
    /// | an offset in thread-local storage | the target's relocation, if it has one | `SECREL` | the address of the global's descriptor |
    /// | `.eh_frame` | relative to the function's section | `REL32` | the function's symbol minus a local symbol `EH_frame` |
    /// | the debug information is in | the linked file | the linked file, with `/debug:dwarf` of `lld-link` | the object file, until `dsymutil` collects it |
    ///
    /// Call this method only once for a Mach-O file, because debuggers read the first section of
    /// each name. After `Object::write`, call
    /// [`fill_mach_o_addresses`](super::fill_mach_o_addresses).
    /// [`Sections::add_to_wasm`] is for WebAssembly.
    ///
    /// # Errors
    /// [`ObjectError::Format`] and [`ObjectError::Machine`] if the object is of another format or
    /// not for the module's target, [`ObjectError::Target`] if ELF has no number for the target,
    /// [`ObjectError::Compressed`], [`ObjectError::Split`], [`ObjectError::TypeUnits`] and
    /// [`ObjectError::Lengths`] for features that the format does not have,
    /// [`ObjectError::Adjacent`] for a function that is not at the offset that
    /// [`CodeSections::Adjacent`](super::CodeSections::Adjacent) requires, and
    /// [`ObjectError::Relocation`] if the machine has no relocation of a required kind: these leave
    /// the object unchanged. [`ObjectError::Write`] if the `object` crate rejects a relocation.
    pub fn add_to<'o>(
        &self,
        object: &mut Object<'o>,
        mut symbol: impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
    ) -> Result<(), ObjectError> {
        let mut fields = self.fields(object)?;
        let container = fields.container;
        let place = |function: &EmittedFunction| {
            let id = symbol(object, self.symbol(function.symbol))?;
            let known = object.symbol(id);
            (known.section != SymbolSection::Undefined).then_some((known.section, known.value))
        };
        if let Some(function) = self.misplaced(place) {
            return Err(ObjectError::Adjacent(self.symbol(function.symbol).into()));
        }
        let places = self.add_sections(object, container);
        let mut targets = Targets {
            sections: self,
            container,
            symbols: alloc::vec![None; self.symbols().len()],
        };
        let mut labels = self.is_relaxed.then(|| Labels::new(self));
        for section in self.iter() {
            let Some(&place) = places.get(&(section.name(), section.group)) else {
                continue;
            };
            let mut base = None;
            for relocation in &section.relocations {
                if let Some(labels) = &mut labels
                    && labels.relocate(object, relocation, place, &mut symbol)?
                {
                    continue;
                }
                let (known, addend) = targets.find(object, relocation, &places, &mut symbol)?;
                let (fill, flags) = fields.fill(relocation)?;
                // The field holds the addend. The `object` crate cannot write the addend into
                // compressed bytes, and not for relocations that it does not know.
                let is_local = matches!(relocation.target(), RelocationTarget::ThreadLocal(_));
                let is_held =
                    (self.is_compressed(section) || is_local) && has_addends_in_fields(object);
                let addend = if is_held { 0 } else { addend };
                let field = Field {
                    relocation,
                    place,
                    symbol: known,
                    addend,
                    flags,
                };
                match fill {
                    Fill::Done => field.put(object, self.target()),
                    Fill::Difference => field.difference(object, &mut base)?,
                    Fill::Numbered | Fill::Named => field.relocate(object)?,
                }
            }
        }
        Ok(())
    }

    /// Returns the same sections, which [`Sections::add_to`] and [`Sections::to_elf`] compress with
    /// zlib (`SHF_COMPRESSED`), as `clang -gz` does. `.eh_frame` is not compressed, because the
    /// running program reads it. [`Sections::iter`] and other methods return the uncompressed
    /// bytes.
    pub fn compressed(mut self) -> Sections {
        self.is_compressed = true;
        self
    }

    fn is_compressed(&self, section: &Section) -> bool {
        self.is_compressed && !section.is_loaded()
    }

    /// Returns the ways to fill in the fields of an object file, if the file is for the module's
    /// machine and its format has every relocation that the sections need.
    fn fields(&self, object: &Object<'_>) -> Result<Fields, ObjectError> {
        let format = object.format();
        let container = CONTAINERS.iter().find(|known| known.format == format);
        let container = container.ok_or(ObjectError::Format(format))?;
        if self.is_split && format != BinaryFormat::Elf {
            return Err(ObjectError::Split(format));
        }
        if self.has_groups() && format != BinaryFormat::Elf {
            return Err(ObjectError::TypeUnits(format));
        }
        let known = self.target().architecture();
        if known.is_some_and(|known| known != object.architecture()) {
            return Err(ObjectError::Machine(object.architecture(), self.target()));
        }
        if format == BinaryFormat::Elf {
            elf_machine(self.target())?;
        } else if self.is_compressed {
            return Err(ObjectError::Compressed(format));
        }
        if self.is_relaxed && format != BinaryFormat::Elf {
            return Err(ObjectError::Lengths(format));
        }
        let mut fields = Fields::new(container, self.target());
        for relocation in self.iter().flat_map(|section| &section.relocations) {
            match relocation.target() {
                RelocationTarget::Length { .. } => {
                    let types = elf_machine(self.target())?.relocations;
                    let known = types.difference(relocation.size());
                    known.ok_or(ObjectError::Lengths(format))?;
                }
                _ => _ = fields.fill(relocation)?,
            }
        }
        Ok(fields)
    }

    /// Appends the bytes of each section.
    fn add_sections(&self, object: &mut Object<'_>, container: &Container) -> Places {
        let segment = object.segment_name(StandardSegment::Debug).to_vec();
        let mut places = BTreeMap::new();
        for section in self.iter() {
            let kind = match section.has_strings() {
                true => container.strings,
                false => SectionKind::Debug,
            };
            let id = match section.id {
                SectionId::EhFrame => object.section_id(StandardSection::EhFrame),
                _ => {
                    let name = container.section_name(section).into_owned();
                    object.add_section(segment.clone(), name.into_bytes(), kind)
                }
            };
            if section.is_dwo
                && let SectionFlags::Elf { sh_flags, .. } = object.section_flags_mut(id)
            {
                *sh_flags |= u64::from(elf::SHF_EXCLUDE);
            }
            let alignment = section.alignment(self.target());
            let start = match self.is_compressed(section) {
                true => {
                    if let SectionFlags::Elf { sh_flags, .. } = object.section_flags_mut(id) {
                        *sh_flags |= u64::from(elf::SHF_COMPRESSED);
                    }
                    let bytes = compressed(section, self.target());
                    object.append_section_data(id, &bytes, self.target().address_bytes().into());
                    0
                }
                false => object.append_section_data(id, &section.bytes, alignment),
            };
            if let Some(signature) = section.group {
                add_group(object, id, signature);
            }
            places.insert((section.name(), section.group), (id, start));
        }
        places
    }
}

/// Puts a section into a COMDAT group that is named after a type's signature.
fn add_group(object: &mut Object<'_>, section: write::SectionId, signature: u64) {
    let symbol = object.add_symbol(Symbol {
        name: signature.to_string().into_bytes(),
        value: 0,
        size: 0,
        kind: SymbolKind::Label,
        scope: SymbolScope::Compilation,
        weak: false,
        section: SymbolSection::Section(section),
        flags: SymbolFlags::None,
    });
    if let SectionFlags::Elf { sh_flags, .. } = object.section_flags_mut(section) {
        *sh_flags |= u64::from(elf::SHF_GROUP);
    }
    object.add_comdat(Comdat {
        kind: ComdatKind::Any,
        sections: alloc::vec![section],
        symbol,
    });
}

/// Returns true if the `object` crate writes relocations without addends (`SHT_REL`) into the ELF
/// file. The fields then hold the addends.
fn has_addends_in_fields(object: &Object<'_>) -> bool {
    use Architecture::{Arm, Bpf, Hppa, I386, Mips, Sbf, SuperH};
    matches!(
        object.architecture(),
        Arm | Bpf | Hppa | I386 | Mips | Sbf | SuperH
    )
}

/// Returns the compressed bytes of a section, after ELF's header for compressed sections
/// (`Elf32_Chdr`, `Elf64_Chdr`).
fn compressed(section: &Section, target: Target) -> Vec<u8> {
    let (size, alignment) = (section.bytes.len() as u64, section.alignment(target));
    let zlib = u64::from(elf::ELFCOMPRESS_ZLIB);
    let fields = match target.address_bytes() {
        8 => &[(4, zlib), (4, 0), (8, size), (8, alignment)][..],
        _ => &[(4, zlib), (4, size), (4, alignment)],
    };
    let mut bytes = Vec::new();
    for &(size, value) in fields {
        let start = bytes.len();
        bytes.resize(start + size, 0);
        put(&mut bytes[start..], target.byte_order(), value);
    }
    let mut reader = ZlibEncoder::new(&section.bytes[..], Compression::default());
    // Reading from a slice does not fail.
    let _ = reader.read_to_end(&mut bytes);
    bytes
}

/// A field whose value depends on a symbol.
struct Field<'s> {
    relocation: &'s super::Relocation,
    /// The section of the object file, and the offset in it at which the field's section starts.
    place: (write::SectionId, u64),
    symbol: SymbolId,
    addend: i64,
    flags: RelocationFlags,
}

impl Field<'_> {
    fn in_object(&self) -> Relocation {
        Relocation {
            offset: self.place.1 + u64::from(self.relocation.offset()),
            symbol: self.symbol,
            addend: self.addend,
            flags: self.flags,
        }
    }

    fn relocate(&self, object: &mut Object<'_>) -> Result<(), ObjectError> {
        let mut relocation = self.in_object();
        if self.relocation.is_pc_relative() {
            let (symbol, moved) = place_of(object, self.symbol);
            relocation.symbol = symbol;
            relocation.addend = self.addend.saturating_add_unsigned(moved);
        }
        Ok(object.add_relocation(self.place.0, relocation)?)
    }

    /// Writes the offset in the section of the same file.
    fn put(&self, object: &mut Object<'_>, target: Target) {
        let start = self.in_object().offset as usize;
        let end = start.saturating_add(usize::from(self.relocation.size()));
        let bytes = object.section_mut(self.place.0).data_mut();
        if let Some(field) = bytes.get_mut(start..end) {
            put(field, target.byte_order(), self.addend as u64);
        }
    }

    /// Adds relocations for the symbol minus `base`, a symbol at the start of the field's section.
    fn difference(
        &self,
        object: &mut Object<'_>,
        base: &mut Option<SymbolId>,
    ) -> Result<(), ObjectError> {
        let (section, start) = self.place;
        let base = *base.get_or_insert_with(|| {
            object.add_symbol(Symbol {
                value: start,
                scope: SymbolScope::Compilation,
                section: SymbolSection::Section(section),
                ..undefined("EH_frame", SymbolKind::Unknown)
            })
        });
        let mut relocation = self.in_object();
        relocation.addend -= i64::from(self.relocation.offset());
        Ok(object.add_relocation_with_subtractor(section, relocation, Some(base))?)
    }
}

/// Returns the section and offset of a symbol for relative relocations, or the symbol itself if it
/// is undefined. In a shared object, another definition may replace a global symbol, so linkers
/// reject relative relocations against it.
fn place_of(object: &mut Object<'_>, symbol: SymbolId) -> (SymbolId, u64) {
    let (section, value) = (object.symbol(symbol).section, object.symbol(symbol).value);
    match section {
        SymbolSection::Section(section) => (object.section_symbol(section), value),
        _ => (symbol, 0),
    }
}

fn undefined(name: &str, kind: SymbolKind) -> Symbol {
    Symbol {
        name: name.into(),
        value: 0,
        size: 0,
        kind,
        scope: SymbolScope::Unknown,
        weak: false,
        section: SymbolSection::Undefined,
        flags: SymbolFlags::None,
    }
}

//! Adds the debug sections to cranelift-object's object files.
//!
//! [`Sections::add_to`] has the same purpose and also supports Mach-O, but uses another version of
//! the crate `object`.

use hashbrown::HashMap;
use std::fmt;

use cranelift_object::object::write::{
    self, Object, Relocation, StandardSection, StandardSegment, SymbolId,
};
use cranelift_object::object::{
    BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind,
};
use dwarfsmith::OneLine;
use dwarfsmith::emit::{RelocationTarget, Section, SectionId, Sections, SymbolIndex};

/// The reason why debug information cannot be added to an object file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SectionsError {
    /// A symbol or section to which a relocation refers is not in the object file.
    Missing(String),
    /// The crate `object` rejected a relocation.
    Object(String),
    /// The object file has this format, and is not an ELF or COFF file.
    Format(BinaryFormat),
}

impl fmt::Display for SectionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SectionsError::Missing(name) => write!(
                f,
                "`{}` is not in the object file; add it first",
                OneLine(name)
            ),
            SectionsError::Object(error) => {
                write!(
                    f,
                    "the debug sections cannot be added to the object file: {error}"
                )
            }
            SectionsError::Format(format) => {
                write!(f, "expected an ELF or COFF file, found {format:?}")
            }
        }
    }
}

impl std::error::Error for SectionsError {}

/// Adds sections to an ELF or COFF file; `find` finds symbols by name. Fails for a file of another
/// format, if a symbol or section is missing, or if the crate `object` rejects a relocation.
pub fn add_sections(
    object: &mut Object<'_>,
    sections: &Sections,
    find: impl Fn(&str) -> Option<SymbolId>,
) -> Result<(), SectionsError> {
    let in_section = match object.format() {
        BinaryFormat::Elf => RelocationKind::Absolute,
        BinaryFormat::Coff => RelocationKind::SectionOffset,
        format => return Err(SectionsError::Format(format)),
    };
    let segment = object.segment_name(StandardSegment::Debug).to_vec();
    let mut added = Vec::new();
    for section in sections.iter() {
        let id = match section.id {
            // This section is loaded with the program, unlike all others.
            SectionId::EhFrame => object.section_id(StandardSection::EhFrame),
            _ => object.add_section(segment.clone(), section.name().into(), kind(section)),
        };
        let alignment = section.alignment(sections.target());
        let start = object.append_section_data(id, &section.bytes, alignment);
        added.push(Added { section, id, start });
    }
    let mut targets = Targets {
        sections,
        by_id: HashMap::new(),
        by_group: HashMap::new(),
        in_section,
        find,
    };
    for added in &added {
        targets.by_id.entry(added.section.id).or_insert(added);
        if let Some(group) = added.section.group {
            targets.by_group.entry(group).or_insert(added);
        }
    }
    for added in &added {
        for relocation in &added.section.relocations {
            let Some((symbol, moved, kind)) =
                targets.of(object, added.section, relocation.target())?
            else {
                continue;
            };
            let size = relocation.size().saturating_mul(8);
            let flags = match kind {
                FieldKind::Known(_) if relocation.is_pc_relative() => {
                    generic(RelocationKind::Relative, size)
                }
                FieldKind::Known(kind) => generic(kind, size),
                FieldKind::Other(flags) => flags,
            };
            let relocation = Relocation {
                offset: added.start + u64::from(relocation.offset()),
                symbol,
                addend: relocation.addend().saturating_add_unsigned(moved),
                flags,
            };
            object
                .add_relocation(added.id, relocation)
                .map_err(|e| SectionsError::Object(e.to_string()))?;
        }
    }
    Ok(())
}

/// A section in the object file.
struct Added<'s> {
    section: &'s Section,
    id: write::SectionId,
    /// The offset of its bytes in the file's section.
    start: u64,
}

/// The kind of a relocation.
enum FieldKind {
    /// A kind that fields of several sizes have.
    Known(RelocationKind),
    /// The flags of the relocation.
    Other(RelocationFlags),
}

fn generic(kind: RelocationKind, size: u8) -> RelocationFlags {
    RelocationFlags::Generic {
        kind,
        encoding: RelocationEncoding::Generic,
        size,
    }
}

/// Finds the targets of relocations.
struct Targets<'s, F> {
    sections: &'s Sections,
    by_id: HashMap<SectionId, &'s Added<'s>>,
    /// The sections of type units, by the signatures of the types.
    by_group: HashMap<u64, &'s Added<'s>>,
    /// The kind of relocations to sections.
    in_section: RelocationKind,
    /// Finds a symbol by name.
    find: F,
}

impl<F: Fn(&str) -> Option<SymbolId>> Targets<'_, F> {
    /// Returns the symbol of a target, the number to add to the addend, and the kind of a
    /// relocation that is not relative. `None` for targets that do not occur with Cranelift's code:
    /// linkers do not shorten it, and it is not WebAssembly.
    fn of(
        &self,
        object: &mut Object<'_>,
        from: &Section,
        target: RelocationTarget,
    ) -> Result<Option<(SymbolId, u64, FieldKind)>, SectionsError> {
        let (section, name) = match target {
            RelocationTarget::Symbol(symbol) => {
                let kind = FieldKind::Known(RelocationKind::Absolute);
                return Ok(Some((self.symbol(symbol)?, 0, kind)));
            }
            RelocationTarget::ThreadLocal(symbol) => {
                let (bias, flags) = self.thread_local(object);
                return Ok(Some((self.symbol(symbol)?, bias, FieldKind::Other(flags))));
            }
            RelocationTarget::Section(of) => (self.by_id.get(&of), of.name()),
            RelocationTarget::TypeUnit(signature) => (self.by_group.get(&signature), from.name()),
            RelocationTarget::Length { .. } | RelocationTarget::WasmGlobal => return Ok(None),
        };
        let section = section.ok_or_else(|| SectionsError::Missing(name.into()))?;
        let symbol = object.section_symbol(section.id);
        let kind = FieldKind::Known(self.in_section);
        Ok(Some((symbol, section.start, kind)))
    }

    fn symbol(&self, symbol: SymbolIndex) -> Result<SymbolId, SectionsError> {
        let name = self.sections.symbol(symbol);
        let found = (self.find)(name);
        found.ok_or_else(|| SectionsError::Missing(name.into()))
    }

    /// Returns the relocation for an offset in thread-local storage, and the number to add to its
    /// addend. Lowering loses the locations that need it on a machine that has none.
    fn thread_local(&self, object: &Object<'_>) -> (u64, RelocationFlags) {
        let elf = self.sections.target().description().elf;
        match elf.and_then(|elf| elf.relocations.thread_local) {
            Some(known) if object.format() == BinaryFormat::Elf => {
                let r_type = known.number;
                (known.bias.into(), RelocationFlags::Elf { r_type })
            }
            // The section of thread-local globals is the initial storage of each thread. The high
            // half of a field of eight bytes remains 0.
            _ => (0, generic(RelocationKind::SectionOffset, 32)),
        }
    }
}

fn kind(section: &Section) -> SectionKind {
    // Linkers merge equal strings of a section whose entry size is one byte. The crate `object`
    // sets this entry size for `OtherString`.
    if section.has_strings() {
        SectionKind::OtherString
    } else {
        SectionKind::Debug
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_object::object::write::{Symbol, SymbolSection};
    use cranelift_object::object::{
        Architecture, Endianness, RelocationTarget, SymbolFlags, SymbolKind, SymbolScope, read,
        read::Object as _, read::ObjectSection as _, read::ObjectSymbol as _,
    };
    use dwarfsmith::{dwarf::Dialect, emit::EmitOptions, lower::LowerOptions, text};

    fn added(format: BinaryFormat) -> Result<Vec<u8>, SectionsError> {
        let source = "target \"x86_64\"\ndefine @f size 0x1 !dbg !2 {\nbb0 @ 0x0:\n}\n\
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
            !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
            !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
            global @local thread_local !dbg.def !4\n\
            !3 = distinct !DIGlobalVariable(name: \"local\", scope: !0, file: !1, line: 2, type: !5)\n\
            !4 = distinct !DIFragment()\n\
            !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
            !6 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, u64), DIOpThreadLocal(i32)), argObjects: {!4})\n";
        let module = text::parse(source).unwrap().module;
        let validated = module.validate().unwrap();
        let lowered = validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .unwrap();
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let mut object = Object::new(format, Architecture::X86_64, Endianness::Little);
        let text = object.section_id(StandardSection::Text);
        object.append_section_data(text, &[0xc3], 16);
        let mut symbol = |name: &str, kind, section| {
            object.add_symbol(Symbol {
                name: name.into(),
                value: 0,
                size: 1,
                kind,
                scope: SymbolScope::Dynamic,
                weak: false,
                section,
                flags: SymbolFlags::None,
            })
        };
        let function = symbol("f", SymbolKind::Text, SymbolSection::Section(text));
        let local = symbol("local", SymbolKind::Tls, SymbolSection::Undefined);
        let find = |name: &str| Some(if name == "local" { local } else { function });
        add_sections(&mut object, &sections, find)?;
        Ok(object.write().unwrap())
    }

    #[test]
    fn coff_has_offsets_in_sections() {
        let bytes = added(BinaryFormat::Coff).unwrap();
        let file = read::File::parse(&*bytes).unwrap();
        let names = file.section_by_name(".debug_str_offsets").unwrap();
        let kinds: Vec<_> = names.relocations().map(|(_, it)| it.kind()).collect();
        assert!(kinds.len() > 2);
        assert!(
            kinds
                .iter()
                .all(|kind| *kind == RelocationKind::SectionOffset)
        );
        let rejected = added(BinaryFormat::MachO);
        assert_eq!(rejected, Err(SectionsError::Format(BinaryFormat::MachO)));
    }

    /// R_X86_64_DTPOFF64 is 17, IMAGE_REL_AMD64_SECREL is 11.
    #[test]
    fn thread_local_symbols_have_offsets() {
        for format in [BinaryFormat::Elf, BinaryFormat::Coff] {
            let bytes = added(format).unwrap();
            let file = read::File::parse(&*bytes).unwrap();
            let local = file.symbols().find(|it| it.name() == Ok("local")).unwrap();
            let info = file.section_by_name(".debug_info").unwrap();
            let target = RelocationTarget::Symbol(local.index());
            let mut flags = info.relocations().filter(|(_, it)| it.target() == target);
            let flags = flags.next().unwrap().1.flags();
            let expected = match format {
                BinaryFormat::Elf => RelocationFlags::Elf { r_type: 17 },
                _ => RelocationFlags::Coff { typ: 11 },
            };
            assert_eq!(flags, expected);
        }
    }
}

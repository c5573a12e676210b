//! Sections of debug information in cranelift-object's object files.
//!
//! [`Sections::add_to`] would do it if both crates used the same version of `object`.

use std::fmt;

use cranelift_object::object::write::{
    Object, Relocation, StandardSection, StandardSegment, SymbolId,
};
use cranelift_object::object::{RelocationEncoding, RelocationFlags, RelocationKind, SectionKind};
use dwarfsmith::emit::{RelocationTarget, Section, SectionId, Sections};

/// Why an object file takes no debug information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SectionsError {
    /// A symbol or section that a relocation names is not in the object.
    Missing(String),
    /// The object does not take a relocation.
    Object(String),
}

impl fmt::Display for SectionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SectionsError::Missing(name) => write!(f, "`{name}` is not in the object file"),
            SectionsError::Object(error) => {
                write!(f, "the object file takes no debug information: {error}")
            }
        }
    }
}

impl std::error::Error for SectionsError {}

/// Adds sections to an object file; `find` finds symbols by name.
pub fn add_sections(
    object: &mut Object<'_>,
    sections: &Sections,
    find: impl Fn(&str) -> Option<SymbolId>,
) -> Result<(), SectionsError> {
    let segment = object.segment_name(StandardSegment::Debug).to_vec();
    let mut ids = Vec::new();
    for section in sections.iter() {
        let id = match section.id {
            // Loaded with the program, unlike all others.
            SectionId::EhFrame => object.section_id(StandardSection::EhFrame),
            _ => object.add_section(segment.clone(), section.name().into(), kind(section)),
        };
        let start =
            object.append_section_data(id, &section.bytes, section.alignment(sections.target()));
        ids.push((section.id, id, start));
    }
    for (section, (_, id, start)) in sections.iter().zip(&ids) {
        for relocation in &section.relocations {
            let (symbol, moved) = match relocation.target {
                RelocationTarget::Symbol(symbol) => {
                    let name = sections.symbol(symbol);
                    (
                        find(name).ok_or_else(|| SectionsError::Missing(name.into()))?,
                        0,
                    )
                }
                RelocationTarget::Section(of) => {
                    let known = ids.iter().find(|known| known.0 == of);
                    let (_, id, start) =
                        known.ok_or_else(|| SectionsError::Missing(of.name().into()))?;
                    (object.section_symbol(*id), *start)
                }
            };
            let kind = if relocation.pc_relative {
                RelocationKind::Relative
            } else {
                RelocationKind::Absolute
            };
            let size = relocation.size.saturating_mul(8);
            let flags = RelocationFlags::Generic {
                kind,
                encoding: RelocationEncoding::Generic,
                size,
            };
            let addend = relocation.addend.saturating_add_unsigned(moved);
            let relocation = Relocation {
                offset: start + relocation.offset,
                symbol,
                addend,
                flags,
            };
            object
                .add_relocation(*id, relocation)
                .map_err(|e| SectionsError::Object(e.to_string()))?;
        }
    }
    Ok(())
}

fn kind(section: &Section) -> SectionKind {
    // Linkers merge equal strings of a section whose entry size is one byte, which `object` sets
    // for this kind of section.
    if section.has_strings() {
        SectionKind::OtherString
    } else {
        SectionKind::Debug
    }
}

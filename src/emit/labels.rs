//! Labels in code that linkers shorten (RISC-V ELF psABI, "Linker Relaxation"). Each label is a
//! local symbol, because linkers adjust symbols but not addends. A length is the difference of two
//! labels.

use super::elf::elf_machine;
use super::object_error::ObjectError;
use super::relocation::{RelocationTarget, SymbolIndex};
use super::sections::Sections;
use crate::dwarf::put;
use alloc::collections::BTreeMap;
use object::write::{self, Object, Relocation, Symbol, SymbolId, SymbolSection};
use object::{RelocationFlags, RelocationKind, SymbolFlags, SymbolKind, SymbolScope};

/// The labels that have been added to an object file.
pub(super) struct Labels<'s> {
    sections: &'s Sections,
    /// The sizes of the functions.
    sizes: BTreeMap<SymbolIndex, u32>,
    known: BTreeMap<(SymbolIndex, u32), SymbolId>,
}

impl<'s> Labels<'s> {
    pub(super) fn new(sections: &'s Sections) -> Labels<'s> {
        let functions = sections.functions().iter();
        Labels {
            sections,
            sizes: functions.map(|it| (it.symbol, it.size)).collect(),
            known: BTreeMap::new(),
        }
    }

    /// Adds the relocations of a field that holds a length of code or the address of a label.
    /// Returns false for any other field.
    pub(super) fn relocate<'o>(
        &mut self,
        object: &mut Object<'o>,
        field: &super::Relocation,
        (section, start): (write::SectionId, u64),
        find: &mut impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
    ) -> Result<bool, ObjectError> {
        let sections = self.sections;
        let types = elf_machine(sections.target())?.relocations;
        let missing = || ObjectError::Lengths(object::BinaryFormat::Elf);
        let number_of = |kind| types.of(kind, field.size()).ok_or_else(missing);
        let mut label = |object: &mut Object<'o>, function, offset| {
            self.label(object, (function, offset), find)
        };
        let offset = start.saturating_add(field.offset().into());
        let relocations = match field.target() {
            RelocationTarget::Length {
                function,
                start,
                end,
            } => {
                let (add, subtract) = types.difference(field.size()).ok_or_else(missing)?;
                // The relocations modify the existing content of the field.
                let at = usize::try_from(offset).unwrap_or(usize::MAX);
                let bytes = object.section_mut(section).data_mut();
                let bytes = bytes.get_mut(at..at.saturating_add(field.size().into()));
                if let Some(bytes) = bytes {
                    put(bytes, sections.target().byte_order(), 0);
                }
                let labels = [
                    label(object, function, end)?,
                    label(object, function, start)?,
                ];
                [Some((labels[0], add)), Some((labels[1], subtract))]
            }
            RelocationTarget::Symbol(symbol) if !field.is_pc_relative() => {
                let size = self.sizes.get(&symbol).copied();
                match (u32::try_from(field.addend()), size) {
                    (Ok(offset @ 1..), Some(size)) if offset <= size => {
                        let number = number_of(RelocationKind::Absolute)?;
                        let id = self.label(object, (symbol, offset), find)?;
                        [Some((id, number)), None]
                    }
                    _ => return Ok(false),
                }
            }
            // Linkers for shared objects reject the function's own symbol here if it is global.
            RelocationTarget::Symbol(symbol) => {
                let name = sections.symbol(symbol);
                if field.addend() != 0 || place(object, name, find).is_none() {
                    return Ok(false);
                }
                let number = number_of(RelocationKind::Relative)?;
                let id = self.label(object, (symbol, 0), find)?;
                [Some((id, number)), None]
            }
            _ => return Ok(false),
        };
        for (symbol, r_type) in relocations.into_iter().flatten() {
            let relocation = Relocation {
                offset,
                symbol,
                addend: 0,
                flags: RelocationFlags::Elf { r_type },
            };
            object.add_relocation(section, relocation)?;
        }
        Ok(true)
    }

    /// Returns the label at an offset from a symbol, which must be in the object file.
    fn label<'o>(
        &mut self,
        object: &mut Object<'o>,
        (symbol, offset): (SymbolIndex, u32),
        find: &mut impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
    ) -> Result<SymbolId, ObjectError> {
        if let Some(known) = self.known.get(&(symbol, offset)) {
            return Ok(*known);
        }
        let name = self.sections.symbol(symbol);
        let unknown = || ObjectError::Symbol(name.into());
        let (value, section) = place(object, name, find).ok_or_else(unknown)?;
        let label = object.add_symbol(Symbol {
            name: alloc::format!(".L{name}.{offset:#x}").into_bytes(),
            value: value.saturating_add(offset.into()),
            size: 0,
            kind: SymbolKind::Label,
            scope: SymbolScope::Compilation,
            weak: false,
            section,
            flags: SymbolFlags::None,
        });
        self.known.insert((symbol, offset), label);
        Ok(label)
    }
}

/// Returns the section of a symbol of the object file and the offset in it, if the file defines the
/// symbol.
fn place<'o>(
    object: &mut Object<'o>,
    name: &str,
    find: &mut impl FnMut(&mut Object<'o>, &str) -> Option<SymbolId>,
) -> Option<(u64, SymbolSection)> {
    let known = find(object, name)?;
    let known = object.symbol(known);
    let is_defined = matches!(known.section, SymbolSection::Section(_));
    is_defined.then_some((known.value, known.section))
}

//! Preprocessor macros: `.debug_macro` (DWARF 5 section 6.3), or `.debug_macinfo` in DWARF 4.
//!
//! Both have the same entries and contain the strings themselves. Most macro strings are unique, so
//! an offset into `.debug_str` would only add bytes. Files are numbers in the unit's line table.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use crate::metadata::{DICompileUnit, DIMacro, Strings, Text};
use gimli::SectionId;
use gimli::constants::*;

/// The header flag for the offset of the unit's line table.
const LINE_OFFSET: u8 = 2;
/// The header flag for offsets of eight bytes.
const WIDE_OFFSETS: u8 = 1;

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Writes the macros of a unit, and adds their offset to its entry.
    pub(super) fn macros(
        &mut self,
        entry: &mut Entry,
        unit: &'m DICompileUnit,
    ) -> Result<(), EmitError> {
        if unit.macros.is_empty() {
            return Ok(());
        }
        let offset = u64::from(self.written.macros.position());
        if self.format.is_5() {
            self.written.macros.u16(5);
            let offset_bytes = self.format.encoding.offset_bytes;
            self.written.macros.u8(match offset_bytes {
                8 => LINE_OFFSET | WIDE_OFFSETS,
                _ => LINE_OFFSET,
            });
            let lines = self.lines.position();
            self.written
                .macros
                .section_offset(SectionId::DebugLine, lines);
            entry.section(DW_AT_macros, offset);
        } else {
            entry.section(DW_AT_macro_info, offset);
        }
        self.macro_entries(unit)?;
        self.written.macros.u8(0);
        Ok(())
    }

    fn macro_entries(&mut self, unit: &'m DICompileUnit) -> Result<(), EmitError> {
        let metadata = &self.plan.module.metadata;
        let validity = self.plan.lowered.validated().index();
        let section = self.format.macros();
        // The files around the current entry, each with its remaining entries. The validator
        // rejects a file that includes itself (E323).
        let mut files = alloc::vec![unit.macros.iter()];
        while let Some(entries) = files.last_mut() {
            let Some(id) = entries.next() else {
                files.pop();
                if !files.is_empty() {
                    self.written.macros.u8(DW_MACRO_end_file.0);
                }
                continue;
            };
            self.written.macros.check(section)?;
            let node = metadata.macros.get(*id);
            match node.filter(|_| !validity.is_rejected_macro(*id)) {
                None => {}
                Some(DIMacro::Define { line, name, value }) => {
                    self.macro_line(DW_MACRO_define, *line);
                    self.macro_text(&metadata.strings, *name);
                    // The space is required even before an empty definition.
                    self.written.macros.u8(b' ');
                    if let Some(value) = value {
                        self.macro_text(&metadata.strings, *value);
                    }
                    self.written.macros.u8(0);
                }
                Some(DIMacro::Undefine { line, name }) => {
                    self.macro_line(DW_MACRO_undef, *line);
                    self.macro_text(&metadata.strings, *name);
                    self.written.macros.u8(0);
                }
                Some(DIMacro::File {
                    line,
                    file,
                    entries,
                }) => {
                    self.macro_line(DW_MACRO_start_file, *line);
                    let file = self.written.files.file(*file);
                    self.written.macros.uleb(file);
                    files.push(entries.iter());
                }
            }
        }
        Ok(())
    }

    fn macro_line(&mut self, opcode: DwMacro, line: u32) {
        self.written.macros.u8(opcode.0);
        self.written.macros.uleb(u64::from(line));
    }

    fn macro_text(&mut self, strings: &Strings, text: Text) {
        self.written
            .macros
            .bytes
            .extend_from_slice(strings.get(text).as_bytes());
    }
}

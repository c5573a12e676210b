//! The line table `.debug_line` (DWARF 5 section 6.2). It has one sequence for each function, or
//! for several adjacent functions.

use super::EmitError;
use super::buffer::Buffer;
use super::files::Files;
use super::format::{Omission, Omissions, UnitFormat};
use super::line_program::{LINE_BASE, LINE_RANGE, OPCODE_BASE, OPERANDS, Program};
use super::sections::SectionId;
use super::strings::{PathTable, SymbolTable};
use crate::markers::FunctionView;
use crate::metadata::{DIFile, FileId, Id, Strings, Text};
use crate::module::Module;
use crate::parallel;
use crate::units::Position;
use alloc::vec::Vec;
use gimli::constants::*;

const NONE: u32 = u32::MAX;

/// The line tables.
pub(super) struct Lines {
    format: UnitFormat,
    section: Buffer,
    paths: PathTable,
    /// The unit's directories.
    directories: Vec<Text>,
    /// The number of each string of the module among the directories. Empty before the first unit
    /// with several files.
    directory_number: Vec<u32>,
}

impl Lines {
    pub(super) fn new(format: UnitFormat, module: &Module) -> Lines {
        Lines {
            format,
            section: Buffer::new(format, SectionId::DebugLine),
            paths: PathTable::new(format, &module.metadata.strings),
            directories: Vec::new(),
            directory_number: Vec::new(),
        }
    }

    /// Returns the offset in `.debug_line` of the next unit's table.
    pub(super) fn position(&self) -> u64 {
        u64::from(self.section.position())
    }

    /// Writes the unit's table: its files, and the program, in which addresses advance by a
    /// multiple of `step`.
    pub(super) fn end_unit(
        &mut self,
        (module, files, step): (&Module, &[FileId], u8),
        mut program: Buffer,
        omissions: &mut Omissions,
    ) -> Result<(), EmitError> {
        let length = self.section.begin();
        self.section.u16(self.format.version());
        if self.format.is_5() {
            self.section.u8(self.format.encoding.address_bytes);
            self.section.u8(0);
        }
        let header_field = self.section.position();
        self.section.offset(0);
        let header = self.section.bytes.len();
        // minimum_instruction_length, maximum_operations_per_instruction, default_is_stmt, and the
        // fields that follow them.
        self.section.bytes.extend_from_slice(&[
            step,
            1,
            1,
            LINE_BASE as u8,
            LINE_RANGE as u8,
            OPCODE_BASE,
        ]);
        self.section.bytes.extend_from_slice(&OPERANDS);
        self.file_table(module, files, omissions);
        let size = self.section.bytes.len() - header;
        self.section
            .set(header_field, size as u64, self.format.encoding.offset_bytes);
        self.section.append(&mut program);
        self.section.end(length, SectionId::DebugLine)
    }

    /// Returns the line number program of functions, whose files have numbers. Several threads
    /// write it if each function has a separate sequence.
    pub(super) fn program<'f>(
        format: UnitFormat,
        (files, functions): (&Files, impl Iterator<Item = FunctionView<'f>> + Clone),
        step: u8,
        symbols: &SymbolTable,
    ) -> Buffer {
        let ranges = parallel::ranges(functions.clone().count());
        let is_whole = |function: FunctionView<'f>| function.parts().is_empty();
        if ranges.len() == 1 || format.has_adjacent_functions() || !functions.clone().all(is_whole)
        {
            let mut program = Program::new(format, step, symbols);
            program.functions(functions, |file| files.number(file));
            return program.buffer;
        }
        let functions: Vec<FunctionView<'f>> = functions.collect();
        let parts = parallel::map(ranges, |range| {
            let mut program = Program::new(format, step, symbols);
            program.functions(functions[range].iter().copied(), |file| files.number(file));
            program.buffer
        });
        let mut program = Buffer::scratch(format);
        for mut part in parts {
            program.append(&mut part);
        }
        program
    }

    /// Returns the number of bytes by whose multiples addresses advance: the code alignment of the
    /// target if all functions and rows are at multiples of it, otherwise 1.
    pub(super) fn step<'f>(
        &self,
        module: &Module,
        mut functions: impl Iterator<Item = FunctionView<'f>>,
    ) -> u8 {
        let step = module.target.description().code_alignment;
        if step <= 1 || self.format.is_relaxed || !self.format.has_aligned_functions(step) {
            return 1;
        }
        let is_multiple = |position: Position| position.0.is_multiple_of(step.into());
        let is_aligned = |function: FunctionView<'f>| {
            let mut pieces = function.pieces();
            pieces.all(|piece| is_multiple(piece.range.start) && is_multiple(piece.range.end))
                && function.rows().all(|row| is_multiple(row.position))
        };
        match functions.all(is_aligned) {
            true => step,
            false => 1,
        }
    }

    /// Writes the directory and file tables. The unit's directory has the number 0.
    fn file_table(&mut self, module: &Module, ids: &[FileId], omissions: &mut Omissions) {
        let none = DIFile {
            name: Text::from_index(usize::MAX),
            directory: Text::from_index(usize::MAX),
            md5: None,
            source: None,
        };
        if ids.len() > 1 && self.directory_number.is_empty() {
            self.directory_number = alloc::vec![NONE; module.metadata.strings.len()];
        }
        let files = ids.iter();
        let files = files.map(|id| module.metadata.files.get(*id).unwrap_or(&none));
        for file in files.clone() {
            match self.directory_number.get_mut(file.directory.index()) {
                Some(number) if *number == NONE => {
                    *number = self.directories.len() as u32;
                    self.directories.push(file.directory);
                }
                None if self.directories.is_empty() => self.directories.push(file.directory),
                Some(_) | None => {}
            }
        }
        if self.format.is_5() {
            self.described_files((files, &module.metadata.strings), none.name, omissions);
        } else {
            if files.clone().any(|file| file.md5.is_some()) {
                omissions.add(Omission::FileContent(DW_LNCT_MD5));
            }
            if files.clone().any(|file| file.source.is_some()) {
                omissions.add(Omission::FileContent(DW_LNCT_LLVM_source));
            }
            self.plain_files((files, &module.metadata.strings));
        }
        for directory in self.directories.drain(..) {
            if let Some(number) = self.directory_number.get_mut(directory.index()) {
                *number = NONE;
            }
        }
    }

    /// Writes the tables of DWARF 5. `empty` is the text of a file without a source.
    fn described_files<'f>(
        &mut self,
        (files, strings): (impl ExactSizeIterator<Item = &'f DIFile> + Clone, &Strings),
        empty: Text,
        omissions: &mut Omissions,
    ) {
        // All files have the same fields, so digests are written only if each file has one.
        let has_digests = files.clone().all(|file| file.md5.is_some());
        if !has_digests && files.clone().any(|file| file.md5.is_some()) {
            omissions.add(Omission::FileContent(DW_LNCT_MD5));
        }
        let mut has_sources = files.clone().any(|file| file.source.is_some());
        if has_sources && !self.format.has_vendor_codes() {
            omissions.add(Omission::FileContent(DW_LNCT_LLVM_source));
            has_sources = false;
        }
        let path = (DW_LNCT_path, DW_FORM_line_strp);
        let digest = (DW_LNCT_MD5, DW_FORM_data16);
        let source = (DW_LNCT_LLVM_source, DW_FORM_line_strp);
        let fields = [
            Some(path),
            Some((DW_LNCT_directory_index, DW_FORM_udata)),
            has_digests.then_some(digest),
            has_sources.then_some(source),
        ];
        let fields = fields.into_iter().flatten();
        let section = &mut self.section;
        table_head(section, fields.clone().take(1), self.directories.len());
        for &directory in &self.directories {
            section.section_offset(
                SectionId::DebugLineStr,
                self.paths.offset(directory, strings),
            );
        }
        table_head(section, fields, files.len());
        for file in files {
            section.section_offset(
                SectionId::DebugLineStr,
                self.paths.offset(file.name, strings),
            );
            let number = self.directory_number.get(file.directory.index());
            section.uleb(u64::from(number.copied().unwrap_or(0)));
            if let Some(digest) = file.md5.filter(|_| has_digests) {
                section.bytes.extend_from_slice(&digest);
            }
            if has_sources {
                let source = file.source.unwrap_or(empty);
                section.section_offset(SectionId::DebugLineStr, self.paths.offset(source, strings));
            }
        }
    }

    /// Writes the tables of DWARF 4 (section 6.2.4), which contain the strings themselves. The
    /// unit's directory is not in them. An empty name would end a table: an empty directory is the
    /// unit's directory.
    fn plain_files<'f>(&mut self, (files, strings): (impl Iterator<Item = &'f DIFile>, &Strings)) {
        let (section, paths) = (&mut self.section, &mut self.paths);
        let mut string = |section: &mut Buffer, text, if_empty| {
            let name = match paths.text(text, strings) {
                "" => if_empty,
                name => name,
            };
            section.bytes.extend_from_slice(name.as_bytes());
            section.u8(0);
        };
        for directory in self.directories.iter().skip(1) {
            string(section, *directory, ".");
        }
        section.u8(0);
        for file in files {
            string(section, file.name, "?");
            let number = self.directory_number.get(file.directory.index());
            section.uleb(u64::from(number.copied().unwrap_or(0)));
            // The modification time and the size of the file are unknown.
            section.bytes.extend_from_slice(&[0, 0]);
        }
        section.u8(0);
    }

    /// Stores each path that is a suffix of another path as a part of that path.
    pub(super) fn merge_paths(&mut self) -> Result<(), EmitError> {
        self.paths.merge()?.correct(&mut self.section);
        Ok(())
    }

    /// Returns the sections `.debug_line` and `.debug_line_str`.
    pub(super) fn finish(self) -> Result<(Buffer, Buffer), EmitError> {
        Ok((self.section, self.paths.finish()?))
    }
}

/// Writes the entry formats of the directory or file table, and its number of entries.
fn table_head(
    section: &mut Buffer,
    fields: impl Iterator<Item = (DwLnct, DwForm)> + Clone,
    rows: usize,
) {
    section.u8(fields.clone().count() as u8);
    for (content, form) in fields {
        section.uleb(u64::from(content.0));
        section.uleb(u64::from(form.0));
    }
    section.uleb(rows as u64);
}

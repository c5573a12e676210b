//! The line table `.debug_line` (DWARF 5 section 6.2). It has one sequence for each function, or
//! for several adjacent functions.

use super::EmitError;
use super::buffer::{Buffer, Chunk};
use super::format::{Omission, Omissions, UnitFormat};
use super::sections::{SectionId, SymbolIndex};
use super::strings::{PathTable, SymbolTable};
use crate::markers::{CodeRange, FunctionView, LineRow, Piece};
use crate::metadata::{DIFile, FileId, Id, Text};
use crate::module::Module;
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// Special opcodes advance the line by −5 to 8, and the address by as much as fits in one byte.
const LINE_BASE: i64 = -5;
const LINE_RANGE: i64 = 14;
const OPCODE_BASE: u8 = 13;
/// The number of operands of each standard opcode, below `OPCODE_BASE`.
const OPERANDS: [u8; OPCODE_BASE as usize - 1] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
/// The address advance of `DW_LNS_const_add_pc`.
const CONST_ADD: u64 = (255 - OPCODE_BASE as u64) / LINE_RANGE as u64;

const NONE: u32 = u32::MAX;

/// The line tables, and the unit's file numbers. `DW_AT_decl_file` in entries and rows of the line
/// table share one numbering, in the order of first use.
pub(super) struct Lines<'m> {
    format: UnitFormat,
    section: Buffer,
    /// The unit's line number program, which follows the file table but is written first.
    program: Buffer,
    paths: PathTable<'m>,
    /// The number of each file in the unit.
    number_of: Vec<u32>,
    /// The unit's files.
    files: Vec<FileId>,
    /// The unit of the unit's address advances, in bytes: the size of the shortest instruction if
    /// all rows are at multiples of it.
    step: u8,
    /// The unit's directories.
    directories: Vec<Text>,
    /// The number of each string of the module among the directories.
    directory_number: Vec<u32>,
}

impl<'m> Lines<'m> {
    pub(super) fn new(format: UnitFormat, module: &'m Module) -> Lines<'m> {
        Lines {
            format,
            section: Buffer::new(format),
            program: Buffer::new(format),
            paths: PathTable::new(format, &module.metadata.strings),
            number_of: alloc::vec![NONE; module.metadata.files.len()],
            files: Vec::new(),
            step: 1,
            directories: Vec::new(),
            directory_number: alloc::vec![NONE; module.metadata.strings.len()],
        }
    }

    /// Returns the tables, which will only count the files that entries refer to. The number 0 is
    /// that of no file.
    pub(super) fn counting(mut self) -> Lines<'m> {
        self.files.push(FileId::from_index(usize::MAX));
        self
    }

    /// Returns the unit's files, in the order of their numbers.
    pub(super) fn files(&self) -> &[FileId] {
        &self.files
    }

    /// Returns the offset of the unit's table.
    pub(super) fn position(&self) -> u64 {
        u64::from(self.section.position())
    }

    /// Starts a unit. Its primary file is the first file: number 0, or 1 in DWARF 4.
    pub(super) fn begin_unit(&mut self, primary: FileId) {
        for file in self.files.drain(..) {
            if let Some(number) = self.number_of.get_mut(file.index()) {
                *number = NONE;
            }
        }
        self.file(primary);
    }

    /// Returns the number of a file in the unit, or the number of the unit's primary file if the
    /// file does not exist. DWARF 4 counts from 1.
    pub(super) fn file(&mut self, file: FileId) -> u64 {
        let first = u64::from(!self.format.is_5());
        match self.number_of.get_mut(file.index()) {
            Some(number) => {
                if *number == NONE {
                    *number = self.files.len() as u32;
                    self.files.push(file);
                }
                first + u64::from(*number)
            }
            None => first,
        }
    }

    /// Writes the unit's table.
    pub(super) fn end_unit<'f>(
        &mut self,
        module: &'m Module,
        primary: FileId,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
        symbols: &mut SymbolTable<'m>,
        left_out: &mut Omissions,
    ) -> Result<(), EmitError> {
        self.step = self.step(module, functions.clone());
        let mut open = None;
        for function in functions {
            for piece in function.pieces() {
                open = self.piece(function, piece, open, symbols);
            }
        }
        self.end_sequence(open);
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
            self.step,
            1,
            1,
            LINE_BASE as u8,
            LINE_RANGE as u8,
            OPCODE_BASE,
        ]);
        self.section.bytes.extend_from_slice(&OPERANDS);
        self.file_table(module, primary, left_out);
        let size = self.section.bytes.len() - header;
        self.section
            .set(header_field, size as u64, self.format.encoding.offset_bytes);
        self.section.append(&mut self.program);
        self.section.end(length, SectionId::DebugLine)
    }

    /// Returns the code alignment of the target if all functions and rows are at multiples of it.
    fn step<'f>(
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
    fn file_table(&mut self, module: &'m Module, primary: FileId, left_out: &mut Omissions) {
        if self.files.is_empty() {
            // The unit's file is missing, but the table must have a first entry.
            self.files.push(primary);
        }
        let none = DIFile {
            name: Text::from_index(usize::MAX),
            directory: Text::from_index(usize::MAX),
            md5: None,
            source: None,
        };
        let ids = core::mem::take(&mut self.files);
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
            self.described_files(files, none.name, left_out);
        } else {
            if files.clone().any(|file| file.md5.is_some()) {
                left_out.add(Omission::FileContent(DW_LNCT_MD5));
            }
            if files.clone().any(|file| file.source.is_some()) {
                left_out.add(Omission::FileContent(DW_LNCT_LLVM_source));
            }
            self.plain_files(files);
        }
        self.files = ids;
        for directory in self.directories.drain(..) {
            if let Some(number) = self.directory_number.get_mut(directory.index()) {
                *number = NONE;
            }
        }
    }

    /// Writes the tables of DWARF 5. `empty` is the text of a file without a source.
    fn described_files<'f>(
        &mut self,
        files: impl ExactSizeIterator<Item = &'f DIFile> + Clone,
        empty: Text,
        left_out: &mut Omissions,
    ) {
        // All files have the same fields, so digests are written only if each file has one.
        let has_digests = files.clone().all(|file| file.md5.is_some());
        let mut has_sources = files.clone().any(|file| file.source.is_some());
        if has_sources && !self.format.has_vendor_codes() {
            left_out.add(Omission::FileContent(DW_LNCT_LLVM_source));
            has_sources = false;
        }
        let fields = [
            (true, DW_LNCT_path, DW_FORM_line_strp),
            (true, DW_LNCT_directory_index, DW_FORM_udata),
            (has_digests, DW_LNCT_MD5, DW_FORM_data16),
            (has_sources, DW_LNCT_LLVM_source, DW_FORM_line_strp),
        ];
        let fields: Vec<_> = (fields.into_iter())
            .filter_map(|(has, content, form)| has.then_some((content, form)))
            .collect();
        let section = &mut self.section;
        table_head(section, &fields[..1], self.directories.len());
        for &directory in &self.directories {
            section.section_offset(SectionId::DebugLineStr, self.paths.offset(directory));
        }
        table_head(section, &fields, files.len());
        for file in files {
            section.section_offset(SectionId::DebugLineStr, self.paths.offset(file.name));
            let number = self.directory_number.get(file.directory.index());
            section.uleb(u64::from(number.copied().unwrap_or(0)));
            if let Some(digest) = file.md5.filter(|_| has_digests) {
                section.bytes.extend_from_slice(&digest);
            }
            if has_sources {
                let source = file.source.unwrap_or(empty);
                section.section_offset(SectionId::DebugLineStr, self.paths.offset(source));
            }
        }
    }

    /// Writes the tables of DWARF 4 (section 6.2.4), which contain the strings themselves. The
    /// unit's directory is not in them. An empty name would end a table.
    fn plain_files<'f>(&mut self, files: impl Iterator<Item = &'f DIFile>) {
        let (section, paths) = (&mut self.section, &mut self.paths);
        let mut string = |section: &mut Buffer, text| {
            let name = match paths.text(text) {
                "" => "?",
                name => name,
            };
            section.bytes.extend_from_slice(name.as_bytes());
            section.u8(0);
        };
        for directory in self.directories.iter().skip(1) {
            string(section, *directory);
        }
        section.u8(0);
        for file in files {
            string(section, file.name);
            let number = self.directory_number.get(file.directory.index());
            section.uleb(u64::from(number.copied().unwrap_or(0)));
            // The modification time and the size of the file are unknown.
            section.bytes.extend_from_slice(&[0, 0]);
        }
        section.u8(0);
    }

    /// Writes the rows of a piece of a function, which may continue an open sequence. Returns the
    /// sequence. The validator rejects all rows of a function if one is out of order or past the
    /// end (E412).
    fn piece<'f>(
        &mut self,
        function: FunctionView<'f>,
        piece: Piece,
        open: Option<Sequence<'f>>,
        symbols: &mut SymbolTable<'m>,
    ) -> Option<Sequence<'f>> {
        let (mut before, rest) = function.rows().split_at(piece.range.start);
        let (own, _) = rest.split_at(piece.range.end);
        // The last line before the piece continues in it.
        let is_stated = own.clone().next().map(|row| row.position) == Some(piece.range.start);
        let before = before.next_back().filter(|_| !is_stated);
        let goes_on = before.map(|row| LineRow {
            discriminator: row.discriminator,
            column: row.column,
            ..LineRow::rest(piece.range.start, row.file, row.line)
        });
        if own.is_empty() && goes_on.is_none() {
            return open;
        }
        let symbol = symbols.index(piece.symbol);
        let CodeRange { start, end } = piece.range;
        let mut state = match self.continued(open, &function) {
            Some(state) => state,
            None => {
                self.set_address(symbol, Position::START);
                Registers::new(start, self.step.into())
            }
        };
        let mut chunk = Chunk::new();
        for row in goes_on.into_iter().chain(own) {
            if row.position >= state.position && row.position < end {
                if self.format.is_relaxed {
                    self.program.append_chunk(&mut chunk);
                    self.advance(symbol, state.position - start..row.position - start);
                    state.position = row.position;
                }
                let file = self.file(row.file);
                self.program.make_room(&mut chunk, ROW_NUMBERS, ROW_OPCODES);
                write_row(&row, file, &mut state, &mut chunk);
            }
        }
        self.program.append_chunk(&mut chunk);
        Some(Sequence {
            function,
            symbol,
            range: piece.range,
            state,
        })
    }

    /// Returns the registers at the start of a function that continues a sequence. Otherwise ends
    /// the sequence.
    fn continued(
        &mut self,
        open: Option<Sequence<'_>>,
        function: &FunctionView<'_>,
    ) -> Option<Registers> {
        let start = open.as_ref().and_then(|open| {
            let last = (&open.function, open.function.size);
            self.format.adjacent(last, function)
        });
        match (open, start) {
            (Some(Sequence { state, .. }), Some(start)) => Some(Registers {
                before: state.before + (start - state.position.0),
                position: Position::START,
                ..state
            }),
            (open, _) => {
                self.end_sequence(open);
                None
            }
        }
    }

    fn end_sequence(&mut self, open: Option<Sequence<'_>>) {
        let Some(Sequence {
            symbol,
            range: CodeRange { start, end },
            mut state,
            ..
        }) = open
        else {
            return;
        };
        if self.format.is_relaxed {
            self.advance(symbol, state.position - start..end - start);
            state.position = end;
        }
        let rest = state.before + (end - state.position);
        match u64::from(rest / u32::from(self.step)) {
            0 => {}
            CONST_ADD => self.program.u8(DW_LNS_const_add_pc.0),
            rest => {
                self.program.u8(DW_LNS_advance_pc.0);
                self.program.uleb(rest);
            }
        }
        self.program
            .bytes
            .extend_from_slice(&[0, 1, DW_LNE_end_sequence.0]);
    }

    /// Advances the address in code that linkers may shorten. The advance is a 16-bit number or an
    /// address, because no relocation fills in a special opcode.
    fn advance(&mut self, symbol: SymbolIndex, range: Range<u32>) {
        let Range { start, end } = range;
        match u16::try_from(end - start) {
            Ok(0) => {}
            Ok(_) => {
                self.program.u8(DW_LNS_fixed_advance_pc.0);
                self.program.code_length(symbol, start..end, 2);
            }
            Err(_) => self.set_address(symbol, Position(end)),
        }
    }

    fn set_address(&mut self, symbol: SymbolIndex, position: Position) {
        let address_bytes = self.format.encoding.address_bytes;
        self.program.u8(0);
        self.program.uleb(u64::from(address_bytes) + 1);
        self.program.u8(DW_LNE_set_address.0);
        self.program
            .address(symbol, i64::from(position.0), address_bytes);
    }

    /// Stores each path that is a suffix of another path as a part of that path.
    pub(super) fn merge_paths(&mut self) {
        self.paths.merge().correct(&mut self.section);
    }

    /// Returns the sections `.debug_line` and `.debug_line_str`.
    pub(super) fn finish(self) -> Result<(Buffer, Buffer), EmitError> {
        Ok((self.section, self.paths.finish()?))
    }
}

/// Writes the entry formats of the directory or file table, and its number of entries.
fn table_head(section: &mut Buffer, fields: &[(DwLnct, DwForm)], rows: usize) {
    section.u8(fields.len() as u8);
    for (content, form) in fields {
        section.uleb(u64::from(content.0));
        section.uleb(u64::from(form.0));
    }
    section.uleb(rows as u64);
}

/// The maximum numbers of LEB128 numbers and of other bytes in a row.
const ROW_NUMBERS: usize = 6;
const ROW_OPCODES: usize = 12;

/// Writes the opcodes of one row, whose file has the number `file`.
fn write_row(row: &LineRow, file: u64, state: &mut Registers, program: &mut Chunk) {
    if file != state.file {
        program.u8(DW_LNS_set_file.0);
        program.uleb(file);
        state.file = file;
    }
    if row.column != state.column {
        program.u8(DW_LNS_set_column.0);
        program.uleb(u64::from(row.column));
        state.column = row.column;
    }
    if row.is_statement != state.is_statement {
        program.u8(DW_LNS_negate_stmt.0);
        state.is_statement = row.is_statement;
    }
    if row.prologue_end {
        program.u8(DW_LNS_set_prologue_end.0);
    }
    if row.epilogue_begin {
        program.u8(DW_LNS_set_epilogue_begin.0);
    }
    if row.discriminator > 0 {
        // Each row resets the discriminator to 0.
        program.u8(0);
        program.uleb(1 + (u64::from(row.discriminator.max(1).ilog2()) / 7 + 1));
        program.u8(DW_LNE_set_discriminator.0);
        program.uleb(u64::from(row.discriminator));
    }
    let address = u64::from((state.before + (row.position - state.position)) / state.step);
    state.before = 0;
    let line = i64::from(row.line) - i64::from(state.line);
    (state.position, state.line) = (row.position, row.line);
    let mut rest = line - LINE_BASE;
    if !(0..LINE_RANGE).contains(&rest) {
        program.u8(DW_LNS_advance_line.0);
        program.sleb(line);
        rest = -LINE_BASE;
    }
    // The special opcode that advances both address and line, if there is one.
    let opcode = |address: u64| {
        let opcode = address * LINE_RANGE as u64 + rest as u64 + u64::from(OPCODE_BASE);
        u8::try_from(opcode).ok()
    };
    if let Some(opcode) = opcode(address) {
        program.u8(opcode);
    } else if let Some(opcode) = address.checked_sub(CONST_ADD).and_then(opcode) {
        program.u8(DW_LNS_const_add_pc.0);
        program.u8(opcode);
    } else {
        program.u8(DW_LNS_advance_pc.0);
        program.uleb(address);
        program.u8(opcode(0).unwrap_or(DW_LNS_copy.0));
    }
}

/// An open sequence, with its last piece.
struct Sequence<'f> {
    function: FunctionView<'f>,
    symbol: SymbolIndex,
    range: CodeRange,
    state: Registers,
}

/// The registers of the line number program that a row does not reset.
struct Registers {
    /// The size in bytes of an advance by one, at least 1.
    step: u32,
    /// The number of bytes from the last row to the start of the function, if that row belongs to
    /// another function.
    before: u32,
    position: Position,
    file: u64,
    line: u32,
    column: u32,
    is_statement: bool,
}

impl Registers {
    /// Returns the initial registers, DWARF 5 table 6.4.
    fn new(position: Position, step: u32) -> Registers {
        Registers {
            step,
            before: 0,
            position,
            file: 1,
            line: 1,
            column: 0,
            is_statement: true,
        }
    }
}

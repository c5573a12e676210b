//! Line number programs (DWARF 5 section 6.2.5): one sequence for each function or part of it, or
//! for several adjacent functions.

use super::buffer::{Buffer, CHUNK_BYTES, Chunk};
use super::format::UnitFormat;
use super::relocation::SymbolIndex;
use super::strings::SymbolTable;
use crate::dwarf::leb128;
use crate::markers::{CodeRange, FunctionView, LineRow, Piece};
use crate::metadata::FileId;
use crate::units::Position;
use core::ops::Range;
use gimli::constants::*;

/// Special opcodes advance the line by −5 to 8, and the address by as much as fits in one byte.
pub(super) const LINE_BASE: i64 = -5;
pub(super) const LINE_RANGE: i64 = 14;
pub(super) const OPCODE_BASE: u8 = 13;
/// The number of operands of each standard opcode, below `OPCODE_BASE`.
pub(super) const OPERANDS: [u8; OPCODE_BASE as usize - 1] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
/// The address advance of `DW_LNS_const_add_pc`.
const CONST_ADD: u64 = (255 - OPCODE_BASE as u64) / LINE_RANGE as u64;

/// The line number program of functions.
pub(super) struct Program<'t> {
    format: UnitFormat,
    pub(super) buffer: Buffer,
    /// The unit of address advances, in bytes: the size of the shortest instruction if all rows of
    /// the unit are at multiples of it.
    step: u8,
    /// The symbols, which include those of all functions.
    symbols: &'t SymbolTable,
}

impl<'t> Program<'t> {
    pub(super) fn new(format: UnitFormat, step: u8, symbols: &'t SymbolTable) -> Program<'t> {
        Program {
            format,
            buffer: Buffer::scratch(format),
            step,
            symbols,
        }
    }

    /// Writes the rows of functions. `file` returns the number of a file.
    pub(super) fn functions<'f>(
        &mut self,
        functions: impl Iterator<Item = FunctionView<'f>>,
        mut file: impl FnMut(FileId) -> u64,
    ) {
        let mut open = None;
        for function in functions {
            for piece in function.pieces() {
                open = self.piece(function, piece, open, &mut file);
            }
        }
        self.end_sequence(open);
    }

    /// Writes the rows of a piece of a function, which may continue an open sequence. Returns the
    /// sequence. The validator rejects all rows of a function if one is out of order or past the
    /// end (E412).
    fn piece<'f>(
        &mut self,
        function: FunctionView<'f>,
        piece: Piece,
        open: Option<Sequence<'f>>,
        file: &mut impl FnMut(FileId) -> u64,
    ) -> Option<Sequence<'f>> {
        let (mut before, rest) = function.rows().split_at(piece.range.start);
        let (mut own, _) = rest.split_at(piece.range.end);
        // If the piece has no row at its first byte, the last row before the piece applies there.
        let is_stated = own.clone().next().map(|row| row.position) == Some(piece.range.start);
        let before = before.next_back().filter(|_| !is_stated);
        let first_row = before.map(|row| LineRow {
            discriminator: row.discriminator,
            column: row.column,
            ..LineRow::non_statement(piece.range.start, row.file, row.line)
        });
        if own.is_empty() && first_row.is_none() {
            return open;
        }
        let symbol = self.symbols.known(piece.symbol)?;
        let CodeRange { start, end } = piece.range;
        // Code before the function's first row has no line. If the sequence continued, that code
        // would have the last line of the previous function.
        let mut state = match self.continued(open, (&function, is_stated)) {
            Some(state) => state,
            None => {
                self.set_address(symbol, Position::START);
                Registers::new(start, self.step.into())
            }
        };
        let mut bytes = CHUNK_BYTES;
        let mut chunk = Chunk::new(&mut bytes);
        let mut next = first_row.or_else(|| own.next());
        while let Some(row) = next {
            if row.position >= state.position && row.position < end {
                if self.format.is_relaxed {
                    self.buffer.append_chunk(&mut chunk);
                    self.advance(symbol, state.position - start..row.position - start);
                    state.position = row.position;
                }
                let file = file(row.file);
                self.buffer.make_room(&mut chunk, ROW_NUMBERS, ROW_OPCODES);
                write_row(&row, file, &mut state, &mut chunk);
            }
            next = own.next();
        }
        self.buffer.append_chunk(&mut chunk);
        Some(Sequence {
            function,
            symbol,
            range: piece.range,
            state,
        })
    }

    /// Returns the registers at the start of a function that continues a sequence, which requires a
    /// row at its first byte. Otherwise ends the sequence.
    fn continued(
        &mut self,
        open: Option<Sequence<'_>>,
        (function, has_first_row): (&FunctionView<'_>, bool),
    ) -> Option<Registers> {
        let start = open.as_ref().filter(|_| has_first_row).and_then(|open| {
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
            CONST_ADD => self.buffer.u8(DW_LNS_const_add_pc.0),
            rest => {
                self.buffer.u8(DW_LNS_advance_pc.0);
                self.buffer.uleb(rest);
            }
        }
        self.buffer
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
                self.buffer.u8(DW_LNS_fixed_advance_pc.0);
                self.buffer.code_length(symbol, start..end, 2);
            }
            Err(_) => self.set_address(symbol, Position(end)),
        }
    }

    fn set_address(&mut self, symbol: SymbolIndex, position: Position) {
        let address_bytes = self.format.encoding.address_bytes;
        self.buffer.reserve_first();
        self.buffer.u8(0);
        self.buffer.uleb(u64::from(address_bytes) + 1);
        self.buffer.u8(DW_LNE_set_address.0);
        self.buffer
            .address(symbol, i64::from(position.0), address_bytes);
    }
}

/// The maximum numbers of LEB128 numbers and of other bytes of a row.
const ROW_NUMBERS: usize = 6;
const ROW_OPCODES: usize = 12;

/// Writes the opcodes of one row, whose file has the number `file`. It is inlined into the only
/// loop over rows, so that the compiler keeps `state` in machine registers.
#[inline(always)]
fn write_row(row: &LineRow, file: u64, state: &mut Registers, program: &mut Chunk<'_>) {
    if file != state.file {
        program.operation(DW_LNS_set_file.0, file);
        state.file = file;
    }
    if row.column != state.column {
        program.operation(DW_LNS_set_column.0, u64::from(row.column));
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
        program.uleb(1 + leb128::unsigned_len(u64::from(row.discriminator)) as u64);
        program.operation(DW_LNE_set_discriminator.0, u64::from(row.discriminator));
    }
    let bytes = state.before + (row.position - state.position);
    let address = u64::from(match state.step {
        // A division would take longer than the rest of a row.
        1 => bytes,
        step => bytes / step,
    });
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
        let word = u64::from(opcode) << 8 | u64::from(DW_LNS_const_add_pc.0);
        program.word(word, 2);
    } else {
        program.operation(DW_LNS_advance_pc.0, address);
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

//! Stored rows of line tables: 16 bytes instead of 28.

use crate::markers::LineRow;
use crate::metadata::{FileId, Id, ModuleTag};
use crate::units::Position;
use alloc::vec::Vec;

/// The bits of the flags. The column is in the bits above them.
const STATEMENT: u32 = 1;
const PROLOGUE_END: u32 = 1 << 1;
const EPILOGUE_BEGIN: u32 = 1 << 2;
/// The row is in the list of large rows.
const LARGE: u32 = 1 << 3;
const COLUMN_SHIFT: u32 = 4;

/// A stored row. A row with a discriminator, a large column or a file of another module does not
/// fit: it is in the list of large rows, and `line` is its index there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StoredRow {
    position: u32,
    file: u32,
    line: u32,
    column_and_flags: u32,
}

impl StoredRow {
    /// Stores a row of a function in a module.
    pub(super) fn new(row: &LineRow, module: ModuleTag, large: &mut Vec<LineRow>) -> StoredRow {
        let flag = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        let fits = row.discriminator == 0
            && row.column < 1 << (u32::BITS - COLUMN_SHIFT)
            && !row.file.module().is_other(module);
        let (line, column_and_flags) = match fits {
            true => {
                let flags = flag(row.is_statement, STATEMENT)
                    | flag(row.prologue_end, PROLOGUE_END)
                    | flag(row.epilogue_begin, EPILOGUE_BEGIN);
                (row.line, row.column << COLUMN_SHIFT | flags)
            }
            false => {
                large.push(*row);
                (large.len() as u32 - 1, LARGE)
            }
        };
        StoredRow {
            position: row.position.0,
            file: row.file.index() as u32,
            line,
            column_and_flags,
        }
    }

    fn read(self, large: &[LineRow], module: ModuleTag) -> LineRow {
        let row = LineRow {
            position: Position(self.position),
            file: FileId::from_index(self.file as usize).in_module(module),
            line: self.line,
            column: self.column_and_flags >> COLUMN_SHIFT,
            is_statement: self.column_and_flags & STATEMENT != 0,
            prologue_end: self.column_and_flags & PROLOGUE_END != 0,
            epilogue_begin: self.column_and_flags & EPILOGUE_BEGIN != 0,
            discriminator: 0,
        };
        match self.column_and_flags & LARGE {
            0 => row,
            _ => large.get(self.line as usize).copied().unwrap_or(row),
        }
    }
}

/// The rows of a function's line table, in order: see
/// [`FunctionView::rows`](super::FunctionView::rows).
#[derive(Clone, Debug)]
pub struct LineRows<'a> {
    pub(super) rows: core::slice::Iter<'a, StoredRow>,
    pub(super) large: &'a [LineRow],
    pub(super) module: ModuleTag,
}

impl LineRows<'_> {
    /// True if there are no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.len() == 0
    }

    /// The rows before a position, and the others. The rows must be in the order of positions.
    pub(crate) fn split_at(&self, position: Position) -> (Self, Self) {
        let rows = self.rows.as_slice();
        let count = rows.partition_point(|row| row.position < position.0);
        let (before, rest) = rows.split_at(count);
        [before, rest]
            .map(|rows| LineRows {
                rows: rows.iter(),
                ..*self
            })
            .into()
    }
}

impl Iterator for LineRows<'_> {
    type Item = LineRow;

    fn next(&mut self) -> Option<LineRow> {
        Some(self.rows.next()?.read(self.large, self.module))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rows.size_hint()
    }
}

impl DoubleEndedIterator for LineRows<'_> {
    fn next_back(&mut self) -> Option<LineRow> {
        Some(self.rows.next_back()?.read(self.large, self.module))
    }
}

impl ExactSizeIterator for LineRows<'_> {}

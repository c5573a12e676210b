//! Stored rows of line tables: 12 bytes instead of 28.

use crate::markers::LineRow;
use crate::metadata::{FileId, Id, ModuleTag};
use crate::units::Position;
use alloc::vec::Vec;

/// The bits of the flags. The column is in the 14 bits above them, and the file in those above it.
const STATEMENT: u32 = 1;
const PROLOGUE_END: u32 = 1 << 1;
const EPILOGUE_BEGIN: u32 = 1 << 2;
/// The row is in the list of large rows.
const LARGE: u32 = 1 << 3;
const COLUMN_SHIFT: u32 = 4;
const FILE_SHIFT: u32 = 18;
/// The number of columns that fit, and of files.
const FITS: u32 = 1 << 14;

/// A stored row. A row with a discriminator, a column or file from 16,384 on, or a file of another
/// module does not fit: it is in the list of large rows, and `line` is its index there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StoredRow {
    position: u32,
    line: u32,
    file_column_and_flags: u32,
}

impl StoredRow {
    /// Stores a row of a function in a module.
    pub(super) fn new(row: &LineRow, module: ModuleTag, large: &mut Vec<LineRow>) -> StoredRow {
        let flag = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        let fits = row.discriminator == 0
            && row.column < FITS
            && row.file.index() < FITS as usize
            && !row.file.module().is_other(module);
        let (line, file_column_and_flags) = match fits {
            true => {
                let flags = flag(row.is_statement, STATEMENT)
                    | flag(row.prologue_end, PROLOGUE_END)
                    | flag(row.epilogue_begin, EPILOGUE_BEGIN);
                let file = row.file.index() as u32;
                (
                    row.line,
                    file << FILE_SHIFT | row.column << COLUMN_SHIFT | flags,
                )
            }
            false => {
                large.push(*row);
                (large.len() as u32 - 1, LARGE)
            }
        };
        StoredRow {
            position: row.position.0,
            line,
            file_column_and_flags,
        }
    }

    fn read(self, large: &[LineRow], module: ModuleTag) -> LineRow {
        let bits = self.file_column_and_flags;
        let row = LineRow {
            position: Position(self.position),
            file: FileId::from_index((bits >> FILE_SHIFT) as usize).in_module(module),
            line: self.line,
            column: bits >> COLUMN_SHIFT & (FITS - 1),
            is_statement: bits & STATEMENT != 0,
            prologue_end: bits & PROLOGUE_END != 0,
            epilogue_begin: bits & EPILOGUE_BEGIN != 0,
            discriminator: 0,
        };
        match bits & LARGE {
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

//! Ranges that may cover several blocks, as one piece for each block.

use crate::markers::CodeRange;
use crate::units::Position;
use alloc::vec::Vec;
use core::hash::Hash;
use hashbrown::HashMap;

/// The part of a range that is in one block: of a scope's code, or of a value's place. Pieces of
/// one range that touch are written as one range again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodePiece<T> {
    /// The scope; or the value and its location.
    pub what: T,
    /// The code, from the start of the block.
    pub range: CodeRange,
    /// The number of the body's range that it is a part of.
    pub(super) origin: u32,
}

/// The origin of what was not in the body.
const NEW: u32 = u32::MAX;

impl<T> CodePiece<T> {
    /// A piece of code. New pieces of the same scope, or of the same value and location, that touch
    /// become one range.
    pub fn new(what: T, range: impl Into<CodeRange>) -> CodePiece<T> {
        CodePiece {
            what,
            range: range.into(),
            origin: NEW,
        }
    }

    /// The piece of the same range in other code: both are one range where they touch.
    #[must_use]
    pub fn over(self, range: impl Into<CodeRange>) -> CodePiece<T> {
        CodePiece {
            range: range.into(),
            ..self
        }
    }

    /// The pieces of a range of the body in the blocks that start at `starts`; the first starts at
    /// 0. Calls `add` with the index of each block.
    pub(super) fn cut(
        what: T,
        range: CodeRange,
        origin: u32,
        starts: &[u32],
        size: u32,
        mut add: impl FnMut(usize, CodePiece<T>),
    ) where
        T: Copy,
    {
        // An empty block at the start of the range is before it.
        let after = starts.partition_point(|start| *start <= range.start.0);
        for index in after.saturating_sub(1)..starts.len() {
            let start = starts[index];
            let end = starts.get(index + 1).copied().unwrap_or(size);
            if start >= range.end.0 && start > range.start.0 {
                break;
            }
            let code = range.intersection(CodeRange::from(start..end));
            let range = CodeRange::from(code.start.0 - start..code.end.0 - start);
            add(
                index,
                CodePiece {
                    what,
                    range,
                    origin,
                },
            );
        }
    }

    /// Cuts it at a position of a block. A piece that covers the whole block is in both halves,
    /// even if one of them is empty.
    pub(super) fn split(self, at: Position, size: u32) -> [Option<CodePiece<T>>; 2]
    where
        T: Copy,
    {
        let CodeRange { start, end } = self.range;
        let is_whole = start == Position::START && end == Position(size);
        let before = CodeRange::new(start.min(at), end.min(at));
        let after = CodeRange::from(start.max(at) - at..end.max(at) - at);
        // An empty piece goes where its position goes.
        let is_before = is_whole || !before.is_empty() || end < at;
        let is_after = is_whole || !after.is_empty() || (start == end && start >= at);
        let piece = |range| CodePiece { range, ..self };
        [
            is_before.then(|| piece(before)),
            is_after.then(|| piece(after)),
        ]
    }

    /// The piece, `bytes` later.
    pub(super) fn later(self, bytes: u32) -> CodePiece<T> {
        let CodeRange { start, end } = self.range;
        CodePiece {
            range: CodeRange::new(start + bytes, end + bytes),
            ..self
        }
    }
}

/// Joins pieces, given with the positions and the sizes of their blocks in layout order.
pub(super) struct Joined<T> {
    pieces: Vec<CodePiece<T>>,
    /// The index of the last piece of each range.
    last: HashMap<(T, u32), usize>,
}

impl<T: Copy + Eq + Hash> Joined<T> {
    pub(super) fn new() -> Joined<T> {
        Joined {
            pieces: Vec::new(),
            last: HashMap::new(),
        }
    }

    pub(super) fn add(&mut self, block: CodeRange, pieces: &[CodePiece<T>]) {
        for piece in pieces {
            let piece = piece.later(block.start.0);
            let key = (piece.what, piece.origin);
            let last = self.last.get(&key).map(|index| &mut self.pieces[*index]);
            match last.filter(|last| last.range.end == piece.range.start) {
                Some(last) => last.range.end = piece.range.end,
                // A range in an empty block is not a range of code.
                None if block.is_empty() => {}
                None => {
                    self.last.insert(key, self.pieces.len());
                    self.pieces.push(piece);
                }
            }
        }
    }

    /// The pieces, in the order of the body's ranges.
    pub(super) fn ranges(mut self) -> Vec<CodePiece<T>> {
        self.pieces.sort_by_key(|piece| piece.origin);
        self.pieces
    }
}

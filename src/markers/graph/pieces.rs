//! Ranges that may cover several blocks, stored as one piece for each block.

use crate::markers::CodeRange;
use crate::units::Position;
use alloc::vec::Vec;
use core::hash::Hash;
use hashbrown::HashMap;

/// The part of a range in one block. The range is the code of a scope, or the code where a value
/// has a location. Adjacent pieces of one range are written as one range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodePiece<T> {
    /// The scope, or the value and its location.
    pub what: T,
    /// The code, relative to the start of the block.
    pub range: CodeRange,
    /// The index of the body's range that the piece belongs to.
    pub(super) origin: u32,
}

/// The origin of a piece that was not in the body.
const NEW: u32 = u32::MAX;

impl<T> CodePiece<T> {
    /// Creates a piece of code. Adjacent new pieces with equal contents become one range.
    pub fn new(what: T, range: impl Into<CodeRange>) -> CodePiece<T> {
        CodePiece {
            what,
            range: range.into(),
            origin: NEW,
        }
    }

    /// Returns a piece of the same range that covers other code. Adjacent pieces of a range become
    /// one range.
    #[must_use]
    pub fn over(self, range: impl Into<CodeRange>) -> CodePiece<T> {
        CodePiece {
            range: range.into(),
            ..self
        }
    }

    /// Cuts a range of the body into pieces of the blocks that start at `starts`; the first starts
    /// at 0. Calls `add` with the index of each block.
    pub(super) fn cut(self, starts: &[u32], size: u32, mut add: impl FnMut(usize, CodePiece<T>))
    where
        T: Copy,
    {
        let range = self.range;
        // An empty block at the start of the range is not part of it.
        let after = starts.partition_point(|start| *start <= range.start.0);
        for index in after.saturating_sub(1)..starts.len() {
            let start = starts[index];
            let end = starts.get(index + 1).copied().unwrap_or(size);
            if start >= range.end.0 && start > range.start.0 {
                break;
            }
            let code = range.intersection(CodeRange::from(start..end));
            add(index, self.over(code.start.0 - start..code.end.0 - start));
        }
    }

    /// Cuts the piece at a position of a block. A piece that covers the whole block is in both
    /// halves, even if one of them is empty.
    pub(super) fn split(self, at: Position, size: u32) -> [Option<CodePiece<T>>; 2]
    where
        T: Copy,
    {
        let CodeRange { start, end } = self.range;
        let is_whole = start == Position::START && end == Position(size);
        let before = CodeRange::new(start.min(at), end.min(at));
        let after = CodeRange::from(start.max(at) - at..end.max(at) - at);
        // An empty piece is in the half that its position is in.
        let is_before = is_whole || !before.is_empty() || end < at;
        let is_after = is_whole || !after.is_empty() || (start == end && start >= at);
        let piece = |range| CodePiece { range, ..self };
        [
            is_before.then(|| piece(before)),
            is_after.then(|| piece(after)),
        ]
    }

    /// Returns the piece moved by `bytes`.
    pub(super) fn later(self, bytes: u32) -> CodePiece<T> {
        let CodeRange { start, end } = self.range;
        CodePiece {
            range: CodeRange::new(start + bytes, end + bytes),
            ..self
        }
    }
}

/// Joins pieces that are given in layout order, with the positions and sizes of their blocks.
pub(super) struct Joined<T> {
    pieces: Vec<CodePiece<T>>,
    /// The index of the latest piece of each range.
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
                // A range in an empty block covers no code.
                None if block.is_empty() => {}
                None => {
                    self.last.insert(key, self.pieces.len());
                    self.pieces.push(piece);
                }
            }
        }
    }

    /// The joined ranges, in the order of the body's ranges.
    pub(super) fn ranges(mut self) -> Vec<CodePiece<T>> {
        self.pieces.sort_by_key(|piece| piece.origin);
        self.pieces
    }
}

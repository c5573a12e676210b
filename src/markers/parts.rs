//! Functions with code in several parts, such as cold code in a separate section.
//!
//! Positions count through all parts as if the code were contiguous, so lifetimes, places, scopes
//! and calls of a function apply to each part. Only addresses differ: each part has a symbol, and
//! its addresses count from that symbol.

use super::graph::FrameStates;
use super::{CodeRange, FrameRow, FunctionBody, FunctionView};
use crate::metadata::Text;
use crate::target::Target;
use crate::units::Position;
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// A part of a function's code that does not follow the code before it. It extends to the next
/// part, or to the end of the function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodePart {
    /// The position of its first byte; greater than 0, since the function's own symbol is at 0.
    pub start: Position,
    /// The symbol of its first byte.
    pub symbol: Text,
    /// The symbol of the part's language-specific data, like
    /// [`Exceptions::data`](super::Exceptions::data) for the code before the first part.
    pub exception_data: Option<Text>,
}

impl CodePart {
    /// Creates a part that handles no exceptions.
    pub const fn new(start: Position, symbol: Text) -> CodePart {
        CodePart {
            start,
            symbol,
            exception_data: None,
        }
    }
}

/// Contiguous code of a function: the code before its parts, or one part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// 0 for the code before the first part, otherwise the number of the part, from 1.
    pub number: usize,
    /// The symbol of its first byte.
    pub symbol: Text,
    /// Its positions in the function.
    pub range: CodeRange,
}

impl Piece {
    /// The size in bytes.
    pub fn size(&self) -> u32 {
        self.offset(self.range.end)
    }

    /// Converts a position of the function to an offset from the start of the piece.
    pub fn offset(&self, position: Position) -> u32 {
        position.0.saturating_sub(self.range.start.0)
    }

    /// Returns the part of a range that is in the piece, as offsets from its start.
    pub fn part_of(&self, range: CodeRange) -> Option<CodeRange> {
        let part = range.intersection(self.range);
        let offset = |position| Position(self.offset(position));
        (!part.is_empty()).then(|| CodeRange::new(offset(part.start), offset(part.end)))
    }
}

impl FunctionBody {
    /// Adds a part: the code from its position on is at another symbol, such as cold code in
    /// another section. Parts must be in ascending order, inside the function, and at symbols of
    /// their own (`E419`).
    ///
    /// ```
    /// use dwarfsmith::markers::{CodePart, FunctionBody};
    /// # use dwarfsmith::{Module, Position, Target, metadata::{Id, SubprogramId}};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let subprogram = SubprogramId::from_index(0);
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), subprogram, 0x30);
    /// // The last 0x10 bytes are in `.text.unlikely`.
    /// body.part(CodePart::new(Position(0x20), module.text("f.cold")));
    /// ```
    pub fn part(&mut self, part: CodePart) -> &mut Self {
        self.parts.push(part);
        self
    }

    /// The parts, in insertion order.
    pub fn parts(&self) -> &[CodePart] {
        &self.parts
    }
}

impl<'a> FunctionView<'a> {
    /// The parts of the function that are not at the function's symbol, in order.
    pub fn parts(&self) -> &'a [CodePart] {
        self.parts
    }

    /// The contiguous pieces of the function, in order. There is at least one.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> + Clone + use<'a> {
        let (parts, size, symbol) = (self.parts, self.size, self.symbol);
        (0..=parts.len()).map(move |number| {
            let own = number.checked_sub(1).and_then(|index| parts.get(index));
            let end = parts.get(number).map_or(Position(size), |next| next.start);
            Piece {
                number,
                symbol: own.map_or(symbol, |own| own.symbol),
                range: CodeRange::new(own.map_or(Position::START, |own| own.start), end),
            }
        })
    }

    /// The frame rows of a piece. One that is not the first begins with the rules that hold there.
    pub(crate) fn frame_of(&self, piece: Piece, target: Target) -> Cow<'a, [FrameRow]> {
        if self.parts.is_empty() {
            return Cow::Borrowed(self.frame());
        }
        let rows = self.frame().iter().copied();
        let position = piece.range.start;
        let mut own: Vec<FrameRow> = rows.filter(|row| row.position < piece.range.end).collect();
        if piece.number == 0 {
            return Cow::Owned(own);
        }
        let start = own.partition_point(|row| row.position <= position);
        let rules: Vec<_> = own.drain(..start).map(|row| row.rule).collect();
        let mut states = FrameStates::new(target);
        // The validator rejects a rule that restores a state that was not remembered (E503).
        let state = states.after(FrameStates::ENTRY, rules.into_iter());
        let rules = states.between(FrameStates::ENTRY, state.unwrap_or(FrameStates::ENTRY));
        let rules = rules.into_iter().map(|rule| FrameRow { position, rule });
        own.splice(..0, rules);
        Cow::Owned(own)
    }

    /// Returns the piece that contains the byte at a position; the last piece for the end of the
    /// function.
    pub(crate) fn piece_at(&self, position: Position) -> Piece {
        let number = self.parts.partition_point(|part| part.start <= position);
        let mut pieces = self.pieces().skip(number);
        pieces.next().unwrap_or(Piece {
            number: 0,
            symbol: self.symbol,
            range: self.range(),
        })
    }

    /// Returns the piece that contains the byte before a position, such as the end of a call.
    pub(crate) fn piece_before(&self, position: Position) -> Piece {
        self.piece_at(Position(position.0.saturating_sub(1)))
    }
}

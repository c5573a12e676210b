//! Functions with code in several parts, such as cold code in a separate section.
//!
//! Positions count through all parts as if the code were contiguous, so lifetimes, places, scopes
//! and calls of a function apply to each part. Only addresses differ: each part has a symbol, and
//! its addresses count from that symbol.

use super::graph::FrameStates;
use super::{CodeRange, FrameRow, FunctionBody, FunctionId, FunctionView};
use crate::metadata::Text;
use crate::target::Target;
use crate::units::Position;
use alloc::borrow::Cow;

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
    /// another section. Parts must be in ascending order, inside the function, and at different
    /// symbols (`E419`).
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
        let function = *self;
        (0..=self.parts.len()).map(move |number| function.piece(number))
    }

    /// The piece with a number, which is at most the number of parts.
    pub(crate) fn piece(&self, number: usize) -> Piece {
        let own = (number.checked_sub(1)).and_then(|index| self.parts.get(index));
        let next = self.parts.get(number);
        Piece {
            number,
            symbol: own.map_or(self.symbol, |own| own.symbol),
            range: CodeRange::new(
                own.map_or(Position::START, |own| own.start),
                next.map_or(Position(self.size), |next| next.start),
            ),
        }
    }

    /// The pieces that have code of a range, in order.
    pub(crate) fn pieces_of(&self, range: CodeRange) -> impl Iterator<Item = Piece> + use<'a> {
        let function = *self;
        let first = match range.is_empty() {
            true => self.parts.len() + 1,
            false => self.number_at(range.start),
        };
        (first..=self.parts.len())
            .map(move |number| function.piece(number))
            .take_while(move |piece| piece.range.start < range.end)
    }

    fn number_at(&self, position: Position) -> usize {
        self.parts.partition_point(|part| part.start <= position)
    }

    /// Returns the piece that contains the byte at a position; the last piece for the end of the
    /// function.
    pub(crate) fn piece_at(&self, position: Position) -> Piece {
        self.piece(self.number_at(position))
    }

    /// Returns the piece that contains the byte before a position, such as the end of a call.
    pub(crate) fn piece_before(&self, position: Position) -> Piece {
        self.piece_at(Position(position.0.saturating_sub(1)))
    }
}

/// The frame rows of the pieces of functions. Reads each row of a function once if its pieces are
/// visited in order.
pub(crate) struct PieceRows {
    states: FrameStates,
    function: Option<FunctionId>,
    /// The number of rows before the piece that was visited last, or at its start, and the state
    /// after them.
    read: usize,
    state: u32,
}

impl PieceRows {
    pub(crate) fn new(target: Target) -> PieceRows {
        PieceRows {
            states: FrameStates::new(target),
            function: None,
            read: 0,
            state: FrameStates::ENTRY,
        }
    }

    /// The frame rows of a piece. One that is not the first begins with the rules that hold there.
    pub(crate) fn of<'a>(&mut self, view: FunctionView<'a>, piece: Piece) -> Cow<'a, [FrameRow]> {
        if view.parts.is_empty() {
            return Cow::Borrowed(view.frame());
        }
        let (rows, position) = (view.frame(), piece.range.start);
        let end = rows.partition_point(|row| row.position < piece.range.end);
        if piece.number == 0 {
            return Cow::Borrowed(&rows[..end]);
        }
        let start = rows
            .partition_point(|row| row.position <= position)
            .min(end);
        if self.function != Some(view.id) || start < self.read {
            self.function = Some(view.id);
            (self.read, self.state) = (0, FrameStates::ENTRY);
            self.states.clear();
        }
        let rules = rows[self.read..start].iter().map(|row| row.rule);
        // The validator rejects a rule that restores a state that was not remembered (E503).
        self.state = (self.states.after(self.state, rules)).unwrap_or(FrameStates::ENTRY);
        self.read = start;
        let rules = self.states.between(FrameStates::ENTRY, self.state);
        let rules = rules.into_iter().map(|rule| FrameRow { position, rule });
        Cow::Owned(rules.chain(rows[start..end].iter().copied()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markers::FrameRule;
    use crate::metadata::{Id, SubprogramId};
    use crate::module::Module;
    use crate::target::Register;
    use crate::units::ByteOffset;
    use alloc::format;
    use alloc::vec::Vec;

    #[test]
    fn a_range_is_in_the_pieces_that_have_its_code() {
        let mut module = Module::new(Target::X86_64);
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), SubprogramId::from_index(0), 0x30);
        for (start, name) in [(0x10, "f.cold"), (0x20, "f.rare")] {
            body.part(CodePart::new(Position(start), module.text(name)));
        }
        let f = module.add_function(&body);
        let f = module.code.function(f).unwrap();
        let numbers = |range: core::ops::Range<u32>| -> Vec<usize> {
            f.pieces_of(range.into())
                .map(|piece| piece.number)
                .collect()
        };
        assert_eq!(numbers(0x0..0x10), [0]);
        assert_eq!(numbers(0x8..0x11), [0, 1]);
        assert_eq!(numbers(0x10..0x20), [1]);
        assert_eq!(numbers(0x0..0x30), [0, 1, 2]);
        assert_eq!(numbers(0x2f..0x30), [2]);
        assert_eq!(numbers(0x10..0x10), []);
    }

    /// A piece begins with the rules that hold there, independent of the piece that was visited
    /// before.
    #[test]
    fn each_piece_has_the_rules_of_its_function() {
        let mut module = Module::new(Target::X86_64);
        let (mut body, subprogram) = (FunctionBody::default(), SubprogramId::from_index(0));
        let cfa = |offset| FrameRule::cfa(Register(7), ByteOffset(offset));
        let functions = [("f", 16), ("g", 24)].map(|(name, offset)| {
            body.begin(module.text(name), subprogram, 0x30);
            body.frame(Position(0x1), cfa(offset));
            body.frame(Position(0x10), cfa(2 * offset));
            body.frame(Position(0x18), cfa(3 * offset));
            for start in [0x10, 0x20] {
                let symbol = module.text(&format!("{name}.{start}"));
                body.part(CodePart::new(Position(start), symbol));
            }
            module.add_function(&body)
        });
        let mut rows = PieceRows::new(module.target);
        let mut visit = |function: usize, piece: usize| -> Vec<(u32, FrameRule)> {
            let view = module.code.function(functions[function]).unwrap();
            let found = rows.of(view, view.piece(piece));
            found.iter().map(|row| (row.position.0, row.rule)).collect()
        };
        assert_eq!(visit(0, 1), [(0x10, cfa(32)), (0x18, cfa(48))]);
        assert_eq!(visit(0, 2), [(0x20, cfa(48))]);
        assert_eq!(visit(1, 2), [(0x20, cfa(72))]);
        assert_eq!(visit(1, 1), [(0x10, cfa(48)), (0x18, cfa(72))]);
        assert_eq!(visit(1, 0), [(0x1, cfa(24))]);
        assert_eq!(visit(0, 2), [(0x20, cfa(48))]);
    }
}

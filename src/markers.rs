//! The code of functions, as debug information describes it: blocks, markers, referrers, value
//! places, line rows, ranges of scopes, frame rules.
//!
//! A backend fills a [`FunctionBody`], adds it to the module and reuses it for the next function.
//! The module keeps all bodies in a few flat arrays ([`Code`]); [`FunctionView`] is a view of one
//! function.
//!
//! ```text
//!   FunctionBody ──Module::add_function──► Code ──► FunctionView ──► LiveRanges ──► lower
//!      ▲ │  ▲                                │
//!      └─┘  └──────── load_function ─────────┘
//!    passes insert, move and remove markers; then begin() for the next function
//! ```
//!
//! Passes that change the control flow edit a [`FunctionGraph`], which is built from a body and
//! written back to one.
//!
//! A *marker* is at a position in a block. It begins (`dbg.def`) or ends (`dbg.kill`) a lifetime,
//! or names the position (`dbg.label`). [`LiveRanges`] follows the control flow from each `dbg.def`
//! to the lifetime's kills. In a module, all positions are **byte offsets** from the start of the
//! function, and ranges are half-open. In a body, they may be any ascending numbers until code has
//! addresses: [`FunctionBody::renumber`] then turns them into offsets.

mod body;
mod call;
mod code;
mod edit;
mod frame;
mod graph;
mod overlaps;
mod parts;
mod ranges;
mod referrer;
mod renumber;

pub use body::{BlockIndex, FunctionBody};
pub use call::{CallParameter, CallSite, CallTarget};
pub use code::{Block, Code, FunctionId, FunctionView, LineRows, ValuePlaces};
pub(crate) use code::{FOREIGN, ReferrerId, StoredPlace};
pub use edit::{MarkerError, MarkerIndex, PlacedMarker};
pub use frame::{Exceptions, FrameExpression, FrameRow, FrameRule};
pub use graph::{
    BlockCall, BlockCode, CodeBlockId, CodePiece, FrameStateId, FunctionGraph, GraphError,
    PlacedDef, SplitSide,
};
pub(crate) use overlaps::Overlaps;
pub use parts::CodePart;
pub(crate) use parts::{Piece, PieceRows};
pub use ranges::LiveRanges;
pub(crate) use ranges::{gaps, join};
pub use referrer::{Base, Referrer, RegisterPart};

use crate::metadata::{CodeId, FileId, LifetimeId, Scope};
use crate::units::Position;

/// Code from `start` up to, not including, `end`. A range of numbers converts to it:
/// `CodeRange::from(0x4..0x30)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CodeRange {
    /// The first byte.
    pub start: Position,
    /// The byte after the last.
    pub end: Position,
}

impl CodeRange {
    /// A range; empty if `end` is not after `start`.
    pub const fn new(start: Position, end: Position) -> CodeRange {
        CodeRange { start, end }
    }

    /// True if the range is empty.
    pub const fn is_empty(self) -> bool {
        self.end.0 <= self.start.0
    }

    /// The intersection of both ranges, which may be empty.
    pub fn intersection(self, other: CodeRange) -> CodeRange {
        CodeRange {
            start: self.start.max(other.start),
            end: self.end.min(other.end),
        }
    }

    /// True if `position` is in the range.
    pub const fn contains(self, position: Position) -> bool {
        self.start.0 <= position.0 && position.0 < self.end.0
    }
}

impl From<core::ops::Range<u32>> for CodeRange {
    fn from(range: core::ops::Range<u32>) -> CodeRange {
        CodeRange::new(Position(range.start), Position(range.end))
    }
}

impl From<core::ops::Range<Position>> for CodeRange {
    fn from(range: core::ops::Range<Position>) -> CodeRange {
        CodeRange::new(range.start, range.end)
    }
}

/// The compiler's number of a value: an SSA value, or a virtual register. Its [`ValuePlace`]s give
/// its locations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ValueId(pub u32);

impl core::fmt::Display for ValueId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

/// How far bounded lifetimes extend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MarkerMode {
    /// Lifetimes extend along control flow, up to a kill or the end of an exit block.
    #[default]
    Flow,
    /// Lifetimes end with their block at the latest, as in LLVM's document for code after
    /// LiveDebugValues.
    BlockLocal,
}

/// A def, kill or label at a position of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marker {
    /// `dbg.def`: the lifetime begins with this referrer.
    Def(LifetimeId, Referrer),
    /// `dbg.kill`: the lifetime ends.
    Kill(LifetimeId),
    /// `dbg.label`: the code location is here.
    Label(CodeId),
}

impl Marker {
    /// The lifetime that begins or ends.
    pub fn lifetime(self) -> Option<LifetimeId> {
        match self {
            Marker::Def(lifetime, _) | Marker::Kill(lifetime) => Some(lifetime),
            Marker::Label(_) => None,
        }
    }
}

/// The location of a value of the compiler in a range of code: `entity` in the text format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValuePlace {
    /// The value.
    pub value: ValueId,
    /// The code.
    pub range: CodeRange,
    /// The location there. Where ranges of one value overlap, the value is in several places at
    /// once.
    pub location: Referrer,
}

/// A row of the line table, DWARF 5 section 6.2.2. It holds up to the next row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// The position.
    pub position: Position,
    /// The file.
    pub file: FileId,
    /// The line, from 1; 0 if the code has no line.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// True if the position is a recommended breakpoint for the line.
    pub is_statement: bool,
    /// True if the position is a recommended breakpoint for the function.
    pub prologue_end: bool,
    /// True if the function's epilogue begins at the position.
    pub epilogue_begin: bool,
    /// Distinguishes blocks of code with equal lines and columns; 0 if there is none.
    pub discriminator: u32,
}

impl LineRow {
    /// A statement's row: a line, from 1, to stop at.
    pub const fn statement(position: Position, file: FileId, line: u32) -> LineRow {
        LineRow {
            position,
            file,
            line,
            column: 0,
            is_statement: true,
            prologue_end: false,
            epilogue_begin: false,
            discriminator: 0,
        }
    }

    /// A row that is not a recommended breakpoint: more code of a line that has a statement
    /// elsewhere.
    pub const fn non_statement(position: Position, file: FileId, line: u32) -> LineRow {
        LineRow {
            is_statement: false,
            ..LineRow::statement(position, file, line)
        }
    }

    /// The same row with a column, from 1.
    #[must_use]
    pub const fn column(self, column: u32) -> LineRow {
        LineRow { column, ..self }
    }

    /// The same row, as a recommended breakpoint for the function.
    #[must_use]
    pub const fn prologue_end(self) -> LineRow {
        LineRow {
            prologue_end: true,
            ..self
        }
    }

    /// The same row, as the start of the epilogue.
    #[must_use]
    pub const fn epilogue_begin(self) -> LineRow {
        LineRow {
            epilogue_begin: true,
            ..self
        }
    }
}

/// Code that belongs to a lexical block or an inlined scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScopeRange {
    /// The lexical block or inlined scope.
    pub scope: Scope,
    /// Its code, including the code of nested scopes.
    pub range: CodeRange,
}

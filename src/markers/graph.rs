//! A function body as a graph of blocks, for passes that edit it.
//!
//! In a [`FunctionBody`](super::FunctionBody), positions count from the start of the function, so
//! each change of the layout moves all code after it. In a [`FunctionGraph`], positions count from
//! the start of their block, and each block owns its contents, so the cost of an edit depends only
//! on the blocks that it changes.
//!
//! ```text
//!   FunctionBody ──FunctionGraph::new──► FunctionGraph ──write──► FunctionBody
//!                                           │ ▲
//!                 split, join, insert_block, clone_block, move_block,
//!                 remove_block, add_edge, remove_edge, edit
//! ```
//!
//! Items that extend over several blocks are cut at block boundaries when the graph is built, and
//! joined when it is written:
//!
//! - Ranges of scopes and places of values are [`CodePiece`]s, one for each block that they cover.
//! - Rows of the line table and frame rules hold up to the next row. Each block stores the row and
//!   the rules in effect at its start, [`BlockCode::line`] and [`BlockCode::frame`]. Writing the
//!   graph adds the rows that a new layout needs.
//!
//! A range that covers n blocks therefore takes n pieces.

mod blocks;
mod check;
mod error;
mod frames;
mod instructions;
mod load;
mod named;
mod parts;
mod pieces;
mod write;

pub use error::GraphError;
pub use named::PlacedDef;
pub use pieces::CodePiece;

use super::{
    CallParameter, CallSite, CodePart, Exceptions, FrameExpression, FrameRow, LineRow, Marker,
    MarkerMode, Referrer, RegisterPart, ValueId,
};
use crate::expr::DIExpr;
use crate::metadata::{ModuleTag, Scope, SubprogramId, Text};
use crate::target::Register;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
pub(super) use frames::FrameStates;

crate::ids::ids! {
    /// The id of a block in a [`FunctionGraph`]. It is valid until the block is removed, and is
    /// never reused. A clone of the graph has the same ids.
    CodeBlockId;
    /// The id of the frame rules in effect at the start of a block of a [`FunctionGraph`],
    /// including the rules that [`FrameRule::RememberState`](super::FrameRule::RememberState) has
    /// pushed and that are not popped yet.
    FrameStateId;
}

impl Default for FrameStateId {
    /// The target's rules at the entry to a function.
    fn default() -> FrameStateId {
        crate::metadata::Id::from_index(FrameStates::ENTRY as usize)
    }
}

/// A call in a block: its positions, its target, its arguments, and the registers that it
/// preserves in addition to those that the target's ABI preserves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockCall {
    /// The call. Positions count from the start of the block.
    pub site: CallSite,
    /// The arguments.
    pub parameters: Vec<CallParameter>,
    /// The registers that [`FunctionBody::call_preserves`](super::FunctionBody::call_preserves)
    /// stated.
    pub preserved: Vec<Register>,
}

impl BlockCall {
    /// A call with arguments.
    pub fn new(site: CallSite, parameters: &[CallParameter]) -> BlockCall {
        BlockCall {
            // These ranges refer to lists of a body, and are unused here.
            site: CallSite {
                first_parameter: 0,
                parameter_count: 0,
                first_preserved: 0,
                preserved_count: 0,
                ..site
            },
            parameters: parameters.to_vec(),
            preserved: Vec::new(),
        }
    }
}

/// The contents of a block. Positions count from its start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlockCode {
    /// The position of its end: its size in bytes, or in the compiler's instruction numbers.
    pub size: u32,
    /// The markers, in order. A marker may also be at the end of the block.
    pub markers: Vec<(Position, Marker)>,
    /// The row of the line table in effect at the start, unless [`rows`](BlockCode::rows) begins
    /// there; `None` for code without a row. Its position and flags are not used.
    pub line: Option<LineRow>,
    /// The rows of the line table that begin in the block. The last one holds to the end of the
    /// block.
    pub rows: Vec<LineRow>,
    /// The code of lexical blocks and inlined scopes.
    pub scopes: Vec<CodePiece<Scope>>,
    /// The places of the compiler's values: `entity` in the text format.
    pub values: Vec<CodePiece<(ValueId, Referrer)>>,
    /// The calls.
    pub calls: Vec<BlockCall>,
    /// The frame rules in effect at the start.
    pub frame: FrameStateId,
    /// The frame rules that begin in the block. They hold to its end.
    pub frame_rows: Vec<FrameRow>,
}

/// A block in the layout.
#[derive(Clone, Debug)]
struct Slot {
    code: BlockCode,
    /// The number of the frame rules after the rows at position 0.
    frame_after_start: u32,
    /// The number of the frame rules at the end.
    frame_at_end: u32,
    successors: Vec<CodeBlockId>,
    /// The predecessors, each with the number of its edges to this block.
    predecessors: BTreeMap<CodeBlockId, u32>,
    previous: Option<CodeBlockId>,
    next: Option<CodeBlockId>,
    /// Pieces are joined again when their number exceeds this.
    max_pieces: usize,
    /// The part that contains the block: 0 for the code at the function's symbol, otherwise an
    /// index from 1 in [`FunctionGraph::parts`]. The blocks of a part are consecutive in the
    /// layout.
    part: u32,
}

/// The code of one function, as a graph of blocks in a layout order. The entry is always the first
/// block.
///
/// ```
/// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Marker, Referrer, SplitSide, ValueId};
/// # use dwarfsmith::{Module, Position, Target, metadata::{Id, SubprogramId, LifetimeId}};
/// # let mut module = Module::new(Target::X86_64);
/// # let (subprogram, x) = (SubprogramId::from_index(0), LifetimeId::from_index(0));
/// let mut body = FunctionBody::default();
/// body.begin(module.text("f"), subprogram, 0x20);
/// body.block(Position(0x0));
/// body.def(Position(0x4), x, Referrer::Value(ValueId(7)));
///
/// // A pass splits the block, and inserts four bytes of code between the halves.
/// let mut graph = FunctionGraph::new(Target::X86_64, &body)?;
/// let first = graph.entry();
/// let last = graph.split(first, Position(0x10), SplitSide::Before)?;
/// let middle = graph.insert_block(first, graph.code_after(first, 4)?)?;
/// graph.redirect_edge(first, last, middle)?;
/// graph.add_edge(middle, last)?;
/// graph.edit(last, |code| code.markers.push((Position(0x8), Marker::Kill(x))))?;
///
/// // In the function, the lifetime ends at 0x10 + 4 + 0x8.
/// graph.write(&mut body)?;
/// assert_eq!(body.size(), 0x24);
/// assert_eq!(body.markers().last().unwrap().position, Position(0x1c));
/// # Ok::<(), dwarfsmith::markers::GraphError>(())
/// ```
#[derive(Clone, Debug)]
pub struct FunctionGraph {
    symbol: Option<Text>,
    subprogram: Option<SubprogramId>,
    mode: MarkerMode,
    /// The module whose nodes the graph names.
    module: ModuleTag,
    /// The tag of the graph's ids.
    tag: ModuleTag,
    /// True if the frame rules are known.
    has_frame_rules: bool,
    /// True if the body states, without a row, that the rules at the entry hold.
    has_entry_frame: bool,
    /// Code before the first block of the body. It is written as a block if a marker or an edge
    /// needs one.
    unlisted: Option<CodeBlockId>,
    /// Indexed by id; `None` for removed blocks.
    slots: Vec<Option<Slot>>,
    entry: CodeBlockId,
    last: CodeBlockId,
    count: usize,
    named: named::NamedIn,
    frames: FrameStates,
    register_lists: Vec<RegisterPart>,
    frame_expressions: Vec<FrameExpression>,
    frame_referrers: Vec<Referrer>,
    exceptions: Option<Exceptions>,
    /// The parts that contain blocks. Their positions are not used.
    parts: Vec<CodePart>,
}

/// The half of a split block that gets the markers at the position of the split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SplitSide {
    /// The end of the first block: the markers act only on the edge from it.
    Before,
    /// The start of the second block: the markers act on every edge into it.
    After,
}

impl FunctionGraph {
    /// The block at the function's entry.
    pub fn entry(&self) -> CodeBlockId {
        self.entry
    }

    /// The last block of the layout.
    pub fn last(&self) -> CodeBlockId {
        self.last
    }

    /// The number of blocks.
    pub fn block_count(&self) -> usize {
        self.count
    }

    /// All blocks in layout order.
    pub fn blocks(&self) -> impl Iterator<Item = CodeBlockId> {
        core::iter::successors(Some(self.entry), |block| self.slot(*block).ok()?.next)
    }

    /// Returns the next block of the layout; `None` after the last.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn next(&self, block: CodeBlockId) -> Result<Option<CodeBlockId>, GraphError> {
        Ok(self.slot(block)?.next)
    }

    /// The contents of a block.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn code(&self, block: CodeBlockId) -> Result<&BlockCode, GraphError> {
        Ok(&self.slot(block)?.code)
    }

    /// The successors of a block, in the order in which the edges were added.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn successors(&self, block: CodeBlockId) -> Result<&[CodeBlockId], GraphError> {
        Ok(&self.slot(block)?.successors)
    }

    /// The predecessors of a block, sorted by id.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn predecessors(
        &self,
        block: CodeBlockId,
    ) -> Result<impl ExactSizeIterator<Item = CodeBlockId>, GraphError> {
        Ok(self.slot(block)?.predecessors.keys().copied())
    }

    /// The function's subprogram; `None` if its body was not begun.
    pub fn subprogram(&self) -> Option<SubprogramId> {
        self.subprogram
    }

    /// Returns a function that consists of some of the blocks, with the edges between them and the
    /// same ids. The first block is its entry.
    pub(crate) fn part(
        &self,
        blocks: &[CodeBlockId],
        (symbol, subprogram): (Text, SubprogramId),
    ) -> Result<FunctionGraph, GraphError> {
        let mut part = self.clone();
        let entry = blocks.first().ok_or(GraphError::NoBlocks)?;
        (part.symbol, part.subprogram) = (Some(symbol), Some(subprogram));
        part.entry = *entry;
        part.unlisted = None;
        // Landing pads and exception data belong to the whole function.
        part.exceptions = None;
        part.parts.clear();
        let mut own: Vec<bool> = Vec::new();
        own.resize(self.slots.len(), false);
        for block in blocks {
            own[block.index()] = true;
        }
        for from in self.blocks() {
            for to in part.remove_successors(from)? {
                if own[from.index()] && own[to.index()] {
                    part.add_edge(from, to)?;
                }
            }
        }
        for block in self.blocks().filter(|block| !own[block.index()]) {
            part.remove_names(block);
            part.slots[block.index()] = None;
        }
        part.count = blocks.len();
        part.last = blocks[blocks.len() - 1];
        for (index, block) in blocks.iter().enumerate() {
            let previous = index.checked_sub(1).map(|before| blocks[before]);
            let next = blocks.get(index + 1).copied();
            let slot = part.slot_mut(*block)?;
            (slot.previous, slot.next) = (previous, next);
            slot.part = 0;
        }
        Ok(part)
    }

    /// Returns an error if the graph names nodes of another module.
    pub(crate) fn check_module(&self, module: ModuleTag) -> Result<(), GraphError> {
        match self.module.is_other(module) {
            true => Err(GraphError::OtherModule),
            false => Ok(()),
        }
    }

    /// The extent of lifetimes: along control flow, or to the end of the block.
    pub fn marker_mode(&self) -> MarkerMode {
        self.mode
    }

    /// Returns empty code of a given size that continues the line and the frame rules at the end of
    /// a block. A pass inserts it after that block.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn code_after(&self, block: CodeBlockId, size: u32) -> Result<BlockCode, GraphError> {
        let slot = self.slot(block)?;
        Ok(BlockCode {
            size,
            line: slot.code.line_at_end(),
            frame: self.state(slot.frame_at_end),
            ..BlockCode::default()
        })
    }

    /// Adds a list of registers that together hold an object, and returns a referrer to it, like
    /// [`FunctionBody::register_list`](super::FunctionBody::register_list).
    pub fn register_list(&mut self, parts: &[RegisterPart]) -> Referrer {
        Referrer::of_registers(&mut self.register_lists, parts)
    }

    /// The registers of a [`Referrer::Registers`].
    pub fn registers(&self, first: u32, count: u32) -> &[RegisterPart] {
        let first = first as usize;
        (self.register_lists)
            .get(first..first.saturating_add(count as usize))
            .unwrap_or(&[])
    }

    /// Adds an expression for frame rules, like
    /// [`FunctionBody::frame_expression`](super::FunctionBody::frame_expression).
    pub fn frame_expression(&mut self, expression: DIExpr, referrers: &[Referrer]) -> u32 {
        let lists = (&mut self.frame_expressions, &mut self.frame_referrers);
        FrameExpression::add(lists, expression, referrers)
    }

    fn slot(&self, block: CodeBlockId) -> Result<&Slot, GraphError> {
        self.check_graph(block)?;
        let slot = self.slots.get(block.index()).and_then(Option::as_ref);
        slot.ok_or(GraphError::NoBlock { block })
    }

    fn slot_mut(&mut self, block: CodeBlockId) -> Result<&mut Slot, GraphError> {
        self.check_graph(block)?;
        let slot = self.slots.get_mut(block.index()).and_then(Option::as_mut);
        slot.ok_or(GraphError::NoBlock { block })
    }

    fn check_graph(&self, block: CodeBlockId) -> Result<(), GraphError> {
        match crate::metadata::Id::module(block).is_other(self.tag) {
            true => Err(GraphError::OtherGraph { block }),
            false => Ok(()),
        }
    }

    fn state(&self, number: u32) -> FrameStateId {
        use crate::metadata::Id;
        FrameStateId::from_index(number as usize).in_module(self.tag)
    }
}

impl BlockCode {
    /// The row of the line table in effect at the end of the block.
    pub fn line_at_end(&self) -> Option<LineRow> {
        self.rows.last().copied().or(self.line)
    }
}

/// Returns the row that a block must start with to have `line` where `before` is in effect at the
/// end of the previous block; `None` if both are the same line.
fn continued(before: Option<LineRow>, line: Option<LineRow>) -> Option<LineRow> {
    let key = |row: LineRow| (row.file, row.line, row.column, row.discriminator);
    match (before, line) {
        (Some(before), Some(line)) if key(before) == key(line) => None,
        // The statement begins in other code.
        (_, Some(line)) => Some(LineRow {
            column: line.column,
            discriminator: line.discriminator,
            ..LineRow::non_statement(Position::START, line.file, line.line)
        }),
        (Some(before), None) if before.line != 0 => {
            Some(LineRow::non_statement(Position::START, before.file, 0))
        }
        (_, None) => None,
    }
}

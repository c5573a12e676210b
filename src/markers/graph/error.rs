//! The reasons why graphs cannot be changed.

use super::{CodeBlockId, FrameStateId};
use crate::markers::{CodeRange, MarkerError};
use crate::messages::messages;
use crate::units::Position;

/// The reason why a function body cannot be read as a graph, or why an edit fails. The graph is
/// then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GraphError {
    /// The block was removed, or never existed.
    NoBlock {
        /// The block.
        block: CodeBlockId,
    },
    /// The block belongs to another graph.
    OtherGraph {
        /// The block.
        block: CodeBlockId,
    },
    /// The frame rules belong to another graph.
    NoFrameState {
        /// The rules.
        state: FrameStateId,
    },
    /// The entry cannot be moved, removed or joined to its predecessor.
    Entry {
        /// The entry.
        block: CodeBlockId,
    },
    /// There is no edge between the blocks.
    NoEdge {
        /// The block that the edge would leave.
        from: CodeBlockId,
        /// The block that it would enter.
        to: CodeBlockId,
    },
    /// The block cannot be removed, because another block has an edge to it.
    Reached {
        /// The block.
        block: CodeBlockId,
        /// The other block.
        from: CodeBlockId,
    },
    /// The blocks cannot be joined: the first has another successor, or the second another
    /// predecessor.
    NotOnlyEdge {
        /// The first block.
        first: CodeBlockId,
        /// The second block.
        second: CodeBlockId,
    },
    /// A split or join would change the lifetimes, which end with their block.
    BlockLocal,
    /// A block starts before the previous one, or after the end of the function.
    BlockOrder {
        /// Its start.
        start: Position,
    },
    /// A part of the function does not start with a block, or does not start after the previous
    /// part.
    PartInBlock {
        /// Its start.
        start: Position,
    },
    /// An edge leads from or to a block that does not exist.
    EdgeOfNoBlock,
    /// The position is not in its block or function. Only markers and ends of ranges may be at the
    /// end.
    Outside {
        /// The item at the position.
        what: &'static str,
        /// The position.
        position: Position,
        /// The block or function.
        range: CodeRange,
    },
    /// A call instruction is not in a single block, or a split is inside of one.
    AcrossCall {
        /// The instruction.
        call: CodeRange,
    },
    /// The graph would name a node of another module.
    OtherModule,
    /// The body does not have this register list or frame expression.
    NotInPool {
        /// The number that names it.
        number: u32,
    },
    /// A [`FrameRule::RestoreState`](crate::markers::FrameRule::RestoreState) restores a state that
    /// was not remembered.
    NoRememberedState {
        /// Its position.
        position: Position,
    },
    /// The function has no subprogram, so it cannot be inlined, and nothing can be inlined into it.
    NoSubprogram,
    /// Two blocks to merge do not have equal code.
    NotEqual {
        /// The block to keep.
        first: CodeBlockId,
        /// The other block.
        second: CodeBlockId,
        /// The difference.
        what: &'static str,
    },
    /// A block that becomes part of another function has a predecessor in the rest of this
    /// function. A called function has one entry.
    Entered {
        /// The block.
        block: CodeBlockId,
        /// The block that the edge leaves.
        from: CodeBlockId,
    },
    /// No block was given.
    NoBlocks,
    /// A block was named twice.
    GivenTwice {
        /// The block.
        block: CodeBlockId,
    },
    /// The code is larger than [`u32::MAX`] bytes.
    TooLarge,
    /// The module does not have the function.
    Function(MarkerError),
}

impl From<MarkerError> for GraphError {
    fn from(error: MarkerError) -> GraphError {
        GraphError::Function(error)
    }
}

messages! { GraphError {
    NoBlock { block } =>
        "block {} does not exist or was removed; list the blocks with FunctionGraph::blocks", block.index();
    OtherGraph { block } => "block {} belongs to another graph; name a block of this one", block.index();
    NoFrameState { state } =>
        "frame state {} belongs to another graph; take one from a block of this one", state.index();
    Entry { block } => "block {} is the function's entry, which stays first; edit its code instead", block.index();
    NoEdge { from, to } =>
        "there is no edge from block {} to block {}; see FunctionGraph::successors", from.index(), to.index();
    Reached { block, from } =>
        "block {} has an edge from block {}; remove or redirect it first", block.index(), from.index();
    NotOnlyEdge { first, second } =>
        "blocks {} and {} cannot be joined, because the first has another successor, or the second another \
        predecessor; redirect these edges first", first.index(), second.index();
    BlockLocal =>
        "the function's lifetimes end with their blocks; split and join blocks before markers become block-local";
    BlockOrder { start } =>
        "the block at {start:#x} starts before the previous one or after the function's end; add blocks in layout \
        order";
    PartInBlock { start } =>
        "the part at {start:#x} does not start at a block after the start of the previous part; begin a block there, \
        and add parts in order";
    EdgeOfNoBlock => "an edge leaves or enters a block that the body does not have; remove it";
    Outside { what, position, range: CodeRange { start, end } } =>
        "{what} is at {position:#x}, which is not in {start:#x}..{end:#x}; move or remove it";
    AcrossCall { call: CodeRange { start, end } } =>
        "the call instruction at {start:#x}..{end:#x} would be divided; change all of its bytes or none";
    OtherModule => "a node belongs to another module; name one of the function's module";
    NotInPool { number } =>
        "the function has no register list or frame expression {number}; add it with FunctionBody::register_list or \
        FunctionBody::frame_expression";
    NoRememberedState { position } =>
        "restore_state at {position:#x} has no remembered state; put remember_state before it";
    NoSubprogram => "a function has no subprogram; begin its body with FunctionBody::begin";
    NotEqual { first, second, what } =>
        "blocks {} and {} cannot be merged, because they have different {what}; merge blocks with equal code",
        first.index(), second.index();
    Entered { block, from } =>
        "block {} has an edge from block {}, and is not the entry of the new function; outline both, or redirect the \
        edge", block.index(), from.index();
    NoBlocks => "no block is given; name the entry of the new function first";
    GivenTwice { block } => "block {} is given twice; name it once", block.index();
    TooLarge => "the code would have more than 4294967295 bytes; split the function";
    Function(error) => "{error}";
} }

impl core::error::Error for GraphError {}

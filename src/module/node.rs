//! The nodes that diagnostics and positions in text refer to.

use crate::markers::{FunctionId, MarkerIndex, ValueId};
use crate::metadata::{
    BlockId, CodeId, CommonBlockId, FileId, FragmentId, GlobalId, ImportId, InlinedId, LifetimeId,
    MacroId, NamespaceId, SubprogramId, TemplateId, TypeId, UnitId, VariableId,
};
use crate::units::Position;
use core::fmt;

/// The kind of an item of a function that has a position and no number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum CodeItem {
    /// A basic block.
    Block,
    /// A row of the line table.
    LineRow,
    /// A range of a scope's code.
    ScopeRange,
    /// A call.
    Call,
    /// A part of the function with a separate symbol.
    Part,
    /// A row of call frame information.
    FrameRow,
}

impl fmt::Display for CodeItem {
    /// Writes the item as messages name it, such as `line row`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CodeItem::Block => "block",
            CodeItem::LineRow => "line row",
            CodeItem::ScopeRange => "scope range",
            CodeItem::Call => "call",
            CodeItem::Part => "part",
            CodeItem::FrameRow => "frame row",
        })
    }
}

/// The node that a diagnostic is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Node {
    /// A function's code.
    Function(FunctionId),
    /// An item of a function, at the byte offset where it begins.
    Item(FunctionId, Position, CodeItem),
    /// A marker of a function.
    Marker(FunctionId, MarkerIndex),
    /// A value of the compiler in a function.
    Value(FunctionId, ValueId),
    /// A lifetime as a whole.
    Lifetime(LifetimeId),
    /// An operation of a lifetime's location, counted from 0.
    Operation(LifetimeId, u32),
    /// A variable.
    Variable(VariableId),
    /// A fragment.
    Fragment(FragmentId),
    /// A label or code location.
    Code(CodeId),
    /// A type.
    Type(TypeId),
    /// A subprogram.
    Subprogram(SubprogramId),
    /// A lexical block.
    Block(BlockId),
    /// An inlined scope.
    Inlined(InlinedId),
    /// A namespace.
    Namespace(NamespaceId),
    /// A common block.
    CommonBlock(CommonBlockId),
    /// A macro, or a file with macros.
    Macro(MacroId),
    /// An imported entity.
    Import(ImportId),
    /// A template parameter.
    Template(TemplateId),
    /// The attachment of a fragment to a global.
    Global(GlobalId),
    /// A compile unit.
    Unit(UnitId),
    /// A source file.
    File(FileId),
}

impl fmt::Display for Node {
    /// Writes the kind and the index of the id, or the part and the node that contains it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Node::Item(function, position, item) => {
                write!(
                    f,
                    "{item} at {position:#x} of function {}",
                    function.index()
                )
            }
            Node::Marker(function, marker) => {
                write!(f, "marker {} of function {}", marker.0, function.index())
            }
            Node::Value(function, value) => {
                write!(f, "value {value} of function {}", function.index())
            }
            Node::Operation(lifetime, operation) => {
                write!(f, "operation {operation} of lifetime {}", lifetime.index())
            }
            node => node.key().map_or(Ok(()), |key| key.fmt(f)),
        }
    }
}

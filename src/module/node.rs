//! The nodes that diagnostics and positions in text refer to.

use crate::markers::{FunctionId, MarkerIndex, ValueId};
use crate::metadata::{
    BlockId, CodeId, CommonBlockId, FileId, FragmentId, GlobalId, ImportId, InlinedId, LifetimeId,
    MacroId, NamespaceId, SubprogramId, TemplateId, TypeId, UnitId, VariableId,
};
use crate::units::Position;

/// The node that a diagnostic is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Node {
    /// A function's code.
    Function(FunctionId),
    /// The line row, frame row, call, block or scope range at a byte offset of a function.
    Position(FunctionId, Position),
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

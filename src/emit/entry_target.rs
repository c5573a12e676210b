//! The node or instance that an entry describes, as a key.

use crate::markers::FunctionId;
use crate::metadata::{ImportId, NamespaceId, Scope, SubprogramId, TypeId, VariableId};

/// The node or instance that an entry describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EntryTarget {
    /// A unit, namespace or type; the discriminant of a variant part; the abstract instance of a
    /// subprogram or block.
    Scope(Scope),
    /// The declaration of a subprogram.
    Declaration(SubprogramId),
    /// The code of a subprogram.
    Code(SubprogramId),
    /// An import.
    Import(ImportId),
    /// A variable: the declaration of a static member, the entry in an abstract instance, or the
    /// entry with a location.
    Variable(VariableId),
}

/// A node that has an entry in a unit, at any depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Node {
    Type(TypeId),
    /// The declaration of a subprogram, which may be a member.
    Declaration(SubprogramId),
    Namespace(NamespaceId),
    Import(ImportId),
    /// A variable outside of functions.
    Global(VariableId),
    /// The abstract instance of a subprogram in a namespace.
    Abstract(SubprogramId),
    /// A function in a namespace.
    Function(FunctionId),
}

impl Node {
    /// Returns the sort key of a node among the members of a type.
    pub(super) fn declared(self) -> usize {
        match self {
            Node::Type(id) => id.index(),
            Node::Declaration(id) => id.index(),
            _ => 0,
        }
    }

    /// Returns the sort key of a node in its scope. Types are first, so that most references to
    /// them need no fixup. The declarations of static members precede their definitions.
    pub(super) fn rank(self) -> u8 {
        match self {
            Node::Type(_) => 0,
            Node::Namespace(_) => 1,
            Node::Declaration(_) => 2,
            Node::Import(_) => 3,
            Node::Global(_) => 4,
            Node::Abstract(_) => 5,
            Node::Function(_) => 6,
        }
    }
}

//! Objects and lifetimes: variables, fragments, code locations, and the descriptions of their
//! locations. Sections 2 and 3 of `docs/language.md` define them.

use super::{
    Annotations, CodeId, DIFlags, FileId, FragmentId, MemorySpace, Rare, RareFields, Scope, Text,
    TypeId, VariableId,
};
use crate::expr::DIExpr;

/// The kind of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariableKind {
    /// A local variable.
    Local,
    /// A parameter, with its number from 1.
    Parameter(u32),
    /// A variable of a unit, a namespace or a class, or a static variable of a function.
    Global,
}

/// A variable or parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIVariable {
    /// The name; `None` if the origin has it.
    pub name: Option<Text>,
    /// The scope of the variable's declaration.
    pub scope: Scope,
    /// The file of the declaration.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 if unknown.
    pub line: u32,
    /// The column of the declaration; 0 if unknown.
    pub column: u32,
    /// The type; `None` if the origin has it.
    pub ty: Option<TypeId>,
    /// The kind: a local variable, a parameter or a global variable.
    pub kind: VariableKind,
    /// In an inlined scope, the variable of the inlined function that this variable is an instance
    /// of.
    pub origin: Option<VariableId>,
    /// The fields that few variables have.
    pub details: Rare<VariableDetails>,
}

/// The fields of a [`DIVariable`] that few variables have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariableDetails {
    /// Flags: artificial, object pointer, local to unit.
    pub flags: DIFlags,
    /// The memory space that the source specifies.
    pub memory_space: MemorySpace,
    /// The alignment in bits that the source specifies; 0 if it specifies none.
    pub align_bits: u32,
    /// The linkage name of a global variable, if it differs from the name.
    pub linkage_name: Option<Text>,
    /// True if a global variable is declared here and defined elsewhere, such as C's `extern`. A
    /// variable that has a location is a definition anyway.
    pub is_declaration: bool,
    /// Annotations of the source.
    pub annotations: Annotations,
}

impl RareFields for VariableDetails {
    const DEFAULTS: &'static VariableDetails = &VariableDetails {
        flags: DIFlags::NONE,
        memory_space: MemorySpace::NONE,
        align_bits: 0,
        linkage_name: None,
        is_declaration: false,
        annotations: Annotations::NONE,
    };
}

impl DIVariable {
    /// A local variable.
    pub fn new(name: Text, scope: impl Into<Scope>, ty: TypeId) -> DIVariable {
        DIVariable {
            name: Some(name),
            scope: scope.into(),
            file: None,
            line: 0,
            column: 0,
            ty: Some(ty),
            kind: VariableKind::Local,
            origin: None,
            details: Rare::NONE,
        }
    }

    /// An instance of a variable in an inlined scope. All other fields come from its origin.
    pub fn inlined(origin: VariableId, scope: impl Into<Scope>, kind: VariableKind) -> DIVariable {
        DIVariable {
            name: None,
            scope: scope.into(),
            file: None,
            line: 0,
            column: 0,
            ty: None,
            kind,
            origin: Some(origin),
            details: Rare::NONE,
        }
    }
}

/// The attachment of a fragment to a global. The fragment's location is implicit. It holds the
/// address of the global's first byte, or its offset in bytes in the storage of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DIGlobal {
    /// The global's symbol.
    pub symbol: Text,
    /// The fragment.
    pub fragment: FragmentId,
    /// Whether the global is in memory that all threads share.
    pub storage: StorageDuration,
}

/// The storage duration of a global, as C and C++ define it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum StorageDuration {
    /// One object for the whole program. Its symbol has an address.
    #[default]
    Static,
    /// One object for each thread. Its symbol has an offset in the thread-local storage of its
    /// program or shared library, in bytes.
    Thread,
}

/// An object without a name, for arguments of lifetimes, addresses of globals and properties of
/// types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DIFragment {}

/// A code location: a position in code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DICode {
    /// A label of the source.
    Label {
        /// The name of the label.
        name: Text,
        /// The scope of the label's declaration.
        scope: Scope,
        /// The source file.
        file: FileId,
        /// The line.
        line: u32,
        /// The column; 0 if unknown.
        column: u32,
        /// True if calls may enter the function there, as at `ENTRY` of Fortran:
        /// `DW_TAG_entry_point`. Its lanes are those of the function.
        is_entry: bool,
    },
    /// A position that only expressions refer to.
    Expression,
}

/// An object that has a location: the object of a lifetime, or an argument of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Object {
    /// A variable.
    Variable(VariableId),
    /// A fragment.
    Fragment(FragmentId),
    /// A code location. It is only an argument: an implicit location that holds the address of its
    /// `dbg.label`.
    Code(CodeId),
}

/// The range of a lifetime's arguments in the module's list of arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ArgumentSpan {
    pub(crate) first: u32,
    pub(crate) count: u32,
}

/// The fragments and lifetimes of a module at some time: see
/// [`Metadata::checkpoint`](super::Metadata::checkpoint).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    pub(super) fragments: usize,
    pub(super) lifetimes: usize,
    pub(super) spans: usize,
    pub(super) arguments: usize,
}

/// The kind of a lifetime, which determines the code in which it is active: docs/language.md,
/// "Lifetimes".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LifetimeKind {
    /// Active from its `dbg.def` along control flow up to each `dbg.kill`. If a pass deleted the
    /// code with its markers, a bounded lifetime is *dead*: it is not active at any position.
    Bounded,
    /// Active wherever no bounded lifetime of the object is. It has no markers.
    Computed,
}

/// A description of the location of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DILifetime {
    /// The kind: whether markers bound the lifetime. It does not depend on existing markers,
    /// because a bounded lifetime whose code was deleted must not become the object's default
    /// location.
    pub kind: LifetimeKind,
    /// The object that the lifetime describes.
    pub object: Object,
    /// The expression for the object's location.
    pub location: DIExpr,
    /// The index of its arguments in the module's spans of arguments; `NONE` without arguments, as
    /// in most lifetimes.
    pub(crate) arguments: u32,
}

const _: () = assert!(size_of::<DILifetime>() == 20);

//! Units, scopes, objects and lifetimes.

use super::Text;
use crate::expr::DIExpr;
use gimli::DwLang;

super::arena::ids! {
    /// A [`DIFile`].
    FileId;
    /// A [`DICompileUnit`].
    UnitId;
    /// A [`DISubprogram`].
    SubprogramId;
    /// A [`DILexicalBlock`].
    BlockId;
    /// A [`DIInlinedScope`].
    InlinedId;
    /// A [`DIType`](super::DIType).
    TypeId;
    /// A [`DIVariable`].
    VariableId;
    /// A [`DIFragment`].
    FragmentId;
    /// A [`DICode`].
    CodeId;
    /// A [`DILifetime`].
    LifetimeId;
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIFile {
    /// Its name, relative to the directory.
    pub name: Text,
    /// The directory.
    pub directory: Text,
}

/// A compile unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DICompileUnit {
    /// The main source file.
    pub file: FileId,
    /// The language.
    pub language: DwLang,
    /// Who made it: the compiler's name and version.
    pub producer: Text,
    /// True where the code was optimized.
    pub optimized: bool,
}

/// What a name is visible in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Scope {
    /// A compile unit.
    Unit(UnitId),
    /// A function.
    Subprogram(SubprogramId),
    /// A lexical block.
    Block(BlockId),
    /// An inlined instance of a function.
    Inlined(InlinedId),
}

macro_rules! scopes {
    ($($id:ident => $variant:ident;)+) => {
        $(
            impl From<$id> for Scope {
                fn from(id: $id) -> Scope {
                    Scope::$variant(id)
                }
            }
        )+
    };
}
scopes! {
    UnitId => Unit;
    SubprogramId => Subprogram;
    BlockId => Block;
    InlinedId => Inlined;
}

/// A function as the source has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DISubprogram {
    /// Its name.
    pub name: Text,
    /// The linker's name for it, where that is another.
    pub linkage_name: Option<Text>,
    /// The unit it is in.
    pub unit: UnitId,
    /// The file it is in.
    pub file: FileId,
    /// The line of its name.
    pub line: u32,
    /// Its type, a [`DISubroutineType`](super::DISubroutineType).
    pub ty: Option<TypeId>,
    /// True where other units can call it.
    pub external: bool,
}

/// A lexical block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DILexicalBlock {
    /// What it is in.
    pub scope: Scope,
    /// The file it is in.
    pub file: FileId,
    /// The line it starts on; 0 for none.
    pub line: u32,
    /// The column it starts at; 0 for none.
    pub column: u32,
    /// In an inlined instance: the block of the function that this is an instance of.
    pub origin: Option<BlockId>,
}

/// A function's body in the place of a call to it.
///
/// Blocks and variables inside it are nodes of their own, whose `origin`s are those of the function's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIInlinedScope {
    /// The function.
    pub origin: SubprogramId,
    /// What the call was in.
    pub scope: Scope,
    /// The file of the call.
    pub call_file: FileId,
    /// The line of the call.
    pub call_line: u32,
    /// The column of the call; 0 for none.
    pub call_column: u32,
}

/// What a variable is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariableKind {
    /// A local variable.
    Local,
    /// A parameter, counted from 1.
    Parameter(u32),
}

/// A variable or parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIVariable {
    /// Its name; `None` where the origin has it.
    pub name: Option<Text>,
    /// What it is visible in.
    pub scope: Scope,
    /// The file it is declared in.
    pub file: Option<FileId>,
    /// The line it is declared on; 0 for none.
    pub line: u32,
    /// Its type; `None` where the origin has it.
    pub ty: Option<TypeId>,
    /// Parameter or not.
    pub kind: VariableKind,
    /// True where the compiler, not the source, declared it.
    pub artificial: bool,
    /// In an inlined instance: the variable of the function that this is an instance of.
    pub origin: Option<VariableId>,
}

/// A piece of something else: an object without a name, for lifetimes' arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DIFragment {}

/// A place in code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DICode {
    /// A label of the source.
    Label {
        /// Its name.
        name: Text,
        /// What it is visible in.
        scope: Scope,
        /// The file it is in.
        file: FileId,
        /// The line it is on.
        line: u32,
    },
    /// A place that only expressions refer to.
    Expression,
}

/// What a lifetime is of: anything that has a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Object {
    /// A variable.
    Variable(VariableId),
    /// A fragment.
    Fragment(FragmentId),
}

impl From<VariableId> for Object {
    fn from(id: VariableId) -> Object {
        Object::Variable(id)
    }
}

impl From<FragmentId> for Object {
    fn from(id: FragmentId) -> Object {
        Object::Fragment(id)
    }
}

/// Where a lifetime's arguments are in the module's list of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ArgumentSpan {
    pub(crate) first: u32,
    pub(crate) count: u32,
}

/// How long an object is where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DILifetime {
    /// The object.
    pub object: Object,
    /// Where it is.
    pub location: DIExpr,
    pub(crate) arguments: ArgumentSpan,
}

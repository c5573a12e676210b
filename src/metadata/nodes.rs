//! Units, scopes, objects and lifetimes. Section 2 of `docs/language.md` says what these are.

use super::{DIFlags, MemorySpace, Text, TypedConstant};
use crate::expr::DIExpr;
use alloc::vec::Vec;
use gimli::DwLang;

// Line rows, of which a module has most, hold these: they are small, and do not say which module
// they are of.
super::arena::ids! {
    /// A [`DIFile`].
    FileId;
}

super::arena::node_ids! {
    /// A [`DICompileUnit`].
    UnitId;
    /// A [`DISubprogram`].
    SubprogramId;
    /// A [`DILexicalBlock`].
    BlockId;
    /// A [`DIInlinedScope`].
    InlinedId;
    /// A [`DINamespace`].
    NamespaceId;
    /// A [`DIImportedEntity`].
    ImportId;
    /// A [`DITemplateParameter`].
    TemplateId;
    /// A [`DIGlobal`].
    GlobalId;
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
    /// The MD5 digest of what is in it.
    pub md5: Option<[u8; 16]>,
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
    /// The flags that the compiler was called with.
    pub flags: Option<Text>,
    /// Types that are described though nothing uses them; enumerations among them.
    pub retained_types: Vec<TypeId>,
}

impl DICompileUnit {
    /// A unit of optimized code.
    pub const fn new(file: FileId, language: DwLang, producer: Text) -> DICompileUnit {
        DICompileUnit {
            file,
            language,
            producer,
            optimized: true,
            flags: None,
            retained_types: Vec::new(),
        }
    }
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
    /// A namespace or module.
    Namespace(NamespaceId),
    /// A struct, class, union, interface or enumeration.
    Type(TypeId),
}

/// A namespace, or a module of a language that has modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DINamespace {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// What it is in; `None` for the unit of what is in it.
    pub scope: Option<Scope>,
    /// True where its names are visible in the scope around it: C++'s `inline namespace`.
    pub export_symbols: bool,
}

/// What an import makes visible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entity {
    /// A namespace or module.
    Namespace(NamespaceId),
    /// A unit.
    Unit(UnitId),
    /// A type.
    Type(TypeId),
    /// A function.
    Subprogram(SubprogramId),
    /// A variable.
    Variable(VariableId),
    /// Another import.
    Import(ImportId),
}

/// Which kind of import.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImportKind {
    /// `DW_TAG_imported_module`: all that is in it.
    Module,
    /// `DW_TAG_imported_declaration`: one thing.
    Declaration,
    /// `DW_TAG_imported_unit`.
    Unit,
}

/// What `using`, `use` or `import` make visible, DWARF 5 section 3.2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIImportedEntity {
    /// Which kind.
    pub kind: ImportKind,
    /// Where it is visible.
    pub scope: Scope,
    /// What.
    pub entity: Entity,
    /// Its new name there, if it has one.
    pub name: Option<Text>,
    /// The file of the import.
    pub file: Option<FileId>,
    /// The line of the import; 0 for none.
    pub line: u32,
}

/// What a template's parameter stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TemplateArgument {
    /// A type, the parameter's `ty`: `DW_TAG_template_type_parameter`.
    Type,
    /// A value of the parameter's type: `DW_TAG_template_value_parameter`; `None` where it is no
    /// constant.
    Value(Option<TypedConstant>),
    /// The template of this name: `DW_TAG_GNU_template_template_param`.
    Template(Text),
}

/// What a parameter of a template stands for in an instance of it, DWARF 5 section 2.23.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DITemplateParameter {
    /// The parameter's name, if it has one.
    pub name: Option<Text>,
    /// The type that it stands for, or that its value has; `None` for `void`.
    pub ty: Option<TypeId>,
    /// What it stands for.
    pub argument: TemplateArgument,
    /// True where that is the parameter's default.
    pub is_default: bool,
}

/// A function as the source has it.
///
/// ```
/// # use dwarfsmith::metadata::{DISubprogram, Id, FileId, UnitId, Text};
/// # let (name, unit, file) = (Text::from_index(0), UnitId::from_index(0), FileId::from_index(0));
/// let scalar = DISubprogram::new(name, unit, file, 12);
/// let wave = DISubprogram { lane_count: Some(64), ..scalar };
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DISubprogram {
    /// Its name.
    pub name: Text,
    /// The linker's name for it, where that is another.
    pub linkage_name: Option<Text>,
    /// What it is declared in, where that is not the unit: a namespace, or the type that it is a
    /// member of.
    pub scope: Option<Scope>,
    /// The unit it is in.
    pub unit: UnitId,
    /// The file it is in.
    pub file: FileId,
    /// The line of its name.
    pub line: u32,
    /// The line that its scope starts on; 0 for none.
    pub scope_line: u32,
    /// Its type, a [`DISubroutineType`](super::DISubroutineType).
    pub ty: Option<TypeId>,
    /// What is true of it. One without [`DIFlags::DEFINITION`] is a declaration, which has no code.
    pub flags: DIFlags,
    /// Of a definition outside its class or namespace, the declaration in it.
    pub declaration: Option<SubprogramId>,
    /// Of a virtual function, the class that its place in the table counts from.
    pub containing_type: Option<TypeId>,
    /// Of a virtual function, its place in the table of them.
    pub virtual_index: Option<u32>,
    /// What its template was instantiated with.
    pub template_parameters: Vec<TemplateId>,
    /// The fragment whose memory is the frame base; `None` for the canonical frame address.
    pub frame_base: Option<FragmentId>,
    /// The fragment that holds the program counter of each lane, `DW_AT_LLVM_lane_pc`.
    pub lane_pc: Option<FragmentId>,
    /// The fragment that holds the mask of active lanes, `DW_AT_LLVM_active_lane`.
    pub active_lane: Option<FragmentId>,
    /// How many lanes it runs in, `DW_AT_LLVM_lanes`.
    pub lane_count: Option<u32>,
}

impl DISubprogram {
    /// A function that other units can call, defined in its unit.
    pub const fn new(name: Text, unit: UnitId, file: FileId, line: u32) -> DISubprogram {
        DISubprogram {
            name,
            linkage_name: None,
            scope: None,
            unit,
            file,
            line,
            scope_line: 0,
            ty: None,
            flags: DIFlags::DEFINITION,
            declaration: None,
            containing_type: None,
            virtual_index: None,
            template_parameters: Vec::new(),
            frame_base: None,
            lane_pc: None,
            active_lane: None,
            lane_count: None,
        }
    }

    /// True where other units can call it.
    pub const fn is_external(&self) -> bool {
        !self.flags.contains(DIFlags::LOCAL_TO_UNIT)
    }

    /// The fragments that say something of its code.
    pub fn fragments(&self) -> impl Iterator<Item = FragmentId> + use<> {
        [self.frame_base, self.lane_pc, self.active_lane]
            .into_iter()
            .flatten()
    }
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
/// Blocks and variables inside it are nodes of their own, whose `origin`s are those of the
/// function's own.
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
    /// Tells calls of one line and column apart; 0 for none.
    pub discriminator: u32,
}

/// What a variable is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariableKind {
    /// A local variable.
    Local,
    /// A parameter, counted from 1.
    Parameter(u32),
    /// A variable of a unit, a namespace or a class, or a static one of a function.
    Global,
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
    /// What is true of it: artificial, the object pointer, local to its unit.
    pub flags: DIFlags,
    /// The memory that the source says it is in.
    pub memory_space: MemorySpace,
    /// The linker's name of a global variable, where that is another.
    pub linkage_name: Option<Text>,
    /// In an inlined instance: the variable of the function that this is an instance of.
    pub origin: Option<VariableId>,
}

impl DIVariable {
    /// A local variable.
    pub fn new(name: Text, scope: impl Into<Scope>, ty: TypeId) -> DIVariable {
        DIVariable {
            name: Some(name),
            scope: scope.into(),
            file: None,
            line: 0,
            ty: Some(ty),
            kind: VariableKind::Local,
            flags: DIFlags::NONE,
            memory_space: MemorySpace::NONE,
            linkage_name: None,
            origin: None,
        }
    }

    /// The instance of a variable in an inlined instance of its function; it has the rest from its
    /// origin.
    pub fn inlined(origin: VariableId, scope: impl Into<Scope>, kind: VariableKind) -> DIVariable {
        DIVariable {
            name: None,
            scope: scope.into(),
            file: None,
            line: 0,
            ty: None,
            kind,
            flags: DIFlags::NONE,
            memory_space: MemorySpace::NONE,
            linkage_name: None,
            origin: Some(origin),
        }
    }
}

/// A fragment attached to a global: the fragment's location is implicit and holds the address of
/// the global's first byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DIGlobal {
    /// The global's symbol.
    pub symbol: Text,
    /// The fragment.
    pub fragment: FragmentId,
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

/// What a lifetime is of, or what an expression's argument is: anything that has a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Object {
    /// A variable.
    Variable(VariableId),
    /// A fragment.
    Fragment(FragmentId),
    /// As an argument only, a place in code: an implicit location that holds the address of its
    /// `dbg.label`.
    Code(CodeId),
}

/// Where a lifetime's arguments are in the module's list of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ArgumentSpan {
    pub(crate) first: u32,
    pub(crate) count: u32,
}

/// What says when a lifetime is active: docs/language.md, "Lifetimes".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LifetimeKind {
    /// Its markers: active from its one `dbg.def` along control flow up to each `dbg.kill`. Without
    /// any marker, as when a pass deleted the code that held them, it is *dead*: active nowhere.
    Bounded,
    /// The other lifetimes: active wherever no bounded lifetime of the object is. It has no
    /// markers.
    Computed,
}

/// How long an object is where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DILifetime {
    /// Whether markers say when it is active. This never follows from the markers that are there: a
    /// bounded lifetime whose code was deleted must not become the object's default location.
    pub kind: LifetimeKind,
    /// The object.
    pub object: Object,
    /// Where it is.
    pub location: DIExpr,
    pub(crate) arguments: ArgumentSpan,
}

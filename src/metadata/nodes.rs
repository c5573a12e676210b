//! Units, scopes, objects and lifetimes. `docs/language.md`, section 2, defines them.

use super::{Annotations, DIFlags, Rare, RareFields, Text, TypedConstant};
use alloc::vec::Vec;
use gimli::DwLang;

crate::ids::ids! {
    /// The id of a [`DIFile`].
    FileId;
    /// The id of a [`DICompileUnit`].
    UnitId;
    /// The id of a [`DISubprogram`].
    SubprogramId;
    /// The id of a [`DILexicalBlock`].
    BlockId;
    /// The id of a [`DIInlinedScope`].
    InlinedId;
    /// The id of a [`DINamespace`].
    NamespaceId;
    /// The id of a [`DICommonBlock`].
    CommonBlockId;
    /// The id of a [`DIMacro`](super::DIMacro).
    MacroId;
    /// The id of a [`DIImportedEntity`].
    ImportId;
    /// The id of a [`DITemplateParameter`].
    TemplateId;
    /// The id of a [`DIGlobal`](super::DIGlobal).
    GlobalId;
    /// The id of a [`DIType`](super::DIType).
    TypeId;
    /// The id of a [`DIVariable`](super::DIVariable).
    VariableId;
    /// The id of a [`DIFragment`](super::DIFragment).
    FragmentId;
    /// The id of a [`DICode`](super::DICode).
    CodeId;
    /// The id of a [`DILifetime`](super::DILifetime).
    LifetimeId;
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIFile {
    /// The name, relative to the directory.
    pub name: Text,
    /// The directory.
    pub directory: Text,
    /// The MD5 digest of the contents.
    pub md5: Option<[u8; 16]>,
    /// The contents, which are embedded in the line table if given (LLVM's `DW_LNCT_LLVM_source`).
    pub source: Option<Text>,
}

/// The requested amount of debug information: LLVM's `emissionKind`. Emission ignores it, and
/// describes all nodes of the module; passes and tools may use it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EmissionKind {
    /// Everything.
    #[default]
    Full,
    /// Functions and lines, as for `-g1`.
    LineTablesOnly,
    /// Lines, for an assembler.
    DirectivesOnly,
    /// Nothing.
    None,
}

/// The requested kind of name index: LLVM's `nameTableKind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NameTableKind {
    /// The default of the target, which [`EmitOptions::names`](crate::emit::EmitOptions::names)
    /// decides.
    #[default]
    Default,
    /// `.debug_gnu_pubnames` and `.debug_gnu_pubtypes`. If one unit has this kind, all units of the
    /// module have these tables, as with
    /// [`EmitOptions::pubnames`](crate::emit::EmitOptions::pubnames).
    Gnu,
    /// No index. Emission ignores this kind, and writes the index that its options request; passes
    /// and tools may use it.
    None,
    /// Apple's tables, which are not written.
    Apple,
}

/// A compile unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DICompileUnit {
    /// The main source file.
    pub file: FileId,
    /// The language.
    pub language: DwLang,
    /// The compiler's name and version.
    pub producer: Text,
    /// True if the code was optimized.
    pub optimized: bool,
    /// The flags with which the compiler was called, `DW_AT_APPLE_flags`.
    pub flags: Option<Text>,
    /// The directory of the system headers, `DW_AT_LLVM_sysroot`.
    pub sysroot: Option<Text>,
    /// The name of the software development kit, `DW_AT_APPLE_sdk`.
    pub sdk: Option<Text>,
    /// The requested amount of debug information.
    pub emission_kind: EmissionKind,
    /// The requested kind of name index.
    pub name_table_kind: NameTableKind,
    /// Types that are described even if no other node refers to them, including enumerations.
    pub retained_types: Vec<TypeId>,
    /// The macros of the command line, and the main source file with its macros.
    pub macros: Vec<MacroId>,
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
            sysroot: None,
            sdk: None,
            emission_kind: EmissionKind::Full,
            name_table_kind: NameTableKind::Default,
            retained_types: Vec::new(),
            macros: Vec::new(),
        }
    }
}

/// The scope of a declaration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Scope {
    /// A compile unit.
    Unit(UnitId),
    /// A function.
    Subprogram(SubprogramId),
    /// A lexical block.
    Block(BlockId),
    /// An inlined scope: the body of a function at the place of a call to it.
    Inlined(InlinedId),
    /// A namespace or module.
    Namespace(NamespaceId),
    /// A struct, class, union, interface or enumeration.
    Type(TypeId),
    /// A common block of Fortran.
    CommonBlock(CommonBlockId),
}

/// A common block of Fortran, DWARF 5 section 4.2: variables at consecutive addresses, which
/// several functions may name differently. Its variables have static storage, and the common block
/// is their scope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DICommonBlock {
    /// The subprogram or lexical block that declares it.
    pub scope: Scope,
    /// The name: [`DICommonBlock::BLANK`] for the blank common block.
    pub name: Text,
    /// The variable with static storage whose location is that of the whole block.
    pub declaration: Option<VariableId>,
    /// The file of the declaration.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 if unknown.
    pub line: u32,
}

impl DICommonBlock {
    /// The name of the blank common block, as gfortran writes it. gdb 13 crashes if a common block
    /// has no name.
    pub const BLANK: &'static str = "__BLNK__";
}

/// A namespace, or a module of a language that has modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DINamespace {
    /// The name; `None` if it is anonymous.
    pub name: Option<Text>,
    /// The enclosing scope; `None` for the unit of the nodes in it.
    pub scope: Option<Scope>,
    /// True if its names are visible in the enclosing scope (C++'s `inline namespace`).
    pub export_symbols: bool,
}

/// The node that an import makes visible.
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

/// The kind of an import.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImportKind {
    /// `DW_TAG_imported_module`: all names of a namespace or module.
    Module,
    /// `DW_TAG_imported_declaration`: one declaration.
    Declaration,
    /// `DW_TAG_imported_unit`.
    Unit,
}

/// An import, such as `using`, `use` or `import`, DWARF 5 section 3.2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIImportedEntity {
    /// The kind of the import.
    pub kind: ImportKind,
    /// The scope in which the imported node is visible.
    pub scope: Scope,
    /// The imported node.
    pub entity: Entity,
    /// The new name in that scope, if it has one.
    pub name: Option<Text>,
    /// The file of the import.
    pub file: Option<FileId>,
    /// The line of the import; 0 if unknown.
    pub line: u32,
}

/// The kind of a template argument, with its value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TemplateArgument {
    /// A type, the parameter's `ty`: `DW_TAG_template_type_parameter`.
    Type,
    /// A value of the parameter's type: `DW_TAG_template_value_parameter`; `None` if it is not a
    /// constant.
    Value(Option<TypedConstant>),
    /// The template of this name: `DW_TAG_GNU_template_template_param`.
    Template(Text),
    /// The arguments of a parameter pack: `DW_TAG_GNU_template_parameter_pack`. A pack among them
    /// is not emitted.
    Pack(Vec<TemplateId>),
}

/// A parameter of a template and its argument in an instance, DWARF 5 section 2.23.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DITemplateParameter {
    /// The parameter's name; `None` if it is anonymous.
    pub name: Option<Text>,
    /// The argument if it is a type, otherwise the type of the argument; `None` for `void`.
    pub ty: Option<TypeId>,
    /// The argument.
    pub argument: TemplateArgument,
    /// True if the argument is the parameter's default.
    pub is_default: bool,
}

/// A function of the source.
///
/// ```
/// # use dwarfsmith::metadata::{DISubprogram, Id, FileId, UnitId, Text};
/// # let (name, unit, file) = (Text::from_index(0), UnitId::from_index(0), FileId::from_index(0));
/// let scalar = DISubprogram::new(name, unit, file, 12);
/// let mut wave = scalar;
/// wave.lanes.lane_count = Some(64);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DISubprogram {
    /// Its name.
    pub name: Text,
    /// The linkage name, if it differs from the name.
    pub linkage_name: Option<Text>,
    /// For a trampoline, the linkage name of the function that it jumps to, `DW_AT_trampoline`.
    pub target_name: Option<Text>,
    /// The scope of the function's declaration, if it is not the unit: a namespace, or the type
    /// that has it as a member.
    pub scope: Option<Scope>,
    /// The unit of the function.
    pub unit: UnitId,
    /// The source file.
    pub file: FileId,
    /// The line of its name; 0 if unknown.
    pub line: u32,
    /// The column of its name; 0 if unknown.
    pub column: u32,
    /// The first line of the function's body; 0 if unknown.
    pub scope_line: u32,
    /// Its type, which is a [`DISubroutineType`](super::DISubroutineType).
    pub ty: Option<TypeId>,
    /// Flags. A subprogram without [`DIFlags::DEFINITION`] is a declaration, which has no code.
    pub flags: DIFlags,
    /// For a definition outside of its class or namespace, the declaration inside it.
    pub declaration: Option<SubprogramId>,
    /// For a virtual function, the class whose virtual table `virtual_index` refers to.
    pub containing_type: Option<TypeId>,
    /// For a virtual function, its index in the virtual table.
    pub virtual_index: Option<u32>,
    /// The arguments of the template instance.
    pub template_parameters: Vec<TemplateId>,
    /// The fragment whose location is the frame base; `None` for the canonical frame address.
    pub frame_base: Option<FragmentId>,
    /// The lanes of the code, and the iterations that run at once.
    pub lanes: Rare<LaneDetails>,
    /// Annotations of the source.
    pub annotations: Annotations,
}

impl DISubprogram {
    /// A definition that is visible to other units.
    pub const fn new(name: Text, unit: UnitId, file: FileId, line: u32) -> DISubprogram {
        DISubprogram {
            name,
            linkage_name: None,
            target_name: None,
            scope: None,
            unit,
            file,
            line,
            column: 0,
            scope_line: 0,
            ty: None,
            flags: DIFlags::DEFINITION,
            declaration: None,
            containing_type: None,
            virtual_index: None,
            template_parameters: Vec::new(),
            frame_base: None,
            lanes: Rare::NONE,
            annotations: Annotations::NONE,
        }
    }

    /// True if the function is visible to other units.
    pub const fn is_external(&self) -> bool {
        !self.flags.contains(DIFlags::LOCAL_TO_UNIT)
    }

    /// The fragments that describe the function's code: frame base, lane PC, mask of active lanes
    /// and number of iterations.
    pub fn fragments(&self) -> impl Iterator<Item = FragmentId> + use<> {
        self.frame_base.into_iter().chain(self.lanes.fragments())
    }
}

/// The lanes in which the code of a function or an inlined scope runs, and the iterations that run
/// at once (LLVM's "DWARF Extensions For Heterogeneous Debugging").
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaneDetails {
    /// The fragment that holds the program counter of each lane, `DW_AT_LLVM_lane_pc`.
    pub lane_pc: Option<FragmentId>,
    /// The fragment that holds the mask of active lanes, `DW_AT_LLVM_active_lane`.
    pub active_lane: Option<FragmentId>,
    /// The number of lanes, `DW_AT_LLVM_lanes` or `DW_AT_simd_width`: 0 for code that does not run
    /// in lanes, `None` in an inlined scope for the number of the enclosing scope.
    pub lane_count: Option<u32>,
    /// The number of iterations of the source's loop that run at once, `DW_AT_LLVM_iterations`;
    /// `None` in an inlined scope for the number of the enclosing scope.
    pub iterations: Option<Iterations>,
}

impl RareFields for LaneDetails {
    const DEFAULTS: &'static LaneDetails = &LaneDetails {
        lane_pc: None,
        active_lane: None,
        lane_count: None,
        iterations: None,
    };
}

impl LaneDetails {
    /// The fragments: lane PC, mask of active lanes and number of iterations.
    pub fn fragments(&self) -> impl Iterator<Item = FragmentId> + use<> {
        let iterations = self.iterations.and_then(Iterations::fragment);
        [self.lane_pc, self.active_lane, iterations]
            .into_iter()
            .flatten()
    }
}

/// The number of iterations of a source's loop that run at once, `DW_AT_LLVM_iterations` (LLVM's
/// "DWARF Extensions For Heterogeneous Debugging").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Iterations {
    /// The same number in the whole scope.
    Constant(u32),
    /// A fragment that holds the number, which changes in the prologue and the epilogue of a
    /// pipelined loop.
    Fragment(FragmentId),
}

impl Iterations {
    /// The fragment that holds the number.
    pub const fn fragment(self) -> Option<FragmentId> {
        match self {
            Iterations::Constant(_) => None,
            Iterations::Fragment(fragment) => Some(fragment),
        }
    }
}

impl From<u32> for Iterations {
    fn from(number: u32) -> Iterations {
        Iterations::Constant(number)
    }
}

impl From<FragmentId> for Iterations {
    fn from(fragment: FragmentId) -> Iterations {
        Iterations::Fragment(fragment)
    }
}

/// A lexical block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DILexicalBlock {
    /// The enclosing scope.
    pub scope: Scope,
    /// The source file.
    pub file: FileId,
    /// The first line; 0 if unknown.
    pub line: u32,
    /// The first column; 0 if unknown.
    pub column: u32,
    /// In an inlined scope, the block of the inlined function that this block is an instance of.
    pub origin: Option<BlockId>,
    /// The number of lanes in which the block runs, `DW_AT_simd_width`: 0 for code that does not
    /// run in lanes, `None` for the number of the enclosing scope.
    pub lane_count: Option<u32>,
    /// The number of iterations of the source's loop that run at once, `DW_AT_LLVM_iterations`;
    /// `None` for the number of the enclosing scope.
    pub iterations: Option<Iterations>,
}

impl DILexicalBlock {
    /// A block in a scope.
    pub fn new(scope: impl Into<Scope>, file: FileId) -> DILexicalBlock {
        DILexicalBlock {
            scope: scope.into(),
            file,
            line: 0,
            column: 0,
            origin: None,
            lane_count: None,
            iterations: None,
        }
    }

    /// The fragment that describes the block's code: its number of iterations.
    pub fn fragments(&self) -> impl Iterator<Item = FragmentId> + use<> {
        self.iterations.and_then(Iterations::fragment).into_iter()
    }
}

/// The body of a function at the place of a call to it.
///
/// Blocks and variables inside it are separate nodes, whose `origin`s are the blocks and variables
/// of the inlined function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIInlinedScope {
    /// The inlined function.
    pub origin: SubprogramId,
    /// The scope of the call.
    pub scope: Scope,
    /// The file of the call.
    pub call_file: FileId,
    /// The line of the call; 0 if unknown.
    pub call_line: u32,
    /// The column of the call; 0 if unknown.
    pub call_column: u32,
    /// Distinguishes calls on the same line and column; 0 if there is only one.
    pub discriminator: u32,
    /// The lanes of the code, and the iterations that run at once.
    pub lanes: Rare<LaneDetails>,
}

impl DIInlinedScope {
    /// The body of a function at a call in a scope.
    pub fn new(origin: SubprogramId, scope: impl Into<Scope>, call_file: FileId) -> DIInlinedScope {
        DIInlinedScope {
            origin,
            scope: scope.into(),
            call_file,
            call_line: 0,
            call_column: 0,
            discriminator: 0,
            lanes: Rare::NONE,
        }
    }

    /// The fragments that describe the inlined code: lane PC, mask of active lanes and number of
    /// iterations.
    pub fn fragments(&self) -> impl Iterator<Item = FragmentId> + use<> {
        self.lanes.fragments()
    }
}

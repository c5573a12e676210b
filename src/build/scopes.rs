//! Files, units, functions, and what else names are declared in.

use super::{Declared, ModuleNode, declared, flags};
use crate::metadata::*;
use crate::module::Module;
use alloc::vec::Vec;
use gimli::DwLang;

/// A source file: [`DIFile`].
#[derive(Clone, Debug)]
#[must_use]
pub struct SourceFile<'a> {
    name: &'a str,
    directory: &'a str,
    md5: Option<[u8; 16]>,
}

impl<'a> SourceFile<'a> {
    /// A file with a name that is absolute, or relative to a directory.
    pub fn new(name: &'a str) -> SourceFile<'a> {
        SourceFile {
            name,
            directory: "",
            md5: None,
        }
    }

    /// The directory that the name is relative to.
    pub fn directory(mut self, directory: &'a str) -> Self {
        self.directory = directory;
        self
    }

    /// The MD5 digest of the file's content.
    pub fn md5(mut self, digest: [u8; 16]) -> Self {
        self.md5 = Some(digest);
        self
    }
}

impl ModuleNode for SourceFile<'_> {
    type Id = FileId;

    fn add_to(self, module: &mut Module) -> FileId {
        let strings = &mut module.metadata.strings;
        let (name, directory) = (strings.intern(self.name), strings.intern(self.directory));
        module.add(DIFile {
            name,
            directory,
            md5: self.md5,
        })
    }
}

/// A compile unit of optimized code: [`DICompileUnit`].
#[derive(Clone, Debug)]
#[must_use]
pub struct CompileUnit<'a> {
    file: FileId,
    language: DwLang,
    producer: &'a str,
    optimized: bool,
    flags: Option<&'a str>,
    retained_types: Vec<TypeId>,
}

impl<'a> CompileUnit<'a> {
    /// The main source file, the language, and the compiler's name and version.
    pub fn new(file: FileId, language: DwLang, producer: &'a str) -> CompileUnit<'a> {
        CompileUnit {
            file,
            language,
            producer,
            optimized: true,
            flags: None,
            retained_types: Vec::new(),
        }
    }

    /// Says that the code was not optimized.
    pub fn unoptimized(mut self) -> Self {
        self.optimized = false;
        self
    }

    /// The flags that the compiler was called with.
    pub fn flags(mut self, flags: &'a str) -> Self {
        self.flags = Some(flags);
        self
    }

    /// Keeps a type that nothing else uses.
    pub fn retained_type(mut self, ty: impl Into<TypeId>) -> Self {
        self.retained_types.push(ty.into());
        self
    }
}

impl ModuleNode for CompileUnit<'_> {
    type Id = UnitId;

    fn add_to(self, module: &mut Module) -> UnitId {
        let CompileUnit {
            file,
            language,
            producer,
            optimized,
            flags,
            retained_types,
        } = self;
        let (producer, flags) = (module.text(producer), module.texts(flags));
        module.add(DICompileUnit {
            file,
            language,
            producer,
            optimized,
            flags,
            retained_types,
        })
    }
}

/// A function as the source has it: [`DISubprogram`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Subprogram<'a> {
    unit: UnitId,
    name: &'a str,
    linkage_name: Option<&'a str>,
    scope: Option<Scope>,
    declared: Declared,
    scope_line: u32,
    ty: Option<TypeId>,
    flags: DIFlags,
    declaration: Option<SubprogramId>,
    virtual_in: Option<(TypeId, Option<u32>)>,
    template_parameters: Vec<TemplateId>,
    frame_base: Option<FragmentId>,
    lane_pc: Option<FragmentId>,
    active_lane: Option<FragmentId>,
    lane_count: Option<u32>,
}

impl<'a> Subprogram<'a> {
    /// A function that is defined in a unit, and that other units can call.
    pub fn new(unit: UnitId, name: &'a str) -> Subprogram<'a> {
        Subprogram {
            unit,
            name,
            linkage_name: None,
            scope: None,
            declared: Declared::default(),
            scope_line: 0,
            ty: None,
            flags: DIFlags::DEFINITION,
            declaration: None,
            virtual_in: None,
            template_parameters: Vec::new(),
            frame_base: None,
            lane_pc: None,
            active_lane: None,
            lane_count: None,
        }
    }

    /// A function that is declared, and has no code here.
    pub fn declaration(unit: UnitId, name: &'a str) -> Subprogram<'a> {
        Subprogram {
            flags: DIFlags::NONE,
            ..Subprogram::new(unit, name)
        }
    }

    declared!();
    flags!();

    /// The namespace or type that it is declared in, where that is not the unit.
    pub fn in_scope(mut self, scope: impl Into<Scope>) -> Self {
        self.scope = Some(scope.into());
        self
    }

    /// Its type, by [`SubroutineType`](super::SubroutineType).
    pub fn with_type(mut self, ty: impl Into<TypeId>) -> Self {
        self.ty = Some(ty.into());
        self
    }

    /// The linker's name, where that is another.
    pub fn linkage_name(mut self, name: &'a str) -> Self {
        self.linkage_name = Some(name);
        self
    }

    /// The line that its body starts on, from 1.
    pub fn scope_line(mut self, line: u32) -> Self {
        self.scope_line = line;
        self
    }

    /// Says that other units cannot call it.
    pub fn local_to_unit(self) -> Self {
        self.flags(DIFlags::LOCAL_TO_UNIT)
    }

    /// Says that its markers and calls describe every call in its code, `DW_AT_call_all_calls`:
    /// debuggers rely on it to find tail calls, and entry values with it.
    pub fn all_calls_described(self) -> Self {
        self.flags(DIFlags::ALL_CALLS_DESCRIBED)
    }

    /// Of a definition outside its class or namespace: the declaration inside.
    pub fn defines(mut self, declaration: SubprogramId) -> Self {
        self.declaration = Some(declaration);
        self
    }

    /// Says that it is virtual: the class whose table it is in, and its index in the table, where
    /// that is known.
    pub fn virtual_in(mut self, class: impl Into<TypeId>, index: impl Into<Option<u32>>) -> Self {
        self.virtual_in = Some((class.into(), index.into()));
        self.flags(DIFlags::VIRTUAL_FUNCTION)
    }

    /// The same of a virtual function without a body.
    pub fn pure_virtual_in(
        mut self,
        class: impl Into<TypeId>,
        index: impl Into<Option<u32>>,
    ) -> Self {
        self.virtual_in = Some((class.into(), index.into()));
        self.flags(DIFlags::PURE_VIRTUAL)
    }

    /// What its template was instantiated with, one at a time.
    pub fn template_parameter(mut self, parameter: TemplateId) -> Self {
        self.template_parameters.push(parameter);
        self
    }

    /// The fragment whose memory is the frame base. Without it, the frame base is the canonical
    /// frame address.
    pub fn frame_base(mut self, fragment: FragmentId) -> Self {
        self.frame_base = Some(fragment);
        self
    }

    /// How many lanes it runs in, `DW_AT_LLVM_lanes`.
    pub fn lane_count(mut self, lanes: u32) -> Self {
        self.lane_count = Some(lanes);
        self
    }

    /// The fragment that holds the program counter of each lane, `DW_AT_LLVM_lane_pc`.
    pub fn lane_pc(mut self, fragment: FragmentId) -> Self {
        self.lane_pc = Some(fragment);
        self
    }

    /// The fragment that holds the mask of active lanes, `DW_AT_LLVM_active_lane`.
    pub fn active_lane(mut self, fragment: FragmentId) -> Self {
        self.active_lane = Some(fragment);
        self
    }
}

impl ModuleNode for Subprogram<'_> {
    type Id = SubprogramId;

    fn add_to(self, module: &mut Module) -> SubprogramId {
        let (name, linkage_name) = (module.text(self.name), module.texts(self.linkage_name));
        // Without a place of its own, it is in the unit's file, at no line.
        let unit_file = module.metadata.units.get(self.unit).map(|unit| unit.file);
        let file = self
            .declared
            .file
            .or(unit_file)
            .unwrap_or(FileId::from_index(0));
        let node = DISubprogram::new(name, self.unit, file, self.declared.line);
        module.add(DISubprogram {
            linkage_name,
            scope: self.scope,
            scope_line: self.scope_line,
            ty: self.ty,
            flags: self.flags,
            declaration: self.declaration,
            containing_type: self.virtual_in.map(|(class, _)| class),
            virtual_index: self.virtual_in.and_then(|(_, index)| index),
            template_parameters: self.template_parameters,
            frame_base: self.frame_base,
            lane_pc: self.lane_pc,
            active_lane: self.active_lane,
            lane_count: self.lane_count,
            ..node
        })
    }
}

/// A lexical block: [`DILexicalBlock`].
#[derive(Clone, Debug)]
#[must_use]
pub struct LexicalBlock {
    scope: Scope,
    declared: Declared,
    column: u32,
    origin: Option<BlockId>,
}

impl LexicalBlock {
    /// A block in a function, in another block or in an inlined scope.
    pub fn new(scope: impl Into<Scope>) -> LexicalBlock {
        LexicalBlock {
            scope: scope.into(),
            declared: Declared::default(),
            column: 0,
            origin: None,
        }
    }

    declared!();

    /// The column where it starts, from 1.
    pub fn column(mut self, column: u32) -> Self {
        self.column = column;
        self
    }

    /// In an inlined scope: the block of the function that it is an instance of.
    pub fn instance_of(mut self, origin: BlockId) -> Self {
        self.origin = Some(origin);
        self
    }
}

impl ModuleNode for LexicalBlock {
    type Id = BlockId;

    fn add_to(self, module: &mut Module) -> BlockId {
        let LexicalBlock {
            scope,
            declared: Declared { file, line },
            column,
            origin,
        } = self;
        let file = file.unwrap_or_else(|| module.file_of(scope));
        module.add(DILexicalBlock {
            scope,
            file,
            line,
            column,
            origin,
        })
    }
}

/// What an [`InlinedScope`] is in.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct InlinedIn(Scope);

/// A function's body in the place of a call to it: [`DIInlinedScope`].
#[derive(Clone, Debug)]
#[must_use]
pub struct InlinedScope {
    scope: Scope,
    origin: SubprogramId,
    declared: Declared,
    column: u32,
    discriminator: u32,
}

impl InlinedScope {
    /// What the call was in: a function, a block or another inlined scope.
    pub fn within(scope: impl Into<Scope>) -> InlinedIn {
        InlinedIn(scope.into())
    }

    /// The file and the line, from 1, of the call.
    pub fn called_at(mut self, file: FileId, line: u32) -> Self {
        self.declared = Declared {
            file: Some(file),
            line,
        };
        self
    }

    /// The column of the call, from 1.
    pub fn column(mut self, column: u32) -> Self {
        self.column = column;
        self
    }

    /// Tells calls of one line and column apart.
    pub fn discriminator(mut self, discriminator: u32) -> Self {
        self.discriminator = discriminator;
        self
    }
}

impl InlinedIn {
    /// The function that was called.
    pub fn instance_of(self, origin: SubprogramId) -> InlinedScope {
        InlinedScope {
            scope: self.0,
            origin,
            declared: Declared::default(),
            column: 0,
            discriminator: 0,
        }
    }
}

impl ModuleNode for InlinedScope {
    type Id = InlinedId;

    fn add_to(self, module: &mut Module) -> InlinedId {
        let InlinedScope {
            scope,
            origin,
            declared: Declared { file, line },
            column,
            discriminator,
        } = self;
        let call_file = file.unwrap_or_else(|| module.file_of(scope));
        module.add(DIInlinedScope {
            origin,
            scope,
            call_file,
            call_line: line,
            call_column: column,
            discriminator,
        })
    }
}

impl Module {
    /// The file of the function or unit around a scope; that of number 0 where there is none.
    fn file_of(&self, scope: Scope) -> FileId {
        let mut next = Some(scope);
        // Scopes that are in each other end, too.
        for _ in 0..64 {
            let file = match next {
                Some(Scope::Subprogram(id)) => {
                    self.metadata.subprograms.get(id).map(|node| node.file)
                }
                Some(Scope::Unit(id)) => self.metadata.units.get(id).map(|node| node.file),
                Some(Scope::Block(id)) => self.metadata.blocks.get(id).map(|node| node.file),
                Some(Scope::Inlined(id)) => {
                    self.metadata.inlined.get(id).map(|node| node.call_file)
                }
                Some(_) => None,
                None => break,
            };
            if let Some(file) = file {
                return file;
            }
            next = next.and_then(|scope| self.metadata.parent(scope));
        }
        FileId::from_index(0)
    }
}

/// A namespace, or a module of a language that has modules: [`DINamespace`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Namespace<'a> {
    scope: Scope,
    name: Option<&'a str>,
    export_symbols: bool,
}

impl<'a> Namespace<'a> {
    /// A namespace in a unit or another namespace; `None` for one without a name.
    pub fn new(scope: impl Into<Scope>, name: impl Into<Option<&'a str>>) -> Namespace<'a> {
        Namespace {
            scope: scope.into(),
            name: name.into(),
            export_symbols: false,
        }
    }

    /// Makes its names visible in the scope around it: C++'s `inline namespace`.
    pub fn export_symbols(mut self) -> Self {
        self.export_symbols = true;
        self
    }
}

impl ModuleNode for Namespace<'_> {
    type Id = NamespaceId;

    fn add_to(self, module: &mut Module) -> NamespaceId {
        let name = module.texts(self.name);
        // A namespace of a unit is in the unit of what is in it, as that of several units is.
        let scope = Some(self.scope).filter(|scope| !matches!(scope, Scope::Unit(_)));
        module.add(DINamespace {
            name,
            scope,
            export_symbols: self.export_symbols,
        })
    }
}

/// Where an [`ImportedEntity`] is visible.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct ImportedIn(Scope);

/// What `using`, `use` or `import` make visible: [`DIImportedEntity`].
#[derive(Clone, Debug)]
#[must_use]
pub struct ImportedEntity<'a> {
    kind: ImportKind,
    scope: Scope,
    entity: Entity,
    name: Option<&'a str>,
    declared: Declared,
}

impl<'a> ImportedEntity<'a> {
    /// Where the import is visible.
    pub fn within(scope: impl Into<Scope>) -> ImportedIn {
        ImportedIn(scope.into())
    }

    declared!();

    /// The new name of what is imported.
    pub fn renamed(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }
}

impl ImportedIn {
    fn import<'a>(self, kind: ImportKind, entity: Entity) -> ImportedEntity<'a> {
        ImportedEntity {
            kind,
            scope: self.0,
            entity,
            name: None,
            declared: Declared::default(),
        }
    }

    /// All that is in a namespace or module, `DW_TAG_imported_module`.
    pub fn module<'a>(self, namespace: NamespaceId) -> ImportedEntity<'a> {
        self.import(ImportKind::Module, Entity::Namespace(namespace))
    }

    /// One entity, `DW_TAG_imported_declaration`.
    pub fn declaration<'a>(self, entity: impl Into<Entity>) -> ImportedEntity<'a> {
        self.import(ImportKind::Declaration, entity.into())
    }

    /// A unit, `DW_TAG_imported_unit`.
    pub fn unit<'a>(self, unit: UnitId) -> ImportedEntity<'a> {
        self.import(ImportKind::Unit, Entity::Unit(unit))
    }
}

impl ModuleNode for ImportedEntity<'_> {
    type Id = ImportId;

    fn add_to(self, module: &mut Module) -> ImportId {
        let ImportedEntity {
            kind,
            scope,
            entity,
            name,
            declared: Declared { file, line },
        } = self;
        let name = module.texts(name);
        module.add(DIImportedEntity {
            kind,
            scope,
            entity,
            name,
            file,
            line,
        })
    }
}

/// What a parameter of a template stands for: [`DITemplateParameter`].
#[derive(Clone, Debug)]
#[must_use]
pub struct TemplateParameter<'a> {
    name: Option<&'a str>,
    ty: Option<TypeId>,
    argument: TemplateArgument,
    template: Option<&'a str>,
    is_default: bool,
}

/// A template's parameter that stands for a template.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct TemplateTemplateParameter<'a>(Option<&'a str>);

impl<'a> TemplateParameter<'a> {
    fn new(
        name: Option<&'a str>,
        ty: Option<TypeId>,
        argument: TemplateArgument,
    ) -> TemplateParameter<'a> {
        TemplateParameter {
            name,
            ty,
            argument,
            template: None,
            is_default: false,
        }
    }

    /// A parameter that stands for a type.
    pub fn type_parameter(
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
    ) -> TemplateParameter<'a> {
        TemplateParameter::new(name.into(), Some(ty.into()), TemplateArgument::Type)
    }

    /// A parameter that stands for `void`.
    pub fn void_parameter(name: impl Into<Option<&'a str>>) -> TemplateParameter<'a> {
        TemplateParameter::new(name.into(), None, TemplateArgument::Type)
    }

    /// A parameter that stands for a value of a type; `None` where the value is no constant.
    pub fn value_parameter(
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
        value: Option<TypedConstant>,
    ) -> TemplateParameter<'a> {
        TemplateParameter::new(name.into(), Some(ty.into()), TemplateArgument::Value(value))
    }

    /// A parameter that stands for a template.
    pub fn template_parameter(name: impl Into<Option<&'a str>>) -> TemplateTemplateParameter<'a> {
        TemplateTemplateParameter(name.into())
    }

    /// Says that the argument is the parameter's default.
    pub fn is_default(mut self) -> Self {
        self.is_default = true;
        self
    }
}

impl<'a> TemplateTemplateParameter<'a> {
    /// The name of the template that it stands for.
    pub fn stands_for(self, template: &'a str) -> TemplateParameter<'a> {
        TemplateParameter {
            template: Some(template),
            ..TemplateParameter::new(self.0, None, TemplateArgument::Type)
        }
    }
}

impl ModuleNode for TemplateParameter<'_> {
    type Id = TemplateId;

    fn add_to(self, module: &mut Module) -> TemplateId {
        let TemplateParameter {
            name,
            ty,
            argument,
            template,
            is_default,
        } = self;
        let name = module.texts(name);
        let argument = module
            .texts(template)
            .map_or(argument, TemplateArgument::Template);
        module.add(DITemplateParameter {
            name,
            ty,
            argument,
            is_default,
        })
    }
}

/// A label of the source: [`DICode::Label`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Label<'a> {
    scope: Scope,
    name: &'a str,
    declared: Declared,
}

impl<'a> Label<'a> {
    /// A label in a function or block.
    pub fn new(scope: impl Into<Scope>, name: &'a str) -> Label<'a> {
        Label {
            scope: scope.into(),
            name,
            declared: Declared::default(),
        }
    }

    declared!();
}

impl ModuleNode for Label<'_> {
    type Id = CodeId;

    fn add_to(self, module: &mut Module) -> CodeId {
        let Label {
            scope,
            name,
            declared: Declared { file, line },
        } = self;
        let (name, file) = (
            module.text(name),
            file.unwrap_or_else(|| module.file_of(scope)),
        );
        module.add(DICode::Label {
            name,
            scope,
            file,
            line,
        })
    }
}

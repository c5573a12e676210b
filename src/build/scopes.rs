//! Files, units, functions, lexical blocks and inlined scopes.

use super::{Declared, ModuleNode, annotation, column, declared, flags, lane_count, lanes, set};
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
    source: Option<&'a str>,
}

impl<'a> SourceFile<'a> {
    /// A file with a name that is absolute, or relative to a directory.
    pub fn new(name: &'a str) -> SourceFile<'a> {
        SourceFile {
            name,
            directory: "",
            md5: None,
            source: None,
        }
    }

    set! {
        /// Sets the directory to which the name is relative.
        directory(directory: &'a str) directory = directory;
        /// Sets the MD5 digest of the file's content.
        md5(digest: [u8; 16]) md5 = Some(digest);
        /// Embeds the file's content in the line table.
        source(content: &'a str) source = Some(content);
    }
}

impl ModuleNode for SourceFile<'_> {
    type Id = FileId;

    fn add_to(self, module: &mut Module) -> FileId {
        let strings = &mut module.metadata.strings;
        let (name, directory) = (strings.intern(self.name), strings.intern(self.directory));
        let source = self.source.map(|source| strings.intern(source));
        module.add(DIFile {
            name,
            directory,
            md5: self.md5,
            source,
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
    sysroot: Option<&'a str>,
    sdk: Option<&'a str>,
    name_table_kind: NameTableKind,
    retained_types: Vec<TypeId>,
    macros: Vec<MacroId>,
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
            sysroot: None,
            sdk: None,
            name_table_kind: NameTableKind::Default,
            retained_types: Vec::new(),
            macros: Vec::new(),
        }
    }

    set! {
        /// States that the code was not optimized.
        unoptimized() optimized = false;
        /// Sets the flags with which the compiler was called.
        flags(flags: &'a str) flags = Some(flags);
        /// Sets the directory of the system headers.
        sysroot(directory: &'a str) sysroot = Some(directory);
        /// Sets the name of the software development kit.
        sdk(name: &'a str) sdk = Some(name);
        /// Sets the kind of name index that the compiler was asked for.
        name_table_kind(kind: NameTableKind) name_table_kind = kind;
    }

    /// Retains a type that no other node uses.
    pub fn retained_type(mut self, ty: impl Into<TypeId>) -> Self {
        self.retained_types.push(ty.into());
        self
    }

    set! {
        /// Sets the macros of the command line, and the main source file with its macros.
        macros(macros: impl IntoIterator<Item = MacroId>) macros = macros.into_iter().collect();
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
            sysroot,
            sdk,
            name_table_kind,
            retained_types,
            macros,
        } = self;
        let (producer, flags) = (module.text(producer), module.optional_text(flags));
        let (sysroot, sdk) = (module.optional_text(sysroot), module.optional_text(sdk));
        module.add(DICompileUnit {
            optimized,
            flags,
            sysroot,
            sdk,
            name_table_kind,
            retained_types,
            macros,
            ..DICompileUnit::new(file, language, producer)
        })
    }
}

/// A function of the source: [`DISubprogram`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Subprogram<'a> {
    unit: UnitId,
    name: &'a str,
    linkage_name: Option<&'a str>,
    target_name: Option<&'a str>,
    scope: Option<Scope>,
    declared: Declared,
    scope_line: u32,
    ty: Option<TypeId>,
    flags: DIFlags,
    declaration: Option<SubprogramId>,
    virtual_in: Option<(TypeId, Option<u32>)>,
    template_parameters: Vec<TemplateId>,
    annotations: Annotations,
    frame_base: Option<FragmentId>,
    lanes: Rare<LaneDetails>,
}

impl<'a> Subprogram<'a> {
    /// A function that is defined in a unit, and that other units can call.
    pub fn new(unit: UnitId, name: &'a str) -> Subprogram<'a> {
        Subprogram {
            unit,
            name,
            linkage_name: None,
            target_name: None,
            scope: None,
            declared: Declared::default(),
            scope_line: 0,
            ty: None,
            flags: DIFlags::DEFINITION,
            declaration: None,
            virtual_in: None,
            template_parameters: Vec::new(),
            annotations: Annotations::NONE,
            frame_base: None,
            lanes: Rare::NONE,
        }
    }

    /// A declaration of a function.
    pub fn declaration(unit: UnitId, name: &'a str) -> Subprogram<'a> {
        Subprogram {
            flags: DIFlags::NONE,
            ..Subprogram::new(unit, name)
        }
    }

    declared!();
    column!();
    annotation!(annotations);
    flags!();

    set! {
        /// Sets the namespace or type of the function's declaration, if that is not the unit.
        in_scope(scope: impl Into<Scope>) scope = Some(scope.into());
        /// Sets the type, by [`SubroutineType`](super::SubroutineType).
        with_type(ty: impl Into<TypeId>) ty = Some(ty.into());
        /// Sets the linker's name, if it differs. In units of C, gdb knows the function only by
        /// this name.
        linkage_name(name: &'a str) linkage_name = Some(name);
        /// Makes the function a trampoline, which jumps to the function with this linkage name.
        trampoline_to(linkage_name: &'a str) target_name = Some(linkage_name);
        /// Sets the first line of the body, from 1.
        scope_line(line: u32) scope_line = line;
    }

    /// States that other units cannot call the function.
    pub fn local_to_unit(self) -> Self {
        self.flags(DIFlags::LOCAL_TO_UNIT)
    }

    /// States that the function's body describes every call in its code, `DW_AT_call_all_calls`.
    /// Debuggers rely on that to find tail calls and entry values.
    pub fn all_calls_described(self) -> Self {
        self.flags(DIFlags::ALL_CALLS_DESCRIBED)
    }

    set! {
        /// Sets the declaration inside the class or namespace, for a definition outside of it.
        defines(declaration: SubprogramId) declaration = Some(declaration);
    }

    /// Makes the function virtual: `index` is its index in the virtual table of `class`, or `None`
    /// if it is unknown.
    pub fn virtual_in(mut self, class: impl Into<TypeId>, index: impl Into<Option<u32>>) -> Self {
        self.virtual_in = Some((class.into(), index.into()));
        self.flags(DIFlags::VIRTUAL_FUNCTION)
    }

    /// Makes the function pure virtual, otherwise like [`virtual_in`](Self::virtual_in).
    pub fn pure_virtual_in(
        mut self,
        class: impl Into<TypeId>,
        index: impl Into<Option<u32>>,
    ) -> Self {
        self.virtual_in = Some((class.into(), index.into()));
        self.flags(DIFlags::PURE_VIRTUAL)
    }

    /// Adds an argument of its template.
    pub fn template_parameter(mut self, parameter: TemplateId) -> Self {
        self.template_parameters.push(parameter);
        self
    }

    set! {
        /// Sets the fragment whose location is the frame base. Without it, the frame base is the
        /// canonical frame address.
        frame_base(fragment: FragmentId) frame_base = Some(fragment);
    }

    lane_count!(lanes.lane_count, lanes.iterations);
    lanes!();
}

impl ModuleNode for Subprogram<'_> {
    type Id = SubprogramId;

    fn add_to(self, module: &mut Module) -> SubprogramId {
        let (name, linkage_name) = (
            module.text(self.name),
            module.optional_text(self.linkage_name),
        );
        let target_name = module.optional_text(self.target_name);
        // If `at` was not called, the file is that of the unit, and the line is 0.
        let unit_file = module.metadata.units.get(self.unit).map(|unit| unit.file);
        let file = self
            .declared
            .file
            .or(unit_file)
            .unwrap_or(FileId::from_index(0));
        let node = DISubprogram::new(name, self.unit, file, self.declared.line);
        module.add(DISubprogram {
            linkage_name,
            target_name,
            scope: self.scope,
            scope_line: self.scope_line,
            ty: self.ty,
            flags: self.flags,
            declaration: self.declaration,
            containing_type: self.virtual_in.map(|(class, _)| class),
            virtual_index: self.virtual_in.and_then(|(_, index)| index),
            template_parameters: self.template_parameters,
            annotations: self.annotations,
            frame_base: self.frame_base,
            lanes: self.lanes,
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
    lane_count: Option<u32>,
    iterations: Option<Iterations>,
}

impl LexicalBlock {
    /// A block in a function, in another block or in an inlined scope.
    pub fn new(scope: impl Into<Scope>) -> LexicalBlock {
        LexicalBlock {
            scope: scope.into(),
            declared: Declared::default(),
            column: 0,
            origin: None,
            lane_count: None,
            iterations: None,
        }
    }

    declared!();
    lane_count!(lane_count, iterations);

    set! {
        /// Sets the column where the block starts, from 1.
        column(column: u32) column = column;
        /// Sets the origin of a block in an inlined scope: a block of the inlined function.
        instance_of(origin: BlockId) origin = Some(origin);
    }
}

impl ModuleNode for LexicalBlock {
    type Id = BlockId;

    fn add_to(self, module: &mut Module) -> BlockId {
        let LexicalBlock {
            scope,
            declared: Declared { file, line, .. },
            column,
            origin,
            lane_count,
            iterations,
        } = self;
        let file = file.unwrap_or_else(|| module.file_of(scope));
        module.add(DILexicalBlock {
            scope,
            file,
            line,
            column,
            origin,
            lane_count,
            iterations,
        })
    }
}

/// The scope that contains an [`InlinedScope`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct InlinedIn(Scope);

/// An inlined function: [`DIInlinedScope`].
#[derive(Clone, Debug)]
#[must_use]
pub struct InlinedScope {
    scope: Scope,
    origin: SubprogramId,
    declared: Declared,
    column: u32,
    discriminator: u32,
    lanes: Rare<LaneDetails>,
}

impl InlinedScope {
    lane_count!(lanes.lane_count, lanes.iterations);
    lanes!();

    /// Returns the scope of the call: a function, a block or another inlined scope. Its method
    /// [`instance_of`](InlinedIn::instance_of) creates the inlined scope.
    pub fn within(scope: impl Into<Scope>) -> InlinedIn {
        InlinedIn(scope.into())
    }

    /// Sets the file and the line, from 1, of the call.
    pub fn called_at(mut self, file: FileId, line: u32) -> Self {
        (self.declared.file, self.declared.line) = (Some(file), line);
        self
    }

    set! {
        /// Sets the column of the call, from 1.
        column(column: u32) column = column;
        /// Sets the discriminator, which distinguishes calls on the same line and column.
        discriminator(discriminator: u32) discriminator = discriminator;
    }
}

impl InlinedIn {
    /// An inlined function in this scope.
    pub fn instance_of(self, origin: SubprogramId) -> InlinedScope {
        InlinedScope {
            scope: self.0,
            origin,
            declared: Declared::default(),
            column: 0,
            discriminator: 0,
            lanes: Rare::NONE,
        }
    }
}

impl ModuleNode for InlinedScope {
    type Id = InlinedId;

    fn add_to(self, module: &mut Module) -> InlinedId {
        let InlinedScope {
            scope,
            origin,
            declared: Declared { file, line, .. },
            column,
            discriminator,
            lanes,
        } = self;
        let call_file = file.unwrap_or_else(|| module.file_of(scope));
        module.add(DIInlinedScope {
            origin,
            scope,
            call_file,
            call_line: line,
            call_column: column,
            discriminator,
            lanes,
        })
    }
}

impl Module {
    /// Returns the file of the function or unit around a scope; file 0 if there is none.
    pub(super) fn file_of(&self, scope: Scope) -> FileId {
        let mut next = Some(scope);
        // The limit ends the search if scopes form a cycle.
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

//! Files, units, functions, lexical blocks and inlined scopes.

use super::{ModuleNode, annotation, column, declared, flags, lane_count, lanes, set};
use crate::metadata::*;
use crate::module::Module;
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
    producer: &'a str,
    flags: Option<&'a str>,
    sysroot: Option<&'a str>,
    sdk: Option<&'a str>,
    node: DICompileUnit,
}

impl<'a> CompileUnit<'a> {
    /// The main source file, the language, and the compiler's name and version.
    pub fn new(file: FileId, language: DwLang, producer: &'a str) -> CompileUnit<'a> {
        CompileUnit {
            producer,
            flags: None,
            sysroot: None,
            sdk: None,
            node: DICompileUnit::new(file, language, Text::from_index(0)),
        }
    }

    set! {
        /// States that the code was not optimized.
        unoptimized() node.optimized = false;
        /// Sets the flags with which the compiler was called.
        flags(flags: &'a str) flags = Some(flags);
        /// Sets the directory of the system headers.
        sysroot(directory: &'a str) sysroot = Some(directory);
        /// Sets the name of the software development kit.
        sdk(name: &'a str) sdk = Some(name);
        /// Sets the kind of name index that the user of the compiler requested.
        name_table_kind(kind: NameTableKind) node.name_table_kind = kind;
    }

    /// Retains a type that no other node uses.
    pub fn retained_type(mut self, ty: impl Into<TypeId>) -> Self {
        self.node.retained_types.push(ty.into());
        self
    }

    set! {
        /// Sets the macros of the command line, and the main source file with its macros.
        macros(macros: impl IntoIterator<Item = MacroId>)
            node.macros = macros.into_iter().collect();
    }
}

impl ModuleNode for CompileUnit<'_> {
    type Id = UnitId;

    fn add_to(self, module: &mut Module) -> UnitId {
        let node = DICompileUnit {
            producer: module.text(self.producer),
            flags: module.optional_text(self.flags),
            sysroot: module.optional_text(self.sysroot),
            sdk: module.optional_text(self.sdk),
            ..self.node
        };
        module.add(node)
    }
}

/// A function of the source: [`DISubprogram`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Subprogram<'a> {
    name: &'a str,
    linkage_name: Option<&'a str>,
    target_name: Option<&'a str>,
    file: Option<FileId>,
    node: DISubprogram,
}

impl<'a> Subprogram<'a> {
    /// A function that is defined in a unit, and that other units can call.
    pub fn new(unit: UnitId, name: &'a str) -> Subprogram<'a> {
        Subprogram {
            name,
            linkage_name: None,
            target_name: None,
            file: None,
            node: DISubprogram::new(Text::from_index(0), unit, FileId::from_index(0), 0),
        }
    }

    /// A declaration of a function.
    pub fn declaration(unit: UnitId, name: &'a str) -> Subprogram<'a> {
        let mut declaration = Subprogram::new(unit, name);
        declaration.node.flags = DIFlags::NONE;
        declaration
    }

    declared!(file, node.line);
    column!(node.column);
    annotation!(node.annotations);
    flags!(node);

    set! {
        /// Sets the namespace or type of the function's declaration, if that is not the unit.
        in_scope(scope: impl Into<Scope>) node.scope = Some(scope.into());
        /// Sets the type, by [`SubroutineType`](super::SubroutineType).
        with_type(ty: impl Into<TypeId>) node.ty = Some(ty.into());
        /// Sets the linker's name, if it differs. In units of C, gdb knows the function only by
        /// this name.
        linkage_name(name: &'a str) linkage_name = Some(name);
        /// Makes the function a trampoline, which jumps to the function with this linkage name.
        trampoline_to(linkage_name: &'a str) target_name = Some(linkage_name);
        /// Sets the first line of the body, from 1.
        scope_line(line: u32) node.scope_line = line;
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
        defines(declaration: SubprogramId) node.declaration = Some(declaration);
    }

    /// Makes the function virtual: `index` is its index in the virtual table of `class`, or `None`
    /// if it is unknown.
    pub fn virtual_in(mut self, class: impl Into<TypeId>, index: impl Into<Option<u32>>) -> Self {
        self.node.containing_type = Some(class.into());
        self.node.virtual_index = index.into();
        self.flags(DIFlags::VIRTUAL_FUNCTION)
    }

    /// Makes the function pure virtual, otherwise like [`virtual_in`](Self::virtual_in).
    pub fn pure_virtual_in(
        mut self,
        class: impl Into<TypeId>,
        index: impl Into<Option<u32>>,
    ) -> Self {
        self.node.containing_type = Some(class.into());
        self.node.virtual_index = index.into();
        self.flags(DIFlags::PURE_VIRTUAL)
    }

    /// Adds an argument of its template.
    pub fn template_parameter(mut self, parameter: TemplateId) -> Self {
        self.node.template_parameters.push(parameter);
        self
    }

    set! {
        /// Sets the fragment whose location is the frame base. Without it, the frame base is the
        /// canonical frame address.
        frame_base(fragment: FragmentId) node.frame_base = Some(fragment);
    }

    lane_count!(node.lanes.lane_count, node.lanes.iterations);
    lanes!();
}

impl ModuleNode for Subprogram<'_> {
    type Id = SubprogramId;

    fn add_to(self, module: &mut Module) -> SubprogramId {
        // If `at` was not called, the file is that of the unit, and the line is 0.
        let unit = module.metadata.units.get(self.node.unit);
        let file = self.file.or(unit.map(|unit| unit.file));
        let node = DISubprogram {
            name: module.text(self.name),
            linkage_name: module.optional_text(self.linkage_name),
            target_name: module.optional_text(self.target_name),
            file: file.unwrap_or(self.node.file),
            ..self.node
        };
        module.add(node)
    }
}

/// A lexical block: [`DILexicalBlock`].
#[derive(Clone, Debug)]
#[must_use]
pub struct LexicalBlock {
    file: Option<FileId>,
    node: DILexicalBlock,
}

impl LexicalBlock {
    /// A block in a function, in another block or in an inlined scope.
    pub fn new(scope: impl Into<Scope>) -> LexicalBlock {
        LexicalBlock {
            file: None,
            node: DILexicalBlock::new(scope, FileId::from_index(0)),
        }
    }

    declared!(file, node.line);
    lane_count!(node.lane_count, node.iterations);

    set! {
        /// Sets the column where the block starts, from 1.
        column(column: u32) node.column = column;
        /// Sets the origin of a block in an inlined scope: a block of the inlined function.
        instance_of(origin: BlockId) node.origin = Some(origin);
    }
}

impl ModuleNode for LexicalBlock {
    type Id = BlockId;

    fn add_to(self, module: &mut Module) -> BlockId {
        let LexicalBlock { file, node } = self;
        let file = file.unwrap_or_else(|| module.file_of(node.scope));
        module.add(DILexicalBlock { file, ..node })
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
    file: Option<FileId>,
    node: DIInlinedScope,
}

impl InlinedScope {
    lane_count!(node.lanes.lane_count, node.lanes.iterations);
    lanes!();

    /// Returns the scope of the call: a function, a block or another inlined scope. Its method
    /// [`instance_of`](InlinedIn::instance_of) creates the inlined scope.
    pub fn within(scope: impl Into<Scope>) -> InlinedIn {
        InlinedIn(scope.into())
    }

    /// Sets the file and the line, from 1, of the call.
    pub fn called_at(mut self, file: FileId, line: u32) -> Self {
        (self.file, self.node.call_line) = (Some(file), line);
        self
    }

    set! {
        /// Sets the column of the call, from 1.
        column(column: u32) node.call_column = column;
        /// Sets the discriminator, which distinguishes calls on the same line and column.
        discriminator(discriminator: u32) node.discriminator = discriminator;
    }
}

impl InlinedIn {
    /// An inlined function in this scope.
    pub fn instance_of(self, origin: SubprogramId) -> InlinedScope {
        InlinedScope {
            file: None,
            node: DIInlinedScope::new(origin, self.0, FileId::from_index(0)),
        }
    }
}

impl ModuleNode for InlinedScope {
    type Id = InlinedId;

    fn add_to(self, module: &mut Module) -> InlinedId {
        let InlinedScope { file, node } = self;
        let call_file = file.unwrap_or_else(|| module.file_of(node.scope));
        module.add(DIInlinedScope { call_file, ..node })
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

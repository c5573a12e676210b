//! Namespaces, imports, template parameters and labels.

use super::{ModuleNode, column, declared, set};
use crate::metadata::*;
use crate::module::Module;

/// A namespace, or a module of a language that has modules: [`DINamespace`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Namespace<'a> {
    scope: Scope,
    name: Option<&'a str>,
    export_symbols: bool,
}

impl<'a> Namespace<'a> {
    /// A namespace in a unit or another namespace; `None` for an anonymous namespace.
    pub fn new(scope: impl Into<Scope>, name: impl Into<Option<&'a str>>) -> Namespace<'a> {
        Namespace {
            scope: scope.into(),
            name: name.into(),
            export_symbols: false,
        }
    }

    set! {
        /// Makes the names of the namespace visible in the enclosing scope: C++'s
        /// `inline namespace`.
        export_symbols() export_symbols = true;
    }
}

impl ModuleNode for Namespace<'_> {
    type Id = NamespaceId;

    fn add_to(self, module: &mut Module) -> NamespaceId {
        let name = module.optional_text(self.name);
        // A namespace belongs to no unit, because several units may contain it. The scope `None`
        // means the unit of the nodes in it.
        let scope = Some(self.scope).filter(|scope| !matches!(scope, Scope::Unit(_)));
        module.add(DINamespace {
            name,
            scope,
            export_symbols: self.export_symbols,
        })
    }
}

/// A common block of Fortran: [`DICommonBlock`].
#[derive(Clone, Debug)]
#[must_use]
pub struct CommonBlock<'a> {
    name: &'a str,
    scope: Scope,
    declaration: Option<VariableId>,
    file: Option<FileId>,
    line: u32,
}

impl<'a> CommonBlock<'a> {
    /// A common block that a subprogram or a lexical block declares; `None` for the blank common
    /// block. Its variables have static storage, and the common block is their scope.
    pub fn new(scope: impl Into<Scope>, name: impl Into<Option<&'a str>>) -> CommonBlock<'a> {
        CommonBlock {
            name: name.into().unwrap_or(DICommonBlock::BLANK),
            scope: scope.into(),
            declaration: None,
            file: None,
            line: 0,
        }
    }

    set! {
        /// Sets the variable whose location is that of the whole block.
        declaration(variable: VariableId) declaration = Some(variable);
    }

    declared!(file, line);
}

impl ModuleNode for CommonBlock<'_> {
    type Id = CommonBlockId;

    fn add_to(self, module: &mut Module) -> CommonBlockId {
        let CommonBlock {
            name,
            scope,
            declaration,
            file,
            line,
        } = self;
        let name = module.text(name);
        module.add(DICommonBlock {
            scope,
            name,
            declaration,
            file,
            line,
        })
    }
}

/// The scope in which an [`ImportedEntity`] is visible.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct ImportedIn(Scope);

/// An import, such as `using`, `use` or `import`: [`DIImportedEntity`].
#[derive(Clone, Debug)]
#[must_use]
pub struct ImportedEntity<'a> {
    name: Option<&'a str>,
    node: DIImportedEntity,
}

impl<'a> ImportedEntity<'a> {
    /// Returns the scope in which an import is visible. Its methods create the import.
    pub fn within(scope: impl Into<Scope>) -> ImportedIn {
        ImportedIn(scope.into())
    }

    declared!(node.file, node.line);

    set! {
        /// Sets the new name of the imported entity.
        renamed(name: &'a str) name = Some(name);
    }
}

impl ImportedIn {
    fn import<'a>(self, kind: ImportKind, entity: Entity) -> ImportedEntity<'a> {
        ImportedEntity {
            name: None,
            node: DIImportedEntity {
                kind,
                scope: self.0,
                entity,
                name: None,
                file: None,
                line: 0,
            },
        }
    }

    /// Imports every declaration of a namespace or module, `DW_TAG_imported_module`.
    pub fn module<'a>(self, namespace: NamespaceId) -> ImportedEntity<'a> {
        self.import(ImportKind::Module, Entity::Namespace(namespace))
    }

    /// Imports one entity, `DW_TAG_imported_declaration`.
    pub fn declaration<'a>(self, entity: impl Into<Entity>) -> ImportedEntity<'a> {
        self.import(ImportKind::Declaration, entity.into())
    }

    /// Imports a unit, `DW_TAG_imported_unit`.
    pub fn unit<'a>(self, unit: UnitId) -> ImportedEntity<'a> {
        self.import(ImportKind::Unit, Entity::Unit(unit))
    }
}

impl ModuleNode for ImportedEntity<'_> {
    type Id = ImportId;

    fn add_to(self, module: &mut Module) -> ImportId {
        let name = module.optional_text(self.name);
        module.add(DIImportedEntity { name, ..self.node })
    }
}

/// An argument of a template: [`DITemplateParameter`].
#[derive(Clone, Debug)]
#[must_use]
pub struct TemplateParameter<'a> {
    name: Option<&'a str>,
    template: Option<&'a str>,
    node: DITemplateParameter,
}

/// A template template parameter.
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
            template: None,
            node: DITemplateParameter {
                name: None,
                ty,
                argument,
                is_default: false,
            },
        }
    }

    /// A template type parameter whose argument is a type.
    pub fn type_parameter(
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
    ) -> TemplateParameter<'a> {
        TemplateParameter::new(name.into(), Some(ty.into()), TemplateArgument::Type)
    }

    /// A template type parameter whose argument is `void`.
    pub fn void_parameter(name: impl Into<Option<&'a str>>) -> TemplateParameter<'a> {
        TemplateParameter::new(name.into(), None, TemplateArgument::Type)
    }

    /// A template value parameter: its type, and its argument; `None` if the argument is not a
    /// constant.
    pub fn value_parameter(
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
        value: Option<TypedConstant>,
    ) -> TemplateParameter<'a> {
        TemplateParameter::new(name.into(), Some(ty.into()), TemplateArgument::Value(value))
    }

    /// A parameter pack, with its arguments.
    pub fn pack(
        name: impl Into<Option<&'a str>>,
        arguments: &[TemplateId],
    ) -> TemplateParameter<'a> {
        let arguments = TemplateArgument::Pack(arguments.to_vec());
        TemplateParameter::new(name.into(), None, arguments)
    }

    /// A template template parameter. [`argument`](TemplateTemplateParameter::argument) sets its
    /// argument.
    pub fn template_parameter(name: impl Into<Option<&'a str>>) -> TemplateTemplateParameter<'a> {
        TemplateTemplateParameter(name.into())
    }

    set! {
        /// States that the argument is the parameter's default.
        is_default() node.is_default = true;
    }
}

impl<'a> TemplateTemplateParameter<'a> {
    /// Sets the name of the template that is the argument.
    pub fn argument(self, template: &'a str) -> TemplateParameter<'a> {
        TemplateParameter {
            template: Some(template),
            ..TemplateParameter::new(self.0, None, TemplateArgument::Type)
        }
    }
}

impl ModuleNode for TemplateParameter<'_> {
    type Id = TemplateId;

    fn add_to(self, module: &mut Module) -> TemplateId {
        let mut node = self.node;
        node.name = module.optional_text(self.name);
        if let Some(template) = self.template {
            node.argument = TemplateArgument::Template(module.text(template));
        }
        module.add(node)
    }
}

/// A label of the source: [`DICode::Label`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Label<'a> {
    scope: Scope,
    name: &'a str,
    file: Option<FileId>,
    line: u32,
    column: u32,
    is_entry: bool,
}

impl<'a> Label<'a> {
    /// A label in a function or block.
    pub fn new(scope: impl Into<Scope>, name: &'a str) -> Label<'a> {
        Label {
            scope: scope.into(),
            name,
            file: None,
            line: 0,
            column: 0,
            is_entry: false,
        }
    }

    set! {
        /// Makes the label an entry point of the function, where calls may enter it.
        entry_point() is_entry = true;
    }

    declared!(file, line);
    column!(column);
}

impl ModuleNode for Label<'_> {
    type Id = CodeId;

    fn add_to(self, module: &mut Module) -> CodeId {
        let Label {
            scope,
            name,
            file,
            line,
            column,
            is_entry,
        } = self;
        let name = module.text(name);
        let file = file.unwrap_or_else(|| module.file_of(scope));
        module.add(DICode::Label {
            name,
            scope,
            file,
            line,
            column,
            is_entry,
        })
    }
}

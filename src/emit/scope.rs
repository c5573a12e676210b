//! The declarations in units, namespaces, types and functions, each with its children.
//!
//! Namespaces and types may be deeply nested, so the traversal has an explicit stack.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::entry_target::Node;
use super::format::Omission;
use super::language::states_prototypes;
use super::slots::Slot;
use super::types::{accessibility, first_of, has_prototype, reference_qualifier};
use crate::dwarf::{Operation, Writer};
use crate::metadata::{
    DIFlags, DIImportedEntity, DINamespace, DISubprogram, DISubroutineType, DIType, Entity, FileId,
    ImportId, ImportKind, NamespaceId, Scope, SubprogramId,
};
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// Languages that have modules instead of namespaces.
const WITH_MODULES: [DwLang; 8] = [
    DW_LANG_Fortran77,
    DW_LANG_Fortran90,
    DW_LANG_Fortran95,
    DW_LANG_Fortran03,
    DW_LANG_Fortran08,
    DW_LANG_Fortran18,
    DW_LANG_Modula2,
    DW_LANG_Modula3,
];

impl Emitter<'_, '_, '_, '_> {
    /// Writes the declarations in the scope with a number.
    pub(super) fn nodes(&mut self, scope: usize) -> Result<(), EmitError> {
        let span = self.whole().unit_nodes.span(scope);
        if span.is_empty() {
            return Ok(());
        }
        let mut open = alloc::vec![span];
        while let Some(span) = open.last_mut() {
            let Some(index) = span.next() else {
                open.pop();
                if !open.is_empty() {
                    self.end_children();
                }
                continue;
            };
            let Some(node) = self.whole().unit_nodes.node(index) else {
                continue;
            };
            if let Node::Function(_) = node {
                // Functions are the last nodes of a scope.
                let nodes = index..span.end;
                span.start = span.end;
                let functions = self.functions_among(nodes);
                self.functions(&functions)?;
                continue;
            }
            if let Some(scope) = self.node(node)? {
                open.push(self.whole().unit_nodes.span(self.plan.number(scope)));
            }
        }
        Ok(())
    }

    /// Writes a node. Returns its scope if its entry is still open for the nodes of that scope.
    fn node(&mut self, node: Node) -> Result<Option<Scope>, EmitError> {
        let plan = self.plan;
        let module = plan.module;
        match node {
            Node::Type(id) => {
                let Some(ty) = module.metadata.types.get(id) else {
                    return Ok(None);
                };
                let is_open = self.write_type(id, ty)?;
                return Ok(is_open.then_some(Scope::Type(id)));
            }
            Node::Namespace(id) => {
                let Some(namespace) = module.metadata.namespaces.get(id) else {
                    return Ok(None);
                };
                let is_open = self.namespace(id, namespace)?;
                return Ok(is_open.then_some(Scope::Namespace(id)));
            }
            Node::Declaration(id) => {
                if let Some(subprogram) = module.metadata.subprograms.get(id) {
                    self.declaration(id, subprogram)?;
                }
            }
            Node::Import(id) => {
                if let Some(import) = module.metadata.imports.get(id) {
                    self.import(id, import)?;
                }
            }
            Node::Global(id) => self.global(id)?,
            Node::Abstract(id) => self.abstract_instance(id)?,
            // The caller writes the functions of a scope together.
            Node::Function(_) => {}
        }
        Ok(None)
    }

    /// Writes a namespace, or a module in languages that have modules.
    fn namespace(&mut self, id: NamespaceId, namespace: &DINamespace) -> Result<bool, EmitError> {
        let is_open = !self
            .whole()
            .unit_nodes
            .span(self.plan.number(Scope::Namespace(id)))
            .is_empty();
        let tag = if WITH_MODULES.contains(&self.written.language) {
            DW_TAG_module
        } else {
            DW_TAG_namespace
        };
        let mut entry = Entry::new(tag);
        entry.children = is_open;
        if let Some(name) = namespace.name {
            entry.string(DW_AT_name, self.string(name));
        }
        if namespace.export_symbols {
            entry.flag(DW_AT_export_symbols);
        }
        let offset = self.write(&entry)?;
        self.written(EntryTarget::Scope(Scope::Namespace(id)), offset);
        Ok(is_open)
    }

    /// Writes an import, such as `using`, `use` or `import`. It is left out if the unit can refer
    /// to no entry of the imported entity.
    fn import(&mut self, id: ImportId, import: &DIImportedEntity) -> Result<(), EmitError> {
        let plan = self.plan;
        let tag = match import.kind {
            ImportKind::Module => DW_TAG_imported_module,
            ImportKind::Declaration => DW_TAG_imported_declaration,
            ImportKind::Unit => DW_TAG_imported_unit,
        };
        // The unit of an entity that may be in another unit than the import.
        let unit = match import.entity {
            Entity::Unit(unit) => plan.is_reachable(unit).then_some(unit.index()),
            Entity::Variable(id) => plan.unit_of_variable(id),
            _ => Some(self.unit_index),
        };
        let Some(unit) = unit else {
            self.written.omissions.add(Omission::Tag(tag));
            return Ok(());
        };
        let mut entry = Entry::new(tag);
        // The import of a unit is not a declaration.
        if import.kind != ImportKind::Unit {
            self.declared(&mut entry, import.file, (import.line, 0));
        }
        if let Some(name) = import.name {
            entry.string(DW_AT_name, self.string(name));
        }
        match import.entity {
            Entity::Namespace(id) => self.refer(
                &mut entry,
                DW_AT_import,
                EntryTarget::Scope(Scope::Namespace(id)),
            ),
            Entity::Type(id) => self.of_type(&mut entry, DW_AT_import, Some(id)),
            Entity::Import(id) => self.refer(&mut entry, DW_AT_import, EntryTarget::Import(id)),
            Entity::Unit(id) => {
                let target = EntryTarget::Scope(Scope::Unit(id));
                self.refer_to_unit(&mut entry, DW_AT_import, target, unit);
            }
            Entity::Subprogram(id) => self.refer_to_subprogram(&mut entry, DW_AT_import, id),
            Entity::Variable(id) => {
                self.refer_to_unit(&mut entry, DW_AT_import, EntryTarget::Variable(id), unit);
            }
        }
        let offset = self.write(&entry)?;
        self.written(EntryTarget::Import(id), offset);
        Ok(())
    }

    /// Adds a reference to a subprogram: to its code, or to its declaration in the unit.
    pub(super) fn refer_to_subprogram(&self, entry: &mut Entry, attribute: DwAt, id: SubprogramId) {
        let unit = self
            .plan
            .module
            .metadata
            .subprograms
            .get(id)
            .map(|node| node.unit.index());
        match (self.plan.has_code(id), unit) {
            (true, Some(unit)) => self.refer_to_unit(entry, attribute, EntryTarget::Code(id), unit),
            _ => {
                let declaration = self.plan.named_declaration(id);
                self.refer(entry, attribute, EntryTarget::Declaration(declaration));
            }
        }
    }

    /// Writes the declaration of a subprogram: a member of a type, or a subprogram that another
    /// entry refers to.
    fn declaration(&mut self, id: SubprogramId, node: &DISubprogram) -> Result<(), EmitError> {
        let ty = self.subroutine_of(node);
        let is_parametric = ty.is_some_and(|ty| !ty.parameters.is_empty() || ty.variadic);
        let has_children = is_parametric || self.has_details(node);
        let mut entry = Entry::new(DW_TAG_subprogram);
        entry.children = has_children;
        self.describe_subprogram(&mut entry, id, node);
        entry.flag(DW_AT_declaration);
        self.describe_member_function(&mut entry, node);
        // The first parameter of a member function may be the object that it is called on. The
        // entry of that parameter is the next entry. If it is artificial, consumers assume that it
        // is the object, and the reference is left out, as in clang, except in strict DWARF.
        let first = ty
            .and_then(|ty| ty.parameters.first())
            .and_then(|ty| self.plan.module.metadata.types.get(*ty));
        let has_object = matches!(
            first,
            Some(DIType::Pointer(pointer)) if pointer.flags.contains(DIFlags::OBJECT_POINTER)
                && (self.format.is_strict() || !pointer.flags.contains(DIFlags::ARTIFICIAL))
        );
        if has_object {
            // The offset of the parameter's entry is known after this entry is written.
            entry.reference(DW_AT_object_pointer, Some(1), Slot::NONE);
        }
        let offset = self.write(&entry)?;
        self.written(EntryTarget::Declaration(id), offset);
        if has_object {
            let next = self.written.info.since(self.unit_start);
            // The last field may be the sibling reference.
            let size = if self.written.has_siblings { 8 } else { 4 };
            let field = self.written.info.position().wrapping_sub(size);
            self.written.info.set(field, u64::from(next), 4);
            self.record_entry(field);
        }
        if !has_children {
            return Ok(());
        }
        if let Some(ty) = ty {
            self.parameters(ty)?;
        }
        self.template_parameters(&node.template_parameters)?;
        self.annotations(&node.annotations)?;
        self.end_children();
        Ok(())
    }
}

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Returns the numbers of the functions among the nodes with these indices.
    fn functions_among(&self, nodes: Range<usize>) -> Vec<u32> {
        let nodes = nodes.filter_map(|index| self.whole().unit_nodes.node(index));
        let functions = nodes.filter_map(|node| match node {
            Node::Function(id) => Some(id.index() as u32),
            _ => None,
        });
        functions.collect()
    }

    pub(super) fn subroutine_of(&self, node: &DISubprogram) -> Option<&'m DISubroutineType> {
        let validity = self.plan.lowered.validated().index();
        match self
            .plan
            .module
            .metadata
            .types
            .get(node.ty.filter(|ty| !validity.is_rejected_type(*ty))?)?
        {
            DIType::Subroutine(ty) => Some(ty),
            _ => None,
        }
    }

    /// Adds the attributes that every entry of a function can have.
    pub(super) fn describe_subprogram(
        &mut self,
        entry: &mut Entry,
        id: SubprogramId,
        node: &DISubprogram,
    ) {
        entry.string(DW_AT_name, self.string(node.name));
        if let Some(name) = node.linkage_name {
            entry.string(DW_AT_linkage_name, self.string(name));
        }
        if let Some(name) = node.target_name {
            entry.string(DW_AT_trampoline, self.string(name));
        }
        // A subprogram that is not in the source has line 0, and its file has no meaning.
        let file = Some(node.file).filter(|_| node.line > 0);
        self.declared(entry, file, (node.line, node.column));
        // A definition always has its parameters. For a declaration, the module states whether it
        // has parameters.
        let is_prototyped = node.flags.contains(DIFlags::PROTOTYPED)
            || node.ty.is_some() && self.subroutine_of(node).is_none_or(has_prototype);
        if is_prototyped && states_prototypes(self.written.language) {
            entry.flag(DW_AT_prototyped);
        }
        self.of_type(entry, DW_AT_type, self.plan.result_type(id));
        if node.is_external() {
            entry.flag(DW_AT_external);
        }
        for (flag, attribute) in [
            (DIFlags::ARTIFICIAL, DW_AT_artificial),
            (DIFlags::NO_RETURN, DW_AT_noreturn),
            (DIFlags::MAIN_SUBPROGRAM, DW_AT_main_subprogram),
            (DIFlags::PURE, DW_AT_pure),
            (DIFlags::ELEMENTAL, DW_AT_elemental),
            (DIFlags::RECURSIVE, DW_AT_recursive),
        ] {
            if node.flags.contains(flag) {
                entry.flag(attribute);
            }
        }
        if let Some(convention) = self
            .subroutine_of(node)
            .and_then(|ty| ty.calling_convention)
        {
            entry.number(DW_AT_calling_convention, u64::from(convention.0));
        }
    }

    /// Adds the attributes of member functions.
    fn describe_member_function(&self, entry: &mut Entry, node: &DISubprogram) {
        accessibility(entry, node.flags);
        if node.flags.contains(DIFlags::EXPLICIT) {
            entry.flag(DW_AT_explicit);
        }
        if node.flags.contains(DIFlags::DELETED) {
            entry.flag(DW_AT_deleted);
        }
        first_of(
            entry,
            DW_AT_defaulted,
            node.flags,
            &[
                (DIFlags::DEFAULTED_IN_CLASS, DW_DEFAULTED_in_class.0),
                (DIFlags::DEFAULTED_OUT_OF_CLASS, DW_DEFAULTED_out_of_class.0),
            ],
        );
        let virtuality = match node.flags {
            flags if flags.contains(DIFlags::PURE_VIRTUAL) => Some(DW_VIRTUALITY_pure_virtual),
            flags if flags.contains(DIFlags::VIRTUAL_FUNCTION) => Some(DW_VIRTUALITY_virtual),
            _ => None,
        };
        if let Some(virtuality) = virtuality {
            entry.number(DW_AT_virtuality, u64::from(virtuality.0));
            if let Some(index) = node.virtual_index {
                let place = [Operation::Constu(u64::from(index))];
                self.short_expression(entry, DW_AT_vtable_elem_location, &place);
            }
            self.of_type(entry, DW_AT_containing_type, node.containing_type);
        }
        // clang states the qualifier in the subprogram and in its type.
        let of_type = self.subroutine_of(node).map_or(node.flags, |ty| ty.flags);
        reference_qualifier(entry, node.flags | of_type);
    }

    /// Adds the file, line and column of a declaration. Line 0 and column 0 are left out, and so is
    /// the file without a line, as in LLVM.
    #[inline(always)]
    pub(super) fn declared(
        &mut self,
        entry: &mut Entry,
        file: Option<FileId>,
        (line, column): (u32, u32),
    ) {
        let file = file.filter(|_| line > 0);
        if self.format.is_split() && self.has_no_files(file) {
            return;
        }
        if let Some(file) = file {
            entry.number(DW_AT_decl_file, self.written.files.file(file));
        }
        if line > 0 {
            entry.number(DW_AT_decl_line, u64::from(line));
        }
        if column > 0 {
            entry.number(DW_AT_decl_column, u64::from(column));
        }
    }

    /// Returns true in a type unit in a `.dwo` file, which has no file table.
    #[inline(never)]
    fn has_no_files(&mut self, file: Option<FileId>) -> bool {
        let is_type_unit = self.whole().unit_nodes.of_type().is_some();
        if is_type_unit && file.is_some() {
            let omitted = Omission::Attribute(DW_AT_decl_file);
            self.written.omissions.add(omitted);
        }
        is_type_unit
    }

    /// Adds an expression without fixups.
    pub(super) fn short_expression(
        &self,
        entry: &mut Entry,
        attribute: DwAt,
        operations: &[Operation<'_>],
    ) {
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        let mut writer = Writer::new(self.encoding, &mut bytes, &mut fixups);
        // Every dialect has these operations.
        if operations
            .iter()
            .all(|operation| writer.op(*operation).is_ok())
        {
            entry.short_expression(attribute, &bytes);
        }
    }
}

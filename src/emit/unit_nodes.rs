//! The nodes that need an entry in a unit: types, declarations, namespaces, imports, global
//! variables, and functions in namespaces. Other functions are entries of the unit itself, and
//! follow these nodes.
//!
//! A unit has an entry for each node that its functions, variables and imports refer to, directly
//! or through other nodes. All these nodes are found before the first entry is written. An entry
//! contains the entries of all nodes that are declared in it, so a node that was found later could
//! belong to an entry that is already complete. The [nodes](Node) are listed with the scopes that
//! they are declared in, and sorted by these scopes.

mod shared;

use super::entry_target::{EntryTarget, Node};
use super::plan::Plan;
use super::slots::{Slot, Slots};
use crate::markers::{CallTarget, FunctionView};
use crate::metadata::lists::push;
use crate::metadata::{
    DICompositeType, DISubprogram, DIType, Entity, Id, ImportId, NamespaceId, Scope, SubprogramId,
    TemplateArgument, TemplateId, TypeId, UnitId, VariableId,
};
use alloc::vec::Vec;
use core::ops::Range;
use shared::SharedNodes;

#[derive(Debug, Default)]
pub(super) struct UnitNodes {
    /// The last unit that required each slot, counted from 1. So the array need not be cleared for
    /// each unit.
    required_by: Vec<u32>,
    unit: u32,
    /// The type that the unit contains, if it is a type unit.
    of_type: Option<TypeId>,
    /// The number of variables that earlier modules of a stream have.
    pub(super) known_variables: usize,
    /// The shared nodes of a stream, if no others are found.
    only: Option<SharedNodes>,
    /// The first node that would be in an entry that is complete. Only a stream can have one.
    pub(super) late: Option<Node>,
    /// The nodes, each with the number of its scope. They are in the order in which they were found
    /// until `find` sorts them by scope.
    nodes: Vec<(u32, Node)>,
}

/// The maximum number of blocks around a local type. A type that is nested more deeply is placed in
/// the unit.
const MAX_BLOCKS: usize = 256;

/// The search for the nodes of one unit.
struct Finder<'p, 'l, 'v, 'm> {
    plan: &'p Plan<'l, 'v, 'm>,
    slots: &'p Slots<'p>,
    /// The offset of the unit. An entry from there on is an entry of the unit.
    unit_start: u32,
    /// The number of the unit among units, and its number as a scope.
    unit: usize,
    root: usize,
    nodes: &'p mut UnitNodes,
}

impl UnitNodes {
    pub(super) fn new(slots: &Slots<'_>) -> UnitNodes {
        UnitNodes {
            required_by: alloc::vec![0; slots.node_count()],
            ..UnitNodes::default()
        }
    }

    /// Finds the nodes of a unit.
    pub(super) fn find<'f>(
        &mut self,
        plan: &Plan<'_, '_, '_>,
        (slots, unit_start): (&Slots<'_>, u32),
        unit: UnitId,
        functions: impl Iterator<Item = FunctionView<'f>>,
    ) {
        self.begin(None);
        let (index, root) = (unit.index(), plan.number(Scope::Unit(unit)));
        let mut finder = Finder {
            plan,
            slots,
            unit_start,
            unit: index,
            root,
            nodes: self,
        };
        if let Some(node) = plan.module.metadata.units.get(unit) {
            for ty in &node.retained_types {
                finder.ty(Some(*ty));
            }
        }
        for id in plan.earlier.declarations(plan.module) {
            finder.require(Node::Declaration(id));
        }
        for function in functions {
            finder.subprogram(function.subprogram, Node::Function(function.id));
            finder.calls(&function);
        }
        for &subprogram in plan.abstracts.get(index) {
            let id = SubprogramId::from_index(subprogram as usize);
            let target = EntryTarget::Scope(Scope::Subprogram(id));
            if !finder.has_entry(slots.slot(plan, target)) {
                finder.subprogram(id, Node::Abstract(id));
            }
        }
        for &variable in plan.globals.get(index) {
            if variable as usize >= finder.nodes.known_variables {
                finder.require(Node::Global(VariableId::from_index(variable as usize)));
            }
        }
        for &import in plan.unit_imports.get(index) {
            finder.require(Node::Import(ImportId::from_index(import as usize)));
        }
        for node in plan.owners.nodes(index) {
            finder.require(node);
        }
        finder.visit_all();
        self.sort(plan);
    }

    /// Returns the nodes that were found.
    pub(super) fn all(&self) -> impl Iterator<Item = Node> + '_ {
        self.nodes.iter().map(|node| node.1)
    }

    /// Finds the nodes of a type's unit.
    pub(super) fn find_type(&mut self, plan: &Plan<'_, '_, '_>, slots: &Slots<'_>, id: TypeId) {
        self.begin(Some(id));
        let mut finder = Finder {
            plan,
            slots,
            unit_start: u32::MAX,
            unit: usize::MAX,
            root: plan.number(Scope::Unit(UnitId::from_index(0))),
            nodes: self,
        };
        finder.ty(Some(id));
        finder.visit_all();
        self.sort(plan);
    }

    fn begin(&mut self, of_type: Option<TypeId>) {
        self.unit += 1;
        self.of_type = of_type;
        self.nodes.clear();
    }

    fn sort(&mut self, plan: &Plan<'_, '_, '_>) {
        self.nodes
            .sort_by_key(|(scope, node)| (*scope, node.rank()));
        // Consumers show the members of a type in this order, which is that of their declaration.
        for members in self.nodes.chunk_by_mut(|a, b| a.0 == b.0) {
            let scope = members.first().map(|member| plan.scope(member.0 as usize));
            if let Some(Scope::Type(_)) = scope {
                members.sort_by_key(|(_, node)| (node.rank(), node.declared()));
            }
        }
    }

    /// Returns the nodes in the scope with a number, as indices for [`UnitNodes::node`].
    pub(super) fn span(&self, scope: usize) -> Range<usize> {
        let first = self.nodes.partition_point(|node| (node.0 as usize) < scope);
        let count = self.nodes[first..].partition_point(|node| node.0 as usize == scope);
        first..first + count
    }

    /// Returns true if the nodes of a namespace include the unit's entry for a subprogram.
    pub(super) fn is_nested(&self, plan: &Plan<'_, '_, '_>, id: SubprogramId) -> bool {
        plan.module
            .metadata
            .subprograms
            .get(id)
            .is_some_and(|node| match node.scope {
                Some(scope @ Scope::Namespace(_)) if plan.declaration(id).is_none() => {
                    plan.is_namespace(scope)
                }
                _ => false,
            })
    }

    /// Returns the type that the unit contains, if it is a type unit.
    pub(super) fn of_type(&self) -> Option<TypeId> {
        self.of_type
    }

    /// Returns true if the unit has only a declaration of a type that has a type unit.
    pub(super) fn is_declaration_only(&self, plan: &Plan<'_, '_, '_>, id: TypeId) -> bool {
        plan.has_type_unit.get(id.index()) == Some(&true) && self.of_type != Some(id)
    }

    pub(super) fn node(&self, index: usize) -> Option<Node> {
        self.nodes.get(index).map(|node| node.1)
    }
}

impl Finder<'_, '_, '_, '_> {
    /// Adds a node to the unit, unless the unit already has it or no unit has an entry for it.
    fn require(&mut self, node: Node) {
        let target = match node {
            Node::Type(id) => EntryTarget::Scope(Scope::Type(id)),
            Node::Namespace(id) => EntryTarget::Scope(Scope::Namespace(id)),
            Node::Declaration(id) => EntryTarget::Declaration(id),
            Node::Import(id) => EntryTarget::Import(id),
            // Each of these nodes is required only once.
            Node::Global(_) | Node::Abstract(_) | Node::Function(_) => {
                return self.add_existing(node);
            }
        };
        let slot = self.slots.slot(self.plan, target);
        // An earlier module of a stream may have added it.
        if !self.has_entry(slot) {
            self.require_in(node, target, slot);
        }
    }

    /// Adds a namespace to the unit. If its entry is complete, it gets another one.
    fn require_open(&mut self, namespace: NamespaceId) {
        let target = EntryTarget::Scope(Scope::Namespace(namespace));
        let slot = self.slots.slot(self.plan, target);
        self.require_in(Node::Namespace(namespace), target, slot);
    }

    fn require_in(&mut self, node: Node, target: EntryTarget, slot: Slot) {
        if let Some(unit) = self.nodes.required_by.get_mut(slot.index())
            && *unit != self.nodes.unit
        {
            *unit = self.nodes.unit;
            if self.nodes.of_type.is_some() || !self.plan.is_in_other_unit(target, self.unit) {
                self.add_existing(node);
            }
        }
    }

    /// Returns true if the unit has an entry already.
    fn has_entry(&self, slot: Slot) -> bool {
        (self.slots.get(slot)).is_some_and(|offset| offset >= self.unit_start)
    }

    /// Returns true if the entry of a scope other than a namespace is complete.
    fn is_complete(&self, scope: Scope) -> bool {
        let slot = self.slots.slot(self.plan, EntryTarget::Scope(scope));
        !matches!(scope, Scope::Namespace(_)) && self.has_entry(slot)
    }

    fn add_existing(&mut self, node: Node) {
        let module = self.plan.module;
        let validity = self.plan.lowered.validated().index();
        let scope = match node {
            Node::Type(id) if validity.is_rejected_type(id) => return,
            Node::Type(id) => match module.metadata.types.get(id) {
                // The type that contains the variant part writes it.
                None | Some(DIType::VariantPart(_)) => return,
                Some(_) => module.metadata.parent(Scope::Type(id)),
            },
            Node::Namespace(id) if validity.is_rejected_scope(Scope::Namespace(id)) => return,
            Node::Namespace(id) => match module.metadata.namespaces.get(id) {
                Some(namespace) => namespace.scope,
                None => return,
            },
            Node::Declaration(id) if validity.is_rejected_scope(Scope::Subprogram(id)) => return,
            Node::Declaration(id) => match module.metadata.subprograms.get(id) {
                Some(subprogram) => subprogram.scope,
                None => return,
            },
            Node::Import(id) => match module.metadata.imports.get(id) {
                Some(import) => Some(import.scope),
                None => return,
            },
            Node::Global(id) => match module.metadata.variables.get(id) {
                // The definition of a static member is in the unit.
                Some(variable) => {
                    Some(variable.scope).filter(|scope| !matches!(scope, Scope::Type(_)))
                }
                None => return,
            },
            Node::Abstract(_) | Node::Function(_) => None,
        };
        self.add(node, scope);
    }

    fn add(&mut self, node: Node, scope: Option<Scope>) {
        let place = scope.and_then(|scope| self.place(scope));
        if let Some(place) = place
            && (self.is_complete(self.plan.scope(place)) || self.is_left_out(node, place))
        {
            self.nodes.late.get_or_insert(node);
        }
        // An import in a function without an entry has no effect.
        let is_local = matches!(
            scope,
            Some(Scope::Subprogram(_) | Scope::Block(_) | Scope::Inlined(_))
        );
        if place.is_none() && is_local && matches!(node, Node::Import(_)) {
            return;
        }
        let place = place.unwrap_or(self.root) as u32;
        push(&mut self.nodes.nodes, (place, node));
    }

    /// Returns the number of the scope whose entry contains the declarations of a scope, or `None`
    /// for the unit's entry.
    fn place(&self, scope: Scope) -> Option<usize> {
        let Plan {
            module, lowered, ..
        } = *self.plan;
        if lowered.validated().index().is_rejected_scope(scope) {
            return None;
        }
        let is_place = match scope {
            Scope::Namespace(_) => self.plan.is_namespace(scope),
            Scope::Type(id) => matches!(module.metadata.types.get(id), Some(DIType::Composite(_))),
            Scope::Subprogram(id) => self.is_written(id),
            Scope::Block(_) => {
                let mut around = scope;
                let mut left = MAX_BLOCKS;
                while let (Scope::Block(id), 1..) = (around, left) {
                    (around, left) = (module.metadata.blocks.get(id)?.scope, left - 1);
                }
                matches!(around, Scope::Subprogram(id) if self.is_written(id))
            }
            Scope::Unit(_) | Scope::Inlined(_) | Scope::CommonBlock(_) => false,
        };
        is_place.then(|| self.plan.number(scope))
    }

    /// Returns true if the unit has a concrete or abstract instance of a subprogram.
    fn is_written(&self, id: SubprogramId) -> bool {
        let plan = self.plan;
        let node = plan.module.metadata.subprograms.get(id);
        let is_here = node.is_some_and(|node| node.unit.index() == self.unit);
        is_here && plan.code_of(id).is_some()
            || plan.abstract_unit(Scope::Subprogram(id)) == Some(self.unit)
    }

    fn ty(&mut self, ty: Option<TypeId>) {
        let Some(id) = ty else { return };
        let target = EntryTarget::Scope(Scope::Type(id));
        let slot = self.slots.slot(self.plan, target);
        // Most types are required by several nodes.
        if self.nodes.required_by.get(slot.index()) != Some(&self.nodes.unit) {
            self.require(Node::Type(id));
        }
    }

    fn scope(&mut self, scope: Option<Scope>) {
        match scope {
            Some(Scope::Namespace(id)) => self.require_open(id),
            Some(Scope::Type(id)) => self.require(Node::Type(id)),
            _ => {}
        }
    }

    /// Requires the nodes that the entries of a subprogram and of its variables refer to.
    fn subprogram(&mut self, id: SubprogramId, node: Node) {
        let plan = self.plan;
        let Some(subprogram) = plan.module.metadata.subprograms.get(id) else {
            return;
        };
        if let Some(declaration) = plan.declaration(id) {
            self.require(Node::Declaration(declaration));
        } else if let Some(scope @ Scope::Namespace(namespace)) = subprogram.scope
            && plan.is_namespace(scope)
        {
            self.require_open(namespace);
            self.add(node, Some(scope));
        }
        self.ty(plan.result_type(id));
        self.templates(&subprogram.template_parameters);
        for variable in plan.lowered.validated().index().variables(id) {
            self.variable(variable);
        }
        for &import in plan.local_imports.get(id.index()) {
            self.require(Node::Import(ImportId::from_index(import as usize)));
        }
    }

    fn variable(&mut self, id: VariableId) {
        let module = self.plan.module;
        // A variable of an inlined scope takes its type from the abstract instance, which may be in
        // another unit.
        let is_elsewhere = module.metadata.units.len() > 1
            && (self.plan.abstract_variable(id)).is_some_and(|(_, unit)| unit != self.unit);
        if let Some(node) = module.metadata.variables.get(id).filter(|_| !is_elsewhere) {
            self.ty(module.metadata.variable_type(node));
        }
    }

    /// Requires declarations of the called subprograms that have no code in the module.
    fn calls(&mut self, function: &FunctionView<'_>) {
        for call in function.calls() {
            if let CallTarget::Subprogram(id) = call.target
                && !self.plan.has_code(id)
            {
                self.declaration(id);
            }
        }
    }

    /// Requires the entry that a reference to a subprogram without code names.
    fn declaration(&mut self, id: SubprogramId) {
        self.require(Node::Declaration(self.plan.named_declaration(id)));
    }

    fn templates(&mut self, parameters: &[TemplateId]) {
        let module = self.plan.module;
        let templates = &module.metadata.templates;
        for parameter in parameters.iter().filter_map(|id| templates.get(*id)) {
            self.ty(parameter.ty);
            if let TemplateArgument::Pack(arguments) = &parameter.argument {
                let arguments = arguments.iter().filter_map(|id| templates.get(*id));
                arguments.for_each(|argument| self.ty(argument.ty));
            }
        }
    }

    fn visit_all(&mut self) {
        let mut next = 0;
        while let Some(&(_, node)) = self.nodes.nodes.get(next) {
            next += 1;
            self.visit(node);
        }
    }

    /// Requires the nodes that the entry of a node refers to.
    fn visit(&mut self, node: Node) {
        let module = self.plan.module;
        match node {
            Node::Type(id) => {
                self.scope(module.metadata.parent(Scope::Type(id)));
                if let Some(ty) = module.metadata.types.get(id) {
                    self.visit_type(id, ty);
                }
            }
            Node::Declaration(id) => {
                if let Some(subprogram) = module.metadata.subprograms.get(id) {
                    self.scope(subprogram.scope);
                    self.signature(subprogram);
                }
            }
            Node::Namespace(id) => self.scope(
                module
                    .metadata
                    .namespaces
                    .get(id)
                    .and_then(|node| node.scope),
            ),
            Node::Import(id) => {
                let Some(import) = module.metadata.imports.get(id) else {
                    return;
                };
                self.scope(Some(import.scope));
                match import.entity {
                    Entity::Namespace(id) => self.require(Node::Namespace(id)),
                    Entity::Type(id) => self.require(Node::Type(id)),
                    Entity::Import(id) => self.require(Node::Import(id)),
                    Entity::Subprogram(id) if !self.plan.has_code(id) => self.declaration(id),
                    Entity::Subprogram(_) | Entity::Variable(_) | Entity::Unit(_) => {}
                }
            }
            Node::Global(id) => {
                self.variable(id);
                self.scope(module.metadata.variables.get(id).map(|node| node.scope));
            }
            Node::Abstract(_) | Node::Function(_) => {}
        }
    }

    fn signature(&mut self, subprogram: &DISubprogram) {
        if let Some(DIType::Subroutine(ty)) = subprogram
            .ty
            .and_then(|ty| self.plan.module.metadata.types.get(ty))
        {
            self.ty(ty.result);
            ty.parameters.iter().for_each(|ty| self.ty(Some(*ty)));
        }
        self.ty(subprogram.containing_type);
        self.templates(&subprogram.template_parameters);
    }

    fn visit_type(&mut self, id: TypeId, ty: &DIType) {
        if self.nodes.is_declaration_only(self.plan, id) {
            return self.declared_members(id, ty);
        }
        match ty {
            DIType::Base(_)
            | DIType::FixedPoint(_)
            | DIType::Unspecified(_)
            | DIType::String(_)
            | DIType::VariantPart(_) => {}
            DIType::Pointer(pointer) => self.ty(pointer.base),
            DIType::MemberPointer(pointer) => {
                self.ty(Some(pointer.base));
                self.ty(Some(pointer.class));
            }
            DIType::Qualified(qualified) => {
                self.ty(qualified.base);
                self.templates(&qualified.template_parameters);
            }
            DIType::Array(array) => self.ty(Some(array.element)),
            DIType::Enumeration(enumeration) => self.ty(enumeration.base),
            DIType::Subroutine(subroutine) => {
                self.ty(subroutine.result);
                subroutine
                    .parameters
                    .iter()
                    .for_each(|ty| self.ty(Some(*ty)));
            }
            DIType::Composite(composite) => self.composite(id, composite),
        }
    }

    /// For a type that has a type unit, requires the types of the static members that this unit
    /// defines.
    fn declared_members(&mut self, id: TypeId, ty: &DIType) {
        if let (DIType::Composite(composite), None) = (ty, self.nodes.of_type) {
            for index in self.plan.defined_members(id, composite) {
                self.ty(composite.members.get(index).map(|member| member.ty));
            }
        }
    }

    /// Requires everything that is declared in a composite type, because its entry is complete in
    /// each unit that has it.
    fn composite(&mut self, id: TypeId, composite: &DICompositeType) {
        let plan = self.plan;
        self.ty(composite.vtable_holder);
        self.templates(&composite.template_parameters);
        composite
            .members
            .iter()
            .for_each(|member| self.ty(Some(member.ty)));
        for part in &composite.variant_parts {
            if let Some(DIType::VariantPart(part)) = plan.module.metadata.types.get(*part) {
                part.discriminant
                    .iter()
                    .chain(&part.variants)
                    .for_each(|member| self.ty(Some(member.ty)));
            }
        }
        let number = plan.number(Scope::Type(id));
        for &nested in plan.types.get(number) {
            self.require(Node::Type(TypeId::from_index(nested as usize)));
        }
        for &member in plan.members.get(number) {
            // A definition that completes a declaration is not a member, but the declaration is.
            let member = SubprogramId::from_index(member as usize);
            self.require(Node::Declaration(
                plan.declaration(member).unwrap_or(member),
            ));
        }
    }
}

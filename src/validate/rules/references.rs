//! Every reference from one node to another: whether the other exists, and what must go when the
//! other goes.

use super::super::checker::{Checker, Place};
use super::super::{Node, Rule};
use super::types;
use crate::expr::DIExpr;
use crate::markers::{CallTarget, FunctionId};
use crate::metadata::lists::Lists;
use crate::metadata::{
    BlockId, Bound, CodeId, DICode, DICompileUnit, DIFile, DIImportedEntity, DIMember, DINamespace,
    DISubprogram, DITemplateParameter, DIType, DIVariable, Entity, FileId, FragmentId, GlobalId,
    Id, ImportId, InlinedId, LifetimeId, ModuleTag, NamespaceId, Object, Scope, SubprogramId,
    TemplateArgument, TemplateId, Text, TypeId, UnitId, VariableId,
};
use crate::module::Module;
use alloc::format;
use alloc::vec::Vec;

/// A node of any kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Text(Text),
    Expr(DIExpr),
    Fragment(FragmentId),
    File(FileId),
    Unit(UnitId),
    Subprogram(SubprogramId),
    Block(BlockId),
    Inlined(InlinedId),
    Namespace(NamespaceId),
    Import(ImportId),
    Template(TemplateId),
    Global(GlobalId),
    Type(TypeId),
    Variable(VariableId),
    Code(CodeId),
    Lifetime(LifetimeId),
    Function(FunctionId),
}

impl Key {
    /// What it is called.
    fn kind(self) -> &'static str {
        match self {
            Key::Text(_) => "string",
            Key::Expr(_) => "expression",
            Key::Fragment(_) => "fragment",
            Key::File(_) => "file",
            Key::Unit(_) => "unit",
            Key::Subprogram(_) => "subprogram",
            Key::Block(_) => "block",
            Key::Inlined(_) => "inlined instance",
            Key::Namespace(_) => "namespace",
            Key::Import(_) => "imported entity",
            Key::Template(_) => "template parameter",
            Key::Global(_) => "global",
            Key::Type(_) => "type",
            Key::Variable(_) => "variable",
            Key::Code(_) => "code location",
            Key::Lifetime(_) => "lifetime",
            Key::Function(_) => "function",
        }
    }

    /// Its number, how many of its kind the module has, and the module that it is of, as far as it
    /// says so.
    fn describe(self, module: &Module) -> (usize, usize, ModuleTag) {
        match self {
            Key::Text(id) => (id.index(), module.metadata.strings.len(), ModuleTag::ANY),
            Key::Expr(id) => (id.0 as usize, module.exprs.len(), ModuleTag::ANY),
            Key::Fragment(id) => (id.index(), module.metadata.fragments.len(), id.module()),
            Key::File(id) => (id.index(), module.metadata.files.len(), ModuleTag::ANY),
            Key::Unit(id) => (id.index(), module.metadata.units.len(), id.module()),
            Key::Subprogram(id) => (id.index(), module.metadata.subprograms.len(), id.module()),
            Key::Block(id) => (id.index(), module.metadata.blocks.len(), id.module()),
            Key::Inlined(id) => (id.index(), module.metadata.inlined.len(), id.module()),
            Key::Namespace(id) => (id.index(), module.metadata.namespaces.len(), id.module()),
            Key::Import(id) => (id.index(), module.metadata.imports.len(), id.module()),
            Key::Template(id) => (id.index(), module.metadata.templates.len(), id.module()),
            Key::Global(id) => (id.index(), module.metadata.globals.len(), id.module()),
            Key::Type(id) => (id.index(), module.metadata.types.len(), id.module()),
            Key::Variable(id) => (id.index(), module.metadata.variables.len(), id.module()),
            Key::Code(id) => (id.index(), module.metadata.codes.len(), id.module()),
            Key::Lifetime(id) => (id.index(), module.metadata.lifetimes.len(), id.module()),
            Key::Function(id) => (id.index(), module.code.len(), ModuleTag::ANY),
        }
    }

    /// Whether the module does not have it.
    fn is_missing(self, module: &Module) -> bool {
        let (index, count, tag) = self.describe(module);
        index >= count || tag.is_other(module.metadata.module_tag())
    }

    /// What is missing, if it is.
    pub(super) fn missing(self, module: &Module) -> Option<alloc::string::String> {
        if !self.is_missing(module) {
            return None;
        }
        let (kind, (index, count, tag)) = (self.kind(), self.describe(module));
        Some(match tag.is_other(module.metadata.module_tag()) {
            true => format!("names {kind} {index} of another module; name one of this module"),
            false => {
                format!("names {kind} {index}, but the module has {count}; add it or name another")
            }
        })
    }
}

impl From<Scope> for Key {
    fn from(scope: Scope) -> Key {
        match scope {
            Scope::Unit(id) => Key::Unit(id),
            Scope::Subprogram(id) => Key::Subprogram(id),
            Scope::Block(id) => Key::Block(id),
            Scope::Inlined(id) => Key::Inlined(id),
            Scope::Namespace(id) => Key::Namespace(id),
            Scope::Type(id) => Key::Type(id),
        }
    }
}

impl From<Object> for Key {
    fn from(object: Object) -> Key {
        match object {
            Object::Variable(id) => Key::Variable(id),
            Object::Fragment(id) => Key::Fragment(id),
            Object::Code(id) => Key::Code(id),
        }
    }
}

/// What the field is called that names variant parts.
const VARIANT_PART: &str = "variant part";

/// Whether a node can stay when what it refers to goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tie {
    /// It goes, too.
    Hard,
    /// It stays, as if it referred to nothing.
    Soft,
}

/// What is told of references: who, what the field is called, to whom, and what goes with whom.
struct References<V> {
    from: Key,
    visit: V,
}

impl<V: FnMut(Key, &'static str, Key, Tie)> References<V> {
    fn hard(&mut self, field: &'static str, to: impl Into<Key>) {
        (self.visit)(self.from, field, to.into(), Tie::Hard);
    }

    fn soft(&mut self, field: &'static str, to: impl Into<Key>) {
        (self.visit)(self.from, field, to.into(), Tie::Soft);
    }

    fn hards<T: Into<Key>>(&mut self, field: &'static str, to: impl IntoIterator<Item = T>) {
        to.into_iter().for_each(|to| self.hard(field, to));
    }

    fn softs<T: Into<Key>>(&mut self, field: &'static str, to: impl IntoIterator<Item = T>) {
        to.into_iter().for_each(|to| self.soft(field, to));
    }
}

macro_rules! keys {
    ($($id:ident $key:ident)+) => {
        $(impl From<$id> for Key {
            fn from(id: $id) -> Key {
                Key::$key(id)
            }
        })+
    };
}
keys! {
    Text Text DIExpr Expr FragmentId Fragment FileId File UnitId Unit SubprogramId Subprogram BlockId Block
    InlinedId Inlined NamespaceId Namespace ImportId Import TemplateId Template GlobalId Global TypeId Type
    VariableId Variable CodeId Code LifetimeId Lifetime FunctionId Function
}

impl From<Entity> for Key {
    fn from(entity: Entity) -> Key {
        match entity {
            Entity::Namespace(id) => Key::Namespace(id),
            Entity::Unit(id) => Key::Unit(id),
            Entity::Type(id) => Key::Type(id),
            Entity::Subprogram(id) => Key::Subprogram(id),
            Entity::Variable(id) => Key::Variable(id),
            Entity::Import(id) => Key::Import(id),
        }
    }
}

/// Hands every reference of every node to `visit`. Nodes are taken apart field by field, so that a
/// new field cannot be forgotten here.
fn each(module: &Module, visit: impl FnMut(Key, &'static str, Key, Tie)) {
    let mut to = References {
        from: Key::Text(Text::from_index(0)),
        visit,
    };
    for (id, node) in module.metadata.files.iter() {
        to.from = Key::File(id);
        let DIFile {
            name,
            directory,
            md5: _,
        } = *node;
        to.hard("name", name);
        to.hard("directory", directory);
    }
    for (id, node) in module.metadata.units.iter() {
        to.from = Key::Unit(id);
        let DICompileUnit {
            file,
            language: _,
            producer,
            optimized: _,
            flags,
            ref retained_types,
        } = *node;
        to.hard("file", file);
        to.hard("producer", producer);
        to.hards("flags", flags);
        to.softs("list of retained types", retained_types.iter().copied());
    }
    for (id, node) in module.metadata.subprograms.iter() {
        to.from = Key::Subprogram(id);
        subprogram(node, &mut to);
    }
    for (id, node) in module.metadata.blocks.iter() {
        to.from = Key::Block(id);
        to.hard("scope", node.scope);
        to.hard("file", node.file);
        to.hards("origin", node.origin);
    }
    for (id, node) in module.metadata.inlined.iter() {
        to.from = Key::Inlined(id);
        to.hard("scope", node.scope);
        to.hard("call's file", node.call_file);
        to.hard("origin", node.origin);
    }
    for (id, node) in module.metadata.namespaces.iter() {
        to.from = Key::Namespace(id);
        let DINamespace {
            name,
            scope,
            export_symbols: _,
        } = *node;
        to.hards("name", name);
        to.hards("scope", scope);
    }
    for (id, node) in module.metadata.imports.iter() {
        to.from = Key::Import(id);
        let DIImportedEntity {
            kind: _,
            scope,
            entity,
            name,
            file,
            line: _,
        } = *node;
        to.hard("scope", scope);
        to.hard("entity", entity);
        to.hards("name", name);
        to.hards("file", file);
    }
    for (id, node) in module.metadata.templates.iter() {
        to.from = Key::Template(id);
        let DITemplateParameter {
            name,
            ty,
            argument,
            is_default: _,
        } = *node;
        to.hards("name", name);
        to.hards("type", ty);
        if let TemplateArgument::Template(name) = argument {
            to.hard("template's name", name);
        }
    }
    for (id, ty) in module.metadata.types.iter() {
        to.from = Key::Type(id);
        of_type(ty, &mut to);
    }
    for (id, node) in module.metadata.variables.iter() {
        to.from = Key::Variable(id);
        let DIVariable {
            name,
            scope,
            file,
            line: _,
            ty,
            kind: _,
            flags: _,
            memory_space: _,
            linkage_name,
            origin,
        } = *node;
        to.hard("scope", scope);
        to.hards("name", name);
        to.hards("file", file);
        to.hards("type", ty);
        to.hards("linkage name", linkage_name);
        to.hards("origin", origin);
    }
    for (id, node) in module.metadata.globals.iter() {
        to.from = Key::Global(id);
        to.hard("symbol", node.symbol);
        to.hard("fragment", node.fragment);
    }
    for (id, node) in module.metadata.codes.iter() {
        to.from = Key::Code(id);
        if let DICode::Label {
            name, scope, file, ..
        } = *node
        {
            to.hard("name", name);
            to.hard("scope", scope);
            to.hard("file", file);
        }
    }
    for (id, node) in module.metadata.lifetimes.iter() {
        to.from = Key::Lifetime(id);
        to.hard("object", node.object);
        to.hard("location", node.location);
        to.hards(
            "list of arguments",
            module.metadata.arguments(node).iter().copied(),
        );
    }
    for function in module.code.functions() {
        to.from = Key::Function(function.id);
        to.hard("symbol", function.symbol);
        to.hard("subprogram", function.subprogram);
        for call in function.calls() {
            match call.target {
                CallTarget::Unknown => {}
                CallTarget::Subprogram(id) => to.soft("call's target", id),
                CallTarget::Object(object) => to.soft("call's target", object),
            }
            to.softs(
                "call's parameter",
                function
                    .call_parameters(call)
                    .iter()
                    .map(|parameter| parameter.value),
            );
        }
    }
}

fn subprogram(node: &DISubprogram, to: &mut References<impl FnMut(Key, &'static str, Key, Tie)>) {
    let DISubprogram {
        name,
        linkage_name,
        scope,
        unit,
        file,
        line: _,
        scope_line: _,
        ty,
        flags: _,
        declaration,
        containing_type,
        virtual_index: _,
        ref template_parameters,
        frame_base,
        lane_pc,
        active_lane,
        lane_count: _,
    } = *node;
    to.hard("name", name);
    to.hards("linkage name", linkage_name);
    to.hards("scope", scope);
    to.hard("unit", unit);
    to.hard("file", file);
    to.softs("type", ty);
    to.softs("declaration", declaration);
    to.softs("containing type", containing_type);
    to.softs(
        "list of template parameters",
        template_parameters.iter().copied(),
    );
    to.softs("frame base", frame_base);
    to.softs("lane PC", lane_pc);
    to.softs("active lane", active_lane);
}

fn bound(bound: Bound, to: &mut References<impl FnMut(Key, &'static str, Key, Tie)>) {
    to.hards("bound", bound.object());
}

fn member(node: &DIMember, to: &mut References<impl FnMut(Key, &'static str, Key, Tie)>) {
    to.hards("member's name", node.name);
    to.hard("member's type", node.ty);
}

fn of_type(ty: &DIType, to: &mut References<impl FnMut(Key, &'static str, Key, Tie)>) {
    match ty {
        DIType::Base(node) => to.hard("name", node.name),
        DIType::Unspecified(name) => to.hard("name", *name),
        DIType::Pointer(node) => to.softs("base", node.base),
        DIType::MemberPointer(node) => {
            to.hard("base", node.base);
            to.hard("class", node.class);
        }
        DIType::Qualified(node) => {
            to.hards("name", node.name);
            to.hards("base", node.base);
            to.hards("scope", node.scope);
            to.hards("file", node.file);
        }
        DIType::Array(node) => {
            to.hards("name", node.name);
            to.hard("element", node.element);
            to.hards("data location", node.data_location);
            to.hards("associated", node.associated);
            to.hards("allocated", node.allocated);
            bound(node.rank, to);
            for dimension in &node.dimensions {
                to.hards("bound", dimension.objects());
            }
        }
        DIType::String(node) => {
            to.hards("name", node.name);
            to.hards("length", node.length);
            to.hards("data location", node.data_location);
        }
        DIType::Composite(node) => {
            to.hards("name", node.name);
            to.hards("scope", node.scope);
            to.hards("file", node.file);
            to.hards("identifier", node.identifier);
            to.softs("vtable holder", node.vtable_holder);
            to.softs(
                "list of template parameters",
                node.template_parameters.iter().copied(),
            );
            node.members.iter().for_each(|node| member(node, to));
            to.hards(VARIANT_PART, node.variant_parts.iter().copied());
        }
        DIType::VariantPart(node) => {
            node.discriminant
                .iter()
                .chain(&node.variants)
                .for_each(|node| member(node, to));
        }
        DIType::Enumeration(node) => {
            to.hards("name", node.name);
            to.hards("scope", node.scope);
            to.hards("file", node.file);
            to.hards("identifier", node.identifier);
            to.hards("base", node.base);
            to.hards(
                "enumerator's name",
                node.enumerators.iter().map(|enumerator| enumerator.name),
            );
        }
        DIType::Subroutine(node) => {
            to.hards("result", node.result);
            to.hards("parameter", node.parameters.iter().copied());
        }
    }
}

/// The node that a diagnostic names, and where it is.
pub(super) fn node(checker: &Checker<'_, '_>, key: Key) -> Option<(Node, Place)> {
    let module = checker.module;
    Some(match key {
        Key::File(id) => (Node::File(id), Place::default()),
        Key::Unit(id) => (Node::Unit(id), Place::default()),
        Key::Type(id) => (Node::Type(id), Place::default()),
        Key::Subprogram(id) => (
            Node::Subprogram(id),
            checker.in_scope(Scope::Subprogram(id), None),
        ),
        Key::Block(id) => (Node::Block(id), checker.in_scope(Scope::Block(id), None)),
        Key::Inlined(id) => (
            Node::Inlined(id),
            checker.in_scope(Scope::Inlined(id), None),
        ),
        Key::Variable(id) => (Node::Variable(id), checker.of_object(id.into())),
        Key::Code(id) => match module.metadata.codes.get(id)? {
            DICode::Label { scope, .. } => (Node::Code(id), checker.in_scope(*scope, None)),
            DICode::Expression => (Node::Code(id), Place::default()),
        },
        Key::Lifetime(id) => (Node::Lifetime(id), checker.of_lifetime(id)),
        Key::Function(id) => (Node::Function(id), checker.in_function(id, None)),
        Key::Namespace(id) => (Node::Namespace(id), Place::default()),
        Key::Import(id) => (Node::Import(id), Place::default()),
        Key::Template(id) => (Node::Template(id), Place::default()),
        Key::Global(id) => (Node::Global(id), Place::default()),
        Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => return None,
    })
}

/// Leaves a node out.
pub(super) fn reject(checker: &mut Checker<'_, '_>, key: Key) -> bool {
    let rejected = &mut checker.index.rejected;
    match key {
        Key::File(id) => rejected.files.set(id.index()),
        Key::Unit(id) => rejected.units.set(id.index()),
        Key::Type(id) => rejected.types.set(id.index()),
        Key::Subprogram(id) => rejected.subprograms.set(id.index()),
        Key::Block(id) => rejected.blocks.set(id.index()),
        Key::Inlined(id) => rejected.inlined.set(id.index()),
        Key::Variable(id) => rejected.variables.set(id.index()),
        Key::Code(id) => rejected.codes.set(id.index()),
        Key::Lifetime(id) => rejected.lifetimes.set(id.index()),
        Key::Function(id) => rejected.functions.set(id.index()),
        Key::Namespace(id) => rejected.namespaces.set(id.index()),
        Key::Import(id) => rejected.imports.set(id.index()),
        Key::Template(id) => rejected.templates.set(id.index()),
        Key::Global(id) => rejected.globals.set(id.index()),
        Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => false,
    }
}

/// `E301`: references to nodes that do not exist. `E311`: to types of a kind that does not fit.
/// `E316`: to strings that cannot be written.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut found: Vec<(Key, &'static str, Key)> = Vec::new();
    let mut misused: Vec<(Key, &'static str, TypeId)> = Vec::new();
    let mut zeros: Vec<(Key, &'static str)> = Vec::new();
    each(module, |from, field, to, _| {
        let is_missing = to.is_missing(module);
        if let Key::Type(id) = to
            && let Some(ty) = module.metadata.types.get(id)
            && matches!(ty, DIType::VariantPart(_)) != (field == VARIANT_PART)
        {
            misused.push((from, field, id));
        }
        if let Key::Text(id) = to
            && module.metadata.strings.has_zero(id)
        {
            zeros.push((from, field));
        }
        // A struct with two members of one missing type has one cause.
        if is_missing
            && found
                .last()
                .is_none_or(|last| (last.0, last.2) != (from, to))
        {
            found.push((from, field, to));
        }
    });
    for (from, field, to) in found {
        if let (Some((node, place)), Some(missing)) = (node(checker, from), to.missing(module)) {
            checker.report(
                Rule::MissingNode,
                node,
                place,
                format!("the {field} {missing}"),
            );
        }
        reject(checker, from);
        if let Key::Lifetime(id) = from {
            checker.broken.set(id.index());
        }
    }
    for (from, field) in zeros {
        if let Some((node, place)) = node(checker, from) {
            let message = format!(
                "the {field} has a zero byte in it, where readers end it; leave the byte out"
            );
            checker.report(Rule::ZeroByte, node, place, message);
        }
        reject(checker, from);
    }
    for (from, field, id) in misused {
        if let Some((node, place)) = node(checker, from) {
            let message = match field {
                VARIANT_PART => {
                    format!(
                        "{} is no variant part; name it as the type of a member",
                        types::name(module, id)
                    )
                }
                _ => {
                    format!(
                        "the {field} is {}, a variant part; name the struct that it is of",
                        types::name(module, id)
                    )
                }
            };
            checker.report(Rule::VariantPartUse, node, place, message);
        }
        reject(checker, from);
    }
    for id in (0..module.code.len()).map(FunctionId::from_index) {
        if module.code.function(id).is_none() {
            let message = format!(
                "function {} names no symbol and no subprogram; call FunctionBody::begin",
                id.index()
            );
            checker.report(
                Rule::MissingNode,
                Node::Function(id),
                Place::default(),
                message,
            );
            reject(checker, Key::Function(id));
        }
    }
}

/// Leaves out what cannot stay without something that was left out.
pub(super) fn carry_on(checker: &mut Checker<'_, '_>) {
    if !checker.index.rejected.is_any() {
        return;
    }
    let module = checker.module;
    // All nodes in a row, kind by kind.
    let counts = [
        module.metadata.files.len(),
        module.metadata.units.len(),
        module.metadata.subprograms.len(),
        module.metadata.blocks.len(),
        module.metadata.inlined.len(),
        module.metadata.types.len(),
        module.metadata.variables.len(),
        module.metadata.codes.len(),
        module.metadata.lifetimes.len(),
        module.code.len(),
        module.metadata.namespaces.len(),
        module.metadata.imports.len(),
        module.metadata.templates.len(),
        module.metadata.globals.len(),
    ];
    let start = |kind: usize| counts[..kind].iter().sum::<usize>();
    let starts: [usize; 15] = core::array::from_fn(start);
    let place = |key: Key| {
        let kind = match key {
            Key::File(_) => 0,
            Key::Unit(_) => 1,
            Key::Subprogram(_) => 2,
            Key::Block(_) => 3,
            Key::Inlined(_) => 4,
            Key::Type(_) => 5,
            Key::Variable(_) => 6,
            Key::Code(_) => 7,
            Key::Lifetime(_) => 8,
            Key::Function(_) => 9,
            Key::Namespace(_) => 10,
            Key::Import(_) => 11,
            Key::Template(_) => 12,
            Key::Global(_) => 13,
            Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => return None,
        };
        let (index, count, _) = key.describe(module);
        (index < count).then_some(starts[kind] + index)
    };
    let key = |index: usize| {
        let kind = starts
            .iter()
            .rposition(|start| *start <= index)
            .unwrap_or(0)
            .min(13);
        let index = index - starts[kind];
        match kind {
            0 => Key::File(FileId::from_index(index)),
            1 => Key::Unit(UnitId::from_index(index)),
            2 => Key::Subprogram(SubprogramId::from_index(index)),
            3 => Key::Block(BlockId::from_index(index)),
            4 => Key::Inlined(InlinedId::from_index(index)),
            5 => Key::Type(TypeId::from_index(index)),
            6 => Key::Variable(VariableId::from_index(index)),
            7 => Key::Code(CodeId::from_index(index)),
            8 => Key::Lifetime(LifetimeId::from_index(index)),
            9 => Key::Function(FunctionId::from_index(index)),
            10 => Key::Namespace(NamespaceId::from_index(index)),
            11 => Key::Import(ImportId::from_index(index)),
            12 => Key::Template(TemplateId::from_index(index)),
            _ => Key::Global(GlobalId::from_index(index)),
        }
    };
    let mut to_visit: Vec<usize> = (0..starts[14])
        .filter(|index| is_rejected(checker, key(*index)))
        .collect();
    let mut pairs: Vec<(usize, u32)> = Vec::new();
    each(module, |from, _, to, tie| {
        if let (Tie::Hard, Some(from), Some(to)) = (tie, place(from), place(to)) {
            pairs.push((to, from as u32));
        }
    });
    let users = Lists::new(starts[14], pairs.iter().copied());
    while let Some(index) = to_visit.pop() {
        for &user in users.get(index) {
            if reject(checker, key(user as usize)) {
                to_visit.push(user as usize);
            }
        }
    }
}

fn is_rejected(checker: &Checker<'_, '_>, key: Key) -> bool {
    let rejected = &checker.index.rejected;
    match key {
        Key::File(id) => rejected.files.get(id.index()),
        Key::Unit(id) => rejected.units.get(id.index()),
        Key::Type(id) => rejected.types.get(id.index()),
        Key::Subprogram(id) => rejected.subprograms.get(id.index()),
        Key::Block(id) => rejected.blocks.get(id.index()),
        Key::Inlined(id) => rejected.inlined.get(id.index()),
        Key::Variable(id) => rejected.variables.get(id.index()),
        Key::Code(id) => rejected.codes.get(id.index()),
        Key::Lifetime(id) => rejected.lifetimes.get(id.index()),
        Key::Function(id) => rejected.functions.get(id.index()),
        Key::Namespace(id) => rejected.namespaces.get(id.index()),
        Key::Import(id) => rejected.imports.get(id.index()),
        Key::Template(id) => rejected.templates.get(id.index()),
        Key::Global(id) => rejected.globals.get(id.index()),
        Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => false,
    }
}

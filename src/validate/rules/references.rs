//! Every reference from one node to another: whether the other exists, and what must go when the other goes.

use super::super::checker::{Checker, Place};
use super::super::{Node, Rule};
use crate::expr::DIExpr;
use crate::markers::FunctionId;
use crate::metadata::lists::Lists;
use crate::metadata::{
    BlockId, CodeId, DICode, DIType, FileId, FragmentId, Id, InlinedId, LifetimeId, Object, Scope, SubprogramId, Text,
    TypeId, UnitId, VariableId,
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
    Type(TypeId),
    Variable(VariableId),
    Code(CodeId),
    Lifetime(LifetimeId),
    Function(FunctionId),
}

impl Key {
    /// What it is called, its number, and how many of its kind the module has.
    fn describe(self, module: &Module) -> (&'static str, usize, usize) {
        match self {
            Key::Text(id) => ("string", id.index(), module.strings.len()),
            Key::Expr(id) => ("expression", id.0 as usize, module.exprs.len()),
            Key::Fragment(id) => ("fragment", id.index(), module.fragments.len()),
            Key::File(id) => ("file", id.index(), module.files.len()),
            Key::Unit(id) => ("unit", id.index(), module.units.len()),
            Key::Subprogram(id) => ("subprogram", id.index(), module.subprograms.len()),
            Key::Block(id) => ("block", id.index(), module.blocks.len()),
            Key::Inlined(id) => ("inlined instance", id.index(), module.inlined.len()),
            Key::Type(id) => ("type", id.index(), module.types.len()),
            Key::Variable(id) => ("variable", id.index(), module.variables.len()),
            Key::Code(id) => ("code location", id.index(), module.codes.len()),
            Key::Lifetime(id) => ("lifetime", id.index(), module.lifetimes.len()),
            Key::Function(id) => ("function", id.index(), module.code.len()),
        }
    }

    /// What is missing, if it is.
    pub(super) fn missing(self, module: &Module) -> Option<alloc::string::String> {
        let (kind, index, count) = self.describe(module);
        (index >= count).then(|| format!("names {kind} {index}, but the module has {count}; add it or name another"))
    }
}

impl From<Scope> for Key {
    fn from(scope: Scope) -> Key {
        match scope {
            Scope::Unit(id) => Key::Unit(id),
            Scope::Subprogram(id) => Key::Subprogram(id),
            Scope::Block(id) => Key::Block(id),
            Scope::Inlined(id) => Key::Inlined(id),
        }
    }
}

impl From<Object> for Key {
    fn from(object: Object) -> Key {
        match object {
            Object::Variable(id) => Key::Variable(id),
            Object::Fragment(id) => Key::Fragment(id),
        }
    }
}

/// Whether a node can stay when what it refers to goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tie {
    /// It goes, too.
    Hard,
    /// It stays, as if it referred to nothing.
    Soft,
}

/// Hands every reference of every node to `visit`: who, what the field is called, and to whom.
fn each(module: &Module, mut visit: impl FnMut(Key, &'static str, Key, Tie)) {
    for (id, node) in module.files.iter() {
        visit(Key::File(id), "name", Key::Text(node.name), Tie::Hard);
        visit(Key::File(id), "directory", Key::Text(node.directory), Tie::Hard);
    }
    for (id, node) in module.units.iter() {
        visit(Key::Unit(id), "file", Key::File(node.file), Tie::Hard);
        visit(Key::Unit(id), "producer", Key::Text(node.producer), Tie::Hard);
    }
    for (id, node) in module.subprograms.iter() {
        let id = Key::Subprogram(id);
        visit(id, "name", Key::Text(node.name), Tie::Hard);
        if let Some(name) = node.linkage_name {
            visit(id, "linkage name", Key::Text(name), Tie::Hard);
        }
        visit(id, "unit", Key::Unit(node.unit), Tie::Hard);
        visit(id, "file", Key::File(node.file), Tie::Hard);
        if let Some(ty) = node.ty {
            visit(id, "type", Key::Type(ty), Tie::Soft);
        }
    }
    for (id, node) in module.blocks.iter() {
        visit(Key::Block(id), "scope", node.scope.into(), Tie::Hard);
        visit(Key::Block(id), "file", Key::File(node.file), Tie::Hard);
        if let Some(origin) = node.origin {
            visit(Key::Block(id), "origin", Key::Block(origin), Tie::Hard);
        }
    }
    for (id, node) in module.inlined.iter() {
        visit(Key::Inlined(id), "scope", node.scope.into(), Tie::Hard);
        visit(Key::Inlined(id), "call's file", Key::File(node.call_file), Tie::Hard);
        visit(Key::Inlined(id), "origin", Key::Subprogram(node.origin), Tie::Hard);
    }
    for (id, ty) in module.types.iter() {
        each_of_type(Key::Type(id), ty, &mut visit);
    }
    for (id, node) in module.variables.iter() {
        let id = Key::Variable(id);
        visit(id, "scope", node.scope.into(), Tie::Hard);
        if let Some(name) = node.name {
            visit(id, "name", Key::Text(name), Tie::Hard);
        }
        if let Some(file) = node.file {
            visit(id, "file", Key::File(file), Tie::Hard);
        }
        if let Some(ty) = node.ty {
            visit(id, "type", Key::Type(ty), Tie::Hard);
        }
        if let Some(origin) = node.origin {
            visit(id, "origin", Key::Variable(origin), Tie::Hard);
        }
    }
    for (id, node) in module.codes.iter() {
        if let DICode::Label { name, scope, file, .. } = *node {
            visit(Key::Code(id), "name", Key::Text(name), Tie::Hard);
            visit(Key::Code(id), "scope", scope.into(), Tie::Hard);
            visit(Key::Code(id), "file", Key::File(file), Tie::Hard);
        }
    }
    for (id, node) in module.lifetimes.iter() {
        visit(Key::Lifetime(id), "object", node.object.into(), Tie::Hard);
        visit(Key::Lifetime(id), "location", Key::Expr(node.location), Tie::Hard);
        for argument in module.arguments(node) {
            visit(Key::Lifetime(id), "list of arguments", (*argument).into(), Tie::Hard);
        }
    }
    for function in module.code.functions() {
        let id = Key::Function(function.id);
        visit(id, "symbol", Key::Text(function.symbol), Tie::Hard);
        visit(id, "subprogram", Key::Subprogram(function.subprogram), Tie::Hard);
    }
}

fn each_of_type(id: Key, ty: &DIType, visit: &mut impl FnMut(Key, &'static str, Key, Tie)) {
    let mut text = |name: Option<Text>| {
        if let Some(name) = name {
            visit(id, "name", Key::Text(name), Tie::Hard);
        }
    };
    match ty {
        DIType::Base(node) => text(Some(node.name)),
        DIType::Pointer(node) => {
            if let Some(base) = node.base {
                visit(id, "base", Key::Type(base), Tie::Soft);
            }
        }
        DIType::Qualified(node) => {
            text(node.name);
            if let Some(base) = node.base {
                visit(id, "base", Key::Type(base), Tie::Hard);
            }
        }
        DIType::Array(node) => visit(id, "element", Key::Type(node.element), Tie::Hard),
        DIType::Composite(node) => {
            text(node.name);
            if let Some(file) = node.file {
                visit(id, "file", Key::File(file), Tie::Hard);
            }
            for member in &node.members {
                if let Some(name) = member.name {
                    visit(id, "member's name", Key::Text(name), Tie::Hard);
                }
                visit(id, "member's type", Key::Type(member.ty), Tie::Hard);
            }
        }
        DIType::Enumeration(node) => {
            text(node.name);
            if let Some(base) = node.base {
                visit(id, "base", Key::Type(base), Tie::Hard);
            }
            for enumerator in &node.enumerators {
                visit(id, "enumerator's name", Key::Text(enumerator.name), Tie::Hard);
            }
        }
        DIType::Subroutine(node) => {
            if let Some(result) = node.result {
                visit(id, "result", Key::Type(result), Tie::Hard);
            }
            for parameter in &node.parameters {
                visit(id, "parameter", Key::Type(*parameter), Tie::Hard);
            }
        }
    }
}

/// The node that a diagnostic names, and where it is.
fn node(checker: &Checker<'_, '_>, key: Key) -> Option<(Node, Place)> {
    let module = checker.module;
    Some(match key {
        Key::File(id) => (Node::File(id), Place::default()),
        Key::Unit(id) => (Node::Unit(id), Place::default()),
        Key::Type(id) => (Node::Type(id), Place::default()),
        Key::Subprogram(id) => (Node::Subprogram(id), checker.in_scope(Scope::Subprogram(id), None)),
        Key::Block(id) => (Node::Block(id), checker.in_scope(Scope::Block(id), None)),
        Key::Inlined(id) => (Node::Inlined(id), checker.in_scope(Scope::Inlined(id), None)),
        Key::Variable(id) => (Node::Variable(id), checker.of_object(id.into())),
        Key::Code(id) => match module.codes.get(id)? {
            DICode::Label { scope, .. } => (Node::Code(id), checker.in_scope(*scope, None)),
            DICode::Expression => (Node::Code(id), Place::default()),
        },
        Key::Lifetime(id) => (Node::Lifetime(id), checker.of_lifetime(id)),
        Key::Function(id) => (Node::Function(id), checker.in_function(id, None)),
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
        Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => false,
    }
}

/// `E301`: references to nodes that do not exist.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut found: Vec<(Key, &'static str, Key)> = Vec::new();
    each(module, |from, field, to, _| {
        let (_, index, count) = to.describe(module);
        // A struct with two members of one missing type has one cause.
        if index >= count && found.last().is_none_or(|last| (last.0, last.2) != (from, to)) {
            found.push((from, field, to));
        }
    });
    for (from, field, to) in found {
        if let (Some((node, place)), Some(missing)) = (node(checker, from), to.missing(module)) {
            checker.report(Rule::MissingNode, node, place, format!("the {field} {missing}"));
        }
        reject(checker, from);
        if let Key::Lifetime(id) = from {
            checker.broken.set(id.index());
        }
    }
    for id in (0..module.code.len()).map(FunctionId::from_index) {
        if module.code.function(id).is_none() {
            let message =
                format!("function {} names no symbol and no subprogram; call FunctionBody::begin", id.index());
            checker.report(Rule::MissingNode, Node::Function(id), Place::default(), message);
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
        module.files.len(),
        module.units.len(),
        module.subprograms.len(),
        module.blocks.len(),
        module.inlined.len(),
        module.types.len(),
        module.variables.len(),
        module.codes.len(),
        module.lifetimes.len(),
        module.code.len(),
    ];
    let start = |kind: usize| counts[..kind].iter().sum::<usize>();
    let starts: [usize; 11] = core::array::from_fn(start);
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
            Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => return None,
        };
        let (_, index, count) = key.describe(module);
        (index < count).then_some(starts[kind] + index)
    };
    let key = |index: usize| {
        let kind = starts.iter().rposition(|start| *start <= index).unwrap_or(0).min(9);
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
            _ => Key::Function(FunctionId::from_index(index)),
        }
    };
    let mut to_visit: Vec<usize> = (0..starts[10]).filter(|index| is_rejected(checker, key(*index))).collect();
    let mut pairs: Vec<(usize, u32)> = Vec::new();
    each(module, |from, _, to, tie| {
        if let (Tie::Hard, Some(from), Some(to)) = (tie, place(from), place(to)) {
            pairs.push((to, from as u32));
        }
    });
    let users = Lists::new(starts[10], pairs.iter().copied());
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
        Key::Text(_) | Key::Expr(_) | Key::Fragment(_) => false,
    }
}

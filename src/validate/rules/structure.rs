//! Rules on scopes and their contents.

use super::super::checker::{Checker, Place};
use super::super::scopes::Root;
use super::super::{Node, Rule};
use super::references;
use super::types;
use crate::metadata::{
    DICode, DIType, InlinedId, Scope, SubprogramId, Text, VariableId, VariableKind,
};
use crate::module::NodeKey;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub(super) fn check(checker: &mut Checker<'_, '_>) {
    scope_cycles(checker);
    scope_kinds(checker);
    parameter_numbers(checker);
    origins(checker);
    many_functions(checker);
    subprogram_types(checker);
}

/// The name of a scope in a message: its source name, or its node.
pub(super) fn name_of(checker: &Checker<'_, '_>, scope: Scope) -> String {
    let metadata = &checker.module.metadata;
    let number = metadata.number_of(scope);
    let named = |what: &str, name: Option<Text>| match name {
        Some(name) => format!("{what} `{}`", metadata.strings.get(name)),
        None => format!("{what} {number}"),
    };
    match scope {
        Scope::Unit(_) => named("unit", None),
        Scope::Subprogram(id) => named(
            "subprogram",
            metadata.subprograms.get(id).map(|node| node.name),
        ),
        Scope::Block(_) => named("lexical block", None),
        Scope::Inlined(id) => {
            let of = metadata
                .inlined
                .get(id)
                .and_then(|node| metadata.subprograms.get(node.origin));
            let of = of.map_or(String::new(), |of| {
                format!(" of `{}`", metadata.strings.get(of.name))
            });
            format!("inlined instance {number}{of}")
        }
        Scope::Namespace(id) => named(
            "namespace",
            metadata.namespaces.get(id).and_then(|node| node.name),
        ),
        Scope::Type(id) => match types::name(checker.module, id) {
            name if name.starts_with('`') => format!("type {name}"),
            name => name,
        },
    }
}

/// The name of a subprogram.
pub(super) fn subprogram_name(checker: &Checker<'_, '_>, id: SubprogramId) -> String {
    match checker.module.metadata.subprograms.get(id) {
        Some(node) => checker.module.metadata.strings.get(node.name).to_string(),
        None => format!("subprogram {}", checker.module.metadata.number_of(id)),
    }
}

/// `E302`.
fn scope_cycles(checker: &mut Checker<'_, '_>) {
    let cycles = checker.index.scopes.cycles.clone();
    for scope in cycles {
        let mut length = 1;
        let mut around = checker.module.metadata.parent(scope);
        // The loop ends because `scope` is on the cycle.
        while let Some(at) = around.filter(|at| *at != scope) {
            length += 1;
            around = checker.module.metadata.parent(at);
        }
        let name = name_of(checker, scope);
        let message = format!(
            "{name} is within itself, {length} steps up; let its parents end in a subprogram or a unit"
        );
        checker.report(Rule::ScopeCycle, scope.into(), Place::default(), message);
        checker.index.rejected.set(scope);
    }
}

/// `E303`: blocks, inlined scopes, labels and parameters must be within a subprogram. Of types,
/// only aggregates and enumerations can be scopes.
fn scope_kinds(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    // Nodes for code or for a value in code: the node, its scope, and its name in a message.
    let blocks = module
        .metadata
        .blocks
        .iter()
        .map(|(id, node)| (NodeKey::from(id), node.scope, "the block"));
    let inlined = module
        .metadata
        .inlined
        .iter()
        .map(|(id, node)| (NodeKey::from(id), node.scope, "the inlined instance"));
    let labels = module
        .metadata
        .codes
        .iter()
        .filter_map(|(id, node)| match node {
            DICode::Label { scope, .. } => Some((NodeKey::from(id), *scope, "the label")),
            DICode::Expression => None,
        });
    let is_parameter = |kind| matches!(kind, VariableKind::Parameter(_));
    let parameters = module
        .metadata
        .variables
        .iter()
        .filter(|(_, node)| is_parameter(node.kind));
    let parameters = parameters.map(|(id, node)| (NodeKey::from(id), node.scope, "the parameter"));
    let inside = blocks.chain(inlined).chain(labels).chain(parameters);
    // Nodes that may be outside subprograms.
    let variables = module
        .metadata
        .variables
        .iter()
        .filter(|(_, node)| !is_parameter(node.kind));
    let variables =
        variables.map(|(id, node)| (NodeKey::from(id), Some(node.scope), "the variable"));
    let subprograms = module
        .metadata
        .subprograms
        .iter()
        .map(|(id, node)| (NodeKey::from(id), node.scope, "the subprogram"));
    let namespaces = module
        .metadata
        .namespaces
        .iter()
        .map(|(id, node)| (NodeKey::from(id), node.scope, "the namespace"));
    let types = module.metadata.types.ids().map(|id| {
        (
            NodeKey::from(id),
            module.metadata.parent(Scope::Type(id)),
            "the type",
        )
    });
    let imports = module
        .metadata
        .imports
        .iter()
        .map(|(id, node)| (NodeKey::from(id), Some(node.scope), "the import"));
    let outside = variables
        .chain(subprograms)
        .chain(namespaces)
        .chain(types)
        .chain(imports);
    let inside = inside.map(|(key, scope, what)| (key, scope, what, true));
    let outside = outside.filter_map(|(key, scope, what)| Some((key, scope?, what, false)));
    for (key, scope, what, is_code) in inside.chain(outside) {
        let wrong = match scope {
            Scope::Unit(_) | Scope::Namespace(_) => is_code,
            Scope::Type(id) => {
                let names = matches!(
                    module.metadata.types.get(id),
                    None | Some(DIType::Composite(_) | DIType::Enumeration(_))
                );
                is_code || !names
            }
            Scope::Subprogram(_) | Scope::Block(_) | Scope::Inlined(_) => false,
        };
        if !wrong {
            continue;
        }
        let Some((node, place)) = references::node(checker, key) else {
            continue;
        };
        let scope = name_of(checker, scope);
        let advice = if is_code {
            "a subprogram, a lexical block or an inlined instance"
        } else {
            "a unit, namespace, function, aggregate or enumeration"
        };
        let place = if matches!(node, Node::Variable(_)) {
            place
        } else {
            Place::default()
        };
        checker.report(
            Rule::NoScope,
            node,
            place,
            format!("{what} is in {scope}; put it in {advice}"),
        );
        checker.index.rejected.set(key);
    }
}

/// `E312`: the numbers of a function's parameters must be distinct.
fn parameter_numbers(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut parameters: Vec<(Scope, u32, VariableId)> = Vec::new();
    for (id, node) in module.metadata.variables.iter() {
        if let VariableKind::Parameter(number) = node.kind {
            parameters.push((node.scope, number, id));
        }
    }
    parameters.sort_unstable();
    for group in parameters.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let Some((&(_, number, first), others)) = group.split_first() else {
            continue;
        };
        for &(_, _, id) in others {
            let (name, place) = (checker.object(first.into()), checker.of_object(id.into()));
            let message =
                format!("parameter {number} is {name} already; give this parameter another number");
            checker.report(Rule::DuplicateParameter, Node::Variable(id), place, message);
            checker.index.rejected.set(id);
        }
    }
}

/// `E309`: a block or variable with an origin must be in an inlined scope of the function that
/// contains the origin, and the origin must not be in an inlined scope.
fn origins(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let blocks = module.metadata.blocks.iter().filter_map(|(id, node)| {
        Some((
            NodeKey::from(id),
            Node::Block(id),
            node.scope,
            Scope::Block(node.origin?),
        ))
    });
    let variables = module.metadata.variables.iter().filter_map(|(id, node)| {
        let origin = module.metadata.variables.get(node.origin?)?;
        Some((
            NodeKey::from(id),
            Node::Variable(id),
            node.scope,
            origin.scope,
        ))
    });
    for (key, node, scope, origin) in blocks.chain(variables) {
        let scopes = &checker.index.scopes;
        if scopes.root(scope) == Root::Broken || scopes.root(origin) == Root::Broken {
            continue;
        }
        let inlined = |scope| -> Option<(InlinedId, SubprogramId)> {
            let id = scopes.inlined(scope)?;
            Some((id, module.metadata.inlined.get(id)?.origin))
        };
        let wrong = match (inlined(scope), inlined(origin), scopes.subprogram(origin)) {
            (Some((_, function)), None, Some(original)) if function == original => continue,
            (None, ..) => String::from("it has an origin but is in no inlined instance"),
            (Some(_), Some((id, _)), _) => {
                format!(
                    "its origin is itself a copy, in {}",
                    name_of(checker, Scope::Inlined(id))
                )
            }
            (Some((id, _)), None, original) => format!(
                "it is in {}, but its origin is in {}",
                name_of(checker, Scope::Inlined(id)),
                original.map_or(String::from("no function"), |id| format!(
                    "`{}`",
                    subprogram_name(checker, id)
                ))
            ),
        };
        let place = match node {
            Node::Variable(id) => checker.of_object(id.into()),
            _ => checker.in_scope(scope, None),
        };
        checker.report(
            Rule::OriginMismatch,
            node,
            place,
            format!("{wrong}; name the node of the inlined function"),
        );
        checker.index.rejected.set(key);
    }
}

/// `E308`.
fn many_functions(checker: &mut Checker<'_, '_>) {
    for function in checker.module.code.functions() {
        let Some(first) = checker
            .index
            .code_of(function.subprogram)
            .filter(|first| *first != function.id)
        else {
            continue;
        };
        let place = checker.in_function(function.id, None);
        let strings = &checker.module.metadata.strings;
        let (this, subprogram) = (
            strings.get(function.symbol),
            subprogram_name(checker, function.subprogram),
        );
        let first = checker
            .module
            .code
            .function(first)
            .map_or("", |first| strings.get(first.symbol));
        let message = format!(
            "`@{this}` is code of subprogram `{subprogram}`, which has the code of `@{first}` already; give `@{this}` a separate subprogram"
        );
        checker.report(
            Rule::ManyFunctions,
            Node::Function(function.id),
            place,
            message,
        );
        checker.index.rejected.set(function.id);
    }
}

/// `E310`.
fn subprogram_types(checker: &mut Checker<'_, '_>) {
    for (id, node) in checker.module.metadata.subprograms.iter() {
        let Some(ty) = node.ty else { continue };
        match checker.module.metadata.types.get(ty) {
            None | Some(DIType::Subroutine(_)) => {}
            Some(_) => {
                let place = checker.in_scope(Scope::Subprogram(id), None);
                let name = types::name(checker.module, ty);
                let message = format!(
                    "its type is {name}, which is not a DISubroutineType; name one that is"
                );
                checker.report(Rule::NotSubroutine, Node::Subprogram(id), place, message);
                checker.index.rejected.set(id);
            }
        }
    }
}

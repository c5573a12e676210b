//! The names of nodes in messages, and the message about a node that does not exist.

use crate::metadata::{DIType, ModuleTag, Scope, SubprogramId, Text, TypeId};
use crate::module::{Module, NodeKey};
use alloc::format;
use alloc::string::{String, ToString};

/// The name of a scope in a message: its source name, or its node.
pub(super) fn scope_name(module: &Module, scope: Scope) -> String {
    let metadata = &module.metadata;
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
            format!("inlined scope {number}{of}")
        }
        Scope::Namespace(id) => named(
            "namespace",
            metadata.namespaces.get(id).and_then(|node| node.name),
        ),
        Scope::CommonBlock(id) => named(
            "common block",
            metadata.common_blocks.get(id).map(|node| node.name),
        ),
        Scope::Type(id) => match type_name(module, id) {
            name if name.starts_with('`') => format!("type {name}"),
            name => name,
        },
    }
}

pub(super) fn subprogram_name(module: &Module, id: SubprogramId) -> String {
    match module.metadata.subprograms.get(id) {
        Some(node) => module.metadata.strings.get(node.name).to_string(),
        None => format!("subprogram {}", module.metadata.number_of(id)),
    }
}

/// The name of a type in a message.
pub(super) fn type_name(module: &Module, id: TypeId) -> String {
    let text = match module.metadata.types.get(id) {
        Some(DIType::Base(node)) => Some(node.name),
        Some(DIType::FixedPoint(node)) => Some(node.name),
        Some(DIType::Qualified(node)) => node.name,
        Some(DIType::Composite(node)) => node.name,
        Some(DIType::Enumeration(node)) => node.name,
        _ => None,
    };
    match text {
        Some(text) => format!("`{}`", module.metadata.strings.get(text)),
        None => format!("unnamed type {}", module.metadata.number_of(id)),
    }
}

/// Returns the message about a missing node; `None` if the node exists.
#[inline]
pub(super) fn missing(module: &Module, node: impl Into<NodeKey>) -> Option<String> {
    let node = node.into();
    let is_present = exists(node, module.count(node.kind), module.metadata.module_tag());
    (!is_present).then(|| name_missing(module, node))
}

/// Returns true if a module with this tag and this number of nodes of the kind has a node.
#[inline(always)]
pub(super) fn exists(node: NodeKey, count: usize, module: ModuleTag) -> bool {
    node.index() < count && !node.module.is_other(module)
}

#[cold]
fn name_missing(module: &Module, node: NodeKey) -> String {
    let (kind, index) = (node.kind.name(), node.index());
    let count = module.count(node.kind);
    let is_other = node.module.is_other(module.metadata.module_tag());
    match is_other {
        true => format!("names {kind} {index} of another module; name one of this module"),
        false => {
            format!("names {kind} {index}, but the module has {count}; add it, or name another")
        }
    }
}

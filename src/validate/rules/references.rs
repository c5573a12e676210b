//! Rules on references between nodes: whether the other node exists, and which nodes are rejected
//! together with it.

use super::super::checker::{Checker, Place};
use super::super::{Node, Rule, names};
use crate::markers::{FOREIGN, FunctionId};
use crate::metadata::lists::Lists;
use crate::metadata::{DIType, LifetimeId, ModuleTag, Text, TypeId};
use crate::module::references::{Dependence, VARIANT_PART, each};
use crate::module::{Module, NodeKey, NodeKind, NodeRef, Numbering};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;

/// The nodes of a module, for the check whether a node exists.
#[derive(Clone, Copy)]
struct Present {
    counts: [usize; NodeKind::COUNT],
    module: ModuleTag,
}

impl Present {
    fn new(module: &Module) -> Present {
        Present {
            counts: module.counts(),
            module: module.metadata.module_tag(),
        }
    }

    fn has(&self, node: NodeKey) -> bool {
        names::exists(node, self.counts[node.kind as usize], self.module)
    }
}

/// The references of a module that violate a rule.
pub(super) struct BadReferences {
    /// The node of each wrong reference, with the rule and the message.
    references: Vec<(NodeKey, Rule, String)>,
    /// The functions without a symbol or a subprogram.
    incomplete: Vec<FunctionId>,
}

impl BadReferences {
    pub(super) fn is_empty(&self) -> bool {
        self.references.is_empty() && self.incomplete.is_empty()
    }
}

/// `E301`: references to nodes that do not exist. `E311`: references to types of a wrong kind.
/// `E316`: strings with a zero byte.
pub(super) fn check(checker: &mut Checker<'_, '_>, bad: BadReferences) {
    for (from, rule, message) in bad.references {
        if let Some(node) = from.node() {
            checker.report(rule, node, message);
        }
        checker.index.rejected.set(from);
        if let (Rule::MissingNode, Some(id)) = (rule, LifetimeId::of(from)) {
            checker.broken.set(id.index());
        }
    }
    for id in bad.incomplete {
        let message = format!(
            "function {} has no symbol and no subprogram; call FunctionBody::begin",
            id.index()
        );
        let site = (Node::Function(id), Place::default());
        checker.report(Rule::MissingNode, site, message);
        checker.index.rejected.set(id);
    }
}

/// Finds the references that violate a rule.
pub(super) fn find_bad(module: &Module) -> BadReferences {
    let present = Present::new(module);
    let any_has_zero = module.metadata.strings.any_has_zero();
    let mut types = module.metadata.types.iter();
    let any_is_part = types.any(|(_, ty)| match ty {
        DIType::VariantPart(_) => true,
        DIType::Composite(node) => !node.variant_parts.is_empty(),
        _ => false,
    });
    // The visitor owns what it reads, and writes only if a reference is wrong.
    let all_valid = Cell::new(true);
    let found = &all_valid;
    each(module, move |_, field, to, _| {
        let is_doubtful = match to.kind {
            NodeKind::Type => any_is_part && is_variant_part(module, to) != (field == VARIANT_PART),
            NodeKind::Text => any_has_zero,
            _ => false,
        };
        if is_doubtful || !present.has(to) {
            found.set(false);
        }
    });
    let references = match all_valid.get() {
        true => Vec::new(),
        false => explain(module, &present),
    };
    BadReferences {
        references,
        incomplete: module.code.incomplete().collect(),
    }
}

/// Returns true if a node is a variant part.
fn is_variant_part(module: &Module, node: NodeKey) -> bool {
    let ty = TypeId::of(node).and_then(|id| module.metadata.types.get(id));
    matches!(ty, Some(DIType::VariantPart(_)))
}

/// Finds the wrong references in a module that may have some.
#[cold]
fn explain(module: &Module, present: &Present) -> Vec<(NodeKey, Rule, String)> {
    let any_has_zero = module.metadata.strings.any_has_zero();
    let mut found = Vec::new();
    let mut last = None;
    each(module, |from, field, to, _| {
        let owner = || format!("{} {}", from.kind.name(), module.metadata.number_of(from));
        if let Some(id) = TypeId::of(to)
            && module.metadata.types.get(id).is_some()
            && is_variant_part(module, to) != (field == VARIANT_PART)
        {
            let name = names::type_name(module, id);
            let message = match field {
                VARIANT_PART => {
                    format!(
                        "the {field} of {} is {name}, which is not a variant part; name it as the type of a member",
                        owner()
                    )
                }
                _ => {
                    format!(
                        "the {field} of {} is {name}, a variant part; name the struct that contains it",
                        owner()
                    )
                }
            };
            found.push((from, Rule::VariantPartUse, message));
        }
        if any_has_zero
            && let Some(id) = Text::of(to)
            && module.metadata.strings.has_zero(id)
        {
            let message = format!(
                "the {field} of {} has a zero byte, where readers end the string; leave the byte out",
                owner()
            );
            found.push((from, Rule::ZeroByte, message));
        }
        // A body that was built for another module is reported once, by its subprogram.
        let is_symbol_of_foreign = to.kind == NodeKind::Text
            && FunctionId::of(from)
                .and_then(|id| module.code.function(id))
                .is_some_and(|function| function.stray_markers == FOREIGN);
        // Consecutive references to one missing node, such as the type of two members, are reported
        // once.
        if !present.has(to)
            && !is_symbol_of_foreign
            && last.replace((from, to)) != Some((from, to))
            && let Some(missing) = names::missing(module, to)
        {
            found.push((
                from,
                Rule::MissingNode,
                format!("the {field} of {} {missing}", owner()),
            ));
        }
    });
    found
}

/// Rejects the nodes that depend on rejected nodes.
pub(super) fn extend_rejections(checker: &mut Checker<'_, '_>) {
    let (module, rejected) = (checker.module, &mut checker.index.rejected);
    if !rejected.is_any() {
        return;
    }
    // No rule rejects nodes of the kinds that are left out here.
    let numbering = Numbering::new(module, |kind| {
        use NodeKind::{Constant, Expr, Fragment, Text};
        !matches!(kind, Text | Expr | Constant | Fragment)
    });
    let mut pairs: Vec<(usize, u32)> = Vec::new();
    each(module, |from, _, to, dependence| {
        if let (Dependence::Required, Some(from), Some(to)) =
            (dependence, numbering.number(from), numbering.number(to))
        {
            pairs.push((to, from as u32));
        }
    });
    let users = Lists::new(numbering.len(), pairs.iter().copied());
    let is_rejected = |index: &usize| {
        numbering
            .node(*index)
            .is_some_and(|node| rejected.has(node))
    };
    let mut to_visit: Vec<usize> = (0..numbering.len()).filter(is_rejected).collect();
    while let Some(index) = to_visit.pop() {
        for &user in users.get(index) {
            if numbering
                .node(user as usize)
                .is_some_and(|node| rejected.set(node))
            {
                to_visit.push(user as usize);
            }
        }
    }
}

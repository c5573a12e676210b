//! Rules on lifetimes as a whole: their number, their objects, and their arguments.

use super::super::checker::{Cause, Checker, Place};
use super::super::diagnostic::list_names;
use super::super::shared::Shared;
use super::super::{Node, Rule, names};
use crate::graph;
use crate::metadata::lists::{Flags, Lists};
use crate::metadata::{DICode, LifetimeId, Object};
use crate::module::{NodeKey, NodeKind, NodeRef, Numbering};
use crate::units::{Bits, Count};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

/// Checks the rules that need the markers of all functions.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let Shared {
        named, to_check, ..
    } = checker.shared;
    many_defs(checker, &named.defined_again);
    many_computed(checker, &named.computed);
    labels(checker);
    foreign_variables(checker, &named.dependent);
    if !named.dependent.is_empty() {
        cycles(checker, &named.dependent);
    }
    unreachable(checker, &named.dependent);
    declared_sizes(checker, &to_check.sized);
}

/// `E202`.
fn many_defs(checker: &mut Checker<'_, '_>, to_check: &[LifetimeId]) {
    for again in to_check.chunk_by(|one, other| one == other) {
        let (id, count) = (again[0], again.len() + 1);
        if checker.broken.get(id.index()) {
            continue;
        }
        let message = format!(
            "{count} dbg.defs name {}; make a lifetime for each",
            checker.lifetime(id)
        );
        checker.report(Rule::ManyDefs, Node::Lifetime(id), message);
        checker.index.reject(id);
        checker.unplaced.set(id.index());
    }
}

/// `E205`.
fn many_computed(checker: &mut Checker<'_, '_>, to_check: &[LifetimeId]) {
    let module = checker.module;
    let is_kept =
        |id: &LifetimeId| !checker.unplaced.get(id.index()) && !checker.broken.get(id.index());
    let kept = to_check.iter().copied().filter(is_kept);
    let of = |id| Some((module.metadata.lifetimes.get(id)?.object, id));
    let mut computed: Vec<(Object, LifetimeId)> = kept.filter_map(of).collect();
    computed.retain(|(object, _)| checker.index.lifetime_numbers(*object).len() > 1);
    // The sort is stable, so lifetimes of one object stay in order.
    computed.sort_by_key(|(object, _)| *object);
    for computed in computed.chunk_by(|one, other| one.0 == other.0) {
        let &[(object, first), (_, second), ..] = computed else {
            continue;
        };
        let (one, other) = (
            module.metadata.number_of(first),
            module.metadata.number_of(second),
        );
        let (name, count) = (checker.object(object), computed.len());
        let message = format!(
            "{count} lifetimes of {name} are computed, lifetimes {one} and {other} among them; remove all but one, or \
             make the others bounded"
        );
        let place = checker.of_object(object);
        checker.report(Rule::ManyComputed, (Node::Lifetime(second), place), message);
        // It is unknown which of them is correct.
        for (_, id) in computed {
            checker.index.reject(*id);
        }
    }
}

/// `E206`. A label without a `dbg.label` is allowed if its function has no code in this module.
fn labels(checker: &mut Checker<'_, '_>) {
    for (id, code) in checker.module.metadata.codes.iter() {
        let count = checker.named.labels.get(id.index()).copied().unwrap_or(0);
        if count == 1 || checker.index.is_rejected_code(id) {
            continue;
        }
        let name = match code {
            DICode::Label { name, scope, .. } => {
                if count == 0 && checker.in_scope(*scope, None).function.is_none() {
                    continue;
                }
                format!("label `{}`", checker.module.metadata.strings.get(*name))
            }
            DICode::Expression => checker.object(id.into()),
        };
        let message = match count {
            0 => format!("{name} has no dbg.label; add one, or remove it"),
            _ => format!("{name} has {count} dbg.labels; keep one"),
        };
        checker.report(Rule::LabelCount, Node::Code(id), message);
        checker.index.rejected.set(id);
    }
}

/// `E304`.
fn foreign_variables(checker: &mut Checker<'_, '_>, dependent: &[LifetimeId]) {
    let module = checker.module;
    for &id in dependent {
        if checker.broken.get(id.index()) || checker.unplaced.get(id.index()) {
            continue;
        }
        let Some(node) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        let arguments = module.metadata.arguments(node);
        let here = match checker.index.function_of(id) {
            Some(function) => checker.module.code.subprogram(function),
            None => checker.only_subprogram(node.object),
        };
        let Some(here) = here else { continue };
        for (index, argument) in arguments.iter().enumerate() {
            let Object::Variable(_) = argument else {
                continue;
            };
            let Some(home) = checker
                .only_subprogram(*argument)
                .filter(|home| *home != here)
            else {
                continue;
            };
            let name = checker.object(*argument);
            let other = names::subprogram_name(checker.module, home);
            let message = format!(
                "argument {index} is {name}, a variable of `{other}`; name one of the same function"
            );
            checker.report(Rule::ForeignVariable, Node::Lifetime(id), message);
            checker.index.reject(id);
        }
    }
}

/// `E207`. In the graph, edges lead from each object to its lifetimes, and from each lifetime to
/// its arguments.
fn cycles(checker: &mut Checker<'_, '_>, dependent: &[LifetimeId]) {
    let metadata = &checker.module.metadata;
    // On a cycle, some argument has a lifetime that was added later.
    let is_later = |id: &LifetimeId, argument: &Object| {
        let last = checker.index.lifetime_numbers(*argument).last();
        last.is_some_and(|last| *last as usize >= id.index())
    };
    let has_later = |id: &LifetimeId| {
        let node = metadata.lifetimes.get(*id);
        let arguments = node.map_or(&[][..], |node| metadata.arguments(node));
        arguments.iter().any(|argument| is_later(id, argument))
    };
    if !dependent.iter().any(has_later) {
        return;
    }
    // A lifetime without arguments cannot be on a cycle.
    let node = |id: &LifetimeId| Some((*id, metadata.lifetimes.get(*id)?));
    let dependent = dependent.iter().filter_map(node);
    let numbering = Numbering::new(checker.module, |kind| {
        matches!(
            kind,
            NodeKind::Variable | NodeKind::Fragment | NodeKind::Lifetime
        )
    });
    let edges = dependent.flat_map(|(id, node)| {
        let arguments = metadata.arguments(node).iter();
        let arguments = arguments.map(move |argument| (id.into(), (*argument).into()));
        core::iter::once((node.object.into(), id.into())).chain(arguments)
    });
    // References to nodes that do not exist are not edges.
    let known = edges.filter_map(|(from, to): (NodeKey, NodeKey)| {
        Some((numbering.number(from)?, numbering.number(to)? as u32))
    });
    for cycle in graph::cycles(&Lists::new(numbering.len(), known)) {
        let nodes = || {
            cycle
                .iter()
                .filter_map(|index| numbering.node(*index as usize))
        };
        let objects = || nodes().filter_map(Object::of);
        let Some(first) = objects().next() else {
            continue;
        };
        let count = objects().count();
        let names = list_names(objects().map(|object| checker.object(object)), count);
        let message = match count {
            1 => format!("the location of {names} depends on itself; break the cycle"),
            _ => format!(
                "the locations of {count} objects depend on each other: {names}; break the cycle"
            ),
        };
        checker.report(Rule::LifetimeCycle, Node::from(first), message);
        for lifetime in nodes().filter_map(LifetimeId::of) {
            checker.index.reject(lifetime);
            checker.cyclic.push(lifetime);
        }
    }
    checker.cyclic.sort_unstable();
}

/// `E208`. Fragments that only an unreachable fragment refers to are rejected too, and are not
/// reported.
fn unreachable(checker: &mut Checker<'_, '_>, dependent: &[LifetimeId]) {
    let module = checker.module;
    let mut named = Flags::new(module.metadata.fragments.len());
    for argument in dependent
        .iter()
        .filter_map(|id| module.metadata.lifetimes.get(*id))
        .flat_map(|node| module.metadata.arguments(node))
    {
        if let Object::Fragment(id) = argument {
            named.set(id.index());
        }
    }
    for id in module.metadata.fragments.ids() {
        if checker.owners.of(id).is_none() {
            let lifetimes: Vec<LifetimeId> = checker.index.lifetimes(id.into()).collect();
            let place = lifetimes
                .first()
                .map_or(Place::default(), |id| checker.of_lifetime(*id));
            for lifetime in &lifetimes {
                checker.index.reject(*lifetime);
            }
            if !named.get(id.index()) {
                let what = match lifetimes.len() {
                    0 => "it".to_string(),
                    count => format!("it and its {}", Count(count, "lifetime")),
                };
                let name = checker.object(id.into());
                let message = format!(
                    "no lifetime, subprogram, type or call names {name}; name it, or remove {what}"
                );
                checker.report(Rule::Unreachable, (Node::Fragment(id), place), message);
            }
        }
    }
}

/// `E210`. An object of size zero may have locations of any size.
fn declared_sizes(checker: &mut Checker<'_, '_>, to_check: &[(LifetimeId, u64, u64)]) {
    let module = checker.module;
    for &(id, bits, declared) in to_check {
        if checker.broken.get(id.index()) || checker.faulty.get(id.index()) {
            continue;
        }
        let Some(node) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        let name = checker.object(node.object);
        let last = module.exprs.ops(node.location).len().saturating_sub(1);
        let cause = Cause::Size(node.object, bits);
        let site = Node::Operation(id, last as u32);
        checker.report_cause(cause, Rule::DeclaredSize, site, || {
            format!(
                "the location has {}, but the type of {name} has {}; make the sizes equal",
                Bits(bits),
                Bits(declared)
            )
        });
        checker.index.reject(id);
    }
}

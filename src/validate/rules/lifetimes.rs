//! Rules on lifetimes as a whole: their number, their objects, and their arguments.

use super::super::checker::{Cause, Checker, Place};
use super::super::{Node, Rule, graph};
use super::structure;
use crate::metadata::lists::{Flags, Lists};
use crate::metadata::{DICode, FragmentId, Id, LifetimeId, LifetimeKind, Object, VariableId};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Checks the rules that need the markers of all functions.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    many_defs(checker);
    many_computed(checker);
    labels(checker);
    foreign_variables(checker);
    cycles(checker);
    unreachable(checker);
    declared_sizes(checker);
}

/// `E202`.
fn many_defs(checker: &mut Checker<'_, '_>) {
    for id in checker.module.metadata.lifetimes.ids() {
        let count = checker.defs.get(id.index()).copied().unwrap_or(0);
        if count > 1 && !checker.broken.get(id.index()) {
            let place = checker.of_lifetime(id);
            let message = format!(
                "{count} dbg.defs name {}; make a lifetime for each",
                checker.lifetime(id)
            );
            checker.report(Rule::ManyDefs, Node::Lifetime(id), place, message);
            checker.index.reject(id);
            checker.unplaced.set(id.index());
        }
    }
}

/// `E205`.
fn many_computed(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let fragments = module.metadata.fragments.ids().map(Object::Fragment);
    let mut computed: Vec<LifetimeId> = Vec::new();
    for object in module
        .metadata
        .variables
        .ids()
        .map(Object::Variable)
        .chain(fragments)
    {
        computed.clear();
        computed.extend(checker.index.lifetimes(object).filter(|id| {
            let computed = module
                .metadata
                .lifetimes
                .get(*id)
                .is_some_and(|node| node.kind == LifetimeKind::Computed);
            computed && !checker.unplaced.get(id.index()) && !checker.broken.get(id.index())
        }));
        if let &[first, second, ..] = &computed[..] {
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
            checker.report(Rule::ManyComputed, Node::Lifetime(second), place, message);
            // It is unknown which of them is right.
            for id in &computed {
                checker.index.reject(*id);
            }
        }
    }
}

/// `E206`. A label without a `dbg.label` is allowed if its function has no code in this module.
fn labels(checker: &mut Checker<'_, '_>) {
    for (id, code) in checker.module.metadata.codes.iter() {
        let count = checker.labels.get(id.index()).copied().unwrap_or(0);
        if count == 1 || checker.index.is_rejected_code(id) {
            continue;
        }
        let (name, place) = match code {
            DICode::Label { name, scope, .. } => {
                let place = checker.in_scope(*scope, None);
                if count == 0 && place.function.is_none() {
                    continue;
                }
                (
                    format!("label `{}`", checker.module.metadata.strings.get(*name)),
                    place,
                )
            }
            DICode::Expression => (checker.object(id.into()), Place::default()),
        };
        let message = match count {
            0 => format!("{name} has no dbg.label; add one, or remove it"),
            _ => format!("{name} has {count} dbg.labels; keep one"),
        };
        checker.report(Rule::LabelCount, Node::Code(id), place, message);
        checker.index.rejected.set(id);
    }
}

/// `E304`.
fn foreign_variables(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    for (id, node) in module.metadata.lifetimes.iter() {
        let arguments = module.metadata.arguments(node);
        if arguments.is_empty()
            || checker.broken.get(id.index())
            || checker.unplaced.get(id.index())
        {
            continue;
        }
        let place = checker.of_lifetime(id);
        let here = match checker.index.function_of(id) {
            Some(_) => place.subprogram,
            None => checker.home(node.object),
        };
        let Some(here) = here else { continue };
        for (index, argument) in arguments.iter().enumerate() {
            let Object::Variable(_) = argument else {
                continue;
            };
            let Some(home) = checker.home(*argument).filter(|home| *home != here) else {
                continue;
            };
            let name = checker.object(*argument);
            let other = structure::subprogram_name(checker, home);
            let message = format!(
                "argument {index} is {name}, a variable of `{other}`; name one of the same function"
            );
            checker.report(Rule::ForeignVariable, Node::Lifetime(id), place, message);
            checker.index.reject(id);
        }
    }
}

/// `E207`.
fn cycles(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    // The graph has variables, then fragments, then lifetimes. Edges lead from each object to its
    // lifetimes, and from each lifetime to its arguments.
    let (variables, objects) = (
        module.metadata.variables.len(),
        module.metadata.variables.len() + module.metadata.fragments.len(),
    );
    // References to nodes that do not exist have no edge.
    let place = |object| match object {
        Object::Variable(id) if id.index() < variables => id.index(),
        Object::Fragment(id) if variables + id.index() < objects => variables + id.index(),
        _ => usize::MAX,
    };
    // A lifetime without arguments is not on a cycle.
    let dependent = module
        .metadata
        .lifetimes
        .iter()
        .filter(|(_, node)| !module.metadata.arguments(node).is_empty());
    if dependent.clone().next().is_none() {
        return;
    }
    let edges = dependent.flat_map(|(id, node)| {
        let lifetime = objects + id.index();
        let arguments = module
            .metadata
            .arguments(node)
            .iter()
            .map(move |argument| (lifetime, place(*argument)));
        core::iter::once((place(node.object), lifetime)).chain(arguments)
    });
    let all = objects + module.metadata.lifetimes.len();
    let known = edges
        .filter(|(from, to)| *from < all && *to < all)
        .map(|(from, to)| (from, to as u32));
    for cycle in graph::cycles(&Lists::new(all, known)) {
        let object = |index: u32| match index as usize {
            index if index < variables => Some(Object::Variable(VariableId::from_index(index))),
            index if index < objects => {
                Some(Object::Fragment(FragmentId::from_index(index - variables)))
            }
            _ => None,
        };
        let mut names: Vec<String> = cycle
            .iter()
            .filter_map(|index| object(*index))
            .take(4)
            .map(|object| checker.object(object))
            .collect();
        let count = cycle
            .iter()
            .filter(|index| object(**index).is_some())
            .count();
        let Some(first) = cycle.first().and_then(|index| object(*index)) else {
            continue;
        };
        if count > names.len() {
            names.push(format!("{} more", count - names.len()));
        }
        let message = match count {
            1 => format!(
                "the location of {} depends on itself; break the cycle",
                names.join("")
            ),
            _ => {
                format!(
                    "the locations of {count} objects depend on each other: {}; break the cycle",
                    names.join(", ")
                )
            }
        };
        let node = match first {
            Object::Variable(id) => Node::Variable(id),
            Object::Fragment(id) => Node::Fragment(id),
            Object::Code(id) => Node::Code(id),
        };
        let place = checker.of_object(first);
        checker.report(Rule::LifetimeCycle, node, place, message);
        for index in cycle.iter().filter(|index| **index as usize >= objects) {
            let lifetime = LifetimeId::from_index(*index as usize - objects);
            checker.index.reject(lifetime);
            checker.cyclic.push(lifetime);
        }
    }
    checker.cyclic.sort_unstable();
}

/// `E208`. Fragments that only an unreachable fragment refers to are rejected too, and are not
/// reported.
fn unreachable(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut named = Flags::new(module.metadata.fragments.len());
    for argument in module
        .metadata
        .lifetimes
        .iter()
        .flat_map(|(_, node)| module.metadata.arguments(node))
    {
        if let Object::Fragment(id) = argument {
            named.set(id.index());
        }
    }
    for id in module.metadata.fragments.ids() {
        if checker.owner(id).is_none() {
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
                    count => format!("it and its lifetimes, {count} in all"),
                };
                let name = checker.object(id.into());
                let message = format!(
                    "nothing names {name}: no lifetime, subprogram, type or call; name it, or remove {what}"
                );
                checker.report(Rule::Unreachable, Node::Fragment(id), place, message);
            }
        }
    }
}

/// `E210`. An object of size zero may have locations of any size.
fn declared_sizes(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    for (id, node) in module.metadata.lifetimes.iter() {
        let Object::Variable(_) = node.object else {
            continue;
        };
        if checker.broken.get(id.index()) || checker.faulty.get(id.index()) {
            continue;
        }
        let (Some(bits), Some(declared)) = (
            checker.facts.bits(node.location),
            checker.object_bits(node.object),
        ) else {
            continue;
        };
        if bits != declared {
            let name = checker.object(node.object);
            let last = module.exprs.ops(node.location).len().saturating_sub(1);
            let place = checker.of_lifetime(id);
            let cause = Cause::Size(node.object, bits);
            checker.report_cause(cause, Rule::DeclaredSize, Node::Operation(id, last as u32), place, || {
                format!("the location has {bits} bits, but {name} is declared with {declared}; make the two agree")
            });
            checker.index.reject(id);
        }
    }
}

//! Expressions in their lifetimes: what [`facts`](super::super::facts) found, with the referrer and the arguments at hand.

use super::super::checker::{Cause, Checker};
use super::super::facts::Need;
use super::super::{Node, Rule, referrer};
use crate::markers::{FunctionView, Referrer};
use crate::metadata::LifetimeId;
use alloc::format;

/// A `dbg.def` with a referrer that makes sense on its own: whether it is what the lifetime's location needs.
pub(super) fn check_def(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    lifetime: LifetimeId,
    given: Referrer,
) {
    let module = checker.module;
    let Some(node) = module.lifetimes.get(lifetime) else { return };
    let location = node.location;
    if !checker.facts.problems(location).is_empty() {
        return;
    }
    if let Referrer::Entity(entity) = given {
        check_entity(checker, function, lifetime, entity);
        return;
    }
    for index in checker.facts.uses(location) {
        let Some(wanted) = checker.facts.use_at(index) else { continue };
        let Some((rule, what)) = referrer::unfit(module, function, given, wanted.need) else { continue };
        let operation = wanted.operation;
        let spelling = module.exprs.ops(location).get(operation as usize).map_or("", |op| op.spelling());
        let place = checker.in_function(function.id, Some(lifetime));
        let cause = Cause::ReferrerUse(function.id, location, operation, given);
        let message = || format!("{spelling} (operation {operation}) {what}");
        checker.report_cause(cause, rule, Node::Operation(lifetime, operation), place, message);
        condemn(checker, lifetime);
    }
}

/// Each place of an entity must be what the location needs. An entity is checked once with each location.
fn check_entity(checker: &mut Checker<'_, '_>, function: FunctionView<'_>, lifetime: LifetimeId, entity: u32) {
    let module = checker.module;
    let Some(location) = module.lifetimes.get(lifetime).map(|node| node.location) else { return };
    let cause = Cause::EntityUse(function.id, entity, location);
    match checker.seen(cause) {
        Some(false) => return,
        Some(true) => {
            let rule = Rule::EntitySize;
            checker.report_cause(cause, rule, Node::Entity(function.id, entity), Default::default(), Default::default);
            condemn(checker, lifetime);
            return;
        }
        None => {}
    }
    let uses = checker.facts.uses(location);
    for piece in function.entity(entity) {
        // What is wrong with the place itself is said where entities are checked.
        if referrer::wrong(module, function, piece.location).is_some() {
            continue;
        }
        let violation = uses.clone().filter_map(|index| checker.facts.use_at(index)).find_map(|wanted| {
            Some((wanted.operation, referrer::unfit(module, function, piece.location, wanted.need)?))
        });
        let Some((operation, (rule, what))) = violation else { continue };
        let rule = if rule == Rule::ReferrerSize { Rule::EntitySize } else { rule };
        let spelling = module.exprs.ops(location).get(operation as usize).map_or("", |op| op.spelling());
        let place = checker.in_function(function.id, Some(lifetime));
        let (start, end) = (piece.range.start, piece.range.end);
        let message = || format!("entity {entity} at {start:#x}..{end:#x}: {spelling} (operation {operation}) {what}");
        checker.report_cause(cause, rule, Node::Entity(function.id, entity), place, message);
        condemn(checker, lifetime);
    }
}

/// Leaves a lifetime out for its expression.
fn condemn(checker: &mut Checker<'_, '_>, lifetime: LifetimeId) {
    checker.index.reject(lifetime);
    checker.faulty.set(lifetime.index());
}

/// Everything about expressions but referrers' sizes: `E101` to `E118`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    for (id, node) in module.lifetimes.iter() {
        if checker.broken.get(id.index()) {
            continue;
        }
        let location = node.location;
        let place = checker.of_lifetime(id);
        for index in 0..checker.facts.problems(location).len() {
            let Some(problem) = checker.facts.problems(location).get(index).cloned() else { continue };
            let (operation, rule) = (problem.operation, problem.rule);
            let cause = Cause::Expression(location, operation, rule);
            checker.report_cause(cause, rule, Node::Operation(id, operation), place, || problem.message);
            condemn(checker, id);
        }
        if checker.facts.problems(location).is_empty() {
            check_uses(checker, id);
        }
    }
}

fn check_uses(checker: &mut Checker<'_, '_>, id: LifetimeId) {
    let module = checker.module;
    let Some(node) = module.lifetimes.get(id) else { return };
    let arguments = module.arguments(node);
    let unbounded = checker.defs.get(id.index()) == Some(&0) && !checker.unplaced.get(id.index());
    let mut referrer_reported = false;
    for index in checker.facts.uses(node.location) {
        let Some(wanted) = checker.facts.use_at(index) else { continue };
        let operation = wanted.operation;
        match wanted.need {
            Need::Argument(index, ty) => {
                let place = checker.of_lifetime(id);
                let at = Node::Operation(id, operation);
                let Some(argument) = arguments.get(index as usize) else {
                    let count = arguments.len();
                    let cause = Cause::Expression(node.location, operation, Rule::ArgumentIndex);
                    checker.report_cause(cause, Rule::ArgumentIndex, at, place, || {
                        format!(
                            "DIOpArg({index}) (operation {operation}) is past the lifetime's {count} arguments; add it"
                        )
                    });
                    condemn(checker, id);
                    continue;
                };
                let (Some(asked), Some(has)) = (ty.bit_size(&module.target), checker.object_bits(*argument)) else {
                    continue;
                };
                if asked != has {
                    let cause = Cause::Argument(node.location, operation, *argument);
                    checker.report_cause(cause, Rule::ArgumentSize, at, place, || {
                        let name = module.object_name(*argument);
                        format!(
                            "DIOpArg({index}) (operation {operation}) says {asked} bits ({ty}), but `{name}` has {has}; \
                             make the two agree"
                        )
                    });
                    condemn(checker, id);
                }
            }
            Need::Referrer(_) if unbounded && !referrer_reported => {
                referrer_reported = true;
                let message = format!(
                    "DIOpReferrer (operation {operation}) has no referrer, as no dbg.def names the lifetime; add one"
                );
                let place = checker.of_lifetime(id);
                checker.report(Rule::UnboundedReferrer, Node::Operation(id, operation), place, message);
                condemn(checker, id);
                checker.unplaced.set(id.index());
            }
            _ => {}
        }
    }
}

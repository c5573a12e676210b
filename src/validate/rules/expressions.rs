//! Expressions in their lifetimes: checks the conditions that [`facts`](super::super::facts) found
//! against the referrer and the arguments.

use super::super::checker::{Cause, Checker};
use super::super::facts::Need;
use super::super::{Node, Rule, referrer};
use super::markers::EntityUse;
use crate::markers::{CodeRange, FunctionView, Referrer, ValuePlace};
use crate::metadata::{LifetimeId, LifetimeKind, Object};
use alloc::format;
use alloc::vec::Vec;

/// Checks whether the referrer of a `dbg.def` fits the lifetime's location. The referrer itself is
/// well-formed.
pub(super) fn check_def(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    lifetime: LifetimeId,
    given: Referrer,
) {
    let module = checker.module;
    let Some(node) = module.metadata.lifetimes.get(lifetime) else {
        return;
    };
    let location = node.location;
    if !checker.facts.problems(location).is_empty() {
        return;
    }
    for index in checker.facts.uses(location) {
        let Some(wanted) = checker.facts.use_at(index) else {
            continue;
        };
        let Some((rule, what)) = referrer::unfit(module, function, given, wanted.need) else {
            continue;
        };
        let operation = wanted.operation;
        let spelling = module
            .exprs
            .ops(location)
            .get(operation as usize)
            .map_or("", |op| op.spelling());
        let place = checker.in_function(function.id, Some(lifetime));
        let cause = Cause::ReferrerUse(function.id, location, operation, given);
        let message = || format!("{spelling} (operation {operation}) {what}");
        checker.report_cause(
            cause,
            rule,
            Node::Operation(lifetime, operation),
            place,
            message,
        );
        condemn(checker, lifetime);
    }
}

/// Checks whether each place of a value fits the locations of the lifetimes that use the value.
/// Each location is checked once.
pub(super) fn check_entities(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &mut [EntityUse],
) {
    uses.sort_unstable_by_key(|used| (used.entity, used.location.0, used.order));
    let groups = uses.chunk_by(|a, b| (a.entity, a.location) == (b.entity, b.location));
    let is_wrong = |group: &&[EntityUse]| violations(checker, function, group[0]).next().is_some();
    let mut wrong: Vec<&[EntityUse]> = groups.filter(is_wrong).collect();
    wrong.sort_by_key(|group| group[0].order);
    for group in wrong {
        let EntityUse {
            entity,
            location,
            lifetime,
            ..
        } = group[0];
        let cause = Cause::EntityUse(function.id, entity.0, location);
        let node = Node::Value(function.id, entity);
        let found: Vec<Violation> = violations(checker, function, group[0]).collect();
        for (operation, CodeRange { start, end }, (rule, what)) in found {
            let rule = if rule == Rule::ReferrerSize {
                Rule::EntitySize
            } else {
                rule
            };
            let spelling = checker
                .module
                .exprs
                .ops(location)
                .get(operation as usize)
                .map_or("", |op| op.spelling());
            let place = checker.in_function(function.id, Some(lifetime));
            let message = || {
                format!(
                    "value {entity} at {start:#x}..{end:#x}: {spelling} (operation {operation}) {what}"
                )
            };
            checker.report_cause(cause, rule, node, place, message);
        }
        condemn(checker, lifetime);
        for used in &group[1..] {
            checker.report_cause(
                cause,
                Rule::EntitySize,
                node,
                Default::default(),
                Default::default,
            );
            condemn(checker, used.lifetime);
        }
    }
}

/// An operation that a place of a value does not fit, the range of that place, and the violation.
type Violation = (u32, CodeRange, referrer::Violation);

fn violations<'a>(
    checker: &'a Checker<'_, '_>,
    function: FunctionView<'a>,
    EntityUse {
        entity, location, ..
    }: EntityUse,
) -> impl Iterator<Item = Violation> + use<'a> {
    let (module, facts) = (checker.module, &checker.facts);
    let uses = if facts.problems(location).is_empty() {
        facts.uses(location)
    } else {
        0..0
    };
    let found = function
        .value_places(entity)
        .iter()
        .filter_map(move |piece| {
            uses.clone()
                .filter_map(|index| facts.use_at(index))
                .find_map(|wanted| {
                    let violation = referrer::unfit(module, function, piece.location, wanted.need)?;
                    Some((piece, (wanted.operation, piece.range, violation)))
                })
        });
    // Violations of the place itself are reported by the rules on value places.
    let is_sound =
        move |piece: &ValuePlace| referrer::wrong(module, function, piece.location).is_none();
    found
        .filter(move |(piece, _)| is_sound(piece))
        .map(|(_, violation)| violation)
}

/// Rejects a lifetime because of its expression.
fn condemn(checker: &mut Checker<'_, '_>, lifetime: LifetimeId) {
    checker.index.reject(lifetime);
    checker.faulty.set(lifetime.index());
}

/// `E101` to `E126`, except the checks of referrers.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    for (id, node) in module.metadata.lifetimes.iter() {
        if checker.broken.get(id.index()) {
            continue;
        }
        let location = node.location;
        for index in 0..checker.facts.problems(location).len() {
            let Some(problem) = checker.facts.problems(location).get(index).cloned() else {
                continue;
            };
            let (operation, rule) = (problem.operation, problem.rule);
            let place = checker.of_lifetime(id);
            let cause = Cause::Expression(location, operation, rule);
            checker.report_cause(cause, rule, Node::Operation(id, operation), place, || {
                problem.message
            });
            condemn(checker, id);
        }
        if checker.facts.problems(location).is_empty() {
            check_uses(checker, id);
        }
    }
}

fn check_uses(checker: &mut Checker<'_, '_>, id: LifetimeId) {
    let module = checker.module;
    let Some(node) = module.metadata.lifetimes.get(id) else {
        return;
    };
    let arguments = module.metadata.arguments(node);
    let unbounded = node.kind == LifetimeKind::Computed && !checker.unplaced.get(id.index());
    let mut referrer_reported = false;
    for index in checker.facts.uses(node.location) {
        let Some(wanted) = checker.facts.use_at(index) else {
            continue;
        };
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
                let Some(asked) = ty.bit_size(&module.target) else {
                    continue;
                };
                let has = match (
                    checker.object_bits(*argument),
                    checker.differing_bits(*argument),
                ) {
                    (Some(has), _) if has != asked => format!("has {has}; make the two agree"),
                    (_, Some((one, other))) => {
                        format!("has {one} in one lifetime and {other} in another; make all agree")
                    }
                    _ => continue,
                };
                let cause = Cause::Argument(node.location, operation, *argument);
                let name = checker.object(*argument);
                checker.report_cause(cause, Rule::ArgumentSize, at, place, || {
                    format!("DIOpArg({index}) (operation {operation}) reads {asked} bits as {ty}, but {name} {has}")
                });
                condemn(checker, id);
            }
            Need::ArgumentEnd {
                index: argument,
                space: Some(_),
                ..
            } => {
                // Most of these arguments are addresses of globals, whose memory has an unknown
                // size.
                let object = arguments.get(argument as usize);
                if !matches!(object, Some(Object::Fragment(id)) if checker.index.global_of(*id).is_some())
                {
                    checker.wanted.push((id, index as u32));
                }
            }
            Need::ArgumentStart { .. } | Need::ArgumentEnd { .. } | Need::Apart { .. } => {
                checker.wanted.push((id, index as u32));
            }
            Need::Cfa => {
                let home = || checker.index.code_of(checker.home(node.object)?);
                let function = checker.index.function_of(id).or_else(home);
                let Some(function) = function.and_then(|id| module.code.function(id)) else {
                    continue;
                };
                if !function.has_frame_rules() {
                    let cause = Cause::Function(function.id, Rule::MissingFrame);
                    let place = checker.in_function(function.id, Some(id));
                    let node = Node::Operation(id, operation);
                    checker.report_cause(cause, Rule::MissingFrame, node, place, || {
                        format!(
                            "DIOpCFA (operation {operation}) asks for the CFA, but the function has no frame rules; add them, or state that those at the entry hold throughout"
                        )
                    });
                    condemn(checker, id);
                }
            }
            Need::TypeObject(_) if !checker.is_type_property(node.object) => {
                let cause = Cause::Lifetime(id, Rule::TypeObjectOutside);
                let place = checker.of_lifetime(id);
                let name = checker.object(node.object);
                checker.report_cause(cause, Rule::TypeObjectOutside, Node::Operation(id, operation), place, || {
                    format!(
                        "DIOpTypeObject (operation {operation}) is in the location of {name}, which no type names as \
                         a property; name the object with DIOpArg, or let an array type name the fragment"
                    )
                });
                condemn(checker, id);
            }
            Need::TypeObject(ty) => {
                let Object::Fragment(fragment) = node.object else {
                    continue;
                };
                let (Some(asked), Some(has)) =
                    (ty.bit_size(&module.target), checker.instance_bits(fragment))
                else {
                    continue;
                };
                if asked != has {
                    let cause = Cause::Argument(node.location, operation, node.object);
                    let place = checker.of_lifetime(id);
                    let at = Node::Operation(id, operation);
                    checker.report_cause(cause, Rule::TypeObjectSize, at, place, || {
                        format!(
                            "DIOpTypeObject (operation {operation}) reads {asked} bits as {ty}, but the type has {has}; make \
                             the two agree"
                        )
                    });
                    condemn(checker, id);
                }
            }
            Need::Referrer(_) if unbounded && !referrer_reported => {
                referrer_reported = true;
                let message = format!(
                    "DIOpReferrer (operation {operation}) has no referrer, as the lifetime is computed; bound it with a dbg.def"
                );
                let place = checker.of_lifetime(id);
                checker.report(
                    Rule::UnboundedReferrer,
                    Node::Operation(id, operation),
                    place,
                    message,
                );
                condemn(checker, id);
                checker.unplaced.set(id.index());
            }
            _ => {}
        }
    }
}

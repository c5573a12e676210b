//! Rules on expressions in their lifetimes: checks the referrer and the arguments against the
//! conditions from [`facts`](super::super::facts).

use super::super::checker::{Cause, Checker, Site};
use super::super::facts::{Need, Use};
use super::super::fits::PlacesToCompare;
use super::super::shared::Shared;
use super::super::{Node, Rule, referrer};
use super::markers::ValueUse;
use crate::expr::DIExpr;
use crate::markers::{CodeRange, FunctionView, Referrer, ReferrerId, StoredPlace, ValuePlace};
use crate::metadata::{DILifetime, LifetimeId, LifetimeKind, Object};
use crate::ty::Type;
use crate::units::{Bits, Count};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Checks whether the referrer of a `dbg.def` fits the lifetime's location. The referrer itself
/// must be well-formed.
pub(super) fn check_def(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    lifetime: LifetimeId,
    (given, id): (Referrer, ReferrerId),
) {
    let module = checker.module;
    let Some(node) = module.metadata.lifetimes.get(lifetime) else {
        return;
    };
    let location = node.location;
    if !checker.facts.problems(location).is_empty() {
        return;
    }
    if fit(checker, function, location, id) {
        return;
    }
    for index in checker.facts.uses(location) {
        let Some(used) = checker.facts.use_at(index) else {
            continue;
        };
        let Some((rule, what)) = referrer::unmet_need(module, function, given, used.need) else {
            continue;
        };
        let operation = used.operation;
        let name = checker.operation(location, operation);
        let place = checker.in_function(function.id, Some(lifetime));
        let cause = Cause::ReferrerUse(function.id, location, operation, given);
        let site = (Node::Operation(lifetime, operation), place);
        checker.report_cause(cause, rule, site, || format!("{name} {what}"));
        reject_expression(checker, lifetime);
    }
}

/// Checks whether each place of a value fits the locations of the lifetimes that use the value.
/// Each location is checked once.
pub(super) fn check_value_uses(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &mut [ValueUse],
) {
    uses.sort_unstable_by_key(|used| (used.value, used.location, used.index));
    let groups = uses.chunk_by(|a, b| (a.value, a.location) == (b.value, b.location));
    let mut compared = PlacesToCompare::new(function);
    let is_wrong = |group: &&[ValueUse]| !fits(checker, function, &mut compared, group[0]);
    let mut wrong: Vec<&[ValueUse]> = groups.filter(is_wrong).collect();
    wrong.sort_by_key(|group| group[0].index);
    for group in wrong {
        let ValueUse {
            value,
            location,
            lifetime,
            ..
        } = group[0];
        let cause = Cause::ValueUse(function.id, value.0, location);
        let node = Node::Value(function.id, value);
        let found: Vec<Violation> = violations(checker, function, group[0]).collect();
        for (operation, CodeRange { start, end }, (rule, what)) in found {
            let rule = if rule == Rule::ReferrerSize {
                Rule::EntitySize
            } else {
                rule
            };
            let name = checker.operation(location, operation);
            let place = checker.in_function(function.id, Some(lifetime));
            let message = || format!("value {value} at {start:#x}..{end:#x}: {name} {what}");
            checker.report_cause(cause, rule, (node, place), message);
        }
        reject_expression(checker, lifetime);
        for used in &group[1..] {
            checker.report_cause(cause, Rule::EntitySize, node, String::new);
            reject_expression(checker, used.lifetime);
        }
    }
}

/// True if a referrer fits all operations of an expression that has no problem.
#[inline]
pub(super) fn fit(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    location: DIExpr,
    id: ReferrerId,
) -> bool {
    checker.fits.has(location, id) || check_fit(checker, function, location, id)
}

fn check_fit(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    location: DIExpr,
    id: ReferrerId,
) -> bool {
    let Shared { module, facts, .. } = checker.shared;
    let referrer = function.referrer(id);
    let mut uses = facts.uses(location).filter_map(|index| facts.use_at(index));
    let fits =
        uses.all(|used| referrer::unmet_need(module, function, referrer, used.need).is_none());
    // A list of registers belongs to one function.
    if fits && !matches!(referrer, Referrer::Registers { .. }) {
        checker.fits.add(location, id);
    }
    fits
}

/// True if all places of a value fit an expression, except those that have an error themselves.
fn fits(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    compared: &mut PlacesToCompare<'_>,
    used: ValueUse,
) -> bool {
    let (shared, location) = (checker.shared, used.location);
    if !checker.facts.problems(location).is_empty() {
        return true;
    }
    let places = function.stored_places(used.value);
    let mut fits = |stored| fit(checker, function, location, function.referrer_id(stored));
    let is_wrong = |stored: &StoredPlace| {
        let place = function.referrer(function.referrer_id(stored));
        shared.referrer_error(function, place).is_some()
    };
    compared.of(used.value, places).iter().all(&mut fits)
        || places.iter().all(|stored| fits(stored) || is_wrong(stored))
}

/// An operation that a place of a value does not fit, the range of that place, and the violation.
type Violation = (u32, CodeRange, referrer::Violation);

fn violations<'a>(
    checker: &'a Checker<'_, '_>,
    function: FunctionView<'a>,
    ValueUse {
        value, location, ..
    }: ValueUse,
) -> impl Iterator<Item = Violation> + use<'a> {
    let (module, facts) = (checker.module, &checker.facts);
    let uses = if facts.problems(location).is_empty() {
        facts.uses(location)
    } else {
        0..0
    };
    let found = function.value_places(value).filter_map(move |piece| {
        uses.clone()
            .filter_map(|index| facts.use_at(index))
            .find_map(|used| {
                let violation = referrer::unmet_need(module, function, piece.location, used.need)?;
                Some((piece, (used.operation, piece.range, violation)))
            })
    });
    // The rules on value places report violations of the place itself.
    let is_sound =
        move |piece: &ValuePlace| checker.referrer_error(function, piece.location).is_none();
    found
        .filter(move |(piece, _)| is_sound(piece))
        .map(|(_, violation)| violation)
}

/// Rejects a lifetime because of its expression.
fn reject_expression(checker: &mut Checker<'_, '_>, lifetime: LifetimeId) {
    checker.index.reject(lifetime);
    checker.faulty.set(lifetime.index());
}

/// `E101` to `E127`, except the checks of referrers.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let Shared {
        module,
        facts,
        to_check,
        ..
    } = checker.shared;
    for &id in &to_check.with_needs {
        if checker.broken.get(id.index()) {
            continue;
        }
        let Some(node) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        let location = node.location;
        for problem in facts.problems(location) {
            let (operation, rule) = (problem.operation, problem.rule);
            let cause = Cause::Expression(location, operation, rule);
            let node = Node::Operation(id, operation);
            checker.report_cause(cause, rule, node, || problem.message.clone());
            reject_expression(checker, id);
        }
        if facts.problems(location).is_empty() {
            check_uses(checker, id);
        }
    }
}

/// A need of an operation that its lifetime does not satisfy.
struct Unmet {
    cause: Cause,
    rule: Rule,
    site: Site,
    message: String,
}

fn check_uses(checker: &mut Checker<'_, '_>, id: LifetimeId) {
    let module = checker.module;
    let Some(node) = module.metadata.lifetimes.get(id) else {
        return;
    };
    let unbounded = node.kind == LifetimeKind::Computed && !checker.unplaced.get(id.index());
    let mut referrer_reported = false;
    for index in checker.facts.uses(node.location) {
        let Some(Use { operation, need }) = checker.facts.use_at(index) else {
            continue;
        };
        let at = (id, node, operation);
        let unmet = match need {
            Need::Argument(index, ty) => argument(checker, at, index, ty),
            Need::ArgumentStart { .. }
            | Need::ArgumentEnd { .. }
            | Need::ArgumentRegister { .. }
            | Need::Disjoint { .. } => {
                if !is_in_global(checker, node, need) {
                    checker.late_needs.push((id, index as u32));
                }
                None
            }
            Need::Cfa => cfa(checker, at),
            Need::Lane => lane(checker, at),
            Need::TypeObject(ty) => type_object(checker, at, ty),
            Need::Referrer(_) if unbounded && !referrer_reported => {
                referrer_reported = true;
                checker.unplaced.set(id.index());
                Some(no_referrer(at))
            }
            Need::Referrer(_)
            | Need::Start { .. }
            | Need::End { .. }
            | Need::Register { .. }
            | Need::Implicit
            | Need::Undefined => None,
        };
        if let Some(unmet) = unmet {
            checker.report_cause(unmet.cause, unmet.rule, unmet.site, || unmet.message);
            reject_expression(checker, id);
        }
    }
}

/// An operation of the location of a lifetime.
type At<'a> = (LifetimeId, &'a DILifetime, u32);

/// `E107`, `E108`, `E127`: the argument that an operation reads as a type.
fn argument(checker: &Checker<'_, '_>, at: At<'_>, index: u32, ty: Type) -> Option<Unmet> {
    let ((id, node, operation), module) = (at, checker.module);
    let arguments = module.metadata.arguments(node);
    let site = Node::Operation(id, operation).into();
    let Some(&argument) = arguments.get(index as usize) else {
        let rule = Rule::ArgumentIndex;
        let message = format!(
            "DIOpArg({index}) (operation {operation}) names argument {index}, but the lifetime has {}, counted from 0; add it, or name another",
            Count(arguments.len(), "argument")
        );
        return Some(Unmet {
            cause: Cause::Expression(node.location, operation, rule),
            rule,
            site,
            message,
        });
    };
    let read_bits = ty.bit_size(&module.target)?;
    if !ty.is_integer() && checker.is_thread_local(argument) {
        let name = checker.object(argument);
        return Some(Unmet {
            cause: Cause::Argument(node.location, operation, argument),
            rule: Rule::ThreadLocalPointer,
            site,
            message: format!(
                "DIOpArg({index}) (operation {operation}) reads {name} as {ty}; read it as an integer, and \
                 use DIOpThreadLocal"
            ),
        });
    }
    let has = match (
        checker.object_bits(argument),
        checker.differing_bits(argument),
    ) {
        (Some(has), _) if has != read_bits => {
            format!("has {}; name a type of that size", Bits(has))
        }
        (_, Some((one, other))) => {
            format!(
                "has {} in one lifetime and {} in another; give all its lifetimes one size",
                Bits(one),
                Bits(other)
            )
        }
        _ => return None,
    };
    let name = checker.object(argument);
    Some(Unmet {
        cause: Cause::Argument(node.location, operation, argument),
        rule: Rule::ArgumentSize,
        site,
        message: format!(
            "DIOpArg({index}) (operation {operation}) reads {} as {ty}, but {name} {has}",
            Bits(read_bits)
        ),
    })
}

/// True for a need of memory that an argument points to, if that memory belongs to a global. Its
/// size is unknown. Most such needs are of this kind.
fn is_in_global(checker: &Checker<'_, '_>, node: &DILifetime, need: Need) -> bool {
    let Need::ArgumentEnd {
        index,
        space: Some(_),
        ..
    } = need
    else {
        return false;
    };
    let arguments = checker.module.metadata.arguments(node);
    matches!(arguments.get(index as usize), Some(Object::Fragment(id)) if checker.index.global_of(*id).is_some())
}

/// `E506` for an operation that uses the CFA.
fn cfa(checker: &Checker<'_, '_>, (id, node, operation): At<'_>) -> Option<Unmet> {
    let home = || checker.index.code_of(checker.only_subprogram(node.object)?);
    let function = checker.index.function_of(id).or_else(home)?;
    let rule = Rule::MissingFrame;
    if checker.module.code.function(function)?.has_frame_rules() {
        return None;
    }
    let place = checker.in_function(function, Some(id));
    Some(Unmet {
        cause: Cause::Function(function, rule),
        rule,
        site: (Node::Operation(id, operation), place).into(),
        message: format!(
            "DIOpCFA (operation {operation}) uses the CFA, but the function has no frame rules; {}",
            referrer::missing_frame(checker.module)
        ),
    })
}

/// `E125`: a lane operation in code that does not run in lanes: a scope states 0 lanes, or no scope
/// states a number and the target's registers have no lanes.
fn lane(checker: &Checker<'_, '_>, (id, node, operation): At<'_>) -> Option<Unmet> {
    let target = checker.module.target;
    let stated = checker.lane_count(node.object);
    if stated.map_or(target.has_lanes(), |lanes| lanes > 0) {
        return None;
    }
    let why = match stated {
        Some(_) => String::from("its scope has a laneCount of 0"),
        None => format!(
            "{} has no lanes, and no scope has a laneCount",
            target.name()
        ),
    };
    let rule = Rule::LaneOperation;
    Some(Unmet {
        cause: Cause::Lifetime(id, rule),
        rule,
        site: Node::Operation(id, operation).into(),
        message: format!(
            "DIOpPushLane (operation {operation}) uses a lane, but {why}; give the scope the number of its lanes, or remove the operation"
        ),
    })
}

/// `E122`, `E126`: the instance that an operation reads as a type.
fn type_object(checker: &Checker<'_, '_>, at: At<'_>, ty: Type) -> Option<Unmet> {
    let (id, node, operation) = at;
    let site = Node::Operation(id, operation).into();
    if !checker.is_type_property(node.object) {
        let rule = Rule::TypeObjectOutside;
        let name = checker.object(node.object);
        return Some(Unmet {
            cause: Cause::Lifetime(id, rule),
            rule,
            site,
            message: format!(
                "DIOpTypeObject (operation {operation}) is in the location of {name}, which no type names as \
                 a property; name the object with DIOpArg, or let an array type name the fragment"
            ),
        });
    }
    let Object::Fragment(fragment) = node.object else {
        return None;
    };
    let read_bits = ty.bit_size(&checker.module.target)?;
    let has = checker
        .instance_bits(fragment)
        .filter(|has| *has != read_bits)?;
    Some(Unmet {
        cause: Cause::Argument(node.location, operation, node.object),
        rule: Rule::TypeObjectSize,
        site,
        message: format!(
            "DIOpTypeObject (operation {operation}) reads {} as {ty}, but the type has {}; name a type of that size",
            Bits(read_bits),
            Bits(has)
        ),
    })
}

/// `E109`.
fn no_referrer((id, _, operation): At<'_>) -> Unmet {
    let rule = Rule::UnboundedReferrer;
    Unmet {
        cause: Cause::Lifetime(id, rule),
        rule,
        site: Node::Operation(id, operation).into(),
        message: format!(
            "DIOpReferrer (operation {operation}) has no referrer, because the lifetime is computed; make it bounded and add a dbg.def"
        ),
    }
}

//! `W201`: lifetimes of one object that are active at once with different constants.
//!
//! An object in several places has the same value in each. If two lifetimes hold different numbers,
//! one of them should have ended. In most cases, its `dbg.kill` is missing.

use super::super::checker::Checker;
use super::super::times::{Times, place};
use super::super::{Node, Rule};
use crate::expr::{Constant, DIExpr, DIOp};
use crate::markers::{FunctionId, Referrer};
use crate::metadata::{DILifetime, LifetimeId, Object};
use crate::ty::Type;
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The constant that an object holds during a whole lifetime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    /// An integer, truncated to a size in bits.
    Number(u128, u64),
    /// A constant that is not an integer.
    Other(Type, Constant),
}

/// A bounded lifetime that holds a constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConstantLifetime {
    object: Object,
    function: FunctionId,
    lifetime: LifetimeId,
    value: Value,
}

/// Returns the constant that a location evaluates to if `given` is its referrer; `None` if the
/// value is not a known constant.
fn value(checker: &Checker<'_, '_>, location: DIExpr, given: Referrer) -> Option<Value> {
    let (facts, exprs) = (&checker.facts, &checker.module.exprs);
    if !facts.may_be_constant(location, given) {
        return None;
    }
    let bits = facts.bits(location)?;
    let number = |number: i128| {
        let mask = u32::try_from(bits)
            .ok()
            .and_then(|bits| 1u128.checked_shl(bits))
            .map_or(u128::MAX, |bit| bit - 1);
        Value::Number(number as u128 & mask, bits)
    };
    if let Some(known) = facts.outcome(location).number {
        return Some(number(known));
    }
    let (ty, constant) = match (exprs.ops(location), given) {
        (&[DIOp::Constant { ty, value }], _) => (ty, value),
        ([DIOp::Referrer { .. }], Referrer::Constant { ty, value }) => (ty, value),
        _ => return None,
    };
    match exprs.constants().number(constant) {
        _ if constant.is_undef() => None,
        Some(known) if ty.is_integer() => Some(number(known)),
        _ => Some(Value::Other(ty, constant)),
    }
}

/// Returns the lifetime that a `dbg.def` begins, if the object is constant in it.
pub(super) fn constant_lifetime(
    checker: &Checker<'_, '_>,
    function: FunctionId,
    lifetime: LifetimeId,
    node: &DILifetime,
    given: Referrer,
) -> Option<ConstantLifetime> {
    Some(ConstantLifetime {
        object: node.object,
        function,
        lifetime,
        value: value(checker, node.location, given)?,
    })
}

/// True if two constants are known to differ.
fn differ(one: Value, other: Value) -> bool {
    match (one, other) {
        (Value::Number(one, bits), Value::Number(other, others)) => bits == others && one != other,
        (Value::Other(ty, one), Value::Other(others, other)) => ty == others && one != other,
        _ => false,
    }
}

/// `W201`.
pub(super) fn check(checker: &mut Checker<'_, '_>, mut constants: Vec<ConstantLifetime>) {
    if constants.is_empty() {
        return;
    }
    constants.retain(|one| !checker.faulty.get(one.lifetime.index()));
    constants.sort_by_key(|one| (one.function, one.object));
    let module = checker.module;
    let groups = || {
        constants
            .chunk_by(|one, other| (one.function, one.object) == (other.function, other.object))
    };
    let disagrees =
        |group: &&[ConstantLifetime]| group.iter().any(|one| differ(group[0].value, one.value));
    if groups().find(disagrees).is_none() {
        return;
    }
    let mut times = Times::new(module);
    for one in groups().filter(disagrees).flatten() {
        times.request(module, &checker.index, one.lifetime);
    }
    times.find(module, &checker.index);
    for group in groups().filter(disagrees) {
        let lifetimes: Vec<LifetimeId> = group.iter().map(|one| one.lifetime).collect();
        // The first marker of a lifetime counts.
        let values: HashMap<LifetimeId, Value> = group
            .iter()
            .rev()
            .map(|one| (one.lifetime, one.value))
            .collect();
        let contradict = |one, other| {
            let both = values.get(&one).zip(values.get(&other));
            both.is_some_and(|(one, other)| differ(*one, *other))
        };
        let Some((first, second, at)) = times.overlap(&lifetimes, contradict) else {
            continue;
        };
        let (function, offset) = place(at);
        let name = checker.object(group[0].object);
        let (one, other) = (
            module.metadata.number_of(first),
            module.metadata.number_of(second),
        );
        let message = format!(
            "{name} has two different constants at {offset:#x}, from lifetimes {one} and {other}; kill the first before the \
             second begins"
        );
        let place = checker.in_function(function, Some(second));
        let site = (Node::Lifetime(second), place);
        checker.report(Rule::ManyConstants, site, message);
    }
}

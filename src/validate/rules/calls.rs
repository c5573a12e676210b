//! Rules on calls: their ranges, and the places of their arguments.

use super::super::checker::{Cause, Checker};
use super::super::{CodeItem, Node, Rule, names, referrer};
use crate::markers::{CallSite, CodeRange, FunctionView, Referrer, StoredPlace};
use crate::metadata::{DIFlags, Object};
use crate::units::Position;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// `E407` to `E410`, `E416`, `E417`, `W402`, and `E304` for the objects that calls name.
pub(super) fn check(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    for call in function.calls() {
        for (rule, message) in violations(checker, function, call) {
            let node = Node::Item(function.id, call.start(), CodeItem::Call);
            checker.report_cause(Cause::Listed(function.id, rule), rule, node, || message);
            checker.index.reject_calls(function.id);
        }
    }
    let node = checker.module.metadata.subprograms.get(function.subprogram);
    if let Some(first) = function.calls().first()
        && checker.index.has_calls(function.id)
        && node.is_some_and(|node| !node.flags.contains(DIFlags::ALL_CALLS_DESCRIBED))
    {
        let message = String::from(
            "the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; \
             describe every call and set DIFlagAllCallsDescribed",
        );
        let node = Node::Item(function.id, first.start(), CodeItem::Call);
        checker.report(Rule::CallsNotAll, node, message);
    }
}

/// Returns the rules that a call violates, with the messages.
fn violations(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    call: &CallSite,
) -> Vec<referrer::Violation> {
    let mut found = Vec::new();
    found.extend(range(function, call));
    let objects = function.call_objects(call);
    found.extend(objects.filter_map(|object| foreign(checker, function, call, object)));
    let (start, target) = (call.start(), checker.module.target);
    for register in function.call_preserves(call) {
        if target.register_bits(*register).is_none() {
            let message = format!(
                "the call at {start:#x} preserves register {}, which {} does not have; use a register of the target",
                register.0,
                target.name()
            );
            found.push((Rule::UnknownRegister, message));
        }
    }
    parameters(checker, function, call, &mut found);
    found
}

/// `E416`: the code of a call.
fn range(function: FunctionView<'_>, call: &CallSite) -> Option<referrer::Violation> {
    let (start, end, size) = (call.start(), call.return_position, function.size);
    if start >= end || end > Position(size) {
        let call = match call.position {
            Some(start) => format!("the call at {start:#x}"),
            None => String::from("a call"),
        };
        let message = format!(
            "{call} returns to {end:#x}, in a function of {size:#x} bytes; name the call's first byte and the byte after it"
        );
        return Some((Rule::CallRange, message));
    }
    // An instruction is contiguous. Its return position would be outside of the part's code.
    let piece = function.piece_at(start);
    (end > piece.range.end).then(|| {
        let message = format!(
            "the call at {start:#x} returns to {end:#x}, but its part of the function ends at {:#x}; end the \
             call in the same part",
            piece.range.end
        );
        (Rule::CallRange, message)
    })
}

/// `E304`: a variable of another function.
fn foreign(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    call: &CallSite,
    object: Object,
) -> Option<referrer::Violation> {
    let Object::Variable(_) = object else {
        return None;
    };
    let home = checker.only_subprogram(object)?;
    (home != function.subprogram).then(|| {
        let message = format!(
            "the call at {:#x} names {}, a variable of `{}`; name a variable of the same function",
            call.start(),
            checker.object(object),
            names::subprogram_name(checker.module, home)
        );
        (Rule::ForeignVariable, message)
    })
}

/// `E417`, and the rules on referrers, for the places of a call's arguments.
fn parameters(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    call: &CallSite,
    found: &mut Vec<referrer::Violation>,
) {
    let start = call.start();
    let referrers = function.parameter_referrers(call);
    for ((number, parameter), id) in function.call_parameters(call).enumerate().zip(referrers) {
        let place = parameter.location;
        let wrong = || {
            let error = checker.referrer_error(function, place);
            error.or_else(|| referrer::frameless(checker.module, function, place))
        };
        if !checker.is_sound(function, id)
            && let Some((rule, what)) = wrong()
        {
            let message =
                format!("the place of argument {number} of the call at {start:#x} {what}");
            found.push((rule, message));
        }
        if !matches!(
            place,
            Referrer::Register(_)
                | Referrer::Registers { .. }
                | Referrer::Lane { .. }
                | Referrer::Slot { .. }
        ) {
            let message = format!(
                "the place of argument {number} of the call at {start:#x} is {}; name the register, lane or slot in which the called function receives the argument",
                referrer::text(checker.module, function, place)
            );
            found.push((Rule::CallParameter, message));
        }
    }
}

/// `W404`. During a call, lowering does not use a register that the call does not preserve. The
/// value would be in the register again after the call only if the code put it there, which is
/// unlikely for a single range.
pub(super) fn values_across(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let target = checker.module.target;
    // The rule does not apply if the registers that calls preserve are unknown.
    if function.calls().is_empty()
        || !function.has_values()
        || target.description().preserved.is_empty()
    {
        return;
    }
    let mut calls: Vec<&CallSite> = function
        .calls()
        .iter()
        .filter(|call| !call.is_tail_call)
        .collect();
    calls.sort_by_key(|call| call.return_position);
    let returns: Vec<Position> = calls.iter().map(|call| call.return_position).collect();
    let across = |place: &StoredPlace| {
        let (id, range) = (function.referrer_id(place), place.range());
        if !checker.forms.is_clobbered(id) {
            return None;
        }
        let Referrer::Register(part) = function.referrer(id) else {
            return None;
        };
        let first = returns.partition_point(|position| *position <= range.start);
        let within = calls[first..]
            .iter()
            .take_while(|call| call.return_position < range.end);
        let mut overwrites =
            within.filter(|call| function.bits_kept(target, call, part.register) == 0);
        let call = overwrites.next()?;
        Some((range, part.register, call.return_position))
    };
    let across = function.stored_values().iter().find_map(|(value, places)| {
        let (range, register, returns) = places.iter().find_map(&across)?;
        Some((value, range, register, returns))
    });
    let Some((value, range, register, returns)) = across else {
        return;
    };
    let (CodeRange { start, end }, register) = (range, target.register_name(register));
    let message = format!(
        "value {value} is in {register} at {start:#x}..{end:#x}, also after the call that returns to {returns:#x} and does \
         not preserve {register}; end the range at {returns:#x}, or state that the call preserves the register"
    );
    let node = Node::Value(function.id, value);
    checker.report(Rule::ValueAcrossCall, node, message);
}

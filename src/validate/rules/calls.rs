//! Calls: where they are, and where the called function finds their arguments.

use super::super::checker::{Cause, Checker};
use super::super::{Node, Rule, referrer};
use super::structure;
use crate::markers::{CallTarget, FunctionView, Referrer};
use crate::metadata::{DIFlags, Object};
use crate::units::Position;
use alloc::format;
use alloc::string::String;

/// `E416`, `E417`, `W402` and, for what calls name, `E304`.
pub(super) fn check(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    for call in function.calls() {
        let node = Node::Position(function.id, call.start());
        let place = checker.in_function(function.id, None);
        let (start, end, size) = (call.start(), call.return_position, function.size);
        if start >= end || end > Position(size) {
            let message = format!(
                "the call at {start:#x} returns to {end:#x}, in a function of {size:#x} bytes; name the call's first byte and \
                 the byte after it"
            );
            let cause = Cause::Function(function.id, Rule::CallRange);
            checker.report_cause(cause, Rule::CallRange, node, place, || message);
            checker.index.reject_calls(function.id);
        }
        let target = if let CallTarget::Object(object) = call.target { Some(object) } else { None };
        let parameters = function.call_parameters(call);
        for object in parameters.iter().map(|parameter| parameter.value).chain(target) {
            let Object::Variable(_) = object else { continue };
            let Some(home) = checker.home(object).filter(|home| *home != function.subprogram) else { continue };
            let name = checker.object(object);
            let other = structure::subprogram_name(checker, home);
            let message = format!("the call names {name}, a variable of `{other}`; name one of the same function");
            let cause = Cause::Function(function.id, Rule::ForeignVariable);
            checker.report_cause(cause, Rule::ForeignVariable, node, place, || message);
            checker.index.reject_calls(function.id);
        }
        for parameter in parameters {
            if let Some((rule, what)) = referrer::frameless(checker.module, function, parameter.location) {
                let cause = Cause::Function(function.id, rule);
                let message = || format!("where the call at {start:#x} passes an argument {what}");
                checker.report_cause(cause, rule, node, place, message);
                checker.index.reject_calls(function.id);
            }
            if matches!(parameter.location, Referrer::Register(_) | Referrer::Slot { .. }) {
                continue;
            }
            let message = format!(
                "the call at {start:#x} passes an argument where the called function cannot look; name a register or a slot"
            );
            let cause = Cause::Function(function.id, Rule::CallParameter);
            checker.report_cause(cause, Rule::CallParameter, node, place, || message);
            checker.index.reject_calls(function.id);
        }
    }
    let node = checker.module.metadata.subprograms.get(function.subprogram);
    if let Some(first) = function.calls().first()
        && checker.index.has_calls(function.id)
        && node.is_some_and(|node| !node.flags.contains(DIFlags::ALL_CALLS_DESCRIBED))
    {
        let place = checker.in_function(function.id, None);
        let message = String::from(
            "the function has calls, and its subprogram does not say that they are all: lldb then uses none of them, and \
             llvm-dwarfdump --verify rejects them; describe every call and set DIFlagAllCallsDescribed",
        );
        let cause = Cause::Function(function.id, Rule::CallsNotAll);
        let node = Node::Position(function.id, first.start());
        checker.report_cause(cause, Rule::CallsNotAll, node, place, || message);
    }
}

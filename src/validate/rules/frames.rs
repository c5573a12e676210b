//! Call frame information.

use super::super::checker::{Cause, Checker};
use super::super::{Node, Rule};
use crate::markers::{FrameRule, FunctionView};
use crate::target::Register;
use alloc::format;
use alloc::string::String;

/// The registers that a rule names: the first, and perhaps another.
fn registers(rule: FrameRule) -> (Option<Register>, Option<Register>) {
    match rule {
        FrameRule::Cfa { register, .. }
        | FrameRule::Offset { register, .. }
        | FrameRule::ValueOffset { register, .. }
        | FrameRule::SameValue(register)
        | FrameRule::Undefined(register)
        | FrameRule::Restore(register) => (Some(register), None),
        FrameRule::Register { register, saved_in } => (Some(register), Some(saved_in)),
        FrameRule::RememberState | FrameRule::RestoreState => (None, None),
    }
}

/// `E501` to `E504`.
pub(super) fn check(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    if checker.index.is_rejected_function(function.id) {
        return;
    }
    let target = checker.module.target;
    let mut last = 0;
    let mut remembered = 0u32;
    for row in function.frame() {
        let position = row.position;
        let mut report = |rule: Rule, cause: Cause, message: String| {
            checker.index.rejected.frames.set(function.id.index());
            let place = checker.in_function(function.id, None);
            let node = Node::Position(function.id, position);
            checker.report_cause(cause, rule, node, place, || message);
        };
        let all = |rule| Cause::Function(function.id, rule);
        let (first, second) = registers(row.rule);
        for register in [first, second].into_iter().flatten() {
            if target.register_bits(register).is_none() {
                let (number, name) = (register.0, target.name());
                let message = format!("the rule names register {number}, which {name} does not have; name one it has");
                report(Rule::FrameRegister, Cause::FrameRegister(function.id, number), message);
            }
        }
        if position < last {
            let message = format!("the row at {position:#x} comes after one at {last:#x}; add rows in ascending order");
            report(Rule::FrameOrder, all(Rule::FrameOrder), message);
        }
        if position >= function.size {
            let size = function.size;
            let message =
                format!("the row at {position:#x} is outside the function, which has {size:#x} bytes; remove it");
            report(Rule::FrameRange, all(Rule::FrameRange), message);
        }
        match row.rule {
            FrameRule::RememberState => remembered += 1,
            FrameRule::RestoreState if remembered == 0 => report(
                Rule::RestoreWithoutRemember,
                all(Rule::RestoreWithoutRemember),
                format!("restore_state at {position:#x} has nothing to restore; put remember_state before it"),
            ),
            FrameRule::RestoreState => remembered -= 1,
            _ => {}
        }
        last = position;
    }
}

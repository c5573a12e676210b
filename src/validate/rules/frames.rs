//! Call frame information.

use super::super::checker::{Cause, Checker};
use super::super::facts;
use super::super::{Node, Rule, referrer};
use crate::expr::DIOp;
use crate::markers::{Base, FrameExpression, FrameRule, FunctionView, Referrer};
use crate::target::Register;
use crate::units::Position;
use alloc::format;
use alloc::string::String;

/// The registers that a rule names, at most two.
fn registers(rule: FrameRule) -> (Option<Register>, Option<Register>) {
    match rule {
        FrameRule::Cfa { register, .. }
        | FrameRule::Offset { register, .. }
        | FrameRule::ValueOffset { register, .. }
        | FrameRule::SameValue(register)
        | FrameRule::Undefined(register)
        | FrameRule::Restore(register) => (Some(register), None),
        FrameRule::Expression { register, .. } | FrameRule::ValueExpression { register, .. } => {
            (Some(register), None)
        }
        FrameRule::Register { register, saved_in } => (Some(register), Some(saved_in)),
        FrameRule::CfaExpression { .. } | FrameRule::RememberState | FrameRule::RestoreState => {
            (None, None)
        }
    }
}

/// `E501` to `E504`, and `E507`.
pub(super) fn check(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    if checker.index.is_rejected_function(function.id) {
        return;
    }
    let target = checker.module.target;
    let mut last = Position::START;
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
                let message = format!(
                    "the rule names register {number}, which {name} does not have; name one it has"
                );
                report(
                    Rule::FrameRegister,
                    Cause::FrameRegister(function.id, number),
                    message,
                );
            }
        }
        if position < last {
            let message = format!(
                "the row at {position:#x} comes after one at {last:#x}; add rows in ascending order"
            );
            report(Rule::FrameOrder, all(Rule::FrameOrder), message);
        }
        if position >= Position(function.size) {
            let size = function.size;
            let message = format!(
                "the row at {position:#x} is outside the function, which has {size:#x} bytes; remove it"
            );
            report(Rule::FrameRange, all(Rule::FrameRange), message);
        }
        let alignment = u32::from(target.description().code_alignment).max(1);
        if !position.0.is_multiple_of(alignment) {
            let message = format!(
                "the row at {position:#x} is not at a multiple of {alignment} bytes, where the instructions of {} start; \
                 move it to the instruction that it holds from",
                target.name()
            );
            report(Rule::FramePosition, all(Rule::FramePosition), message);
        }
        match row.rule {
            FrameRule::RememberState => remembered += 1,
            FrameRule::RestoreState if remembered == 0 => report(
                Rule::RestoreWithoutRemember,
                all(Rule::RestoreWithoutRemember),
                format!(
                    "restore_state at {position:#x} has nothing to restore; put remember_state before it"
                ),
            ),
            FrameRule::RestoreState => remembered -= 1,
            _ => {}
        }
        last = position;
        expression(checker, function, position, row.rule);
    }
}

/// The item that an operation uses and that an unwinder does not have, for a message.
fn unavailable(op: &DIOp) -> Option<&'static str> {
    Some(match op {
        DIOp::PushLane { .. } => "a lane",
        DIOp::PushIteration { .. } => "an iteration",
        DIOp::TypeObject { .. } => "an instance of a type",
        DIOp::Cfa { .. } => "a canonical frame address; let the referrer count from the CFA",
        DIOp::EntryValue { .. } => "the value of a register on entry",
        DIOp::Arg { .. } => "arguments",
        _ => return None,
    })
}

/// `E505`, and `E101` to `E118` for the expression of a frame rule.
fn expression(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    position: Position,
    rule: FrameRule,
) {
    let index = match rule {
        FrameRule::CfaExpression { expression }
        | FrameRule::Expression { expression, .. }
        | FrameRule::ValueExpression { expression, .. } => expression,
        _ => return,
    };
    let module = checker.module;
    let given = function.frame_expressions().get(index as usize).copied();
    let bits = given.and_then(|given| checker.facts.bits(given.expression));
    let (node, place) = (
        Node::Position(function.id, position),
        checker.in_function(function.id, None),
    );
    let mut report = |rule: Rule, message: String| {
        checker.index.rejected.frames.set(function.id.index());
        checker.report_cause(
            Cause::FrameExpression(function.id, index),
            rule,
            node,
            place,
            || message,
        );
    };
    let Some(FrameExpression {
        expression,
        referrer,
    }) = given
    else {
        let count = function.frame_expressions().len();
        let message = format!(
            "the rule names frame expression {index}, but the function has {count}; add it"
        );
        return report(Rule::MissingNode, message);
    };
    if expression.0 as usize >= module.exprs.len() {
        let (index, count) = (expression.0, module.exprs.len());
        return report(
            Rule::MissingNode,
            format!("the rule names expression {index}, but the module has {count}"),
        );
    }
    let ops = module.exprs.ops(expression);
    if let Some((at, what)) = ops
        .iter()
        .enumerate()
        .find_map(|(at, op)| Some((at, unavailable(op)?)))
    {
        let message = format!(
            "{} (operation {at}) uses what an unwinder does not have: {what}",
            ops[at].spelling()
        );
        return report(Rule::FrameExpression, message);
    }
    let is_cfa = matches!(rule, FrameRule::CfaExpression { .. });
    let base = match referrer {
        Referrer::Slot { base, .. } | Referrer::Address { base, .. } => Some(base),
        _ => None,
    };
    let unknown = match (referrer, base) {
        (Referrer::Value(_), _) => Some("a value of the compiler; say where it is"),
        (Referrer::Lane { .. }, _) => Some("a lane; name the whole register"),
        (_, Some(Base::Frame)) => Some("the frame base; count from the CFA or a register"),
        (_, Some(Base::Cfa)) if is_cfa => {
            Some("the CFA, which the rule defines; count from a register")
        }
        _ => None,
    };
    if let Some(what) = unknown {
        return report(
            Rule::FrameExpression,
            format!("the rule's referrer is {what}"),
        );
    }
    let (problems, uses) = facts::alone(module, expression);
    if let Some(problem) = problems.into_iter().next() {
        return report(
            problem.rule,
            format!("in the rule's expression, {}", problem.message),
        );
    }
    if let Some((rule, what)) = referrer::wrong(module, function, referrer) {
        return report(rule, format!("the rule's referrer {what}"));
    }
    if let Some(at) = ops
        .iter()
        .position(|op| matches!(op, DIOp::Referrer { .. }))
        && referrer == Referrer::Undefined
    {
        let message = format!(
            "{} (operation {at}) has no referrer; give the expression one",
            ops[at].spelling()
        );
        return report(Rule::UnboundedReferrer, message);
    }
    for used in uses {
        if let Some((rule, what)) = referrer::unfit(module, function, referrer, used.need) {
            let spelling = ops
                .get(used.operation as usize)
                .map_or("", |op| op.spelling());
            return report(
                rule,
                format!("{spelling} (operation {}) {what}", used.operation),
            );
        }
    }
    let address = u64::from(module.target.address_bytes()) * 8;
    if is_cfa && bits != Some(address) {
        let found = bits.map_or(String::from("no size"), |bits| format!("{bits} bits"));
        let message = format!(
            "the CFA's expression leaves {found}, but an address has {address}; leave a pointer"
        );
        report(Rule::FrameExpression, message);
    }
}

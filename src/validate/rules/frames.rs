//! Rules on call frame information.

use super::super::checker::{Cause, Checker};
use super::super::facts::{Alone, Need, Use};
use super::super::referrer::{self, Violation};
use super::super::{CodeItem, Node, Rule, names};
use super::places;
use crate::expr::{DIExpr, DIOp};
use crate::markers::{Base, FrameExpression, FrameRow, FrameRule, FunctionView, Referrer};
use crate::target::{Register, Target};
use crate::units::{Bits, Count, Position};
use alloc::format;
use alloc::string::String;

/// Returns the registers that a rule names, at most two.
fn registers(rule: FrameRule) -> (Option<Register>, Option<Register>) {
    let other = match rule {
        FrameRule::Cfa { register, .. } => return (Some(register), None),
        FrameRule::Register { saved_in, .. } => Some(saved_in),
        _ => None,
    };
    (rule.register(), other)
}

/// `E501` to `E505`, `E507`, `W501`, and the errors of the expressions that rules use.
pub(super) fn check(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    if checker.index.is_rejected_function(function.id) {
        return;
    }
    let target = checker.module.target;
    let alignment = alignment(target);
    let mut last = Position::START;
    let mut remembered = 0u32;
    for row in function.frame() {
        if holds((target, alignment), function, *row, last) {
            last = row.position;
            continue;
        }
        let position = row.position;
        let report = |checker: &mut Checker<'_, '_>, cause: Cause, (rule, message): Violation| {
            checker.index.rejected.frames.set(function.id.index());
            let node = Node::Item(function.id, position, CodeItem::FrameRow);
            checker.report_cause(cause, rule, node, || message);
        };
        let (first, second) = registers(row.rule);
        for register in [first, second].into_iter().flatten() {
            if let Some(violation) = unknown(target, position, register) {
                report(
                    checker,
                    Cause::FrameRegister(function.id, register.0),
                    violation,
                );
            }
        }
        for violation in misplaced(target, function, position, last) {
            report(checker, Cause::Listed(function.id, violation.0), violation);
        }
        match row.rule {
            FrameRule::RememberState => remembered += 1,
            FrameRule::RestoreState if remembered == 0 => {
                let message = format!(
                    "restore_state at {position:#x} has no remembered state; put remember_state before it"
                );
                let rule = Rule::RestoreWithoutRemember;
                report(checker, Cause::Listed(function.id, rule), (rule, message));
            }
            FrameRule::RestoreState => remembered -= 1,
            _ => {}
        }
        if let Some((index, (rule, message))) = expression(checker, function, row.rule) {
            let cause = Cause::FrameExpression(function.id, index);
            let message = format!("the frame row at {position:#x}: {message}");
            report(checker, cause, (rule, message));
        }
        last = position;
    }
    no_return_address(checker, function);
}

/// `W501`. Without a link register, a function without a rule for the return address has no caller
/// that a debugger can find.
fn no_return_address(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let target = checker.module.target.description();
    let is_given = target.has_link_register || target.return_address_offset.is_some();
    let column = Some(Register(target.return_address));
    let mut rows = function.frame().iter();
    if is_given || function.frame().is_empty() || rows.any(|row| registers(row.rule).0 == column) {
        return;
    }
    let message = String::from(
        "the function has frame rules, but none for the return address, so that no debugger finds its caller; give \
         it a rule, or `ra = undefined` if the function has no caller",
    );
    checker.report(Rule::NoReturnAddress, Node::Function(function.id), message);
}

/// Returns true if a row without an expression violates no rule that is independent of other rows,
/// except the previous one. Most rows are like this.
fn holds(
    (target, alignment): (Target, u32),
    function: FunctionView<'_>,
    row: FrameRow,
    last: Position,
) -> bool {
    let position = row.position;
    let is_known = |register| target.register_bits(register).is_some();
    let has_registers = match row.rule {
        FrameRule::Cfa { register, .. }
        | FrameRule::Offset { register, .. }
        | FrameRule::ValueOffset { register, .. }
        | FrameRule::SameValue(register)
        | FrameRule::Undefined(register)
        | FrameRule::Restore(register) => is_known(register),
        FrameRule::Register { register, saved_in } => is_known(register) && is_known(saved_in),
        FrameRule::CfaExpression { .. }
        | FrameRule::Expression { .. }
        | FrameRule::ValueExpression { .. }
        | FrameRule::RememberState
        | FrameRule::RestoreState => false,
    };
    has_registers
        && (last..Position(function.size)).contains(&position)
        && function.parts().is_empty()
        && position.0.is_multiple_of(alignment)
}

/// Returns the number of bytes that divides the position of each row in its part of the function.
fn alignment(target: Target) -> u32 {
    u32::from(target.description().code_alignment).max(1)
}

fn unknown(target: Target, position: Position, register: Register) -> Option<Violation> {
    let (number, name) = (register.0, target.name());
    target.register_bits(register).is_none().then(|| {
        let message = format!(
            "the frame row at {position:#x} names register {number}, which {name} does not have; use a register of the target"
        );
        (Rule::FrameRegister, message)
    })
}

/// Returns the rules on positions that a row violates.
fn misplaced(
    target: Target,
    function: FunctionView<'_>,
    position: Position,
    last: Position,
) -> impl Iterator<Item = Violation> {
    let size = function.size;
    let order = (position < last).then(|| {
        let message = format!(
            "the frame row at {position:#x} comes after the row at {last:#x}; add rows in ascending order"
        );
        (Rule::FrameOrder, message)
    });
    let range = (position >= Position(size)).then(|| {
        let message = format!(
            "the frame row at {position:#x} is outside the function, which has {size:#x} bytes; remove it"
        );
        (Rule::FrameRange, message)
    });
    let alignment = alignment(target);
    let offset = function.piece_at(position).offset(position);
    let aligned = (!offset.is_multiple_of(alignment)).then(|| {
        let from = match function.parts() {
            [] => "",
            _ => " from the start of its part",
        };
        let message = format!(
            "the frame row at {position:#x} is not at a multiple of {alignment} bytes{from}, where the instructions of {} start; \
             move it to the instruction that it holds from",
            target.name()
        );
        (Rule::FramePosition, message)
    });
    [order, range, aligned].into_iter().flatten()
}

/// The value that a frame rule defines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Defined {
    Cfa,
    Register,
}

/// Names, for a message, the item that an operation uses and an unwinder does not have.
fn unavailable(op: &DIOp, defined: Defined) -> Option<&'static str> {
    Some(match op {
        DIOp::PushLane { .. } => "a lane",
        DIOp::PushIteration { .. } => "an iteration",
        DIOp::TypeObject { .. } => "an instance of a type",
        DIOp::Cfa { .. } => "a canonical frame address; let the referrer count from the CFA",
        DIOp::EntryValue { .. } if defined == Defined::Cfa => {
            "the value of a register on entry, whose rule may need the CFA"
        }
        _ => return None,
    })
}

/// Names, for a message, the part of a referrer that an unwinder does not have.
fn not_unwound(referrer: Referrer, defined: Defined) -> Option<&'static str> {
    let base = match referrer {
        Referrer::Slot { base, .. } | Referrer::Address { base, .. } => Some(base),
        _ => None,
    };
    Some(match (referrer, base) {
        (Referrer::Value(_), _) => "a value of the compiler; name its register or slot",
        (Referrer::Lane { .. }, _) => "a lane; name the whole register",
        (_, Some(Base::Frame)) => "the frame base; count from the CFA or a register",
        (_, Some(Base::Cfa)) if defined == Defined::Cfa => {
            "the CFA, which the rule defines; count from a register"
        }
        _ => return None,
    })
}

/// Returns the index of the expression that a frame rule uses, and its violation.
fn expression(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    rule: FrameRule,
) -> Option<(u32, Violation)> {
    let (index, defined) = match rule {
        FrameRule::CfaExpression { expression } => (expression, Defined::Cfa),
        FrameRule::Expression { expression, .. }
        | FrameRule::ValueExpression { expression, .. } => (expression, Defined::Register),
        _ => return None,
    };
    let module = checker.module;
    let all = function.frame_expressions();
    let violation = match all.get(index as usize) {
        None => {
            let count = all.len();
            let message = format!(
                "the rule names frame expression {index}, but the function has {}; add it",
                Count(count, "frame expression")
            );
            Some((Rule::MissingNode, message))
        }
        Some(used) => match names::missing(module, used.expression) {
            Some(message) => Some((Rule::MissingNode, format!("the rule {message}"))),
            None => unusable(checker, function, *used, defined),
        },
    };
    Some((index, violation?))
}

/// Returns the index of the referrer that a need is about, and the need expressed for that
/// referrer.
fn of_referrer(target: Target, need: Need, uses: &[Use]) -> (u32, Need) {
    match need {
        Need::Argument(index, ty) => (index, Need::Referrer(ty)),
        Need::ArgumentStart { index, bit, bits } => (index, Need::Start { bit, bits }),
        Need::ArgumentEnd {
            index,
            end,
            access,
            space: None,
        } => {
            let size = |used: &Use| match used.need {
                Need::Argument(of, ty) if of == index => ty.bit_size(&target),
                _ => None,
            };
            let bits = uses.iter().find_map(size).unwrap_or(0) as i64;
            (index, Need::End { end, bits, access })
        }
        Need::ArgumentRegister {
            index,
            bit,
            bits,
            space: None,
        } => (index, Need::Register { bit, bits }),
        need => (0, need),
    }
}

/// `E505`, and `E101` to `E124` for an expression of a frame rule.
fn unusable(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    used: FrameExpression,
    defined: Defined,
) -> Option<Violation> {
    let module = checker.module;
    let (expression, referrers) = (used.expression, function.frame_referrers(used));
    let name = |operation: usize| checker.operation(expression, operation as u32);
    let ops = module.exprs.ops(expression);
    let found = |(at, op): (usize, &DIOp)| Some((at, unavailable(op, defined)?));
    if let Some((at, what)) = ops.iter().enumerate().find_map(found) {
        let name = name(at);
        let message =
            format!("an unwinder cannot evaluate {name}, because it does not have {what}");
        return Some((Rule::FrameExpression, message));
    }
    let mut named = referrers.iter();
    if let Some(what) = named.find_map(|referrer| not_unwound(*referrer, defined)) {
        let message = format!("the rule's referrer is {what}");
        return Some((Rule::FrameExpression, message));
    }
    let facts = Alone::of(module, expression);
    if let Some(problem) = facts.problems.first() {
        let message = format!("in the rule's expression, {}", problem.message);
        return Some((problem.rule, message));
    }
    unfit_referrer(checker, function, used, &facts).or_else(|| match defined {
        Defined::Cfa => unfit_cfa(checker, expression),
        Defined::Register => None,
    })
}

/// Returns the rule that a referrer of a frame rule violates.
fn unfit_referrer(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    used: FrameExpression,
    Alone { uses, spans, .. }: &Alone,
) -> Option<Violation> {
    let module = checker.module;
    let (expression, referrers) = (used.expression, function.frame_referrers(used));
    let mut wrong = referrers.iter();
    let wrong = wrong.find_map(|referrer| checker.referrer_error(function, *referrer));
    if let Some((rule, what)) = wrong {
        return Some((rule, format!("the rule's referrer {what}")));
    }
    for Use { operation, need } in uses {
        let (index, need) = of_referrer(module.target, *need, uses);
        let name = || checker.operation(expression, *operation);
        let Some(referrer) = referrers.get(index as usize) else {
            let count = referrers.len();
            return Some(
                match module.exprs.ops(expression).get(*operation as usize) {
                    Some(DIOp::Arg { .. }) => {
                        let message = format!(
                            "{} names a referrer that the rule does not have, which has {}; add it",
                            name(),
                            Count(count, "referrer")
                        );
                        (Rule::ArgumentIndex, message)
                    }
                    _ => {
                        let message =
                            format!("{} has no referrer; add a referrer to the rule", name());
                        (Rule::UnboundedReferrer, message)
                    }
                },
            );
        };
        let unmet = match need {
            Need::Disjoint { first, end } => {
                let parts = spans.get(first as usize..end as usize).unwrap_or(&[]);
                places::shares_in_rule(module, function, referrers, parts).then(|| {
                    let what = "has two parts that share a bit; give each part separate bits";
                    (Rule::SharedStorage, String::from(what))
                })
            }
            Need::ArgumentRegister { .. } => {
                let what = "takes the entry value of memory; only a register, or a part of one, has an entry value";
                Some((Rule::EntryValueOperand, String::from(what)))
            }
            need => referrer::unmet_need(module, function, *referrer, need),
        };
        if let Some((rule, what)) = unmet {
            return Some((rule, format!("{} {what}", name())));
        }
    }
    None
}

/// `E505` for an expression of the CFA that does not leave a pointer.
fn unfit_cfa(checker: &Checker<'_, '_>, expression: DIExpr) -> Option<Violation> {
    let target = checker.module.target;
    let (address, bits) = (target.address_bits(), checker.facts.bits(expression));
    // A pointer to an address space of the target, which the CFA may be in.
    let is_pointer = |bits: u64| {
        let spaces = target.description().address_spaces.iter();
        spaces
            .map(|space| u64::from(space.pointer_bits))
            .any(|pointer_bits| pointer_bits == bits)
    };
    (!bits.is_some_and(is_pointer)).then(|| {
        let found = bits.map_or(String::from("no size"), |bits| format!("{}", Bits(bits)));
        let message = format!(
            "the CFA's expression leaves {found}, but an address has {}; leave a pointer",
            Bits(address)
        );
        (Rule::FrameExpression, message)
    })
}

//! Frame rules at a position: the rules at the function's entry, changed by each row up to the
//! position.

use super::sizes;
use crate::markers::{FrameRule, FunctionView};
use crate::target::Target;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The rule for the canonical frame address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum CfaRule {
    Register(u16, i64),
    Expression(u32),
}

/// The rule for the caller's value of a register.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Rule {
    Undefined,
    Same,
    Offset(i64),
    ValueOffset(i64),
    Register(u16),
    Expression(u32),
    ValueExpression(u32),
}

/// The rules at a position.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) cfa: CfaRule,
    registers: BTreeMap<u16, Rule>,
}

impl Rules {
    /// Returns the rules before the first instruction, as defined by the target.
    pub(super) fn at_entry(target: Target) -> Rules {
        let description = target.description();
        let (register, offset) = description.cfa;
        let own = description
            .return_address_offset
            .map(|offset| (description.return_address, Rule::Offset(offset)));
        Rules {
            cfa: CfaRule::Register(register, offset),
            registers: own.into_iter().collect(),
        }
    }

    /// Returns the rules at a position of a function; `None` if the function has no rules.
    pub(super) fn at(
        target: Target,
        function: FunctionView<'_>,
        position: Position,
    ) -> Option<Rules> {
        if function.frame().is_empty() && !function.has_entry_frame {
            return None;
        }
        let mut rules = Rules::at_entry(target);
        let start = rules.clone();
        let mut remembered: Vec<Rules> = Vec::new();
        for row in function
            .frame()
            .iter()
            .take_while(|row| row.position <= position)
        {
            let mut set = |register: crate::target::Register, rule: Rule| {
                rules.registers.insert(register.0, rule);
            };
            match row.rule {
                FrameRule::Cfa { register, offset } => {
                    rules.cfa = CfaRule::Register(register.0, offset)
                }
                FrameRule::CfaExpression { expression } => {
                    rules.cfa = CfaRule::Expression(expression)
                }
                FrameRule::Offset { register, offset } => set(register, Rule::Offset(offset)),
                FrameRule::ValueOffset { register, offset } => {
                    set(register, Rule::ValueOffset(offset))
                }
                FrameRule::Register { register, saved_in } => {
                    set(register, Rule::Register(saved_in.0))
                }
                FrameRule::Expression {
                    register,
                    expression,
                } => set(register, Rule::Expression(expression)),
                FrameRule::ValueExpression {
                    register,
                    expression,
                } => {
                    set(register, Rule::ValueExpression(expression));
                }
                FrameRule::SameValue(register) => set(register, Rule::Same),
                FrameRule::Undefined(register) => set(register, Rule::Undefined),
                FrameRule::Restore(register) => {
                    match start.registers.get(&register.0).copied() {
                        Some(rule) => rules.registers.insert(register.0, rule),
                        None => rules.registers.remove(&register.0),
                    };
                }
                FrameRule::RememberState => remembered.push(rules.clone()),
                FrameRule::RestoreState => {
                    if let Some(state) = remembered.pop() {
                        rules = state;
                    }
                }
            }
        }
        Some(rules)
    }

    /// Returns the rule of a register. A register without a rule is unchanged if calls preserve it,
    /// and lost otherwise.
    pub(super) fn register(&self, target: Target, number: u16) -> Rule {
        let kept = sizes::kept_by_call(target, number) > 0;
        match self.registers.get(&number) {
            Some(rule) => *rule,
            // The canonical frame address is defined as the caller's stack pointer.
            None if number == target.description().cfa.0 => Rule::ValueOffset(0),
            // The register with the return address on entry keeps it until a rule states another.
            None if kept || number == target.description().return_address => Rule::Same,
            None => Rule::Undefined,
        }
    }

    /// The registers that have rules, in ascending order.
    pub(super) fn registers(&self) -> impl Iterator<Item = u16> + '_ {
        self.registers.keys().copied()
    }

    /// The register from which the canonical frame address is computed.
    pub(super) fn cfa_register(&self) -> Option<u16> {
        match self.cfa {
            CfaRule::Register(register, _) => Some(register),
            CfaRule::Expression(_) => None,
        }
    }
}

//! Frame rules at a position: the rules at the function's entry, changed by each row up to the
//! position.

use super::sizes;
use crate::markers::{FrameRule, FunctionView};
use crate::target::Target;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec;
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
    /// Unchanged: all bits, or the number of bits, from the least significant one, that calls
    /// preserve.
    Kept(u64),
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
            cfa: CfaRule::Register(register, offset.into()),
            registers: own.into_iter().collect(),
        }
    }

    /// Returns the rules of a function from its start and from each row on, each with the position
    /// where they begin to hold; nothing if the function has no rules.
    pub(super) fn by_row(target: Target, function: FunctionView<'_>) -> Vec<(Position, Rules)> {
        if function.frame().is_empty() && !function.has_entry_frame {
            return Vec::new();
        }
        let mut rules = Rules::at_entry(target);
        let start = rules.clone();
        let mut remembered: Vec<Rules> = Vec::new();
        let mut all = vec![(Position::START, start.clone())];
        for row in function.frame() {
            match row.rule {
                FrameRule::RememberState => remembered.push(rules.clone()),
                FrameRule::RestoreState => rules = remembered.pop().unwrap_or(rules),
                rule => rules.apply(rule, &start),
            }
            all.push((row.position, rules.clone()));
        }
        all
    }

    /// Applies the rule of a row. `start` has the rules at the function's entry.
    fn apply(&mut self, rule: FrameRule, start: &Rules) {
        let (register, rule) = match rule {
            FrameRule::Cfa { register, offset } => {
                self.cfa = CfaRule::Register(register.0, offset.into());
                return;
            }
            FrameRule::CfaExpression { expression } => {
                self.cfa = CfaRule::Expression(expression);
                return;
            }
            FrameRule::Offset { register, offset } => (register, Some(Rule::Offset(offset.into()))),
            FrameRule::ValueOffset { register, offset } => {
                (register, Some(Rule::ValueOffset(offset.into())))
            }
            FrameRule::Register { register, saved_in } => {
                (register, Some(Rule::Register(saved_in.0)))
            }
            FrameRule::Expression {
                register,
                expression,
            } => (register, Some(Rule::Expression(expression))),
            FrameRule::ValueExpression {
                register,
                expression,
            } => (register, Some(Rule::ValueExpression(expression))),
            FrameRule::SameValue(register) => (register, Some(Rule::Kept(u64::MAX))),
            FrameRule::Undefined(register) => (register, Some(Rule::Undefined)),
            FrameRule::Restore(register) => (register, start.registers.get(&register.0).copied()),
            // `Rules::by_row` saves and restores whole states.
            FrameRule::RememberState | FrameRule::RestoreState => return,
        };
        match rule {
            Some(rule) => self.registers.insert(register.0, rule),
            None => self.registers.remove(&register.0),
        };
    }

    /// Returns the rule of a register. A register without a rule keeps the bits that calls
    /// preserve, and loses the others.
    pub(super) fn register(&self, target: Target, number: u16) -> Rule {
        match self.registers.get(&number) {
            Some(rule) => *rule,
            // The canonical frame address is defined by the caller's stack pointer.
            None if number == target.description().cfa.0 => {
                Rule::ValueOffset(target.description().stack_offset)
            }
            // A link register keeps the return address until a rule states another.
            None if number == target.description().return_address => {
                match target.description().has_link_register {
                    true => Rule::Kept(u64::MAX),
                    false => Rule::Undefined,
                }
            }
            None => match sizes::kept_by_call(target, number) {
                0 => Rule::Undefined,
                kept => Rule::Kept(kept),
            },
        }
    }

    /// The register from which the canonical frame address is computed, and the offset in bytes
    /// that is added; `None` if it is computed by an expression.
    pub(super) fn cfa_register(&self) -> Option<(u16, i64)> {
        match self.cfa {
            CfaRule::Register(register, offset) => Some((register, offset)),
            CfaRule::Expression(_) => None,
        }
    }
}

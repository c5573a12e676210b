//! Frame rules as states: the rules in effect at a position, and the rules that lead from one state
//! to another.

use crate::markers::FrameRule;
use crate::target::{Register, Target};
use crate::units::ByteOffset;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The rules in effect at a position. Rules that equal those at the function's entry are omitted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct FrameState {
    cfa: Option<FrameRule>,
    /// Sorted by register.
    rules: Vec<FrameRule>,
    /// The state that was remembered last. It refers to the state that was remembered before it.
    remembered: Option<u32>,
}

/// Returns the register that a rule is for.
fn register(rule: FrameRule) -> Option<Register> {
    match rule {
        FrameRule::Offset { register, .. }
        | FrameRule::ValueOffset { register, .. }
        | FrameRule::Register { register, .. }
        | FrameRule::Expression { register, .. }
        | FrameRule::ValueExpression { register, .. }
        | FrameRule::SameValue(register)
        | FrameRule::Undefined(register)
        | FrameRule::Restore(register) => Some(register),
        FrameRule::Cfa { .. }
        | FrameRule::CfaExpression { .. }
        | FrameRule::RememberState
        | FrameRule::RestoreState => None,
    }
}

/// The states of a function, each stored once: equal states have equal numbers.
#[derive(Clone, Debug)]
pub(in crate::markers) struct FrameStates {
    entry_cfa: FrameRule,
    all: Vec<FrameState>,
    numbers: HashMap<FrameState, u32>,
}

impl FrameStates {
    /// The rules at the function's entry.
    pub(in crate::markers) const ENTRY: u32 = 0;

    pub(in crate::markers) fn new(target: Target) -> FrameStates {
        let (register, offset) = target.description().cfa;
        let entry_cfa = FrameRule::cfa(
            Register(register),
            ByteOffset(i32::try_from(offset).unwrap_or(0)),
        );
        let entry = FrameState::default();
        FrameStates {
            entry_cfa,
            numbers: HashMap::from_iter([(entry.clone(), FrameStates::ENTRY)]),
            all: Vec::from([entry]),
        }
    }

    pub(super) fn has(&self, number: u32) -> bool {
        (number as usize) < self.all.len()
    }

    fn get(&self, number: u32) -> &FrameState {
        &self.all[number as usize % self.all.len()]
    }

    fn number(&mut self, state: FrameState) -> u32 {
        let next = self.all.len() as u32;
        let number = *self.numbers.entry(state.clone()).or_insert(next);
        if number == next {
            self.all.push(state);
        }
        number
    }

    /// Returns the state after some rules, or the index of a `RestoreState` without a remembered
    /// state.
    pub(in crate::markers) fn after(
        &mut self,
        from: u32,
        rules: impl ExactSizeIterator<Item = FrameRule>,
    ) -> Result<u32, usize> {
        if rules.len() == 0 {
            return Ok(from);
        }
        let mut state = self.get(from).clone();
        for (index, rule) in rules.enumerate() {
            match rule {
                FrameRule::RememberState => state.remembered = Some(self.number(state.clone())),
                FrameRule::RestoreState => {
                    state = self.get(state.remembered.ok_or(index)?).clone();
                }
                FrameRule::Cfa { .. } | FrameRule::CfaExpression { .. } => {
                    state.cfa = (rule != self.entry_cfa).then_some(rule);
                }
                _ => {
                    let of = |rule: &FrameRule| register(*rule).map(|register| register.0);
                    let place = state.rules.binary_search_by_key(&of(&rule), of);
                    match (place, matches!(rule, FrameRule::Restore(_))) {
                        (Ok(at), true) => _ = state.rules.remove(at),
                        (Ok(at), false) => state.rules[at] = rule,
                        (Err(_), true) => {}
                        (Err(at), false) => state.rules.insert(at, rule),
                    }
                }
            }
        }
        Ok(self.number(state))
    }

    /// The remembered states, the last one first.
    fn remembered(&self, state: u32) -> impl Iterator<Item = u32> {
        core::iter::successors(self.get(state).remembered, |state| {
            self.get(*state).remembered
        })
    }

    /// Returns the rules that lead from one state to another.
    pub(in crate::markers) fn between(&self, from: u32, to: u32) -> Vec<FrameRule> {
        let mut rules = Vec::new();
        if from == to {
            return rules;
        }
        if let Some(index) = self.remembered(from).position(|state| state == to) {
            rules.resize(index + 1, FrameRule::RestoreState);
            return rules;
        }
        // Remembered states that both share are kept. The others of `from` are popped, and those of
        // `to` are pushed.
        let remembered_by_to: Vec<u32> = self.remembered(to).collect();
        let index_in_to = |state: Option<u32>| match state {
            Some(state) => remembered_by_to.iter().position(|one| *one == state),
            None => Some(remembered_by_to.len()),
        };
        let mut now = from;
        let pushed = loop {
            match index_in_to(self.get(now).remembered) {
                Some(pushed) => break pushed,
                None => {
                    rules.push(FrameRule::RestoreState);
                    now = self.get(now).remembered.unwrap_or(FrameStates::ENTRY);
                }
            }
        };
        for state in remembered_by_to[..pushed].iter().rev() {
            self.change(now, *state, &mut rules);
            rules.push(FrameRule::RememberState);
            now = *state;
        }
        self.change(now, to, &mut rules);
        rules
    }

    /// Adds the rules that differ, apart from remembered states.
    fn change(&self, from: u32, to: u32, rules: &mut Vec<FrameRule>) {
        let (from, to) = (self.get(from), self.get(to));
        if from.cfa != to.cfa {
            rules.push(to.cfa.unwrap_or(self.entry_cfa));
        }
        let (mut old, mut new) = (
            from.rules.iter().copied().peekable(),
            to.rules.iter().copied().peekable(),
        );
        loop {
            let number = |rule: Option<&FrameRule>| rule.copied().and_then(register);
            match (number(old.peek()), number(new.peek())) {
                (None, None) => break,
                (Some(before), after) if after.is_none_or(|after| before.0 < after.0) => {
                    rules.push(FrameRule::Restore(before));
                    old.next();
                }
                (before, after) => {
                    let kept = if before == after { old.next() } else { None };
                    let rule = new.next();
                    rules.extend(rule.filter(|rule| Some(*rule) != kept));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RSP: Register = Register(7);
    const RBP: Register = Register(6);
    const RBX: Register = Register(3);

    fn rules(states: &mut FrameStates, from: u32, to: u32) -> Vec<FrameRule> {
        let rules = states.between(from, to);
        assert_eq!(states.after(from, rules.iter().copied()), Ok(to));
        rules
    }

    #[test]
    fn rules_lead_from_each_state_to_each_other() {
        let mut states = FrameStates::new(Target::X86_64);
        let pushed = [
            FrameRule::cfa(RSP, ByteOffset(16)),
            FrameRule::saved(RBP, ByteOffset(-16)),
        ];
        let pushed = states.after(0, pushed.into_iter()).unwrap();
        let framed = states
            .after(
                pushed,
                [
                    FrameRule::cfa(RBP, ByteOffset(16)),
                    FrameRule::saved(RBX, ByteOffset(-24)),
                ]
                .into_iter(),
            )
            .unwrap();
        let epilogue = [
            FrameRule::RememberState,
            FrameRule::cfa(RSP, ByteOffset(8)),
            FrameRule::Restore(RBP),
        ];
        let epilogue = states.after(framed, epilogue.into_iter()).unwrap();
        let nested = states
            .after(epilogue, [FrameRule::RememberState].into_iter())
            .unwrap();
        let all = [0, pushed, framed, epilogue, nested];
        for from in all {
            for to in all {
                rules(&mut states, from, to);
            }
        }
        // Calculated by hand: the state at the entry has no rule for rbp.
        assert_eq!(
            rules(&mut states, pushed, 0),
            [FrameRule::cfa(RSP, ByteOffset(8)), FrameRule::Restore(RBP)]
        );
        // A remembered state is restored.
        assert_eq!(
            rules(&mut states, nested, framed),
            [FrameRule::RestoreState; 2]
        );
        // A state that is not remembered yet is remembered first.
        assert_eq!(
            rules(&mut states, pushed, epilogue),
            [
                FrameRule::cfa(RBP, ByteOffset(16)),
                FrameRule::saved(RBX, ByteOffset(-24)),
                FrameRule::RememberState,
                FrameRule::cfa(RSP, ByteOffset(8)),
                FrameRule::Restore(RBP),
            ]
        );
    }

    #[test]
    fn a_state_that_was_not_remembered_is_not_restored() {
        let mut states = FrameStates::new(Target::X86_64);
        let rules = [FrameRule::SameValue(RBX), FrameRule::RestoreState];
        assert_eq!(states.after(0, rules.into_iter()), Err(1));
    }
}

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

/// The states of a function, each stored once: equal states have equal numbers.
#[derive(Clone, Debug)]
pub(in crate::markers) struct FrameStates {
    entry_cfa: FrameRule,
    all: Vec<FrameState>,
    /// The numbers of all states except the one at the function's entry.
    numbers: HashMap<FrameState, u32>,
}

impl FrameStates {
    /// The rules at the function's entry.
    pub(in crate::markers) const ENTRY: u32 = 0;

    pub(in crate::markers) fn new(target: Target) -> FrameStates {
        let (register, offset) = target.description().cfa;
        let entry_cfa = FrameRule::cfa(Register(register), ByteOffset(offset));
        FrameStates {
            entry_cfa,
            numbers: HashMap::new(),
            all: Vec::from([FrameState::default()]),
        }
    }

    /// Removes all states except the one at the function's entry.
    pub(in crate::markers) fn clear(&mut self) {
        self.all.truncate(1);
        self.numbers.clear();
    }

    pub(super) fn has(&self, number: u32) -> bool {
        (number as usize) < self.all.len()
    }

    fn get(&self, number: u32) -> &FrameState {
        &self.all[number as usize % self.all.len()]
    }

    fn number(&mut self, state: FrameState) -> u32 {
        if state == FrameState::default() {
            return FrameStates::ENTRY;
        }
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
                    let of = |rule: &FrameRule| rule.register().map(|register| register.0);
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

    /// Returns the rules that lead from one state to another.
    ///
    /// A state has a larger number than the state that it remembers, since that one is stored
    /// first. Therefore, the latest remembered state that both share is found like the last common
    /// element of two sorted lists.
    pub(in crate::markers) fn between(&self, from: u32, to: u32) -> Vec<FrameRule> {
        let remembered = |state: u32| self.get(state).remembered;
        let (mut rules, mut now) = (Vec::new(), from);
        let mut pushed = Vec::new();
        let mut wanted = remembered(to);
        // Remembered states of `from` that `to` does not have are popped, and those of `to` that
        // `from` does not have are pushed.
        loop {
            if now == to {
                return rules;
            }
            let has = remembered(now);
            if has == wanted {
                break;
            }
            match has {
                Some(state) if has > wanted => {
                    rules.push(FrameRule::RestoreState);
                    now = state;
                }
                _ => {
                    pushed.extend(wanted);
                    wanted = wanted.and_then(remembered);
                }
            }
        }
        for state in pushed.into_iter().rev() {
            self.change(now, state, &mut rules);
            rules.push(FrameRule::RememberState);
            now = state;
        }
        self.change(now, to, &mut rules);
        rules
    }

    /// Adds the rules that differ, without remembered states.
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
            let number = |rule: Option<&FrameRule>| rule.copied().and_then(FrameRule::register);
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

    /// Two states share the first of many remembered states. The others are popped, and pushed.
    #[test]
    fn many_remembered_states_are_replaced() {
        let mut states = FrameStates::new(Target::X86_64);
        let cfa = |offset| FrameRule::cfa(RSP, ByteOffset(offset));
        let mut nested = |from, first: i32, count: i32| {
            let each = (first..first + count).flat_map(|n| [cfa(16 * n), FrameRule::RememberState]);
            let each: Vec<FrameRule> = each.collect();
            states.after(from, each.into_iter()).unwrap()
        };
        let shared = nested(FrameStates::ENTRY, 1, 1);
        let (count, others) = (20_000, 100_000);
        let [one, other] = [2, others].map(|first| nested(shared, first, count));
        let rules = rules(&mut states, one, other);
        // The state that `one` remembers first is the one after the shared row.
        assert_eq!(rules[..20_000], [FrameRule::RestoreState; 20_000]);
        let pushed = [cfa(16 * others), FrameRule::RememberState];
        assert_eq!(rules[20_000..20_002], pushed);
        assert_eq!(rules.len(), 20_000 + 2 * 20_000);
    }

    #[test]
    fn a_state_that_was_not_remembered_is_not_restored() {
        let mut states = FrameStates::new(Target::X86_64);
        let rules = [FrameRule::SameValue(RBX), FrameRule::RestoreState];
        assert_eq!(states.after(0, rules.into_iter()), Err(1));
    }
}

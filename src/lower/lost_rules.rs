//! The ranges of code in which the dialect cannot express the frame rule of a register.

use super::degradation::DegradationReason;
use crate::markers::CodeRange;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Tracks the registers with lost rules, row by row.
#[derive(Default)]
pub(super) struct LostRules {
    pub(super) position: Position,
    /// The registers with lost rules at `position`, each with the position where the rule began and
    /// the reason.
    now: HashMap<Register, (Position, DegradationReason)>,
    /// For each change, the register and its previous reason; for each remembered state, the number
    /// of changes before it. Undoing the later changes restores a state.
    pub(super) changes: Vec<(Register, Option<DegradationReason>)>,
    pub(super) remembered: Vec<usize>,
    found: Vec<(Register, CodeRange, DegradationReason)>,
}

impl LostRules {
    pub(super) fn set(&mut self, register: Register, lost: Option<DegradationReason>) {
        let before = self.now.get(&register).map(|(_, reason)| *reason);
        if before != lost {
            self.changes.push((register, before));
            self.change(register, lost);
        }
    }

    fn change(&mut self, register: Register, lost: Option<DegradationReason>) {
        let before = match lost {
            Some(reason) => self.now.insert(register, (self.position, reason)),
            None => self.now.remove(&register),
        };
        if let Some((start, reason)) = before.filter(|(start, _)| *start < self.position) {
            self.found
                .push((register, CodeRange::new(start, self.position), reason));
        }
    }

    pub(super) fn restore(&mut self) {
        let Some(count) = self.remembered.pop() else {
            return;
        };
        while self.changes.len() > count
            && let Some((register, before)) = self.changes.pop()
        {
            self.change(register, before);
        }
    }

    /// Returns all lost rules in a function of `size` bytes, sorted by register and then by
    /// position.
    pub(super) fn finish(mut self, size: u32) -> Vec<(Register, CodeRange, DegradationReason)> {
        let last = self.now.drain().map(|(register, (start, reason))| {
            (register, CodeRange::new(start, Position(size)), reason)
        });
        self.found
            .extend(last.filter(|(_, range, _)| !range.is_empty()));
        self.found
            .sort_by_key(|(register, range, _)| (register.0, *range));
        self.found
    }
}

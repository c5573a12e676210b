//! Finds mistakes in the use of a [`DebugBuilder`], where only Cranelift's code shows them.

use cranelift_codegen::entity::SecondaryMap;
use cranelift_codegen::ir::{Block, Function, Inst, StackSlot, Value};
use dwarfsmith::Type;

use super::{Change, DebugBuilder};
use crate::check::fits;
use crate::contents::{Content, Solution};
use crate::infer::type_of;
use crate::mistake::Mistake;
use crate::recompute::bits;

impl DebugBuilder {
    /// Records the mistakes that are known only at the function's end. Values that the function
    /// does not have are removed.
    pub(super) fn check(&mut self, func: &Function) {
        if self.open > 0 {
            self.mistake(Mistake::NotClosed(self.open));
        }
        let mut changes = std::mem::take(&mut self.changes);
        let mut tails = std::mem::take(&mut self.tails);
        let in_tails = tails.iter_mut().flat_map(|(_, changes)| changes);
        let all = changes.iter_mut().flatten().chain(in_tails);
        all.for_each(|change| self.check_change(func, change));
        (self.changes, self.tails) = (changes, tails);
    }

    /// Checks the slot or the value that a part of a variable has.
    fn check_change(&mut self, func: &Function, change: &mut Change) {
        let (variable, part, content) = *change;
        match content {
            Some(Content::Slot(slot)) => self.check_slot(func, variable, slot),
            Some(Content::Value(value)) if func.dfg.value_is_valid(value) => {
                let ty = type_of(func.dfg.value_type(value));
                self.check_type(variable, part, ty);
            }
            Some(Content::Value(value)) => {
                self.check_value(variable, value);
                change.2 = None;
            }
            None => {}
        }
    }

    /// Records a mistake if a part of a variable cannot have a value of a type.
    pub(super) fn check_type(&mut self, variable: usize, part: usize, value: Type) {
        let Some(own) = self.recorder.part(variable, part) else {
            return;
        };
        if !fits(own, value) {
            self.mistake(Mistake::ValueType {
                variable: self.recorder.record.variables[variable].name.clone(),
                own,
                value,
            });
        }
    }

    fn check_value(&mut self, variable: usize, value: Value) {
        if let Some(record) = self.recorder.record.variables.get(variable) {
            let variable = record.name.clone();
            self.mistake(Mistake::NoValue {
                variable,
                value: value.to_string(),
            });
        }
    }

    fn check_slot(&mut self, func: &Function, variable: usize, slot: StackSlot) {
        let Some(record) = self.recorder.record.variables.get(variable) else {
            return;
        };
        let (variable, bits) = (record.name.clone(), bits(record.ty));
        match func.sized_stack_slots.get(slot) {
            None => self.mistake(Mistake::NoSlot(variable)),
            Some(data) if u64::from(data.size) * 8 < bits => {
                self.mistake(Mistake::SmallSlot {
                    variable,
                    bits,
                    slot: u64::from(data.size) * 8,
                });
            }
            Some(_) => {}
        }
    }

    /// Records a mistake for each block that control reaches, but that was not entered: what
    /// variables hold there, and its statement, would be those of another block.
    pub(super) fn check_blocks(&mut self, func: &Function, solution: &Solution) {
        let markers = self.blocks.iter().enumerate();
        let entered = markers.filter(|(marker, _)| self.recorder.is_entry(*marker));
        let mut is_entered: SecondaryMap<Block, bool> = SecondaryMap::new();
        entered.for_each(|(_, block)| is_entered[*block] = true);
        let reached = func.layout.blocks();
        let reached = reached.filter(|block| solution.at_start[*block].is_some());
        for block in reached.filter(|block| !is_entered[*block]) {
            self.mistakes.push(Mistake::NotEntered(block.to_string()));
        }
    }

    /// Returns true if an instruction is a call. Records a mistake otherwise.
    pub(super) fn is_call(&mut self, func: &Function, inst: Inst) -> bool {
        let is_valid = func.dfg.inst_is_valid(inst);
        let is_call = is_valid && func.dfg.insts[inst].opcode().is_call();
        if !is_call {
            self.mistake(Mistake::NoCall(match is_valid {
                true => func.dfg.display_inst(inst).to_string(),
                false => inst.to_string(),
            }));
        }
        is_call
    }
}

//! Functions whose code was compiled, by Cranelift or another compiler.

use crate::cut::cut;
use crate::decode::{Effect, effects};
use crate::error::{RangeError, RangeProblem};
use crate::extend::extend;
use crate::machine::{Machine, Place, ValueRange};
use crate::record::{CompiledFunction, FunctionRecord, Operand, Source};
use std::collections::BTreeMap;

impl CompiledFunction {
    /// A function whose code another compiler than Cranelift made: one on regalloc2, for example.
    pub fn from_parts(record: FunctionRecord, machine: Machine) -> CompiledFunction {
        CompiledFunction {
            record,
            machine,
            cuts: 0,
            errors: Vec::new(),
        }
    }

    /// Corrects the places of values, once, so that they are right at every instruction, and reach
    /// as far as the code leaves them unchanged. Ranges and edges that cannot be right are removed;
    /// [`CompiledFunction::errors`] has the ranges.
    pub fn correct(&mut self) {
        let effects = effects(&self.machine);
        self.correct_by(&effects);
    }

    /// Corrects the places of values, by the decoded code.
    pub(crate) fn correct_by(&mut self, effects: &[Effect]) {
        let blocks = self.machine.blocks.len();
        for block in &mut self.machine.blocks {
            block.successors.retain(|successor| *successor < blocks);
        }
        self.errors = self.check();
        self.cuts = cut(self, effects);
        extend(self, effects);
    }

    /// Removes the ranges that cannot be right.
    fn check(&mut self) -> Vec<RangeError> {
        let mut errors = Vec::new();
        let ranges = std::mem::take(&mut self.machine.ranges);
        let mut kept: Vec<ValueRange> = Vec::new();
        let mut ends: BTreeMap<(usize, Place), u32> = BTreeMap::new();
        for range in ranges {
            let end = ends.entry((range.value, range.place)).or_default();
            match self.problem(&range, *end) {
                None => {
                    *end = range.end;
                    kept.push(range);
                }
                Some(problem) => errors.push(RangeError {
                    function: self.record.name.clone(),
                    variables: self.holders(range.value),
                    range: (range.start, range.end),
                    problem,
                }),
            }
        }
        self.machine.ranges = kept;
        errors
    }

    /// Returns what is wrong with a range. `end` is that of the ranges before with its value and
    /// place. Ranges with different places may overlap: the register allocator copies a value that
    /// is spilled, or in a register that calls preserve, to where an instruction needs it.
    fn problem(&self, range: &ValueRange, end: u32) -> Option<RangeProblem> {
        if range.value >= self.record.values.len() {
            return Some(RangeProblem::Value(range.value));
        }
        if range.start > range.end || range.end as usize > self.machine.code.len() {
            return Some(RangeProblem::Outside);
        }
        if let Place::Register(number) = range.place {
            let register = dwarfsmith::target::Register(number);
            if self.machine.isa.target().register_bits(register).is_none() {
                return Some(RangeProblem::Register(number));
            }
        }
        (range.start < end).then_some(RangeProblem::Overlap)
    }

    /// The names of the variables that hold a value.
    fn holders(&self, value: usize) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let events = self.record.markers.iter().flat_map(|marker| &marker.events);
        for event in events {
            if event.source == Some(Source::Operand(Operand::Value(value)))
                && let Some(variable) = self.record.variables.get(event.variable)
                && !names.contains(&variable.name)
            {
                names.push(variable.name.clone());
            }
        }
        names
    }
}

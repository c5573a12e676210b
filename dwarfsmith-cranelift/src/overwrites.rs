//! An index of the instructions that overwrite a place. With it, the time to correct a range does
//! not depend on the number of instructions in it.

use crate::effect::{Effect, Registers};
use crate::machine::Place;

/// The number of registers that can be written: [`crate::effect::Registers`] is a set of as many.
const REGISTERS: usize = 128;

/// The instructions of a function, found by what they overwrite. They are numbered in code order.
pub struct Overwrites<'e> {
    effects: &'e [Effect],
    /// For each register, the end of its instructions in `by_register`.
    ends: [u32; REGISTERS],
    /// The instructions that write registers: by register, then in order.
    by_register: Vec<u32>,
    /// The instructions that write memory of the frame, each after the offset from the CFA in
    /// bytes. Sorted.
    memory: Vec<(i64, u32)>,
    /// The size in bytes of the largest of these writes.
    widest: i64,
    /// The calls.
    calls: Vec<u32>,
    /// The instructions that may overwrite everything.
    unknown: Vec<u32>,
}

/// Returns the first of ascending numbers that is not less than `from`.
fn first_from(numbers: &[u32], from: u32) -> Option<u32> {
    let after = numbers.partition_point(|number| *number < from);
    numbers.get(after).copied()
}

impl<'e> Overwrites<'e> {
    /// Creates an index of the instructions that overwrite one of `indexed`, or another place.
    pub fn new(effects: &'e [Effect], indexed: Registers) -> Overwrites<'e> {
        let mut ends = [0; REGISTERS];
        let registers = |effect: &Effect| {
            let written = effect.registers.intersection(indexed);
            written.iter().map(usize::from)
        };
        for register in effects.iter().flat_map(registers) {
            ends[register] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            // The start for now. Each instruction that is added moves it, until it is the end.
            let count = std::mem::replace(end, sum);
            sum += count;
        }
        let mut index = Overwrites {
            effects,
            ends,
            by_register: vec![0; sum as usize],
            memory: Vec::new(),
            widest: 0,
            calls: Vec::new(),
            unknown: Vec::new(),
        };
        for (number, effect) in (0..).zip(effects) {
            for register in registers(effect) {
                let end = &mut index.ends[register];
                index.by_register[*end as usize] = number;
                *end += 1;
            }
            if let Some((at, size)) = effect.memory {
                index.memory.push((at, number));
                index.widest = index.widest.max(size);
            }
            if effect.call {
                index.calls.push(number);
            }
            if effect.unknown {
                index.unknown.push(number);
            }
        }
        index.memory.sort_unstable();
        index
    }

    /// Returns the first instruction at or after a code offset that overwrites a part of a value of
    /// a size in bytes in a place. A call overwrites it if `is_preserved` is false.
    pub fn first(
        &self,
        (place, bytes): (Place, i64),
        is_preserved: bool,
        from: u32,
    ) -> Option<&'e Effect> {
        let from = self.effects.partition_point(|effect| effect.at < from) as u32;
        let writes = match place {
            Place::Register(register) => self.register(register.into(), from),
            Place::Cfa(offset) => self.memory((offset, bytes), from),
        };
        let calls: &[u32] = if is_preserved { &[] } else { &self.calls };
        let others = [calls, &self.unknown].map(|numbers| first_from(numbers, from));
        let first = others.into_iter().chain([writes]).flatten().min()?;
        self.effects.get(first as usize)
    }

    fn register(&self, register: usize, from: u32) -> Option<u32> {
        let end = *self.ends.get(register)? as usize;
        let start = register.checked_sub(1).map_or(0, |last| self.ends[last]);
        first_from(&self.by_register[start as usize..end], from)
    }

    /// The first write from an instruction on that reaches a number of bytes at an offset.
    fn memory(&self, (offset, bytes): (i64, i64), from: u32) -> Option<u32> {
        let mut first = None::<u32>;
        let min = offset.saturating_sub(self.widest - 1);
        let mut index = self.memory.partition_point(|(at, _)| *at < min);
        while let Some((at, _)) = self.memory.get(index)
            && *at < offset.saturating_add(bytes)
        {
            let same = self.memory[index..].partition_point(|(other, _)| other == at);
            let writes = &self.memory[index..index + same];
            // Two writes at an offset may have different sizes.
            let mut later = writes[writes.partition_point(|(_, number)| *number < from)..].iter();
            let place = Place::Cfa(offset);
            let found =
                later.find(|(_, number)| self.effects[*number as usize].writes(place, bytes));
            first = first
                .into_iter()
                .chain(found.map(|(_, number)| *number))
                .min();
            index += same;
        }
        first
    }
}

//! The effect of an instruction: the places that it overwrites, and where control continues.

use crate::machine::Place;

/// A set of registers, by their DWARF numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Registers(u128);

impl Registers {
    /// Adds a register. Ignores numbers from 128 on, which no register that can hold a value has.
    #[inline]
    pub fn insert(&mut self, number: u16) {
        self.0 |= 1u128.checked_shl(number.into()).unwrap_or(0);
    }

    /// Adds registers.
    #[inline]
    pub fn extend(&mut self, numbers: impl IntoIterator<Item = u16>) {
        numbers.into_iter().for_each(|number| self.insert(number));
    }

    /// The registers, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u16> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (number < u128::BITS).then_some(number as u16)
        })
    }

    /// The registers that are also in another set.
    #[inline]
    pub fn intersection(self, other: Registers) -> Registers {
        Registers(self.0 & other.0)
    }

    /// Returns true if a register is in the set.
    #[inline]
    pub fn contains(self, number: u16) -> bool {
        self.0.checked_shr(number.into()).unwrap_or(0) & 1 == 1
    }
}

impl<'a> FromIterator<&'a Place> for Registers {
    /// The registers among places.
    fn from_iter<T: IntoIterator<Item = &'a Place>>(places: T) -> Registers {
        let mut registers = Registers::default();
        registers.extend(places.into_iter().filter_map(|place| match place {
            Place::Register(number) => Some(*number),
            Place::Cfa(_) => None,
        }));
        registers
    }
}

impl std::fmt::Debug for Registers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The code of instructions of four bytes, and the block that consists of it.
#[cfg(test)]
pub fn one_block(words: &[u32]) -> (Vec<u8>, crate::machine::MachineBlock) {
    let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let block = crate::machine::MachineBlock {
        start: 0,
        end: code.len() as u32,
        successors: Vec::new(),
    };
    (code, block)
}

#[cfg(test)]
impl Effect {
    /// Fails unless the instruction writes exactly these registers and this memory.
    #[track_caller]
    pub fn expect(&self, registers: &[u16], memory: Option<(i64, i64)>) {
        let mut expected = Registers::default();
        expected.extend(registers.iter().copied());
        assert_eq!((self.registers, self.memory), (expected, memory));
    }
}

/// The effect of one instruction: the places that it overwrites, and where control continues.
/// Offsets are in bytes from the start of the function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The offset of the instruction.
    pub at: u32,
    /// The offset of the next instruction.
    pub next: u32,
    /// True for an unconditional jump.
    pub jump: bool,
    /// True if the register allocator may have inserted it as a move.
    pub moves: bool,
    /// True for a call.
    pub call: bool,
    /// True for an unknown instruction, which may overwrite everything.
    pub unknown: bool,
    /// The registers written.
    pub registers: Registers,
    /// Memory written in the frame: the offset from the CFA and the size, in bytes.
    pub memory: Option<(i64, i64)>,
}

impl Effect {
    /// Returns true if the instruction overwrites a part of a value of this number of bytes in a
    /// place.
    #[inline]
    pub fn writes(&self, place: Place, bytes: i64) -> bool {
        self.unknown
            || match place {
                Place::Register(register) => self.registers.contains(register),
                Place::Cfa(offset) => self.memory.is_some_and(|(at, size)| {
                    at < offset.saturating_add(bytes) && offset < at + size
                }),
            }
    }
}

/// The instructions that start in a range of code.
#[inline]
pub fn within(effects: &[Effect], start: u32, end: u32) -> &[Effect] {
    let first = effects.partition_point(|effect| effect.at < start);
    let effects = &effects[first..];
    &effects[..effects.partition_point(|effect| effect.at < end)]
}

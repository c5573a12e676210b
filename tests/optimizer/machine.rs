//! The machine on which locations are evaluated: memory, and the registers and slots of a frame.

use super::ir::{Place, Value};
use dwarfsmith::check::reference::{BitOrigin, Form, MachineState};
use dwarfsmith::metadata::{StorageDuration, Text};
use std::collections::{BTreeMap, HashMap};

/// The address of slot 0.
const SLOTS: u64 = 0x4000_0000;
/// The bytes of a slot.
pub const SLOT: u64 = 8;

/// The contents of a frame.
#[derive(Default)]
pub struct Contents {
    /// All values.
    pub values: HashMap<Value, i64>,
    /// The registers, and the slots by their number. Without register allocation, the slot of a value
    /// has the number of the value.
    registers: HashMap<u16, i64>,
    slots: HashMap<u32, i64>,
}

impl Contents {
    /// Stores the number of a value that is computed, also in the place of the value.
    pub fn set(&mut self, value: Value, number: i64, homes: Option<&BTreeMap<Value, Place>>) {
        self.values.insert(value, number);
        match homes {
            Some(homes) => {
                if let Some(place) = homes.get(&value) {
                    self.write(*place, number);
                }
            }
            None => self.write(Place::Slot(value), number),
        }
    }

    pub fn write(&mut self, place: Place, number: i64) {
        match place {
            Place::Register(register) => self.registers.insert(register, number),
            Place::Slot(slot) => self.slots.insert(slot, number),
        };
    }
}

pub struct Machine<'a> {
    pub frame: &'a Contents,
    pub words: &'a HashMap<u64, i32>,
}

impl Machine<'_> {
    fn word(&self, address: u64) -> Option<i32> {
        if address >= SLOTS {
            let value = self.frame.slots.get(&(((address - SLOTS) / SLOT) as u32))?;
            return Some((value >> ((address - SLOTS) % SLOT * 8)) as i32);
        }
        self.words.get(&address).copied()
    }
}

impl MachineState for Machine<'_> {
    fn register(&self, number: u16) -> Option<Vec<u8>> {
        let value = self.frame.registers.get(&number)?;
        Some(value.to_le_bytes().to_vec())
    }

    fn entry_register(&self, _number: u16) -> Option<Vec<u8>> {
        None
    }

    fn memory(&self, _space: u64, address: u64) -> Option<u8> {
        let word = self.word(address / 4 * 4)?;
        Some(word.to_le_bytes()[(address % 4) as usize])
    }

    fn lane(&self) -> Option<u64> {
        None
    }

    fn iteration(&self) -> Option<u64> {
        None
    }

    fn cfa(&self) -> Option<u64> {
        Some(SLOTS)
    }

    fn thread_pointer(&self) -> Option<u64> {
        None
    }

    fn object(&self) -> Option<u64> {
        None
    }

    fn symbol(&self, _symbol: Text, _: StorageDuration) -> Option<u64> {
        None
    }
}

/// Adds the known words of a form; false if several places differ, or do not have whole words.
pub fn words(form: &Form, machine: &Machine<'_>, from: usize, all: &mut [Option<i32>]) -> bool {
    let mut put = |at: usize, word: i32| all[from + at].replace(word).is_none_or(|old| old == word);
    match form {
        Form::Run { bits, origin } => match origin {
            BitOrigin::Known(known) => known.chunks(32).enumerate().all(|(at, bits)| {
                put(
                    at,
                    bits.iter()
                        .rev()
                        .fold(0, |word, bit| word << 1 | i32::from(*bit)),
                )
            }),
            BitOrigin::Memory { bit, .. } => {
                let start = (*bit / 8) as u64;
                bits % 32 == 0
                    && (0..*bits / 32).all(|at| {
                        machine
                            .word(start + 4 * at)
                            .is_none_or(|word| put(at as usize, word))
                    })
            }
            BitOrigin::Register { register, bit } => {
                let value = machine.frame.registers.get(register);
                bits % 32 == 0
                    && (0..*bits / 32).all(|at| {
                        value
                            .is_none_or(|value| put(at as usize, (value >> (bit + 32 * at)) as i32))
                    })
            }
            _ => true,
        },
        Form::Sequence(forms) => {
            let mut start = from;
            forms.iter().all(|form| {
                let is_same = words(form, machine, start, all);
                start += form.bits() as usize / 32;
                is_same
            })
        }
        Form::OneOf(choices) => choices
            .iter()
            .all(|choice| words(&choice.form, machine, from, all)),
        Form::Doubtful(_, form) => words(form, machine, from, all),
    }
}

/// True if a form does not depend on integers: addresses stay up to the next alloca.
pub fn is_fixed(form: &Form) -> bool {
    match form {
        Form::Run { origin, .. } => {
            matches!(origin, BitOrigin::Undefined | BitOrigin::Memory { .. })
        }
        Form::Sequence(forms) => forms.iter().all(is_fixed),
        _ => false,
    }
}

//! What each instruction overwrites.

use crate::decode_x86_64;
use crate::isa::Isa;
use crate::machine::{Machine, Place};

/// The effect of one instruction: what it overwrites, and where it continues.
pub struct Effect {
    /// Where the next instruction starts.
    pub next: u32,
    /// Whether it jumps unconditionally.
    pub jump: bool,
    /// Whether it may be a move that the register allocator inserted.
    pub moves: bool,
    /// Whether it calls a function.
    pub call: bool,
    /// DWARF numbers of the registers written.
    pub registers: Vec<u16>,
    /// Memory written in the frame: offset from the CFA and size.
    pub memory: Vec<(i64, i64)>,
}

impl Effect {
    /// Whether a place is overwritten.
    pub fn writes(&self, place: Place) -> bool {
        match place {
            Place::Register(register) => self.registers.contains(&register),
            Place::Cfa(offset) => self
                .memory
                .iter()
                .any(|(at, size)| *at < offset + 8 && offset < at + size),
        }
    }
}

/// What each instruction of a function overwrites, by offset.
pub fn effects(machine: &Machine) -> Vec<(u32, Effect)> {
    match machine.isa {
        Isa::X86_64 => decode_x86_64::effects(&machine.code, &machine.blocks, machine.frame_size),
    }
}

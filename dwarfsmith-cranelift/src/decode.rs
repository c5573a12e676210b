//! What each instruction overwrites.

use crate::isa::Isa;
use crate::machine::{Machine, MachineBlock, Place};
use crate::{decode_aarch64, decode_riscv64, decode_x86_64};

/// The effect of one instruction: what it overwrites, and where it continues.
#[derive(Default)]
pub struct Effect {
    /// Where the next instruction starts.
    pub next: u32,
    /// Whether it jumps unconditionally.
    pub jump: bool,
    /// Whether it may be a move that the register allocator inserted.
    pub moves: bool,
    /// Whether it calls a function.
    pub call: bool,
    /// Whether it is not known, and may overwrite all.
    pub unknown: bool,
    /// DWARF numbers of the registers written.
    pub registers: Vec<u16>,
    /// Memory written in the frame: offset from the CFA and size.
    pub memory: Vec<(i64, i64)>,
}

impl Effect {
    /// Whether a place is overwritten.
    pub fn writes(&self, place: Place) -> bool {
        if self.unknown {
            return true;
        }
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
    let Machine {
        code,
        blocks,
        frame_size,
        ..
    } = machine;
    match machine.isa {
        Isa::X86_64 => decode_x86_64::effects(code, blocks, *frame_size),
        Isa::Aarch64 => decode_aarch64::effects(code, blocks, *frame_size),
        Isa::Riscv64 => decode_riscv64::effects(code, blocks, *frame_size),
    }
}

/// The effects of instructions of 32 bits.
pub fn words(
    code: &[u8],
    blocks: &[MachineBlock],
    effect: impl Fn(u32, u32) -> Effect,
) -> Vec<(u32, Effect)> {
    let mut effects = Vec::new();
    for block in blocks {
        let bytes = code.get(block.start as usize..block.end as usize);
        let words = bytes.unwrap_or(&[]).chunks_exact(4).zip(0u32..);
        effects.extend(words.map(|(bytes, index)| {
            let at = block.start + 4 * index;
            let word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            (at, effect(at, word))
        }));
    }
    effects
}

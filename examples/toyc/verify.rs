//! Cuts value ranges by decoding the machine code they cover: wherever an
//! instruction writes the register or stack slot a value is claimed to be in,
//! the claim ends. What is left is right at every instruction's start, not
//! only where the register allocator thinks in terms of instructions.

use iced_x86::{
    Decoder, DecoderOptions, Instruction, InstructionInfoFactory, OpAccess, Register,
};

use crate::debug::{FunctionDebug, MachineBlock, Place};

/// What one instruction overwrites.
struct Effect {
    /// Where the next instruction starts.
    next: u32,
    /// DWARF numbers of the registers written.
    registers: Vec<u16>,
    /// Memory written in the frame: offset from the CFA and size.
    memory: Vec<(i64, i64)>,
}

/// Cuts the ranges of a function; `frame_size` is the distance from the stack
/// pointer in the body to the CFA. Returns how many ranges were cut.
pub fn cut(debug: &mut FunctionDebug, frame_size: i64) -> usize {
    let effects = effects(&debug.machine.code, &debug.machine.blocks, frame_size);
    let mut cuts = 0;
    for range in &mut debug.machine.ranges {
        // Instructions are sorted; those starting in the range matter.
        let first = effects.partition_point(|(start, _)| *start < range.start);
        for (start, effect) in &effects[first..] {
            if *start >= range.end {
                break;
            }
            let hit = match range.place {
                Place::Register(register) => effect.registers.contains(&register),
                Place::Cfa(offset) => {
                    effect.memory.iter().any(|(at, size)| *at < offset + 8 && offset < at + size)
                }
            };
            if hit {
                if effect.next < range.end {
                    range.end = effect.next;
                    cuts += 1;
                }
                break;
            }
        }
    }
    cuts
}

fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<(u32, Effect)> {
    let mut effects = Vec::new();
    let mut factory = InstructionInfoFactory::new();
    for block in blocks {
        let Some(bytes) = code.get(block.start as usize..block.end as usize) else { continue };
        let mut decoder =
            Decoder::with_ip(64, bytes, u64::from(block.start), DecoderOptions::NONE);
        // Behind the last block's final instruction there may be constants;
        // decoding them as code does no harm, since no range reaches there.
        while decoder.can_decode() {
            let instruction = decoder.decode();
            if instruction.is_invalid() {
                break;
            }
            effects.push((instruction.ip() as u32, effect(&mut factory, &instruction, frame_size)));
        }
    }
    effects
}

fn effect(factory: &mut InstructionInfoFactory, at: &Instruction, frame_size: i64) -> Effect {
    let writes = |access| {
        matches!(
            access,
            OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
        )
    };
    let info = factory.info(at);
    let registers = info
        .used_registers()
        .iter()
        .filter(|used| writes(used.access()))
        .filter_map(|used| dwarf(used.register()))
        .collect();
    let memory = info
        .used_memory()
        .iter()
        .filter(|used| writes(used.access()) && used.index() == Register::None)
        .filter_map(|used| {
            let base = match used.base() {
                Register::RSP => -frame_size,
                Register::RBP => -16,
                _ => return None,
            };
            let size = used.memory_size().size() as i64;
            Some((base + used.displacement() as i64, size.max(8)))
        })
        .collect();
    Effect { next: at.next_ip() as u32, registers, memory }
}

/// The DWARF number of the full register a register is part of.
fn dwarf(register: Register) -> Option<u16> {
    Some(match register.full_register() {
        Register::RAX => 0,
        Register::RDX => 1,
        Register::RCX => 2,
        Register::RBX => 3,
        Register::RSI => 4,
        Register::RDI => 5,
        Register::RBP => 6,
        Register::RSP => 7,
        full if full.is_gpr64() => 8 + (full as u32 - Register::R8 as u32) as u16,
        full if full.is_vector_register() => 17 + full.number() as u16,
        _ => return None,
    })
}

//! What each instruction of x86-64 overwrites, by decoding it.

use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess,
    Register,
};

use crate::decode::Effect;
use crate::machine::MachineBlock;

/// What each instruction overwrites, by offset.
pub fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<(u32, Effect)> {
    let mut effects = Vec::new();
    let mut factory = InstructionInfoFactory::new();
    for block in blocks {
        let Some(bytes) = code.get(block.start as usize..block.end as usize) else {
            continue;
        };
        let mut decoder = Decoder::with_ip(64, bytes, u64::from(block.start), DecoderOptions::NONE);
        // After the last block's final instruction there may be constants; they may be decoded as
        // code, since no range includes them.
        while decoder.can_decode() {
            let instruction = decoder.decode();
            if instruction.is_invalid() {
                // The rest of the block is not known: it may have instructions of AVX-512. No place is
                // known from here on.
                let at = instruction.ip() as u32;
                effects.push((
                    at,
                    Effect {
                        next: at,
                        unknown: true,
                        ..Effect::default()
                    },
                ));
                break;
            }
            effects.push((
                instruction.ip() as u32,
                effect(&mut factory, &instruction, frame_size),
            ));
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
    let jump = at.flow_control() == FlowControl::UnconditionalBranch;
    let call = matches!(
        at.flow_control(),
        FlowControl::Call | FlowControl::IndirectCall
    );
    let moves = matches!(
        at.mnemonic(),
        Mnemonic::Mov
            | Mnemonic::Xchg
            | Mnemonic::Movss
            | Mnemonic::Movsd
            | Mnemonic::Movaps
            | Mnemonic::Movapd
            | Mnemonic::Movups
            | Mnemonic::Movupd
            | Mnemonic::Movdqa
            | Mnemonic::Movdqu
            | Mnemonic::Vmovss
            | Mnemonic::Vmovsd
            | Mnemonic::Vmovaps
            | Mnemonic::Vmovapd
            | Mnemonic::Vmovups
            | Mnemonic::Vmovupd
            | Mnemonic::Vmovdqa
            | Mnemonic::Vmovdqu
    );
    Effect {
        next: at.next_ip() as u32,
        jump,
        moves,
        call,
        unknown: false,
        registers,
        memory,
    }
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

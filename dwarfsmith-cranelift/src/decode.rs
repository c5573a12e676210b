//! Decodes the instructions of a function.

use crate::effect::Effect;
use crate::isa::Isa;
use crate::machine::Machine;
use crate::{decode_aarch64, decode_riscv64, decode_x86_64};

/// Returns the effect of each instruction of a function, in code order.
pub fn effects(machine: &Machine) -> Vec<Effect> {
    let Machine { code, blocks, .. } = machine;
    // No real frame is larger, and offsets in it cannot overflow.
    let frame_size = machine.frame_size.clamp(0, i32::MAX.into());
    match machine.isa {
        Isa::X86_64 => decode_x86_64::effects(code, blocks, frame_size),
        Isa::Aarch64 => decode_aarch64::effects(code, blocks, frame_size),
        Isa::Riscv64 => decode_riscv64::effects(code, blocks, frame_size),
    }
}

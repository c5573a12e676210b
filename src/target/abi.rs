//! The registers that a called function preserves according to the ABI.

use super::{Register, Target};

/// Returns true if a called function preserves the whole register in the target's usual ABI: System
/// V for x86-64, AAPCS64, the RISC-V psABI, and
/// [`Description::preserved`](super::Description::preserved) for other targets. The stack pointer
/// is not included, because an unwinder computes it from the CFA.
pub fn preserved_by_abi(target: Target, register: Register) -> bool {
    bits_preserved_by_abi(target, register) == u32::MAX
}

/// Returns the number of bits of a register, counted from the least significant bit, that a called
/// function preserves in the target's usual ABI; [`u32::MAX`] for the whole register. The number is
/// less than the size for `v8` to `v15` of AArch64: AAPCS64, section 6.1.2, preserves the lower 64
/// of their 128 bits.
pub fn bits_preserved_by_abi(target: Target, register: Register) -> u32 {
    let is_in = |first: u16, count: u16| {
        register
            .0
            .checked_sub(first)
            .is_some_and(|index| index < count)
    };
    let preserved = target
        .description()
        .preserved
        .iter()
        .find(|run| is_in(run.first, run.count));
    preserved.map_or(0, |run| run.bits)
}

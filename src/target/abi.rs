//! Which registers a function leaves as they were, by the ABI.

use super::{Register, Target};

/// Whether a function leaves a register as it was, all of it, by the machine's usual ABI: System
/// V's for x86-64, AAPCS64, RISC-V's; of other targets, by
/// [`Description::preserved`](super::Description::preserved). The stack pointer, which an unwinder
/// finds by the CFA, is not in it.
pub fn preserved_by_abi(target: Target, register: Register) -> bool {
    bits_preserved_by_abi(target, register) == u32::MAX
}

/// How many bits of a register, counted from the least significant one, a function leaves as they
/// were by the machine's usual ABI; [`u32::MAX`] for all. They differ for `v8` to `v15` of AArch64:
/// AAPCS64, section 6.1.2, keeps the lower 64 of their 128 bits.
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

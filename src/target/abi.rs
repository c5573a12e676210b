//! Which registers a function leaves as they were, by the ABI.

use super::{Register, Target};

/// Whether a function leaves a register as it was, all of it, by the machine's usual ABI: System V's for x86-64, AAPCS64,
/// RISC-V's. Of machines without one in this table, no register is known to be. The stack pointer, which an unwinder
/// finds by the CFA, is not in it.
pub fn preserved_by_abi(target: Target, register: Register) -> bool {
    bits_preserved_by_abi(target, register) == u32::MAX
}

/// How many bits of a register, counted from the least significant one, a function leaves as they were by the machine's
/// usual ABI; [`u32::MAX`] for all. They differ for `v8` to `v15` of AArch64: AAPCS64, section 6.1.2, keeps the lower
/// 64 of their 128 bits.
pub fn bits_preserved_by_abi(target: Target, register: Register) -> u32 {
    let all = match target.name() {
        // rbx, rbp, r12 to r15.
        "x86_64" => matches!(register.0, 3 | 6 | 12..=15),
        "aarch64" | "aarch64-be" => match register.0 {
            72..=79 => return 64,
            // x19 to x29.
            register => matches!(register, 19..=29),
        },
        // zero, gp, tp, s0 to s11, fs0 to fs11.
        "riscv64" => matches!(register.0, 0 | 3 | 4 | 8 | 9 | 18..=27 | 40 | 41 | 50..=59),
        _ => false,
    };
    if all { u32::MAX } else { 0 }
}

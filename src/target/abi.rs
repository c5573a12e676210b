//! Which registers a function leaves as they were, by the ABI.

use super::{Register, Target};

/// Whether a function leaves a register as it was, by the machine's usual ABI: System V's for x86-64, AAPCS64, RISC-V's.
/// Of machines without one in this table, no register is known to be.
///
/// Of `v8` to `v15`, AArch64 keeps only the lower half; they do not count.
pub fn preserved_by_abi(target: Target, register: Register) -> bool {
    match target.name() {
        // rbx, rbp, r12 to r15.
        "x86_64" => matches!(register.0, 3 | 6 | 12..=15),
        // x19 to x29.
        "aarch64" | "aarch64-be" => matches!(register.0, 19..=29),
        // gp, tp, s0 to s11, fs0 to fs11.
        "riscv64" => matches!(register.0, 3 | 4 | 8 | 9 | 18..=27 | 40 | 41 | 50..=59),
        _ => false,
    }
}

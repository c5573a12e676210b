//! 32-bit x86, System V ABI. Register numbers are from the psABI, table 2.14.

use super::{Description, ElfMachine, Preserved, RegisterBank};
use crate::ty::Float;

const GENERAL: &[&str] = &[
    "eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "eip",
];
const GENERAL_16: &[&str] = &["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];

/// The description of the target.
pub const I386: Description = Description {
    name: "i386",
    registers: &[
        RegisterBank::named(0, GENERAL, 32),
        RegisterBank::named(9, &["eflags"], 32),
        RegisterBank::numbered(11, 8, "st", 80),
        RegisterBank::numbered(21, 8, "xmm", 128),
        RegisterBank::numbered(29, 8, "mm", 64),
        RegisterBank::named(39, &["mxcsr"], 32),
        RegisterBank::named(40, &["es", "cs", "ss", "ds", "fs", "gs"], 16),
    ],
    aliases: &[
        RegisterBank::named(0, GENERAL_16, 16),
        RegisterBank::named(0, &["al", "cl", "dl", "bl"], 8),
    ],
    // ebx; ebp, esi, edi (psABI, table 2.3).
    preserved: &[Preserved::all(3, 1), Preserved::all(5, 3)],
    float_registers: &[(11, 8, Float::F80)],
    cfa: (4, 4),
    return_address: 8,
    return_address_offset: Some(-4),
    has_extended_floats: true,
    no_operation: &[0x90],
    // EM_386; R_386_32, R_386_PC32.
    elf: Some(ElfMachine::new(3, [1, 0, 2, 0]).with_thread_local(32, 0)),
    ..Description::BASE_32
};

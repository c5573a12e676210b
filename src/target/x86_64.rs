//! x86-64, System V ABI. Register numbers are from the psABI, figure 3.36.

use super::{Description, ElfMachine, Preserved, RegisterBank};
use crate::ty::Float;

#[rustfmt::skip]
const GENERAL: &[&str] = &[
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp",
    "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip",
];
const GENERAL_32: &[&str] = &["eax", "edx", "ecx", "ebx", "esi", "edi", "ebp", "esp"];
const GENERAL_16: &[&str] = &["ax", "dx", "cx", "bx", "si", "di", "bp", "sp"];
const GENERAL_8: &[&str] = &["al", "dl", "cl", "bl", "sil", "dil", "bpl", "spl"];
const NEW_32: &[&str] = &["r8d", "r9d", "r10d", "r11d", "r12d", "r13d", "r14d", "r15d"];
const NEW_16: &[&str] = &["r8w", "r9w", "r10w", "r11w", "r12w", "r13w", "r14w", "r15w"];
const NEW_8: &[&str] = &["r8b", "r9b", "r10b", "r11b", "r12b", "r13b", "r14b", "r15b"];

/// The description of the target.
pub const X86_64: Description = Description {
    name: "x86_64",
    registers: &[
        RegisterBank::named(0, GENERAL, 64),
        RegisterBank::numbered(17, 16, "xmm", 128),
        RegisterBank::numbered(33, 8, "st", 80),
        RegisterBank::numbered(41, 8, "mm", 64),
        RegisterBank::named(49, &["rflags"], 64),
        RegisterBank::named(50, &["es", "cs", "ss", "ds", "fs", "gs"], 16),
        RegisterBank::named(58, &["fs.base", "gs.base"], 64),
        RegisterBank::named(62, &["tr", "ldtr"], 16),
        RegisterBank::named(64, &["mxcsr"], 32),
        RegisterBank::named(65, &["fcw", "fsw"], 16),
        RegisterBank::numbered(67, 16, "xmm", 128).counting_from(16),
        RegisterBank::numbered(118, 8, "k", 64),
    ],
    aliases: &[
        RegisterBank::named(0, GENERAL_32, 32),
        RegisterBank::named(0, GENERAL_16, 16),
        RegisterBank::named(0, GENERAL_8, 8),
        RegisterBank::named(8, NEW_32, 32),
        RegisterBank::named(8, NEW_16, 16),
        RegisterBank::named(8, NEW_8, 8),
        RegisterBank::named(16, &["eip"], 32),
        RegisterBank::named(49, &["eflags"], 32),
        RegisterBank::numbered(17, 16, "ymm", 256),
        RegisterBank::numbered(17, 16, "zmm", 512),
        RegisterBank::numbered(67, 16, "ymm", 256).counting_from(16),
        RegisterBank::numbered(67, 16, "zmm", 512).counting_from(16),
    ],
    // rbx, rbp, r12 to r15 (psABI, figure 3.4).
    preserved: &[
        Preserved::all(3, 1),
        Preserved::all(6, 1),
        Preserved::all(12, 4),
    ],
    float_registers: &[(33, 8, Float::F80)],
    cfa: (7, 8),
    return_address: 16,
    return_address_offset: Some(-8),
    has_extended_floats: true,
    no_operation: &[0x90],
    // EM_X86_64; R_X86_64_32, 64, PC32, PC64.
    elf: Some(ElfMachine::new(62, [10, 1, 2, 24]).with_thread_local(17, 0)),
    ..Description::BASE_64
};

//! 64-bit z/Architecture. Numbers are from the s390x ELF ABI, section "DWARF".
//!
//! A floating-point register is the high half of the vector register with the same name. `f0` to
//! `f15` have the DWARF numbers of `v0` to `v15`: gdb takes these numbers for the vector registers.
//! Compilers and gdb put a value that is smaller than a floating-point or vector register into the
//! most significant bits of the register.

use super::{ByteOrder, Description, ElfMachine, Preserved, ReadAs, RegisterBank};

#[rustfmt::skip]
const FLOATING_POINT: &[&str] = &[
    "f0", "f2", "f4", "f6", "f1", "f3", "f5", "f7", "f8", "f10", "f12", "f14", "f9", "f11", "f13", "f15",
];
#[rustfmt::skip]
const VECTOR: &[&str] = &[
    "v16", "v18", "v20", "v22", "v17", "v19", "v21", "v23", "v24", "v26", "v28", "v30", "v25", "v27", "v29", "v31",
];

/// The description of the target.
pub const S390X: Description = Description {
    name: "s390x",
    order: ByteOrder::Big,
    registers: &[
        RegisterBank::numbered(0, 16, "r", 64),
        RegisterBank::named(16, FLOATING_POINT, 64),
        RegisterBank::numbered(48, 16, "a", 32),
        RegisterBank::named(64, &["pswm", "pswa"], 64),
        RegisterBank::named(68, VECTOR, 128),
    ],
    // r6 to r13, f8 to f15.
    preserved: &[Preserved::all(6, 8), Preserved::all(24, 8)],
    read_as: &[
        (16, 16, ReadAs::UpperPart),
        (68, 16, ReadAs::MostSignificant),
    ],
    cfa: (15, 160),
    // A call does not change the stack pointer: the CFA is above the register save area of the
    // caller.
    stack_offset: -160,
    // f8 to f15: gdb takes their numbers for vector registers.
    same_value_at_entry: &[(24, 8)],
    return_address: 14,
    // nopr
    no_operation: &[0x07, 0x00],
    // EM_S390; R_390_32, R_390_64, R_390_PC32, R_390_PC64.
    elf: Some(ElfMachine::new(22, [4, 22, 5, 23]).with_thread_local(53, 0)),
    ..Description::BASE_64
};

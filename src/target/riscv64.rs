//! 64-bit RISC-V, with 64-bit floating point.

use super::{
    AddressSpaceInfo, ByteOrder, Description, ElfMachine, ElfRelocations, Preserved, RegisterBank,
    RegisterNames,
};

/// The ABI names of registers (psABI, "Register Convention").
#[rustfmt::skip]
const ALIASES: &[(&str, u16)] = &[
    ("zero", 0), ("ra", 1), ("sp", 2), ("gp", 3), ("tp", 4), ("t0", 5), ("t1", 6), ("t2", 7), ("s0", 8),
    ("fp", 8), ("s1", 9), ("a0", 10), ("a1", 11), ("a2", 12), ("a3", 13), ("a4", 14), ("a5", 15), ("a6", 16),
    ("a7", 17), ("s2", 18), ("s3", 19), ("s4", 20), ("s5", 21), ("s6", 22), ("s7", 23), ("s8", 24),
    ("s9", 25), ("s10", 26), ("s11", 27), ("t3", 28), ("t4", 29), ("t5", 30), ("t6", 31),
    ("ft0", 32), ("ft1", 33), ("ft2", 34), ("ft3", 35), ("ft4", 36), ("ft5", 37), ("ft6", 38), ("ft7", 39),
    ("fs0", 40), ("fs1", 41), ("fa0", 42), ("fa1", 43), ("fa2", 44), ("fa3", 45), ("fa4", 46), ("fa5", 47),
    ("fa6", 48), ("fa7", 49), ("fs2", 50), ("fs3", 51), ("fs4", 52), ("fs5", 53), ("fs6", 54), ("fs7", 55),
    ("fs8", 56), ("fs9", 57), ("fs10", 58), ("fs11", 59), ("ft8", 60), ("ft9", 61), ("ft10", 62),
    ("ft11", 63),
];

/// The description.
pub const RISCV64: Description = Description {
    name: "riscv64",
    address_bytes: 8,
    order: ByteOrder::Little,
    registers: &[
        RegisterBank {
            first: 0,
            count: 32,
            names: RegisterNames::Numbered("x", 0),
            bits: 64,
            lane_bits: 0,
        },
        RegisterBank {
            first: 32,
            count: 32,
            names: RegisterNames::Numbered("f", 0),
            bits: 64,
            lane_bits: 0,
        },
    ],
    aliases: ALIASES,
    // zero, gp, tp, s0, s1, s2 to s11, fs0, fs1, fs2 to fs11.
    preserved: &[
        Preserved::all(0, 1),
        Preserved::all(3, 2),
        Preserved::all(8, 2),
        Preserved::all(18, 10),
        Preserved::all(40, 2),
        Preserved::all(50, 10),
    ],
    address_spaces: &[AddressSpaceInfo {
        number: 0,
        dwarf: 0,
        pointer_bits: 64,
    }],
    cfa: (2, 0),
    cfa_address_space: 0,
    return_address: 1,
    return_address_offset: None,
    code_alignment: 2,
    data_alignment: -8,
    other_register_bits: None,
    has_extended_floats: false,
    signs_return_addresses: false,
    no_operation: &[0x13, 0, 0, 0],
    // EM_RISCV; R_RISCV_32, 64, 32_PCREL. There is no relative relocation of 64 bits.
    elf: Some(ElfMachine {
        machine: 243,
        flags: 0,
        os_abi: 0,
        relocations: ElfRelocations {
            absolute_32: Some(1),
            absolute_64: Some(2),
            relative_32: Some(57),
            relative_64: None,
        },
    }),
};

//! x86-64, System V ABI.

use super::{
    AddressSpaceInfo, ByteOrder, Description, ElfMachine, ElfRelocations, Preserved, RegisterBank,
    RegisterNames,
};

#[rustfmt::skip]
const GENERAL: &[&str] = &[
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp",
    "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip",
];

/// The description.
pub const X86_64: Description = Description {
    name: "x86_64",
    address_bytes: 8,
    order: ByteOrder::Little,
    registers: &[
        RegisterBank {
            first: 0,
            count: 17,
            names: RegisterNames::List(GENERAL),
            bits: 64,
            lane_bits: 0,
        },
        RegisterBank {
            first: 17,
            count: 16,
            names: RegisterNames::Numbered("xmm", 0),
            bits: 128,
            lane_bits: 0,
        },
        RegisterBank {
            first: 118,
            count: 8,
            names: RegisterNames::Numbered("k", 0),
            bits: 64,
            lane_bits: 0,
        },
    ],
    aliases: &[],
    // rbx, rbp, r12 to r15 (psABI, figure 3.4).
    preserved: &[
        Preserved::all(3, 1),
        Preserved::all(6, 1),
        Preserved::all(12, 4),
    ],
    address_spaces: &[AddressSpaceInfo {
        number: 0,
        dwarf: 0,
        pointer_bits: 64,
    }],
    cfa: (7, 8),
    cfa_address_space: 0,
    return_address: 16,
    return_address_offset: Some(-8),
    code_alignment: 1,
    data_alignment: -8,
    other_register_bits: None,
    has_extended_floats: true,
    signs_return_addresses: false,
    no_operation: &[0x90],
    // EM_X86_64; R_X86_64_32, 64, PC32, PC64.
    elf: Some(ElfMachine {
        machine: 62,
        flags: 0,
        os_abi: 0,
        relocations: ElfRelocations {
            absolute_32: Some(10),
            absolute_64: Some(1),
            relative_32: Some(2),
            relative_64: Some(24),
        },
    }),
};

//! AMD GPUs. Numbers are from LLVM's AMDGPU usage document, "Register Identifier" and "Address
//! Space Identifier".
//!
//! A vector register has one 32-bit element for each lane. So its size and the DWARF numbers of its
//! bank depend on the number of lanes in a wave.

use super::{
    AddressSpaceInfo, ByteOrder, Description, ElfMachine, ElfRelocations, RegisterBank,
    RegisterNames,
};

const fn one(first: u16, name: &'static [&'static str], bits: u32) -> RegisterBank {
    RegisterBank {
        first,
        count: 1,
        names: RegisterNames::List(name),
        bits,
        lane_bits: 0,
    }
}

const fn scalars(first: u16, count: u16, start: u16) -> RegisterBank {
    RegisterBank {
        first,
        count,
        names: RegisterNames::Numbered("SGPR", start),
        bits: 32,
        lane_bits: 0,
    }
}

const fn vectors(
    first: u16,
    count: u16,
    prefix: &'static str,
    start: u16,
    lanes: u32,
) -> RegisterBank {
    RegisterBank {
        first,
        count,
        names: RegisterNames::Numbered(prefix, start),
        bits: lanes * 32,
        lane_bits: 32,
    }
}

// A lane accesses the private address space as DWARF address space 5, the whole wave as 6. A
// compiler names only the first.
const SPACES: &[AddressSpaceInfo] = &[
    AddressSpaceInfo {
        number: 0,
        dwarf: 1,
        pointer_bits: 64,
    },
    AddressSpaceInfo {
        number: 1,
        dwarf: 0,
        pointer_bits: 64,
    },
    AddressSpaceInfo {
        number: 2,
        dwarf: 2,
        pointer_bits: 32,
    },
    AddressSpaceInfo {
        number: 3,
        dwarf: 3,
        pointer_bits: 32,
    },
    AddressSpaceInfo {
        number: 4,
        dwarf: 0,
        pointer_bits: 64,
    },
    AddressSpaceInfo {
        number: 5,
        dwarf: 5,
        pointer_bits: 32,
    },
];

/// The description for 64 lanes per wave.
pub const WAVE64: Description = Description {
    name: "amdgpu-wave64",
    address_bytes: 8,
    order: ByteOrder::Little,
    registers: &[
        one(0, &["PC_32"], 32),
        one(1, &["EXEC_32"], 32),
        one(16, &["PC_64"], 64),
        one(17, &["EXEC_64"], 64),
        scalars(32, 64, 0),
        one(128, &["STATUS"], 32),
        one(512, &["VCC_32"], 32),
        one(768, &["VCC_64"], 64),
        scalars(1088, 42, 64),
        vectors(2560, 512, "VGPR", 0, 64),
        vectors(3072, 256, "AGPR", 0, 64),
    ],
    aliases: &[],
    preserved: &[],
    address_spaces: SPACES,
    cfa: (64, 0),
    cfa_address_space: 6,
    return_address: 16,
    return_address_offset: None,
    code_alignment: 4,
    data_alignment: 4,
    other_register_bits: None,
    has_extended_floats: false,
    signs_return_addresses: false,
    // s_nop 0
    no_operation: &[0x00, 0x00, 0x80, 0xbf],
    // EM_AMDGPU, ELFOSABI_AMDGPU_HSA; R_AMDGPU_ABS32, ABS64, REL32, REL64 (LLVM's AMDGPU usage
    // document, "Code Object").
    elf: Some(ElfMachine {
        machine: 224,
        flags: 0,
        os_abi: 64,
        relocations: ElfRelocations {
            absolute_32: Some(6),
            absolute_64: Some(3),
            relative_32: Some(4),
            relative_64: Some(5),
        },
    }),
};

/// The description for 32 lanes per wave.
pub const WAVE32: Description = Description {
    name: "amdgpu-wave32",
    registers: &[
        one(0, &["PC_32"], 32),
        one(1, &["EXEC_32"], 32),
        one(16, &["PC_64"], 64),
        one(17, &["EXEC_64"], 64),
        scalars(32, 64, 0),
        one(128, &["STATUS"], 32),
        one(512, &["VCC_32"], 32),
        one(768, &["VCC_64"], 64),
        scalars(1088, 42, 64),
        vectors(1536, 512, "VGPR", 0, 32),
        vectors(2048, 256, "AGPR", 0, 32),
        vectors(3584, 512, "VGPR", 512, 32),
    ],
    ..WAVE64
};

//! 64-bit RISC-V, with 64-bit floating point.

use super::{AddressSpaceInfo, ByteOrder, Description, Names, RegisterBank};

/// The table.
pub const RISCV64: Description = Description {
    name: "riscv64",
    address_bytes: 8,
    order: ByteOrder::Little,
    registers: &[
        RegisterBank { first: 0, count: 32, names: Names::Numbered("x", 0), bits: 64, lane_bits: 0 },
        RegisterBank { first: 32, count: 32, names: Names::Numbered("f", 0), bits: 64, lane_bits: 0 },
    ],
    address_spaces: &[AddressSpaceInfo { number: 0, dwarf: 0, pointer_bits: 64 }],
    cfa: (2, 0),
    cfa_address_space: 0,
    return_address: 1,
    return_address_offset: None,
    code_alignment: 2,
    data_alignment: -8,
    other_register_bits: None,
};

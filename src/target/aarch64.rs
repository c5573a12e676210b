//! 64-bit Arm, AAPCS64.

use super::{AddressSpaceInfo, ByteOrder, Description, Names, RegisterBank};

/// The table, little-endian.
pub const AARCH64: Description = Description {
    name: "aarch64",
    address_bytes: 8,
    order: ByteOrder::Little,
    registers: &[
        RegisterBank { first: 0, count: 31, names: Names::Numbered("x", 0), bits: 64, lane_bits: 0 },
        RegisterBank { first: 31, count: 2, names: Names::List(&["sp", "pc"]), bits: 64, lane_bits: 0 },
        RegisterBank { first: 46, count: 1, names: Names::List(&["vg"]), bits: 64, lane_bits: 0 },
        RegisterBank { first: 64, count: 32, names: Names::Numbered("v", 0), bits: 128, lane_bits: 0 },
    ],
    address_spaces: &[AddressSpaceInfo { number: 0, dwarf: 0, pointer_bits: 64 }],
    cfa: (31, 0),
    cfa_address_space: 0,
    return_address: 30,
    return_address_offset: None,
    code_alignment: 4,
    data_alignment: -8,
    other_register_bits: None,
};

/// The table, big-endian.
pub const AARCH64_BE: Description = Description { name: "aarch64-be", order: ByteOrder::Big, ..AARCH64 };

//! Generic machines, for tests and for object files of machines without a description. They have
//! any number of registers. Each has the size of the value that a test assigns to it.
//!
//! A register with an unknown value has the size of an address.

use super::{AddressSpaceInfo, ByteOrder, Description};

/// The description of the 64-bit little-endian target.
pub const GENERIC64_LE: Description = Description {
    name: "generic64-le",
    address_spaces: &[
        AddressSpaceInfo::new(0, 0, 64),
        AddressSpaceInfo::new(1, 1, 64),
    ],
    cfa: (7, 8),
    return_address: 16,
    return_address_offset: Some(-8),
    other_register_bits: Some(64),
    ..Description::BASE_64
};

/// The description of the 64-bit big-endian target.
pub const GENERIC64_BE: Description = Description {
    name: "generic64-be",
    order: ByteOrder::Big,
    ..GENERIC64_LE
};

/// The description of the 32-bit little-endian target.
pub const GENERIC32_LE: Description = Description {
    name: "generic32-le",
    address_bytes: 4,
    address_spaces: &[
        AddressSpaceInfo::new(0, 0, 32),
        AddressSpaceInfo::new(1, 1, 32),
    ],
    cfa: (7, 4),
    return_address_offset: Some(-4),
    data_alignment: -4,
    other_register_bits: Some(32),
    ..GENERIC64_LE
};

/// The description of the 32-bit big-endian target.
pub const GENERIC32_BE: Description = Description {
    name: "generic32-be",
    order: ByteOrder::Big,
    ..GENERIC32_LE
};

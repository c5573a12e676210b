//! 64-bit Arm, AAPCS64. Numbers are from "DWARF for the Arm 64-bit Architecture", table 3.

use super::{ByteOrder, Description, ElfMachine, Preserved, RegisterBank};

/// The description of the little-endian target.
pub const AARCH64: Description = Description {
    name: "aarch64",
    registers: &[
        RegisterBank::numbered(0, 31, "x", 64),
        RegisterBank::named(31, &["sp", "pc"], 64),
        RegisterBank::named(46, &["vg"], 64),
        // The largest sizes that the architecture allows: 16 times 128 bits, and one predicate bit
        // for each byte.
        RegisterBank::named(47, &["ffr"], 256),
        RegisterBank::numbered(48, 16, "p", 256),
        RegisterBank::numbered(64, 32, "v", 128),
        RegisterBank::numbered(96, 32, "z", 2048),
    ],
    aliases: &[
        RegisterBank::named(29, &["fp", "lr"], 64),
        RegisterBank::numbered(0, 31, "w", 32),
        RegisterBank::named(31, &["wsp"], 32),
        RegisterBank::numbered(64, 32, "b", 8),
        RegisterBank::numbered(64, 32, "h", 16),
        RegisterBank::numbered(64, 32, "s", 32),
        RegisterBank::numbered(64, 32, "d", 64),
        RegisterBank::numbered(64, 32, "q", 128),
    ],
    // x19 to x29, and the lower 64 bits of v8 to v15 (AAPCS64, sections 6.1.1 and 6.1.2).
    preserved: &[
        Preserved::all(19, 11),
        Preserved {
            first: 72,
            count: 8,
            bits: 64,
        },
    ],
    cfa: (31, 0),
    return_address: 30,
    code_alignment: 4,
    signs_return_addresses: true,
    // Instructions are little-endian even on big-endian machines.
    no_operation: &[0x1f, 0x20, 0x03, 0xd5],
    // EM_AARCH64; R_AARCH64_ABS32, ABS64, PREL32, PREL64.
    elf: Some(ElfMachine::new(183, [258, 257, 261, 260])),
    ..Description::BASE_64
};

/// The description of the big-endian target.
pub const AARCH64_BE: Description = Description {
    name: "aarch64-be",
    order: ByteOrder::Big,
    ..AARCH64
};

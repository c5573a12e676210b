//! 64-bit Power. Numbers are from the OpenPOWER ELF V2 ABI, section 2.4.
//!
//! gdb uses the numbers of an older ABI for registers from 64 on: 1124 to 1155 for `v0` to `v31`,
//! 108 for `lr`, 109 for `ctr`, and 101 for `xer`. gcc, clang and lldb use the numbers below, so
//! gdb shows no variable in a vector register. In `.eh_frame`, gdb uses the numbers below, too.

use super::{ByteOrder, Description, ElfMachine, Preserved, ReadAs, RegisterBank};
use crate::ty::Float;

/// The description of the big-endian target.
pub const PPC64: Description = Description {
    name: "ppc64",
    order: ByteOrder::Big,
    registers: &[
        RegisterBank::numbered(0, 32, "r", 64),
        RegisterBank::numbered(32, 32, "f", 64),
        RegisterBank::named(65, &["lr", "ctr"], 64),
        // Each field has four bits, and a function saves all fields in one word.
        RegisterBank::numbered(68, 8, "cr", 32),
        RegisterBank::named(76, &["xer"], 64),
        RegisterBank::numbered(77, 32, "v", 128),
    ],
    aliases: &[RegisterBank::named(1, &["sp"], 64)],
    // r14 to r31, f14 to f31, cr2 to cr4, v20 to v31 (section 2.2.1).
    preserved: &[
        Preserved::all(14, 18),
        Preserved::all(46, 18),
        Preserved::all(70, 3),
        Preserved::all(97, 12),
    ],
    float_registers: &[(32, 32, Float::F64)],
    // gdb takes v24 for XER, and v31 for the link register.
    read_as: &[
        (101, 1, ReadAs::AnotherRegister),
        (108, 1, ReadAs::AnotherRegister),
    ],
    cfa: (1, 0),
    return_address: 65,
    code_alignment: 4,
    // nop, which is ori 0, 0, 0
    no_operation: &[0x60, 0, 0, 0],
    // EM_PPC64; R_PPC64_ADDR32, ADDR64, REL32, REL64. The flags do not state the version of the
    // ABI.
    elf: Some(ElfMachine::new(21, [1, 38, 26, 44]).with_thread_local(78, 0x8000)),
    ..Description::BASE_64
};

/// The description of the little-endian target.
pub const PPC64_LE: Description = Description {
    name: "ppc64le",
    order: ByteOrder::Little,
    no_operation: &[0, 0, 0, 0x60],
    ..PPC64
};

//! 32-bit Arm, AAPCS with hardware floating point. Numbers are from "DWARF for the Arm
//! Architecture", table 1.

use super::{Description, ElfMachine, Preserved, RegisterBank};

/// The description of the target.
pub const ARM: Description = Description {
    name: "arm",
    registers: &[
        RegisterBank::numbered(0, 13, "r", 32),
        RegisterBank::named(13, &["sp", "lr", "pc"], 32),
        RegisterBank::numbered(256, 32, "d", 64),
    ],
    aliases: &[
        RegisterBank::numbered(13, 3, "r", 32).counting_from(13),
        RegisterBank::named(9, &["sb", "sl", "fp", "ip"], 32),
    ],
    // r4 to r11, d8 to d15 (AAPCS32, sections 6.1.1 and 6.1.2).
    preserved: &[Preserved::all(4, 8), Preserved::all(264, 8)],
    cfa: (13, 0),
    return_address: 14,
    code_alignment: 2,
    // mov r0, r0
    no_operation: &[0x00, 0x00, 0xa0, 0xe1],
    // EM_ARM, EF_ARM_EABI_VER5; R_ARM_ABS32, R_ARM_REL32.
    elf: Some(ElfMachine {
        flags: 0x0500_0000,
        ..ElfMachine::new(40, [2, 0, 3, 0]).with_thread_local(106, 0)
    }),
    ..Description::BASE_32
};

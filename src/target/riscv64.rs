//! 64-bit RISC-V, with 64-bit floating point.

use super::{Description, ElfMachine, Preserved, RegisterBank};

/// The ABI names of registers (psABI, "Register Convention").
const ALIASES: &[RegisterBank] = &[
    RegisterBank::named(0, INTEGER, 64),
    RegisterBank::named(8, &["fp"], 64),
    RegisterBank::named(32, FLOATING_POINT, 64),
];

#[rustfmt::skip]
const INTEGER: &[&str] = &[
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7",
    "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];

#[rustfmt::skip]
const FLOATING_POINT: &[&str] = &[
    "ft0", "ft1", "ft2", "ft3", "ft4", "ft5", "ft6", "ft7", "fs0", "fs1", "fa0", "fa1", "fa2", "fa3", "fa4",
    "fa5", "fa6", "fa7", "fs2", "fs3", "fs4", "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11", "ft8", "ft9",
    "ft10", "ft11",
];

/// All registers except the vector registers, whose size depends on the machine.
const REGISTERS: &[RegisterBank] = &[
    RegisterBank::numbered(0, 32, "x", 64),
    RegisterBank::numbered(32, 32, "f", 64),
];

/// Machines with vector registers of `VLEN` bits (psABI, "DWARF Register Numbers").
pub struct Vector<const VLEN: u32>;

impl<const VLEN: u32> Vector<VLEN> {
    const REGISTERS: &[RegisterBank] = &[
        REGISTERS[0],
        REGISTERS[1],
        RegisterBank::numbered(96, 32, "v", VLEN),
    ];

    /// Returns the description with a name.
    pub const fn description(name: &'static str) -> Description {
        Description {
            name,
            registers: Self::REGISTERS,
            ..RISCV64
        }
    }
}

/// The description of the target with vector registers of the minimum size that the V extension
/// allows.
pub const V128: Description = Vector::<128>::description("riscv64-v128");
/// The description of the target with vector registers of 256 bits.
pub const V256: Description = Vector::<256>::description("riscv64-v256");
/// The description of the target with vector registers of 512 bits.
pub const V512: Description = Vector::<512>::description("riscv64-v512");

/// The description of the target without vector registers.
pub const RISCV64: Description = Description {
    name: "riscv64",
    registers: REGISTERS,
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
    cfa: (2, 0),
    return_address: 1,
    code_alignment: 2,
    no_operation: &[0x13, 0, 0, 0],
    // EM_RISCV, EF_RISCV_FLOAT_ABI_DOUBLE; R_RISCV_32, 64, 32_PCREL. There is no relative
    // relocation of 64 bits.
    elf: {
        let mut elf = ElfMachine::new(243, [1, 2, 57, 0]).with_thread_local(9, 0x800);
        elf.flags = 4;
        // R_RISCV_ADD8 and SUB8, ADD16 and SUB16, and so on.
        elf.relocations.differences = Some([(33, 37), (34, 38), (35, 39), (36, 40)]);
        Some(elf)
    },
    ..Description::BASE_64
};

//! Instructions of RV64GC. Expands a compressed instruction of 16 bits to the equivalent one of 32
//! bits (The RISC-V Instruction Set Manual, volume I, "C" and "Zcb"), so that the rest of the crate
//! needs only the latter.

/// Returns the first instruction of some code as 32 bits, and its size in bytes; `None` if it is
/// incomplete or unknown.
pub fn instruction(code: &[u8]) -> Option<(u32, usize)> {
    let half = u16::from_le_bytes(*code.first_chunk()?);
    match half & 3 {
        3 => Some((u32::from_le_bytes(*code.first_chunk()?), 4)),
        _ => Some((expand(half.into())?, 2)),
    }
}

/// Returns the size in bytes of the first instruction of some code, known or not.
pub fn size(code: &[u8]) -> usize {
    match code.first() {
        Some(byte) if byte & 3 != 3 => 2,
        _ => 4,
    }
}

/// The distance of a jump (J-type), in bytes.
pub fn jump_distance(word: u32) -> i64 {
    // The bits of the offset are 20, 10 to 1, 11 and 19 to 12.
    let sign = (word as i32) >> 31 << 20;
    let low = word >> 20 & 0x7fe | word >> 9 & 0x800 | word & 0xf_f000;
    i64::from(sign | low as i32)
}

/// The distance of a branch (B-type), in bytes.
pub fn branch_distance(word: u32) -> i64 {
    // The bits of the offset are 12, 10 to 5, 4 to 1 and 11.
    let sign = (word as i32) >> 31 << 12;
    let low = word >> 20 & 0x7e0 | word >> 7 & 0x1e | word << 4 & 0x800;
    i64::from(sign | low as i32)
}

/// Returns the field of `count` bits from bit `from` on.
fn field(inst: u32, from: u32, count: u32) -> u32 {
    inst >> from & ((1 << count) - 1)
}

/// Returns the immediate whose parts are in an instruction: the first bit of each part, the number
/// of its bits, and its first bit in the immediate.
fn unsigned(inst: u32, parts: &[(u32, u32, u32)]) -> u32 {
    let part = |&(from, count, to): &(u32, u32, u32)| field(inst, from, count) << to;
    parts.iter().map(part).fold(0, |all, part| all | part)
}

/// Like [`unsigned`], for a signed immediate of some bits. The result is sign-extended.
fn signed(inst: u32, bits: u32, parts: &[(u32, u32, u32)]) -> u32 {
    let unused = 32 - bits;
    ((unsigned(inst, parts) << unused) as i32 >> unused) as u32
}

// Opcodes.
const LOAD: u32 = 0x03;
const LOAD_FLOAT: u32 = 0x07;
const IMMEDIATE: u32 = 0x13;
const IMMEDIATE_32: u32 = 0x1b;
const STORE: u32 = 0x23;
const STORE_FLOAT: u32 = 0x27;
const REGISTERS: u32 = 0x33;
const REGISTERS_32: u32 = 0x3b;
const BRANCH: u32 = 0x63;
const INDIRECT_JUMP: u32 = 0x67;

const STACK_POINTER: u32 = 2;
/// `EBREAK`.
const BREAK: u32 = 0x0010_0073;

/// An instruction with a destination, a source and an immediate (I-type).
fn immediate((opcode, function): (u32, u32), rd: u32, rs1: u32, value: u32) -> u32 {
    opcode | rd << 7 | function << 12 | rs1 << 15 | value << 20
}

/// A store (S-type).
fn store((opcode, function): (u32, u32), rs1: u32, rs2: u32, offset: u32) -> u32 {
    let (low, high) = (field(offset, 0, 5), field(offset, 5, 7));
    opcode | low << 7 | function << 12 | rs1 << 15 | rs2 << 20 | high << 25
}

/// An instruction of three registers (R-type).
fn registers((opcode, function, high): (u32, u32, u32), rd: u32, rs1: u32, rs2: u32) -> u32 {
    opcode | rd << 7 | function << 12 | rs1 << 15 | rs2 << 20 | high << 25
}

/// A comparison with 0 and a branch (B-type).
fn branch(function: u32, rs1: u32, offset: u32) -> u32 {
    let low = field(offset, 11, 1) | field(offset, 1, 4) << 1;
    let high = field(offset, 5, 6) | field(offset, 12, 1) << 6;
    BRANCH | low << 7 | function << 12 | rs1 << 15 | high << 25
}

/// A jump without a return address (J-type).
fn jump(offset: u32) -> u32 {
    let middle = field(offset, 12, 8) | field(offset, 11, 1) << 8;
    0x6f | middle << 12 | field(offset, 1, 10) << 21 | field(offset, 20, 1) << 31
}

/// Expands a compressed instruction.
fn expand(inst: u32) -> Option<u32> {
    match inst & 3 {
        0 => first_quadrant(inst),
        1 => second_quadrant(inst),
        _ => third_quadrant(inst),
    }
}

/// Loads and stores relative to a register, and addresses in the frame.
fn first_quadrant(inst: u32) -> Option<u32> {
    // Fields of three bits have the registers from 8 on.
    let (low, base) = (field(inst, 2, 3) + 8, field(inst, 7, 3) + 8);
    let word = unsigned(inst, &[(10, 3, 3), (6, 1, 2), (5, 1, 6)]);
    let double = unsigned(inst, &[(10, 3, 3), (5, 2, 6)]);
    Some(match field(inst, 13, 3) {
        0 => {
            let parts = [(11, 2, 4), (7, 4, 6), (6, 1, 2), (5, 1, 3)];
            let value = Some(unsigned(inst, &parts)).filter(|value| *value > 0)?;
            immediate((IMMEDIATE, 0), low, STACK_POINTER, value)
        }
        1 => immediate((LOAD_FLOAT, 3), low, base, double),
        2 => immediate((LOAD, 2), low, base, word),
        3 => immediate((LOAD, 3), low, base, double),
        4 => {
            let byte = unsigned(inst, &[(6, 1, 0), (5, 1, 1)]);
            let half = unsigned(inst, &[(5, 1, 1)]);
            match (field(inst, 10, 3), field(inst, 6, 1)) {
                (0, _) => immediate((LOAD, 4), low, base, byte),
                (1, 0) => immediate((LOAD, 5), low, base, half),
                (1, _) => immediate((LOAD, 1), low, base, half),
                (2, _) => store((STORE, 0), base, low, byte),
                (3, 0) => store((STORE, 1), base, low, half),
                _ => return None,
            }
        }
        5 => store((STORE_FLOAT, 3), base, low, double),
        6 => store((STORE, 2), base, low, word),
        _ => store((STORE, 3), base, low, double),
    })
}

/// Constants, arithmetic, jumps and branches.
fn second_quadrant(inst: u32) -> Option<u32> {
    let rd = field(inst, 7, 5);
    let value = signed(inst, 6, &[(12, 1, 5), (2, 5, 0)]);
    Some(match field(inst, 13, 3) {
        0 => immediate((IMMEDIATE, 0), rd, rd, value),
        1 => immediate((IMMEDIATE_32, 0), rd, rd, value),
        2 => immediate((IMMEDIATE, 0), rd, 0, value),
        3 if rd == STACK_POINTER => {
            let parts = [(12, 1, 9), (6, 1, 4), (5, 1, 6), (3, 2, 7), (2, 1, 5)];
            immediate((IMMEDIATE, 0), rd, rd, signed(inst, 10, &parts))
        }
        3 => 0x37 | rd << 7 | value << 12,
        4 => arithmetic(inst)?,
        5 => {
            let parts = [
                (12, 1, 11),
                (11, 1, 4),
                (9, 2, 8),
                (8, 1, 10),
                (7, 1, 6),
                (6, 1, 7),
                (3, 3, 1),
                (2, 1, 5),
            ];
            jump(signed(inst, 12, &parts))
        }
        zero => {
            let parts = [(12, 1, 8), (10, 2, 3), (5, 2, 6), (3, 2, 1), (2, 1, 5)];
            let function = zero & 1;
            branch(function, field(inst, 7, 3) + 8, signed(inst, 9, &parts))
        }
    })
}

/// Arithmetic of the registers 8 to 15.
fn arithmetic(inst: u32) -> Option<u32> {
    let (rd, rs2) = (field(inst, 7, 3) + 8, field(inst, 2, 3) + 8);
    let shift = unsigned(inst, &[(12, 1, 5), (2, 5, 0)]);
    let value = signed(inst, 6, &[(12, 1, 5), (2, 5, 0)]);
    let of = |operation| registers(operation, rd, rd, rs2);
    Some(match (field(inst, 10, 2), field(inst, 12, 1)) {
        (0, _) => immediate((IMMEDIATE, 5), rd, rd, shift),
        (1, _) => immediate((IMMEDIATE, 5), rd, rd, shift | 0x400),
        (2, _) => immediate((IMMEDIATE, 7), rd, rd, value),
        (_, 0) => match field(inst, 5, 2) {
            0 => of((REGISTERS, 0, 0x20)),
            1 => of((REGISTERS, 4, 0)),
            2 => of((REGISTERS, 6, 0)),
            _ => of((REGISTERS, 7, 0)),
        },
        _ => match (field(inst, 5, 2), field(inst, 2, 3)) {
            (0, _) => of((REGISTERS_32, 0, 0x20)),
            (1, _) => of((REGISTERS_32, 0, 0)),
            (2, _) => of((REGISTERS, 0, 1)),
            (_, 0) => immediate((IMMEDIATE, 7), rd, rd, 0xff),
            (_, 1) => immediate((IMMEDIATE, 1), rd, rd, 0x604),
            (_, 2) => registers((REGISTERS_32, 4, 4), rd, rd, 0),
            (_, 3) => immediate((IMMEDIATE, 1), rd, rd, 0x605),
            (_, 4) => registers((REGISTERS_32, 0, 4), rd, rd, 0),
            (_, 5) => immediate((IMMEDIATE, 4), rd, rd, u32::MAX),
            _ => return None,
        },
    })
}

/// Loads and stores relative to the stack pointer, moves, and jumps to registers.
fn third_quadrant(inst: u32) -> Option<u32> {
    let (rd, rs2) = (field(inst, 7, 5), field(inst, 2, 5));
    let double = unsigned(inst, &[(12, 1, 5), (5, 2, 3), (2, 3, 6)]);
    let stored = unsigned(inst, &[(10, 3, 3), (7, 3, 6)]);
    Some(match field(inst, 13, 3) {
        0 => {
            let shift = unsigned(inst, &[(12, 1, 5), (2, 5, 0)]);
            immediate((IMMEDIATE, 1), rd, rd, shift)
        }
        1 => immediate((LOAD_FLOAT, 3), rd, STACK_POINTER, double),
        2 => {
            let word = unsigned(inst, &[(12, 1, 5), (4, 3, 2), (2, 2, 6)]);
            immediate((LOAD, 2), rd, STACK_POINTER, word)
        }
        3 => immediate((LOAD, 3), rd, STACK_POINTER, double),
        4 => match (field(inst, 12, 1), rd, rs2) {
            (0, 0, 0) => return None,
            (0, _, 0) => immediate((INDIRECT_JUMP, 0), 0, rd, 0),
            // Assemblers write a move as an addition of 0.
            (0, _, _) => immediate((IMMEDIATE, 0), rd, rs2, 0),
            (_, 0, 0) => BREAK,
            (_, _, 0) => immediate((INDIRECT_JUMP, 0), 1, rd, 0),
            _ => registers((REGISTERS, 0, 0), rd, rd, rs2),
        },
        5 => store((STORE_FLOAT, 3), STACK_POINTER, rs2, stored),
        6 => {
            let word = unsigned(inst, &[(9, 4, 2), (7, 2, 6)]);
            store((STORE, 2), STACK_POINTER, rs2, word)
        }
        _ => store((STORE, 3), STACK_POINTER, rs2, stored),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compressed instructions and their equivalents of 32 bits, as LLVM's assembler encodes them
    /// with and without the extensions C and Zcb.
    const PAIRS: &[(u16, u32)] = &[
        (0x0048, 0x0041_0513), // addi a0, sp, 4
        (0x1fe4, 0x3fc1_0493), // addi s1, sp, 1020
        (0x043c, 0x2081_0793), // addi a5, sp, 520
        (0x2188, 0x0005_b507), // fld fa0, 0(a1)
        (0x3c64, 0x0f84_3487), // fld fs1, 248(s0)
        (0x41c8, 0x0045_a503), // lw a0, 4(a1)
        (0x5cfc, 0x07c4_a783), // lw a5, 124(s1)
        (0x6690, 0x0086_b603), // ld a2, 8(a3)
        (0x7bf8, 0x0f07_b703), // ld a4, 240(a5)
        (0x81e8, 0x0035_c503), // lbu a0, 3(a1)
        (0x822c, 0x0026_4583), // lbu a1, 2(a2)
        (0x85a8, 0x0025_d503), // lhu a0, 2(a1)
        (0x8774, 0x0027_1683), // lh a3, 2(a4)
        (0x89c8, 0x00a5_80a3), // sb a0, 1(a1)
        (0x8da8, 0x00a5_9123), // sh a0, 2(a1)
        (0xa22c, 0x04b6_3027), // fsd fa1, 64(a2)
        (0xc22c, 0x04b6_2023), // sw a1, 64(a2)
        (0xe374, 0x0cd7_3023), // sd a3, 192(a4)
        (0x0001, 0x0000_0013), // nop
        (0x157d, 0xfff5_0513), // addi a0, a0, -1
        (0x0dfd, 0x01fd_8d93), // addi s11, s11, 31
        (0x1141, 0xff01_0113), // addi sp, sp, -16
        (0x2501, 0x0005_051b), // addiw a0, a0, 0
        (0x3f81, 0xfe0f_8f9b), // addiw t6, t6, -32
        (0x556d, 0xffb0_0513), // li a0, -5
        (0x4e7d, 0x01f0_0e13), // li t3, 31
        (0x7101, 0xe001_0113), // addi sp, sp, -512
        (0x617d, 0x1f01_0113), // addi sp, sp, 496
        (0x7139, 0xfc01_0113), // addi sp, sp, -64
        (0x657d, 0x0001_f537), // lui a0, 31
        (0x7281, 0xfffe_02b7), // lui t0, 0xfffe0
        (0x917d, 0x03f5_5513), // srli a0, a0, 63
        (0x9485, 0x4214_d493), // srai s1, s1, 33
        (0x9a81, 0xfe06_f693), // andi a3, a3, -32
        (0x8ad5, 0x0156_f693), // andi a3, a3, 21
        (0x8d0d, 0x40b5_0533), // sub a0, a0, a1
        (0x8c25, 0x0094_4433), // xor s0, s0, s1
        (0x8f5d, 0x00f7_6733), // or a4, a4, a5
        (0x8e75, 0x00d6_7633), // and a2, a2, a3
        (0x9d0d, 0x40b5_053b), // subw a0, a0, a1
        (0x9d2d, 0x00b5_053b), // addw a0, a0, a1
        (0x9d4d, 0x02b5_0533), // mul a0, a0, a1
        (0x9d61, 0x0ff5_7513), // andi a0, a0, 255
        (0x9de5, 0x6045_9593), // sext.b a1, a1
        (0x9e69, 0x0806_463b), // zext.h a2, a2
        (0x9eed, 0x6056_9693), // sext.h a3, a3
        (0x9f71, 0x0807_073b), // zext.w a4, a4
        (0x9ff5, 0xfff7_c793), // not a5, a5
        (0x137e, 0x03f3_1313), // slli t1, t1, 63
        (0x0516, 0x0055_1513), // slli a0, a0, 5
        (0x357e, 0x1f81_3507), // fld fa0, 504(sp)
        (0x2fa2, 0x0081_3f87), // fld ft11, 8(sp)
        (0x50fe, 0x0fc1_2083), // lw ra, 252(sp)
        (0x4512, 0x0041_2503), // lw a0, 4(sp)
        (0x60a2, 0x0081_3083), // ld ra, 8(sp)
        (0x745e, 0x1f01_3403), // ld s0, 496(sp)
        (0x8082, 0x0000_8067), // ret
        (0x8782, 0x0007_8067), // jr a5
        (0x852e, 0x0005_8513), // mv a0, a1
        (0x840a, 0x0001_0413), // mv s0, sp
        (0x9002, 0x0010_0073), // ebreak
        (0x9782, 0x0007_80e7), // jalr a5
        (0x9082, 0x0000_80e7), // jalr ra
        (0x957e, 0x01f5_0533), // add a0, a0, t6
        (0xa022, 0x0081_3027), // fsd fs0, 0(sp)
        (0xbf82, 0x1e01_3c27), // fsd ft0, 504(sp)
        (0xdfaa, 0x0ea1_2e23), // sw a0, 252(sp)
        (0xc07e, 0x01f1_2023), // sw t6, 0(sp)
        (0xe406, 0x0011_3423), // sd ra, 8(sp)
        (0xffa2, 0x1e81_3c23), // sd s0, 504(sp)
        (0xaffd, 0x7fe0_006f), // j 2046
        (0xb001, 0x801f_f06f), // j -2048
        (0xa00d, 0x0220_006f), // j 34
        (0xb15d, 0xca7f_f06f), // j -858
        (0xcd7d, 0x0e05_0f63), // beqz a0, 254
        (0xd081, 0xf004_80e3), // beqz s1, -256
        (0xe39d, 0x0207_9363), // bnez a5, 38
        (0xf64d, 0xfa06_15e3), // bnez a2, -86
    ];

    #[test]
    fn compressed_instructions_are_expanded() {
        for (compressed, expanded) in PAIRS {
            let code = compressed.to_le_bytes();
            let found = instruction(&code);
            let expected = Some((*expanded, 2));
            assert_eq!(
                found, expected,
                "{compressed:#06x}: {expanded:#010x}, {found:x?}"
            );
            assert_eq!(size(&code), 2);
        }
    }

    #[test]
    fn others_are_as_they_are() {
        assert_eq!(instruction(&[0x13, 0, 0, 0, 9]), Some((0x13, 4)));
        // Incomplete.
        assert_eq!(instruction(&[0x13, 0, 0]), None);
        assert_eq!(instruction(&[1]), None);
        // Zero is never an instruction; these are reserved.
        for reserved in [0x0000, 0x8002, 0x8c44, 0x9c79] {
            assert_eq!(
                instruction(&u16::to_le_bytes(reserved)),
                None,
                "{reserved:x}"
            );
        }
    }
}

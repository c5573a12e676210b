//! Decodes the registers and memory that each AArch64 instruction overwrites (Arm Architecture
//! Reference Manual, C4.1). If the destination of an instruction is not certain, all registers that
//! it may overwrite are included.

use crate::effect::Effect;
use crate::machine::MachineBlock;

/// The DWARF number of the stack pointer. In an instruction, 31 is the stack pointer or the zero
/// register.
const SP: u16 = 31;
/// The DWARF number of the first vector register.
const V0: u16 = 64;
const LINK: u16 = 30;

/// Returns the effect of each instruction.
pub fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(code.len() / 4);
    for block in blocks {
        let bytes = code.get(block.start as usize..block.end as usize);
        let mut far = Far(None);
        let words = bytes.unwrap_or(&[]).chunks_exact(4).zip(0u32..);
        effects.extend(words.map(|(bytes, index)| {
            let at = block.start + 4 * index;
            let word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            let mut effect = effect(word, frame_size);
            far.follow(word, &mut effect, frame_size);
            Effect {
                at,
                next: at + 4,
                ..effect
            }
        }));
    }
    effects
}

/// The register in which Cranelift computes an offset from the stack pointer that is too large for
/// one instruction.
const FAR: u32 = 16;

/// The content of this register, if it is a known constant.
struct Far(Option<i64>);

impl Far {
    /// Follows an instruction. Adds the memory that it writes at the offset in the register.
    fn follow(&mut self, word: u32, effect: &mut Effect, frame_size: i64) {
        let register = |from: u32| word >> from & 31;
        // Loads and stores of one register, with an offset in a register.
        let is_access = word & 0x3b20_0c00 == 0x3820_0800;
        if is_access && register(5) == u32::from(SP) && register(16) == FAR {
            effect.moves = true;
            let is_quad = word & 0x04c0_0000 == 0x0480_0000;
            if is_quad || word & 0x00c0_0000 == 0 {
                // Without a known offset, it may write to the whole frame.
                let anywhere = (-frame_size, frame_size);
                effect.memory = Some(match self.0 {
                    Some(offset) => (offset - frame_size, if is_quad { 16 } else { 8 }),
                    None => anywhere,
                });
            }
        }
        if effect.call {
            self.0 = None;
        }
        if !effect.registers.contains(FAR as u16) {
            return;
        }
        let shift = 16 * (word >> 21 & 3);
        let part = i64::from(word >> 5 & 0xffff).wrapping_shl(shift);
        let mask = 0xffff_i64.wrapping_shl(shift);
        self.0 = match (word & 0xff80_0000, self.0) {
            // movz, movn, movk
            (0xd280_0000 | 0x5280_0000, _) => Some(part),
            (0x9280_0000, _) => Some(!part),
            (0xf280_0000, Some(known)) => Some(known & !mask | part),
            _ => None,
        };
        effect.moves |= self.0.is_some();
    }
}

fn effect(word: u32, frame_size: i64) -> Effect {
    let mut effect = Effect::default();
    match (word >> 25) & 0xf {
        // Data processing, immediate: only additions and logical operations may write SP.
        0b1000 | 0b1001 => {
            let may_be_sp = word & 0x1f80_0000 == 0x1100_0000 && word & 0x2000_0000 == 0
                || word & 0x1f80_0000 == 0x1200_0000 && word & 0x6000_0000 != 0x6000_0000;
            general(&mut effect, word, may_be_sp);
            // `add xd, xn, 0` is a move from or to SP.
            effect.moves = word & 0xffff_fc00 == 0x9100_0000;
        }
        0b1010 | 0b1011 => branch(&mut effect, word),
        0b0100 | 0b0110 | 0b1100 | 0b1110 => memory(&mut effect, word, frame_size),
        0b0101 | 0b1101 => {
            // A conditional comparison has flags in place of a destination.
            if word & 0x1fe0_0000 != 0x1a40_0000 {
                let extended = word & 0x1fe0_0000 == 0x0b20_0000 && word & 0x2000_0000 == 0;
                general(&mut effect, word, extended);
            }
            // `orr xd, xzr, xm`.
            effect.moves = word & 0x7fe0_ffe0 == 0x2a00_03e0;
        }
        0b0111 | 0b1111 => vector(&mut effect, word),
        _ => {}
    }
    effect
}

/// Adds the destination in bits 0 to 4.
fn general(effect: &mut Effect, word: u32, may_be_sp: bool) {
    let register = (word & 31) as u16;
    if register != SP || may_be_sp {
        effect.registers.insert(register);
    }
}

fn branch(effect: &mut Effect, word: u32) {
    match word {
        // bl, blr
        _ if word & 0xfc00_0000 == 0x9400_0000 || word & 0xffff_fc1f == 0xd63f_0000 => {
            effect.call = true;
            effect.registers.insert(LINK);
        }
        // b, br
        _ if word & 0xfc00_0000 == 0x1400_0000 || word & 0xffff_fc1f == 0xd61f_0000 => {
            effect.jump = true;
        }
        // Reads of system registers.
        _ if word & 0xfff0_0000 == 0xd530_0000 => general(effect, word, false),
        // Conditional branches, returns, traps, barriers and hints.
        _ => {}
    }
}

/// A load or store.
struct Access {
    word: u32,
    is_vector: bool,
    base: u16,
    /// The binary logarithm of the size, or the kind of a pair.
    size: i64,
    frame_size: i64,
}

/// Loads and stores.
fn memory(effect: &mut Effect, word: u32, frame_size: i64) {
    let access = Access {
        word,
        is_vector: word & 0x0400_0000 != 0,
        base: ((word >> 5) & 31) as u16,
        size: i64::from(word >> 30),
        frame_size,
    };
    match (word >> 27) & 7 {
        0b101 => access.pair(effect),
        0b111 => access.single(effect),
        // Literals.
        0b011 => effect.registers.extend(access.target(0)),
        // Exclusive accesses, which write a status, and structures of vectors.
        _ => {
            for number in [word, word >> 10, word >> 16] {
                effect.registers.insert((number & 31) as u16);
            }
            if access.is_vector {
                effect.registers.insert(access.base);
                let vectors = (0..4).map(|index| V0 + ((word + index) & 31) as u16);
                effect.registers.extend(vectors);
            }
        }
    }
}

impl Access {
    /// Returns the register in the five bits from `bit` on; `None` for the zero register.
    fn target(&self, bit: u32) -> Option<u16> {
        let number = ((self.word >> bit) & 31) as u16;
        if self.is_vector {
            Some(V0 + number)
        } else {
            Some(number).filter(|number| *number != SP)
        }
    }

    /// Loads and stores of two registers.
    fn pair(&self, effect: &mut Effect) {
        let scale = if self.is_vector {
            4 << self.size
        } else {
            4 << (self.size >> 1)
        };
        let mode = (self.word >> 23) & 3;
        if mode & 1 == 1 {
            effect.registers.insert(self.base);
        }
        if self.word & 0x0040_0000 != 0 {
            effect.registers.extend(self.target(0));
            effect.registers.extend(self.target(10));
        } else {
            // With mode 1, the base changes after the access.
            let offset = if mode == 1 {
                0
            } else {
                signed(self.word >> 15, 7) * scale
            };
            store(effect, self.base, offset, 2 * scale, self.frame_size);
        }
        effect.moves = mode == 2;
    }

    /// Loads, stores and atomic operations of one register. The offset is an immediate or a
    /// register.
    fn single(&self, effect: &mut Effect) {
        let word = self.word;
        let opcode = (word >> 22) & 3;
        let quad = self.is_vector && opcode >= 2;
        let scale = if quad { 16 } else { 1 << self.size };
        let is_store = if self.is_vector {
            opcode & 1 == 0
        } else {
            opcode == 0
        };
        let unsigned = word & 0x0100_0000 != 0;
        let by_register = !unsigned && word & 0x0020_0000 != 0;
        let kind = (word >> 10) & 3;
        let offset = match (unsigned, by_register, kind) {
            (true, ..) => Some(i64::from((word >> 10) & 0xfff) * scale),
            (_, true, _) => None,
            (_, _, 1) => Some(0),
            _ => Some(signed(word >> 12, 9)),
        };
        let atomic = by_register && kind != 2;
        if !unsigned && !by_register && kind & 1 == 1 {
            effect.registers.insert(self.base);
        }
        if atomic || !is_store {
            effect.registers.extend(self.target(0));
        }
        if let (Some(offset), true) = (offset, is_store) {
            store(effect, self.base, offset, scale, self.frame_size);
        }
        effect.moves = !atomic && offset.is_some();
    }
}

/// Floating point and vectors.
fn vector(effect: &mut Effect, word: u32) {
    let number = (word & 31) as u16;
    let scalar = word & 0x5f00_0000 == 0x1e00_0000;
    if scalar && word & 0x0020_0000 != 0 && word & 0x0000_fc00 == 0 {
        // Conversions between floats and integers. The result of these opcodes is a float.
        let to_float = matches!((word >> 16) & 7, 2 | 3 | 7);
        if to_float {
            effect.registers.insert(V0 + number);
        } else if number != SP {
            effect.registers.insert(number);
        }
    } else if scalar && word & 0x0020_0000 == 0 {
        // Conversions of fixed-point numbers.
        effect.registers.extend([number, V0 + number]);
    } else if scalar && (word & 0xfc00 == 0x2000 || word & 0xc00 == 0x400) {
        // Comparisons, which write flags.
    } else {
        // The destination of `umov` and `smov` is a general register.
        let moves_element = matches!(word & 0xbfe0_fc00, 0x0e00_3c00 | 0x0e00_2c00);
        if moves_element && number != SP {
            effect.registers.insert(number);
        } else {
            effect.registers.insert(V0 + number);
        }
        // `fmov dd, dn`, `orr vd.16b, vn.16b, vn.16b`.
        effect.moves =
            scalar && word & 0x003f_fc00 == 0x0020_4000 || word & 0xbfe0_fc00 == 0x0ea0_1c00;
    }
}

fn store(effect: &mut Effect, base: u16, offset: i64, size: i64, frame_size: i64) {
    let base = match base {
        SP => -frame_size,
        29 => -16,
        _ => return,
    };
    effect.memory = Some((base + offset, size.max(8)));
}

/// The low bits of a number, as a signed number.
fn signed(bits: u32, count: u32) -> i64 {
    i64::from((bits << (32 - count)) as i32 >> (32 - count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::one_block;

    #[track_caller]
    fn expect(word: u32, registers: &[u16], memory: Option<(i64, i64)>) {
        effect(word, 64).expect(registers, memory);
    }

    #[test]
    fn destinations() {
        expect(0x8b02_0020, &[0], None); // add x0, x1, x2
        expect(0xd100_43ff, &[31], None); // sub sp, sp, #16
        expect(0xf100_041f, &[], None); // cmp x0, #1
        expect(0xaa01_03e3, &[3], None); // mov x3, x1
        expect(0x1e62_2820, &[64], None); // fadd d0, d1, d2
        expect(0x1e61_2000, &[], None); // fcmp d0, d1
        expect(0x9e78_0005, &[5], None); // fcvtzs x5, d0
        expect(0x9e62_0005, &[69], None); // scvtf d5, x0
        expect(0x9e66_0005, &[5], None); // fmov x5, d0
        expect(0x9e67_0005, &[69], None); // fmov d5, x0
        expect(0x9a82_1020, &[0], None); // csel x0, x1, x2, ne
        expect(0x9400_0001, &[30], None); // bl
        expect(0x5400_0040, &[], None); // b.eq
        expect(0x0e01_3c01, &[1], None); // umov w1, v0.b[0]
    }

    /// movz x16, #0x8010; str x1, [sp, x16, sxtx]; add x16, x1, x2; str q1, [sp, x16, sxtx]
    #[test]
    fn stores_far_from_the_stack_pointer() {
        let words = [0xd290_0210, 0xf830_ebe1, 0x8b02_0030, 0x3cb0_ebe1u32];
        let (code, block) = one_block(&words);
        let effects = effects(&code, &[block], 50_000);
        assert!(effects[..2].iter().all(|effect| effect.moves));
        effects[1].expect(&[], Some((0x8010 - 50_000, 8)));
        effects[3].expect(&[], Some((-50_000, 50_000)));
    }

    #[test]
    fn loads_and_stores() {
        expect(0xf940_0be1, &[1], None); // ldr x1, [sp, #16]
        expect(0xf900_0be1, &[], Some((-48, 8))); // str x1, [sp, #16]
        expect(0xfd00_0be1, &[], Some((-48, 8))); // str d1, [sp, #16]
        expect(0xfd40_0be1, &[65], None); // ldr d1, [sp, #16]
        expect(0x3d80_07e1, &[], Some((-48, 16))); // str q1, [sp, #16]
        expect(0xa901_07e0, &[], Some((-48, 16))); // stp x0, x1, [sp, #16]
        expect(0xa8c1_7bfd, &[31, 29, 30], None); // ldp x29, x30, [sp], #16
        expect(0xa9bf_7bfd, &[31], Some((-80, 16))); // stp x29, x30, [sp, #-16]!
        expect(0xf81f_83a2, &[], Some((-24, 8))); // stur x2, [x29, #-8]
        expect(0xb940_0001, &[1], None); // ldr w1, [x0]
    }
}

//! Decodes the registers and memory that each instruction of RV64GC overwrites (The RISC-V
//! Instruction Set Manual, volume I, "Instruction Set Listings").

use crate::effect::Effect;
use crate::machine::MachineBlock;
use crate::riscv64::{branch_distance, instruction, jump_distance, size};

/// The DWARF number of the first float register.
const F0: u16 = 32;

/// The number of v0.
const V0: u16 = 96;

/// Returns the effect of each instruction.
pub fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(code.len() / 4);
    for block in blocks {
        let code = code.get(..block.end as usize).unwrap_or(code);
        let mut at = block.start;
        let mut far = Far::Unknown;
        // The targets of the branches so far.
        let mut branches = Vec::new();
        while let Some(rest) = code.get(at as usize..).filter(|rest| !rest.is_empty()) {
            let (effect, size) = match instruction(rest) {
                Some((word, size)) => {
                    let mut effect = effect(word, frame_size);
                    far.follow(word, &mut effect, frame_size);
                    (effect, size)
                }
                None => {
                    // Zeros are a trap.
                    let unknown = !rest.starts_with(&[0, 0]);
                    let effect = Effect {
                        unknown,
                        ..Effect::default()
                    };
                    (effect, size(rest).min(rest.len()))
                }
            };
            let next = at + size as u32;
            effects.push(Effect { at, next, ..effect });
            // A jump leads over constants, and over jumps to other blocks. Decoded as code, they may
            // end inside of an instruction after them.
            let target = instruction(rest).map(|(word, _)| target(word, at));
            let (branch, over) = target.unwrap_or((None, None));
            branches.extend(branch);
            let over = over.filter(|over| (next..block.end).contains(over));
            let over = over.filter(|over| !branches.iter().any(|it| (next..*over).contains(it)));
            at = over.unwrap_or(next);
        }
    }
    effects
}

/// The target of a branch, and the target of a jump.
fn target(word: u32, at: u32) -> (Option<u32>, Option<u32>) {
    let to = |distance: i64| u32::try_from(i64::from(at) + distance).ok();
    match word & 0xfff {
        _ if word & 0x7f == 0x63 => (to(branch_distance(word)), None),
        0x6f => (None, to(jump_distance(word))),
        _ => (None, None),
    }
}

/// The register in which Cranelift computes an address that is too far from the stack pointer for
/// one instruction.
const FAR: u32 = 31;

/// The content of this register.
#[derive(Clone, Copy)]
enum Far {
    Unknown,
    Constant(i64),
    /// The stack pointer plus a constant.
    Address(i64),
}

impl Far {
    /// Follows an instruction. Adds the memory that it writes at the address.
    fn follow(&mut self, word: u32, effect: &mut Effect, frame_size: i64) {
        let field = |from: u32| word >> from & 31;
        if is_vector_memory(word) {
            // Other addresses are those of the program's memory.
            if let (Far::Address(address), 0x27, FAR) = (*self, word & 0x7f, field(15)) {
                store_vectors(word, address - frame_size, effect);
            }
            return;
        }
        if word & 0x7f == 0x23 || word & 0x7f == 0x27 {
            if let (Far::Address(address), FAR) = (*self, field(15)) {
                let low = (word as i32 >> 25) << 5 | field(7) as i32;
                effect.memory = Some((address + i64::from(low) - frame_size, 8));
                effect.moves = true;
            }
            return;
        }
        if effect.call {
            *self = Far::Unknown;
        }
        if !effect.registers.contains(FAR as u16) {
            return;
        }
        let immediate = i64::from(word as i32 >> 20);
        let next = match (word & 0x707f, field(15), *self) {
            _ if word & 0x7f == 0x37 => Far::Constant((word & 0xffff_f000) as i32 as i64),
            (0x13, 0, _) => Far::Constant(immediate),
            (0x13, FAR, Far::Constant(known)) => Far::Constant(known + immediate),
            (0x13, 2, _) => Far::Address(immediate),
            (0x13, 8, _) => Far::Address(immediate + frame_size - 16),
            (0x33, FAR, Far::Constant(known)) if word >> 20 == 2 => Far::Address(known),
            _ => Far::Unknown,
        };
        effect.moves |= !matches!(next, Far::Unknown);
        *self = next;
    }
}

/// Returns true for a load or store of vectors.
fn is_vector_memory(word: u32) -> bool {
    let is_float_width = matches!(word >> 12 & 7, 1..=4);
    matches!(word & 0x7f, 0x07 | 0x27) && !is_float_width
}

/// The maximum size of a vector of Cranelift in bytes. Each is in one register.
const VECTOR: i64 = 16;

/// Adds the memory that a store of vectors writes at an offset from the CFA.
fn store_vectors(word: u32, at: i64, effect: &mut Effect) {
    let count = i64::from(word >> 29) + 1;
    effect.memory = Some((at, VECTOR * count));
    effect.moves = true;
    // Only stores of consecutive elements write only there.
    effect.unknown = word >> 26 & 3 != 0;
}

/// The effect of an instruction on vectors.
fn vector(word: u32, frame_size: i64) -> Effect {
    let mut effect = Effect::default();
    let destination = (word >> 7 & 31) as u16;
    match (word & 0x7f, word >> 12 & 7, word >> 26) {
        (0x07, ..) => {
            let last = destination + (word >> 29) as u16;
            effect
                .registers
                .extend((destination..=last).map(|it| V0 + it % 32));
            effect.moves = true;
        }
        (0x27, ..) => match word >> 15 & 31 {
            2 => store_vectors(word, -frame_size, &mut effect),
            8 => store_vectors(word, -16, &mut effect),
            _ => {}
        },
        // `vsetivli` comes before a move.
        (_, 7, _) => {
            general(&mut effect, destination);
            effect.moves = true;
        }
        // `vmv.x.s`, `vcpop.m` and `vfirst.m`; `vfmv.f.s`.
        (_, 2, 0b01_0000) => general(&mut effect, destination),
        (_, 1, 0b01_0000) => effect.registers.insert(F0 + destination),
        (_, _, operation) => {
            effect.registers.insert(V0 + destination);
            // The result may be twice as wide as the operands.
            if operation >= 0b11_0000 {
                effect.registers.insert(V0 + (destination + 1) % 32);
            }
            // `vmv.v.v` and `vmv1r.v`.
            effect.moves = matches!(operation, 0b01_0111 | 0b10_0111);
        }
    }
    effect
}

fn effect(word: u32, frame_size: i64) -> Effect {
    if word & 0x7f == 0x57 || is_vector_memory(word) {
        return vector(word, frame_size);
    }
    let mut effect = Effect::default();
    let destination = ((word >> 7) & 31) as u16;
    let offset = i64::from(((word as i32) >> 25) << 5 | i32::from(destination as i16));
    match word & 0x7f {
        // Stores of integers and floats.
        0x23 | 0x27 => {
            let base = match (word >> 15) & 31 {
                2 => -frame_size,
                8 => -16,
                _ => return effect,
            };
            effect.memory = Some((base + offset, 8));
            effect.moves = true;
        }
        // Branches and fences.
        0x63 | 0x0f => {}
        0x67 | 0x6f => {
            effect.call = destination == 1;
            effect.jump = destination == 0;
            general(&mut effect, destination);
        }
        // Loads of floats.
        0x07 => {
            effect.registers.insert(F0 + destination);
            effect.moves = true;
        }
        // Multiplications with additions.
        0x43 | 0x47 | 0x4b | 0x4f => effect.registers.insert(F0 + destination),
        0x53 => {
            // Comparisons, conversions to integers, moves to integers and classes.
            if matches!(word >> 27, 0b10100 | 0b11000 | 0b11100) {
                general(&mut effect, destination);
            } else {
                effect.registers.insert(F0 + destination);
                // `fmv.d`.
                effect.moves = word >> 27 == 0b00100;
            }
        }
        opcode => {
            general(&mut effect, destination);
            // `mv`, and loads.
            effect.moves = opcode == 0x03 || opcode == 0x13 && word >> 20 == 0;
        }
    }
    effect
}

/// Adds the destination, unless it is register 0, which is always 0.
fn general(effect: &mut Effect, destination: u16) {
    if destination != 0 {
        effect.registers.insert(destination);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::one_block;

    #[track_caller]
    fn expect(word: u32, registers: &[u16], memory: Option<(i64, i64)>) {
        effect(word, 64).expect(registers, memory);
    }

    /// lui t6, 10; addi t6, t6, -152; add t6, t6, sp; sd a3, 8(t6)
    #[test]
    fn stores_far_from_the_stack_pointer() {
        let words = [0x0000_afb7, 0xf68f_8f93, 0x002f_8fb3, 0x00df_b423u32];
        let (code, block) = one_block(&words);
        let effects = effects(&code, &[block], 50_000);
        assert!(effects.iter().all(|effect| effect.moves));
        effects[3].expect(&[], Some((40960 - 152 + 8 - 50_000, 8)));
    }

    #[test]
    fn constants_are_not_code() {
        // j 8; a constant that ends like an instruction of 32 bits; mv a0, a1
        let words = [0x0080_006f, 0xffff_0000, 0x0005_8513u32];
        let (code, block) = one_block(&words);
        let effects = effects(&code, &[block], 64);
        effects[1].expect(&[10], None);
        // beq a0, a1, 8; j 8; mv a1, a0; mv a0, a1: the branch leads to what the jump leads over.
        let words = [0x00b5_0463, 0x0080_006f, 0x0005_0593, 0x0005_8513u32];
        let (code, block) = one_block(&words);
        let effects = super::effects(&code, &[block], 64);
        effects[2].expect(&[11], None);
    }

    #[test]
    fn destinations() {
        expect(0x00b5_0533, &[10], None); // add a0, a0, a1
        expect(0x0005_8513, &[10], None); // mv a0, a1
        expect(0x00a1_3823, &[], Some((-48, 8))); // sd a0, 16(sp)
        expect(0xfea4_3c23, &[], Some((-24, 8))); // sd a0, -8(s0)
        expect(0x0101_3503, &[10], None); // ld a0, 16(sp)
        expect(0x0101_3507, &[42], None); // fld fa0, 16(sp)
        expect(0x02b5_7553, &[42], None); // fadd.d fa0, fa0, fa1
        expect(0xa2b5_2553, &[10], None); // feq.d a0, fa0, fa1
        expect(0xc225_1553, &[10], None); // fcvt.l.d a0, fa0
        expect(0x0000_80e7, &[1], None); // jalr ra, 0(ra)
        expect(0x0000_8067, &[], None); // ret
        expect(0x0005_0463, &[], None); // beqz a0, 8
    }

    /// The encodings are those of llvm-mc.
    #[test]
    fn vectors() {
        expect(0xcd02_7057, &[], None); // vsetivli zero, 4, e32, m1, ta, ma
        expect(0x0205_6407, &[96 + 8], None); // vle32.v v8, (a0)
        expect(0x0205_6427, &[], None); // vse32.v v8, (a0)
        expect(0x0201_0427, &[], Some((-64, 16))); // vse8.v v8, (sp)
        expect(0x0204_0427, &[], Some((-16, 16))); // vse8.v v8, (s0)
        expect(0x0284_04d7, &[96 + 9], None); // vadd.vv v9, v8, v8
        expect(0x9e80_3557, &[96 + 10], None); // vmv1r.v v10, v8
        expect(0x4280_2557, &[10], None); // vmv.x.s a0, v8
        expect(0x4280_1557, &[42], None); // vfmv.f.s fa0, v8
        expect(0xc284_2557, &[96 + 10, 96 + 11], None); // vwaddu.vv v10, v8, v8
    }

    /// addi t6, sp, 16; vse8.v v8, (t6); addi t6, s0, -32; vse8.v v8, (t6); mv t6, a0;
    /// vse8.v v8, (t6)
    #[test]
    fn vectors_in_the_frame() {
        let store = 0x020f_8427;
        let words = [0x0101_0f93, store, 0xfe04_0f93, store, 0x0005_0f93, store];
        let (code, block) = one_block(&words);
        let effects = effects(&code, &[block], 64);
        effects[1].expect(&[], Some((-48, 16)));
        effects[3].expect(&[], Some((-48, 16)));
        // The program's memory.
        effects[5].expect(&[], None);
    }
}

//! Decodes the registers and memory that each instruction of RV64GC overwrites (The RISC-V
//! Instruction Set Manual, volume I, "Instruction Set Listings").

use crate::effect::Effect;
use crate::machine::MachineBlock;
use crate::riscv64::{instruction, size};

/// The DWARF number of the first float register.
const F0: u16 = 32;

/// Returns the effect of each instruction.
pub fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(code.len() / 4);
    for block in blocks {
        let code = code.get(..block.end as usize).unwrap_or(code);
        let mut at = block.start;
        while let Some(rest) = code.get(at as usize..).filter(|rest| !rest.is_empty()) {
            let (effect, size) = match instruction(rest) {
                Some((word, size)) => (effect(word, frame_size), size),
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
            at = next;
        }
    }
    effects
}

fn effect(word: u32, frame_size: i64) -> Effect {
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
        // Vectors may write any register.
        0x57 => effect.registers.extend(1..64),
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

    #[track_caller]
    fn expect(word: u32, registers: &[u16], memory: Option<(i64, i64)>) {
        effect(word, 64).expect(registers, memory);
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
}

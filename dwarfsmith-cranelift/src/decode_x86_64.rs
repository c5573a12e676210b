//! Decodes the registers and memory that each x86-64 instruction overwrites (Intel 64 and IA-32
//! Architectures Software Developer's Manual, volume 2, appendix A).
//!
//! Only lengths and destinations are of interest, so opcodes are decoded by groups with the same
//! destination. Instructions with an EVEX prefix that Cranelift does not have, and others that
//! compilers seldom use, are unknown. The tests compare all others with another decoder.

mod evex;
mod operands;
#[cfg(test)]
mod tests;

use operands::Write;

use crate::effect::Effect;
use crate::machine::MachineBlock;

const RAX: u8 = 0;
const RCX: u8 = 1;
const RDX: u8 = 2;
const RBX: u8 = 3;
const RSP: u8 = 4;
const RBP: u8 = 5;

/// Returns the effect of each instruction.
pub fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(code.len() / 3);
    for block in blocks {
        let Some(bytes) = code.get(..block.end as usize) else {
            continue;
        };
        let mut at = block.start;
        // Constants may follow the last block's final instruction. Decoding them as code has no
        // effect, since no range includes them.
        while at < block.end {
            match Instruction::decode(bytes, at, frame_size) {
                Some(effect) => {
                    at = effect.next;
                    effects.push(effect);
                }
                None => {
                    // The rest of the block cannot be decoded, so no place is known from here on.
                    effects.push(Effect {
                        at,
                        next: at,
                        unknown: true,
                        ..Effect::default()
                    });
                    break;
                }
            }
        }
    }
    effects
}

/// The bytes of an instruction, and the index of the next byte to read.
#[derive(Default)]
struct Instruction<'a> {
    bytes: &'a [u8],
    next: usize,
    frame_size: i64,
    effect: Effect,
    /// Prefixes of legacy instructions. `mandatory` is 0x66, 0xf2, 0xf3 or 0, and can also come
    /// from the prefix VEX.
    word: bool,
    short_address: bool,
    mandatory: u8,
    rex: u8,
    has_rex: bool,
    /// True if general operands are bytes. Without REX, some byte registers are upper halves, such
    /// as AH.
    narrow: bool,
    /// The prefix VEX: true if there is one, its additional register, and true if vectors have 256
    /// bits.
    vex: bool,
    third: u8,
    wide: bool,
    /// The byte ModRM, and the offset of its memory operand from the CFA if that is in the frame.
    modrm: u8,
    memory: Option<i64>,
}

impl Instruction<'_> {
    /// Returns the effect of the instruction at an offset; `None` if its length is unknown.
    fn decode(bytes: &[u8], at: u32, frame_size: i64) -> Option<Effect> {
        let mut instruction = Instruction {
            bytes,
            next: at as usize,
            frame_size,
            effect: Effect {
                at,
                ..Effect::default()
            },
            ..Instruction::default()
        };
        instruction.prefixes_and_opcode()?;
        let mut effect = instruction.effect;
        effect.next = u32::try_from(instruction.next).ok()?;
        Some(effect)
    }

    fn prefixes_and_opcode(&mut self) -> Option<()> {
        loop {
            let byte = self.byte()?;
            match byte {
                0x66 => {
                    self.word = true;
                    if self.mandatory == 0 {
                        self.mandatory = byte;
                    }
                }
                0xf2 | 0xf3 => self.mandatory = byte,
                0x67 => self.short_address = true,
                // Lock and segment prefixes.
                0xf0 | 0x26 | 0x2e | 0x36 | 0x3e | 0x64 | 0x65 => {}
                0x40..=0x4f => {
                    (self.rex, self.has_rex) = (byte, true);
                    // REX is the last prefix.
                    let opcode = self.byte()?;
                    return match opcode {
                        0x66 | 0xf2 | 0xf3 | 0x67 | 0x40..=0x4f | 0xc4 | 0xc5 | 0x62 => None,
                        _ => self.legacy(opcode),
                    };
                }
                0xc4 | 0xc5 => return self.vex(byte),
                0x62 => return self.evex(),
                _ => return self.legacy(byte),
            }
        }
    }

    fn legacy(&mut self, opcode: u8) -> Option<()> {
        if opcode != 0x0f {
            return self.one_byte(opcode);
        }
        let opcode = self.byte()?;
        let (write, immediate) = match opcode {
            0x38 => {
                let opcode = self.byte()?;
                (self.map_38(opcode)?, 0)
            }
            0x3a => {
                let opcode = self.byte()?;
                (self.map_3a(opcode)?, 1)
            }
            _ => return self.two_bytes(opcode),
        };
        self.operands(write, immediate)
    }

    /// A prefix of two or three bytes for instructions with vectors, and some with general
    /// registers.
    fn vex(&mut self, kind: u8) -> Option<()> {
        let first = self.byte()?;
        let (map, last) = match kind {
            0xc5 => (1, first),
            _ => (first & 0x1f, self.byte()?),
        };
        // The prefix stores R, X and B inverted. W is in its last byte.
        self.rex = if kind == 0xc5 {
            (!first >> 5) & 4
        } else {
            (!first >> 5) & 7 | (last >> 4) & 8
        };
        (self.vex, self.has_rex) = (true, true);
        self.third = (!last >> 3) & 15;
        self.wide = last & 4 != 0;
        self.mandatory = [0, 0x66, 0xf3, 0xf2][usize::from(last & 3)];
        let opcode = self.byte()?;
        match map {
            1 => self.two_bytes(opcode),
            2 => {
                let write = self.map_38(opcode)?;
                self.operands(write, 0)
            }
            3 => {
                let write = self.map_3a(opcode)?;
                self.operands(write, 1)
            }
            _ => None,
        }
    }

    /// Opcodes of one byte.
    fn one_byte(&mut self, opcode: u8) -> Option<()> {
        let long = if self.word && self.rex & 8 == 0 { 2 } else { 4 };
        let register = (opcode & 7) | (self.rex & 1) << 3;
        let narrow = matches!(opcode, 0x00..=0x3f | 0x80..=0x8a | 0xc0..=0xd3 | 0xf6..=0xff);
        self.narrow = narrow && opcode & 1 == 0;
        if opcode >= 0x80 {
            return self.upper_half(opcode, register, long);
        }
        match opcode {
            // Arithmetic; the last is a comparison.
            0x00..=0x3f => {
                let write = |write| if opcode >= 0x38 { Write::None } else { write };
                match opcode & 7 {
                    0 | 1 => self.operands(write(Write::General), 0),
                    2 | 3 => self.operands(write(Write::GeneralReg), 0),
                    4 | 5 => {
                        if opcode < 0x38 {
                            self.general(RAX);
                        }
                        self.skip(if opcode & 1 == 0 { 1 } else { long })
                    }
                    _ => None,
                }
            }
            0x50..=0x57 => self.push(0),
            0x58..=0x5f => {
                self.general(RSP);
                self.general(register);
                Some(())
            }
            0x63 => self.operands(Write::GeneralReg, 0),
            0x68 => self.push(long),
            0x69 => self.operands(Write::GeneralReg, long),
            0x6a => self.push(1),
            0x6b => self.operands(Write::GeneralReg, 1),
            0x70..=0x7f => self.skip(1),
            _ => None,
        }
    }

    /// Opcodes of one byte from 0x80 on, with the register that some of them have, and the size of
    /// immediates that are not bytes.
    fn upper_half(&mut self, opcode: u8, register: u8, long: usize) -> Option<()> {
        match opcode {
            0x80 | 0x81 | 0x83 => {
                self.modrm(if opcode == 0x81 { long } else { 1 })?;
                let compares = self.extension() == 7;
                self.write(if compares {
                    Write::None
                } else {
                    Write::General
                });
                Some(())
            }
            0x84 | 0x85 => self.operands(Write::None, 0),
            0x86 | 0x87 => self.moves(Write::Exchange, 0),
            0x88 | 0x89 => self.moves(Write::General, 0),
            0x8a | 0x8b => self.moves(Write::GeneralReg, 0),
            0x8d => self.operands(Write::GeneralReg, 0),
            0x90 if self.rex & 1 == 0 => Some(()),
            0x90..=0x97 => {
                self.effect.moves = true;
                self.general(RAX);
                self.general(register);
                Some(())
            }
            0x98 => self.always(&[RAX]),
            0x99 => self.always(&[RDX]),
            0xa8 => self.skip(1),
            0xa9 => self.skip(long),
            0xb0..=0xb7 => {
                self.effect.moves = true;
                self.narrow = true;
                self.operand(register);
                self.skip(1)
            }
            0xb8..=0xbf => {
                self.effect.moves = true;
                self.general(register);
                self.skip(if self.rex & 8 != 0 { 8 } else { long })
            }
            0xc0 | 0xc1 => self.operands(Write::General, 1),
            0xd0..=0xd3 => self.operands(Write::General, 0),
            0xc2 | 0xc3 => {
                self.general(RSP);
                self.skip(if opcode == 0xc2 { 2 } else { 0 })
            }
            0xc6 | 0xc7 => {
                self.moves(Write::General, if opcode == 0xc6 { 1 } else { long })?;
                (self.extension() == 0).then_some(())
            }
            0xc9 => self.always(&[RSP, RBP]),
            0xcc | 0xf4 => Some(()),
            0xe8 => {
                self.effect.call = true;
                self.push(4)
            }
            0xe9 | 0xeb => {
                self.effect.jump = true;
                self.skip(if opcode == 0xe9 { 4 } else { 1 })
            }
            0xf6 | 0xf7 => self.group_3(opcode, long),
            0xfe | 0xff => self.group_5(opcode),
            _ => None,
        }
    }

    /// Tests, negations, multiplications and divisions.
    fn group_3(&mut self, opcode: u8, long: usize) -> Option<()> {
        let modrm = *self.bytes.get(self.next)?;
        let immediate = match (modrm >> 3) & 7 {
            0 | 1 if opcode == 0xf6 => 1,
            0 | 1 => long,
            _ => 0,
        };
        self.modrm(immediate)?;
        match self.extension() {
            0 | 1 => {}
            2 | 3 => self.write(Write::General),
            _ if opcode == 0xf6 => self.general(RAX),
            _ => return self.always(&[RAX, RDX]),
        }
        Some(())
    }

    /// Increments, calls, jumps and `push`.
    fn group_5(&mut self, opcode: u8) -> Option<()> {
        self.modrm(0)?;
        match (opcode, self.extension()) {
            (_, 0 | 1) => self.write(Write::General),
            (0xff, 2) => {
                self.effect.call = true;
                return self.push(0);
            }
            // The target is not known.
            (0xff, 4) => {}
            (0xff, 6) => return self.push(0),
            _ => return None,
        }
        Some(())
    }

    /// Opcodes after 0x0f; some of them with VEX.
    fn two_bytes(&mut self, opcode: u8) -> Option<()> {
        let legacy = !self.vex;
        let vector = if self.wide { 32 } else { 16 };
        let scalar = matches!(self.mandatory, 0xf2 | 0xf3);
        // Without a prefix, these instructions use the registers of MMX.
        let simd = self.mandatory != 0;
        match opcode {
            0x0b if legacy => Some(()),
            0x0d | 0x18..=0x1f if legacy => self.operands(Write::None, 0),
            0x10 => self.moves(Write::Vector, 0),
            0x11 => self.moves(Write::VectorRm(if scalar { 8 } else { vector }), 0),
            0x28 => self.moves(Write::Vector, 0),
            0x29 => self.moves(Write::VectorRm(vector), 0),
            0x12 | 0x14..=0x16 | 0x2a => self.operands(Write::Vector, 0),
            0x13 | 0x17 => self.operands(Write::VectorRm(8), 0),
            0x2b => self.operands(Write::VectorRm(vector), 0),
            0x2c | 0x2d => self.operands(
                if scalar {
                    Write::GeneralReg
                } else {
                    Write::Unknown
                },
                0,
            ),
            0x2e | 0x2f => self.operands(Write::None, 0),
            0x40..=0x4f if legacy => self.operands(Write::GeneralReg, 0),
            0x50 => self.operands(Write::GeneralReg, 0),
            0x51..=0x5f | 0x7c | 0x7d | 0xc2 | 0xc6 | 0xd0 | 0xe6 => {
                self.operands(Write::Vector, usize::from(matches!(opcode, 0xc2 | 0xc6)))
            }
            0x6f if simd => self.moves(Write::Vector, 0),
            0x7f if simd => self.moves(Write::VectorRm(vector), 0),
            0x70 if simd => self.operands(Write::Vector, 1),
            0x71..=0x73 if simd => {
                let vex = if self.vex {
                    Write::ThirdVector
                } else {
                    Write::VectorRm(16)
                };
                self.operands(vex, 1)
            }
            0x7e if self.mandatory == 0x66 => self.operands(Write::General, 0),
            0x7e if simd => self.operands(Write::Vector, 0),
            0x80..=0x8f if legacy => self.skip(4),
            0x90..=0x9f if legacy => {
                self.narrow = true;
                self.operands(Write::General, 0)
            }
            0xa2 if legacy => self.always(&[RAX, RCX, RDX, RBX]),
            0xa3..=0xc1 | 0xc7..=0xcf if legacy => self.general_two_bytes(opcode),
            0xc3 if legacy => self.operands(Write::General, 0),
            0xc4 if simd => self.operands(Write::Vector, 1),
            0xc5 if simd => self.operands(Write::GeneralReg, 1),
            0xd6 if self.mandatory == 0x66 => self.operands(Write::VectorRm(8), 0),
            // A register of MMX.
            0xd6 if self.mandatory == 0xf2 => None,
            0xd7 if simd => self.operands(Write::GeneralReg, 0),
            0xe7 if simd => self.operands(Write::VectorRm(vector), 0),
            0xf7 if simd => self.operands(Write::Unknown, 0),
            0x60..=0x6e | 0x74..=0x76 | 0xd1..=0xfe if simd => self.operands(Write::Vector, 0),
            // The upper halves of vectors.
            0x77 if self.vex => {
                self.effect.unknown = true;
                Some(())
            }
            _ => None,
        }
    }

    /// Opcodes after 0x0f on general registers.
    fn general_two_bytes(&mut self, opcode: u8) -> Option<()> {
        match opcode {
            0xa3 => self.operands(Write::None, 0),
            0xa4 | 0xac => self.operands(Write::General, 1),
            0xa5 | 0xab | 0xad | 0xb3 | 0xbb => self.operands(Write::General, 0),
            0xae => {
                self.modrm(0)?;
                // Fences; the others save and restore registers of the system.
                self.effect.unknown = self.modrm >> 6 != 3;
                Some(())
            }
            0xaf | 0xb6..=0xb8 | 0xbc..=0xbf => self.operands(Write::GeneralReg, 0),
            0xb0 | 0xb1 => {
                self.narrow = opcode == 0xb0;
                self.general(RAX);
                self.operands(Write::General, 0)
            }
            0xba => {
                self.modrm(1)?;
                let tests = self.extension() == 4;
                self.write(if tests { Write::None } else { Write::General });
                Some(())
            }
            0xc0 | 0xc1 => {
                self.narrow = opcode == 0xc0;
                self.operands(Write::Exchange, 0)
            }
            0xc7 => {
                self.modrm(0)?;
                if self.extension() == 1 && self.modrm >> 6 != 3 {
                    self.write(Write::VectorRm(16));
                    return self.always(&[RAX, RDX]);
                }
                self.effect.unknown = true;
                Some(())
            }
            0xc8..=0xcf => {
                self.general((opcode & 7) | (self.rex & 1) << 3);
                Some(())
            }
            _ => None,
        }
    }

    /// Opcodes after 0x0f 0x38.
    fn map_38(&self, opcode: u8) -> Option<Write> {
        let vector = if self.wide { 32 } else { 16 };
        Some(match (opcode, self.mandatory) {
            (0xf0 | 0xf1, 0xf2) if !self.vex => Write::GeneralReg,
            (0xf0, 0 | 0x66) if !self.vex => Write::GeneralReg,
            (0xf1, 0 | 0x66) if !self.vex => Write::General,
            (0xf6, 0x66 | 0xf3) if !self.vex => Write::GeneralReg,
            (0xf2 | 0xf5 | 0xf7, _) if self.vex => Write::GeneralReg,
            // `blsr`, `blsmsk` and `blsi`.
            (0xf3, 0) if self.vex => Write::ThirdGeneral,
            // `mulx`.
            (0xf6, 0xf2) if self.vex => Write::Both,
            (0x0e | 0x0f, 0x66) if self.vex => Write::None,
            (0x17, 0x66) => Write::None,
            (0x2e | 0x2f | 0x8e, 0x66) if self.vex => Write::VectorRm(vector),
            // Gathers also write their masks.
            (0x90..=0x93, 0x66) if self.vex => Write::Unknown,
            // Instructions of the system.
            (0x80..=0x82, 0x66) if !self.vex => Write::None,
            (_, 0x66) => Write::Vector,
            _ => return None,
        })
    }

    /// Opcodes after 0x0f 0x3a.
    fn map_3a(&self, opcode: u8) -> Option<Write> {
        Some(match (opcode, self.mandatory) {
            (0xf0, 0xf2) if self.vex => Write::GeneralReg,
            (0x14..=0x17, 0x66) => Write::General,
            (0x19 | 0x1d | 0x39, 0x66) if self.vex => Write::VectorRm(16),
            // Masks, and comparisons of strings.
            (0x30..=0x33 | 0x60..=0x63, 0x66) => Write::Unknown,
            (_, 0x66) => Write::Vector,
            _ => return None,
        })
    }
}

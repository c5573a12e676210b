//! The operands of x86-64 instructions: the byte ModRM, memory, immediates, and registers.

use super::{Instruction, RBP, RSP};

/// The DWARF numbers of the general registers, by the machine's numbers.
pub const GENERAL: [u16; 16] = [0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15];
/// The DWARF number of the first vector register.
pub const XMM0: u16 = 17;

/// The explicit operands that an instruction writes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Write {
    None,
    /// The general register, or the memory, of the r/m field.
    General,
    /// The general register of the reg field.
    GeneralReg,
    /// The registers of both fields.
    Exchange,
    /// The vector register of the reg field.
    Vector,
    /// The vector register, or that many bytes of memory, of the r/m field.
    VectorRm(i64),
    /// The general register that the VEX prefix names.
    ThirdGeneral,
    /// The general registers of the reg field and of the VEX prefix.
    Both,
    /// The vector register that the VEX prefix names.
    ThirdVector,
    /// Unknown operands.
    Unknown,
}

impl Instruction<'_> {
    pub fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.next)?;
        self.next += 1;
        Some(byte)
    }

    /// Skips bytes.
    pub fn skip(&mut self, count: usize) -> Option<()> {
        self.next += count;
        (self.next <= self.bytes.len()).then_some(())
    }

    pub fn operands(&mut self, write: Write, immediate: usize) -> Option<()> {
        self.modrm(immediate)?;
        self.write(write);
        Some(())
    }

    /// Decodes the operands of an instruction that the register allocator may insert as a move.
    pub fn moves(&mut self, write: Write, immediate: usize) -> Option<()> {
        self.effect.moves = true;
        self.operands(write, immediate)
    }

    /// Adds the writes of a push: the stack pointer, and the memory below it.
    pub fn push(&mut self, immediate: usize) -> Option<()> {
        self.general(RSP);
        let narrow = self.word && self.rex & 8 == 0 && !self.effect.call;
        let below = if narrow { 2 } else { 8 };
        self.effect.memory = Some((-self.frame_size - below, 8));
        self.skip(immediate)
    }

    pub fn always(&mut self, registers: &[u8]) -> Option<()> {
        registers
            .iter()
            .for_each(|register| self.general(*register));
        Some(())
    }

    pub fn general(&mut self, register: u8) {
        self.effect
            .registers
            .insert(GENERAL[usize::from(register & 15)]);
    }

    /// Adds the write of a general register as an operand.
    pub fn operand(&mut self, register: u8) {
        // Without a REX prefix, the numbers 4 to 7 are AH, CH, DH and BH.
        let second = self.narrow && !self.has_rex && register & 4 != 0;
        self.general(if second { register & 3 } else { register });
    }

    pub fn vector(&mut self, register: u8) {
        self.effect.registers.insert(XMM0 + u16::from(register));
    }

    /// The reg field, as an opcode's extension.
    pub fn extension(&self) -> u8 {
        (self.modrm >> 3) & 7
    }

    /// Reads the ModRM byte, the SIB byte and the displacement, and an immediate of `immediate`
    /// bytes.
    pub fn modrm(&mut self, immediate: usize) -> Option<()> {
        self.modrm = self.byte()?;
        let (mode, mut base) = (self.modrm >> 6, self.modrm & 7);
        if mode != 3 {
            let mut index = false;
            let has_sib = base == 4;
            if has_sib {
                let sib = self.byte()?;
                base = sib & 7;
                index = (sib >> 3) & 7 != 4 || self.rex & 2 != 0;
            }
            let none = mode == 0 && base == 5;
            let displacement = match mode {
                1 => i64::from(self.byte()? as i8),
                0 if !none => 0,
                _ => {
                    let at = self.next;
                    self.skip(4)?;
                    let bytes = self.bytes.get(at..at + 4)?.try_into().ok()?;
                    i64::from(i32::from_le_bytes(bytes))
                }
            };
            let base = match base {
                _ if none || index || self.rex & 1 != 0 || self.short_address => None,
                RSP => Some(-self.frame_size),
                RBP => Some(-16),
                _ => None,
            };
            self.memory = base.map(|base| base + displacement);
        }
        self.skip(immediate)
    }

    pub fn write(&mut self, write: Write) {
        let is_memory = self.modrm >> 6 != 3;
        let reg = self.extension() | (self.rex & 4) << 1;
        let rm = (self.modrm & 7) | (self.rex & 1) << 3;
        let mut size = 0;
        match write {
            Write::None => {}
            Write::Unknown => self.effect.unknown = true,
            Write::General if is_memory => size = 8,
            Write::General => self.operand(rm),
            Write::GeneralReg => self.operand(reg),
            Write::Exchange => {
                self.operand(reg);
                self.write(Write::General);
                return;
            }
            Write::Vector => self.vector(reg),
            Write::VectorRm(bytes) if is_memory => size = bytes,
            Write::VectorRm(_) => self.vector(rm),
            Write::ThirdGeneral => self.general(self.third),
            Write::Both => {
                self.general(reg);
                self.general(self.third);
            }
            Write::ThirdVector => self.vector(self.third),
        }
        if size > 0 {
            self.effect.memory = self.memory.map(|at| (at, size));
        }
    }
}

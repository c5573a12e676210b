//! The instructions with an EVEX prefix that Cranelift has: on vectors of 128 bits, in the first 16
//! registers.

use super::Instruction;
use super::operands::Write;

impl Instruction<'_> {
    /// Decodes an instruction after the first byte of its prefix.
    pub fn evex(&mut self) -> Option<()> {
        let [first, second, third] = [self.byte()?, self.byte()?, self.byte()?];
        // The prefix stores its additional bits of registers inverted.
        self.rex = (!first >> 5) & 7 | (second >> 4) & 8;
        self.has_rex = true;
        self.third = (!second >> 3) & 15;
        let opcode = self.byte()?;
        let is_shift = matches!((first & 7, opcode), (1, 0x72 | 0x73));
        let upper = if is_shift { third & 8 } else { first & 0x10 };
        if upper == 0 {
            return None;
        }
        match (first & 7, opcode) {
            _ if is_shift => self.operands(Write::ThirdVector, 1),
            (1, 0x58 | 0x7a | 0xd2 | 0xd3 | 0xe2 | 0xf2 | 0xf3) => self.operands(Write::Vector, 0),
            (2, 0x1e | 0x1f | 0x40 | 0x50 | 0x54 | 0x75) => self.operands(Write::Vector, 0),
            _ => None,
        }
    }
}

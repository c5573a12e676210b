//! Call frame information (DWARF 5 sections 6.4 and 7.24; the Linux Standard Base for `.eh_frame`),
//! and LLVM's instructions for frames in an address space.
//!
//! A [`CallFrameInstruction`] is one instruction. The table in `coding` has the encoding of each;
//! writing and reading are generated from it. A [`FrameSection`] iterates over the entries of a
//! section: each is a [`FrameEntry`] with the [`CommonEntry`] that it refers to. [`Rows`] executes
//! the instructions and yields one [`Row`] of rules for each range of addresses. A [`FrameIndex`]
//! finds the entry for an address. Bytes are read lazily. The time is proportional to their number
//! for any input, because headers, rules and remembered states are limited.

mod coding;
mod error;
mod index;
mod instruction;
mod pointer;
mod rows;
mod section;

pub use coding::CallFrameInstructions;
pub use error::{FrameError, FrameErrorKind};
pub use index::FrameIndex;
pub use instruction::CallFrameInstruction;
pub use rows::{CfaRule, RegisterRule, Row, Rows};
pub use section::{CommonEntry, FrameEntries, FrameEntry, FrameSection};

#[cfg(test)]
mod tests {
    use super::CallFrameInstruction::*;
    use super::*;
    use crate::target::ByteOrder;
    use crate::target::Register;
    use alloc::vec::Vec;

    /// The opcodes are from DWARF 5's table 7.29 and LLVM's document; numbers in LEB128 as in DWARF
    /// 5's tables 7.7 and 7.8.
    #[test]
    fn each_instruction_has_its_published_code() {
        let (rbp, far) = (Register(6), Register(200));
        let cases: &[(CallFrameInstruction<'_>, &[u8])] = &[
            (Nop, &[0x00]),
            (Advance(4), &[0x44]),
            (Advance(0x40), &[0x02, 0x40]),
            (Advance(0x1234), &[0x03, 0x34, 0x12]),
            (Advance(0x12345678), &[0x04, 0x78, 0x56, 0x34, 0x12]),
            (DefCfa(rbp, 16), &[0x0c, 6, 16]),
            (DefCfaFactored(rbp, -2), &[0x12, 6, 0x7e]),
            (DefCfaRegister(far), &[0x0d, 0xc8, 0x01]),
            (DefCfaOffset(128), &[0x0e, 0x80, 0x01]),
            (DefCfaOffsetFactored(-128), &[0x13, 0x80, 0x7f]),
            (DefCfaExpression(&[0x9c]), &[0x0f, 1, 0x9c]),
            (DefAspaceCfa(rbp, 0, 6), &[0x30, 6, 0, 6]),
            (DefAspaceCfaFactored(rbp, -1, 6), &[0x31, 6, 0x7f, 6]),
            (Offset(rbp, 2), &[0x86, 2]),
            (Offset(far, 2), &[0x05, 0xc8, 0x01, 2]),
            (Offset(rbp, -2), &[0x11, 6, 0x7e]),
            (ValOffset(rbp, 2), &[0x14, 6, 2]),
            (ValOffset(rbp, -2), &[0x15, 6, 0x7e]),
            (SavedIn(rbp, far), &[0x09, 6, 0xc8, 0x01]),
            (Expression(rbp, &[0x23, 8]), &[0x10, 6, 2, 0x23, 8]),
            (ValExpression(rbp, &[0x23, 8]), &[0x16, 6, 2, 0x23, 8]),
            (SameValue(rbp), &[0x08, 6]),
            (Undefined(rbp), &[0x07, 6]),
            (Restore(rbp), &[0xc6]),
            (Restore(far), &[0x06, 0xc8, 0x01]),
            (RememberState, &[0x0a]),
            (RestoreState, &[0x0b]),
            (SetLocation(0x1234, 4), &[0x01, 0x34, 0x12, 0, 0]),
            (ArgumentsSize(16), &[0x2e, 16]),
            (NegateReturnAddressState, &[0x2d]),
            (NegateReturnAddressStateWithPc, &[0x2c]),
        ];
        for (instruction, want) in cases {
            let mut bytes = Vec::new();
            instruction.encode(ByteOrder::Little, &mut bytes);
            assert_eq!(bytes, *want, "{instruction:?}");
        }
        let mut bytes = Vec::new();
        Advance(0x1234).encode(ByteOrder::Big, &mut bytes);
        assert_eq!(bytes, [0x03, 0x12, 0x34]);
    }
}

//! Call frame information (DWARF 5 sections 6.4 and 7.24; the Linux Standard Base for `.eh_frame`),
//! and LLVM's instructions for frames in an address space.
//!
//! A [`CallFrameInstruction`] is one instruction. How each is coded stands once, in the table in
//! `coding`; writing and reading both come from it. Coming in, a [`FrameSection`] gives the entries
//! of a section, each a [`FrameEntry`] with the [`CommonEntry`] that it refers to; its [`Rows`] run
//! the instructions and give one [`Row`] of rules for each run of addresses. A [`FrameIndex`] finds
//! the entry of an address. Bytes are read when they are asked for, and no input makes that take
//! more than time in proportion to its size: headers, rules and remembered states are bounded.

mod coding;
mod pointer;
mod rows;
mod section;

pub use coding::CallFrameInstructions;
pub use rows::{CfaRule, RegisterRule, Row, Rows};
pub use section::{
    CommonEntry, FrameEntries, FrameEntry, FrameError, FrameErrorKind, FrameIndex, FrameSection,
};

use crate::target::Register;

/// A call frame instruction. *Factored* numbers count in the CIE's code or data alignment factors,
/// others in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CallFrameInstruction<'a> {
    /// `DW_CFA_nop`: padding.
    Nop,
    /// `DW_CFA_advance_loc`, `_loc1`, `_loc2` or `_loc4`, whichever is shortest: what follows holds
    /// this much further on, factored.
    Advance(u32),
    /// `DW_CFA_set_loc`: what follows holds from this address on. The second number is the size in
    /// bytes of the address where it is written; where it is read, the section's pointer encoding
    /// decides.
    SetLocation(u64, u8),
    /// `DW_CFA_def_cfa`: the CFA is a register plus an offset.
    DefCfa(Register, u64),
    /// `DW_CFA_def_cfa_sf`: the offset is factored.
    DefCfaFactored(Register, i64),
    /// `DW_CFA_def_cfa_register`: the CFA is another register plus the same offset.
    DefCfaRegister(Register),
    /// `DW_CFA_def_cfa_offset`: the CFA is the same register plus another offset.
    DefCfaOffset(u64),
    /// `DW_CFA_def_cfa_offset_sf`: the offset is factored.
    DefCfaOffsetFactored(i64),
    /// `DW_CFA_def_cfa_expression`: the CFA is where an expression says.
    DefCfaExpression(&'a [u8]),
    /// `DW_CFA_LLVM_def_aspace_cfa`: the CFA is a register plus an offset, in an address space.
    DefAspaceCfa(Register, u64, u64),
    /// `DW_CFA_LLVM_def_aspace_cfa_sf`: the offset is factored.
    DefAspaceCfaFactored(Register, i64, u64),
    /// `DW_CFA_offset`, `_offset_extended` or `_offset_extended_sf`, or
    /// `DW_CFA_GNU_negative_offset_extended`: a register is saved at the CFA plus a factored
    /// offset.
    Offset(Register, i64),
    /// `DW_CFA_val_offset` or `_val_offset_sf`: a register's value was the CFA plus a factored
    /// offset.
    ValOffset(Register, i64),
    /// `DW_CFA_register`: the first register is saved in the second.
    SavedIn(Register, Register),
    /// `DW_CFA_expression`: a register is saved where an expression says; the CFA is on its stack.
    Expression(Register, &'a [u8]),
    /// `DW_CFA_val_expression`: a register's value was what an expression says; the CFA is on its
    /// stack.
    ValExpression(Register, &'a [u8]),
    /// `DW_CFA_same_value`: a register is as it was.
    SameValue(Register),
    /// `DW_CFA_undefined`: a register's value is lost.
    Undefined(Register),
    /// `DW_CFA_restore` or `_restore_extended`: a register's rule is again the CIE's.
    Restore(Register),
    /// `DW_CFA_remember_state`: all rules are put on a stack.
    RememberState,
    /// `DW_CFA_restore_state`: all rules are taken from that stack.
    RestoreState,
    /// `DW_CFA_GNU_args_size`: how many bytes of arguments are on the stack. It is for unwinders
    /// that land in a function, and changes no rule.
    ArgumentsSize(u64),
    /// `DW_CFA_AARCH64_negate_ra_state`: whether the return address is signed becomes the opposite.
    /// Other machines use the code for other things.
    NegateReturnAddressState,
    /// `DW_CFA_AARCH64_negate_ra_state_with_pc`: the same, and the address of the signing
    /// instruction is part of the signature. On AArch64 only.
    NegateReturnAddressStateWithPc,
}

#[cfg(test)]
mod tests {
    use super::CallFrameInstruction::*;
    use super::*;
    use crate::target::ByteOrder;
    use alloc::vec::Vec;

    /// Codes from DWARF 5's table 7.29 and LLVM's document; numbers in LEB128 as in its tables 7.7
    /// and 7.8.
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

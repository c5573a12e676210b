//! The instructions of call frame information.

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

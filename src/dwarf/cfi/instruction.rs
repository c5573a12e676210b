//! The instructions of call frame information.

use crate::target::Register;

/// A call frame instruction. *Factored* numbers are multiples of the CIE's code or data alignment
/// factor; other numbers are in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CallFrameInstruction<'a> {
    /// `DW_CFA_nop`: padding.
    Nop,
    /// `DW_CFA_advance_loc`, `_loc1`, `_loc2` or `_loc4`, whichever is shortest: advances the
    /// address by a factored number.
    Advance(u32),
    /// `DW_CFA_set_loc`: sets the address. The second number is the size in bytes of the address
    /// when it is written; when it is read, the section's pointer encoding determines the size.
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
    /// `DW_CFA_def_cfa_expression`: the CFA is the result of an expression.
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
    /// `DW_CFA_expression`: a register is saved at the address that an expression computes; the CFA
    /// is on its stack at the start.
    Expression(Register, &'a [u8]),
    /// `DW_CFA_val_expression`: a register's value was the result of an expression; the CFA is on
    /// its stack at the start.
    ValExpression(Register, &'a [u8]),
    /// `DW_CFA_same_value`: a register is preserved.
    SameValue(Register),
    /// `DW_CFA_undefined`: a register's value is lost.
    Undefined(Register),
    /// `DW_CFA_restore` or `_restore_extended`: restores the rule that the CIE gives a register.
    Restore(Register),
    /// `DW_CFA_remember_state`: pushes all rules on a stack.
    RememberState,
    /// `DW_CFA_restore_state`: pops all rules from that stack.
    RestoreState,
    /// `DW_CFA_GNU_args_size`: the number of bytes of arguments on the stack. It is for unwinders
    /// that resume in a function, and changes no rule.
    ArgumentsSize(u64),
    /// `DW_CFA_AARCH64_negate_ra_state`: toggles whether the return address is signed. Other
    /// machines use the opcode for other instructions.
    NegateReturnAddressState,
    /// `DW_CFA_AARCH64_negate_ra_state_with_pc`: like `NegateReturnAddressState`, for a signature
    /// that includes the address of the signing instruction. Only on AArch64.
    NegateReturnAddressStateWithPc,
}

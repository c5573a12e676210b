//! Call frame instructions as bytes (DWARF 5 sections 6.4.2 and 7.24), and LLVM's for frames in an address space.

use super::leb128;
use crate::target::{ByteOrder, Register};
use alloc::vec::Vec;
use gimli::constants::*;

/// LLVM's instructions; no constants of gimli's.
const DEF_ASPACE_CFA: u8 = 0x30;
const DEF_ASPACE_CFA_SF: u8 = 0x31;

/// A call frame instruction. *Factored* numbers count in the CIE's code or data alignment factors, others in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CallFrameInstruction<'a> {
    /// `DW_CFA_nop`: padding.
    Nop,
    /// `DW_CFA_advance_loc`, `_loc1`, `_loc2` or `_loc4`, whichever is shortest: what follows holds this much further
    /// on, factored.
    Advance(u32),
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
    /// `DW_CFA_offset`, `_offset_extended` or `_offset_extended_sf`: a register is saved at the CFA plus a factored
    /// offset.
    Offset(Register, i64),
    /// `DW_CFA_val_offset` or `_val_offset_sf`: a register's value was the CFA plus a factored offset.
    ValOffset(Register, i64),
    /// `DW_CFA_register`: the first register is saved in the second.
    SavedIn(Register, Register),
    /// `DW_CFA_expression`: a register is saved where an expression says; the CFA is on its stack.
    Expression(Register, &'a [u8]),
    /// `DW_CFA_val_expression`: a register's value was what an expression says; the CFA is on its stack.
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
}

impl CallFrameInstruction<'_> {
    /// Appends the instruction in its shortest coding.
    pub fn encode(self, order: ByteOrder, bytes: &mut Vec<u8>) {
        use CallFrameInstruction::*;
        match self {
            Nop => bytes.push(DW_CFA_nop.0),
            Advance(delta) => advance(delta, order, bytes),
            DefCfa(register, offset) => {
                code(bytes, DW_CFA_def_cfa, register);
                leb128::write_unsigned(bytes, offset);
            }
            DefCfaFactored(register, offset) => {
                code(bytes, DW_CFA_def_cfa_sf, register);
                leb128::write_signed(bytes, offset);
            }
            DefCfaRegister(register) => code(bytes, DW_CFA_def_cfa_register, register),
            DefCfaOffset(offset) => {
                bytes.push(DW_CFA_def_cfa_offset.0);
                leb128::write_unsigned(bytes, offset);
            }
            DefCfaOffsetFactored(offset) => {
                bytes.push(DW_CFA_def_cfa_offset_sf.0);
                leb128::write_signed(bytes, offset);
            }
            DefCfaExpression(expression) => {
                bytes.push(DW_CFA_def_cfa_expression.0);
                block(bytes, expression);
            }
            DefAspaceCfa(register, offset, space) => {
                code(bytes, DwCfa(DEF_ASPACE_CFA), register);
                leb128::write_unsigned(bytes, offset);
                leb128::write_unsigned(bytes, space);
            }
            DefAspaceCfaFactored(register, offset, space) => {
                code(bytes, DwCfa(DEF_ASPACE_CFA_SF), register);
                leb128::write_signed(bytes, offset);
                leb128::write_unsigned(bytes, space);
            }
            Offset(register, offset) => match u64::try_from(offset) {
                Ok(offset) => {
                    if register.0 < 0x40 {
                        bytes.push(DW_CFA_offset.0 | register.0 as u8);
                    } else {
                        code(bytes, DW_CFA_offset_extended, register);
                    }
                    leb128::write_unsigned(bytes, offset);
                }
                Err(_) => {
                    code(bytes, DW_CFA_offset_extended_sf, register);
                    leb128::write_signed(bytes, offset);
                }
            },
            ValOffset(register, offset) => match u64::try_from(offset) {
                Ok(offset) => {
                    code(bytes, DW_CFA_val_offset, register);
                    leb128::write_unsigned(bytes, offset);
                }
                Err(_) => {
                    code(bytes, DW_CFA_val_offset_sf, register);
                    leb128::write_signed(bytes, offset);
                }
            },
            SavedIn(register, saved_in) => {
                code(bytes, DW_CFA_register, register);
                leb128::write_unsigned(bytes, u64::from(saved_in.0));
            }
            Expression(register, expression) => {
                code(bytes, DW_CFA_expression, register);
                block(bytes, expression);
            }
            ValExpression(register, expression) => {
                code(bytes, DW_CFA_val_expression, register);
                block(bytes, expression);
            }
            SameValue(register) => code(bytes, DW_CFA_same_value, register),
            Undefined(register) => code(bytes, DW_CFA_undefined, register),
            Restore(register) if register.0 < 0x40 => bytes.push(DW_CFA_restore.0 | register.0 as u8),
            Restore(register) => code(bytes, DW_CFA_restore_extended, register),
            RememberState => bytes.push(DW_CFA_remember_state.0),
            RestoreState => bytes.push(DW_CFA_restore_state.0),
        }
    }
}

/// A code, and the number of a register.
fn code(bytes: &mut Vec<u8>, code: DwCfa, register: Register) {
    bytes.push(code.0);
    leb128::write_unsigned(bytes, u64::from(register.0));
}

fn block(bytes: &mut Vec<u8>, expression: &[u8]) {
    leb128::write_unsigned(bytes, expression.len() as u64);
    bytes.extend_from_slice(expression);
}

fn advance(delta: u32, order: ByteOrder, bytes: &mut Vec<u8>) {
    let ordered = |little: bool, delta: u32| if little { delta.to_le_bytes() } else { delta.to_be_bytes() };
    let little = order == ByteOrder::Little;
    let delta_bytes = ordered(little, delta);
    match delta {
        0..0x40 => bytes.push(DW_CFA_advance_loc.0 | delta as u8),
        0x40..0x100 => bytes.extend_from_slice(&[DW_CFA_advance_loc1.0, delta as u8]),
        0x100..0x1_0000 => {
            bytes.push(DW_CFA_advance_loc2.0);
            bytes.extend_from_slice(if little { &delta_bytes[..2] } else { &delta_bytes[2..] });
        }
        _ => {
            bytes.push(DW_CFA_advance_loc4.0);
            bytes.extend_from_slice(&delta_bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::CallFrameInstruction::*;
    use super::*;

    /// Codes from DWARF 5's table 7.29 and LLVM's document; numbers in LEB128 as in its tables 7.7 and 7.8.
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

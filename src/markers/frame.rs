//! How to find the caller's registers: the rules of call frame information, before they are
//! encoded.

use super::Referrer;
use crate::expr::DIExpr;
use crate::target::Register;
use crate::units::{ByteOffset, Position};

/// An expression of a frame rule, and what its `DIOpReferrer` stands for. An unwinder evaluates it
/// with the registers of the frame that is unwound, and with nothing of the program at hand: no
/// lane, no iteration, no object, no value on entry, no arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameExpression {
    /// The expression.
    pub expression: DIExpr,
    /// The referrer. One that counts from the CFA finds it where a register's rule is, and not
    /// where the CFA's own is.
    pub referrer: Referrer,
}

/// A change of one rule at a position. Rows must ascend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameRow {
    /// From where on it holds.
    pub position: Position,
    /// What changes.
    pub rule: FrameRule,
}

/// A rule of DWARF 5 section 6.4.1. Offsets are in **bytes**, not factored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FrameRule {
    /// The canonical frame address is a register plus an offset.
    Cfa {
        /// The register.
        register: Register,
        /// The offset in bytes.
        offset: i64,
    },
    /// The caller's value of a register is in memory at an offset from the CFA.
    Offset {
        /// The register.
        register: Register,
        /// The offset in bytes.
        offset: i64,
    },
    /// The caller's value of a register is the CFA plus an offset.
    ValueOffset {
        /// The register.
        register: Register,
        /// The offset in bytes.
        offset: i64,
    },
    /// The caller's value of a register is in another register.
    Register {
        /// The register.
        register: Register,
        /// Where its value is.
        saved_in: Register,
    },
    /// The canonical frame address is the value of an expression of pointer type,
    /// `DW_CFA_def_cfa_expression`: an address in the target's address space of frames, whatever
    /// the pointer's is.
    CfaExpression {
        /// Which, by [`FunctionBody::frame_expression`](super::FunctionBody::frame_expression).
        expression: u32,
    },
    /// The caller's value of a register is where an expression says, `DW_CFA_expression`: in
    /// memory, or by LLVM's documents and DWARF 6 also in a register.
    Expression {
        /// The register.
        register: Register,
        /// Which expression.
        expression: u32,
    },
    /// The caller's value of a register is the value of an expression, `DW_CFA_val_expression`; of
    /// one that is wider than the register, the low bits.
    ValueExpression {
        /// The register.
        register: Register,
        /// Which expression.
        expression: u32,
    },
    /// The register is as it was.
    SameValue(Register),
    /// The caller's value is lost.
    Undefined(Register),
    /// The register's rule is again as at the start of the function.
    Restore(Register),
    /// All rules are put on a stack.
    RememberState,
    /// All rules are taken from that stack.
    RestoreState,
}

impl FrameRule {
    /// The canonical frame address is a register plus an offset in bytes:
    /// `cfa(rsp, ByteOffset(16))` behind `push rbp`.
    pub const fn cfa(register: Register, offset: ByteOffset) -> FrameRule {
        FrameRule::Cfa {
            register,
            offset: offset.0 as i64,
        }
    }

    /// The caller's value of a register is in memory, at an offset in bytes from the canonical
    /// frame address: `saved(rbp, ByteOffset(-16))` behind `push rbp`.
    pub const fn saved(register: Register, offset: ByteOffset) -> FrameRule {
        FrameRule::Offset {
            register,
            offset: offset.0 as i64,
        }
    }
}

//! Frame rules: call frame information before it is encoded.

use super::Referrer;
use crate::expr::DIExpr;
use crate::metadata::Text;
use crate::target::Register;
use crate::units::{ByteOffset, Position};
use alloc::vec::Vec;

/// An expression of a frame rule, and its referrers. An unwinder evaluates it with the registers of
/// the frame that it unwinds. There is no lane, iteration or object. `DIOpReferrer` is the first
/// referrer, and `DIOpArg(N, T)` is referrer N, from 0.
///
/// The rule of a register may use referrers relative to the CFA; the rule of the CFA may not.
/// `DIOpEntryValue` is the value of a register in the caller, by that register's rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameExpression {
    /// The expression.
    pub expression: DIExpr,
    /// The index of its first referrer in the list of the function body, or of all code.
    pub(super) first_referrer: u32,
    /// The number of its referrers.
    pub(super) referrer_count: u32,
}

impl FrameExpression {
    /// Adds an expression and its referrers to lists. Returns its number.
    pub(super) fn add(
        (expressions, all): (&mut Vec<FrameExpression>, &mut Vec<Referrer>),
        expression: DIExpr,
        referrers: &[Referrer],
    ) -> u32 {
        expressions.push(FrameExpression {
            expression,
            first_referrer: all.len() as u32,
            referrer_count: referrers.len() as u32,
        });
        all.extend_from_slice(referrers);
        expressions.len() as u32 - 1
    }
}

/// How unwinders handle exceptions in a function: fields of `.eh_frame` (Linux Standard Base, "The
/// .eh_frame section"; Itanium C++ ABI, "Exception Handling"). The addresses are encoded relative
/// to their own place in the section, in four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exceptions {
    /// The symbol of the personality routine, such as `__gxx_personality_v0`.
    pub personality: Text,
    /// True if the symbol is that of a pointer to the routine (`DW_EH_PE_indirect`), such as
    /// `DW.ref.__gxx_personality_v0`. Position-independent code needs this for a routine in a
    /// shared library; code in memory needs it for a routine more than 2 GiB away.
    pub is_indirect: bool,
    /// The symbol of the function's language-specific data, which the personality routine reads
    /// from `.gcc_except_table`. `None` if the function neither catches exceptions nor cleans up.
    pub data: Option<Text>,
}

impl Exceptions {
    /// Describes a directly addressable personality routine, without data.
    pub const fn new(personality: Text) -> Exceptions {
        Exceptions {
            personality,
            is_indirect: false,
            data: None,
        }
    }
}

/// A change of one rule at a position. Rows must ascend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameRow {
    /// The position from which it holds.
    pub position: Position,
    /// The new rule.
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
        offset: ByteOffset,
    },
    /// The caller's value of a register is in memory at an offset from the CFA.
    Offset {
        /// The register.
        register: Register,
        /// The offset in bytes.
        offset: ByteOffset,
    },
    /// The caller's value of a register is the CFA plus an offset.
    ValueOffset {
        /// The register.
        register: Register,
        /// The offset in bytes.
        offset: ByteOffset,
    },
    /// The caller's value of a register is in another register.
    Register {
        /// The register.
        register: Register,
        /// The register that holds its value.
        saved_in: Register,
    },
    /// The canonical frame address is the value of an expression of pointer type,
    /// `DW_CFA_def_cfa_expression`: an address in the address space that the target uses for
    /// frames, independent of the pointer's address space.
    CfaExpression {
        /// The number of the expression, from
        /// [`FunctionBody::frame_expression`](super::FunctionBody::frame_expression).
        expression: u32,
    },
    /// The caller's value of a register is at the location of an expression, `DW_CFA_expression`:
    /// in memory, or in LLVM's extensions and DWARF 6 also in a register.
    Expression {
        /// The register.
        register: Register,
        /// The number of the expression.
        expression: u32,
    },
    /// The caller's value of a register is the value of an expression, `DW_CFA_val_expression`; the
    /// low bits of the value if it is wider than the register.
    ValueExpression {
        /// The register.
        register: Register,
        /// The number of the expression.
        expression: u32,
    },
    /// The caller's value is still in the register.
    SameValue(Register),
    /// The caller's value is lost.
    Undefined(Register),
    /// The register has the rule that it had at the start of the function.
    Restore(Register),
    /// Pushes all rules onto a stack.
    RememberState,
    /// Pops all rules from that stack.
    RestoreState,
}

const _: () = assert!(size_of::<FrameRow>() == 12);

impl FrameRule {
    /// The canonical frame address is a register plus an offset in bytes: `cfa(rsp,
    /// ByteOffset(16))` after `push rbp`.
    pub const fn cfa(register: Register, offset: ByteOffset) -> FrameRule {
        FrameRule::Cfa { register, offset }
    }

    /// The caller's value of a register is in memory, at an offset in bytes from the canonical
    /// frame address: `saved(rbp, ByteOffset(-16))` after `push rbp`.
    pub const fn saved(register: Register, offset: ByteOffset) -> FrameRule {
        FrameRule::Offset { register, offset }
    }

    /// The register whose caller's value the rule gives.
    pub(crate) fn column(self) -> Option<Register> {
        match self {
            FrameRule::Offset { register, .. }
            | FrameRule::ValueOffset { register, .. }
            | FrameRule::Register { register, .. }
            | FrameRule::Expression { register, .. }
            | FrameRule::ValueExpression { register, .. }
            | FrameRule::SameValue(register)
            | FrameRule::Undefined(register)
            | FrameRule::Restore(register) => Some(register),
            FrameRule::Cfa { .. }
            | FrameRule::CfaExpression { .. }
            | FrameRule::RememberState
            | FrameRule::RestoreState => None,
        }
    }
}

//! The CFA as a number, for targets whose frames are outside of the default address space.
//!
//! On these targets, `DW_OP_call_frame_cfa` pushes a location that is not a number, since only a
//! location in the default address space is one. However, the CFA is defined as the value of the
//! caller's stack pointer, which `DW_OP_LLVM_call_frame_entry_reg` finds.

use crate::dwarf::Operation;
use crate::markers::{FrameRule, FunctionView};
use crate::target::{Register, Target};
use crate::units::ByteOffset;

/// The stack pointer, as the register whose value in the caller is the CFA.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameNumber {
    register: Register,
    /// Its size.
    pub(super) bits: u32,
}

impl FrameNumber {
    /// Returns `None` if the stack pointer has a rule in the function or is wider than
    /// an address, or if the CFA is not the value of a register of the same size.
    pub(crate) fn of(target: Target, function: Option<FunctionView<'_>>) -> Option<FrameNumber> {
        let description = target.description();
        let register = Register(description.cfa.0);
        let bits = target.register_bits(register)?;
        let is_number = bits.is_multiple_of(8) && bits <= u32::from(description.address_bytes) * 8;
        let differs = |rule| match rule {
            FrameRule::ValueOffset {
                offset: ByteOffset(0),
                ..
            } => false,
            FrameRule::Offset {
                register: saved, ..
            }
            | FrameRule::ValueOffset {
                register: saved, ..
            }
            | FrameRule::Register {
                register: saved, ..
            }
            | FrameRule::Expression {
                register: saved, ..
            }
            | FrameRule::ValueExpression {
                register: saved, ..
            }
            | FrameRule::SameValue(saved)
            | FrameRule::Undefined(saved) => saved == register,
            // The CFA may then be a number that the stack pointer cannot hold.
            FrameRule::Cfa { register, .. } => {
                target.register_bits(register).is_none_or(|own| own > bits)
            }
            FrameRule::CfaExpression { .. } => true,
            FrameRule::Restore(_) | FrameRule::RememberState | FrameRule::RestoreState => false,
        };
        let rows = function.map_or(&[][..], |function| function.frame());
        (is_number && !rows.iter().any(|row| differs(row.rule)))
            .then_some(FrameNumber { register, bits })
    }

    /// The operations that push the number.
    pub(crate) fn operations(self) -> [Operation<'static>; 2] {
        [
            Operation::CallFrameEntryReg(self.register),
            Operation::DerefSize((self.bits / 8) as u8),
        ]
    }
}

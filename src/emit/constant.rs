//! Constants of objects as `DW_AT_const_value` (DWARF 5 section 4.1).
//!
//! For an expression that is only `DW_OP_implicit_value` and applies to the whole scope, lldb 22
//! reports an invalid location. For a number on the stack, it shows arrays of characters in the
//! object as empty. Other numbers keep their expressions: gdb does not count a variable without a
//! location as a variable.

use super::emitter::Emitter;
use super::entry::Entry;
use crate::dwarf::{Operation, Operations};
use crate::metadata::{DIType, DIVariable};
use crate::target::ByteOrder;
use core::ops::Range;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Adds the location of a variable that is the same in its whole scope: `DW_AT_const_value`, if
    /// the expression gives only a constant, else nothing. Returns true if it was added.
    #[inline]
    pub(super) fn constant_value(
        &self,
        entry: &mut Entry,
        node: &DIVariable,
        expression: &Range<u32>,
    ) -> bool {
        let lowered = self.plan.lowered;
        let bytes = lowered.expression(expression.clone());
        // Most expressions are not constants, and are not decoded.
        let size = match bytes {
            [first, ..] if *first == DW_OP_implicit_value.0 => Some(0),
            [.., last] if *last == DW_OP_stack_value.0 => self.aggregate_bytes(node),
            _ => None,
        };
        match size {
            Some(size) if lowered.is_final(expression.clone()) => {
                self.decoded_constant(entry, bytes, size)
            }
            _ => false,
        }
    }

    /// Like [`Emitter::constant_value`]. `size` is the size of the variable in bytes if it is a
    /// number on the stack.
    #[inline(never)]
    fn decoded_constant(&self, entry: &mut Entry, bytes: &[u8], size: usize) -> bool {
        let mut operations = Operations::new(self.encoding, bytes);
        let mut next = || operations.next().and_then(|item| Some(item.ok()?.1));
        match (next(), next(), next()) {
            (Some(Operation::ImplicitValue(bytes)), None, _) if bytes.len() <= 16 => {
                entry.block(DW_AT_const_value, bytes);
                true
            }
            (Some(first), Some(Operation::StackValue), None) => {
                let Some(number) = number(first) else {
                    return false;
                };
                let bytes = match self.encoding.order {
                    ByteOrder::Little => &number.to_le_bytes()[..size],
                    ByteOrder::Big => &number.to_be_bytes()[8 - size..],
                };
                entry.block(DW_AT_const_value, bytes);
                true
            }
            _ => false,
        }
    }

    /// Returns the size of a variable whose type is an aggregate of 1 to 8 bytes.
    fn aggregate_bytes(&self, node: &DIVariable) -> Option<usize> {
        let metadata = &self.plan.module.metadata;
        let ty = metadata.unqualified(metadata.variable_type(node)?)?;
        if !matches!(
            metadata.types.get(ty)?,
            DIType::Composite(_) | DIType::Array(_)
        ) {
            return None;
        }
        let bits = metadata.type_bits(ty, self.plan.module.target)?;
        let size = usize::try_from(bits / 8).ok()?;
        (bits.is_multiple_of(8) && (1..=8).contains(&size)).then_some(size)
    }
}

/// Returns the bits of the number that an operation pushes, extended to 64 bits.
fn number(operation: Operation<'_>) -> Option<u64> {
    Some(match operation {
        Operation::Lit(number) | Operation::Const1u(number) => number.into(),
        Operation::Const2u(number) => number.into(),
        Operation::Const4u(number) => number.into(),
        Operation::Const8u(number) | Operation::Constu(number) => number,
        Operation::Const1s(number) => i64::from(number) as u64,
        Operation::Const2s(number) => i64::from(number) as u64,
        Operation::Const4s(number) => i64::from(number) as u64,
        Operation::Const8s(number) | Operation::Consts(number) => number as u64,
        _ => return None,
    })
}

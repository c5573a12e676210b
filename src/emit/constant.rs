//! Constants that apply to the whole scope of a variable, in forms that debuggers show.
//!
//! - `DW_OP_implicit_value` alone is an invalid location for lldb 22: numbers up to the size of an
//!   address are `DW_OP_stack_value`, and other constants have a piece for each such number.
//! - lldb shows no text for an array of characters in such a location: it has `DW_AT_const_value`
//!   (DWARF 5 section 4.1). So has a constant of a big-endian target, where readers disagree on the
//!   order of pieces, and of a dialect that gdb and lldb do not read; and a global, which is for lldb
//!   a local variable if its location has no address.
//! - gdb 13 does not list variables with `DW_AT_const_value` (`info locals`), except for numbers.

use super::emitter::Emitter;
use super::entry::Entry;
use crate::dwarf::{Dialect, Operation, Operations};
use crate::metadata::{DIType, DIVariable, VariableKind};
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// The encodings of characters.
const CHARACTERS: [DwAte; 5] = [
    DW_ATE_signed_char,
    DW_ATE_unsigned_char,
    DW_ATE_UTF,
    DW_ATE_UCS,
    DW_ATE_ASCII,
];

impl Emitter<'_, '_, '_, '_> {
    /// Adds the location of a variable that is the same in its whole scope, if the expression gives
    /// only a constant of at most 16 bytes, else nothing. Returns true if it was added.
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
                self.decoded_constant(entry, (bytes, size), node)
            }
            _ => false,
        }
    }

    /// Like [`Emitter::constant_value`]. `size` is the size of the variable in bytes if it is a
    /// number on the stack.
    #[inline(never)]
    fn decoded_constant(
        &self,
        entry: &mut Entry,
        (bytes, size): (&[u8], usize),
        node: &DIVariable,
    ) -> bool {
        let mut operations = Operations::new(self.encoding, bytes);
        let mut next = || operations.next().and_then(|item| Some(item.ok()?.1));
        match (next(), next(), next()) {
            (Some(Operation::ImplicitValue(bytes)), None, _) if bytes.len() <= 16 => {
                self.constant_bytes(entry, bytes, node);
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
                self.constant_bytes(entry, bytes, node);
                true
            }
            _ => false,
        }
    }

    /// Adds the location of a variable whose bytes in memory are known.
    fn constant_bytes(&self, entry: &mut Entry, bytes: &[u8], node: &DIVariable) {
        let word = usize::from(self.encoding.address_bytes);
        let has_pieces = matches!(self.encoding.dialect, Dialect::Dwarf4 | Dialect::Dwarf5)
            && self.encoding.order == ByteOrder::Little;
        // The pieces of a constant have at most 40 bytes, which an entry holds.
        if !has_pieces || word < 4 || node.kind == VariableKind::Global || self.is_text(node) {
            entry.block(DW_AT_const_value, bytes);
            return;
        }
        let is_composite = bytes.len() > word || self.aggregate_bytes(node).is_some();
        let mut operations = Vec::new();
        for part in bytes.chunks(word) {
            let mut number = [0; 8];
            number[..part.len()].copy_from_slice(part);
            let number = Operation::constant_unsigned(u64::from_le_bytes(number));
            operations.extend([number, Operation::StackValue]);
            if is_composite {
                operations.push(Operation::Piece(part.len() as u64));
            }
        }
        self.short_expression(entry, DW_AT_location, &operations);
    }

    /// True if a variable is an array of characters.
    fn is_text(&self, node: &DIVariable) -> bool {
        let metadata = &self.plan.module.metadata;
        let of = |ty| metadata.types.get(metadata.unqualified(ty)?);
        let element = match metadata.variable_type(node).and_then(of) {
            Some(DIType::Array(array)) => of(array.element),
            _ => None,
        };
        matches!(element, Some(DIType::Base(basic)) if CHARACTERS.contains(&basic.encoding))
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

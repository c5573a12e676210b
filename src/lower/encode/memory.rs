//! Writes locations in memory, by their address.

use super::{Encoder, Lost};
use crate::dwarf::{Operation, OperationKind};
use crate::location::{BinaryOp, ValueId, ValueKind};
use crate::lower::above::Above;
use crate::lower::degradation::DegradationReason;
use alloc::vec::Vec;

/// The offset in bytes of an address from a base.
#[derive(Default)]
struct BaseOffset {
    bytes: i64,
    /// Numbers to add at run time.
    terms: Vec<ValueId>,
}

impl Encoder<'_> {
    /// Writes operations that push a memory location.
    pub(in crate::lower) fn memory(&mut self, space: u64, address: ValueId) -> Result<(), Lost> {
        if space == 0 {
            // gdb finds the argument of a call in memory only by its offset from the frame base.
            let is_cfa = matches!(self.tree.value(address).kind, ValueKind::Cfa);
            return match is_cfa && self.frame_base_is_cfa {
                true => self.op(Operation::Fbreg(0)),
                false => self.generic(address, Above::Zeros),
            };
        }
        if !self.has(OperationKind::FormAspaceAddress) {
            return Err(Lost(DegradationReason::AddressSpace));
        }
        // On this target, the CFA and the frame base are already locations in this address space.
        if self.target().description().cfa_address_space == space
            && let Some(offset) = self.offset_from(ValueKind::FrameBase, address)
            && self.is_in_frame(offset.bytes)
        {
            self.op(Operation::Fbreg(offset.bytes))?;
            return self.move_by(&offset.terms);
        }
        if self.target().description().cfa_address_space == space
            && let Some(offset) = self.offset_from(ValueKind::Cfa, address)
            && self.is_in_frame(offset.bytes)
        {
            if !self.has_cfa {
                return Err(Lost(DegradationReason::FrameAddress));
            }
            self.op(Operation::CallFrameCfa)?;
            match offset.bytes {
                0 => {}
                bytes @ 1.. => self.op(Operation::OffsetUconst(bytes as u64))?,
                bytes => {
                    self.op(Operation::constant_signed(bytes))?;
                    self.op(Operation::Offset)?;
                }
            }
            return self.move_by(&offset.terms);
        }
        // The operation uses only as many low bits as an address of the space has.
        self.generic(address, Above::Any)?;
        self.op(Operation::constant_unsigned(space))?;
        self.op(Operation::FormAspaceAddress)
    }

    /// Returns the operation that pushes the location at an offset from the canonical frame
    /// address, if there is one. [`Encoder::memory`] writes the same for a sum.
    pub(in crate::lower) fn slot(&self, offset: i32) -> Option<Operation<'static>> {
        let offset = self.signed_offset(offset.into(), self.width())?;
        (self.frame_base_is_cfa && self.is_in_frame(offset)).then_some(Operation::Fbreg(offset))
    }

    /// Moves the location on top of the stack by a sum of bytes.
    fn move_by(&mut self, terms: &[ValueId]) -> Result<(), Lost> {
        for term in terms {
            self.generic(*term, Above::Sign)?;
            self.op(Operation::Offset)?;
        }
        Ok(())
    }

    /// Returns the offset of an address from `base`, if the address is a sum that contains `base`
    /// once.
    fn offset_from(&self, base: ValueKind, address: ValueId) -> Option<BaseOffset> {
        let (a, b) = match self.tree.value(address).kind {
            kind if kind == base => return Some(BaseOffset::default()),
            ValueKind::Binary(BinaryOp::Add, a, b) => (a, b),
            _ => return None,
        };
        let (mut offset, other) = match self.offset_from(base, a) {
            Some(offset) => (offset, b),
            None => (self.offset_from(base, b)?, a),
        };
        match self.tree.known(other) {
            Some(number) => {
                let bytes = self.signed_offset(number, self.width())?;
                offset.bytes = offset.bytes.checked_add(bytes)?;
            }
            None => offset.terms.push(other),
        }
        Some(offset)
    }
}

//! Writes values as implicit locations.

use super::{Encoder, Lost, Skip};
use crate::dwarf::{Operation, OperationKind};
use crate::location::{ValueId, ValueKind};
use crate::lower::above::Above;
use crate::target::Register;

impl Encoder<'_> {
    /// Writes a value as an implicit location, of which `bits` bits from `by` on are used. Returns
    /// the bits that must still be skipped.
    pub(in crate::lower) fn implicit(
        &mut self,
        id: ValueId,
        by: u64,
        bits: u64,
    ) -> Result<Skip, Lost> {
        let value = self.tree.value(id);
        let all = self.tree.bits(value.ty);
        let big = self.is_big();
        let skip = Skip::value(by, all);
        if let ValueKind::Constant(number) = value.kind
            && (value.ty.is_float() || all > self.width() || big)
            && all.is_multiple_of(8)
            && (by.is_multiple_of(8) || bits.is_multiple_of(8) && by.saturating_add(bits) <= all)
            && all <= 128
        {
            // Whole bytes at an offset of bits are another constant.
            let (number, all, by) = match by.is_multiple_of(8) {
                true => (number, all, by),
                false if big => (number >> (all - by - bits), bits, 0),
                false => (number >> by, bits, 0),
            };
            let bytes = self.storage_bytes(number, all);
            let end = by.saturating_add(bits).div_ceil(8).min(all / 8);
            let bytes = bytes.get((by / 8) as usize..end as usize).unwrap_or(&[]);
            self.op(Operation::ImplicitValue(bytes))?;
            return Ok(Skip::bytes(0, end * 8 - by));
        }
        let start = self.bytes.len();
        if value.ty.is_float() {
            self.typed(id)?;
            self.stack_value(start)?;
            return Ok(skip);
        }
        if self.is_wide(id) {
            return self.wide_implicit(id, by);
        }
        self.generic(id, if by > 0 { Above::Zeros } else { Above::Any })?;
        if big {
            if all < self.width() {
                // The first bytes of a wider value would be the most significant ones.
                // There are only base types of whole bytes.
                if !self.has(OperationKind::Convert) || !all.is_multiple_of(8) {
                    self.stack_value(start)?;
                    let width = self.width();
                    return Ok(Skip::value(width - all + by, width));
                }
                let base = self.base_type(gimli::DW_ATE_unsigned, all)?;
                self.op(Operation::Convert(base))?;
            }
            self.stack_value(start)?;
            return Ok(skip);
        }
        if by > 0 {
            self.op(Operation::constant_unsigned(by))?;
            self.op(Operation::Shr)?;
        }
        self.stack_value(start)?;
        Ok(Skip::NONE)
    }

    /// Turns the number whose operations were written from `start` on into a value.
    /// `DW_OP_stack_value` directly after `DW_OP_WASM_location` would give the writable location
    /// instead of its value, so a `DW_OP_nop` separates them.
    fn stack_value(&mut self, start: usize) -> Result<(), Lost> {
        if self.target().wasm_operation(Register(0)).is_some() {
            let written = self.bytes.get(start..).unwrap_or(&[]);
            let last = crate::dwarf::Operations::new(self.encoding, written).last();
            if let Some(Ok((_, Operation::WasmLocation(..)))) = last {
                self.op(Operation::Nop)?;
            }
        }
        self.op(Operation::StackValue)
    }
}

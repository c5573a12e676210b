//! Values that are addresses, which need neither places nor a computation.

use dwarfsmith::markers::{Base, Referrer};

use super::Values;
use crate::error::DescribeError;
use crate::record::{CompiledFunction, Op};

/// Returns the symbol whose address is the value.
pub fn symbol(function: &CompiledFunction, value: usize) -> Option<&str> {
    let Op::SymbolAddress { symbol } = function.record.values.get(value)?.op else {
        return None;
    };
    let symbol = function.record.symbols.get(symbol)?;
    (!symbol.is_empty()).then_some(symbol)
}

impl Values<'_> {
    /// Returns true if the value is the address of a stack slot or of a known symbol.
    pub(super) fn is_address(&self, value: usize) -> bool {
        let record = self.function.record.values.get(value);
        let is_slot = |op: &Op| matches!(op, Op::SlotAddress { .. });
        record.is_some_and(|record| is_slot(&record.op)) || symbol(self.function, value).is_some()
    }

    /// Returns the address of a stack slot that is the value.
    pub(super) fn address(&self, value: usize) -> Result<Option<Referrer>, DescribeError> {
        let Op::SlotAddress { slot, offset } = self.function.record.values[value].op else {
            return Ok(None);
        };
        let known = self.function.machine.slots.get(slot);
        let slot = *known.ok_or(DescribeError::Record("slot", Some(slot)))?;
        Ok(Some(Referrer::Address {
            base: Base::Cfa,
            offset: slot as i32 + offset as i32,
        }))
    }
}

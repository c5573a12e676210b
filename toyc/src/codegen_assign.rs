//! Code generation for assignments and initializations of variables, in SSA values or in memory.

use dwarfsmith_cranelift::Operand;

use crate::analysis::{fixed_range, leaves_in};
use crate::codegen::{Cell, Gen, internal};
use crate::debug::Storage;
use crate::diag::{Result, Span};
use crate::hir::{Base, Expr, Init, Place};

impl Gen<'_, '_> {
    pub(crate) fn init(&mut self, var: usize, init: &Init, span: Span) -> Result<()> {
        match (init, self.storage[var].clone()) {
            (Init::Expr(value), _) if value.ty.is_scalar() => {
                let value = self.expr(value)?;
                self.init_scalar(var, value);
            }
            (Init::Zero, Storage::Leaves(leaves)) => {
                for leaf in 0..leaves.len() {
                    self.set(var, leaf, Cell::Known(Operand::Const(0)));
                }
            }
            (Init::Expr(value), _) => {
                let place = self.var_place(var, span);
                self.copy(&place, value)?;
                if let Storage::Slot(_) = self.storage[var] {
                    self.set(var, 0, Cell::InSlot);
                }
            }
            (Init::Zero | Init::Bytes(_), Storage::Slot(slot)) => {
                let bytes = if let Init::Bytes(bytes) = init {
                    &bytes[..]
                } else {
                    &[]
                };
                self.fill(slot, bytes);
                self.set(var, 0, Cell::InSlot);
            }
            (Init::Bytes(_), Storage::Leaves(_)) => return Err(internal(span)),
        }
        Ok(())
    }

    /// Gives a scalar variable its first value.
    pub(crate) fn init_scalar(&mut self, var: usize, value: Operand) {
        match self.storage[var] {
            Storage::Leaves(_) => self.set(var, 0, Cell::Known(value)),
            Storage::Slot(slot) => {
                let ty = self.function.vars[var].ty.clone();
                self.store_slot(slot, 0, value, &ty);
                self.set(var, 0, Cell::InSlot);
            }
        }
    }

    pub(crate) fn var_place(&self, var: usize, span: Span) -> Place {
        let ty = self.function.vars[var].ty.clone();
        Place {
            base: Base::Var(var),
            steps: Vec::new(),
            ty,
            span,
        }
    }

    pub(crate) fn assign(&mut self, place: &Place, value: &Expr) -> Result<()> {
        if !place.ty.is_scalar() {
            return self.copy(place, value);
        }
        let value = self.expr(value)?;
        self.assign_scalar(place, value)
    }

    pub(crate) fn assign_scalar(&mut self, place: &Place, value: Operand) -> Result<()> {
        if let Some((var, leaves)) = self.split(place) {
            for leaf in leaves {
                self.set(var, leaf, Cell::Known(value));
            }
            return Ok(());
        }
        let address = self.address(place)?;
        self.store(address, 0, value, &place.ty);
        Ok(())
    }

    /// Returns the parts of a variable to which a place refers, if the variable is held in SSA
    /// values.
    pub(crate) fn split(&self, place: &Place) -> Option<(usize, Vec<usize>)> {
        let Base::Var(var) = place.base else {
            return None;
        };
        let Storage::Leaves(leaves) = &self.storage[var] else {
            return None;
        };
        let range = fixed_range(self.program, place)?;
        Some((var, leaves_in(leaves, range).collect()))
    }
}

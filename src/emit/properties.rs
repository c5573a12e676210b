//! Variables that give properties of types: the bounds and the number of elements of an array, and
//! the length of a string. Entries of types refer to them.

use super::plan::Plan;
use crate::lower::EntryLocation;
use crate::metadata::{Object, VariableId};
use crate::module::Module;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// The variables that give properties of types, sorted.
pub(super) fn variables(module: &Module) -> Vec<VariableId> {
    let mut variables = Vec::new();
    for (_, ty) in module.metadata.types.iter() {
        ty.properties(|object| {
            if let Object::Variable(id) = object {
                variables.push(id);
            }
        });
    }
    variables.sort_unstable();
    variables
}

impl Plan<'_, '_, '_> {
    /// True if a variable must have a list, although one expression holds in its whole scope: gdb 13
    /// takes the value in the register of a variable that gives a property for the variable's
    /// address, except in a list.
    pub(super) fn needs_list(&self, id: VariableId, expression: &Range<u32>) -> bool {
        if self.properties.binary_search(&id).is_err() {
            return false;
        }
        let registers = DW_OP_reg0.0..=DW_OP_reg31.0;
        let first = self.lowered.expression(expression.clone()).first();
        first.is_some_and(|first| *first == DW_OP_regx.0 || registers.contains(first))
    }

    /// True if a variable has a list, unless its list has one expression in the whole scope.
    pub(super) fn may_have_list(&self, id: VariableId) -> bool {
        match self.lowered.location(id) {
            EntryLocation::List(_) => true,
            EntryLocation::Expression(expression) => self.needs_list(id, &expression),
            EntryLocation::Absent | EntryLocation::PerFunction(_) => false,
        }
    }
}

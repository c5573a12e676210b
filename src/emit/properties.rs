//! Variables that give properties of types: the bounds and the number of elements of an array, and
//! the length of a string. Entries of types refer to them.

use crate::metadata::{Object, VariableId};
use crate::module::Module;
use alloc::vec::Vec;

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

//! Facts about the whole module that lowering needs in every function. They are found once, before
//! the functions are lowered.

use super::properties::Statics;
use crate::metadata::lists::Flags;
use crate::metadata::{FragmentId, Object, VariableId};
use crate::module::Module;
use crate::validate::{Validated, sizes};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// Facts about the whole module that lowering needs in every function.
pub(super) struct ModuleFacts {
    /// The size of each type in bits, if known.
    pub(super) sizes: Vec<Option<u64>>,
    /// The objects that are arguments of lifetimes: variables, then fragments.
    arguments: Flags,
    /// The fragments that describe the code of several functions.
    pub(super) shared: HashSet<FragmentId>,
    pub(super) statics: Statics,
}

impl ModuleFacts {
    pub(super) fn new(validated: &Validated<'_>) -> ModuleFacts {
        let module = validated.module();
        ModuleFacts {
            sizes: sizes::of_types(module, sizes::known_elements).0,
            arguments: arguments(module),
            shared: validated.shared_fragments(),
            statics: Statics::new(validated),
        }
    }

    /// True for an argument of a lifetime.
    pub(super) fn is_argument(&self, module: &Module, object: Object) -> bool {
        self.arguments.get(number(module, object))
    }

    /// Returns the size of a variable in bits; [`u64::MAX`] if it is unknown.
    pub(super) fn object_bits(&self, module: &Module, variable: VariableId) -> u64 {
        let node = module.metadata.variables.get(variable);
        let ty = node.and_then(|node| module.metadata.variable_type(node));
        let bits = ty.and_then(|ty| self.sizes.get(ty.index()).copied().flatten());
        bits.unwrap_or(u64::MAX)
    }
}

/// Returns the index of an object among variables and fragments.
fn number(module: &Module, object: Object) -> usize {
    match object {
        Object::Variable(id) => id.index(),
        Object::Fragment(id) => module.metadata.variables.len() + id.index(),
        // A code location without a label has no location.
        Object::Code(_) => usize::MAX,
    }
}

/// Returns the objects that are arguments of lifetimes.
fn arguments(module: &Module) -> Flags {
    let mut flags = Flags::new(module.metadata.variables.len() + module.metadata.fragments.len());
    for argument in module
        .metadata
        .lifetimes
        .iter()
        .flat_map(|(_, lifetime)| module.metadata.arguments(lifetime))
    {
        if !matches!(argument, Object::Code(_)) {
            flags.set(number(module, *argument));
        }
    }
    flags
}

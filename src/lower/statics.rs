//! The objects whose locations depend on several functions: variables with static storage, and
//! fragments that describe the code of several functions.

use crate::markers::FunctionId;
use crate::metadata::{FragmentId, Object, VariableId, VariableKind};
use crate::validate::Validated;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// The variables with static storage.
#[derive(Default)]
pub(super) struct Statics {
    /// The variables in ascending order, each with the number of functions in which its location
    /// may differ: those with bounded lifetimes that the variable depends on.
    pub(super) variables: Vec<(VariableId, usize)>,
    /// For each such function, its variables.
    pub(super) of: HashMap<FunctionId, Vec<VariableId>>,
}

impl Statics {
    pub(super) fn new(validated: &Validated<'_>) -> Statics {
        let mut statics = Statics::default();
        let variables = &validated.module().metadata.variables;
        let has_others = validated.index().variables_in_code() < variables.len();
        let all = variables.iter().filter(|(id, node)| {
            node.kind == VariableKind::Global || has_others && validated.is_static(*id)
        });
        for (variable, _) in all {
            let functions = validated.functions_of(variable.into());
            statics.variables.push((variable, functions.len()));
            for function in functions {
                statics.of.entry(function).or_default().push(variable);
            }
        }
        statics
    }

    /// The variables whose locations differ in some functions.
    pub(super) fn spread(&self) -> impl Iterator<Item = VariableId> {
        let spread = self
            .variables
            .iter()
            .filter(|(_, functions)| *functions > 0);
        spread.map(|(variable, _)| *variable)
    }
}

impl Validated<'_> {
    /// Returns the functions with bounded lifetimes of an object, or of objects that it depends on.
    pub(super) fn functions_of(&self, object: Object) -> Vec<FunctionId> {
        let needed = self.index().needed_by(self.module(), object);
        let functions = needed.iter().filter_map(|id| self.index().function_of(*id));
        let mut functions: Vec<FunctionId> = functions.collect();
        functions.sort_unstable();
        functions.dedup();
        functions
    }

    /// True for a variable with static storage, or without a function; false for a variable in the
    /// frame of a function.
    pub(super) fn is_static(&self, variable: VariableId) -> bool {
        let node = self.module().metadata.variables.get(variable);
        node.is_some_and(|node| {
            let function = self.index().subprogram_of(node.scope);
            node.kind == VariableKind::Global || function.is_none()
        })
    }

    /// Returns the fragments that describe the code of several functions, and have bounded
    /// lifetimes, or depend on objects with bounded lifetimes.
    pub(super) fn differing_fragments(&self) -> BTreeSet<FragmentId> {
        let (module, index) = (self.module(), self.index());
        if module.metadata.fragments.is_empty() {
            return BTreeSet::new();
        }
        let functions = module.code.functions();
        let mut seen = HashSet::new();
        let shared = functions
            .filter(|function| !index.is_rejected_function(function.id))
            .flat_map(|function| index.code_fragments(module, function.subprogram))
            .filter(|fragment| !seen.insert(*fragment));
        let mut shared: BTreeSet<FragmentId> = shared.collect();
        shared.retain(|fragment| !self.functions_of((*fragment).into()).is_empty());
        shared
    }
}

//! Facts about the whole module that lowering needs in every function. They are found once, before
//! the functions are lowered.

use super::statics::Statics;
use crate::markers::FunctionId;
use crate::metadata::lists::Flags;
use crate::metadata::{FragmentId, Id, LifetimeId, LifetimeKind, Object, VariableId};
use crate::module::Module;
use crate::validate::{Index, Validated, sizes};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// Facts about the whole module that lowering needs in every function.
pub(super) struct ModuleFacts {
    /// The size of each type in bits, if known.
    pub(super) sizes: Vec<Option<u64>>,
    /// The objects that are arguments of lifetimes: variables, then fragments.
    arguments: Flags,
    /// The fragments that describe the code of several functions, and whose locations differ
    /// between functions.
    pub(super) differing: BTreeSet<FragmentId>,
    /// The fragments that hold numbers of iterations.
    pub(super) iterations: BTreeSet<FragmentId>,
    by_function: LifetimesByFunction,
    pub(super) statics: Statics,
}

impl ModuleFacts {
    pub(super) fn new(validated: &Validated<'_>) -> ModuleFacts {
        let module = validated.module();
        let statics = Statics::new(validated);
        ModuleFacts {
            sizes: sizes::of_types(module, sizes::known_elements).0,
            arguments: arguments(module),
            differing: validated.differing_fragments(),
            iterations: match validated.index().has_code_fragments() {
                true => iterations(module),
                false => BTreeSet::new(),
            },
            by_function: lifetimes_by_function(validated, &statics),
            statics,
        }
    }

    /// Returns the lifetimes of an object that may hold in a function, or in code outside of
    /// functions. For an object with few lifetimes, this list has every lifetime.
    #[inline]
    pub(super) fn lifetimes<'f>(
        &'f self,
        index: &'f Index,
        object: Object,
        function: Option<FunctionId>,
    ) -> impl ExactSizeIterator<Item = LifetimeId> + use<'f> {
        let all = index.lifetime_numbers(object);
        let ids = self.here(all, object, function).iter();
        ids.map(|number| LifetimeId::from_index(*number as usize))
    }

    /// Returns the numbers of the same lifetimes, among those of all lifetimes of the object.
    #[inline]
    pub(super) fn here<'f>(
        &'f self,
        all: &'f [u32],
        object: Object,
        function: Option<FunctionId>,
    ) -> &'f [u32] {
        match all.len() > FEW_LIFETIMES {
            true => self.many_lifetimes(object, function).unwrap_or(all),
            false => all,
        }
    }

    /// Returns the lifetimes of an object with many lifetimes in several functions.
    #[cold]
    fn many_lifetimes(&self, object: Object, function: Option<FunctionId>) -> Option<&[u32]> {
        let here = self.by_function.get(&(object, function));
        let here = here.or_else(|| self.by_function.get(&(object, None)));
        here.map(Vec::as_slice)
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

/// An object with at most this many lifetimes has no lists by function: each function considers all
/// of them.
const FEW_LIFETIMES: usize = 16;

/// For objects with many lifetimes in several functions: the numbers of the lifetimes that may hold
/// in each function. The key `None` has those that hold in any code, which are also in the list of
/// each function.
type LifetimesByFunction = BTreeMap<(Object, Option<FunctionId>), Vec<u32>>;

fn lifetimes_by_function(validated: &Validated<'_>, statics: &Statics) -> LifetimesByFunction {
    let (metadata, index) = (&validated.module().metadata, validated.index());
    let mut found = LifetimesByFunction::new();
    // Other variables have lifetimes in one function.
    let objects = (statics.spread().map(Object::Variable))
        .chain(metadata.fragments.ids().map(Object::Fragment));
    for object in objects.filter(|object| index.lifetimes(*object).len() > FEW_LIFETIMES) {
        let lifetimes = index.lifetimes(object);
        let mut functions = lifetimes.filter_map(|id| index.function_of(id));
        let first = functions.next();
        if functions.all(|function| Some(function) == first) {
            continue;
        }
        let is_anywhere = |id: LifetimeId| {
            let node = metadata.lifetimes.get(id);
            node.is_some_and(|node| node.kind == LifetimeKind::Computed)
        };
        let valid = index.lifetimes(object).filter(|id| !index.is_rejected(*id));
        let anywhere = valid.clone().filter(|id| is_anywhere(*id));
        let anywhere: Vec<u32> = anywhere.map(|id| id.index() as u32).collect();
        for id in valid.filter(|id| !is_anywhere(*id)) {
            if let Some(function) = index.function_of(id) {
                let of_function = found.entry((object, Some(function)));
                let of_function = of_function.or_insert_with(|| anywhere.clone());
                of_function.push(id.index() as u32);
            }
        }
        found.insert((object, None), anywhere);
    }
    found
}

/// Returns the fragments that hold numbers of iterations.
fn iterations(module: &Module) -> BTreeSet<FragmentId> {
    let described = module.metadata.described_code();
    let numbers = described.filter(|(scope, fragment)| {
        let lanes = module.metadata.lanes(*scope);
        let iterations = lanes.and_then(|lanes| lanes.iterations?.fragment());
        iterations == Some(*fragment)
    });
    numbers.map(|(_, fragment)| fragment).collect()
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

//! Who belongs to whom: the relations that validation and lowering both need, in flat arrays.

use crate::markers::{FunctionId, Marker};
use crate::metadata::{Id, LifetimeId, Object, SubprogramId, VariableId};
use crate::module::Module;
use alloc::vec::Vec;

/// Lists of small numbers, one list a key.
#[derive(Clone, Debug, Default)]
struct Lists {
    /// Where each key's list starts; one more at the end.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// One list for each key below `keys`; pairs with other keys are dropped. The order of items is kept.
    fn new(keys: usize, pairs: impl Iterator<Item = (usize, u32)> + Clone) -> Lists {
        let mut starts = alloc::vec![0u32; keys + 1];
        for (key, _) in pairs.clone().filter(|pair| pair.0 < keys) {
            starts[key + 1] += 1;
        }
        for key in 0..keys {
            starts[key + 1] += starts[key];
        }
        let mut items = alloc::vec![0; starts[keys] as usize];
        for (key, item) in pairs.filter(|pair| pair.0 < keys) {
            // Each start is moved to its list's end while it is filled, and moved back below.
            items[starts[key] as usize] = item;
            starts[key] += 1;
        }
        starts.copy_within(0..keys, 1);
        starts[0] = 0;
        Lists { starts, items }
    }

    fn get(&self, key: usize) -> &[u32] {
        match (self.starts.get(key), self.starts.get(key + 1)) {
            (Some(start), Some(end)) => &self.items[*start as usize..*end as usize],
            _ => &[],
        }
    }
}

const NONE: u32 = u32::MAX;

/// The relations between the nodes of a module.
#[derive(Clone, Debug)]
pub struct Index {
    of_variable: Lists,
    of_fragment: Lists,
    variables: Lists,
    /// For each lifetime, the function whose `dbg.def` names it.
    function_of: Vec<u32>,
    /// For each subprogram, the function that is its code.
    code_of: Vec<u32>,
    rejected: Vec<bool>,
}

impl Index {
    pub(super) fn new(module: &Module) -> Index {
        let of = |fragments: bool| {
            module.lifetimes.iter().filter_map(move |(id, lifetime)| match lifetime.object {
                Object::Variable(variable) if !fragments => Some((variable.index(), id.index() as u32)),
                Object::Fragment(fragment) if fragments => Some((fragment.index(), id.index() as u32)),
                _ => None,
            })
        };
        let subprogram = |(id, node): (VariableId, &crate::metadata::DIVariable)| {
            Some((module.subprogram_of(node.scope)?.index(), id.index() as u32))
        };
        let mut function_of = alloc::vec![NONE; module.lifetimes.len()];
        let mut code_of = alloc::vec![NONE; module.subprograms.len()];
        for function in module.code.functions() {
            if let Some(code) = code_of.get_mut(function.subprogram.index()) {
                *code = function.id.index() as u32;
            }
            for block in function.blocks() {
                for (_, marker) in block.markers() {
                    if let Marker::Def(lifetime, _) = marker
                        && let Some(function_of) = function_of.get_mut(lifetime.index())
                    {
                        *function_of = function.id.index() as u32;
                    }
                }
            }
        }
        Index {
            of_variable: Lists::new(module.variables.len(), of(false)),
            of_fragment: Lists::new(module.fragments.len(), of(true)),
            variables: Lists::new(module.subprograms.len(), module.variables.iter().filter_map(subprogram)),
            function_of,
            code_of,
            rejected: alloc::vec![false; module.lifetimes.len()],
        }
    }

    /// Leaves a lifetime out of what is lowered.
    pub(super) fn reject(&mut self, lifetime: LifetimeId) {
        if let Some(rejected) = self.rejected.get_mut(lifetime.index()) {
            *rejected = true;
        }
    }

    /// True where a rule condemned the lifetime.
    pub fn is_rejected(&self, lifetime: LifetimeId) -> bool {
        self.rejected.get(lifetime.index()).copied().unwrap_or(true)
    }

    /// Every lifetime of an object, in the order in which they were added, those left out included.
    pub fn lifetimes(&self, object: Object) -> impl ExactSizeIterator<Item = LifetimeId> + Clone {
        let list = match object {
            Object::Variable(id) => self.of_variable.get(id.index()),
            Object::Fragment(id) => self.of_fragment.get(id.index()),
        };
        list.iter().map(|index| LifetimeId::from_index(*index as usize))
    }

    /// The variables in the code of a subprogram, those of blocks and inlined instances within included.
    pub fn variables(&self, subprogram: SubprogramId) -> impl ExactSizeIterator<Item = VariableId> + Clone {
        self.variables.get(subprogram.index()).iter().map(|index| VariableId::from_index(*index as usize))
    }

    /// The function whose `dbg.def` names a lifetime; `None` for a computed one.
    pub fn function_of(&self, lifetime: LifetimeId) -> Option<FunctionId> {
        let index = self.function_of.get(lifetime.index()).copied().filter(|index| *index != NONE)?;
        Some(FunctionId::from_index(index as usize))
    }

    /// The code of a subprogram, if it has any in this module.
    pub fn code_of(&self, subprogram: SubprogramId) -> Option<FunctionId> {
        let index = self.code_of.get(subprogram.index()).copied().filter(|index| *index != NONE)?;
        Some(FunctionId::from_index(index as usize))
    }

    /// True where a `dbg.def` names the lifetime.
    pub fn is_bounded(&self, lifetime: LifetimeId) -> bool {
        self.function_of(lifetime).is_some()
    }
}

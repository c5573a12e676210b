//! Finds the variable that a record describes: the named variable, or its instance in an inlined
//! scope.

use super::{Reason, Record};
use crate::build::Variable;
use crate::metadata::{BlockId, InlinedId, ModuleTag, Object, Scope, SubprogramId, VariableId};
use crate::module::Module;
use hashbrown::{HashMap, HashSet};

/// An index of a module's variables. Reads each node once.
#[derive(Clone, Debug, Default)]
pub(super) struct Variables {
    /// The instances of variables in inlined scopes.
    instances: HashMap<(VariableId, InlinedId), VariableId>,
    /// The instances of blocks in inlined scopes.
    blocks: HashMap<(BlockId, InlinedId), BlockId>,
    /// Variables that have lifetimes.
    described: HashSet<VariableId>,
    seen_variables: usize,
    seen_blocks: usize,
    seen_lifetimes: usize,
    /// The tag of the module.
    module: ModuleTag,
}

/// Returns the innermost of a scope and its parents for which `is_found` returns true.
fn innermost(module: &Module, mut scope: Scope, is_found: impl Fn(Scope) -> bool) -> Option<Scope> {
    // A chain longer than the number of scopes is a cycle.
    for _ in 0..=module.metadata.blocks.len() + module.metadata.inlined.len() {
        if is_found(scope) {
            return Some(scope);
        }
        scope = module.metadata.parent(scope)?;
    }
    None
}

/// Returns the inlined scope that contains a scope, unless the subprogram is nearer.
fn inlined_scope(module: &Module, scope: Scope) -> Option<InlinedId> {
    let is_found = |scope| matches!(scope, Scope::Inlined(_) | Scope::Subprogram(_));
    match innermost(module, scope, is_found)? {
        Scope::Inlined(id) => Some(id),
        _ => None,
    }
}

/// Returns the function that contains the code of a scope.
fn function_of(module: &Module, scope: Scope) -> Option<SubprogramId> {
    match innermost(module, scope, |scope| matches!(scope, Scope::Subprogram(_)))? {
        Scope::Subprogram(id) => Some(id),
        _ => None,
    }
}

impl Variables {
    /// Reads the nodes that were added since the last update, or all nodes of another module. A
    /// removal of nodes gives a module another tag.
    pub(super) fn update(&mut self, module: &Module) {
        let tag = module.metadata.module_tag();
        if self.module != tag {
            *self = Variables {
                module: tag,
                ..Variables::default()
            };
        }
        for (id, node) in module.metadata.blocks.iter_from(self.seen_blocks) {
            if let (Some(origin), Some(inlined)) = (node.origin, inlined_scope(module, node.scope))
            {
                self.blocks.entry((origin, inlined)).or_insert(id);
            }
        }
        for (id, node) in module.metadata.variables.iter_from(self.seen_variables) {
            if let (Some(origin), Some(inlined)) = (node.origin, inlined_scope(module, node.scope))
            {
                self.instances.entry((origin, inlined)).or_insert(id);
            }
        }
        for (_, lifetime) in module.metadata.lifetimes.iter_from(self.seen_lifetimes) {
            if let Object::Variable(variable) = lifetime.object {
                self.described.insert(variable);
            }
        }
        self.seen_blocks = module.metadata.blocks.len();
        self.seen_variables = module.metadata.variables.len();
        self.seen_lifetimes = module.metadata.lifetimes.len();
    }

    /// Returns the variable that a record of a function describes. Adds a missing instance.
    pub(super) fn of_record(
        &mut self,
        module: &mut Module,
        subprogram: SubprogramId,
        record: &Record<'_>,
    ) -> Result<VariableId, Reason> {
        let node = module
            .metadata
            .variables
            .get(record.variable)
            .ok_or(Reason::Variable)?;
        let scope = node.scope;
        let (variable, scope) = match record.inlined_at {
            None => (record.variable, scope),
            Some(inlined) => {
                let instance = module
                    .metadata
                    .inlined
                    .get(inlined)
                    .ok_or(Reason::Variable)?;
                if function_of(module, scope) != Some(instance.origin) {
                    return Err(Reason::Variable);
                }
                let known = self.instances.get(&(record.variable, inlined)).copied();
                let within = match scope {
                    Scope::Block(block) => self
                        .blocks
                        .get(&(block, inlined))
                        .copied()
                        .map(Scope::Block),
                    _ => None,
                };
                let within = within.unwrap_or(Scope::Inlined(inlined));
                if function_of(module, within) != Some(subprogram) {
                    return Err(Reason::Variable);
                }
                let variable =
                    known.unwrap_or_else(|| module.add(Variable::inlined(within, record.variable)));
                self.instances.insert((record.variable, inlined), variable);
                (variable, within)
            }
        };
        if function_of(module, scope) != Some(subprogram) {
            return Err(Reason::Variable);
        }
        if self.described.contains(&variable) {
            return Err(Reason::Described);
        }
        Ok(variable)
    }
}

/// Returns the size of a variable in bits.
pub(super) fn bits(module: &Module, variable: VariableId) -> Option<u64> {
    let ty = module
        .metadata
        .variable_type(module.metadata.variables.get(variable)?)?;
    // The type of an expression has at most this size.
    let max = (1u64 << 56) - 1;
    module
        .metadata
        .type_bits(ty, module.target)
        .filter(|bits| (1..=max).contains(bits))
}

//! Finds the variable that a record describes: the named variable, or its instance in an inlined
//! scope.

use super::{Reason, Record};
use crate::build::Variable;
use crate::metadata::{
    BlockId, DIType, InlinedId, ModuleTag, Object, Scope, SubprogramId, VariableId,
};
use crate::module::Module;
use alloc::vec::Vec;
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
    /// The surroundings of the scopes that were visited.
    scopes: Scopes,
    seen_variables: usize,
    seen_blocks: usize,
    seen_lifetimes: usize,
    module: ModuleTag,
}

/// The function and the innermost inlined scope around a scope.
#[derive(Clone, Copy, Debug, Default)]
struct Enclosing {
    function: Option<SubprogramId>,
    /// `None` if a subprogram is nearer.
    inlined: Option<InlinedId>,
}

/// The function and the inlined scope around each visited scope of a module. Each scope is visited
/// once, because chains may be long.
#[derive(Clone, Debug, Default)]
struct Scopes(HashMap<Scope, Enclosing>);

impl Scopes {
    fn enclosing(&mut self, module: &Module, scope: Scope) -> Enclosing {
        let (mut path, mut enclosing) = (Vec::new(), Enclosing::default());
        let mut next = Some(scope);
        while let Some(scope) = next {
            if let Scope::Subprogram(id) = scope {
                enclosing.function = Some(id);
                break;
            }
            // A scope in a cycle of parents is in no function.
            if let Some(known) = self.0.insert(scope, Enclosing::default()) {
                self.0.insert(scope, known);
                enclosing = known;
                break;
            }
            path.push(scope);
            next = module.metadata.parent(scope);
        }
        for scope in path.into_iter().rev() {
            if let Scope::Inlined(id) = scope {
                enclosing.inlined = Some(id);
            }
            self.0.insert(scope, enclosing);
        }
        enclosing
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
        self.scopes = Scopes::default();
        let mut inlined_scope = |scope| self.scopes.enclosing(module, scope).inlined;
        for (id, node) in module.metadata.blocks.iter_from(self.seen_blocks) {
            if let (Some(origin), Some(inlined)) = (node.origin, inlined_scope(node.scope)) {
                self.blocks.entry((origin, inlined)).or_insert(id);
            }
        }
        for (id, node) in module.metadata.variables.iter_from(self.seen_variables) {
            if let (Some(origin), Some(inlined)) = (node.origin, inlined_scope(node.scope)) {
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
                if self.scopes.enclosing(module, scope).function != Some(instance.origin) {
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
                if self.scopes.enclosing(module, within).function != Some(subprogram) {
                    return Err(Reason::Variable);
                }
                let variable =
                    known.unwrap_or_else(|| module.add(Variable::inlined(within, record.variable)));
                self.instances.insert((record.variable, inlined), variable);
                (variable, within)
            }
        };
        if self.scopes.enclosing(module, scope).function != Some(subprogram) {
            return Err(Reason::Variable);
        }
        if self.described.contains(&variable) {
            return Err(Reason::Described);
        }
        Ok(variable)
    }
}

/// Returns the size of the location of a variable in bits. An object without bits, such as a Rust
/// value of type `()`, is located by a byte, since no type of an expression has the size 0. So is an
/// array or string whose size is known only at run time.
pub(super) fn bits(module: &Module, variable: VariableId) -> Option<u64> {
    let metadata = &module.metadata;
    let ty = metadata.variable_type(metadata.variables.get(variable)?)?;
    // The type of an expression has at most this size.
    let max = (1u64 << 56) - 1;
    let known = metadata.type_bits(ty, module.target);
    match (known, metadata.types.get(metadata.unqualified(ty)?)?) {
        (Some(0), _) => Some(8),
        (None, DIType::Unspecified(_) | DIType::Array(_) | DIType::String(_)) => Some(8),
        _ => known.filter(|bits| *bits <= max),
    }
}

//! Clones the nodes of an inlined function: scopes, variables, fragments, code locations and
//! lifetimes.

use super::super::families::undefined;
use super::super::index::Index;
use super::LostLocation;
use crate::expr::DIOp;
use crate::metadata::{
    CodeId, DICode, DIFragment, DIImportedEntity, DIInlinedScope, DILexicalBlock, DISubprogram,
    DIVariable, FragmentId, InlinedId, Iterations, LaneDetails, LifetimeId, LifetimeKind, Object,
    Rare, Scope, SubprogramId, VariableId, VariableKind,
};
use crate::module::Module;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// A scope of the caller.
#[derive(Clone, Copy, Debug)]
struct NewScope {
    scope: Scope,
    /// True if no inlined scope is between the original and its function, so that a node in the
    /// original is the origin of its clone.
    is_origin: bool,
}

fn sorted<T: Ord>(pairs: impl Iterator<Item = (T, T)>) -> Vec<(T, T)> {
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_unstable();
    pairs
}

/// The frame of a part of a function that becomes a separate function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::changes) enum PartFrame {
    /// The frame of the whole function, whose code jumps to the part.
    Same,
    /// A frame of its own: the part is called.
    Own,
}

/// The clones so far. A node that does not belong to the callee is its own clone.
pub(in crate::changes) struct Clones<'a> {
    pub(in crate::changes) module: &'a mut Module,
    index: &'a Index,
    scopes: HashMap<Scope, NewScope>,
    variables: HashMap<VariableId, VariableId>,
    fragments: HashMap<FragmentId, FragmentId>,
    codes: HashMap<CodeId, CodeId>,
    lifetimes: HashMap<LifetimeId, LifetimeId>,
    /// Clones with the location of an undefined referrer.
    undefined: HashSet<LifetimeId>,
    /// True if the clones are in the frame of the original.
    in_frame: bool,
    /// True if parameters become local variables of the new function.
    without_parameters: bool,
    /// Cloned objects with computed lifetimes to clone.
    objects: Vec<Object>,
    pub(in crate::changes) lost: Vec<LostLocation>,
}

impl<'a> Clones<'a> {
    /// Clones the nodes directly in a function into a new inlined scope.
    pub(in crate::changes) fn new(
        module: &'a mut Module,
        index: &'a Index,
        callee: SubprogramId,
        scope: DIInlinedScope,
    ) -> (Clones<'a>, InlinedId) {
        let lanes = module.metadata.lanes(callee.into()).unwrap_or_default();
        let inlined = module.metadata.inlined.push(scope);
        let mut clones = Clones::empty(module, index);
        let lanes = clones.lanes(&lanes);
        if let Some(node) = clones.module.metadata.inlined.get_mut(inlined) {
            node.lanes = lanes;
        }
        let new = NewScope {
            scope: Scope::Inlined(inlined),
            is_origin: true,
        };
        clones.scopes.insert(Scope::Subprogram(callee), new);
        clones.fill(Scope::Subprogram(callee), new);
        (clones, inlined)
    }

    fn empty(module: &'a mut Module, index: &'a Index) -> Clones<'a> {
        Clones {
            module,
            index,
            scopes: HashMap::new(),
            variables: HashMap::new(),
            fragments: HashMap::new(),
            codes: HashMap::new(),
            lifetimes: HashMap::new(),
            undefined: HashSet::new(),
            in_frame: false,
            without_parameters: false,
            objects: Vec::new(),
            lost: Vec::new(),
        }
    }

    /// Clones the nodes directly in a function into another subprogram, which a part of its code
    /// becomes.
    pub(in crate::changes) fn of_part(
        module: &'a mut Module,
        index: &'a Index,
        (whole, part): (SubprogramId, DISubprogram),
        frame: PartFrame,
    ) -> (Clones<'a>, SubprogramId) {
        let part = module.metadata.subprograms.push(part);
        let mut clones = Clones {
            in_frame: frame == PartFrame::Same,
            without_parameters: frame == PartFrame::Own,
            ..Clones::empty(module, index)
        };
        let node = clones.module.metadata.subprograms.get(part).cloned();
        if let Some(node) = node {
            let frame_base = node.frame_base.map(|one| clones.fragment(one));
            let lanes = clones.lanes(&node.lanes);
            if let Some(node) = clones.module.metadata.subprograms.get_mut(part) {
                (node.frame_base, node.lanes) = (frame_base, lanes);
            }
        }
        let new = NewScope {
            scope: Scope::Subprogram(part),
            is_origin: false,
        };
        clones.scopes.insert(Scope::Subprogram(whole), new);
        clones.fill(Scope::Subprogram(whole), new);
        (clones, part)
    }

    /// Moves a label to the clone of its scope, since its code moves.
    pub(in crate::changes) fn move_label(&mut self, id: CodeId) {
        if let Some(DICode::Label { scope, .. }) = self.module.metadata.codes.get(id) {
            let new = self.scope(*scope);
            if let Some(DICode::Label { scope, .. }) = self.module.metadata.codes.get_mut(id) {
                *scope = new;
            }
        }
        self.codes.insert(id, id);
    }

    /// Clones the variables and imports of a scope, and the lexical blocks in it.
    fn fill(&mut self, old: Scope, new: NewScope) {
        let mut next = Vec::from([(old, new)]);
        while let Some((old, new)) = next.pop() {
            // Debuggers find the imports of an inlined function by the origins of its scopes.
            if !new.is_origin {
                self.imports(old, new.scope);
            }
            for &id in self.index.variables(old) {
                let Some(node) = self.module.metadata.variables.get(id) else {
                    continue;
                };
                if node.kind == VariableKind::Global {
                    continue;
                }
                let node = match new.is_origin {
                    true => DIVariable::inlined(id, new.scope, node.kind),
                    false => DIVariable {
                        scope: new.scope,
                        kind: match node.kind {
                            VariableKind::Parameter(_) if self.without_parameters => {
                                VariableKind::Local
                            }
                            kind => kind,
                        },
                        ..node.clone()
                    },
                };
                let clone = self.module.metadata.variables.push(node);
                self.variables.insert(id, clone);
                self.objects.push(Object::Variable(id));
            }
            for &id in self.index.blocks(old) {
                let Some(node) = self.module.metadata.blocks.get(id).cloned() else {
                    continue;
                };
                if self.scopes.contains_key(&Scope::Block(id)) {
                    continue;
                }
                let iterations = node.iterations.map(|one| self.iterations(one));
                let clone = self.module.metadata.blocks.push(DILexicalBlock {
                    scope: new.scope,
                    origin: node.origin.or(new.is_origin.then_some(id)),
                    iterations,
                    ..node
                });
                let new = NewScope {
                    scope: Scope::Block(clone),
                    ..new
                };
                self.scopes.insert(Scope::Block(id), new);
                next.push((Scope::Block(id), new));
            }
        }
    }

    fn imports(&mut self, old: Scope, new: Scope) {
        for &id in self.index.imports(old) {
            if let Some(node) = self.module.metadata.imports.get(id).cloned() {
                let clone = DIImportedEntity { scope: new, ..node };
                self.module.metadata.imports.push(clone);
            }
        }
    }

    /// Returns the clone of a scope, and creates it if necessary.
    pub(in crate::changes) fn scope(&mut self, scope: Scope) -> Scope {
        // Collects the enclosing scopes that are not cloned yet. A chain longer than the module is
        // a cycle.
        let metadata = &self.module.metadata;
        let max_depth = metadata.blocks.len() + metadata.inlined.len();
        let (mut around, mut chain) = (scope, Vec::new());
        let mut new = loop {
            if let Some(new) = self.scopes.get(&around) {
                break *new;
            }
            chain.push(around);
            match self.module.metadata.parent(around) {
                Some(parent) if chain.len() <= max_depth => around = parent,
                _ => return scope,
            }
        };
        // Lexical blocks are cloned with the scope around them, so only inlined scopes remain.
        while let Some(old) = chain.pop() {
            if let Scope::Inlined(id) = old
                && let Some(node) = self.module.metadata.inlined.get(id).cloned()
            {
                let clone = DIInlinedScope {
                    scope: new.scope,
                    lanes: self.lanes(&node.lanes),
                    ..node
                };
                new = NewScope {
                    scope: Scope::Inlined(self.module.metadata.inlined.push(clone)),
                    is_origin: false,
                };
                self.scopes.insert(old, new);
                self.fill(old, new);
            } else if let Some(known) = self.scopes.get(&old) {
                new = *known;
            }
        }
        new.scope
    }

    /// Returns the same lanes, described by the clones of their fragments.
    fn lanes(&mut self, lanes: &LaneDetails) -> Rare<LaneDetails> {
        Rare::from(LaneDetails {
            lane_pc: lanes.lane_pc.map(|one| self.fragment(one)),
            active_lane: lanes.active_lane.map(|one| self.fragment(one)),
            lane_count: lanes.lane_count,
            iterations: lanes.iterations.map(|one| self.iterations(one)),
        })
    }

    fn iterations(&mut self, iterations: Iterations) -> Iterations {
        match iterations {
            Iterations::Fragment(fragment) => Iterations::Fragment(self.fragment(fragment)),
            number => number,
        }
    }

    fn fragment(&mut self, fragment: FragmentId) -> FragmentId {
        if self
            .index
            .is_shared(self.module, Object::Fragment(fragment))
        {
            return fragment;
        }
        *self.fragments.entry(fragment).or_insert_with(|| {
            self.objects.push(Object::Fragment(fragment));
            self.module.metadata.fragments.push(DIFragment {})
        })
    }

    /// Returns the clone of an object, and creates it if necessary.
    pub(in crate::changes) fn object(&mut self, object: Object) -> Object {
        match object {
            Object::Variable(id) => {
                if let Some(node) = self.module.metadata.variables.get(id)
                    && node.kind != VariableKind::Global
                {
                    let scope = node.scope;
                    self.scope(scope);
                }
                Object::Variable(self.variables.get(&id).copied().unwrap_or(id))
            }
            Object::Fragment(id) => Object::Fragment(self.fragment(id)),
            Object::Code(id) => Object::Code(self.codes.get(&id).copied().unwrap_or(id)),
        }
    }

    /// Clones a code location whose `dbg.label` is cloned.
    pub(in crate::changes) fn code(&mut self, id: CodeId) -> CodeId {
        if let Some(clone) = self.codes.get(&id) {
            return *clone;
        }
        let node = self.module.metadata.codes.get(id).cloned();
        let clone = match node {
            Some(DICode::Label {
                name,
                scope,
                file,
                line,
                column,
                ..
            }) => DICode::Label {
                name,
                scope: self.scope(scope),
                file,
                line,
                column,
                is_entry: false,
            },
            Some(DICode::Expression) | None => DICode::Expression,
        };
        let clone = self.module.metadata.codes.push(clone);
        self.codes.insert(id, clone);
        clone
    }

    /// Returns the clone of a lifetime, if it has one.
    pub(in crate::changes) fn known(&self, lifetime: LifetimeId) -> Option<LifetimeId> {
        self.lifetimes.get(&lifetime).copied()
    }

    /// True for a clone whose expression was lost.
    pub(in crate::changes) fn is_undefined(&self, clone: LifetimeId) -> bool {
        self.undefined.contains(&clone)
    }

    /// All lifetimes with their clones.
    pub(in crate::changes) fn lifetimes(&self) -> Vec<(LifetimeId, LifetimeId)> {
        sorted(self.lifetimes.iter().map(|(old, new)| (*old, *new)))
    }

    /// All variables with their clones.
    pub(in crate::changes) fn variables(&self) -> Vec<(VariableId, VariableId)> {
        sorted(self.variables.iter().map(|(old, new)| (*old, *new)))
    }

    /// All scopes with their clones.
    pub(in crate::changes) fn scopes(&self) -> Vec<(Scope, Scope)> {
        sorted(self.scopes.iter().map(|(old, new)| (*old, new.scope)))
    }

    /// Clones a lifetime. All code locations must have clones already.
    pub(in crate::changes) fn lifetime(&mut self, id: LifetimeId) -> Option<LifetimeId> {
        if let Some(known) = self.known(id) {
            return Some(known);
        }
        let node = self.module.metadata.lifetimes.get(id)?.clone();
        // A bounded lifetime of a global's fragment keeps its object.
        let object = self.object(node.object);
        let arguments = self.module.metadata.arguments(&node).to_vec();
        let in_frame = self.in_frame;
        let is_of_callee = |op: &DIOp| match op {
            DIOp::Cfa { .. } => !in_frame,
            op => matches!(op, DIOp::EntryValue { .. }),
        };
        let ops = self.module.exprs.ops(node.location);
        let has_code = |object: &Object| match object {
            Object::Code(code) => !self.codes.contains_key(code),
            _ => false,
        };
        let clone = if ops.iter().any(is_of_callee) || arguments.iter().any(has_code) {
            let clone = (node.kind == LifetimeKind::Bounded).then(|| {
                let location = undefined(self.module, node.location);
                (self.module.metadata).add_lifetime(node.kind, object, location, &[])
            });
            self.undefined.extend(clone);
            self.lost.push(LostLocation::Expression {
                lifetime: id,
                clone,
            });
            clone
        } else {
            let arguments: Vec<Object> =
                arguments.into_iter().map(|one| self.object(one)).collect();
            let metadata = &mut self.module.metadata;
            Some(metadata.add_lifetime(node.kind, object, node.location, &arguments))
        };
        self.lifetimes.extend(clone.map(|clone| (id, clone)));
        clone
    }

    /// Clones the computed lifetimes of all cloned objects.
    pub(in crate::changes) fn finish(&mut self) {
        while let Some(object) = self.objects.pop() {
            let index = self.index;
            for &id in index.lifetimes(object) {
                let node = self.module.metadata.lifetimes.get(id);
                if node.is_some_and(|node| {
                    node.kind == LifetimeKind::Computed && node.object == object
                }) {
                    self.lifetime(id);
                }
            }
        }
    }
}

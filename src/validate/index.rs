//! Who belongs to whom, and what a rule condemned: what validation and lowering both need, in flat
//! arrays.

use super::scopes::Scopes;
use crate::markers::{FunctionId, Marker};
use crate::metadata::lists::{Flags, Lists, NONE};
use crate::metadata::{
    CodeId, DIVariable, FragmentId, GlobalId, Id, ImportId, LifetimeId, Object, Scope,
    SubprogramId, TemplateId, TypeId, VariableId,
};
use crate::module::{Module, NodeKey, NodeKind};
use crate::units::Position;
use alloc::vec::Vec;

/// What is left out.
#[derive(Clone, Debug)]
pub(super) struct Rejected {
    /// By kind of node.
    nodes: [Flags; NodeKind::COUNT],
    // Of what a function has.
    pub(super) lines: Flags,
    pub(super) ranges: Flags,
    pub(super) frames: Flags,
    pub(super) calls: Flags,
}

/// The relations between the nodes of a module, and which of them a rule condemned.
#[derive(Clone, Debug)]
pub struct Index {
    of_variable: Lists,
    of_fragment: Lists,
    /// For each fragment, the global that it is attached to.
    global_of: Vec<u32>,
    /// The fragments that say something of a type; of a module without such, of no fragment.
    properties: Flags,
    /// For each code location, the function and the position of its `dbg.label`.
    label_of: Vec<(u32, u32)>,
    variables: Lists,
    /// For each lifetime, the function whose `dbg.def` names it.
    function_of: Vec<u32>,
    /// For each subprogram, the function that is its code.
    code_of: Vec<u32>,
    pub(super) scopes: Scopes,
    pub(super) rejected: Rejected,
}

impl Rejected {
    fn new(module: &Module) -> Rejected {
        let functions = || Flags::new(module.code.len());
        Rejected {
            nodes: module.counts().map(Flags::new),
            lines: functions(),
            ranges: functions(),
            frames: functions(),
            calls: functions(),
        }
    }

    /// Leaves a node out; true where it was not.
    pub(super) fn set(&mut self, node: impl Into<NodeKey>) -> bool {
        let node = node.into();
        self.nodes[node.kind as usize].set(node.index())
    }

    /// True where a node is left out, or does not exist.
    pub(super) fn has(&self, node: impl Into<NodeKey>) -> bool {
        let node = node.into();
        self.nodes[node.kind as usize].get(node.index())
    }

    /// True where anything is left out.
    pub(super) fn is_any(&self) -> bool {
        let Rejected {
            nodes,
            lines,
            ranges,
            frames,
            calls,
        } = self;
        let of_functions = [lines, ranges, frames, calls];
        nodes.iter().chain(of_functions).any(Flags::is_any)
    }
}

/// How often markers name what only one may name.
#[derive(Clone, Debug)]
pub(super) struct Named {
    /// For each lifetime, how many `dbg.def`s name it.
    pub(super) defs: Vec<u32>,
    /// For each code location, how many `dbg.label`s name it.
    pub(super) labels: Vec<u32>,
}

impl Index {
    /// The index of a module in which nothing is left out yet, and what its one walk over all
    /// markers has counted.
    pub(super) fn new(module: &Module) -> (Index, Named) {
        let of = |fragments: bool| {
            module
                .metadata
                .lifetimes
                .iter()
                .filter_map(move |(id, lifetime)| match lifetime.object {
                    Object::Variable(variable) if !fragments => {
                        Some((variable.index(), id.index() as u32))
                    }
                    Object::Fragment(fragment) if fragments => {
                        Some((fragment.index(), id.index() as u32))
                    }
                    _ => None,
                })
        };
        let scopes = Scopes::new(module);
        let subprogram = |(id, node): (VariableId, &DIVariable)| {
            Some((scopes.subprogram(node.scope)?.index(), id.index() as u32))
        };
        let mut global_of = alloc::vec![NONE; module.metadata.fragments.len()];
        for (id, global) in module.metadata.globals.iter() {
            let global_of = global_of.get_mut(global.fragment.index());
            if let Some(global_of) = global_of.filter(|of| **of == NONE) {
                *global_of = id.index() as u32;
            }
        }
        let (marked, named) = marked(module);
        let index = Index {
            global_of,
            properties: properties(module),
            label_of: marked.label_of,
            of_variable: Lists::new(module.metadata.variables.len(), of(false)),
            of_fragment: Lists::new(module.metadata.fragments.len(), of(true)),
            variables: Lists::new(
                module.metadata.subprograms.len(),
                module.metadata.variables.iter().filter_map(subprogram),
            ),
            function_of: marked.function_of,
            code_of: marked.code_of,
            scopes,
            rejected: Rejected::new(module),
        };
        (index, named)
    }

    /// Leaves a lifetime out of what is lowered.
    pub(super) fn reject(&mut self, lifetime: LifetimeId) {
        self.rejected.set(lifetime);
    }

    /// True where the lifetime is left out, because a rule condemned it or something that it needs.
    pub fn is_rejected(&self, lifetime: LifetimeId) -> bool {
        self.rejected.has(lifetime)
    }

    /// True where the variable is left out; all its lifetimes are, too.
    pub fn is_rejected_variable(&self, variable: VariableId) -> bool {
        self.rejected.has(variable)
    }

    /// True where the type is left out. What is kept refers to kept types only, but for two: a
    /// pointer's base and a subprogram's type may be left out, and then count as `None`.
    pub fn is_rejected_type(&self, ty: TypeId) -> bool {
        self.rejected.has(ty)
    }

    /// True where the label or code location is left out.
    pub fn is_rejected_code(&self, code: CodeId) -> bool {
        self.rejected.has(code)
    }

    /// True where the import is left out.
    pub fn is_rejected_import(&self, import: ImportId) -> bool {
        self.rejected.has(import)
    }

    /// True where the parameter of a template is left out.
    pub fn is_rejected_template(&self, template: TemplateId) -> bool {
        self.rejected.has(template)
    }

    /// True where a fragment's being attached to a global is left out.
    pub fn is_rejected_global(&self, global: GlobalId) -> bool {
        self.rejected.has(global)
    }

    /// True where the scope is left out; everything in it is, too.
    pub fn is_rejected_scope(&self, scope: Scope) -> bool {
        self.rejected.has(scope)
    }

    /// True where the function is left out as a whole: it has no subprogram that is kept, or
    /// another function has it.
    pub fn is_rejected_function(&self, function: FunctionId) -> bool {
        self.rejected.has(function)
    }

    /// True where the function's line rows can be used.
    pub fn has_lines(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.lines.get(function.index())
    }

    /// True where the ranges of the function's blocks and inlined instances can be used; where not,
    /// none can, as a scope with too little code hides its variables.
    pub fn has_scope_ranges(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.ranges.get(function.index())
    }

    /// True where the function's frame rules can be used; where not, none can, as a wrong rule
    /// misleads an unwinder.
    pub fn has_frame(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.frames.get(function.index())
    }

    /// Every lifetime of an object, in the order in which they were added, those left out included.
    pub fn lifetimes(&self, object: Object) -> impl ExactSizeIterator<Item = LifetimeId> + Clone {
        self.lifetime_numbers(object)
            .iter()
            .map(|index| LifetimeId::from_index(*index as usize))
    }

    pub(super) fn lifetime_numbers(&self, object: Object) -> &[u32] {
        match object {
            Object::Variable(id) => self.of_variable.get(id.index()),
            Object::Fragment(id) => self.of_fragment.get(id.index()),
            Object::Code(_) => &[],
        }
    }

    /// Leaves the calls of a function out.
    pub(super) fn reject_calls(&mut self, function: FunctionId) {
        self.rejected.calls.set(function.index());
    }

    /// Forgets that a fragment is attached to a global.
    pub(super) fn reject_global_fragment(&mut self, fragment: FragmentId) {
        if let Some(global) = self.global_of.get_mut(fragment.index()) {
            *global = NONE;
        }
    }

    /// True where the function's calls can be used.
    pub fn has_calls(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.calls.get(function.index())
    }

    /// True where some fragment says something of a type.
    pub(super) fn has_properties(&self) -> bool {
        self.properties.is_any()
    }

    /// True for a type property fragment: one that says where an array's elements are, what its
    /// bounds are and the like, with an instance of the type at hand.
    pub fn is_property(&self, fragment: FragmentId) -> bool {
        fragment.index() < self.properties.len() && self.properties.get(fragment.index())
    }

    /// The global that a fragment is attached to, if it is and the attachment is kept.
    pub fn global_of(&self, fragment: FragmentId) -> Option<GlobalId> {
        let index = self
            .global_of
            .get(fragment.index())
            .copied()
            .filter(|index| *index != NONE)?;
        let global = GlobalId::from_index(index as usize);
        (!self.rejected.has(global)).then_some(global)
    }

    /// Where a code location is: its function and the byte offset from the function's start. `None`
    /// without a `dbg.label`, and for one that is left out.
    pub fn label_of(&self, code: CodeId) -> Option<(FunctionId, Position)> {
        let (function, position) = self
            .label_of
            .get(code.index())
            .copied()
            .filter(|of| of.0 != NONE)?;
        let kept = !self.rejected.has(code);
        kept.then(|| {
            (
                FunctionId::from_index(function as usize),
                Position(position),
            )
        })
    }

    /// The variables in the code of a subprogram, those of blocks and inlined instances within
    /// included, and those left out, too.
    pub fn variables(
        &self,
        subprogram: SubprogramId,
    ) -> impl ExactSizeIterator<Item = VariableId> + Clone {
        self.variables
            .get(subprogram.index())
            .iter()
            .map(|index| VariableId::from_index(*index as usize))
    }

    /// The function whose `dbg.def` names a lifetime; `None` for a computed one and for
    /// a dead one.
    pub fn function_of(&self, lifetime: LifetimeId) -> Option<FunctionId> {
        let index = self
            .function_of
            .get(lifetime.index())
            .copied()
            .filter(|index| *index != NONE)?;
        Some(FunctionId::from_index(index as usize))
    }

    /// The code of a subprogram, if it has any in this module.
    pub fn code_of(&self, subprogram: SubprogramId) -> Option<FunctionId> {
        let index = self
            .code_of
            .get(subprogram.index())
            .copied()
            .filter(|index| *index != NONE)?;
        Some(FunctionId::from_index(index as usize))
    }

    /// The subprogram whose code a scope is part of, without a walk: for an inlined instance, the
    /// one that it is inlined **into**. `None` for units and for scopes that are left out.
    pub fn subprogram_of(&self, scope: Scope) -> Option<SubprogramId> {
        self.scopes.subprogram(scope)
    }
}

/// What functions and their markers say of other nodes, as in [`Index`].
struct Marked {
    function_of: Vec<u32>,
    code_of: Vec<u32>,
    label_of: Vec<(u32, u32)>,
}

/// The one walk over all markers.
fn marked(module: &Module) -> (Marked, Named) {
    let mut found = Marked {
        function_of: alloc::vec![NONE; module.metadata.lifetimes.len()],
        code_of: alloc::vec![NONE; module.metadata.subprograms.len()],
        label_of: alloc::vec![(NONE, 0); module.metadata.codes.len()],
    };
    let mut named = Named {
        defs: alloc::vec![0; module.metadata.lifetimes.len()],
        labels: alloc::vec![0; module.metadata.codes.len()],
    };
    for function in module.code.functions() {
        let number = function.id.index() as u32;
        // Of several, the first counts: the validator refuses the others.
        if let Some(code) = found.code_of.get_mut(function.subprogram.index())
            && *code == NONE
        {
            *code = number;
        }
        for block in function.blocks() {
            for (position, marker) in block.markers() {
                match marker {
                    Marker::Def(lifetime, _) => {
                        let Some(count) = named.defs.get_mut(lifetime.index()) else {
                            continue;
                        };
                        *count += 1;
                        if let (1, Some(function_of)) =
                            (*count, found.function_of.get_mut(lifetime.index()))
                        {
                            *function_of = number;
                        }
                    }
                    Marker::Label(code) => {
                        let Some(count) = named.labels.get_mut(code.index()) else {
                            continue;
                        };
                        *count += 1;
                        if let (1, Some(label_of)) = (*count, found.label_of.get_mut(code.index()))
                        {
                            *label_of = (number, position.0);
                        }
                    }
                    Marker::Kill(_) => {}
                }
            }
        }
    }
    (found, named)
}

/// The fragments that types name.
fn properties(module: &Module) -> Flags {
    let mut fragments: Vec<usize> = Vec::new();
    for (_, ty) in module.metadata.types.iter() {
        ty.properties(|object| {
            if let Object::Fragment(id) = object {
                fragments.push(id.index());
            }
        });
    }
    let mut flags = Flags::new(if fragments.is_empty() {
        0
    } else {
        module.metadata.fragments.len()
    });
    fragments
        .into_iter()
        .for_each(|fragment| _ = flags.set(fragment));
    flags
}

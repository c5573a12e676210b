//! Relations between nodes and the set of rejected nodes, in flat arrays. Validation and lowering
//! use both.

use super::scopes::Scopes;
use crate::markers::{FunctionId, Marker};
use crate::metadata::lists::{Flags, Lists, NONE};
use crate::metadata::{
    CodeId, DIVariable, FragmentId, GlobalId, Id, ImportId, LifetimeId, MacroId, Object, Scope,
    SubprogramId, TemplateId, TypeId, VariableId,
};
use crate::module::{Module, NodeKey, NodeKind};
use crate::units::Position;
use alloc::vec::Vec;

/// The rejected nodes and parts of functions.
#[derive(Clone, Debug)]
pub(super) struct Rejected {
    /// Rejected nodes, by kind.
    nodes: [Flags; NodeKind::COUNT],
    // Rejected parts of functions, by function.
    pub(super) lines: Flags,
    pub(super) ranges: Flags,
    pub(super) frames: Flags,
    pub(super) calls: Flags,
}

/// Fragments that describe code, each with its scope.
type Attributes = Vec<(FragmentId, Scope)>;
/// Inlined scopes, each with its subprogram.
type DescribedScopes = Vec<(SubprogramId, Scope)>;

/// The relations between the nodes of a module, and the nodes that are rejected.
#[derive(Clone, Debug)]
pub struct Index {
    of_variable: Lists,
    of_fragment: Lists,
    /// The global that each fragment is attached to.
    global_of: Vec<u32>,
    /// The fragments that are properties of types. Empty if the module has no such fragment.
    properties: Flags,
    /// The function and position of each code location's `dbg.label`.
    label_of: Vec<(u32, u32)>,
    variables: Lists,
    /// The function whose `dbg.def` names each lifetime.
    function_of: Vec<u32>,
    /// The function that is the code of each subprogram.
    code_of: Vec<u32>,
    /// The fragments that describe code, each with its scope: a subprogram or an inlined scope.
    attributes: Attributes,
    /// The inlined scopes with such fragments, each with its subprogram.
    described: DescribedScopes,
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

    /// Rejects a node. Returns true if it was not rejected before.
    pub(super) fn set(&mut self, node: impl Into<NodeKey>) -> bool {
        let node = node.into();
        self.nodes[node.kind as usize].set(node.index())
    }

    /// True if a node is rejected or does not exist.
    pub(super) fn has(&self, node: impl Into<NodeKey>) -> bool {
        let node = node.into();
        self.nodes[node.kind as usize].get(node.index())
    }

    /// True if any node or part of a function is rejected.
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

/// The number of markers that name each lifetime and code location. More than one is a violation.
#[derive(Clone, Debug)]
pub(super) struct Named {
    /// The number of `dbg.def`s that name each lifetime.
    pub(super) defs: Vec<u32>,
    /// The number of `dbg.label`s that name each code location.
    pub(super) labels: Vec<u32>,
}

impl Index {
    /// Returns the index of a module without rejected nodes, and the counts from a single pass over
    /// all markers.
    pub(super) fn new(module: &Module) -> (Index, Named) {
        let metadata = &module.metadata;
        // The variable or fragment of each lifetime, and the subprogram of each variable.
        let mut variable_of = Vec::with_capacity(metadata.lifetimes.len());
        let mut fragment_of = Vec::new();
        for (id, lifetime) in metadata.lifetimes.iter() {
            let (variable, fragment) = match lifetime.object {
                Object::Variable(id) => (id.index(), None),
                Object::Fragment(id) => (NONE as usize, Some(id.index() as u32)),
                Object::Code(_) => (NONE as usize, None),
            };
            variable_of.push(variable as u32);
            if let Some(fragment) = fragment {
                fragment_of.resize(id.index(), NONE);
                fragment_of.push(fragment);
            }
        }
        let scopes = Scopes::new(module);
        let subprogram = |(_, node): (VariableId, &DIVariable)| {
            let subprogram = scopes.subprogram(node.scope);
            subprogram.map_or(NONE, |id| id.index() as u32)
        };
        let subprogram_of: Vec<u32> = metadata.variables.iter().map(subprogram).collect();
        let mut global_of = alloc::vec![NONE; module.metadata.fragments.len()];
        for (id, global) in module.metadata.globals.iter() {
            let global_of = global_of.get_mut(global.fragment.index());
            if let Some(global_of) = global_of.filter(|of| **of == NONE) {
                *global_of = id.index() as u32;
            }
        }
        let (marked, named) = marked(module);
        let (attributes, described) = attributes(module, &scopes);
        let index = Index {
            attributes,
            described,
            global_of,
            properties: properties(module),
            label_of: marked.label_of,
            of_variable: Lists::of_keys(metadata.variables.len(), &variable_of),
            of_fragment: Lists::of_keys(metadata.fragments.len(), &fragment_of),
            variables: Lists::of_keys(metadata.subprograms.len(), &subprogram_of),
            function_of: marked.function_of,
            code_of: marked.code_of,
            scopes,
            rejected: Rejected::new(module),
        };
        (index, named)
    }

    pub(super) fn reject(&mut self, lifetime: LifetimeId) {
        self.rejected.set(lifetime);
    }

    /// True if the lifetime is rejected, because it or a node that it depends on violates a rule.
    pub fn is_rejected(&self, lifetime: LifetimeId) -> bool {
        self.rejected.has(lifetime)
    }

    /// True if the variable is rejected; all its lifetimes are then rejected too.
    pub fn is_rejected_variable(&self, variable: VariableId) -> bool {
        self.rejected.has(variable)
    }

    /// True if the type is rejected. Kept nodes refer only to kept types, with two exceptions: a
    /// pointer's base type and a subprogram's type may be rejected, and then count as `None`.
    pub fn is_rejected_type(&self, ty: TypeId) -> bool {
        self.rejected.has(ty)
    }

    /// True if the label or code location is rejected.
    pub fn is_rejected_code(&self, code: CodeId) -> bool {
        self.rejected.has(code)
    }

    /// True if the import is rejected.
    pub fn is_rejected_import(&self, import: ImportId) -> bool {
        self.rejected.has(import)
    }

    /// True if the macro, or file with macros, is rejected.
    pub fn is_rejected_macro(&self, node: MacroId) -> bool {
        self.rejected.has(node)
    }

    /// True if the template parameter is rejected.
    pub fn is_rejected_template(&self, template: TemplateId) -> bool {
        self.rejected.has(template)
    }

    /// True if the scope is rejected; all nodes in it are then rejected too.
    pub fn is_rejected_scope(&self, scope: Scope) -> bool {
        self.rejected.has(scope)
    }

    /// True if the whole function is rejected: its subprogram is rejected or missing, or another
    /// function is the code of that subprogram.
    pub fn is_rejected_function(&self, function: FunctionId) -> bool {
        self.rejected.has(function)
    }

    /// True if the function's line rows can be used.
    pub fn has_lines(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.lines.get(function.index())
    }

    /// True if the scope ranges of the function can be used. Either all ranges of lexical blocks
    /// and inlined scopes are used or none, because a scope with too little code hides its
    /// variables.
    pub fn has_scope_ranges(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.ranges.get(function.index())
    }

    /// True if the frame rules of the function can be used. Either all frame rules are used or
    /// none, because a missing rule misleads an unwinder.
    pub fn has_frame(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.frames.get(function.index())
    }

    /// All lifetimes of an object in the order in which they were added, including rejected ones.
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

    pub(super) fn reject_calls(&mut self, function: FunctionId) {
        self.rejected.calls.set(function.index());
    }

    /// Removes the attachment of a fragment to a global.
    pub(super) fn reject_global_fragment(&mut self, fragment: FragmentId) {
        if let Some(global) = self.global_of.get_mut(fragment.index()) {
            *global = NONE;
        }
    }

    /// True if the function's calls can be used.
    pub fn has_calls(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.calls.get(function.index())
    }

    /// True if any fragment is a property of a type.
    pub(super) fn has_properties(&self) -> bool {
        self.properties.is_any()
    }

    /// True for a type property fragment, which is evaluated with an instance of its type. It
    /// gives, for example, the data location or a bound of an array.
    pub fn is_property(&self, fragment: FragmentId) -> bool {
        fragment.index() < self.properties.len() && self.properties.get(fragment.index())
    }

    /// The global that a fragment is attached to, if the attachment is kept.
    pub fn global_of(&self, fragment: FragmentId) -> Option<GlobalId> {
        let index = self
            .global_of
            .get(fragment.index())
            .copied()
            .filter(|index| *index != NONE)?;
        let global = GlobalId::from_index(index as usize);
        (!self.rejected.has(global)).then_some(global)
    }

    /// The position of a code location's label: its function and the byte offset from the
    /// function's start. `None` if there is no `dbg.label`, or if the code location is rejected.
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

    /// All variables in the code of a subprogram, including variables of its lexical blocks and
    /// inlined scopes, and rejected variables.
    pub fn variables(
        &self,
        subprogram: SubprogramId,
    ) -> impl ExactSizeIterator<Item = VariableId> + Clone {
        self.variables
            .get(subprogram.index())
            .iter()
            .map(|index| VariableId::from_index(*index as usize))
    }

    /// The function whose `dbg.def` names a lifetime; `None` for a computed or dead lifetime.
    pub fn function_of(&self, lifetime: LifetimeId) -> Option<FunctionId> {
        let index = self
            .function_of
            .get(lifetime.index())
            .copied()
            .filter(|index| *index != NONE)?;
        Some(FunctionId::from_index(index as usize))
    }

    /// The function that is the code of a subprogram, if it is in this module.
    pub fn code_of(&self, subprogram: SubprogramId) -> Option<FunctionId> {
        let index = self
            .code_of
            .get(subprogram.index())
            .copied()
            .filter(|index| *index != NONE)?;
        Some(FunctionId::from_index(index as usize))
    }

    /// The number of lanes at an object, as stated by the innermost scope around it that states
    /// one; 0 for code that does not run in lanes. `None` if no scope states a number.
    pub(crate) fn lane_count(&self, module: &Module, object: Object) -> Option<u32> {
        let scope = match object {
            Object::Variable(id) => module.metadata.variables.get(id)?.scope,
            Object::Fragment(id) => self.named_by(id).next()?,
            Object::Code(_) => return None,
        };
        self.scopes.lanes(scope)
    }

    /// The inlined scopes in the code of a subprogram that have fragments describing code.
    pub(crate) fn described_scopes(&self, subprogram: SubprogramId) -> impl Iterator<Item = Scope> {
        let first = (self.described).partition_point(|(of, _)| *of < subprogram);
        let own = self.described.iter().skip(first);
        let own = own.take_while(move |(of, _)| *of == subprogram);
        own.map(|(_, scope)| *scope)
            .filter(|scope| !self.is_rejected_scope(*scope))
    }

    /// The fragments that describe the code of a subprogram: its own, and those of the inlined
    /// scopes in it, each once.
    pub(crate) fn code_fragments<'a>(
        &'a self,
        module: &'a Module,
        subprogram: SubprogramId,
    ) -> impl Iterator<Item = FragmentId> + use<'a> {
        let own = module.metadata.subprograms.get(subprogram);
        let inner = self.described_scopes(subprogram).flat_map(move |scope| {
            let is_first = move |fragment: &FragmentId| {
                let mut named = self.named_by(*fragment);
                let here = |scope: &Scope| self.scopes.subprogram(*scope) == Some(subprogram);
                named.find(here) == Some(scope)
            };
            module.metadata.code_fragments(scope).filter(is_first)
        });
        (own.into_iter().flat_map(|node| node.fragments())).chain(inner)
    }

    /// The scopes whose code a fragment describes, in ascending order.
    fn named_by(&self, fragment: FragmentId) -> impl Iterator<Item = Scope> {
        let first = self.attributes.partition_point(|(of, _)| *of < fragment);
        let named = self.attributes.iter().skip(first);
        named
            .take_while(move |(of, _)| *of == fragment)
            .map(|(_, scope)| *scope)
    }

    /// The subprogram that contains the code of a scope, in constant time. For an inlined scope,
    /// this is the subprogram that it is inlined **into**. `None` for units and for rejected
    /// scopes.
    pub fn subprogram_of(&self, scope: Scope) -> Option<SubprogramId> {
        self.scopes.subprogram(scope)
    }
}

/// The relations that a pass over all functions and markers finds; see the fields of [`Index`].
struct Marked {
    function_of: Vec<u32>,
    code_of: Vec<u32>,
    label_of: Vec<(u32, u32)>,
}

/// Collects the relations and counts of all markers in one pass.
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
        // The first function of a subprogram is kept; the validator rejects the others.
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

/// Returns the fragments that describe code, each with its scope, and the lexical blocks and
/// inlined scopes with such fragments, each with its subprogram; both in ascending order.
fn attributes(module: &Module, scopes: &Scopes) -> (Attributes, DescribedScopes) {
    let (mut attributes, mut described) = (Vec::new(), Vec::new());
    for (scope, fragment) in module.metadata.described_code() {
        attributes.push((fragment, scope));
        if !matches!(scope, Scope::Subprogram(_)) {
            let subprogram = scopes.subprogram(scope);
            described.extend(subprogram.map(|subprogram| (subprogram, scope)));
        }
    }
    described.sort_unstable();
    described.dedup();
    attributes.sort_unstable();
    (attributes, described)
}

/// The fragments that are properties of types.
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

//! Relations between nodes and the set of rejected nodes, in flat arrays. Validation and lowering
//! use both.

use super::scopes::Scopes;
use crate::markers::{FunctionId, Marker};
use crate::metadata::lists::{Flags, Groups, NONE, SmallLists, push};
use crate::metadata::{
    CodeId, DISubprogram, DIVariable, FragmentId, GlobalId, Id, ImportId, LifetimeId, LifetimeKind,
    MacroId, Metadata, Object, Scope, SubprogramId, TemplateId, TypeId, VariableId,
};
use crate::module::{Module, NodeKey, NodeKind};
use crate::parallel;
use crate::units::Position;
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::sync::Arc;
use alloc::vec::Vec;
use hashbrown::HashSet;

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
    /// The fragments that are no longer attached to their global.
    attachments: Flags,
}

/// Fragments that describe code, each with its scope.
type Attributes = Vec<(FragmentId, Scope)>;
/// Lexical blocks and inlined scopes, each with its subprogram.
type DescribedScopes = Vec<(SubprogramId, Scope)>;

/// The relations between the nodes of a module.
#[derive(Debug)]
struct Relations {
    of_variable: SmallLists,
    of_fragment: SmallLists,
    /// The global that each fragment is attached to.
    global_of: Vec<u32>,
    /// The fragments that are properties of types. Empty if the module has no such fragment.
    properties: Flags,
    /// The variables in each subprogram.
    variables: Groups,
    marked: Marked,
    /// The fragments that describe code, each with its scope: a subprogram, lexical block or
    /// inlined scope.
    attributes: Attributes,
    /// The lexical blocks and inlined scopes with such fragments, each with its subprogram.
    described: DescribedScopes,
    scopes: Scopes,
}

/// The relations between the nodes of a module, and the nodes that are rejected.
#[derive(Clone, Debug)]
pub struct Index {
    /// Shared, because each thread that validates functions has a separate set of rejected nodes.
    relations: Arc<Relations>,
    /// In a box, since the index is moved several times.
    pub(super) rejected: Box<Rejected>,
}

/// The flags of all kinds of nodes and parts, as iterated by `iter` or `iter_mut`.
macro_rules! flags {
    ($rejected:expr, $iter:ident) => {{
        let Rejected {
            nodes,
            lines,
            ranges,
            frames,
            calls,
            attachments,
        } = $rejected;
        (nodes.$iter()).chain([lines, ranges, frames, calls, attachments])
    }};
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
            attachments: Flags::new(module.metadata.fragments.len()),
        }
    }

    /// The flags of all kinds of nodes and parts.
    fn all(&self) -> impl Iterator<Item = &Flags> {
        flags!(self, iter)
    }

    /// Rejects everything that is rejected in `other`.
    pub(super) fn add(&mut self, other: &Rejected) {
        flags!(self, iter_mut)
            .zip(other.all())
            .for_each(|(own, other)| own.set_all(other));
    }

    /// True if any node of a kind is rejected.
    pub(super) fn is_any_of(&self, kind: NodeKind) -> bool {
        self.nodes[kind as usize].is_any()
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
        self.all().any(Flags::is_any)
    }
}

/// The results of the passes over markers and lifetimes, except the relations.
#[derive(Default)]
pub(super) struct Named {
    /// The number of `dbg.label`s that name each code location. More than one is a violation.
    pub(super) labels: Vec<u32>,
    /// The lifetime of each `dbg.def` except the first of each lifetime: a violation. In ascending
    /// order, like all lists here.
    pub(super) defined_again: Vec<LifetimeId>,
    pub(super) computed: Vec<LifetimeId>,
    /// Lifetimes with arguments.
    pub(super) dependent: Vec<LifetimeId>,
    /// Lifetimes of fragments and code locations.
    pub(super) unnamed: Vec<LifetimeId>,
    /// True if any variable has an origin.
    pub(super) has_origins: bool,
}

impl Named {
    /// True if several `dbg.def`s name a lifetime.
    pub(super) fn has_several_defs(&self, lifetime: LifetimeId) -> bool {
        self.defined_again.binary_search(&lifetime).is_ok()
    }
}

/// Returns the lifetimes of each variable and of each fragment. Lists separately the lifetimes that
/// are computed, have arguments, or belong to fragments and code locations: they are few.
fn lifetimes_of_objects(metadata: &Metadata) -> (SmallLists, SmallLists, Named) {
    let mut named = Named::default();
    let mut variable_of = Vec::with_capacity(metadata.lifetimes.len());
    let mut fragment_of = Vec::with_capacity(match metadata.fragments.is_empty() {
        true => 0,
        false => metadata.lifetimes.len(),
    });
    for (id, lifetime) in metadata.lifetimes.iter() {
        if lifetime.kind == LifetimeKind::Computed {
            push(&mut named.computed, id);
        }
        if !metadata.arguments(lifetime).is_empty() {
            push(&mut named.dependent, id);
        }
        if !matches!(lifetime.object, Object::Variable(_)) {
            push(&mut named.unnamed, id);
        }
        let variable = match lifetime.object {
            Object::Variable(id) => id.index() as u32,
            Object::Fragment(fragment) => {
                fragment_of.resize(id.index(), NONE);
                fragment_of.push(fragment.index() as u32);
                NONE
            }
            Object::Code(_) => NONE,
        };
        variable_of.push(variable);
    }
    let of_variable = SmallLists::new(metadata.variables.len(), &variable_of);
    let of_fragment = SmallLists::new(metadata.fragments.len(), &fragment_of);
    (of_variable, of_fragment, named)
}

/// Returns the contexts of scopes, and the variables in each subprogram.
fn variables_of_scopes(module: &Module) -> (Scopes, Groups) {
    let (metadata, scopes) = (&module.metadata, Scopes::new(module));
    let subprogram = |(_, node): (VariableId, &DIVariable)| {
        let subprogram = scopes.subprogram(node.scope);
        subprogram.map_or(NONE, |id| id.index() as u32)
    };
    let subprogram_of: Vec<u32> = metadata.variables.iter().map(subprogram).collect();
    let variables = Groups::new(metadata.subprograms.len(), &subprogram_of);
    (scopes, variables)
}

/// Returns the index that an array gives for an item, unless it is [`NONE`].
fn related(indices: &[u32], item: usize) -> Option<usize> {
    let index = indices.get(item).filter(|index| **index != NONE);
    index.map(|index| *index as usize)
}

/// Defines methods that look a node up among the rejected ones.
macro_rules! is_rejected {
    ($($(#[doc = $doc:literal])+ $name:ident: $node:ty,)+) => {
        $($(#[doc = $doc])+
        pub fn $name(&self, node: $node) -> bool {
            self.rejected.has(node)
        })+
    };
}

impl Index {
    /// Returns the index of a module without rejected nodes, and the counts from a single pass over
    /// all markers.
    pub(super) fn new(module: &Module) -> (Index, Named) {
        let (metadata, functions) = (&module.metadata, module.code.len());
        let mut global_of = alloc::vec![NONE; metadata.fragments.len()];
        for (id, global) in metadata.globals.iter() {
            let global_of = global_of.get_mut(global.fragment.index());
            if let Some(global_of) = global_of.filter(|of| **of == NONE) {
                *global_of = id.index() as u32;
            }
        }
        let of_nodes = || {
            let of_scopes = || variables_of_scopes(module);
            parallel::join(functions, of_scopes, || lifetimes_of_objects(metadata))
        };
        let (of_nodes, (marked, counted)) = parallel::join(functions, of_nodes, || marked(module));
        let ((scopes, variables), (of_variable, of_fragment, named)) = of_nodes;
        let (attributes, described) = attributes(module, &scopes);
        let relations = Relations {
            of_variable,
            of_fragment,
            global_of,
            properties: properties(module),
            variables,
            marked,
            attributes,
            described,
            scopes,
        };
        let index = Index {
            relations: Arc::new(relations),
            rejected: Box::new(Rejected::new(module)),
        };
        let named = Named {
            labels: counted.labels,
            defined_again: counted.defined_again,
            has_origins: metadata
                .variables
                .iter()
                .any(|(_, node)| node.origin.is_some()),
            ..named
        };
        (index, named)
    }

    /// The contexts of scopes.
    pub(super) fn scopes(&self) -> &Scopes {
        &self.relations.scopes
    }

    pub(super) fn reject(&mut self, lifetime: LifetimeId) {
        self.rejected.set(lifetime);
    }

    is_rejected! {
        /// True if the lifetime is rejected, because it or a node that it depends on violates a
        /// rule.
        is_rejected: LifetimeId,
        /// True if the variable is rejected; all its lifetimes are then rejected too.
        is_rejected_variable: VariableId,
        /// True if the type is rejected. Kept nodes refer only to kept types, with two exceptions:
        /// a pointer's base type and a subprogram's type may be rejected, and then count as `None`.
        is_rejected_type: TypeId,
        /// True if the label or code location is rejected.
        is_rejected_code: CodeId,
        /// True if the import is rejected.
        is_rejected_import: ImportId,
        /// True if the macro, or file with macros, is rejected.
        is_rejected_macro: MacroId,
        /// True if the template parameter is rejected.
        is_rejected_template: TemplateId,
        /// True if the scope is rejected; all nodes in it are then rejected too.
        is_rejected_scope: Scope,
        /// True if the whole function is rejected: its subprogram is rejected or missing, or
        /// another function is the code of that subprogram.
        is_rejected_function: FunctionId,
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

    /// The numbers of the lifetimes of an object, in ascending order.
    pub(crate) fn lifetime_numbers(&self, object: Object) -> &[u32] {
        match object {
            Object::Variable(id) => self.relations.of_variable.get(id.index()),
            Object::Fragment(id) => self.relations.of_fragment.get(id.index()),
            Object::Code(_) => &[],
        }
    }

    /// The valid lifetimes of an object and, recursively, of their arguments, in ascending order.
    pub(crate) fn needed_by(&self, module: &Module, object: Object) -> Vec<LifetimeId> {
        let (mut needed, mut seen) = (Vec::new(), HashSet::new());
        seen.insert(object);
        let mut to_visit = alloc::vec![object];
        while let Some(object) = to_visit.pop() {
            for id in self.lifetimes(object).filter(|id| !self.is_rejected(*id)) {
                needed.push(id);
                let node = module.metadata.lifetimes.get(id);
                let arguments = node.map_or(&[][..], |node| module.metadata.arguments(node));
                to_visit.extend(arguments.iter().filter(|argument| seen.insert(**argument)));
            }
        }
        needed.sort_unstable();
        needed
    }

    pub(super) fn reject_calls(&mut self, function: FunctionId) {
        self.rejected.calls.set(function.index());
    }

    /// Removes the attachment of a fragment to a global.
    pub(super) fn reject_global_fragment(&mut self, fragment: FragmentId) {
        self.rejected.attachments.set(fragment.index());
    }

    /// True if the function's calls can be used.
    pub fn has_calls(&self, function: FunctionId) -> bool {
        !self.is_rejected_function(function) && !self.rejected.calls.get(function.index())
    }

    /// True if any fragment is a property of a type.
    pub(super) fn has_properties(&self) -> bool {
        self.relations.properties.is_any()
    }

    /// True for a type property fragment, which is evaluated with an instance of its type. It
    /// gives, for example, the data location or a bound of an array.
    pub fn is_property(&self, fragment: FragmentId) -> bool {
        fragment.index() < self.relations.properties.len()
            && self.relations.properties.get(fragment.index())
    }

    /// The global that a fragment is attached to, if the attachment is kept.
    pub fn global_of(&self, fragment: FragmentId) -> Option<GlobalId> {
        let global = GlobalId::from_index(related(&self.relations.global_of, fragment.index())?);
        let is_rejected =
            self.rejected.has(global) || self.rejected.attachments.get(fragment.index());
        (!is_rejected).then_some(global)
    }

    /// The position of a code location's label: its function and the byte offset from the
    /// function's start. `None` if there is no `dbg.label`, or if the code location is rejected.
    pub fn label_of(&self, code: CodeId) -> Option<(FunctionId, Position)> {
        let (function, position) = self
            .relations
            .marked
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
        self.relations
            .variables
            .get(subprogram.index())
            .map(|index| VariableId::from_index(index as usize))
    }

    /// The number of variables in the code of subprograms.
    pub(crate) fn variables_in_code(&self) -> usize {
        self.relations.variables.len()
    }

    /// The function whose `dbg.def` names a lifetime; `None` for a computed or dead lifetime.
    pub fn function_of(&self, lifetime: LifetimeId) -> Option<FunctionId> {
        let index = related(&self.relations.marked.function_of, lifetime.index())?;
        Some(FunctionId::from_index(index))
    }

    /// The function that is the code of a subprogram, if it is in this module.
    pub fn code_of(&self, subprogram: SubprogramId) -> Option<FunctionId> {
        let index = related(&self.relations.marked.code_of, subprogram.index())?;
        Some(FunctionId::from_index(index))
    }

    /// The number of lanes at an object, as stated by the innermost scope around it that states
    /// one; 0 for code that does not run in lanes. `None` if no scope states a number.
    pub(crate) fn lane_count(&self, module: &Module, object: Object) -> Option<u32> {
        let scope = match object {
            Object::Variable(id) => module.metadata.variables.get(id)?.scope,
            Object::Fragment(id) => self.named_by(id).next()?,
            Object::Code(_) => return None,
        };
        self.relations.scopes.lanes(scope)
    }

    /// The lexical blocks and inlined scopes in the code of a subprogram that have fragments
    /// describing code.
    pub(crate) fn described_scopes(&self, subprogram: SubprogramId) -> impl Iterator<Item = Scope> {
        let first = (self.relations.described).partition_point(|(of, _)| *of < subprogram);
        let own = self.relations.described.iter().skip(first);
        let own = own.take_while(move |(of, _)| *of == subprogram);
        own.map(|(_, scope)| *scope)
            .filter(|scope| !self.is_rejected_scope(*scope))
    }

    /// True if any fragment describes code.
    pub(crate) fn has_code_fragments(&self) -> bool {
        !self.relations.attributes.is_empty()
    }

    /// The fragments that describe the code of a subprogram: its own, and those of the lexical
    /// blocks and inlined scopes in it, each once.
    pub fn code_fragments<'a>(
        &'a self,
        module: &'a Module,
        subprogram: SubprogramId,
    ) -> impl Iterator<Item = FragmentId> + use<'a> {
        let own = module.metadata.subprograms.get(subprogram);
        let own = move || own.into_iter().flat_map(DISubprogram::fragments);
        let mut known: Option<BTreeSet<FragmentId>> = None;
        let inner = self
            .described_scopes(subprogram)
            .flat_map(|scope| module.metadata.code_fragments(scope));
        own().chain(inner.filter(move |fragment| {
            let known = known.get_or_insert_with(|| own().collect());
            known.insert(*fragment)
        }))
    }

    /// The scopes whose code a fragment describes, in ascending order.
    fn named_by(&self, fragment: FragmentId) -> impl Iterator<Item = Scope> {
        let first = self
            .relations
            .attributes
            .partition_point(|(of, _)| *of < fragment);
        let named = self.relations.attributes.iter().skip(first);
        named
            .take_while(move |(of, _)| *of == fragment)
            .map(|(_, scope)| *scope)
    }

    /// The subprogram that contains the code of a scope, in constant time. For an inlined scope,
    /// this is the subprogram that it is inlined **into**. `None` for units and for rejected
    /// scopes.
    pub fn subprogram_of(&self, scope: Scope) -> Option<SubprogramId> {
        self.relations.scopes.subprogram(scope)
    }
}

/// The relations that a pass over all functions and markers finds; see the fields of [`Relations`].
#[derive(Debug)]
struct Marked {
    /// The function whose `dbg.def` names each lifetime.
    function_of: Vec<u32>,
    /// The function that is the code of each subprogram.
    code_of: Vec<u32>,
    /// The function and position of each code location's `dbg.label`.
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
        labels: alloc::vec![0; module.metadata.codes.len()],
        ..Named::default()
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
                    Marker::Def(lifetime, _) => match found.function_of.get_mut(lifetime.index()) {
                        Some(function) if *function == NONE => *function = number,
                        Some(_) => named.defined_again.push(lifetime),
                        None => {}
                    },
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
    named.defined_again.sort_unstable();
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

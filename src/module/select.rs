//! Selects the nodes that are kept when nodes are removed, when modules are linked, and when a
//! module is split.

use super::references::{self, Dependence};
use super::{Module, NodeKey, NodeKind, NodeRef, Numbering};
use crate::markers::{FunctionBody, FunctionId};
use crate::metadata::lists::{Flags, Lists};
use crate::metadata::*;
use alloc::vec::Vec;
use hashbrown::HashSet;

/// Why a node is removed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Removal {
    /// It is named.
    Named,
    /// It uses an object that is removed.
    ByArgument,
}

/// The roots of a selection.
pub(super) struct Roots<'r> {
    /// The selected functions.
    pub(super) functions: &'r [FunctionId],
    /// The numbers of other selected nodes.
    pub(super) nodes: &'r [usize],
    /// Bodies that are not in the module.
    pub(super) bodies: &'r [FunctionBody],
    /// True if units, with their retained types, and variables outside of functions are kept even
    /// if no function refers to them.
    pub(super) with_units: bool,
    /// Nodes to remove.
    pub(super) removed: Flags,
    /// Nodes that another module already has. They are not kept, but the imports in them are.
    pub(super) known: Flags,
}

/// Selects nodes of a module.
pub(super) struct Selector<'m> {
    module: &'m Module,
    pub(super) numbering: Numbering,
    /// For each node, the nodes that it keeps without referring to them: those declared in a scope,
    /// the lifetimes of an object, the globals attached to a fragment.
    contents: Lists,
    /// For each function, the lifetimes and code locations of its markers.
    marked: Lists,
}

impl<'m> Selector<'m> {
    pub(super) fn new(module: &'m Module) -> Selector<'m> {
        let numbering = Numbering::new(module, |_| true);
        Selector {
            contents: contents(module, &numbering),
            marked: marked(module, &numbering),
            module,
            numbering,
        }
    }

    /// Returns functions as roots, with units, and with nothing else.
    pub(super) fn roots<'r>(&self, functions: &'r [FunctionId]) -> Roots<'r> {
        Roots {
            functions,
            nodes: &[],
            bodies: &[],
            with_units: true,
            removed: Flags::new(self.numbering.len()),
            known: Flags::new(self.numbering.len()),
        }
    }

    /// Returns the functions and the nodes that the validator needs to check changed nodes.
    ///
    /// These are the changed nodes, everything that refers to them, directly or not, the scopes
    /// that they are declared in, and the functions with markers for them. Nodes that refer to a
    /// changed unit or file are not included, because nothing in a function depends on its
    /// contents.
    pub(super) fn affected(&self, changed: &Flags) -> (Vec<FunctionId>, Vec<usize>) {
        let (users, fragments) = self.users();
        let mut all = Flags::new(self.numbering.len());
        let mut to_visit = Vec::new();
        let mut symbols: HashSet<Text> = HashSet::new();
        for number in (0..self.numbering.len()).filter(|number| changed.get(*number)) {
            let function = self.numbering.node(number).and_then(FunctionId::of);
            let view = function.and_then(|id| self.module.code.function(id));
            symbols.extend(
                view.iter()
                    .flat_map(|view| view.pieces().map(|piece| piece.symbol)),
            );
            let marked = function.map_or(&[][..], |id| self.marked.get(id.index()));
            let nodes = marked.iter().map(|node| *node as usize).chain([number]);
            to_visit.extend(nodes.filter(|node| all.set(*node)));
        }
        // Only one function may have a symbol.
        for function in self.module.code.functions() {
            if !symbols.is_empty()
                && function
                    .pieces()
                    .any(|piece| symbols.contains(&piece.symbol))
            {
                let number = self.numbering.number(function.id);
                to_visit.extend(number.filter(|node| all.set(*node)));
            }
        }
        let mut visited = 0;
        while let Some(&number) = to_visit.get(visited) {
            visited += 1;
            let users = users.get(number).iter().map(|user| *user as usize);
            to_visit.extend(users.filter(|user| all.set(*user)));
        }
        self.add_parts(&mut all, &mut to_visit);
        self.add_owners(&mut all, &to_visit);
        // Some rules apply to the contents of a scope. Others apply to all users of a fragment,
        // which may have only one user of each kind.
        let mut roots = to_visit.clone();
        for number in to_visit {
            for fragment in fragments.get(number) {
                roots.extend(
                    users
                        .get(*fragment as usize)
                        .iter()
                        .map(|user| *user as usize),
                );
            }
            references_of(self.module, self.numbering.node(number), |to| {
                if matches!(to.kind, NodeKind::Subprogram | NodeKind::Type) {
                    roots.extend(self.numbering.number(to));
                }
            });
        }
        (self.functions_of(&mut all), roots)
    }

    /// Returns the nodes that depend on each node, and the fragments that each node refers to.
    fn users(&self) -> (Lists, Lists) {
        let mut pairs: Vec<(usize, u32)> = Vec::new();
        let mut fragments: Vec<(usize, u32)> = Vec::new();
        references::each(self.module, |from, _, to, _| {
            let ignored = [
                NodeKind::Unit,
                NodeKind::File,
                NodeKind::Text,
                NodeKind::Expr,
            ];
            if let (Some(user), Some(used)) =
                (self.numbering.number(from), self.numbering.number(to))
            {
                if !ignored.contains(&to.kind) {
                    pairs.push((used, user as u32));
                }
                if to.kind == NodeKind::Fragment {
                    fragments.push((user, used as u32));
                }
            }
        });
        // An object depends on its lifetimes.
        for (id, node) in self.module.metadata.lifetimes.iter() {
            if let (Some(id), Some(object)) = (
                self.numbering.number(id),
                self.numbering.number(node.object),
            ) {
                pairs.push((id, object as u32));
            }
        }
        let lists =
            |pairs: Vec<(usize, u32)>| Lists::new(self.numbering.len(), pairs.iter().copied());
        (lists(pairs), lists(fragments))
    }

    /// Adds the lifetimes of the arguments of a set of lifetimes, because they must be in the same
    /// function.
    fn add_parts(&self, all: &mut Flags, found: &mut Vec<usize>) {
        let metadata = &self.module.metadata;
        let mut visited = 0;
        while let Some(&number) = found.get(visited) {
            visited += 1;
            let lifetime = self.numbering.node(number).and_then(LifetimeId::of);
            let lifetime = lifetime.and_then(|id| metadata.lifetimes.get(id));
            for object in lifetime.map_or(&[][..], |node| metadata.arguments(node)) {
                let object = self.numbering.number(*object);
                for part in object.map_or(&[][..], |object| self.contents.get(object)) {
                    if all.set(*part as usize) {
                        found.push(*part as usize);
                    }
                }
            }
        }
    }

    /// Adds the subprograms of variables: a computed lifetime has no markers, but its check uses
    /// the frame rules of its function.
    fn add_owners(&self, all: &mut Flags, found: &[usize]) {
        let metadata = &self.module.metadata;
        let mut visited = Flags::new(self.numbering.len());
        for number in found {
            let variable = self.numbering.node(*number).and_then(VariableId::of);
            let variable = variable.and_then(|id| metadata.variables.get(id));
            let mut scope = variable.map(|node| node.scope);
            while let Some(here) = scope
                && self
                    .numbering
                    .number(here)
                    .is_some_and(|here| visited.set(here))
            {
                if let (Scope::Subprogram(_), Some(number)) = (here, self.numbering.number(here)) {
                    all.set(number);
                }
                scope = metadata.parent(here);
            }
        }
    }

    /// Returns the functions that are in a set or have markers for its nodes, and those that share
    /// a subprogram or a lifetime with one of these.
    fn functions_of(&self, all: &mut Flags) -> Vec<FunctionId> {
        let functions = || (0..self.module.code.len()).map(FunctionId::from_index);
        let is_marked = |id: FunctionId, all: &Flags| {
            let mut nodes = self.marked.get(id.index()).iter();
            let number = self.numbering.number(id);
            number.is_some_and(|number| all.get(number))
                || nodes.any(|node| all.get(*node as usize))
        };
        let first: Vec<FunctionId> = functions().filter(|id| is_marked(*id, all)).collect();
        for id in first {
            let subprogram = self.module.code.subprogram(id);
            let subprogram = subprogram.and_then(|id| self.numbering.number(id));
            subprogram.iter().for_each(|number| _ = all.set(*number));
            for node in self.marked.get(id.index()) {
                all.set(*node as usize);
            }
        }
        let shares = |id: &FunctionId| {
            let subprogram = self.module.code.subprogram(*id);
            let subprogram = subprogram.and_then(|id| self.numbering.number(id));
            subprogram.is_some_and(|number| all.get(number)) || is_marked(*id, all)
        };
        functions().filter(shares).collect()
    }

    /// Returns the nodes that markers of the roots name.
    fn marked(&self, roots: &Roots<'_>) -> Flags {
        let mut marked = Flags::new(self.numbering.len());
        for function in roots.functions {
            for node in self.marked.get(function.index()) {
                marked.set(*node as usize);
            }
        }
        for body in roots.bodies {
            body.references(|node| {
                let is_marked = matches!(node.kind, NodeKind::Lifetime | NodeKind::Code);
                if let (true, Some(node)) = (is_marked, self.numbering.number(node)) {
                    marked.set(node);
                }
            });
        }
        marked
    }

    /// Adds the nodes that cannot exist without the removed ones.
    pub(super) fn extend(&self, roots: &mut Roots<'_>) {
        let marked = self.marked(roots);
        // A code location that only expressions name has no position without its marker.
        for (id, code) in self.module.metadata.codes.iter() {
            if let (DICode::Expression, Some(node)) = (code, self.numbering.number(id))
                && !marked.get(node)
            {
                roots.removed.set(node);
            }
        }
        if !roots.removed.is_any() {
            return;
        }
        let mut pairs: Vec<(usize, u32)> = Vec::new();
        references::each(self.module, |from, _, to, dependence| {
            let from = self
                .numbering
                .number(from)
                .filter(|_| dependence == Dependence::Required);
            if let (Some(from), Some(to)) = (from, self.numbering.number(to)) {
                pairs.push((to, from as u32));
            }
        });
        let users = Lists::new(self.numbering.len(), pairs.iter().copied());
        let all = 0..self.numbering.len();
        let mut to_visit: Vec<usize> = all.filter(|node| roots.removed.get(*node)).collect();
        let named = to_visit.len();
        let none = || Flags::new(self.numbering.len());
        let (mut visited, mut found) = (0, [none(), none()]);
        while let Some(&node) = to_visit.get(visited) {
            let removal = match visited < named {
                true => Removal::Named,
                false => Removal::ByArgument,
            };
            visited += 1;
            let users = users.get(node).iter().copied();
            let hidden = marked
                .get(node)
                .then(|| self.hidden(node, removal, &mut found));
            for user in users.chain(hidden.into_iter().flatten()) {
                if roots.removed.set(user as usize) {
                    to_visit.push(user as usize);
                }
            }
        }
    }

    /// Returns the lifetimes that would be wrong without a lifetime. These include the computed
    /// lifetime of its object, which would otherwise hold instead. If the lifetime is removed only
    /// because of an argument, they are all lifetimes of the object: the object still is in all of
    /// its locations, and a debugger would write only some of them. `found` has the objects whose
    /// lifetimes were returned before, in either case.
    fn hidden(
        &self,
        node: usize,
        removal: Removal,
        found: &mut [Flags; 2],
    ) -> impl Iterator<Item = u32> {
        let lifetimes = &self.module.metadata.lifetimes;
        let lifetime = |node: usize| lifetimes.get(LifetimeId::of(self.numbering.node(node)?)?);
        let is_bounded = |node: &DILifetime| node.kind == LifetimeKind::Bounded;
        let object = lifetime(node).filter(|node| is_bounded(node));
        let object = object.and_then(|node| self.numbering.number(node.object));
        let object = object.filter(|object| found[removal as usize].set(*object));
        let contents = object.map_or(&[][..], |object| self.contents.get(object));
        let is_wrong = move |node: &u32| {
            lifetime(*node as usize)
                .is_some_and(|node| removal == Removal::ByArgument || !is_bounded(node))
        };
        contents.iter().copied().filter(is_wrong)
    }

    /// Returns the nodes that the roots reach, except the removed ones.
    pub(super) fn reach(&self, roots: &Roots<'_>) -> Flags {
        let marked = self.marked(roots);
        let mut reached = Reached {
            numbering: &self.numbering,
            removed: &roots.removed,
            known: &roots.known,
            kept: Flags::new(self.numbering.len()),
            passed: Flags::new(self.numbering.len()),
            to_visit: Vec::new(),
        };
        let metadata = &self.module.metadata;
        if roots.with_units {
            metadata.units.ids().for_each(|id| reached.add(id));
            let outer = metadata.variables.iter().filter(|(_, node)| is_outer(node));
            outer.for_each(|(id, _)| reached.add(id));
        }
        roots.functions.iter().for_each(|id| reached.add(*id));
        roots
            .nodes
            .iter()
            .for_each(|node| reached.add_number(*node));
        for body in roots.bodies {
            self.body(body, &mut reached);
        }
        let mut body = FunctionBody::default();
        while let Some(number) = reached.to_visit.pop() {
            let Some(node) = self.numbering.node(number) else {
                continue;
            };
            if roots.known.get(number) {
                self.known_scope(node, number, &mut reached);
                continue;
            }
            if let Some(id) = FunctionId::of(node) {
                if self.module.code.load(id, &mut body).is_ok() {
                    self.body(&body, &mut reached);
                }
                continue;
            }
            // The types that a unit retains are kept with the unit itself.
            let is_part = node.kind == NodeKind::Unit && !roots.with_units;
            references::of(self.module, node, |_, _, to, _| {
                if !(is_part && to.kind == NodeKind::Type) {
                    reached.add(to);
                }
            });
            for content in self.contents.get(number) {
                let lifetime = self
                    .numbering
                    .node(*content as usize)
                    .and_then(LifetimeId::of);
                let lifetime = lifetime.and_then(|id| metadata.lifetimes.get(id));
                if lifetime.is_none_or(|lifetime| {
                    lifetime.kind == LifetimeKind::Computed || marked.get(*content as usize)
                }) {
                    reached.add_number(*content as usize);
                }
            }
        }
        reached.kept
    }

    /// Adds the imports in a namespace or type that another module already has, and in the
    /// namespaces and types around it.
    fn known_scope(&self, node: NodeKey, number: usize, reached: &mut Reached<'_>) {
        let around = Scope::of(node).and_then(|scope| self.module.metadata.parent(scope));
        let around = around.and_then(|scope| self.numbering.number(scope));
        if let Some(around) = around.filter(|around| reached.known.get(*around)) {
            reached.add_number(around);
        }
        for content in self.contents.get(number) {
            let content = *content as usize;
            let node = self.numbering.node(content);
            if node.is_some_and(|node| node.kind == NodeKind::Import) {
                reached.add_number(content);
            }
        }
    }

    /// Adds the nodes that a body names. A marker reaches the variable of its lifetime, but not a
    /// fragment.
    fn body(&self, body: &FunctionBody, reached: &mut Reached<'_>) {
        let metadata = &self.module.metadata;
        body.references(|node| match node.kind {
            NodeKind::Lifetime => {
                let lifetime = LifetimeId::of(node).and_then(|id| metadata.lifetimes.get(id));
                if let Some(Object::Variable(id)) = lifetime.map(|node| node.object) {
                    reached.add(id);
                }
            }
            NodeKind::Code => {}
            _ => reached.add(node),
        });
    }
}

/// Calls `visit` for every node that a node refers to.
fn references_of(module: &Module, node: Option<NodeKey>, mut visit: impl FnMut(NodeKey)) {
    if let Some(node) = node {
        references::of(module, node, |_, _, to, _| visit(to));
    }
}

/// True for a variable outside of functions.
fn is_outer(node: &DIVariable) -> bool {
    matches!(
        node.scope,
        Scope::Unit(_) | Scope::Namespace(_) | Scope::Type(_)
    )
}

struct Reached<'s> {
    numbering: &'s Numbering,
    removed: &'s Flags,
    known: &'s Flags,
    kept: Flags,
    /// The known nodes that were reached.
    passed: Flags,
    to_visit: Vec<usize>,
}

impl Reached<'_> {
    fn add_number(&mut self, number: usize) {
        let reached = match self.known.get(number) {
            true => &mut self.passed,
            false => &mut self.kept,
        };
        if !self.removed.get(number) && reached.set(number) {
            self.to_visit.push(number);
        }
    }

    fn add(&mut self, node: impl Into<NodeKey>) {
        let node = node.into();
        if !matches!(node.kind, NodeKind::Text | NodeKind::Expr)
            && let Some(number) = self.numbering.number(node)
        {
            self.add_number(number);
        }
    }
}

/// For each node, the nodes that it keeps without referring to them.
fn contents(module: &Module, numbering: &Numbering) -> Lists {
    let mut pairs: Vec<(usize, u32)> = Vec::new();
    let mut add = |of: NodeKey, node: NodeKey| {
        if let (Some(of), Some(node)) = (numbering.number(of), numbering.number(node)) {
            pairs.push((of, node as u32));
        }
    };
    let metadata = &module.metadata;
    // The declarations of member functions. A definition is kept if its code or another node
    // that names it is kept.
    for (id, node) in metadata.subprograms.iter() {
        if let (Some(Scope::Type(of)), false) =
            (node.scope, node.flags.contains(DIFlags::DEFINITION))
        {
            add(of.into(), id.into());
        }
    }
    macro_rules! each {
        ($($arena:ident by $field:ident)*) => {
            $(for (id, node) in metadata.$arena.iter() {
                add(node.$field.into(), id.into());
            })*
        };
    }
    each!(blocks by scope inlined by scope common_blocks by scope imports by scope);
    let variables = metadata.variables.iter();
    for (id, node) in variables.filter(|(_, node)| !is_outer(node)) {
        add(node.scope.into(), id.into());
    }
    for (id, node) in metadata.codes.iter() {
        if let DICode::Label { scope, .. } = node {
            add((*scope).into(), id.into());
        }
    }
    each!(lifetimes by object globals by fragment);
    Lists::new(numbering.len(), pairs.iter().copied())
}

/// For each function, the nodes that its markers name.
fn marked(module: &Module, numbering: &Numbering) -> Lists {
    let mut pairs: Vec<(usize, u32)> = Vec::new();
    for function in module.code.functions() {
        for (_, marker) in function.blocks().flat_map(|block| block.markers()) {
            let node = match marker {
                crate::markers::Marker::Label(code) => numbering.number(code),
                marker => marker.lifetime().and_then(|id| numbering.number(id)),
            };
            pairs.extend(node.map(|node| (function.id.index(), node as u32)));
        }
    }
    Lists::new(module.code.len(), pairs.iter().copied())
}

//! Copies of lifetimes. Where the control flow leads from one copy to another, exactly one is
//! active.

use super::follow::Follow;
use crate::expr::{Constants, DIExpr, DIOp};
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, MarkerMode, Referrer};
use crate::metadata::{LifetimeId, LifetimeKind, ModuleTag};
use crate::module::Module;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Sets of lifetimes that are copies of each other, indexed by the first of each set.
#[derive(Clone, Debug, Default)]
pub(super) struct Families {
    first: HashMap<LifetimeId, LifetimeId>,
    members: HashMap<LifetimeId, BTreeSet<LifetimeId>>,
    module: ModuleTag,
}

impl Families {
    /// Clears the sets if they are from another module.
    pub(super) fn of_module(&mut self, module: &Module) {
        let module = module.metadata.module_tag();
        if module != self.module {
            *self = Families {
                module,
                ..Families::default()
            };
        }
    }

    pub(super) fn first(&self, lifetime: LifetimeId) -> LifetimeId {
        self.first.get(&lifetime).copied().unwrap_or(lifetime)
    }

    /// Returns the lifetime and its copies.
    pub(super) fn members(&self, of: LifetimeId) -> impl Iterator<Item = LifetimeId> {
        let first = self.first(of);
        let others = self.members.get(&first).into_iter().flatten();
        let others = others.copied().filter(move |one| *one != first);
        core::iter::once(first).chain(others)
    }

    /// Returns the blocks that have markers of a lifetime or of its copies.
    fn blocks(&self, graph: &FunctionGraph, of: LifetimeId) -> BTreeSet<CodeBlockId> {
        let members = self.members(of);
        members.flat_map(|member| graph.blocks_of(member)).collect()
    }

    /// Adds a copy of a lifetime to the module.
    pub(super) fn copy(&mut self, module: &mut Module, of: LifetimeId) -> LifetimeId {
        let Some(node) = module.metadata.lifetimes.get(of).cloned() else {
            // The validator reports a marker of a missing lifetime.
            return of;
        };
        let arguments = module.metadata.arguments(&node).to_vec();
        let metadata = &mut module.metadata;
        let copy = metadata.add_lifetime(node.kind, node.object, node.location, &arguments);
        self.unite(of, copy);
        copy
    }

    /// Adds a copy of a lifetime without a location.
    pub(super) fn unknown(&mut self, module: &mut Module, of: LifetimeId) -> LifetimeId {
        let Some(node) = module.metadata.lifetimes.get(of).cloned() else {
            return of;
        };
        let location = undefined(module, node.location);
        let metadata = &mut module.metadata;
        let new = metadata.add_lifetime(LifetimeKind::Bounded, node.object, location, &[]);
        self.unite(of, new);
        new
    }

    /// Records that two lifetimes are copies of each other.
    pub(super) fn unite(&mut self, one: LifetimeId, other: LifetimeId) {
        let (one, other) = (self.first(one), self.first(other));
        if one == other {
            return;
        }
        let moved = self.members.remove(&other).unwrap_or_default();
        let all = self.members.entry(one).or_default();
        all.insert(one);
        for member in moved.into_iter().chain([other]) {
            all.insert(member);
            self.first.insert(member, one);
        }
    }
}

/// Returns an expression of the same type as `location`, for an undefined referrer.
pub(super) fn undefined(module: &mut Module, location: DIExpr) -> DIExpr {
    let mut builder = module.builder();
    for op in module.exprs.ops(location) {
        // The validator reports ill-typed expressions.
        let _ = builder.push_from(*op, module.exprs.constants());
    }
    match builder.stack() {
        [ty] => {
            let op = DIOp::Referrer { ty: *ty };
            module.exprs.intern_ops(&[op], &Constants::default())
        }
        _ => location,
    }
}

/// The markers of one family in a graph.
struct Paired<'a> {
    graph: &'a mut FunctionGraph,
    families: &'a mut Families,
    first: LifetimeId,
    /// The blocks that have its markers.
    blocks: BTreeSet<CodeBlockId>,
    /// The copies that are active at the start and at the end of a block.
    starts: BTreeMap<CodeBlockId, BTreeSet<LifetimeId>>,
    ends: BTreeMap<CodeBlockId, BTreeSet<LifetimeId>>,
    /// The copies that are active at each marker that ends them.
    ended: BTreeMap<(CodeBlockId, usize), BTreeSet<LifetimeId>>,
}

/// Pairs the markers of families, either of the given lifetimes or of all lifetimes. A `dbg.def` of
/// a copy and a `dbg.kill` of any copy end the others. Where paths with different copies meet,
/// another copy begins if their referrers are equal; otherwise the location is undefined.
pub(super) fn pair(
    module: &mut Module,
    graph: &mut FunctionGraph,
    (families, follow): (&mut Families, &mut Follow),
    of: Option<BTreeSet<LifetimeId>>,
) -> Result<(), GraphError> {
    let mut blocks: BTreeMap<LifetimeId, BTreeSet<CodeBlockId>> = BTreeMap::new();
    match of {
        Some(lifetimes) => {
            for first in lifetimes.into_iter().map(|one| families.first(one)) {
                blocks
                    .entry(first)
                    .or_insert_with(|| families.blocks(graph, first));
            }
        }
        None => {
            for block in graph.blocks() {
                for (_, marker) in &graph.code(block)?.markers {
                    let first = marker.lifetime().map(|lifetime| families.first(lifetime));
                    if let Some(first) = first {
                        blocks.entry(first).or_default().insert(block);
                    }
                }
            }
        }
    }
    for (first, blocks) in blocks {
        let mut paired = Paired {
            graph,
            families,
            first,
            blocks,
            starts: BTreeMap::new(),
            ends: BTreeMap::new(),
            ended: BTreeMap::new(),
        };
        loop {
            paired.follow(follow)?;
            match paired.meeting()? {
                Some(block) => paired.meet(module, block)?,
                None => break,
            }
        }
        paired.write()?;
    }
    Ok(())
}

impl Paired<'_> {
    fn is_member(&self, marker: Marker) -> bool {
        let lifetime = marker.lifetime();
        lifetime.is_some_and(|lifetime| self.families.first(lifetime) == self.first)
    }

    /// Follows each copy from its `dbg.def` to the markers that end it.
    fn follow(&mut self, follow: &mut Follow) -> Result<(), GraphError> {
        let mut starts: BTreeMap<CodeBlockId, BTreeSet<LifetimeId>> = BTreeMap::new();
        let (mut ends, mut ended) = (BTreeMap::new(), BTreeMap::new());
        let is_local = self.graph.marker_mode() == MarkerMode::BlockLocal;
        for block in &self.blocks {
            let markers = self.graph.code(*block)?.markers.iter().enumerate();
            for (index, (_, marker)) in markers {
                let Marker::Def(lifetime, _) = *marker else {
                    continue;
                };
                if !self.is_member(*marker) {
                    continue;
                }
                follow.from(self.graph, (*block, index), |block, from, markers| {
                    if from == 0 {
                        starts.entry(block).or_default().insert(lifetime);
                    }
                    let stop = markers.iter().position(|(_, marker)| {
                        self.is_member(*marker)
                            && !matches!(marker, Marker::Def(of, _) if *of == lifetime)
                    });
                    let list: &mut BTreeSet<LifetimeId> = match stop {
                        Some(stop) => ended.entry((block, from + stop)).or_default(),
                        None => ends.entry(block).or_default(),
                    };
                    list.insert(lifetime);
                    stop.is_none() && !is_local
                });
            }
        }
        (self.starts, self.ends, self.ended) = (starts, ends, ended);
        Ok(())
    }

    /// Returns the first block in layout order where paths with different copies meet.
    fn meeting(&self) -> Result<Option<CodeBlockId>, GraphError> {
        let mut meeting = BTreeSet::new();
        for (block, copies) in &self.starts {
            // Copies that end at the start of the block do not meet.
            let markers = &self.graph.code(*block)?.markers;
            let mut own = markers.iter().filter(|(_, marker)| self.is_member(*marker));
            if copies.len() < 2 || own.next().is_some_and(|one| one.0 == Position::START) {
                continue;
            }
            let before = self.graph.predecessors(*block)?;
            let mut ends = before.map(|from| self.ends.get(&from));
            let first = ends.next();
            if ends.any(|one| Some(one) != first) {
                meeting.insert(*block);
            }
        }
        if meeting.len() < 2 {
            return Ok(meeting.first().copied());
        }
        Ok(self.graph.blocks().find(|block| meeting.contains(block)))
    }

    /// Ends the copies that meet at the start of a block, and begins one for what they have in
    /// common.
    fn meet(&mut self, module: &mut Module, block: CodeBlockId) -> Result<(), GraphError> {
        let copies = self.starts.get(&block).cloned().unwrap_or_default();
        let mut begun: Vec<(LifetimeId, Referrer)> = Vec::new();
        for of in &self.blocks {
            for (_, marker) in &self.graph.code(*of)?.markers {
                match *marker {
                    Marker::Def(lifetime, referrer) if copies.contains(&lifetime) => {
                        begun.push((lifetime, referrer));
                    }
                    _ => {}
                }
            }
        }
        let metadata = &module.metadata;
        let describe = |&(lifetime, referrer): &(LifetimeId, Referrer)| {
            let node = metadata.lifetimes.get(lifetime);
            let described = node.map(|node| (node.location, metadata.arguments(node)));
            (described, referrer)
        };
        let first = begun.first().copied();
        let same = first.filter(|first| begun.iter().all(|one| describe(one) == describe(first)));
        let marker = match same {
            Some((lifetime, referrer)) => {
                Marker::Def(self.families.copy(module, lifetime), referrer)
            }
            // A kill is not enough: after it, a path could meet another one where a copy is active.
            None => Marker::Def(
                self.families.unknown(module, self.first),
                Referrer::Undefined,
            ),
        };
        self.blocks.insert(block);
        self.graph.edit(block, |code| {
            code.markers.insert(0, (Position::START, marker));
        })
    }

    /// Replaces the kills of all copies by those that a copy reaches.
    fn write(&mut self) -> Result<(), GraphError> {
        for block in &self.blocks {
            let old = &self.graph.code(*block)?.markers;
            let mut new = Vec::with_capacity(old.len());
            for (index, (position, marker)) in old.iter().enumerate() {
                if let Some(copies) = self.ended.get(&(*block, index)) {
                    new.extend(copies.iter().map(|copy| (*position, Marker::Kill(*copy))));
                }
                if !matches!(marker, Marker::Kill(_)) || !self.is_member(*marker) {
                    new.push((*position, *marker));
                }
            }
            if new != *old {
                self.graph.edit(*block, |code| code.markers = new)?;
            }
        }
        Ok(())
    }
}

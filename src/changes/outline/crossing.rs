//! The lifetimes that are active where control enters or leaves a part of a function.

use super::super::Changes;
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, PlacedDef};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// The lifetimes that cross the border of a part.
#[derive(Default)]
pub(super) struct Crossing {
    /// The lifetimes that are active at the start of each block that is entered.
    pub(super) into: BTreeMap<CodeBlockId, Vec<PlacedDef>>,
    /// The lifetimes that are active where control goes from the part to each block of the rest.
    pub(super) out: BTreeMap<CodeBlockId, Vec<PlacedDef>>,
    /// The lifetimes that are not active on every edge across the border to a block.
    partial: BTreeSet<(CodeBlockId, LifetimeId)>,
}

impl Crossing {
    /// Returns the lifetimes that are active where control enters the part.
    pub(super) fn entering(&self) -> BTreeSet<LifetimeId> {
        lifetimes(self.into.values().flatten())
    }

    /// Returns the lifetimes that are active where control goes from the part to a block.
    pub(super) fn leaving(&self, to: CodeBlockId) -> BTreeSet<LifetimeId> {
        lifetimes(self.out.get(&to).into_iter().flatten())
    }

    /// Returns the lifetimes of [`leaving`](Self::leaving) whose object has other lifetimes on
    /// another path from the part to the block. The block may end them at its start, so that no
    /// code has the object in several places. Code between the part and the block must not have it
    /// in several places either.
    pub(super) fn ambiguous(&self, module: &Module, to: CodeBlockId) -> BTreeSet<LifetimeId> {
        let active = self.leaving(to);
        let partial = active.iter().filter(|one| self.is_partial(to, **one));
        let objects: HashSet<Option<Object>> = partial.map(|one| object(module, *one)).collect();
        let is_unclear = |one: &LifetimeId| objects.contains(&object(module, *one));
        active.into_iter().filter(is_unclear).collect()
    }

    fn is_partial(&self, to: CodeBlockId, lifetime: LifetimeId) -> bool {
        self.partial.contains(&(to, lifetime))
    }

    /// Returns the lifetimes that an entry of the part ends before its first code, if several of
    /// them describe one object, or if they are not active on all paths.
    pub(super) fn ended_at_once(
        &self,
        module: &Module,
        graph: &FunctionGraph,
        entry: CodeBlockId,
    ) -> Result<BTreeSet<LifetimeId>, GraphError> {
        let active = lifetimes(self.into.get(&entry).into_iter().flatten());
        let mut seen = HashSet::new();
        let objects = active.iter().map(|one| object(module, *one));
        let several: HashSet<_> = objects.filter(|object| !seen.insert(*object)).collect();
        let ended = ended_before_code(graph, entry)?;
        let is_doubtful = |one: &LifetimeId| {
            self.is_partial(entry, *one) || several.contains(&object(module, *one))
        };
        let at_once = active.into_iter().filter(|one| ended.contains(one));
        Ok(at_once.filter(is_doubtful).collect())
    }
}

impl Changes {
    /// Finds the lifetimes that are active where control enters or leaves a part.
    pub(super) fn crossing(
        &mut self,
        graph: &FunctionGraph,
        own: &HashSet<CodeBlockId>,
    ) -> Result<Crossing, GraphError> {
        let mut crossing = Crossing::default();
        let edges = graph.blocks().flat_map(|from| {
            let to = graph.successors(from).unwrap_or(&[]).iter();
            to.map(move |to| (from, *to))
        });
        let edges = edges.filter(|(from, to)| own.contains(from) != own.contains(to));
        let edges: BTreeSet<(CodeBlockId, CodeBlockId)> = edges.collect();
        for (_, to) in &edges {
            match own.contains(to) {
                true => crossing.into.entry(*to).or_default(),
                false => crossing.out.entry(*to).or_default(),
            };
        }
        for block in graph.blocks() {
            for (index, (position, marker)) in graph.code(block)?.markers.iter().enumerate() {
                let Marker::Def(lifetime, referrer) = *marker else {
                    continue;
                };
                let def = PlacedDef {
                    block,
                    index,
                    position: *position,
                    lifetime,
                    referrer,
                };
                let mut ends = HashSet::new();
                self.follow
                    .from(graph, (block, index), |block, _, markers| {
                        let goes_on = !markers.iter().any(|one| one.1 == Marker::Kill(lifetime));
                        if goes_on {
                            ends.insert(block);
                        }
                        goes_on
                    });
                if !ends.is_empty() {
                    crossing.add(def, &edges, &ends);
                }
            }
        }
        Ok(crossing)
    }
}

impl Crossing {
    /// Adds a `dbg.def` whose lifetime is active at the ends of some blocks.
    fn add(
        &mut self,
        def: PlacedDef,
        edges: &BTreeSet<(CodeBlockId, CodeBlockId)>,
        ends: &HashSet<CodeBlockId>,
    ) {
        for (from, to) in edges {
            if !ends.contains(from) {
                self.partial.insert((*to, def.lifetime));
                continue;
            }
            let list = match self.into.get_mut(to) {
                Some(list) => Some(list),
                None => self.out.get_mut(to),
            };
            // Several edges may lead to the block.
            if let Some(list) = list
                && list.last() != Some(&def)
            {
                list.push(def);
            }
        }
    }
}

fn lifetimes<'d>(defs: impl Iterator<Item = &'d PlacedDef>) -> BTreeSet<LifetimeId> {
    defs.map(|def| def.lifetime).collect()
}

fn object(module: &Module, lifetime: LifetimeId) -> Option<Object> {
    let node = module.metadata.lifetimes.get(lifetime);
    node.map(|node| node.object)
}

/// Returns the lifetimes that markers from the start of a block on end before the first code.
fn ended_before_code(
    graph: &FunctionGraph,
    mut block: CodeBlockId,
) -> Result<HashSet<LifetimeId>, GraphError> {
    let (mut ended, mut seen) = (HashSet::new(), HashSet::new());
    while seen.insert(block) {
        let code = graph.code(block)?;
        let markers = code.markers.iter();
        let at_start = markers.take_while(|one| one.0 == Position::START);
        ended.extend(at_start.filter_map(|(_, marker)| match marker {
            Marker::Kill(lifetime) => Some(*lifetime),
            _ => None,
        }));
        match (code.size, graph.successors(block)?) {
            (0, [next]) => block = *next,
            _ => break,
        }
    }
    Ok(ended)
}

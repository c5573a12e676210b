//! The lifetimes that are active where control enters or leaves a part of a function.

use super::super::ends::{ActiveEnds, within};
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, PlacedDef};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

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
    pub(super) fn ended_on_entry(
        &self,
        module: &Module,
        graph: &FunctionGraph,
        entry: CodeBlockId,
    ) -> Result<BTreeSet<LifetimeId>, GraphError> {
        let active = lifetimes(self.into.get(&entry).into_iter().flatten());
        let mut seen = HashSet::new();
        let objects = active.iter().map(|one| object(module, *one));
        let several: HashSet<_> = objects.filter(|object| !seen.insert(*object)).collect();
        let is_doubtful = |one: &LifetimeId| {
            self.is_partial(entry, *one) || several.contains(&object(module, *one))
        };
        let mut doubtful: BTreeSet<LifetimeId> = active.into_iter().filter(is_doubtful).collect();
        if !doubtful.is_empty() {
            let ended = ended_before_code(graph, entry)?;
            doubtful.retain(|one| ended.contains(one));
        }
        Ok(doubtful)
    }
}

impl Crossing {
    /// Finds the lifetimes that are active where control enters or leaves a part.
    pub(super) fn new(
        graph: &FunctionGraph,
        own: &HashSet<CodeBlockId>,
    ) -> Result<Crossing, GraphError> {
        let blocks: Vec<CodeBlockId> = graph.blocks().collect();
        // The edges across the border, sorted by the numbers of the blocks where they start.
        let mut edges: Vec<(u32, CodeBlockId)> = Vec::new();
        for (number, from) in (0..).zip(&blocks) {
            let to = graph.successors(*from)?.iter();
            let crossing = to.filter(|to| own.contains(from) != own.contains(*to));
            edges.extend(crossing.map(|to| (number, *to)));
        }
        edges.sort_unstable();
        edges.dedup();
        let mut crossing = Crossing::default();
        let mut counts: HashMap<CodeBlockId, usize> = HashMap::new();
        for (_, to) in &edges {
            *counts.entry(*to).or_default() += 1;
            match own.contains(to) {
                true => crossing.into.entry(*to).or_default(),
                false => crossing.out.entry(*to).or_default(),
            };
        }
        let mut found = Vec::new();
        for (number, def, ranges) in ActiveEnds::new(graph, &blocks)?.iter() {
            let active = ranges.iter().flat_map(|range| within(&edges, *range));
            let mut to: Vec<CodeBlockId> = active.map(|(_, to)| *to).collect();
            to.sort_unstable();
            for edges in to.chunk_by(CodeBlockId::eq) {
                let is_partial = edges.len() < counts[&edges[0]];
                found.push((number, def, edges[0], is_partial));
            }
        }
        found.sort_by_key(|(number, def, ..)| (*number, def.index));
        for (_, def, to, is_partial) in found {
            let list = match crossing.into.get_mut(&to) {
                Some(list) => Some(list),
                None => crossing.out.get_mut(&to),
            };
            list.into_iter().for_each(|list| list.push(def));
            if is_partial {
                crossing.partial.insert((to, def.lifetime));
            }
        }
        Ok(crossing)
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

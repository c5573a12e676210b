//! Pairs the markers of lifetimes that are copies of each other: where the control flow leads from
//! one copy to another, exactly one is active.
//!
//! As in SSA form, another copy begins where paths with different copies meet. Copies meet in a
//! block if two paths from different copies to it have no block in common. To find these blocks,
//! all copies of a family are followed at once, in a graph with a root before the copies: copies
//! meet where the root alone dominates the start of a block. Every other block that copies reach is
//! dominated by the last copy, or by the last block where copies meet, on all paths to it.

use super::Families;
use crate::graph::DominatorTree;
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, MarkerMode, Referrer};
use crate::metadata::LifetimeId;
use crate::metadata::lists::Lists;
use crate::module::Module;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// A marker of a block, by its index.
type Place = (CodeBlockId, usize);

/// A marker of a family with its index in the block.
#[derive(Clone, Copy)]
struct FamilyMarker {
    index: usize,
    position: Position,
    marker: Marker,
}

type FamilyMarkers = BTreeMap<CodeBlockId, Vec<FamilyMarker>>;

/// The new markers of all families.
#[derive(Default)]
struct New {
    /// The copies that end at a marker.
    ended: HashMap<Place, Vec<LifetimeId>>,
    /// The copies that end at the start of a block, and the `dbg.def` of the one that begins.
    begun: BTreeMap<CodeBlockId, Vec<(Vec<LifetimeId>, Marker)>>,
}

/// Pairs the markers of families, either of the given lifetimes or of all lifetimes. A `dbg.def` of
/// a copy and a `dbg.kill` of any copy end the others. Where paths with different copies meet,
/// another copy begins if their referrers are equal; otherwise the location is undefined.
pub(super) fn pair(
    module: &mut Module,
    graph: &mut FunctionGraph,
    families: &mut Families,
    of: Option<BTreeSet<LifetimeId>>,
) -> Result<(), GraphError> {
    let of: Option<BTreeSet<LifetimeId>> =
        of.map(|of| of.into_iter().map(|one| families.first(one)).collect());
    let mut blocks: BTreeSet<CodeBlockId> = match &of {
        Some(of) => of
            .iter()
            .flat_map(|first| families.members(*first))
            .flat_map(|member| graph.blocks_of(member))
            .collect(),
        None => graph.blocks().collect(),
    };
    let mut all: BTreeMap<LifetimeId, FamilyMarkers> = BTreeMap::new();
    for block in &blocks {
        for (index, &(position, marker)) in graph.code(*block)?.markers.iter().enumerate() {
            let first = marker.lifetime().map(|lifetime| families.first(lifetime));
            let is_chosen = |first: &LifetimeId| of.as_ref().is_none_or(|of| of.contains(first));
            if let Some(first) = first.filter(is_chosen) {
                let own = all.entry(first).or_default().entry(*block).or_default();
                own.push(FamilyMarker {
                    index,
                    position,
                    marker,
                });
            }
        }
    }
    let mut new = New::default();
    let mut tree = DominatorTree::default();
    for (first, own) in all {
        // A single `dbg.def` ends no copy, and may be active in the whole function.
        let mut markers = own.values().flatten().map(|own| own.marker);
        if let (Some(Marker::Def(..)), None) = (markers.next(), markers.next()) {
            continue;
        }
        let mut family = Family {
            graph,
            first,
            own,
            meetings: BTreeSet::new(),
            ends: HashMap::new(),
        };
        family.follow(&mut tree);
        let begun = family.begin(module, families)?;
        family.end(&begun, &mut new)?;
    }
    blocks.extend(new.begun.keys());
    for block in blocks {
        let is_chosen = |lifetime: LifetimeId| {
            let first = families.first(lifetime);
            of.as_ref().is_none_or(|of| of.contains(&first))
        };
        write(graph, block, &new, is_chosen)?;
    }
    Ok(())
}

/// Replaces the kills of copies in a block by those that a copy reaches.
fn write(
    graph: &mut FunctionGraph,
    block: CodeBlockId,
    new: &New,
    is_chosen: impl Fn(LifetimeId) -> bool,
) -> Result<(), GraphError> {
    let old = &graph.code(block)?.markers;
    let kills = |position: Position, copies: &[LifetimeId]| -> Vec<(Position, Marker)> {
        let kills = copies.iter().map(|copy| (position, Marker::Kill(*copy)));
        kills.collect()
    };
    let mut markers = Vec::with_capacity(old.len());
    for (ended, begun) in new.begun.get(&block).into_iter().flatten().rev() {
        markers.extend(kills(Position::START, ended));
        markers.push((Position::START, *begun));
    }
    for (index, (position, marker)) in old.iter().enumerate() {
        if let Some(ended) = new.ended.get(&(block, index)) {
            markers.extend(kills(*position, ended));
        }
        match marker {
            Marker::Kill(lifetime) if is_chosen(*lifetime) => {}
            Marker::Kill(_) | Marker::Def(..) | Marker::Label(_) => {
                markers.push((*position, *marker));
            }
        }
    }
    match markers == *old {
        true => Ok(()),
        false => graph.edit(block, |code| code.markers = markers),
    }
}

/// A copy of a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Copied {
    /// A copy with a `dbg.def`.
    Own(LifetimeId),
    /// The copy that begins at the start of a block where others meet.
    Begun(CodeBlockId),
}

/// The location and referrer that the copies that meet in a block have in common.
#[derive(Clone, Copy)]
enum Common {
    /// No copy is known yet.
    Unknown,
    /// All have the location and the referrer of this one.
    Same(LifetimeId, Referrer),
    Nothing,
}

/// A family of copies.
struct Family<'g> {
    graph: &'g FunctionGraph,
    first: LifetimeId,
    own: FamilyMarkers,
    /// The blocks where copies meet.
    meetings: BTreeSet<CodeBlockId>,
    /// The copy that is active at the end of each block that a copy reaches.
    ends: HashMap<CodeBlockId, Copied>,
}

/// The graph of the copies of a family, and of the starts of the blocks that they reach. Vertex 0
/// is the root.
#[derive(Default)]
struct Reached {
    vertices: Vec<Copied>,
    numbers: HashMap<Copied, u32>,
    edges: Vec<(usize, u32)>,
}

impl Reached {
    /// Adds an edge. Returns true if its end is a new vertex.
    fn add(&mut self, from: u32, to: Copied) -> bool {
        let count = self.numbers.len() as u32;
        let number = *self.numbers.entry(to).or_insert(count + 1);
        self.edges.push((from as usize, number));
        let is_new = number > count;
        self.vertices.extend(is_new.then_some(to));
        is_new
    }
}

impl Family<'_> {
    /// The blocks that follow a block.
    fn next(&self, block: CodeBlockId) -> &[CodeBlockId] {
        match self.graph.marker_mode() {
            MarkerMode::Flow => self.graph.successors(block).unwrap_or(&[]),
            MarkerMode::BlockLocal => &[],
        }
    }

    /// The copies at the ends of the blocks before a block.
    fn before(&self, block: CodeBlockId) -> Result<impl Iterator<Item = Copied>, GraphError> {
        let is_local = self.graph.marker_mode() == MarkerMode::BlockLocal;
        let before = self.graph.predecessors(block)?.filter(move |_| !is_local);
        Ok(before.filter_map(|from| self.ends.get(&from).copied()))
    }

    /// Follows all copies, and finds where they meet.
    fn follow(&mut self, tree: &mut DominatorTree) {
        let reached = self.reached();
        let edges = Lists::new(reached.vertices.len() + 1, reached.edges.iter().copied());
        tree.find(edges.keys(), |vertex| edges.get(vertex as usize));
        // The dominator of each vertex that only the root dominates.
        let mut above = Vec::from([Copied::Begun(self.graph.entry())]);
        for (number, vertex) in (0..).zip(&tree.order).skip(1) {
            let own = reached.vertices[*vertex as usize - 1];
            let idom: usize = tree.idom[number as usize] as usize;
            above.push(if idom == 0 { own } else { above[idom] });
            let Copied::Begun(block) = own else { continue };
            let markers = self.own.get(&block);
            // Copies that end at the start of the block do not meet.
            let first = markers.and_then(|own| own.first());
            let is_ended = first.is_some_and(|own| own.position == Position::START);
            if idom == 0 && !is_ended {
                self.meetings.insert(block);
            }
            if markers.is_none() {
                self.ends.insert(block, above[number as usize]);
            }
        }
    }

    /// Returns the graph of all copies, and stores those that are active at the ends of their
    /// blocks.
    fn reached(&mut self) -> Reached {
        let mut reached = Reached::default();
        let mut pending: Vec<(u32, CodeBlockId)> = Vec::new();
        for (block, own) in &self.own {
            if let Some(Marker::Def(copy, _)) = own.last().map(|last| last.marker) {
                let copy = Copied::Own(copy);
                reached.add(0, copy);
                pending.push((reached.numbers[&copy], *block));
                self.ends.insert(*block, copy);
            }
        }
        while let Some((vertex, block)) = pending.pop() {
            for next in self.next(block) {
                let start = Copied::Begun(*next);
                if reached.add(vertex, start) && !self.own.contains_key(next) {
                    pending.push((reached.numbers[&start], *next));
                }
            }
        }
        reached
    }

    /// Adds the copies that begin where others meet, each with its referrer.
    fn begin(
        &self,
        module: &mut Module,
        families: &mut Families,
    ) -> Result<HashMap<CodeBlockId, (LifetimeId, Referrer)>, GraphError> {
        let common = self.common(module)?;
        let mut begun = HashMap::new();
        for block in &self.meetings {
            let new = match common.get(block) {
                Some(Common::Same(lifetime, referrer)) => {
                    (families.copy(module, *lifetime), *referrer)
                }
                // A kill is not enough: after it, a path could meet another one where a copy is
                // active.
                _ => (families.unknown(module, self.first), Referrer::Undefined),
            };
            begun.insert(*block, new);
        }
        Ok(begun)
    }

    /// Returns, for each block, the location and referrer that the copies that meet there have in
    /// common. A copy that begins where others meet has these.
    fn common(&self, module: &Module) -> Result<HashMap<CodeBlockId, Common>, GraphError> {
        let metadata = &module.metadata;
        let describe = |lifetime: LifetimeId| {
            let node = metadata.lifetimes.get(lifetime);
            node.map(|node| (node.location, metadata.arguments(node)))
        };
        let join = |one: Common, other: Common| match (one, other) {
            (Common::Unknown, known) | (known, Common::Unknown) => known,
            (Common::Same(a, first), Common::Same(b, second))
                if first == second && describe(a) == describe(b) =>
            {
                one
            }
            _ => Common::Nothing,
        };
        let mut own: HashMap<LifetimeId, Common> = HashMap::new();
        for marker in self.own.values().flatten().map(|own| own.marker) {
            if let Marker::Def(copy, referrer) = marker {
                // A copy has several `dbg.def`s only in a module that is not valid.
                let known = own.entry(copy).or_insert(Common::Unknown);
                *known = join(*known, Common::Same(copy, referrer));
            }
        }
        // The meetings that depend on each one.
        let mut users: HashMap<CodeBlockId, Vec<CodeBlockId>> = HashMap::new();
        for meeting in &self.meetings {
            for one in self.before(*meeting)? {
                if let Copied::Begun(block) = one {
                    users.entry(block).or_default().push(*meeting);
                }
            }
        }
        let mut common: HashMap<CodeBlockId, Common> = HashMap::new();
        let mut changed = self.meetings.clone();
        while let Some(block) = changed.pop_first() {
            let mut all = common.get(&block).copied().unwrap_or(Common::Unknown);
            let old = core::mem::discriminant(&all);
            for one in self.before(block)? {
                let known = match one {
                    Copied::Own(copy) => own.get(&copy),
                    Copied::Begun(block) => common.get(&block),
                };
                all = join(all, known.copied().unwrap_or(Common::Unknown));
            }
            if core::mem::discriminant(&all) != old {
                common.insert(block, all);
                changed.extend(users.get(&block).into_iter().flatten());
            }
        }
        Ok(common)
    }

    /// Adds the new markers: where copies begin, and where others end.
    fn end(
        &self,
        begun: &HashMap<CodeBlockId, (LifetimeId, Referrer)>,
        new: &mut New,
    ) -> Result<(), GraphError> {
        let own = self.own.keys().copied();
        let blocks: BTreeSet<CodeBlockId> = own.chain(self.meetings.iter().copied()).collect();
        for block in blocks {
            let mut active = BTreeSet::new();
            for one in self.before(block)? {
                active.extend(match one {
                    Copied::Own(copy) => Some(copy),
                    Copied::Begun(block) => begun.get(&block).map(|begun| begun.0),
                });
            }
            if let Some(&(copy, referrer)) = begun.get(&block) {
                active.remove(&copy);
                let ended = core::mem::take(&mut active).into_iter().collect();
                let marker = Marker::Def(copy, referrer);
                new.begun.entry(block).or_default().push((ended, marker));
                active.insert(copy);
            }
            for own in self.own.get(&block).into_iter().flatten() {
                let kept = match own.marker {
                    Marker::Def(copy, _) => Some(copy),
                    Marker::Kill(_) | Marker::Label(_) => None,
                };
                active.retain(|copy| Some(*copy) != kept);
                if !active.is_empty() {
                    let ended = core::mem::take(&mut active).into_iter().collect();
                    new.ended.insert((block, own.index), ended);
                }
                active.extend(kept);
            }
        }
        Ok(())
    }
}

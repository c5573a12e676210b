//! Pairs the markers of lifetimes that are copies of each other: where the control flow leads from one
//! copy to another, exactly one is active.

use super::Families;
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, MarkerMode, Referrer};
use crate::metadata::LifetimeId;
use crate::module::Module;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// A marker of a block by its index; `None` for a marker that is added at the start of the block.
type Place = (CodeBlockId, Option<usize>);

/// A marker of a family with its index in the block.
#[derive(Clone, Copy)]
struct Own {
    index: usize,
    position: Position,
    marker: Marker,
}

/// The markers of a family, by block.
type OwnMarkers = BTreeMap<CodeBlockId, Vec<Own>>;

/// The new markers of all families.
#[derive(Default)]
struct New {
    /// The copies that end at a marker.
    ended: HashMap<Place, Vec<LifetimeId>>,
    /// What is added at the start of a block: the copies that end there, and the one that begins.
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
    let mut all: BTreeMap<LifetimeId, OwnMarkers> = BTreeMap::new();
    for block in &blocks {
        for (index, &(position, marker)) in graph.code(*block)?.markers.iter().enumerate() {
            let first = marker.lifetime().map(|lifetime| families.first(lifetime));
            let is_chosen = |first: &LifetimeId| of.as_ref().is_none_or(|of| of.contains(first));
            if let Some(first) = first.filter(is_chosen) {
                let own = all.entry(first).or_default().entry(*block).or_default();
                own.push(Own {
                    index,
                    position,
                    marker,
                });
            }
        }
    }
    let layout: Vec<CodeBlockId> = graph.blocks().collect();
    let order = (0..).zip(&layout).map(|(place, block)| (*block, place));
    let layout = Layout {
        order: order.collect(),
        blocks: &layout,
    };
    let mut new = New::default();
    for (first, own) in all {
        Family::new(graph, &layout, first, own).pair(module, families, &mut new)?;
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
        if let Some(ended) = new.ended.get(&(block, Some(index))) {
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

/// The code of a block in which a copy is active.
struct Visit {
    block: CodeBlockId,
    /// True if it is active at the start of the block.
    is_entered: bool,
    /// The marker that ends it; `None` if it is active at the end of the block.
    end: Option<Place>,
}

/// The blocks in layout order, and the place of each.
struct Layout<'g> {
    blocks: &'g [CodeBlockId],
    order: HashMap<CodeBlockId, usize>,
}

/// A family of copies.
struct Family<'g> {
    graph: &'g FunctionGraph,
    layout: &'g Layout<'g>,
    first: LifetimeId,
    own: OwnMarkers,
    /// The copies that begin at the starts of blocks where others meet.
    begun: BTreeMap<CodeBlockId, (LifetimeId, Referrer)>,
    /// The `dbg.def` of each copy. A copy has several only in a module that is not valid.
    defs: BTreeMap<LifetimeId, Vec<Place>>,
    /// Where each copy is active.
    visits: HashMap<LifetimeId, Vec<Visit>>,
    /// The copies that are active at the start and at the end of a block, in ascending order.
    starts: HashMap<CodeBlockId, Vec<LifetimeId>>,
    ends: HashMap<CodeBlockId, Vec<LifetimeId>>,
    /// The copies that are active at each marker that ends them.
    ended: HashMap<Place, Vec<LifetimeId>>,
    /// The places in the layout of the blocks where other copies may meet than when they were
    /// looked at.
    changed: BTreeSet<usize>,
    next: Vec<CodeBlockId>,
    seen: HashSet<CodeBlockId>,
}

/// Adds a copy to those of a place.
fn add<K: core::hash::Hash + Eq>(map: &mut HashMap<K, Vec<LifetimeId>>, at: K, copy: LifetimeId) {
    let copies = map.entry(at).or_default();
    if let Err(place) = copies.binary_search(&copy) {
        copies.insert(place, copy);
    }
}

/// Removes a copy from those of a place.
fn remove<K: core::hash::Hash + Eq>(
    map: &mut HashMap<K, Vec<LifetimeId>>,
    at: &K,
    copy: LifetimeId,
) {
    if let Some(copies) = map.get_mut(at) {
        if let Ok(place) = copies.binary_search(&copy) {
            copies.remove(place);
        }
        if copies.is_empty() {
            map.remove(at);
        }
    }
}

impl<'g> Family<'g> {
    fn new(
        graph: &'g FunctionGraph,
        layout: &'g Layout<'g>,
        first: LifetimeId,
        own: OwnMarkers,
    ) -> Family<'g> {
        let mut defs: BTreeMap<LifetimeId, Vec<Place>> = BTreeMap::new();
        for (block, markers) in &own {
            for own in markers {
                if let Marker::Def(copy, _) = own.marker {
                    defs.entry(copy)
                        .or_default()
                        .push((*block, Some(own.index)));
                }
            }
        }
        Family {
            graph,
            layout,
            first,
            own,
            begun: BTreeMap::new(),
            defs,
            visits: HashMap::new(),
            starts: HashMap::new(),
            ends: HashMap::new(),
            ended: HashMap::new(),
            changed: BTreeSet::new(),
            next: Vec::new(),
            seen: HashSet::new(),
        }
    }

    /// Adds the new markers of the family.
    fn pair(
        mut self,
        module: &mut Module,
        families: &mut Families,
        new: &mut New,
    ) -> Result<(), GraphError> {
        for copy in self.defs.keys().copied().collect::<Vec<_>>() {
            self.follow(copy);
        }
        while let Some(block) = self.meeting()? {
            let mut changed = self.starts.get(&block).cloned().unwrap_or_default();
            changed.push(self.meet(module, families, block));
            for copy in changed {
                self.follow(copy);
            }
        }
        for (block, (copy, referrer)) in self.begun {
            let ended = self.ended.remove(&(block, None)).unwrap_or_default();
            let begun = Marker::Def(copy, referrer);
            new.begun.entry(block).or_default().push((ended, begun));
        }
        new.ended.extend(self.ended);
        Ok(())
    }

    /// Follows a copy from its `dbg.def` to the markers that end it.
    fn follow(&mut self, copy: LifetimeId) {
        for visit in self.visits.remove(&copy).unwrap_or_default() {
            if visit.is_entered {
                remove(&mut self.starts, &visit.block, copy);
            }
            match visit.end {
                Some(end) => remove(&mut self.ended, &end, copy),
                None => {
                    remove(&mut self.ends, &visit.block, copy);
                    self.end_has_changed(visit.block);
                }
            }
        }
        let mut visits = Vec::new();
        for (block, index) in self.defs.get(&copy).cloned().unwrap_or_default() {
            self.next.clear();
            self.seen.clear();
            let from = index.map_or(0, |index| index + 1);
            let end = self.end_behind(copy, block, from);
            visits.push(self.visit(copy, (block, false), end));
            while let Some(block) = self.next.pop() {
                if self.seen.insert(block) {
                    let begun = self.begun.get(&block).filter(|begun| begun.0 != copy);
                    let end = match begun {
                        Some(_) => Some((block, None)),
                        None => self.end_behind(copy, block, 0),
                    };
                    visits.push(self.visit(copy, (block, true), end));
                }
            }
        }
        self.visits.insert(copy, visits);
    }

    /// Returns the first marker of a block from an index on that ends a copy.
    fn end_behind(&self, copy: LifetimeId, block: CodeBlockId, from: usize) -> Option<Place> {
        let own = self.own.get(&block)?;
        let first = own.partition_point(|own| own.index < from);
        let is_end = |own: &&Own| !matches!(own.marker, Marker::Def(of, _) if of == copy);
        let end = own[first..].iter().find(is_end)?;
        Some((block, Some(end.index)))
    }

    fn visit(
        &mut self,
        copy: LifetimeId,
        (block, is_entered): (CodeBlockId, bool),
        end: Option<Place>,
    ) -> Visit {
        if is_entered {
            add(&mut self.starts, block, copy);
        }
        match end {
            Some(end) => add(&mut self.ended, end, copy),
            None => {
                add(&mut self.ends, block, copy);
                self.end_has_changed(block);
                if self.graph.marker_mode() == MarkerMode::Flow {
                    let next = self.graph.successors(block).unwrap_or(&[]);
                    self.next.extend_from_slice(next);
                }
            }
        }
        Visit {
            block,
            is_entered,
            end,
        }
    }

    /// Notes that other copies may meet at the successors of a block.
    fn end_has_changed(&mut self, block: CodeBlockId) {
        let next = self.graph.successors(block).unwrap_or(&[]).iter();
        self.changed
            .extend(next.filter_map(|next| self.layout.order.get(next)));
    }

    /// Returns the first block in layout order where paths with different copies meet.
    fn meeting(&mut self) -> Result<Option<CodeBlockId>, GraphError> {
        while let Some(place) = self.changed.pop_first() {
            let block = self.layout.blocks[place];
            if self.is_meeting(block)? {
                return Ok(Some(block));
            }
        }
        Ok(None)
    }

    /// True if paths with different copies meet at the start of a block.
    fn is_meeting(&self, block: CodeBlockId) -> Result<bool, GraphError> {
        let copies = self.starts.get(&block).map_or(0, Vec::len);
        // Copies that end at the start of the block do not meet.
        let own = self.own.get(&block).and_then(|own| own.first());
        let is_ended = own.is_some_and(|own| own.position == Position::START);
        if copies < 2 || is_ended || self.begun.contains_key(&block) {
            return Ok(false);
        }
        let before = self.graph.predecessors(block)?;
        let mut ends = before.map(|from| self.ends.get(&from));
        let first = ends.next();
        Ok(ends.any(|one| Some(one) != first))
    }

    /// Ends the copies that meet at the start of a block. Returns a new copy that begins there, for
    /// what they have in common.
    fn meet(
        &mut self,
        module: &mut Module,
        families: &mut Families,
        block: CodeBlockId,
    ) -> LifetimeId {
        let copies = self.starts.get(&block).into_iter().flatten();
        let mut defs: Vec<(Place, LifetimeId)> = Vec::new();
        for copy in copies {
            let places = self.defs.get(copy).into_iter().flatten();
            defs.extend(places.map(|place| (*place, *copy)));
        }
        defs.sort_unstable();
        let defs = defs
            .into_iter()
            .map(|(place, copy)| (copy, self.referrer(place)));
        let begun: Vec<(LifetimeId, Referrer)> = defs.collect();
        let metadata = &module.metadata;
        let describe = |&(lifetime, referrer): &(LifetimeId, Referrer)| {
            let node = metadata.lifetimes.get(lifetime);
            let described = node.map(|node| (node.location, metadata.arguments(node)));
            (described, referrer)
        };
        let first = begun.first().copied();
        let same = first.filter(|first| begun.iter().all(|one| describe(one) == describe(first)));
        let (copy, referrer) = match same {
            Some((lifetime, referrer)) => (families.copy(module, lifetime), referrer),
            // A kill is not enough: after it, a path could meet another one where a copy is active.
            None => (families.unknown(module, self.first), Referrer::Undefined),
        };
        self.begun.insert(block, (copy, referrer));
        self.defs.entry(copy).or_default().push((block, None));
        copy
    }

    /// Returns the referrer of a `dbg.def`.
    fn referrer(&self, (block, index): Place) -> Referrer {
        let Some(index) = index else {
            let begun = self.begun.get(&block);
            return begun.map_or(Referrer::Undefined, |begun| begun.1);
        };
        let own = self.own.get(&block).map_or(&[][..], Vec::as_slice);
        let place = own.partition_point(|own| own.index < index);
        match own.get(place).map(|own| own.marker) {
            Some(Marker::Def(_, referrer)) => referrer,
            _ => Referrer::Undefined,
        }
    }
}

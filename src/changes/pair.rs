//! Pairs the markers of lifetimes that are copies of each other: where the control flow leads from
//! one copy to another, exactly one is active.
//!
//! As in SSA form, another copy begins where paths with different copies meet. To find these
//! blocks, all copies of a family are followed at once: at the end of a block, none, one or several
//! of them are active. Copies meet in a block that several of them reach, one of them alone on some
//! path. This is repeated with the copies that begin in these blocks, until no such block is found.

use super::Families;
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, MarkerMode, Referrer};
use crate::metadata::LifetimeId;
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

/// The markers of a family, by block.
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
    let layout: Vec<CodeBlockId> = graph.blocks().collect();
    let order = (0..).zip(&layout).map(|(place, block)| (*block, place));
    let layout = Layout {
        order: order.collect(),
        blocks: &layout,
    };
    let mut new = New::default();
    for (first, own) in all {
        let family = Family {
            graph,
            layout: &layout,
            first,
            own,
            meetings: BTreeSet::new(),
            ends: HashMap::new(),
        };
        family.pair(module, families, &mut new)?;
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

/// The blocks in layout order, and the index of each.
struct Layout<'g> {
    blocks: &'g [CodeBlockId],
    order: HashMap<CodeBlockId, usize>,
}

/// A copy of a family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Copied {
    /// A copy with a `dbg.def`.
    Own(LifetimeId),
    /// The copy that begins at the start of a block where others meet.
    Begun(CodeBlockId),
}

/// The copies that are active at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Active {
    None,
    One(Copied),
    Several,
}

/// What the copies that meet in a block have in common.
#[derive(Clone, Copy)]
enum Common {
    /// None of them is known yet.
    Unknown,
    /// All have the location and the referrer of this one.
    Same(LifetimeId, Referrer),
    Nothing,
}

/// A family of copies.
struct Family<'g> {
    graph: &'g FunctionGraph,
    layout: &'g Layout<'g>,
    first: LifetimeId,
    own: FamilyMarkers,
    /// The blocks where copies meet, by their places in the layout.
    meetings: BTreeSet<usize>,
    /// What is active at the ends of blocks.
    ends: HashMap<CodeBlockId, Active>,
}

impl Family<'_> {
    /// Adds the new markers of the family.
    fn pair(
        mut self,
        module: &mut Module,
        families: &mut Families,
        new: &mut New,
    ) -> Result<(), GraphError> {
        loop {
            self.follow()?;
            let found = self.new_meetings()?;
            if found.is_empty() {
                break;
            }
            self.meetings.extend(found);
        }
        let begun = self.begin(module, families)?;
        self.end(&begun, new)
    }

    /// The places in the layout of the blocks that follow a block.
    fn next(&self, block: CodeBlockId) -> impl Iterator<Item = usize> {
        let next = match self.graph.marker_mode() {
            MarkerMode::Flow => self.graph.successors(block).unwrap_or(&[]),
            MarkerMode::BlockLocal => &[],
        };
        next.iter()
            .filter_map(|next| self.layout.order.get(next).copied())
    }

    /// What is active at the ends of the blocks before a block, where anything is.
    fn before(
        &self,
        block: CodeBlockId,
    ) -> Result<impl Iterator<Item = Active> + Clone, GraphError> {
        let is_local = self.graph.marker_mode() == MarkerMode::BlockLocal;
        let before: Vec<CodeBlockId> = match is_local {
            true => Vec::new(),
            false => self.graph.predecessors(block)?.collect(),
        };
        let ends = before.into_iter().filter_map(|from| self.ends.get(&from));
        Ok(ends.copied().filter(|end| *end != Active::None))
    }

    /// Follows all copies.
    fn follow(&mut self) -> Result<(), GraphError> {
        self.ends.clear();
        let own = self
            .own
            .keys()
            .filter_map(|block| self.layout.order.get(block));
        let mut changed: BTreeSet<usize> = own.copied().collect();
        changed.extend(&self.meetings);
        while let Some(place) = changed.pop_first() {
            let block = self.layout.blocks[place];
            let last = self.own.get(&block).and_then(|own| own.last());
            let end = match last.map(|last| last.marker) {
                Some(Marker::Def(copy, _)) => Active::One(Copied::Own(copy)),
                Some(_) => Active::None,
                None if self.meetings.contains(&place) => Active::One(Copied::Begun(block)),
                None => {
                    let joined = |one, other| if one == other { one } else { Active::Several };
                    self.before(block)?.reduce(joined).unwrap_or(Active::None)
                }
            };
            let before = self.ends.insert(block, end);
            if before.unwrap_or(Active::None) != end {
                changed.extend(self.next(block));
            }
        }
        Ok(())
    }

    /// Returns further blocks where paths with different copies meet, by their places. If several
    /// copies reach a block on every path, they have met before it.
    fn new_meetings(&self) -> Result<BTreeSet<usize>, GraphError> {
        let ends = self.ends.iter().filter(|(_, end)| **end != Active::None);
        let mut found: BTreeSet<usize> = ends.flat_map(|(block, _)| self.next(*block)).collect();
        found.retain(|place| {
            let block = self.layout.blocks[*place];
            // Copies that end at the start of the block do not meet.
            let own = self.own.get(&block).and_then(|own| own.first());
            let is_ended = own.is_some_and(|own| own.position == Position::START);
            let Ok(mut before) = self.before(block) else {
                return false;
            };
            let is_alone = before.clone().any(|one| one != Active::Several);
            let first = before.next();
            let are_different = before.any(|one| Some(one) != first);
            !is_ended && !self.meetings.contains(place) && is_alone && are_different
        });
        Ok(found)
    }

    /// Adds the copies that begin where others meet, each with its referrer.
    fn begin(
        &self,
        module: &mut Module,
        families: &mut Families,
    ) -> Result<HashMap<CodeBlockId, (LifetimeId, Referrer)>, GraphError> {
        let common = self.common(module)?;
        let mut begun = HashMap::new();
        for place in &self.meetings {
            let new = match common.get(place) {
                Some(Common::Same(lifetime, referrer)) => {
                    (families.copy(module, *lifetime), *referrer)
                }
                // A kill is not enough: after it, a path could meet another one where a copy is
                // active.
                _ => (families.unknown(module, self.first), Referrer::Undefined),
            };
            begun.insert(self.layout.blocks[*place], new);
        }
        Ok(begun)
    }

    /// Returns what the copies that meet in each block have in common. A copy that begins where
    /// others meet has what these have in common.
    fn common(&self, module: &Module) -> Result<HashMap<usize, Common>, GraphError> {
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
        let mut users: HashMap<CodeBlockId, Vec<usize>> = HashMap::new();
        for place in &self.meetings {
            for one in self.before(self.layout.blocks[*place])? {
                if let Active::One(Copied::Begun(block)) = one {
                    users.entry(block).or_default().push(*place);
                }
            }
        }
        let mut common: HashMap<usize, Common> = HashMap::new();
        let mut changed = self.meetings.clone();
        while let Some(place) = changed.pop_first() {
            let block = self.layout.blocks[place];
            let mut all = common.get(&place).copied().unwrap_or(Common::Unknown);
            let old = core::mem::discriminant(&all);
            for one in self.before(block)? {
                let known = match one {
                    Active::One(Copied::Own(copy)) => own.get(&copy),
                    Active::One(Copied::Begun(block)) => {
                        let place = self.layout.order.get(&block);
                        place.and_then(|place| common.get(place))
                    }
                    Active::None | Active::Several => None,
                };
                all = join(all, known.copied().unwrap_or(Common::Unknown));
            }
            if core::mem::discriminant(&all) != old {
                common.insert(place, all);
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
        let meetings = self.meetings.iter().map(|place| self.layout.blocks[*place]);
        let blocks: BTreeSet<CodeBlockId> = self.own.keys().copied().chain(meetings).collect();
        for block in blocks {
            let mut active = BTreeSet::new();
            for one in self.before(block)? {
                match one {
                    Active::One(Copied::Own(copy)) => active.insert(copy),
                    Active::One(Copied::Begun(block)) => {
                        active.extend(begun.get(&block).map(|begun| begun.0));
                        true
                    }
                    Active::None | Active::Several => false,
                };
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

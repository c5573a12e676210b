//! The blocks that replace an outlined part: for its call or the jump to it, and for the code that
//! follows.

use super::super::inline::PartFrame;
use super::super::{Changes, LostLocation};
use super::Outlined;
use super::crossing::Crossing;
use crate::markers::{BlockCode, CodeBlockId, FunctionGraph, GraphError, Marker, Referrer};
use crate::metadata::LifetimeId;
use crate::module::Module;
use crate::units::Position;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// The blocks of a part, and the edges by which control enters it.
pub(super) struct Part<'a> {
    pub(super) blocks: &'a [CodeBlockId],
    pub(super) own: &'a HashSet<CodeBlockId>,
    pub(super) frame: PartFrame,
}

/// What remains of the function, while blocks replace the part.
struct Rest<'a> {
    part: &'a Part<'a>,
    crossing: &'a Crossing,
    /// The last block that was inserted, or the block before the part.
    last: CodeBlockId,
    /// The lifetimes that the dispatch block ends.
    ended: BTreeSet<LifetimeId>,
}

impl Changes {
    /// Adds the blocks in which the called function returns. The edges of each block keep their
    /// order.
    pub(super) fn add_returns(
        &mut self,
        module: &mut Module,
        graph: &FunctionGraph,
        (part, crossing): (&Part<'_>, &Crossing),
        done: &mut Outlined,
    ) -> Result<(), GraphError> {
        let mut last = done.graph.last();
        let clones: HashMap<LifetimeId, LifetimeId> = done.lifetimes.iter().copied().collect();
        for to in crossing.out.keys() {
            let ambiguous = crossing.ambiguous(module, *to).into_iter();
            let ended = ambiguous.filter_map(|old| clones.get(&old));
            let ended = ended.map(|clone| (Position::START, self.ended(module, *clone)));
            let mut code = done.graph.code_after(last, 0)?;
            code.markers = ended.collect();
            last = done.graph.insert_block(last, code)?;
            done.returns.push((last, *to));
        }
        let returns = done.returns.iter().map(|(block, to)| (*to, *block));
        let returns: HashMap<CodeBlockId, CodeBlockId> = returns.collect();
        for block in part.blocks {
            let all = graph.successors(*block)?;
            if all.iter().all(|to| part.own.contains(to)) {
                continue;
            }
            for to in done.graph.successors(*block)?.to_vec() {
                done.graph.remove_edge(*block, to)?;
            }
            for to in all {
                done.graph
                    .add_edge(*block, *returns.get(to).unwrap_or(to))?;
            }
        }
        Ok(())
    }

    /// Removes the part from the function.
    pub(super) fn remove_part(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        (part, crossing): (&Part<'_>, &Crossing),
        done: &mut Outlined,
    ) -> Result<(), GraphError> {
        let mut touched = crossing.entering();
        for block in part.blocks {
            let markers = graph.code(*block)?.markers.iter();
            touched.extend(markers.filter_map(|(_, marker)| marker.lifetime()));
        }
        let before = graph.blocks().take_while(|block| *block != part.blocks[0]);
        let last = before.filter(|one| !part.own.contains(one)).last();
        let last = last.unwrap_or(graph.entry());
        let mut rest = Rest {
            part,
            crossing,
            last,
            ended: BTreeSet::new(),
        };
        self.insert_entries(module, graph, &mut rest, done)?;
        self.insert_dispatch(module, graph, &mut rest, done)?;
        self.insert_exits(module, graph, rest, done)?;
        for block in part.blocks {
            for to in graph.successors(*block)?.to_vec() {
                graph.remove_edge(*block, to)?;
            }
        }
        for block in part.blocks {
            graph.remove_block(*block)?;
        }
        self.pair(module, graph, Some(touched))
    }

    /// Inserts a block without code for each entry of the part.
    fn insert_entries(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        rest: &mut Rest<'_>,
        done: &mut Outlined,
    ) -> Result<(), GraphError> {
        for to in rest.crossing.into.keys() {
            let ended = rest.crossing.ended_on_entry(module, graph, *to)?;
            let ended = ended.into_iter().map(|one| self.ended(module, one));
            let mut code = place_of(graph.code(*to)?);
            code.markers = ended.map(|marker| (Position::START, marker)).collect();
            rest.last = graph.insert_block(rest.last, code)?;
            let from: Vec<CodeBlockId> = graph
                .predecessors(*to)?
                .filter(|from| !rest.part.own.contains(from))
                .collect();
            for from in from {
                while graph.successors(from)?.contains(to) {
                    graph.redirect_edge(from, *to, rest.last)?;
                }
            }
            done.entered.push((*to, rest.last));
        }
        Ok(())
    }

    /// Inserts a block after that of the call if the called function returns to several blocks. It
    /// ends the lifetimes that are not active at every return.
    fn insert_dispatch(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        rest: &mut Rest<'_>,
        done: &mut Outlined,
    ) -> Result<(), GraphError> {
        let (PartFrame::Own, &[(entry, call)]) = (rest.part.frame, &done.entered[..]) else {
            return Ok(());
        };
        let crossing = rest.crossing;
        if crossing.out.len() < 2 {
            return Ok(());
        }
        let (mut kept, mut begun) = (crossing.entering(), BTreeSet::new());
        for to in crossing.out.keys() {
            let (active, ambiguous) = (crossing.leaving(*to), crossing.ambiguous(module, *to));
            kept.retain(|one| active.contains(one) && !ambiguous.contains(one));
            begun.extend(active);
        }
        let mut code = place_of(graph.code(entry)?);
        let ended: BTreeSet<LifetimeId> = &(&crossing.entering() | &begun) - &kept;
        let markers = ended.iter().map(|one| match begun.contains(one) {
            true => self.ended(module, *one),
            false => Marker::Kill(*one),
        });
        code.markers = markers.map(|marker| (Position::START, marker)).collect();
        let block = graph.insert_block(rest.last, code)?;
        graph.add_edge(call, block)?;
        done.dispatch = Some(block);
        (rest.last, rest.ended) = (block, ended);
        Ok(())
    }

    /// Inserts a block before each block of the rest that follows the part. Its markers end and
    /// begin the lifetimes that the part changed.
    fn insert_exits(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        rest: Rest<'_>,
        done: &mut Outlined,
    ) -> Result<(), GraphError> {
        let Rest {
            part,
            crossing,
            mut last,
            ended,
        } = rest;
        let mut begun = HashSet::new();
        let before: Vec<CodeBlockId> = match done.dispatch {
            Some(block) => Vec::from([block]),
            None => done.entered.iter().map(|pair| pair.1).collect(),
        };
        let active_before = &crossing.entering() | &ended;
        for (to, active) in &crossing.out {
            let ended_before = &active_before - &crossing.leaving(*to);
            let mut markers: Vec<Marker> = ended_before.into_iter().map(Marker::Kill).collect();
            let ambiguous = match part.frame {
                PartFrame::Own => crossing.ambiguous(module, *to),
                PartFrame::Same => BTreeSet::new(),
            };
            markers.extend(self.all_unknown(module, &ambiguous));
            for def in active {
                let (mut lifetime, mut referrer) = (def.lifetime, def.referrer);
                let is_own = part.own.contains(&def.block);
                let begins =
                    !ambiguous.contains(&lifetime) && (is_own || ended.contains(&lifetime));
                if begins && !(is_own && begun.insert(lifetime)) {
                    lifetime = self.families.copy(module, lifetime);
                }
                if is_own && part.frame == PartFrame::Own {
                    done.lost.extend(lost(lifetime, referrer));
                    referrer = Referrer::Undefined;
                }
                markers.extend(begins.then_some(Marker::Def(lifetime, referrer)));
            }
            let mut code = place_of(graph.code(*to)?);
            let markers = markers.into_iter().map(|marker| (Position::START, marker));
            code.markers = markers.collect();
            last = graph.insert_block(last, code)?;
            graph.add_edge(last, *to)?;
            for before in &before {
                graph.add_edge(*before, last)?;
            }
            done.left.push((last, *to));
        }
        Ok(())
    }

    /// Begins a copy without a location for each of the given lifetimes; one copy if several of
    /// them are copies of each other. A kill is not enough: where the path joins another one on
    /// which a copy is active, that copy would hold after the join.
    fn all_unknown(&mut self, module: &mut Module, of: &BTreeSet<LifetimeId>) -> Vec<Marker> {
        let families = of.iter().map(|one| self.families.first(*one));
        let families: BTreeSet<LifetimeId> = families.collect();
        let markers = families.into_iter().map(|one| self.unknown(module, one));
        markers.collect()
    }
}

/// The location of a `dbg.def` in the part, which is lost in the rest.
fn lost(lifetime: LifetimeId, referrer: Referrer) -> Option<LostLocation> {
    (referrer != Referrer::Undefined).then_some(LostLocation::Referrer { lifetime, referrer })
}

/// Returns an empty block that replaces code.
fn place_of(code: &BlockCode) -> BlockCode {
    let around = code
        .scopes
        .iter()
        .filter(|piece| piece.range.start == Position::START);
    BlockCode {
        line: code
            .rows
            .first()
            .filter(|row| row.position == Position::START)
            .copied()
            .or(code.line),
        frame: code.frame,
        scopes: around.map(|piece| piece.over(0..0)).collect(),
        ..BlockCode::default()
    }
}

//! Moves code, handles values that are computed elsewhere, and removes unreachable blocks.

use super::Changes;
use crate::markers::{
    BlockCode, CodeBlockId, CodeRange, FunctionGraph, GraphError, Marker, PlacedDef, Referrer,
    SplitSide, ValueId,
};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::units::Position;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// A position in a block.
pub(super) type At = (CodeBlockId, Position);

/// Returns an error if a position is not in its block.
pub(super) fn check_position(
    graph: &FunctionGraph,
    (block, position): At,
    what: &'static str,
) -> Result<(), GraphError> {
    let range = CodeRange::from(0..graph.code(block)?.size);
    match position <= range.end {
        true => Ok(()),
        false => Err(GraphError::Outside {
            what,
            position,
            range,
        }),
    }
}

/// Inserts markers before the existing markers at their positions.
pub(super) fn insert_markers(
    graph: &mut FunctionGraph,
    mut markers: Vec<(At, Marker)>,
) -> Result<(), GraphError> {
    markers.sort_by_key(|((block, _), _)| *block);
    for of_block in markers.chunk_by(|one, other| one.0.0 == other.0.0) {
        graph.edit(of_block[0].0.0, |code| {
            let new = of_block.iter().map(|((_, at), marker)| (*at, *marker));
            code.markers.splice(0..0, new);
            // The sort is stable: new markers stay before the others at a position.
            code.markers.sort_by_key(|(position, _)| *position);
        })?;
    }
    Ok(())
}

/// Replaces the referrers of `dbg.def`s.
pub(super) fn set_referrers(
    graph: &mut FunctionGraph,
    mut defs: Vec<(PlacedDef, Referrer)>,
) -> Result<(), GraphError> {
    defs.sort_by_key(|(def, _)| def.block);
    for of_block in defs.chunk_by(|one, other| one.0.block == other.0.block) {
        graph.edit(of_block[0].0.block, |code| {
            for (def, new) in of_block {
                if let Some((_, Marker::Def(_, referrer))) = code.markers.get_mut(def.index) {
                    *referrer = *new;
                }
            }
        })?;
    }
    Ok(())
}

/// The code in which a lifetime is active.
pub(super) struct ActiveCode {
    def: PlacedDef,
    /// The position of the first kill after the `dbg.def` in its block.
    ended: Option<Position>,
    /// The blocks at whose start the lifetime is active, each with its first kill.
    blocks: HashMap<CodeBlockId, Option<Position>>,
}

impl ActiveCode {
    /// True if the lifetime is active at a position, before the markers there.
    pub(super) fn contains(&self, (block, at): At) -> bool {
        let is_before = |end: Option<Position>| end.is_none_or(|end| at <= end);
        let from_def = block == self.def.block && self.def.position < at && is_before(self.ended);
        from_def || self.blocks.get(&block).is_some_and(|end| is_before(*end))
    }
}

/// The computation of a value.
struct Computation {
    value: ValueId,
    /// The position before the move, if the computation was sunk. A lifetime that begins in code
    /// that control reaches from there without passing the new position has no value yet.
    previous: Option<At>,
    at: At,
}

/// The blocks that control reaches without passing a position.
struct ReachedBefore {
    starts: HashSet<CodeBlockId>,
    from: At,
    passed: At,
}

impl ReachedBefore {
    /// Computes the code that control reaches from one position without passing another.
    fn new(graph: &FunctionGraph, from: At, passed: At) -> Result<ReachedBefore, GraphError> {
        let mut starts = HashSet::new();
        let mut next = Vec::new();
        if from.0 != passed.0 || passed.1 < from.1 {
            next.extend_from_slice(graph.successors(from.0)?);
        }
        while let Some(block) = next.pop() {
            if starts.insert(block) && block != passed.0 {
                next.extend_from_slice(graph.successors(block)?);
            }
        }
        Ok(ReachedBefore {
            starts,
            from,
            passed,
        })
    }

    fn has(&self, (block, at): At) -> bool {
        let is_before = block != self.passed.0 || at < self.passed.1;
        let in_first =
            block == self.from.0 && at >= self.from.1 && (is_before || self.passed.1 < self.from.1);
        in_first || is_before && self.starts.contains(&block)
    }
}

impl Changes {
    /// Moves code to another position, with its calls. `results` are the values that the code
    /// computes.
    ///
    /// Hoisting does not move a `dbg.def`, since a variable must not have its new value earlier
    /// than in the source. Sinking moves it: between the old and the new place, the value does not
    /// exist, so the variable is undefined there and does not keep its previous value. At the new
    /// place, a copy of the lifetime begins if the lifetime is active there. A lifetime ends where
    /// it is active and the value is computed again, in a loop.
    ///
    /// Within one block, the code keeps its lines. In another block, it belongs to the line before
    /// it, or to line 0 at the start of the block: its original line would make a debugger seem to
    /// jump.
    ///
    /// Returns the code at the new place. Hoisting reads the blocks that reach the old place;
    /// sinking also reads the blocks that it reaches.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Target, Type, gimli};
    /// use dwarfsmith::Position;
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Marker, Referrer, ValueId};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
    /// # let mut expression = module.builder();
    /// # expression.referrer(Type::int(32)).unwrap();
    /// # let location = module.expr(&expression);
    /// # let of_x = module.add(Lifetime::bounded(x, location));
    /// # let mut body = FunctionBody::default();
    /// # body.begin(module.text("f"), f, 0x10);
    /// // The add at 0x0..0x4 computes value 7, which is `x`.
    /// body.block(Position(0x0));
    /// body.def(Position(0x4), of_x, Referrer::Value(ValueId(7)));
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    /// let block = graph.entry();
    ///
    /// // It is sunk to its use at 0xc.
    /// let mut changes = module.changes();
    /// let add = (block, (0x0..0x4).into());
    /// let at = changes.move_code(&mut module, &mut graph, add, (block, Position(0xc)), &[ValueId(7)])?;
    /// assert_eq!(at, (0x8..0xc).into());
    /// let markers = &graph.code(block)?.markers;
    /// assert_eq!(markers[0], (Position(0x0), Marker::Def(of_x, Referrer::Undefined)));
    /// assert!(matches!(markers[2], (Position(0xc), Marker::Def(_, Referrer::Value(ValueId(7))))));
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If a block does not exist, if a position is outside of its block or inside a call, if the
    /// new place is in the moved code, or if the graph belongs to another module.
    pub fn move_code(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        (from, range): (CodeBlockId, CodeRange),
        (to, at): (CodeBlockId, Position),
        results: &[ValueId],
    ) -> Result<CodeRange, GraphError> {
        graph.check_module(module.metadata.module_tag())?;
        check_position(graph, (to, at), "the new place")?;
        let size = range.end.0.saturating_sub(range.start.0);
        if from == to && range.start <= at && at <= range.end {
            if range.start < at && at < range.end {
                return Err(GraphError::Outside {
                    what: "the code to move",
                    position: at,
                    range,
                });
            }
            return Ok(range);
        }
        let mut code = graph.code(to)?.clone();
        let is_split = |call: CodeRange| call.start < at && at < call.end;
        if let Some(call) = code.calls.iter().find(|call| is_split(call.site.range())) {
            let call = call.site.range();
            return Err(GraphError::AcrossCall { call });
        }
        let size_there = code.size.checked_add(size).filter(|_| from != to);
        if from != to && size_there.is_none() {
            return Err(GraphError::TooLarge);
        }
        code = graph.remove_code(from, range)?;
        let later = from == to && at >= range.end;
        let at = Position(if later { at.0 - size } else { at.0 });
        let mut new = BlockCode {
            size,
            calls: core::mem::take(&mut code.calls),
            ..BlockCode::default()
        };
        if from == to {
            (new.line, new.rows, new.scopes) = (code.line, code.rows, code.scopes);
        }
        graph.insert_code(to, at, new, SplitSide::Before)?;
        let new = (to, at + size);
        let is_later = match from == to {
            true => later,
            false => !dominates(graph, to, from)?,
        };
        for value in results {
            let computation = Computation {
                value: *value,
                previous: is_later.then_some((from, range.start)),
                at: new,
            };
            self.computed(module, graph, computation)?;
        }
        Ok(CodeRange::new(at, at + size))
    }

    /// Ends the lifetimes of a value at a position where a loop computes the value again: after the
    /// instruction that computes it, or at its phi. Call this after a value was replaced by such a
    /// value. Otherwise, variables would have the value of the next iteration. An object with a
    /// default is undefined from there on. A lifetime whose `dbg.def` is at the position continues.
    ///
    /// # Errors
    /// If the block does not exist, if the position is not in it, or if the graph belongs to
    /// another module.
    pub fn end_value(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        value: ValueId,
        at: (CodeBlockId, Position),
    ) -> Result<(), GraphError> {
        graph.check_module(module.metadata.module_tag())?;
        check_position(graph, at, "the value")?;
        self.families.of_module(module);
        let computation = Computation {
            value,
            previous: None,
            at,
        };
        self.computed(module, graph, computation)
    }

    /// Updates the lifetimes that a value's computation affects.
    fn computed(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        Computation {
            value,
            previous,
            at,
        }: Computation,
    ) -> Result<(), GraphError> {
        self.families.of_module(module);
        let without = previous.map(|from| ReachedBefore::new(graph, from, at));
        let without = without.transpose()?;
        let defs: Vec<PlacedDef> = graph.defs_of_value(value).collect();
        let mut touched = BTreeSet::new();
        let (mut new, mut lost) = (Vec::new(), Vec::new());
        for def in defs {
            let place = (def.block, def.position);
            let is_exposed = without.as_ref().is_some_and(|without| without.has(place));
            if !is_exposed && place == at {
                continue;
            }
            let is_active = self.is_active(graph, def, at);
            if is_exposed {
                lost.push((def, Referrer::Undefined));
                touched.insert(def.lifetime);
            }
            if is_active {
                touched.insert(def.lifetime);
                match is_exposed {
                    true => {
                        let copy = self.families.copy(module, def.lifetime);
                        new.push((at, Marker::Def(copy, Referrer::Value(value))));
                    }
                    false => new.extend(self.ended_at(module, graph, def, &[at])),
                }
            }
        }
        set_referrers(graph, lost)?;
        insert_markers(graph, new)?;
        self.pair(module, graph, Some(touched))
    }

    /// Returns the marker after which an object has no location.
    pub(super) fn ended(&mut self, module: &mut Module, lifetime: LifetimeId) -> Marker {
        let object = module.metadata.lifetimes.get(lifetime);
        let object: Option<Object> = object.map(|node| node.object);
        match object.is_some_and(|object| self.has_default(module, object)) {
            true => self.unknown(module, lifetime),
            false => Marker::Kill(lifetime),
        }
    }

    /// Returns the `dbg.def` of a copy without a location.
    pub(super) fn unknown(&mut self, module: &mut Module, lifetime: LifetimeId) -> Marker {
        Marker::Def(self.families.unknown(module, lifetime), Referrer::Undefined)
    }

    /// Returns the markers that end a lifetime at ascending positions. If control comes from one of
    /// them to code where the lifetime is still active on another path, a `dbg.kill` is not enough:
    /// the object would have its old location there.
    pub(super) fn ended_at(
        &mut self,
        module: &mut Module,
        graph: &FunctionGraph,
        def: PlacedDef,
        ends: &[At],
    ) -> Vec<(At, Marker)> {
        let meets = self.meets_itself(graph, def, ends);
        let mut end = || match meets {
            true => self.unknown(module, def.lifetime),
            false => self.ended(module, def.lifetime),
        };
        ends.iter().map(|at| (*at, end())).collect()
    }

    /// True if control reaches, from one of the ascending positions at which a lifetime ends, the
    /// start of a block where the lifetime is still active.
    fn meets_itself(&mut self, graph: &FunctionGraph, def: PlacedDef, ends: &[At]) -> bool {
        let kill = Marker::Kill(def.lifetime);
        let mut active = HashSet::new();
        let from_def = [(def.block, def.index + 1)];
        (self.follow).from(graph, from_def, |block, from, markers| {
            if from == 0 {
                active.insert(block);
            }
            let before = &ends[..ends.partition_point(|end| end.0 <= block)];
            let last = before.last().filter(|end| end.0 == block);
            let ends_here = last.is_some_and(|end| from == 0 || end.1 > def.position);
            !ends_here && !markers.iter().any(|(_, marker)| *marker == kill)
        });
        let (first, families) = (self.families.first(def.lifetime), &self.families);
        let begins = |marker: &Marker| match marker {
            Marker::Def(lifetime, _) => families.first(*lifetime) == first,
            Marker::Kill(_) | Marker::Label(_) => false,
        };
        let starts = ends.iter().filter_map(|(block, at)| {
            let markers = &graph.code(*block).ok()?.markers;
            Some((
                *block,
                markers.partition_point(|(position, _)| position < at),
            ))
        });
        let starts: Vec<(CodeBlockId, usize)> = starts.collect();
        let (mut left, mut meets) = (starts.len(), false);
        (self.follow).from(graph, starts, |block, _, markers| {
            // The blocks of the ends themselves come first.
            match left.checked_sub(1) {
                Some(less) => left = less,
                None => meets |= active.contains(&block),
            }
            !meets && !markers.iter().any(|(_, marker)| begins(marker))
        });
        meets
    }

    /// True if a lifetime is active at a position, before the markers there.
    pub(super) fn is_active(&mut self, graph: &FunctionGraph, def: PlacedDef, at: At) -> bool {
        self.active_code(graph, def).contains(at)
    }

    /// Returns the code in which a lifetime is active.
    pub(super) fn active_code(&mut self, graph: &FunctionGraph, def: PlacedDef) -> ActiveCode {
        let mut active = ActiveCode {
            def,
            ended: None,
            blocks: HashMap::new(),
        };
        let kill = Marker::Kill(def.lifetime);
        let from_def = [(def.block, def.index + 1)];
        (self.follow).from(graph, from_def, |block, from, markers| {
            let end = markers.iter().find(|one| one.1 == kill).map(|one| one.0);
            match from {
                0 => {
                    active.blocks.insert(block, end);
                }
                _ => active.ended = end,
            }
            end.is_none()
        });
        active
    }

    /// Removes the blocks that control does not reach from the entry, and returns them. Lifetimes
    /// that begin in them end, and the `dbg.kill`s that only these lifetimes reached are removed.
    ///
    /// # Errors
    /// If the graph belongs to another module.
    pub fn remove_unreachable(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
    ) -> Result<Vec<CodeBlockId>, GraphError> {
        graph.check_module(module.metadata.module_tag())?;
        self.families.of_module(module);
        let mut reached = HashSet::new();
        let mut next = Vec::from([graph.entry()]);
        while let Some(block) = next.pop() {
            if reached.insert(block) {
                next.extend_from_slice(graph.successors(block)?);
            }
        }
        let removed: Vec<CodeBlockId> = graph
            .blocks()
            .filter(|one| !reached.contains(one))
            .collect();
        let mut touched = BTreeSet::new();
        for block in &removed {
            let markers = graph.code(*block)?.markers.iter();
            touched.extend(markers.filter_map(|(_, marker)| marker.lifetime()));
            graph.remove_successors(*block)?;
        }
        for block in &removed {
            graph.remove_block(*block)?;
        }
        self.pair(module, graph, Some(touched))?;
        Ok(removed)
    }
}

/// True if a block dominates another: every path from the entry to `block` passes `dominator`.
pub(super) fn dominates(
    graph: &FunctionGraph,
    dominator: CodeBlockId,
    block: CodeBlockId,
) -> Result<bool, GraphError> {
    let mut seen = HashSet::new();
    let mut next = Vec::from([block]);
    while let Some(block) = next.pop() {
        if block != dominator && seen.insert(block) {
            if block == graph.entry() {
                return Ok(false);
            }
            next.extend(graph.predecessors(block)?);
        }
    }
    Ok(true)
}

//! Promotes memory to values, and demotes values to memory, where several stores write it.

use super::moves::{At, check_position, dominates, insert_markers, set_referrers};
use super::rewrite::{Input, NewInput, Replacement};
use super::{ChangeError, Changes};
use crate::markers::{
    CodeBlockId, FunctionGraph, GraphError, Marker, PlacedDef, Referrer, ValueId,
};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::{AddressSpace, Type};
use crate::units::Position;
use crate::validate::bits_of_referrer;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// A store to promoted memory, or a phi that merges the values of several stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotedStore {
    /// The block.
    pub block: CodeBlockId,
    /// The position after the store; for a phi, the start of the block.
    pub position: Position,
    /// The contents of the memory from there on: a value, or [`Referrer::Undefined`].
    pub stored: Referrer,
}

impl Changes {
    /// Promotes memory with any number of stores to values (mem2reg): each `dbg.def` whose referrer
    /// is `memory`, a pointer to it, is replaced by one `dbg.def` for each store and phi at which
    /// its lifetime is active. Locations change as by
    /// [`DefChange::promote`](super::DefChange::promote).
    ///
    /// `stores` lists the stores, and the phis that the pass inserts. Where paths with different
    /// values meet without a phi, the variable is undefined: LLVM's mem2reg inserts phis only where
    /// the program reads the memory. It is also undefined before the first store. A store takes
    /// effect before the markers at its position.
    ///
    /// Fragments with a common value become read-only, as by
    /// [`share_values`](Changes::share_values).
    ///
    /// If a `dbg.def` of the memory is in a loop, after the computation of a value that the loop
    /// stores, also call [`end_value`](Changes::end_value) for that value: up to the `dbg.def`, the
    /// variable would have the value of the next iteration.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Target, gimli};
    /// use dwarfsmith::changes::PromotedStore;
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Marker, Referrer, ValueId};
    /// use dwarfsmith::{Position, Type};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
    /// // The variable is in the memory that value 0 points to. Both branches store to it.
    /// let mut expression = module.builder();
    /// expression.referrer(Type::PTR)?.deref(Type::int(32))?;
    /// let location = module.expr(&expression);
    /// let of_x = module.add(Lifetime::bounded(x, location));
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x20);
    /// let [entry, one, other, join] = [0x0, 0x8, 0x10, 0x18].map(|start| {
    ///     let block = body.block(Position(start));
    ///     if start == 0 {
    ///         body.def(Position(0x4), of_x, Referrer::Value(ValueId(0)));
    ///     }
    ///     block
    /// });
    /// body.successor(entry, one).successor(entry, other).successor(one, join).successor(other, join);
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    /// let blocks: Vec<_> = graph.blocks().collect();
    ///
    /// // They store values 1 and 2. Value 3 is the phi of both.
    /// let stores = [(1, 0x4, 1), (2, 0x4, 2), (3, 0x0, 3)].map(|(block, position, value)| PromotedStore {
    ///     block: blocks[block],
    ///     position: Position(position),
    ///     stored: Referrer::Value(ValueId(value)),
    /// });
    /// let mut changes = module.changes();
    /// changes.promote_memory(&mut module, &mut graph, ValueId(0), Type::int(32), &stores)?;
    /// assert_eq!(graph.def_of(of_x).unwrap().referrer, Referrer::Undefined);
    /// let phi = graph.defs_of_value(ValueId(3)).next().unwrap();
    /// assert_eq!((phi.block, phi.position), (blocks[3], Position(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a block does not exist, if a position is outside of it, if the referrer of a lifetime is
    /// not a pointer, or if the graph belongs to another module or has no such register list.
    pub fn promote_memory(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        memory: ValueId,
        ty: Type,
        stores: &[PromotedStore],
    ) -> Result<(), ChangeError> {
        graph.check_module(module.metadata.module_tag())?;
        for store in stores {
            check_position(graph, (store.block, store.position), "a store")?;
            graph.own_list(store.stored)?;
        }
        let with = Replacement {
            new: NewInput::Promoted(ty),
            objects: &[],
        };
        let defs: Vec<PlacedDef> = graph.defs_of_value(memory).collect();
        for def in &defs {
            self.rewrite(module, def.lifetime, Input::Referrer, with)?;
        }
        self.families.of_module(module);
        let stored = |store: &PromotedStore| ((store.block, store.position), store.stored);
        let mut sorted: Vec<(At, Referrer)> = stores.iter().map(stored).collect();
        sorted.sort_by_key(|(at, _)| *at);
        let mut touched = BTreeSet::new();
        let (mut first, mut later) = (Vec::new(), Vec::new());
        for def in defs {
            self.substitute(module, def.lifetime, Input::Referrer, with)?;
            touched.insert(def.lifetime);
            let before = last_store(graph, &sorted, def)?;
            first.push((def, before.unwrap_or(Referrer::Undefined)));
            let active = self.active_code(graph, def);
            for (at, stored) in &sorted {
                if active.contains(*at) {
                    let copy = self.families.copy(module, def.lifetime);
                    later.push((*at, Marker::Def(copy, *stored)));
                }
            }
        }
        set_referrers(graph, first)?;
        insert_markers(graph, later)?;
        self.pair(module, graph, Some(touched))?;
        let values = stores.iter().filter_map(|store| match store.stored {
            Referrer::Value(value) => Some(value),
            _ => None,
        });
        let values: Vec<ValueId> = values.collect();
        self.share_values(module, graph, &values)
    }

    /// Replaces a value by another one, by a place, or by [`Referrer::Undefined`] in every
    /// `dbg.def` that names it, like [`FunctionGraph::replace_value`]. Fragments that name the same
    /// bits of one value then become read-only ([`share_values`](Changes::share_values)), so that
    /// the module stays valid. Returns the number of changed markers.
    ///
    /// If a loop computes the new value in each iteration, call
    /// [`end_value`](Changes::end_value) afterwards: a lifetime may still be active where the value
    /// is computed again.
    ///
    /// Places are not compared: if two values are replaced by one register, call
    /// [`read_only`](super::LifetimeChange::read_only) for the fragments of a composite that both
    /// describe ([`Rule::SharedStorage`](crate::validate::Rule::SharedStorage)).
    ///
    /// # Errors
    /// If the graph belongs to another module or has no such register list.
    pub fn replace_value(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        old: ValueId,
        new: Referrer,
    ) -> Result<usize, ChangeError> {
        graph.check_module(module.metadata.module_tag())?;
        let count = graph.replace_value(old, new)?;
        if let (Referrer::Value(value), 1..) = (new, count) {
            self.share_values(module, graph, &[value])?;
        }
        Ok(count)
    }

    /// Makes fragments read-only if their lifetimes name the same bits of one value, or of the
    /// memory that it points to: writing one would write the other, and a composite of both is an
    /// error ([`Rule::SharedStorage`](crate::validate::Rule::SharedStorage)). Call it after an edit
    /// of markers, with the values that they now name; [`replace_value`](Changes::replace_value)
    /// and [`promote_memory`](Changes::promote_memory) call it.
    ///
    /// A location that is ill-typed, which the validator reports, stays as it is.
    ///
    /// # Errors
    /// If the graph belongs to another module.
    pub fn share_values(
        &mut self,
        module: &mut Module,
        graph: &FunctionGraph,
        values: &[ValueId],
    ) -> Result<(), ChangeError> {
        graph.check_module(module.metadata.module_tag())?;
        self.families.of_module(module);
        for value in values {
            let lifetimes = graph.defs_of_value(*value).map(|def| def.lifetime);
            for lifetime in sharing(module, lifetimes) {
                // Copies stay equal so that they can be merged where paths meet.
                let members: Vec<LifetimeId> = self.families.members(lifetime).collect();
                for member in members {
                    // Callers have already changed markers, so an error would be too late.
                    let _ = self
                        .of(module, member)
                        .and_then(|change| change.read_only());
                }
            }
        }
        Ok(())
    }

    /// Demotes values to the memory that they are stored to (reg2mem, or the spill of several
    /// values to one slot). `stores` lists each value with the position after its store. From there
    /// on, the lifetimes whose referrer is the value are in the memory that `pointer` points to, up
    /// to the next store of another value. Before the store, they stay in the value.
    ///
    /// # Errors
    /// If a block does not exist, if a position is outside of it, if a location has no referrer, if
    /// the target does not have the address space, or if the graph belongs to another module.
    pub fn demote_values(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        (pointer, space): (ValueId, AddressSpace),
        stores: &[(ValueId, (CodeBlockId, Position))],
    ) -> Result<(), ChangeError> {
        graph.check_module(module.metadata.module_tag())?;
        self.families.of_module(module);
        let with = Replacement {
            new: NewInput::Demoted(space),
            objects: &[],
        };
        self.check_demoted(module, graph, stores, with)?;
        let mut sorted: Vec<(At, ValueId)> =
            stores.iter().map(|(value, at)| (*at, *value)).collect();
        sorted.sort_unstable();
        let mut of_value: BTreeMap<ValueId, Vec<At>> = BTreeMap::new();
        for (at, value) in &sorted {
            of_value.entry(*value).or_default().push(*at);
        }
        let memory = Referrer::Value(pointer);
        let (mut touched, mut begun) = (BTreeSet::new(), Vec::new());
        let (mut first, mut later) = (Vec::new(), Vec::new());
        for (value, stored) in of_value {
            for def in graph.defs_of_value(value).collect::<Vec<_>>() {
                touched.insert(def.lifetime);
                if last_store(graph, &sorted, def)? == Some(value) {
                    first.push((def, memory));
                    begun.push(def.lifetime);
                }
                let active = self.active_code(graph, def);
                for at in &stored {
                    if active.contains(*at) && !begins_after(graph, def, *at)? {
                        let copy = self.families.copy(module, def.lifetime);
                        later.push((*at, Marker::Def(copy, memory)));
                        begun.push(copy);
                    }
                }
            }
        }
        for lifetime in &begun {
            self.substitute(module, *lifetime, Input::Referrer, with)?;
        }
        set_referrers(graph, first)?;
        insert_markers(graph, later)?;
        self.pair(module, graph, Some(touched.clone()))?;
        let mut ends = Vec::new();
        for lifetime in begun {
            let Some(def) = graph.def_of(lifetime) else {
                continue;
            };
            let overwritten = self.overwritten(graph, def, &sorted);
            ends.extend(self.ended_at(module, graph, def, &overwritten));
        }
        insert_markers(graph, ends)?;
        Ok(self.pair(module, graph, Some(touched))?)
    }

    /// Checks that the locations of all values that are stored can be changed.
    fn check_demoted(
        &mut self,
        module: &Module,
        graph: &FunctionGraph,
        stores: &[(ValueId, At)],
        with: Replacement<'_>,
    ) -> Result<(), ChangeError> {
        for &(value, at) in stores {
            check_position(graph, at, "a store")?;
            for def in graph.defs_of_value(value) {
                self.rewrite(module, def.lifetime, Input::Referrer, with)?;
            }
        }
        Ok(())
    }

    /// Returns the first stores that control reaches from the `dbg.def` of a lifetime in memory.
    /// They overwrite the memory.
    fn overwritten(
        &mut self,
        graph: &FunctionGraph,
        def: PlacedDef,
        stores: &[(At, ValueId)],
    ) -> Vec<At> {
        let mut overwritten = Vec::new();
        let start = (def.block, def.position);
        let kill = Marker::Kill(def.lifetime);
        let from_def = [(def.block, def.index + 1)];
        (self.follow).from(graph, from_def, |block, from, markers| {
            let first = match from {
                0 => stores.partition_point(|(at, _)| *at < (block, Position::START)),
                _ => stores.partition_point(|(at, _)| *at <= start),
            };
            let mut next = stores[first..].iter().map(|(at, _)| *at);
            let next = next.find(|at| *at != start).filter(|at| at.0 == block);
            let end = markers.iter().find(|one| one.1 == kill).map(|one| one.0);
            overwritten.extend(next.filter(|at| end.is_none_or(|end| at.1 <= end)));
            next.is_none() && end.is_none()
        });
        overwritten.sort_unstable();
        overwritten.dedup();
        overwritten
    }
}

/// Returns the lifetimes of fragments that share bits with another fragment. All given lifetimes
/// name one value.
fn sharing(module: &Module, lifetimes: impl Iterator<Item = LifetimeId>) -> Vec<LifetimeId> {
    let order = module.target.byte_order();
    let shared = lifetimes.filter_map(|lifetime| {
        let node = module.metadata.lifetimes.get(lifetime)?;
        let Object::Fragment(fragment) = node.object else {
            return None;
        };
        // Bits of the value, or of the memory that it points to. Any other location may use all
        // bits.
        let bits = match bits_of_referrer(module, node.location) {
            Some(bits) if bits.of_pointee => (1, bits.range()),
            Some(bits) => (0, bits.counted_from_lowest(order)),
            None => return Some((0..=1, (i64::MIN, i64::MAX), fragment, lifetime)),
        };
        Some((bits.0..=bits.0, bits.1, fragment, lifetime))
    });
    let shared: Vec<_> = shared.collect();
    let mut found = BTreeSet::new();
    for storage in 0..=1 {
        let own = shared.iter().filter(|one| one.0.contains(&storage));
        let mut own: Vec<_> = own.map(|one| (one.1, one.2, one.3)).collect();
        own.sort_unstable();
        let mut end = i64::MIN;
        let overlaps = own.chunk_by(|one, next| {
            end = end.max(one.0.1);
            next.0.0 < end
        });
        for group in overlaps.filter(|group| group.iter().any(|one| one.1 != group[0].1)) {
            found.extend(group.iter().map(|one| one.2));
        }
    }
    found.into_iter().collect()
}

/// True if every path to a `dbg.def` passes the position `at` of `block`.
fn begins_after(
    graph: &FunctionGraph,
    def: PlacedDef,
    (block, at): At,
) -> Result<bool, GraphError> {
    match def.block == block {
        true => Ok(at <= def.position),
        false => dominates(graph, block, def.block),
    }
}

/// Returns the contents of memory at a `dbg.def`: the operand of the last store on every path to
/// it. `None` if paths differ, or if a path has no store. The stores are in the order of positions.
fn last_store<T: Copy + PartialEq>(
    graph: &FunctionGraph,
    stores: &[(At, T)],
    def: PlacedDef,
) -> Result<Option<T>, GraphError> {
    let last = |block: CodeBlockId, at: Position| {
        let end = stores.partition_point(|store| store.0 <= (block, at));
        let last = end.checked_sub(1).map(|last| stores[last]);
        last.filter(|store| store.0.0 == block)
    };
    let mut found: Option<T> = None;
    let mut seen = HashSet::new();
    let mut next = Vec::from([(def.block, def.position)]);
    while let Some((block, at)) = next.pop() {
        let stored = match last(block, at) {
            Some((_, stored)) => stored,
            None if block == graph.entry() => return Ok(None),
            None => {
                for before in graph.predecessors(block)? {
                    if seen.insert(before) {
                        next.push((before, Position(u32::MAX)));
                    }
                }
                continue;
            }
        };
        if found.is_some_and(|found| found != stored) {
            return Ok(None);
        }
        found = Some(stored);
    }
    Ok(found)
}

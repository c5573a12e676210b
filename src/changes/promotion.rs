//! Promotes memory to values, and demotes values to memory, where several stores write it.

use super::moves::{check_position, put};
use super::rewrite::{Input, Put, Replacement};
use super::{ChangeError, Changes};
use crate::markers::{
    CodeBlockId, FunctionGraph, GraphError, Marker, PlacedDef, Referrer, ValueId,
};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::{AddressSpace, Type};
use crate::units::Position;
use alloc::collections::BTreeSet;
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

type At = (CodeBlockId, Position);

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
    /// not a pointer, or if the graph belongs to another module.
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
            put: Put::Promoted(ty),
            objects: &[],
        };
        let defs: Vec<PlacedDef> = graph.defs_of_value(memory).collect();
        for def in &defs {
            self.rewrite(module, def.lifetime, Input::Referrer, with)?;
        }
        self.families.of_module(module);
        let mut sorted = stores.to_vec();
        sorted.sort_by_key(|store| (store.block, store.position));
        let mut touched = BTreeSet::new();
        let (mut first, mut later) = (Vec::new(), Vec::new());
        for def in defs {
            self.substitute(module, def.lifetime, Input::Referrer, with)?;
            touched.insert(def.lifetime);
            first.push((def, reaching(graph, &sorted, def)?));
            for store in &sorted {
                let at = (store.block, store.position);
                if self.is_active(graph, def, at) {
                    let copy = self.families.copy(module, def.lifetime);
                    later.push((at, Marker::Def(copy, store.stored)));
                }
            }
        }
        for (def, stored) in first {
            graph.edit(def.block, |code| {
                if let Some((_, Marker::Def(_, referrer))) = code.markers.get_mut(def.index) {
                    *referrer = stored;
                }
            })?;
        }
        later.sort_by_key(|(at, _)| *at);
        for same in later.chunk_by(|one, other| one.0 == other.0) {
            put(graph, same[0].0, same.iter().map(|one| one.1))?;
        }
        self.pair(module, graph, Some(touched))?;
        let values = stores.iter().filter_map(|store| match store.stored {
            Referrer::Value(value) => Some(value),
            _ => None,
        });
        let values: Vec<ValueId> = values.collect();
        self.share_values(module, graph, &values)
    }

    /// Replaces a value by another one, by a place, or by [`Referrer::Undefined`] in every
    /// `dbg.def` that names it, like [`FunctionGraph::replace_value`]. Fragments that name one
    /// value then become read-only ([`share_values`](Changes::share_values)), so that the module
    /// stays valid. Returns the number of changed markers.
    ///
    /// # Errors
    /// If the graph belongs to another module or has no such register list, or if a location is
    /// ill-typed.
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

    /// Makes fragments read-only if their lifetimes name the same value: writing one would write
    /// the other, and a composite of both is an error
    /// ([`Rule::SharedStorage`](crate::validate::Rule::SharedStorage)). Call it after an edit of
    /// markers, with the values that they now name; [`replace_value`](Changes::replace_value) and
    /// [`promote_memory`](Changes::promote_memory) call it.
    ///
    /// # Errors
    /// If the graph belongs to another module, or if a location is ill-typed.
    pub fn share_values(
        &mut self,
        module: &mut Module,
        graph: &FunctionGraph,
        values: &[ValueId],
    ) -> Result<(), ChangeError> {
        graph.check_module(module.metadata.module_tag())?;
        self.families.of_module(module);
        for value in values {
            let lifetimes: Vec<LifetimeId> = (graph.defs_of_value(*value))
                .map(|def| def.lifetime)
                .collect();
            let object = |lifetime| {
                let node = module.metadata.lifetimes.get(lifetime);
                node.map(|node| node.object)
            };
            let fragments = lifetimes.iter().filter_map(|one| match object(*one)? {
                Object::Fragment(fragment) => Some((fragment, *one)),
                _ => None,
            });
            let fragments: Vec<_> = fragments.collect();
            if fragments.iter().all(|one| one.0 == fragments[0].0) {
                continue;
            }
            for (_, lifetime) in fragments {
                // Copies stay equal so that they can be merged where paths meet.
                let members: Vec<LifetimeId> = self.families.members(lifetime).collect();
                for member in members {
                    self.of(module, member)?.read_only()?;
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
            put: Put::Demoted(space),
            objects: &[],
        };
        let new = self.demoted(module, graph, stores, with)?;
        let mut touched = BTreeSet::new();
        let mut begun = Vec::new();
        for (def, at) in new {
            touched.insert(def.lifetime);
            let begins_later = self.begins_behind(graph, def, at)?;
            if begins_later {
                if !begun.contains(&(def.lifetime, None)) {
                    begun.push((def.lifetime, None));
                }
            } else if self.is_active(graph, def, at) {
                let copy = self.families.copy(module, def.lifetime);
                begun.push((copy, Some(at)));
            }
        }
        let memory = Referrer::Value(pointer);
        for (lifetime, at) in &begun {
            self.substitute(module, *lifetime, Input::Referrer, with)?;
            match at {
                Some(at) => put(graph, *at, [Marker::Def(*lifetime, memory)])?,
                None => {
                    let mut change = self.at_graph(module, graph, *lifetime)?;
                    change.code.set_referrer(memory)?;
                }
            }
        }
        self.pair(module, graph, Some(touched.clone()))?;
        for (lifetime, _) in begun {
            self.end_at_stores(module, graph, lifetime, stores)?;
        }
        Ok(self.pair(module, graph, Some(touched))?)
    }

    /// Returns the `dbg.def` markers of values that are stored, each with the position after the
    /// store. Checks that all their locations can be changed.
    fn demoted(
        &mut self,
        module: &Module,
        graph: &FunctionGraph,
        stores: &[(ValueId, At)],
        with: Replacement<'_>,
    ) -> Result<Vec<(PlacedDef, At)>, ChangeError> {
        let mut new = Vec::new();
        for &(value, at) in stores {
            check_position(graph, at, "a store")?;
            let defs: Vec<PlacedDef> = graph.defs_of_value(value).collect();
            for def in defs {
                self.rewrite(module, def.lifetime, Input::Referrer, with)?;
                new.push((def, at));
            }
        }
        Ok(new)
    }

    /// Ends a lifetime in memory at the stores after it, which overwrite the memory.
    fn end_at_stores(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        lifetime: LifetimeId,
        stores: &[(ValueId, At)],
    ) -> Result<(), ChangeError> {
        for (_, at) in stores {
            let def = graph.def_of(lifetime);
            let def = def.filter(|def| (def.block, def.position) != *at);
            if def.is_some_and(|def| self.is_active(graph, def, *at)) {
                let end = self.ended(module, lifetime);
                put(graph, *at, [end])?;
            }
        }
        Ok(())
    }

    /// True if every path to a `dbg.def` passes a position.
    fn begins_behind(
        &mut self,
        graph: &FunctionGraph,
        def: PlacedDef,
        (block, at): (CodeBlockId, Position),
    ) -> Result<bool, GraphError> {
        match def.block == block {
            true => Ok(at <= def.position),
            false => super::moves::dominates(graph, block, def.block),
        }
    }
}

/// Returns the contents of memory at a `dbg.def`: the value that all stores that reach it wrote, or
/// undefined.
fn reaching(
    graph: &FunctionGraph,
    stores: &[PromotedStore],
    def: PlacedDef,
) -> Result<Referrer, GraphError> {
    let last = |block: CodeBlockId, at: Position| {
        let end = stores.partition_point(|store| (store.block, store.position) <= (block, at));
        let last = end.checked_sub(1).map(|last| stores[last]);
        last.filter(|store| store.block == block)
    };
    let mut found: Option<Referrer> = None;
    let mut seen = HashSet::new();
    let mut next = Vec::from([(def.block, def.position)]);
    while let Some((block, at)) = next.pop() {
        let stored = match last(block, at) {
            Some(store) => store.stored,
            None if block == graph.entry() => Referrer::Undefined,
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
            return Ok(Referrer::Undefined);
        }
        found = Some(stored);
    }
    Ok(found.unwrap_or(Referrer::Undefined))
}

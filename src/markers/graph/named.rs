//! An index of the blocks whose markers name each lifetime and value, so that a change of a
//! lifetime or a value does not read the whole function.

use super::{BlockCode, CodeBlockId, FunctionGraph, GraphError, Slot};
use crate::markers::{Marker, Referrer, ValueId};
use crate::metadata::{Id, LifetimeId};
use crate::units::Position;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The number of the lifetime or value that a marker names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Name {
    Lifetime(u32),
    Value(u32),
}

/// Each name, with each block whose markers have it.
#[derive(Clone, Debug, Default)]
pub(super) struct NamedIn {
    all: BTreeSet<(Name, u32)>,
}

fn names(code: &BlockCode) -> impl Iterator<Item = Name> {
    let of = |&(_, marker): &(Position, Marker)| {
        let lifetime = marker
            .lifetime()
            .map(|id| Name::Lifetime(id.index() as u32));
        let value = match marker {
            Marker::Def(_, Referrer::Value(value)) => Some(Name::Value(value.0)),
            _ => None,
        };
        lifetime.into_iter().chain(value)
    };
    code.markers.iter().flat_map(of)
}

impl NamedIn {
    pub(super) fn add(&mut self, block: usize, code: &BlockCode) {
        self.all
            .extend(names(code).map(|name| (name, block as u32)));
    }

    pub(super) fn remove(&mut self, block: usize, code: &BlockCode) {
        for name in names(code) {
            self.all.remove(&(name, block as u32));
        }
    }

    fn blocks(&self, name: Name) -> impl Iterator<Item = usize> {
        let all = self.all.range((name, 0)..=(name, u32::MAX));
        all.map(|(_, block)| *block as usize)
    }
}

/// A `dbg.def` of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedDef {
    /// The block.
    pub block: CodeBlockId,
    /// The index among the markers of the block.
    pub index: usize,
    /// The position from the start of the block.
    pub position: Position,
    /// The lifetime.
    pub lifetime: LifetimeId,
    /// The referrer.
    pub referrer: Referrer,
}

impl FunctionGraph {
    fn defs(&self, name: Name) -> impl Iterator<Item = PlacedDef> {
        self.named.blocks(name).flat_map(|block| {
            let id = CodeBlockId::from_index(block).in_module(self.tag);
            let slot = self.slots.get(block).and_then(Option::as_ref);
            let markers = slot.map_or(&[][..], |slot| &slot.code.markers);
            let markers = markers.iter().enumerate();
            markers.filter_map(move |(index, &(position, marker))| match marker {
                Marker::Def(lifetime, referrer) => Some(PlacedDef {
                    block: id,
                    index,
                    position,
                    lifetime,
                    referrer,
                }),
                _ => None,
            })
        })
    }

    /// Returns the name of a lifetime; `None` if it belongs to another module.
    fn name_of(&self, lifetime: LifetimeId) -> Option<Name> {
        let known = self.own_node(lifetime.module());
        known.ok().map(|()| Name::Lifetime(lifetime.index() as u32))
    }

    /// The `dbg.def`s of a lifetime. A valid function has one.
    pub(crate) fn defs_of(&self, lifetime: LifetimeId) -> impl Iterator<Item = PlacedDef> {
        let defs = self.name_of(lifetime).into_iter();
        let defs = defs.flat_map(|name| self.defs(name));
        defs.filter(move |def| def.lifetime == lifetime)
    }

    /// Returns the `dbg.def` of a lifetime: the first, if there are several. `None` if the lifetime
    /// belongs to another module.
    pub fn def_of(&self, lifetime: LifetimeId) -> Option<PlacedDef> {
        self.defs_of(lifetime).next()
    }

    /// The blocks that have markers of a lifetime, sorted by id.
    pub fn blocks_of(&self, lifetime: LifetimeId) -> impl Iterator<Item = CodeBlockId> {
        let blocks = self.name_of(lifetime).into_iter();
        let blocks = blocks.flat_map(|name| self.named.blocks(name));
        blocks.map(|block| CodeBlockId::from_index(block).in_module(self.tag))
    }

    /// The `dbg.def`s whose referrer is a value of the compiler: the uses that a pass must update
    /// when it changes the value.
    ///
    /// ```
    /// # use dwarfsmith::metadata::{Id, LifetimeId, SubprogramId};
    /// # use dwarfsmith::{Module, Position, Target};
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Referrer, ValueId};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let (f, of_x) = (SubprogramId::from_index(0), LifetimeId::from_index(0));
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x10);
    /// body.def(Position(4), of_x, Referrer::Value(ValueId(7)));
    /// let mut graph = FunctionGraph::new(Target::X86_64, &body)?;
    /// assert_eq!(graph.defs_of_value(ValueId(7)).next().unwrap().lifetime, of_x);
    ///
    /// // The instruction that computes value 7 is deleted: `x` is undefined from 4 on.
    /// assert_eq!(graph.replace_value(ValueId(7), Referrer::Undefined)?, 1);
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    pub fn defs_of_value(&self, value: ValueId) -> impl Iterator<Item = PlacedDef> {
        let defs = self.defs(Name::Value(value.0));
        defs.filter(move |def| def.referrer == Referrer::Value(value))
    }

    /// Replaces a value of the compiler by another one, by a place, or by [`Referrer::Undefined`],
    /// in every `dbg.def` that names it, like
    /// [`FunctionBody::replace_value`](crate::markers::FunctionBody::replace_value). Reads only the
    /// blocks with such markers. Returns the number of changed markers.
    ///
    /// # Errors
    /// If the function has no such register list.
    pub fn replace_value(&mut self, old: ValueId, new: Referrer) -> Result<usize, GraphError> {
        self.own_list(new)?;
        let mut blocks: Vec<CodeBlockId> = self.defs_of_value(old).map(|def| def.block).collect();
        let count = blocks.len();
        blocks.dedup();
        for block in blocks {
            self.edit(block, |code| {
                for (_, marker) in &mut code.markers {
                    if let Marker::Def(_, referrer) = marker
                        && *referrer == Referrer::Value(old)
                    {
                        *referrer = new;
                    }
                }
            })?;
        }
        Ok(count)
    }

    /// Adds the names in a block's markers.
    pub(super) fn name(&mut self, block: CodeBlockId) {
        if let Some(Some(Slot { code, .. })) = self.slots.get(block.index()) {
            self.named.add(block.index(), code);
        }
    }

    /// Removes the names in a block's markers, before the markers change.
    pub(super) fn remove_names(&mut self, block: CodeBlockId) {
        if let Some(Some(Slot { code, .. })) = self.slots.get(block.index()) {
            self.named.remove(block.index(), code);
        }
    }
}

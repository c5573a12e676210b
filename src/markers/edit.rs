//! Changes of a function's markers during compilation.
//!
//! Before code is laid out, positions are the compiler's numbers of instructions, in ascending
//! order. Passes move, insert and remove markers at these positions. When code has addresses,
//! [`FunctionBody::renumber`] turns all positions into byte offsets.

use super::body::{KILL, LABEL, StoredMarker};
use super::{BlockIndex, CodeRange, FunctionBody, FunctionId, Marker, MarkerMode, Referrer};
use crate::markers::ValueId;
use crate::messages::messages;
use crate::metadata::lists::push;
use crate::metadata::{CodeId, Id, LifetimeId, SubprogramId};
use crate::units::{Count, Position};

/// The index of a marker among the markers of all blocks, from 0. Inserting, removing or moving a
/// marker changes the indices of those that follow. To change many markers, start with the last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MarkerIndex(pub u32);

/// A marker and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedMarker {
    /// Its index in the body.
    pub index: MarkerIndex,
    /// The block.
    pub block: BlockIndex,
    /// The position.
    pub position: Position,
    /// The marker.
    pub marker: Marker,
}

/// The reason why a change of markers fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MarkerError {
    /// There is no such marker.
    NoMarker {
        /// The index.
        index: MarkerIndex,
        /// The number of markers.
        count: u32,
    },
    /// There is no such block.
    NoBlock {
        /// The block.
        block: BlockIndex,
        /// The number of blocks.
        count: u32,
    },
    /// The position is not in its block.
    Outside {
        /// The position.
        position: Position,
        /// The block.
        block: BlockIndex,
        /// The block's positions, including its end.
        range: CodeRange,
    },
    /// The marker is not a `dbg.def`.
    NotDef {
        /// The index.
        index: MarkerIndex,
    },
    /// No `dbg.def` in the body names the lifetime.
    NoDef {
        /// The lifetime.
        lifetime: LifetimeId,
    },
    /// The module has no such function, or the function was added without a symbol or without a
    /// subprogram.
    NoFunction {
        /// The function.
        function: FunctionId,
    },
    /// The function belongs to another module.
    OtherModule {
        /// Its id.
        function: FunctionId,
    },
}

messages! { MarkerError {
    NoMarker { index, count } =>
        "the body has {}, and no marker {}; look markers up again after each change, with FunctionBody::markers",
        Count(*count, "marker"), index.0;
    NoBlock { block, count } =>
        "the body has {}, and no block {}; begin it with FunctionBody::block", Count(*count, "block"), block.0;
    Outside { position, block, range: CodeRange { start, end } } =>
        "position {position:#x} is not in block {}, which is at {start:#x}..{end:#x}; name the block that has it",
        block.0;
    NotDef { index } => "marker {} is not a dbg.def, and has no referrer; name a dbg.def", index.0;
    NoDef { lifetime } =>
        "lifetime {} has no dbg.def in this body; name the body that has it, or insert one", lifetime.index();
    OtherModule { function } => "function {} belongs to another module; name one of this module", function.index();
    NoFunction { function } =>
        "the module has no function {} with a symbol and a subprogram; add it with Module::add_function",
        function.index();
} }

impl core::error::Error for MarkerError {}

impl FunctionBody {
    fn read(&self, stored: StoredMarker) -> Marker {
        stored.read(&self.referrers)
    }

    /// Stores a referrer and returns its index. Consecutive markers often have the same referrer,
    /// so the last one is reused if it is equal.
    pub(super) fn store_referrer(&mut self, referrer: Referrer) -> u32 {
        let last = self.referrers.last();
        if last.is_none_or(|last| !last.is_same(referrer)) {
            push(&mut self.referrers, referrer);
        }
        self.referrers.len() as u32 - 1
    }

    fn store(&mut self, position: Position, marker: Marker) -> StoredMarker {
        match marker {
            Marker::Def(lifetime, _) | Marker::Kill(lifetime) => self.names(lifetime),
            Marker::Label(code) => self.names(code),
        }
        let (node, referrer) = match marker {
            Marker::Def(lifetime, referrer) => (lifetime.index(), self.store_referrer(referrer)),
            Marker::Kill(lifetime) => (lifetime.index(), KILL),
            Marker::Label(code) => (CodeId::index(code), LABEL),
        };
        StoredMarker {
            position: position.0,
            node: node as u32,
            referrer,
        }
    }

    /// The indices of a block's markers.
    fn block_markers(&self, block: BlockIndex) -> Result<core::ops::Range<usize>, MarkerError> {
        let index = block.0 as usize;
        let first = self.blocks.get(index).ok_or(MarkerError::NoBlock {
            block,
            count: self.blocks.len() as u32,
        })?;
        let end = self
            .blocks
            .get(index + 1)
            .map_or(self.markers.len(), |next| next.first_marker as usize);
        Ok(first.first_marker as usize..end)
    }

    /// The number of blocks.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The edges of the control flow, in the order in which they were added.
    pub fn successors(&self) -> impl Iterator<Item = (BlockIndex, BlockIndex)> + Clone {
        self.edges
            .iter()
            .map(|(from, to)| (BlockIndex(*from), BlockIndex(*to)))
    }

    /// Replaces a value of the compiler by another one, or by a place, in every `dbg.def` that
    /// names it. Passes that replace all uses of a value call it. The places of the old value are
    /// kept, so that a pass that replaces a value by a copy can give them to the copy
    /// ([`value`](FunctionBody::value)). Returns the number of changed markers.
    ///
    /// ```
    /// # use dwarfsmith::markers::{FunctionBody, Referrer, ValueId};
    /// # use dwarfsmith::metadata::{Id, LifetimeId, SubprogramId};
    /// # use dwarfsmith::{Module, Position, Target};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let (f, of_x) = (SubprogramId::from_index(0), LifetimeId::from_index(0));
    /// # let mut body = FunctionBody::default();
    /// # body.begin(module.text("f"), f, 0x10);
    /// body.def(Position(4), of_x, Referrer::Value(ValueId(7)));
    /// // Value 7 was found to be equal to value 3.
    /// assert_eq!(body.replace_value(ValueId(7), Referrer::Value(ValueId(3))), 1);
    /// ```
    pub fn replace_value(&mut self, old: ValueId, new: Referrer) -> usize {
        let is_old = |referrer: &Referrer| *referrer == Referrer::Value(old);
        let names_old = |marker: &&StoredMarker| {
            let referrer = self.referrers.get(marker.referrer as usize);
            referrer.is_some_and(is_old)
        };
        let count = self.markers.iter().filter(names_old).count();
        let referrers = self.referrers.iter_mut();
        referrers
            .filter(|referrer| is_old(referrer))
            .for_each(|referrer| *referrer = new);
        count
    }

    /// The subprogram; `None` before [`begin`](FunctionBody::begin).
    pub fn subprogram(&self) -> Option<SubprogramId> {
        self.subprogram
    }

    /// The position of the end of the function: its size in bytes once code has addresses.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// The extent of lifetimes: along control flow, or to the end of the block.
    pub fn marker_mode(&self) -> MarkerMode {
        self.mode
    }

    /// The positions of a block; `None` past the last block. A marker may also be at the end
    /// position.
    pub fn block_range(&self, block: BlockIndex) -> Option<CodeRange> {
        let index = block.0 as usize;
        let start = self.blocks.get(index)?.start;
        Some(CodeRange::new(
            Position(start),
            self.blocks
                .get(index + 1)
                .map_or(Position(self.size), |next| Position(next.start)),
        ))
    }

    /// All markers in order.
    pub fn markers(&self) -> impl Iterator<Item = PlacedMarker> {
        let mut block = 0u32;
        self.markers.iter().enumerate().map(move |(index, stored)| {
            while let Some(next) = self.blocks.get(block as usize + 1)
                && next.first_marker as usize <= index
            {
                block += 1;
            }
            let (index, block) = (MarkerIndex(index as u32), BlockIndex(block));
            PlacedMarker {
                index,
                block,
                position: Position(stored.position),
                marker: self.read(*stored),
            }
        })
    }

    /// Returns a marker.
    ///
    /// # Errors
    /// If there is no such marker.
    pub fn marker_at(&self, index: MarkerIndex) -> Result<PlacedMarker, MarkerError> {
        let count = self.markers.len() as u32;
        let stored = *self
            .markers
            .get(index.0 as usize)
            .ok_or(MarkerError::NoMarker { index, count })?;
        let block = self
            .blocks
            .partition_point(|block| block.first_marker <= index.0)
            .saturating_sub(1) as u32;
        let block = BlockIndex(block);
        Ok(PlacedMarker {
            index,
            block,
            position: Position(stored.position),
            marker: self.read(stored),
        })
    }

    /// Returns the first `dbg.def` of a lifetime. Searches all markers of the body. To change many
    /// lifetimes, collect their markers in one pass over [`markers`](FunctionBody::markers).
    ///
    /// # Errors
    /// If no `dbg.def` in the body names the lifetime.
    pub fn find_def(&self, lifetime: LifetimeId) -> Result<MarkerIndex, MarkerError> {
        let is_def = |stored: &StoredMarker| {
            stored.node as usize == lifetime.index() && !matches!(stored.referrer, KILL | LABEL)
        };
        let index = self
            .markers
            .iter()
            .position(is_def)
            .filter(|_| !lifetime.module().is_other(self.module))
            .ok_or(MarkerError::NoDef { lifetime })?;
        Ok(MarkerIndex(index as u32))
    }

    /// Replaces the referrer of a `dbg.def`.
    ///
    /// # Errors
    /// If the marker does not exist, or is not a `dbg.def`.
    pub fn set_referrer(
        &mut self,
        def: MarkerIndex,
        referrer: Referrer,
    ) -> Result<(), MarkerError> {
        let Marker::Def(..) = self.marker_at(def)?.marker else {
            return Err(MarkerError::NotDef { index: def });
        };
        let referrer = self.store_referrer(referrer);
        if let Some(stored) = self.markers.get_mut(def.0 as usize) {
            stored.referrer = referrer;
        }
        self.drop_unused_referrers();
        Ok(())
    }

    /// Removes unused referrers if they are many, so that a body does not grow with each change.
    fn drop_unused_referrers(&mut self) {
        if self.referrers.len() <= 16 + 2 * self.markers.len() {
            return;
        }
        core::mem::swap(&mut self.referrers, &mut self.spare_referrers);
        self.referrers.clear();
        for index in 0..self.markers.len() {
            let Some(&stored) = self.markers.get(index) else {
                break;
            };
            if let Marker::Def(_, referrer) = stored.read(&self.spare_referrers) {
                self.markers[index].referrer = self.store_referrer(referrer);
            }
        }
    }

    /// Returns the index for a new marker at a position of a block: after all markers at that
    /// position.
    fn place_for(&self, block: BlockIndex, position: Position) -> Result<usize, MarkerError> {
        let markers = self.block_markers(block)?;
        let range = self.block_range(block).unwrap_or(CodeRange::from(0..0));
        if position < range.start || position > range.end {
            return Err(MarkerError::Outside {
                position,
                block,
                range,
            });
        }
        let first = markers.start;
        let those = self.markers.get(markers).unwrap_or(&[]);
        Ok(first + those.partition_point(|stored| stored.position <= position.0))
    }

    /// Inserts a marker in a block, after those at the same position.
    ///
    /// # Errors
    /// If there is no such block, or the position is not in it.
    pub fn insert(
        &mut self,
        block: BlockIndex,
        position: Position,
        marker: Marker,
    ) -> Result<MarkerIndex, MarkerError> {
        let index = self.place_for(block, position)?;
        let stored = self.store(position, marker);
        self.markers.insert(index, stored);
        for later in self.blocks.iter_mut().skip(block.0 as usize + 1) {
            later.first_marker += 1;
        }
        self.drop_unused_referrers();
        Ok(MarkerIndex(index as u32))
    }

    /// Inserts many markers, in any order, in one pass over the body. Markers at one position keep
    /// the given order. Sorts the slice by block and position.
    ///
    /// # Errors
    /// If a block does not exist, or if a position is not in its block. The body is then unchanged.
    pub fn insert_all(
        &mut self,
        more: &mut [(BlockIndex, Position, Marker)],
    ) -> Result<(), MarkerError> {
        more.sort_by_key(|(block, position, _)| (*block, *position));
        for &(block, position, _) in more.iter() {
            self.place_for(block, position)?;
        }
        let mut read = self.markers.len();
        let mut write = read + more.len();
        self.markers.resize(
            write,
            StoredMarker {
                position: 0,
                node: 0,
                referrer: KILL,
            },
        );
        let mut adjusted = self.blocks.len();
        // Moves markers from the last to the first, so that none is overwritten.
        for (before, &(block, position, marker)) in more.iter().enumerate().rev() {
            let markers = self.block_markers(block)?;
            let those = self
                .markers
                .get(markers.start..markers.end.min(read))
                .unwrap_or(&[]);
            let slot =
                markers.start + those.partition_point(|stored| stored.position <= position.0);
            self.markers.copy_within(slot..read, write - (read - slot));
            write -= read - slot + 1;
            read = slot;
            let stored = self.store(position, marker);
            if let Some(place) = self.markers.get_mut(write) {
                *place = stored;
            }
            let next = block.0 as usize + 1;
            for later in self.blocks.get_mut(next..adjusted).unwrap_or(&mut []) {
                later.first_marker += before as u32 + 1;
            }
            adjusted = next;
        }
        self.drop_unused_referrers();
        Ok(())
    }

    /// Removes a marker.
    ///
    /// # Errors
    /// If there is no such marker.
    pub fn remove(&mut self, index: MarkerIndex) -> Result<PlacedMarker, MarkerError> {
        let removed = self.marker_at(index)?;
        self.markers.remove(index.0 as usize);
        for later in self.blocks.iter_mut().skip(removed.block.0 as usize + 1) {
            later.first_marker -= 1;
        }
        Ok(removed)
    }

    /// Removes the markers for which `keep` is false, in one pass.
    pub fn retain(&mut self, mut keep: impl FnMut(&PlacedMarker) -> bool) {
        let (mut block, mut write) = (0, 0);
        for read in 0..self.markers.len() {
            while let Some(next) = self.blocks.get_mut(block + 1)
                && next.first_marker as usize <= read
            {
                next.first_marker = write as u32;
                block += 1;
            }
            let Some(&stored) = self.markers.get(read) else {
                break;
            };
            let (index, position, marker) =
                (MarkerIndex(read as u32), stored.position, self.read(stored));
            if keep(&PlacedMarker {
                index,
                block: BlockIndex(block as u32),
                position: Position(position),
                marker,
            }) {
                self.markers[write] = stored;
                write += 1;
            }
        }
        for later in self.blocks.iter_mut().skip(block + 1) {
            later.first_marker = write as u32;
        }
        self.markers.truncate(write);
    }

    /// Moves a marker to a position of a block, after those at the same position.
    ///
    /// # Errors
    /// If the marker or block does not exist, or if the position is not in the block. The body is
    /// then unchanged.
    pub fn move_marker(
        &mut self,
        index: MarkerIndex,
        block: BlockIndex,
        position: Position,
    ) -> Result<MarkerIndex, MarkerError> {
        self.marker_at(index)?;
        self.place_for(block, position)?;
        let removed = self.remove(index)?;
        self.insert(block, position, removed.marker)
    }

    /// Replaces all positions: those of blocks, markers, value places, line rows, scopes, frame
    /// rules, calls and parts, and the function's size. A backend calls it to turn the numbers of
    /// instructions into byte offsets when code is laid out. The first instruction's offset is 0.
    ///
    /// `new` must be monotonic: a greater position must not get a smaller number. It may be called
    /// several times for one position, and in any order.
    ///
    /// Ranges of scopes and value places that become empty are removed: their instructions have no
    /// bytes.
    ///
    /// ```
    /// use dwarfsmith::Position;
    /// use dwarfsmith::markers::{FunctionBody, Referrer, ValueId};
    /// # use dwarfsmith::{Module, Target, metadata::{Id, SubprogramId, LifetimeId}};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let (subprogram, x) = (SubprogramId::from_index(0), LifetimeId::from_index(0));
    /// // Three instructions, numbered 0 to 2; the end of the function is 3.
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), subprogram, 3);
    /// body.block(Position(0));
    /// body.def(Position(1), x, Referrer::Value(ValueId(7))).kill(Position(2), x);
    ///
    /// // The offset of each instruction, and of the end of the last one.
    /// let offsets = [0x0, 0x4, 0x5, 0xc];
    /// body.renumber(|number| Position(offsets[number.0 as usize]));
    /// assert_eq!(body.markers().map(|marker| marker.position).collect::<Vec<_>>(), [Position(0x4), Position(0x5)]);
    /// ```
    pub fn renumber(&mut self, mut new: impl FnMut(Position) -> Position) {
        let mut stored = |position: &mut u32| *position = new(Position(*position)).0;
        stored(&mut self.size);
        self.blocks
            .iter_mut()
            .for_each(|block| stored(&mut block.start));
        self.markers
            .iter_mut()
            .for_each(|marker| stored(&mut marker.position));
        let mut number = |position: &mut Position| *position = new(*position);
        self.rows
            .iter_mut()
            .for_each(|row| number(&mut row.position));
        self.frame
            .iter_mut()
            .for_each(|row| number(&mut row.position));
        self.parts
            .iter_mut()
            .for_each(|part| number(&mut part.start));
        for call in &mut self.calls {
            call.position.iter_mut().for_each(&mut number);
            number(&mut call.return_position);
        }
        let mut has_code = |range: &mut CodeRange| {
            let was_empty = range.is_empty();
            number(&mut range.start);
            number(&mut range.end);
            was_empty || !range.is_empty()
        };
        self.values.retain_mut(|piece| has_code(&mut piece.range));
        self.scopes.retain_mut(|scope| has_code(&mut scope.range));
    }
}

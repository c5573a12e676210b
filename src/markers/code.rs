//! All functions of a module, in a few flat arrays.

use super::body::{StoredBlock, StoredMarker};
use super::{
    BlockIndex, CallParameter, CallSite, CallTarget, CodeRange, FrameExpression, FrameRow,
    FunctionBody, LineRow, Marker, MarkerError, MarkerMode, Referrer, ValuePlace,
};
use super::{RegisterPart, ScopeRange};
use crate::markers::ValueId;
use crate::metadata::lists::{NONE, append, make_room};
use crate::metadata::{Id, ModuleTag, Object, SubprogramId, Text};
use crate::target::{Register, Target, bits_preserved_by_abi};
use crate::units::Position;
use alloc::boxed::Box;
use alloc::vec::Vec;
use hashbrown::HashMap;

crate::metadata::ids! {
    /// A function of a module.
    FunctionId;
}

/// The end of a function's part of each array. It starts where the previous function's part ends.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    blocks: u32,
    successors: u32,
    markers: u32,
    referrers: u32,
    register_lists: u32,
    values: u32,
    rows: u32,
    scopes: u32,
    frame: u32,
    calls: u32,
    call_parameters: u32,
    preserved: u32,
    frame_expressions: u32,
}

#[derive(Clone, Debug)]
struct Record {
    symbol: Option<Text>,
    /// The number of its subprogram; [`NONE`] without one.
    subprogram: u32,
    size: u32,
    mode: MarkerMode,
    has_entry_frame: bool,
    /// The number of markers that name nodes of another module; [`FOREIGN`] for a body that was
    /// begun for another module.
    stray_markers: u32,
    stray_edges: u32,
    ends: Ends,
}

/// Functions whose bodies were replaced.
#[derive(Clone, Debug, Default)]
struct Replaced {
    /// For each of them, the index of its last body in `code`.
    places: HashMap<FunctionId, FunctionId>,
    code: Code,
}

/// The code of a module: every function body, in the order in which they were added.
///
/// Bodies are consecutive in flat arrays. A replaced body stays in them, unused; its replacement is
/// stored in separate arrays. If more than half of these is unused, because replacements were
/// replaced again, they are rebuilt.
#[derive(Clone, Debug, Default)]
pub struct Code {
    records: Vec<Record>,
    blocks: Vec<StoredBlock>,
    successors: Vec<u32>,
    markers: Vec<StoredMarker>,
    referrers: Vec<Referrer>,
    register_lists: Vec<RegisterPart>,
    values: Vec<ValuePlace>,
    rows: Vec<LineRow>,
    scopes: Vec<ScopeRange>,
    frame: Vec<FrameRow>,
    calls: Vec<CallSite>,
    call_parameters: Vec<CallParameter>,
    preserved: Vec<Register>,
    frame_expressions: Vec<FrameExpression>,
    /// The referrers of all frame expressions, which name ranges of it.
    frame_referrers: Vec<Referrer>,
    replaced: Option<Box<Replaced>>,
    /// The module whose nodes the functions name.
    module: ModuleTag,
}

/// The value of [`FunctionView::stray_markers`] for a body that was begun for another module.
pub(crate) const FOREIGN: u32 = u32::MAX;

impl Code {
    pub(crate) fn of_module(module: ModuleTag) -> Code {
        Code {
            module,
            ..Code::default()
        }
    }

    /// Adds a function. Value places are sorted by value, then by the start of their ranges.
    pub fn add(&mut self, body: &FunctionBody) -> FunctionId {
        let id = FunctionId::from_index(self.records.len());
        let first_block = self.blocks.len();
        append(&mut self.blocks, &body.blocks);
        let edges = self.add_edges(body, first_block);
        append(&mut self.markers, &body.markers);
        append(&mut self.referrers, &body.referrers);
        append(&mut self.register_lists, &body.register_lists);
        let first_value = self.values.len();
        append(&mut self.values, &body.values);
        self.values[first_value..].sort_by_key(|piece| (piece.value, piece.range));
        append(&mut self.rows, &body.rows);
        append(&mut self.scopes, &body.scopes);
        append(&mut self.frame, &body.frame);
        append(&mut self.calls, &body.calls);
        append(&mut self.call_parameters, &body.call_parameters);
        append(&mut self.preserved, &body.preserved);
        let (first, first_referrer) = (self.frame_expressions.len(), self.frame_referrers.len());
        append(&mut self.frame_expressions, &body.frame_expressions);
        append(&mut self.frame_referrers, &body.frame_referrers);
        for expression in self.frame_expressions.iter_mut().skip(first) {
            expression.first_referrer += first_referrer as u32;
        }
        make_room(&mut self.records, 1);
        self.records.push(Record {
            symbol: body.symbol,
            subprogram: body.subprogram.map_or(NONE, |id| id.index() as u32),
            size: body.size,
            mode: body.mode,
            has_entry_frame: body.has_entry_frame,
            stray_markers: match body.module.is_other(self.module) {
                true => FOREIGN,
                false => body.stray_markers,
            },
            stray_edges: body.edges.len() as u32 - edges,
            ends: Ends {
                blocks: self.blocks.len() as u32,
                successors: self.successors.len() as u32,
                markers: self.markers.len() as u32,
                referrers: self.referrers.len() as u32,
                register_lists: self.register_lists.len() as u32,
                values: self.values.len() as u32,
                rows: self.rows.len() as u32,
                scopes: self.scopes.len() as u32,
                frame: self.frame.len() as u32,
                calls: self.calls.len() as u32,
                call_parameters: self.call_parameters.len() as u32,
                preserved: self.preserved.len() as u32,
                frame_expressions: self.frame_expressions.len() as u32,
            },
        });
        id
    }

    /// Adds the successors of a body's blocks, which have been added from `first_block` on. Returns
    /// the number of edges from blocks that exist: the validator rejects the others.
    fn add_edges(&mut self, body: &FunctionBody, first_block: usize) -> u32 {
        let first_successor = self.successors.len();
        // A counting sort by the block that an edge leaves.
        let count = body.blocks.len();
        let blocks = &mut self.blocks[first_block..];
        for &(from, _) in &body.edges {
            if let Some(block) = blocks.get_mut(from as usize) {
                block.first_successor += 1;
            }
        }
        let mut sum = 0;
        for block in blocks.iter_mut() {
            let here = block.first_successor;
            block.first_successor = sum;
            sum += here;
        }
        make_room(&mut self.successors, sum as usize);
        self.successors
            .resize(first_successor + sum as usize, u32::MAX);
        let successors = &mut self.successors[first_successor..];
        for &(from, to) in &body.edges {
            if let Some(block) = blocks.get_mut(from as usize) {
                successors[block.first_successor as usize] = to;
                block.first_successor += 1;
            }
        }
        // Filling moved each start to the start of the next block: move them back.
        for index in (0..count).rev() {
            blocks[index].first_successor = if index == 0 {
                0
            } else {
                blocks[index - 1].first_successor
            };
        }
        sum
    }

    /// Replaces the body of a function. The function keeps its id and its place in the order of
    /// functions.
    ///
    /// # Errors
    /// If there is no such function.
    pub fn replace(&mut self, id: FunctionId, body: &FunctionBody) -> Result<(), MarkerError> {
        if id.index() >= self.records.len() {
            return Err(MarkerError::NoFunction { function: id });
        }
        let module = self.module;
        let empty = || {
            Box::new(Replaced {
                places: HashMap::new(),
                code: Code::of_module(module),
            })
        };
        let replaced = self.replaced.get_or_insert_with(empty);
        let place = replaced.code.add(body);
        replaced.places.insert(id, place);
        if replaced.code.len() > 16 + 2 * replaced.places.len() {
            replaced.tidy();
        }
        Ok(())
    }

    /// Copies a function back into a body. Adding that body would give an equal function.
    ///
    /// # Errors
    /// If there is no such function, or if it was added without a symbol and a subprogram.
    pub fn load(&self, id: FunctionId, body: &mut FunctionBody) -> Result<(), MarkerError> {
        let view = self
            .function(id)
            .ok_or(MarkerError::NoFunction { function: id })?;
        body.begin(view.symbol, view.subprogram, view.size)
            .mode(view.mode);
        body.has_entry_frame = view.has_entry_frame;
        body.stray_markers = view.stray_markers;
        body.blocks
            .extend(view.blocks.iter().map(|block| StoredBlock {
                first_successor: 0,
                ..*block
            }));
        for (from, block) in view.blocks().enumerate() {
            body.edges
                .extend(block.successors.iter().map(|to| (from as u32, *to)));
        }
        // Only the number of edges from blocks that do not exist is known, not their targets.
        body.edges.resize(
            body.edges.len() + view.stray_edges as usize,
            (u32::MAX, u32::MAX),
        );
        body.markers.extend_from_slice(view.markers);
        body.referrers.extend_from_slice(view.referrers);
        body.register_lists.extend_from_slice(view.register_lists);
        body.values.extend_from_slice(view.values);
        body.rows.extend_from_slice(view.rows);
        body.scopes.extend_from_slice(view.scopes);
        body.frame.extend_from_slice(view.frame);
        body.calls.extend_from_slice(view.calls);
        body.call_parameters.extend_from_slice(view.call_parameters);
        body.preserved.extend_from_slice(view.preserved);
        for expression in view.frame_expressions {
            body.frame_expression(expression.expression, view.frame_referrers(*expression));
        }
        Ok(())
    }

    /// The number of functions.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// True if there are no functions.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// A function; `None` if the id belongs to another module.
    pub fn function(&self, id: FunctionId) -> Option<FunctionView<'_>> {
        match self.replacement(id) {
            Some((code, place)) => Some(FunctionView {
                id,
                ..code.added(place)?
            }),
            None => self.added(id),
        }
    }

    /// The index of a function's replacement.
    fn replacement(&self, id: FunctionId) -> Option<(&Code, FunctionId)> {
        let replaced = self.replaced.as_deref()?;
        Some((&replaced.code, *replaced.places.get(&id)?))
    }

    /// A function as it was added.
    fn added(&self, id: FunctionId) -> Option<FunctionView<'_>> {
        let record = self.records.get(id.index())?;
        let start = id
            .index()
            .checked_sub(1)
            .map_or(Ends::default(), |previous| self.records[previous].ends);
        let end = record.ends;
        fn part<T>(all: &[T], start: u32, end: u32) -> &[T] {
            all.get(start as usize..end as usize).unwrap_or(&[])
        }
        Some(FunctionView {
            id,
            symbol: record.symbol?,
            subprogram: self.subprogram_of(record)?,
            size: record.size,
            mode: record.mode,
            has_entry_frame: record.has_entry_frame,
            stray_markers: record.stray_markers,
            stray_edges: record.stray_edges,
            blocks: part(&self.blocks, start.blocks, end.blocks),
            successors: part(&self.successors, start.successors, end.successors),
            markers: part(&self.markers, start.markers, end.markers),
            referrers: part(&self.referrers, start.referrers, end.referrers),
            register_lists: part(
                &self.register_lists,
                start.register_lists,
                end.register_lists,
            ),
            values: part(&self.values, start.values, end.values),
            rows: part(&self.rows, start.rows, end.rows),
            scopes: part(&self.scopes, start.scopes, end.scopes),
            frame: part(&self.frame, start.frame, end.frame),
            calls: part(&self.calls, start.calls, end.calls),
            call_parameters: part(
                &self.call_parameters,
                start.call_parameters,
                end.call_parameters,
            ),
            preserved: part(&self.preserved, start.preserved, end.preserved),
            frame_expressions: part(
                &self.frame_expressions,
                start.frame_expressions,
                end.frame_expressions,
            ),
            frame_referrers: &self.frame_referrers,
        })
    }

    fn subprogram_of(&self, record: &Record) -> Option<SubprogramId> {
        let known = (record.subprogram != NONE)
            .then(|| SubprogramId::from_index(record.subprogram as usize))?;
        Some(known.in_module(if record.stray_markers == FOREIGN {
            ModuleTag::NONE
        } else {
            self.module
        }))
    }

    /// The subprogram of a function.
    pub(crate) fn subprogram(&self, id: FunctionId) -> Option<SubprogramId> {
        let (code, id) = self.replacement(id).unwrap_or((self, id));
        code.subprogram_of(code.records.get(id.index())?)
    }

    /// Every function in order.
    pub fn functions(&self) -> impl Iterator<Item = FunctionView<'_>> {
        (0..self.records.len()).filter_map(|index| self.function(FunctionId::from_index(index)))
    }
}

impl Replaced {
    /// Rebuilds the arrays of replacements without the unused ones.
    fn tidy(&mut self) {
        let empty = Code::of_module(self.code.module);
        let old = core::mem::replace(&mut self.code, empty);
        let mut body = FunctionBody::default();
        // In the order of indices, so that the arrays do not depend on hashes.
        let mut all: Vec<(FunctionId, FunctionId)> =
            self.places.drain().map(|(id, place)| (place, id)).collect();
        all.sort_unstable();
        for (place, id) in all {
            // A body without a symbol or subprogram is not a function.
            body.clear();
            let _ = old.load(place, &mut body);
            self.places.insert(id, self.code.add(&body));
        }
    }
}

/// A view of one function of a module. It is cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct FunctionView<'a> {
    /// Its id.
    pub id: FunctionId,
    /// The symbol of its first byte.
    pub symbol: Text,
    /// Its subprogram.
    pub subprogram: SubprogramId,
    /// Its size in bytes.
    pub size: u32,
    /// The extent of lifetimes: along control flow, or to the end of the block.
    pub mode: MarkerMode,
    /// True if the frame rules at the entry hold in the whole function, or up to its first frame
    /// row.
    pub has_entry_frame: bool,
    /// The number of markers that name nodes of another module; `u32::MAX` if the body was begun
    /// for another module.
    pub stray_markers: u32,
    /// The number of edges from blocks that do not exist.
    pub stray_edges: u32,
    blocks: &'a [StoredBlock],
    successors: &'a [u32],
    markers: &'a [StoredMarker],
    referrers: &'a [Referrer],
    register_lists: &'a [RegisterPart],
    values: &'a [ValuePlace],
    rows: &'a [LineRow],
    scopes: &'a [ScopeRange],
    frame: &'a [FrameRow],
    calls: &'a [CallSite],
    call_parameters: &'a [CallParameter],
    preserved: &'a [Register],
    frame_expressions: &'a [FrameExpression],
    frame_referrers: &'a [Referrer],
}

/// A block of a [`FunctionView`].
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    /// Its code.
    pub range: CodeRange,
    /// The successors.
    pub successors: &'a [u32],
    markers: &'a [StoredMarker],
    referrers: &'a [Referrer],
}

impl<'a> Block<'a> {
    /// Its markers with their positions, in order.
    pub fn markers(&self) -> impl ExactSizeIterator<Item = (Position, Marker)> + Clone + use<'a> {
        let referrers = self.referrers;
        self.markers
            .iter()
            .map(move |stored| (Position(stored.position), stored.read(referrers)))
    }
}

impl<'a> FunctionView<'a> {
    /// The number of blocks.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// A block; `None` past the last.
    pub fn block(&self, index: BlockIndex) -> Option<Block<'a>> {
        let index = index.0 as usize;
        let block = self.blocks.get(index)?;
        let next = self.blocks.get(index + 1);
        let end = next.map_or(self.size, |next| next.start);
        let markers = block.first_marker as usize
            ..next.map_or(self.markers.len(), |next| next.first_marker as usize);
        let successors_end = match next {
            Some(next) => next.first_successor as usize,
            None => self.successors.len(),
        };
        Some(Block {
            range: CodeRange::from(block.start..end),
            successors: self
                .successors
                .get(block.first_successor as usize..successors_end)
                .unwrap_or(&[]),
            markers: self.markers.get(markers).unwrap_or(&[]),
            referrers: self.referrers,
        })
    }

    /// Every block in layout order.
    pub fn blocks(&self) -> impl Iterator<Item = Block<'a>> + use<'a> {
        let view = *self;
        (0..self.blocks.len() as u32).filter_map(move |index| view.block(BlockIndex(index)))
    }

    /// The places of one value, in the order of their ranges' starts.
    pub fn value_places(&self, value: ValueId) -> &'a [ValuePlace] {
        let start = self.values.partition_point(|piece| piece.value < value);
        let end = start + self.values[start..].partition_point(|piece| piece.value == value);
        &self.values[start..end]
    }

    /// The places of all values, in the order of values, then of their ranges' starts.
    pub fn values(&self) -> &'a [ValuePlace] {
        self.values
    }

    /// The registers of a [`Referrer::Registers`].
    pub fn register_list(&self, first: u32, count: u32) -> &'a [RegisterPart] {
        self.register_lists
            .get(first as usize..first as usize + count as usize)
            .unwrap_or(&[])
    }

    /// The rows of the line table.
    pub fn rows(&self) -> &'a [LineRow] {
        self.rows
    }

    /// The code of lexical blocks and inlined scopes.
    pub fn scopes(&self) -> &'a [ScopeRange] {
        self.scopes
    }

    /// The frame rules.
    pub fn frame(&self) -> &'a [FrameRow] {
        self.frame
    }

    /// True if its frame rules are known: it has rows, or the rules at the entry hold in the whole
    /// function. Otherwise the CFA and the caller's registers are unknown.
    pub fn has_frame_rules(&self) -> bool {
        self.has_entry_frame || !self.frame.is_empty()
    }

    /// The expressions that its frame rules name, by their numbers.
    pub fn frame_expressions(&self) -> &'a [FrameExpression] {
        self.frame_expressions
    }

    /// The referrers of an expression of a frame rule.
    pub fn frame_referrers(&self, of: FrameExpression) -> &'a [Referrer] {
        let first = of.first_referrer as usize;
        self.frame_referrers
            .get(first..first + of.referrer_count as usize)
            .unwrap_or(&[])
    }

    /// The calls in it.
    pub fn calls(&self) -> &'a [CallSite] {
        self.calls
    }

    /// The arguments of a call.
    pub fn call_parameters(&self, call: &CallSite) -> &'a [CallParameter] {
        let first = call.first_parameter as usize;
        self.call_parameters
            .get(first..first + call.parameter_count as usize)
            .unwrap_or(&[])
    }

    /// The objects that a call names: the values of its arguments, and its target.
    pub(crate) fn call_objects(&self, call: &CallSite) -> impl Iterator<Item = Object> + use<'a> {
        let values = self.call_parameters(call).iter();
        let target = match call.target {
            CallTarget::Object(object) => Some(object),
            _ => None,
        };
        values.map(|parameter| parameter.value).chain(target)
    }

    /// The registers that a call preserves in addition to those that the target's ABI preserves.
    pub fn call_preserves(&self, call: &CallSite) -> &'a [Register] {
        let first = call.first_preserved as usize;
        self.preserved
            .get(first..first + call.preserved_count as usize)
            .unwrap_or(&[])
    }

    /// The number of a register's bits, from the least significant one, that a call preserves by
    /// the ABI or by the backend's statement for the call; [`u32::MAX`] for all. The stack pointer
    /// is always preserved.
    pub(crate) fn bits_kept(&self, target: Target, call: &CallSite, register: Register) -> u32 {
        let is_stack = register.0 == target.description().cfa.0;
        if is_stack || self.call_preserves(call).contains(&register) {
            u32::MAX
        } else {
            bits_preserved_by_abi(target, register)
        }
    }

    /// The code of the whole function.
    pub fn range(&self) -> CodeRange {
        CodeRange::from(0..self.size)
    }
}

//! All functions of a module, in a few flat arrays.

mod referrers;
mod rows;
mod view;

pub use referrers::ValuePlaces;
pub(crate) use referrers::{ReferrerId, StoredPlace};
pub use rows::LineRows;
pub use view::{Block, FunctionView};

use super::body::{KILL, LABEL, StoredBlock, StoredMarker};
use super::{
    CallParameter, CallSite, CodePart, CodeRange, Exceptions, FrameExpression, FrameRow,
    FunctionBody, LineRow, MarkerError, MarkerMode, Referrer, RegisterPart, ScopeRange, ValuePlace,
};
use crate::metadata::lists::{NONE, append, make_room};
use crate::metadata::{Id, ModuleTag, SubprogramId, Text};
use crate::target::Register;
use alloc::boxed::Box;
use alloc::vec::Vec;
use hashbrown::HashMap;
use referrers::{REPLACED, Referrers, StoredParameter, StoredValue, read};
use rows::StoredRow;

crate::ids::ids! {
    /// A function of a module.
    FunctionId;
}

/// The end of a function's part in each array. The part starts at the end of the previous
/// function's.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    blocks: u32,
    successors: u32,
    markers: u32,
    register_lists: u32,
    values: u32,
    places: u32,
    rows: u32,
    scopes: u32,
    frame: u32,
    calls: u32,
    call_parameters: u32,
    preserved: u32,
    frame_expressions: u32,
}

impl Ends {
    const NONE: Ends = Ends {
        blocks: 0,
        successors: 0,
        markers: 0,
        register_lists: 0,
        values: 0,
        places: 0,
        rows: 0,
        scopes: 0,
        frame: 0,
        calls: 0,
        call_parameters: 0,
        preserved: 0,
        frame_expressions: 0,
    };
}

#[derive(Clone, Debug)]
struct Record {
    /// The index of its symbol's string; `NONE` without one.
    symbol: u32,
    /// True if the symbol is a string of another module.
    has_foreign_symbol: bool,
    /// The number of its subprogram; [`NONE`] if it has none.
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

/// The replaced bodies of functions.
#[derive(Clone, Debug, Default)]
struct Replaced {
    /// For each replaced function, the index of its latest body in `code`.
    places: HashMap<FunctionId, FunctionId>,
    code: Code,
}

/// The code of a module: all function bodies, in the order in which they were added.
///
/// Bodies are consecutive in flat arrays. A replaced body stays in them, unused; its replacement is
/// stored in separate arrays. These are rebuilt when more than half of them is unused, because
/// replacements were replaced again.
#[derive(Clone, Debug, Default)]
pub struct Code {
    records: Vec<Record>,
    blocks: Vec<StoredBlock>,
    successors: Vec<u32>,
    /// The markers, which refer to `referrers` by index.
    markers: Vec<StoredMarker>,
    referrers: Referrers,
    register_lists: Vec<RegisterPart>,
    values: Vec<StoredValue>,
    places: Vec<StoredPlace>,
    rows: Vec<StoredRow>,
    /// The rows that do not fit into a [`StoredRow`].
    large_rows: Vec<LineRow>,
    scopes: Vec<ScopeRange>,
    frame: Vec<FrameRow>,
    calls: Vec<CallSite>,
    call_parameters: Vec<StoredParameter>,
    preserved: Vec<Register>,
    frame_expressions: Vec<FrameExpression>,
    /// The referrers of all frame expressions. Each expression has a range of this list.
    frame_referrers: Vec<Referrer>,
    /// The exceptions of the functions that handle them, in the order of functions.
    exceptions: Vec<(FunctionId, Exceptions)>,
    /// The parts of the functions that have parts, in the order of functions.
    parts: Vec<(FunctionId, Box<[CodePart]>)>,
    replaced: Option<Box<Replaced>>,
    /// The module whose nodes the functions name.
    module: ModuleTag,
    /// [`REPLACED`] for the replacements of functions; 0 for other functions.
    tag: u32,
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

    fn of_replacements(module: ModuleTag) -> Code {
        Code {
            tag: REPLACED,
            ..Code::of_module(module)
        }
    }

    /// Adds a function. Value places are sorted by value, then by the start of their ranges.
    pub fn add(&mut self, body: &FunctionBody) -> FunctionId {
        let id = FunctionId::from_index(self.records.len()).in_module(self.module);
        let first_block = self.blocks.len();
        append(&mut self.blocks, &body.blocks);
        let edges = self.add_edges(body, first_block);
        self.add_markers(body);
        append(&mut self.register_lists, &body.register_lists);
        self.add_values(&body.values);
        make_room(&mut self.rows, body.rows.len());
        let rows = body.rows.iter();
        (self.rows).extend(rows.map(|row| StoredRow::new(row, self.module, &mut self.large_rows)));
        append(&mut self.scopes, &body.scopes);
        append(&mut self.frame, &body.frame);
        append(&mut self.calls, &body.calls);
        self.add_call_parameters(&body.call_parameters);
        append(&mut self.preserved, &body.preserved);
        let (first, first_referrer) = (self.frame_expressions.len(), self.frame_referrers.len());
        append(&mut self.frame_expressions, &body.frame_expressions);
        append(&mut self.frame_referrers, &body.frame_referrers);
        for expression in self.frame_expressions.iter_mut().skip(first) {
            expression.first_referrer += first_referrer as u32;
        }
        if let Some(exceptions) = body.exceptions {
            self.exceptions.push((id, exceptions));
        }
        if !body.parts.is_empty() {
            self.parts.push((id, body.parts.as_slice().into()));
        }
        make_room(&mut self.records, 1);
        self.records.push(Record {
            symbol: body.symbol.map_or(NONE, |text| text.index() as u32),
            has_foreign_symbol: (body.symbol)
                .is_some_and(|text| text.module().is_other(self.module)),
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
                register_lists: self.register_lists.len() as u32,
                values: self.values.len() as u32,
                places: self.places.len() as u32,
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

    fn add_markers(&mut self, body: &FunctionBody) {
        make_room(&mut self.markers, body.markers.len());
        let mut last = None;
        for marker in &body.markers {
            let referrer = match marker.referrer {
                KILL | LABEL => marker.referrer,
                // Consecutive markers often have the same referrer.
                index => match last {
                    Some((known, referrer)) if known == index => referrer,
                    _ => {
                        let referrer = self.referrers.index(read(&body.referrers, index));
                        last = Some((index, referrer));
                        referrer
                    }
                },
            };
            self.markers.push(StoredMarker {
                referrer,
                ..*marker
            });
        }
    }

    fn add_call_parameters(&mut self, parameters: &[CallParameter]) {
        make_room(&mut self.call_parameters, parameters.len());
        let referrers = &mut self.referrers;
        let stored = parameters.iter().map(|parameter| StoredParameter {
            referrer: referrers.index(parameter.location),
            value: parameter.value,
        });
        self.call_parameters.extend(stored);
    }

    /// Adds the places of values, sorted by value, then by range.
    fn add_values(&mut self, values: &[ValuePlace]) {
        let key = |place: &ValuePlace| (place.value, place.range);
        let sorted;
        let values = match values.is_sorted_by_key(key) {
            true => values,
            false => {
                let mut all = values.to_vec();
                all.sort_by_key(key);
                sorted = all;
                &sorted
            }
        };
        let first = self.places.len();
        make_room(&mut self.places, values.len());
        for of_one in values.chunk_by(|one, other| one.value == other.value) {
            for place in of_one {
                let CodeRange { start, end } = place.range;
                let referrer = self.referrers.index(place.location);
                self.places.push(StoredPlace {
                    start: start.0,
                    end: end.0,
                    referrer,
                });
            }
            make_room(&mut self.values, 1);
            self.values.push(StoredValue {
                value: of_one[0].value,
                end: (self.places.len() - first) as u32,
            });
        }
    }

    /// Adds the successors of a body's blocks, which have been added from `first_block` on. Returns
    /// the number of edges from blocks that exist: the validator rejects other edges.
    fn add_edges(&mut self, body: &FunctionBody, first_block: usize) -> u32 {
        let first_successor = self.successors.len();
        // A counting sort by the block at the start of each edge.
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
        // Each start is now the end of the block's edges, which is the start of the next block.
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
    /// If there is no such function, or if the id belongs to another module.
    pub fn replace(&mut self, id: FunctionId, body: &FunctionBody) -> Result<(), MarkerError> {
        self.check_module(id)?;
        if id.index() >= self.records.len() {
            return Err(MarkerError::NoFunction { function: id });
        }
        let module = self.module;
        let empty = || {
            Box::new(Replaced {
                places: HashMap::new(),
                code: Code::of_replacements(module),
            })
        };
        let replaced = self.replaced.get_or_insert_with(empty);
        let place = replaced.code.add(body);
        replaced.places.insert(id, place);
        if replaced.code.len() > 16 + 2 * replaced.places.len() {
            replaced.compact();
        }
        Ok(())
    }

    /// Copies a function back into a body. Adding the body gives an equal function.
    ///
    /// # Errors
    /// If there is no such function, if the id belongs to another module, or if the function was
    /// added without a symbol or without a subprogram.
    pub fn load(&self, id: FunctionId, body: &mut FunctionBody) -> Result<(), MarkerError> {
        self.check_module(id)?;
        let view = self
            .function(id)
            .ok_or(MarkerError::NoFunction { function: id })?;
        body.begin(view.symbol, view.subprogram, view.size)
            .mode(view.mode);
        body.has_entry_frame = view.has_entry_frame;
        body.exceptions = view.exceptions;
        body.parts.extend_from_slice(view.parts);
        body.stray_markers = view.stray_markers;
        body.blocks
            .extend(view.stored_blocks().iter().map(|block| StoredBlock {
                first_successor: 0,
                ..*block
            }));
        for (from, block) in view.blocks().enumerate() {
            body.edges
                .extend(block.successors.iter().map(|to| (from as u32, *to)));
        }
        // Edges from missing blocks are only counted, so their targets are unknown.
        body.edges.resize(
            body.edges.len() + view.stray_edges as usize,
            (u32::MAX, u32::MAX),
        );
        for marker in view.stored_markers() {
            let referrer = match marker.referrer {
                KILL | LABEL => marker.referrer,
                index => body.store_referrer(view.read(index)),
            };
            body.markers.push(StoredMarker {
                referrer,
                ..*marker
            });
        }
        body.register_lists.extend_from_slice(view.register_lists());
        body.values.extend(view.values());
        body.rows.extend(view.rows());
        body.scopes.extend_from_slice(view.scopes());
        body.frame.extend_from_slice(view.frame());
        body.calls.extend_from_slice(view.calls());
        body.call_parameters.extend(view.all_call_parameters());
        body.preserved.extend_from_slice(view.preserved());
        for expression in view.frame_expressions() {
            body.frame_expression(expression.expression, view.frame_referrers(*expression));
        }
        Ok(())
    }

    /// The referrers of `dbg.def`s, value places and call arguments, indexed by [`ReferrerId`]:
    /// those of added functions, and those of their replacements.
    pub(crate) fn referrers(&self) -> [&[Referrer]; 2] {
        let replaced = self.replaced.as_deref();
        let replaced = replaced.map_or(&[][..], |replaced| &replaced.code.referrers.all);
        [&self.referrers.all, replaced]
    }

    /// The number of functions.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// True if there are no functions.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// A function; `None` if there is no such function, if the id belongs to another module, or if
    /// the function was added without a symbol or without a subprogram.
    pub fn function(&self, id: FunctionId) -> Option<FunctionView<'_>> {
        self.check_module(id).ok()?;
        // Ids made from a number have no tag.
        let id = id.in_module(self.module);
        match self.replacement(id) {
            Some((code, place)) => Some(FunctionView {
                id,
                ..code.added(place)?
            }),
            None => self.added(id),
        }
    }

    /// Returns an error if an id belongs to another module.
    fn check_module(&self, id: FunctionId) -> Result<(), MarkerError> {
        match Id::module(id).is_other(self.module) {
            true => Err(MarkerError::OtherModule { function: id }),
            false => Ok(()),
        }
    }

    /// Returns the index of a function's replacement.
    fn replacement(&self, id: FunctionId) -> Option<(&Code, FunctionId)> {
        let replaced = self.replaced.as_deref()?;
        Some((&replaced.code, *replaced.places.get(&id)?))
    }

    /// Returns a function as it was added, without its replacement.
    #[inline]
    fn added(&self, id: FunctionId) -> Option<FunctionView<'_>> {
        let record = self.records.get(id.index())?;
        let previous = id.index().checked_sub(1);
        Some(FunctionView {
            id,
            symbol: self.symbol_of(record)?,
            subprogram: self.subprogram_of(record)?,
            size: record.size,
            mode: record.mode,
            has_entry_frame: record.has_entry_frame,
            exceptions: self.exceptions_of(id),
            parts: self.parts_of(id),
            stray_markers: record.stray_markers,
            stray_edges: record.stray_edges,
            code: self,
            start: previous.map_or(&Ends::NONE, |previous| &self.records[previous].ends),
            end: &record.ends,
        })
    }

    #[inline]
    fn exceptions_of(&self, id: FunctionId) -> Option<Exceptions> {
        if self.exceptions.is_empty() {
            return None;
        }
        let found = self.exceptions.binary_search_by_key(&id, |(id, _)| *id);
        found.ok().map(|index| self.exceptions[index].1)
    }

    #[inline]
    fn parts_of(&self, id: FunctionId) -> &[CodePart] {
        if self.parts.is_empty() {
            return &[];
        }
        let found = self.parts.binary_search_by_key(&id, |(id, _)| *id);
        found.map_or(&[], |index| &self.parts[index].1)
    }

    fn symbol_of(&self, record: &Record) -> Option<Text> {
        let known = (record.symbol != NONE).then(|| Text::from_index(record.symbol as usize))?;
        Some(known.in_module(match record.has_foreign_symbol {
            true => ModuleTag::NONE,
            false => self.module,
        }))
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

    pub(crate) fn subprogram(&self, id: FunctionId) -> Option<SubprogramId> {
        let (code, id) = self.replacement(id).unwrap_or((self, id));
        code.subprogram_of(code.records.get(id.index())?)
    }

    /// All functions in order.
    pub fn functions(&self) -> impl Iterator<Item = FunctionView<'_>> {
        self.functions_in(0..self.records.len())
    }

    /// The functions in a range of indices, in order.
    pub(crate) fn functions_in(
        &self,
        range: core::ops::Range<usize>,
    ) -> impl Iterator<Item = FunctionView<'_>> {
        range.filter_map(|index| {
            let id = FunctionId::from_index(index).in_module(self.module);
            match &self.replaced {
                None => self.added(id),
                Some(_) => self.function(id),
            }
        })
    }

    /// The functions that were added without a symbol or without a subprogram. They have no view.
    pub(crate) fn incomplete(&self) -> impl Iterator<Item = FunctionId> {
        let all = (0..self.records.len()).map(FunctionId::from_index);
        all.filter(|id| {
            let (code, id) = self.replacement(*id).unwrap_or((self, *id));
            let record = code.records.get(id.index());
            record.is_none_or(|record| record.symbol == NONE || record.subprogram == NONE)
        })
    }
}

impl Replaced {
    /// Rebuilds the arrays of replacements, without unused elements.
    fn compact(&mut self) {
        let empty = Code::of_replacements(self.code.module);
        let old = core::mem::replace(&mut self.code, empty);
        let mut body = FunctionBody::default();
        // Sorts by index, so that the arrays do not depend on hashes.
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

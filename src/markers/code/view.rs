//! Views of one function of a module, and of its blocks.

use super::referrers::{StoredParameter, StoredValues, read};
use super::{Code, Ends, FunctionId, LineRows, ReferrerId, StoredPlace, ValuePlaces};
use crate::markers::body::{StoredBlock, StoredMarker};
use crate::markers::{
    BlockIndex, CallParameter, CallSite, CallTarget, CodePart, CodeRange, Exceptions,
    FrameExpression, FrameRow, Marker, MarkerMode, Referrer, RegisterPart, ScopeRange, ValueId,
    ValuePlace,
};
use crate::metadata::{Object, SubprogramId, Text};
use crate::target::{Register, Target, bits_preserved_by_abi};
use crate::units::Position;
use alloc::vec::Vec;

/// A view of one function of a module. It is cheap to create and to copy: each method looks up the
/// part that it returns.
#[derive(Clone, Copy)]
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
    /// How unwinders handle exceptions in the function.
    pub exceptions: Option<Exceptions>,
    pub(in crate::markers) parts: &'a [CodePart],
    /// The number of markers that name nodes of another module; `u32::MAX` if the body was begun
    /// for another module.
    pub stray_markers: u32,
    /// The number of edges from blocks that do not exist.
    pub stray_edges: u32,
    /// The arrays that contain the function.
    pub(super) code: &'a Code,
    /// The start of the function in each array: the end of the previous function.
    pub(super) start: &'a Ends,
    /// The end of the function in each array.
    pub(super) end: &'a Ends,
}

impl core::fmt::Debug for FunctionView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("FunctionView")
            .field("id", &self.id)
            .field("symbol", &self.symbol)
            .field("subprogram", &self.subprogram)
            .field("size", &self.size)
            .finish_non_exhaustive()
    }
}

/// A block of a [`FunctionView`].
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    /// Its code.
    pub range: CodeRange,
    /// The indices of the successors.
    pub successors: &'a [u32],
    markers: &'a [StoredMarker],
    referrers: &'a [Referrer],
    tag: u32,
}

impl<'a> Block<'a> {
    /// Its markers with their positions, in order.
    pub fn markers(&self) -> impl ExactSizeIterator<Item = (Position, Marker)> + Clone + use<'a> {
        let referrers = self.referrers;
        self.markers
            .iter()
            .map(move |stored| (Position(stored.position), stored.read(referrers)))
    }

    /// Its markers with the numbers of their referrers. Only the number of a `dbg.def` is
    /// meaningful.
    pub(crate) fn numbered_markers(
        &self,
    ) -> impl Iterator<Item = (Position, Marker, ReferrerId)> + use<'a> {
        let (referrers, tag) = (self.referrers, self.tag);
        self.markers.iter().map(move |stored| {
            let id = ReferrerId(stored.referrer | tag);
            (Position(stored.position), stored.read(referrers), id)
        })
    }
}

/// The parts of a function that describe its blocks.
#[derive(Clone, Copy)]
struct StoredBlocks<'a> {
    blocks: &'a [StoredBlock],
    markers: &'a [StoredMarker],
    successors: &'a [u32],
    referrers: &'a [Referrer],
    tag: u32,
    size: u32,
}

impl<'a> StoredBlocks<'a> {
    fn block(&self, index: usize) -> Option<Block<'a>> {
        let block = self.blocks.get(index)?;
        let (end, markers, successors) = match self.blocks.get(index + 1) {
            Some(next) => (
                next.start,
                next.first_marker as usize,
                next.first_successor as usize,
            ),
            None => (self.size, self.markers.len(), self.successors.len()),
        };
        let markers = self.markers.get(block.first_marker as usize..markers);
        let successors = (self.successors).get(block.first_successor as usize..successors);
        Some(Block {
            range: CodeRange::from(block.start..end),
            successors: successors.unwrap_or(&[]),
            markers: markers.unwrap_or(&[]),
            referrers: self.referrers,
            tag: self.tag,
        })
    }
}

impl<'a> FunctionView<'a> {
    /// Returns the function's part of an array.
    fn part<T>(self, all: fn(&Code) -> &Vec<T>, end: fn(&Ends) -> u32) -> &'a [T] {
        let range = end(self.start) as usize..end(self.end) as usize;
        all(self.code).get(range).unwrap_or(&[])
    }

    /// True if another function is equal except for its id.
    pub(crate) fn is_equal(self, other: FunctionView<'_>) -> bool {
        let FunctionView {
            id: _,
            symbol,
            subprogram,
            size,
            mode,
            has_entry_frame,
            exceptions,
            parts,
            stray_markers,
            stray_edges,
            code: _,
            start: _,
            end: _,
        } = self;
        let expressions = |of: FunctionView<'_>| -> Vec<_> {
            let all = of.frame_expressions().iter();
            all.map(|one| (one.expression, of.frame_referrers(*one).to_vec()))
                .collect()
        };
        (symbol, subprogram, size, mode) == (other.symbol, other.subprogram, other.size, other.mode)
            && (has_entry_frame, exceptions, stray_markers, stray_edges)
                == (
                    other.has_entry_frame,
                    other.exceptions,
                    other.stray_markers,
                    other.stray_edges,
                )
            && parts == other.parts
            && self.stored_blocks() == other.stored_blocks()
            && self.successors() == other.successors()
            && self.markers().eq(other.markers())
            && self.register_lists() == other.register_lists()
            && self.values().eq(other.values())
            && self.rows().eq(other.rows())
            && self.scopes() == other.scopes()
            && self.frame() == other.frame()
            && self.calls() == other.calls()
            && self.all_call_parameters().eq(other.all_call_parameters())
            && self.preserved() == other.preserved()
            && expressions(self) == expressions(other)
    }

    pub(super) fn stored_blocks(self) -> &'a [StoredBlock] {
        self.part(|code| &code.blocks, |ends| ends.blocks)
    }

    pub(super) fn stored_markers(self) -> &'a [StoredMarker] {
        self.part(|code| &code.markers, |ends| ends.markers)
    }

    fn successors(self) -> &'a [u32] {
        self.part(|code| &code.successors, |ends| ends.successors)
    }

    /// Returns all markers with their positions.
    fn markers(self) -> impl Iterator<Item = (u32, Marker)> + use<'a> {
        let markers = self.stored_markers().iter();
        let referrers = &self.code.referrers.all;
        markers.map(|stored| (stored.position, stored.read(referrers)))
    }

    /// Returns the referrer with an index, as stored in markers and value places.
    pub(super) fn read(self, index: u32) -> Referrer {
        read(&self.code.referrers.all, index)
    }

    /// The values that have places.
    pub(crate) fn stored_values(self) -> StoredValues<'a> {
        StoredValues {
            values: self.part(|code| &code.values, |ends| ends.values),
            places: self.part(|code| &code.places, |ends| ends.places),
        }
    }

    pub(super) fn register_lists(self) -> &'a [RegisterPart] {
        self.part(|code| &code.register_lists, |ends| ends.register_lists)
    }

    fn stored_parameters(self) -> &'a [StoredParameter] {
        self.part(|code| &code.call_parameters, |ends| ends.call_parameters)
    }

    pub(super) fn all_call_parameters(
        self,
    ) -> impl ExactSizeIterator<Item = CallParameter> + Clone + use<'a> {
        self.read_parameters(self.stored_parameters())
    }

    fn read_parameters(
        self,
        parameters: &'a [StoredParameter],
    ) -> impl ExactSizeIterator<Item = CallParameter> + Clone + use<'a> {
        parameters.iter().map(move |parameter| CallParameter {
            location: self.read(parameter.referrer),
            value: parameter.value,
        })
    }

    pub(super) fn preserved(self) -> &'a [Register] {
        self.part(|code| &code.preserved, |ends| ends.preserved)
    }

    /// The number of blocks.
    pub fn block_count(&self) -> usize {
        self.stored_blocks().len()
    }

    /// A block; `None` past the last.
    pub fn block(&self, index: BlockIndex) -> Option<Block<'a>> {
        self.stored().block(index.0 as usize)
    }

    /// All blocks in layout order.
    pub fn blocks(&self) -> impl Iterator<Item = Block<'a>> + use<'a> {
        let stored = self.stored();
        (0..stored.blocks.len()).filter_map(move |index| stored.block(index))
    }

    fn stored(&self) -> StoredBlocks<'a> {
        StoredBlocks {
            blocks: self.stored_blocks(),
            markers: self.stored_markers(),
            successors: self.successors(),
            referrers: &self.code.referrers.all,
            tag: self.code.tag,
            size: self.size,
        }
    }

    /// The places of one value, sorted by the starts of their ranges.
    pub fn value_places(&self, value: ValueId) -> ValuePlaces<'a> {
        self.of_value(value, self.stored_places(value))
    }

    fn of_value(self, value: ValueId, places: &'a [StoredPlace]) -> ValuePlaces<'a> {
        ValuePlaces {
            value,
            places: places.iter(),
            referrers: &self.code.referrers.all,
        }
    }

    #[inline]
    pub(crate) fn stored_places(self, value: ValueId) -> &'a [StoredPlace] {
        self.stored_values().places(value)
    }

    /// Returns the module's number for the referrer of a stored place.
    pub(crate) fn referrer_id(self, place: &StoredPlace) -> ReferrerId {
        ReferrerId(place.referrer | self.code.tag)
    }

    /// Returns the referrer with a number.
    pub(crate) fn referrer(self, id: ReferrerId) -> Referrer {
        self.read(id.index() as u32)
    }

    /// The values that have places, in ascending order, each with its stored places.
    pub(crate) fn stored_places_of_all(
        self,
    ) -> impl Iterator<Item = (ValueId, &'a [StoredPlace])> + use<'a> {
        self.stored_values().iter()
    }

    /// The places of each value, sorted by value.
    pub fn places_by_value(&self) -> impl Iterator<Item = ValuePlaces<'a>> + use<'a> {
        let function = *self;
        let all = function.stored_places_of_all();
        all.map(move |(value, places)| function.of_value(value, places))
    }

    /// The places of all values, sorted by value, then by the starts of their ranges.
    pub fn values(&self) -> impl Iterator<Item = ValuePlace> + use<'a> {
        self.places_by_value().flatten()
    }

    /// True if a value has a place.
    pub fn has_values(&self) -> bool {
        !self.stored_values().values.is_empty()
    }

    /// The registers of a [`Referrer::Registers`].
    pub fn register_list(&self, first: u32, count: u32) -> &'a [RegisterPart] {
        self.register_lists()
            .get(first as usize..first as usize + count as usize)
            .unwrap_or(&[])
    }

    /// The rows of the line table.
    pub fn rows(&self) -> LineRows<'a> {
        LineRows {
            rows: self.part(|code| &code.rows, |ends| ends.rows).iter(),
            large: &self.code.large_rows,
            module: self.code.module,
        }
    }

    /// The code of lexical blocks and inlined scopes.
    pub fn scopes(&self) -> &'a [ScopeRange] {
        self.part(|code| &code.scopes, |ends| ends.scopes)
    }

    /// The frame rules.
    pub fn frame(&self) -> &'a [FrameRow] {
        self.part(|code| &code.frame, |ends| ends.frame)
    }

    /// True if the frame rules are known: the function has rows, or the rules at the entry hold in
    /// the whole function. Otherwise the CFA and the caller's registers are unknown.
    pub fn has_frame_rules(&self) -> bool {
        self.has_entry_frame || !self.frame().is_empty()
    }

    /// The expressions of its frame rules, indexed by number.
    pub fn frame_expressions(&self) -> &'a [FrameExpression] {
        self.part(
            |code| &code.frame_expressions,
            |ends| ends.frame_expressions,
        )
    }

    /// The referrers of an expression of a frame rule.
    pub fn frame_referrers(&self, of: FrameExpression) -> &'a [Referrer] {
        let first = of.first_referrer as usize;
        self.code
            .frame_referrers
            .get(first..first + of.referrer_count as usize)
            .unwrap_or(&[])
    }

    /// The calls in the function.
    pub fn calls(&self) -> &'a [CallSite] {
        self.part(|code| &code.calls, |ends| ends.calls)
    }

    /// The arguments of a call.
    pub fn call_parameters(
        &self,
        call: &CallSite,
    ) -> impl ExactSizeIterator<Item = CallParameter> + Clone + use<'a> {
        self.read_parameters(self.parameters_of(call))
    }

    fn parameters_of(&self, call: &CallSite) -> &'a [StoredParameter] {
        let first = call.first_parameter as usize;
        let span = first..first + call.parameter_count as usize;
        self.stored_parameters().get(span).unwrap_or(&[])
    }

    /// The numbers of the referrers of a call's arguments.
    pub(crate) fn parameter_referrers(
        &self,
        call: &CallSite,
    ) -> impl Iterator<Item = ReferrerId> + use<'a> {
        let tag = self.code.tag;
        let parameters = self.parameters_of(call).iter();
        parameters.map(move |parameter| ReferrerId(parameter.referrer | tag))
    }

    /// The objects that a call names: its arguments and its target.
    pub(crate) fn call_objects(&self, call: &CallSite) -> impl Iterator<Item = Object> + use<'a> {
        let values = self.call_parameters(call);
        let target = match call.target {
            CallTarget::Object(object) => Some(object),
            _ => None,
        };
        values.map(|parameter| parameter.value).chain(target)
    }

    /// The registers that a call preserves in addition to those that the target's ABI preserves.
    pub fn call_preserves(&self, call: &CallSite) -> &'a [Register] {
        let first = call.first_preserved as usize;
        self.preserved()
            .get(first..first + call.preserved_count as usize)
            .unwrap_or(&[])
    }

    /// The number of a register's bits, from the least significant one, that a call preserves by
    /// the ABI or by the backend's statement for the call; [`u32::MAX`] for all. The stack pointer
    /// is always preserved. A statement is for the register, not for a wider alias of it.
    pub(crate) fn bits_kept(&self, target: Target, call: &CallSite, register: Register) -> u32 {
        let is_stack = register.0 == target.description().cfa.0;
        let is_stated = self.call_preserves(call).contains(&register);
        match target.register_bits(register) {
            _ if is_stack => u32::MAX,
            Some(own) if is_stated && target.widest_bits(register) == Some(own) => u32::MAX,
            Some(own) if is_stated => own.max(bits_preserved_by_abi(target, register)),
            _ => bits_preserved_by_abi(target, register),
        }
    }

    /// The code of the whole function.
    pub fn range(&self) -> CodeRange {
        CodeRange::from(0..self.size)
    }
}

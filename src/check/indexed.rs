//! Lowered locations, indexed by object, by procedure and by position for the check.

use super::degraded::Degraded;
use super::locations::{ALL_CODE, CheckedEntry, LoweredLocations};
use crate::eval::ListEntry;
use crate::markers::FunctionId;
use crate::metadata::{FragmentId, Id, Object, VariableId};
use crate::spans::Spans;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Deref;

/// The entries of a location list.
pub(super) type Entries<'a> = Spans<&'a CheckedEntry>;

/// Lowered locations, with indices.
pub(super) struct Indexed<'a> {
    all: &'a LoweredLocations,
    /// The location lists of procedures, by their numbers.
    procedures: Vec<Vec<ListEntry<'a>>>,
    /// The lists of procedures in single functions, which replace those of `procedures` there.
    parts: BTreeMap<(usize, FunctionId), Vec<ListEntry<'a>>>,
    /// The positions in functions at which the expressions of procedures change. Those of lists
    /// that hold in all functions have no function.
    boundaries: BTreeMap<Option<FunctionId>, Vec<Position>>,
    /// The entries of each object, in all code or only in a function.
    objects: BTreeMap<(Object, Option<FunctionId>), Entries<'a>>,
    /// The entries of the frame base of each function; `None` if it is the canonical frame address.
    frame_bases: Vec<Option<Entries<'a>>>,
    degraded: Degraded,
}

impl Deref for Indexed<'_> {
    type Target = LoweredLocations;
    fn deref(&self) -> &LoweredLocations {
        self.all
    }
}

impl<'a> Indexed<'a> {
    /// True if consumers find the CFA in a function; also outside of functions.
    pub(super) fn has_frame(&self, function: Option<FunctionId>) -> bool {
        let without = &self.functions_without_frames;
        function.is_none_or(|function| !without.contains(&function))
    }

    pub(super) fn of(all: &'a LoweredLocations) -> Indexed<'a> {
        let mut this = Indexed {
            all,
            procedures: Vec::new(),
            parts: BTreeMap::new(),
            boundaries: BTreeMap::new(),
            objects: objects(all),
            frame_bases: (all.frame_bases.iter())
                .map(|base| base.as_deref().map(entries))
                .collect(),
            degraded: Degraded::of(&all.degradations),
        };
        for (number, procedure) in all.procedures.iter().enumerate() {
            let list = this.list(procedure.function, &procedure.entries);
            this.procedures.push(list);
            for (function, entries) in &procedure.parts {
                let list = this.list(Some(*function), entries);
                this.parts.insert((number, *function), list);
            }
        }
        this
    }

    /// Returns a list, and records where its expressions change.
    fn list(
        &mut self,
        function: Option<FunctionId>,
        entries: &'a [CheckedEntry],
    ) -> Vec<ListEntry<'a>> {
        let bounded = entries.iter().filter(|entry| entry.range != ALL_CODE);
        let bounds = bounded.flat_map(|entry| [entry.range.start, entry.range.end]);
        self.boundaries.entry(function).or_default().extend(bounds);
        entries.iter().map(list_entry).collect()
    }

    /// Returns the location list of a procedure for a consumer that has stopped in a function, or
    /// outside of functions.
    pub(super) fn procedure(
        &self,
        number: usize,
        function: Option<FunctionId>,
    ) -> Option<&[ListEntry<'a>]> {
        let part = function.and_then(|function| self.parts.get(&(number, function)));
        let list = part.or_else(|| self.procedures.get(number));
        list.map(Vec::as_slice)
    }

    /// Returns the positions in a function at which the expressions of procedures change.
    pub(super) fn procedure_boundaries(&self, function: FunctionId) -> Vec<Position> {
        let all = [None, Some(function)];
        let all = all.iter().filter_map(|of| self.boundaries.get(of));
        all.flatten().copied().collect()
    }

    /// Returns the entries of an object's location list for a consumer that has stopped in a
    /// function, or outside of functions; `None` if it has no list. Code locations have none.
    pub(super) fn entries(
        &self,
        object: Object,
        function: Option<FunctionId>,
    ) -> Option<&Entries<'a>> {
        let part = function.and_then(|_| self.objects.get(&(object, function)));
        part.or_else(|| self.objects.get(&(object, None)))
    }

    /// Returns the entries of the frame base of a function; `None` if it is the canonical frame
    /// address.
    pub(super) fn frame_base(&self, function: FunctionId) -> Option<&Entries<'a>> {
        self.frame_bases.get(function.index())?.as_ref()
    }

    pub(super) fn degraded(&self) -> &Degraded {
        &self.degraded
    }
}

pub(super) fn entries(all: &[CheckedEntry]) -> Entries<'_> {
    Spans::new(
        all.iter()
            .map(|entry| (entry.range.start..entry.range.end, entry)),
    )
}

fn objects(all: &LoweredLocations) -> BTreeMap<(Object, Option<FunctionId>), Entries<'_>> {
    let variables = all.variables.iter().enumerate();
    let variables =
        variables.map(|(index, list)| (VariableId::from_index(index).into(), list.as_slice()));
    let fragments = all.fragments.iter().enumerate();
    let fragments =
        fragments.map(|(index, list)| (FragmentId::from_index(index).into(), list.as_slice()));
    let whole = variables
        .chain(fragments)
        .filter(|(_, list)| !list.is_empty());
    let whole = whole.map(|(object, list)| ((object, None), entries(list)));
    let parts = all.parts.iter();
    let parts = parts.map(|((object, function), list)| ((*object, Some(*function)), entries(list)));
    whole.chain(parts).collect()
}

fn list_entry(entry: &CheckedEntry) -> ListEntry<'_> {
    let CheckedEntry { range, bytes } = entry;
    let bounded = *range != ALL_CODE;
    ListEntry {
        range: bounded.then_some((u64::from(range.start), u64::from(range.end))),
        expression: bytes,
    }
}

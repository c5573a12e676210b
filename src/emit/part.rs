//! Parts of a unit: consecutive functions, which other threads write at the same time.
//!
//! ```text
//!   Emitter (the unit's nodes, abstract instances)
//!      │ borrowed by the emitters of all parts
//!      ├─► Emitter (functions  0..50) ──► Part ─┐
//!      ├─► Emitter (functions 50..99) ──► Part ─┼─► link, in the order of functions ──► Emitter
//!      └─► …                                    │
//! ```
//!
//! The emitter of a part is an [`Emitter`] with a [`base`](Emitter::base). Each of its tables
//! consults the table of the base first. A new string, file, symbol, address, abbreviation or list
//! gets a provisional number, because the final one depends on the parts before. The part's
//! [`Record`] has the places of provisional numbers and of references to entries of the part.
//! Linking adds the new items to the tables of the base, copies the bytes, and writes the final
//! numbers. If a final number has another size, the bytes after it move. The result is equal to the
//! bytes that one emitter writes for all functions.
//!
//! Only units with the tables of DWARF 5 have parts. In other formats, in split units and with
//! [`smallest`](super::EmitOptions::smallest), one emitter writes all functions.

mod link;
pub(super) mod record;
mod recording;

use record::Record;

use super::EmitError;
use super::abbrev::Abbreviations;
use super::addresses::{Address, AddressTable};
use super::buffer::Buffer;
use super::emitter::Emitter;
use super::files::Files;
use super::format::Omissions;
use super::list::Lists;
use super::own::Own;
use super::pending::Pending;
use super::plan::Plan;
use super::slots::{OwnEntries, Slots};
use super::strings::{StringTable, SymbolTable};
use super::type_unit_table::TypeUnits;
use super::written::Written;
use crate::interner::Interner;
use crate::lower::EntryLocation;
use crate::metadata::{FileId, Text, VariableId};
use crate::parallel;
use alloc::vec::Vec;

/// A unit's functions are written in parts only if they are at least one in `LEAST_FRACTION` of the
/// module's functions, because each part allocates tables for the whole module.
const LEAST_FRACTION: usize = 16;

/// One in `FIRST_FRACTION` functions is written before all parts.
const FIRST_FRACTION: usize = 32;

/// The functions that one emitter has written, without a borrow of the base.
struct Part {
    /// The number of functions.
    functions: usize,
    info: Buffer,
    locations: Lists,
    ranges: Lists,
    record: Record,
    /// The shapes that the base does not have, and the number of shapes of the base.
    shapes: Interner<u32>,
    first_shape: u32,
    strings: Own<Text>,
    symbols: Own<Text>,
    files: Own<FileId>,
    addresses: Own<Address>,
    slots: OwnEntries,
    pending: Vec<Pending>,
    types: TypeUnits,
    omissions: Omissions,
}

/// An estimate of the number of items that functions add to the tables of a unit. If numbers of a
/// part are near the final ones, they have the same size, and linking moves no bytes.
#[derive(Clone, Copy, Default)]
struct Estimate {
    strings: u32,
    addresses: u32,
    locations: u32,
    ranges: u32,
}

impl Estimate {
    fn add(&mut self, plan: &Plan<'_, '_, '_>, functions: &[u32]) {
        let lowered = plan.lowered;
        let has_list = |id: &VariableId| matches!(lowered.location(*id), EntryLocation::List(_));
        let functions = functions.iter();
        for function in functions.filter_map(|index| plan.function(*index as usize)) {
            let variables = lowered.validated().index().variables(function.subprogram);
            let (calls, scopes) = (function.calls().len(), function.scopes().len());
            let pieces = 1 + function.parts().len();
            let lists = variables.filter(has_list).count();
            self.strings = self.strings.saturating_add(1);
            self.addresses = self
                .addresses
                .saturating_add((pieces + 2 * calls + scopes) as u32);
            self.locations = self.locations.saturating_add(lists as u32);
            self.ranges = self.ranges.saturating_add(scopes as u32 / 4);
        }
    }
}

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Writes the functions with these numbers, in parts if several threads can write them.
    pub(super) fn functions(&mut self, functions: &[u32]) -> Result<(), EmitError> {
        self.in_parts(functions)?;
        // Later entries must not refer to the lists and addresses of these functions, because the
        // base does not have those of parts.
        self.written.locations.begin_function();
        self.written.ranges.begin_function();
        self.written.addresses.end_functions();
        Ok(())
    }

    fn in_parts(&mut self, functions: &[u32]) -> Result<(), EmitError> {
        let (first, rest) = self.split_for_parts(functions);
        self.in_order(first)?;
        let ranges = parallel::ranges(rest.len());
        if ranges.len() > 1 {
            let base = &*self;
            let mut estimate = Estimate::default();
            let jobs = ranges.map(|range| {
                let (before, functions) = (estimate, rest.get(range).unwrap_or(&[]));
                estimate.add(base.plan, functions);
                (functions, before)
            });
            let parts = parallel::map(jobs, |(functions, before)| {
                Emitter::part(base, functions, before)
            });
            // If there is an error, writing all functions again finds the first one.
            if let Ok(parts) = parts.into_iter().collect::<Result<Vec<Part>, EmitError>>() {
                return parts.into_iter().try_for_each(|part| self.link(part));
            }
        }
        self.in_order(rest)
    }

    fn in_order(&mut self, functions: &[u32]) -> Result<(), EmitError> {
        let plan = self.plan;
        let mut functions = functions.iter();
        functions.try_for_each(|index| match plan.function(*index as usize) {
            Some(function) => self.function(&function),
            None => Ok(()),
        })
    }

    /// Splits functions into those to write before all parts, and those to write in parts. The
    /// first ones add the strings, files and abbreviations that many functions have, so that the
    /// parts find their final numbers.
    fn split_for_parts<'f>(&self, functions: &'f [u32]) -> (&'f [u32], &'f [u32]) {
        let count = functions.len();
        // A part does not record references to entries of a fragment before it.
        let has_parts = self.format.has_no_replacements()
            && !self.record.is_on
            && !self.format.is_split()
            && !self.format.is_relaxed
            && count >= self.plan.module.code.len() / LEAST_FRACTION;
        functions.split_at(match has_parts {
            true => count.div_ceil(FIRST_FRACTION),
            false => count,
        })
    }

    /// Writes the functions of a part.
    fn part(
        base: &Emitter<'_, '_, '_, 'm>,
        functions: &[u32],
        before: Estimate,
    ) -> Result<Part, EmitError> {
        let addresses = AddressTable::part(&base.written.addresses, before.addresses);
        let first = addresses.first();
        let tables = (
            SymbolTable::part(&base.written.symbols, &base.plan.module.metadata.strings),
            Omissions::default(),
        );
        let empty = Emitter::new(base.plan, base.format, tables);
        let mut part = Emitter {
            base: Some(base),
            written: Written {
                has_pubnames: base.written.has_pubnames,
                has_siblings: base.written.has_siblings,
                has_overlapping_lists: base.written.has_overlapping_lists,
                language: base.written.language,
                info: base.written.info.empty_after(),
                abbreviations: Abbreviations::part(&base.written.abbreviations),
                strings: StringTable::part(&base.written.strings, before.strings),
                addresses,
                locations: Lists::of_part(&base.written.locations, before.locations, first),
                ranges: Lists::of_part(&base.written.ranges, before.ranges, first),
                files: Files::part(&base.written.files),
                ..empty.written
            },
            slots: Slots::part(&base.slots),
            base_is_function: base.base_is_function,
            unit_start: base.unit_start,
            unit_index: base.unit_index,
            ..empty
        };
        part.begin_record();
        part.in_order(functions)?;
        Ok(part.into_part(functions.len()))
    }

    fn into_part(self, functions: usize) -> Part {
        let mut record = self.record;
        // A code is recorded together with the first string or file of its entry.
        record.info.sort_by_key(|field| field.at);
        Part {
            functions,
            info: self.written.info,
            locations: self.written.locations,
            ranges: self.written.ranges,
            record,
            first_shape: self.written.abbreviations.first(),
            shapes: self.written.abbreviations.into_shapes(),
            strings: self.written.strings.into_own(),
            symbols: self.written.symbols.into_own(),
            files: self.written.files.into_own(),
            addresses: self.written.addresses.into_own(),
            slots: self.slots.into_own(),
            pending: self.pending,
            types: self.types,
            omissions: self.written.omissions,
        }
    }
}

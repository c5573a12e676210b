//! Lowers the variables of a function.

use super::build::is_implicit;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost, MAX_OPERATIONS};
use super::found::Found;
use super::lowered::{EntryLocation, LocationEntry, Lowered};
use super::piece::Piece;
use super::resolve::Resolver;
use super::scratch::Scratch;
use super::site::Site;
use crate::dwarf::{Fixup, OperationKind};
use crate::location::LocationId;
use crate::markers::CodeRange;
use crate::metadata::lists::push;
use crate::metadata::{Object, VariableId, VariableKind};
use crate::units::Position;
use core::ops::Range;

/// The number of entries that another entry may extend.
const RECENT: usize = 4;

/// Sorts the pieces of an object by their code. Consumers that read only one location use the
/// first. Places can be written, so they come before values. If a place begins where a value
/// already holds, all places come before all values.
fn places_first(pieces: &mut [Piece], is_value: impl Fn(&Piece) -> bool) {
    pieces.sort_by_key(|piece| (piece.range.start, is_value(piece)));
    let mut values_end = Position::START;
    let begins_in_value = pieces.iter().any(|piece| {
        if is_value(piece) {
            values_end = values_end.max(piece.range.end);
        }
        !is_value(piece) && piece.range.start < values_end
    });
    if begins_in_value {
        pieces.sort_by_key(is_value);
    }
}

impl<'m> Lowered<'_, 'm> {
    /// Lowers the variables in the frame of a function.
    pub(super) fn variables(&mut self, resolver: &mut Resolver<'_, 'm>, scratch: &mut Scratch) {
        scratch.pointees.clear();
        let (first_procedure, first_fixup) = (self.procedures.len(), self.fixups.len());
        let Some(function) = resolver.site.function else {
            return;
        };
        let (module, index) = (self.validated.module(), self.validated.index());
        let is_in_frame = |id: &VariableId| {
            let node = module.metadata.variables.get(*id);
            node.is_some_and(|node| node.kind != VariableKind::Global)
        };
        let variables = index.variables(function.subprogram).filter(is_in_frame);
        let first_found = scratch.found.variables.len();
        for variable in variables.clone() {
            let location = self.variable(resolver, variable, scratch);
            self.set(variable, location, &mut scratch.found);
        }
        if first_procedure < self.procedures.len() {
            let mut found = match self.locations.is_empty() {
                true => scratch.found.variables.split_off(first_found),
                false => variables
                    .map(|variable| (variable, self.location(variable)))
                    .collect(),
            };
            self.point_to_variables(resolver.site, &mut found, first_procedure, first_fixup);
            for (variable, location) in found {
                self.set(variable, location, &mut scratch.found);
            }
        }
    }

    /// Sets the location of a variable. Only the first range of functions has an array of all
    /// locations.
    #[inline]
    pub(super) fn set(&mut self, variable: VariableId, location: EntryLocation, found: &mut Found) {
        match self.locations.get_mut(variable.index()) {
            Some(slot) => *slot = location.into(),
            None => found.variables.push((variable, location)),
        }
    }

    pub(super) fn variable(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        variable: VariableId,
        scratch: &mut Scratch,
    ) -> EntryLocation {
        let first = self.entries.len();
        let bits = resolver.facts.object_bits(resolver.module, variable);
        if self.plain(resolver, (variable, bits), scratch).is_some() {
            return self.entry_location(resolver.site, first);
        }
        self.entries.truncate(first);
        self.object(resolver, variable.into(), Some(bits), scratch)
    }

    /// Lowers the locations of the first `bits` bits of an object. The default is the size of the
    /// type of its expression. This function is not inlined into the path of plain variables.
    #[inline(never)]
    pub(super) fn object(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        object: Object,
        bits: Option<u64>,
        scratch: &mut Scratch,
    ) -> EntryLocation {
        let first = self.entries.len();
        let found = resolver.object(object, 0);
        let pieces = &mut scratch.pieces;
        pieces.clear();
        pieces.extend(found.map(|index| resolver.piece(index)));
        scratch.written.clear();
        places_first(pieces, |piece| is_implicit(&resolver.tree, piece.location));
        let mut implicit = CodeRange::from(0..0);
        for index in 0..scratch.pieces.len() {
            let piece = scratch.pieces[index];
            let is_implicit = is_implicit(&resolver.tree, piece.location);
            // A second value for the same code adds no place to write.
            if is_implicit && piece.range == implicit {
                continue;
            }
            let bits = bits.unwrap_or_else(|| resolver.tree.bits(piece.ty));
            let written = self.piece(resolver, (object, bits), piece, first, scratch);
            if !self.encoding.has(OperationKind::ObjectMap)
                && (written.is_err() || !scratch.lost.is_empty())
                && resolver.tree.mapped(piece.location).is_some()
            {
                // `DW_OP_object_map` would express the whole location, so it is the missing
                // operation.
                scratch.lost.clear();
                scratch.lost.push(DegradationReason::ObjectMap);
            }
            match written {
                Err(_) if scratch.lost.contains(&DegradationReason::ObjectMap) => {}
                // A value does not replace the others if its read may fail at run time.
                Ok(()) if is_implicit && !resolver.tree.reading_may_fail(piece.location) => {
                    implicit = piece.range
                }
                Ok(()) | Err(Lost(DegradationReason::Undefined)) => {}
                Err(Lost(reason)) => scratch.lost.push(reason),
            }
            // Parts of one piece are often lost for the same reason.
            scratch.lost.sort_unstable();
            scratch.lost.dedup();
            for reason in scratch.lost.drain(..) {
                let lost = resolver.site.lost(object, piece.range, reason);
                // Several places in the same code are often lost for the same reason.
                let known = self.degradations.iter().rev();
                let mut known = known.take_while(|known| known.range == piece.range);
                if !known.any(|known| *known == lost) {
                    self.degradations.push(lost);
                }
            }
        }
        if let Some(bits) = bits.filter(|_| self.encoding.has(OperationKind::Multiloc)) {
            self.join_places(resolver, bits, first, scratch);
        }
        self.entry_location(resolver.site, first)
    }

    /// Returns the location that the entries from `first` on form.
    pub(super) fn entry_location(&mut self, site: Site<'m>, first: usize) -> EntryLocation {
        match &self.entries[first..] {
            [] => EntryLocation::Absent,
            [all] if all.range.start == Position(0) && all.range.end >= site.range().end => {
                let expression = all.expression();
                self.entries.truncate(first);
                EntryLocation::Expression(expression)
            }
            _ => EntryLocation::List(first as u32..self.entries.len() as u32),
        }
    }

    /// Adds an entry, and returns true. If an entry from `first` on has the same expression and
    /// ends where the range begins, extends that entry instead, and returns false.
    #[inline]
    pub(super) fn add_entry(&mut self, range: CodeRange, bytes: Range<u32>, first: usize) -> bool {
        let mut index = self.entries.len();
        let last = first.max(index.saturating_sub(RECENT));
        while index > last {
            index -= 1;
            let Some(entry) = self.entries.get(index) else {
                break;
            };
            if entry.range.end == range.start && self.is_same(entry.expression(), bytes.clone()) {
                self.entries[index].range.end = range.end;
                return false;
            }
        }
        push(&mut self.entries, LocationEntry::new(range, bytes));
        true
    }

    /// True if two expressions have equal bytes and equal fixups.
    #[inline]
    pub(super) fn is_same(&self, a: Range<u32>, b: Range<u32>) -> bool {
        a.end - a.start == b.end - b.start && (a == b || self.are_equal(a, b))
    }

    fn are_equal(&self, a: Range<u32>, b: Range<u32>) -> bool {
        if self.expression(a.clone()) != self.expression(b.clone()) {
            return false;
        }
        let fixups = |expression: Range<u32>| {
            let start = expression.start as usize;
            let fixups = self.fixups(expression).iter();
            fixups.map(move |fixup| (fixup.offset - start, fixup.kind))
        };
        self.fixups.is_empty() || fixups(a).eq(fixups(b))
    }

    /// Writes the expression of a location. Adds the targets of implicit pointers to the scratch
    /// buffer; the first of them is the next procedure.
    pub(super) fn encode(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        location: LocationId,
        bits: u64,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        self.encoder(resolver, scratch, |encoder| {
            encoder.expression(location, bits)
        })
    }

    /// Writes an expression with an encoder. If it is lost, nothing is written.
    pub(super) fn encoder(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        scratch: &mut Scratch,
        write: impl FnOnce(&mut Encoder<'_>) -> Result<(), Lost>,
    ) -> Result<(), Lost> {
        let mut encoder = Encoder {
            encoding: self.encoding,
            is_portable: self.options.portable,
            tree: &resolver.tree,
            empty_at: self.bytes.len(),
            bytes: &mut self.bytes,
            fixups: &mut self.fixups,
            base_types: &mut self.base_types,
            first_procedure: self.procedures.len() as u32,
            procedures: &mut scratch.procedures,
            frame_base_is_cfa: resolver.site.function.is_some()
                && !resolver.site.has_frame_base
                && resolver.site.has_cfa
                && resolver.tree.target().description().cfa_address_space == 0,
            has_cfa: resolver.site.has_cfa,
            frame_number: resolver.frame_number,
            lost: core::mem::take(&mut scratch.lost),
            unfinished: false,
            nested: false,
            is_pointee: false,
            left: MAX_OPERATIONS,
        };
        let result = write(&mut encoder);
        scratch.lost = encoder.lost;
        result
    }

    /// Adds an entry for a piece, or extends the previous entry.
    fn piece(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        (object, bits): (Object, u64),
        piece: Piece,
        first_entry: usize,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        let Piece {
            location, range, ..
        } = piece;
        let key = (location, bits);
        if let Some(&(start, end)) = resolver.written.get(&key) {
            if self.add_entry(range, start..end, first_entry) {
                scratch.written.push(Some(location));
            }
            return Ok(());
        }
        scratch.procedures.clear();
        let map = self.map_of(resolver, object, piece, scratch);
        let before = self.written();
        let first_procedure = self.procedures.len() as u32;
        match map {
            Some(number) => self.map_operation(resolver, number, scratch)?,
            None => self.encode(resolver, location, bits, scratch)?,
        }
        let bytes = self.bytes_since(before);
        self.pointees(resolver, bytes.start as usize, first_procedure, scratch);
        if !self.add_entry(range, bytes.clone(), first_entry) {
            self.undo(before);
            return Ok(());
        }
        scratch.written.push(map.is_none().then_some(location));
        // Entries share bytes that are whole, refer to no other entry, and replace no object map.
        let refers = |fixup: &Fixup| fixup.kind.entry().is_some();
        let refers = self.fixups(bytes.clone()).iter().any(refers);
        if !refers && scratch.lost.is_empty() && resolver.tree.mapped(location).is_none() {
            resolver.written.insert(key, (bytes.start, bytes.end));
        }
        Ok(())
    }
}

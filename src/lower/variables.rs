//! Lowers the variables of each function.

use super::build::is_implicit;
use super::encode::{Encoder, Lost};
use super::lowered::{
    Calls, Degradation, DegradationReason, EntryLocation, LocationEntry, Lowered,
};
use super::options::{LowerError, LowerOptions};
use super::plain::Remembered;
use super::pointees::{Pointee, Pointees};
use super::resolve::{Piece, Resolver, Site};
use crate::dwarf::OperationKind;
use crate::location::LocationId;
use crate::markers::{CodeRange, Referrer};
use crate::metadata::lists::make_room;
use crate::metadata::{FragmentId, Object, VariableId};
use crate::units::Position;
use crate::validate::Validated;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashSet;

impl<'m> Validated<'m> {
    /// Lowers every variable's lifetimes to a DWARF location in a dialect.
    ///
    /// A part that the dialect cannot express is left undefined, and listed in
    /// [`Lowered::degradations`].
    ///
    /// # Errors
    /// If the expressions are larger than 4 GiB together.
    pub fn lower(&self, options: &LowerOptions) -> Result<Lowered<'_, 'm>, LowerError> {
        let module = self.module();
        let encoding = options.encoding(module.target);
        let mut lowered = Lowered {
            validated: self,
            options: *options,
            encoding,
            locations: alloc::vec![EntryLocation::Absent; module.metadata.variables.len()],
            procedures: Vec::new(),
            entries: Vec::new(),
            parts: Vec::new(),
            bytes: Vec::new(),
            fixups: Vec::new(),
            base_types: Vec::new(),
            degradations: Vec::new(),
            frames: Vec::new(),
            fragments: Vec::new(),
            calls: Calls::default(),
        };
        let mut resolver = Resolver::new(self, encoding.has(OperationKind::SelectBitPiece));
        let mut scratch = Scratch {
            shared: lowered.shared_fragments(),
            ..Scratch::default()
        };
        let mut spread = lowered.statics(&mut resolver, &mut scratch);
        // Only the first of two functions with one subprogram counts.
        for function in module
            .code
            .functions()
            .filter(|function| !self.index().is_rejected_function(function.id))
        {
            let site = Site::of(module, function);
            resolver.begin(site);
            let has_frame_base = lowered.frame_base(&mut resolver, site, &mut scratch);
            resolver.is_frame_base_lost = !has_frame_base;
            if options.factor_procedures {
                lowered.factor(&mut resolver, site, &mut scratch);
            }
            scratch.pointees.clear();
            let (first_procedure, first_fixup) = (lowered.procedures.len(), lowered.fixups.len());
            let variables = self
                .index()
                .variables(function.subprogram)
                .filter(|id| !lowered.is_static(*id));
            let variables: Vec<VariableId> = variables.collect();
            for &variable in &variables {
                let location = lowered.variable(&mut resolver, site, variable, &mut scratch);
                lowered.set(variable, location);
            }
            lowered.point_to_variables(site, &variables, first_procedure, first_fixup);
            // Globals, which other code shares, have separate procedures.
            scratch.pointees.clear();
            lowered.statics_in(&mut resolver, site, &mut spread, &mut scratch);
            let weaker = resolver.degradations.len();
            if options.factor_procedures {
                // Unwinders do not read entries, and the values of call sites must visibly be
                // preserved.
                resolver.begin(site);
                resolver.is_frame_base_lost = !has_frame_base;
            }
            lowered.frame(&mut resolver, site, &mut scratch);
            lowered.frame_attributes(&mut resolver, site, &mut scratch);
            lowered.calls(&mut resolver, site, &mut scratch);
            if options.factor_procedures {
                resolver.forget_repeated(weaker);
            }
            lowered.degradations.append(&mut resolver.degradations);
            lowered.check_size()?;
        }
        lowered.finish_statics(spread);
        lowered.check_size()?;
        Ok(lowered)
    }
}

#[derive(Default)]
pub(super) struct Scratch {
    pub(super) pieces: Vec<Piece>,
    pub(super) procedures: Vec<Pointee>,
    pub(super) pointees: Pointees,
    pub(super) lost: Vec<DegradationReason>,
    pub(super) places: Vec<(CodeRange, Referrer)>,
    pub(super) memo: Vec<Option<Remembered>>,
    /// The fragments that describe the code of several functions.
    pub(super) shared: HashSet<FragmentId>,
}

impl<'m> Lowered<'_, 'm> {
    /// Entries hold offsets in the bytes as 32-bit numbers.
    fn check_size(&self) -> Result<(), LowerError> {
        u32::try_from(self.bytes.len())
            .map(drop)
            .map_err(|_| LowerError::TooLarge)
    }

    pub(super) fn set(&mut self, variable: VariableId, location: EntryLocation) {
        if let Some(slot) = self.locations.get_mut(variable.index()) {
            *slot = location;
        }
    }

    pub(super) fn variable(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        variable: VariableId,
        scratch: &mut Scratch,
    ) -> EntryLocation {
        let first = self.entries.len();
        if self.plain(resolver, site, variable, scratch).is_some() {
            return self.entry_location(site, first);
        }
        self.entries.truncate(first);
        let bits = self.object_bits(variable);
        self.object(
            resolver,
            site,
            Object::Variable(variable),
            Some(bits),
            scratch,
        )
    }

    /// The locations of the first `bits` bits of an object; by default as many as the type of its
    /// expression has.
    pub(super) fn object(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        object: Object,
        bits: Option<u64>,
        scratch: &mut Scratch,
    ) -> EntryLocation {
        let first = self.entries.len();
        let found = resolver.object(site, object, 0);
        scratch.pieces.clear();
        scratch
            .pieces
            .extend(found.map(|index| resolver.piece(index)));
        // Consumers that read only one location use the first: put locations that can be written
        // before implicit values.
        scratch.pieces.sort_by_key(|piece| {
            (
                piece.range.start,
                is_implicit(&resolver.tree, piece.location),
            )
        });
        let mut values_end = Position::START;
        let place_in_value = scratch.pieces.iter().any(|piece| {
            let is_value = is_implicit(&resolver.tree, piece.location);
            values_end = values_end.max(if is_value {
                piece.range.end
            } else {
                Position::START
            });
            !is_value && piece.range.start < values_end
        });
        if place_in_value {
            // A place begins where a value already holds.
            scratch
                .pieces
                .sort_by_key(|piece| is_implicit(&resolver.tree, piece.location));
        }
        let mut implicit = CodeRange::from(0..0);
        for index in 0..scratch.pieces.len() {
            let piece = scratch.pieces[index];
            let is_implicit = is_implicit(&resolver.tree, piece.location);
            // A second value for the same code adds no place.
            if is_implicit && piece.range == implicit {
                continue;
            }
            let bits = bits.unwrap_or_else(|| resolver.tree.bits(piece.ty));
            match self.piece(resolver, site, piece, bits, first, scratch) {
                // A value whose read may fail on the machine does not replace the others.
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
                self.degradations.push(Degradation {
                    subject: object.into(),
                    function: site.id(),
                    range: piece.range,
                    reason,
                });
            }
        }
        self.entry_location(site, first)
    }

    /// The location that the entries from `first` on form.
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

    /// The entry from `first` on that has the same expression and ends where a range begins.
    pub(super) fn continued(
        &self,
        range: CodeRange,
        bytes: (u32, u32),
        first: usize,
    ) -> Option<usize> {
        (first..self.entries.len()).rev().take(4).find(|&index| {
            let entry = &self.entries[index];
            entry.range.end == range.start && self.is_same(entry.expression(), bytes.0..bytes.1)
        })
    }

    /// The size of a variable in bits; [`u64::MAX`] if unknown.
    pub(super) fn object_bits(&self, variable: VariableId) -> u64 {
        let module = self.validated.module();
        let ty = module
            .metadata
            .variables
            .get(variable)
            .and_then(|node| module.metadata.variable_type(node));
        ty.and_then(|ty| module.metadata.type_bits(ty, module.target))
            .unwrap_or(u64::MAX)
    }

    /// True if two expressions have equal bytes and equal fixups.
    pub(super) fn is_same(&self, a: Range<u32>, b: Range<u32>) -> bool {
        let fixups = |expression: &Range<u32>| {
            let start = expression.start as usize;
            self.fixups(expression.clone())
                .iter()
                .map(move |fixup| (fixup.offset - start, fixup.kind))
        };
        self.expression(a.clone()) == self.expression(b.clone()) && fixups(&a).eq(fixups(&b))
    }

    /// Writes the expression of a location. Targets of implicit pointers are added to the scratch
    /// buffer; the first of them is procedure `first_procedure`.
    pub(super) fn encode(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        site: Site<'m>,
        location: LocationId,
        bits: u64,
        first_procedure: u32,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        self.encoder(resolver, site, first_procedure, scratch, |encoder| {
            encoder.expression(location, bits)
        })
    }

    /// Writes an expression with an encoder. If it is lost, nothing is written.
    pub(super) fn encoder(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        site: Site<'m>,
        first_procedure: u32,
        scratch: &mut Scratch,
        write: impl FnOnce(&mut Encoder<'_>) -> Result<(), Lost>,
    ) -> Result<(), Lost> {
        let mut encoder = Encoder {
            encoding: self.encoding,
            is_portable: self.options.portable,
            tree: &resolver.tree,
            bytes: &mut self.bytes,
            fixups: &mut self.fixups,
            base_types: &mut self.base_types,
            first_procedure,
            procedures: &mut scratch.procedures,
            frame_base_is_cfa: site.function.is_some()
                && !site.has_frame_base
                && resolver.tree.target().description().cfa_address_space == 0,
            lost: core::mem::take(&mut scratch.lost),
            unfinished: false,
            nested: false,
        };
        let result = write(&mut encoder);
        scratch.lost = encoder.lost;
        result
    }

    /// Adds an entry for a piece, or extends the one before.
    fn piece(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        piece: Piece,
        bits: u64,
        first_entry: usize,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        let (start, fixups) = (self.bytes.len(), self.fixups.len());
        scratch.procedures.clear();
        let first_procedure = self.procedures.len() as u32;
        let result = self.encode(
            resolver,
            site,
            piece.location,
            bits,
            first_procedure,
            scratch,
        );
        result?;
        let end = self.bytes.len();
        self.pointees(resolver, site, start, first_procedure, scratch);
        // Extend an entry that has the same expression and ends here.
        if let Some(index) = self.continued(piece.range, (start as u32, end as u32), first_entry) {
            self.entries[index].range.end = piece.range.end;
            self.bytes.truncate(start);
            self.fixups.truncate(fixups);
            return Ok(());
        }
        make_room(&mut self.entries, 1);
        self.entries.push(LocationEntry {
            range: piece.range,
            first: start as u32,
            end: end as u32,
        });
        Ok(())
    }
}

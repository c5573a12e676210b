//! Lowers attributes that have one expression for all code: of global variables, properties of
//! types, and a function's frame.

use super::above::Above;
use super::build::{is_implicit, value_of};
use super::degradation::DegradationReason;
use super::encode::Lost;
use super::lowered::{EntryLocation, FunctionPart, LocationEntry, Lowered};
use super::piece::Piece;
use super::resolve::Resolver;
use super::scratch::Scratch;
use super::site::Site;
use crate::dwarf::{Dialect, OperationKind};
use crate::location::Location;
use crate::markers::CodeRange;
use crate::metadata::{DIType, FragmentId, Object};
use crate::units::Position;
use alloc::vec::Vec;

/// The property of an object that an attribute of a type requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Required {
    /// The object's location.
    Place,
    /// The object's value, left on the stack.
    Value,
}

impl<'m> Lowered<'_, 'm> {
    /// Reports the loss of an object in all of the code.
    fn lose(&mut self, site: Site<'_>, object: Object, reason: DegradationReason) {
        let lost = site.lost(object, site.range(), reason);
        self.degradations.push(lost);
    }

    /// Lowers variables with static storage and properties of types, for code in which none of
    /// their bounded lifetimes is active.
    pub(super) fn statics(&mut self, resolver: &mut Resolver<'_, 'm>, scratch: &mut Scratch) {
        let module = self.validated.module();
        let index = self.validated.index();
        resolver.begin(Site::NONE);
        let statics = &resolver.facts.statics;
        for &(id, functions) in &statics.variables {
            let location = if functions > 1 && self.encoding.dialect.version() < 5 {
                self.lose(Site::NONE, id.into(), DegradationReason::NoDefault);
                EntryLocation::Absent
            } else {
                self.variable(resolver, id, scratch)
            };
            self.set(id, location, &mut scratch.found);
        }
        let types = module.metadata.types.iter();
        for (_, ty) in types.filter(|(id, _)| !index.is_rejected_type(*id)) {
            each_property(ty, |object, required| {
                if let Object::Fragment(fragment) = object {
                    let location = self.property(resolver, fragment, required, scratch);
                    scratch.found.fragments.push((fragment, location));
                }
            });
        }
        self.degradations.append(&mut resolver.degradations);
    }

    /// Lowers the variables with static storage in a function that has bounded lifetimes of these
    /// variables, or of objects that they depend on.
    pub(super) fn statics_in(&mut self, resolver: &mut Resolver<'_, 'm>, scratch: &mut Scratch) {
        let Some(function) = resolver.site.id() else {
            return;
        };
        let variables = resolver.facts.statics.of.get(&function);
        for &variable in variables.into_iter().flatten() {
            let entries = match self.variable(resolver, variable, scratch) {
                EntryLocation::List(entries) => entries,
                EntryLocation::Expression(expression) => {
                    let first = self.entries.len() as u32;
                    self.entries
                        .push(LocationEntry::new(resolver.site.range(), expression));
                    first..first + 1
                }
                EntryLocation::Absent | EntryLocation::PerFunction(_) => 0..0,
            };
            let part = FunctionPart { function, entries };
            scratch.found.parts.push((variable, part));
        }
    }

    /// True if the location of a fragment that describes the code of several functions differs
    /// between them. DWARF has one expression for all functions, so the fragment is lost in every
    /// function, and the degradation is reported here.
    fn differs(&mut self, resolver: &Resolver<'_, 'm>, object: Object) -> bool {
        let differs = match object {
            Object::Fragment(fragment) => resolver.facts.differing.contains(&fragment),
            _ => false,
        };
        if differs {
            self.lose(resolver.site, object, DegradationReason::PerFunction);
        }
        differs
    }

    /// Writes one expression: the first location that can be lowered.
    fn property(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        fragment: FragmentId,
        required: Required,
        scratch: &mut Scratch,
    ) -> EntryLocation {
        let object = Object::Fragment(fragment);
        if !self.validated.functions_of(object).is_empty() {
            self.lose(Site::NONE, object, DegradationReason::PerFunction);
            return EntryLocation::Absent;
        }
        let mut why = DegradationReason::Undefined;
        for index in resolver.object(object, 0) {
            let (piece, before) = (resolver.piece(index), self.written());
            scratch.procedures.clear();
            let written = match required {
                Required::Value => self.value(resolver, piece, scratch),
                Required::Place if is_implicit(&resolver.tree, piece.location) => {
                    Err(Lost(DegradationReason::NoMemory))
                }
                Required::Place => self.encoder(resolver, scratch, |encoder| {
                    encoder.after_entry().expression(piece.location, u64::MAX)
                }),
            };
            let lost = scratch.lost.drain(..).next();
            match written {
                // A number is meaningless without some of its parts.
                Ok(()) if lost.is_some() => why = lost.unwrap_or(why),
                Ok(()) if scratch.procedures.is_empty() => {
                    return EntryLocation::Expression(self.bytes_since(before));
                }
                Ok(()) => why = DegradationReason::ImplicitPointer,
                Err(Lost(reason)) => why = reason,
            }
            self.undo(before);
        }
        if why != DegradationReason::Undefined {
            self.lose(Site::NONE, object, why);
        }
        EntryLocation::Absent
    }

    /// Writes an expression that leaves the value at a location on the stack.
    pub(super) fn value(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        piece: Piece,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        let value = value_of(&mut resolver.tree, piece.location, piece.ty);
        let mut value = value.map_err(|failure| Lost(failure.reason()))?;
        // Such a number is at most as wide as an address. All bits must exist nonetheless.
        let (tree, mut ty) = (&mut resolver.tree, piece.ty);
        let bits = tree.bits(ty);
        let address = tree.address_type();
        if !ty.is_float() && tree.bits(ty) > tree.bits(address) {
            (value, ty) = (tree.convert(value, address), address);
        }
        let before = self.written();
        scratch.procedures.clear();
        let mut written = self.encoder(resolver, scratch, |encoder| {
            encoder.has_bits(piece.location, 0, bits)?;
            encoder.after_entry().generic(value, Above::of(ty))
        });
        // An implicit pointer is not a number: a value has no entry that the pointer could name.
        if written.is_ok() && !scratch.procedures.is_empty() {
            written = Err(Lost(DegradationReason::ImplicitPointer));
        }
        if written.is_err() {
            self.undo(before);
        }
        written
    }

    /// Writes an expression that leaves the value of an argument on the stack. A float has its base
    /// type, as in gcc's DWARF: gdb takes the type of `DW_OP_entry_value` in the called function
    /// from the value that the caller passes, and would compute with the bits as with an integer.
    pub(super) fn argument_value(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        piece: Piece,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        if !piece.ty.is_float() {
            return self.value(resolver, piece, scratch);
        }
        let value = value_of(&mut resolver.tree, piece.location, piece.ty);
        let value = value.map_err(|failure| Lost(failure.reason()))?;
        let bits = resolver.tree.bits(piece.ty);
        let before = self.written();
        let written = self.encoder(resolver, scratch, |encoder| {
            encoder.has_bits(piece.location, 0, bits)?;
            encoder.after_entry().typed(value)
        });
        if written.is_err() {
            self.undo(before);
        }
        written
    }

    /// Lowers the frame base of a function. Returns true if slots can be relative to it: the
    /// function states none, or it was written completely and is in one place in the address space
    /// of frames. If a part of it cannot be written, it is not written at all, because slots would
    /// be relative to a wrong address.
    pub(super) fn frame_base(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        scratch: &mut Scratch,
    ) -> bool {
        let module = self.validated.module();
        let subprogram = resolver
            .site
            .function
            .and_then(|function| module.metadata.subprograms.get(function.subprogram));
        let Some(fragment) = subprogram.and_then(|node| node.frame_base) else {
            return true;
        };
        let object = Object::Fragment(fragment);
        if self.differs(resolver, object) {
            return false;
        }
        let found = resolver.object(object, 0);
        let found: Vec<Piece> = found.map(|index| resolver.piece(index)).collect();
        let home = module.target.description().cfa_address_space;
        let has_spaces = self.encoding.has(OperationKind::FormAspaceAddress);
        // A register in this attribute would mean the address that it holds.
        let spaces = found
            .iter()
            .map(|piece| match resolver.tree.location(piece.location) {
                Location::Memory {
                    space,
                    bit_offset: 0,
                    ..
                } if space == home || has_spaces => Some(space),
                _ => None,
            });
        let Some(spaces) = spaces.collect::<Option<Vec<u64>>>() else {
            // The frame base is lost in the whole function, because there is one attribute.
            self.lose(resolver.site, object, DegradationReason::NoMemory);
            return false;
        };
        let (before, degradations) = (self.written(), self.degradations.len());
        let location = self.object(resolver, object, Some(8), scratch);
        let is_whole = match &location {
            EntryLocation::List(list) => cover(self.entries(list.clone()), &found),
            EntryLocation::Expression(_) => true,
            EntryLocation::Absent | EntryLocation::PerFunction(_) => found.is_empty(),
        };
        let lost = self.degradations.drain(degradations..).next();
        if !is_whole || lost.is_some() {
            self.undo(before);
            resolver.written.clear();
            let reason = lost.map_or(DegradationReason::Undefined, |lost| lost.reason);
            self.lose(resolver.site, object, reason);
            return false;
        }
        scratch.found.fragments.push((fragment, location));
        // Slots are computed from the frame base explicitly if it is in another address space, or
        // in several places at once: consumers of `DW_OP_fbreg` use one place.
        let mut ranges: Vec<CodeRange> = found.iter().map(|piece| piece.range).collect();
        ranges.sort_unstable();
        let is_in_one_place = ranges.windows(2).all(|pair| pair[0].end <= pair[1].start);
        is_in_one_place && spaces.iter().all(|space| *space == home)
    }

    /// Lowers the lane attributes of a function.
    pub(super) fn frame_attributes(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        scratch: &mut Scratch,
    ) {
        let module = self.validated.module();
        let index = self.validated.index();
        let described = resolver
            .site
            .function
            .filter(|_| index.has_code_fragments());
        let Some(function) = described else {
            return;
        };
        let node = module.metadata.subprograms.get(function.subprogram);
        let frame_base = node.and_then(|node| node.frame_base);
        for fragment in index.code_fragments(module, function.subprogram) {
            // The frame base is already lowered.
            if Some(fragment) == frame_base {
                continue;
            }
            let object = Object::Fragment(fragment);
            if matches!(self.encoding.dialect, Dialect::Dwarf4 | Dialect::Dwarf5) {
                let reason = match resolver.facts.iterations.contains(&fragment) {
                    true => DegradationReason::Iteration,
                    false => DegradationReason::Lane,
                };
                self.lose(resolver.site, object, reason);
                continue;
            }
            if self.differs(resolver, object) {
                continue;
            }
            let degradations = self.degradations.len();
            let location = self.object(resolver, object, None, scratch);
            // An undefined lane means that the lane was not active on entry, so the result would be
            // wrong if a part were lost.
            let is_whole = self.degradations.len() == degradations;
            for lost in self.degradations.iter_mut().skip(degradations) {
                lost.range = resolver.site.range();
            }
            let location = match is_whole {
                true => location,
                false => EntryLocation::Absent,
            };
            scratch.found.fragments.push((fragment, location));
        }
    }
}

/// True if the range of each piece is within that of an entry.
fn cover(entries: &[LocationEntry], pieces: &[Piece]) -> bool {
    let mut ranges: Vec<CodeRange> = entries.iter().map(|entry| entry.range).collect();
    ranges.sort_unstable();
    // The greatest end of the ranges up to each one.
    let mut end = Position::START;
    for range in &mut ranges {
        end = end.max(range.end);
        range.end = end;
    }
    pieces.iter().all(|piece| {
        let begun = ranges.partition_point(|range| range.start <= piece.range.start);
        let last = begun.checked_sub(1).and_then(|last| ranges.get(last));
        last.is_some_and(|range| range.end >= piece.range.end)
    })
}

impl Lowered<'_, '_> {
    /// True if the lowered expression of a fragment leaves a value on the stack, such as a bound or
    /// a count.
    pub(super) fn gives_value(&self, fragment: FragmentId) -> bool {
        let index = self.validated.index();
        let mut is_value = false;
        if index.is_property(fragment) {
            let types = self
                .validated
                .module()
                .metadata
                .types
                .iter()
                .filter(|(id, _)| !index.is_rejected_type(*id));
            for (_, ty) in types {
                each_property(ty, |object, required| {
                    is_value |= object == fragment.into() && required == Required::Value
                });
            }
        }
        is_value
    }
}

/// Calls `each` for every object that describes a type, with the property of the object that the
/// type uses.
fn each_property(ty: &DIType, mut each: impl FnMut(Object, Required)) {
    match ty {
        DIType::Array(array) => {
            array
                .data_location
                .into_iter()
                .for_each(|object| each(object, Required::Place));
            let values = [array.associated, array.allocated, array.rank.object()]
                .into_iter()
                .flatten();
            let bounds = array
                .dimensions
                .iter()
                .flat_map(|dimension| dimension.objects());
            values
                .chain(bounds)
                .for_each(|object| each(object, Required::Value));
        }
        DIType::String(string) => string
            .properties()
            .for_each(|object| each(object, Required::Place)),
        _ => {}
    }
}

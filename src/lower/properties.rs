//! What is said once for all code: global variables, properties of types, and what a function's frame is.

use super::encode::Lost;
use super::lowered::{Degradation, DegradationReason, EntryLocation, Lowered};
use super::resolve::{Resolver, Site};
use super::value::Above;
use super::variables::Scratch;
use crate::dwarf::Dialect;
use crate::location::Location;
use crate::metadata::{DIType, FragmentId, Object, VariableId, VariableKind};

/// What an attribute of a type wants of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Want {
    /// Where it is.
    Place,
    /// Its value, left on the stack.
    Value,
}

impl<'m> Lowered<'_, 'm> {
    /// Variables that are in no function's code alone, and properties of types.
    pub(super) fn statics(&mut self, resolver: &mut Resolver<'_, 'm>, scratch: &mut Scratch) {
        let module = self.validated.module();
        let index = self.validated.index();
        let site = Site::NONE;
        resolver.begin(site);
        for (id, node) in module.variables.iter() {
            if self.is_static(id) || index.subprogram_of(node.scope).is_none() {
                let location = self.variable(resolver, site, id, scratch);
                self.set(id, location);
            }
        }
        for (_, ty) in module.types.iter().filter(|(id, _)| !index.is_rejected_type(*id)) {
            each_property(ty, |object, want| {
                if let Object::Fragment(fragment) = object {
                    let location = self.property(resolver, fragment, want, scratch);
                    self.set_fragment(fragment, location);
                }
            });
        }
        self.degradations.append(&mut resolver.degradations);
    }

    /// True for a variable of the whole run of the program, whose place no code changes.
    pub(super) fn is_static(&self, variable: VariableId) -> bool {
        let (module, index) = (self.validated.module(), self.validated.index());
        let is_global = module.variables.get(variable).is_some_and(|node| node.kind == VariableKind::Global);
        is_global && index.lifetimes(variable.into()).all(|id| index.function_of(id).is_none())
    }

    fn set_fragment(&mut self, fragment: FragmentId, location: EntryLocation) {
        if self.fragments.is_empty() {
            self.fragments.resize(self.validated.module().fragments.len(), EntryLocation::Absent);
        }
        if let Some(place) = self.fragments.get_mut(fragment.index()) {
            *place = location;
        }
    }

    /// One expression, of the first place that can be said.
    fn property(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        fragment: FragmentId,
        want: Want,
        scratch: &mut Scratch,
    ) -> EntryLocation {
        let object = Object::Fragment(fragment);
        let mut why = DegradationReason::Undefined;
        for index in resolver.object(Site::NONE, object, 0) {
            let (piece, start, fixups) = (resolver.piece(index), self.bytes.len(), self.fixups.len());
            let first_procedure = self.procedures.len() as u32;
            scratch.procedures.clear();
            let written = match want {
                Want::Value => self.value(resolver, Site::NONE, piece, scratch),
                Want::Place if !matches!(resolver.tree.location(piece.location), Location::Implicit { .. }) => {
                    self.encode(resolver, Site::NONE, piece.location, u64::MAX, first_procedure, scratch)
                }
                Want::Place => Err(Lost(DegradationReason::NoMemory)),
            };
            let lost = scratch.lost.drain(..).next();
            match written {
                // What has no meaning without all of its parts.
                Ok(()) if lost.is_some() => why = lost.unwrap_or(why),
                Ok(()) if scratch.procedures.is_empty() => {
                    return EntryLocation::Expression(start as u32..self.bytes.len() as u32);
                }
                Ok(()) => why = DegradationReason::ImplicitPointer,
                Err(Lost(reason)) => why = reason,
            }
            self.bytes.truncate(start);
            self.fixups.truncate(fixups);
        }
        if why != DegradationReason::Undefined {
            let range = Site::NONE.range();
            self.degradations.push(Degradation { object, function: None, range, reason: why });
        }
        EntryLocation::Absent
    }

    /// Writes an expression that leaves the value at a location on the stack.
    pub(super) fn value(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        piece: super::resolve::Piece,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        let value = resolver.tree.read(piece.location, piece.ty).ok_or(Lost(DegradationReason::Undefined))?;
        let (bytes, fixups) = (self.bytes.len(), self.fixups.len());
        let written = self.encoder(resolver, site, 0, scratch, |encoder| encoder.generic(value, Above::of(piece.ty)));
        if written.is_err() {
            self.bytes.truncate(bytes);
            self.fixups.truncate(fixups);
        }
        written
    }

    /// The frame base of a function, and its lanes.
    pub(super) fn frame_attributes(&mut self, resolver: &mut Resolver<'_, 'm>, site: Site<'m>, scratch: &mut Scratch) {
        let module = self.validated.module();
        let Some(node) = site.function.and_then(|function| module.subprograms.get(function.subprogram)) else { return };
        if let Some(fragment) = node.frame_base {
            // A register would stand for the address that it holds, not for itself.
            let found = resolver.object(site, fragment.into(), 0);
            let home = module.target.description().cfa_address_space;
            let is_memory =
                |location| matches!(resolver.tree.location(location), Location::Memory { space, .. } if space == home);
            let mut pieces = found.map(|index| resolver.piece(index));
            let elsewhere = pieces.find(|piece| !is_memory(piece.location));
            let location = match elsewhere {
                None => self.object(resolver, site, fragment.into(), Some(8), scratch),
                Some(piece) => {
                    let (object, reason) = (fragment.into(), DegradationReason::NoMemory);
                    self.degradations.push(Degradation { object, function: site.id(), range: piece.range, reason });
                    EntryLocation::Absent
                }
            };
            self.set_fragment(fragment, location);
        }
        for fragment in [node.lane_pc, node.active_lane].into_iter().flatten() {
            let object = Object::Fragment(fragment);
            if matches!(self.encoding.dialect, Dialect::Dwarf4 | Dialect::Dwarf5) {
                let reason = DegradationReason::Lane;
                self.degradations.push(Degradation { object, function: site.id(), range: site.range(), reason });
                continue;
            }
            let location = self.object(resolver, site, object, None, scratch);
            self.set_fragment(fragment, location);
        }
    }
}

/// Every object that says something of a type, and how.
fn each_property(ty: &DIType, mut each: impl FnMut(Object, Want)) {
    match ty {
        DIType::Array(array) => {
            array.data_location.into_iter().for_each(|object| each(object, Want::Place));
            let values = [array.associated, array.allocated, array.rank.object()].into_iter().flatten();
            let bounds = array.dimensions.iter().flat_map(|dimension| dimension.objects());
            values.chain(bounds).for_each(|object| each(object, Want::Value));
        }
        DIType::String(string) => string.properties().for_each(|object| each(object, Want::Place)),
        _ => {}
    }
}

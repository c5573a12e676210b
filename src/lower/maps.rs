//! Object maps: arrays with a chunk in registers (DWARF issue 230712.4).
//!
//! The location of such an array is an overlay. A part of the array, and an object that contains
//! it, are lowered as overlays too. The array itself has an entry for its map and uses
//! `DW_OP_object_map`, if the dialect has this operation.

use super::above::Above;
use super::encode::{Encoder, Lost};
use super::lowered::{EntryLocation, Lowered, LoweredMap, Procedure};
use super::piece::Piece;
use super::resolve::Resolver;
use super::scratch::Scratch;
use crate::dwarf::{EntryRef, Operation, OperationKind};
use crate::expr::DIOp;
use crate::location::Location;
use crate::metadata::Object;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashSet;

impl Resolver<'_, '_> {
    /// True if the location of an object depends on an object map.
    pub(super) fn has_map(&self, object: Object) -> bool {
        let (mut seen, mut waiting) = (HashSet::new(), alloc::vec![object]);
        while let Some(object) = waiting.pop() {
            for id in self.validated.index().lifetimes(object) {
                let Some(lifetime) = self.module.metadata.lifetimes.get(id) else {
                    continue;
                };
                let mut ops = self.module.exprs.ops(lifetime.location).iter();
                if ops.any(|op| matches!(op, DIOp::ObjectMap { .. })) {
                    return true;
                }
                let arguments = self.module.metadata.arguments(lifetime).iter();
                waiting.extend(arguments.filter(|argument| seen.insert(**argument)));
            }
        }
        false
    }
}

impl<'m> Lowered<'_, 'm> {
    /// Writes the location of an array with its map.
    pub(super) fn map_operation(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        number: u32,
        scratch: &mut Scratch,
    ) -> Result<(), Lost> {
        self.encoder(resolver, scratch, |encoder| {
            encoder.op(Operation::constant_unsigned(0))?;
            encoder.op(Operation::ObjectMap(EntryRef::Symbol(number)))
        })
    }

    /// Returns the number of the entry of an array's map; `None` if the location is not a map, or
    /// if a part of the map cannot be written or would need other entries.
    pub(super) fn map_of(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        object: Object,
        Piece {
            range, location, ..
        }: Piece,
        scratch: &mut Scratch,
    ) -> Option<u32> {
        let mapped = resolver.tree.mapped(location)?;
        let Object::Variable(variable) = object else {
            return None;
        };
        let ty = resolver.tree.value(mapped.chunk).ty;
        let address_bits = resolver.tree.bits(resolver.tree.address_type());
        // A variable with static storage has no entry in the function.
        if !self.encoding.has(OperationKind::ObjectMap)
            || self.validated.is_static(variable)
            || !resolver.tree.is_generic(ty, address_bits)
        {
            return None;
        }
        let before = self.written();
        let mut write =
            |write: &dyn Fn(&mut Encoder<'_>) -> _| self.map_part(resolver, scratch, write);
        let array = mapped.array;
        let map = LoweredMap {
            variable,
            range,
            memory: write(&|encoder| match encoder.tree.location(array.location) {
                Location::Memory { .. } => encoder.expression(array.location, array.bits),
                // The registers overlay a whole storage, so this storage must be the array's own.
                _ => encoder.part(array.location, 0, array.bits),
            })?,
            chunk: write(&|encoder| encoder.generic(mapped.chunk, Above::of(ty)))?,
            registers: write(&|encoder| {
                encoder.expression(mapped.registers.location, mapped.registers.bits)
            })?,
            element_size: mapped.elements.0,
            element_count: mapped.elements.1,
        };
        let end = (variable, range.end);
        let known = scratch.maps.get(&(variable, range.start));
        if let Some(number) = self.continued_map(&map, known) {
            self.undo(before);
            scratch.maps.entry(end).or_default().push(number);
            return Some(number);
        }
        let number = self.procedures.len() as u32;
        scratch.maps.entry(end).or_default().push(number);
        self.procedures.push(Procedure {
            function: resolver.site.id(),
            location: EntryLocation::Absent,
            variable: None,
            bytes: 0,
            map: Some(map),
        });
        Some(number)
    }

    /// Writes a part of a map; `None` if some of it is lost or needs another entry.
    fn map_part(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        scratch: &mut Scratch,
        write: &dyn Fn(&mut Encoder<'_>) -> Result<(), Lost>,
    ) -> Option<Range<u32>> {
        let before = self.written();
        scratch.procedures.clear();
        let written = self.encoder(resolver, scratch, write);
        let is_whole = scratch.lost.is_empty() && scratch.procedures.is_empty();
        scratch.lost.clear();
        scratch.procedures.clear();
        (written.is_ok() && is_whole).then(|| self.bytes_since(before))
    }

    /// Returns the map that differs from `map` only in its range and ends where `map` begins, and
    /// extends it to hold in both ranges. `known` are the maps that ended there.
    fn continued_map(&mut self, map: &LoweredMap, known: Option<&Vec<u32>>) -> Option<u32> {
        let is_continued = |number: &u32| {
            let Some(known) = self.map(*number as usize) else {
                return false;
            };
            let rest = |map: &LoweredMap| (map.variable, map.element_size, map.element_count);
            // A map may have been extended since, or removed.
            known.range.end == map.range.start
                && rest(known) == rest(map)
                && (known.parts().into_iter().zip(map.parts()))
                    .all(|(known, new)| self.is_same(known, new))
        };
        let number = known?.iter().copied().filter(is_continued).max()?;
        let procedure = self.procedures.get_mut(number as usize)?;
        procedure.map.as_mut()?.range.end = map.range.end;
        Some(number)
    }
}

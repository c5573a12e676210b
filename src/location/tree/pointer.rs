//! Addresses of locations, and locations at addresses.

use super::{Location, LocationId, Tree};
use crate::ty::Type;

impl Tree {
    /// Returns a pointer to a location, for the DWARF address space `space`: the location's address
    /// if it is byte-aligned memory in that space, otherwise an implicit pointer. For a choice
    /// between locations, returns the choice between pointers to them. The pointer points to `bits`
    /// bits and has the type `ty`.
    pub fn address_of(&mut self, to: LocationId, bits: u64, space: u64, ty: Type) -> LocationId {
        match self.location(to) {
            Location::Memory {
                space: at,
                address,
                bit_offset: 0,
            } if at == space => {
                let address = self.convert(address, ty);
                self.implicit(address)
            }
            Location::Choose {
                condition,
                first,
                second,
            } => self.chosen(condition, first, second, |tree, side| {
                Some(tree.address_of(side, bits, space, ty))
            }),
            // A pointer to the undefined location is undefined, but its target is still that
            // location.
            _ => self.push(Location::Pointer { to, space, bits }),
        }
    }

    /// Returns the target of a pointer at a location; `None` if the pointer is known to have no
    /// value.
    pub fn dereference(&mut self, pointer: LocationId, space: u64, ty: Type) -> Option<LocationId> {
        let bits = self.bits(ty);
        let mut at = pointer;
        while let Some(part) = self.within_part(at, bits) {
            at = part;
        }
        if let Location::Pointer {
            to, space: into, ..
        } = self.location(at)
            && into == space
        {
            return Some(to);
        }
        if let Location::Choose {
            condition,
            first,
            second,
        } = self.location(at)
        {
            return Some(self.chosen(condition, first, second, |tree, side| {
                tree.dereference(side, space, ty)
            }));
        }
        let address = self.read(pointer, ty)?;
        let address_type = self.address_type();
        let address = self.convert(address, address_type);
        Some(self.memory(space, address))
    }
}

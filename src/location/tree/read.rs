//! The values at locations.

use super::{Location, LocationId, LocationSlice, Tree, ValueId, ValueKind};
use crate::ty::Type;

impl Tree {
    /// Returns the value of a type that a register had on entry to the function; `None` if the
    /// location is known not to be a register.
    pub fn entry_value(&mut self, location: LocationId, ty: Type) -> Option<ValueId> {
        let bits = self.bits(ty);
        let mut at = location;
        while let Some(part) = self.within_part(at, bits) {
            at = part;
        }
        if let Some((register, bit_offset)) = self.in_one_register(at, 0, bits) {
            at = self.wide_register(register, bit_offset);
        }
        match self.location(at) {
            Location::Choose {
                condition,
                first,
                second,
            } => {
                if let (Some(first), Some(second)) =
                    (self.entry_value(first, ty), self.entry_value(second, ty))
                {
                    return Some(self.push_value(ValueKind::Choose(condition, first, second), ty));
                }
            }
            _ if self.may_be_registers(at, 0, bits) => {}
            _ => return None,
        }
        Some(self.push_value(ValueKind::Entry(at), ty))
    }

    /// Returns the location in the one part of a composite that has all of the first `bits` bits.
    pub(super) fn within_part(&mut self, location: LocationId, bits: u64) -> Option<LocationId> {
        let Location::Composite { parts, bit_offset } = self.location(location) else {
            return None;
        };
        let mut start = 0u64;
        for part in self.parts(parts) {
            let end = start.saturating_add(part.bits);
            if start <= bit_offset && bit_offset.saturating_add(bits) <= end {
                return self.moved_bits(part.location, i128::from(bit_offset - start));
            }
            start = end;
        }
        None
    }

    /// True if a register, a value, a composite or a part of it is known to end before `bits` bits
    /// of a location. A conversion may use only a few of the bits, but a read past the end still
    /// fails.
    fn ends_within(&self, location: LocationId, bits: u64) -> bool {
        let location = self.location(location);
        let (Location::Register { bit_offset, .. }
        | Location::Implicit { bit_offset, .. }
        | Location::Composite { bit_offset, .. }) = location
        else {
            return false;
        };
        if let Location::Composite { parts, .. } = location {
            let mut used = self.slices(parts, bit_offset, bits);
            // The recursion ends because the depth of a tree is bounded.
            if used.any(|one| self.ends_within(one.location, one.from + one.bits)) {
                return true;
            }
        }
        let all = self.size(location);
        all.is_some_and(|all| bit_offset.saturating_add(bits) > all)
    }

    /// Returns the bits at a location as a value; `None` if the location is known to have none.
    pub fn read(&mut self, location: LocationId, ty: Type) -> Option<ValueId> {
        if self.ends_within(location, self.bits(ty)) {
            return self.failure();
        }
        match self.location(location) {
            // An implicit pointer has no bits to read.
            Location::Undefined | Location::Pointer { .. } => return None,
            Location::Implicit {
                value,
                bit_offset: 0,
            } => {
                let known = self.value(value);
                let is_computed = !matches!(known.kind, ValueKind::Constant(_));
                if known.ty == ty {
                    return Some(value);
                }
                if self.bits(known.ty) == self.bits(ty) {
                    return Some(match known.ty.is_float() || ty.is_float() {
                        true if is_computed => self.push_value(ValueKind::Bits(value), ty),
                        _ => self.retyped(value, ty),
                    });
                }
            }
            Location::Composite { parts, bit_offset } => {
                // If one part has all bits, only that part is read. If a part with some of the bits
                // has no value, the whole location has no value.
                let bits = self.bits(ty);
                if let Some(part) = self.within_part(location, bits) {
                    return self.read(part, ty);
                }
                let is_empty = |one: LocationSlice| {
                    let location = self.location(one.location);
                    matches!(location, Location::Undefined | Location::Pointer { .. })
                };
                if self.slices(parts, bit_offset, bits).any(is_empty) {
                    return None;
                }
            }
            Location::Choose {
                condition,
                first,
                second,
            } => match (self.read(first, ty), self.read(second, ty)) {
                (Some(first), Some(second)) => {
                    return Some(self.push_value(ValueKind::Choose(condition, first, second), ty));
                }
                (None, None) => return None,
                _ => {}
            },
            _ => {}
        }
        Some(self.push_value(ValueKind::Read(location), ty))
    }
}

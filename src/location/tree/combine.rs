//! Combines two locations bit by bit: selections and overlays.

use super::{BinaryOp, Location, LocationId, Tree, ValueId};
use crate::target::Register;
use crate::ty::Type;
use alloc::vec::Vec;

/// The maximum number of elements that become separate choices, each with a branch.
const MAX_BRANCHES: u32 = 64;

impl Tree {
    /// A vector of type `ty`, each of whose elements comes from `one` if its bit of the mask is 1,
    /// otherwise from `zero`. `None` if the type is not a vector.
    ///
    /// A known mask gives consecutive parts. If the dialect has no operation for selections, each
    /// element of a short vector becomes a choice.
    pub fn select(
        &mut self,
        mask: ValueId,
        zero: LocationId,
        one: LocationId,
        ty: Type,
    ) -> Option<LocationId> {
        let (count, element) = ty.elements()?;
        let bits = self.bits(element);
        if let Some(mask) = self.known(mask) {
            // The bits above those of a known number are copies of its sign.
            let is_one = |index: u32| mask >> index.min(i128::BITS - 1) & 1 != 0;
            let mut parts = Vec::new();
            let mut index = 0;
            while index < count {
                let side = is_one(index);
                let first = index;
                while index < count && is_one(index) == side {
                    index += 1;
                }
                let location = if side { one } else { zero };
                let location = self.moved_bits(location, i128::from(first) * i128::from(bits))?;
                parts.push((location, Type::bits(u64::from(index - first) * bits)));
            }
            return Some(self.composite(&parts));
        }
        if let (Location::Undefined, Location::Undefined) =
            (self.location(zero), self.location(one))
        {
            return Some(zero);
        }
        if self.keeps_selections || count > MAX_BRANCHES {
            let bits = u32::try_from(bits).ok()?;
            return Some(self.push(Location::Select {
                mask,
                zero,
                one,
                bits,
                count,
            }));
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let mask_type = self.value(mask).ty;
            let shift = self.constant(i128::from(index), mask_type);
            let bit = if index == 0 {
                mask
            } else {
                self.binary(BinaryOp::LShr, mask, shift)
            };
            let bit = self.convert(bit, Type::BOOL);
            let by = i128::from(index) * i128::from(bits);
            let (zero, one) = (self.element(zero, by, bits)?, self.element(one, by, bits)?);
            parts.push((self.choose(bit, one, zero), Type::bits(bits)));
        }
        Some(self.composite(&parts))
    }

    /// Returns some bits of a location. The bits of a value become a separate value.
    fn element(&mut self, of: LocationId, by: i128, bits: u64) -> Option<LocationId> {
        let mut location = self.moved_bits(of, by)?;
        while let Some(part) = self.within_part(location, bits) {
            location = part;
        }
        match self.location(location) {
            Location::Implicit { .. } => {
                let value = self.read(location, Type::bits(bits))?;
                Some(self.implicit(value))
            }
            _ => Some(location),
        }
    }

    /// Returns a location with another one laid over it, at an offset in bytes from its start;
    /// `None` if the offset is known to be negative, or to be 2⁶⁴ bits or more. Bits past the end
    /// of the base are omitted.
    pub fn overlay(
        &mut self,
        base: (LocationId, Type),
        over: (LocationId, Type),
        by: ValueId,
    ) -> Option<LocationId> {
        let Some(bytes) = self.known(by) else {
            let parts = self.add_parts(&[base, over]);
            return Some(self.push(Location::Overlay { parts, by }));
        };
        let (all, bits) = (self.bits(base.1), self.bits(over.1));
        let Some(start) = bytes
            .checked_mul(8)
            .and_then(|start| u64::try_from(start).ok())
        else {
            return self.failure();
        };
        let end = start.saturating_add(bits);
        let rest = match end < all {
            true => self.moved_bits(base.0, i128::from(end))?,
            false => base.0,
        };
        let parts = [
            (base.0, start.min(all)),
            (over.0, bits.min(all.saturating_sub(start))),
            (rest, all.saturating_sub(end)),
        ];
        let parts: Vec<_> = parts.into_iter().filter(|(_, bits)| *bits > 0).collect();
        let parts: Vec<_> = parts
            .into_iter()
            .map(|(location, bits)| (location, Type::bits(bits)))
            .collect();
        Some(self.composite(&parts))
    }

    /// True if some bit of a location may be undefined at run time.
    pub(super) fn may_have_holes(&self, location: LocationId) -> bool {
        let location = self.location(location);
        let mut inner = self.inner(location);
        location == Location::Undefined || inner.any(|inner| self.may_have_holes(inner))
    }

    /// True if `bits` bits of a location from `from` on are, or may be, in registers.
    pub(super) fn may_be_registers(&self, location: LocationId, from: u64, bits: u64) -> bool {
        match self.location(location) {
            Location::Register { .. }
            | Location::Object { .. }
            | Location::Moved { .. }
            | Location::Select { .. }
            | Location::Overlay { .. }
            | Location::Choose { .. } => true,
            Location::Composite { parts, bit_offset } => {
                let from = bit_offset.saturating_add(from);
                let mut used = self.slices(parts, from, bits);
                // The recursion ends because the depth of a tree is bounded.
                used.all(|one| self.may_be_registers(one.location, one.from, one.bits))
                    && from.saturating_add(bits) <= self.parts_bits(parts)
            }
            Location::Undefined
            | Location::Memory { .. }
            | Location::Implicit { .. }
            | Location::Pointer { .. } => false,
        }
    }

    /// True if a location, or a part of it, may be an implicit pointer at run time, into an address
    /// space for which `is_included` returns true.
    pub fn may_be_pointer(
        &self,
        location: LocationId,
        is_included: impl Fn(u64) -> bool + Copy,
    ) -> bool {
        // The recursion ends because the depth of a tree is bounded.
        match self.location(location) {
            Location::Pointer { space, .. } => is_included(space),
            location => self
                .inner(location)
                .any(|inner| self.may_be_pointer(inner, is_included)),
        }
    }

    /// Returns the register that contains `bits` bits of a location from `from` on as consecutive
    /// bits, and the first of them. The bits may be in several parts of a composite.
    pub(super) fn in_one_register(
        &self,
        location: LocationId,
        from: u64,
        bits: u64,
    ) -> Option<(Register, u64)> {
        match self.location(location) {
            Location::Register {
                register,
                bit_offset,
                ..
            } => Some((register, bit_offset.checked_add(from)?)),
            Location::Composite { parts, bit_offset } => {
                let from = bit_offset.checked_add(from)?;
                let to = from.checked_add(bits)?;
                let (mut done, mut found) = (0u64, None);
                for one in self.slices(parts, from, bits) {
                    // The recursion ends because the depth of a tree is bounded.
                    let (register, bit) = self.in_one_register(one.location, one.from, one.bits)?;
                    let first = (register, bit.checked_sub(done)?);
                    if *found.get_or_insert(first) != first {
                        return None;
                    }
                    done += one.bits;
                }
                found.filter(|_| to <= self.parts_bits(parts))
            }
            _ => None,
        }
    }
}

//! Arrays with a chunk in registers.

use super::{BinaryOp, LocationId, Mapped, Part, Tree, ValueId};
use crate::ty::Type;

impl Tree {
    /// Returns an array with a chunk in registers. The chunk has a number of elements of a size in
    /// bytes. The registers overlay the array at `chunk` times their size. Chunk 0, and chunks past
    /// the end of the array, are not in registers.
    ///
    /// The location consists of a choice and an overlay. [`Tree::mapped`] returns its components,
    /// for dialects that have an operation for it.
    pub fn object_map(
        &mut self,
        array: (LocationId, Type),
        registers: (LocationId, Type),
        chunk: ValueId,
        elements: (u32, u32),
    ) -> Option<LocationId> {
        let (all, bits) = (self.bits(array.1), self.bits(registers.1));
        // An unsigned comparison also excludes chunk 0 and negative numbers.
        let ty = self.value(chunk).ty;
        let width = u16::try_from(self.bits(ty)).ok()?;
        let unsigned = Type::uint(width);
        let number = self.convert(chunk, unsigned);
        // The largest number of the chunk's type.
        let unused = 128u32.saturating_sub(width.into()) + u32::from(ty.is_signed());
        let max = u128::MAX.checked_shr(unused).unwrap_or(0);
        let last = u128::from(all.div_ceil(bits.max(1)).saturating_sub(1)).min(max);
        if last == 0 {
            // If the number of the chunk cannot be read, the whole location fails.
            return match self.may_fail(chunk) {
                true => self.failure(),
                false => Some(array.0),
            };
        }
        let before = self.plus(number, -1);
        let last = self.constant(last as i128, unsigned);
        let is_mapped = self.binary(BinaryOp::Lt, before, last);
        let address = self.address_type();
        let number = self.convert(number, address);
        let bytes = self.constant((bits / 8).into(), address);
        let by = self.binary(BinaryOp::Mul, number, bytes);
        let laid = self.overlay(array, registers, by)?;
        let location = self.choose(is_mapped, laid, array.0);
        if self.known(is_mapped).is_none() {
            let part = |(location, bits)| Part { location, bits };
            let mapped = Mapped {
                array: part((array.0, all)),
                registers: part((registers.0, bits)),
                chunk,
                elements,
            };
            self.maps.push((location, mapped));
        }
        Some(location)
    }

    /// Returns the arguments of [`Tree::object_map`] for a location that it created, if the
    /// location is complete.
    pub fn mapped(&self, location: LocationId) -> Option<Mapped> {
        let place = self.maps.binary_search_by_key(&location.0, |(id, _)| id.0);
        place
            .ok()
            .and_then(|place| self.maps.get(place))
            .map(|(_, mapped)| *mapped)
    }
}

//! Objects whose size differs from that of their storage.

use super::{ReadError, UnitReader};
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use crate::eval::value::BaseEncoding;
use crate::target::ByteOrder;
use gimli::{Endianity, UnitOffset};

impl<E: Endianity> UnitReader<'_, '_, E> {
    /// Returns the location of an object of which the storage may have fewer or more bits, by
    /// DWARF's rules up to version 5.
    ///
    /// - Compilers omit pieces at the end that have no location, and the padding of a floating-point
    ///   number of 80 bits. These bits are undefined.
    /// - `DW_OP_stack_value` gives the object's value. If the number is wider than the object, the
    ///   object is in its low bits, which are last on a big-endian target.
    pub(super) fn fitted(
        &self,
        entry: UnitOffset,
        location: Location,
    ) -> Result<Location, ReadError> {
        let is_open = matches!(
            location.storage,
            Storage::Undefined | Storage::Memory { .. } | Storage::ImplicitPointer { .. }
        );
        if is_open || self.rules != Rules::Dwarf5 {
            return Ok(location);
        }
        let ty = self.object_type(entry)?;
        let Some(bits) = ty.bits.map(u128::from) else {
            return Ok(location);
        };
        let is_extended =
            (ty.base).is_some_and(|base| base.encoding == BaseEncoding::ExtendedFloat);
        let (order, left) = (self.encoding.order, location.left());
        let is_big = order == ByteOrder::Big;
        Ok(match &location.storage {
            Storage::Implicit(_) if is_big && location.offset == 0 && bits > 0 && bits < left => {
                location.moved((left - bits) as i128)?
            }
            Storage::Composite(_) if left < bits => Location::composite(
                order,
                [(left, location), (bits - left, Location::UNDEFINED)],
            )?,
            Storage::Register { .. } if left < bits && is_extended => Location::composite(
                order,
                [(left, location), (bits - left, Location::UNDEFINED)],
            )?,
            _ => location,
        })
    }
}

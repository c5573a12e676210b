//! Objects whose size differs from that of their storage.

use super::{ReadError, UnitReader};
use crate::eval::access::read_bits;
use crate::eval::location::{Location, Storage};
use crate::eval::machine::Machine;
use crate::eval::rules::Rules;
use crate::eval::value::{BaseEncoding, BaseType, Value, ValueType, held_in};
use crate::target::ByteOrder;
use gimli::{Endianity, UnitOffset};

impl<E: Endianity> UnitReader<'_, '_, E> {
    /// Returns the location of an object whose storage may have fewer or more bits than the object,
    /// by the rules of DWARF up to version 5.
    ///
    /// - Compilers omit pieces at the end that have no location, and the padding of a
    ///   floating-point number of 80 bits. These bits are undefined.
    /// - clang describes a 128-bit integer of which only the low half is known by the register that
    ///   has it. On a little-endian target, the bits of an object that follow the widest alias of
    ///   its register are undefined.
    /// - A register of x87 or of POWER holds a number of 80 or 64 bits, and an object of another
    ///   floating-point type is the number in its own format.
    /// - In a floating-point or vector register of s390x, an object that is smaller than the
    ///   register is in the most significant bits.
    /// - `DW_OP_stack_value` gives the object's value. If the number is wider than the object, the
    ///   object is in its low bits, which are last on a big-endian target. If it is narrower, as in
    ///   LLVM's `DW_OP_lit0, DW_OP_stack_value` for an array, the rest is undefined. On a
    ///   big-endian target, it is unknown which bytes the number has.
    pub(super) fn fitted(
        &self,
        entry: UnitOffset,
        location: Location,
        machine: &dyn Machine,
    ) -> Result<Location, ReadError> {
        let is_unlimited = matches!(
            location.storage,
            Storage::Undefined | Storage::Memory { .. } | Storage::ImplicitPointer { .. }
        );
        if is_unlimited || self.rules != Rules::Dwarf5 {
            return Ok(location);
        }
        let ty = self.object_type(entry)?;
        let Some(bits) = ty.bits.map(u128::from) else {
            return Ok(location);
        };
        if let Some(converted) = ty
            .base
            .and_then(|base| self.converted(base, &location, machine))
        {
            return Ok(converted);
        }
        let is_extended =
            (ty.base).is_some_and(|base| base.encoding == BaseEncoding::ExtendedFloat);
        let (order, left) = (self.encoding.order, location.left());
        // True if an object that is smaller than the storage is in its last bits.
        let is_last = match &location.storage {
            Storage::Implicit(_) => order == ByteOrder::Big,
            Storage::Register { register, .. } => self.target.is_left_aligned(*register),
            _ => false,
        };
        // True if the bits that follow the storage are undefined.
        let is_open = match &location.storage {
            Storage::Composite(_) => true,
            Storage::Implicit(_) => order == ByteOrder::Little,
            Storage::Register { register, .. } => {
                let widest = self.target.widest_bits(*register).map(u128::from);
                let is_too_large = widest.is_some_and(|widest| widest < bits);
                is_extended || order == ByteOrder::Little && is_too_large
            }
            _ => false,
        };
        if is_last && location.offset == 0 && bits > 0 && bits < left {
            return Ok(location.moved((left - bits) as i128)?);
        }
        if is_open && left < bits {
            let rest = (bits - left, Location::UNDEFINED);
            return Ok(Location::composite(order, [(left, location), rest])?);
        }
        Ok(location)
    }

    /// Returns the number in a floating-point register in the format of its object, as known bytes;
    /// `None` if the register has this format, or cannot be read.
    fn converted(
        &self,
        base: BaseType,
        location: &Location,
        machine: &dyn Machine,
    ) -> Option<Location> {
        let Storage::Register { register, .. } = location.storage else {
            return None;
        };
        let held = held_in(self.target, register)?;
        let is_other = base.encoding == BaseEncoding::Float && base.byte_size != held.byte_size;
        if location.offset > 0 || !is_other {
            return None;
        }
        let order = self.encoding.order;
        let bytes = read_bits(
            machine,
            order,
            location,
            ValueType::Base(held).bits().into(),
        )
        .ok()?;
        let number = Value::from_bytes(ValueType::Base(held), &bytes, order).ok()?;
        let number = number.convert(ValueType::Base(base)).ok()?;
        Some(Location::implicit(&number.to_bytes(order)))
    }
}

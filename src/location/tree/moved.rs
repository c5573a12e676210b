//! Locations that move within their storage.

use super::{BinaryOp, Location, LocationId, Tree, ValueId};
use crate::location::OffsetUnit;
use crate::target::ByteOrder;
use crate::ty::Type;

impl Tree {
    /// Returns a location moved by a constant number of bits; `None` if that is outside of its
    /// storage.
    pub fn moved_bits(&mut self, base: LocationId, by: i128) -> Option<LocationId> {
        let moved = self.moved_by(base, by);
        moved.or_else(|| self.failure())
    }

    fn moved_by(&mut self, base: LocationId, by: i128) -> Option<LocationId> {
        if by == 0 {
            return Some(base);
        }
        let mut location = self.location(base);
        let size = self.size(location);
        let moved = |bit_offset: u64| {
            let bit = u64::try_from(i128::from(bit_offset).checked_add(by)?).ok()?;
            size.is_none_or(|size| bit < size).then_some(bit)
        };
        match &mut location {
            Location::Undefined => {}
            // A composite stays complete, even if one part has all bits in use: the encoder cuts
            // composites to the bits in use.
            Location::Register { bit_offset, .. }
            | Location::Implicit { bit_offset, .. }
            | Location::Composite { bit_offset, .. } => *bit_offset = moved(*bit_offset)?,
            // The storage may extend before the object's start.
            Location::Object { bit_offset } => match moved(*bit_offset) {
                Some(moved) => *bit_offset = moved,
                None => return Some(self.moved_bits_later(base, by)),
            },
            Location::Memory {
                address,
                bit_offset,
                ..
            } => {
                let bits = i128::from(*bit_offset).checked_add(by)?;
                *address = self.plus(*address, bits.div_euclid(8));
                *bit_offset = bits.rem_euclid(8) as u8;
            }
            &mut Location::Choose {
                condition,
                first,
                second,
            } => {
                return Some(self.chosen(condition, first, second, |tree, side| {
                    tree.moved_bits(side, by)
                }));
            }
            Location::Pointer { .. }
            | Location::Moved { .. }
            | Location::Select { .. }
            | Location::Overlay { .. } => {
                return Some(self.moved_bits_later(base, by));
            }
        }
        Some(self.push(location))
    }

    /// Returns the size of a location's storage in bits, if it is known.
    pub fn size(&self, location: Location) -> Option<u64> {
        match location {
            Location::Register {
                register, is_wide, ..
            } => {
                // On a big-endian target, offsets count from the first bit of the widest alias.
                let bits = match is_wide || self.target.byte_order() == ByteOrder::Big {
                    true => self.target.widest_bits(register),
                    false => self.target.register_bits(register),
                };
                bits.map(u64::from)
            }
            Location::Implicit { value, .. } => Some(self.bits(self.value(value).ty)),
            Location::Composite { parts, .. } => Some(self.parts_bits(parts)),
            _ => None,
        }
    }

    /// Returns a location that is moved by a constant number of bits at run time.
    fn moved_bits_later(&mut self, base: LocationId, by: i128) -> LocationId {
        let (by, unit) = match by % 8 {
            0 => (by / 8, OffsetUnit::Bytes),
            _ => (by, OffsetUnit::Bits),
        };
        let by = self.constant(by, Type::int(64));
        self.moved_later(base, by, unit)
    }

    /// Returns a location that is moved at run time. If all of its storage is undefined, the result
    /// is undefined or past an end of the storage.
    fn moved_later(&mut self, base: LocationId, by: ValueId, unit: OffsetUnit) -> LocationId {
        if self.is_all_undefined(base) {
            self.has_failed = true;
            return self.undefined();
        }
        self.push(Location::Moved { base, by, unit })
    }

    /// Returns a location moved by an offset; `None` if the offset is known and leads out of the
    /// location's storage.
    pub fn moved(&mut self, base: LocationId, by: ValueId, unit: OffsetUnit) -> Option<LocationId> {
        if let Some(number) = self.known(by) {
            if number < 0 && !self.value(by).ty.is_signed() {
                // The offset is 2¹²⁷ or more, which is past the end of any storage.
                return self.failure();
            }
            return match number.checked_mul(unit.bits()) {
                Some(bits) => self.moved_bits(base, bits),
                None => self.failure(),
            };
        }
        match self.location(base) {
            Location::Memory {
                space,
                address,
                bit_offset,
            } if unit == OffsetUnit::Bytes => {
                let ty = self.value(address).ty;
                let by = self.convert(by, ty);
                let address = self.binary(BinaryOp::Add, address, by);
                Some(self.push(Location::Memory {
                    space,
                    address,
                    bit_offset,
                }))
            }
            Location::Undefined => Some(base),
            Location::Choose {
                condition,
                first,
                second,
            } => Some(self.chosen(condition, first, second, |tree, side| {
                tree.moved(side, by, unit)
            })),
            _ => Some(self.moved_later(base, by, unit)),
        }
    }
}

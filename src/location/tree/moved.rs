//! Locations that move within their storage.

use super::{BinaryOp, Location, LocationId, Tree, ValueId};
use crate::ty::Type;

impl Tree {
    /// A location moved by a constant number of bits; `None` if that is before the start of its
    /// storage.
    pub fn moved_bits(&mut self, base: LocationId, by: i128) -> Option<LocationId> {
        let moved = self.moved_by(base, by);
        moved.or_else(|| self.failure())
    }

    fn moved_by(&mut self, base: LocationId, by: i128) -> Option<LocationId> {
        let moved = |bit_offset: u64| u64::try_from(i128::from(bit_offset).checked_add(by)?).ok();
        if by == 0 {
            return Some(base);
        }
        let location = match self.location(base) {
            Location::Undefined => Location::Undefined,
            Location::Register {
                register,
                bit_offset,
            } => Location::Register {
                register,
                bit_offset: moved(bit_offset)?,
            },
            Location::Implicit { value, bit_offset } => Location::Implicit {
                value,
                bit_offset: moved(bit_offset)?,
            },
            // There may be more of its storage before its start.
            Location::Object { bit_offset } => match moved(bit_offset) {
                Some(bit_offset) => Location::Object { bit_offset },
                None => return Some(self.moved_bits_later(base, by)),
            },
            Location::Composite {
                first,
                count,
                bit_offset,
            } => {
                let bit_offset = moved(bit_offset)?;
                // A composite is kept whole, even if the bits in use are in one part: the encoder
                // cuts composites to the bits in use.
                Location::Composite {
                    first,
                    count,
                    bit_offset,
                }
            }
            Location::Memory {
                space,
                address,
                bit_offset,
            } => {
                let bits = i128::from(bit_offset).checked_add(by)?;
                let address = self.plus(address, bits.div_euclid(8));
                Location::Memory {
                    space,
                    address,
                    bit_offset: bits.rem_euclid(8) as u8,
                }
            }
            Location::Choose {
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
        };
        Some(self.push(location))
    }

    /// A location moved by a constant number of bits at run time.
    fn moved_bits_later(&mut self, base: LocationId, by: i128) -> LocationId {
        let bytes = by % 8 == 0;
        let by = self.constant(if bytes { by / 8 } else { by }, Type::int(64));
        self.moved_later(base, by, bytes)
    }

    /// A location moved at run time. If all of its storage is undefined, the result is undefined or
    /// past an end of the storage.
    fn moved_later(&mut self, base: LocationId, by: ValueId, bytes: bool) -> LocationId {
        if self.is_all_nowhere(base) {
            self.has_failed = true;
            return self.undefined();
        }
        self.push(Location::Moved { base, by, bytes })
    }

    /// A location moved by an offset in bytes or bits; `None` if that is known to be before the
    /// start of its storage.
    pub fn moved(&mut self, base: LocationId, by: ValueId, bytes: bool) -> Option<LocationId> {
        if let Some(number) = self.known(by) {
            if number < 0 && !self.value(by).ty.is_signed() {
                // 2¹²⁷ or more: past the end of any storage.
                return self.failure();
            }
            return match number.checked_mul(if bytes { 8 } else { 1 }) {
                Some(bits) => self.moved_bits(base, bits),
                None => self.failure(),
            };
        }
        match self.location(base) {
            Location::Memory {
                space,
                address,
                bit_offset,
            } if bytes => {
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
                tree.moved(side, by, bytes)
            })),
            _ => Some(self.moved_later(base, by, bytes)),
        }
    }
}

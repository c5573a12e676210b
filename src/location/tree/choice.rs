//! Comparisons, and choices by a condition.

use super::{BinaryOp, Location, LocationId, Part, Tree, ValueId, ValueKind};
use crate::ty::Type;
use alloc::vec::Vec;

impl Tree {
    /// A comparison of two values of one type.
    pub(super) fn comparison(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        if let Some(number) = self.computed(op, a, b) {
            return self.constant(number, Type::BOOL);
        }
        if let Some(value) = self.equality(op, a, b) {
            return value;
        }
        self.push_value(ValueKind::Binary(op, a, b), Type::BOOL)
    }

    /// Returns the first location if the condition, a number of one bit, is 1; otherwise the
    /// second.
    ///
    /// A choice between locations of one kind becomes a single location of that kind: memory at one
    /// of two addresses, one of two values, or parts that are choices. A dialect without locations
    /// on the stack can express these.
    pub fn choose(
        &mut self,
        condition: ValueId,
        first: LocationId,
        second: LocationId,
    ) -> LocationId {
        if let Some(known) = self.known(condition) {
            return if known == 0 { second } else { first };
        }
        let joined = self.joined(condition, first, second);
        joined.unwrap_or_else(|| {
            self.push(Location::Choose {
                condition,
                first,
                second,
            })
        })
    }

    /// Returns the choice between two locations of one kind as a location of that kind.
    fn joined(
        &mut self,
        condition: ValueId,
        first: LocationId,
        second: LocationId,
    ) -> Option<LocationId> {
        match (self.location(first), self.location(second)) {
            (Location::Undefined, Location::Undefined) => Some(first),
            (
                Location::Memory {
                    space,
                    address: a,
                    bit_offset,
                },
                Location::Memory {
                    space: other,
                    address: b,
                    bit_offset: offset,
                },
            ) if (space, bit_offset) == (other, offset) => {
                let ty = self.address_type();
                let (a, b) = (self.convert(a, ty), self.convert(b, ty));
                let address = self.push_value(ValueKind::Choose(condition, a, b), ty);
                Some(self.push(Location::Memory {
                    space,
                    address,
                    bit_offset,
                }))
            }
            (
                Location::Implicit {
                    value,
                    bit_offset: 0,
                },
                other,
            ) if self.is_value(other) => self.joined_values(condition, value, second),
            (
                one,
                Location::Implicit {
                    value,
                    bit_offset: 0,
                },
            ) if self.is_value(one) => {
                let value = self.read(first, self.value(value).ty)?;
                self.joined_values(condition, value, second)
            }
            (
                Location::Composite {
                    parts: a,
                    bit_offset: 0,
                },
                Location::Composite {
                    parts: b,
                    bit_offset: 0,
                },
            ) => {
                let (a, b) = (self.parts(a), self.parts(b));
                if a.len() != b.len() {
                    return None;
                }
                let pairs = a.iter().copied().zip(b.iter().copied()).collect();
                self.joined_parts(condition, pairs)
            }
            _ => None,
        }
    }

    /// Returns true if a location is that of a value: an implicit one, or a composite of numbers.
    fn is_value(&self, location: Location) -> bool {
        match location {
            Location::Implicit { bit_offset, .. } => bit_offset == 0,
            Location::Composite { parts, bit_offset } => bit_offset == 0 && self.is_number(parts),
            _ => false,
        }
    }

    /// Returns the choice between a value and the value at an implicit location.
    fn joined_values(
        &mut self,
        condition: ValueId,
        first: ValueId,
        second: LocationId,
    ) -> Option<LocationId> {
        let ty = self.value(first).ty;
        // If the sizes differ, bits past the end of one are not past the end of the other.
        if self.size(self.location(second)) != Some(self.bits(ty)) {
            return None;
        }
        let second = self.read(second, ty)?;
        let chosen = self.push_value(ValueKind::Choose(condition, first, second), ty);
        Some(self.implicit(chosen))
    }

    /// Returns a composite of choices between parts of two composites, if their sizes are equal.
    fn joined_parts(&mut self, condition: ValueId, pairs: Vec<(Part, Part)>) -> Option<LocationId> {
        if pairs.iter().any(|(a, b)| a.bits != b.bits) {
            return None;
        }
        let chosen = pairs.into_iter().map(|(a, b)| {
            let location = self.choose(condition, a.location, b.location);
            (location, Type::bits(a.bits))
        });
        let parts: Vec<_> = chosen.collect();
        Some(self.composite(&parts))
    }

    /// Returns the choice between two changed locations. A side is undefined if the change fails
    /// for it: the location is missing only if that side is chosen.
    pub(super) fn chosen(
        &mut self,
        condition: ValueId,
        first: LocationId,
        second: LocationId,
        mut change: impl FnMut(&mut Tree, LocationId) -> Option<LocationId>,
    ) -> LocationId {
        let mut side = |tree: &mut Tree, side| {
            change(tree, side).unwrap_or_else(|| {
                tree.has_failed = true;
                tree.undefined()
            })
        };
        let (first, second) = (side(self, first), side(self, second));
        self.choose(condition, first, second)
    }
}

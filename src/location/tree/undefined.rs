//! Locations that are undefined, either on every machine or depending on the machine.

use super::{Location, LocationId, Part, Tree};

impl Tree {
    /// True if the first `bits` bits of a location are undefined, or are those of a pointer to the
    /// undefined location. Bits past the end of a composite are not undefined: evaluation fails.
    pub fn is_undefined(&self, mut location: LocationId, mut bits: u64) -> bool {
        while let Location::Pointer { to, .. } = self.location(location) {
            (location, bits) = (to, u64::MAX);
        }
        match self.location(location) {
            Location::Undefined => true,
            Location::Composite { parts, bit_offset } => {
                let mut start = 0u64;
                let are_all = self.parts(parts).iter().all(|part| {
                    let end = start.saturating_add(part.bits);
                    let used = start < bit_offset.saturating_add(bits) && bit_offset < end;
                    start = end;
                    // The recursion ends because the depth of a tree is bounded.
                    !used || self.is_undefined(part.location, part.bits)
                });
                let required = if bits == u64::MAX { 1 } else { bits };
                are_all && bit_offset.saturating_add(required) <= start
            }
            Location::Choose { first, second, .. } => {
                self.is_undefined(first, bits) && self.is_undefined(second, bits)
            }
            Location::Select { zero, one, .. } => {
                self.is_undefined(zero, bits) && self.is_undefined(one, bits)
            }
            Location::Overlay { parts, .. } => self
                .parts(parts)
                .iter()
                .all(|part| self.is_undefined(part.location, part.bits)),
            Location::Moved { base, .. } => self.is_all_undefined(base),
            _ => false,
        }
    }

    /// True if the whole storage of a location is undefined, independent of the offset.
    pub(super) fn is_all_undefined(&self, location: LocationId) -> bool {
        match self.location(location) {
            Location::Composite { parts, .. } => self
                .parts(parts)
                .iter()
                .all(|part| self.is_undefined(part.location, part.bits)),
            Location::Choose { first, second, .. } => {
                self.is_all_undefined(first) && self.is_all_undefined(second)
            }
            Location::Pointer { to: base, .. } | Location::Moved { base, .. } => {
                self.is_all_undefined(base)
            }
            _ => self.is_undefined(location, u64::MAX),
        }
    }

    /// True if the first `bits` bits of a location may be undefined, depending on the machine.
    pub fn may_be_undefined(&self, location: LocationId, bits: u64) -> bool {
        match self.location(location) {
            Location::Choose { first, second, .. } => [first, second]
                .into_iter()
                .any(|side| self.is_undefined(side, bits) || self.may_be_undefined(side, bits)),
            Location::Composite {
                parts,
                bit_offset: 0,
            } => {
                let parts = self.parts(parts);
                let may_be = |part: &Part| self.may_be_undefined(part.location, part.bits);
                parts.iter().any(may_be)
                    && parts
                        .iter()
                        .all(|part| self.is_undefined(part.location, part.bits) || may_be(part))
            }
            Location::Composite { parts, .. } => self
                .parts(parts)
                .iter()
                .any(|part| self.may_be_undefined(part.location, part.bits)),
            Location::Select { .. } | Location::Overlay { .. } => self.may_have_holes(location),
            // The location may be anywhere in the base's storage.
            Location::Moved { base, .. } => self.may_have_holes(base),
            _ => false,
        }
    }
}

//! Composite storage: parts of other storages in a row.
//!
//! Parts are contiguous from bit 0 on and never empty. A composite that becomes a part is replaced by its own parts, so
//! a bit is found by one binary search; a part that just continues the one before it is joined to it. An overlay is a
//! composite of at most three ranges of its base, however large that is.

use super::Limits;
use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A part of a composite.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    start: u128,
    location: Location,
}

/// Parts of other storages in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Composite {
    parts: Vec<Part>,
    size: u128,
    weight: usize,
    depth: u32,
    open: bool,
}

impl From<Composite> for Location {
    fn from(composite: Composite) -> Location {
        Location { storage: Storage::Composite(Arc::new(composite)), offset: 0 }
    }
}

impl Composite {
    /// The composite without parts.
    pub const EMPTY: Composite = Composite { parts: Vec::new(), size: 0, weight: 1, depth: 1, open: false };

    /// The size in bits.
    pub fn size(&self) -> u128 {
        self.size
    }

    /// True if it goes on as far as an address space or undefined storage does.
    pub fn is_open(&self) -> bool {
        self.open
    }

    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// The parts that have bits in `start..end`, in order: the first bit of each in the composite, how many bits, and
    /// where they are. What is past the end of the composite is left out.
    pub fn range(&self, start: u128, end: u128) -> impl Iterator<Item = (u128, u128, Location)> {
        let end = end.min(self.size);
        let first = self.parts.partition_point(|part| part.start <= start).saturating_sub(1);
        (first..self.parts.len()).map_while(move |index| {
            let part = &self.parts[index];
            let from = part.start.max(start);
            let to = self.parts.get(index + 1).map_or(self.size, |next| next.start).min(end);
            if from >= to {
                return None;
            }
            let mut location = part.location.clone();
            if location.storage != Storage::Undefined {
                location.offset += from - part.start;
            }
            Some((from, to - from, location))
        })
    }

    /// Appends `bits` bits of what is at a location.
    pub(super) fn push(&mut self, location: &Location, bits: u128, limits: &Limits) -> Result<(), EvalError> {
        if bits > location.left() {
            return Err(EvalError::new(ErrorCode::InvalidPiece, "a piece is larger than what its storage has left"));
        }
        if self.size.checked_add(bits).is_none_or(|size| size > limits.storage_bits) {
            return Err(EvalError::new(ErrorCode::LimitSize, "a composite has too many bits"));
        }
        self.append(location, bits, limits)
    }

    fn append(&mut self, location: &Location, bits: u128, limits: &Limits) -> Result<(), EvalError> {
        if bits == 0 {
            return Ok(());
        }
        if let Storage::Composite(inner) = &location.storage {
            for (_, bits, part) in inner.range(location.offset, location.offset.saturating_add(bits)) {
                self.append(&part, bits, limits)?;
            }
            return Ok(());
        }
        if let Some(last) = self.parts.last()
            && last.location.continues(self.size - last.start, location)
        {
            self.size += bits;
            return Ok(());
        }
        self.weight = self.weight.saturating_add(location.weight());
        self.depth = self.depth.max(location.depth() + 1);
        if self.weight > limits.parts.saturating_add(1) || Location::too_deep(self.depth) {
            return Err(EvalError::new(ErrorCode::LimitSize, "a composite has too many parts"));
        }
        self.parts.push(Part { start: self.size, location: location.clone() });
        self.size += bits;
        Ok(())
    }

    /// The base with `width` bits of another location laid over it, `distance` bits from the base's offset (DWARF
    /// issue 251120.1). The result has the base's offset; where the base is too short it is extended, undefined.
    pub(super) fn overlay(
        base: &Location,
        overlay: &Location,
        distance: i128,
        width: u128,
        limits: &Limits,
    ) -> Result<Location, EvalError> {
        if width > overlay.left() {
            return Err(EvalError::new(
                ErrorCode::InvalidOverlay,
                "the overlay is larger than what its storage has left",
            ));
        }
        let before = EvalError::new(ErrorCode::InvalidOverlay, "the overlay starts before its base's storage");
        let start = base.offset.checked_add_signed(distance).ok_or(before)?;
        let size = base.size();
        if width == 0 && start <= size {
            return Ok(base.clone());
        }
        let end = start.checked_add(width);
        let end = end.ok_or(EvalError::new(ErrorCode::LimitSize, "the overlaid storage has too many bits"))?;
        if end > size && end > limits.storage_bits {
            return Err(EvalError::new(ErrorCode::LimitSize, "the overlaid storage has too many bits"));
        }
        let whole = Location { storage: base.storage.clone(), offset: 0 };
        let mut composite = Composite::EMPTY;
        composite.append(&whole, start.min(size), limits)?;
        composite.append(&Location::UNDEFINED, start.saturating_sub(size), limits)?;
        composite.append(overlay, width, limits)?;
        if end < size {
            let rest = Location { offset: end, ..whole };
            let rest = if base.storage == Storage::Undefined { Location::UNDEFINED } else { rest };
            composite.append(&rest, size - end, limits)?;
        }
        composite.open = base.is_open() && end <= size;
        let offset = base.offset;
        Ok(Location { offset, ..composite.into() })
    }
}

//! Composite storage: parts of other storages in a row.
//!
//! Parts are contiguous from bit 0 on and never empty. A composite that becomes a part is replaced
//! by its own parts, so a bit is found by one binary search; a part that just continues the one
//! before it is joined to it. An overlay is a composite of at most three ranges of its base,
//! however large that is.
//!
//! A part's location is one of known size: offsets in registers are in storage order here
//! ([`Location::placed`]).

mod held;
mod remade;

pub use held::Held;
pub(super) use remade::Remade;

use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use super::rules::Limits;
use crate::target::ByteOrder;
use alloc::vec::Vec;

/// A part of a composite.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    start: u128,
    location: Location,
}

/// Parts of other storages in a row.
#[derive(Clone, Debug)]
pub struct Composite {
    parts: Vec<Part>,
    size: u128,
    weight: usize,
    depth: u32,
    open: bool,
}

/// Bits of one part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span<'c> {
    /// The first in the composite.
    pub start: u128,
    /// How many there are.
    pub bits: u128,
    /// Where they are.
    pub storage: &'c Storage,
    /// The first in that storage, in storage order also in a register.
    pub offset: u128,
}

const TOO_LARGE: EvalError = EvalError::new(
    ErrorCode::InvalidPiece,
    "a piece is larger than what its storage has left",
);

impl PartialEq for Composite {
    fn eq(&self, other: &Composite) -> bool {
        (self.size, self.open, &self.parts) == (other.size, other.open, &other.parts)
    }
}

impl Eq for Composite {}

impl Default for Composite {
    fn default() -> Composite {
        Composite::EMPTY
    }
}

impl From<Composite> for Location {
    fn from(composite: Composite) -> Location {
        Location {
            storage: Storage::Composite(composite.into()),
            offset: 0,
        }
    }
}

const TOO_MANY_BITS: EvalError =
    EvalError::new(ErrorCode::LimitSize, "a composite has too many bits");

impl Composite {
    /// The composite without parts.
    pub const EMPTY: Composite = Composite {
        parts: Vec::new(),
        size: 0,
        weight: 1,
        depth: 1,
        open: false,
    };

    /// The size in bits.
    #[inline]
    pub fn size(&self) -> u128 {
        self.size
    }

    /// True if it goes on as far as an address space or undefined storage does.
    pub fn is_open(&self) -> bool {
        self.open
    }

    #[inline]
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Takes all parts away, and keeps the memory that they were in.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.parts.clear();
        self.reset();
    }

    #[inline(always)]
    fn reset(&mut self) {
        (self.size, self.weight, self.depth, self.open) = (0, 1, 1, false);
    }

    /// The index of the part that a bit is in: the last that starts there or before. `before` says
    /// of a part whether it does.
    fn index(&self, mut before: impl FnMut(&Part) -> bool) -> usize {
        self.parts
            .partition_point(|part| before(part))
            .saturating_sub(1)
    }

    /// The parts that have bits in `start..end`, in order. What is past the end of the composite is
    /// left out.
    pub(super) fn spans(&self, start: u128, end: u128) -> impl Iterator<Item = Span<'_>> {
        let end = end.min(self.size);
        let first = self.index(|part| part.start <= start);
        (first..self.parts.len()).map_while(move |index| {
            let part = self.parts.get(index)?;
            let from = part.start.max(start);
            let to = self.end(index).min(end);
            (from < to).then(|| Span {
                start: from,
                bits: to - from,
                storage: &part.location.storage,
                offset: part.location.offset
                    + if part.location.is_undefined() {
                        0
                    } else {
                        from - part.start
                    },
            })
        })
    }

    /// The first bit after a part.
    fn end(&self, index: usize) -> u128 {
        self.parts
            .get(index + 1)
            .map_or(self.size, |next| next.start)
    }

    /// The parts that have bits in `start..end`, in order: the first bit of each in the composite,
    /// how many bits, and where they are. What is past the end of the composite is left out.
    pub fn range(
        &self,
        start: u128,
        end: u128,
        order: ByteOrder,
    ) -> impl Iterator<Item = (u128, u128, Location)> {
        self.placed_range(start, end)
            .map(move |(start, bits, location)| {
                // All of the bits are there.
                (
                    start,
                    bits,
                    location.placed(bits, order).unwrap_or(Location::UNDEFINED),
                )
            })
    }

    /// As [`Composite::range`], the locations placed.
    pub(super) fn placed_range(
        &self,
        start: u128,
        end: u128,
    ) -> impl Iterator<Item = (u128, u128, Location)> {
        self.spans(start, end).map(|span| {
            (
                span.start,
                span.bits,
                Location {
                    storage: span.storage.clone(),
                    offset: span.offset,
                },
            )
        })
    }

    /// Appends `bits` bits of what is at a location.
    pub(super) fn push(
        &mut self,
        location: Location,
        bits: u128,
        order: ByteOrder,
        limits: &Limits,
    ) -> Result<(), EvalError> {
        self.admit(location.left(), bits, limits)?;
        self.append(location.placed(bits, order).ok_or(TOO_LARGE)?, bits, limits)
    }

    /// As [`Composite::push`], of a location that is placed.
    pub(super) fn push_placed(
        &mut self,
        location: Location,
        bits: u128,
        limits: &Limits,
    ) -> Result<(), EvalError> {
        self.admit(location.left(), bits, limits)?;
        self.append(location, bits, limits)
    }

    /// Whether a piece of so many bits, of a location that has so many left, may be appended.
    #[inline(always)]
    fn admit(&self, left: u128, bits: u128, limits: &Limits) -> Result<(), EvalError> {
        if bits > left {
            return Err(TOO_LARGE);
        }
        if self
            .size
            .checked_add(bits)
            .is_none_or(|size| size > limits.storage_bits)
        {
            return Err(TOO_MANY_BITS);
        }
        Ok(())
    }

    /// Whether a location, placed at the end, is what follows the last part.
    #[inline(always)]
    fn continues(&self, last: &Part, location: &Location) -> bool {
        last.location.continues(self.size - last.start, location)
    }

    fn append(&mut self, location: Location, bits: u128, limits: &Limits) -> Result<(), EvalError> {
        if bits == 0 {
            return Ok(());
        }
        if let Storage::Composite(inner) = &location.storage {
            return inner
                .placed_range(location.offset, location.offset.saturating_add(bits))
                .try_for_each(|(_, bits, part)| self.append(part, bits, limits));
        }
        if self
            .parts
            .last()
            .is_some_and(|last| self.continues(last, &location))
        {
            self.size += bits;
            return Ok(());
        }
        self.weigh(location.weight(), location.depth(), limits)?;
        self.parts.push(Part {
            start: self.size,
            location,
        });
        self.size += bits;
        Ok(())
    }

    /// The composite with each part's location, of so many bits, replaced by another one.
    pub(super) fn replaced(
        &self,
        order: ByteOrder,
        limits: &Limits,
        mut with: impl FnMut(&Location, u128) -> Result<Location, EvalError>,
    ) -> Result<Composite, EvalError> {
        let mut new = Composite {
            open: self.open,
            ..Composite::EMPTY
        };
        for (_, bits, part) in self.range(0, self.size, order) {
            let location = with(&part, bits)?;
            // Not `push`: the whole may have as many bits as an address space.
            if bits > location.left() {
                return Err(TOO_LARGE);
            }
            new.append(location.placed(bits, order).ok_or(TOO_LARGE)?, bits, limits)?;
        }
        Ok(new)
    }

    /// Counts a part that is to be added, of this weight and depth.
    #[inline(always)]
    fn weigh(&mut self, weight: usize, depth: u32, limits: &Limits) -> Result<(), EvalError> {
        self.weight = self.weight.saturating_add(weight);
        self.depth = self.depth.max(depth + 1);
        if self.weight > limits.parts.saturating_add(1) || Location::too_deep(self.depth) {
            return Err(EvalError::new(
                ErrorCode::LimitSize,
                "a composite has too many parts",
            ));
        }
        Ok(())
    }

    /// The base with `width` bits of another location laid over it, `distance` bits from the base's
    /// offset (DWARF issue 251120.1). The result has the base's offset; where the base is too short
    /// it is extended, undefined. A register as base, at whatever offset, is taken as far as it
    /// goes.
    ///
    /// Only the parts after the overlay are moved, and no part is copied, unless the base is a
    /// composite that others share.
    pub(super) fn overlay(
        base: Location,
        overlay: &Location,
        distance: i128,
        width: u128,
        order: ByteOrder,
        limits: &Limits,
    ) -> Result<Location, EvalError> {
        let too_large = EvalError::new(
            ErrorCode::InvalidOverlay,
            "the overlay is larger than what its storage has left",
        );
        if width > overlay.left() {
            return Err(too_large);
        }
        let overlay = overlay.clone().placed(width, order).ok_or(too_large)?;
        let left = base.left();
        let base = base.placed(left, order).unwrap_or(Location::UNDEFINED);
        let before = EvalError::new(
            ErrorCode::InvalidOverlay,
            "the overlay starts before its base's storage",
        );
        let start = base.offset.checked_add_signed(distance).ok_or(before)?;
        let size = base.size();
        if width == 0 && start <= size {
            return Ok(base);
        }
        let end = start.checked_add(width).ok_or(TOO_MANY_BITS)?;
        if end > size && end > limits.storage_bits {
            return Err(TOO_MANY_BITS);
        }
        let open = base.is_open() && end <= size;
        let offset = base.offset;
        let mut storage = match base.storage {
            Storage::Composite(composite) => composite,
            storage => {
                let mut whole = Composite::EMPTY;
                whole.append(Location { storage, offset: 0 }, size, limits)?;
                whole.into()
            }
        };
        let composite = storage.make_mut();
        composite.append(Location::UNDEFINED, start.saturating_sub(size), limits)?;
        composite.replace(&overlay, start, end, limits)?;
        composite.open = open;
        Ok(Location {
            storage: Storage::Composite(storage),
            offset,
        })
    }

    /// Puts what is at a location in the place of the bits `start..end`, of which the first is at
    /// most the end.
    fn replace(
        &mut self,
        location: &Location,
        start: u128,
        end: u128,
        limits: &Limits,
    ) -> Result<(), EvalError> {
        let mut over = Composite::EMPTY;
        over.append(location.clone(), end - start, limits)?;
        let (first, last) = (self.split(start), self.split(end));
        for part in over.parts.iter_mut() {
            self.weigh(part.location.weight(), part.location.depth(), limits)?;
            part.start += start;
        }
        let removed: usize = self
            .parts
            .splice(first..last, over.parts.drain(..))
            .map(|old| old.location.weight())
            .sum();
        self.weight -= removed.min(self.weight);
        self.size = self.size.max(end);
        // A split that is left may add one part on either side.
        if self.weight > limits.parts.saturating_add(1) {
            return Err(EvalError::new(
                ErrorCode::LimitSize,
                "a composite has too many parts",
            ));
        }
        Ok(())
    }

    /// Makes a part start at a bit and gives its index; past the end, there is nothing to split.
    fn split(&mut self, at: u128) -> usize {
        if at >= self.size {
            return self.parts.len();
        }
        let index = self.index(|part| part.start <= at);
        let Some(part) = self.parts.get(index).filter(|part| part.start < at) else {
            return index;
        };
        let mut location = part.location.clone();
        if !location.is_undefined() {
            location.offset += at - part.start;
        }
        self.weight = self.weight.saturating_add(location.weight());
        self.parts.insert(
            index + 1,
            Part {
                start: at,
                location,
            },
        );
        index + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Register;

    const PARTS: u16 = 10_000;
    const ORDER: ByteOrder = ByteOrder::Little;

    /// Parts of one byte, each of another register.
    fn many() -> Composite {
        let mut composite = Composite::EMPTY;
        for number in 0..PARTS {
            composite
                .push(
                    Location::register(0, Register(number), 64),
                    8,
                    ORDER,
                    &Limits::DEFAULT,
                )
                .unwrap();
        }
        composite
    }

    /// How many comparisons it takes to find the part that a bit is in.
    fn comparisons(composite: &Composite, bit: u128) -> u32 {
        let mut compared = 0;
        let index = composite.index(|part| {
            compared += 1;
            part.start <= bit
        });
        assert!(composite.parts[index].start <= bit && bit < composite.end(index));
        compared
    }

    /// Finding a bit compares with no more parts than a binary search does: 14 for 10,000, as 2¹⁴
    /// is 16,384, and one to end; also under an overlay, and in a vector of elements of two such
    /// composites. Three bytes that straddle four parts are four spans.
    #[test]
    fn a_bit_is_found_by_binary_search() {
        let memory = Location::memory(0, 0x100, 8);
        let overlaid =
            Composite::overlay(many().into(), &memory, 40_001, 2, ORDER, &Limits::DEFAULT).unwrap();
        let mut selected = Composite::EMPTY;
        for (index, from) in [&overlaid, &many().into()]
            .into_iter()
            .cycle()
            .take(64)
            .enumerate()
        {
            selected
                .push(
                    from.moved(index as i128 * 1250).unwrap(),
                    1250,
                    ORDER,
                    &Limits::DEFAULT,
                )
                .unwrap();
        }
        let Storage::Composite(under_overlay) = &overlaid.storage else {
            panic!()
        };
        for composite in [&many(), under_overlay, &selected] {
            assert!(composite.parts.len() >= 10_000 && composite.size() == 80_000);
            for bit in [0, 7, 8, 40_003, 79_999] {
                let compared = comparisons(composite, bit);
                assert!(compared <= 15, "{compared}");
            }
        }
        let spans = |composite: &Composite| {
            composite
                .spans(40_003, 40_027)
                .map(|span| (span.start, span.bits, span.offset))
                .collect::<Vec<_>>()
        };
        let four = [
            (40_003, 5, 3),
            (40_008, 8, 0),
            (40_016, 8, 0),
            (40_024, 3, 0),
        ];
        assert_eq!(
            (spans(&many()), spans(under_overlay)),
            (four.to_vec(), four.to_vec())
        );
        // Element 32 is of the first: bits 40,000 to 41,249.
        assert_eq!(spans(&selected), four);
    }

    /// One overlay after the other, each at the end of what is there, moves no part; in the middle,
    /// it splits one.
    #[test]
    fn overlays_change_a_composite_in_place() {
        let mut base = Location::from(Composite::EMPTY);
        let register = Location::register(0, Register(1), 64);
        for index in 0..i128::from(PARTS) {
            base =
                Composite::overlay(base, &register, index * 8, 8, ORDER, &Limits::DEFAULT).unwrap();
        }
        let Storage::Composite(composite) = &base.storage else {
            panic!()
        };
        assert_eq!(
            (composite.parts.len(), composite.size(), composite.weight()),
            (10_000, 80_000, 10_001)
        );
        let parts = composite.parts.as_ptr();
        let memory = Location::memory(0, 0x100, 8);
        let base = Composite::overlay(base, &memory, 12, 2, ORDER, &Limits::DEFAULT).unwrap();
        let Storage::Composite(composite) = &base.storage else {
            panic!()
        };
        let spans: Vec<_> = composite
            .spans(8, 24)
            .map(|span| (span.start, span.bits, span.offset))
            .collect();
        assert_eq!(spans, [(8, 4, 0), (12, 2, 0x800), (14, 2, 6), (16, 8, 0)]);
        assert_eq!(
            (composite.parts.len(), composite.weight()),
            (10_002, 10_003)
        );
        assert_eq!(composite.parts.as_ptr(), parts);
        // What covers several parts takes their place.
        let base = Composite::overlay(base, &memory, 0, 79_992, ORDER, &Limits::DEFAULT).unwrap();
        let Storage::Composite(composite) = &base.storage else {
            panic!()
        };
        assert_eq!(
            (composite.parts.len(), composite.size(), composite.weight()),
            (2, 80_000, 3)
        );
    }

    /// An address space of 2⁶⁷ bits under an overlay is two parts, not a list of its bytes.
    #[test]
    fn memory_under_an_overlay_is_not_enumerated() {
        let memory = Location::memory(0, 0x100, 8);
        let overlay = Location::register(0, Register(1), 64);
        let location =
            Composite::overlay(memory, &overlay, 8, 16, ORDER, &Limits::DEFAULT).unwrap();
        let Storage::Composite(composite) = &location.storage else {
            panic!()
        };
        assert_eq!(
            (composite.parts.len(), composite.size(), composite.is_open()),
            (3, 1 << 67, true)
        );
        assert_eq!(location.offset, 0x800);
    }
}

//! Composite storage: consecutive parts of other storages.
//!
//! Parts are contiguous from bit 0 on and never empty. A composite that becomes a part is replaced
//! by its own parts, so one binary search finds a bit. A part that continues the previous part is
//! merged with it. An overlay of a storage that is not a composite has at most three parts,
//! independent of its size.
//!
//! The location of a part has a known size, so its offset in a register is in storage order
//! ([`Location::placed`]).

mod handle;
mod rebuilt;

pub use handle::CompositeHandle;

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

/// Consecutive parts of other storages.
#[derive(Clone, Debug)]
pub struct Composite {
    parts: Vec<Part>,
    /// The size in bits.
    size: u128,
    /// The number of storages in the composite, including itself.
    weight: usize,
    depth: u32,
    /// True if the composite extends as far as an address space or undefined storage.
    open: bool,
    /// The number of parts at the end that remain of an earlier composite, until [`Self::trim`].
    stale: usize,
}

/// Consecutive bits of one part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span<'c> {
    /// The index of the first bit in the composite.
    pub start: u128,
    /// The number of bits.
    pub bits: u128,
    /// The storage that contains them.
    pub storage: &'c Storage,
    /// The index of the first bit in that storage, in storage order even for a register.
    pub offset: u128,
}

const TOO_LARGE: EvalError = EvalError::new(
    ErrorCode::InvalidPiece,
    "a piece is larger than the rest of its storage",
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
    /// A composite without parts.
    pub const EMPTY: Composite = Composite {
        parts: Vec::new(),
        size: 0,
        weight: 1,
        depth: 1,
        open: false,
        stale: 0,
    };

    /// The size in bits.
    #[inline]
    pub fn size(&self) -> u128 {
        self.size
    }

    /// True if the composite extends as far as an address space or undefined storage.
    pub fn is_unbounded(&self) -> bool {
        self.open
    }

    #[inline]
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Removes all parts, but keeps their buffer.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.restart();
        self.trim();
    }

    /// Returns the index of the part that contains a bit: the last part for which `before` returns
    /// true. `before` returns true for parts that start at the bit or earlier.
    fn index(&self, mut before: impl FnMut(&Part) -> bool) -> usize {
        self.parts
            .partition_point(|part| before(part))
            .saturating_sub(1)
    }

    /// The parts with bits in `start..end`, in order. Bits past the end of the composite are
    /// omitted.
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

    /// The index of the first bit after a part.
    fn end(&self, index: usize) -> u128 {
        self.parts
            .get(index + 1)
            .map_or(self.size, |next| next.start)
    }

    /// The parts with bits in `start..end`, in order: for each, the index of its first bit in the
    /// composite, the number of bits, and their location. Bits past the end of the composite are
    /// omitted.
    pub fn range(
        &self,
        start: u128,
        end: u128,
        order: ByteOrder,
    ) -> impl Iterator<Item = (u128, u128, Location)> {
        self.placed_range(start, end)
            .map(move |(start, bits, location)| {
                // The location has all the bits.
                (
                    start,
                    bits,
                    location.placed(bits, order).unwrap_or(Location::UNDEFINED),
                )
            })
    }

    /// Like [`Composite::range`], with [placed](Location::placed) locations.
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

    /// Appends `bits` bits at a location.
    pub(super) fn push(
        &mut self,
        location: Location,
        bits: u128,
        order: ByteOrder,
        limits: &Limits,
    ) -> Result<(), EvalError> {
        self.check_size(location.left(), bits, limits)?;
        self.append(location.placed(bits, order).ok_or(TOO_LARGE)?, bits, limits)
    }

    /// Like [`Composite::push`], for a placed location.
    pub(super) fn push_placed(
        &mut self,
        location: Location,
        bits: u128,
        limits: &Limits,
    ) -> Result<(), EvalError> {
        self.check_size(location.left(), bits, limits)?;
        self.append(location, bits, limits)
    }

    /// Returns an error unless a piece of `bits` bits may be appended, if its location has `left`
    /// bits.
    #[inline(always)]
    fn check_size(&self, left: u128, bits: u128, limits: &Limits) -> Result<(), EvalError> {
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

    /// True if a placed location at the end of the composite continues the last part.
    #[inline(always)]
    fn continues(&self, last: &Part, location: &Location) -> bool {
        last.location.continues(self.size - last.start, location)
    }

    fn append(&mut self, location: Location, bits: u128, limits: &Limits) -> Result<(), EvalError> {
        self.trim();
        if bits == 0 {
            return Ok(());
        }
        if let Storage::Composite(inner) = &location.storage {
            // No part of `inner` is a composite, so this recurses once.
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

    /// Returns the composite with the location of each part replaced by the result of `with` for
    /// the location and its size.
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
            // `push` would fail: the composite may be as large as an address space.
            if bits > location.left() {
                return Err(TOO_LARGE);
            }
            new.append(location.placed(bits, order).ok_or(TOO_LARGE)?, bits, limits)?;
        }
        Ok(new)
    }

    /// Adds the weight and depth of a part, and checks the limits.
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

    /// Lays `width` bits of another location over the base, `distance` bits from the base's offset
    /// (DWARF issue 251120.1). The result has the base's offset. A base that is too short is
    /// extended by undefined bits. If the base is a register at any offset, the whole register is
    /// the base.
    ///
    /// Only the parts after the overlay move. Parts are copied only if the base is a composite that
    /// other locations share.
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
            "the overlay is larger than the rest of its storage",
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
        let open = base.is_unbounded() && end <= size;
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

    /// Replaces the bits `start..end` by those at a location. `start` is at most the size of the
    /// composite.
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
        // Each of the two splits may have added a part.
        if self.weight > limits.parts.saturating_add(1) {
            return Err(EvalError::new(
                ErrorCode::LimitSize,
                "a composite has too many parts",
            ));
        }
        Ok(())
    }

    /// Makes a part start at a bit, and returns its index. Has no effect at or past the end.
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

    /// Returns a composite of parts of one byte, each in another register.
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

    /// The number of comparisons that find the part of a bit.
    fn comparisons(composite: &Composite, bit: u128) -> u32 {
        let mut compared = 0;
        let index = composite.index(|part| {
            compared += 1;
            part.start <= bit
        });
        assert!(composite.parts[index].start <= bit && bit < composite.end(index));
        compared
    }

    /// Finding a bit takes no more comparisons than a binary search: 14 for 10,000 parts, as 2¹⁴ is
    /// 16,384, and one to end the search. The same holds under an overlay, and in a vector whose
    /// elements are from two such composites. Three bytes that straddle four parts are four spans.
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
        // Element 32 belongs to the first composite: bits 40,000 to 41,249.
        assert_eq!(spans(&selected), four);
    }

    /// Consecutive overlays, each at the end of the composite, move no part. An overlay in the
    /// middle splits one.
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
        // An overlay over several parts replaces them.
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
            (
                composite.parts.len(),
                composite.size(),
                composite.is_unbounded()
            ),
            (3, 1 << 67, true)
        );
        assert_eq!(location.offset, 0x800);
    }
}

//! Operations that create composites.
//!
//! The rules determine the composite to which a piece is appended. By DWARF 5's rules, the
//! composite is separate from the stack. By LLVM's rules, it is on the stack, marked as incomplete.
//! By DWARF 6's rules, it is the composite below the piece, with three additional rules for
//! expressions that were written for DWARF 5.

use super::activation::Stage;
use super::stack::Word;
use super::{Entry, Outcome, Run, fail};
use crate::dwarf::Operation;
use crate::eval::composite::Composite;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use crate::target::{ByteOrder, Register};

/// The size and offset of a piece in its location.
#[derive(Clone, Copy)]
struct Cut {
    bits: u128,
    /// The offset of a bit piece, in bits.
    offset: Option<u128>,
}

const NO_COMPOSITE: EvalError = EvalError::new(
    ErrorCode::InvalidPiece,
    "there is no composite to append the piece to",
);

impl<'a> Run<'a, '_> {
    pub(super) fn piece_operation(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::BitPiece(bits, offset) => self.append_piece(Cut {
                bits: bits.into(),
                offset: Some(offset.into()),
            }),
            Operation::PieceStack => {
                let bytes = self.pop_value()?.size()?;
                self.append_piece(Cut {
                    bits: bytes.saturating_mul(8),
                    offset: None,
                })
            }
            Operation::BitPieceStack => {
                let bits = self.pop_value()?.size()?;
                let offset = self.pop_value()?.size()?;
                self.append_piece(Cut {
                    bits,
                    offset: Some(offset),
                })
            }
            Operation::Composite => {
                let empty = self.empty_composite();
                self.push(if self.context.rules == Rules::Llvm {
                    Entry::Incomplete(empty)
                } else {
                    Entry::Location(empty)
                })
            }
            Operation::PieceEnd => self.end_pieces(),
            Operation::Extend(bits, count) => {
                let location = self.whole(bits.into())?;
                self.vector(bits, count, |_| (location.clone(), 0))
            }
            Operation::SelectBitPiece(bits, count) => self.select(bits, count),
            Operation::Overlay => self.overlay(8),
            Operation::BitOverlay => self.overlay(1),
            // `Run::dispatch` passes no other operations.
            _ => fail(
                ErrorCode::InvalidOperation,
                "the operation cannot be evaluated",
            ),
        }
    }

    /// Completes the composite on top.
    fn end_pieces(&mut self) -> Outcome {
        if let [Word::Pieces { .. }] = self.store.stack.all() {
            self.store.stack.set(Word::Pieces { complete: true });
            return Ok(());
        }
        self.finish_composite();
        if self.depth() == 0 {
            return fail(ErrorCode::StackUnderflow, "the stack has too few entries");
        }
        match self.store.stack.pop() {
            Some(Entry::Incomplete(location)) => self.push(Entry::Location(location)),
            Some(entry) if self.context.rules == Rules::Dwarf6 && is_composite(&entry) => {
                self.push(entry)
            }
            _ => fail(ErrorCode::InvalidPiece, "there is no composite to end"),
        }
    }

    /// Pushes a composite of `count` parts of `bits` bits. A bit of the mask selects the location
    /// of each part.
    fn select(&mut self, bits: u64, count: u64) -> Outcome {
        let mask = self.pop_value()?;
        let all = u128::from(bits) * u128::from(count);
        let (one, zero) = (self.whole(all)?, self.whole(all)?);
        mask.integer()?;
        if u64::from(mask.ty().bits()) < count {
            return fail(
                ErrorCode::InvalidOperand,
                "the mask has fewer bits than there are parts",
            );
        }
        self.vector(bits, count, |index| {
            let chosen = if mask.bit(index as u32) { &one } else { &zero };
            (chosen.clone(), u128::from(bits) * u128::from(index))
        })
    }

    /// Pops a location, and [places](Location::placed) its first `bits` bits.
    fn whole(&mut self, bits: u128) -> Outcome<Location> {
        match self
            .pop_location()?
            .placed(bits, self.context.encoding.order)
        {
            Some(location) => Ok(location),
            None => fail(
                ErrorCode::InvalidPiece,
                "a piece is larger than the rest of its storage",
            ),
        }
    }

    /// Pushes a composite of `count` parts of `bits` bits. For each, `part` returns a placed
    /// location and an offset in bits.
    fn vector(&mut self, bits: u64, count: u64, part: impl Fn(u64) -> (Location, u128)) -> Outcome {
        if bits == 0 || count == 0 {
            return fail(
                ErrorCode::InvalidOperand,
                "a vector has at least one element of at least one bit",
            );
        }
        if count > self.limits.parts as u64 {
            return fail(ErrorCode::LimitSize, "a composite has too many parts");
        }
        self.charge(count as usize);
        let mut composite = self.store.composite();
        for index in 0..count {
            let (location, offset) = part(index);
            composite.push_placed(shifted(location, offset)?, bits.into(), self.limits)?;
        }
        let location = self.store.share(composite);
        self.push_location(location)
    }

    fn overlay(&mut self, unit: u128) -> Outcome {
        let (width, distance) = (self.pop_value()?, self.pop_value()?);
        let (overlay, mut base) = (self.pop_location()?, self.pop_location()?);
        width.integer()?;
        let Ok(width) = width.size() else {
            return fail(
                ErrorCode::InvalidOverlay,
                "an overlay's width is a number that is not negative",
            );
        };
        let distance = distance.integer()?.saturating_mul(unit as i128);
        let width = width.saturating_mul(unit);
        self.charge(overlay.weight());
        // An overlay moves the parts of a composite, which is cheap. If the composite is shared,
        // the parts are copied.
        let shared = match &mut base.storage {
            Storage::Composite(composite) => composite.get_mut().is_none(),
            _ => true,
        };
        self.charge(if shared {
            base.weight()
        } else {
            base.weight() / 16
        });
        let location = Composite::overlay(
            base,
            &overlay,
            distance,
            width,
            self.context.encoding.order,
            self.limits,
        )?;
        self.push_location(location)
    }

    /// Appends a piece of `bytes` bytes.
    #[inline(never)]
    pub(super) fn piece(&mut self, bytes: u64) -> Outcome {
        let bits = u128::from(bytes) * 8;
        if self.context.rules != Rules::Dwarf5
            && let Some(done) = self.piece_of_word(bits)
        {
            return done;
        }
        self.finish_composite();
        self.append_piece(Cut { bits, offset: None })
    }

    /// Appends a piece to the store's composite, by LLVM's and DWARF 6's rules, if that composite
    /// is the lowest entry or there is no composite, and if the location of the piece is a word.
    /// Otherwise returns `None`, without a change.
    fn piece_of_word(&mut self, bits: u128) -> Option<Outcome> {
        #[cfg(test)]
        if self.store.stack.all_large {
            return None;
        }
        if self.scope.base != 0 || self.limits.stack == 0 {
            return None;
        }
        let (started, word) = match self.store.stack.all() {
            [] => (false, None),
            [Word::Pieces { complete: false }] => (true, None),
            [Word::Pieces { complete: false }, word] => (true, Some(*word)),
            [word] => (false, Some(*word)),
            _ => return None,
        };
        let mut location = Location::UNDEFINED;
        match word {
            Some(Word::Large | Word::Pieces { .. }) => return None,
            Some(word) => word.locate(&self.context.encoding, &mut location),
            None => {}
        }
        let (order, limits) = (self.context.encoding.order, self.limits);
        self.charge(location.weight());
        let pieces = self.store.pieces()?;
        if !started {
            pieces.restart();
        }
        // Only registers may overwrite the parts of the previous composite.
        pieces.trim();
        let done = pieces.push(location, bits, order, limits);
        self.store.stack.set(Word::Pieces { complete: false });
        Some(done)
    }

    /// Appends the low `bytes` bytes of a register of `bits` bits by DWARF 5's rules, without a
    /// stack entry for its location. Returns `None`, without a change, if this fails.
    #[inline(always)]
    pub(super) fn register_piece(
        &mut self,
        register: Register,
        bits: u64,
        bytes: u64,
    ) -> Option<()> {
        #[cfg(test)]
        if self.store.stack.all_large {
            return None;
        }
        if self.context.rules != Rules::Dwarf5
            || self.store.stack.len() >= self.limits.stack
            || self.executed >= self.limits.operations
        {
            return None;
        }
        let (order, limits) = (self.context.encoding.order, self.limits);
        let part = (self.scope.frame, register, bits);
        self.pieces()?.push_register(part, bytes, order, limits)?;
        // The piece and the part.
        self.executed += 2;
        if self.scope.stage != Stage::Start {
            self.scope.stage = Stage::Start;
        }
        Some(())
    }

    /// Returns the composite of DWARF 5's pieces.
    #[inline(always)]
    fn pieces(&mut self) -> Option<&mut Composite> {
        let pieces = self.store.pieces()?;
        if !self.scope.pieces {
            self.scope.pieces = true;
            pieces.restart();
        }
        Some(pieces)
    }

    /// Appends a piece to the composite that the rules specify.
    fn append_piece(&mut self, cut: Cut) -> Outcome {
        match self.context.rules {
            Rules::Dwarf5 => {
                let (part, offset) = match self.scope.stage {
                    Stage::Start => (Location::UNDEFINED, cut.offset),
                    // The piece is a value. An offset of 0 makes it the low bits of a wider value.
                    Stage::Valued
                        if cut.bits > 0 && self.context.encoding.order == ByteOrder::Big =>
                    {
                        (self.pop_location()?, cut.offset.or(Some(0)))
                    }
                    _ => (self.pop_location()?, cut.offset),
                };
                let part = self.cut(part, Cut { offset, ..cut })?;
                let (order, limits) = (self.context.encoding.order, self.limits);
                self.pieces()
                    .ok_or(NO_COMPOSITE)?
                    .push(part, cut.bits, order, limits)?;
                self.scope.stage = Stage::Start;
                Ok(())
            }
            Rules::Llvm => {
                let (location, mut composite) = match (self.depth(), self.large(0), self.large(1)) {
                    (0, ..) => (Location::UNDEFINED, self.empty_composite()),
                    (_, Some(Entry::Incomplete(_)), _) => {
                        (Location::UNDEFINED, self.take_incomplete())
                    }
                    (.., Some(Entry::Incomplete(_))) => {
                        (self.pop_location()?, self.take_incomplete())
                    }
                    _ => (self.pop_location()?, self.empty_composite()),
                };
                self.append(&mut composite, location, cut)?;
                self.push(Entry::Incomplete(composite))
            }
            Rules::Dwarf6 => {
                let composite = |above| self.large(above).is_some_and(is_composite);
                let (location, mut composite) = match self.depth() {
                    2.. if composite(1) => (self.pop_location()?, self.pop_location()?),
                    0 => (Location::UNDEFINED, self.empty_composite()),
                    1 if composite(0) => (Location::UNDEFINED, self.pop_location()?),
                    1 => (self.pop_location()?, self.empty_composite()),
                    _ => return Err(NO_COMPOSITE),
                };
                self.append(&mut composite, location, cut)?;
                self.push(Entry::Location(composite))
            }
        }
    }

    /// Pops the incomplete composite that is on top.
    fn take_incomplete(&mut self) -> Location {
        match self.store.stack.pop() {
            Some(Entry::Incomplete(location)) => location,
            _ => Composite::EMPTY.into(),
        }
    }

    /// Returns a new composite without parts.
    fn empty_composite(&mut self) -> Location {
        let empty = self.store.composite();
        self.store.share(empty)
    }

    /// Returns the location of the start of a piece.
    fn cut(&mut self, part: Location, cut: Cut) -> Outcome<Location> {
        self.charge(part.weight());
        match cut.offset {
            None => Ok(part),
            Some(offset) => self.bit_piece(part, offset, cut.bits),
        }
    }

    fn append(&mut self, to: &mut Location, part: Location, cut: Cut) -> Outcome {
        let part = self.cut(part, cut)?;
        let Storage::Composite(composite) = &mut to.storage else {
            return Err(NO_COMPOSITE);
        };
        // The parts are copied only if the composite is shared.
        if composite.get_mut().is_none() {
            self.charge(composite.weight());
        }
        composite
            .make_mut()
            .push(part, cut.bits, self.context.encoding.order, self.limits)
    }

    /// Returns the location of the start of a bit piece. In the standard, the offset counts from
    /// the least significant bit of a register, like all offsets in registers, or of a value. On a
    /// big-endian target, this is the last bit of the value in storage order. In LLVM's rules, the
    /// offset counts from the location.
    fn bit_piece(&self, part: Location, offset: u128, bits: u128) -> Outcome<Location> {
        let number = matches!(part.storage, Storage::Implicit(_));
        if number
            && self.context.encoding.order == ByteOrder::Big
            && self.context.rules != Rules::Llvm
        {
            let first = offset
                .checked_add(bits)
                .and_then(|end| part.left().checked_sub(end));
            return match first {
                Some(first) => shifted(part, first),
                None => fail(
                    ErrorCode::InvalidPiece,
                    "a piece is larger than the rest of its storage",
                ),
            };
        }
        shifted(part, offset)
    }
}

fn is_composite(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Location(Location {
            storage: Storage::Composite(_),
            ..
        })
    )
}

/// Moves the location of a piece by a number of bits.
fn shifted(location: Location, bits: u128) -> Outcome<Location> {
    let moved = i128::try_from(bits)
        .ok()
        .and_then(|bits| location.into_moved(bits).ok());
    match moved {
        Some(location) => Ok(location),
        None => fail(
            ErrorCode::InvalidPiece,
            "a piece starts past the end of its storage",
        ),
    }
}

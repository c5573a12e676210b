//! Operations that create composites.
//!
//! The rules determine the composite to which a piece is appended. By DWARF 5's rules the composite
//! is kept apart from the stack. By LLVM's rules it is on the stack, marked incomplete. By DWARF
//! 6's rules it is the composite below the piece, with three additional rules for expressions that
//! were written for DWARF 5.

use super::{Entry, Outcome, Run, fail};
use crate::dwarf::Operation;
use crate::eval::composite::Composite;
use crate::eval::error::ErrorCode;
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use crate::eval::value::Value;
use crate::target::ByteOrder;

/// The size and offset of a piece in its location.
#[derive(Clone, Copy)]
struct Cut {
    bits: u128,
    /// The offset of a bit piece, in bits.
    offset: Option<u128>,
}

impl<'a> Run<'a, '_> {
    pub(super) fn piece_operation(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::Piece(bytes) => self.piece(Cut {
                bits: u128::from(bytes) * 8,
                offset: None,
            }),
            Operation::BitPiece(bits, offset) => self.piece(Cut {
                bits: bits.into(),
                offset: Some(offset.into()),
            }),
            Operation::PieceStack => {
                let bytes = self.pop_number(Value::size)?;
                self.piece(Cut {
                    bits: bytes.saturating_mul(8),
                    offset: None,
                })
            }
            Operation::BitPieceStack => {
                let bits = self.pop_number(Value::size)?;
                let offset = self.pop_number(Value::size)?;
                self.piece(Cut {
                    bits,
                    offset: Some(offset),
                })
            }
            Operation::Composite => {
                let empty = self.empty_composite();
                self.push(if self.rules == Rules::Llvm {
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
            // `Run::dispatch` passes no others.
            _ => fail(
                ErrorCode::InvalidOperation,
                "the operation is not evaluated",
            ),
        }
    }

    /// Completes the composite on top.
    fn end_pieces(&mut self) -> Outcome {
        let here = self.store.stack.get_mut(self.scope.base..);
        match here.and_then(<[Entry]>::last_mut) {
            Some(entry @ Entry::Incomplete(_)) => {
                let undefined = Entry::Location(Location::UNDEFINED);
                if let Entry::Incomplete(location) = core::mem::replace(entry, undefined) {
                    *entry = Entry::Location(location);
                }
                Ok(())
            }
            Some(Entry::Location(Location {
                storage: Storage::Composite(_),
                ..
            })) if self.rules == Rules::Dwarf6 => Ok(()),
            Some(_) => fail(ErrorCode::InvalidPiece, "there is no composite to end"),
            None => fail(ErrorCode::StackUnderflow, "the stack has too few entries"),
        }
    }

    /// Pushes a composite of `count` parts of `bits` bits, each from the location that a bit of the
    /// mask selects.
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
        match self.pop_location()?.placed(bits, self.encoding.order) {
            Some(location) => Ok(location),
            None => fail(
                ErrorCode::InvalidPiece,
                "a piece is larger than the rest of its storage",
            ),
        }
    }

    /// Pushes a composite of `count` parts of `bits` bits. `part` returns for each a placed
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
            self.encoding.order,
            self.limits,
        )?;
        self.push_location(location)
    }

    /// Appends a piece to the composite that the rules specify.
    fn piece(&mut self, cut: Cut) -> Outcome {
        match self.rules {
            Rules::Dwarf5 => {
                let part = if self.scope.fresh {
                    Location::UNDEFINED
                } else {
                    self.pop_location()?
                };
                let part = self.cut(part, cut)?;
                let pieces = self
                    .scope
                    .pieces
                    .get_or_insert_with(|| self.store.composite());
                pieces.push(part, cut.bits, self.encoding.order, self.limits)?;
                self.scope.complete = false;
                self.scope.fresh = true;
                Ok(())
            }
            Rules::Llvm => {
                let here = self.store.stack.get(self.scope.base..).unwrap_or(&[]);
                let (location, mut composite) = match here {
                    [] => (Location::UNDEFINED, self.empty_composite()),
                    [.., Entry::Incomplete(_)] => (Location::UNDEFINED, self.take_incomplete()),
                    [.., Entry::Incomplete(_), _] => (self.pop_location()?, self.take_incomplete()),
                    [.., _] => (self.pop_location()?, self.empty_composite()),
                };
                self.append(&mut composite, location, cut)?;
                self.push(Entry::Incomplete(composite))
            }
            Rules::Dwarf6 => {
                let here = self.store.stack.get(self.scope.base..).unwrap_or(&[]);
                let composite = |entry: &Entry| {
                    matches!(
                        entry,
                        Entry::Location(Location {
                            storage: Storage::Composite(_),
                            ..
                        })
                    )
                };
                let (location, mut composite) = match here {
                    [.., below, _] if composite(below) => {
                        (self.pop_location()?, self.pop_location()?)
                    }
                    [] => (Location::UNDEFINED, self.empty_composite()),
                    [only] if composite(only) => (Location::UNDEFINED, self.pop_location()?),
                    [_] => (self.pop_location()?, self.empty_composite()),
                    _ => {
                        return fail(
                            ErrorCode::InvalidPiece,
                            "there is no composite to append the piece to",
                        );
                    }
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

    /// A new composite without parts.
    fn empty_composite(&mut self) -> Location {
        let empty = self.store.composite();
        self.store.share(empty)
    }

    /// The location of the start of a piece.
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
            return fail(
                ErrorCode::InvalidPiece,
                "there is no composite to append the piece to",
            );
        };
        // The parts are copied only if the composite is shared.
        if composite.get_mut().is_none() {
            self.charge(composite.weight());
        }
        composite
            .make_mut()
            .push(part, cut.bits, self.encoding.order, self.limits)
    }

    /// The location of the start of a bit piece. In the standard, the offset counts from the least
    /// significant bit of a register, as all offsets in registers do, or of a value; on a
    /// big-endian target, this is the last bit of the value in storage order. In LLVM's rules, the
    /// offset counts from the location.
    fn bit_piece(&self, part: Location, offset: u128, bits: u128) -> Outcome<Location> {
        let number = matches!(part.storage, Storage::Implicit(_));
        if number && self.encoding.order == ByteOrder::Big && self.rules != Rules::Llvm {
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

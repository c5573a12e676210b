//! Writes composites as pieces.

use super::{Encoder, Lost, Skip, WrittenAs};
use crate::dwarf::{Dialect, Operation, OperationKind};
use crate::location::{Location, LocationId, PartList, ValueKind};
use crate::lower::degradation::DegradationReason;

impl Encoder<'_> {
    /// Writes the `bits` bits of a composite from `bit_offset` on, part by part. Flattens nested
    /// composites.
    pub(in crate::lower) fn composite(
        &mut self,
        parts: PartList,
        bit_offset: u64,
        bits: u64,
    ) -> Result<(), Lost> {
        if !self.tree.is_number(parts) {
            return self.parts(parts, bit_offset, bits);
        }
        let all = self.tree.parts_bits(parts);
        match self.attempt(|encoder| encoder.parts(parts, bit_offset, bits)) {
            // A number is meaningless without some of its parts.
            Err(Lost(reason)) if reason != DegradationReason::Undefined => {
                self.lost.push(reason);
                self.undefined_part(bits.min(all.saturating_sub(bit_offset)))
            }
            written => written,
        }
    }

    fn parts(&mut self, parts: PartList, bit_offset: u64, bits: u64) -> Result<(), Lost> {
        let mut parts = self.tree.slices(parts, bit_offset, bits);
        parts.try_for_each(|part| self.part(part.location, part.from, part.bits))
    }

    /// Writes one part: `bits` bits of a location from bit `from` on.
    pub(in crate::lower) fn part(
        &mut self,
        id: LocationId,
        from: u64,
        bits: u64,
    ) -> Result<(), Lost> {
        self.has_bits(id, from, bits)?;
        if let Location::Composite { parts, bit_offset } = self.tree.location(id) {
            let bit_offset = bit_offset.saturating_add(from);
            if self.repeated(parts, bit_offset, bits).is_none() {
                return self.composite(parts, bit_offset, bits);
            }
        }
        // Splits a wide constant into pieces of the generic type's size, which can be numbers.
        if let Location::Implicit { value, .. } = self.tree.location(id)
            && matches!(self.tree.value(value).kind, ValueKind::Constant(_))
            && bits > self.width()
            && !self.has(OperationKind::BitOffset)
        {
            let mut done = 0;
            while done < bits {
                let step = self.width().min(bits - done);
                self.part(id, from.saturating_add(done), step)?;
                done += step;
            }
            return Ok(());
        }
        self.begin(id)?;
        let (before, unfinished, nested) = (self.written(), self.unfinished, self.nested);
        let result = match self.part_location(id, from, bits) {
            Ok(skipped) => self.piece(bits, skipped),
            // If the evaluation of a part fails, so does that of the composite.
            Err(lost @ Lost(DegradationReason::Undefined))
                if !self.tree.is_undefined(id, from.saturating_add(bits)) =>
            {
                Err(lost)
            }
            Err(Lost(reason)) => {
                (self.unfinished, self.nested) = (unfinished, nested);
                // Only this part is lost.
                if !self.tree.is_undefined(id, from.saturating_add(bits)) {
                    self.lost.push(reason);
                }
                self.undo(before);
                self.undefined_part(bits)
            }
        };
        (self.unfinished, self.nested) = (true, nested);
        result
    }

    /// Writes an undefined part.
    fn undefined_part(&mut self, bits: u64) -> Result<(), Lost> {
        if self.nested && (!self.unfinished || self.encoding.dialect == Dialect::Dwarf6Draft) {
            // Without a location, the first piece operation would use another entry of the stack.
            self.op(Operation::Undefined)?;
        }
        self.piece(bits, Skip::NONE)?;
        self.unfinished = true;
        Ok(())
    }

    /// Starts an expression's composite with the first part `first`. If that part may be a
    /// composite, DWARF 6 would append to it, unless another composite is below it.
    fn begin(&mut self, first: LocationId) -> Result<(), Lost> {
        let is_first = !self.unfinished && !self.nested;
        if self.encoding.dialect != Dialect::Dwarf6Draft
            || !is_first
            || !self.may_be_composite(first)
        {
            return Ok(());
        }
        self.empty_composite()
    }

    /// Pushes an empty composite on an empty stack, in DWARF 6. A piece of 0 bytes has the same
    /// effect.
    pub(in crate::lower) fn empty_composite(&mut self) -> Result<(), Lost> {
        self.op(if self.has(OperationKind::Composite) {
            Operation::Composite
        } else {
            Operation::Piece(0)
        })
    }

    fn may_be_composite(&self, id: LocationId) -> bool {
        match self.tree.location(id) {
            Location::Undefined
            | Location::Register { .. }
            | Location::Memory { .. }
            | Location::Implicit { .. }
            | Location::Pointer { .. } => false,
            Location::Object { .. }
            | Location::Composite { .. }
            | Location::Choose { .. }
            | Location::Select { .. }
            | Location::Overlay { .. }
            | Location::Moved { .. } => true,
        }
    }

    /// Writes the location of a part. Returns the bits that `DW_OP_bit_piece` must skip.
    fn part_location(&mut self, id: LocationId, from: u64, bits: u64) -> Result<Skip, Lost> {
        if let Some(skip) = self.moved_address(id)? {
            return Ok(Skip::memory(skip.by.saturating_add(from)));
        }
        let location = self.tree.location(id);
        if let Some(skip) = self.value_of_part(location, (from, bits), WrittenAs::Piece)? {
            return Ok(skip);
        }
        if let Some(skip) = self.storage(location, from, bits)? {
            return self.skipped(skip, bits);
        }
        match location {
            Location::Undefined => Err(Lost(DegradationReason::Undefined)),
            // A single operation makes copies of one part.
            Location::Composite { parts, bit_offset } => {
                let bit_offset = bit_offset.saturating_add(from);
                let copies = self.repeated(parts, bit_offset, bits);
                let (element, copies) = copies.ok_or(Lost(DegradationReason::NestedComposite))?;
                self.extend(element, copies)?;
                Ok(Skip::NONE)
            }
            Location::Choose { .. } if !self.has(OperationKind::Offset) => {
                self.chosen_value(id, from, bits)
            }
            // Whether the storage is memory or a register is known only at run time.
            Location::Moved { .. } | Location::Choose { .. }
                if self.pieces_from_the_end() && !bits.is_multiple_of(8) =>
            {
                Err(Lost(DegradationReason::Offset))
            }
            _ if from == 0 => self.location(id, bits).map(|()| Skip::NONE),
            _ if self.has(OperationKind::BitOffset) => {
                self.location(id, u64::MAX)?;
                self.skipped(Skip::memory(from), bits)
            }
            _ => Err(Lost(DegradationReason::Offset)),
        }
    }

    /// Writes the value of a part, or of a whole object, whose location consumers misread. For
    /// others, writes nothing and returns `None`.
    pub(super) fn value_of_part(
        &mut self,
        location: Location,
        (from, bits): (u64, u64),
        role: WrittenAs,
    ) -> Result<Option<Skip>, Lost> {
        match location {
            Location::Register {
                register,
                bit_offset,
                ..
            } => self.misread(register, (bit_offset.saturating_add(from), bits), role),
            Location::Implicit { value, bit_offset } => {
                self.number_part(value, bit_offset.saturating_add(from), bits)
            }
            _ => Ok(None),
        }
    }

    /// Moves the location just written, in dialects that have an operation for it. Returns the bits
    /// that `DW_OP_bit_piece` must still skip.
    fn skipped(&mut self, skip: Skip, bits: u64) -> Result<Skip, Lost> {
        if !self.has(OperationKind::BitOffset) {
            return Ok(skip);
        }
        self.skip(skip, bits)?;
        let of = skip.of.map(|all| match skip.low {
            true => bits,
            false => all.saturating_sub(skip.by),
        });
        Ok(Skip { by: 0, of, ..skip })
    }

    /// True if a bit piece's offset counts from the last bit of a value. In LLVM's dialects it
    /// counts from the first.
    pub(in crate::lower) fn pieces_from_the_end(&self) -> bool {
        let llvm = matches!(self.encoding.dialect, Dialect::Llvm | Dialect::LlvmLegacy);
        self.is_big() && !llvm
    }

    /// True if `bits` bits without an offset are not the first bits of a value. In DWARF 5, an
    /// object or a piece that is smaller than a value has its low bits, which are last on a
    /// big-endian target.
    pub(super) fn has_low_bits(&self, skip: Skip, bits: u64) -> bool {
        let is_5 = matches!(self.encoding.dialect, Dialect::Dwarf4 | Dialect::Dwarf5);
        let is_wider = skip.of.is_some_and(|all| all > bits);
        skip.is_number && is_5 && self.is_big() && is_wider
    }

    pub(in crate::lower) fn piece(&mut self, bits: u64, skip: Skip) -> Result<(), Lost> {
        if skip.low {
            return match self.below(skip, bits)? {
                // `DW_OP_piece` uses the low bits of a register.
                0 if bits.is_multiple_of(8) => self.op(Operation::Piece(bits / 8)),
                below => self.op(Operation::BitPiece(bits, below)),
            };
        }
        if skip.by == 0 && !self.has_low_bits(skip, bits) && bits.is_multiple_of(8) {
            return self.op(Operation::Piece(bits / 8));
        }
        let by = match skip.of.filter(|_| self.pieces_from_the_end()) {
            // DWARF 5 and 6 count from the least significant bit of a value, which is last on this
            // target.
            Some(all) => match all.checked_sub(skip.by.saturating_add(bits)) {
                Some(after) => after,
                None => return Err(Lost(DegradationReason::Undefined)),
            },
            None => skip.by,
        };
        self.op(Operation::BitPiece(bits, by))
    }
}

//! Writes locations as inputs of operations, and the operations that take locations as inputs.

use super::above::Above;
use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost, Skip};
use crate::dwarf::{Dialect, Operation, OperationKind};
use crate::location::{Location, LocationId, OffsetUnit, Part, PartList, ValueId, ValueKind};

impl Encoder<'_> {
    /// Writes a location as an input of an operation. Its first `bits` bits are used.
    pub(super) fn operand(&mut self, id: LocationId, bits: u64) -> Result<(), Lost> {
        let Location::Composite { parts, bit_offset } = self.tree.location(id) else {
            return self.location(id, bits);
        };
        if let Some((element, copies)) = self.repeated(parts, bit_offset, bits) {
            return self.extend(element, copies);
        }
        // One operation replaces an undefined piece for each part.
        if self.tree.is_undefined(id, bits) && self.has(OperationKind::Undefined) {
            return self.op(Operation::Undefined);
        }
        self.composite_input(|encoder| {
            encoder.location(id, bits)?;
            encoder.end_pieces()
        })
    }

    /// Returns the part that the bits of a composite from `bit_offset` on repeat, and the number of
    /// copies; `None` unless there are at least two copies and the dialect has an operation for
    /// them.
    pub(super) fn repeated(
        &self,
        parts: PartList,
        bit_offset: u64,
        bits: u64,
    ) -> Option<(Part, u64)> {
        if !self.has(OperationKind::Extend) {
            return None;
        }
        let parts = self.tree.parts(parts);
        let mut start = 0u64;
        let (mut element, mut end) = (None, bit_offset);
        for part in parts {
            // Bits can be copies of whole parts only from the start of a part on.
            if start >= bit_offset && end.saturating_sub(bit_offset) < bits {
                let is_next = start == end && *element.get_or_insert(*part) == *part;
                if !is_next {
                    return None;
                }
                end = end.checked_add(part.bits)?;
            }
            start = start.checked_add(part.bits)?;
        }
        let element = element.filter(|element: &Part| element.bits > 0)?;
        let all = if bits == u64::MAX {
            end - bit_offset
        } else {
            bits
        };
        let copies = all / element.bits;
        let is_whole = all.is_multiple_of(element.bits) && end.checked_sub(bit_offset) == Some(all);
        (is_whole && copies > 1 && !self.tree.is_undefined(element.location, element.bits))
            .then_some((element, copies))
    }

    /// Writes a vector of copies of one part.
    pub(super) fn extend(&mut self, element: Part, copies: u64) -> Result<(), Lost> {
        self.operand(element.location, element.bits)?;
        self.op(Operation::Extend(element.bits, copies))
    }

    /// Writes a base with another location laid over it.
    pub(super) fn overlay(&mut self, parts: PartList, by: ValueId) -> Result<(), Lost> {
        let &[base, over] = self.tree.parts(parts) else {
            return Err(Lost(DegradationReason::Overlay));
        };
        if !self.has(OperationKind::Overlay) || !over.bits.is_multiple_of(8) {
            return Err(Lost(DegradationReason::Overlay));
        }
        // The operation uses the base's whole storage, and extends it if the overlay extends past
        // its end. Both are cut to the size of the base's type.
        self.composite_input(|encoder| {
            if encoder.encoding.dialect == Dialect::Dwarf6Draft && !encoder.nested {
                // The piece below does not belong to the base.
                encoder.empty_composite()?;
            }
            encoder.composite_input(|encoder| {
                encoder.part(base.location, 0, base.bits)?;
                encoder.end_pieces()
            })?;
            encoder
                .operand(over.location, over.bits)
                .map_err(Lost::of_one)?;
            encoder.generic(by, Above::of(encoder.tree.value(by).ty))?;
            encoder.op(Operation::constant_unsigned(over.bits / 8))?;
            encoder.op(Operation::Overlay)?;
            encoder.piece(base.bits, Skip::NONE)?;
            encoder.end_pieces()
        })
    }

    /// Writes a location that an operation moves by an unknown offset. Its whole storage must be
    /// written.
    pub(super) fn movable(&mut self, id: LocationId) -> Result<(), Lost> {
        match self.tree.location(id) {
            Location::Composite { parts, bit_offset } => {
                match self.repeated(parts, 0, u64::MAX) {
                    Some((element, copies)) => self.extend(element, copies)?,
                    None => self.composite_input(|encoder| {
                        encoder.composite(parts, 0, u64::MAX)?;
                        encoder.end_pieces()
                    })?,
                }
                self.skip(Skip::memory(bit_offset), u64::MAX)
            }
            Location::Implicit { value, bit_offset } => {
                let all = self.tree.bits(self.tree.value(value).ty);
                // A stack value has the size of an address or of a base type. The storage must end
                // with the value, so a value of another size becomes a composite.
                if !self.fills_entry(value) {
                    self.composite_input(|encoder| {
                        let skip = encoder.implicit(value, 0, all)?;
                        encoder.piece(all, skip)?;
                        encoder.end_pieces()
                    })?;
                } else {
                    self.implicit(value, 0, all)?;
                }
                self.skip(Skip::value(bit_offset, all), u64::MAX)
            }
            Location::Register {
                register,
                bit_offset,
                is_wide: false,
            } if self.target().register_bits(register) < self.target().widest_bits(register) => {
                // The storage must end with the named register.
                let named = self.target().register_bits(register).map_or(0, u64::from);
                self.composite_input(|encoder| {
                    let skip = encoder.register(register, 0)?;
                    encoder.piece(named, skip)?;
                    encoder.end_pieces()
                })?;
                self.skip(Skip::memory(bit_offset), u64::MAX)
            }
            _ => self.location(id, u64::MAX),
        }
    }

    /// Writes a location in pieces, as an input of other operations. The pieces would be appended
    /// to an unfinished composite directly below. In LLVM's dialects, a separator is therefore
    /// pushed first and dropped afterwards; in DWARF 6, an empty composite is pushed.
    pub(super) fn composite_input(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<(), Lost>,
    ) -> Result<(), Lost> {
        let is_draft = self.encoding.dialect == Dialect::Dwarf6Draft;
        let is_alone = is_draft && self.bytes.len() == self.empty_at;
        let unfinished = core::mem::replace(&mut self.unfinished, false);
        let nested = core::mem::replace(&mut self.nested, !is_alone);
        let is_separate = unfinished && !is_draft;
        if is_separate {
            self.op(Operation::Lit(0))?;
        }
        if is_draft && !is_alone {
            // A piece is appended to the composite directly below, which must exist if the stack is
            // not empty.
            self.op_or(Operation::Composite, DegradationReason::NestedComposite)?;
        }
        write(self)?;
        if is_separate {
            self.op(Operation::Swap)?;
            self.op(Operation::Drop)?;
        }
        (self.unfinished, self.nested) = (unfinished, nested);
        Ok(())
    }

    /// Completes the composite on top of the stack, if the dialect requires it. In DWARF 6, all
    /// composites are complete.
    pub(super) fn end_pieces(&mut self) -> Result<(), Lost> {
        match self.encoding.dialect {
            Dialect::Dwarf6Draft => Ok(()),
            _ => self.op(Operation::PieceEnd),
        }
    }

    /// Writes the current instance of the type, whose bits from `by` on are used. It is an address
    /// in dialects without locations on the stack.
    pub(super) fn object(&mut self, by: u64) -> Result<Skip, Lost> {
        self.op(Operation::PushObjectAddress)?;
        if self.has(OperationKind::Offset) {
            return Ok(Skip::memory(by));
        }
        if by >= 8 {
            self.op(Operation::PlusUconst(by / 8))?;
        }
        Ok(Skip::memory(by % 8))
    }

    /// Writes the current instance of the type, moved by a number of bytes, in dialects that only
    /// have its address.
    pub(super) fn moved_address(&mut self, id: LocationId) -> Result<Option<Skip>, Lost> {
        let Location::Moved {
            base,
            by,
            unit: OffsetUnit::Bytes,
        } = self.tree.location(id)
        else {
            return Ok(None);
        };
        let Location::Object { bit_offset } = self.tree.location(base) else {
            return Ok(None);
        };
        if self.has(OperationKind::Offset) {
            return Ok(None);
        }
        let skip = self.object(bit_offset)?;
        self.generic(by, Above::of(self.tree.value(by).ty))?;
        self.op(Operation::Plus)?;
        Ok(Some(skip))
    }

    /// Writes a pointer to the current instance of the type: its address, if it is in memory.
    pub(super) fn object_address(&mut self, by: u64) -> Result<(), Lost> {
        if !by.is_multiple_of(8) {
            return Err(Lost(DegradationReason::ImplicitPointer));
        }
        let skip = self.object(by)?;
        self.skip(skip, u64::MAX)?;
        self.op(Operation::StackValue)
    }

    /// True if a lost location depends on the lane.
    pub(super) fn mentions_lane(&self, id: LocationId) -> bool {
        match self.tree.location(id) {
            Location::Moved { by, .. } => self.value_mentions_lane(by),
            Location::Choose {
                condition,
                first,
                second,
            } => {
                self.value_mentions_lane(condition)
                    || self.mentions_lane(first)
                    || self.mentions_lane(second)
            }
            _ => false,
        }
    }

    fn value_mentions_lane(&self, id: ValueId) -> bool {
        match self.tree.value(id).kind {
            ValueKind::Lane => true,
            ValueKind::Entry(location) => self.mentions_lane(location),
            kind => kind.operands().any(|id| self.value_mentions_lane(id)),
        }
    }
}

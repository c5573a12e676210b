//! Chooses forms for consumers: of several forms with the same meaning, the one that debuggers
//! evaluate correctly.
//!
//! `docs/dialects.md` lists the forms that each debugger reads. `tests/emission/dialects.rs` and
//! `tests/emission/big_endian.rs` check this.

use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost, Skip, WrittenAs};
use crate::dwarf::{Operation, OperationKind};
use crate::location::{LocationId, ValueId, ValueKind};
use crate::target::{ReadAs, Register};

impl Encoder<'_> {
    /// Writes a register of a big-endian target, from a bit on in storage order, if the number of
    /// bits in use is unknown. The location is a composite: unlike in a register, its first bit
    /// does not depend on the number of bits.
    pub(super) fn whole_register(&mut self, register: Register, by: u64) -> Result<(), Lost> {
        let all = self.target().widest_bits(register).map_or(0, u64::from);
        if !self.has(OperationKind::BitOffset) {
            if let Some(skip) =
                self.misread(register, (by, all.saturating_sub(by)), WrittenAs::Piece)?
            {
                return self.piece(all.saturating_sub(by), skip);
            }
            let skip = self.register(register, by)?;
            return self.piece(all.saturating_sub(by), skip);
        }
        self.composite_input(|encoder| {
            let skip = encoder.register(register, 0)?;
            encoder.piece(all, skip)?;
            encoder.end_pieces()
        })?;
        self.skip(Skip::memory(by), u64::MAX)
    }

    /// Writes bits of a register as a value if a debugger misreads them. On a big-endian target,
    /// gdb, at least up to 13, reads the least significant bits for bits that end at the register's
    /// most significant bit. lldb 22 takes the upper bits of a register for an address, and reads
    /// and writes memory there; only gdb reads those of a register that is wider than an address.
    /// [`ReadAs`] describes other cases. Writes nothing, and returns `None`, for all other bits.
    pub(super) fn misread(
        &mut self,
        register: Register,
        (by, bits): (u64, u64),
        role: WrittenAs,
    ) -> Result<Option<Skip>, Lost> {
        let is_piece = role == WrittenAs::Piece;
        if self.has(OperationKind::BitOffset) {
            return Ok(None);
        }
        self.check_register(register)?;
        let all = || self.target().widest_bits(register).map_or(0, u64::from);
        let is_misread = match self.target().read_as(register) {
            Some(ReadAs::UpperPart) if is_piece || bits < all() => true,
            _ if self.is_big() => by == 0 && bits < all(),
            _ => self.is_portable && by > 0 && all() <= self.width() && bits <= all() - by,
        };
        if !is_misread {
            return Ok(None);
        }
        let all = all();
        // gdb supports integers that are wider than an address since version 14. Older versions
        // show no part of an object with such a piece.
        let is_wide = all > self.width();
        if is_wide && (is_piece || bits > self.width()) {
            return Err(Lost(DegradationReason::Misread));
        }
        self.attempt(|encoder| encoder.read_register(register, by, bits))
            .map_err(|_| Lost(DegradationReason::Misread))?;
        self.op(Operation::StackValue)?;
        self.lost.push(DegradationReason::Misread);
        Ok(Some(self.low_part(bits)))
    }

    /// Returns an error for a register whose number debuggers use for another one.
    pub(super) fn check_register(&self, register: Register) -> Result<(), Lost> {
        let is_another = self.target().is_read_as_another(register);
        match is_another && !self.has(OperationKind::BitOffset) {
            true => Err(Lost(DegradationReason::Misread)),
            false => Ok(()),
        }
    }

    /// True if an object of `bits` bits in the least significant bits of a register must be a
    /// piece, because debuggers read a whole object from the most significant bits.
    pub(super) fn is_piece_only(&self, register: Register, bits: u64) -> bool {
        let all = || self.target().widest_bits(register).map_or(0, u64::from);
        // Few registers are.
        self.target().is_left_aligned(register)
            && bits < all()
            && !self.has(OperationKind::BitOffset)
    }

    /// Writes the value of bits of one of two locations, in dialects that cannot choose between
    /// locations.
    pub(super) fn chosen_value(
        &mut self,
        id: LocationId,
        from: u64,
        bits: u64,
    ) -> Result<Skip, Lost> {
        if bits > self.width() {
            return Err(Lost(DegradationReason::Choice));
        }
        self.attempt(|encoder| encoder.read_from(id, from, bits))
            .map_err(|_| Lost(DegradationReason::Choice))?;
        self.op(Operation::StackValue)?;
        self.lost.push(DegradationReason::Choice);
        Ok(self.low_part(bits))
    }

    /// Returns the bits to skip for the low bits of a stack value.
    fn low_part(&self, bits: u64) -> Skip {
        let width = self.width();
        Skip::value(if self.is_big() { width - bits } else { 0 }, width)
    }

    /// Writes bits of a constant as the low bits of a stack value, for a piece. lldb drops the
    /// whole object if a piece is a `DW_OP_implicit_value`. On a big-endian target, gdb counts bits
    /// of an implicit value that do not fill whole bytes from the end opposite to DWARF 5's, and
    /// other readers disagree on the end for whole bytes of a narrower number. Writes nothing, and
    /// returns `None`, if no such form applies.
    pub(super) fn number_part(
        &mut self,
        value: ValueId,
        by: u64,
        bits: u64,
    ) -> Result<Option<Skip>, Lost> {
        let known = self.tree.value(value);
        let (ValueKind::Constant(number), all, width) =
            (known.kind, self.tree.bits(known.ty), self.width())
        else {
            return Ok(None);
        };
        let after = all.checked_sub(by.saturating_add(bits));
        let below = if self.is_big() {
            after
        } else {
            after.map(|_| by)
        };
        let Some(below) = below.filter(|below| *below < 128) else {
            return Ok(None);
        };
        let from_bytes = known.ty.is_float() || all > width || self.is_big();
        let is_read = match self.is_big() {
            false => bits.is_multiple_of(8),
            true => bits == width || self.pieces_from_the_end() && !bits.is_multiple_of(8),
        };
        if !from_bytes || !is_read || bits > width.min(64) {
            return Ok(None);
        }
        self.op(Operation::constant_unsigned(
            (number >> below) as u64 & (u64::MAX >> (64 - bits)),
        ))?;
        self.op(Operation::StackValue)?;
        Ok(Some(self.low_part(bits)))
    }
}

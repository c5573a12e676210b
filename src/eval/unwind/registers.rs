//! The locations of the registers of outer frames, in terms of the innermost frame's registers and
//! of memory.

use super::CallStack;
use crate::eval::access::read_bits;
use crate::eval::bits;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::{Location, Storage};
use crate::eval::machine::Machine;
use crate::target::{ByteOrder, Register};
use alloc::vec::Vec;

const OUTSIDE: EvalError = EvalError::new(
    ErrorCode::OutOfBounds,
    "the location would be outside its storage",
);

impl<M: Machine> CallStack<'_, M> {
    /// Returns the location of a register of a frame: in a register of the innermost frame, in
    /// memory, or implicit.
    ///
    /// # Errors
    /// If there is no such frame or register, or if the evaluation of its rule fails.
    pub fn locate(&self, frame: u32, register: Register) -> Result<Location, EvalError> {
        self.locate_kept(frame, register, |level| self.kept_bits(level, register))
    }

    /// Like [`CallStack::locate`]. If a frame has no rule for the register, `kept_bits` returns how
    /// many of its low bits are the same in the frame's caller.
    pub(super) fn locate_kept(
        &self,
        frame: u32,
        register: Register,
        kept_bits: impl Fn(usize) -> u32,
    ) -> Result<Location, EvalError> {
        let unknown = EvalError::new(ErrorCode::Unavailable, "the frame is unknown");
        let below = self.frames.get(..=frame as usize).ok_or(unknown)?;
        let mut kept = u32::MAX;
        for (level, frame) in below.iter().enumerate().skip(1).rev() {
            match frame
                .registers
                .binary_search_by_key(&register.0, |(known, _)| known.0)
            {
                Ok(index) => {
                    return self.low_bits(frame.registers[index].1.clone()?, register, kept);
                }
                Err(_) => kept = kept.min(kept_bits(level - 1)),
            }
            if kept == 0 {
                return Ok(Location::UNDEFINED);
            }
        }
        match self.machine.register_bits(0, register) {
            Some(bits) => self.low_bits(Location::register(0, register, bits), register, kept),
            None => Err(EvalError::no_register(frame, register).on(self.target)),
        }
    }

    /// The number of low bits of a register without a rule that are the same in a frame's caller. A
    /// link register keeps its value until a rule changes it.
    pub(super) fn kept_bits(&self, level: usize, register: Register) -> u32 {
        let returns = self
            .frames
            .get(level)
            .is_some_and(|frame| frame.return_address.0 == register);
        match (returns, self.target.description().has_link_register) {
            (true, true) => u32::MAX,
            (true, false) => 0,
            (false, _) => (self.preserved_bits)(self.target, register),
        }
    }

    /// Returns the location of a register whose low `kept` bits are known.
    pub(super) fn low_bits(
        &self,
        location: Location,
        register: Register,
        kept: u32,
    ) -> Result<Location, EvalError> {
        let all = self.machine.register_bits(0, register).unwrap_or(0);
        let (all, kept) = (u128::from(all), u128::from(kept));
        if kept >= all {
            return Ok(location);
        }
        let order = self.target.byte_order();
        let lost = (all - kept, Location::UNDEFINED);
        let known = |first| self.part_of(&location, all, first, kept);
        let parts = match order {
            ByteOrder::Little => [(kept, known(0)?), lost],
            ByteOrder::Big => [lost, (kept, known(all - kept)?)],
        };
        Location::composite(order, parts)
    }

    /// Returns the number in a register of a frame whose location is known.
    pub(super) fn number(
        &self,
        frame: u32,
        register: Register,
        location: &Location,
    ) -> Result<u64, EvalError> {
        let in_register = |error: EvalError| error.in_register(frame, register).on(self.target);
        let bits = self.machine.register_bits(0, register);
        let bits = bits.ok_or_else(|| in_register(EvalError::no_register(frame, register)))?;
        let order = self.target.byte_order();
        // The whole register must be readable: fewer bits would give a different number.
        let bytes = read_bits(&self.machine, order, location, bits.into()).map_err(in_register)?;
        Ok(bits::number(&bytes, order) as u64)
    }

    /// Replaces registers of outer frames in a location by their locations.
    pub(super) fn resolve_registers(&self, location: &Location) -> Result<Location, EvalError> {
        match &location.storage {
            Storage::Register { frame: 1.., .. } => {
                self.resolve_part_registers(location, location.left())
            }
            Storage::Composite(composite) => {
                let (order, limits) = (self.target.byte_order(), &self.evaluator.limits);
                let resolved = composite.replaced(order, limits, |part, bits| {
                    self.resolve_part_registers(part, bits)
                })?;
                Ok(Location {
                    offset: location.offset,
                    ..resolved.into()
                })
            }
            Storage::Multiple(multiple) => {
                let members: Result<Vec<_>, _> = multiple
                    .members()
                    .iter()
                    .map(|member| self.resolve_registers(member))
                    .collect();
                Location::multiple_within(members?, &self.evaluator.limits)?
                    .moved(location.offset as i128)
            }
            _ => Ok(location.clone()),
        }
    }

    /// Like [`CallStack::resolve_registers`], for a location of `bits` bits.
    fn resolve_part_registers(
        &self,
        location: &Location,
        bits: u128,
    ) -> Result<Location, EvalError> {
        match location.storage {
            Storage::Register {
                frame: frame @ 1..,
                register,
                bits: all,
            } => {
                let place = location
                    .clone()
                    .placed(bits, self.target.byte_order())
                    .ok_or(OUTSIDE)?;
                self.part_of(
                    &self.locate(frame, register)?,
                    all.into(),
                    place.offset,
                    bits,
                )
            }
            _ => self.resolve_registers(location),
        }
    }

    /// Returns the location of `bits` bits from `first` on, in storage order, of a location of
    /// `all` bits.
    pub(super) fn part_of(
        &self,
        location: &Location,
        all: u128,
        first: u128,
        bits: u128,
    ) -> Result<Location, EvalError> {
        let order = self.target.byte_order();
        let part = location
            .clone()
            .placed(all, order)
            .ok_or(OUTSIDE)?
            .moved(first as i128)?;
        part.placed(bits, order).ok_or(OUTSIDE)
    }
}

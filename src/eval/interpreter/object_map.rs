//! Arrays with a chunk in registers (DWARF issue 230712.4).

use super::activation::{Continuation, MapPart};
use super::{Entry, Outcome, Run, fail};
use crate::dwarf::EntryRef;
use crate::eval::composite::Composite;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::{EntryId, Location, Storage};
use crate::eval::machine::{EntryReference, ObjectMap, Source};
use crate::target::Register;

const NO_MAP: EvalError = EvalError::new(ErrorCode::MissingContext, "there is no such object map");

impl<'a> Run<'a, '_> {
    /// Starts `DW_OP_object_map`. The offset stays on the stack, and the parts of the map follow
    /// it.
    pub(super) fn object_map(&mut self, entry: EntryRef) -> Outcome {
        let offset = self.pop_value()?.size()?;
        let Ok(offset) = u64::try_from(offset) else {
            return fail(ErrorCode::OutOfBounds, "no array has this offset");
        };
        let entry = self.entry(entry, EntryReference::Unit)?;
        let map = self.map(entry)?;
        if map.chunk_bytes == 0 {
            return fail(
                ErrorCode::InvalidOperand,
                "the object map's chunks have no bytes",
            );
        }
        self.push_generic(offset)?;
        self.part_of_map(entry, MapPart::Memory, map.memory)
    }

    fn map(&self, entry: EntryId) -> Outcome<ObjectMap<'a>> {
        self.machine.object_map(entry).ok_or(NO_MAP)
    }

    fn part_of_map(&mut self, entry: EntryId, part: MapPart, source: Source<'a>) -> Outcome {
        let continuation = Continuation::ObjectMap(entry, part);
        match source {
            Source::Location(location) => {
                self.push(Entry::Location(location))?;
                self.mapped(entry, part)
            }
            source => self.nest(source, continuation),
        }
    }

    /// Continues after a part of a map, which is on top of the stack.
    pub(super) fn mapped(&mut self, entry: EntryId, part: MapPart) -> Outcome {
        let map = self.map(entry)?;
        match (part, map.chunk) {
            (MapPart::Memory, Some(chunk)) => self.part_of_map(entry, MapPart::Chunk, chunk),
            (MapPart::Memory, None) => self.element(None),
            (MapPart::Chunk, _) => {
                let chunk = self.pop()?;
                let in_registers = match &chunk {
                    Entry::Location(Location {
                        storage: Storage::Undefined,
                        ..
                    }) => false,
                    _ => self.as_value(chunk.clone())?.size()? != 0,
                };
                if !in_registers {
                    return self.element(None);
                }
                self.push(chunk)?;
                self.part_of_map(entry, MapPart::Registers, map.registers)
            }
            (MapPart::Registers, _) => {
                let registers = self.pop_location()?;
                let chunk = self.pop_value()?.size()?;
                self.element(Some((registers, chunk, map.chunk_bytes)))
            }
        }
    }

    /// Pops the array's memory and the offset of an element, and pushes the element's location.
    /// `laid_over` has the registers, the number of their chunk, and its size in bytes.
    fn element(&mut self, laid_over: Option<(Location, u128, u64)>) -> Outcome {
        let memory = self.pop_location()?;
        let offset = self.pop_value()?.size()?;
        let array = match laid_over {
            None => memory,
            Some((registers, chunk, bytes)) => {
                let bits = u128::from(bytes) * 8;
                let registers = self.consecutive(registers, bits)?;
                self.charge(memory.weight());
                self.charge(registers.weight());
                let distance = i128::try_from(bits.saturating_mul(chunk)).unwrap_or(i128::MAX);
                let end = bits.saturating_mul(chunk.saturating_add(1));
                if matches!(memory.storage, Storage::Memory { .. }) && end > memory.left() {
                    return fail(
                        ErrorCode::OutOfBounds,
                        "the chunk is past the end of memory",
                    );
                }
                let (order, limits) = (self.context.encoding.order, self.limits);
                Composite::overlay(memory, &registers, distance, bits, order, limits)?
            }
        };
        let bits = offset.saturating_mul(8).try_into().unwrap_or(i128::MAX);
        let element = array.into_moved(bits)?;
        self.push_location(element)
    }

    /// Extends a register that is smaller than a chunk by the registers that follow it by number.
    fn consecutive(&mut self, location: Location, chunk_bits: u128) -> Outcome<Location> {
        let Storage::Register { register, bits, .. } = location.storage else {
            return Ok(location);
        };
        if location.offset != 0 || u128::from(bits) >= chunk_bits {
            return Ok(location);
        }
        let (order, limits) = (self.context.encoding.order, self.limits);
        let mut composite = Composite::EMPTY;
        let mut left = chunk_bits;
        let mut number = register.0;
        while left > 0 {
            let next = self.register(Register(number))?;
            let part = next.left().min(left);
            if part == 0 {
                return fail(ErrorCode::InvalidOverlay, "a register has no bits");
            }
            composite.push(next, part, order, limits)?;
            left -= part;
            self.charge(1);
            number = number.checked_add(1).ok_or(EvalError::new(
                ErrorCode::InvalidOverlay,
                "a chunk is larger than the registers",
            ))?;
        }
        Ok(composite.into())
    }
}

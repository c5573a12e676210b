//! Values on entry to the function: registers as the caller left them, from the frame on entry,
//! from call sites, or from the rules of the frame.

use super::activation::{Continuation, Saved, Taken};
use super::{Entry, Outcome, Run, fail};
use crate::dwarf::{Encoding, EntryRef, Operation, Operations};
use crate::eval::bits;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::{Location, Storage};
use crate::eval::machine::{EntryReference, EntryRegister, Parameter, PassedArgument, Source};
use crate::eval::value::Value;
use crate::target::Register;
use core::cmp::Ordering;

impl<'a> Run<'a, '_> {
    /// Evaluates an entry value: with the registers on entry if the machine has them, otherwise
    /// from the call site's value for the one register that the expression names.
    pub(super) fn entry_value(&mut self, nested: &'a [u8]) -> Outcome {
        if let Some(frame) = self.machine.entry_frame(self.scope.frame) {
            self.nest(Source::Expression(nested), Continuation::EntryValue)?;
            self.scope.frame = frame;
            self.scope.entry = true;
            return Ok(());
        }
        let mut operations = Operations::new(self.context.encoding, nested);
        let named = match (operations.next(), operations.next()) {
            (Some(Ok((_, Operation::Reg(number)))), None) => {
                Some((Register(number.into()), Taken::Plus(0)))
            }
            (Some(Ok((_, Operation::Regx(register)))), None) => Some((register, Taken::Plus(0))),
            (Some(Ok((_, Operation::Breg(number, offset)))), None) => {
                Some((Register(number.into()), Taken::Plus(offset)))
            }
            (Some(Ok((_, Operation::Bregx(register, offset)))), None) => {
                Some((register, Taken::Plus(offset)))
            }
            (Some(Ok((_, Operation::RegvalType(register, base)))), None) => {
                Some((register, Taken::As(self.value_type(base)?)))
            }
            _ => None,
        };
        let frame = self.scope.frame;
        let Some((register, taken)) = named else {
            // The expression is a place other than one register, such as the focused lane's part of
            // a register, or a number read there. The search decodes and compares the whole
            // expression, so its length is charged.
            self.charge(nested.len());
            if let Some(passed) = self.machine.passed_at(frame, nested) {
                return self.passed(passed, Taken::Plus(0));
            }
            if let Some((place, bytes)) = without_read(self.context.encoding, nested)
                && let Some(passed) = self.machine.passed_at(frame, place)
            {
                return self.passed(passed, Taken::Low(bytes));
            }
            return fail(
                ErrorCode::Unavailable,
                "the values of registers on entry to the function are unknown",
            );
        };
        match self.machine.passed(frame, Parameter::Register(register)) {
            Some(passed) => self.passed(passed, taken),
            None => Err(EvalError::new(
                ErrorCode::Unavailable,
                "the value of the register on entry to the function is unknown",
            )
            .in_register(frame, register)),
        }
    }

    /// `DW_OP_GNU_parameter_ref`: the value of a parameter, from the call site.
    pub(super) fn parameter(&mut self, entry: EntryRef) -> Outcome {
        let entry = self.entry(entry, EntryReference::Unit)?;
        match self
            .machine
            .passed(self.scope.frame, Parameter::Entry(entry))
        {
            Some(passed) => self.passed(passed, Taken::Plus(0)),
            None => fail(
                ErrorCode::Unavailable,
                "the value that the caller passed as a parameter is unknown",
            ),
        }
    }

    /// Evaluates a call site's value in the caller's frame.
    pub(super) fn passed(&mut self, passed: PassedArgument<'a>, taken: Taken) -> Outcome {
        self.nest(
            Source::Expression(passed.value),
            Continuation::Passed(taken),
        )?;
        self.scope.frame = passed.frame;
        self.scope.entry = false;
        Ok(())
    }

    /// Returns the value of the nested expression of `DW_OP_entry_value`; for a register location,
    /// its contents.
    pub(super) fn entry_result(&mut self, result: Entry) -> Outcome<Value> {
        match &result {
            Entry::Location(Location {
                storage: Storage::Register { register, .. },
                offset: 0,
            }) => self.register_extended(*register),
            _ => self.as_value(result),
        }
    }

    /// Returns the used part of a passed parameter's value.
    pub(super) fn taken(&mut self, result: Entry, taken: Taken) -> Outcome<Value> {
        match (taken, &result) {
            (Taken::Plus(0), _) => self.entry_result(result),
            (Taken::Low(bytes), _) => {
                let value = self.entry_result(result)?;
                let mask = u128::MAX >> (128 - 8 * u32::from(bytes.clamp(1, 16)));
                Ok(Value::generic(
                    self.context.encoding.address_bytes,
                    value.unsigned() & mask,
                ))
            }
            (Taken::Plus(addend), _) => {
                let sum = (self.entry_result(result)?.size()? as u64).wrapping_add(addend as u64);
                Ok(Value::generic(
                    self.context.encoding.address_bytes,
                    u128::from(sum),
                ))
            }
            // In the caller's frame, the value is in another register.
            (
                Taken::As(ty),
                Entry::Location(Location {
                    storage: Storage::Register { register, .. },
                    offset: 0,
                }),
            ) => self.register_value(*register, ty),
            (Taken::As(ty), _) => {
                // The low bits of the register, independent of the caller's type.
                let value = self.entry_result(result)?;
                match value.ty().bits().cmp(&ty.bits()) {
                    Ordering::Less => fail(
                        ErrorCode::TypeMismatch,
                        "the value that the caller passed is smaller than the type",
                    ),
                    Ordering::Equal => value.reinterpret(ty),
                    Ordering::Greater => Value::new(ty, value.unsigned()),
                }
            }
        }
    }

    /// Finds the location of the value that a register had on entry to the frame's function. If the
    /// rule uses the canonical frame address, it is evaluated first.
    pub(super) fn entry_register(&mut self, register: Register) -> Outcome {
        // A register that does not exist is an error even if its rule is unknown.
        self.register(register)?;
        let Some(rule) = self
            .machine
            .call_frame_entry_register(self.scope.frame, register)
        else {
            return fail(
                ErrorCode::Unavailable,
                "the location of the saved register is unknown",
            );
        };
        let (expression, saved) = match rule {
            EntryRegister::Location(location) => return self.push_location(location),
            EntryRegister::Offset(offset) => (None, Saved::Offset(offset)),
            EntryRegister::ValOffset(offset) => (None, Saved::Address(offset)),
            EntryRegister::Expression(bytes) => (Some(bytes), Saved::Location),
            EntryRegister::ValExpression(bytes) => (Some(bytes), Saved::Value),
        };
        let Some(cfa) = self.machine.canonical_frame_address(self.scope.frame) else {
            return fail(
                ErrorCode::MissingContext,
                "the canonical frame address is unknown",
            );
        };
        let continuation = Continuation::EntryRegister(register, saved);
        match expression {
            None => self.nest(cfa, continuation),
            Some(bytes) => {
                self.nest(Source::Expression(bytes), continuation)?;
                self.nest(cfa, Continuation::FrameAddress)
            }
        }
    }

    /// Returns the location of a saved register, from the result of a nested evaluation.
    pub(super) fn saved_register(
        &self,
        result: Entry,
        register: Register,
        saved: Saved,
    ) -> Outcome<Location> {
        let value = match saved {
            Saved::Location => return self.as_location(result),
            Saved::Offset(offset) => {
                return self.as_location(result)?.into_moved(i128::from(offset) * 8);
            }
            Saved::Value => self.as_value(result)?,
            Saved::Address(offset) => match self.as_location(result)? {
                Location {
                    storage: Storage::Memory { address_bytes, .. },
                    offset: bit,
                } if bit % 8 == 0 => {
                    Value::generic(address_bytes, (bit / 8).wrapping_add(offset as u128))
                }
                _ => {
                    return fail(
                        ErrorCode::NotAValue,
                        "the canonical frame address is not a byte in memory",
                    );
                }
            },
        };
        // A value either has the size of the register, or is a number that fits in the register.
        let bytes = value.ty().bits().div_ceil(8);
        let size = self
            .machine
            .register_bits(self.scope.frame, register)
            .map_or(bytes, |bits| bits.div_ceil(8) as u32);
        if size == bytes {
            return Ok(Location::implicit(
                &value.to_bytes(self.context.encoding.order),
            ));
        }
        // Numbers up to 16 bytes are computed exactly.
        let fits = |number: &u128| {
            size >= bytes || number.checked_shr(8 * size).is_none_or(|rest| rest == 0)
        };
        let number = value
            .size()
            .ok()
            .filter(|number| size <= 16 && fits(number));
        let Some(number) = number else {
            return fail(
                ErrorCode::TypeMismatch,
                "the value does not have the register's size",
            );
        };
        let mut buffer = [0; 16];
        let buffer = &mut buffer[..size as usize];
        bits::store(buffer, number, self.context.encoding.order);
        Ok(Location::implicit(buffer))
    }
}

/// Returns an expression without its last operation, if this is `DW_OP_deref` or
/// `DW_OP_deref_size`, and the number of bytes that the operation reads.
fn without_read(encoding: Encoding, expression: &[u8]) -> Option<(&[u8], u8)> {
    let (offset, last) = Operations::new(encoding, expression).last()?.ok()?;
    let bytes = match last {
        Operation::Deref => encoding.address_bytes,
        Operation::DerefSize(bytes) => bytes,
        _ => return None,
    };
    Some((expression.get(..offset)?, bytes))
}

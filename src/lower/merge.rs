//! Appends the lowered result of one range of functions to that of the functions before it.
//!
//! All arrays are appended, so numbers that are indices in these arrays grow by the lengths of the
//! arrays before them. Base types are different: a type that is already known keeps its number.

use super::found::Found;
use super::lowered::{EntryLocation, Lowered};
use super::options::LowerError;
use crate::dwarf::{Fixup, FixupKind};
use alloc::vec::Vec;
use core::ops::Range;

/// The numbers of the first appended items.
struct First {
    byte: u32,
    entry: u32,
    procedure: u32,
    call: u32,
    parameter: u32,
    /// The new number of each base type.
    base_types: Vec<u32>,
}

/// Moves a range of indices.
fn advance(range: &mut Range<u32>, by: u32) {
    range.start = range.start.wrapping_add(by);
    range.end = range.end.wrapping_add(by);
}

impl First {
    fn expression(&self, expression: &mut Range<u32>) {
        advance(expression, self.byte);
    }

    fn location(&self, location: &mut EntryLocation) {
        match location {
            EntryLocation::Absent => {}
            EntryLocation::Expression(expression) => self.expression(expression),
            EntryLocation::List(entries) => advance(entries, self.entry),
            // Locations are combined after all functions.
            EntryLocation::PerFunction { .. } => {}
        }
    }
}

impl<'v, 'm> Lowered<'v, 'm> {
    /// Returns the parts of a module as one, in their order. A single part is returned as it is.
    pub(super) fn merged(
        parts: Vec<Result<(Self, Found), LowerError>>,
    ) -> Result<(Self, Found), LowerError> {
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or(Err(LowerError::TooLarge))?;
        let rest: Vec<(Self, Found)> = parts.collect::<Result<_, _>>()?;
        let (mut all, mut found) = first;
        all.make_room(&rest);
        for (mut part, found_there) in rest {
            let first = all.first_after(&part)?;
            all.append_expressions(&mut part, &first)?;
            all.append_calls(&mut part, &first);
            all.append_found(&mut found, found_there, &first);
            all.degradations.append(&mut part.degradations);
        }
        Ok((all, found))
    }

    /// Allocates the largest arrays once.
    fn make_room(&mut self, rest: &[(Self, Found)]) {
        let sum = |length: fn(&Self) -> usize| rest.iter().map(|part| length(&part.0)).sum();
        self.bytes.reserve_exact(sum(|part| part.bytes.len()));
        self.entries.reserve_exact(sum(|part| part.entries.len()));
        self.fixups.reserve_exact(sum(|part| part.fixups.len()));
        (self.procedures).reserve_exact(sum(|part| part.procedures.len()));
        (self.calls.calls).reserve_exact(sum(|part| part.calls.calls.len()));
        (self.calls.parameters).reserve_exact(sum(|part| part.calls.parameters.len()));
    }

    /// Returns the numbers that the first items of a part get, and adds its new base types.
    fn first_after(&mut self, part: &Self) -> Result<First, LowerError> {
        let number = |before: usize, more: usize| {
            let end = before.checked_add(more).map(u32::try_from);
            let fits = matches!(end, Some(Ok(_)));
            fits.then_some(before as u32).ok_or(LowerError::TooLarge)
        };
        let (calls, more) = (&self.calls, &part.calls);
        let (byte, entry, procedure, call, parameter) = (
            number(self.bytes.len(), part.bytes.len())?,
            number(self.entries.len(), part.entries.len())?,
            number(self.procedures.len(), part.procedures.len())?,
            number(calls.calls.len(), more.calls.len())?,
            number(calls.parameters.len(), more.parameters.len())?,
        );
        let base_types = (part.base_types.iter()).map(|base| base.number_in(&mut self.base_types));
        Ok(First {
            byte,
            entry,
            procedure,
            call,
            parameter,
            base_types: base_types.collect(),
        })
    }

    /// Appends the expressions of a part, its entries, procedures and frame expressions.
    fn append_expressions(&mut self, part: &mut Self, first: &First) -> Result<(), LowerError> {
        self.bytes.append(&mut part.bytes);
        for mut fixup in part.fixups.drain(..) {
            fixup.offset += first.byte as usize;
            self.renumber_fixup(&mut fixup, first)?;
            self.fixups.push(fixup);
        }
        self.entries.extend(part.entries.drain(..).map(|mut entry| {
            entry.first = entry.first.wrapping_add(first.byte);
            entry.end = entry.end.wrapping_add(first.byte);
            entry
        }));
        for mut procedure in part.procedures.drain(..) {
            first.location(&mut procedure.location);
            if let Some(map) = &mut procedure.map {
                let expressions = [&mut map.memory, &mut map.chunk, &mut map.registers];
                expressions
                    .into_iter()
                    .for_each(|expression| first.expression(expression));
            }
            self.procedures.push(procedure);
        }
        for mut frame in part.frames.drain(..) {
            if let Ok(expression) = &mut frame.bytes {
                first.expression(expression);
            }
            self.frames.push(frame);
        }
        Ok(())
    }

    /// Gives the reference of a fixup, which is already in place, its new number. The bytes also
    /// contain the number.
    fn renumber_fixup(&mut self, fixup: &mut Fixup, first: &First) -> Result<(), LowerError> {
        let number = match &mut fixup.kind {
            FixupKind::Address { .. } => return Ok(()),
            FixupKind::UnitEntry(number)
            | FixupKind::UnitEntryUleb(number)
            | FixupKind::InfoEntry(number) => {
                *number = number.wrapping_add(first.procedure);
                *number
            }
            FixupKind::BaseType(number) => {
                let new = first.base_types.get(*number as usize);
                *number = new.copied().unwrap_or(*number);
                *number
            }
        };
        let fits = fixup.patch(&mut self.bytes, self.encoding.order, u64::from(number));
        fits.then_some(()).ok_or(LowerError::TooLarge)
    }

    /// Appends the calls of a part.
    fn append_calls(&mut self, part: &mut Self, first: &First) {
        let (calls, more) = (&mut self.calls, &mut part.calls);
        if !more.starts.is_empty() {
            calls.starts.resize(more.first_function, u32::MAX);
        }
        let starts = more.starts.drain(..);
        calls.starts.extend(starts.map(|start| match start {
            u32::MAX => start,
            _ => start.wrapping_add(first.call),
        }));
        for mut call in more.calls.drain(..) {
            if let Some(target) = &mut call.target {
                first.expression(&mut target.expression);
            }
            advance(&mut call.parameters, first.parameter);
            calls.calls.push(call);
        }
        for mut parameter in more.parameters.drain(..) {
            if let Some(parameter) = &mut parameter {
                first.expression(&mut parameter.location);
                first.expression(&mut parameter.value);
            }
            calls.parameters.push(parameter);
        }
    }

    /// Appends the locations that a part found.
    fn append_found(&mut self, found: &mut Found, more: Found, first: &First) {
        for (variable, mut location) in more.variables {
            first.location(&mut location);
            self.set(variable, location, found);
        }
        for (fragment, mut location) in more.fragments {
            first.location(&mut location);
            found.fragments.push((fragment, location));
        }
        for (variable, mut part) in more.parts {
            advance(&mut part.entries, first.entry);
            found.parts.push((variable, part));
        }
    }
}

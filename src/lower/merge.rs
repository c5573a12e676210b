//! Appends the lowered result of one range of functions to that of the functions before it.
//!
//! All arrays are appended, so numbers that are indices in these arrays grow by the lengths of the
//! arrays before them. Base types are different: a type that is already known keeps its number.

use super::found::Found;
use super::lowered::{EntryLocation, Lowered, StoredLocation};
use super::options::LowerError;
use crate::dwarf::{Fixup, FixupKind};
use crate::parallel;
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
            EntryLocation::PerFunction(_) => {}
        }
    }
}

impl<'v, 'm> Lowered<'v, 'm> {
    /// Returns the parts of a module as one, in their order. A single part is returned as it is.
    /// One thread can append the expressions while another appends the locations that refer to
    /// them.
    pub(super) fn merged(
        parts: Vec<Result<(Self, Found), LowerError>>,
    ) -> Result<(Self, Found), LowerError> {
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or(Err(LowerError::TooLarge))?;
        let (rest, found_there): (Vec<Self>, Vec<Found>) =
            parts.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
        let (mut all, mut found) = first;
        if rest.is_empty() {
            return Ok((all, found));
        }
        let firsts = all.firsts_of(&rest)?;
        let mut locations = core::mem::take(&mut all.locations);
        let functions = all.validated.module().code.len();
        let (appended, ()) = parallel::join(
            functions,
            || {
                all.make_room(&rest);
                // Each part is freed before the next one is appended.
                for (mut part, first) in rest.into_iter().zip(&firsts) {
                    all.append_expressions(&mut part, first)?;
                    all.append_calls(&mut part, first);
                    all.degradations.append(&mut part.degradations);
                }
                Ok(())
            },
            || {
                for (more, first) in found_there.into_iter().zip(&firsts) {
                    found.append(more, first, &mut locations);
                }
            },
        );
        all.locations = locations;
        appended.map(|()| (all, found))
    }

    /// Allocates the largest arrays once.
    fn make_room(&mut self, rest: &[Self]) {
        let sum = |length: fn(&Self) -> usize| rest.iter().map(length).sum();
        self.bytes.reserve_exact(sum(|part| part.bytes.len()));
        self.entries.reserve_exact(sum(|part| part.entries.len()));
        self.fixups.reserve_exact(sum(|part| part.fixups.len()));
        (self.procedures).reserve_exact(sum(|part| part.procedures.len()));
        (self.calls.calls).reserve_exact(sum(|part| part.calls.calls.len()));
        (self.calls.parameters).reserve_exact(sum(|part| part.calls.parameters.len()));
    }

    /// Returns the numbers that the first items of each part get, and adds the new base types.
    fn firsts_of(&mut self, parts: &[Self]) -> Result<Vec<First>, LowerError> {
        let counts = |part: &Self| {
            [
                part.bytes.len(),
                part.entries.len(),
                part.procedures.len(),
                part.calls.calls.len(),
                part.calls.parameters.len(),
            ]
        };
        let mut ends = counts(self);
        let mut firsts = Vec::with_capacity(parts.len());
        for part in parts {
            // These fit, because the ends after the part, which are larger, are checked.
            let [byte, entry, procedure, call, parameter] = ends.map(|end| end as u32);
            for (end, more) in ends.iter_mut().zip(counts(part)) {
                *end = end.checked_add(more).ok_or(LowerError::TooLarge)?;
                u32::try_from(*end).map_err(|_| LowerError::TooLarge)?;
            }
            let base_types = part.base_types.iter();
            let base_types = base_types.map(|base| base.number_in(&mut self.base_types));
            firsts.push(First {
                byte,
                entry,
                procedure,
                call,
                parameter,
                base_types: base_types.collect(),
            });
        }
        Ok(firsts)
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
        self.lost_cfas.append(&mut part.lost_cfas);
        for mut frame in part.frames.drain(..) {
            if let Ok(expression) = &mut frame.bytes {
                first.expression(expression);
            }
            self.frames.push(frame);
        }
        Ok(())
    }

    /// Gives the reference of a fixup its new number, also in the bytes. The offset of the fixup is
    /// already that in all bytes.
    fn renumber_fixup(&mut self, fixup: &mut Fixup, first: &First) -> Result<(), LowerError> {
        let number = match &mut fixup.kind {
            FixupKind::Address { .. } | FixupKind::ThreadLocal { .. } => return Ok(()),
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
        for (call, mut target) in more.targets.drain(..) {
            first.expression(&mut target.expression);
            calls.targets.push((call.wrapping_add(first.call), target));
        }
        for mut parameters in more.calls.drain(..) {
            advance(&mut parameters, first.parameter);
            calls.calls.push(parameters);
        }
        for mut parameter in more.parameters.drain(..) {
            if let Some(parameter) = &mut parameter {
                first.expression(&mut parameter.location);
                first.expression(&mut parameter.value);
            }
            calls.parameters.push(parameter);
        }
    }
}

impl Found {
    /// Appends the locations that a part found. Those of variables have a place in `locations`.
    fn append(&mut self, more: Found, first: &First, locations: &mut [StoredLocation]) {
        for (variable, mut location) in more.variables {
            first.location(&mut location);
            if let Some(place) = locations.get_mut(variable.index()) {
                *place = location.into();
            }
        }
        for (fragment, mut location) in more.fragments {
            first.location(&mut location);
            self.fragments.push((fragment, location));
        }
        for (variable, mut part) in more.parts {
            advance(&mut part.entries, first.entry);
            self.parts.push((variable, part));
        }
    }
}

//! Functions at the offsets that the debug sections rely on: [`CodeSections::Adjacent`].

use super::CodeSections;
use super::emitter::Emitter;
use super::sections::{EmittedFunction, Sections};
use crate::dwarf::leb128;
use crate::markers::{CodeRange, FunctionView};
use alloc::vec::Vec;

impl CodeSections {
    /// Returns the alignment of adjacent functions, a power of two.
    pub(super) fn alignment(self) -> Option<u32> {
        match self {
            CodeSections::Adjacent(alignment) => {
                Some(alignment.checked_next_power_of_two().unwrap_or(1 << 31))
            }
            _ => None,
        }
    }
}

impl Sections {
    /// Returns the first function that is not where the debug sections expect it, given the
    /// sections and addresses of functions. A function whose address is unknown is not checked.
    pub(super) fn misplaced<S: PartialEq>(
        &self,
        mut place: impl FnMut(&EmittedFunction) -> Option<(S, u64)>,
    ) -> Option<&EmittedFunction> {
        let alignment = self.code.alignment()?;
        // The debug sections describe a function with parts like a function in a separate section,
        // so only neighbors without parts are checked.
        let mut groups = self.functions.chunk_by(|one, other| one.id == other.id);
        let mut last = groups.next()?;
        for next in groups {
            if let ([function], [follower]) = (last, next)
                && let Some(distance) = function.size.checked_next_multiple_of(alignment)
                && let (Some((section, start)), Some((next_section, next_start))) =
                    (place(function), place(follower))
                && (section != next_section
                    || start.checked_add(distance.into()) != Some(next_start))
            {
                return Some(follower);
            }
            last = next;
        }
        None
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Returns the size of the code of adjacent functions, and records their offsets in the unit.
    /// Returns `None` if a function is not adjacent to the previous one.
    pub(super) fn place_in_unit<'f>(
        &mut self,
        mut functions: impl Iterator<Item = FunctionView<'f>>,
    ) -> Option<u32> {
        self.offsets_in_unit.clear();
        let first = functions.next()?;
        let (mut last, mut end) = (first, first.size);
        let mut offsets = Vec::new();
        for next in functions {
            let start = self.format.adjacent((&last, end), &next)?;
            end = start.checked_add(next.size)?;
            if offsets.is_empty() {
                offsets.push((first.id.index(), 0));
            }
            offsets.push((next.id.index(), start));
            last = next;
        }
        self.offsets_in_unit = offsets;
        Some(end)
    }

    /// Returns the offset of an adjacent function in its unit if ranges are shorter as pairs of
    /// offsets from the unit's address than as offsets from the function's address.
    pub(super) fn shorter_from_unit(
        &self,
        function: &FunctionView<'_>,
        ranges: impl Iterator<Item = CodeRange>,
    ) -> Option<u32> {
        let offsets = &self.whole().offsets_in_unit;
        let first = offsets.first()?.0;
        // Adjacent functions have consecutive numbers.
        let offset = offsets.get(function.id.index().checked_sub(first)?)?.1;
        let size = |number: u64| leb128::unsigned_len(number) as i64;
        let more = |position: u32| {
            let moved = u64::from(position) + u64::from(offset);
            size(moved) - size(position.into())
        };
        // `DW_RLE_base_addressx` and its operand.
        let base_entry = 1 + size(self.function_address());
        let increase = ranges.map(|range| more(range.start.0) + more(range.end.0));
        (increase.sum::<i64>() <= base_entry).then_some(offset)
    }
}

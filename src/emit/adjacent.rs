//! Functions at distances that the debug sections rely on: [`CodeSections::Adjacent`].

use super::CodeSections;
use super::sections::{EmittedFunction, Sections};

impl CodeSections {
    /// The alignment of adjacent functions, a power of two.
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
    /// The first function that is not where the debug sections have it, by the sections and addresses
    /// of functions. One whose place is unknown is not checked.
    pub(super) fn misplaced<S: PartialEq>(
        &self,
        mut place: impl FnMut(&EmittedFunction) -> Option<(S, u64)>,
    ) -> Option<&EmittedFunction> {
        let alignment = self.code.alignment()?;
        // Functions with parts are described as if they were elsewhere.
        let wholes = |functions: &[EmittedFunction]| functions.len() == 1;
        let mut groups = self.functions.chunk_by(|one, other| one.id == other.id);
        let mut last = groups.next()?;
        for next in groups {
            if let ([one, ..], [other, ..]) = (last, next)
                && wholes(last)
                && wholes(next)
                && let Some(distance) = one.size.checked_next_multiple_of(alignment)
                && let (Some((section, start)), Some((of, at))) = (place(one), place(other))
                && (section != of || start.checked_add(distance.into()) != Some(at))
            {
                return Some(other);
            }
            last = next;
        }
        None
    }
}

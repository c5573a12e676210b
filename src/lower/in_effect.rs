//! The expressions of an object that are in effect at a place in the code.

use super::lowered::{EntryLocation, Lowered};
use crate::markers::FunctionId;
use crate::metadata::{Object, VariableKind};
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;

/// A function and a position in it; `None` for code outside of the module's functions.
pub(super) type Place = Option<(FunctionId, Position)>;

impl Lowered<'_, '_> {
    /// True if an object can have a location at a place: the place is in the function that the
    /// object belongs to, or the object belongs to no function. Always false past the end of a
    /// function, and in a function that validation rejected.
    pub(super) fn is_in_scope(&self, object: Object, place: Place) -> bool {
        let index = self.validated.index();
        let module = self.validated.module();
        let function = place.and_then(|(id, _)| module.code.function(id));
        if let Some((id, position)) = place
            && function.is_none_or(|function| {
                index.is_rejected_function(id) || position >= Position(function.size)
            })
        {
            return false;
        }
        let Object::Variable(variable) = object else {
            return true;
        };
        let own = module
            .metadata
            .variables
            .get(variable)
            .map(|node| (node, index.subprogram_of(node.scope)));
        match own {
            None => false,
            Some((_, None)) => true,
            Some((node, _)) if node.kind == VariableKind::Global => true,
            Some((_, own)) => own == function.map(|function| function.subprogram),
        }
    }

    /// Returns the expressions of a location that hold at a place, as ranges of [`Lowered::bytes`].
    pub(super) fn holding(&self, location: &EntryLocation, place: Place) -> Vec<Range<u32>> {
        let of_list = |entries: &Range<u32>| {
            let entries = self.entries(entries.clone()).iter();
            let here = entries
                .filter(|entry| place.is_some_and(|(_, position)| entry.range.contains(position)));
            here.map(|entry| entry.expression()).collect()
        };
        match location {
            EntryLocation::Absent => Vec::new(),
            EntryLocation::Expression(expression) => alloc::vec![expression.clone()],
            EntryLocation::List(entries) => of_list(entries),
            EntryLocation::PerFunction(number) => {
                let differing = self.function_locations(*number);
                match place.and_then(|(function, _)| differing.entries_in(function)) {
                    Some(entries) => of_list(&entries),
                    None => differing.elsewhere.iter().cloned().collect(),
                }
            }
        }
    }
}

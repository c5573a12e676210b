//! Locations that are stored after all functions are lowered.

use super::lowered::{EntryLocation, FunctionLocations, FunctionPart, Lowered};
use super::statics::Statics;
use crate::metadata::{FragmentId, VariableId};
use alloc::vec::Vec;

/// The locations that a range of functions found for objects of the whole module, in the order in
/// which they were found.
#[derive(Default)]
pub(super) struct Found {
    /// The variables in the frames of functions. Those of the first range are in
    /// [`Lowered::locations`] instead.
    pub(super) variables: Vec<(VariableId, EntryLocation)>,
    pub(super) fragments: Vec<(FragmentId, EntryLocation)>,
    /// The parts of variables whose locations differ between functions.
    pub(super) parts: Vec<(VariableId, FunctionPart)>,
}

impl Lowered<'_, '_> {
    /// Stores the locations of fragments, and combines the locations of variables that differ
    /// between functions.
    pub(super) fn finish(&mut self, statics: &Statics, mut found: Found) {
        if !found.fragments.is_empty() {
            let count = self.validated.module().metadata.fragments.len();
            self.fragments.resize(count, EntryLocation::Absent);
        }
        for (fragment, location) in found.fragments {
            // If several functions have the fragment, its location is the same in each function.
            if let Some(place) = self.fragments.get_mut(fragment.index()) {
                *place = location;
            }
        }
        // Parts of one variable stay in the order of functions.
        found.parts.sort_by_key(|(variable, _)| *variable);
        let mut parts = found.parts.into_iter().peekable();
        for variable in statics.spread() {
            let elsewhere = match self.location(variable) {
                EntryLocation::Expression(expression) => Some(expression),
                _ => None,
            };
            let own = core::iter::from_fn(|| parts.next_if(|(of, _)| *of == variable));
            let parts = own.map(|(_, part)| part).collect();
            if let Some(place) = self.locations.get_mut(variable.index()) {
                *place = EntryLocation::PerFunction(self.function_locations.len() as u32).into();
                self.function_locations
                    .push(FunctionLocations { parts, elsewhere });
            }
        }
    }
}

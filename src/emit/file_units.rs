//! The units around nodes outside of functions.

use crate::metadata::lists::NONE;
use crate::metadata::{FileId, Scope};
use crate::module::Module;
use alloc::vec::Vec;

/// The first unit with each file as its primary file, or [`NONE`].
#[derive(Debug, Default)]
pub(super) struct FileUnits {
    unit_of_file: Vec<u32>,
}

impl FileUnits {
    pub(super) fn new(module: &Module) -> FileUnits {
        let mut unit_of_file = alloc::vec![NONE; module.metadata.files.len()];
        for (id, unit) in module.metadata.units.iter() {
            if let Some(place) = unit_of_file
                .get_mut(unit.file.index())
                .filter(|place| **place == NONE)
            {
                *place = id.index() as u32;
            }
        }
        FileUnits { unit_of_file }
    }

    /// Returns the unit of a node outside of functions, or `None` for a node in a function. A
    /// namespace or type may belong to no unit or to several. Its unit is then the unit of the
    /// file, or else the first unit.
    pub(super) fn of(&self, module: &Module, scope: Scope, file: Option<FileId>) -> Option<usize> {
        let mut around = Some(scope);
        // A rejected cycle of scopes ends at the scope that was stored last (Brent's algorithm).
        let (mut stored, mut steps, mut next_stored) = (None, 0_u32, 1_u32);
        while let Some(scope) = around.filter(|scope| stored != Some(*scope)) {
            match scope {
                Scope::Unit(id) => return Some(id.index()),
                Scope::Subprogram(_)
                | Scope::Block(_)
                | Scope::Inlined(_)
                | Scope::CommonBlock(_) => return None,
                Scope::Namespace(_) | Scope::Type(_) => around = module.metadata.parent(scope),
            }
            steps = steps.saturating_add(1);
            if steps == next_stored {
                (stored, next_stored) = (Some(scope), next_stored.saturating_mul(2));
            }
        }
        let unit = file.and_then(|file| self.unit_of_file.get(file.index()));
        let unit = unit.filter(|unit| **unit != NONE);
        Some(unit.map_or(0, |unit| *unit as usize))
    }
}

//! The type units of a module, and the fields with their signatures.

use crate::metadata::TypeId;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// A placeholder for the number of a unit, in type units.
pub(super) const TYPE_UNIT: usize = usize::MAX;

/// A type unit at the end of `.debug_info`.
#[derive(Debug)]
pub(super) struct TypeUnit {
    pub(super) signature: u64,
    /// The first unit that refers to the type.
    pub(super) user: usize,
    /// The range of the unit in `.debug_info`.
    pub(super) span: Range<u32>,
    /// The position of the unit's first entry.
    pub(super) entries: u32,
    /// The indices of the unit's fields with signatures.
    pub(super) fields: Range<usize>,
}

/// The type units, and the fields with their signatures.
#[derive(Debug, Default)]
pub(super) struct TypeUnits {
    /// The types that entries refer to, each with the first unit that refers to it. After all type
    /// units are written, each type has a type unit with the same index.
    pub(super) found: Vec<(TypeId, usize)>,
    pub(super) number_of: HashMap<TypeId, u32>,
    /// The fields with signatures. Each has a position in `.debug_info` and the number of a type.
    pub(super) fields: Vec<(u32, u32)>,
    pub(super) units: Vec<TypeUnit>,
}

impl TypeUnits {
    /// Records a field with the signature of a type.
    pub(super) fn refer(&mut self, ty: TypeId, field: u32, unit: usize) {
        let current = self.found.get(self.units.len());
        let user = match unit {
            TYPE_UNIT => current.map_or(0, |found| found.1),
            unit => unit,
        };
        let next = self.found.len() as u32;
        let number = *self.number_of.entry(ty).or_insert(next);
        if number == next {
            self.found.push((ty, user));
        }
        self.fields.push((field, number));
    }

    /// Appends the fields of a part of a unit. `position` returns the final position of a field.
    pub(super) fn append(&mut self, part: TypeUnits, unit: usize, position: impl Fn(u32) -> u32) {
        for (field, number) in part.fields {
            if let Some((ty, _)) = part.found.get(number as usize) {
                self.refer(*ty, position(field), unit);
            }
        }
    }
}

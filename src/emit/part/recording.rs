//! Records the places whose values linking may change, while the emitter of a part writes them.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::super::emitter::Emitter;
use super::super::entry::UNWRITTEN;
use super::super::forms::split_shape;
use super::super::own::{Field, FieldKind as Kind};
use super::super::pending::Place;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Returns true if this emitter writes a part of a unit.
    fn is_part(&self) -> bool {
        self.base.is_some()
    }

    /// Records the code of an entry if it is new. Returns true if it is recorded.
    pub(in super::super) fn record_code(&mut self, code: u32) -> bool {
        let is_new = code > self.record.known_codes;
        if is_new {
            let field = Field::new(Kind::Code, self.written.info.bytes.len(), code);
            self.record.info.push(field);
        }
        is_new
    }

    /// Returns true if linking may change a value of an entry.
    #[inline(always)]
    pub(in super::super) fn may_change(&self, shape: u32, value: u64) -> bool {
        let (attribute, form) = split_shape(shape);
        let limit = self.record.limits.get(usize::from(form.0));
        limit.is_some_and(|limit| value >= *limit)
            || value >= self.record.first_file
                && matches!(attribute, DW_AT_decl_file | DW_AT_call_file)
    }

    /// Records a value of an entry, given its index in the shape and its position in `info`. If its
    /// form may change, also records the entry's code, whose position is that of `entry`, unless
    /// the code `is_recorded`.
    #[inline(never)]
    pub(in super::super) fn record_value(
        &mut self,
        (entry, code): (u32, u32),
        (index, shape): (usize, u32),
        (value, at): (u64, usize),
        is_recorded: &mut bool,
    ) {
        let kind = match split_shape(shape).1 {
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 => Kind::String,
            DW_FORM_addrx => Kind::Address,
            DW_FORM_loclistx => Kind::Locations,
            DW_FORM_rnglistx => Kind::Ranges,
            // Linking fills in the offset of an unwritten entry.
            DW_FORM_ref4 if value & UNWRITTEN != 0 => return,
            DW_FORM_ref4 => return self.record.references.push(at as u32),
            _ => Kind::File,
        };
        if matches!(kind, Kind::String | Kind::File) && !*is_recorded {
            let field = Field::new(Kind::Code, self.written.info.index(entry), code);
            self.record.info.push(field);
            *is_recorded = true;
        }
        self.record.info.push(Field {
            attribute: index as u8,
            ..Field::new(kind, at, value as u32)
        });
    }

    /// Records a field that holds the offset in the unit of an entry of the part.
    pub(in super::super) fn record_entry(&mut self, position: u32) {
        if self.record.is_on {
            let at = self.written.info.index(position);
            self.record.references.push(at as u32);
        }
    }

    /// Records that the next bytes are an expression whose only operation is an address by its
    /// index.
    pub(in super::super) fn record_address(&mut self, place: Place, index: u64) {
        if !self.is_part() || index < self.written.addresses.first() {
            return;
        }
        let kind = Kind::AddressExpression;
        match place {
            Place::Info => {
                let field = Field::new(kind, self.written.info.bytes.len(), index as u32);
                self.record.info.push(field);
            }
            Place::Lists => self.written.locations.record(0, kind, index),
        }
    }

    /// Prepares the record of a part that has written nothing yet.
    pub(super) fn begin_record(&mut self) {
        if self.written.files.may_grow() {
            self.record.first_file = self.written.files.first();
        }
        let limits = [
            (DW_FORM_strx, self.written.strings.first()),
            (DW_FORM_strx1, self.written.strings.first()),
            (DW_FORM_strx2, self.written.strings.first()),
            (DW_FORM_addrx, self.written.addresses.first()),
            (DW_FORM_loclistx, 0),
            (DW_FORM_rnglistx, 0),
            // The placeholders for the next sibling and for an unwritten entry are larger.
            (DW_FORM_ref4, self.first_entry().into()),
        ];
        for (form, limit) in limits {
            self.record.set_limit(form, limit);
        }
        self.record.known_codes = self.written.abbreviations.first();
        self.record.is_on = true;
    }

    /// Returns the offset in the unit of the part's first entry.
    fn first_entry(&self) -> u32 {
        (self.written.info.start() as u32).wrapping_sub(self.unit_start)
    }
}

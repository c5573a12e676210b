//! Object maps: `DW_TAG_object_map`, a child of the array's entry (DWARF issue 230712.4).

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use crate::dwarf::object_map::*;
use crate::markers::FunctionView;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Writes an object map, given its number among DWARF procedures.
    pub(super) fn object_map(
        &mut self,
        number: usize,
        function: &FunctionView<'_>,
    ) -> Result<(), EmitError> {
        let Some(map) = self.plan.lowered.map(number) else {
            return Ok(());
        };
        let mut entry = Entry::new(DW_TAG_OBJECT_MAP);
        for (attribute, expression) in [
            (DW_AT_MAP_CHUNK, &map.chunk),
            (DW_AT_MEM_LOCATION, &map.memory),
            // The issue uses one of these names for the chunk in its text, and the other in its
            // example.
            (DW_AT_CNTL_ORDINAL, &map.chunk),
            (DW_AT_VEC_LOCATION, &map.registers),
        ] {
            entry.expression(attribute, expression.clone(), Some(function.id));
        }
        entry.number(DW_AT_ELEMENT_SIZE, map.element_size.into());
        entry.number(DW_AT_ELEMENT_COUNT, map.element_count.into());
        // The entry has only one address, so it is written for the piece in which the range begins.
        let piece = function.piece_at(map.range.start);
        let address = self.address_in(piece, map.range.start);
        entry.address(DW_AT_low_pc, address);
        let end = match function.parts() {
            [] => map.range.end,
            _ => map.range.end.min(piece.range.end),
        };
        self.high_pc(&mut entry, function, map.range.start..end);
        let offset = self.write(&entry)?;
        self.set_procedure(number, offset);
        Ok(())
    }
}

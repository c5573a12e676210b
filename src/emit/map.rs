//! Object maps: `DW_TAG_object_map`, a child of the array's entry (DWARF issue 230712.4).

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::list::Fields;
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
        let range = map.range;
        let piece = function.piece_at(range.start);
        if range.end <= piece.range.end {
            let address = self.address_in(piece, range.start);
            entry.address(DW_AT_low_pc, address);
            self.high_pc(&mut entry, function, range.start..range.end);
        } else {
            self.written.ranges.begin();
            let indices = (function, &*self.piece_addresses);
            self.written.ranges_in_pieces(indices, &[range]);
            entry.range_list(DW_AT_ranges, self.written.ranges.end(Fields::Final));
        }
        let offset = self.write(&entry)?;
        self.set_procedure(number, offset);
        Ok(())
    }
}

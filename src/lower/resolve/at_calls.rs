//! The data that calls read: the pieces of an object at a position, and the register of the CFA.

use super::Resolver;
use crate::lower::clobber::CfaRules;
use crate::lower::passed::Sorted;
use crate::lower::piece::Piece;
use crate::markers::FunctionView;
use crate::metadata::Object;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;

impl<'m> Resolver<'_, 'm> {
    /// Returns the pieces of an object that hold at a position.
    pub(in crate::lower) fn pieces_at(&mut self, object: Object, position: Position) -> Vec<Piece> {
        if !self.passed.objects.contains_key(&object) {
            let found = self.object(object, 0);
            let sorted = Sorted::new(&self.pieces, found);
            self.passed.objects.insert(object, sorted);
        }
        let sorted = self.passed.objects.get(&object);
        sorted.map_or_else(Vec::new, |sorted| sorted.at(&self.pieces, position))
    }

    /// True if the location of an object that calls read depends on an object map.
    pub(in crate::lower) fn passes_map(&mut self, object: Object) -> bool {
        if let Some(known) = self.passed.has_map.get(&object) {
            return *known;
        }
        let has_map = self.has_map(object);
        self.passed.has_map.insert(object, has_map);
        has_map
    }

    /// Returns the register from which the CFA is computed at a position, as
    /// [`CfaRules::register_at`].
    pub(in crate::lower) fn cfa_register(
        &mut self,
        function: FunctionView<'m>,
        position: Position,
    ) -> Register {
        if self.passed.cfa_registers.is_empty() {
            let target = self.tree.target();
            let rules = CfaRules::new(target, self.frame_rows(function));
            rules.registers(target, &mut self.passed.cfa_registers);
        }
        let known = &self.passed.cfa_registers;
        let after = known.partition_point(|(from, _)| *from <= position);
        // The first register holds from the start of the function.
        known[after.saturating_sub(1)].1
    }
}

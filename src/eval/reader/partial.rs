//! Locations of objects of which some pieces cannot be evaluated.

use super::machine::{InUnit, Site};
use super::{ReadError, Stated, UnitReader};
use crate::dwarf::{OperationKind, Operations};
use crate::eval::interpreter::{List, Outcome};
use crate::eval::location::Location;
use crate::eval::machine::Machine;
use crate::eval::{EvalError, Evaluator};
use alloc::vec::Vec;
use gimli::{Endianity, UnitOffset};

impl<E: Endianity> UnitReader<'_, '_, E> {
    /// Like [`UnitReader::location`], but a piece whose expression fails is undefined. Also returns
    /// the errors of these pieces, in the order of the pieces.
    ///
    /// Some members of a struct may be in known registers when another one is computed from a
    /// register that is unavailable in a caller's frame; and clang writes pieces for padding that
    /// are larger than their value (`DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 20`).
    ///
    /// # Errors
    /// Those of [`UnitReader::location`], if the object is not in pieces, or if its expression has
    /// branches.
    pub fn partial_location(
        &self,
        entry: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<(Location, Vec<EvalError>), ReadError> {
        let failure = match self.location(entry, pc, machine) {
            Ok(location) => return Ok((location, Vec::new())),
            Err(failure @ ReadError::Eval(_)) => failure,
            Err(failure) => return Err(failure),
        };
        let mut all = usize::MAX;
        let Some(stated) = self.stated_of_object(entry, &mut all)? else {
            return Err(failure);
        };
        let mut pieces = Pieces {
            machine: &InUnit::new(self, Site::new(entry, pc, machine), &stated),
            evaluator: self.evaluator(),
            errors: Vec::new(),
        };
        let location = match &stated {
            Stated::Expression(expression) => pieces.location(expression),
            Stated::List(entries) => pieces.list(List::new(entries, pc)),
            Stated::Location(_) => return Err(failure),
        };
        let Ok(location) = location else {
            return Err(failure);
        };
        let errors = pieces.errors.into_iter();
        let errors = errors.map(|error| error.on(self.target)).collect();
        Ok((self.fitted(entry, location, machine)?, errors))
    }
}

/// Evaluates the pieces of expressions separately.
struct Pieces<'m> {
    machine: &'m dyn Machine,
    evaluator: Evaluator,
    errors: Vec<EvalError>,
}

impl Pieces<'_> {
    fn location(&mut self, expression: &[u8]) -> Outcome<Location> {
        let known = self.known(expression);
        self.evaluator.location(self.machine, &known, &[])
    }

    /// Returns the location of the entries that hold, as [`Evaluator::list`].
    fn list(&mut self, mut list: List<'_>) -> Outcome<Location> {
        while let Some(expression) = list.next() {
            let location = self.location(expression)?;
            list.found.push(location);
        }
        Location::multiple_within(list.found, &self.evaluator.limits)
    }

    /// Returns an expression without the operations of the pieces that fail. Returns the expression
    /// unchanged if its operations cannot be assigned to pieces.
    fn known(&mut self, expression: &[u8]) -> Vec<u8> {
        let first_error = self.errors.len();
        self.assigned(expression).unwrap_or_else(|| {
            self.errors.truncate(first_error);
            expression.to_vec()
        })
    }

    fn assigned(&mut self, expression: &[u8]) -> Option<Vec<u8>> {
        let mut known = Vec::with_capacity(expression.len());
        let mut start = 0;
        let mut operations = Operations::new(self.evaluator.encoding(), expression);
        while let Some(operation) = operations.next() {
            let (offset, operation) = operation.ok()?;
            match operation.kind() {
                OperationKind::Bra | OperationKind::Skip => return None,
                OperationKind::Piece | OperationKind::BitPiece => {}
                _ => continue,
            }
            let end = operations.offset();
            let piece = expression.get(start..end)?;
            match self.evaluator.locate(self.machine, piece, &[]) {
                Ok(_) => known.extend_from_slice(piece),
                Err(error) => {
                    self.errors.push(error);
                    known.extend_from_slice(expression.get(offset..end)?);
                }
            }
            start = end;
        }
        (start == expression.len()).then_some(known)
    }
}

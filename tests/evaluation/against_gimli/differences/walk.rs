//! The execution of an expression, operation by operation, until an operation meets the condition
//! of a difference.

use super::{After, DIFFERENCES, State, Step, What};
use crate::against_gimli::gimli::OPERATIONS;
use crate::against_gimli::world::World;
use dwarfsmith::dwarf::{EntryRef, Operation, Operations};
use dwarfsmith::eval::{Entry, EvalError, Evaluator, Limits, Location, Rules, Snapshot, Storage};

/// The first difference that an evaluation meets, if any.
pub fn explain(
    world: &World,
    bytes: &[u8],
    ours: Option<EvalError>,
    theirs_fails: bool,
) -> Option<&'static str> {
    let machines = [world.snapshot(false), world.snapshot(true)];
    let evaluator = Evaluator::new(world.encoding, Rules::Dwarf5);
    let mut walk = Walk {
        world,
        machines: &machines,
        evaluator,
        ours,
        theirs_fails,
        steps: 0,
        depth: 0,
    };
    walk.expression(false, bytes, &mut State::start(), true)
        .err()
        .flatten()
}

struct Walk<'w> {
    world: &'w World,
    machines: &'w [Snapshot; 2],
    evaluator: Evaluator,
    ours: Option<EvalError>,
    theirs_fails: bool,
    steps: u32,
    depth: usize,
}

/// Continues, or ends: with a difference, or with a failure that both evaluators should have.
type Flow = Result<(), Option<&'static str>>;

impl Walk<'_> {
    /// Executes an expression; `own` if it has a separate stack.
    fn expression(&mut self, entry: bool, bytes: &[u8], state: &mut State, own: bool) -> Flow {
        let mut operations = Operations::new(self.world.encoding, bytes);
        loop {
            let start = operations.offset();
            let what = match operations.next() {
                None if !own => return Ok(()),
                None => What::End,
                Some(Err(_)) => What::Undecodable,
                Some(Ok((_, operation))) => What::Operation(operation),
            };
            let target = match what {
                What::Operation(Operation::Skip(distance) | Operation::Bra(distance)) => {
                    operations.offset().checked_add_signed(distance.into())
                }
                _ => None,
            };
            let mut starts = Operations::new(self.world.encoding, bytes);
            let mut known = std::iter::from_fn(|| starts.next()?.ok())
                .map(|(offset, _)| offset)
                .chain([bytes.len()]);
            let inside = target.filter(|target| *target <= bytes.len());
            let astray = inside.is_some_and(|target| known.all(|start| start != target));
            let step = Step {
                world: self.world,
                what,
                bytes: &bytes[start..],
                state,
                entry,
                astray,
                ours: None,
                theirs_fails: self.theirs_fails,
            };
            let ours = self
                .ours
                .filter(|ours| ours.at.is_some_and(|(_, kind)| kind == step.kind()));
            let step = Step {
                ours: ours.map(|ours| ours.code),
                ..step
            };
            if let Some(difference) = DIFFERENCES
                .iter()
                .find(|difference| (difference.holds)(&step))
            {
                return Err(Some(difference.id));
            }
            let What::Operation(operation) = what else {
                return if matches!(what, What::End) {
                    Ok(())
                } else {
                    Err(None)
                };
            };
            self.steps += 1;
            if self.steps > OPERATIONS {
                return Err(None);
            }
            self.operation(entry, operation, &bytes[start..operations.offset()], state)?;
            let taken = match operation {
                Operation::Skip(_) => true,
                Operation::Bra(_) => match state.stack.pop() {
                    Some(Entry::Value(value)) => value.unsigned() != 0,
                    _ => return Err(None),
                },
                _ => false,
            };
            if taken && !target.is_some_and(|target| operations.seek(target)) {
                return Err(None);
            }
        }
    }

    /// The effect of an operation, except branches.
    fn operation(
        &mut self,
        entry: bool,
        operation: Operation<'_>,
        bytes: &[u8],
        state: &mut State,
    ) -> Flow {
        let before = std::mem::replace(&mut state.after, After::Other);
        match operation {
            Operation::Nop | Operation::Skip(_) => state.after = before,
            Operation::Bra(_) => {}
            Operation::Piece(_) | Operation::BitPiece(..) => {
                if before != After::Piece {
                    state.stack.pop();
                }
                (state.after, state.pieces) = (After::Piece, true);
            }
            Operation::Call2(EntryRef::Offset(offset))
            | Operation::Call4(EntryRef::Offset(offset))
            | Operation::CallRef(EntryRef::Offset(offset)) => {
                let index = offset.checked_sub(Snapshot::FIRST_ENTRY).ok_or(None)?;
                let world = self.world;
                let called = world.entries.get(index as usize).ok_or(None)?;
                if self.depth >= Limits::DEFAULT.calls {
                    return Err(None);
                }
                self.depth += 1;
                state.after = before;
                self.expression(entry, called, state, false)?;
                self.depth -= 1;
            }
            _ => {
                if let Operation::EntryValue(nested) = operation {
                    self.expression(true, nested, &mut State::start(), true)?;
                }
                let machine = &self.machines[usize::from(entry)];
                let stack = self
                    .evaluator
                    .stack(machine, bytes, &state.stack)
                    .map_err(|_| None)?;
                state.stack = stack.to_vec();
                let location = matches!(state.stack.last(), Some(Entry::Location(Location { storage, .. }))
                    if !matches!(storage, Storage::Memory { .. }));
                if location {
                    state.after = After::Location;
                }
                let keeps_more = matches!(
                    operation,
                    Operation::Shl
                        | Operation::Not
                        | Operation::Convert(_)
                        | Operation::Reinterpret(_)
                );
                let constant = operation.operands().any(|operand| match operand {
                    dwarfsmith::dwarf::Operand::Unsigned(number) => {
                        number > self.world.address_mask()
                    }
                    dwarfsmith::dwarf::Operand::Signed(number) => {
                        number as u64 > self.world.address_mask()
                    }
                    _ => false,
                });
                state.wide |= constant || keeps_more && self.world.encoding.address_bytes < 8;
            }
        }
        Ok(())
    }
}

//! What is wrong with an expression whatever machine it is evaluated on.
//!
//! Operations are walked in the order of the bytes with the depth of the stack that reaches each of
//! them; a branch carries the depth to its target. Where the depth is not known (after a call, or
//! where paths with different depths meet) it is no longer checked.

use super::decode::{DecodeError, Operations};
use super::dialect::Encoding;
use super::operand::{Operand, OperandKind};
use super::table::{Operation, OperationKind};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

/// A fault in an expression and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckError {
    /// Where the operation starts, in bytes from the start of the outermost expression.
    pub offset: usize,
    /// What is wrong.
    pub kind: CheckErrorKind,
}

/// What is wrong with an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckErrorKind {
    /// The bytes are no operations.
    Decode(DecodeError),
    /// The operation needs more entries than the stack has.
    StackUnderflow(OperationKind),
    /// A branch lands inside an operation or outside the expression.
    Branch,
    /// Expressions are nested more than 64 deep.
    TooDeep,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            CheckErrorKind::Decode(error) => error.fmt(f),
            CheckErrorKind::StackUnderflow(kind) => {
                write!(
                    f,
                    "at byte {}: {kind} needs more entries than the stack has",
                    self.offset
                )
            }
            CheckErrorKind::Branch => {
                write!(
                    f,
                    "at byte {}: a branch lands on no operation of the expression",
                    self.offset
                )
            }
            CheckErrorKind::TooDeep => write!(
                f,
                "at byte {}: expressions are nested more than 64 deep",
                self.offset
            ),
        }
    }
}

impl core::error::Error for CheckError {}

/// Checks an expression that starts with `initial` entries on the stack.
pub fn check_operations(
    encoding: Encoding,
    bytes: &[u8],
    initial: usize,
) -> Result<(), CheckError> {
    check_nested(encoding, bytes, initial, 0, 0)
}

fn check_nested(
    encoding: Encoding,
    bytes: &[u8],
    initial: usize,
    base: usize,
    nesting: usize,
) -> Result<(), CheckError> {
    if nesting > super::parse::DEEPEST {
        return Err(CheckError {
            offset: base,
            kind: CheckErrorKind::TooDeep,
        });
    }
    // Depths that branches carry to their targets: `None` where two disagree or the depth is not
    // known.
    let mut landings: BTreeMap<usize, Option<usize>> = BTreeMap::new();
    let mut starts: Vec<usize> = Vec::new();
    let mut depth = Some(initial);
    let mut reachable = true;
    let mut operations = Operations::new(encoding, bytes);
    while let Some(item) = operations.next() {
        let (offset, operation) = item.map_err(|mut error| {
            error.offset += base;
            CheckError {
                offset: error.offset,
                kind: CheckErrorKind::Decode(error),
            }
        })?;
        let fault = |kind| CheckError {
            offset: base + offset,
            kind,
        };
        starts.push(offset);
        if let Some(landed) = landings.get(&offset) {
            depth = if !reachable || *landed == depth {
                *landed
            } else {
                None
            };
            reachable = true;
        }
        if !reachable {
            // Only a branch further on may lead here: nothing is known.
            depth = None;
        }
        let kind = operation.kind();
        match (depth, kind.description().counts()) {
            (Some(entries), Some((pops, pushes))) => {
                let left = entries
                    .checked_sub(pops)
                    .ok_or_else(|| fault(CheckErrorKind::StackUnderflow(kind)))?;
                depth = left.checked_add(pushes);
            }
            (Some(entries), None) => {
                if let Operation::Pick(index) = operation {
                    if usize::from(index) >= entries {
                        return Err(fault(CheckErrorKind::StackUnderflow(kind)));
                    }
                    depth = entries.checked_add(1);
                } else {
                    depth = None;
                }
            }
            (None, _) => {}
        }
        for (how, operand) in kind.description().operands.iter().zip(operation.operands()) {
            match (how, operand) {
                (OperandKind::Jump, Operand::Signed(distance)) => {
                    let target = operations.offset() as i64 + distance;
                    let inside = usize::try_from(target)
                        .ok()
                        .filter(|target| *target <= bytes.len());
                    let target = inside.ok_or_else(|| fault(CheckErrorKind::Branch))?;
                    let landed = landings.entry(target).or_insert(depth);
                    if *landed != depth {
                        *landed = None;
                    }
                    reachable = kind != OperationKind::Skip;
                }
                (OperandKind::Nested, Operand::Bytes(nested)) => {
                    let inside = base + operations.offset() - nested.len();
                    check_nested(encoding, nested, 0, inside, nesting + 1)?;
                }
                _ => {}
            }
        }
        if kind != OperationKind::Skip {
            reachable = true;
        }
    }
    for target in landings.into_keys() {
        if target != bytes.len() && starts.binary_search(&target).is_err() {
            return Err(CheckError {
                offset: base + target,
                kind: CheckErrorKind::Branch,
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::{Dialect, NoNames, parse_operations};
    use super::*;
    use crate::target::Target;

    fn checked(text: &str) -> Result<(), CheckErrorKind> {
        let encoding = Encoding::new(Dialect::Llvm, Target::X86_64).lenient();
        let bytes = parse_operations(encoding, text, &NoNames).unwrap();
        check_operations(encoding, &bytes, 0).map_err(|error| error.kind)
    }

    #[test]
    fn balance_and_branches() {
        assert_eq!(checked("DW_OP_lit1, DW_OP_lit2, DW_OP_plus"), Ok(()));
        assert_eq!(
            checked("DW_OP_lit1, DW_OP_plus"),
            Err(CheckErrorKind::StackUnderflow(OperationKind::Plus))
        );
        assert_eq!(
            checked("DW_OP_lit1, DW_OP_pick 1"),
            Err(CheckErrorKind::StackUnderflow(OperationKind::Pick))
        );
        assert_eq!(
            checked(
                "DW_OP_lit1, DW_OP_bra :a, DW_OP_lit2, DW_OP_skip :b, a: DW_OP_lit3, b: DW_OP_dup"
            ),
            Ok(())
        );
        assert_eq!(
            checked("DW_OP_skip 1, DW_OP_const1u 3"),
            Err(CheckErrorKind::Branch)
        );
        assert_eq!(checked("DW_OP_skip -4"), Err(CheckErrorKind::Branch));
        assert_eq!(
            checked("DW_OP_entry_value (DW_OP_drop)"),
            Err(CheckErrorKind::StackUnderflow(OperationKind::Drop))
        );
    }
}

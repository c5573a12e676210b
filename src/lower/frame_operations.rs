//! Adapts the operations of a location to those that call frame information may have.

use super::degradation::DegradationReason;
use super::encode::Lost;
use super::lowered::{FrameUse, Lowered};
use crate::dwarf::{Dialect, Operation, OperationKind, Operations, Writer};
use crate::target::{ByteOrder, Register};
use alloc::vec::Vec;

impl Lowered<'_, '_> {
    /// Rewrites the operations of a location to those that a frame rule may have.
    pub(super) fn fit(&self, written: &[u8], used: FrameUse) -> Result<Vec<u8>, Lost> {
        let too_much = Lost(DegradationReason::Limit);
        let operations = self.unwound(written)?;
        let has_cfa = operations.iter().any(is_cfa);
        let has_branches = has_branches(&operations)?;
        // The initial entry serves as the CFA if only the first operation pushes it.
        let is_cfa_once =
            operations.first().is_some_and(is_cfa) && !operations.iter().skip(1).any(is_cfa);
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        let mut writer = Writer::new(self.encoding, &mut bytes, &mut fixups);
        let mut write = |operation| writer.op(operation).map_err(|_| too_much).map(drop);
        let mut stack = AboveCfa {
            has_no_cfa: is_cfa_once || used == FrameUse::Cfa,
            ..AboveCfa::default()
        };
        let has_pieces = operations.iter().any(is_piece);
        let needs_stack = has_cfa && !is_cfa_once || has_pieces;
        // In DWARF 6, a first piece requires a composite below it or an otherwise empty stack.
        let needs_composite =
            self.encoding.dialect == Dialect::Dwarf6Draft && has_pieces && !stack.has_no_cfa;
        if needs_composite && !has_cfa {
            write(Operation::Drop)?;
            stack.has_no_cfa = true;
        } else if needs_composite {
            if !self.encoding.has(OperationKind::Composite) {
                return Err(Lost(DegradationReason::NestedComposite));
            }
            write(Operation::Composite)?;
            stack.entries.push(true);
            stack.has_composite = true;
        }
        for operation in operations.into_iter().skip(usize::from(is_cfa_once)) {
            if is_cfa(&operation) {
                let copied = stack.copied_cfa()?;
                stack.entries.push(false);
                write(copied)?;
                continue;
            }
            if !operation.kind().description().in_frames {
                return Err(Lost(DegradationReason::Type));
            }
            if stack.is_empty_part(&operation, self.encoding.dialect) {
                // Without a composite, the part would be the CFA or the composite itself.
                if has_branches {
                    return Err(too_much);
                }
                write(Operation::Undefined)?;
            }
            if !stack.after(&operation, self.encoding.dialect) && needs_stack {
                return Err(too_much);
            }
            write(operation)?;
        }
        Ok(bytes)
    }

    /// Returns the operations of a location. The CFA replaces the frame base, and the caller's
    /// registers replace entry values.
    fn unwound<'a>(&self, written: &'a [u8]) -> Result<Vec<Operation<'a>>, Lost> {
        let mut operations = Vec::new();
        for item in Operations::new(self.encoding, written) {
            match item.map_err(|_| Lost(DegradationReason::Limit))?.1 {
                // The frame base is the CFA wherever lowering writes `DW_OP_fbreg`.
                Operation::Fbreg(offset) => {
                    operations.extend([
                        Operation::CallFrameCfa,
                        Operation::constant_signed(offset),
                        Operation::Plus,
                    ]);
                }
                Operation::EntryValue(nested) => self.entry_register(nested, &mut operations)?,
                other => operations.push(other),
            }
        }
        Ok(operations)
    }

    /// Returns the operations for the entry value of a register: its value in the caller, by the
    /// other rules of the frame.
    fn entry_register<'a>(
        &self,
        nested: &'a [u8],
        operations: &mut Vec<Operation<'a>>,
    ) -> Result<(), Lost> {
        let lost = Lost(DegradationReason::EntryValue);
        if !self.encoding.has(OperationKind::CallFrameEntryReg) {
            return Err(lost);
        }
        let mut nested = Operations::new(self.encoding, nested);
        let register = match nested.next() {
            Some(Ok((_, Operation::Reg(register)))) => Register(register.into()),
            Some(Ok((_, Operation::Regx(register)))) => register,
            _ => return Err(lost),
        };
        operations.push(Operation::CallFrameEntryReg(register));
        let first = operations.len();
        for item in nested {
            operations.push(item.map_err(|_| lost)?.1);
        }
        // The caller's register may be in another register, where offsets count from the least
        // significant bit, or in memory, where they count from the first byte. On a big-endian
        // target, these are different ends.
        if operations.len() > first && self.encoding.order == ByteOrder::Big {
            return Err(lost);
        }
        if operations.len() == first {
            let bits = self
                .validated
                .module()
                .target
                .register_bits(register)
                .ok_or(lost)?;
            let bytes = u8::try_from(bits.div_ceil(8)).map_err(|_| lost)?;
            operations.push(Operation::DerefSize(bytes));
        }
        Ok(())
    }
}

fn is_piece(operation: &Operation<'_>) -> bool {
    matches!(operation, Operation::Piece(_) | Operation::BitPiece(..))
}

/// The stack entries of a frame rule's expression above the initial CFA.
#[derive(Default)]
struct AboveCfa {
    /// For each entry, true if it is a composite that parts are appended to.
    entries: Vec<bool>,
    /// True if the stack does not start with the CFA: the expression is the rule of the CFA itself,
    /// or its first operation consumes or drops the CFA.
    has_no_cfa: bool,
    /// True if the first entry is a composite that the location itself does not push.
    has_composite: bool,
}

fn is_cfa(operation: &Operation<'_>) -> bool {
    *operation == Operation::CallFrameCfa
}

/// True if some operation is a branch. Replaced operations may differ in size, and branches across
/// them are not adjusted, so an expression with a branch and a replaced operation is lost.
fn has_branches(operations: &[Operation<'_>]) -> Result<bool, Lost> {
    let mut branches = operations.iter();
    let has_branches = branches
        .any(|operation| matches!(operation.kind(), OperationKind::Bra | OperationKind::Skip));
    let is_replaced = |operation: &Operation<'_>| {
        is_cfa(operation) || matches!(operation, Operation::CallFrameEntryReg(_))
    };
    if has_branches && operations.iter().any(is_replaced) {
        return Err(Lost(DegradationReason::Limit));
    }
    Ok(has_branches)
}

impl AboveCfa {
    /// Returns the operation that copies the CFA to the top.
    fn copied_cfa(&self) -> Result<Operation<'static>, Lost> {
        match u8::try_from(self.entries.len()) {
            Ok(0) => Ok(Operation::Dup),
            Ok(1) => Ok(Operation::Over),
            Ok(below) => Ok(Operation::Pick(below)),
            Err(_) => Err(Lost(DegradationReason::Limit)),
        }
    }

    /// True if an operation is a piece without a location before it. A consumer would use another
    /// entry as the piece: the CFA, or in DWARF 6 the composite above it.
    fn is_empty_part(&self, operation: &Operation<'_>, dialect: Dialect) -> bool {
        let has_no_part = match self.entries.as_slice() {
            [] => true,
            [is_composite] => *is_composite && dialect == Dialect::Dwarf6Draft,
            // The location pushes a composite itself.
            [true, true] => self.has_composite,
            _ => false,
        };
        is_piece(operation) && has_no_part && !self.has_no_cfa
    }

    /// Applies the stack effect of an operation. Returns false if the effect is unknown.
    fn after(&mut self, operation: &Operation<'_>, dialect: Dialect) -> bool {
        let (pops, pushes) = match operation {
            Operation::Piece(_) | Operation::BitPiece(..) => match self.entries.as_mut_slice() {
                // DWARF 6 appends to a composite directly below, which was written first.
                [_, .., _] if dialect == Dialect::Dwarf6Draft => (1, 0),
                [.., true] => (0, 0),
                [.., true, _] => (1, 0),
                [.., part] => {
                    *part = true;
                    (0, 0)
                }
                [] => {
                    self.entries.push(true);
                    (0, 0)
                }
            },
            Operation::Composite => {
                self.entries.push(true);
                (0, 0)
            }
            Operation::Pick(_) => (0, 1),
            // The code after the branch starts without the result of the operations before it.
            Operation::Skip(_) => (1, 0),
            _ => match operation.kind().description().counts() {
                Some(counts) => counts,
                None => return false,
            },
        };
        let left = self.entries.len().saturating_sub(pops);
        self.entries.truncate(left);
        self.entries.resize(left + pushes, false);
        true
    }
}

//! The stack machine of LLVM's `DIExpression`, run on nodes of a graph instead of numbers.
//!
//! Its numbers have DWARF's *generic* type: they are as large as an address. They are unsigned,
//! except that division, comparisons and `DW_OP_abs` read them as signed (DWARF 5 section 2.5.1.4).
//! `DW_OP_LLVM_convert` results in a number of a base type. Arithmetic keeps that type, and
//! converts a generic operand to it; the two are read as signed where generic numbers are. With an
//! integer as large as an address, the result is generic: LLVM converts a number to such a type to
//! extend it (`DW_OP_LLVM_convert 32 unsigned, 64 unsigned`), and divides the result as a signed
//! number. Integers of one size that differ only in their sign are accepted where it has no effect.
//!
//! An operand narrower than an address is extended with zeros by arithmetic, as LLVM's masks of
//! registers do. A narrower constant of more than one bit is extended with its sign, as LLVM writes
//! such constants.
//!
//! Without `DW_OP_stack_value` the result is the variable's location: the operand's location if no
//! operation changes it, otherwise memory at the computed address. A number that is computed only
//! from constants is the variable's value instead, as in LLVM's backend. If `DW_OP_deref` is the
//! last operation, the variable is in memory at the address that it pops. In a declaration, the
//! result is always the variable's address.

use super::operation::DIExpressionOperation;
use super::program::{Graph, NodeId, Program, Shape, Step};
use super::{Failure, Reason, RecordOperand};
use crate::expr::DIOp;
use crate::markers::Referrer;
use crate::number::Signedness;
use crate::target::Target;
use crate::ty::{AddressSpace, Type};
use alloc::vec::Vec;

/// An entry of the stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) node: NodeId,
    pub(super) kind: Kind,
    /// The address space, if the entry comes from a pointer.
    pub(super) space: Option<AddressSpace>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An unchanged operand.
    Operand,
    /// A number of the generic type.
    Generic,
    /// A number of a base type.
    Typed,
}

/// The kind of result of a record's operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Variable,
    /// The variable's address, as in a declaration.
    Address,
}

pub(super) struct Machine<'a> {
    pub(super) target: Target,
    pub(super) graph: Graph,
    /// The record's operands, followed by those that operations add.
    pub(super) operands: &'a mut Vec<RecordOperand>,
    /// The number of the record's operands.
    given: u32,
    pub(super) stack: Vec<Entry>,
    /// The size of the generic type in bits: that of an address.
    pub(super) word: u16,
    /// True while the top of the stack is the variable's address. `DW_OP_LLVM_extract_bits_*` reads
    /// the variable and clears this.
    pub(super) is_address: bool,
    /// The number of implicit pointers from the variable to the computed location.
    levels: u32,
    /// True if an operation has changed the operand.
    is_changed: bool,
    /// The variable's shape, once an operation has stated it.
    shape: Option<Shape>,
}

/// Runs the operations of a record.
pub(super) fn run(
    target: Target,
    operands: &mut Vec<RecordOperand>,
    operations: &[DIExpressionOperation],
    outcome: Outcome,
) -> Result<Program, Failure> {
    let given = operands.len() as u32;
    let mut machine = Machine {
        target,
        graph: Graph::default(),
        operands,
        given,
        stack: Vec::new(),
        word: u16::from(target.address_bytes()) * 8,
        is_address: outcome == Outcome::Address,
        levels: 0,
        is_changed: false,
        shape: None,
    };
    let names_operands = operations
        .iter()
        .any(|operation| matches!(operation, DIExpressionOperation::Arg { .. }));
    match given {
        _ if names_operands => {}
        0 => {}
        1 => machine.push_operand(0)?,
        has => return Err(Reason::Operands { has }.into()),
    }
    machine.run(operations)
}

impl Machine<'_> {
    fn run(mut self, operations: &[DIExpressionOperation]) -> Result<Program, Failure> {
        // Operations from `end` on compute no value.
        let end = operations.iter().rposition(DIExpressionOperation::computes);
        let end = end.map_or(0, |last| last + 1);
        for (index, operation) in operations.iter().enumerate() {
            let result = match *operation {
                DIExpressionOperation::Fragment { .. } if index + 1 == operations.len() => Ok(()),
                _ if index + 1 == end => self.last(operation),
                _ => self.operation(operation),
            };
            result.map_err(|failure| failure.at(index, operation.spelling()))?;
        }
        self.finish()
    }

    /// Runs the last operation that computes a value. Some operations have a meaning only at this
    /// position.
    fn last(&mut self, operation: &DIExpressionOperation) -> Result<(), Failure> {
        if self.levels > 0 {
            return self.operation(operation);
        }
        if self.is_address {
            return match *operation {
                // clang names the address space of the variable's address in this way.
                DIExpressionOperation::Xderef {} => self.take_space(),
                _ => self.operation(operation),
            };
        }
        match *operation {
            DIExpressionOperation::StackValue {} => {
                self.shape = Some(Shape::Value);
                Ok(())
            }
            DIExpressionOperation::Deref {} => {
                (self.is_changed, self.shape) = (true, Some(Shape::Memory));
                Ok(())
            }
            DIExpressionOperation::Xderef {} => {
                (self.is_changed, self.shape) = (true, Some(Shape::Memory));
                self.take_space()
            }
            _ => {
                let is_entry_value = !self.is_changed
                    && matches!(operation, DIExpressionOperation::EntryValue { count: 1 });
                self.operation(operation)?;
                // An entry value is a value if no operation uses it.
                if is_entry_value {
                    self.shape = Some(Shape::Value);
                }
                Ok(())
            }
        }
    }

    fn operation(&mut self, operation: &DIExpressionOperation) -> Result<(), Failure> {
        match *operation {
            DIExpressionOperation::TagOffset { .. } => Ok(()),
            DIExpressionOperation::ImplicitPointer {} => {
                self.levels += 1;
                Ok(())
            }
            _ if self.levels > 0 => Err(Reason::Misplaced.into()),
            DIExpressionOperation::Fragment { .. } | DIExpressionOperation::StackValue {} => {
                Err(Reason::Misplaced.into())
            }
            DIExpressionOperation::Arg { index } if index >= self.given => {
                Err(Reason::Operands { has: self.given }.into())
            }
            DIExpressionOperation::Arg { index } => self.push_operand(index),
            DIExpressionOperation::EntryValue { count: 1 } if !self.is_changed => {
                self.shape = None;
                self.entry_value()
            }
            DIExpressionOperation::EntryValue { .. } => Err(Reason::Misplaced.into()),
            DIExpressionOperation::ExtractSext { offset, bits } => {
                (self.is_changed, self.shape) = (true, Some(Shape::Value));
                self.extract(offset, bits, Signedness::Signed)
            }
            DIExpressionOperation::ExtractZext { offset, bits } => {
                (self.is_changed, self.shape) = (true, Some(Shape::Value));
                self.extract(offset, bits, Signedness::Unsigned)
            }
            _ => {
                self.is_changed = true;
                self.step(operation)
            }
        }
    }

    fn finish(mut self) -> Result<Program, Failure> {
        let top = self.stack.last().copied().ok_or(Reason::StackUnderflow)?;
        let shape = match self.shape {
            _ if self.is_address => Shape::Memory,
            Some(shape) => shape,
            None if !self.is_changed => Shape::Location,
            None if self.levels > 0 || self.has_only_constants() => Shape::Value,
            None => Shape::Memory,
        };
        let root = match shape {
            Shape::Location => top.node,
            Shape::Memory => self.pointer(top)?,
            Shape::Value => self.value(top)?,
        };
        Ok(Program {
            graph: self.graph,
            root,
            shape,
            levels: self.levels,
        })
    }

    /// True if no operand is a register, memory or an address.
    fn has_only_constants(&self) -> bool {
        let mut operands = self.operands.iter();
        operands.all(|operand| matches!(operand.location, Referrer::Constant { .. }))
    }

    pub(super) fn push(&mut self, node: NodeId, kind: Kind, space: Option<AddressSpace>) {
        self.stack.push(Entry { node, kind, space });
    }

    pub(super) fn push_operand(&mut self, index: u32) -> Result<(), Failure> {
        let has = self.operands.len() as u32;
        let Some(operand) = self.operands.get(index as usize) else {
            return Err(Reason::Operands { has }.into());
        };
        let ty = operand.ty;
        let node = self.graph.add(Step::Operand(index), ty, &[]);
        self.push(node, Kind::Operand, ty.address_space());
        Ok(())
    }

    pub(super) fn pop(&mut self) -> Result<Entry, Failure> {
        self.stack.pop().ok_or(Reason::StackUnderflow.into())
    }

    pub(super) fn generic_type(&self) -> Type {
        Type::uint(self.word)
    }

    pub(super) fn push_number(&mut self, number: i128) {
        let node = self.graph.number(self.generic_type(), number);
        self.push(node, Kind::Generic, None);
    }

    pub(super) fn reinterpret(&mut self, node: NodeId, ty: Type) -> NodeId {
        self.graph.apply(DIOp::Reinterpret { ty }, ty, &[node])
    }

    pub(super) fn convert(&mut self, node: NodeId, ty: Type) -> NodeId {
        if self.graph.ty(node) == ty {
            node
        } else {
            self.graph.apply(DIOp::Convert { ty }, ty, &[node])
        }
    }

    /// Replaces the top operand by its value on entry to the function.
    fn entry_value(&mut self) -> Result<(), Failure> {
        let entry = self.pop()?;
        let ty = self.graph.ty(entry.node);
        let node = self.graph.apply(DIOp::EntryValue { ty }, ty, &[entry.node]);
        self.push(node, entry.kind, entry.space);
        Ok(())
    }
}

//! A translated expression: a graph of typed operations over a record's operands, which is written
//! as a `DIExpr`.
//!
//! The stack machine of the older spelling works on nodes of a [`Graph`], so that duplicates and
//! swaps cost nothing. [`Graph::write`] orders the nodes. [`Graph::check_length`] rejects a result
//! that would be too long: repeated duplication turns a small graph into a long expression.

use super::{Failure, Reason};
use crate::expr::{Constant, Constants, DIExprBuilder, DIOp};
use crate::ty::{Scalar, Type, TypeKind};
use alloc::vec::Vec;

/// A node of a [`Graph`].
pub(super) type NodeId = u32;

/// The computation of a node.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// An operand of the record, by its index.
    Operand(u32),
    /// A whole number.
    Number(i128),
    /// A constant of the module.
    Constant(Constant),
    /// An operation on earlier nodes.
    Apply(DIOp),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    step: Step,
    ty: Type,
    /// Its part of [`Graph::inputs`].
    first: u32,
    count: u32,
    /// The number of operations that are written for the node.
    length: u64,
}

/// The maximum number of operations of an expression.
const MAX_OPERATIONS: u64 = 4096;
/// The maximum size in bits of a constant that is copied.
const MAX_CONSTANT_BITS: u64 = 1 << 20;

/// Typed operations on operands.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    inputs: Vec<NodeId>,
}

impl Graph {
    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id as usize)
    }

    pub(super) fn ty(&self, id: NodeId) -> Type {
        self.node(id).map_or(Type::bits(0), |node| node.ty)
    }

    pub(super) fn step(&self, id: NodeId) -> Option<Step> {
        self.node(id).map(|node| node.step)
    }

    /// True if a node is a register or memory, and not a computed value.
    pub(super) fn is_place(&self, mut id: NodeId) -> bool {
        // Inputs come before the nodes that use them.
        while let Some(node) = self.node(id) {
            match (node.step, self.inputs_of(node)) {
                (Step::Apply(DIOp::Reinterpret { .. }), [input]) if *input < id => id = *input,
                (Step::Operand(_) | Step::Apply(DIOp::Deref { .. }), _) => return true,
                _ => return false,
            }
        }
        false
    }

    /// Adds a node of a type. [`write`](Graph::write) checks the type.
    pub(super) fn add(&mut self, step: Step, ty: Type, inputs: &[NodeId]) -> NodeId {
        let length = inputs
            .iter()
            .filter_map(|input| self.node(*input))
            .map(|node| node.length);
        let length = length.fold(1u64, u64::saturating_add);
        let (first, count) = (self.inputs.len() as u32, inputs.len() as u32);
        self.inputs.extend_from_slice(inputs);
        self.nodes.push(Node {
            step,
            ty,
            first,
            count,
            length,
        });
        self.nodes.len() as u32 - 1
    }

    pub(super) fn apply(&mut self, op: DIOp, ty: Type, inputs: &[NodeId]) -> NodeId {
        self.add(Step::Apply(op), ty, inputs)
    }

    pub(super) fn number(&mut self, ty: Type, number: i128) -> NodeId {
        self.add(Step::Number(number), ty, &[])
    }

    /// Checks the number of operations that a node would be written as.
    ///
    /// # Errors
    /// If there are too many.
    pub(super) fn check_length(&self, root: NodeId) -> Result<(), Reason> {
        match self.node(root) {
            Some(node) if node.length <= MAX_OPERATIONS => Ok(()),
            _ => Err(Reason::TooLarge),
        }
    }

    /// Returns the operands that a node depends on, each once, in the order of their first use.
    pub(super) fn operands(&self, root: NodeId) -> Vec<u32> {
        let mut seen = alloc::vec![false; self.nodes.len()];
        let mut operands = Vec::new();
        let mut pending = alloc::vec![root];
        while let Some(id) = pending.pop() {
            let Some(node) = self.node(id) else { continue };
            if core::mem::replace(&mut seen[id as usize], true) {
                continue;
            }
            if let Step::Operand(index) = node.step
                && !operands.contains(&index)
            {
                operands.push(index);
            }
            pending.extend(self.inputs_of(node).iter().rev());
        }
        operands
    }

    fn inputs_of(&self, node: &Node) -> &[NodeId] {
        self.inputs
            .get(node.first as usize..(node.first + node.count) as usize)
            .unwrap_or(&[])
    }

    /// Writes a node as operations. `operand` writes an operand. The node must not be
    /// [too long](Graph::check_length).
    ///
    /// # Errors
    /// If the inputs of an operation have the wrong types.
    pub(super) fn write(
        &self,
        root: NodeId,
        constants: &Constants,
        builder: &mut DIExprBuilder,
        mut operand: impl FnMut(&mut DIExprBuilder, u32, Type) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        // Inputs come first: a node is pushed back below its inputs, and written when it is on top
        // again.
        let mut pending = alloc::vec![(root, false)];
        while let Some((id, is_ready)) = pending.pop() {
            let Some(node) = self.node(id) else { continue };
            if !is_ready {
                pending.push((id, true));
                pending.extend(
                    self.inputs_of(node)
                        .iter()
                        .rev()
                        .map(|input| (*input, false)),
                );
                continue;
            }
            match node.step {
                Step::Operand(index) => operand(builder, index, node.ty)?,
                Step::Number(number) => drop(builder.constant(node.ty, number)?),
                Step::Constant(value) => constant(builder, constants, node.ty, value)?,
                Step::Apply(op) => drop(builder.push(op)?),
            }
        }
        Ok(())
    }
}

/// Pushes a constant of a module.
pub(super) fn constant(
    builder: &mut DIExprBuilder,
    constants: &Constants,
    ty: Type,
    value: Constant,
) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    let bits = ty.bit_size(&builder.target()).unwrap_or(0);
    match constants.number(value) {
        Some(number) => builder.constant(ty, number)?,
        None if value.is_undef() => builder.undef(ty)?,
        None if bits > MAX_CONSTANT_BITS || constants.bits(value, bits, &mut bytes).is_err() => {
            return Err(Reason::TooLarge.into());
        }
        None => builder.constant_bytes(ty, &bytes)?,
    };
    Ok(())
}

/// The kind of result of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// The variable's location.
    Location,
    /// The variable's value, a number.
    Value,
    /// The variable's address: it is in memory.
    Memory,
}

/// A translated expression.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) graph: Graph,
    pub(super) root: NodeId,
    pub(super) shape: Shape,
    /// The number of implicit pointers from the variable to the result of the graph.
    pub(super) levels: u32,
}

/// The size of an integer type.
pub(super) fn integer_bits(ty: Type) -> Option<u16> {
    match ty.kind() {
        TypeKind::Scalar(Scalar::Int(bits) | Scalar::Uint(bits)) => Some(bits),
        _ => None,
    }
}

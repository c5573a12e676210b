//! An expression as a tree during rewriting.
//!
//! Operations are nodes. Each node has one user, so nodes are changed in place. A node's operands
//! are a linked list, in the order in which they are pushed: the parts of a nested composite are
//! spliced without a copy.
//!
//! Each node records the known properties of its result:
//!
//! - *known*: the bits, if they are the same on every machine;
//! - *value*: it is an implicit location of exactly its type's bits, or its evaluation fails;
//! - *exact*: its storage has exactly its type's bits, so that moving out of them fails, or its
//!   evaluation fails;
//! - *sure*: pushing it cannot fail, although reading it may.

use crate::expr::table::{arithmetic, comparison, integral};
use crate::expr::typing;
use crate::expr::{Constant, Constants, DIOp};
use crate::target::{ByteOrder, Target};
use crate::ty::Type;
use alloc::vec::Vec;

/// The index of a node.
pub(super) type Id = u32;

/// No node.
pub(super) const NONE: Id = u32::MAX;

/// An operation with its operands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) op: DIOp,
    /// The type of its result.
    pub(super) ty: Type,
    pub(super) first: Id,
    pub(super) last: Id,
    /// The next operand of the same user.
    pub(super) next: Id,
    /// The bits of its result; `undef` if they are unknown.
    pub(super) known: Constant,
    /// The minimum number of bytes of the constant in DWARF, if the bits are known.
    pub(super) bytes: u32,
    pub(super) is_value: bool,
    pub(super) is_exact: bool,
    pub(super) is_sure: bool,
}

/// Scratch buffers, reused for each expression.
#[derive(Clone, Debug, Default)]
pub(in crate::expr) struct Buffers {
    nodes: Vec<Node>,
    pub(super) roots: Vec<Id>,
    types: Vec<Type>,
    pub(super) parts: Vec<Id>,
    path: Vec<(Id, Id)>,
    pairs: Vec<(Id, Id)>,
    bytes: Vec<u8>,
}

/// The nodes of one expression.
pub(super) struct Graph<'a> {
    pub(super) target: Target,
    pub(super) constants: &'a mut Constants,
    pub(super) bytes: &'a mut Vec<u8>,
    pub(super) parts: &'a mut Vec<Id>,
    nodes: &'a mut Vec<Node>,
    types: &'a mut Vec<Type>,
    path: &'a mut Vec<(Id, Id)>,
    pairs: &'a mut Vec<(Id, Id)>,
    /// The applied rules, one bit for each.
    pub(super) applied: u64,
}

/// True for an operation that reads all of its operands and leaves an implicit location with a new
/// number.
pub(super) fn computes(op: DIOp) -> bool {
    match op {
        arithmetic!() | integral!() | comparison!() => true,
        DIOp::Convert { .. } | DIOp::ZExt { .. } | DIOp::SExt { .. } | DIOp::Read {} => true,
        DIOp::Abs {} | DIOp::Neg {} | DIOp::Not {} => true,
        DIOp::PushLane { .. } | DIOp::PushIteration { .. } | DIOp::Cfa { .. } => true,
        DIOp::Referrer { .. }
        | DIOp::Arg { .. }
        | DIOp::Constant { .. }
        | DIOp::Reinterpret { .. } => false,
        DIOp::BitOffset { .. }
        | DIOp::ByteOffset { .. }
        | DIOp::Composite { .. }
        | DIOp::Extend { .. } => false,
        DIOp::AddrOf { .. } | DIOp::Deref { .. } | DIOp::ThreadLocal { .. } | DIOp::Choose {} => {
            false
        }
        DIOp::EntryValue { .. }
        | DIOp::Select {}
        | DIOp::Overlay { .. }
        | DIOp::ObjectMap { .. }
        | DIOp::TypeObject { .. } => false,
    }
}

/// True for memory at a computed address: it may have any type of any size.
pub(super) fn is_memory(op: DIOp) -> bool {
    matches!(op, DIOp::Deref { .. } | DIOp::ThreadLocal { .. })
}

impl Buffers {
    /// Returns an empty graph, and the nodes whose results are on the stack.
    pub(super) fn graph<'a>(
        &'a mut self,
        target: Target,
        constants: &'a mut Constants,
    ) -> (Graph<'a>, &'a mut Vec<Id>) {
        let Buffers {
            nodes,
            roots,
            types,
            parts,
            path,
            pairs,
            bytes,
        } = self;
        nodes.clear();
        roots.clear();
        types.clear();
        (
            Graph {
                target,
                constants,
                bytes,
                parts,
                nodes,
                types,
                path,
                pairs,
                applied: 0,
            },
            roots,
        )
    }
}

impl Graph<'_> {
    pub(super) fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn node_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// Replaces an operand, which follows `before` (or [`NONE`]), by other linked operands.
    pub(super) fn splice(&mut self, id: Id, before: Id, operand: Id, (first, last): (Id, Id)) {
        self.node_mut(last).next = self.node(operand).next;
        match before {
            NONE => self.node_mut(id).first = first,
            before => self.node_mut(before).next = first,
        }
        if self.node(id).last == operand {
            self.node_mut(id).last = last;
        }
    }

    pub(super) fn op(&self, id: Id) -> DIOp {
        self.node(id).op
    }

    /// The size of a type in bits; a builder contains no types without a size on the target.
    pub(super) fn bits(&self, ty: Type) -> u64 {
        ty.bit_size(&self.target).unwrap_or(0)
    }

    /// The size of an entry in bits.
    pub(super) fn size(&self, id: Id) -> u64 {
        self.bits(self.node(id).ty)
    }

    /// Reads the next operation of an expression, and pops its operands; `None` if it does not fit.
    pub(super) fn take(&mut self, op: DIOp, roots: &mut Vec<Id>) -> Option<Id> {
        let before = self.types.len();
        typing::step(&op, self.types, self.target).ok()?;
        let ty = *self.types.last()?;
        let taken = (before + 1).checked_sub(self.types.len())?;
        let id = self.leaf(op, ty);
        for operand in roots.drain(roots.len().checked_sub(taken)?..) {
            self.append(id, operand);
        }
        self.update_properties(id);
        Some(id)
    }

    /// Creates a node without operands.
    pub(super) fn leaf(&mut self, op: DIOp, ty: Type) -> Id {
        self.nodes.push(Node {
            op,
            ty,
            first: NONE,
            last: NONE,
            next: NONE,
            known: Constant::UNDEF,
            bytes: 0,
            is_value: false,
            is_exact: false,
            is_sure: false,
        });
        let id = self.nodes.len() as Id - 1;
        self.update_properties(id);
        id
    }

    /// Creates a node with operands.
    pub(super) fn new_node<const N: usize>(&mut self, op: DIOp, ty: Type, operands: [Id; N]) -> Id {
        let id = self.leaf(op, ty);
        self.set_operands(id, operands);
        id
    }

    /// Replaces the operands of a node.
    pub(super) fn set_operands<const N: usize>(&mut self, id: Id, operands: [Id; N]) {
        self.clear_operands(id);
        for operand in operands {
            self.append(id, operand);
        }
        self.update_properties(id);
    }

    pub(super) fn clear_operands(&mut self, id: Id) {
        let node = self.node_mut(id);
        (node.first, node.last) = (NONE, NONE);
    }

    pub(super) fn append(&mut self, id: Id, operand: Id) {
        self.node_mut(operand).next = NONE;
        match self.node(id).last {
            NONE => self.node_mut(id).first = operand,
            last => self.node_mut(last).next = operand,
        }
        self.node_mut(id).last = operand;
    }

    /// Returns the operands of a node that has at most `N`.
    pub(super) fn operands<const N: usize>(&self, id: Id) -> [Id; N] {
        let mut next = self.node(id).first;
        core::array::from_fn(|_| {
            let operand = next;
            next = if operand == NONE {
                NONE
            } else {
                self.node(operand).next
            };
            operand
        })
    }

    pub(super) fn replace(&mut self, id: Id, operand: Id, by: Id) {
        let (mut before, mut at) = (NONE, self.node(id).first);
        while at != NONE && at != operand {
            (before, at) = (at, self.node(at).next);
        }
        if at == NONE {
            return;
        }
        self.splice(id, before, at, (by, by));
        self.update_properties(id);
    }

    /// Returns whether all operands are values, exact and sure; `next` is the first.
    fn properties_of_all(&self, mut next: Id) -> (bool, bool, bool) {
        let mut all = (true, true, true);
        while next != NONE {
            let operand = self.node(next);
            all.0 &= operand.is_value;
            all.1 &= operand.is_exact;
            all.2 &= operand.is_sure;
            next = operand.next;
        }
        all
    }

    /// Recomputes the known properties of a node from its operation and its operands.
    pub(super) fn update_properties(&mut self, id: Id) {
        let Node { op, ty, first, .. } = *self.node(id);
        let all = self.properties_of_all(first);
        let of = |id: Id| {
            if id == NONE {
                None
            } else {
                Some(*self.node(id))
            }
        };
        let (mut known, mut bytes) = (Constant::UNDEF, 0);
        let (is_value, is_exact, is_sure) = match op {
            DIOp::Constant { value, .. } => {
                let number = if self.has_order(ty) {
                    Constant::UNDEF
                } else {
                    value
                };
                (known, bytes) = (number, self.literal_bytes(value, ty));
                (!value.is_undef(), !value.is_undef(), true)
            }
            // These are resolved before the expression is evaluated. If that fails, the result is
            // the undefined location.
            DIOp::Referrer { .. } | DIOp::Arg { .. } | DIOp::TypeObject { .. } => {
                (false, false, true)
            }
            DIOp::Reinterpret { .. } => {
                if let Some(operand) = of(first) {
                    (known, bytes) = (operand.known, operand.bytes);
                }
                all
            }
            DIOp::Composite { .. } | DIOp::Extend { .. } | DIOp::AddrOf { .. } => {
                (false, true, all.2)
            }
            DIOp::Select {} => (false, true, false),
            DIOp::Choose {} => {
                let [a, b, _] = self.operands(id);
                match (of(a), of(b)) {
                    (Some(a), Some(b)) => {
                        (a.is_value && b.is_value, a.is_exact && b.is_exact, false)
                    }
                    _ => (false, false, false),
                }
            }
            // The operand of `DIOpEntryValue` is a location, but its result is a number.
            _ if computes(op) || matches!(op, DIOp::EntryValue { .. }) => (true, true, false),
            _ => (false, false, false),
        };
        let node = self.node_mut(id);
        if first == NONE || matches!(op, DIOp::Reinterpret { .. }) {
            (node.known, node.bytes) = (known, bytes);
        }
        (node.is_value, node.is_exact, node.is_sure) = (is_value, is_exact, is_sure);
    }

    /// True for a type whose constants are not one number in the order of memory: a vector on a
    /// big-endian target, whose element 0 is first in memory and in the lowest bits of the
    /// constant.
    pub(super) fn has_order(&self, ty: Type) -> bool {
        self.target.byte_order() == ByteOrder::Big
            && ty.elements().is_some_and(|(count, _)| count > 1)
    }

    /// Changes the type of a node to another one of the same size, if its operation permits that.
    pub(super) fn retype(&mut self, id: Id, to: Type) -> bool {
        let (op, from) = (self.node(id).op, self.node(id).ty);
        if matches!(op, DIOp::Constant { .. }) && (self.has_order(from) || self.has_order(to)) {
            return false;
        }
        let node = self.node_mut(id);
        match &mut node.op {
            DIOp::Constant { ty, .. }
            | DIOp::Referrer { ty }
            | DIOp::Arg { ty, .. }
            | DIOp::TypeObject { ty }
            | DIOp::Reinterpret { ty }
            | DIOp::BitOffset { ty }
            | DIOp::ByteOffset { ty }
            | DIOp::Composite { ty, .. }
            | DIOp::Deref { ty }
            | DIOp::ThreadLocal { ty } => *ty = to,
            DIOp::PushLane { ty } | DIOp::PushIteration { ty } if to.is_integer() => *ty = to,
            _ => return false,
        }
        node.ty = to;
        self.update_properties(id);
        true
    }

    /// The value of a known integer, by its type's sign.
    pub(super) fn number(&mut self, id: Id) -> Option<i128> {
        let (known, ty) = (self.node(id).known, self.node(id).ty);
        let bits = self.bits(ty);
        if !ty.is_integer() {
            return None;
        }
        let number = self.bits_of(known, bits)?;
        if bits <= 128 && ty.is_signed() {
            return number.signed(bits as u32);
        }
        i128::try_from(number.unsigned()?).ok()
    }

    /// True if two trees have the same operations; memory at the same address may have different
    /// types.
    pub(super) fn same_place(&mut self, a: Id, b: Id) -> bool {
        let (left, right) = (self.op(a), self.op(b));
        if is_memory(left) && core::mem::discriminant(&left) == core::mem::discriminant(&right) {
            return self.same(self.node(a).first, self.node(b).first);
        }
        self.same(a, b)
    }

    fn same(&mut self, a: Id, b: Id) -> bool {
        self.pairs.clear();
        self.pairs.push((a, b));
        while let Some((a, b)) = self.pairs.pop() {
            if a == NONE && b == NONE {
                continue;
            }
            if a == NONE || b == NONE || self.node(a).op != self.node(b).op {
                return false;
            }
            let (a, b) = (*self.node(a), *self.node(b));
            self.pairs.push((a.first, b.first));
            // The siblings of the roots are not part of the trees.
            let (mut a, mut b) = (a.first, b.first);
            while a != NONE && b != NONE {
                (a, b) = (self.node(a).next, self.node(b).next);
                if a != NONE || b != NONE {
                    self.pairs.push((a, b));
                }
            }
        }
        true
    }

    /// Writes the operations of a tree, in the order of their evaluation.
    pub(super) fn write(&mut self, root: Id, into: &mut Vec<DIOp>) {
        self.path.clear();
        self.path.push((root, self.node(root).first));
        while let Some((id, next)) = self.path.pop() {
            if next == NONE {
                into.push(self.op(id));
            } else {
                self.path.push((id, self.node(next).next));
                self.path.push((next, self.node(next).first));
            }
        }
    }
}

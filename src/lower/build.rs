//! Symbolic evaluation of a `DIExpr`: from its operations, and the locations of its referrer and
//! arguments, to the location that it denotes.

use super::lowered::DegradationReason;
use crate::expr::arithmetic::{binary_op, unary_op};
use crate::expr::table::{arithmetic, comparison, integral};
use crate::expr::{Constants, DIOp};
use crate::location::{BinaryOp, Location, LocationId, Tree, ValueId};
use crate::target::ByteOrder;
use crate::ty::{AddressSpace, Scalar, Type, TypeKind};
use alloc::vec;
use alloc::vec::Vec;

/// The maximum size of a constant in bits: that of the widest integer.
const MOST_CONSTANT_BITS: u64 = 65_535;

/// The maximum number of elements for which `DIOpExtend` and `DIOpSelect` are lowered: each becomes
/// a part.
const MOST_ELEMENTS: u32 = 1024;

/// The inputs of an expression.
pub(super) struct Context<'a> {
    /// The location of the referrer of a bounded lifetime. If the referrer is a register, the
    /// location has the size that the first `DIOpReferrer` requires.
    pub(super) referrer: Option<LocationId>,
    /// The referrer's location for [`DIOp::EntryValue`]. A call does not change which value a
    /// register held on entry, even if it clobbers the register.
    pub(super) on_entry: Option<LocationId>,
    /// The locations of the arguments.
    pub(super) arguments: &'a [LocationId],
    /// The pool of wide constants.
    pub(super) constants: &'a Constants,
}

/// Why an expression has no location that can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// An input is undefined: the object is undefined there.
    Undefined,
    /// The evaluation fails for another reason, which must be reported.
    Fails,
    /// The location is too large.
    Limit,
}

impl Failure {
    /// The reason to report for the lost expression.
    pub(super) fn reason(self) -> DegradationReason {
        match self {
            Failure::Undefined => DegradationReason::Undefined,
            Failure::Fails => DegradationReason::Fails,
            Failure::Limit => DegradationReason::Limit,
        }
    }
}

/// Reads the value at a location. A pointer to memory that was moved by a computed offset is an
/// address that the tree does not compute: its bits are not undefined, so the loss must be
/// reported.
pub(super) fn value_of(
    tree: &mut Tree,
    location: LocationId,
    ty: Type,
) -> Result<ValueId, Failure> {
    let bits = tree.bits(ty);
    tree.read(location, ty).ok_or_else(|| match () {
        () if is_lost(tree, location) => Failure::Limit,
        () if reads_nothing(tree, location, 0, bits) => Failure::Undefined,
        // A pointer that is not an address.
        () => Failure::Fails,
    })
}

/// True if, on every machine, some of the `bits` bits of a location from bit `from` on are
/// undefined.
fn reads_nothing(tree: &Tree, location: LocationId, from: u64, bits: u64) -> bool {
    match tree.location(location) {
        Location::Undefined => true,
        // The depth of a tree is bounded.
        Location::Composite {
            first,
            count,
            bit_offset,
        } => {
            let from = bit_offset.saturating_add(from);
            let (to, mut start) = (from.saturating_add(bits), 0u64);
            tree.parts(first, count).iter().any(|part| {
                let end = start.saturating_add(part.bits);
                let (cut, until, skipped) =
                    (start.max(from), end.min(to), from.saturating_sub(start));
                start = end;
                cut < until && reads_nothing(tree, part.location, skipped, until - cut)
            })
        }
        Location::Choose { first, second, .. } => {
            reads_nothing(tree, first, from, bits) && reads_nothing(tree, second, from, bits)
        }
        _ => false,
    }
}

/// True for a pointer to memory that was moved by a computed offset, and for locations that contain
/// such a pointer.
fn is_lost(tree: &Tree, location: LocationId) -> bool {
    match tree.location(location) {
        Location::Pointer { to, .. } => matches!(tree.location(to), Location::Moved { .. }),
        // The depth of a tree is bounded.
        Location::Composite { first, count, .. } => tree
            .parts(first, count)
            .iter()
            .any(|part| is_lost(tree, part.location)),
        Location::Choose { first, second, .. } => is_lost(tree, first) || is_lost(tree, second),
        _ => false,
    }
}

/// The size of the referrer in bits, by the first `DIOpReferrer`; 0 if there is none.
pub(super) fn referrer_bits(tree: &Tree, ops: &[DIOp]) -> u64 {
    let ty = ops.iter().find_map(|op| {
        if let DIOp::Referrer { ty } = op {
            Some(*ty)
        } else {
            None
        }
    });
    ty.map_or(0, |ty| tree.bits(ty))
}

/// The referrer as type `ty`, whose size may differ from the first `DIOpReferrer`'s. On a
/// big-endian target, the low bits of a register start at a bit offset that depends on the size.
fn sized(tree: &mut Tree, referrer: LocationId, ops: &[DIOp], ty: Type) -> Option<LocationId> {
    let is_big = tree.target().byte_order() == crate::target::ByteOrder::Big;
    if !is_big || !matches!(tree.location(referrer), Location::Register { .. }) {
        return Some(referrer);
    }
    let (first, bits) = (referrer_bits(tree, ops), tree.bits(ty));
    tree.moved_bits(referrer, i128::from(first) - i128::from(bits))
}

fn known<T>(option: Option<T>) -> Result<T, Failure> {
    option.ok_or(Failure::Undefined)
}

/// Maps `None`, for what cannot be built, to [`Failure::Fails`].
fn made<T>(option: Option<T>) -> Result<T, Failure> {
    option.ok_or(Failure::Fails)
}

/// True if the result of an operation reaches a [`DIOp::EntryValue`] as a location. `rest` is the
/// operations after it.
pub(super) fn asks_for_entry(rest: &[DIOp]) -> bool {
    // The number of stack entries above the result.
    let mut above = 0usize;
    for op in rest {
        let (takes, places) = op.takes();
        let Some(place) = takes.checked_sub(above + 1) else {
            above = above - takes + 1;
            continue;
        };
        match op {
            DIOp::EntryValue { .. } => return true,
            _ if place < places => above = 0,
            _ => return false,
        }
    }
    false
}

/// Evaluates the operations symbolically; returns the location and type that they leave. `stack` is
/// a scratch buffer, whose last element is the top.
pub(super) fn build(
    tree: &mut Tree,
    ops: &[DIOp],
    context: &Context<'_>,
    stack: &mut Vec<(LocationId, Type)>,
) -> Result<(LocationId, Type), Failure> {
    stack.clear();
    for (index, op) in ops.iter().enumerate() {
        let pop = |stack: &mut Vec<(LocationId, Type)>| known(stack.pop());
        let (location, ty) = match *op {
            DIOp::Referrer { ty } => {
                let is_for_entry = asks_for_entry(ops.get(index + 1..).unwrap_or(&[]));
                let referrer = known(if is_for_entry {
                    context.on_entry
                } else {
                    context.referrer
                })?;
                (made(sized(tree, referrer, ops, ty))?, ty)
            }
            DIOp::Arg { index, ty } => (known(context.arguments.get(index as usize).copied())?, ty),
            DIOp::TypeObject { ty } => (tree.object(), ty),
            DIOp::Constant { ty, value } => (constant(tree, context.constants, value, ty)?, ty),
            DIOp::Convert { ty } => {
                let (a, from) = pop(stack)?;
                let a = value_of(tree, a, from)?;
                let value = tree.convert(a, ty);
                (tree.implicit(value), ty)
            }
            DIOp::ZExt { ty } | DIOp::SExt { ty } => {
                let (a, from) = pop(stack)?;
                let a = value_of(tree, a, from)?;
                let value = tree.extend(a, ty, matches!(op, DIOp::SExt { .. }));
                (tree.implicit(value), ty)
            }
            DIOp::Reinterpret { ty } => (pop(stack)?.0, ty),
            DIOp::BitOffset { ty } | DIOp::ByteOffset { ty } => {
                let (by, by_type) = pop(stack)?;
                let (base, _) = pop(stack)?;
                let by = value_of(tree, by, by_type)?;
                (
                    made(tree.moved(base, by, matches!(op, DIOp::ByteOffset { .. })))?,
                    ty,
                )
            }
            DIOp::Composite { count, ty } => {
                let first = known(stack.len().checked_sub(count as usize))?;
                let location = tree.composite(&stack[first..]);
                stack.truncate(first);
                (location, ty)
            }
            DIOp::Extend { count } => {
                let element = pop(stack)?;
                if count > MOST_ELEMENTS {
                    return Err(Failure::Limit);
                }
                let ty = known(Type::vector(count, element.1))?;
                (tree.composite(&alloc::vec![element; count as usize]), ty)
            }
            DIOp::Select {} => {
                let (mask, mask_type) = pop(stack)?;
                let (one, ty) = pop(stack)?;
                let (zero, _) = pop(stack)?;
                if ty
                    .elements()
                    .is_some_and(|(count, _)| count > MOST_ELEMENTS)
                {
                    return Err(Failure::Limit);
                }
                let mask = value_of(tree, mask, mask_type)?;
                (made(tree.select(mask, zero, one, ty))?, ty)
            }
            DIOp::Overlay { ty } => {
                let (by, by_type) = pop(stack)?;
                let over = pop(stack)?;
                let base = pop(stack)?;
                let by = value_of(tree, by, by_type)?;
                (made(tree.overlay(base, over, by))?, ty)
            }
            DIOp::AddrOf { space } => {
                let (to, of) = pop(stack)?;
                let ty = Type::ptr(space);
                let space = known(tree.target().dwarf_address_space(space))?;
                (tree.address_of(to, tree.bits(of), space, ty), ty)
            }
            DIOp::Deref { ty } => {
                let (pointer, pointer_type) = pop(stack)?;
                let space = pointer_type.address_space().unwrap_or(AddressSpace(0));
                let space = known(tree.target().dwarf_address_space(space))?;
                let bits = tree.bits(pointer_type);
                let followed = tree.dereference(pointer, space, pointer_type);
                let is_undefined = followed.is_none() && reads_nothing(tree, pointer, 0, bits);
                (
                    if is_undefined {
                        known(followed)?
                    } else {
                        made(followed)?
                    },
                    ty,
                )
            }
            DIOp::Read {} => {
                let (a, ty) = pop(stack)?;
                let a = value_of(tree, a, ty)?;
                (tree.implicit(a), ty)
            }
            DIOp::Neg {} | DIOp::Not {} | DIOp::Abs {} => {
                let (a, ty) = pop(stack)?;
                let a = value_of(tree, a, ty)?;
                let value = tree.unary(made(unary_op(*op))?, a);
                (tree.implicit(value), ty)
            }
            DIOp::Choose {} => {
                let (condition, condition_type) = pop(stack)?;
                let (second, _) = pop(stack)?;
                let (first, ty) = pop(stack)?;
                let condition = value_of(tree, condition, condition_type)?;
                (tree.choose(condition, first, second), ty)
            }
            DIOp::Cfa { space } => {
                let ty = Type::ptr(space);
                let cfa = tree.cfa_as(ty);
                (tree.implicit(cfa), ty)
            }
            DIOp::PushLane { ty } => {
                let lane = tree.lane(ty);
                (tree.implicit(lane), ty)
            }
            DIOp::PushIteration { ty } => {
                let iteration = tree.iteration(ty);
                (tree.implicit(iteration), ty)
            }
            DIOp::EntryValue { ty } => {
                let (register, _) = pop(stack)?;
                let bits = tree.bits(ty);
                let value = tree.entry_value(register, ty);
                let is_undefined = value.is_none() && reads_nothing(tree, register, 0, bits);
                let value = if is_undefined {
                    known(value)?
                } else {
                    made(value)?
                };
                (tree.implicit(value), ty)
            }
            DIOp::ThreadLocal { ty } => {
                let (offset, from) = pop(stack)?;
                let offset = value_of(tree, offset, from)?;
                let address = tree.thread_local(offset);
                (tree.memory(0, address), ty)
            }
            arithmetic!() | integral!() | comparison!() => {
                let (b, b_type) = pop(stack)?;
                let (a, ty) = pop(stack)?;
                let b = value_of(tree, b, b_type)?;
                let a = value_of(tree, a, ty)?;
                let op = made(binary_op(*op, ty.is_signed()))?;
                if matches!(op, BinaryOp::Div | BinaryOp::Mod)
                    && !ty.is_float()
                    && tree.known(b) == Some(0)
                {
                    return Err(Failure::Fails);
                }
                let value = tree.binary(op, a, b);
                (tree.implicit(value), tree.value(value).ty)
            }
        };
        if !tree.is_manageable(location) {
            return Err(Failure::Limit);
        }
        stack.push((location, ty));
    }
    known(stack.pop())
}

/// The bits of a vector's constant in the order of a big-endian memory. In `bytes`, element 0 has
/// the lowest bits; in the result it has the most significant ones, because it comes first in
/// memory. Both begin with the least significant byte.
fn elements_turned(bytes: &[u8], count: u32, element: u64) -> Vec<u8> {
    let mut turned = vec![0; bytes.len()];
    let mut next = 0;
    for index in (0..u64::from(count)).rev() {
        for bit in index * element..(index + 1) * element {
            let is_set = bytes
                .get((bit / 8) as usize)
                .is_some_and(|byte| byte >> (bit % 8) & 1 != 0);
            if let Some(byte) = turned.get_mut(next / 8) {
                *byte |= u8::from(is_set) << (next % 8);
            }
            next += 1;
        }
    }
    turned
}

/// An implicit location of a constant. A constant of more than 128 bits is a composite of 64-bit
/// parts.
pub(super) fn constant(
    tree: &mut Tree,
    pool: &Constants,
    value: crate::expr::Constant,
    ty: Type,
) -> Result<LocationId, Failure> {
    let mut bytes = Vec::new();
    let bits = tree.bits(ty);
    if value.is_undef() {
        return Ok(tree.undefined());
    }
    let is_big = tree.target().byte_order() == ByteOrder::Big;
    let elements = ty.elements().filter(|(count, _)| is_big && *count > 1);
    if bits <= 128
        && elements.is_none()
        && let Some(number) = pool.number(value)
    {
        let number = tree.constant(number, ty);
        return Ok(tree.implicit(number));
    }
    if bits > MOST_CONSTANT_BITS {
        return Err(Failure::Limit);
    }
    pool.bits(value, bits, &mut bytes)
        .map_err(|_| Failure::Undefined)?;
    if let Some((count, element)) = elements {
        bytes = elements_turned(&bytes, count, tree.bits(element));
        if bits <= 128 {
            let number = bytes
                .iter()
                .rev()
                .fold(0u128, |number, byte| number << 8 | u128::from(*byte));
            let number = tree.constant(number as i128, ty);
            return Ok(tree.implicit(number));
        }
    }
    let mut parts = Vec::new();
    let mut left = bits;
    for chunk in bytes.chunks(8) {
        let mut eight = [0; 8];
        eight[..chunk.len()].copy_from_slice(chunk);
        let bits = left.min(64);
        left -= bits;
        let number = tree.constant(
            i128::from(u64::from_le_bytes(eight)),
            Type::uint(bits as u16),
        );
        parts.push((tree.implicit(number), Type::bits(bits)));
    }
    if is_big {
        parts.reverse();
    }
    Ok(tree.composite(&parts))
}

/// True if a location is implicit. A second implicit location of an object adds nothing to read or
/// write.
pub(super) fn is_implicit(tree: &Tree, location: LocationId) -> bool {
    matches!(tree.location(location), Location::Implicit { .. })
}

/// True for the floating-point types that DWARF base types can have.
pub(super) fn is_float(ty: Type) -> bool {
    matches!(ty.kind(), TypeKind::Scalar(Scalar::Float(_)))
}

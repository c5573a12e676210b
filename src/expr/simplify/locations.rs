//! The rules for locations.
//!
//! A location is a storage and an offset in it, and moving it to the end of its storage or before
//! the start fails. Two locations are therefore equal only if their storages are equal: a composite
//! of one part ends with the part, but the storage of the part may not.

use super::graph::{Graph, Id, NONE, computes, is_memory};
use crate::expr::{Constant, DIOp};
use crate::target::ByteOrder;
use crate::ty::{Scalar, Type, TypeKind};

/// The maximum size in bits to which consecutive constants are joined: the size that DWARF pushes
/// as one number.
const MAX_JOINED: u64 = 64;

/// The use of an operand in an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// The operation reads the bits of the operand's type.
    Value,
    /// The operation uses the bits of the operand's type, in any storage.
    Bits,
    /// The operation may move the location, or point to it.
    Storage,
}

/// The use of operand number `index` in an operation.
pub(super) fn use_of(op: DIOp, index: usize) -> Use {
    match (op, index) {
        (
            DIOp::Composite { .. }
            | DIOp::Extend { .. }
            | DIOp::Deref { .. }
            | DIOp::EntryValue { .. },
            _,
        ) => Use::Bits,
        (DIOp::BitOffset { .. } | DIOp::ByteOffset { .. }, 1)
        | (DIOp::Choose {} | DIOp::Select {} | DIOp::Overlay { .. } | DIOp::ObjectMap { .. }, 2)
        | (DIOp::ThreadLocal { .. }, _) => Use::Value,
        _ if computes(op) => Use::Value,
        _ => Use::Storage,
    }
}

/// Returns the location before a move by a known number of bits, and the number.
fn moved(graph: &mut Graph<'_>, id: Id) -> Option<(Id, i128)> {
    let unit = match graph.op(id) {
        DIOp::BitOffset { .. } => 1,
        DIOp::ByteOffset { .. } => 8,
        _ => return None,
    };
    let [base, by] = graph.operands(id);
    // The language does not define an offset that an address cannot represent as a signed number.
    let limit = 1i128 << (u32::from(graph.target.address_bytes()) * 8 - 1);
    let by = graph.number(by).filter(|by| (-limit..limit).contains(by))?;
    Some((base, by.checked_mul(unit)?))
}

/// Returns a location moved by a number of bits, with as few operations as possible. `like` is the
/// preferred type of the offset.
fn at(graph: &mut Graph<'_>, base: Id, bits: i128, ty: Type, like: Type) -> Option<Id> {
    let in_bytes = bits % 8 == 0;
    let by = if in_bytes { bits / 8 } else { bits };
    let limit = 1i128 << (u32::from(graph.target.address_bytes()) * 8 - 1);
    if !(-limit..limit).contains(&by) {
        return None;
    }
    let fits = |ty: Type| match ty.kind() {
        TypeKind::Scalar(Scalar::Int(size)) => {
            size >= 128 || size > 0 && (-(1i128 << (size - 1))..1 << (size - 1)).contains(&by)
        }
        TypeKind::Scalar(Scalar::Uint(size)) => by >= 0 && (size >= 127 || by < 1 << size),
        _ => false,
    };
    let by_type = if fits(like) { like } else { Type::int(64) };
    let value = graph.constants.add(by);
    let by = graph.leaf(DIOp::Constant { ty: by_type, value }, by_type);
    let op = if in_bytes {
        DIOp::ByteOffset { ty }
    } else {
        DIOp::BitOffset { ty }
    };
    Some(graph.new_node(op, ty, [base, by]))
}

/// Returns the same location with another type of the same size.
pub(super) fn retyped(graph: &mut Graph<'_>, id: Id, ty: Type) -> Id {
    let node = graph.new_node(DIOp::Reinterpret { ty }, ty, [id]);
    graph.rewrite(node)
}

/// The operand and the type of a `DIOpReinterpret`.
fn reinterpreted(graph: &Graph<'_>, id: Id) -> Option<(Id, Type)> {
    let [operand] = graph.operands(id);
    match graph.op(id) {
        DIOp::Reinterpret { ty } => Some((operand, ty)),
        _ => None,
    }
}

/// `x Reinterpret(T)`, where x has type T: x. Types are not part of a location.
pub(super) fn reinterpret_to_itself(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (operand, ty) = reinterpreted(graph, id)?;
    (graph.node(operand).ty == ty).then_some(operand)
}

/// True for the types of constants that DWARF pushes as plain numbers. Other constants take more
/// bytes than their type.
fn is_plain(ty: Type) -> bool {
    !ty.is_float() && !matches!(ty.kind(), TypeKind::Vector(..))
}

/// `x Reinterpret(T1) Reinterpret(T2)`: `x Reinterpret(T2)`. Likewise with `DIOpReferrer(T1)`,
/// `DIOpArg(N, T1)`, a constant, an offset, a composite or `DIOpDeref(T1)` instead of the first:
/// the location depends only on the size of their type. Plain constants stay plain, and constants
/// of floats and vectors are not changed: each form is shorter in some cases.
pub(super) fn reinterpret_of_typed(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (operand, ty) = reinterpreted(graph, id)?;
    let is_constant = matches!(graph.op(operand), DIOp::Constant { .. });
    let stays = is_constant && !(is_plain(graph.node(operand).ty) && is_plain(ty));
    (!stays && graph.retype(operand, ty)).then_some(operand)
}

/// `x Read Reinterpret(T)`: `x Reinterpret(T) Read`. The same bits are read, and x may take the
/// type without an operation. Likewise with `DIOpEntryValue`.
pub(super) fn reinterpret_of_read(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (operand, ty) = reinterpreted(graph, id)?;
    let op = match graph.op(operand) {
        DIOp::Read {} => DIOp::Read {},
        DIOp::EntryValue { .. } => DIOp::EntryValue { ty },
        _ => return None,
    };
    let [read] = graph.operands(operand);
    let inner = retyped(graph, read, ty);
    Some(graph.new_node(op, ty, [inner]))
}

/// `x Convert(T1) Reinterpret(T2)`, all integers: `x Convert(T2)`. Types of one size have the same
/// low bits of the number. Likewise with `DIOpZExt` and `DIOpSExt`.
pub(super) fn reinterpret_of_conversion(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (operand, ty) = reinterpreted(graph, id)?;
    let [from] = graph.operands(operand);
    let address = |ty: Type| ty.address_space().is_some();
    let op = match graph.op(operand) {
        DIOp::Convert { ty: middle }
            if (ty.is_integer() || address(ty))
                && !graph.node(from).ty.is_float()
                && !middle.is_float() =>
        {
            DIOp::Convert { ty }
        }
        DIOp::ZExt { .. } if ty.is_integer() => DIOp::ZExt { ty },
        DIOp::SExt { .. } if ty.is_integer() => DIOp::SExt { ty },
        _ => return None,
    };
    Some(graph.new_node(op, ty, [from]))
}

/// `x Reinterpret(T)` before an operation that uses only the location and the size of x: x. These
/// are offsets, composites and `DIOpAddrOf`.
pub(super) fn reinterpret_unseen(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let mut next = match graph.op(id) {
        DIOp::BitOffset { .. }
        | DIOp::ByteOffset { .. }
        | DIOp::AddrOf { .. }
        | DIOp::Composite { .. } => graph.node(id).first,
        _ => return None,
    };
    let is_composite = matches!(graph.op(id), DIOp::Composite { .. });
    let (mut changed, mut before) = (false, NONE);
    while next != NONE {
        let after = graph.node(next).next;
        if let DIOp::Reinterpret { .. } = graph.op(next) {
            let inner = graph.node(next).first;
            graph.splice(id, before, next, (inner, inner));
            (changed, next) = (true, inner);
        }
        (before, next) = (next, if is_composite { after } else { NONE });
    }
    if changed {
        graph.update_properties(id);
    }
    changed.then_some(id)
}

/// `undef` moved by a known offset: `undef`. The undefined storage has no start and no end.
pub(super) fn offset_of_undefined(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (base, _) = moved(graph, id)?;
    let DIOp::Constant { value, .. } = graph.op(base) else {
        return None;
    };
    let ty = graph.node(id).ty;
    value
        .is_undef()
        .then(|| graph.leaf(DIOp::Constant { ty, value }, ty))
}

/// An offset of 0, with a type of the same size: the base, with the type. `DIOpDeref` gives memory
/// of any size.
pub(super) fn offset_by_zero(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (base, 0) = moved(graph, id)? else {
        return None;
    };
    let ty = graph.node(id).ty;
    if graph.size(base) == graph.bits(ty) {
        return Some(retyped(graph, base, ty));
    }
    (is_memory(graph.op(base)) && graph.retype(base, ty)).then_some(base)
}

/// Two known consecutive offsets: one offset, if both have the same direction, or if the location
/// in between is known to be inside its storage. If that location is outside its storage, the
/// evaluation must fail there.
pub(super) fn offset_of_offset(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (base, second) = moved(graph, id)?;
    let (origin, first) = moved(graph, base)?;
    let inside =
        graph.node(origin).is_exact && (0..i128::from(graph.size(origin))).contains(&first);
    if !inside && (first < 0 && second > 0 || first > 0 && second < 0) {
        return None;
    }
    let [[_, nearer], [_, further]] = [graph.operands(id), graph.operands(base)];
    let (near, far) = (graph.node(nearer).ty, graph.node(further).ty);
    let like = if graph.bits(near) >= graph.bits(far) {
        near
    } else {
        far
    };
    let ty = graph.node(id).ty;
    at(graph, origin, first.checked_add(second)?, ty, like)
}

/// A composite with a composite as a part: the inner composite is replaced by its parts.
pub(super) fn composite_in_composite(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Composite { ty, .. } = graph.op(id) else {
        return None;
    };
    let (mut before, mut next, mut count, mut changed) = (NONE, graph.node(id).first, 0, false);
    while next != NONE {
        let DIOp::Composite { .. } = graph.op(next) else {
            (before, next, count) = (next, graph.node(next).next, count + 1);
            continue;
        };
        let inner = *graph.node(next);
        graph.splice(id, before, next, (inner.first, inner.last));
        (next, changed) = (inner.first, true);
    }
    graph.node_mut(id).op = DIOp::Composite { count, ty };
    if changed {
        graph.update_properties(id);
    }
    changed.then_some(id)
}

/// Consecutive parts of a composite that are adjacent in one storage, and consecutive constants:
/// one part. See [`join`].
pub(super) fn parts_joined(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Composite { count, ty } = graph.op(id) else {
        return None;
    };
    let mut joined = core::mem::take(graph.parts);
    joined.clear();
    let mut next = graph.node(id).first;
    while next != NONE {
        let mut part = next;
        next = graph.node(part).next;
        while let Some(&before) = joined.last()
            && let Some(one) = join(graph, before, part)
        {
            joined.pop();
            part = one;
        }
        joined.push(part);
    }
    graph.clear_operands(id);
    for part in &joined {
        graph.append(id, *part);
    }
    let now = joined.len() as u32;
    graph.node_mut(id).op = DIOp::Composite { count: now, ty };
    *graph.parts = joined;
    graph.update_properties(id);
    (now != count).then_some(id)
}

/// Returns one location for two adjacent ones, with the size of both.
///
/// - `undef undef`: undefined bits have no identity.
/// - `constant constant`: their bits, unless they take more bytes to write than both constants.
/// - `x + a, x + b`, where b is a plus the size of the first: `x + a`, with the size of both. Bits
///   that do not fit in the storage fail in both forms, because the composite must have all bits of
///   its parts.
fn join(graph: &mut Graph<'_>, a: Id, b: Id) -> Option<Id> {
    let (a_bits, b_bits) = (graph.size(a), graph.size(b));
    let bits = a_bits.checked_add(b_bits)?;
    if let (DIOp::Constant { value, .. }, DIOp::Constant { value: other, .. }) =
        (graph.op(a), graph.op(b))
    {
        return match (value.is_undef(), other.is_undef()) {
            (true, true) => {
                let ty = Type::bits(bits);
                Some(graph.leaf(DIOp::Constant { ty, value }, ty))
            }
            (false, false)
                if bits <= MAX_JOINED
                    && is_plain(graph.node(a).ty)
                    && is_plain(graph.node(b).ty) =>
            {
                let first = graph.unsigned(value, a_bits)?;
                let second = graph.unsigned(other, b_bits)?;
                let number = match graph.target.byte_order() {
                    ByteOrder::Little => second << a_bits | first,
                    ByteOrder::Big => first << b_bits | second,
                };
                let ty = Type::uint(bits as u16);
                let value = graph.constants.add(number as i128);
                // As two pieces, each constant is a number, DW_OP_stack_value and DW_OP_piece with
                // its size.
                let both = graph
                    .node(a)
                    .bytes
                    .saturating_add(graph.node(b).bytes)
                    .saturating_add(3);
                (graph.literal_bytes(value, ty) <= both)
                    .then(|| graph.leaf(DIOp::Constant { ty, value }, ty))
            }
            _ => None,
        };
    }
    let (origin, from) = moved(graph, b)?;
    let ty = Type::bits(bits);
    let one = match moved(graph, a) {
        Some((base, start))
            if start.checked_add(i128::from(a_bits))? == from && graph.same_place(base, origin) =>
        {
            graph.retype(a, ty).then_some(a)?
        }
        None if i128::from(a_bits) == from && graph.same_place(a, origin) => match graph.op(a) {
            op if is_memory(op) => graph.retype(a, ty).then_some(a)?,
            _ => at(graph, a, 0, ty, Type::int(64))?,
        },
        _ => return None,
    };
    Some(graph.rewrite(one))
}

/// A composite of one part whose storage has the size of the part: the part.
pub(super) fn composite_of_exact(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Composite { count: 1, ty } = graph.op(id) else {
        return None;
    };
    let [part] = graph.operands(id);
    graph.node(part).is_exact.then(|| retyped(graph, part, ty))
}

/// `x Extend(1)`, where the storage of x has the size of x: x, as a vector.
pub(super) fn extend_by_one(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Extend { count: 1 } = graph.op(id) else {
        return None;
    };
    let [element] = graph.operands(id);
    let ty = graph.node(id).ty;
    graph
        .node(element)
        .is_exact
        .then(|| retyped(graph, element, ty))
}

/// `x AddrOf(A) Deref(T)`: x, if T has the size of x's type. If x is an offset or `DIOpDeref`, it
/// takes any type.
pub(super) fn deref_of_address(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Deref { ty } = graph.op(id) else {
        return None;
    };
    let [pointer] = graph.operands(id);
    let DIOp::AddrOf { .. } = graph.op(pointer) else {
        return None;
    };
    let [pointee] = graph.operands(pointer);
    if graph.size(pointee) == graph.bits(ty) {
        return Some(retyped(graph, pointee, ty));
    }
    let op = graph.op(pointee);
    let is_untyped =
        is_memory(op) || matches!(op, DIOp::BitOffset { .. } | DIOp::ByteOffset { .. });
    (is_untyped && graph.retype(pointee, ty)).then_some(pointee)
}

/// `p Deref(T) AddrOf(A)`, where p is a computed pointer into A: p. A pointer that is not computed
/// may be implicit, and its target has an address only if it is memory there.
pub(super) fn address_of_deref(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::AddrOf { .. } = graph.op(id) else {
        return None;
    };
    let [memory] = graph.operands(id);
    let DIOp::Deref { .. } = graph.op(memory) else {
        return None;
    };
    let [pointer] = graph.operands(memory);
    let node = graph.node(pointer);
    (node.is_value && node.ty == graph.node(id).ty).then_some(pointer)
}

/// `x Read`, where x is a computed number: x.
pub(super) fn read_of_value(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Read {} = graph.op(id) else {
        return None;
    };
    let [operand] = graph.operands(id);
    graph.node(operand).is_value.then_some(operand)
}

/// An operand that the operation reads does not need a `DIOpRead` before it. The number of a chunk
/// is an exception: `DIOpObjectMap` does not read an undefined number, but `DIOpRead` fails.
pub(super) fn read_before_reading(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (op, mut operand, mut index) = (graph.op(id), graph.node(id).first, 0);
    if let DIOp::ObjectMap { .. } = op {
        return None;
    }
    while operand != NONE {
        let next = graph.node(operand).next;
        if let (Use::Value, DIOp::Read {}) = (use_of(op, index), graph.op(operand)) {
            let [read] = graph.operands(operand);
            graph.replace(id, operand, read);
            return Some(id);
        }
        (operand, index) = (next, index + 1);
    }
    None
}

/// An operand that is used only for its own bits: see [`narrowed`].
pub(super) fn operand_narrowed(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (op, mut operand, mut index) = (graph.op(id), graph.node(id).first, 0);
    let (mut before, mut changed) = (NONE, false);
    while operand != NONE {
        let next = graph.node(operand).next;
        if use_of(op, index) != Use::Storage
            && let Some(by) = narrowed(graph, operand)
        {
            graph.splice(id, before, operand, (by, by));
            changed = true;
            operand = by;
        }
        (before, operand, index) = (operand, next, index + 1);
    }
    if changed {
        graph.update_properties(id);
    }
    changed.then_some(id)
}

/// Returns a location with the same bits as another one, but possibly more bits around them.
///
/// - A composite of one part: the part.
/// - An offset into a composite, to bits of one part: the offset into that part, if the other parts
///   cannot fail. If the part itself can fail, the bits must be the whole part.
/// - An offset into a constant, to bits of it: these bits.
pub(super) fn narrowed(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let ty = graph.node(id).ty;
    if let DIOp::Composite { count: 1, .. } = graph.op(id) {
        let [part] = graph.operands(id);
        return Some(retyped(graph, part, ty));
    }
    let (base, by) = moved(graph, id)?;
    let (from, bits, all) = (u64::try_from(by).ok()?, graph.bits(ty), graph.size(base));
    let end = from.checked_add(bits).filter(|end| *end <= all)?;
    match graph.op(base) {
        DIOp::Constant { value, ty: of } if !value.is_undef() && !graph.has_order(of) => {
            let low = match graph.target.byte_order() {
                ByteOrder::Little => from,
                ByteOrder::Big => all - end,
            };
            let number = graph.slice(value, low, bits, all)?;
            let value = graph.constant(&number, bits, ty.signedness());
            let plain = if is_plain(ty) { ty } else { Type::bits(bits) };
            let number = graph.leaf(DIOp::Constant { ty: plain, value }, plain);
            if graph.literal_bytes(value, plain) > graph.node(base).bytes.saturating_add(1) {
                return None;
            }
            Some(if plain == ty {
                number
            } else {
                retyped(graph, number, ty)
            })
        }
        DIOp::Composite { .. } => {
            let (mut part, mut start, mut found) = (graph.node(base).first, 0, None);
            while part != NONE {
                let stop = start + graph.size(part);
                if start <= from && end <= stop {
                    found = Some((part, from - start, (start, stop) == (from, end)));
                } else if !graph.node(part).is_sure {
                    return None;
                }
                (part, start) = (graph.node(part).next, stop);
            }
            let (part, by, is_whole) = found?;
            if is_whole {
                return Some(retyped(graph, part, ty));
            }
            if !graph.node(part).is_sure && !graph.node(part).is_value {
                return None;
            }
            let [_, distance] = graph.operands(id);
            let like = graph.node(distance).ty;
            let moved = at(graph, part, i128::from(by), ty, like)?;
            Some(graph.rewrite(moved))
        }
        _ => None,
    }
}

/// The known value of an operand, for the rules about numbers.
pub(super) fn known(graph: &Graph<'_>, id: Id) -> Option<Constant> {
    if id == NONE {
        None
    } else {
        Some(graph.node(id).known).filter(|known| !known.is_undef())
    }
}

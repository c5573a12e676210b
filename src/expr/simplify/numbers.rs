//! The rules for numbers.
//!
//! An operation that reads its operands fails if one of them cannot be read, and its result is not
//! their location. Therefore, `x + 0` becomes `DIOpRead` of x, and `x − x` and `x · 0` are not
//! changed unless x is known. Rules do not apply to floating-point numbers, except for their signs:
//! adding 0 changes −0, and IEEE 754 does not define the bits of a NaN.

use super::graph::{Graph, Id, NONE};
use super::locations::known;
use crate::expr::arithmetic::{binary_op, format};
use crate::expr::{Constant, DIOp};
use crate::ty::{Scalar, Type, TypeKind};

/// The operands of an operation on two integers.
fn whole_operands(graph: &Graph<'_>, id: Id) -> Option<(Id, Id)> {
    let [a, b, none] = graph.operands(id);
    (b != NONE && none == NONE && graph.node(a).ty.is_integer()).then_some((a, b))
}

/// The value of an entry: `x Read`, or x if that is a value.
fn value_of(graph: &mut Graph<'_>, id: Id) -> Id {
    let ty = graph.node(id).ty;
    graph.new_node(DIOp::Read {}, ty, [id])
}

/// Returns a number below the width of its type, as a count of bits.
fn count(graph: &mut Graph<'_>, id: Id) -> Option<u64> {
    let value = known(graph, id)?;
    let bits = graph.size(id);
    let count = u64::try_from(graph.unsigned(value, bits)?).ok()?;
    (count < bits).then_some(count)
}

/// `x 0 Add`, `Sub`, `Or`, `Xor` or a shift; `x 1 Mul` or `Div`; `x −1 And`: the value of x.
pub(super) fn neutral_operand(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (a, b) = whole_operands(graph, id)?;
    let value = known(graph, b)?;
    let bits = graph.size(b);
    let operand = graph.bits_of(value, bits)?;
    let neutral = match graph.op(id) {
        DIOp::Add {} | DIOp::Sub {} | DIOp::Or {} | DIOp::Xor {} => operand.unsigned() == Some(0),
        DIOp::Shl {} | DIOp::LShr {} | DIOp::AShr {} | DIOp::Shr {} => {
            operand.unsigned() == Some(0)
        }
        DIOp::Mul {} | DIOp::Div {} => operand.unsigned() == Some(1),
        DIOp::And {} => operand.signed(bits as u32) == Some(-1),
        _ => false,
    };
    neutral.then(|| value_of(graph, a))
}

/// `c x Add`, `Mul`, `And`, `Or` or `Xor`: `x c`. Both operands are read in either order.
pub(super) fn constant_to_the_right(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (a, b) = whole_operands(graph, id)?;
    let commutes = matches!(
        graph.op(id),
        DIOp::Add {} | DIOp::Mul {} | DIOp::And {} | DIOp::Or {} | DIOp::Xor {}
    );
    if !commutes || known(graph, a).is_none() || known(graph, b).is_some() {
        return None;
    }
    graph.set_operands(id, [b, a]);
    Some(id)
}

/// `x c op d op`, where `op` is `And`, `Or`, `Xor` or `Mul`: `x (c op d) op`. Likewise with `Add`
/// and `Sub`, and with two shifts of one kind whose sum is less than the width. Numbers wrap, so
/// the order of additions does not matter.
pub(super) fn constants_combined(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (inner, second) = whole_operands(graph, id)?;
    let (op, inner_op) = (graph.op(id), graph.op(inner));
    let (x, first) = whole_operands(graph, inner)?;
    let ty = graph.node(id).ty;
    let bits = graph.bits(ty);
    let (c, d) = (known(graph, first)?, known(graph, second)?);
    if known(graph, x).is_some() {
        return None;
    }
    let (op, value) = match (inner_op, op) {
        (DIOp::And {}, DIOp::And {})
        | (DIOp::Or {}, DIOp::Or {})
        | (DIOp::Xor {}, DIOp::Xor {})
        | (DIOp::Mul {}, DIOp::Mul {})
        | (DIOp::Add {}, DIOp::Add {}) => (op, computed(graph, op, c, d, ty)?),
        (DIOp::Sub {}, DIOp::Sub {}) => (op, computed(graph, DIOp::Add {}, c, d, ty)?),
        // c − d and d − c are each other's negation: add one of them, or subtract the other.
        (DIOp::Add {}, DIOp::Sub {}) => sum(graph, c, d, ty)?,
        (DIOp::Sub {}, DIOp::Add {}) => sum(graph, d, c, ty)?,
        (DIOp::Shl {}, DIOp::Shl {})
        | (DIOp::LShr {}, DIOp::LShr {})
        | (DIOp::AShr {}, DIOp::AShr {})
        | (DIOp::Shr {}, DIOp::Shr {}) => {
            let both = count(graph, first)? + count(graph, second)?;
            if both >= bits {
                return None;
            }
            (op, graph.constants.add(i128::from(both)))
        }
        _ => return None,
    };
    let constant = graph.leaf(DIOp::Constant { ty, value }, ty);
    Some(graph.new_node(op, ty, [x, constant]))
}

fn computed(
    graph: &mut Graph<'_>,
    op: DIOp,
    c: Constant,
    d: Constant,
    ty: Type,
) -> Option<Constant> {
    let bits = graph.bits(ty);
    let (c, d) = (graph.bits_of(c, bits)?, graph.bits_of(d, bits)?);
    let op = binary_op(op, ty.signedness())?;
    let number = c.binary(op, &d, format(ty, bits)?).ok()?;
    Some(graph.constant(&number, bits, ty.signedness()))
}

/// Adds c and subtracts d in one operation, with the shorter of the two possible constants.
fn sum(graph: &mut Graph<'_>, c: Constant, d: Constant, ty: Type) -> Option<(DIOp, Constant)> {
    let added = computed(graph, DIOp::Sub {}, c, d, ty)?;
    let subtracted = computed(graph, DIOp::Sub {}, d, c, ty)?;
    Some(
        match graph.literal_bytes(added, ty) <= graph.literal_bytes(subtracted, ty) {
            true => (DIOp::Add {}, added),
            false => (DIOp::Sub {}, subtracted),
        },
    )
}

/// `x Neg Neg` and `x Not Not`: the value of x. The sign of a floating-point number is a separate
/// bit.
pub(super) fn undone(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [inner] = graph.operands(id);
    let (DIOp::Neg {} | DIOp::Not {}) = graph.op(id) else {
        return None;
    };
    if graph.op(inner) != graph.op(id) {
        return None;
    }
    let [x] = graph.operands(inner);
    Some(value_of(graph, x))
}

/// `x Abs`, of an unsigned type: the value of x. `x Abs Abs` and `x Neg Abs`, of a signed type: `x
/// Abs`.
pub(super) fn sign_dropped(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Abs {} = graph.op(id) else {
        return None;
    };
    let [x] = graph.operands(id);
    let ty = graph.node(id).ty;
    if let TypeKind::Scalar(Scalar::Uint(_)) = ty.kind() {
        return Some(value_of(graph, x));
    }
    let (DIOp::Abs {} | DIOp::Neg {}) = graph.op(x) else {
        return None;
    };
    let [inner] = graph.operands(x);
    graph.set_operands(id, [inner]);
    Some(id)
}

/// `x y Neg Add`: `x y Sub`; `x y Neg Sub`: `x y Add`. Integers wrap.
pub(super) fn sign_moved(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (x, negated) = whole_operands(graph, id)?;
    let op = match graph.op(id) {
        DIOp::Add {} => DIOp::Sub {},
        DIOp::Sub {} => DIOp::Add {},
        _ => return None,
    };
    let DIOp::Neg {} = graph.op(negated) else {
        return None;
    };
    let [y] = graph.operands(negated);
    let ty = graph.node(id).ty;
    Some(graph.new_node(op, ty, [x, y]))
}

/// `x Convert(T)`, `ZExt(T)` or `SExt(T)`, where x has type T: the value of x. A computed integer
/// of the size of T takes the type without a conversion.
pub(super) fn conversion_to_itself(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let (DIOp::Convert { ty } | DIOp::ZExt { ty } | DIOp::SExt { ty }) = graph.op(id) else {
        return None;
    };
    let [x] = graph.operands(id);
    let from = graph.node(x).ty;
    if from == ty {
        return Some(value_of(graph, x));
    }
    let is_whole = |ty: Type| ty.is_integer() || ty.address_space().is_some();
    let same_bits = graph.node(x).is_value
        && is_whole(from)
        && is_whole(ty)
        && graph.bits(from) == graph.bits(ty);
    same_bits.then(|| graph.new_node(DIOp::Reinterpret { ty }, ty, [x]))
}

/// `x Convert(T1) Convert(T2)`, all integers: `x Convert(T2)`, if T1 holds every number of x's
/// type, or has all bits of T2. `x ZExt(T1) ZExt(T2)`: `x ZExt(T2)`, likewise with `DIOpSExt`. `x
/// ZExt(T1) SExt(T2)`, if T1 is wider than x: `x ZExt(T2)`.
pub(super) fn conversions_combined(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [inner] = graph.operands(id);
    if inner == NONE {
        return None;
    }
    let [x] = graph.operands(inner);
    let ty = graph.node(id).ty;
    let op = match (graph.op(inner), graph.op(id)) {
        (DIOp::Convert { ty: middle }, DIOp::Convert { .. }) => {
            let from = graph.node(x).ty;
            let is_whole = |ty: Type| ty.is_integer() || ty.address_space().is_some();
            if !is_whole(from) || !is_whole(middle) || !is_whole(ty) {
                return None;
            }
            let (from_bits, middle_bits) = (graph.bits(from), graph.bits(middle));
            let holds = match (from.is_signed(), middle.is_signed()) {
                (true, signed) => signed && middle_bits >= from_bits,
                (false, true) => middle_bits > from_bits,
                (false, false) => middle_bits >= from_bits,
            };
            if !holds && middle_bits < graph.bits(ty) {
                return None;
            }
            DIOp::Convert { ty }
        }
        (DIOp::ZExt { .. }, DIOp::ZExt { .. }) => DIOp::ZExt { ty },
        (DIOp::SExt { .. }, DIOp::SExt { .. }) => DIOp::SExt { ty },
        (DIOp::ZExt { ty: middle }, DIOp::SExt { .. }) if graph.bits(middle) > graph.size(x) => {
            DIOp::ZExt { ty }
        }
        _ => return None,
    };
    Some(graph.new_node(op, ty, [x]))
}

/// Returns the comparison that is true exactly if another one is false. With a NaN, only `Eq` and
/// `Ne` are opposites.
fn opposite(op: DIOp, ty: Type) -> Option<DIOp> {
    Some(match op {
        DIOp::Eq {} => DIOp::Ne {},
        DIOp::Ne {} => DIOp::Eq {},
        _ if ty.is_float() => return None,
        DIOp::Lt {} => DIOp::Ge {},
        DIOp::Ge {} => DIOp::Lt {},
        DIOp::Gt {} => DIOp::Le {},
        DIOp::Le {} => DIOp::Gt {},
        _ => return None,
    })
}

/// `x y Lt Not`, and every other form of a negated comparison: `x y Ge`. Likewise with each
/// comparison.
pub(super) fn comparison_turned(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [comparison, with] = graph.operands(id);
    let turned = match (graph.op(id), with) {
        (DIOp::Not {}, _) => true,
        (DIOp::Eq {}, with) if with != NONE => graph.number(with)? == 0,
        (DIOp::Ne {} | DIOp::Xor {}, with) if with != NONE => graph.number(with)? == 1,
        _ => false,
    };
    if !turned || graph.node(comparison).ty != Type::BOOL {
        return None;
    }
    let [x, y] = graph.operands(comparison);
    if y == NONE {
        return None;
    }
    let op = opposite(graph.op(comparison), graph.node(x).ty)?;
    Some(graph.new_node(op, Type::BOOL, [x, y]))
}

/// `x 1 Eq` and `x 0 Ne`, where x has type `u1`: the value of x.
pub(super) fn comparison_of_truth(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [x, with] = graph.operands(id);
    let truth = match graph.op(id) {
        DIOp::Eq {} => 1,
        DIOp::Ne {} => 0,
        _ => return None,
    };
    (graph.node(x).ty == Type::BOOL && graph.number(with) == Some(truth))
        .then(|| value_of(graph, x))
}

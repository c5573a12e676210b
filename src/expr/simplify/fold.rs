//! Constant folding.
//!
//! Integers are folded at every width. Floating-point numbers are folded where IEEE 754 defines
//! every bit: binary32 and binary64, if neither operand nor result is a NaN, and conversions to
//! integers that can hold the number.
//!
//! A constant may take more bytes in DWARF than the operations that compute it: 1 << 62 takes nine
//! bytes as one constant, and three as two constants and a shift. In this case, the operations are
//! kept, and their node records the result.

use super::graph::{Graph, Id, NONE};
use crate::expr::arithmetic::{binary_op, format, unary_op};
use crate::expr::{Constant, DIOp};
use crate::number::{Format, Number, Signedness};
use crate::ty::{Float, Type};

fn is_shift(op: DIOp) -> bool {
    matches!(
        op,
        DIOp::Shl {} | DIOp::LShr {} | DIOp::AShr {} | DIOp::Shr {}
    )
}

/// Folds an operation on known operands.
pub(super) fn fold(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    if !graph.node(id).known.is_undef() {
        return None;
    }
    let (first, second) = (graph.node(id).first, graph.node(id).last);
    let second = if second == first { NONE } else { second };
    let (op, ty) = (graph.node(id).op, graph.node(id).ty);
    if first == NONE || graph.node(first).known.is_undef() {
        return None;
    }
    if second != NONE && graph.node(second).known.is_undef() {
        return None;
    }
    let value = match second {
        NONE => unary(graph, op, first, ty)?,
        _ => binary(graph, op, first, second)?,
    };
    let leaf = |graph: &Graph<'_>, id: Id| {
        id == NONE || matches!(graph.node(id).op, DIOp::Constant { .. })
    };
    let bytes = graph.literal_bytes(value, ty);
    let computed = graph.node(first).bytes.saturating_add(if second == NONE {
        0
    } else {
        graph.node(second).bytes
    });
    let computed = computed.saturating_add(1);
    // Lowering folds operations on two constants itself, except shifts and divisions.
    if bytes <= computed || !is_shift(op) && leaf(graph, first) && leaf(graph, second) {
        return Some(graph.leaf(DIOp::Constant { ty, value }, ty));
    }
    let node = graph.node_mut(id);
    (node.known, node.bytes) = (value, computed);
    None
}

fn unary(graph: &mut Graph<'_>, op: DIOp, operand: Id, ty: Type) -> Option<Constant> {
    let (known, from) = (graph.node(operand).known, graph.node(operand).ty);
    let (from_bits, bits) = (graph.bits(from), graph.bits(ty));
    let number = graph.bits_of(known, from_bits)?;
    let resized = |signedness| {
        let bits = u32::try_from(bits).ok()?;
        Some(number.resized(from_bits as u32, bits, signedness))
    };
    let number = match op {
        DIOp::Read {} => return Some(known),
        DIOp::ZExt { .. } => resized(Signedness::Unsigned)?,
        DIOp::SExt { .. } => resized(Signedness::Signed)?,
        DIOp::Convert { .. } => convert(&number, format(from, from_bits)?, format(ty, bits)?)?,
        _ => {
            let format = format(from, from_bits)?;
            certain(&number.unary(unary_op(op)?, format).ok()?, format)?
        }
    };
    Some(graph.constant(&number, bits, ty.signedness()))
}

/// Returns a number if IEEE 754 defines all of its bits.
fn certain(number: &Number, format: Format) -> Option<Number> {
    let is_certain = match format {
        Format::Integer { .. } => true,
        Format::Float(Float::F32 | Float::F64) => number.compare(number, format).is_some(),
        Format::Float(_) => false,
    };
    is_certain.then(|| number.clone())
}

fn convert(number: &Number, from: Format, to: Format) -> Option<Number> {
    match (from, to) {
        (Format::Integer { .. }, Format::Integer { .. }) => {}
        (Format::Integer { bits, .. }, _) | (_, Format::Integer { bits, .. }) if bits > 128 => {
            return None;
        }
        (Format::Float(_), Format::Integer { bits, signedness }) => {
            let double = certain(number, from)?.convert(from, Format::Float(Float::F64));
            let double = f64::from_bits(double.low() as u64);
            // Powers of two are exact, so this tests whether the truncated number is in the type's
            // range.
            let (lowest, end) = if signedness == Signedness::Signed {
                (-power(bits - 1), power(bits - 1))
            } else {
                (0.0, power(bits))
            };
            if !(double > lowest - 1.0 && double < end) {
                return None;
            }
        }
        (_, Format::Float(_)) => {
            certain(number, from)?;
        }
    }
    certain(&number.convert(from, to), to)
}

/// Returns 2 to the power of `exponent`, which is at most 128.
fn power(exponent: u32) -> f64 {
    f64::from_bits((1023 + u64::from(exponent.min(128))) << 52)
}

fn binary(graph: &mut Graph<'_>, op: DIOp, a: Id, b: Id) -> Option<Constant> {
    let ty = graph.node(a).ty;
    let bits = graph.bits(ty);
    let format = format(ty, bits)?;
    let left = graph.bits_of(graph.node(a).known, bits)?;
    let right = graph.bits_of(graph.node(b).known, bits)?;
    let op = binary_op(op, ty.signedness())?;
    if !op.is_comparison() {
        certain(&left, format)?;
        certain(&right, format)?;
    } else if let Format::Float(Float::F16 | Float::BF16 | Float::F80 | Float::F128) = format {
        return None;
    }
    let number = left.binary(op, &right, format).ok()?;
    if op.is_comparison() {
        return Some(graph.constants.add(number.low() as i128));
    }
    let number = certain(&number, format)?;
    Some(graph.constant(&number, bits, ty.signedness()))
}

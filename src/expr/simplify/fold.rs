//! Operations on constants.
//!
//! Whole numbers are computed at every width. Floating-point numbers are where IEEE 754 leaves no
//! choice: binary32 and binary64, neither operand nor result being no number, and conversions to
//! integers that can hold the number.
//!
//! A constant may take more bytes in DWARF than the operations that compute it: 1 << 62 takes nine
//! as one, and three as two constants and a shift. Then the operations stay, and what they come to
//! is only known of them.

use super::graph::{Graph, Id, NONE};
use crate::expr::{Constant, DIOp};
use crate::ty::{Float, Scalar, Type, TypeKind};
use core::cmp::Ordering;

/// What the bits of a type are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Whole { signed: bool },
    Single,
    Double,
    Other,
}

fn kind(ty: Type) -> Kind {
    match ty.kind() {
        TypeKind::Scalar(Scalar::Int(_)) => Kind::Whole { signed: true },
        TypeKind::Scalar(Scalar::Uint(_) | Scalar::Pointer(_)) => Kind::Whole { signed: false },
        TypeKind::Scalar(Scalar::Float(Float::F32)) => Kind::Single,
        TypeKind::Scalar(Scalar::Float(Float::F64)) => Kind::Double,
        _ => Kind::Other,
    }
}

/// The bytes that DWARF needs at least to push a number of a type.
pub(super) fn literal_bytes(graph: &Graph<'_>, value: Constant, ty: Type) -> u32 {
    let bits = graph.bits(ty);
    let Some(number) = graph
        .constants
        .number(value)
        .filter(|_| bits <= 64 && !ty.is_float())
    else {
        // In pieces of 64 bits, or as all of its bytes.
        let pieces = u32::try_from(bits / 64)
            .unwrap_or(u32::MAX / 4)
            .saturating_mul(4);
        return if bits > 128 {
            pieces
        } else {
            bits as u32 / 8 + 3
        };
    };
    let unused = 128 - bits.clamp(1, 64);
    let signed = number << unused >> unused;
    let plain = ((number << unused) as u128 >> unused) as i128;
    // DW_OP_litN, constNu, constNs, constu or consts.
    let length =
        |number: i128| match 128 - if number < 0 { !number } else { number }.leading_zeros() {
            0..=5 if number >= 0 => 1,
            0..=7 => 2,
            8 if number >= 0 => 2,
            8..=15 => 3,
            16 if number >= 0 => 3,
            16..=20 => 4,
            21..=32 => 5,
            33..=34 => 6,
            35..=41 => 7,
            42..=48 => 8,
            _ => 9,
        };
    length(signed).min(length(plain))
}

fn whole(op: DIOp) -> bool {
    matches!(
        op,
        DIOp::Shl {} | DIOp::LShr {} | DIOp::AShr {} | DIOp::Shr {}
    )
}

/// What an operation on known operands comes to.
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
    let bytes = literal_bytes(graph, value, ty);
    let computed = graph.node(first).bytes.saturating_add(if second == NONE {
        0
    } else {
        graph.node(second).bytes
    });
    let computed = computed.saturating_add(1);
    // Lowering computes all but shifts and divisions on its own.
    if bytes <= computed || !whole(op) && leaf(graph, first) && leaf(graph, second) {
        return Some(graph.leaf(DIOp::Constant { ty, value }, ty));
    }
    let node = graph.node_mut(id);
    (node.known, node.bytes) = (value, computed);
    None
}

fn unary(graph: &mut Graph<'_>, op: DIOp, operand: Id, ty: Type) -> Option<Constant> {
    let (known, from) = (graph.node(operand).known, graph.node(operand).ty);
    let (from_bits, bits) = (graph.bits(from), graph.bits(ty));
    graph.calculator.set(graph.constants, known, from_bits)?;
    let target_signed = ty.is_signed();
    match (op, kind(from), kind(ty)) {
        (DIOp::Read {}, ..) => return Some(known),
        (DIOp::Neg {} | DIOp::Not {} | DIOp::Abs {}, Kind::Whole { signed }, _) => {
            graph.calculator.unary(op, bits, signed);
        }
        (DIOp::Neg {} | DIOp::Abs {}, Kind::Single, _) => {
            let number = f32::from_bits(graph.calculator.number()? as u32);
            set_single(
                graph,
                if matches!(op, DIOp::Neg {}) {
                    -number
                } else {
                    number.abs()
                },
            )?;
        }
        (DIOp::Neg {} | DIOp::Abs {}, Kind::Double, _) => {
            let number = f64::from_bits(graph.calculator.number()? as u64);
            set_double(
                graph,
                if matches!(op, DIOp::Neg {}) {
                    -number
                } else {
                    number.abs()
                },
            )?;
        }
        (DIOp::ZExt { .. }, ..) => graph.calculator.resize(from_bits, bits, false),
        (DIOp::SExt { .. }, ..) => graph.calculator.resize(from_bits, bits, true),
        (DIOp::Convert { .. }, Kind::Whole { signed }, Kind::Whole { .. }) => {
            graph.calculator.resize(from_bits, bits, signed);
        }
        (DIOp::Convert { .. }, from, to) => convert(graph, from, from_bits, to, bits)?,
        _ => return None,
    }
    Some(
        graph
            .calculator
            .constant(graph.constants, bits, target_signed),
    )
}

fn set_single(graph: &mut Graph<'_>, number: f32) -> Option<()> {
    graph
        .calculator
        .set_number(u128::from(number.to_bits()), 32);
    (!number.is_nan()).then_some(())
}

fn set_double(graph: &mut Graph<'_>, number: f64) -> Option<()> {
    graph
        .calculator
        .set_number(u128::from(number.to_bits()), 64);
    (!number.is_nan()).then_some(())
}

/// Converts what is in the calculator, where one of the types is a floating-point type.
fn convert(graph: &mut Graph<'_>, from: Kind, from_bits: u64, to: Kind, bits: u64) -> Option<()> {
    if from_bits > 128 || bits > 128 {
        return None;
    }
    let number = graph.calculator.number()?;
    let unused = 128 - from_bits.clamp(1, 128);
    let signed_number = (number << unused) as i128 >> unused;
    let float = match from {
        Kind::Single => f64::from(f32::from_bits(number as u32)),
        Kind::Double => f64::from_bits(number as u64),
        Kind::Whole { signed } => {
            return match (to, signed) {
                (Kind::Single, true) => set_single(graph, signed_number as f32),
                (Kind::Single, false) => set_single(graph, number as f32),
                (Kind::Double, true) => set_double(graph, signed_number as f64),
                (Kind::Double, false) => set_double(graph, number as f64),
                _ => None,
            };
        }
        Kind::Other => return None,
    };
    match to {
        Kind::Single => set_single(graph, float as f32),
        Kind::Double => set_double(graph, float),
        Kind::Whole { signed } => {
            // Powers of two are exact, so this is whether the truncated number is in the type's
            // range.
            let (least, most) = if signed {
                (-power(bits - 1), power(bits - 1))
            } else {
                (0.0, power(bits))
            };
            if !(float > least - 1.0 && float < most) {
                return None;
            }
            let number = if float < 0.0 {
                float as i128 as u128
            } else {
                float as u128
            };
            graph.calculator.set_number(number, bits);
            Some(())
        }
        Kind::Other => None,
    }
}

/// 2 to the power of at most 128.
fn power(exponent: u64) -> f64 {
    f64::from_bits((1023 + exponent.min(128)) << 52)
}

fn binary(graph: &mut Graph<'_>, op: DIOp, a: Id, b: Id) -> Option<Constant> {
    let ty = graph.node(a).ty;
    let bits = graph.bits(ty);
    graph
        .calculator
        .set(graph.constants, graph.node(a).known, bits)?;
    let left = graph.calculator.number();
    graph.calculator.set(
        graph.constants,
        graph.node(b).known,
        graph.bits(graph.node(b).ty),
    )?;
    let right = graph.calculator.number();
    match kind(ty) {
        Kind::Whole { signed } => {
            graph
                .calculator
                .set(graph.constants, graph.node(a).known, bits)?;
            graph
                .calculator
                .set_second(graph.constants, graph.node(b).known, bits)?;
            let order = graph.calculator.compare(bits, signed);
            if let Some(holds) = holds(op, Some(order)) {
                return Some(graph.constants.add(i128::from(holds)));
            }
            graph.calculator.binary(op, bits, signed)?;
            Some(graph.calculator.constant(graph.constants, bits, signed))
        }
        Kind::Single => {
            let (a, b) = (f32::from_bits(left? as u32), f32::from_bits(right? as u32));
            if let Some(holds) = holds(op, a.partial_cmp(&b)) {
                return Some(graph.constants.add(i128::from(holds)));
            }
            set_single(
                graph,
                arithmetic(op, a, b).filter(|_| !a.is_nan() && !b.is_nan())?,
            )?;
            Some(graph.calculator.constant(graph.constants, bits, false))
        }
        Kind::Double => {
            let (a, b) = (f64::from_bits(left? as u64), f64::from_bits(right? as u64));
            if let Some(holds) = holds(op, a.partial_cmp(&b)) {
                return Some(graph.constants.add(i128::from(holds)));
            }
            set_double(
                graph,
                arithmetic(op, a, b).filter(|_| !a.is_nan() && !b.is_nan())?,
            )?;
            Some(graph.calculator.constant(graph.constants, bits, false))
        }
        Kind::Other => None,
    }
}

fn arithmetic<T>(op: DIOp, a: T, b: T) -> Option<T>
where
    T: core::ops::Add<Output = T>
        + core::ops::Sub<Output = T>
        + core::ops::Mul<Output = T>
        + core::ops::Div<Output = T>,
{
    match op {
        DIOp::Add {} => Some(a + b),
        DIOp::Sub {} => Some(a - b),
        DIOp::Mul {} => Some(a * b),
        DIOp::Div {} => Some(a / b),
        _ => None,
    }
}

/// Whether a comparison holds for operands in an order, `None` being none. `None` for another
/// operation.
fn holds(op: DIOp, order: Option<Ordering>) -> Option<bool> {
    Some(match op {
        DIOp::Eq {} => order == Some(Ordering::Equal),
        DIOp::Ne {} => order != Some(Ordering::Equal),
        DIOp::Lt {} => order == Some(Ordering::Less),
        DIOp::Le {} => order.is_some_and(Ordering::is_le),
        DIOp::Gt {} => order == Some(Ordering::Greater),
        DIOp::Ge {} => order.is_some_and(Ordering::is_ge),
        _ => return None,
    })
}

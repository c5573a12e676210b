//! The results of operations on constants.

use dwarfsmith::Type;

use crate::recompute::{bits, is_float, is_integer};
use crate::record::{BinaryOp, Op, Operand};

/// Returns the result of an operation whose operands are constants, extended to 64 bits as in
/// [`Operand::Const`]; `None` if an operand is not a constant, if the operation traps, or if the
/// result is not a number.
pub fn fold(op: &Op, result: Type) -> Option<u64> {
    match *op {
        Op::Root | Op::Load { .. } | Op::SlotAddress { .. } | Op::SymbolAddress { .. } => None,
        Op::Neg(a) if is_float(result) => {
            extended(result, number(a)? as i128 ^ 1 << (bits(result) - 1))
        }
        Op::Neg(a) => extended(result, integer(a, result)?.wrapping_neg()),
        Op::Not(a) => extended(result, integer(a, result)? ^ 1),
        Op::Cast(from, a) => cast(from, number(a)?, result),
        Op::Select {
            ty,
            condition,
            of: [a, b],
        } => {
            let (a, b) = (number(a)?, number(b)?);
            let chosen = if integer(condition, ty)? != 0 { a } else { b };
            extended(result, chosen.into())
        }
        Op::Binary { op, ty, a, b } if is_float(ty) => {
            let [a, b] = [float(ty, number(a)?)?, float(ty, number(b)?)?];
            on_floats(op, ty, a, b, result)
        }
        Op::Binary { op, ty, a, b } => {
            let own = on_integers(op, ty, integer(a, ty)?, integer(b, ty)?)?;
            extended(result, own)
        }
    }
}

/// Returns the bits of a constant.
fn number(operand: Operand) -> Option<u64> {
    match operand {
        Operand::Const(bits) => Some(bits),
        Operand::Value(_) => None,
    }
}

/// Returns a constant as an integer of a type.
fn integer(operand: Operand, ty: Type) -> Option<i128> {
    as_integer(number(operand)?, ty)
}

fn as_integer(number: u64, ty: Type) -> Option<i128> {
    let unused = 64 - bits(ty).min(64);
    match ty.is_signed() {
        _ if !is_integer(ty) => None,
        true => Some(i128::from((number << unused) as i64 >> unused)),
        false => Some(i128::from(number << unused >> unused)),
    }
}

/// Returns the low bits of a number, extended to 64 bits. The constant of a type that is not a
/// number is sign-extended.
fn extended(ty: Type, number: i128) -> Option<u64> {
    if is_float(ty) || ty == Type::PTR {
        let unused = 64 - bits(ty);
        Some((number as u64) << unused >> unused)
    } else if is_integer(ty) {
        as_integer(number as u64, ty).map(|number| number as u64)
    } else {
        i64::try_from(number).ok().map(|number| number as u64)
    }
}

/// Returns a number of type `ty` from its bits. A `f64` holds all numbers of an `f32`.
fn float(ty: Type, number: u64) -> Option<f64> {
    let float = match ty {
        Type::F32 => f64::from(f32::from_bits(number as u32)),
        _ => f64::from_bits(number),
    };
    (!float.is_nan()).then_some(float)
}

/// Returns the bits of a number, rounded to type `ty`.
fn rounded(ty: Type, number: f64) -> Option<u64> {
    let bits = match ty {
        Type::F32 => u64::from((number as f32).to_bits()),
        _ => number.to_bits(),
    };
    (!number.is_nan()).then_some(bits)
}

/// Converts a constant from type `from`.
fn cast(from: Type, number: u64, result: Type) -> Option<u64> {
    if is_float(from) {
        let number = float(from, number)?;
        if is_float(result) {
            return rounded(result, number);
        }
        // All conversions truncate a number that the result can represent; for other numbers, they
        // saturate or trap.
        let integer = number.trunc() as i128;
        let known = extended(result, integer)?;
        return (is_integer(result) && as_integer(known, result)? == integer).then_some(known);
    }
    let integer = as_integer(number, from)?;
    match result {
        Type::F32 => Some((integer as f32).to_bits().into()),
        Type::F64 => Some((integer as f64).to_bits()),
        _ => extended(result, integer),
    }
}

/// Returns the result of an operation on integers of type `ty`.
fn on_integers(op: BinaryOp, ty: Type, a: i128, b: i128) -> Option<i128> {
    // The machine uses the count of a shift modulo the size.
    let count = b as u32 & (bits(ty) as u32 - 1);
    Some(match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div => a.checked_div(b).filter(|quotient| is_in(ty, *quotient))?,
        BinaryOp::Rem => {
            a.checked_div(b).filter(|quotient| is_in(ty, *quotient))?;
            a % b
        }
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << count,
        BinaryOp::Shr => a >> count,
        BinaryOp::Eq => (a == b).into(),
        BinaryOp::Ne => (a != b).into(),
        BinaryOp::Lt => (a < b).into(),
        BinaryOp::Le => (a <= b).into(),
        BinaryOp::Gt => (a > b).into(),
        BinaryOp::Ge => (a >= b).into(),
    })
}

/// Returns true if an integer type can represent a number.
fn is_in(ty: Type, number: i128) -> bool {
    as_integer(number as u64, ty) == Some(number)
}

/// Returns the result of an operation on floats of type `ty`. An `f64` is so precise that a result
/// that is rounded to `f64` and then to `f32` equals the result of `f32` arithmetic.
fn on_floats(op: BinaryOp, ty: Type, a: f64, b: f64, result: Type) -> Option<u64> {
    let is = |relation: bool| extended(result, relation.into());
    match op {
        BinaryOp::Add => rounded(ty, a + b),
        BinaryOp::Sub => rounded(ty, a - b),
        BinaryOp::Mul => rounded(ty, a * b),
        BinaryOp::Div => rounded(ty, a / b),
        BinaryOp::Eq => is(a == b),
        BinaryOp::Ne => is(a != b),
        BinaryOp::Lt => is(a < b),
        BinaryOp::Le => is(a <= b),
        BinaryOp::Gt => is(a > b),
        BinaryOp::Ge => is(a >= b),
        BinaryOp::Rem
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::Shl
        | BinaryOp::Shr => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(op: BinaryOp, ty: Type, a: u64, b: u64, result: Type) -> Option<u64> {
        let [a, b] = [a, b].map(Operand::Const);
        fold(&Op::Binary { op, ty, a, b }, result)
    }

    #[test]
    fn integers() {
        let [i8, u8, i64, u64] = [Type::int(8), Type::uint(8), Type::int(64), Type::uint(64)];
        assert_eq!(of(BinaryOp::Add, i8, 127, 1, i8), Some(-128i64 as u64));
        assert_eq!(
            of(
                BinaryOp::Mul,
                u64,
                std::primitive::u64::MAX,
                std::primitive::u64::MAX,
                u64
            ),
            Some(1)
        );
        // Constants may be sign-extended, although an operation is unsigned.
        assert_eq!(of(BinaryOp::Div, u8, -1i64 as u64, 16, i8), Some(15));
        assert_eq!(of(BinaryOp::Div, i8, 7, 0, i8), None);
        assert_eq!(of(BinaryOp::Rem, i8, 7, 0, i8), None);
        assert_eq!(
            of(BinaryOp::Div, i8, -128i64 as u64, -1i64 as u64, i8),
            None
        );
        assert_eq!(
            of(BinaryOp::Rem, i64, -7i64 as u64, 3, i64),
            Some(-1i64 as u64)
        );
        assert_eq!(of(BinaryOp::Shl, i8, 1, 9, i8), Some(2));
        assert_eq!(
            of(BinaryOp::Shr, i8, -2i64 as u64, 1, i8),
            Some(-1i64 as u64)
        );
        assert_eq!(of(BinaryOp::Shr, u8, -2i64 as u64, 1, i8), Some(127));
        assert_eq!(of(BinaryOp::Lt, u8, -1i64 as u64, 1, u8), Some(0));
        assert_eq!(of(BinaryOp::Lt, i8, -1i64 as u64, 1, u8), Some(1));
        assert_eq!(
            of(BinaryOp::Add, Type::int(128), 1, 1, Type::int(128)),
            None
        );
        let value = Op::Neg(Operand::Value(0));
        assert_eq!(fold(&value, i64), None);
        let select = Op::Select {
            ty: i8,
            condition: Operand::Const(0x100),
            of: [5, 6].map(Operand::Const),
        };
        assert_eq!(fold(&select, i64), Some(6));
    }

    #[test]
    fn floats_and_conversions() {
        let (f32, f64) = (|value: f32| u64::from(value.to_bits()), f64::to_bits);
        let cast = |from, number, to| fold(&Op::Cast(from, Operand::Const(number)), to);
        let (f, d, i64) = (Type::F32, Type::F64, Type::int(64));
        assert_eq!(
            of(BinaryOp::Mul, f, f32(0.1), f32(3.0), f),
            Some(f32(0.1 * 3.0))
        );
        assert_eq!(
            of(BinaryOp::Div, d, f64(1.0), f64(3.0), d),
            Some(f64(1.0 / 3.0))
        );
        assert_eq!(of(BinaryOp::Div, d, 0, 0, d), None);
        let minus = |ty| fold(&Op::Neg(Operand::Const(0)), ty);
        assert_eq!((minus(f), minus(d)), (Some(f32(-0.0)), Some(f64(-0.0))));
        assert_eq!(
            cast(i64, std::primitive::i64::MAX as u64, d),
            Some(f64(9_223_372_036_854_775_808.0))
        );
        assert_eq!(cast(d, f64(-2.9), i64), Some(-2i64 as u64));
        assert_eq!(cast(d, f64(1e30), i64), None);
        assert_eq!(cast(d, f64(300.0), Type::int(8)), None);
        assert_eq!(cast(d, f64(0.1), f), Some(f32(0.1)));
        assert_eq!(cast(f, f32(0.5), d), Some(f64(0.5)));
        // An unsigned number that has no sign bit in 64 bits is also a number of 128 bits.
        assert_eq!(cast(i64, -5i64 as u64, Type::bits(128)), Some(-5i64 as u64));
        assert_eq!(cast(Type::uint(64), u64::MAX, Type::bits(128)), None);
    }
}

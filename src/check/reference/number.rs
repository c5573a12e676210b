//! Arithmetic on numbers of up to 128 bits, given as their bits.
//!
//! Integers wrap to their size. What the language leaves open has no answer here ([`Unknown`]): a float that is not a
//! number, a float too large for the integer it is converted to, and formats other than `f32` and `f64`.

use super::Unknown;
use crate::expr::DIOp;
use crate::ty::{Float, Scalar, Type, TypeKind};

/// What a type's bits are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Signed,
    Unsigned,
    Single,
    Double,
}

fn kind(ty: Type) -> Result<Kind, Unknown> {
    match ty.kind() {
        TypeKind::Scalar(Scalar::Int(_)) => Ok(Kind::Signed),
        TypeKind::Scalar(Scalar::Float(Float::F32)) => Ok(Kind::Single),
        TypeKind::Scalar(Scalar::Float(Float::F64)) => Ok(Kind::Double),
        TypeKind::Scalar(Scalar::Float(_)) => Err(Unknown::Format),
        _ => Ok(Kind::Unsigned),
    }
}

/// The low `size` bits.
pub(super) fn wrap(number: u128, size: u64) -> u128 {
    if size >= 128 { number } else { number & ((1 << size) - 1) }
}

/// The low `size` bits as two's complement.
pub(super) fn signed(number: u128, size: u64) -> i128 {
    let unused = 128 - size.clamp(1, 128);
    (number << unused) as i128 >> unused
}

fn single(number: f32) -> Result<u128, Unknown> {
    if number.is_nan() { Err(Unknown::NotANumber) } else { Ok(u128::from(number.to_bits())) }
}

fn double(number: f64) -> Result<u128, Unknown> {
    if number.is_nan() { Err(Unknown::NotANumber) } else { Ok(u128::from(number.to_bits())) }
}

/// −A, A without its sign, or A with every bit turned over.
pub(super) fn unary(op: DIOp, a: u128, ty: Type, size: u64) -> Result<u128, Unknown> {
    match (op, kind(ty)?) {
        (DIOp::Not {}, _) => Ok(wrap(!a, size)),
        (DIOp::Abs {}, Kind::Single) => single(f32::from_bits(a as u32 & i32::MAX as u32)),
        (DIOp::Abs {}, Kind::Double) => double(f64::from_bits(a as u64 & i64::MAX as u64)),
        (DIOp::Abs {}, Kind::Signed) => Ok(wrap(signed(a, size).unsigned_abs(), size)),
        (DIOp::Abs {}, Kind::Unsigned) => Ok(a),
        (_, Kind::Single) => single(-f32::from_bits(a as u32)),
        (_, Kind::Double) => double(-f64::from_bits(a as u64)),
        _ => Ok(wrap(a.wrapping_neg(), size)),
    }
}

/// A op B; `None` where the evaluation fails.
pub(super) fn binary(op: DIOp, a: u128, b: u128, ty: Type, size: u64) -> Result<Option<u128>, Unknown> {
    let kind = kind(ty)?;
    match kind {
        Kind::Single => {
            let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            return match op {
                DIOp::Add {} => single(a + b).map(Some),
                DIOp::Sub {} => single(a - b).map(Some),
                DIOp::Mul {} => single(a * b).map(Some),
                DIOp::Div {} => single(a / b).map(Some),
                _ => Ok(None),
            };
        }
        Kind::Double => {
            let (a, b) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
            return match op {
                DIOp::Add {} => double(a + b).map(Some),
                DIOp::Sub {} => double(a - b).map(Some),
                DIOp::Mul {} => double(a * b).map(Some),
                DIOp::Div {} => double(a / b).map(Some),
                _ => Ok(None),
            };
        }
        Kind::Signed | Kind::Unsigned => {}
    }
    let is_signed = kind == Kind::Signed;
    let (sa, sb) = (signed(a, size), signed(b, size));
    // A count of the size or more moves every bit out.
    let count = u32::try_from(b).ok().filter(|count| u64::from(*count) < size.min(128));
    let result = match op {
        DIOp::Add {} => a.wrapping_add(b),
        DIOp::Sub {} => a.wrapping_sub(b),
        DIOp::Mul {} => a.wrapping_mul(b),
        DIOp::Div {} | DIOp::Mod {} if b == 0 => return Ok(None),
        DIOp::Div {} if is_signed => sa.wrapping_div(sb) as u128,
        DIOp::Div {} => a / b,
        DIOp::Mod {} if is_signed => sa.wrapping_rem(sb) as u128,
        DIOp::Mod {} => a % b,
        DIOp::And {} => a & b,
        DIOp::Or {} => a | b,
        DIOp::Xor {} => a ^ b,
        DIOp::Shl {} => count.map_or(0, |count| a << count),
        DIOp::Shr {} if !is_signed => count.map_or(0, |count| a >> count),
        DIOp::LShr {} => count.map_or(0, |count| a >> count),
        DIOp::AShr {} | DIOp::Shr {} => (sa >> count.unwrap_or(127)) as u128,
        _ => return Ok(None),
    };
    Ok(Some(wrap(result, size)))
}

/// Whether A and B, of one type, are as the operation says.
pub(super) fn compare(op: DIOp, a: u128, b: u128, ty: Type, size: u64) -> Result<bool, Unknown> {
    fn holds<T: PartialOrd>(op: DIOp, a: T, b: T) -> bool {
        match op {
            DIOp::Eq {} => a == b,
            DIOp::Ne {} => a != b,
            DIOp::Lt {} => a < b,
            DIOp::Le {} => a <= b,
            DIOp::Gt {} => a > b,
            _ => a >= b,
        }
    }
    Ok(match kind(ty)? {
        Kind::Single => holds(op, f32::from_bits(a as u32), f32::from_bits(b as u32)),
        Kind::Double => holds(op, f64::from_bits(a as u64), f64::from_bits(b as u64)),
        Kind::Signed => holds(op, signed(a, size), signed(b, size)),
        Kind::Unsigned => holds(op, a, b),
    })
}

/// A number of type `from` as one of type `to`; sizes in bits.
pub(super) fn convert(a: u128, from: Type, from_size: u64, to: Type, to_size: u64) -> Result<u128, Unknown> {
    if from == to {
        return Ok(a);
    }
    let (from, to) = (kind(from)?, kind(to)?);
    let wide = match from {
        Kind::Single => f64::from(f32::from_bits(a as u32)),
        _ => f64::from_bits(a as u64),
    };
    match (from, to) {
        (Kind::Signed | Kind::Unsigned, Kind::Signed | Kind::Unsigned) => {
            let number = if from == Kind::Signed { signed(a, from_size) as u128 } else { a };
            Ok(wrap(number, to_size))
        }
        (Kind::Signed, Kind::Single) => single(signed(a, from_size) as f32),
        (Kind::Signed, Kind::Double) => double(signed(a, from_size) as f64),
        (Kind::Unsigned, Kind::Single) => single(a as f32),
        (Kind::Unsigned, Kind::Double) => double(a as f64),
        (Kind::Single | Kind::Double, Kind::Single) => single(wide as f32),
        (Kind::Single | Kind::Double, Kind::Double) => double(wide),
        (Kind::Single | Kind::Double, Kind::Signed) => {
            // Casts truncate, and saturate where the number does not fit: then the language does not say what it is.
            let number = wide as i128;
            let fits = !wide.is_nan() && number < i128::MAX && number > i128::MIN;
            if fits && signed(number as u128, to_size) == number {
                Ok(wrap(number as u128, to_size))
            } else {
                Err(Unknown::TooLarge)
            }
        }
        (Kind::Single | Kind::Double, Kind::Unsigned) => {
            let number = wide as u128;
            if wide > -1.0 && number < u128::MAX && wrap(number, to_size) == number {
                Ok(number)
            } else {
                Err(Unknown::TooLarge)
            }
        }
    }
}

//! Floating-point numbers. `None` is a result that the reference does not define: a NaN, or a
//! number that is too large for the integer that it is converted to (docs/language.md defines
//! neither); also the conversion of an integer that does not fit in 128 bits.

use super::number;
use crate::ty::Float as Format;
use crate::ty::Signedness::{self, Signed, Unsigned};
use alloc::vec::Vec;
use core::cmp::Ordering;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

/// The arithmetic operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
}

/// Evaluates an expression in which a name denotes the type of `rustc_apfloat` for a format.
macro_rules! with {
    ($format:expr, $name:ident => $body:expr) => {
        match $format {
            Format::F16 => {
                type $name = Half;
                $body
            }
            Format::BF16 => {
                type $name = BFloat;
                $body
            }
            Format::F32 => {
                type $name = Single;
                $body
            }
            Format::F64 => {
                type $name = Double;
                $body
            }
            Format::F80 => {
                type $name = X87DoubleExtended;
                $body
            }
            Format::F128 => {
                type $name = Quad;
                $body
            }
        }
    };
}

/// Returns the number with these bits, the least significant first; `None` for a NaN, and for bits
/// that are not a number of the format.
fn load<F: Float>(bits: &[bool]) -> Option<F> {
    let bits = number::unsigned(bits)?;
    let value = F::from_bits(bits);
    (!value.is_nan() && value.to_bits() == bits).then_some(value)
}

fn store<F: Float>(value: F) -> Option<Vec<bool>> {
    (!value.is_nan()).then(|| number::of(value.to_bits(), F::BITS))
}

/// Returns the sign of a number, and its other bits; `None` for a NaN.
pub(super) fn number(format: Format, bits: &[bool]) -> Option<(bool, &[bool])> {
    with!(format, F => load::<F>(bits).is_some()).then_some(())?;
    bits.split_last().map(|(sign, rest)| (*sign, rest))
}

/// Computes `a op b`, rounded to nearest, ties to even.
pub(super) fn arithmetic(
    format: Format,
    operation: Arithmetic,
    a: &[bool],
    b: &[bool],
) -> Option<Vec<bool>> {
    with!(format, F => {
        let (a, b): (F, F) = (load(a)?, load(b)?);
        let round = Round::NearestTiesToEven;
        let StatusAnd { value, .. } = match operation {
            Arithmetic::Add => a.add_r(b, round),
            Arithmetic::Sub => a.sub_r(b, round),
            Arithmetic::Mul => a.mul_r(b, round),
            Arithmetic::Div => a.div_r(b, round),
        };
        store(value)
    })
}

/// Returns the order of two numbers; `Some(None)` if one of them is a NaN.
pub(super) fn compare(format: Format, a: &[bool], b: &[bool]) -> Option<Option<Ordering>> {
    with!(format, F => {
        let (a, b) = (number::unsigned(a)?, number::unsigned(b)?);
        let (x, y) = (F::from_bits(a), F::from_bits(b));
        if x.is_nan() || y.is_nan() {
            return Some(None);
        }
        // Rejects bits that are not a number of the format.
        (x.to_bits() == a && y.to_bits() == b).then(|| x.partial_cmp(&y))
    })
}

/// Converts the number to another format.
pub(super) fn convert(from: Format, to: Format, bits: &[bool]) -> Option<Vec<bool>> {
    fn into<A: Float + FloatConvert<B>, B: Float>(bits: &[bool]) -> Option<Vec<bool>> {
        let mut loses = false;
        store(
            load::<A>(bits)?
                .convert_r(Round::NearestTiesToEven, &mut loses)
                .value,
        )
    }
    with!(from, A => with!(to, B => into::<A, B>(bits)))
}

/// Converts an integer to a format.
pub(super) fn from_integer(to: Format, bits: &[bool], signedness: Signedness) -> Option<Vec<bool>> {
    with!(to, F => {
        let round = Round::NearestTiesToEven;
        let value: StatusAnd<F> = match signedness {
            Signed => F::from_i128_r(number::signed(bits)?, round),
            Unsigned => F::from_u128_r(number::unsigned(bits)?, round),
        };
        store(value.value)
    })
}

/// Returns the number rounded toward zero, if the integer can hold it.
pub(super) fn to_integer(
    from: Format,
    bits: &[bool],
    width: usize,
    signedness: Signedness,
) -> Option<Vec<bool>> {
    with!(from, F => {
        let value: F = load(bits)?;
        let (mut is_exact, narrow) = (false, width.min(128));
        if signedness == Signed {
            // rustc_apfloat has no signed integers of one bit.
            let found = value.to_i128_r(narrow.max(2), Round::TowardZero, &mut is_exact);
            let bits = number::of(found.value as u128, 128);
            let fits = number::signed(&number::resized(&bits, narrow, Signed)) == Some(found.value);
            (fits && !found.status.contains(Status::INVALID_OP)).then(|| number::resized(&bits, width, Signed))
        } else {
            let found = value.to_u128_r(narrow, Round::TowardZero, &mut is_exact);
            (!found.status.contains(Status::INVALID_OP)).then(|| number::of(found.value, width))
        }
    })
}

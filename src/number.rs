//! Numbers and arithmetic: integers of any width in two's complement, which wrap, and binary
//! floating-point numbers.
//!
//! A [`Number`] consists of bits, and a [`Format`] defines their meaning. Simplification, the
//! folding of location trees and the evaluation of DWARF use this file. Only the reference, which
//! checks them, has separate arithmetic.

mod float;
mod limbs;

use crate::ty::Float;
pub(crate) use crate::ty::Signedness;
use Signedness::{Signed, Unsigned};
use alloc::borrow::Cow;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// An operation on one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    /// The negation.
    Neg,
    /// The bitwise complement.
    Not,
    /// The absolute value.
    Abs,
}

/// An operation on two numbers of one format. Comparisons give a number of one bit. A quotient is
/// rounded toward zero, so a remainder has the dividend's sign. A shift by the width or more shifts
/// every bit out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are what their names say, as in DIOp")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    And,
    Or,
    Xor,
    Shl,
    LShr,
    AShr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl BinaryOp {
    /// True if the result is a number of one bit.
    pub fn is_comparison(self) -> bool {
        self.orderings().is_some()
    }

    /// The orderings of the operands in which a comparison holds; `None` for another operation.
    fn orderings(self) -> Option<&'static [Ordering]> {
        use Ordering::{Equal, Greater, Less};
        Some(match self {
            BinaryOp::Eq => &[Equal],
            BinaryOp::Ne => &[Less, Greater],
            BinaryOp::Lt => &[Less],
            BinaryOp::Le => &[Less, Equal],
            BinaryOp::Gt => &[Greater],
            BinaryOp::Ge => &[Greater, Equal],
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Mod => {
                return None;
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => return None,
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => return None,
        })
    }
}

/// The reason why an operation has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoResult {
    /// An integer is divided by zero.
    DivisionByZero,
    /// There is no such operation on floating-point numbers.
    NotOnFloats,
}

/// The interpretation of the bits of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// An integer of `bits` bits.
    Integer {
        /// The width.
        bits: u32,
        /// The interpretation of the bits.
        signedness: Signedness,
    },
    /// A floating-point number, in the low bits.
    Float(Float),
}

/// The bits of a number, whose width is stored elsewhere. A number wider than 128 bits has as many
/// limbs of 64 bits as it needs, the least significant first. Bits past the width are 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    /// At most 128 bits.
    Small(u128),
    /// More than 128 bits.
    Large(Arc<[u64]>),
}

/// The low `bits` bits of a number, extended to 128 bits by copies of their sign, or by zeros if
/// they are unsigned.
pub(crate) fn wrap(number: i128, bits: u64, signedness: Signedness) -> i128 {
    match 128u64.checked_sub(bits) {
        None | Some(0) => number,
        Some(128) => 0,
        Some(unused) if signedness == Signed => (number << unused) >> unused,
        Some(unused) => ((number as u128) << unused >> unused) as i128,
    }
}

/// 1 to 128 bits of a number from bit `below` on, extended by zeros. Above its 128 bits, the number
/// has copies of its sign.
pub(crate) fn slice(number: i128, below: u64, bits: u64) -> i128 {
    wrap(number >> below.min(127), bits, Unsigned)
}

impl Number {
    /// The low `bits` bits of a 128-bit number. If `bits` is larger than 128, the number is
    /// extended by copies of its sign, or by zeros if it is unsigned.
    pub fn new(number: u128, bits: u32, signedness: Signedness) -> Number {
        if bits <= 128 {
            return Number::Small(wrap(number as i128, bits.into(), Unsigned) as u128);
        }
        Number::Small(number).resized(128, bits, signedness)
    }

    /// The low `bits` bits of limbs.
    pub fn from_limbs(limbs: Vec<u64>, bits: u32) -> Number {
        match bits {
            0..=128 => Number::new(limbs::low(&limbs), bits, Unsigned),
            _ => Number::Large(limbs::truncate(limbs, bits).into()),
        }
    }

    /// The low `bits` bits of bytes, the least significant first.
    pub fn from_bytes(bytes: &[u8], bits: u32) -> Number {
        let limb = |bytes: &[u8]| {
            let fold = |limb, byte: &u8| limb << 8 | u64::from(*byte);
            bytes.iter().rev().fold(0, fold)
        };
        Number::from_limbs(bytes.chunks(8).map(limb).collect(), bits)
    }

    /// The low 128 bits.
    pub fn low(&self) -> u128 {
        match self {
            Number::Small(number) => *number,
            Number::Large(limbs) => limbs::low(limbs),
        }
    }

    /// The number as unsigned, if 128 bits can hold it.
    pub fn unsigned(&self) -> Option<u128> {
        match self {
            Number::Large(limbs) if limbs::length(limbs) > 128 => None,
            _ => Some(self.low()),
        }
    }

    /// The number in two's complement, if 128 bits can hold it.
    pub fn signed(&self, bits: u32) -> Option<i128> {
        let low = self.low() as i128;
        match self {
            Number::Small(_) => Some(wrap(low, bits.into(), Signed)),
            Number::Large(_) => (Number::new(low as u128, bits, Signed) == *self).then_some(low),
        }
    }

    /// A bit; bit 0 is the least significant, and bits past the end are 0.
    pub fn bit(&self, index: u32) -> bool {
        match self {
            Number::Small(number) => number.checked_shr(index).is_some_and(|bits| bits & 1 != 0),
            Number::Large(limbs) => limbs::bit(limbs, index),
        }
    }

    /// True for a signed number below 0.
    pub fn is_negative(&self, bits: u32, signedness: Signedness) -> bool {
        signedness == Signed && self.bit(bits.saturating_sub(1))
    }

    /// The limbs, at least two of them.
    pub fn limbs(&self) -> Cow<'_, [u64]> {
        match self {
            Number::Small(number) => vec![*number as u64, (number >> 64) as u64].into(),
            Number::Large(limbs) => Cow::Borrowed(limbs),
        }
    }

    /// An integer of `from` bits, truncated to `to` bits, or extended by copies of its sign, or by
    /// zeros if it is unsigned.
    pub fn resized(&self, from: u32, to: u32, signedness: Signedness) -> Number {
        match self {
            Number::Small(number) if to <= 128 => Number::new(
                wrap(*number as i128, from.into(), signedness) as u128,
                to,
                Unsigned,
            ),
            _ => {
                let size = to.div_ceil(64).max(2) as usize;
                Number::from_limbs(limbs::extend(&self.limbs(), from, signedness, size), to)
            }
        }
    }

    fn negated(&self, bits: u32) -> Number {
        match self {
            Number::Small(number) => Number::new(number.wrapping_neg(), bits, Unsigned),
            Number::Large(limbs) => Number::from_limbs(limbs::negate(limbs), bits),
        }
    }

    /// The magnitude of an integer.
    pub fn magnitude(&self, bits: u32, signedness: Signedness) -> Number {
        match self.is_negative(bits, signedness) {
            true => self.negated(bits),
            false => self.clone(),
        }
    }

    /// The bits of a floating-point number. Bits past its format are ignored.
    pub fn float(&self, format: Float) -> u128 {
        wrap(self.low() as i128, format.bit_size().into(), Unsigned) as u128
    }

    /// An operation on one number.
    ///
    /// # Errors
    ///
    /// [`NoResult::NotOnFloats`].
    pub fn unary(&self, op: UnaryOp, format: Format) -> Result<Number, NoResult> {
        let (bits, signedness) = match format {
            Format::Integer { bits, signedness } => (bits, signedness),
            Format::Float(format) => {
                return Ok(Number::Small(match op {
                    UnaryOp::Neg => format.negate(self.float(format)),
                    UnaryOp::Abs => format.absolute(self.float(format)),
                    UnaryOp::Not => return Err(NoResult::NotOnFloats),
                }));
            }
        };
        Ok(match (op, self) {
            (UnaryOp::Abs, _) => self.magnitude(bits, signedness),
            (UnaryOp::Neg, _) => self.negated(bits),
            (UnaryOp::Not, Number::Small(number)) => Number::new(!number, bits, Unsigned),
            (UnaryOp::Not, Number::Large(limbs)) => {
                Number::from_limbs(limbs.iter().map(|limb| !limb).collect(), bits)
            }
        })
    }

    /// An operation on two numbers of one format.
    ///
    /// # Errors
    ///
    /// [`NoResult`] if the operation has no result.
    pub fn binary(&self, op: BinaryOp, other: &Number, format: Format) -> Result<Number, NoResult> {
        if let Some(orderings) = op.orderings() {
            // A NaN is not equal to any number, and no other relation holds.
            let order = self.compare(other, format);
            let holds = order.map_or(op == BinaryOp::Ne, |order| orderings.contains(&order));
            return Ok(Number::Small(holds.into()));
        }
        match (format, self, other) {
            (Format::Float(format), ..) => {
                let number = format.binary(op, self.float(format), other.float(format));
                number.map(Number::Small).ok_or(NoResult::NotOnFloats)
            }
            (Format::Integer { bits, signedness }, Number::Small(a), Number::Small(b)) => {
                let number = small(op, (bits, signedness), *a, *b)?;
                Ok(Number::new(number, bits, Unsigned))
            }
            (Format::Integer { bits, signedness }, ..) => self.large(op, (bits, signedness), other),
        }
    }

    /// An operation on integers wider than 128 bits.
    fn large(
        &self,
        op: BinaryOp,
        (bits, signedness): (u32, Signedness),
        other: &Number,
    ) -> Result<Number, NoResult> {
        let (a, b) = (&*self.limbs(), &*other.limbs());
        let count = other.unsigned().and_then(|count| u32::try_from(count).ok());
        let count = count.unwrap_or(bits).min(bits);
        let limbs = match op {
            BinaryOp::And => limbs::zip(a, b, |a, b| a & b),
            BinaryOp::Or => limbs::zip(a, b, |a, b| a | b),
            BinaryOp::Xor => limbs::zip(a, b, |a, b| a ^ b),
            BinaryOp::Add => limbs::add(a, b),
            BinaryOp::Sub => limbs::subtract(a, b),
            BinaryOp::Mul => limbs::multiply(a, b),
            BinaryOp::Div | BinaryOp::Mod => {
                if limbs::is_zero(b) {
                    return Err(NoResult::DivisionByZero);
                }
                let magnitudes = (
                    self.magnitude(bits, signedness),
                    other.magnitude(bits, signedness),
                );
                let (quotient, rest) = limbs::divide(&magnitudes.0.limbs(), &magnitudes.1.limbs());
                let negative = self.is_negative(bits, signedness);
                let (result, negative) = match op {
                    BinaryOp::Div => (quotient, negative != other.is_negative(bits, signedness)),
                    _ => (rest, negative),
                };
                if negative {
                    limbs::negate(&result)
                } else {
                    result
                }
            }
            BinaryOp::Shl => limbs::shift_left(a, count),
            BinaryOp::AShr if self.is_negative(bits, Signed) => {
                let extended = limbs::extend(a, bits, Signed, a.len());
                limbs::shift_right(&extended, count, u64::MAX)
            }
            BinaryOp::LShr | BinaryOp::AShr => limbs::shift_right(a, count, 0),
            // The caller handles comparisons.
            BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge => return Ok(Number::Small(0)),
        };
        Ok(Number::from_limbs(limbs, bits))
    }

    /// The order of two numbers of one format; `None` if one of them is a NaN.
    pub fn compare(&self, other: &Number, format: Format) -> Option<Ordering> {
        let (bits, signedness) = match format {
            Format::Integer { bits, signedness } => (bits, signedness),
            Format::Float(format) => {
                return format.compare(self.float(format), other.float(format));
            }
        };
        // Numbers of one sign compare as their bits in two's complement.
        let signs = other
            .is_negative(bits, signedness)
            .cmp(&self.is_negative(bits, signedness));
        Some(signs.then_with(|| match (self, other) {
            (Number::Small(a), Number::Small(b)) => a.cmp(b),
            _ => limbs::compare(&self.limbs(), &other.limbs()),
        }))
    }

    /// The number in another format, with the same value if the format can hold it. Integers wrap.
    /// A conversion to a floating-point format rounds to nearest, ties to even; one from a
    /// floating-point format to an integer truncates.
    pub fn convert(&self, from: Format, to: Format) -> Number {
        match (from, to) {
            (Format::Integer { bits, signedness }, Format::Integer { bits: to, .. }) => {
                self.resized(bits, to, signedness)
            }
            (Format::Integer { bits, signedness }, Format::Float(format)) => {
                let magnitude = self.magnitude(bits, signedness);
                let number = format.of_integer(&magnitude.limbs());
                Number::Small(match self.is_negative(bits, signedness) {
                    true => format.negate(number),
                    false => number,
                })
            }
            (Format::Float(format), Format::Integer { bits, .. }) => {
                let size = bits.div_ceil(64).max(2) as usize;
                Number::from_limbs(format.to_integer(self.float(format), size), bits)
            }
            (Format::Float(from), Format::Float(to)) => {
                Number::Small(from.convert(self.float(from), to))
            }
        }
    }
}

/// An operation on integers of up to 128 bits. The caller clears the bits past the width.
fn small(
    op: BinaryOp,
    (bits, signedness): (u32, Signedness),
    a: u128,
    b: u128,
) -> Result<u128, NoResult> {
    let value = |number: u128| wrap(number as i128, bits.into(), Signed);
    // A shift by the width or more leaves 0.
    let shift = |shifted: fn(u128, u32) -> u128| match u32::try_from(b) {
        Ok(count) if count < bits => shifted(a, count),
        _ => 0,
    };
    let divide = |of_signed: fn(i128, i128) -> i128, of_unsigned: fn(u128, u128) -> u128| match b {
        0 => Err(NoResult::DivisionByZero),
        _ if signedness == Signed => Ok(of_signed(value(a), value(b)) as u128),
        _ => Ok(of_unsigned(a, b)),
    };
    Ok(match op {
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div => divide(i128::wrapping_div, |a, b| a / b)?,
        BinaryOp::Mod => divide(i128::wrapping_rem, |a, b| a % b)?,
        BinaryOp::Shl => shift(|a, count| a << count),
        BinaryOp::LShr => shift(|a, count| a >> count),
        BinaryOp::AShr => (value(a) >> b.min(127)) as u128,
        // The caller handles comparisons.
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
            0
        }
    })
}

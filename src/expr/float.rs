//! Floating-point constants in decimal, for the formats whose numbers `f64` represents exactly.

use crate::ty::{Float as Format, Scalar, Type, TypeKind};
use alloc::format;
use alloc::string::String;

/// The maximum length of the digits of a 16-bit number, since parsing takes quadratic time.
const MAX_LENGTH: usize = 1000;

/// A format whose numbers are written in decimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decimal(Format);

impl Decimal {
    /// The format of a type: `f16`, `bf16`, `f32` or `f64`.
    pub(crate) fn of(ty: Type) -> Option<Decimal> {
        match ty.kind() {
            TypeKind::Scalar(Scalar::Float(
                format @ (Format::F16 | Format::BF16 | Format::F32 | Format::F64),
            )) => Some(Decimal(format)),
            _ => None,
        }
    }

    /// The bits of the number nearest to `value`, ties to even.
    pub(crate) fn nearest(self, value: f64) -> u64 {
        Format::F64.convert(value.to_bits().into(), self.0) as u64
    }

    /// The bits of the number nearest to the digits, rounded once. The digits have no sign.
    pub(crate) fn parse(self, digits: &str) -> Option<u64> {
        // The standard library defines the syntax of a number.
        let wide: f64 = digits.parse().ok()?;
        Some(match self.0 {
            Format::F64 => wide.to_bits(),
            Format::F32 => digits.parse::<f32>().ok()?.to_bits().into(),
            _ if digits.len() > MAX_LENGTH => return None,
            _ => self.0.parse(digits)? as u64,
        })
    }

    /// The bits of the negative number with the same digits.
    pub(crate) fn negate(self, bits: u64) -> u64 {
        bits ^ 1 << (self.0.bit_size() - 1)
    }

    /// Returns decimal digits that are parsed as the same bits; `None` if the bits are not a finite
    /// number. `number` has the bits, possibly as a negative integer.
    pub(crate) fn text(self, number: i128) -> Option<String> {
        let size = self.0.bit_size();
        let fits = number >= -(1 << (size - 1)) && number < 1 << size;
        let bits = (number & ((1 << size) - 1)) as u128;
        let wide = Some(f64::from_bits(self.0.convert(bits, Format::F64) as u64))
            .filter(|value| fits && value.is_finite())?;
        Some(match self.0 {
            Format::F64 => format!("{wide:?}"),
            // The shortest digits that distinguish the number from its neighbours in 32 bits.
            _ => format!("{:?}", wide as f32),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decimal(name: &str) -> Decimal {
        Decimal(if name == "f16" {
            Format::F16
        } else {
            Format::BF16
        })
    }

    /// Every finite number of 16 bits, of either sign.
    #[test]
    fn what_is_written_is_read_as_the_same_bits() {
        for format in ["f16", "bf16"].map(decimal) {
            let mut finite = 0;
            for bits in 0..=u16::MAX {
                let Some(text) = format.text(bits.into()) else {
                    continue;
                };
                finite += 1;
                let read = match text.strip_prefix('-') {
                    Some(digits) => format.parse(digits).map(|bits| format.negate(bits)),
                    None => format.parse(&text),
                };
                assert_eq!(read, Some(bits.into()), "{text}");
                assert_eq!(format.text((bits as i16).into()), Some(text));
            }
            // All except both signs of the largest exponent: 10 bits of fraction, or 7.
            assert_eq!(
                finite,
                (1 << 16) - (2 << if format == decimal("f16") { 10 } else { 7 })
            );
        }
    }

    #[test]
    fn numbers_are_rounded_once() {
        // 1 + 2^-11 is halfway between 1 and 1 + 2^-10, the next number of binary16. A number
        // slightly larger is nearer to the latter, but binary64 cannot distinguish the two.
        let half = decimal("f16");
        assert_eq!(half.parse("1.00048828125"), Some(0x3c00));
        assert_eq!(
            half.parse("1.0004882812500000000000000000001"),
            Some(0x3c01)
        );
        assert_eq!(
            half.parse("1.0004882812499999999999999999999"),
            Some(0x3c00)
        );
        // 2.25 = 1.001b · 2^1: the exponent is 15 + 1, the fraction 0010000000b.
        assert_eq!(
            half.parse("2.25").map(|bits| half.negate(bits)),
            Some(0xc080)
        );
        assert_eq!(half.nearest(-2.25), 0xc080);
        // In bfloat16, the exponent is 127 + 1, the fraction 0010000b.
        assert_eq!(decimal("bf16").parse("2.25"), Some(0x4010));
        // 65520 is halfway to the first number that binary16 does not have.
        assert_eq!(half.parse("65519.999"), Some(0x7bff));
        assert_eq!(half.parse("65520.0"), Some(0x7c00));
        assert_eq!(half.parse("1e-999999999999"), Some(0));
        assert_eq!(half.parse("1e999999999999"), Some(0x7c00));
        assert_eq!(half.negate(0x7c00), 0xfc00);
    }

    #[test]
    fn what_is_no_number_is_none() {
        for text in [
            "", ".", "e", "1e", "1e+", "1.2.3", "1e5e5", "1e5.0", "0x1p3", "1_0.0", "١",
        ] {
            for format in [Format::F16, Format::BF16, Format::F32, Format::F64] {
                assert_eq!(Decimal(format).parse(text), None, "{text}");
            }
        }
        let long = alloc::string::String::from("1.") + &"3".repeat(MAX_LENGTH);
        assert_eq!(decimal("f16").parse(&long), None);
        assert_eq!(
            Decimal(Format::F64).parse(&long),
            Some((4.0f64 / 3.0).to_bits())
        );
    }
}

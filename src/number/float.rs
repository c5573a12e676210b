//! Floating-point numbers: IEEE 754's binary16, binary32, binary64 and binary128, x87's 80 bits,
//! and bfloat16's 16 bits.
//!
//! A number is represented by its bits, the low bits of a `u128`. Rust computes with binary32 and
//! binary64; `rustc_apfloat` computes with the other formats, and converts between the formats.
//! Results are rounded to nearest, ties to even.

use super::BinaryOp;
use super::Signedness;
use super::limbs;
use crate::ty::Float;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Ordering;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float as _, FloatConvert, Round};

/// Evaluates an expression in which `$type` is the type of `rustc_apfloat` for a format.
macro_rules! with_type {
    ($format:expr, $type:ident => $body:expr) => {
        match $format {
            Float::F16 => {
                type $type = Half;
                $body
            }
            Float::BF16 => {
                type $type = BFloat;
                $body
            }
            Float::F32 => {
                type $type = Single;
                $body
            }
            Float::F64 => {
                type $type = Double;
                $body
            }
            Float::F80 => {
                type $type = X87DoubleExtended;
                $body
            }
            Float::F128 => {
                type $type = Quad;
                $body
            }
        }
    };
}

impl Float {
    fn sign(self) -> u128 {
        1 << (self.bit_size() - 1)
    }

    pub(super) fn negate(self, number: u128) -> u128 {
        number ^ self.sign()
    }

    pub(super) fn absolute(self, number: u128) -> u128 {
        number & !self.sign()
    }

    /// A sum, difference, product or quotient; `None` for all other operations.
    pub(super) fn binary(self, op: BinaryOp, a: u128, b: u128) -> Option<u128> {
        macro_rules! compute {
            ($a:expr, $b:expr) => {
                match op {
                    BinaryOp::Add => $a + $b,
                    BinaryOp::Sub => $a - $b,
                    BinaryOp::Mul => $a * $b,
                    BinaryOp::Div => $a / $b,
                    _ => return None,
                }
            };
        }
        Some(match self {
            Float::F32 => compute!(f32::from_bits(a as u32), f32::from_bits(b as u32))
                .to_bits()
                .into(),
            Float::F64 => compute!(f64::from_bits(a as u64), f64::from_bits(b as u64))
                .to_bits()
                .into(),
            _ => with_type!(self, F => compute!(F::from_bits(a), F::from_bits(b)).value.to_bits()),
        })
    }

    /// The number in the largest format, which holds the numbers of all others.
    fn widened(self, number: u128) -> Quad {
        with_type!(self, F => FloatConvert::<Quad>::convert(F::from_bits(number), &mut false).value)
    }

    /// The order of two numbers; `None` if one of them is a NaN.
    pub(super) fn compare(self, a: u128, b: u128) -> Option<Ordering> {
        self.widened(a).partial_cmp(&self.widened(b))
    }

    /// The number in another format.
    pub(crate) fn convert(self, number: u128, to: Float) -> u128 {
        if self == to {
            return number;
        }
        with_type!(to, F => FloatConvert::<F>::convert(self.widened(number), &mut false).value.to_bits())
    }

    /// The number nearest to an unsigned integer.
    pub(super) fn of_integer(self, magnitude: &[u64]) -> u128 {
        // No format's significand has more than 113 bits. Of the bits below the highest 120,
        // rounding depends only on whether any is set (a sticky bit).
        let cut = limbs::length(magnitude).saturating_sub(120);
        let mut number = limbs::low(&limbs::shift_right(magnitude, cut, 0));
        if (0..cut).any(|bit| limbs::bit(magnitude, bit)) {
            number |= 1;
        }
        let exponent = i32::try_from(cut).unwrap_or(i32::MAX);
        let bits = with_type!(self, F => F::from_u128(number).value.to_bits());
        // A shifted number has 120 bits, so scaling by a positive power of two is exact or gives
        // infinity.
        if cut == 0 {
            bits
        } else {
            with_type!(self, F => F::from_bits(bits).scalbn(exponent).to_bits())
        }
    }

    /// The number truncated to an integer of `size` limbs in two's complement. A NaN gives 0, and
    /// an infinity gives the largest or smallest integer of this size.
    pub(super) fn to_integer(self, number: u128, size: usize) -> Vec<u64> {
        let wide = self.widened(number);
        let exact = &mut false;
        if wide.is_infinite() {
            let mut largest = alloc::vec![u64::MAX; size];
            if let Some(last) = largest.last_mut() {
                *last >>= 1;
            }
            return if wide.is_negative() {
                largest.iter().map(|limb| !limb).collect()
            } else {
                largest
            };
        }
        let (magnitude, shift) = match wide.abs().ilogb() {
            // A number this large has no fraction.
            exponent @ 120..=0x4000 => (wide.abs().scalbn(120 - exponent), exponent as u32 - 120),
            _ => (wide.abs(), 0),
        };
        let whole = magnitude.to_u128_r(128, Round::TowardZero, exact).value;
        let whole = limbs::extend(
            &[whole as u64, (whole >> 64) as u64],
            128,
            Signedness::Unsigned,
            size.max(2),
        );
        let mut shifted = limbs::shift_left(&whole, shift);
        shifted.truncate(size);
        if wide.is_negative() {
            limbs::negate(&shifted)
        } else {
            shifted
        }
    }

    /// The number nearest to the digits; `None` if they are not a number.
    pub(crate) fn parse(self, digits: &str) -> Option<u128> {
        with_type!(self, F => digits.parse::<F>().ok().map(F::to_bits))
    }

    /// The number in text, with enough digits to distinguish it from others of its format.
    pub(crate) fn text(self, number: u128) -> String {
        match self {
            Float::F16 | Float::BF16 | Float::F32 => {
                f32::from_bits(self.convert(number, Float::F32) as u32).to_string()
            }
            Float::F64 => f64::from_bits(number as u64).to_string(),
            Float::F80 | Float::F128 => {
                with_type!(self, F => F::from_bits(number).to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    /// 1.5 in each format, by the format's definition: the sign, the biased exponent, and the
    /// highest bit of the fraction.
    const ONE_AND_A_HALF: [(Float, u128); 6] = [
        (Float::F16, 0x3e00),
        (Float::BF16, 0x3fc0),
        (Float::F32, 0x3fc0_0000),
        (Float::F64, 0x3ff8_0000_0000_0000),
        (Float::F80, 0x3fff_c000_0000_0000_0000),
        (Float::F128, 0x3fff_8000_0000_0000_0000_0000_0000_0000),
    ];

    #[test]
    fn formats_convert_and_compute() {
        for (format, number) in ONE_AND_A_HALF {
            assert_eq!(format.text(number), "1.5", "{format:?}");
            for (other, same) in ONE_AND_A_HALF {
                assert_eq!(format.convert(number, other), same, "{format:?} {other:?}");
            }
            // 1.5 + 1.5 = 3, 3 * 1.5 = 4.5, 4.5 / 1.5 - 1.5 = 1.5.
            let compute = |op, a, b| format.binary(op, a, b).unwrap();
            let three = compute(BinaryOp::Add, number, number);
            assert_eq!(format.text(three), "3");
            let product = compute(BinaryOp::Mul, three, number);
            assert_eq!(format.text(product), "4.5");
            let quotient = compute(BinaryOp::Div, product, number);
            assert_eq!(compute(BinaryOp::Sub, quotient, number), number);
            assert_eq!(format.binary(BinaryOp::Mod, number, number), None);
            assert_eq!(format.compare(three, number), Some(Ordering::Greater));
            assert_eq!(format.to_integer(format.negate(product), 1), [-4i64 as u64]);
            assert_eq!(format.of_integer(&[3]), three);
            let none = compute(BinaryOp::Div, 0, 0);
            assert_eq!(format.compare(none, none), None);
            assert_eq!(format.to_integer(none, 1), [0]);
        }
    }

    /// 2²⁰⁰ + 1 is rounded to 2²⁰⁰ in all formats whose range includes it: their significands have
    /// at most 113 bits.
    #[test]
    fn large_integers_are_rounded_once() {
        let power = |bit: usize| {
            let mut limbs = vec![0u64; 5];
            limbs[bit / 64] = 1 << (bit % 64);
            limbs
        };
        let mut more = power(200);
        more[0] = 1;
        for format in [Float::F64, Float::F80, Float::F128] {
            let number = format.of_integer(&more);
            assert_eq!(number, format.of_integer(&power(200)));
            assert_eq!(format.to_integer(number, 5), power(200));
            assert_eq!(
                limbs::add(&format.to_integer(format.negate(number), 5), &power(200)),
                [0; 5]
            );
        }
        // 2⁵³ + 1 is halfway between two doubles and is rounded to the even one, the lower. With a
        // further bit set far below, the upper double is nearer.
        let between = limbs::shift_left(&[(1 << 53) + 1, 0, 0, 0, 0], 147);
        let even = Float::F64.of_integer(&between);
        let above = Float::F64.of_integer(&limbs::add(&between, &[1, 0, 0, 0, 0]));
        assert_eq!(above, even + 1);
        // 2¹²⁸ exceeds the range of binary32, so it becomes infinity.
        assert_eq!(Float::F32.of_integer(&power(128)), 0x7f80_0000);
        assert_eq!(Float::F32.to_integer(0xff80_0000, 1), [1 << 63]);
    }
}

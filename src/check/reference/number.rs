//! Integers of any width in the simplest form: a sequence of bits, the least significant first.

use crate::ty::Signedness::{self, Signed, Unsigned};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The maximum width of numbers that are multiplied and divided, which takes quadratic time.
const MAX_WIDTH: usize = 1 << 13;

/// The reason why an operation on two numbers has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NumberError {
    ByZero,
    TooWide,
}

/// True if the number is below zero.
pub(super) fn is_negative(bits: &[bool], signedness: Signedness) -> bool {
    signedness == Signed && bits.last() == Some(&true)
}

/// Returns a number truncated, or extended by zeros or by its sign.
pub(super) fn resized(bits: &[bool], width: usize, signedness: Signedness) -> Vec<bool> {
    let above = is_negative(bits, signedness);
    bits.iter()
        .copied()
        .chain(core::iter::repeat(above))
        .take(width)
        .collect()
}

/// Returns the low `width` bits of an unsigned number.
pub(super) fn of(number: u128, width: usize) -> Vec<bool> {
    (0..width)
        .map(|at| at < 128 && number >> at & 1 != 0)
        .collect()
}

/// Returns an unsigned number; `None` if it does not fit in 128 bits.
pub(super) fn unsigned(bits: &[bool]) -> Option<u128> {
    let fits = bits.iter().skip(128).all(|bit| !bit);
    let low = bits
        .iter()
        .take(128)
        .rev()
        .fold(0u128, |number, bit| number << 1 | u128::from(*bit));
    fits.then_some(low)
}

/// Returns a number in two's complement; `None` if it does not fit in 128 bits.
pub(super) fn signed(bits: &[bool]) -> Option<i128> {
    let sign = bits.last() == Some(&true);
    let fits = bits.iter().skip(127).all(|bit| *bit == sign);
    let low = resized(bits, 128, Signed);
    fits.then(|| {
        low.iter()
            .rev()
            .fold(0u128, |number, bit| number << 1 | u128::from(*bit)) as i128
    })
}

fn is_zero(bits: &[bool]) -> bool {
    bits.iter().all(|bit| !bit)
}

/// Computes `a + b` plus the carry, 0 or 1, as wide as `a`.
fn sum(a: &[bool], b: impl Iterator<Item = bool>, carry: u8) -> Vec<bool> {
    let mut result = Vec::with_capacity(a.len());
    let mut carry = carry;
    for (a, b) in a.iter().copied().zip(b) {
        let ones = u8::from(a) + u8::from(b) + carry;
        result.push(ones & 1 != 0);
        carry = ones >> 1;
    }
    result
}

pub(super) fn add(a: &[bool], b: &[bool]) -> Vec<bool> {
    sum(a, b.iter().copied(), 0)
}

pub(super) fn sub(a: &[bool], b: &[bool]) -> Vec<bool> {
    sum(a, b.iter().map(|bit| !bit), 1)
}

pub(super) fn neg(a: &[bool]) -> Vec<bool> {
    sub(&vec![false; a.len()], a)
}

pub(super) fn mul(a: &[bool], b: &[bool]) -> Result<Vec<bool>, NumberError> {
    if a.len() > MAX_WIDTH {
        return Err(NumberError::TooWide);
    }
    let mut result = vec![false; a.len()];
    // Adds `a`, shifted left, for each bit of `b` that is 1.
    for (moved, _) in b.iter().enumerate().filter(|(_, bit)| **bit) {
        let addend = core::iter::repeat_n(false, moved).chain(a.iter().copied());
        result = sum(&result, addend, 0);
    }
    Ok(result)
}

/// Returns the quotient and the remainder of unsigned numbers, by long division.
fn divided(a: &[bool], b: &[bool]) -> Result<(Vec<bool>, Vec<bool>), NumberError> {
    if is_zero(b) {
        return Err(NumberError::ByZero);
    }
    if a.len() > MAX_WIDTH {
        return Err(NumberError::TooWide);
    }
    let width = a.len();
    // The remainder is shifted left, so it has one more bit.
    let wide = resized(b, width + 1, Unsigned);
    let mut quotient = vec![false; width];
    let mut rest = vec![false; width + 1];
    for at in (0..width).rev() {
        rest.pop();
        rest.insert(0, a[at]);
        if compare(&rest, &wide, Unsigned) != Ordering::Less {
            rest = sub(&rest, &wide);
            quotient[at] = true;
        }
    }
    rest.pop();
    Ok((quotient, rest))
}

/// Returns the quotient, rounded toward zero, and the remainder, which has the sign of the
/// dividend.
pub(super) fn div_rem(
    a: &[bool],
    b: &[bool],
    signedness: Signedness,
) -> Result<(Vec<bool>, Vec<bool>), NumberError> {
    let is_negative = |bits: &[bool]| is_negative(bits, signedness);
    let size = |bits: &[bool]| {
        if is_negative(bits) {
            neg(bits)
        } else {
            bits.to_vec()
        }
    };
    let (quotient, rest) = divided(&size(a), &size(b))?;
    let quotient = if is_negative(a) != is_negative(b) {
        neg(&quotient)
    } else {
        quotient
    };
    let rest = if is_negative(a) { neg(&rest) } else { rest };
    Ok((quotient, rest))
}

/// Returns the number of bits of a shift by an unsigned count, at most `width`.
fn distance(count: &[bool], width: usize) -> usize {
    let count = unsigned(count).and_then(|count| usize::try_from(count).ok());
    count.map_or(width, |count| count.min(width))
}

pub(super) fn shifted_left(a: &[bool], count: &[bool]) -> Vec<bool> {
    let zeros = core::iter::repeat_n(false, distance(count, a.len()));
    zeros.chain(a.iter().copied()).take(a.len()).collect()
}

/// Returns a number shifted right. Its new upper bits are zeros, or copies of its sign.
pub(super) fn shifted_right(a: &[bool], count: &[bool], signedness: Signedness) -> Vec<bool> {
    let fill = is_negative(a, signedness);
    let distance = distance(count, a.len());
    let filled = core::iter::repeat_n(fill, distance);
    a.iter().copied().skip(distance).chain(filled).collect()
}

pub(super) fn compare(a: &[bool], b: &[bool], signedness: Signedness) -> Ordering {
    let sign = |bits: &[bool]| is_negative(bits, signedness);
    // A negative number is less than any other; numbers of equal sign compare by their bits.
    sign(b)
        .cmp(&sign(a))
        .then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERS: [i128; 13] = [0, 1, 2, 3, 7, 8, 100, 127, -1, -2, -3, -100, -128];

    fn eight(number: i128) -> Vec<bool> {
        of(number as u128, 8)
    }

    /// Compares with Rust's 8-bit integers.
    #[test]
    fn numbers_of_eight_bits_are_those_of_the_machine() {
        for (a, b) in NUMBERS
            .iter()
            .flat_map(|a| NUMBERS.iter().map(move |b| (*a as i8, *b as i8)))
        {
            let (x, y) = (eight(a.into()), eight(b.into()));
            let number = |bits: &[bool]| signed(bits).unwrap() as i8;
            assert_eq!(number(&add(&x, &y)), a.wrapping_add(b));
            assert_eq!(number(&sub(&x, &y)), a.wrapping_sub(b));
            assert_eq!(number(&mul(&x, &y).unwrap()), a.wrapping_mul(b));
            assert_eq!(number(&neg(&x)), a.wrapping_neg());
            assert_eq!(compare(&x, &y, Signed), a.cmp(&b));
            assert_eq!(compare(&x, &y, Unsigned), (a as u8).cmp(&(b as u8)));
            let (p, q) = (a as u8, b as u8);
            if b == 0 {
                assert_eq!(div_rem(&x, &y, Signed), Err(NumberError::ByZero));
                continue;
            }
            let (quotient, rest) = div_rem(&x, &y, Signed).unwrap();
            assert_eq!(
                (number(&quotient), number(&rest)),
                (a.wrapping_div(b), a.wrapping_rem(b)),
                "{a} / {b}"
            );
            let (quotient, rest) = div_rem(&x, &y, Unsigned).unwrap();
            assert_eq!(
                (unsigned(&quotient), unsigned(&rest)),
                (Some((p / q).into()), Some((p % q).into()))
            );
        }
    }

    #[test]
    fn shifts_by_the_width_or_more_leave_nothing_or_signs() {
        for (distance, left, logical, arithmetic) in [
            (0, -100, 156, -100),
            (1, 56, 78, -50),
            (7, 0, 1, -1),
            (8, 0, 0, -1),
            (-1, 0, 0, -1),
        ] {
            let (number, distance) = (eight(-100), eight(distance));
            assert_eq!(signed(&shifted_left(&number, &distance)), Some(left));
            assert_eq!(
                unsigned(&shifted_right(&number, &distance, Unsigned)),
                Some(logical)
            );
            assert_eq!(
                signed(&shifted_right(&number, &distance, Signed)),
                Some(arithmetic)
            );
        }
    }

    #[test]
    fn wide_numbers_are_truncated_and_extended() {
        assert_eq!(signed(&resized(&eight(-3), 200, Signed)), Some(-3));
        assert_eq!(unsigned(&resized(&eight(-3), 200, Signed)), None);
        assert_eq!(unsigned(&resized(&eight(-3), 200, Unsigned)), Some(253));
        assert_eq!(unsigned(&resized(&eight(-3), 4, Signed)), Some(13));
        assert_eq!(signed(&of(u128::MAX, 128)), Some(-1));
        assert_eq!(signed(&of(u128::MAX, 129)), None);
    }
}

//! Arithmetic on integers of any width, in limbs of 64 bits, the least significant first.
//!
//! A number has as many limbs as its type needs, in two's complement; the operands of an operation
//! have equally many. Results may have bits past the type's width, which [`truncate`] clears.

use super::Signedness;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Clears all bits from `bits` on, and resizes the number to the limbs that it needs.
pub(super) fn truncate(mut number: Vec<u64>, bits: u32) -> Vec<u64> {
    number.resize(bits.div_ceil(64) as usize, 0);
    if let Some(last) = number.last_mut()
        && !bits.is_multiple_of(64)
    {
        *last &= (1 << (bits % 64)) - 1;
    }
    number
}

/// The number of `bits` bits in more or fewer limbs. Copies of the sign, bit `bits - 1`, extend a
/// signed number.
pub(super) fn extend(number: &[u64], bits: u32, signedness: Signedness, limbs: usize) -> Vec<u64> {
    let negative = signedness == Signedness::Signed && bit(number, bits.saturating_sub(1));
    let mut extended = truncate(number.to_vec(), bits);
    if negative
        && !bits.is_multiple_of(64)
        && let Some(last) = extended.last_mut()
    {
        *last |= u64::MAX << (bits % 64);
    }
    extended.resize(limbs, if negative { u64::MAX } else { 0 });
    extended
}

pub(super) fn bit(number: &[u64], bit: u32) -> bool {
    number
        .get(bit as usize / 64)
        .is_some_and(|limb| limb >> (bit % 64) & 1 != 0)
}

pub(super) fn is_zero(number: &[u64]) -> bool {
    number.iter().all(|limb| *limb == 0)
}

/// The number of limbs up to the last that is not zero.
fn significant(number: &[u64]) -> usize {
    number
        .iter()
        .rposition(|limb| *limb != 0)
        .map_or(0, |last| last + 1)
}

/// The number of bits up to the last that is set.
pub(super) fn length(number: &[u64]) -> u32 {
    let limbs = significant(number);
    let top = limbs
        .checked_sub(1)
        .and_then(|last| number.get(last))
        .map_or(0, |limb| limb.leading_zeros());
    limbs as u32 * 64 - top
}

/// The low 128 bits.
pub(super) fn low(number: &[u64]) -> u128 {
    let limb = |index| u128::from(number.get(index).copied().unwrap_or(0));
    limb(0) | limb(1) << 64
}

pub(super) fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

pub(super) fn zip(a: &[u64], b: &[u64], operation: impl Fn(u64, u64) -> u64) -> Vec<u64> {
    a.iter().zip(b).map(|(a, b)| operation(*a, *b)).collect()
}

pub(super) fn add(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut carry = false;
    let add = |(a, b): (&u64, &u64)| {
        let (sum, first) = a.overflowing_add(*b);
        let (sum, second) = sum.overflowing_add(u64::from(carry));
        carry = first || second;
        sum
    };
    a.iter().zip(b).map(add).collect()
}

/// Subtracts the second number from the first and returns the borrow out of it.
fn subtract_from<'a>(from: &mut [u64], number: impl Iterator<Item = &'a u64>) -> bool {
    let mut borrow = false;
    for (from, limb) in from.iter_mut().zip(number) {
        let (difference, first) = from.overflowing_sub(*limb);
        let (difference, second) = difference.overflowing_sub(u64::from(borrow));
        *from = difference;
        borrow = first || second;
    }
    borrow
}

pub(super) fn subtract(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut difference = a.to_vec();
    subtract_from(&mut difference, b.iter());
    difference
}

pub(super) fn negate(number: &[u64]) -> Vec<u64> {
    subtract(&vec![0; number.len()], number)
}

/// The product, with as many limbs as the operands.
pub(super) fn multiply(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut product = vec![0; a.len()];
    for (index, a) in a.iter().enumerate().filter(|(_, limb)| **limb != 0) {
        let mut carry = 0u128;
        for (place, b) in product.iter_mut().skip(index).zip(b) {
            let sum = u128::from(*place) + u128::from(*a) * u128::from(*b) + carry;
            *place = sum as u64;
            carry = sum >> 64;
        }
    }
    product
}

pub(super) fn shift_left(number: &[u64], count: u32) -> Vec<u64> {
    let (limbs, bits) = (count as usize / 64, count % 64);
    let at = |index: Option<usize>| {
        index
            .and_then(|index| number.get(index))
            .copied()
            .unwrap_or(0)
    };
    let limb = |index: usize| {
        let low = if bits == 0 {
            0
        } else {
            at(index.checked_sub(limbs + 1)) >> (64 - bits)
        };
        at(index.checked_sub(limbs)) << bits | low
    };
    (0..number.len()).map(limb).collect()
}

pub(super) fn shift_right(number: &[u64], count: u32, fill: u64) -> Vec<u64> {
    let (limbs, bits) = (count as usize / 64, count % 64);
    let at = |index: usize| number.get(index).copied().unwrap_or(fill);
    let limb = |index: usize| {
        let high = if bits == 0 {
            0
        } else {
            at(index + limbs + 1) << (64 - bits)
        };
        at(index + limbs) >> bits | high
    };
    (0..number.len()).map(limb).collect()
}

/// Estimates a limb of the quotient; the result may be one too large. `high` are the two highest
/// limbs of the rest, and `next` is the limb below them. `first` is the highest limb of the
/// divisor, and `second` the limb below it.
fn estimate((high, next): (u128, u128), (first, second): (u128, u128)) -> u64 {
    let (mut guess, mut left) = (high / first, high % first);
    while guess >> 64 != 0 || guess * second > (left << 64 | next) {
        guess -= 1;
        left += first;
        if left >> 64 != 0 {
            break;
        }
    }
    guess as u64
}

/// The quotient and the remainder of unsigned numbers. The divisor is not zero.
///
/// This is long division in base 2⁶⁴. Both numbers are shifted until the divisor's top bit is set.
/// Then the two highest limbs of the divisor are enough to [`estimate`] each limb of the quotient.
pub(super) fn divide(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let size = a.len();
    let (m, n) = (significant(a), significant(b));
    let mut quotient = vec![0; size];
    let Some(&top) = n.checked_sub(1).and_then(|last| b.get(last)) else {
        return (quotient, a.to_vec());
    };
    if m < n {
        return (quotient, a.to_vec());
    }
    let shift = top.leading_zeros();
    let mut divisor = shift_left(b, shift);
    divisor.truncate(n);
    // One more limb for the highest limb of a product, and for the bits that are shifted out.
    divisor.push(0);
    let mut rest = a.to_vec();
    rest.push(0);
    rest = shift_left(&rest, shift);
    let digit = |number: &[u64], index: Option<usize>| {
        u128::from(index.and_then(|at| number.get(at)).copied().unwrap_or(0))
    };
    let first = digit(&divisor, Some(n - 1));
    let second = digit(&divisor, n.checked_sub(2));
    for j in (0..=m - n).rev() {
        let high = digit(&rest, Some(j + n)) << 64 | digit(&rest, Some(j + n - 1));
        let next = digit(&rest, (j + n).checked_sub(2));
        let mut guess = estimate((high, next), (first, second));
        let mut factor = vec![0; n];
        factor.insert(0, guess);
        let product = multiply(&factor, &divisor);
        let Some(window) = rest.get_mut(j..=j + n) else {
            break;
        };
        if subtract_from(window, product.iter()) {
            // The estimate was one too large.
            guess -= 1;
            window.copy_from_slice(&add(window, &divisor));
        }
        if let Some(place) = quotient.get_mut(j) {
            *place = guess;
        }
    }
    let mut remainder = shift_right(&rest, shift, 0);
    remainder.truncate(size);
    (quotient, remainder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Limbs that are often 0 or all ones, where errors in carries and estimates occur.
    fn limb() -> impl Strategy<Value = u64> {
        prop_oneof![
            Just(0),
            Just(u64::MAX),
            Just(1 << 63),
            Just(1),
            any::<u64>()
        ]
    }

    fn split(number: u128) -> Vec<u64> {
        vec![number as u64, (number >> 64) as u64]
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, cases: 3000, ..ProptestConfig::default() })]

        /// In two limbs, results are those of Rust's integers.
        #[test]
        fn two_limbs_are_a_u128(a in (limb(), limb()), b in (limb(), limb()), count in 0u32..128) {
            let whole = |(low, high): (u64, u64)| u128::from(low) | u128::from(high) << 64;
            let (a, b) = (whole(a), whole(b));
            let (x, y) = (split(a), split(b));
            prop_assert_eq!(low(&add(&x, &y)), a.wrapping_add(b));
            prop_assert_eq!(low(&subtract(&x, &y)), a.wrapping_sub(b));
            prop_assert_eq!(low(&multiply(&x, &y)), a.wrapping_mul(b));
            prop_assert_eq!(low(&negate(&x)), a.wrapping_neg());
            prop_assert_eq!(low(&shift_left(&x, count)), a << count);
            prop_assert_eq!(low(&shift_right(&x, count, 0)), a >> count);
            let fill = if (a as i128) < 0 { u64::MAX } else { 0 };
            prop_assert_eq!(low(&shift_right(&x, count, fill)), ((a as i128) >> count) as u128);
            prop_assert_eq!(compare(&x, &y), a.cmp(&b));
            prop_assert_eq!(length(&x), 128 - a.leading_zeros());
            if let (Some(quotient), Some(remainder)) = (a.checked_div(b), a.checked_rem(b)) {
                let got = divide(&x, &y);
                prop_assert_eq!((low(&got.0), low(&got.1)), (quotient, remainder));
            }
        }

        /// In more limbs, quotient and remainder satisfy their definition.
        #[test]
        fn division_undoes_multiplication(
            a in proptest::collection::vec(limb(), 6), b in proptest::collection::vec(limb(), 6), limbs in 1usize..6,
        ) {
            let b: Vec<u64> = b.iter().enumerate().map(|(index, limb)| if index < limbs { *limb } else { 0 }).collect();
            prop_assume!(!is_zero(&b));
            let (quotient, remainder) = divide(&a, &b);
            prop_assert_eq!(compare(&remainder, &b), Ordering::Less);
            prop_assert_eq!(add(&multiply(&quotient, &b), &remainder), a);
        }
    }
}

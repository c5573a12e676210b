//! Sequences of bits in bytes, in the target's bit order.

use crate::target::ByteOrder;

fn shift(order: ByteOrder, bit: usize) -> usize {
    match order {
        ByteOrder::Little => bit % 8,
        ByteOrder::Big => 7 - bit % 8,
    }
}

/// Returns the bit at an index; 0 past the end.
pub(super) fn get(bytes: &[u8], bit: usize, order: ByteOrder) -> bool {
    bytes
        .get(bit / 8)
        .is_some_and(|byte| byte >> shift(order, bit) & 1 != 0)
}

/// Sets the bit at an index to 1; does nothing past the end.
pub(super) fn set(bytes: &mut [u8], bit: usize, order: ByteOrder) {
    if let Some(byte) = bytes.get_mut(bit / 8) {
        *byte |= 1 << shift(order, bit);
    }
}

/// Sets the bit at an index to 0; does nothing past the end.
pub(super) fn clear(bytes: &mut [u8], bit: usize, order: ByteOrder) {
    if let Some(byte) = bytes.get_mut(bit / 8) {
        *byte &= !(1 << shift(order, bit));
    }
}

/// Copies `count` bits from a bit of one sequence to a bit of another. Both must be long enough.
pub(super) fn copy(
    (from, from_bit): (&[u8], usize),
    (to, to_bit): (&mut [u8], usize),
    count: usize,
    order: ByteOrder,
) {
    let mut done = 0;
    if from_bit.is_multiple_of(8) && to_bit.is_multiple_of(8) {
        let whole = count / 8;
        if let (Some(from), Some(to)) = (
            from.get(from_bit / 8..from_bit / 8 + whole),
            to.get_mut(to_bit / 8..to_bit / 8 + whole),
        ) {
            to.copy_from_slice(from);
            done = whole * 8;
        }
    }
    for bit in done..count {
        match get(from, from_bit + bit, order) {
            true => set(to, to_bit + bit, order),
            false => clear(to, to_bit + bit, order),
        }
    }
}

/// Returns the number in whole bytes, modulo 2¹²⁸.
pub(super) fn number(bytes: &[u8], order: ByteOrder) -> u128 {
    let fold = |value: u128, byte: &u8| value << 8 | u128::from(*byte);
    match order {
        ByteOrder::Little => bytes.iter().rev().fold(0, fold),
        ByteOrder::Big => bytes.iter().fold(0, fold),
    }
}

/// Fills bytes with the low bits of a number.
pub(super) fn store(bytes: &mut [u8], value: u128, order: ByteOrder) {
    let size = bytes.len();
    for (index, byte) in bytes.iter_mut().enumerate() {
        let significance = match order {
            ByteOrder::Little => index,
            ByteOrder::Big => size - 1 - index,
        };
        *byte = value.checked_shr(significance as u32 * 8).unwrap_or(0) as u8;
    }
}

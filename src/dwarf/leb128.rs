//! LEB128 numbers (DWARF 5 section 7.6).

use alloc::vec::Vec;

/// Calls `put` with each byte of an unsigned number, in the fewest bytes.
#[inline]
pub(crate) fn unsigned(mut value: u64, mut put: impl FnMut(u8)) {
    while value >= 0x80 {
        put(value as u8 | 0x80);
        value >>= 7;
    }
    put(value as u8);
}

/// Calls `put` with each byte of a signed number, in the fewest bytes.
#[inline]
pub(crate) fn signed(mut value: i64, mut put: impl FnMut(u8)) {
    // The loop ends when the remaining bits all equal the sign bit of the last byte.
    while !(-0x40..0x40).contains(&value) {
        put(value as u8 | 0x80);
        value >>= 7;
    }
    put(value as u8 & 0x7f);
}

/// Appends an unsigned number in the fewest bytes.
pub(crate) fn write_unsigned(bytes: &mut Vec<u8>, value: u64) {
    unsigned(value, |byte| bytes.push(byte));
}

/// Appends a signed number in the fewest bytes.
pub(crate) fn write_signed(bytes: &mut Vec<u8>, value: i64) {
    signed(value, |byte| bytes.push(byte));
}

/// Fills a field with an unsigned number, padded to the field's size and truncated to it.
pub(crate) fn fill_unsigned(field: &mut [u8], mut value: u64) {
    let last = field.len().saturating_sub(1);
    for (index, byte) in field.iter_mut().enumerate() {
        *byte = (value & 0x7f) as u8 | if index < last { 0x80 } else { 0 };
        value >>= 7;
    }
}

/// The number of bytes that [`write_unsigned`] appends.
pub(crate) fn unsigned_len(value: u64) -> usize {
    (64 - (value | 1).leading_zeros() as usize).div_ceil(7)
}

/// The number of bytes that [`write_signed`] appends.
pub(super) fn signed_len(value: i64) -> usize {
    // The bits of the magnitude and a sign bit.
    let magnitude = if value < 0 { !value } else { value } as u64;
    (65 - magnitude.leading_zeros() as usize).div_ceil(7)
}

/// The reason why a number cannot be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unreadable {
    /// The bytes end inside the number.
    Truncated,
    /// The number does not fit in 64 bits.
    TooLarge,
}

/// Reads an unsigned number from the front of `bytes`, and advances `bytes`. Accepts padding.
#[inline]
pub(crate) fn read_unsigned(bytes: &mut &[u8]) -> Result<u64, Unreadable> {
    match bytes.split_first() {
        Some((&byte, rest)) if byte < 0x80 => {
            *bytes = rest;
            Ok(byte.into())
        }
        _ => read_long_unsigned(bytes),
    }
}

fn read_long_unsigned(bytes: &mut &[u8]) -> Result<u64, Unreadable> {
    let mut value = 0u64;
    let mut shift = 0u32;
    loop {
        let (&byte, rest) = bytes.split_first().ok_or(Unreadable::Truncated)?;
        *bytes = rest;
        let low = u64::from(byte & 0x7f);
        if shift < 64 {
            if low << shift >> shift != low {
                return Err(Unreadable::TooLarge);
            }
            value |= low << shift;
        } else if low != 0 {
            return Err(Unreadable::TooLarge);
        }
        if byte & 0x80 == 0 {
            return Ok(value);
        }
        shift = shift.saturating_add(7);
    }
}

/// Reads a signed number from the front of `bytes`, and advances `bytes`. Accepts padding.
#[inline]
pub(super) fn read_signed(bytes: &mut &[u8]) -> Result<i64, Unreadable> {
    match bytes.split_first() {
        Some((&byte, rest)) if byte < 0x80 => {
            *bytes = rest;
            Ok(i64::from(byte) << 57 >> 57)
        }
        _ => read_long_signed(bytes),
    }
}

fn read_long_signed(bytes: &mut &[u8]) -> Result<i64, Unreadable> {
    let mut value = 0i64;
    let mut shift = 0u32;
    loop {
        let (&byte, rest) = bytes.split_first().ok_or(Unreadable::Truncated)?;
        *bytes = rest;
        let low = i64::from(byte & 0x7f);
        // Seven bits, sign-extended: all bits from bit 63 on must equal the sign.
        let extended = low << 57 >> 57;
        if shift < 63 {
            value |= low << shift;
        } else {
            if extended != 0 && extended != -1 {
                return Err(Unreadable::TooLarge);
            }
            if shift == 63 {
                value |= low << 63;
            }
            if (value < 0) != (extended < 0) {
                return Err(Unreadable::TooLarge);
            }
        }
        shift = shift.saturating_add(7);
        if byte & 0x80 == 0 {
            if shift < 64 && byte & 0x40 != 0 {
                value |= -1 << shift;
            }
            return Ok(value);
        }
    }
}

/// Like [`read_unsigned`], but returns the remaining bytes, so that a number of one byte stays in
/// registers. `None` if the number cannot be decoded.
#[inline(always)]
pub(crate) fn split_unsigned(bytes: &[u8]) -> Option<(u64, &[u8])> {
    match bytes.split_first() {
        Some((&byte, rest)) if byte < 0x80 => Some((byte.into(), rest)),
        _ => split(bytes, read_long_unsigned),
    }
}

/// Like [`read_signed`], but returns the remaining bytes, like [`split_unsigned`].
#[inline(always)]
pub(crate) fn split_signed(bytes: &[u8]) -> Option<(i64, &[u8])> {
    match bytes.split_first() {
        Some((&byte, rest)) if byte < 0x80 => Some((i64::from(byte) << 57 >> 57, rest)),
        _ => split(bytes, read_long_signed),
    }
}

#[inline(never)]
fn split<T>(
    mut bytes: &[u8],
    read: impl Fn(&mut &[u8]) -> Result<T, Unreadable>,
) -> Option<(T, &[u8])> {
    let number = read(&mut bytes).ok()?;
    Some((number, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of DWARF 5's tables 7.7 and 7.8, and the ends of the ranges.
    #[test]
    fn published_examples_and_extremes() {
        for (value, want) in [
            (2u64, &[2u8][..]),
            (127, &[127]),
            (128, &[0x80, 1]),
            (129, &[0x81, 1]),
            (12857, &[0xb9, 0x64]),
        ] {
            let mut bytes = Vec::new();
            write_unsigned(&mut bytes, value);
            assert_eq!(bytes, want);
        }
        for (value, want) in [
            (2i64, &[2u8][..]),
            (-2, &[0x7e]),
            (127, &[0xff, 0]),
            (-127, &[0x81, 0x7f]),
            (128, &[0x80, 1]),
            (-128, &[0x80, 0x7f]),
        ] {
            let mut bytes = Vec::new();
            write_signed(&mut bytes, value);
            assert_eq!(bytes, want);
        }
        for value in [0, 1, 63, 64, u64::MAX >> 1, u64::MAX] {
            let mut bytes = Vec::new();
            write_unsigned(&mut bytes, value);
            assert_eq!(bytes.len(), unsigned_len(value));
            assert_eq!(read_unsigned(&mut &bytes[..]), Ok(value));
        }
        for value in [0, -1, 63, 64, -64, -65, i64::MAX, i64::MIN] {
            let mut bytes = Vec::new();
            write_signed(&mut bytes, value);
            assert_eq!(bytes.len(), signed_len(value), "{value}");
            assert_eq!(read_signed(&mut &bytes[..]), Ok(value));
        }
    }

    #[test]
    fn large_numbers_are_rejected_and_padding_is_not() {
        assert_eq!(
            read_unsigned(&mut &[0x80, 0x80][..]),
            Err(Unreadable::Truncated)
        );
        let mut too_large = [0xff; 10];
        too_large[9] = 0x02;
        assert_eq!(
            read_unsigned(&mut &too_large[..]),
            Err(Unreadable::TooLarge)
        );
        assert_eq!(read_unsigned(&mut &[0x85, 0x80, 0x00][..]), Ok(5));
        // Bytes past the 64th bit are padding only if they repeat it.
        let mut beyond = [0x80; 11];
        beyond[10] = 0x01;
        assert_eq!(read_unsigned(&mut &beyond[..]), Err(Unreadable::TooLarge));
        let mut negative_padding = [0xff; 11];
        (negative_padding[9], negative_padding[10]) = (0x80, 0x7f);
        let mut positive_padding = [0x80; 11];
        (positive_padding[9], positive_padding[10]) = (0xff, 0x00);
        for bytes in [negative_padding, positive_padding] {
            assert_eq!(read_signed(&mut &bytes[..]), Err(Unreadable::TooLarge));
        }
        assert_eq!(read_signed(&mut &[0xff, 0xff, 0x7f][..]), Ok(-1));
        let mut padded = [0xff; 12];
        padded[11] = 0x7f;
        assert_eq!(read_signed(&mut &padded[..]), Ok(-1));
    }
}

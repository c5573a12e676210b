//! Sizes, offsets and code positions, each with its unit in its type.

use core::fmt;
use core::ops::{Add, Sub};

/// A size, or an offset from a start, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Bits(pub u64);

/// A size, or an offset from a start, in bytes of 8 bits. It is accepted wherever [`Bits`] are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Bytes(pub u64);

/// A signed offset in bytes, such as that of a stack slot from the CFA.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct ByteOffset(pub i32);

impl From<ByteOffset> for i64 {
    fn from(offset: ByteOffset) -> i64 {
        offset.0.into()
    }
}

impl From<Bytes> for Bits {
    /// Saturates at the largest number of bits, which no object has: the validator rejects it.
    fn from(bytes: Bytes) -> Bits {
        Bits(bytes.0.saturating_mul(8))
    }
}

/// A count with its noun in a message. The noun is given in the singular: `1 entry`, `2 entries`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count<N>(pub(crate) N, pub(crate) &'static str);

impl<N: fmt::Display + PartialEq + From<u8>> fmt::Display for Count<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count(number, noun) = self;
        match noun.strip_suffix('y') {
            _ if *number == N::from(1) => write!(f, "{number} {noun}"),
            Some(stem) => write!(f, "{number} {stem}ies"),
            None => write!(f, "{number} {noun}s"),
        }
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Count(self.0, "bit").fmt(f)
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Count(self.0, "byte").fmt(f)
    }
}

impl fmt::Display for ByteOffset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:+} {}",
            self.0,
            if self.0.unsigned_abs() == 1 {
                "byte"
            } else {
                "bytes"
            }
        )
    }
}

/// A position in a function's code: a byte offset from the function's start, once code has
/// addresses.
///
/// ```
/// use dwarfsmith::Position;
///
/// let call = Position(0x10);
/// assert_eq!(call + 5, Position(0x15));
/// assert_eq!(Position(0x15) - call, 5);
/// assert_eq!(call.to_string(), "0x10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Position(pub u32);

impl Position {
    /// The start of the function.
    pub const START: Position = Position(0);

    /// The position one byte before, or the start for the start itself.
    #[must_use]
    pub const fn before(self) -> Position {
        Position(self.0.saturating_sub(1))
    }
}

impl Add<u32> for Position {
    type Output = Position;

    /// The position `bytes` bytes later, or the last one.
    fn add(self, bytes: u32) -> Position {
        Position(self.0.saturating_add(bytes))
    }
}

impl Sub for Position {
    type Output = u32;

    /// The number of bytes from `other` to this position; 0 if `other` is later.
    fn sub(self, other: Position) -> u32 {
        self.0.saturating_sub(other.0)
    }
}

impl From<Position> for u64 {
    fn from(position: Position) -> u64 {
        position.0.into()
    }
}

impl From<Position> for i64 {
    fn from(position: Position) -> i64 {
        position.0.into()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl fmt::LowerHex for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn counts_and_sizes_are_counted_by_hand() {
        for (count, text) in [
            (Count(1, "entry"), "1 entry"),
            (Count(2, "entry"), "2 entries"),
            (Count(0, "byte"), "0 bytes"),
        ] {
            assert_eq!(count.to_string(), text);
        }
        // 2^61 bytes have 2^64 bits.
        assert_eq!(Bits::from(Bytes(1 << 61)), Bits(u64::MAX));
        assert_eq!(Bits::from(Bytes((1 << 61) - 1)), Bits(u64::MAX - 7));
        assert_eq!(ByteOffset(-1).to_string(), "-1 byte");
        assert_eq!(ByteOffset(i32::MIN).to_string(), "-2147483648 bytes");
    }
}

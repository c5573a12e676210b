//! Sizes, offsets and code positions, each with its unit in its type.

use core::fmt;

/// A size, or an offset from the start of something, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Bits(pub u64);

/// A size, or an offset from the start of something, in bytes of 8 bits. It is accepted wherever [`Bits`] are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Bytes(pub u64);

/// A distance in bytes that may be negative, such as that of a stack slot from the CFA.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct ByteOffset(pub i32);

impl From<Bytes> for Bits {
    /// Saturates at the largest number of bits, which no object has: the validator refuses it.
    fn from(bytes: Bytes) -> Bits {
        Bits(bytes.0.saturating_mul(8))
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "bit" } else { "bits" })
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "byte" } else { "bytes" })
    }
}

impl fmt::Display for ByteOffset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} {}", self.0, if self.0.unsigned_abs() == 1 { "byte" } else { "bytes" })
    }
}

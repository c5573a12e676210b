//! Constants of any width, as four bytes in an operation.
//!
//! A small number is in the [`Constant`] itself; a wider one is in a pool, [`Constants`], as
//! little-endian bytes.

use crate::interner::Interner;
use alloc::vec::Vec;

/// A constant operand: a small number, an index into a [`Constants`] pool, or `undef`.
///
/// Two constants are equal if they are the same small number or the same entry of one pool.
/// Interning ([`Constants::add`]) makes equal values equal constants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Constant(u32);

/// The error of [`Constants::bits`] for `undef`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undef;

const UNDEF: u32 = u32::MAX;
const POOLED: u32 = 1 << 31;
/// Small numbers are held in 31 bits as two's complement.
const SMALL: core::ops::Range<i128> = -(1 << 30)..(1 << 30);

impl Constant {
    /// The constant without a value.
    pub const UNDEF: Constant = Constant(UNDEF);

    /// A number that needs no pool; `None` if it is outside −2³⁰ … 2³⁰ − 1.
    pub fn small(value: i128) -> Option<Constant> {
        SMALL
            .contains(&value)
            .then_some(Constant(value as u32 & !POOLED))
    }

    /// True for `undef`.
    pub fn is_undef(self) -> bool {
        self.0 == UNDEF
    }
}

/// The wide constants of a module or of a builder.
#[derive(Clone, Debug, Default)]
pub struct Constants(Interner<u8>);

impl Constants {
    fn pooled(&self, index: u32) -> &[u8] {
        self.0.get(index)
    }

    /// Adds an integer, which is sign-extended to the size of the type that it is used with.
    pub fn add(&mut self, value: i128) -> Constant {
        match Constant::small(value) {
            Some(constant) => constant,
            None => self.add_bytes(&value.to_le_bytes()),
        }
    }

    /// Adds bits, least significant byte first. Bits above the last byte are copies of its sign
    /// bit.
    pub fn add_bytes(&mut self, bytes: &[u8]) -> Constant {
        if let Ok(few) = <[u8; 4]>::try_from(bytes)
            && let Some(constant) = Constant::small(i128::from(i32::from_le_bytes(few)))
        {
            return constant;
        }
        Constant(POOLED | self.0.intern(bytes))
    }

    /// Adds the value of `constant` from another pool.
    pub fn import(&mut self, other: &Constants, constant: Constant) -> Constant {
        if constant.0 & POOLED == 0 || constant.is_undef() {
            return constant;
        }
        self.add_bytes(other.pooled(constant.0 & !POOLED))
    }

    /// Stores the low `bits` bits of a constant in `into` (which is cleared), least significant
    /// byte first; the unused bits of the last byte are zero.
    ///
    /// # Errors
    /// [`Undef`] if the constant has no value.
    pub fn bits(&self, constant: Constant, bits: u64, into: &mut Vec<u8>) -> Result<(), Undef> {
        into.clear();
        if constant.is_undef() {
            return Err(Undef);
        }
        let small = (((constant.0 << 1) as i32) >> 1).to_le_bytes();
        let known = if constant.0 & POOLED == 0 {
            &small[..]
        } else {
            self.pooled(constant.0 & !POOLED)
        };
        let sign = if known.last().is_some_and(|top| top & 0x80 != 0) {
            0xff
        } else {
            0
        };
        let count = bits.div_ceil(8) as usize;
        into.extend(known.iter().copied().take(count));
        into.resize(count, sign);
        if !bits.is_multiple_of(8)
            && let Some(top) = into.last_mut()
        {
            *top &= (1 << (bits % 8)) - 1;
        }
        Ok(())
    }

    /// The constant as a signed number of at most 128 bits; `None` for `undef` and for wider
    /// numbers.
    pub fn number(&self, constant: Constant) -> Option<i128> {
        if constant.is_undef() {
            return None;
        }
        if constant.0 & POOLED == 0 {
            return Some(i128::from(((constant.0 << 1) as i32) >> 1));
        }
        let known = self.pooled(constant.0 & !POOLED);
        let sign = if known.last().is_some_and(|top| top & 0x80 != 0) {
            0xff
        } else {
            0
        };
        let mut bytes = [sign; 16];
        bytes.get_mut(..known.len())?.copy_from_slice(known);
        Some(i128::from_le_bytes(bytes))
    }

    /// True if the pool begins with all constants of another pool.
    pub(super) fn starts_with(&self, other: &Constants) -> bool {
        self.0.starts_with(&other.0)
    }

    /// The number of wide constants.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True if there are no wide constants.
    pub fn is_empty(&self) -> bool {
        self.0.len() == 0
    }

    /// Removes all constants, and keeps the buffer.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let mut pool = Constants::default();
        for value in [
            0,
            1,
            -1,
            (1 << 30) - 1,
            1 << 30,
            -(1 << 30),
            -(1 << 30) - 1,
            i128::from(u64::MAX),
            i128::MIN,
        ] {
            let constant = pool.add(value);
            assert_eq!(pool.number(constant), Some(value));
            assert_eq!(pool.add(value), constant, "equal values are one constant");
        }
        assert_eq!(pool.number(Constant::UNDEF), None);
    }

    #[test]
    fn bits_are_cut_and_extended() {
        let pool = Constants::default();
        let minus_two = Constant::small(-2).unwrap();
        let mut bits = Vec::new();
        pool.bits(minus_two, 12, &mut bits).unwrap();
        assert_eq!(bits, [0xfe, 0x0f]);
        pool.bits(minus_two, 40, &mut bits).unwrap();
        assert_eq!(bits, [0xfe, 0xff, 0xff, 0xff, 0xff]);
        assert_eq!(pool.bits(Constant::UNDEF, 8, &mut bits), Err(Undef));
    }
}

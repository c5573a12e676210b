//! Constants of any width, as eight bytes in an operation.
//!
//! A small number is in the [`Constant`] itself; a wider one is in a pool, [`Constants`], as
//! little-endian bytes.

use crate::ids::ModuleTag;
use crate::interner::Interner;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

/// A constant operand: a small number, an index into a [`Constants`] pool, or `undef`.
///
/// Small numbers and `undef` belong to any module. An index belongs to the module of its pool: the
/// validator rejects it in another module (`E301`).
///
/// Two constants are equal if they are the same small number or the same entry of one pool.
/// Interning ([`Constants::add`]) makes equal values equal constants. Comparison ignores the
/// module.
#[derive(Clone, Copy)]
pub struct Constant {
    number: u32,
    module: ModuleTag,
}

impl PartialEq for Constant {
    fn eq(&self, other: &Constant) -> bool {
        self.number == other.number
    }
}

impl Eq for Constant {}

impl Hash for Constant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

/// Writes the number, or the index in the pool.
impl fmt::Debug for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.is_undef(), self.number & POOLED) {
            (true, _) => f.write_str("Constant(undef)"),
            (_, 0) => write!(f, "Constant({})", self.small_number()),
            _ => write!(f, "Constant(pool {})", self.index()),
        }
    }
}

/// The error of [`Constants::bits`] for `undef`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undef;

const UNDEF: u32 = u32::MAX;
const POOLED: u32 = 1 << 31;
/// The maximum number of constants of a pool. No constant has the next index, and the index after
/// it is that of `undef`.
const MAX_CONSTANTS: usize = (UNDEF & !POOLED) as usize - 1;
/// Small numbers are held in 31 bits as two's complement.
const SMALL: core::ops::Range<i128> = -(1 << 30)..(1 << 30);

impl Constant {
    /// The constant without a value.
    pub const UNDEF: Constant = Constant::of_any(UNDEF);

    /// The constant that no pool has.
    const MISSING: Constant = Constant {
        number: UNDEF - 1,
        module: ModuleTag::NONE,
    };

    const fn of_any(number: u32) -> Constant {
        Constant {
            number,
            module: ModuleTag::ANY,
        }
    }

    /// A number that needs no pool; `None` if it is outside −2³⁰ … 2³⁰ − 1.
    pub fn small(value: i128) -> Option<Constant> {
        SMALL
            .contains(&value)
            .then_some(Constant::of_any(value as u32 & !POOLED))
    }

    /// True for `undef`.
    pub fn is_undef(self) -> bool {
        self.number == UNDEF
    }

    fn small_number(self) -> i32 {
        ((self.number << 1) as i32) >> 1
    }

    fn is_pooled(self) -> bool {
        self.number & POOLED != 0 && !self.is_undef()
    }

    /// The index in the pool.
    pub(crate) fn index(self) -> usize {
        (self.number & !POOLED) as usize
    }

    /// The tag of the module whose pool has the constant; the tag of no module for a pool without a
    /// module, and the tag of any module for constants without a pool.
    pub(crate) fn module(self) -> ModuleTag {
        match self.module {
            ModuleTag::ANY if self.is_pooled() => ModuleTag::NONE,
            module => module,
        }
    }
}

/// The wide constants of a module or of a builder.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    all: Interner<u8>,
    module: ModuleTag,
}

impl Constants {
    fn pooled(&self, constant: Constant) -> &[u8] {
        self.all.get(constant.number & !POOLED)
    }

    /// Returns true for `undef`, small numbers and the constants of this pool.
    pub(crate) fn has(&self, constant: Constant) -> bool {
        !constant.is_pooled() || constant.module == self.module && constant.index() < self.all.len()
    }

    /// Sets the tag that constants of this pool carry.
    pub(super) fn set_module(&mut self, module: ModuleTag) {
        self.module = module;
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
        match self.all.intern_below(bytes, MAX_CONSTANTS) {
            Some(index) => Constant {
                number: POOLED | index,
                module: self.module,
            },
            None => Constant::MISSING,
        }
    }

    /// Adds the value of `constant` from another pool. If that pool does not have it, the result is
    /// a constant that no pool has, which the validator rejects (`E301`).
    pub fn import(&mut self, other: &Constants, constant: Constant) -> Constant {
        match (constant.is_pooled(), other.has(constant)) {
            (false, _) => constant,
            (_, true) => self.add_bytes(other.pooled(constant)),
            (_, false) => Constant::MISSING,
        }
    }

    /// Stores the low `bits` bits of a constant in `into` (which is cleared), least significant
    /// byte first; the unused bits of the last byte are zero.
    ///
    /// # Errors
    /// [`Undef`] if the constant has no value, or if the pool does not have it.
    pub fn bits(&self, constant: Constant, bits: u64, into: &mut Vec<u8>) -> Result<(), Undef> {
        into.clear();
        if constant.is_undef() || !self.has(constant) {
            return Err(Undef);
        }
        let small = constant.small_number().to_le_bytes();
        let known = match constant.is_pooled() {
            false => &small[..],
            true => self.pooled(constant),
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

    /// The constant as a signed number of at most 128 bits; `None` for `undef`, for wider numbers,
    /// and for constants of another pool.
    pub fn number(&self, constant: Constant) -> Option<i128> {
        if constant.number & POOLED == 0 {
            return Some(i128::from(constant.small_number()));
        }
        if constant.is_undef() || !self.has(constant) {
            return None;
        }
        let known = self.pooled(constant);
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
        self.all.starts_with(&other.all)
    }

    /// The number of wide constants.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// True if there are no wide constants.
    pub fn is_empty(&self) -> bool {
        self.all.len() == 0
    }

    /// Removes all constants, and keeps the buffer.
    pub fn clear(&mut self) {
        self.all.clear();
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

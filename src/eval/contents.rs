//! The known contents of a location.

use super::bits;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::fmt;

/// The bits that [`Evaluator::read_known`](super::Evaluator::read_known) has read, with masks of
/// the known and the unreadable bits.
///
/// The three vectors are in storage order, like bytes in memory, and equally long. An unknown bit
/// either has no location, which a debugger calls optimized out, or is unreadable on the machine:
/// unmapped memory, or a register that was not saved.
///
/// In text each byte is two hexadecimal digits, `??` if the machine cannot read one of its bits,
/// and `__` if one of its bits has no location:
///
/// ```
/// use dwarfsmith::dwarf::{Dialect, Encoding};
/// use dwarfsmith::eval::{Evaluator, Location, Rules, Snapshot};
/// use dwarfsmith::{Target, target::Register};
///
/// // struct { char tag; int number; }: tag is in register 2, the padding has no location, and number is a constant.
/// let target = Target::X86_64;
/// let mut machine = Snapshot::new(target);
/// machine.set_register(Register(2), b"A\xff\xff\xff\xff\xff\xff\xff".to_vec());
/// let parts = [
///     (8, Location::register(0, Register(2), 64)),
///     (24, Location::UNDEFINED),
///     (32, Location::implicit(&42u32.to_le_bytes())),
/// ];
/// let location = Location::composite(target.byte_order(), parts)?;
///
/// let evaluator = Evaluator::new(Encoding::new(Dialect::Dwarf5, target), Rules::Dwarf5);
/// let contents = evaluator.read_known(&machine, &location, 64)?;
/// assert_eq!(contents.bytes, [b'A', 0, 0, 0, 42, 0, 0, 0]);
/// assert_eq!(contents.known, [0xff, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
/// assert_eq!(contents.to_string(), "41______2a000000");
/// assert!(!contents.is_known());
/// assert_eq!(contents.known_bytes(4, 4), Some(&42u32.to_le_bytes()[..]));
///
/// // The padding has no location, so it is not unreadable. The memory at 0x10 does not exist, so
/// // it is.
/// assert!(!contents.is_unreadable());
/// let memory = Location::memory(0, 0x10, 8);
/// let contents = evaluator.read_known(&machine, &memory, 16)?;
/// assert!(contents.is_unreadable());
/// assert_eq!(contents.to_string(), "????");
/// # Ok::<(), dwarfsmith::eval::EvalError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Contents {
    /// The number of bits read.
    pub bits: u128,
    /// The bits: whole bytes, the last one padded with zeros. Unknown bits are 0.
    pub bytes: Vec<u8>,
    /// A mask of the same size: a bit is set if the bit in [`Contents::bytes`] is known. Padding
    /// bits are not set.
    pub known: Vec<u8>,
    /// A mask like [`Contents::known`] of the bits that have a location that the machine cannot
    /// read: they are neither known nor optimized out.
    pub unreadable: Vec<u8>,
}

impl Contents {
    /// True if all bits are known.
    pub fn is_known(&self) -> bool {
        self.known_bits() == self.bits
    }

    /// True if there are bits that the machine cannot read. A debugger reports an error for these,
    /// with the address if the location is in memory; it shows other unknown bits as optimized out.
    pub fn is_unreadable(&self) -> bool {
        self.unreadable.iter().any(|mask| *mask != 0)
    }

    /// The number of known bits.
    pub fn known_bits(&self) -> u128 {
        self.known
            .iter()
            .map(|byte| u128::from(byte.count_ones()))
            .sum()
    }

    /// Returns the bytes `start..start + count`, if all of their bits are known.
    pub fn known_bytes(&self, start: usize, count: usize) -> Option<&[u8]> {
        let end = start.checked_add(count)?;
        let is_known = self.known.get(start..end)?.iter().all(|mask| *mask == 0xff);
        self.bytes.get(start..end).filter(|_| is_known)
    }

    /// True if `count` bits from `at` on are known.
    pub(super) fn are_known(&self, at: usize, count: usize, order: ByteOrder) -> bool {
        (at..at + count).all(|bit| bits::get(&self.known, bit, order))
    }

    /// Marks the unknown bits among `count` bits from `at` on as unreadable.
    pub(super) fn mark_unreadable(&mut self, at: usize, count: usize, order: ByteOrder) {
        for bit in at..at + count {
            if !bits::get(&self.known, bit, order) {
                bits::set(&mut self.unreadable, bit, order);
            }
        }
    }

    /// Copies `count` bits from bit `from_bit` of `from` to bit `at`, except where the bit is known
    /// already.
    pub(super) fn fill(
        &mut self,
        (from, from_bit): (&[u8], usize),
        at: usize,
        count: usize,
        order: ByteOrder,
    ) {
        if from_bit.is_multiple_of(8)
            && at.is_multiple_of(8)
            && count.is_multiple_of(8)
            && let Some(known) = self.known.get_mut(at / 8..(at + count) / 8)
            && known.iter().all(|mask| *mask == 0)
        {
            known.fill(0xff);
            if let Some(unreadable) = self.unreadable.get_mut(at / 8..(at + count) / 8) {
                unreadable.fill(0);
            }
            bits::copy((from, from_bit), (&mut self.bytes[..], at), count, order);
            return;
        }
        for bit in 0..count {
            if !bits::get(&self.known, at + bit, order) {
                bits::set(&mut self.known, at + bit, order);
                bits::clear(&mut self.unreadable, at + bit, order);
                let to = (&mut self.bytes[..], at + bit);
                bits::copy((from, from_bit + bit), to, 1, order);
            }
        }
    }
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = self.bits;
        for (index, (byte, known)) in self.bytes.iter().zip(&self.known).enumerate() {
            if u128::from(known.count_ones()) == left.min(8) {
                write!(f, "{byte:02x}")?
            } else if self.unreadable.get(index).is_some_and(|mask| *mask != 0) {
                f.write_str("??")?
            } else {
                f.write_str("__")?
            }
            left = left.saturating_sub(8);
        }
        Ok(())
    }
}

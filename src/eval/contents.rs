//! What is at a location, as far as it is known.

use super::bits;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::fmt;

/// The bits that [`Evaluator::read_known`](super::Evaluator::read_known) has read, and which of
/// them are known.
///
/// They are in storage order, as bytes in memory are, and as long as each other. A bit that is not
/// known is either nowhere, which a debugger calls optimized out, or it is somewhere and the
/// machine cannot read it: memory that is not there, or a register that unwinding has lost.
///
/// In text each byte is two hexadecimal digits, `??` where the machine cannot read one of its bits,
/// and `__` where one of them is nowhere:
///
/// ```
/// use dwarfsmith::dwarf::{Dialect, Encoding};
/// use dwarfsmith::eval::{Evaluator, Location, Rules, Snapshot};
/// use dwarfsmith::{Target, target::Register};
///
/// // struct { char tag; int number; }: the tag is in register 2, the padding nowhere, and the number is a constant.
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
/// // Nobody knows the padding, whatever the machine has. There is no memory at 0x10, however.
/// assert!(!contents.is_unreadable());
/// let memory = Location::memory(0, 0x10, 8);
/// let contents = evaluator.read_known(&machine, &memory, 16)?;
/// assert!(contents.is_unreadable());
/// assert_eq!(contents.to_string(), "????");
/// # Ok::<(), dwarfsmith::eval::EvalError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Contents {
    /// How many bits were read.
    pub bits: u128,
    /// The bits: whole bytes, of which the last may be filled up with zeros. A bit that is not
    /// known is 0.
    pub bytes: Vec<u8>,
    /// A mask of as many bytes: a bit is set where the bit in its place in [`Contents::bytes`] is
    /// known. Bits that fill up the last byte are not set.
    pub known: Vec<u8>,
    /// A mask like [`Contents::known`] of the bits that have a place which the machine cannot read:
    /// neither known nor optimized out.
    pub unreadable: Vec<u8>,
}

impl Contents {
    /// Whether all of it is known.
    pub fn is_known(&self) -> bool {
        self.known_bits() == self.bits
    }

    /// Whether there are bits that have a place which the machine cannot read. A debugger says so,
    /// with the address if the location is in memory; of the other bits that are not known it says
    /// that they are optimized out.
    pub fn is_unreadable(&self) -> bool {
        self.unreadable.iter().any(|mask| *mask != 0)
    }

    /// How many bits are known.
    pub fn known_bits(&self) -> u128 {
        self.known
            .iter()
            .map(|byte| u128::from(byte.count_ones()))
            .sum()
    }

    /// So many bytes from one on, if all of their bits are known.
    pub fn known_bytes(&self, start: usize, count: usize) -> Option<&[u8]> {
        let end = start.checked_add(count)?;
        let is_known = self.known.get(start..end)?.iter().all(|mask| *mask == 0xff);
        self.bytes.get(start..end).filter(|_| is_known)
    }

    /// Whether a run of bits is known.
    pub(super) fn knows(&self, at: usize, count: usize, order: ByteOrder) -> bool {
        (at..at + count).all(|bit| bits::get(&self.known, bit, order))
    }

    /// Notes that `count` bits, of those that are not known, have a place which cannot be read.
    pub(super) fn miss(&mut self, at: usize, count: usize, order: ByteOrder) {
        for bit in at..at + count {
            if !bits::get(&self.known, bit, order) {
                bits::set(&mut self.unreadable, bit, order, true);
            }
        }
    }

    /// Takes `count` bits from one row, where they are not known yet.
    pub(super) fn take(
        &mut self,
        from: &[u8],
        from_bit: usize,
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
            bits::copy(from, from_bit, &mut self.bytes, at, count, order);
            return;
        }
        for bit in 0..count {
            if !bits::get(&self.known, at + bit, order) {
                bits::set(&mut self.known, at + bit, order, true);
                bits::set(&mut self.unreadable, at + bit, order, false);
                bits::set(
                    &mut self.bytes,
                    at + bit,
                    order,
                    bits::get(from, from_bit + bit, order),
                );
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

//! The small entries on the stack of expressions that are plain, and what runs of these have in
//! common.

use crate::dwarf::{Encoding, Operations};
use crate::eval::bytes::ValueBytes;
use crate::eval::entry::Entry;
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use crate::eval::value::Value;
use crate::target::Register;

/// How many entries the stack has.
pub(super) const WORDS: usize = 16;

/// An entry of the stack. Numbers and addresses have no bits that the generic type does not have.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    /// A value of the generic type.
    Number(u64),
    /// The location of a byte in the default address space.
    Address(u64),
    /// A location in a register of the frame at hand; the sizes are in bits.
    Register {
        register: Register,
        bits: u32,
        offset: u32,
    },
    /// The location of implicit bytes: those of a value of the generic type.
    Implicit(u64),
}

/// What is the same in all runs of an evaluator.
#[derive(Debug)]
pub(in crate::eval) struct Setting {
    pub encoding: Encoding,
    pub rules: Rules,
    /// What codes mean, of no bytes.
    pub(super) operations: Operations<'static>,
    /// The bits that the generic type has; none if no expression is plain.
    pub(super) mask: u64,
}

impl Setting {
    pub fn new(encoding: Encoding, rules: Rules) -> Setting {
        let mask = match encoding.address_bytes {
            bytes @ 1..=8 => u64::MAX >> (64 - 8 * u32::from(bytes)),
            _ => 0,
        };
        Setting {
            encoding,
            rules,
            operations: Operations::new(encoding, &[]),
            mask,
        }
    }

    /// Has everything run as what is not plain.
    #[cfg(test)]
    pub fn nothing_is_plain(&mut self) {
        self.mask = 0;
    }
}

/// How a run has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::eval) enum Ended {
    /// With a location: the store's result.
    Location,
    /// With a composite: the store's that is lent.
    Composite,
    /// Before an operation that is not plain. The store has what is left on its stack, and how far
    /// that is.
    Before,
}

/// What a run leaves that ends before an operation.
pub(super) struct Left {
    pub frame: u32,
    pub depth: usize,
    pub pieces: bool,
    /// As in `Scope`.
    pub fresh: bool,
}

impl Word {
    #[inline(always)]
    pub(super) fn number(&self) -> Option<u64> {
        match *self {
            Word::Number(number) | Word::Address(number) => Some(number),
            _ => None,
        }
    }

    /// Puts the location that the word is or, if it is a number, stands for, in the place of
    /// another. It is written there at once: a location is large, and one that is made elsewhere
    /// first would have to be moved.
    #[inline(always)]
    pub(super) fn store(&self, encoding: &Encoding, frame: u32, into: &mut Location) {
        let size = encoding.address_bytes;
        match *self {
            Word::Number(address) | Word::Address(address) => {
                *into = Location::memory(0, address, size)
            }
            Word::Register {
                register,
                bits,
                offset,
            } => *into = Location::in_register(frame, register, bits, offset),
            Word::Implicit(number) => {
                *into = Location {
                    storage: Storage::Implicit(ValueBytes::number(number, size, encoding.order)),
                    offset: 0,
                };
            }
        }
    }

    pub(super) fn location(&self, encoding: &Encoding, frame: u32) -> Location {
        let mut location = Location::UNDEFINED;
        self.store(encoding, frame, &mut location);
        location
    }

    pub(super) fn entry(&self, encoding: &Encoding, frame: u32) -> Entry {
        match *self {
            Word::Number(number) => {
                Entry::Value(Value::generic(encoding.address_bytes, number.into()))
            }
            _ => Entry::Location(self.location(encoding, frame)),
        }
    }
}

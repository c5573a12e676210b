//! The small stack entries of the fast path, and the state that it shares between runs.

use crate::dwarf::{Encoding, Operations};
use crate::eval::bytes::ValueBytes;
use crate::eval::entry::Entry;
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use crate::eval::value::Value;
use crate::target::Register;

/// The limit on stack entries in the fast path.
pub(super) const WORDS: usize = 16;

/// A stack entry. The bits of numbers and addresses above the generic type's size are 0.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    /// A value of the generic type.
    Number(u64),
    /// The location of a byte in the default address space.
    Address(u64),
    /// A location in a register of the current frame; sizes and offsets are in bits.
    Register {
        register: Register,
        bits: u32,
        offset: u32,
    },
    /// An implicit location: the bytes of a value of the generic type.
    Implicit(u64),
}

/// The state that all runs of an evaluator share.
#[derive(Debug)]
pub(in crate::eval) struct Setting {
    pub encoding: Encoding,
    pub rules: Rules,
    /// A decoder for the encoding, over an empty slice.
    pub(super) operations: Operations<'static>,
    /// The mask of the generic type's bits; 0 if the fast path is disabled.
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

    /// Disables the fast path.
    #[cfg(test)]
    pub fn nothing_is_plain(&mut self) {
        self.mask = 0;
    }
}

/// The end of a run of the fast path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::eval) enum Ended {
    /// With a location: the store's `result`.
    Location,
    /// With a composite: the store's `lent`.
    Composite,
    /// Before an operation that the fast path does not support. The store has the stack and the
    /// progress.
    Before,
}

/// The state of a run that ends before an operation.
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

    /// Stores the location of the entry in `into`; a number is an address. The location is
    /// constructed in place, because it is large and moving it would take time.
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

//! Pushes, pops and converts entries of the stack.

use super::activation::Stage;
use super::stack::Word;
use super::{Outcome, Run, fail};
use crate::dwarf::leb128;
use crate::eval::access::read_into;
use crate::eval::entry::Entry;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use crate::eval::value::{Value, ValueType};
use crate::target::Register;

pub(super) const INCOMPLETE_COMPOSITE: EvalError = EvalError::new(
    ErrorCode::InvalidPiece,
    "an incomplete composite is only for pieces and piece_end",
);

impl<'a> Run<'a, '_> {
    /// The number of entries in the scope's part of the stack.
    pub(super) fn depth(&self) -> usize {
        self.store.stack.len().saturating_sub(self.scope.base)
    }

    /// The top entries, if the scope's part of the stack has this many.
    #[inline(always)]
    pub(super) fn words<const N: usize>(&mut self) -> Option<&mut [Word; N]> {
        self.store.stack.words(self.scope.base)
    }

    /// The number or address on top.
    #[inline(always)]
    pub(super) fn top_number(&mut self) -> Option<u64> {
        let [top] = self.words()?;
        top.number()
    }

    /// Replaces the word on top.
    #[inline(always)]
    pub(super) fn replace(&mut self, word: Word) {
        if let Some([top]) = self.words() {
            *top = word;
        }
    }

    /// The entry of the scope below `above` others, if it is not a word.
    pub(super) fn large(&self, above: usize) -> Option<&Entry> {
        self.store
            .stack
            .large(above)
            .filter(|_| above < self.depth())
    }

    #[inline(always)]
    pub(super) fn push_word(&mut self, word: Word) -> Outcome {
        if self.store.stack.len() >= self.limits.stack {
            return fail(ErrorCode::LimitStack, "the stack has too many entries");
        }
        self.store.stack.push(word);
        Ok(())
    }

    pub(super) fn push(&mut self, entry: Entry) -> Outcome {
        if self.store.stack.len() >= self.limits.stack {
            return fail(ErrorCode::LimitStack, "the stack has too many entries");
        }
        self.store.stack.push_entry(entry);
        Ok(())
    }

    pub(super) fn push_value(&mut self, value: Value) -> Outcome {
        self.push(Entry::Value(value))
    }

    /// Pushes a number as the generic type.
    #[inline(always)]
    pub(super) fn push_generic(&mut self, number: u64) -> Outcome {
        self.push_word(Word::Number(number & self.context.mask))
    }

    /// Pushes an address in the default address space: a value by DWARF 5's rules, otherwise a
    /// location.
    #[inline(always)]
    pub(super) fn push_address(&mut self, address: u64) -> Outcome {
        let address = address & self.context.mask;
        self.push_word(match self.context.rules {
            Rules::Dwarf5 => Word::Number(address),
            _ => Word::Address(address),
        })
    }

    /// Pushes the location of a register in the current frame. Also executes a piece that follows.
    #[inline(always)]
    pub(super) fn push_register(&mut self, register: Register, rest: &mut &'a [u8]) -> Outcome {
        let frame = self.scope.frame;
        let Some(bits) = self.machine.register_bits(frame, register) else {
            return Err(EvalError::no_register(frame, register));
        };
        if let Some((&code, after)) = rest.split_first()
            && code == gimli::DW_OP_piece.0
            && let Some((bytes, after)) = leb128::split_unsigned(after)
            && self.register_piece(register, bits, bytes).is_some()
        {
            *rest = after;
            return Ok(());
        }
        match u32::try_from(bits) {
            Ok(bits) => {
                self.locate();
                self.push_word(Word::Register {
                    register,
                    frame,
                    bits,
                    offset: 0,
                })
            }
            _ => {
                let location = self.register(register)?;
                self.push_location(location)
            }
        }
    }

    /// Pushes a new location.
    pub(super) fn push_location(&mut self, location: Location) -> Outcome {
        self.locate();
        self.push(Entry::Location(location))
    }

    /// Records a new location: by DWARF 5's rules, only a piece or the end may follow it.
    #[inline(always)]
    pub(super) fn locate(&mut self) {
        self.scope.stage = match self.context.rules {
            Rules::Dwarf5 => Stage::Located,
            _ => Stage::Computing,
        };
    }

    pub(super) fn pop(&mut self) -> Outcome<Entry> {
        self.finish_composite();
        if let Some(Entry::Incomplete(_)) = self.large(0) {
            return Err(INCOMPLETE_COMPOSITE);
        }
        let entry = match self.depth() {
            0 => None,
            _ => self.store.stack.pop(),
        };
        match entry {
            Some(entry) => Ok(entry),
            None => fail(ErrorCode::StackUnderflow, "the stack has too few entries"),
        }
    }

    pub(super) fn pop_value(&mut self) -> Outcome<Value> {
        let entry = self.pop()?;
        self.as_value(entry)
    }

    pub(super) fn pop_location(&mut self) -> Outcome<Location> {
        let entry = self.pop()?;
        self.as_location(entry)
    }

    /// Converts an entry to a location: a generic value is an address in the default address space.
    pub(super) fn as_location(&self, entry: Entry) -> Outcome<Location> {
        match entry {
            Entry::Location(location) => Ok(location),
            Entry::Value(value) if matches!(value.ty(), ValueType::Generic(_)) => {
                Ok(Location::memory(
                    0,
                    value.unsigned() as u64,
                    self.context.encoding.address_bytes,
                ))
            }
            Entry::Value(_) => fail(
                ErrorCode::NotALocation,
                "a value of a base type is not a location",
            ),
            Entry::Incomplete(_) => Err(INCOMPLETE_COMPOSITE),
        }
    }

    /// Converts an entry to a value: the location of a whole byte in the default address space
    /// becomes its address.
    pub(super) fn as_value(&self, entry: Entry) -> Outcome<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Location(location) => match location.address() {
                Some(address) => Ok(Value::generic(
                    self.context.encoding.address_bytes,
                    u128::from(address),
                )),
                None => fail(
                    ErrorCode::NotAValue,
                    "only a byte of default memory is also a value, its address",
                ),
            },
            Entry::Incomplete(_) => fail(
                ErrorCode::NotAValue,
                "an incomplete composite is not a value",
            ),
        }
    }

    /// Reads the bytes at a location. Memory on entry to a function is unknown.
    pub(super) fn read(&self, location: &Location, into: &mut [u8]) -> Outcome {
        if self.scope.entry
            && !matches!(
                location.storage,
                Storage::Register { .. } | Storage::Implicit(_)
            )
        {
            return fail(
                ErrorCode::Unavailable,
                "the contents of memory on entry to the function are unknown",
            );
        }
        if into.len() as u128 * 8 > self.limits.read_bits {
            return fail(ErrorCode::LimitSize, "too many bits are read at once");
        }
        read_into(self.machine, self.context.encoding.order, location, into)
    }

    pub(super) fn read_value(&self, location: &Location, ty: ValueType) -> Outcome<Value> {
        let size = ty.bits() as usize / 8;
        let mut small = [0; 16];
        if let Some(bytes) = small.get_mut(..size) {
            self.read(location, bytes)?;
            return Value::from_bytes(ty, bytes, self.context.encoding.order);
        }
        let mut bytes = alloc::vec![0; size];
        self.read(location, &mut bytes)?;
        Value::from_bytes(ty, &bytes, self.context.encoding.order)
    }
}

//! The stack of an evaluation.
//!
//! Most entries are numbers, addresses and registers. They take two words and are copied, and
//! operations on them use only the stack's memory. All other entries are stored separately.

use crate::dwarf::Encoding;
use crate::eval::bytes::ValueBytes;
use crate::eval::entry::Entry;
use crate::eval::location::{Location, Storage};
use crate::eval::value::{Value, ValueType};
use crate::target::Register;
use alloc::vec::Vec;

/// A stack entry. The bits of numbers and addresses above the generic type's size are 0.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    /// A value of the generic type.
    Number(u64),
    /// The location of a byte in the default address space.
    Address(u64),
    /// A location in a register; its size and the offset are in bits.
    Register {
        register: Register,
        frame: u32,
        bits: u32,
        offset: u32,
    },
    /// An implicit location: the bytes of a value of the generic type.
    Implicit(u64),
    /// The composite of pieces in the store, by LLVM's and DWARF 6's rules. Only the lowest entry
    /// can be of this kind, and only until an operation other than a piece uses it
    /// ([`Stack::replace_pieces`]).
    Pieces { complete: bool },
    /// Any other entry, which is the next one in `Stack::large`.
    Large,
}

impl Word {
    /// The value of the entry, if it is a number or an address.
    #[inline(always)]
    pub(super) fn number(self) -> Option<u64> {
        match self {
            Word::Number(number) | Word::Address(number) => Some(number),
            _ => None,
        }
    }

    fn is_large(self) -> bool {
        matches!(self, Word::Large)
    }

    /// Stores the location of the entry in `into`; a number is an address. The location is
    /// constructed in place, because it is large and slow to move.
    #[inline(always)]
    pub(super) fn locate(self, encoding: &Encoding, into: &mut Location) {
        let size = encoding.address_bytes;
        *into = match self {
            Word::Number(address) | Word::Address(address) => Location::memory(0, address, size),
            Word::Register {
                register,
                frame,
                bits,
                offset,
            } => Location {
                storage: Storage::Register {
                    frame,
                    register,
                    bits: bits.into(),
                },
                offset: offset.into(),
            },
            Word::Implicit(number) => Location {
                storage: Storage::Implicit(ValueBytes::number(number, size.min(8), encoding.order)),
                offset: 0,
            },
            Word::Pieces { .. } | Word::Large => return,
        };
    }
}

/// The entries of a stack.
#[derive(Debug)]
pub(in crate::eval) struct Stack {
    encoding: Encoding,
    words: Vec<Word>,
    /// The entries that are not words, in stack order.
    large: Vec<Entry>,
    /// True if no entry is a word.
    #[cfg(test)]
    pub(in crate::eval) all_large: bool,
}

impl Stack {
    pub(in crate::eval) fn new(encoding: Encoding) -> Stack {
        Stack {
            encoding,
            words: Vec::new(),
            large: Vec::new(),
            #[cfg(test)]
            all_large: false,
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// The top `N` entries, if there are this many above `base`.
    #[inline(always)]
    pub(super) fn words<const N: usize>(&mut self, base: usize) -> Option<&mut [Word; N]> {
        match self.words.len().checked_sub(base)? >= N {
            true => self.words.last_chunk_mut(),
            false => None,
        }
    }

    /// All entries.
    #[inline(always)]
    pub(super) fn all(&self) -> &[Word] {
        &self.words
    }

    /// Replaces [`Word::Pieces`] by an entry that contains the composite.
    pub(super) fn replace_pieces(&mut self, entry: Entry) {
        if let Some(lowest @ Word::Pieces { .. }) = self.words.first_mut() {
            *lowest = Word::Large;
            self.large.insert(0, entry);
        }
    }

    /// True if an entry that is not a word has been pushed.
    #[cfg(test)]
    pub(in crate::eval) fn had_large(&self) -> bool {
        self.large.capacity() > 0
    }

    /// Replaces all entries by one.
    #[inline]
    pub(super) fn set(&mut self, word: Word) {
        self.words.clear();
        self.words.push(word);
    }

    /// Pushes a word, which is not [`Word::Large`].
    #[inline(always)]
    pub(super) fn push(&mut self, word: Word) {
        #[cfg(test)]
        if self.all_large {
            return self.push_large(self.entry_of(word));
        }
        self.words.push(word);
    }

    pub(in crate::eval) fn push_entry(&mut self, entry: Entry) {
        match self.word_of(&entry) {
            Some(word) => self.push(word),
            None => self.push_large(entry),
        }
    }

    fn push_large(&mut self, entry: Entry) {
        self.words.push(Word::Large);
        self.large.push(entry);
    }

    pub(super) fn pop(&mut self) -> Option<Entry> {
        match self.words.pop()? {
            Word::Large => self.large.pop(),
            word => Some(self.entry_of(word)),
        }
    }

    /// Drops the word on top.
    #[inline]
    pub(super) fn drop_word(&mut self) {
        self.words.pop();
    }

    /// The entry below `above` others, if it is not a word.
    pub(super) fn large(&self, above: usize) -> Option<&Entry> {
        let at = self.words.len().checked_sub(above + 1)?;
        let (word, above) = self.words.get(at..)?.split_first()?;
        let above = above.iter().filter(|word| word.is_large()).count();
        self.large
            .iter()
            .nth_back(above)
            .filter(|_| word.is_large())
    }

    /// A copy of the entry below `above` others.
    pub(super) fn get(&self, above: usize) -> Option<Entry> {
        match self.words.iter().nth_back(above)? {
            Word::Large => self.large(above).cloned(),
            word => Some(self.entry_of(*word)),
        }
    }

    /// Drops all entries except the lowest `count`.
    pub(super) fn truncate(&mut self, count: usize) {
        while self.words.len() > count {
            self.pop();
        }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.words.clear();
        self.large.clear();
    }

    /// Copies of all entries, bottom first.
    pub(super) fn entries(&self) -> impl Iterator<Item = Entry> {
        (0..self.words.len())
            .rev()
            .filter_map(|above| self.get(above))
    }

    fn entry_of(&self, word: Word) -> Entry {
        if let Word::Number(number) = word {
            return Entry::Value(Value::generic(self.encoding.address_bytes, number.into()));
        }
        let mut location = Location::UNDEFINED;
        word.locate(&self.encoding, &mut location);
        Entry::Location(location)
    }

    /// Returns the word of an entry, if it can be one.
    fn word_of(&self, entry: &Entry) -> Option<Word> {
        let size = self.encoding.address_bytes;
        match entry {
            Entry::Value(value) if value.ty() == ValueType::Generic(size.min(8)) => {
                Some(Word::Number(value.unsigned() as u64))
            }
            Entry::Location(location) => match location.storage {
                Storage::Memory { address_bytes, .. } if address_bytes == size => {
                    let address = location.address()?;
                    (address <= mask(size)).then_some(Word::Address(address))
                }
                Storage::Register {
                    frame,
                    register,
                    bits,
                } => Some(Word::Register {
                    register,
                    frame,
                    bits: bits.try_into().ok()?,
                    offset: location.offset.try_into().ok()?,
                }),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Returns the mask of an address of `size` bytes, at most eight.
pub(super) fn mask(size: u8) -> u64 {
    match size {
        0 => 0,
        size => u64::MAX >> (64 - 8 * u32::from(size.min(8))),
    }
}

//! `.debug_str` with `.debug_str_offsets`, `.debug_line_str`, and the names of symbols.
//!
//! A string of the module is found by its id in a flat array, without hashing, and is written when it is first used.

use super::EmitError;
use super::buffer::{Buffer, Length};
use super::sections::{SectionId, SymbolIndex, Symbols};
use crate::dwarf::Encoding;
use crate::metadata::{Strings, Text};
use alloc::string::String;
use alloc::vec::Vec;

const NONE: u32 = u32::MAX;

/// Which strings of a module are in use, and what their numbers are.
struct Uses<'m> {
    strings: &'m Strings,
    number_of: Vec<u32>,
    /// A string with a zero byte in it: it would be cut, so it is refused at the end.
    refused: Option<&'m str>,
}

impl<'m> Uses<'m> {
    fn new(strings: &'m Strings) -> Uses<'m> {
        Uses { strings, number_of: alloc::vec![NONE; strings.len()], refused: None }
    }

    /// The number of a string, or where it is new, the string, which gets `number`.
    fn find(&mut self, text: Text, number: u32) -> Result<u32, &'m str> {
        if let Some(known) = self.number_of.get_mut(text.index()) {
            if *known != NONE {
                return Ok(*known);
            }
            *known = number;
        }
        let string = self.strings.get(text);
        if string.as_bytes().contains(&0) {
            self.refused.get_or_insert(string);
        }
        Err(string)
    }

    fn check(&self) -> Result<(), EmitError> {
        self.refused.map_or(Ok(()), |string| Err(EmitError::ZeroByte(String::from(string))))
    }
}

/// Appends a string and its end.
fn push(buffer: &mut Buffer, string: &str) {
    buffer.bytes.extend_from_slice(string.as_bytes());
    buffer.u8(0);
}

/// Strings that entries refer to by index.
pub(super) struct StringTable<'m> {
    uses: Uses<'m>,
    text: Buffer,
    offsets: Buffer,
    length: Length,
    count: u32,
    /// Where the first offset is: `DW_AT_str_offsets_base`, for all units alike.
    pub(super) base: u64,
}

impl<'m> StringTable<'m> {
    pub(super) fn new(encoding: Encoding, strings: &'m Strings) -> StringTable<'m> {
        let mut offsets = Buffer::new(encoding);
        let length = offsets.begin();
        offsets.u16(5);
        offsets.u16(0);
        let base = u64::from(offsets.position());
        StringTable { uses: Uses::new(strings), text: Buffer::new(encoding), offsets, length, count: 0, base }
    }

    /// The index of a string that is not the module's; it is added each time.
    pub(super) fn add(&mut self, string: &str) -> u64 {
        self.offsets.section_offset(SectionId::DebugStr, u64::from(self.text.position()));
        push(&mut self.text, string);
        self.count += 1;
        u64::from(self.count - 1)
    }

    /// The index of a string of the module.
    pub(super) fn index(&mut self, text: Text) -> u64 {
        match self.uses.find(text, self.count) {
            Ok(index) => u64::from(index),
            Err(string) => self.add(string),
        }
    }

    /// The sections `.debug_str` and `.debug_str_offsets`.
    pub(super) fn finish(mut self) -> Result<(Buffer, Buffer), EmitError> {
        self.uses.check()?;
        self.offsets.end(self.length, SectionId::DebugStrOffsets)?;
        self.text.check(SectionId::DebugStr)?;
        Ok((self.text, self.offsets))
    }
}

/// Paths that line tables refer to by offset.
pub(super) struct PathTable<'m> {
    uses: Uses<'m>,
    text: Buffer,
}

impl<'m> PathTable<'m> {
    pub(super) fn new(encoding: Encoding, strings: &'m Strings) -> PathTable<'m> {
        PathTable { uses: Uses::new(strings), text: Buffer::new(encoding) }
    }

    /// The offset of a string of the module.
    pub(super) fn offset(&mut self, text: Text) -> u64 {
        let next = self.text.position();
        match self.uses.find(text, next) {
            Ok(offset) => u64::from(offset),
            Err(string) => {
                push(&mut self.text, string);
                u64::from(next)
            }
        }
    }

    /// The section `.debug_line_str`.
    pub(super) fn finish(self) -> Result<Buffer, EmitError> {
        self.uses.check()?;
        self.text.check(SectionId::DebugLineStr)?;
        Ok(self.text)
    }
}

/// The symbols that relocations refer to.
pub(super) struct SymbolTable<'m> {
    uses: Uses<'m>,
    symbols: Symbols,
}

impl<'m> SymbolTable<'m> {
    pub(super) fn new(strings: &'m Strings) -> SymbolTable<'m> {
        SymbolTable { uses: Uses::new(strings), symbols: Symbols::default() }
    }

    /// The index of the symbol with this name.
    pub(super) fn index(&mut self, name: Text) -> SymbolIndex {
        match self.uses.find(name, self.symbols.len() as u32) {
            Ok(index) => SymbolIndex(index),
            Err(name) => self.symbols.push(name),
        }
    }

    pub(super) fn finish(self) -> Result<Symbols, EmitError> {
        self.uses.check()?;
        Ok(self.symbols)
    }
}

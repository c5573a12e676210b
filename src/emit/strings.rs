//! `.debug_str` with `.debug_str_offsets`, `.debug_line_str`, and the names of symbols.
//!
//! A string of the module is found by its id in a flat array, without hashing. It is written when
//! it is first used.

use super::EmitError;
use super::buffer::{Buffer, Length};
use super::format::UnitFormat;
use super::own::Own;
use super::relocation::SymbolIndex;
use super::sections::{SectionId, Symbols};
use super::smallest::Moved;
use crate::metadata::{Strings, Text, lists};
use alloc::string::String;
use alloc::vec::Vec;
use core::hash::BuildHasher;
use hashbrown::hash_table::Entry;
use hashbrown::{DefaultHashBuilder, HashTable};

const NONE: u32 = u32::MAX;

/// The strings that have been used, each with a number.
#[derive(Clone)]
struct Uses {
    number_of: Vec<u32>,
    /// True if a string of the module contains a zero byte. Then each used string is checked.
    any_has_zero: bool,
    /// The first string that contains a zero byte. `check` rejects it, because consumers would end
    /// it there.
    rejected: Option<String>,
}

impl Uses {
    fn new(strings: &Strings) -> Uses {
        Uses {
            number_of: alloc::vec![NONE; strings.len()],
            any_has_zero: strings.any_has_zero(),
            rejected: None,
        }
    }

    /// Returns the numbers of a part of a unit, which only numbers strings. Linking checks the
    /// strings.
    fn of_part(count: usize) -> Uses {
        Uses {
            number_of: alloc::vec![NONE; count],
            any_has_zero: false,
            rejected: None,
        }
    }

    /// Returns the number of a string, or `None` for a new string, which gets the number `number`.
    fn find(&mut self, text: Text, number: u32, strings: &Strings) -> Option<u32> {
        if let Some(known) = self.number_of.get_mut(text.index()) {
            if *known != NONE {
                return Some(*known);
            }
            *known = number;
        }
        if self.any_has_zero && strings.has_zero(text) {
            self.rejected
                .get_or_insert_with(|| String::from(strings.get(text)));
        }
        None
    }

    /// Keeps the numbers of the first `shared` strings, for the next module of a stream.
    fn next_module(&mut self, shared: usize, strings: &Strings) {
        self.number_of.truncate(shared);
        self.number_of.resize(strings.len(), NONE);
        self.any_has_zero = strings.any_has_zero();
    }

    fn check(self) -> Result<(), EmitError> {
        self.rejected
            .map_or(Ok(()), |string| Err(EmitError::ZeroByte(string)))
    }
}

/// Returns the string at an offset in `.debug_str`.
fn text_at(strings: &Buffer, offset: u32) -> &str {
    let mut parts = strings.from(offset).split(|byte| *byte == 0);
    core::str::from_utf8(parts.next().unwrap_or(&[])).unwrap_or("")
}

/// Returns an offset in `.debug_str_offsets`, in the contribution whose first offset is at `base`.
fn offset_at(offsets: &Buffer, base: u64, index: u64) -> Option<u32> {
    let size = offsets.offset_bytes();
    let at = index.checked_mul(size.into())?.checked_add(base)?;
    Some(offsets.get(at as u32, size) as u32)
}

/// The strings that only some modules of a stream have, each with a number. The same string has
/// different ids in these modules.
#[derive(Clone, Default)]
struct Contents {
    /// The number of strings that all modules of the stream have.
    shared: usize,
    numbers: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

impl Contents {
    /// Returns the number of a string that an earlier module has. `at` returns the string with a
    /// number.
    fn known<'s>(&self, string: &str, at: impl Fn(u64) -> &'s str) -> Option<u32> {
        let is_same = |number: &u32| at((*number).into()) == string;
        let known = self.numbers.find(self.hasher.hash_one(string), is_same);
        known.copied()
    }

    /// Returns the number of a string that an earlier module has, or `None` for a shared or new
    /// string. A new string gets the number `new`. `at` returns the string with a number.
    fn find<'s>(
        &mut self,
        (text, strings): (Text, &Strings),
        new: u32,
        at: impl Fn(u64) -> &'s str,
    ) -> Option<u32> {
        if text.index() < self.shared {
            return None;
        }
        let hash = |string: &str| self.hasher.hash_one(string);
        let string = strings.get(text);
        let is_same = |number: &u32| at((*number).into()) == string;
        match (self.numbers).entry(hash(string), is_same, |number| hash(at((*number).into()))) {
            Entry::Occupied(known) => Some(*known.get()),
            Entry::Vacant(place) => {
                place.insert(new);
                None
            }
        }
    }
}

/// Appends a string and a zero byte.
fn push(buffer: &mut Buffer, string: &[u8]) {
    buffer.reserve_first();
    buffer.bytes.extend_from_slice(string);
    buffer.u8(0);
}

/// Strings that entries refer to by index. `.debug_str` contains each string once. Each unit has a
/// separate contribution to `.debug_str_offsets`, as elfutils expects. Direct forms need none: they
/// contain the string's offset instead of its index.
#[derive(Clone)]
pub(super) struct StringTable {
    format: UnitFormat,
    /// The offset of each string in `.debug_str`.
    uses: Uses,
    text: Buffer,
    offsets: Buffer,
    /// The length field of the unit's contribution, once it has begun.
    length: Option<Length>,
    /// The index in the unit of each string of the module.
    index_of: Vec<u32>,
    /// The strings of the module that the unit uses.
    used: Vec<Text>,
    /// The number of indices that the unit has used.
    count: u32,
    /// The indices of strings, if the modules of a stream share the table.
    contents: Option<Contents>,
}

impl StringTable {
    pub(super) fn new(format: UnitFormat, strings: &Strings) -> StringTable {
        StringTable {
            format,
            uses: Uses::new(strings),
            text: Buffer::new(format, SectionId::DebugStr),
            offsets: Buffer::new(format, SectionId::DebugStrOffsets),
            length: None,
            index_of: alloc::vec![NONE; strings.len()],
            used: Vec::new(),
            count: 0,
            contents: None,
        }
    }

    /// Returns a table for a part of a unit. It only numbers strings: those that the unit does not
    /// have yet get numbers from its count plus `before` on.
    pub(super) fn part(base: &StringTable, before: u32) -> StringTable {
        StringTable {
            uses: Uses::of_part(0),
            text: base.text.empty_like(),
            offsets: base.offsets.empty_like(),
            length: None,
            index_of: alloc::vec![NONE; base.index_of.len()],
            used: Vec::new(),
            contents: None,
            count: base.count.saturating_add(before),
            format: base.format,
        }
    }

    /// Returns the number of the first string that a part adds.
    pub(super) fn first(&self) -> u64 {
        u64::from(self.count) - self.used.len() as u64
    }

    /// Returns the strings that the part adds.
    pub(super) fn into_own(self) -> Own<Text> {
        Own::new(self.first(), self.used)
    }

    /// Starts a unit. Returns the position of its first offset: `DW_AT_str_offsets_base`.
    pub(super) fn begin_unit(&mut self) -> u64 {
        if !self.format.has_tables() {
            return 0;
        }
        // GNU's table for DWARF 4 has no header.
        if self.format.is_5() {
            self.length = Some(self.offsets.begin());
            self.offsets.u16(5);
            self.offsets.u16(0);
        }
        self.count = 0;
        for text in self.used.drain(..) {
            if let Some(index) = self.index_of.get_mut(text.index()) {
                *index = NONE;
            }
        }
        u64::from(self.offsets.position())
    }

    /// Returns the position of the first offset of the section's first contribution.
    pub(super) fn base(&self) -> u64 {
        match (self.format.is_5(), self.offsets.offset_bytes()) {
            (false, _) => 0,
            (true, 8) => 16,
            (true, _) => 8,
        }
    }

    /// Ends a unit's contribution.
    pub(super) fn end_unit(&mut self) -> Result<(), EmitError> {
        match self.length.take() {
            Some(length) => self.offsets.end(length, SectionId::DebugStrOffsets),
            None => Ok(()),
        }
    }

    /// Adds a string that is not in the module. Returns its offset in `.debug_str`.
    pub(super) fn add(&mut self, string: &str) -> u32 {
        let offset = self.text.position();
        push(&mut self.text, string.as_bytes());
        offset
    }

    /// Returns a new index in the unit for the string at an offset in `.debug_str`.
    pub(super) fn index_at(&mut self, offset: u32) -> u64 {
        if !self.format.has_tables() {
            return u64::from(offset);
        }
        self.offsets
            .section_offset(SectionId::DebugStr, u64::from(offset));
        self.count += 1;
        u64::from(self.count - 1)
    }

    /// Returns the index in the unit of a string of the module, if it has one.
    #[inline]
    pub(super) fn known(&self, text: Text) -> Option<u64> {
        let index = self.index_of.get(text.index()).copied();
        index.filter(|index| *index != NONE).map(u64::from)
    }

    /// Returns the index in the unit of a string of the module.
    pub(super) fn index(&mut self, text: Text, strings: &Strings) -> u64 {
        if let Some(index) = self.known(text) {
            return index;
        }
        if self.format.has_tables() && text.index() < self.index_of.len() {
            let earlier = self.earlier(text, strings);
            self.index_of[text.index()] = earlier.unwrap_or(self.count);
            match earlier {
                Some(index) => return index.into(),
                None => lists::push(&mut self.used, text),
            }
        }
        let next = self.text.position();
        let offset = self.uses.find(text, next, strings);
        let offset = offset.unwrap_or_else(|| {
            push(&mut self.text, strings.bytes(text));
            next
        });
        self.index_at(offset)
    }

    /// Returns the index of a string that an earlier module of a stream has.
    fn earlier(&mut self, text: Text, strings: &Strings) -> Option<u32> {
        let base = self.base();
        let (all, offsets) = (&self.text, &self.offsets);
        let at = |index| text_at(all, offset_at(offsets, base, index).unwrap_or(0));
        let contents = self.contents.as_mut()?;
        contents.find((text, strings), self.count, at)
    }

    /// Like [`StringTable::index`], for a part of a unit. `base` is the table of the unit.
    pub(super) fn index_in_part(&mut self, base: &StringTable, text: Text) -> u64 {
        if let Some(index) = base.known(text).or_else(|| self.known(text)) {
            return index;
        }
        let next = self.count;
        if let Some(index) = self.index_of.get_mut(text.index()) {
            *index = next;
        }
        lists::push(&mut self.used, text);
        self.count += 1;
        next.into()
    }

    /// Returns the offset in `.debug_str` of the string with this index, in the contribution
    /// to `.debug_str_offsets` whose first offset is at `base`.
    pub(super) fn offset_at(&self, base: u64, index: u64) -> Option<u32> {
        offset_at(&self.offsets, base, index)
    }

    /// Frees the table that only another module of a stream would need.
    pub(super) fn end_stream(&mut self) {
        self.contents = None;
    }

    /// Prepares the table for the next module of a stream. Its first `shared` strings are those of
    /// the shared module, and keep their indices.
    pub(super) fn next_module(&mut self, shared: usize, strings: &Strings) {
        self.index_of.truncate(shared);
        self.index_of.resize(strings.len(), NONE);
        self.uses.next_module(shared, strings);
        self.used.clear();
        self.contents.get_or_insert_default().shared = shared;
    }

    /// Returns all strings so far.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.text.bytes
    }

    /// Returns the string at an offset in `.debug_str`.
    pub(super) fn text_at(&self, offset: u32) -> &str {
        text_at(&self.text, offset)
    }

    /// Stores each string that is a suffix of another one as a part of it. Returns the new offsets.
    pub(super) fn merge(&mut self) -> Result<Moved, EmitError> {
        let moved = Moved::merge(SectionId::DebugStr, &mut self.text)?;
        moved.correct(&mut self.offsets);
        Ok(moved)
    }

    /// Returns the sections `.debug_str` and `.debug_str_offsets`.
    pub(super) fn finish(self) -> Result<(Buffer, Buffer), EmitError> {
        self.uses.check()?;
        Ok((self.text, self.offsets))
    }
}

/// Paths that line tables refer to by offset.
pub(super) struct PathTable {
    uses: Uses,
    text: Buffer,
}

impl PathTable {
    pub(super) fn new(format: UnitFormat, strings: &Strings) -> PathTable {
        PathTable {
            uses: Uses::new(strings),
            text: Buffer::new(format, SectionId::DebugLineStr),
        }
    }

    /// Returns the offset of a string of the module.
    pub(super) fn offset(&mut self, text: Text, strings: &Strings) -> u64 {
        let next = self.text.position();
        let known = self.uses.find(text, next, strings);
        if known.is_none() {
            push(&mut self.text, strings.bytes(text));
        }
        known.unwrap_or(next).into()
    }

    /// Returns a string of the module, which is written in the line table itself.
    pub(super) fn text<'m>(&mut self, text: Text, strings: &'m Strings) -> &'m str {
        // This only checks for zero bytes: the number `NONE` is that of a new string.
        _ = self.uses.find(text, NONE, strings);
        strings.get(text)
    }

    /// Stores each path that is a suffix of another one as a part of it. Returns the new offsets.
    pub(super) fn merge(&mut self) -> Result<Moved, EmitError> {
        Moved::merge(SectionId::DebugLineStr, &mut self.text)
    }

    /// Returns the section `.debug_line_str`.
    pub(super) fn finish(self) -> Result<Buffer, EmitError> {
        self.uses.check()?;
        Ok(self.text)
    }
}

/// The symbols that relocations refer to.
#[derive(Clone)]
pub(super) struct SymbolTable {
    uses: Uses,
    /// The number of symbols of the module before those of a part of a unit.
    before: u32,
    symbols: Symbols,
    /// The symbols that a part of a unit adds.
    used: Vec<Text>,
    /// The numbers of symbols, if the modules of a stream share the table.
    contents: Option<Contents>,
}

impl SymbolTable {
    pub(super) fn new(strings: &Strings) -> SymbolTable {
        SymbolTable::with(Uses::new(strings))
    }

    /// Returns a table for sections without symbols. It cannot number the symbols of the module.
    pub(super) fn empty() -> SymbolTable {
        SymbolTable::with(Uses::of_part(0))
    }

    fn with(uses: Uses) -> SymbolTable {
        SymbolTable {
            before: 0,
            uses,
            symbols: Symbols::default(),
            used: Vec::new(),
            contents: None,
        }
    }

    /// Returns a table for a part of a unit. It only numbers symbols: those that the module does
    /// not have yet get the next numbers.
    pub(super) fn part(base: &SymbolTable, strings: &Strings) -> SymbolTable {
        SymbolTable {
            before: base.symbols.len() as u32,
            uses: Uses::of_part(strings.len()),
            symbols: Symbols::default(),
            used: Vec::new(),
            contents: None,
        }
    }

    /// Returns the symbols that the part adds.
    pub(super) fn into_own(self) -> Own<Text> {
        Own::new(self.before.into(), self.used)
    }

    /// Returns the index of the symbol with this name.
    pub(super) fn index(&mut self, name: Text, strings: &Strings) -> SymbolIndex {
        let new = self.symbols.len() as u32;
        if let Some(index) = self.uses.find(name, new, strings) {
            return SymbolIndex(index);
        }
        let (contents, symbols) = (&mut self.contents, &self.symbols);
        let known = contents.as_mut().and_then(|contents| {
            contents.find((name, strings), new, |index| symbols.get(index as usize))
        });
        match (known, self.uses.number_of.get_mut(name.index())) {
            (Some(known), Some(number)) => {
                *number = known;
                SymbolIndex(known)
            }
            _ => self.symbols.push(strings.get(name)),
        }
    }

    /// Like [`SymbolTable::index`], for a part of a unit. `base` is the table of the module.
    pub(super) fn index_in_part(&mut self, base: &SymbolTable, name: Text) -> SymbolIndex {
        if let Some(known) = base.known(name).or_else(|| self.known(name)) {
            return known;
        }
        let next = self.before + self.used.len() as u32;
        if let Some(number) = self.uses.number_of.get_mut(name.index()) {
            *number = next;
        }
        lists::push(&mut self.used, name);
        SymbolIndex(next)
    }

    /// Returns the index of the symbol with this name, if there is one.
    pub(super) fn known(&self, name: Text) -> Option<SymbolIndex> {
        let number = self.uses.number_of.get(name.index()).copied();
        number.filter(|number| *number != NONE).map(SymbolIndex)
    }

    /// Frees the table that only another module of a stream would need.
    pub(super) fn end_stream(&mut self) {
        self.contents = None;
    }

    /// Returns the index of a symbol of the next module of a stream, if an earlier module has it.
    pub(super) fn earlier(&self, name: Text, strings: &Strings) -> Option<SymbolIndex> {
        match &self.contents {
            Some(contents) if name.index() >= contents.shared => {
                let at = |index| self.symbols.get(index as usize);
                contents.known(strings.get(name), at).map(SymbolIndex)
            }
            _ => self.known(name),
        }
    }

    /// See [`StringTable::next_module`].
    pub(super) fn next_module(&mut self, shared: usize, strings: &Strings) {
        self.uses.next_module(shared, strings);
        self.contents.get_or_insert_default().shared = shared;
    }

    pub(super) fn name(&self, index: SymbolIndex) -> &str {
        self.symbols.get(index.0 as usize)
    }

    pub(super) fn finish(self) -> Result<Symbols, EmitError> {
        self.uses.check()?;
        Ok(self.symbols)
    }
}

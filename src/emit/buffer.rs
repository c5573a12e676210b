//! A section that is being written.

#[cfg(test)]
mod tests;

use super::EmitError;
use super::format::UnitFormat;
use super::relocation::{Relocation, RelocationTarget, SymbolIndex};
use super::sections::{Section, SectionId};
use crate::dwarf::{get, leb128, put};
use crate::metadata::lists::{concatenate, make_room};
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::ops::Range;

/// The position of a unit's length field, which is filled in at the end of the unit.
#[derive(Clone)]
#[must_use = "a length is 0 until `Buffer::end` fills it in"]
pub(super) struct Length {
    start: usize,
}

impl Length {
    /// Returns the index of the first byte after the field.
    pub(super) fn content(&self) -> usize {
        self.start
    }
}

/// A few bytes on the stack that are appended to a [`Buffer`] together, so that the buffer's
/// capacity is checked only once. Short numbers are stored as whole words; the next number
/// overwrites the unused bytes. The length is separate from the bytes, and only inlined functions
/// get the chunk, so that the compiler keeps the length in a register.
pub(super) struct Chunk<'b> {
    bytes: &'b mut ChunkBytes,
    len: usize,
}

/// The bytes of a [`Chunk`]. Their initial values have no effect.
pub(super) type ChunkBytes = [u8; CHUNK + WORD];

const CHUNK: usize = 120;
/// The initial [`ChunkBytes`].
pub(super) const CHUNK_BYTES: ChunkBytes = [0; CHUNK + WORD];
const WORD: usize = size_of::<u128>();
/// The size of most entries and lists, in bytes.
const SHORT: usize = 32;
/// The initial capacity of a section in bytes. The sections of a small module fit in it.
const FIRST: usize = 256;
/// The maximum size in bytes of a LEB128 number of 64 bits.
const LEB: usize = 10;

impl Chunk<'_> {
    pub(super) fn new(bytes: &mut ChunkBytes) -> Chunk<'_> {
        Chunk { bytes, len: 0 }
    }

    /// Returns the number of bytes.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds the low bytes of a word, at most 8, in little-endian order. The caller ensures that
    /// they fit.
    #[inline(always)]
    pub(super) fn word(&mut self, word: u64, count: usize) {
        self.put(word.to_le_bytes(), count);
    }

    /// Adds the low bytes of a word, at most 16, in the same way.
    #[inline(always)]
    fn wide(&mut self, Gathered { word, count }: Gathered) {
        self.put(word.to_le_bytes(), count);
    }

    #[inline(always)]
    fn put<const SIZE: usize>(&mut self, bytes: [u8; SIZE], count: usize) {
        let rest = self.bytes.get_mut(self.len..);
        if let Some(place) = rest.and_then(|rest| rest.first_chunk_mut()) {
            *place = bytes;
            self.len += count;
        }
    }

    /// Adds one byte.
    #[inline(always)]
    pub(super) fn u8(&mut self, value: u8) {
        self.word(value.into(), 1);
    }

    /// Adds an unsigned LEB128 number.
    #[inline(always)]
    pub(super) fn uleb(&mut self, value: u64) {
        match u32::try_from(value) {
            Ok(short @ 0..0x4000) => {
                let (word, bits) = short_leb(short);
                self.word(word, (bits / 8) as usize);
            }
            _ => self.wide(long_uleb(value)),
        }
    }

    /// Adds a signed LEB128 number.
    #[inline(always)]
    pub(super) fn sleb(&mut self, value: i64) {
        match value {
            -0x40..0x40 => self.word(value as u64 & 0x7f, 1),
            _ => self.wide(long_sleb(value)),
        }
    }

    /// Adds an opcode and its operand, an unsigned LEB128 number.
    #[inline(always)]
    pub(super) fn operation(&mut self, opcode: u8, operand: u64) {
        match u32::try_from(operand) {
            Ok(short @ 0..0x4000) => {
                let (word, bits) = short_leb(short);
                self.word(word << 8 | u64::from(opcode), (bits / 8 + 1) as usize);
            }
            _ => {
                self.u8(opcode);
                self.wide(long_uleb(operand));
            }
        }
    }

    /// Adds a code and three unsigned LEB128 numbers: two offsets and a length. Most of them have
    /// one or two bytes, and become one word.
    #[inline(always)]
    pub(super) fn pair(&mut self, code: u8, (start, end): (u32, u32), length: usize) {
        if (start | end) >> 14 == 0 && length < 0x80 {
            let (first, bits) = short_leb(start);
            let (second, more) = short_leb(end);
            let offsets = first | second << bits;
            let bits = bits + more;
            let word = u64::from(code) | offsets << 8 | (length as u64) << (8 + bits);
            self.word(word, (bits / 8 + 2) as usize);
        } else {
            self.u8(code);
            self.wide(long_uleb(start.into()));
            self.wide(long_uleb(end.into()));
            self.wide(long_uleb(length as u64));
        }
    }

    /// Adds a few bytes.
    #[inline(always)]
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.u8(*byte);
        }
    }
}

/// A few bytes as a word, in little-endian order, and their number.
#[derive(Default)]
struct Gathered {
    word: u128,
    count: usize,
}

impl Gathered {
    fn add(&mut self, byte: u8) {
        self.word |= u128::from(byte) << (8 * self.count);
        self.count += 1;
    }
}

/// Returns the LEB128 bytes of any unsigned number.
#[inline(never)]
fn long_uleb(value: u64) -> Gathered {
    let mut bytes = Gathered::default();
    leb128::unsigned(value, |byte| bytes.add(byte));
    bytes
}

/// Returns the LEB128 bytes of any signed number.
#[inline(never)]
fn long_sleb(value: i64) -> Gathered {
    let mut bytes = Gathered::default();
    leb128::signed(value, |byte| bytes.add(byte));
    bytes
}

/// Returns the LEB128 bytes of a number below 2^14 as a word, and the number of their bits.
#[inline(always)]
fn short_leb(value: u32) -> (u64, u32) {
    let value = u64::from(value);
    match value < 0x80 {
        true => (value, 8),
        false => (value >> 7 << 8 | value & 0x7f | 0x80, 16),
    }
}

/// Bytes and relocations of a section, in the byte order and with the sizes of the encoding.
#[derive(Clone, Debug)]
pub(super) struct Buffer {
    pub(super) bytes: Vec<u8>,
    pub(super) relocations: Vec<Relocation>,
    /// The offset in the section of the first byte. See [`Buffer::start`].
    start: u32,
    order: ByteOrder,
    offset_bytes: u8,
    address_bytes: u8,
    /// The exclusive upper limit of the section's size.
    limit: u32,
    /// True if linkers shorten the code.
    is_relaxed: bool,
}

impl Buffer {
    /// Returns an empty buffer for a section.
    pub(super) fn new(format: UnitFormat, id: SectionId) -> Buffer {
        Buffer {
            start: format.start_of(id),
            ..Buffer::scratch(format)
        }
    }

    /// Returns an empty buffer for bytes that are appended to a section later.
    pub(super) fn scratch(format: UnitFormat) -> Buffer {
        let encoding = format.encoding;
        Buffer {
            bytes: Vec::new(),
            relocations: Vec::new(),
            start: 0,
            order: encoding.order,
            offset_bytes: encoding.offset_bytes,
            address_bytes: encoding.address_bytes,
            limit: format.limit,
            is_relaxed: format.is_relaxed,
        }
    }

    /// Returns an empty buffer with the same sizes and byte order.
    pub(super) fn empty_like(&self) -> Buffer {
        Buffer {
            bytes: Vec::new(),
            relocations: Vec::new(),
            start: 0,
            ..*self
        }
    }

    /// Returns an empty buffer for bytes that follow those of this buffer.
    pub(super) fn empty_after(&self) -> Buffer {
        self.empty_like_at(self.position())
    }

    /// Returns an empty buffer with the same sizes and byte order, whose first byte has this offset
    /// in the section.
    pub(super) fn empty_like_at(&self, start: u32) -> Buffer {
        Buffer {
            start,
            ..self.empty_like()
        }
    }

    /// Returns the offset in the section of the first byte. It is 0, except in a part of a unit,
    /// and in the tests of limits, which count 4 GiB as written instead of writing them.
    pub(super) fn start(&self) -> usize {
        self.start as usize
    }

    /// Returns the bytes from a position on.
    pub(super) fn from(&self, position: u32) -> &[u8] {
        self.bytes.get(self.index(position)..).unwrap_or(&[])
    }

    /// Returns the index in `bytes` of a position.
    pub(super) fn index(&self, position: u32) -> usize {
        (position as usize).wrapping_sub(self.start())
    }

    /// Appends a chunk, and empties it.
    #[inline(always)]
    pub(super) fn append_chunk(&mut self, chunk: &mut Chunk<'_>) {
        self.append_bytes(chunk.bytes, chunk.len);
        chunk.len = 0;
    }

    /// Appends the first `len` bytes of a chunk. A copy of a constant size takes fewer instructions
    /// than one of a few bytes.
    #[inline(never)]
    fn append_bytes(&mut self, bytes: &ChunkBytes, len: usize) {
        // A small section grows once.
        let first = FIRST.saturating_sub(self.bytes.capacity());
        make_room(&mut self.bytes, first + bytes.len());
        match bytes.first_chunk::<SHORT>() {
            Some(short) if len <= SHORT => {
                let end = self.bytes.len() + len;
                self.bytes.extend_from_slice(short);
                self.bytes.truncate(end);
            }
            _ => self
                .bytes
                .extend_from_slice(bytes.get(..len).unwrap_or(&[])),
        }
    }

    /// Appends and empties a chunk, unless it has room for `numbers` LEB128 numbers and `bytes`
    /// more bytes. Returns false if even an empty chunk lacks that room.
    #[inline(always)]
    pub(super) fn make_room(
        &mut self,
        chunk: &mut Chunk<'_>,
        numbers: usize,
        bytes: usize,
    ) -> bool {
        let needed = numbers * LEB + bytes;
        if chunk.len + needed <= CHUNK {
            return true;
        }
        self.append_chunk(chunk);
        needed <= CHUNK
    }

    /// Returns the offset in the section of the next byte. Each entry and the end of each unit
    /// check that the section is smaller than 4 GiB.
    pub(super) fn position(&self) -> u32 {
        (self.start() + self.bytes.len()) as u32
    }

    /// Returns the number of bytes since an earlier position. A position past 4 GiB wraps, which is
    /// an error as soon as the entry or unit ends.
    pub(super) fn since(&self, start: u32) -> u32 {
        self.position().wrapping_sub(start)
    }

    pub(super) fn u8(&mut self, value: u8) {
        self.bytes.push(value);
    }

    pub(super) fn u16(&mut self, value: u16) {
        self.uint(u64::from(value), 2);
    }

    pub(super) fn u32(&mut self, value: u32) {
        match self.order {
            ByteOrder::Little => self.bytes.extend_from_slice(&value.to_le_bytes()),
            ByteOrder::Big => self.bytes.extend_from_slice(&value.to_be_bytes()),
        }
    }

    /// Adds a number of `size` bytes, at most 8: appends eight bytes, and removes the unused ones.
    pub(super) fn uint(&mut self, value: u64, size: u8) {
        let size = size.min(8);
        let end = self.bytes.len() + usize::from(size);
        let unused = 64 - 8 * u32::from(size);
        self.bytes.extend_from_slice(&match self.order {
            ByteOrder::Little => value.to_le_bytes(),
            ByteOrder::Big => value.checked_shl(unused).unwrap_or(0).to_be_bytes(),
        });
        self.bytes.truncate(end);
    }

    /// Adds an offset: 4 bytes in the 32-bit DWARF format, 8 bytes in the 64-bit format.
    pub(super) fn offset(&mut self, value: u64) {
        self.uint(value, self.offset_bytes);
    }

    /// Adds several offsets.
    pub(super) fn offsets(&mut self, values: impl ExactSizeIterator<Item = u64>) {
        let (start, size) = (self.bytes.len(), usize::from(self.offset_bytes));
        self.bytes.resize(start + values.len() * size, 0);
        let fields = self.bytes.get_mut(start..).unwrap_or(&mut []);
        if let (4, ByteOrder::Little) = (size, self.order) {
            let (fields, _) = fields.as_chunks_mut();
            for (field, value) in fields.iter_mut().zip(values) {
                *field = (value as u32).to_le_bytes();
            }
        } else {
            for (field, value) in fields.chunks_exact_mut(size).zip(values) {
                put(field, self.order, value);
            }
        }
    }

    pub(super) fn uleb(&mut self, value: u64) {
        leb128::write_unsigned(&mut self.bytes, value);
    }

    pub(super) fn sleb(&mut self, value: i64) {
        leb128::write_signed(&mut self.bytes, value);
    }

    /// Adds an offset into another section, with a relocation, because linking moves that section.
    pub(super) fn section_offset(&mut self, section: SectionId, value: u64) {
        self.relocate(
            self.offset_bytes,
            RelocationTarget::Section(section),
            value as i64,
        );
        self.offset(value);
    }

    /// Adds the offset in `.debug_info` of the type unit with a signature.
    pub(super) fn type_unit(&mut self, signature: u64) {
        let target = RelocationTarget::TypeUnit(signature);
        self.relocate(self.offset_bytes, target, 0);
        self.offset(0);
    }

    /// Adds an address without a relocation.
    pub(super) fn address_value(&mut self, value: u64) {
        self.uint(value, self.address_bytes);
    }

    /// Adds the address of a symbol plus an addend, in `size` bytes.
    pub(super) fn address(&mut self, symbol: SymbolIndex, addend: i64, size: u8) {
        self.relocate(size, RelocationTarget::Symbol(symbol), addend);
        self.uint(addend as u64, size);
    }

    /// Adds the offset of a symbol in thread-local storage plus an addend, in `size` bytes.
    pub(super) fn thread_local(&mut self, symbol: SymbolIndex, addend: i64, size: u8) {
        self.relocate(size, RelocationTarget::ThreadLocal(symbol), addend);
        self.uint(addend as u64, size);
    }

    /// Adds the number of bytes between two offsets in a function, in `size` bytes.
    pub(super) fn code_length(&mut self, function: SymbolIndex, range: Range<u32>, size: u8) {
        let Range { start, end } = range;
        if self.is_relaxed && end > start {
            let target = RelocationTarget::Length {
                function,
                start,
                end,
            };
            self.relocate(size, target, 0);
        }
        self.uint(u64::from(end.saturating_sub(start)), size);
    }

    /// Adds a relocation for the next field.
    fn relocate(&mut self, size: u8, target: RelocationTarget, addend: i64) {
        // If the offset does not fit, the section is too large, which `check` reports.
        let offset = self.bytes.len() as u32;
        make_room(&mut self.relocations, 1);
        let relocation = Relocation::new(offset, size, target, addend);
        self.relocations.push(relocation);
    }

    /// Returns true if linkers shorten the code.
    pub(super) fn is_relaxed(&self) -> bool {
        self.is_relaxed
    }

    /// Returns the size of an offset in bytes.
    pub(super) fn offset_bytes(&self) -> u8 {
        self.offset_bytes
    }

    /// Returns the number of `size` bytes at a position, or 0 past the end.
    pub(super) fn get(&self, position: u32, size: u8) -> u64 {
        let field = self.from(position).get(..usize::from(size));
        get(field.unwrap_or(&[]), self.order)
    }

    /// Overwrites a number of `size` bytes.
    pub(super) fn set(&mut self, position: u32, value: u64, size: u8) {
        self.set_at(self.index(position), value, size);
    }

    /// Overwrites the field of a relocation.
    pub(super) fn set_field(&mut self, field: &Relocation, value: u64) {
        self.set_at(field.offset() as usize, value, field.size());
    }

    pub(super) fn set_at(&mut self, start: usize, value: u64, size: u8) {
        let rest = self.bytes.get_mut(start..);
        if let Some(field) = rest.and_then(|rest| rest.get_mut(..usize::from(size))) {
            put(field, self.order, value);
        }
    }

    /// Reserves the first bytes together, so that a small section does not grow step by step.
    pub(super) fn reserve_first(&mut self) {
        if self.bytes.capacity() == 0 {
            self.bytes = Vec::with_capacity(FIRST);
        }
    }

    /// Starts a unit with a length field (DWARF 5 section 7.4), which `end` fills in.
    pub(super) fn begin(&mut self) -> Length {
        self.reserve_first();
        if self.offset_bytes == 8 {
            self.bytes.extend_from_slice(&[0xff; 4]);
        }
        self.offset(0);
        Length {
            start: self.bytes.len(),
        }
    }

    /// Ends a unit. Fails if the section is too large.
    pub(super) fn end(&mut self, length: Length, section: SectionId) -> Result<(), EmitError> {
        self.check(section)?;
        let field = length.start - usize::from(self.offset_bytes);
        let size = self.bytes.len() - length.start;
        self.set_at(field, size as u64, self.offset_bytes);
        Ok(())
    }

    /// Fails if the section is too large.
    pub(super) fn check(&self, section: SectionId) -> Result<(), EmitError> {
        if ((self.start() + self.bytes.len()) as u64) < u64::from(self.limit) {
            Ok(())
        } else {
            Err(EmitError::TooLarge(section))
        }
    }

    /// Moves the content of another buffer to the end of this one. The other's memory is freed: it
    /// may be as large as the whole module, which can have a single unit. If this buffer is the
    /// smaller one, such as the header of a unit, its content is moved instead.
    pub(super) fn append(&mut self, other: &mut Buffer) {
        let moved = self.bytes.len() as u32;
        let mut relocations = core::mem::take(&mut other.relocations);
        for relocation in &mut relocations {
            relocation.set_offset(relocation.offset().wrapping_add(moved));
        }
        concatenate(&mut self.bytes, core::mem::take(&mut other.bytes));
        concatenate(&mut self.relocations, relocations);
    }

    /// Appends a copy of another buffer.
    pub(super) fn append_copy(&mut self, other: &Buffer) {
        let moved = self.bytes.len() as u32;
        self.bytes.extend_from_slice(&other.bytes);
        let relocations = other.relocations.iter();
        let relocations = relocations
            .map(|relocation| relocation.with_offset(relocation.offset().wrapping_add(moved)));
        self.relocations.extend(relocations);
    }

    /// Changes the offsets in fields of four bytes, given their indices after `start`.
    pub(super) fn move_offsets(
        &mut self,
        start: usize,
        fields: &[u32],
        moved: impl Fn(u32) -> u32,
    ) {
        let order = self.order;
        let bytes = self.bytes.get_mut(start..).unwrap_or(&mut []);
        for field in fields {
            let at = *field as usize;
            if let Some(field) = bytes.get_mut(at..at + 4) {
                put(field, order, moved(get(field, order) as u32).into());
            }
        }
    }

    /// Removes and returns the bytes from a position on.
    pub(super) fn split_off(&mut self, at: u32) -> Buffer {
        let at = self.index(at).min(self.bytes.len());
        let first = (self.relocations).partition_point(|field| field.offset() < at as u32);
        let moved = |field: Relocation| field.with_offset(field.offset() - at as u32);
        Buffer {
            bytes: self.bytes.split_off(at),
            relocations: self.relocations.drain(first..).map(moved).collect(),
            start: 0,
            ..*self
        }
    }

    /// Returns the section, or `None` if it is empty. Fails if it is too large.
    pub(super) fn finish(self, id: SectionId) -> Result<Option<Section>, EmitError> {
        if !self.bytes.is_empty() {
            self.check(id)?;
        }
        let Buffer {
            bytes, relocations, ..
        } = self;
        Ok((!bytes.is_empty()).then_some(Section {
            id,
            bytes,
            relocations,
            group: None,
            unit: 0,
            is_dwo: false,
        }))
    }

    /// Returns the section of split units, or `None` if it is empty. Fails if a field needs the
    /// address of a symbol: no linker would fill it in. An offset into another section is final.
    pub(super) fn finish_dwo(mut self, id: SectionId) -> Result<Option<Section>, EmitError> {
        let is_symbol = |field: &Relocation| matches!(field.target(), RelocationTarget::Symbol(_));
        if self.relocations.iter().any(is_symbol) {
            return Err(EmitError::Operand(None));
        }
        self.relocations.clear();
        let section = self.finish(id)?;
        Ok(section.map(|section| Section {
            is_dwo: true,
            ..section
        }))
    }
}

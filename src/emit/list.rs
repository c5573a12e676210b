//! Lists that entries refer to by index: `.debug_loclists` and `.debug_rnglists` (DWARF 5 sections
//! 7.28 and 7.29). In DWARF 4, entries contain the offsets of lists in `.debug_loc` and
//! `.debug_ranges`, as with direct forms in DWARF 5.

use super::EmitError;
use super::addresses::AddressTable;
use super::buffer::{Buffer, CHUNK_BYTES, Chunk};
use super::format::UnitFormat;
use super::own::{Field, FieldKind};
use super::relocation::{Relocation, SymbolIndex};
use super::sections::SectionId;
use crate::lower::{LocationEntry, Lowered};
use crate::markers::CodeRange;
use crate::metadata::lists::make_room;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// The lists of all units. A unit's contribution to the section starts with a table of offsets of
/// its lists, so a separate buffer holds the lists until the unit ends.
#[derive(Clone)]
pub(super) struct Lists {
    pub(super) id: SectionId,
    format: UnitFormat,
    section: Buffer,
    /// The unit's lists.
    pub(super) lists: Buffer,
    /// The starts of the lists. A list ends at the start of the next one.
    written: Vec<u32>,
    /// The start of the current list.
    begun: u32,
    /// The last list with each hash, counted from 1. It may belong to an earlier function or unit.
    recent: Vec<u32>,
    /// The smallest index of an address that linking may change. See [`part`](super::part).
    changing: u64,
    /// The places of such indices, and of other numbers that linking may change.
    fields: Vec<Field>,
    /// The number of fields before the current list.
    begun_fields: usize,
    /// The index of the first list that may replace the current one.
    first: usize,
    /// The number of lists of the unit before a part of it.
    before: u64,
    /// True if the unit's entry has the base attribute, which requires a contribution.
    is_referenced: bool,
    /// True if lists contain addresses instead of indices.
    is_direct: bool,
    /// See [`Lists::has_own_addresses`].
    has_own_addresses: bool,
}

/// Whether fields of a list change after the list ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fields {
    /// All fields have their final contents.
    Final,
    /// Some fields, such as indices of addresses, get their contents later.
    Pending,
}

/// The start of a list that nothing refers to.
const UNUSED: u32 = u32::MAX;

/// The number of hashes whose last list is recorded; a power of two.
const RECENT: usize = 256;

/// Returns a hash of a list's first and last bytes. Lists with equal hashes are compared.
fn hash(bytes: &[u8]) -> usize {
    let word = match (bytes.first_chunk(), bytes.last_chunk()) {
        (Some(first), Some(last)) => {
            u64::from_le_bytes(*first) ^ u64::from_le_bytes(*last).rotate_left(23)
        }
        _ => bytes
            .iter()
            .fold(0, |word, byte| word << 8 | u64::from(*byte)),
    };
    let hash = (word ^ bytes.len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (hash >> 40) as usize & (RECENT - 1)
}

impl Lists {
    pub(super) fn new(id: SectionId, format: UnitFormat) -> Lists {
        let (section, lists) = (Buffer::new(format, id), Buffer::scratch(format));
        // In GNU's split units of DWARF 4, the ranges are in the object file.
        let is_direct = match format.is_5() {
            true => !format.has_tables(),
            false => id == SectionId::DebugRanges || !format.is_split(),
        };
        Lists {
            id,
            format,
            section,
            lists,
            written: Vec::new(),
            begun: 0,
            recent: Vec::new(),
            changing: u64::MAX,
            fields: Vec::new(),
            begun_fields: 0,
            first: 0,
            before: 0,
            is_referenced: false,
            is_direct,
            has_own_addresses: format.is_split() && id != SectionId::DebugRngLists && !is_direct,
        }
    }

    /// Returns the index of the first relocation of a list.
    fn first_relocation(&self, start: u32) -> usize {
        let relocations = &self.lists.relocations;
        relocations.partition_point(|relocation| relocation.offset() < start)
    }

    /// Returns the relocations of a list, with offsets from its start.
    fn relocations(&self, list: Range<u32>) -> impl Iterator<Item = Relocation> {
        let span = self.first_relocation(list.start)..self.first_relocation(list.end);
        let relocations = self.lists.relocations.get(span).unwrap_or(&[]);
        relocations.iter().map(move |relocation| {
            relocation.with_offset(relocation.offset().wrapping_sub(list.start))
        })
    }

    /// Returns true if each entry contains the index of its address and a length, without a base.
    /// GNU's lists have no other entries, and gdb 13 finds no base in `.debug_loclists.dwo`.
    pub(super) fn has_own_addresses(&self) -> bool {
        self.has_own_addresses
    }

    /// Returns true for GNU's lists in `.debug_loc.dwo`.
    fn is_gnu(&self) -> bool {
        !self.is_direct && !self.format.is_5()
    }

    fn address(&self, index: u64, addresses: &AddressTable) -> Option<(SymbolIndex, i64)> {
        addresses.get(index).filter(|_| self.is_direct)
    }

    /// Returns the offset of the unit's table of lists: `DW_AT_loclists_base` or
    /// `DW_AT_rnglists_base`.
    pub(super) fn reference_base(&mut self) -> u64 {
        self.is_referenced = true;
        u64::from(self.section.position()) + self.header()
    }

    /// Returns the lists of a part of a unit, with numbers from the count of the unit's lists plus
    /// `before` on. Linking may change the indices of addresses from `changing` on.
    pub(super) fn of_part(base: &Lists, before: u32, changing: u64) -> Lists {
        Lists {
            before: base.count() + u64::from(before),
            changing,
            ..Lists::new(base.id, base.format)
        }
    }

    /// Returns the number of the first list of a part.
    pub(super) fn first(&self) -> u64 {
        self.before
    }

    /// Returns the number of lists of the unit.
    pub(super) fn count(&self) -> u64 {
        self.written.len() as u64
    }

    /// Returns the bytes of all lists, the starts of the lists, and the fields that linking may
    /// change.
    pub(super) fn into_lists(self) -> (Buffer, Vec<u32>, Vec<Field>) {
        (self.lists, self.written, self.fields)
    }

    /// Records a field that holds the index of an address and that starts some bytes after the end
    /// of the lists.
    pub(super) fn record(&mut self, after: usize, kind: FieldKind, index: u64) {
        if index >= self.changing {
            let at = self.lists.bytes.len() + after;
            let field = Field::new(kind, at, index as u32);
            self.fields.push(field);
        }
    }

    /// Writes the index of an address.
    fn index(&mut self, index: u64) {
        self.record(0, FieldKind::Address, index);
        self.lists.uleb(index);
    }

    /// Appends the starts of lists whose bytes were appended.
    pub(super) fn append(&mut self, lists: impl ExactSizeIterator<Item = u32>) {
        make_room(&mut self.written, lists.len());
        self.written.extend(lists);
    }

    /// Reserves memory for the table of the lists' offsets.
    pub(super) fn reserve_table(&mut self) {
        let table = self.written.len() * usize::from(self.format.encoding.offset_bytes);
        let free = self.lists.bytes.capacity() - self.lists.bytes.len();
        self.lists.bytes.reserve_exact(free + table);
    }

    /// Skips the numbers of lists that are appended later, or never.
    pub(super) fn skip(&mut self, count: usize) {
        make_room(&mut self.written, count);
        self.written.resize(self.written.len() + count, UNUSED);
    }

    /// Appends lists whose numbers were skipped, given runs of these numbers: the first one, and
    /// their count.
    pub(super) fn append_skipped(
        &mut self,
        runs: &[(u64, usize)],
        lists: &Buffer,
        mut starts: &[u32],
    ) {
        let start = self.lists.position();
        self.lists.append_copy(lists);
        for (first, count) in runs {
            let (run, rest) = starts.split_at(starts.len().min(*count));
            let places = self.written.get_mut(*first as usize..);
            for (place, list) in places.unwrap_or(&mut []).iter_mut().zip(run) {
                *place = start + list;
            }
            starts = rest;
        }
    }

    /// Starts a function. A list of another function does not replace a list of this one.
    pub(super) fn begin_function(&mut self) {
        self.first = self.written.len();
    }

    /// Returns true if the unit has a list.
    pub(super) fn has_lists(&self) -> bool {
        !self.written.is_empty()
    }

    /// Returns the size of the header of a unit's contribution.
    fn header(&self) -> u64 {
        // The length (eight bytes longer in the 64-bit format), the version, two sizes, and the
        // number of lists.
        match self.format.encoding.offset_bytes {
            _ if !self.format.is_5() => 0,
            8 => 20,
            _ => 12,
        }
    }

    /// Starts a list.
    pub(super) fn begin(&mut self) {
        self.begun = self.lists.position();
        self.begun_fields = self.fields.len();
    }

    /// Reserves the number of a list. Returns its index.
    pub(super) fn reserve(&mut self) -> u64 {
        self.written.push(0);
        self.reference(self.written.len() - 1)
    }

    /// Ends the list. It is the one whose number was reserved, the first of the unit.
    pub(super) fn end_reserved(&mut self) {
        self.end_of_list();
        if let Some(first) = self.written.first_mut() {
            *first = self.begun;
        }
    }

    /// Ends the list. Returns its index, or its offset for direct forms. An equal list of the
    /// function may replace a list without pending fields.
    pub(super) fn end(&mut self, fields: Fields) -> u64 {
        self.end_of_list();
        let list = self.begun;
        let end = self.lists.position();
        let place = hash(self.bytes_of(list..end));
        let known = self.recent.get(place).copied().unwrap_or(0);
        // A start past 4 GiB does not fit, so the list would not be removed as a whole.
        let is_final = fields == Fields::Final;
        let is_known = is_final && self.lists.check(self.id).is_ok();
        let known = known.checked_sub(1).filter(|_| is_known);
        if let Some(index) = known.filter(|index| *index as usize >= self.first)
            && self.is_same(index as usize, list..end)
        {
            let relocations = self.first_relocation(list);
            self.lists.bytes.truncate(list as usize);
            self.lists.relocations.truncate(relocations);
            self.fields.truncate(self.begun_fields);
            return self.reference(index as usize);
        }
        make_room(&mut self.written, 1);
        self.written.push(list);
        if self.recent.is_empty() {
            self.recent = alloc::vec![0; RECENT];
        }
        if let Some(recent) = self.recent.get_mut(place).filter(|_| is_final) {
            *recent = self.written.len() as u32;
        }
        self.reference(self.written.len() - 1)
    }

    fn bytes_of(&self, list: Range<u32>) -> &[u8] {
        let span = list.start as usize..list.end as usize;
        self.lists.bytes.get(span).unwrap_or(&[])
    }

    /// Returns true if a written list is equal to the last one.
    fn is_same(&self, index: usize, last: Range<u32>) -> bool {
        let Some(&other) = self.written.get(index) else {
            return false;
        };
        let other = other..self.written.get(index + 1).copied().unwrap_or(last.start);
        self.bytes_of(other.clone()) == self.bytes_of(last.clone())
            && self.relocations(other).eq(self.relocations(last))
    }

    /// Returns the value by which entries refer to a list of the unit.
    fn reference(&self, index: usize) -> u64 {
        if self.format.has_list_tables() {
            return self.before + index as u64;
        }
        let part = u64::from(self.section.position()) + self.header();
        part + self.written.get(index).map_or(0, |list| u64::from(*list))
    }

    /// Makes an address of the unit the base of the pairs that follow.
    pub(super) fn base(&mut self, index: u64, addresses: &AddressTable) {
        if let Some((symbol, addend)) = self.address(index, addresses) {
            self.base_address(symbol, addend);
        } else if !self.has_own_addresses() {
            // DW_LLE_base_addressx and DW_RLE_base_addressx have the same code, as do the pairs and
            // the end of a list.
            self.lists.u8(DW_LLE_base_addressx.0);
            self.index(index);
        }
    }

    /// Like [`Lists::base`], with an address in the list instead of an index.
    pub(super) fn base_address(&mut self, symbol: SymbolIndex, addend: i64) {
        match self.format.is_5() {
            true if self.id == SectionId::DebugLocLists => self.lists.u8(DW_LLE_base_address.0),
            true => self.lists.u8(DW_RLE_base_address.0),
            // The largest address marks the entry (DWARF 4 sections 2.6.2 and 2.17.3).
            false => self.lists.address_value(u64::MAX),
        }
        self.lists
            .address(symbol, addend, self.format.encoding.address_bytes);
    }

    /// Adds `size` bytes of code from an address of the unit on, without a base. In DWARF 4, the
    /// unit's base must be 0.
    pub(super) fn whole(&mut self, index: u64, size: u32, addresses: &AddressTable) {
        let address_bytes = self.format.encoding.address_bytes;
        match self.address(index, addresses) {
            Some((symbol, addend)) if self.format.is_5() => {
                self.lists.u8(match self.id {
                    SectionId::DebugLocLists => DW_LLE_start_length.0,
                    _ => DW_RLE_start_length.0,
                });
                self.lists.address(symbol, addend, address_bytes);
                self.lists.uleb(u64::from(size));
            }
            // An empty pair would end the list.
            Some(_) if size == 0 => {}
            Some((symbol, addend)) => {
                self.lists.address(symbol, addend, address_bytes);
                let end = addend.saturating_add(i64::from(size));
                self.lists.address(symbol, end, address_bytes);
            }
            None => self.startx_length(index, u64::from(size)),
        }
    }

    /// Adds the code of a range: by labels from `symbol` on if linkers may shorten it, otherwise as
    /// offsets from the base.
    pub(super) fn part(
        &mut self,
        symbol: Option<SymbolIndex>,
        range: CodeRange,
        addresses: &mut AddressTable,
    ) {
        let (start, end) = (range.start.0, range.end.0);
        match symbol {
            Some(symbol) => self.code((symbol, start..end), addresses),
            None => self.pair(start, end),
        }
    }

    /// Adds the code between two offsets in a function, by the addresses of labels, because linkers
    /// may shorten it.
    pub(super) fn code(
        &mut self,
        (symbol, range): (SymbolIndex, Range<u32>),
        addresses: &mut AddressTable,
    ) {
        let (start, end) = (i64::from(range.start), i64::from(range.end));
        let address_bytes = self.format.encoding.address_bytes;
        // A unit without functions may have no table of addresses.
        let has_table = self.format.is_split() || addresses.is_referenced();
        if !self.is_direct && has_table {
            let (start, end) = (addresses.add(symbol, start), addresses.add(symbol, end));
            return self.startx_endx(start, end);
        }
        if self.format.is_5() {
            self.lists.u8(match self.id {
                SectionId::DebugLocLists => DW_LLE_start_end.0,
                _ => DW_RLE_start_end.0,
            });
        } else {
            // The base is 0: the pair contains addresses (DWARF 4 sections 2.6.2 and 2.17.3).
            self.lists.address_value(u64::MAX);
            self.lists.address_value(0);
        }
        self.lists.address(symbol, start, address_bytes);
        self.lists.address(symbol, end, address_bytes);
    }

    /// Adds the code from an address of the unit on, with its size.
    pub(super) fn startx_length(&mut self, index: u64, size: u64) {
        // This code is equal to DW_LLE_startx_length and DW_LLE_GNU_start_length_entry.
        self.lists.u8(DW_RLE_startx_length.0);
        self.index(index);
        match self.is_gnu() {
            true => self.lists.u32(size as u32),
            false => self.lists.uleb(size),
        }
    }

    /// Adds the code from one address of the unit to another.
    pub(super) fn startx_endx(&mut self, start: u64, end: u64) {
        // This code is equal to DW_LLE_GNU_start_end_entry.
        self.lists.u8(DW_LLE_startx_endx.0);
        self.index(start);
        self.index(end);
    }

    /// Adds the code between two offsets from the base.
    pub(super) fn pair(&mut self, start: u32, end: u32) {
        if self.format.is_5() {
            self.lists.u8(DW_LLE_offset_pair.0);
            self.lists.uleb(u64::from(start));
            self.lists.uleb(u64::from(end));
        } else {
            self.lists.address_value(u64::from(start));
            self.lists.address_value(u64::from(end));
        }
    }

    /// Adds entries as pairs of offsets from a base, each with the bytes of its expression, in the
    /// format of DWARF 5. The base is the address of the unit with an index, or the unit's base;
    /// the function starts `offset` bytes after it.
    pub(super) fn pairs(
        &mut self,
        base: Option<u64>,
        addresses: &AddressTable,
        (lowered, entries): (&Lowered<'_, '_>, &[LocationEntry]),
        offset: u32,
    ) {
        let mut bytes = CHUNK_BYTES;
        let mut chunk = Chunk::new(&mut bytes);
        if let Some(index) = base {
            match self.address(index, addresses) {
                Some((symbol, addend)) => self.base_address(symbol, addend),
                None => {
                    chunk.u8(DW_LLE_base_addressx.0);
                    self.record(1, FieldKind::Address, index);
                    chunk.uleb(index);
                }
            }
        }
        for entry in entries.iter().filter(|entry| !entry.range.is_empty()) {
            let expression = lowered.expression(entry.expression());
            let fits = self.lists.make_room(&mut chunk, 3, 1 + expression.len());
            let CodeRange { start, end } = entry.range;
            chunk.pair(
                DW_LLE_offset_pair.0,
                (start.0 + offset, end.0 + offset),
                expression.len(),
            );
            if fits {
                chunk.bytes(expression);
            } else {
                self.lists.append_chunk(&mut chunk);
                self.lists.bytes.extend_from_slice(expression);
            }
        }
        self.lists.append_chunk(&mut chunk);
    }

    fn end_of_list(&mut self) {
        if self.format.is_5() || self.is_gnu() {
            self.lists.u8(DW_LLE_end_of_list.0);
        } else {
            self.pair(0, 0);
        }
    }

    /// Ends the unit's contribution.
    pub(super) fn end_unit(&mut self) -> Result<(), EmitError> {
        if !self.format.is_5() {
            self.written.clear();
            self.first = 0;
            self.section.append(&mut self.lists);
            return self.section.check(self.id);
        }
        if !self.is_referenced && self.lists.bytes.is_empty() {
            return Ok(());
        }
        self.is_referenced = false;
        if self.lists.bytes.is_empty() {
            // The unit has the base attribute but needed no list. binutils reports a contribution
            // without lists as corrupt, so it gets an empty list: DW_LLE_end_of_list and
            // DW_RLE_end_of_list are both 0.
            self.begin();
            self.end(Fields::Pending);
        }
        let length = self.section.begin();
        self.section.u16(5);
        self.section.u8(self.format.encoding.address_bytes);
        self.section.u8(0);
        // Direct forms have no table.
        let tabled = match self.format.has_list_tables() {
            true => &self.written[..],
            false => &[],
        };
        self.section.u32(tabled.len() as u32);
        let table = tabled.len() as u64 * u64::from(self.format.encoding.offset_bytes);
        // A list that nothing refers to is empty: the end of the last list.
        let end = self.lists.bytes.len() as u64 - 1;
        let starts = tabled.iter().map(|list| match *list {
            UNUSED => table + end,
            list => table + u64::from(list),
        });
        self.section.offsets(starts);
        self.written = Vec::new();
        self.first = 0;
        self.section.append(&mut self.lists);
        self.section.end(length, self.id)
    }

    /// Returns the section so far.
    pub(super) fn section(&self) -> &Buffer {
        &self.section
    }

    pub(super) fn finish(self) -> Buffer {
        self.section
    }
}

//! Lists that entries refer to by index, and their base addresses: `.debug_loclists` and
//! `.debug_rnglists` (DWARF 5 sections 7.28 and 7.29), `.debug_addr` (7.27).

use super::EmitError;
use super::buffer::{Buffer, Length};
use super::sections::{SectionId, SymbolIndex};
use crate::dwarf::Encoding;
use alloc::vec::Vec;

/// The lists of all units. A unit's part of the section starts with a table of offsets of its
/// lists, so a separate buffer holds the lists until the unit ends.
pub(super) struct Lists {
    id: SectionId,
    encoding: Encoding,
    /// The section.
    section: Buffer,
    /// The unit's lists.
    pub(super) lists: Buffer,
    /// The offset of each list in `lists`.
    starts: Vec<u32>,
    /// True if the unit's entry has the base attribute, which requires a part.
    announced: bool,
}

impl Lists {
    pub(super) fn new(id: SectionId, encoding: Encoding) -> Lists {
        let (section, lists) = (Buffer::new(encoding), Buffer::new(encoding));
        Lists {
            id,
            encoding,
            section,
            lists,
            starts: Vec::new(),
            announced: false,
        }
    }

    /// The offset of the unit's table of lists: `DW_AT_loclists_base` or `DW_AT_rnglists_base`.
    pub(super) fn announce(&mut self) -> u64 {
        self.announced = true;
        // A length (which has four more bytes in the 64-bit format), version, two sizes, the number
        // of lists.
        let header = if self.encoding.offset_bytes == 8 {
            20
        } else {
            12
        };
        u64::from(self.section.position()) + header
    }

    /// Starts a list. Returns its index.
    pub(super) fn begin(&mut self) -> u64 {
        self.starts.push(self.lists.position());
        self.starts.len() as u64 - 1
    }

    /// Ends the unit's part.
    pub(super) fn end_unit(&mut self) -> Result<(), EmitError> {
        if !self.announced && self.starts.is_empty() {
            return Ok(());
        }
        self.announced = false;
        if self.starts.is_empty() {
            // The unit has the base attribute, but needed no list. binutils reports a part without
            // lists as corrupt, so it gets an empty list: DW_LLE_end_of_list and DW_RLE_end_of_list
            // are both 0.
            self.begin();
            self.lists.u8(0);
        }
        let length = self.section.begin();
        self.section.u16(5);
        self.section.u8(self.encoding.address_bytes);
        self.section.u8(0);
        self.section.u32(self.starts.len() as u32);
        let table = self.starts.len() as u64 * u64::from(self.encoding.offset_bytes);
        for start in self.starts.drain(..) {
            self.section.offset(table + u64::from(start));
        }
        self.section.append(&mut self.lists);
        self.section.end(length, self.id)
    }

    pub(super) fn finish(self) -> Buffer {
        self.section
    }
}

/// Addresses that entries and lists refer to by index. Each unit has a separate part, as binutils
/// expects.
pub(super) struct AddressTable {
    encoding: Encoding,
    section: Buffer,
    /// The unit's part, once it has an address.
    length: Option<Length>,
    count: u32,
}

impl AddressTable {
    pub(super) fn new(encoding: Encoding) -> AddressTable {
        AddressTable {
            encoding,
            section: Buffer::new(encoding),
            length: None,
            count: 0,
        }
    }

    /// The offset of the unit's first address: `DW_AT_addr_base`.
    pub(super) fn announce(&mut self) -> u64 {
        if self.length.is_none() {
            self.length = Some(self.section.begin());
            self.section.u16(5);
            self.section.u8(self.encoding.address_bytes);
            self.section.u8(0);
            self.count = 0;
        }
        u64::from(self.section.position())
    }

    /// Adds the address of a symbol plus an addend.
    pub(super) fn add(&mut self, symbol: SymbolIndex, addend: i64) -> u64 {
        self.section
            .address(symbol, addend, self.encoding.address_bytes);
        self.count += 1;
        u64::from(self.count - 1)
    }

    /// Ends the unit's part.
    pub(super) fn end_unit(&mut self) -> Result<(), EmitError> {
        match self.length.take() {
            Some(length) => self.section.end(length, SectionId::DebugAddr),
            None => Ok(()),
        }
    }

    pub(super) fn finish(self) -> Buffer {
        self.section
    }
}

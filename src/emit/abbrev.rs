//! Entries and their abbreviations (`.debug_abbrev`, DWARF 5 section 7.5.3).
//!
//! An [`Entry`] is a list of attributes on the stack. Writing it looks its shape — tag, children, attributes and forms —
//! up among those seen before, so that the table has each shape once, and puts the values straight into `.debug_info`.

// DWARF's own names, as gimli has them.
#![allow(non_upper_case_globals)]

use super::buffer::Buffer;
use super::sections::SectionId;
use crate::dwarf::Encoding;
use alloc::vec::Vec;
use gimli::constants::*;
use hashbrown::HashTable;

/// More attributes than any entry here has.
const MOST: usize = 18;

/// An entry while it is put together.
pub(super) struct Entry {
    tag: DwTag,
    children: bool,
    count: usize,
    /// The attribute in the upper half, the form in the lower.
    shape: [u32; MOST],
    values: [u64; MOST],
}

/// Where an entry was written.
#[derive(Clone, Copy)]
pub(super) struct Written {
    /// The entry.
    pub(super) offset: u32,
    /// The field of the reference to another entry, where it has one; no entry here has two.
    pub(super) reference: u32,
}

impl Entry {
    pub(super) fn new(tag: DwTag, children: bool) -> Entry {
        Entry { tag, children, count: 0, shape: [0; MOST], values: [0; MOST] }
    }

    fn push(&mut self, attribute: DwAt, form: DwForm, value: u64) -> &mut Entry {
        if let (Some(shape), Some(place)) = (self.shape.get_mut(self.count), self.values.get_mut(self.count)) {
            *shape = u32::from(attribute.0) << 16 | u32::from(form.0);
            *place = value;
            self.count += 1;
        }
        self
    }

    /// A string: its index in `.debug_str_offsets`.
    pub(super) fn string(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_strx, index)
    }

    /// An address: its index in `.debug_addr`.
    pub(super) fn address(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_addrx, index)
    }

    /// The address 0, whatever is linked where.
    pub(super) fn zero_address(&mut self, attribute: DwAt) -> &mut Entry {
        self.push(attribute, DW_FORM_addr, 0)
    }

    /// A number without a sign.
    pub(super) fn number(&mut self, attribute: DwAt, value: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_udata, value)
    }

    /// A number with a sign.
    pub(super) fn signed(&mut self, attribute: DwAt, value: i64) -> &mut Entry {
        self.push(attribute, DW_FORM_sdata, value as u64)
    }

    /// A size of code in bytes, as the distance from `DW_AT_low_pc`.
    pub(super) fn high_pc(&mut self, size: u32) -> &mut Entry {
        self.push(DW_AT_high_pc, DW_FORM_data4, u64::from(size))
    }

    pub(super) fn flag(&mut self, attribute: DwAt) -> &mut Entry {
        self.push(attribute, DW_FORM_flag_present, 0)
    }

    /// Another entry: its offset in the unit.
    pub(super) fn reference(&mut self, attribute: DwAt, offset: u32) -> &mut Entry {
        self.push(attribute, DW_FORM_ref4, u64::from(offset))
    }

    /// An entry of any unit: its offset in `.debug_info`.
    pub(super) fn far_reference(&mut self, attribute: DwAt, offset: u32) -> &mut Entry {
        self.push(attribute, DW_FORM_ref_addr, u64::from(offset))
    }

    /// A list: its index in the unit's part of `.debug_loclists`.
    pub(super) fn location_list(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_loclistx, index)
    }

    /// A list: its index in the unit's part of `.debug_rnglists`.
    pub(super) fn range_list(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_rnglistx, index)
    }

    /// A place in another section; which one, the attribute says.
    pub(super) fn section(&mut self, attribute: DwAt, offset: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_sec_offset, offset)
    }

    /// An expression. It must be the last attribute: the caller appends length and bytes to the written entry.
    pub(super) fn expression(&mut self, attribute: DwAt) -> &mut Entry {
        self.push(attribute, DW_FORM_exprloc, 0)
    }
}

/// The section that a `DW_FORM_sec_offset` is into.
fn section_of(attribute: DwAt) -> SectionId {
    match attribute {
        DW_AT_str_offsets_base => SectionId::DebugStrOffsets,
        DW_AT_addr_base => SectionId::DebugAddr,
        DW_AT_rnglists_base => SectionId::DebugRngLists,
        DW_AT_loclists_base => SectionId::DebugLocLists,
        _ => SectionId::DebugLine,
    }
}

/// Every shape so far; a shape's code is its place, counted from 1.
#[derive(Debug)]
pub(super) struct Abbreviations {
    /// A shape is tag and children in one number, then the attributes.
    shapes: Vec<u32>,
    /// Where each shape ends.
    ends: Vec<u32>,
    table: HashTable<u32>,
}

/// Mixes the numbers of a shape. Without a seed, but nothing depends on the order of the table.
fn hash(shape: impl Iterator<Item = u32>) -> u64 {
    let mixed = shape.fold(0u64, |hash, it| (hash.rotate_left(5) ^ u64::from(it)).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed ^ mixed >> 32
}

impl Abbreviations {
    pub(super) fn new() -> Abbreviations {
        Abbreviations { shapes: Vec::new(), ends: Vec::new(), table: HashTable::new() }
    }

    fn code(&mut self, entry: &Entry) -> u32 {
        let Abbreviations { shapes, ends, table } = self;
        let head = u32::from(entry.tag.0) << 1 | u32::from(entry.children);
        let attributes = &entry.shape[..entry.count];
        let shape = |index: u32, shapes: &[u32], ends: &[u32]| {
            let start = if index == 0 { 0 } else { ends[index as usize - 1] as usize };
            start..(ends[index as usize] as usize).min(shapes.len())
        };
        let key = hash(core::iter::once(head).chain(attributes.iter().copied()));
        let found = table.find(key, |&index| {
            let known = &shapes[shape(index, shapes, ends)];
            known.first() == Some(&head) && &known[1..] == attributes
        });
        if let Some(&index) = found {
            return index + 1;
        }
        let index = ends.len() as u32;
        shapes.push(head);
        shapes.extend_from_slice(attributes);
        ends.push(shapes.len() as u32);
        table.insert_unique(key, index, |&index| hash(shapes[shape(index, shapes, ends)].iter().copied()));
        index + 1
    }

    /// Writes an entry; only the bytes of a trailing expression are left to the caller.
    pub(super) fn write(&mut self, entry: &Entry, info: &mut Buffer) -> Written {
        let mut written = Written { offset: info.position(), reference: 0 };
        info.uleb(u64::from(self.code(entry)));
        for (shape, value) in entry.shape.iter().zip(&entry.values).take(entry.count) {
            let (attribute, form) = (DwAt((shape >> 16) as u16), DwForm(*shape as u16));
            match form {
                DW_FORM_flag_present | DW_FORM_exprloc => {}
                DW_FORM_addr => info.address_value(*value),
                DW_FORM_data4 => info.u32(*value as u32),
                DW_FORM_ref4 => {
                    written.reference = info.position();
                    info.u32(*value as u32);
                }
                DW_FORM_ref_addr => {
                    written.reference = info.position();
                    info.section_offset(SectionId::DebugInfo, *value);
                }
                DW_FORM_sec_offset => info.section_offset(section_of(attribute), *value),
                DW_FORM_sdata => info.sleb(*value as i64),
                _ => info.uleb(*value),
            }
        }
        written
    }

    /// The section: all units share one table.
    pub(super) fn finish(&self, encoding: Encoding) -> Buffer {
        let mut buffer = Buffer::new(encoding);
        let mut start = 0;
        for (index, end) in self.ends.iter().enumerate() {
            let shape = &self.shapes[start..*end as usize];
            start = *end as usize;
            let Some((head, attributes)) = shape.split_first() else { continue };
            buffer.uleb(index as u64 + 1);
            buffer.uleb(u64::from(head >> 1));
            buffer.u8((head & 1) as u8);
            for attribute in attributes {
                buffer.uleb(u64::from(attribute >> 16));
                buffer.uleb(u64::from(attribute & 0xffff));
            }
            buffer.bytes.extend_from_slice(&[0, 0]);
        }
        buffer.u8(0);
        buffer
    }
}

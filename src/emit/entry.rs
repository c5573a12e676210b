//! Debugging information entries. An [`Entry`] is a list of attributes on the stack. Writing an
//! entry looks up its abbreviation and puts the values directly into `.debug_info`. A reference to
//! an unwritten entry is filled in later: see [`references`](super::references).

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::abbrev::{Layout, MAX_ATTRIBUTES, layout};
use super::buffer::{CHUNK_BYTES, Chunk};
use super::emitter::Emitter;
use super::format::{Omission, UnitFormat, Widths};
use super::forms::{implicit, implicit_number, index_form, join, mix, number_form, split_shape};
use super::pending::Place;
use super::sections::SectionId;
use super::slots::Slot;
use crate::markers::FunctionId;
use crate::metadata::TypeId;
use crate::metadata::lists::NONE;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// The maximum number of bytes of expressions and constants in `Entry::bytes`.
const MAX_BYTES: usize = 40;

/// An entry that is being built.
pub(super) struct Entry {
    tag: DwTag,
    pub(super) children: bool,
    count: usize,
    /// The attributes. Each holds its name in the upper half and its form in the lower half.
    shape: [u32; MAX_ATTRIBUTES],
    /// A hash of the attributes: see [`mix`].
    hash: u32,
    values: [u64; MAX_ATTRIBUTES],
    bytes: [u8; MAX_BYTES],
    byte_count: usize,
    /// A bit mask of the attributes whose value is a span of `bytes`.
    in_bytes: u32,
    /// The function whose code the lowered expressions belong to.
    function: Option<FunctionId>,
}

/// The bit that marks the slot of an unwritten entry, instead of its offset.
pub(super) const UNWRITTEN: u64 = 1 << 62;
/// A placeholder for the offset in the unit of the next sibling, after the children of this entry.
const SIBLING: u64 = 1 << 63;

/// Returns the value of a reference: the offset of the entry, or its slot if it is unwritten.
fn target(offset: Option<u32>, slot: Slot) -> u64 {
    offset.map_or(UNWRITTEN | slot.index() as u64, u64::from)
}

impl Entry {
    /// Returns an entry without children.
    pub(super) fn new(tag: DwTag) -> Entry {
        Entry {
            tag,
            children: false,
            count: 0,
            shape: [0; MAX_ATTRIBUTES],
            hash: 0,
            values: [0; MAX_ATTRIBUTES],
            bytes: [0; MAX_BYTES],
            byte_count: 0,
            in_bytes: 0,
            function: None,
        }
    }

    /// Makes this an entry without attributes and children.
    pub(super) fn restart(&mut self, tag: DwTag) {
        (self.tag, self.children, self.function) = (tag, false, None);
        (self.count, self.hash) = (0, 0);
        (self.byte_count, self.in_bytes) = (0, 0);
    }

    fn attributes(&self) -> &[u32] {
        self.shape.get(..self.count).unwrap_or_default()
    }

    fn push(&mut self, attribute: DwAt, form: DwForm, value: u64) -> &mut Entry {
        if let (Some(shape), Some(place)) = (
            self.shape.get_mut(self.count),
            self.values.get_mut(self.count),
        ) {
            *shape = join(attribute, form);
            self.hash = mix(self.hash, *shape);
            *place = value;
            self.count += 1;
        }
        self
    }

    /// Adds a string, by its index in `.debug_str_offsets`.
    pub(super) fn string(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, index_form(index), index)
    }

    /// Adds an address, by its index in `.debug_addr`.
    pub(super) fn address(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_addrx, index)
    }

    /// Adds the address 0, without a relocation.
    pub(super) fn zero_address(&mut self, attribute: DwAt) -> &mut Entry {
        self.push(attribute, DW_FORM_addr, 0)
    }

    /// Adds a number that cannot be negative.
    pub(super) fn number(&mut self, attribute: DwAt, value: u64) -> &mut Entry {
        self.push(attribute, number_form(value), value)
    }

    /// Adds a number below 2^14 that is the same in all entries with this attribute. The
    /// abbreviation holds it.
    pub(super) fn constant(&mut self, attribute: DwAt, value: u16) -> &mut Entry {
        self.push(attribute, implicit(value), u64::from(value))
    }

    /// Adds an unsigned number to an attribute whose value may be signed in other entries.
    /// `DW_FORM_data1`, `data2`, `data4` and `data8` do not state the sign.
    pub(super) fn unsigned(&mut self, attribute: DwAt, value: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_udata, value)
    }

    /// Adds a signed number.
    pub(super) fn signed(&mut self, attribute: DwAt, value: i64) -> &mut Entry {
        self.push(attribute, DW_FORM_sdata, value as u64)
    }

    /// Adds a number in the first form that can hold it: unsigned, which is shorter, signed, or 16
    /// bytes.
    pub(super) fn integer(&mut self, attribute: DwAt, value: i128, order: ByteOrder) -> &mut Entry {
        match (u64::try_from(value), i64::try_from(value)) {
            (Ok(value), _) => self.unsigned(attribute, value),
            (_, Ok(value)) => self.signed(attribute, value),
            _ => self.sixteen_bytes(attribute, value as u128, order),
        }
    }

    /// Adds a number that cannot be negative, in the first form that can hold it.
    pub(super) fn unsigned_integer(
        &mut self,
        attribute: DwAt,
        value: u128,
        order: ByteOrder,
    ) -> &mut Entry {
        match u64::try_from(value) {
            Ok(value) => self.unsigned(attribute, value),
            Err(_) => self.sixteen_bytes(attribute, value, order),
        }
    }

    fn sixteen_bytes(&mut self, attribute: DwAt, value: u128, order: ByteOrder) -> &mut Entry {
        let bytes = match order {
            ByteOrder::Little => value.to_le_bytes(),
            ByteOrder::Big => value.to_be_bytes(),
        };
        self.push_bytes(attribute, DW_FORM_data16, &bytes)
    }

    /// Adds the end of code, as an offset in bytes from `DW_AT_low_pc`.
    pub(super) fn high_pc(&mut self, size: u32) -> &mut Entry {
        self.push(DW_AT_high_pc, DW_FORM_data4, u64::from(size))
    }

    /// Adds the alignment in bits that the source specifies; 0 means none.
    pub(super) fn alignment(&mut self, bits: u64) {
        if bits > 0 {
            self.number(DW_AT_alignment, bits.div_ceil(8));
        }
    }

    /// Adds a number of 4 bytes.
    pub(super) fn four_bytes(&mut self, attribute: DwAt, value: u32) -> &mut Entry {
        self.push(attribute, DW_FORM_data4, u64::from(value))
    }

    /// Adds a number of 8 bytes.
    pub(super) fn wide(&mut self, attribute: DwAt, value: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_data8, value)
    }

    pub(super) fn flag(&mut self, attribute: DwAt) -> &mut Entry {
        self.push(attribute, DW_FORM_flag_present, 0)
    }

    /// Adds a flag with the value false.
    pub(super) fn cleared_flag(&mut self, attribute: DwAt) -> &mut Entry {
        self.push(attribute, DW_FORM_flag, 0)
    }

    /// Adds a reference to another entry of the unit: its offset, or its slot if it is unwritten.
    pub(super) fn reference(
        &mut self,
        attribute: DwAt,
        offset: Option<u32>,
        slot: Slot,
    ) -> &mut Entry {
        self.push(attribute, DW_FORM_ref4, target(offset, slot))
    }

    /// Adds a reference to an entry of any unit: its offset in `.debug_info`, or its slot if it is
    /// unwritten.
    pub(super) fn far_reference(
        &mut self,
        attribute: DwAt,
        offset: Option<u32>,
        slot: Slot,
    ) -> &mut Entry {
        self.push(attribute, DW_FORM_ref_addr, target(offset, slot))
    }

    /// Adds a reference to a type of another unit by its signature, which is filled in later.
    pub(super) fn signature(&mut self, ty: TypeId) -> &mut Entry {
        self.push(DW_AT_signature, DW_FORM_ref_sig8, ty.index() as u64)
    }

    /// Adds a location list, by its index in the unit's contribution to `.debug_loclists`.
    pub(super) fn location_list(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_loclistx, index)
    }

    /// Adds a range list, by its index in the unit's contribution to `.debug_rnglists`.
    pub(super) fn range_list(&mut self, attribute: DwAt, index: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_rnglistx, index)
    }

    /// Adds an offset into another section, which the attribute determines.
    pub(super) fn section(&mut self, attribute: DwAt, offset: u64) -> &mut Entry {
        self.push(attribute, DW_FORM_sec_offset, offset)
    }

    /// Adds a lowered expression, which may belong to the code of a function.
    pub(super) fn expression(
        &mut self,
        attribute: DwAt,
        expression: Range<u32>,
        function: Option<FunctionId>,
    ) -> &mut Entry {
        self.function = function;
        self.push(
            attribute,
            DW_FORM_exprloc,
            u64::from(expression.start) | u64::from(expression.end) << 32,
        )
    }

    /// Adds a short expression without fixups.
    pub(super) fn short_expression(&mut self, attribute: DwAt, bytes: &[u8]) -> &mut Entry {
        self.push_bytes(attribute, DW_FORM_exprloc, bytes)
    }

    /// Adds a short value, as its bytes in memory.
    pub(super) fn block(&mut self, attribute: DwAt, bytes: &[u8]) -> &mut Entry {
        self.push_bytes(attribute, DW_FORM_block1, bytes)
    }

    fn push_bytes(&mut self, attribute: DwAt, form: DwForm, bytes: &[u8]) -> &mut Entry {
        let start = self.byte_count;
        if let Some(place) = self.bytes.get_mut(start..start + bytes.len()) {
            place.copy_from_slice(bytes);
            self.byte_count += bytes.len();
            self.in_bytes |= 1 << self.count.min(MAX_ATTRIBUTES - 1);
            self.push(
                attribute,
                form,
                start as u64 | (self.byte_count as u64) << 32,
            );
        }
        self
    }

    fn span(&self, value: u64) -> &[u8] {
        self.bytes
            .get(value as u32 as usize..(value >> 32) as usize)
            .unwrap_or(&[])
    }
}

/// Returns true if entries with this tag have no siblings.
fn is_unit(tag: DwTag) -> bool {
    matches!(
        tag,
        DW_TAG_compile_unit | DW_TAG_type_unit | DW_TAG_partial_unit
    )
}

/// Returns the section that a `DW_FORM_sec_offset` of the attribute refers to.
fn section_of(attribute: DwAt, format: UnitFormat) -> SectionId {
    match attribute {
        DW_AT_str_offsets_base => SectionId::DebugStrOffsets,
        DW_AT_addr_base => SectionId::DebugAddr,
        DW_AT_rnglists_base if format.is_5() => SectionId::DebugRngLists,
        DW_AT_rnglists_base => SectionId::DebugRanges,
        DW_AT_loclists_base => SectionId::DebugLocLists,
        DW_AT_macros => SectionId::DebugMacro,
        DW_AT_macro_info => SectionId::DebugMacinfo,
        _ => SectionId::DebugLine,
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Writes an entry. Returns its offset in `.debug_info`.
    pub(super) fn write(&mut self, entry: &Entry) -> Result<u32, EmitError> {
        self.written.info.check(SectionId::DebugInfo)?;
        if self.written.has_siblings && entry.children && !is_unit(entry.tag) {
            let mut entry = Entry { ..*entry };
            entry.push(DW_AT_sibling, DW_FORM_ref4, SIBLING);
            return self.write_one(&entry);
        }
        self.write_one(entry)
    }

    fn write_one(&mut self, entry: &Entry) -> Result<u32, EmitError> {
        if !self.format.has_no_replacements() {
            return self.write_replaced(entry);
        }
        let head = u32::from(entry.tag.0) << 1 | u32::from(entry.children);
        let shape = (entry.attributes(), entry.hash);
        let found = (self.written.abbreviations).find(head, shape, &self.format);
        self.write_coded(entry, found)
    }

    /// Writes an entry in a format that replaces forms and attributes.
    #[inline(never)]
    fn write_replaced(&mut self, entry: &Entry) -> Result<u32, EmitError> {
        let format = self.format;
        let entry = self.of_format(entry);
        let head = u32::from(format.tag(entry.tag).0) << 1 | u32::from(entry.children);
        let of_format = |place: &u32| {
            let (attribute, form) = split_shape(*place);
            join(format.attribute(attribute), format.form(form))
        };
        if format.is_smallest {
            let mut entry = entry;
            let (shape, values) = (
                &mut entry.shape[..entry.count],
                &entry.values[..entry.count],
            );
            let code = self
                .written
                .abbreviations
                .smallest(head, (shape, values), format);
            return self.write_coded(&entry, (code, layout(entry.attributes(), format)));
        }
        let shape: Vec<u32> = entry.attributes().iter().map(of_format).collect();
        let code = self.written.abbreviations.code(head, &shape, format);
        self.write_coded(&entry, (code, layout(entry.attributes(), format)))
    }

    /// Returns the entry without the attributes that the format does not have.
    fn of_format(&mut self, entry: &Entry) -> Entry {
        let mut kept = Entry {
            count: 0,
            hash: 0,
            in_bytes: 0,
            ..*entry
        };
        for index in 0..entry.count {
            let (shape, value) = (entry.shape[index], entry.values[index]);
            let (attribute, form) = split_shape(shape);
            let Some(value) = self.format.value(attribute, form, value) else {
                self.written.omissions.add(Omission::Attribute(attribute));
                continue;
            };
            kept.in_bytes |= (entry.in_bytes >> index & 1) << kept.count;
            kept.push(attribute, form, value);
        }
        kept
    }

    /// Writes an entry whose abbreviation has this code, and whose values have this layout. Returns
    /// its offset in `.debug_info`.
    #[inline(always)]
    fn write_coded(&mut self, entry: &Entry, found: (u32, Layout)) -> Result<u32, EmitError> {
        match self.record.is_on {
            true => self.write_values::<true>(entry, found),
            false => self.write_values::<false>(entry, found),
        }
    }

    /// Writes the abbreviation code of an entry and its values. `RECORDS` is a constant, because a
    /// check of a variable for each value would take a tenth of this function's time. Returns the
    /// entry's offset in `.debug_info`.
    fn write_values<const RECORDS: bool>(
        &mut self,
        entry: &Entry,
        (code, layout): (u32, Layout),
    ) -> Result<u32, EmitError> {
        let start = self.written.info.position();
        let mut bytes = CHUNK_BYTES;
        let mut chunk = Chunk::new(&mut bytes);
        let mut is_recorded = RECORDS && self.record_code(code);
        chunk.uleb(u64::from(code));
        let count = entry.count.min(MAX_ATTRIBUTES);
        let values = layout[..count].iter().zip(&entry.values[..count]);
        for (index, (&width, &value)) in values.enumerate() {
            self.written.info.make_room(&mut chunk, 1, 0);
            if RECORDS && self.may_change(entry.shape[index], value) {
                let at = self.written.info.bytes.len() + chunk.len();
                let (entry, attribute) = ((start, code), (index, entry.shape[index]));
                self.record_value(entry, attribute, (value, at), &mut is_recorded);
            }
            match width {
                Widths::LEB128 => chunk.uleb(value),
                0..=8 => chunk.word(value, width.into()),
                Widths::REFERENCE if value < UNWRITTEN => chunk.word(value, 4),
                _ => match self.final_expression(entry, index) {
                    Some(bytes) if self.written.info.make_room(&mut chunk, 1, bytes.len()) => {
                        chunk.uleb(bytes.len() as u64);
                        chunk.bytes(bytes);
                    }
                    _ => {
                        self.written.info.append_chunk(&mut chunk);
                        self.value(entry, index)?;
                    }
                },
            }
        }
        self.written.info.append_chunk(&mut chunk);
        Ok(start)
    }

    /// Returns the bytes of an attribute's expression if they do not depend on other entries.
    fn final_expression<'e>(&self, entry: &'e Entry, index: usize) -> Option<&'e [u8]>
    where
        Self: 'e,
    {
        let value = entry.values[index];
        if split_shape(entry.shape[index]).1 != DW_FORM_exprloc {
            return None;
        }
        if entry.in_bytes >> index & 1 == 1 {
            return Some(entry.span(value));
        }
        let expression = value as u32..(value >> 32) as u32;
        let is_final = self.is_final(expression.clone());
        is_final.then(|| self.plan.lowered.expression(expression))
    }

    /// Writes the value of one attribute, for any form. This function is not inlined into the loop
    /// of `write_values`, so that the loop keeps its state in registers.
    #[inline(never)]
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each form")]
    fn value(&mut self, entry: &Entry, index: usize) -> Result<(), EmitError> {
        let format = self.format;
        let (shape, value) = (entry.shape[index], entry.values[index]);
        let (attribute, form) = split_shape(shape);
        match form {
            _ if implicit_number(form).is_some() => {
                if !format.is_5() {
                    self.written.info.u8(value as u8);
                }
            }
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 | DW_FORM_addrx
                if !format.has_tables() =>
            {
                self.direct(form, value);
            }
            DW_FORM_strx1 | DW_FORM_strx2 if !format.is_5() => self.written.info.uleb(value),
            DW_FORM_loclistx | DW_FORM_rnglistx if !format.has_list_tables() => {
                self.direct(form, value);
            }
            DW_FORM_data16 if !format.is_5() => {
                self.written.info.u8(16);
                self.written.info.bytes.extend_from_slice(entry.span(value));
            }
            DW_FORM_flag_present => {}
            DW_FORM_addr => self.written.info.address_value(value),
            DW_FORM_data1 | DW_FORM_strx1 => self.written.info.u8(value as u8),
            DW_FORM_data2 | DW_FORM_strx2 => self.written.info.u16(value as u16),
            DW_FORM_data4 => self.written.info.u32(value as u32),
            DW_FORM_data8 => self.written.info.uint(value, 8),
            DW_FORM_ref4 => {
                let field = self.written.info.position();
                match value {
                    SIBLING => self.siblings.push(field),
                    UNWRITTEN.. => self.slots.add_reference(Slot::at(value), field),
                    _ => {}
                }
                self.written.info.u32(u32::try_from(value).unwrap_or(0));
            }
            DW_FORM_ref_addr => {
                let info = &mut self.written.info;
                if value >= UNWRITTEN {
                    let (field, relocation) = (info.position(), info.relocations.len());
                    let slot = Slot::at(value);
                    self.slots.add_far_reference(slot, field, relocation);
                }
                let offset = u32::try_from(value).unwrap_or(NONE);
                info.section_offset(SectionId::DebugInfo, offset.into());
            }
            DW_FORM_ref_sig8 => self.signature_field(value),
            DW_FORM_sec_offset => {
                let section = section_of(attribute, format);
                self.written.info.section_offset(section, value);
            }
            DW_FORM_sdata => self.written.info.sleb(value as i64),
            DW_FORM_data16 => self.written.info.bytes.extend_from_slice(entry.span(value)),
            DW_FORM_block1 => {
                let bytes = entry.span(value);
                self.written.info.u8(bytes.len() as u8);
                self.written.info.bytes.extend_from_slice(bytes);
            }
            DW_FORM_exprloc if entry.in_bytes >> index & 1 == 1 => {
                let bytes = entry.span(value);
                self.written.info.uleb(bytes.len() as u64);
                self.written.info.bytes.extend_from_slice(bytes);
            }
            DW_FORM_exprloc => {
                let expression = value as u32..(value >> 32) as u32;
                self.expression(Place::Info, expression, entry.function)?;
            }
            _ => self.written.info.uleb(value),
        }
        Ok(())
    }

    /// Ends the children of an entry.
    pub(super) fn end_children(&mut self) {
        self.written.info.u8(0);
        if let Some(field) = self.siblings.pop() {
            let next = self.written.info.since(self.unit_start);
            self.written.info.set(field, u64::from(next), 4);
        }
    }

    /// Writes the value that direct forms have instead of an index.
    fn direct(&mut self, form: DwForm, value: u64) {
        match form {
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 => {
                self.written.info.section_offset(SectionId::DebugStr, value);
            }
            DW_FORM_loclistx => self
                .written
                .info
                .section_offset(self.written.locations.id, value),
            DW_FORM_rnglistx => self
                .written
                .info
                .section_offset(self.written.ranges.id, value),
            _ => {
                let size = self.encoding.address_bytes;
                match self.written.addresses.get(value) {
                    Some((symbol, addend)) => self.written.info.address(symbol, addend, size),
                    None => self.written.info.address_value(0),
                }
            }
        }
    }
}

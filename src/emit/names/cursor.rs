//! Reads headers of units and values of attributes in the forms that the emitter writes.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::super::buffer::Buffer;
use super::super::forms::implicit_number;
use super::super::type_unit_table::TypeUnit;
use crate::dwarf::{Encoding, get, leb128};
use gimli::constants::*;

/// The value of an attribute.
#[derive(Clone, Copy)]
pub(in super::super) enum Value<'w> {
    /// A number, an offset or an index.
    Number(u64),
    Bytes(&'w [u8]),
}

/// A position in `.debug_info`. Numbers past the end are 0.
pub(in super::super) struct Cursor<'w> {
    bytes: &'w [u8],
    /// The offset in the section of the first byte.
    start: usize,
    /// The index in `bytes` of the next byte.
    pub(super) at: usize,
    encoding: Encoding,
}

impl<'w> Cursor<'w> {
    pub(in super::super) fn new(
        section: &'w Buffer,
        position: usize,
        encoding: Encoding,
    ) -> Cursor<'w> {
        let start = section.start();
        Cursor {
            bytes: &section.bytes,
            start,
            at: position.saturating_sub(start),
            encoding,
        }
    }

    pub(in super::super) fn position(&self) -> usize {
        self.start + self.at
    }

    /// Reads the header of a unit, given the type unit that it is, if it is one. Returns the end of
    /// the unit.
    pub(super) fn header(&mut self, type_unit: Option<&TypeUnit>) -> usize {
        let bytes = self.encoding.offset_bytes;
        if bytes == 8 {
            self.at += 4;
        }
        let length = self.uint(bytes);
        let end = self.at.saturating_add(length as usize);
        let version = self.uint(2);
        // Only version 5 has the type of the unit. Each version has an offset and the size of an
        // address.
        let kind = if version >= 5 { self.uint(1) } else { 0 };
        self.at += usize::from(bytes) + 1;
        if type_unit.is_some() {
            self.at += 8 + usize::from(bytes);
        } else if kind == u64::from(DW_UT_split_compile.0) {
            self.at += 8;
        }
        end
    }

    pub(super) fn uint(&mut self, bytes: u8) -> u64 {
        get(self.take(usize::from(bytes)), self.encoding.order)
    }

    pub(super) fn take(&mut self, count: usize) -> &'w [u8] {
        let start = self.at.min(self.bytes.len());
        self.at = start.saturating_add(count).min(self.bytes.len());
        self.bytes.get(start..self.at).unwrap_or(&[])
    }

    /// Reads a LEB128 number. The lowest signed numbers have more than 64 bits as unsigned ones.
    pub(in super::super) fn uleb(&mut self) -> u64 {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        let (value, rest) = leb128::split_unsigned(rest)
            .or_else(|| leb128::split_signed(rest).map(|(value, rest)| (value as u64, rest)))
            .unwrap_or((0, &[]));
        self.at = self.bytes.len() - rest.len();
        value
    }

    /// Returns the value of an attribute with a form that the emitter writes.
    pub(in super::super) fn value(&mut self, form: DwForm) -> Value<'w> {
        let Encoding {
            address_bytes,
            offset_bytes,
            ..
        } = self.encoding;
        if let Some(number) = implicit_number(form) {
            return Value::Number(number.into());
        }
        let count = match form {
            DW_FORM_flag_present => return Value::Number(1),
            DW_FORM_addr => return Value::Number(self.uint(address_bytes)),
            DW_FORM_data1 | DW_FORM_strx1 | DW_FORM_flag | DW_FORM_ref1 => {
                return Value::Number(self.uint(1));
            }
            DW_FORM_data2 | DW_FORM_strx2 | DW_FORM_ref2 => return Value::Number(self.uint(2)),
            DW_FORM_data4 | DW_FORM_ref4 => return Value::Number(self.uint(4)),
            DW_FORM_data8 | DW_FORM_ref8 | DW_FORM_ref_sig8 => return Value::Number(self.uint(8)),
            DW_FORM_ref_addr | DW_FORM_sec_offset | DW_FORM_strp | DW_FORM_line_strp => {
                return Value::Number(self.uint(offset_bytes));
            }
            DW_FORM_data16 => 16,
            DW_FORM_block1 => self.uint(1),
            DW_FORM_block2 => self.uint(2),
            DW_FORM_block4 => self.uint(4),
            DW_FORM_block | DW_FORM_exprloc => self.uleb(),
            // A signed or unsigned LEB128 number.
            _ => return Value::Number(self.uleb()),
        };
        Value::Bytes(self.take(count as usize))
    }
}

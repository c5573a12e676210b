//! Encoded pointers (Linux Standard Base, "DWARF Extensions"). The lower four bits of the encoding
//! give the format, the others the base of the number.

use super::error::FrameErrorKind;
use crate::dwarf::input;
use crate::dwarf::leb128;
use crate::target::ByteOrder;
use gimli::constants::{self as constant, DwEhPe};

/// A reader for pointers of one encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerReader {
    /// The byte order.
    pub order: ByteOrder,
    /// The size of an address in bytes, 1 to 8.
    pub address_bytes: u8,
    /// The encoding of the pointers.
    pub encoding: DwEhPe,
    /// The address of the section when it is loaded.
    pub section: u64,
    /// The size of the section in bytes, from which the offset of the remaining bytes is computed.
    pub section_bytes: u64,
    /// The number of bytes of the section that follow the bytes to read.
    pub after: u64,
    /// The load bias, which is added to absolute pointers.
    pub bias: u64,
    /// The base of text-relative pointers.
    pub text: Option<u64>,
    /// The base of data-relative pointers.
    pub data: Option<u64>,
    /// The base of function-relative pointers.
    pub function: Option<u64>,
}

impl PointerReader {
    /// The offset in the section of the first byte of `rest`.
    pub fn offset(&self, rest: &[u8]) -> u64 {
        self.section_bytes
            .saturating_sub(self.after)
            .saturating_sub(rest.len() as u64)
    }

    /// Truncates a number to the size of an address.
    pub fn wrap(&self, address: u64) -> u64 {
        if self.address_bytes < 8 {
            address & !(u64::MAX << (8 * self.address_bytes))
        } else {
            address
        }
    }

    /// Reads a pointer and adds its base. An indirect pointer is an error, because its target is in
    /// memory.
    pub fn read(&self, rest: &mut &[u8]) -> Result<u64, FrameErrorKind> {
        if self.encoding.is_indirect() {
            return Err(FrameErrorKind::PointerEncoding(self.encoding.0));
        }
        let bad = FrameErrorKind::PointerEncoding(self.encoding.0);
        let base = match self.encoding.application() {
            constant::DW_EH_PE_absptr => self.bias,
            constant::DW_EH_PE_pcrel => self.section.wrapping_add(self.offset(rest)),
            constant::DW_EH_PE_textrel => self.text.ok_or(bad)?,
            constant::DW_EH_PE_datarel => self.data.ok_or(bad)?,
            constant::DW_EH_PE_funcrel => self.function.ok_or(bad)?,
            constant::DW_EH_PE_aligned => self.align(rest)?,
            _ => return Err(bad),
        };
        Ok(self.wrap(base.wrapping_add(self.number(rest)?)))
    }

    /// Skips a pointer, which may be absent or indirect.
    pub fn skip(&self, rest: &mut &[u8]) -> Result<(), FrameErrorKind> {
        if self.encoding.is_absent() {
            return Ok(());
        }
        if self.encoding.application() == constant::DW_EH_PE_aligned {
            self.align(rest)?;
        }
        self.number(rest).map(|_| ())
    }

    /// Skips the padding before an aligned pointer. The pointer is absolute and has the size of an
    /// address, so the load bias is its base.
    fn align(&self, rest: &mut &[u8]) -> Result<u64, FrameErrorKind> {
        if self.encoding.format() != constant::DW_EH_PE_absptr {
            return Err(FrameErrorKind::PointerEncoding(self.encoding.0));
        }
        let size = u64::from(self.address_bytes.max(1));
        let past = self.section.wrapping_add(self.offset(rest)) % size;
        input::take(rest, ((size - past) % size) as usize)?;
        Ok(self.bias)
    }

    /// Reads the number of a pointer, without its base.
    pub fn number(&self, rest: &mut &[u8]) -> Result<u64, FrameErrorKind> {
        let mut signed = false;
        let size = match self.encoding.format() {
            constant::DW_EH_PE_uleb128 => return Ok(leb128::read_unsigned(rest)?),
            constant::DW_EH_PE_sleb128 => return Ok(leb128::read_signed(rest)? as u64),
            constant::DW_EH_PE_absptr => self.address_bytes,
            constant::DW_EH_PE_udata2 => 2,
            constant::DW_EH_PE_udata4 => 4,
            constant::DW_EH_PE_udata8 => 8,
            format => {
                signed = true;
                match format {
                    // Has the size of an address. gimli has no name for it; binutils calls it
                    // `DW_EH_PE_signed`.
                    DwEhPe(0x08) => self.address_bytes,
                    constant::DW_EH_PE_sdata2 => 2,
                    constant::DW_EH_PE_sdata4 => 4,
                    constant::DW_EH_PE_sdata8 => 8,
                    _ => return Err(FrameErrorKind::PointerEncoding(self.encoding.0)),
                }
            }
        };
        let value = input::get(input::take(rest, usize::from(size))?, self.order);
        let unused = 64 - 8 * u32::from(size);
        Ok(if signed {
            ((value as i64) << unused >> unused) as u64
        } else {
            value
        })
    }
}

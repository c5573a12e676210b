//! Reads the operands of operations from bytes.

use super::dialect::Encoding;
use super::leb128::{self, Unreadable};
use super::operand::EntryRef;
use crate::messages::message;
use crate::target::ByteOrder;
use core::fmt;
use gimli::Register;

/// An error in the bytes of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodeError {
    /// The start of the operation, in bytes from the start of the expression.
    pub offset: usize,
    /// The kind of error.
    pub kind: DecodeErrorKind,
}

/// The reason why an operation cannot be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeErrorKind {
    /// The dialect has no operation with this opcode.
    UnknownCode(u8),
    /// There is no operation with this sub-opcode under `DW_OP_LLVM_user`.
    UnknownSubOpcode(u64),
    /// The expression ends inside the operation.
    Truncated,
    /// An operand is larger than allowed. [`print_operations`](super::print_operations) also
    /// returns this error for expressions that are nested more than 64 deep.
    OperandTooLarge,
    /// The address size is not from 1 to 8 bytes, or the offset size is not 4 or 8.
    Encoding,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: ", self.offset)?;
        message!(f, self.kind, DecodeErrorKind {
            UnknownCode(code) => "no operation has the opcode 0x{code:02x}";
            UnknownSubOpcode(code) => "no operation of DW_OP_LLVM_user has the sub-opcode 0x{code:x}";
            Truncated => "the expression ends inside an operation";
            OperandTooLarge => "an operand is larger than allowed";
            Encoding => "an address must have 1 to 8 bytes, and an offset 4 or 8 bytes";
        })
    }
}

impl core::error::Error for DecodeError {}

impl From<Unreadable> for DecodeErrorKind {
    fn from(unreadable: Unreadable) -> DecodeErrorKind {
        match unreadable {
            Unreadable::Truncated => DecodeErrorKind::Truncated,
            Unreadable::TooLarge => DecodeErrorKind::OperandTooLarge,
        }
    }
}

/// The input of operands.
pub(crate) struct Input<'a, 'e> {
    /// The bytes that remain to be read.
    pub(crate) rest: &'a [u8],
    encoding: &'e Encoding,
    /// The number in the opcode of a family, such as that of `DW_OP_lit0` to `DW_OP_lit31`.
    pub(super) low: u8,
    /// The last one-byte operand, on which the encoding of some operands depends.
    before: u8,
}

impl<'a, 'e> Input<'a, 'e> {
    pub(super) fn new(rest: &'a [u8], encoding: &'e Encoding) -> Input<'a, 'e> {
        Input {
            rest,
            encoding,
            low: 0,
            before: 0,
        }
    }

    pub(crate) fn byte(&mut self) -> Result<u8, DecodeErrorKind> {
        let (&byte, rest) = self.rest.split_first().ok_or(DecodeErrorKind::Truncated)?;
        (self.rest, self.before) = (rest, byte);
        Ok(byte)
    }

    /// Reads an unsigned number of `size` bytes, at most eight.
    pub(crate) fn unsigned(&mut self, size: u8) -> Result<u64, DecodeErrorKind> {
        take(&mut self.rest, usize::from(size)).map(|bytes| get(bytes, self.encoding.order))
    }

    /// Reads a signed number of `size` bytes, from one to eight.
    pub(crate) fn signed(&mut self, size: u8) -> Result<i64, DecodeErrorKind> {
        let unused = 64 - 8 * u32::from(size);
        self.unsigned(size)
            .map(|value| (value as i64) << unused >> unused)
    }

    pub(crate) fn uleb(&mut self) -> Result<u64, DecodeErrorKind> {
        Ok(leb128::read_unsigned(&mut self.rest)?)
    }

    pub(crate) fn sleb(&mut self) -> Result<i64, DecodeErrorKind> {
        Ok(leb128::read_signed(&mut self.rest)?)
    }

    pub(crate) fn register(&mut self) -> Result<Register, DecodeErrorKind> {
        u16::try_from(self.uleb()?)
            .map(Register)
            .map_err(|_| DecodeErrorKind::OperandTooLarge)
    }

    pub(crate) fn address(&mut self) -> Result<u64, DecodeErrorKind> {
        match self.encoding.address_bytes {
            size @ 1..=8 => self.unsigned(size),
            _ => Err(DecodeErrorKind::Encoding),
        }
    }

    pub(crate) fn entry(&mut self, size: u8) -> Result<EntryRef, DecodeErrorKind> {
        self.unsigned(size).map(EntryRef::Offset)
    }

    /// Reads an entry's offset in `.debug_info`.
    pub(crate) fn info_entry(&mut self) -> Result<EntryRef, DecodeErrorKind> {
        match self.encoding.offset_bytes {
            size @ (4 | 8) => self.entry(size),
            _ => Err(DecodeErrorKind::Encoding),
        }
    }

    /// Reads a length in unsigned LEB128, and that many bytes.
    pub(crate) fn block(&mut self) -> Result<&'a [u8], DecodeErrorKind> {
        let length = usize::try_from(self.uleb()?).map_err(|_| DecodeErrorKind::Truncated)?;
        take(&mut self.rest, length)
    }

    /// Reads a length in one byte, and that many bytes.
    pub(crate) fn small_block(&mut self) -> Result<&'a [u8], DecodeErrorKind> {
        let length = usize::from(self.byte()?);
        take(&mut self.rest, length)
    }

    pub(crate) fn wasm_index(&mut self) -> Result<u64, DecodeErrorKind> {
        if self.before == 3 {
            self.unsigned(4)
        } else {
            self.uleb()
        }
    }

    pub(crate) fn encoded_address(&mut self) -> Result<u64, DecodeErrorKind> {
        match self.before & 0x0f {
            0x00 | 0x08 => self.address(),
            0x01 => self.uleb(),
            0x09 => Ok(self.sleb()? as u64),
            0x02 => self.unsigned(2),
            0x03 => self.unsigned(4),
            0x04 | 0x0c => self.unsigned(8),
            0x0a => Ok(self.signed(2)? as u64),
            0x0b => Ok(self.signed(4)? as u64),
            _ => Err(DecodeErrorKind::OperandTooLarge),
        }
    }
}

/// Reads an operand, by the name of its [`OperandKind`](super::OperandKind).
macro_rules! read_operand {
    ($input:ident, Family) => {
        $input.low
    };
    ($input:ident, U8) => {
        $input.byte()?
    };
    ($input:ident, I8) => {
        $input.byte()? as i8
    };
    ($input:ident, U16) => {
        $input.unsigned(2)? as u16
    };
    ($input:ident, I16) => {
        $input.signed(2)? as i16
    };
    ($input:ident, U32) => {
        $input.unsigned(4)? as u32
    };
    ($input:ident, I32) => {
        $input.signed(4)? as i32
    };
    ($input:ident, U64) => {
        $input.unsigned(8)?
    };
    ($input:ident, I64) => {
        $input.signed(8)?
    };
    ($input:ident, Uleb) => {
        $input.uleb()?
    };
    ($input:ident, Sleb) => {
        $input.sleb()?
    };
    ($input:ident, Reg) => {
        $input.register()?
    };
    ($input:ident, Addr) => {
        Address::Value($input.address()?)
    };
    ($input:ident, Jump) => {
        $input.signed(2)? as i16
    };
    ($input:ident, Entry2) => {
        $input.entry(2)?
    };
    ($input:ident, Entry4) => {
        $input.entry(4)?
    };
    ($input:ident, EntryInfo) => {
        $input.info_entry()?
    };
    ($input:ident, EntryUleb) => {
        EntryRef::Offset($input.uleb()?)
    };
    ($input:ident, TypeUleb) => {
        BaseTypeRef::Offset($input.uleb()?)
    };
    ($input:ident, Block) => {
        $input.block()?
    };
    ($input:ident, SmallBlock) => {
        $input.small_block()?
    };
    ($input:ident, Nested) => {
        $input.block()?
    };
    ($input:ident, WasmIndex) => {
        $input.wasm_index()?
    };
    ($input:ident, EncodedAddr) => {
        $input.encoded_address()?
    };
}

pub(super) use read_operand;

/// Removes `size` bytes from the front of `rest`.
pub(super) fn take<'a>(rest: &mut &'a [u8], size: usize) -> Result<&'a [u8], DecodeErrorKind> {
    let (taken, left) = rest
        .split_at_checked(size)
        .ok_or(DecodeErrorKind::Truncated)?;
    *rest = left;
    Ok(taken)
}

/// Returns the unsigned number in at most eight bytes.
pub(crate) fn get(bytes: &[u8], order: ByteOrder) -> u64 {
    let fold = |value: u64, byte: &u8| value << 8 | u64::from(*byte);
    match order {
        ByteOrder::Little => bytes.iter().rev().fold(0, fold),
        ByteOrder::Big => bytes.iter().fold(0, fold),
    }
}

//! Decodes operations from bytes.

use super::dialect::Encoding;
use super::leb128::{self, Unreadable};
use super::lookup::{ByteCodes, by_sub_opcode, byte_codes};
use super::operand::EntryRef;
use super::table::{Operation, OperationKind, USER};
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

/// Why an operation cannot be decoded.
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
        match self.kind {
            DecodeErrorKind::UnknownCode(code) => {
                write!(f, "no operation has the code 0x{code:02x}")
            }
            DecodeErrorKind::UnknownSubOpcode(code) => {
                write!(f, "no vendor operation has the code 0x{code:x}")
            }
            DecodeErrorKind::Truncated => f.write_str("the expression ends inside an operation"),
            DecodeErrorKind::OperandTooLarge => f.write_str("an operand is too large"),
            DecodeErrorKind::Encoding => {
                f.write_str("the size of an address or an offset is not allowed in DWARF")
            }
        }
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

/// An iterator over the operations of an expression, each with its offset in bytes.
///
/// The iterator ends after an error.
#[derive(Clone, Debug)]
pub struct Operations<'a> {
    bytes: &'a [u8],
    encoding: Encoding,
    codes: &'static ByteCodes,
    offset: usize,
}

impl<'a> Operations<'a> {
    /// The operations of `bytes`.
    pub fn new(encoding: Encoding, bytes: &'a [u8]) -> Operations<'a> {
        Operations {
            bytes,
            encoding,
            codes: byte_codes(encoding),
            offset: 0,
        }
    }

    /// The offset of the next operation in bytes.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Continues at another offset in bytes, which may be the end. Returns `false`, and changes
    /// nothing, if the offset is past the end.
    #[must_use]
    pub fn seek(&mut self, offset: usize) -> bool {
        let inside = offset <= self.bytes.len();
        if inside {
            self.offset = offset;
        }
        inside
    }

    /// The opcodes of the encoding.
    pub(crate) fn codes(&self) -> &'static ByteCodes {
        self.codes
    }

    /// An input for bytes in the same encoding.
    pub(crate) fn input<'b>(&self, bytes: &'b [u8]) -> Input<'b, '_> {
        Input {
            rest: bytes,
            encoding: &self.encoding,
            codes: self.codes,
            low: 0,
            before: 0,
        }
    }

    /// Decodes the operation at the front of `rest`, and returns it with the bytes that follow.
    fn read(&self, rest: &'a [u8]) -> Result<(Operation<'a>, &'a [u8]), DecodeErrorKind> {
        let mut input = self.input(rest);
        let kind = input.code()?;
        let operation = Operation::read(kind, &mut input)?;
        Ok((operation, input.rest))
    }
}

impl<'a> Operations<'a> {
    /// Like [`Iterator::next`], but inlined: evaluation spends most of its time here.
    pub(crate) fn advance(&mut self) -> Option<Result<(usize, Operation<'a>), DecodeError>> {
        let rest = self
            .bytes
            .get(self.offset..)
            .filter(|rest| !rest.is_empty())?;
        let offset = self.offset;
        Some(match self.read(rest) {
            Ok((operation, rest)) => {
                self.offset = self.bytes.len() - rest.len();
                Ok((offset, operation))
            }
            Err(kind) => {
                self.offset = self.bytes.len();
                Err(DecodeError { offset, kind })
            }
        })
    }
}

impl<'a> Iterator for Operations<'a> {
    type Item = Result<(usize, Operation<'a>), DecodeError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.advance()
    }
}

/// The input of opcodes and operands.
pub(crate) struct Input<'a, 'e> {
    /// The bytes that are still to be read.
    pub(crate) rest: &'a [u8],
    encoding: &'e Encoding,
    codes: &'static ByteCodes,
    /// The number in the opcode of a family, such as that of `DW_OP_lit0` to `DW_OP_lit31`.
    pub(crate) low: u8,
    /// The last one-byte operand, on which the encoding of some operands depends.
    before: u8,
}

impl<'a, 'e> Input<'a, 'e> {
    /// Reads an opcode.
    pub(crate) fn code(&mut self) -> Result<OperationKind, DecodeErrorKind> {
        let (&code, rest) = self.rest.split_first().ok_or(DecodeErrorKind::Truncated)?;
        self.rest = rest;
        match self.codes[usize::from(code)] {
            Some((kind, low)) => {
                self.low = low;
                Ok(kind)
            }
            None if code == USER && self.encoding.dialect.has_user_operations() => {
                let code = leb128::read_unsigned(&mut self.rest)?;
                by_sub_opcode(code, *self.encoding).ok_or(DecodeErrorKind::UnknownSubOpcode(code))
            }
            None => Err(DecodeErrorKind::UnknownCode(code)),
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
            0x00 => self.address(),
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

/// The unsigned number in at most eight bytes.
pub(crate) fn get(bytes: &[u8], order: ByteOrder) -> u64 {
    let fold = |value: u64, byte: &u8| value << 8 | u64::from(*byte);
    match order {
        ByteOrder::Little => bytes.iter().rev().fold(0, fold),
        ByteOrder::Big => bytes.iter().fold(0, fold),
    }
}

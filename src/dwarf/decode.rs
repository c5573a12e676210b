//! Bytes to operations.

use super::dialect::Encoding;
use super::leb128::{self, Unreadable};
use super::operand::{Address, BaseTypeRef, EntryRef, Operand, OperandKind};
use super::table::{Code, Operation, USER, by_code};
use crate::target::ByteOrder;
use core::fmt;
use gimli::Register;

/// Why the bytes of an expression cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecodeError {
    /// Where the operation starts, in bytes from the start of the expression.
    pub offset: usize,
    /// What is wrong with it.
    pub kind: DecodeErrorKind,
}

/// What is wrong with an operation's bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeErrorKind {
    /// The code means nothing in the dialect.
    UnknownCode(u8),
    /// The sub-opcode under `DW_OP_LLVM_user` means nothing.
    UnknownSubOpcode(u64),
    /// The expression ends inside the operation.
    Truncated,
    /// An operand is larger than what it stands for can be.
    OperandTooLarge,
    /// The address size is none of 1 to 8 bytes, or the offset size is not 4 or 8.
    Encoding,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: ", self.offset)?;
        match self.kind {
            DecodeErrorKind::UnknownCode(code) => write!(f, "no operation has the code 0x{code:02x}"),
            DecodeErrorKind::UnknownSubOpcode(code) => write!(f, "no vendor operation has the code 0x{code:x}"),
            DecodeErrorKind::Truncated => f.write_str("the expression ends inside an operation"),
            DecodeErrorKind::OperandTooLarge => f.write_str("an operand is too large for what it stands for"),
            DecodeErrorKind::Encoding => f.write_str("the size of an address or an offset is not one that DWARF has"),
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

/// An iterator over the operations of an expression, each with the offset in bytes where it starts.
///
/// After an error there is nothing more.
#[derive(Clone, Debug)]
pub struct Operations<'a> {
    bytes: &'a [u8],
    encoding: Encoding,
    offset: usize,
}

impl<'a> Operations<'a> {
    /// The operations of `bytes`.
    pub fn new(encoding: Encoding, bytes: &'a [u8]) -> Operations<'a> {
        Operations { bytes, encoding, offset: 0 }
    }

    /// Where the next operation starts, in bytes.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Goes on at another offset in bytes, which may be the end; `false`, and nothing changed, where it is past that.
    #[must_use]
    pub fn seek(&mut self, offset: usize) -> bool {
        let inside = offset <= self.bytes.len();
        if inside {
            self.offset = offset;
        }
        inside
    }

    fn read(&self, rest: &mut &'a [u8]) -> Result<Operation<'a>, DecodeErrorKind> {
        let mut code = Code::Byte(take(rest, 1)?[0]);
        if code == Code::Byte(USER) && self.encoding.dialect.has_user_operations() {
            let sub_opcode = leb128::read_unsigned(rest)?;
            let narrow = u16::try_from(sub_opcode).map_err(|_| DecodeErrorKind::UnknownSubOpcode(sub_opcode))?;
            code = Code::User(narrow);
        }
        let (kind, low) = by_code(code, self.encoding).ok_or(match code {
            Code::Byte(code) => DecodeErrorKind::UnknownCode(code),
            Code::User(code) => DecodeErrorKind::UnknownSubOpcode(u64::from(code)),
        })?;
        let kinds = kind.description().operands;
        let mut operands = [Operand::Unsigned(u64::from(low)); 2];
        let mut before = 0;
        for (how, operand) in kinds.iter().zip(&mut operands) {
            if *how != OperandKind::Family {
                *operand = self.operand(*how, before, rest)?;
            }
            if let Operand::Unsigned(value) = *operand {
                before = value;
            }
        }
        operands
            .get(..kinds.len())
            .and_then(|operands| Operation::from_parts(kind, operands))
            .ok_or(DecodeErrorKind::OperandTooLarge)
    }

    fn operand(&self, how: OperandKind, before: u64, rest: &mut &'a [u8]) -> Result<Operand<'a>, DecodeErrorKind> {
        let order = self.encoding.order;
        let unsigned = |rest: &mut &'a [u8], size| take(rest, size).map(|bytes| get(bytes, order));
        let signed = |rest: &mut &'a [u8], size: usize| {
            let unused = 64 - 8 * size as u32;
            unsigned(rest, size).map(|value| (value as i64) << unused >> unused)
        };
        Ok(match how {
            OperandKind::Family | OperandKind::U8 => Operand::Unsigned(unsigned(rest, 1)?),
            OperandKind::U16 => Operand::Unsigned(unsigned(rest, 2)?),
            OperandKind::U32 => Operand::Unsigned(unsigned(rest, 4)?),
            OperandKind::U64 => Operand::Unsigned(unsigned(rest, 8)?),
            OperandKind::I8 => Operand::Signed(signed(rest, 1)?),
            OperandKind::I16 | OperandKind::Jump => Operand::Signed(signed(rest, 2)?),
            OperandKind::I32 => Operand::Signed(signed(rest, 4)?),
            OperandKind::I64 => Operand::Signed(signed(rest, 8)?),
            OperandKind::Uleb => Operand::Unsigned(leb128::read_unsigned(rest)?),
            OperandKind::Sleb => Operand::Signed(leb128::read_signed(rest)?),
            OperandKind::Reg => {
                let number = u16::try_from(leb128::read_unsigned(rest)?);
                Operand::Register(Register(number.map_err(|_| DecodeErrorKind::OperandTooLarge)?))
            }
            OperandKind::Addr => Operand::Address(Address::Value(self.address(rest)?)),
            OperandKind::Entry2 => Operand::Entry(EntryRef::Offset(unsigned(rest, 2)?)),
            OperandKind::Entry4 => Operand::Entry(EntryRef::Offset(unsigned(rest, 4)?)),
            OperandKind::EntryInfo => match self.encoding.offset_bytes {
                size @ (4 | 8) => Operand::Entry(EntryRef::Offset(unsigned(rest, usize::from(size))?)),
                _ => return Err(DecodeErrorKind::Encoding),
            },
            OperandKind::EntryUleb => Operand::Entry(EntryRef::Offset(leb128::read_unsigned(rest)?)),
            OperandKind::TypeUleb => Operand::BaseType(BaseTypeRef::Offset(leb128::read_unsigned(rest)?)),
            OperandKind::Block | OperandKind::Nested => {
                let length = leb128::read_unsigned(rest)?;
                Operand::Bytes(take(rest, usize::try_from(length).map_err(|_| DecodeErrorKind::Truncated)?)?)
            }
            OperandKind::SmallBlock => {
                let length = take(rest, 1)?[0];
                Operand::Bytes(take(rest, usize::from(length))?)
            }
            OperandKind::WasmIndex if before == 3 => Operand::Unsigned(unsigned(rest, 4)?),
            OperandKind::WasmIndex => Operand::Unsigned(leb128::read_unsigned(rest)?),
            OperandKind::EncodedAddr => Operand::Unsigned(match before & 0x0f {
                0x00 => self.address(rest)?,
                0x01 => leb128::read_unsigned(rest)?,
                0x09 => leb128::read_signed(rest)? as u64,
                0x02 => unsigned(rest, 2)?,
                0x03 => unsigned(rest, 4)?,
                0x04 | 0x0c => unsigned(rest, 8)?,
                0x0a => signed(rest, 2)? as u64,
                0x0b => signed(rest, 4)? as u64,
                _ => return Err(DecodeErrorKind::OperandTooLarge),
            }),
        })
    }

    fn address(&self, rest: &mut &'a [u8]) -> Result<u64, DecodeErrorKind> {
        match self.encoding.address_bytes {
            size @ 1..=8 => take(rest, usize::from(size)).map(|bytes| get(bytes, self.encoding.order)),
            _ => Err(DecodeErrorKind::Encoding),
        }
    }
}

impl<'a> Iterator for Operations<'a> {
    type Item = Result<(usize, Operation<'a>), DecodeError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut rest = self.bytes.get(self.offset..).filter(|rest| !rest.is_empty())?;
        let offset = self.offset;
        Some(match self.read(&mut rest) {
            Ok(operation) => {
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

/// Takes `size` bytes from the front.
pub(super) fn take<'a>(rest: &mut &'a [u8], size: usize) -> Result<&'a [u8], DecodeErrorKind> {
    let (taken, left) = rest.split_at_checked(size).ok_or(DecodeErrorKind::Truncated)?;
    *rest = left;
    Ok(taken)
}

/// The number that at most eight bytes hold.
pub(super) fn get(bytes: &[u8], order: ByteOrder) -> u64 {
    let fold = |value: u64, byte: &u8| value << 8 | u64::from(*byte);
    match order {
        ByteOrder::Little => bytes.iter().rev().fold(0, fold),
        ByteOrder::Big => bytes.iter().fold(0, fold),
    }
}

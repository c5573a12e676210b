//! Encodes operations as bytes.
//!
//! A [`Writer`] appends to a byte vector that the caller owns and reuses, so that an expression
//! needs no allocation. For an operand whose value is not known yet, it writes a placeholder, and
//! adds a [`Fixup`] with the position.

use super::dialect::{Dialect, Encoding};
use super::leb128;
use super::operand::{Address, BaseTypeRef, EntryRef, Operand, OperandKind};
use super::table::{Code, Operation, OperationKind, USER};
use crate::messages::messages;
use crate::target::ByteOrder;
use alloc::vec::Vec;

/// The reason why an operation cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EncodeError {
    /// The dialect does not have the operation.
    NotInDialect(OperationKind, Dialect),
    /// The operation has no published opcode, and the encoding does not allow experimental
    /// operations.
    Experimental(OperationKind),
    /// An operand does not fit in its field.
    OperandTooLarge(OperationKind),
    /// The target of a branch is more than 32,767 bytes away.
    BranchTooFar,
    /// The address size is not from 1 to 8 bytes, or the offset size is not 4 or 8.
    Encoding,
}

messages! { EncodeError {
    NotInDialect(kind, dialect) => "the dialect `{dialect}` has no DW_OP_{}", kind.description().name;
    Experimental(kind) =>
        "DW_OP_{} has no published opcode; allow experimental operations to write it", kind.description().name;
    OperandTooLarge(kind) => "an operand of DW_OP_{} does not fit in its field", kind.description().name;
    BranchTooFar => "the target of a branch is more than 32,767 bytes away";
    Encoding => "an address must have 1 to 8 bytes, and an offset 4 or 8 bytes";
} }

impl core::error::Error for EncodeError {}

/// A field that is written later, when its value is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fixup {
    /// The start of the field, in bytes from the start of the byte vector.
    pub offset: usize,
    /// The size of the field in bytes.
    pub size: u8,
    /// The reference that the field contains.
    pub kind: FixupKind,
}

/// The value that the field of a [`Fixup`] receives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FixupKind {
    /// The address of a symbol plus an addend: a relocation.
    Address {
        /// The caller's number for the symbol.
        symbol: u32,
        /// The number to add.
        addend: i64,
    },
    /// The offset of a symbol in thread-local storage plus an addend: a relocation.
    ThreadLocal {
        /// The caller's number for the symbol.
        symbol: u32,
        /// The number to add.
        addend: i64,
    },
    /// The offset of an entry in the unit.
    UnitEntry(u32),
    /// The offset of an entry in the unit, in padded unsigned LEB128.
    UnitEntryUleb(u32),
    /// The offset of an entry in `.debug_info`: a relocation if units are linked.
    InfoEntry(u32),
    /// The offset of a base type's entry in the unit, in padded unsigned LEB128.
    BaseType(u32),
}

impl FixupKind {
    /// The number of the entry that the field refers to; `None` for an address or a base type.
    pub(crate) fn entry(self) -> Option<u32> {
        match self {
            FixupKind::UnitEntry(number)
            | FixupKind::UnitEntryUleb(number)
            | FixupKind::InfoEntry(number) => Some(number),
            FixupKind::Address { .. } | FixupKind::ThreadLocal { .. } | FixupKind::BaseType(_) => {
                None
            }
        }
    }
}

impl Fixup {
    /// Writes the value into the field. Returns `false`, and writes nothing, if the value does not
    /// fit or the field is outside `bytes`.
    #[must_use]
    pub fn patch(&self, bytes: &mut [u8], order: ByteOrder, value: u64) -> bool {
        let size = usize::from(self.size);
        let Some(field) = self
            .offset
            .checked_add(size)
            .and_then(|end| bytes.get_mut(self.offset..end))
        else {
            return false;
        };
        match self.kind {
            FixupKind::BaseType(_) | FixupKind::UnitEntryUleb(_) => {
                if size == 0 || size * 7 < 64 && value >> (size * 7) != 0 {
                    return false;
                }
                leb128::fill_unsigned(field, value);
            }
            _ => {
                if size > 8 || size < 8 && value >> (size * 8) != 0 {
                    return false;
                }
                put(field, order, value);
            }
        }
        true
    }
}

/// Fills a field of at most eight bytes with the low bytes of a number.
pub(crate) fn put(field: &mut [u8], order: ByteOrder, value: u64) {
    let size = field.len().min(8);
    match order {
        ByteOrder::Little => field[..size].copy_from_slice(&value.to_le_bytes()[..size]),
        ByteOrder::Big => field[..size].copy_from_slice(&value.to_be_bytes()[8 - size..]),
    }
}

/// A branch without a target, as returned by [`Writer::bra`] and [`Writer::skip`].
/// [`Writer::set_target`] sets the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "a branch has no target until Writer::set_target sets it"]
pub struct Branch(usize);

/// Appends operations to a byte vector.
#[derive(Debug)]
pub struct Writer<'b> {
    encoding: Encoding,
    bytes: &'b mut Vec<u8>,
    fixups: &'b mut Vec<Fixup>,
}

impl<'b> Writer<'b> {
    /// Creates a writer that appends to `bytes` and `fixups`.
    pub fn new(
        encoding: Encoding,
        bytes: &'b mut Vec<u8>,
        fixups: &'b mut Vec<Fixup>,
    ) -> Writer<'b> {
        Writer {
            encoding,
            bytes,
            fixups,
        }
    }

    /// The encoding that is written.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The length of the byte vector, including bytes from before this writer.
    pub fn position(&self) -> usize {
        self.bytes.len()
    }

    /// Appends an operation. Appends nothing on an error.
    pub fn op(&mut self, operation: Operation<'_>) -> Result<&mut Self, EncodeError> {
        let (bytes, fixups) = (self.bytes.len(), self.fixups.len());
        match self.append(operation) {
            Ok(()) => Ok(self),
            Err(error) => {
                self.bytes.truncate(bytes);
                self.fixups.truncate(fixups);
                Err(error)
            }
        }
    }

    /// Like [`Writer::op`], with the opcode that GNU's tools gave the operation before it became
    /// standard, if the encoding allows it.
    pub(super) fn gnu_op(&mut self, operation: Operation<'_>) -> Result<&mut Self, EncodeError> {
        let start = self.bytes.len();
        self.op(operation)?;
        // Both opcodes are one byte long, at the start of the operation.
        let code = operation
            .kind()
            .description()
            .codes
            .gnu
            .filter(|_| self.encoding.gnu);
        if let (Some(code), Some(first)) = (code, self.bytes.get_mut(start)) {
            *first = code;
        }
        Ok(self)
    }

    /// Appends [`Operation::EntryValue`] with the expression that `nested` writes. After an error
    /// of `nested`, nothing is appended.
    pub fn entry_value(
        &mut self,
        nested: impl FnOnce(&mut Writer<'_>) -> Result<(), EncodeError>,
    ) -> Result<&mut Self, EncodeError> {
        let (start, first) = (self.bytes.len(), self.fixups.len());
        self.op(Operation::EntryValue(&[]))?;
        // The length, currently 0, is the last byte. A longer length moves the bytes after it.
        let inside = self.bytes.len();
        let mut writer = Writer {
            encoding: self.encoding,
            bytes: self.bytes,
            fixups: self.fixups,
        };
        if let Err(error) = nested(&mut writer) {
            self.bytes.truncate(start);
            self.fixups.truncate(first);
            return Err(error);
        }
        let length = (self.bytes.len() - inside) as u64;
        let mut coded = Vec::new();
        leb128::write_unsigned(&mut coded, length);
        let moved = coded.len() - 1;
        self.bytes.splice(inside - 1..inside, coded);
        for fixup in &mut self.fixups[first..] {
            fixup.offset += moved;
        }
        Ok(self)
    }

    /// Appends the offset of a symbol in thread-local storage plus an addend: `DW_OP_const4u` or
    /// another constant of the size of an address, for [`Operation::FormTlsAddress`]. The bytes
    /// hold the addend until the [`Fixup`] is applied. Fails if no constant has that size.
    pub fn thread_local(&mut self, symbol: u32, addend: i64) -> Result<&mut Self, EncodeError> {
        let size = self.encoding.address_bytes;
        let constant = match size {
            2 => Operation::Const2u(addend as u16),
            4 => Operation::Const4u(addend as u32),
            8 => Operation::Const8u(addend as u64),
            _ => return Err(EncodeError::Encoding),
        };
        self.op(constant)?;
        self.fixups.push(Fixup {
            offset: self.bytes.len() - usize::from(size),
            size,
            kind: FixupKind::ThreadLocal { symbol, addend },
        });
        Ok(self)
    }

    /// Appends `DW_OP_bra`. [`Writer::set_target`] sets its target. Fails if the operation cannot
    /// be encoded.
    pub fn bra(&mut self) -> Result<Branch, EncodeError> {
        self.op(Operation::Bra(0))?;
        Ok(Branch(self.bytes.len()))
    }

    /// Appends `DW_OP_skip`. [`Writer::set_target`] sets its target. Fails if the operation cannot
    /// be encoded.
    pub fn skip(&mut self) -> Result<Branch, EncodeError> {
        self.op(Operation::Skip(0))?;
        Ok(Branch(self.bytes.len()))
    }

    /// Sets the target of a branch to the next operation that is appended. Fails with
    /// [`EncodeError::BranchTooFar`] if that is more than 32,767 bytes away.
    pub fn set_target(&mut self, branch: Branch) -> Result<(), EncodeError> {
        let distance = self
            .bytes
            .len()
            .checked_sub(branch.0)
            .and_then(|distance| i16::try_from(distance).ok());
        let distance = distance.ok_or(EncodeError::BranchTooFar)?;
        let field = branch
            .0
            .checked_sub(2)
            .and_then(|start| self.bytes.get_mut(start..branch.0));
        put(
            field.ok_or(EncodeError::BranchTooFar)?,
            self.encoding.order,
            distance as u64,
        );
        Ok(())
    }

    fn append(&mut self, operation: Operation<'_>) -> Result<(), EncodeError> {
        let kind = operation.kind();
        let description = kind.description();
        let Some(code) = description.codes.find(self.encoding) else {
            let vendor = self.encoding.dialect.has_user_operations();
            return Err(if vendor && description.codes.experimental.is_some() {
                EncodeError::Experimental(kind)
            } else {
                EncodeError::NotInDialect(kind, self.encoding.dialect)
            });
        };
        match code {
            Code::Byte(code) => self.bytes.push(code),
            Code::User(code) => {
                self.bytes.push(USER);
                leb128::write_unsigned(self.bytes, u64::from(code));
            }
        }
        let mut preceding = 0;
        // Most operations have no operand.
        if description.operands.is_empty() {
            return Ok(());
        }
        for (operand_kind, operand) in description.operands.iter().zip(operation.operand_pair()) {
            let Some(operand) = operand else { break };
            self.operand(kind, *operand_kind, operand, preceding)?;
            if let Operand::Unsigned(value) = operand {
                preceding = value;
            }
        }
        Ok(())
    }

    /// Appends an operand. `before` is the preceding number, on which the encoding of some operands
    /// depends.
    fn operand(
        &mut self,
        kind: OperationKind,
        operand_kind: OperandKind,
        operand: Operand<'_>,
        before: u64,
    ) -> Result<(), EncodeError> {
        let too_large = EncodeError::OperandTooLarge(kind);
        match (operand_kind, operand) {
            (OperandKind::Family, Operand::Unsigned(low)) => self.family(low).ok_or(too_large)?,
            (OperandKind::U8, Operand::Unsigned(value)) => self.fixed(value, 1),
            (OperandKind::U16, Operand::Unsigned(value)) => self.fixed(value, 2),
            (OperandKind::U32, Operand::Unsigned(value)) => self.fixed(value, 4),
            (OperandKind::U64, Operand::Unsigned(value)) => self.fixed(value, 8),
            (OperandKind::I8, Operand::Signed(value)) => self.fixed(value as u64, 1),
            (OperandKind::I16 | OperandKind::Jump, Operand::Signed(value)) => {
                self.fixed(value as u64, 2)
            }
            (OperandKind::I32, Operand::Signed(value)) => self.fixed(value as u64, 4),
            (OperandKind::I64, Operand::Signed(value)) => self.fixed(value as u64, 8),
            (OperandKind::Uleb, Operand::Unsigned(value)) => {
                leb128::write_unsigned(self.bytes, value)
            }
            (OperandKind::Sleb, Operand::Signed(value)) => leb128::write_signed(self.bytes, value),
            (OperandKind::Reg, Operand::Register(register)) => {
                leb128::write_unsigned(self.bytes, u64::from(register.0));
            }
            (OperandKind::Addr, Operand::Address(address)) => self.address(address, too_large)?,
            (_, Operand::Entry(_) | Operand::BaseType(_)) => {
                self.reference(operand_kind, operand, too_large)?
            }
            (OperandKind::Block | OperandKind::Nested, Operand::Bytes(block)) => {
                leb128::write_unsigned(self.bytes, block.len() as u64);
                self.bytes.extend_from_slice(block);
            }
            (OperandKind::SmallBlock, Operand::Bytes(block)) => {
                self.bytes
                    .push(u8::try_from(block.len()).map_err(|_| too_large)?);
                self.bytes.extend_from_slice(block);
            }
            (OperandKind::WasmIndex, Operand::Unsigned(index)) if before == 3 => {
                self.fixed(u64::from(u32::try_from(index).map_err(|_| too_large)?), 4);
            }
            (OperandKind::WasmIndex, Operand::Unsigned(index)) => {
                leb128::write_unsigned(self.bytes, index)
            }
            (OperandKind::EncodedAddr, Operand::Unsigned(value)) => {
                self.encoded_address(before, value, too_large)?
            }
            // The types of the table do not allow other pairs.
            _ => return Err(too_large),
        }
        Ok(())
    }

    /// Adds an operand from 0 to 31 to the opcode, which is the last byte so far.
    fn family(&mut self, low: u64) -> Option<()> {
        let low = u8::try_from(low).ok().filter(|low| *low < 32)?;
        *self.bytes.last_mut()? += low;
        Some(())
    }

    /// Appends a reference to an entry or a base type.
    fn reference(
        &mut self,
        operand_kind: OperandKind,
        operand: Operand<'_>,
        too_large: EncodeError,
    ) -> Result<(), EncodeError> {
        let offset_bytes = self.encoding.offset_bytes;
        match (operand_kind, operand) {
            (OperandKind::Entry2, Operand::Entry(entry)) => {
                self.entry(entry, 2, FixupKind::UnitEntry, too_large)
            }
            (OperandKind::Entry4, Operand::Entry(entry)) => {
                self.entry(entry, 4, FixupKind::UnitEntry, too_large)
            }
            (OperandKind::EntryInfo, Operand::Entry(entry)) if matches!(offset_bytes, 4 | 8) => {
                self.entry(entry, offset_bytes, FixupKind::InfoEntry, too_large)
            }
            (OperandKind::EntryInfo, Operand::Entry(_)) => Err(EncodeError::Encoding),
            (OperandKind::EntryUleb, Operand::Entry(EntryRef::Offset(offset)))
            | (OperandKind::TypeUleb, Operand::BaseType(BaseTypeRef::Offset(offset))) => {
                leb128::write_unsigned(self.bytes, offset);
                Ok(())
            }
            (OperandKind::EntryUleb, Operand::Entry(EntryRef::Symbol(symbol))) => {
                self.padded(symbol, FixupKind::UnitEntryUleb(symbol), too_large)
            }
            (OperandKind::TypeUleb, Operand::BaseType(BaseTypeRef::Symbol(symbol))) => {
                self.padded(symbol, FixupKind::BaseType(symbol), too_large)
            }
            // The types of the table do not allow other pairs.
            _ => Err(too_large),
        }
    }

    /// Appends an address in a format of `DW_EH_PE`.
    fn encoded_address(
        &mut self,
        format: u64,
        value: u64,
        too_large: EncodeError,
    ) -> Result<(), EncodeError> {
        match format & 0x0f {
            // `DW_EH_PE_absptr` and `DW_EH_PE_signed` have the size of an address.
            0x00 | 0x08 => self.address(Address::Value(value), too_large)?,
            0x01 => leb128::write_unsigned(self.bytes, value),
            0x09 => leb128::write_signed(self.bytes, value as i64),
            0x02 => self.fixed(u16::try_from(value).map_err(|_| too_large)?.into(), 2),
            0x03 => self.fixed(u32::try_from(value).map_err(|_| too_large)?.into(), 4),
            // Signed formats are sign-extended.
            0x0a => self.fixed(
                i16::try_from(value as i64).map_err(|_| too_large)? as u64,
                2,
            ),
            0x0b => self.fixed(
                i32::try_from(value as i64).map_err(|_| too_large)? as u64,
                4,
            ),
            0x04 | 0x0c => self.fixed(value, 8),
            _ => return Err(too_large),
        }
        Ok(())
    }

    fn fixed(&mut self, value: u64, size: usize) {
        let start = self.bytes.len();
        self.bytes.resize(start + size, 0);
        put(&mut self.bytes[start..], self.encoding.order, value);
    }

    fn address(&mut self, address: Address, too_large: EncodeError) -> Result<(), EncodeError> {
        let size = self.encoding.address_bytes;
        if !(1..=8).contains(&size) {
            return Err(EncodeError::Encoding);
        }
        let value = match address {
            Address::Value(value) if size < 8 && value >> (size * 8) != 0 => return Err(too_large),
            Address::Value(value) => value,
            Address::Symbol { symbol, addend } => {
                let kind = FixupKind::Address { symbol, addend };
                self.fixups.push(Fixup {
                    offset: self.bytes.len(),
                    size,
                    kind,
                });
                addend as u64
            }
        };
        self.fixed(value, usize::from(size));
        Ok(())
    }

    fn entry(
        &mut self,
        entry: EntryRef,
        size: u8,
        kind: fn(u32) -> FixupKind,
        too_large: EncodeError,
    ) -> Result<(), EncodeError> {
        let value = match entry {
            EntryRef::Offset(offset) => offset,
            EntryRef::Symbol(symbol) => {
                self.fixups.push(Fixup {
                    offset: self.bytes.len(),
                    size,
                    kind: kind(symbol),
                });
                u64::from(symbol)
            }
        };
        if size < 8 && value >> (size * 8) != 0 {
            return Err(too_large);
        }
        self.fixed(value, usize::from(size));
        Ok(())
    }

    /// Appends a placeholder of four bytes in padded LEB128.
    fn padded(
        &mut self,
        symbol: u32,
        kind: FixupKind,
        too_large: EncodeError,
    ) -> Result<(), EncodeError> {
        let fixup = Fixup {
            offset: self.bytes.len(),
            size: 4,
            kind,
        };
        self.bytes.extend_from_slice(&[0; 4]);
        if !fixup.patch(self.bytes, self.encoding.order, u64::from(symbol)) {
            return Err(too_large);
        }
        self.fixups.push(fixup);
        Ok(())
    }
}

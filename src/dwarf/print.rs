//! Prints operations in the syntax that [`parse_operations`](super::parse_operations) reads.

use super::decode::Operations;
use super::dialect::Encoding;
use super::input::{DecodeError, DecodeErrorKind};
use super::lookup::gnu_name;
use super::operand::{Address, BaseTypeRef, EntryRef, Operand, OperandKind};
use super::parse::{MAX_DEPTH, OperandNames};
use super::table::{Code, OperationKind};
use alloc::string::String;
use core::fmt::{self, Write};

impl fmt::Display for OperationKind {
    /// Prints the name, such as `DW_OP_fbreg` or `DW_OP_LLVM_offset`; without the number for `lit`,
    /// `reg` and `breg`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let description = self.description();
        let vendor = description.codes.llvm.is_some() || description.codes.legacy.is_some();
        write!(
            f,
            "DW_OP_{}{}",
            if vendor { "LLVM_" } else { "" },
            description.name
        )
    }
}

/// Prints an expression as text, its operations separated by commas.
///
/// [`parse_operations`](super::parse_operations) gives the same bytes, except that padded LEB128
/// numbers become shorter. An operation with the opcode that GNU gave it before it became standard
/// is printed with GNU's name.
///
/// # Errors
///
/// If the bytes cannot be decoded. The offset is that of the operation that cannot be decoded, even
/// inside a nested expression. An expression that is nested more than 64 deep is reported as
/// [`DecodeErrorKind::OperandTooLarge`].
///
/// ```
/// use dwarfsmith::{Target, dwarf::{self, Dialect, Encoding, NoNames}};
/// let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
/// let text = dwarf::print_operations(encoding, &[0x91, 0x78, 0xa3, 0x01, 0x55], &NoNames)?;
/// assert_eq!(text, "DW_OP_fbreg -8, DW_OP_entry_value (DW_OP_reg5)");
/// # Ok::<(), dwarf::DecodeError>(())
/// ```
pub fn print_operations(
    encoding: Encoding,
    bytes: &[u8],
    names: &dyn OperandNames,
) -> Result<String, DecodeError> {
    let mut printer = Printer {
        encoding,
        names,
        text: String::new(),
    };
    printer.expression(bytes, 0)?;
    Ok(printer.text)
}

/// The text so far. Writing to it does not fail.
struct Printer<'n> {
    encoding: Encoding,
    names: &'n dyn OperandNames,
    text: String,
}

impl Printer<'_> {
    fn expression(&mut self, bytes: &[u8], depth: usize) -> Result<(), DecodeError> {
        let mut operations = Operations::new(self.encoding, bytes);
        while let Some(item) = operations.next() {
            let (offset, operation) = item?;
            if offset > 0 {
                self.text.push_str(", ");
            }
            let codes = &operation.kind().description().codes;
            let gnu = codes.gnu.filter(|gnu| {
                bytes.get(offset) == Some(gnu)
                    && codes.find(self.encoding) != Some(Code::Byte(*gnu))
            });
            let _ = match gnu.and_then(|_| gnu_name(operation.kind())) {
                Some(name) => write!(self.text, "DW_OP_{name}"),
                None => write!(self.text, "{}", operation.kind()),
            };
            let kinds = operation.kind().description().operands.iter();
            for (operand_kind, operand) in kinds.zip(operation.operands()) {
                match (operand_kind, operand) {
                    (OperandKind::Family, Operand::Unsigned(low)) => {
                        let _ = write!(self.text, "{low}");
                    }
                    (OperandKind::Nested, Operand::Bytes(bytes)) => {
                        // A nested expression is the last operand.
                        let start = operations.offset().saturating_sub(bytes.len());
                        self.nested(bytes, start, depth)?;
                    }
                    (_, operand) => {
                        self.text.push(' ');
                        let _ = self.operand(operand);
                    }
                }
            }
        }
        Ok(())
    }

    /// Prints a nested expression that starts at an offset in the one around it.
    fn nested(&mut self, bytes: &[u8], start: usize, depth: usize) -> Result<(), DecodeError> {
        self.text.push_str(" (");
        if depth >= MAX_DEPTH {
            return Err(DecodeError {
                offset: start,
                kind: DecodeErrorKind::OperandTooLarge,
            });
        }
        self.expression(bytes, depth + 1)
            .map_err(|error| DecodeError {
                offset: start.saturating_add(error.offset),
                ..error
            })?;
        self.text.push(')');
        Ok(())
    }

    fn operand(&mut self, operand: Operand<'_>) -> fmt::Result {
        let text = &mut self.text;
        match operand {
            Operand::Unsigned(value) => write!(text, "{value}"),
            Operand::Signed(value) => write!(text, "{value}"),
            Operand::Register(register) => write!(text, "{}", register.0),
            Operand::Address(Address::Value(value)) => write!(text, "0x{value:x}"),
            Operand::Address(Address::Symbol { symbol, addend }) => {
                write!(text, "<symbol {symbol}{addend:+}>")
            }
            Operand::Entry(EntryRef::Offset(offset)) => match self.names.entry_name(offset) {
                Some(name) => write!(text, "@{name}"),
                None => write!(text, "0x{offset:x}"),
            },
            Operand::BaseType(BaseTypeRef::GENERIC) => text.write_str("generic"),
            Operand::BaseType(BaseTypeRef::Offset(offset)) => {
                match self.names.base_type_name(offset) {
                    Some(name) => text.write_str(&name),
                    None => write!(text, "0x{offset:x}"),
                }
            }
            Operand::Entry(EntryRef::Symbol(symbol))
            | Operand::BaseType(BaseTypeRef::Symbol(symbol)) => write!(text, "<entry {symbol}>"),
            Operand::Bytes(bytes) => {
                text.push('<');
                for (index, byte) in bytes.iter().enumerate() {
                    write!(text, "{}{byte:02x}", if index > 0 { " " } else { "" })?;
                }
                text.write_char('>')
            }
        }
    }
}

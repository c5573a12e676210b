//! Prints operations in the syntax that [`parse_operations`](super::parse_operations) reads.

use super::decode::Operations;
use super::dialect::Encoding;
use super::input::{DecodeError, DecodeErrorKind};
use super::lookup::gnu_name;
use super::operand::{Address, BaseTypeRef, EntryRef, Operand, OperandKind};
use super::parse::{DEEPEST, OperandNames};
use super::table::{Code, Operation, OperationKind};
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
/// If the bytes cannot be decoded. The offset is that of the operation that cannot be decoded, also
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
    let mut text = String::new();
    print_nested(encoding, bytes, names, &mut text, 0)?;
    Ok(text)
}

fn print_nested(
    encoding: Encoding,
    bytes: &[u8],
    names: &dyn OperandNames,
    text: &mut String,
    depth: usize,
) -> Result<(), DecodeError> {
    let mut operations = Operations::new(encoding, bytes);
    while let Some(item) = operations.next() {
        let (offset, operation) = item?;
        if offset > 0 {
            text.push_str(", ");
        }
        let codes = &operation.kind().description().codes;
        let gnu = codes.gnu.filter(|gnu| {
            bytes.get(offset) == Some(gnu) && codes.find(encoding) != Some(Code::Byte(*gnu))
        });
        // Writing to a string does not fail.
        let _ = match gnu.and_then(|_| gnu_name(operation.kind())) {
            Some(name) => write!(text, "DW_OP_{name}"),
            None => write!(text, "{}", operation.kind()),
        };
        print_operands(encoding, operation, operations.offset(), names, text, depth)?;
    }
    Ok(())
}

/// Prints the operands of an operation that ends at offset `end`.
fn print_operands(
    encoding: Encoding,
    operation: Operation<'_>,
    end: usize,
    names: &dyn OperandNames,
    text: &mut String,
    depth: usize,
) -> Result<(), DecodeError> {
    for (how, operand) in operation
        .kind()
        .description()
        .operands
        .iter()
        .zip(operation.operands())
    {
        if *how == OperandKind::Family {
            if let Operand::Unsigned(low) = operand {
                let _ = write!(text, "{low}");
            }
            continue;
        }
        text.push(' ');
        let _ = match operand {
            Operand::Unsigned(value) => write!(text, "{value}"),
            Operand::Signed(value) => write!(text, "{value}"),
            Operand::Register(register) => write!(text, "{}", register.0),
            Operand::Address(Address::Value(value)) => write!(text, "0x{value:x}"),
            Operand::Address(Address::Symbol { symbol, addend }) => {
                write!(text, "<symbol {symbol}{addend:+}>")
            }
            Operand::Entry(EntryRef::Offset(offset)) => match names.entry_name(offset) {
                Some(name) => write!(text, "@{name}"),
                None => write!(text, "0x{offset:x}"),
            },
            Operand::BaseType(BaseTypeRef::GENERIC) => text.write_str("generic"),
            Operand::BaseType(BaseTypeRef::Offset(offset)) => match names.base_type_name(offset) {
                Some(name) => text.write_str(&name),
                None => write!(text, "0x{offset:x}"),
            },
            Operand::Entry(EntryRef::Symbol(symbol))
            | Operand::BaseType(BaseTypeRef::Symbol(symbol)) => {
                write!(text, "<entry {symbol}>")
            }
            Operand::Bytes(bytes) if *how == OperandKind::Nested => {
                // A nested expression is the last operand.
                let start = end.saturating_sub(bytes.len());
                if depth >= DEEPEST {
                    return Err(DecodeError {
                        offset: start,
                        kind: DecodeErrorKind::OperandTooLarge,
                    });
                }
                text.push('(');
                print_nested(encoding, bytes, names, text, depth + 1).map_err(|error| {
                    DecodeError {
                        offset: start.saturating_add(error.offset),
                        ..error
                    }
                })?;
                text.write_char(')')
            }
            Operand::Bytes(bytes) => {
                text.push('<');
                for (index, byte) in bytes.iter().enumerate() {
                    let _ = write!(text, "{}{byte:02x}", if index > 0 { " " } else { "" });
                }
                text.write_char('>')
            }
        };
    }
    Ok(())
}

//! Parses operations from text.
//!
//! Operations are separated by commas or newlines, and a `;` starts a comment to the end of the
//! line. Operands are separated by blanks: numbers in decimal or `0x` hexadecimal, bytes as `<2a
//! 00>`, entries as `@x`, base types by name, branch targets as `:label` (with `label:` before an
//! operation) or as a number of bytes, nested expressions in parentheses. The names of LLVM's
//! operations may be written with `LLVM_`, and after the word `DW_OP_LLVM_user`. `DW_OP_call @x` is
//! the shortest call that reaches the entry. An operation that GNU had before it became standard
//! may also have GNU's name, such as `DW_OP_GNU_entry_value`; it is then encoded with GNU's opcode
//! if the encoding allows GNU's operations.

mod error;

pub use error::{OperationParseError, OperationParseErrorKind};

use super::dialect::Encoding;
use super::encode::{EncodeError, Writer};
use super::lookup::{Named, by_name};
use super::operand::{Address, BaseTypeRef, EntryRef, Operand, OperandKind};
use super::table::Operation;
use crate::target::ByteOrder;
use alloc::collections::BTreeMap;
use alloc::collections::btree_map;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::num::IntErrorKind;
use gimli::Register;

/// The maximum depth of nested expressions.
pub(super) const MAX_DEPTH: usize = 64;

/// The names of entries and base types in the text of expressions.
pub trait OperandNames {
    /// The offset of an entry, written `@name`, in bytes. The operation decides whether it counts
    /// from the start of the unit or of `.debug_info`.
    fn entry(&self, name: &str) -> Option<u64>;
    /// The offset in bytes of a base type's entry in the unit. Not called for `generic`.
    fn base_type(&self, name: &str) -> Option<u64>;
    /// The name of the entry at an offset.
    fn entry_name(&self, offset: u64) -> Option<&str>;
    /// The name of the base type whose entry is at an offset in the unit.
    fn base_type_name(&self, offset: u64) -> Option<String>;
}

/// No names: entries and base types are written as numbers.
#[derive(Clone, Copy, Debug)]
pub struct NoNames;

impl OperandNames for NoNames {
    fn entry(&self, _: &str) -> Option<u64> {
        None
    }

    fn base_type(&self, _: &str) -> Option<u64> {
        None
    }

    fn entry_name(&self, _: u64) -> Option<&str> {
        None
    }

    fn base_type_name(&self, _: u64) -> Option<String> {
        None
    }
}

/// Parses an expression from text and returns its bytes.
///
/// # Errors
///
/// The first error, with its line and column. Labels are resolved after all operations are parsed.
///
/// ```
/// use dwarfsmith::{Target, dwarf::{self, Dialect, Encoding, NoNames}};
/// let encoding = Encoding::new(Dialect::Llvm, Target::X86_64);
/// let bytes = dwarf::parse_operations(encoding, "DW_OP_reg4, DW_OP_offset_uconst 20 ; bytes", &NoNames)?;
/// assert_eq!(bytes, [0x54, 0xe9, 0x05, 0x14]);
/// # Ok::<(), dwarf::OperationParseError>(())
/// ```
pub fn parse_operations(
    encoding: Encoding,
    text: &str,
    names: &dyn OperandNames,
) -> Result<Vec<u8>, OperationParseError> {
    let mut parser = Parser {
        text,
        at: 0,
        encoding,
        names,
    };
    parser.expression(0).map_err(|(at, kind)| {
        let before = text.get(..at).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        OperationParseError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            kind,
        }
    })
}

type Failure = (usize, OperationParseErrorKind);
/// The operands of an operation, and the bytes of the operand that is a block.
type Operands = ([Operand<'static>; 2], Vec<u8>);
/// A label, and its position in the text.
type Label<'t> = (&'t str, usize);

/// Returns the shortest operation that calls an entry.
fn shortest_call(offset: u64) -> Operation<'static> {
    let entry = EntryRef::Offset(offset);
    match offset {
        0..=0xffff => Operation::Call2(entry),
        0x1_0000..=0xffff_ffff => Operation::Call4(entry),
        _ => Operation::CallRef(entry),
    }
}

/// Returns the offset from the end of a branch to its label.
fn distance(
    label: &str,
    target: Option<usize>,
    after: usize,
) -> Result<i16, OperationParseErrorKind> {
    let target = target.ok_or_else(|| OperationParseErrorKind::UnknownName {
        what: "label",
        name: label.to_string(),
    })?;
    i16::try_from(target as i64 - after as i64)
        .map_err(|_| OperationParseErrorKind::Encode(EncodeError::BranchTooFar))
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    encoding: Encoding,
    names: &'t dyn OperandNames,
}

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\r']).len();
    }

    /// Skips blanks, newlines, commas and comments. Returns true if there was a separator among
    /// them.
    fn separators(&mut self) -> bool {
        let mut separated = false;
        loop {
            self.blanks();
            match self.rest().bytes().next() {
                Some(b',' | b'\n') => self.at += 1,
                Some(b';') => self.at += self.rest().find('\n').unwrap_or(self.rest().len()),
                _ => return separated,
            }
            separated = true;
        }
    }

    /// Reads the characters up to the next blank or punctuation; empty if there are none.
    fn word(&mut self) -> &'t str {
        self.blanks();
        let rest = self.rest();
        let end = rest
            .find(|c: char| c.is_whitespace() || ",;()<>:".contains(c))
            .unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn punctuation(&mut self, mark: char) -> bool {
        self.blanks();
        let found = self.rest().starts_with(mark);
        if found {
            self.at += mark.len_utf8();
        }
        found
    }

    /// Parses operations up to the end, or in a nested expression up to its closing parenthesis.
    fn expression(&mut self, depth: usize) -> Result<Vec<u8>, Failure> {
        if depth > MAX_DEPTH {
            return Err((self.at, OperationParseErrorKind::TooDeep));
        }
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        let mut labels: BTreeMap<&str, usize> = BTreeMap::new();
        let mut branches: Vec<(&str, usize, usize)> = Vec::new();
        self.separators();
        loop {
            let start = self.at;
            let rest = self.rest();
            if rest.is_empty() || rest.starts_with(')') {
                if rest.is_empty() != (depth == 0) {
                    let what = if depth == 0 { "an operation" } else { "`)`" };
                    return Err((self.at, OperationParseErrorKind::Expected(what)));
                }
                break;
            }
            let word = self.word();
            // A label's colon must directly follow the word: in `DW_OP_bra :else`, there is a blank
            // before the colon.
            if !word.is_empty() && self.rest().starts_with(':') {
                self.at += 1;
                match labels.entry(word) {
                    btree_map::Entry::Vacant(label) => label.insert(bytes.len()),
                    btree_map::Entry::Occupied(_) => {
                        return Err((start, OperationParseErrorKind::LabelTwice(word.to_string())));
                    }
                };
                self.separators();
                continue;
            }
            let mut writer = Writer::new(self.encoding, &mut bytes, &mut fixups);
            if let Some((label, at)) = self.operation(word, start, &mut writer, depth)? {
                branches.push((label, bytes.len(), at));
            }
            let end = self.at;
            if !self.separators() && !self.rest().is_empty() && !self.rest().starts_with(')') {
                return Err((
                    end,
                    OperationParseErrorKind::Expected("`,` or the end of the line"),
                ));
            }
        }
        for (label, after, at) in branches {
            let target = labels.get(label).copied();
            let distance = distance(label, target, after).map_err(|kind| (at, kind))?;
            let field = match self.encoding.order {
                ByteOrder::Little => distance.to_le_bytes(),
                ByteOrder::Big => distance.to_be_bytes(),
            };
            // The operand of the branch is its last two bytes.
            bytes[after - 2..after].copy_from_slice(&field);
        }
        Ok(bytes)
    }

    /// Parses an operation after its first word. Returns the label that it branches to, if any, and
    /// the position of the label in the text.
    fn operation(
        &mut self,
        word: &'t str,
        start: usize,
        writer: &mut Writer<'_>,
        depth: usize,
    ) -> Result<Option<Label<'t>>, Failure> {
        let (named, prefix, word) = match word {
            "DW_OP_LLVM_user" => (Named::Llvm, "DW_OP_LLVM_user ", self.word()),
            word => (Named::Any, "", word),
        };
        if word.is_empty() {
            return Err((self.at, OperationParseErrorKind::Expected("an operation")));
        }
        let name = word.strip_prefix("DW_OP_").unwrap_or(word);
        let unknown = || {
            let name = format!("{prefix}{word}");
            (start, OperationParseErrorKind::UnknownOperation(name))
        };
        let failed = |error| (start, OperationParseErrorKind::Encode(error));
        if name == "call" && named == Named::Any {
            let call = shortest_call(self.entry(u64::MAX)?);
            writer.op(call).map_err(failed)?;
            return Ok(None);
        }
        let (kind, low) = by_name(name, named).ok_or_else(unknown)?;
        let kinds = kind.description().operands;
        let ((mut operands, block), label) = self.operands(kinds, low, depth)?;
        for (operand_kind, operand) in kinds.iter().zip(&mut operands) {
            use OperandKind::{Block, Nested, SmallBlock};
            if matches!(operand_kind, Block | SmallBlock | Nested) {
                *operand = Operand::Bytes(&block);
            }
        }
        // The operands have the correct kinds, and each is in range.
        let operands = operands.get(..kinds.len());
        let operation = operands.and_then(|operands| Operation::from_parts(kind, operands));
        let operation =
            operation.ok_or((start, OperationParseErrorKind::Expected("other operands")))?;
        let written = if name.starts_with("GNU_") {
            writer.gnu_op(operation)
        } else {
            writer.op(operation)
        };
        written.map_err(failed)?;
        Ok(label)
    }

    /// Parses operands, of which one may be a block and one a label. An operand that is encoded in
    /// the opcode is `low`.
    fn operands(
        &mut self,
        kinds: &[OperandKind],
        low: u8,
        depth: usize,
    ) -> Result<(Operands, Option<Label<'t>>), Failure> {
        let (mut block, mut label) = (Vec::new(), None);
        let mut operands = [Operand::Unsigned(low.into()); 2];
        for (operand_kind, operand) in kinds.iter().zip(&mut operands) {
            match operand_kind {
                OperandKind::Family => {}
                OperandKind::Jump if self.punctuation(':') => {
                    label = Some(self.label()?);
                    *operand = Operand::Signed(0);
                }
                OperandKind::Block | OperandKind::SmallBlock => block = self.bytes()?,
                OperandKind::Nested => block = self.nested(depth)?,
                _ => *operand = self.operand(*operand_kind)?,
            }
        }
        Ok(((operands, block), label))
    }

    /// The label that a branch names, and its position in the text.
    fn label(&mut self) -> Result<Label<'t>, Failure> {
        self.blanks();
        let at = self.at;
        match self.word() {
            "" => Err((at, OperationParseErrorKind::Expected("a label"))),
            word => Ok((word, at)),
        }
    }

    fn nested(&mut self, depth: usize) -> Result<Vec<u8>, Failure> {
        if !self.punctuation('(') {
            return Err((self.at, OperationParseErrorKind::Expected("`(`")));
        }
        let bytes = self.expression(depth + 1)?;
        self.punctuation(')');
        Ok(bytes)
    }

    fn operand(&mut self, operand_kind: OperandKind) -> Result<Operand<'static>, Failure> {
        let signed = |bits: u32| (i64::MIN >> (64 - bits), u64::MAX >> (65 - bits));
        let unsigned = |bytes: u8| match bytes {
            1..=8 => (0, u64::MAX >> (64 - 8 * bytes)),
            _ => (0, u64::MAX),
        };
        let (min, max) = match operand_kind {
            OperandKind::I8 => signed(8),
            OperandKind::I16 | OperandKind::Jump => signed(16),
            OperandKind::I32 => signed(32),
            OperandKind::I64 | OperandKind::Sleb => signed(64),
            OperandKind::U8 => unsigned(1),
            OperandKind::U16 | OperandKind::Reg | OperandKind::Entry2 => unsigned(2),
            OperandKind::U32 | OperandKind::Entry4 => unsigned(4),
            OperandKind::Addr => unsigned(self.encoding.address_bytes),
            OperandKind::EntryInfo => unsigned(self.encoding.offset_bytes),
            _ => unsigned(8),
        };
        let expected = match operand_kind {
            OperandKind::Jump => "a number, or a label such as `:again`",
            _ => "a number",
        };
        Ok(match operand_kind {
            OperandKind::Entry2
            | OperandKind::Entry4
            | OperandKind::EntryInfo
            | OperandKind::EntryUleb => Operand::Entry(EntryRef::Offset(self.entry(max)?)),
            OperandKind::TypeUleb => Operand::BaseType(self.base_type()?),
            // Numbers in range fit, so the conversions below keep all bits.
            _ => match (operand_kind, self.number(min, max, expected)?) {
                (OperandKind::Addr, value) => Operand::Address(Address::Value(value as u64)),
                (OperandKind::Reg, value) => Operand::Register(Register(value as u16)),
                (_, value) if min < 0 => Operand::Signed(value as i64),
                (_, value) => Operand::Unsigned(value as u64),
            },
        })
    }

    /// Parses a number in a range.
    fn number(&mut self, min: i64, max: u64, expected: &'static str) -> Result<i128, Failure> {
        self.blanks();
        let start = self.at;
        let word = self.word();
        let (negative, digits) = match word.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, word.strip_prefix('+').unwrap_or(word)),
        };
        let parsed = match digits
            .strip_prefix("0x")
            .or_else(|| digits.strip_prefix("0X"))
        {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => digits.parse(),
        };
        let number = match parsed {
            // `from_str_radix` would accept another sign.
            _ if digits.contains(['+', '-']) => None,
            Ok(value) => Some(if negative {
                -i128::from(value)
            } else {
                i128::from(value)
            }),
            // The number is out of range for any operand, with either sign.
            Err(error) if *error.kind() == IntErrorKind::PosOverflow => Some(i128::MAX),
            Err(_) => None,
        };
        match number {
            Some(value) if (i128::from(min)..=i128::from(max)).contains(&value) => Ok(value),
            Some(_) => Err((
                start,
                OperationParseErrorKind::OutOfRange {
                    number: word.to_string(),
                    min,
                    max,
                },
            )),
            None => Err((start, OperationParseErrorKind::Expected(expected))),
        }
    }

    fn unsigned(&mut self) -> Result<u64, Failure> {
        self.number(0, u64::MAX, "a number")
            .map(|value| value as u64)
    }

    /// Parses an entry's offset that is at most `max`.
    fn entry(&mut self, max: u64) -> Result<u64, Failure> {
        if !self.punctuation('@') {
            let expected = "a number, or an entry such as `@x`";
            return self.number(0, max, expected).map(|value| value as u64);
        }
        let start = self.at;
        let name = self.word();
        match self.names.entry(name) {
            Some(offset) if offset <= max => Ok(offset),
            Some(_) => Err((
                start,
                OperationParseErrorKind::OutOfRange {
                    number: name.to_string(),
                    min: 0,
                    max,
                },
            )),
            None => Err((
                start,
                OperationParseErrorKind::UnknownName {
                    what: "entry",
                    name: name.to_string(),
                },
            )),
        }
    }

    fn base_type(&mut self) -> Result<BaseTypeRef, Failure> {
        self.blanks();
        let start = self.at;
        if self.rest().starts_with(|c: char| c.is_ascii_digit()) {
            return self.unsigned().map(BaseTypeRef::Offset);
        }
        match self.word() {
            "" => Err((start, OperationParseErrorKind::Expected("a base type"))),
            "generic" => Ok(BaseTypeRef::GENERIC),
            name => {
                let found = self.names.base_type(name).map(BaseTypeRef::Offset);
                found.ok_or_else(|| {
                    (
                        start,
                        OperationParseErrorKind::UnknownName {
                            what: "base type",
                            name: name.to_string(),
                        },
                    )
                })
            }
        }
    }

    /// Parses bytes between `<` and `>`, each two hexadecimal digits. Blanks are allowed between
    /// bytes.
    fn bytes(&mut self) -> Result<Vec<u8>, Failure> {
        if !self.punctuation('<') {
            return Err((self.at, OperationParseErrorKind::Expected("`<`")));
        }
        let mut bytes = Vec::new();
        let mut high = None;
        for (index, c) in self.rest().char_indices() {
            let at = self.at + index;
            match (c, c.to_digit(16), high) {
                (_, Some(digit), None) => high = Some(digit),
                (_, Some(digit), Some(first)) => {
                    bytes.push((first * 16 + digit) as u8);
                    high = None;
                }
                (' ' | '\t' | '\r' | '\n', None, None) => {}
                ('>', None, None) => {
                    self.at = at + 1;
                    return Ok(bytes);
                }
                _ => {
                    return Err((
                        at,
                        OperationParseErrorKind::Expected("two hexadecimal digits"),
                    ));
                }
            }
        }
        Err((self.text.len(), OperationParseErrorKind::Expected("`>`")))
    }
}

#[cfg(test)]
mod tests;

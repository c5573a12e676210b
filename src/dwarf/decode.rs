//! Decodes operations from bytes.

use super::dialect::Encoding;
use super::input::{DecodeError, DecodeErrorKind, Input};
use super::leb128;
use super::lookup::{ByteCodes, by_sub_opcode, byte_codes};
use super::table::{Operation, OperationKind, USER};

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
        Input::new(bytes, &self.encoding)
    }

    /// Reads an opcode.
    pub(crate) fn code(&self, input: &mut Input<'_, '_>) -> Result<OperationKind, DecodeErrorKind> {
        let (&code, rest) = input.rest.split_first().ok_or(DecodeErrorKind::Truncated)?;
        input.rest = rest;
        match self.codes[usize::from(code)] {
            Some((kind, low)) => {
                input.low = low;
                Ok(kind)
            }
            None if code == USER && self.encoding.dialect.has_user_operations() => {
                let code = leb128::read_unsigned(&mut input.rest)?;
                by_sub_opcode(code, self.encoding).ok_or(DecodeErrorKind::UnknownSubOpcode(code))
            }
            None => Err(DecodeErrorKind::UnknownCode(code)),
        }
    }

    /// Decodes the operation at the front of `rest`, and returns it with the bytes that follow.
    #[inline]
    pub(crate) fn read<'b>(
        &self,
        rest: &'b [u8],
    ) -> Result<(Operation<'b>, &'b [u8]), DecodeErrorKind> {
        let mut input = self.input(rest);
        let kind = self.code(&mut input)?;
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

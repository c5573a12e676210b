//! A position between tokens, from which tokens, numbers, strings and types are read.

use super::error::{Failure, ParseErrorKind, excerpt};
use super::lex::{self, Semicolon, Token, TokenKind};
use super::syntax::Span;
use crate::ty::{Float, Type};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

/// Reads tokens up to an end. A token's position is the byte offset of its first byte.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'s> {
    source: &'s str,
    /// The next token. Its kind is `END` if it is past the end of this cursor.
    next: Token,
    /// The end of the last token that was read.
    last_end: u32,
    end: u32,
}

impl<'s> Cursor<'s> {
    pub(super) fn new(source: &'s str) -> Cursor<'s> {
        let mut cursor = Cursor {
            source,
            next: Token::START,
            last_end: 0,
            end: u32::MAX,
        };
        cursor.find(0);
        cursor
    }

    /// Returns a cursor over the tokens between two positions.
    pub(super) fn over(&self, first: u32, end: u32) -> Cursor<'s> {
        self.within(first, end, Semicolon::StartsComment)
    }

    /// Like [`Cursor::over`], in a text in which a `;` has this meaning.
    pub(super) fn within(&self, first: u32, end: u32, semicolon: Semicolon) -> Cursor<'s> {
        let at = first as usize;
        let mut cursor = Cursor {
            next: Token {
                starts_line: lex::starts_line(self.source.as_bytes(), at),
                semicolon,
                ..Token::START
            },
            last_end: first,
            end,
            ..*self
        };
        cursor.find(at);
        cursor
    }

    /// Moves to the first token from a byte on.
    fn find(&mut self, from: usize) {
        if from >= self.end as usize {
            // The tokens that follow are read only to report an error.
            self.next.kind = TokenKind::END;
            self.next.span = Span {
                start: from as u32,
                end: from as u32,
            };
            return;
        }
        self.next.find(self.source.as_bytes(), from);
        if self.next.span.start >= self.end {
            self.next.kind = TokenKind::END;
        }
    }

    /// Returns the position of the next token.
    pub(super) fn at(&self) -> u32 {
        self.next.span.start
    }

    /// Returns the meaning of a `;` after the next token.
    pub(super) fn semicolon(&self) -> Semicolon {
        self.next.semicolon
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.kind() == TokenKind::END
    }

    pub(super) fn kind(&self) -> TokenKind {
        self.next.kind
    }

    /// Returns true if the next token is the first one of its line.
    pub(super) fn starts_line(&self) -> bool {
        self.next.starts_line && !self.is_at_end()
    }

    /// Returns a cursor after the next token.
    pub(super) fn after(&self) -> Cursor<'s> {
        let mut cursor = *self;
        cursor.bump();
        cursor
    }

    /// Returns true if the text that was read ends with a word.
    pub(super) fn follows(&self, word: &str) -> bool {
        let read = self.source.get(..self.last_end as usize);
        read.is_some_and(|read| read.ends_with(word))
    }

    pub(super) fn bump(&mut self) {
        if !self.is_at_end() {
            self.last_end = self.next.span.end;
            self.next.starts_line = false;
            self.find(self.last_end as usize);
        }
    }

    /// Skips the next token, which is in a section, and those after it that can neither begin nor
    /// end the section or an item.
    pub(super) fn bump_in_section(&mut self) {
        self.bump_with(lex::skip_in_section);
    }

    /// Skips the next token, which is before or in a value, and those after it in the value: see
    /// [`lex::skip_in_value`]. Returns the position of the first token after the next one.
    pub(super) fn bump_in_value(&mut self, depth: &mut usize, depths: Range<usize>) -> u32 {
        self.bump_with(|bytes, from| lex::skip_in_value(bytes, from, depth, depths))
    }

    /// Skips the next token, and the tokens that `skip` skips. Returns the position of the first
    /// token after the next one.
    fn bump_with(&mut self, skip: impl FnOnce(&[u8], usize) -> usize) -> u32 {
        if self.is_at_end() {
            return self.at();
        }
        let bytes = self.source.as_bytes();
        let from = lex::first_start(bytes, self.next.span.end as usize);
        let to = skip(bytes, from);
        self.last_end = lex::last_end(bytes, to) as u32;
        self.next.starts_line = false;
        self.find(to);
        if to > from { from as u32 } else { self.at() }
    }

    pub(super) fn text_of(&self, span: Span) -> &'s str {
        self.source.get(span.range()).unwrap_or("")
    }

    /// Returns the text from the next token on up to the end of this cursor.
    pub(super) fn rest(&self) -> &'s str {
        let Span { start, .. } = self.span();
        let end = self.end.min(self.source.len() as u32);
        self.text_of(Span { start, end })
    }

    /// Moves to the end of this cursor.
    pub(super) fn finish(&mut self) {
        self.last_end = self.end;
        self.find(self.end as usize);
    }

    /// Returns the text of the next token, or an empty text at the end.
    pub(super) fn text(&self) -> &'s str {
        if self.is_at_end() {
            ""
        } else {
            self.text_of(self.next.span)
        }
    }

    /// Returns the bytes of the next token, even if it is past the end of this cursor.
    fn bytes(&self) -> &'s [u8] {
        self.bytes_of(self.span())
    }

    pub(super) fn bytes_of(&self, span: Span) -> &'s [u8] {
        self.source.as_bytes().get(span.range()).unwrap_or(&[])
    }

    /// Returns the name in the next token, if it is a node's name: the text without the `!`.
    pub(super) fn node_name(&self) -> &'s str {
        let text = self.text();
        text.strip_prefix('!').unwrap_or(text)
    }

    /// Returns the span of the next token. The span may be empty at the end.
    pub(super) fn span(&self) -> Span {
        self.next.span
    }

    /// Returns the span from a position to the end of the last token that was read, or the span of
    /// the next token if no token was read since that position.
    pub(super) fn span_since(&self, first: u32) -> Span {
        let next = self.span();
        if next.start <= first {
            next
        } else {
            Span {
                start: first,
                end: self.last_end.max(first),
            }
        }
    }

    /// Returns the error that the next token is not the expected one.
    #[cold]
    pub(super) fn unexpected(&self, expected: &'static str) -> Failure {
        // The token may be past the end of this cursor.
        let mut next = self.next;
        next.find(self.source.as_bytes(), next.span.start as usize);
        let (span, text) = (next.span, self.text_of(next.span));
        if text.contains('"') && next.kind == TokenKind::BAD {
            return Failure {
                span,
                kind: ParseErrorKind::BadString,
            };
        }
        if text.is_empty() {
            let found = "the end of the text".to_string();
            return Failure {
                span,
                kind: ParseErrorKind::Expected { found, expected },
            };
        }
        self.mismatch(span, expected)
    }

    /// Returns the error that the tokens in a span, which were read, are not the expected ones.
    #[cold]
    pub(super) fn mismatch(&self, span: Span, expected: &'static str) -> Failure {
        let found = format!("`{}`", excerpt(self.text_of(span)));
        Failure {
            span,
            kind: ParseErrorKind::Expected { found, expected },
        }
    }

    /// Skips a token of a kind.
    pub(super) fn expect_kind(
        &mut self,
        kind: TokenKind,
        expected: &'static str,
    ) -> Result<(), Failure> {
        if self.skip(kind) {
            Ok(())
        } else {
            Err(self.unexpected(expected))
        }
    }

    pub(super) fn take(
        &mut self,
        kind: TokenKind,
        expected: &'static str,
    ) -> Result<&'s str, Failure> {
        if self.kind() != kind {
            return Err(self.unexpected(expected));
        }
        let text = self.text_of(self.span());
        self.bump();
        Ok(text)
    }

    /// Skips a token if it is the next one.
    pub(super) fn skip(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn mark(&mut self, mark: u8) -> bool {
        self.skip(TokenKind(mark))
    }

    pub(super) fn expect(&mut self, mark: u8, expected: &'static str) -> Result<(), Failure> {
        self.expect_kind(TokenKind(mark), expected)
    }

    /// Skips a word if it is the next token.
    pub(super) fn word(&mut self, word: &str) -> bool {
        let found = self.kind() == TokenKind::WORD && self.bytes() == word.as_bytes();
        if found {
            self.bump();
        }
        found
    }

    /// Moves to the start of the next line, unless the cursor is at the start of a line after
    /// `row`.
    pub(super) fn recover(&mut self, row: u32) {
        let mut is_in_row = self.at() == row || !self.starts_line();
        while is_in_row && !self.is_at_end() {
            self.bump();
            is_in_row = !self.starts_line();
        }
    }

    /// Reads an integer, decimal or hexadecimal, with or without a sign.
    pub(super) fn integer<T: TryFrom<i128>>(
        &mut self,
        expected: &'static str,
    ) -> Result<T, Failure> {
        let first = self.at();
        let magnitude = self.magnitude(expected);
        let (is_negative, value) = magnitude.map_err(Failure::in_range::<T>)?;
        let value = match is_negative {
            true => 0i128.checked_sub_unsigned(value),
            false => i128::try_from(value).ok(),
        };
        let value = value.and_then(|value| T::try_from(value).ok());
        value.ok_or_else(|| self.out_of_range(self.span_since(first)).in_range::<T>())
    }

    /// Reads an integer of at most 128 bits. Returns true if it has a sign, and its absolute value.
    pub(super) fn magnitude(&mut self, expected: &'static str) -> Result<(bool, u128), Failure> {
        let first = self.at();
        let is_negative = self.mark(b'-');
        if self.kind() != TokenKind::NUMBER {
            return Err(self.unexpected(expected));
        }
        let digits = self.bytes();
        let value = match digits.strip_prefix(b"0x") {
            Some(digits) => number::<16>(digits),
            None => number::<10>(digits),
        };
        let Some(value) = value else {
            return Err(self.unexpected(expected));
        };
        self.bump();
        match value {
            Some(value) => Ok((is_negative, value)),
            None => Err(self.out_of_range(self.span_since(first))),
        }
    }

    #[cold]
    pub(super) fn out_of_range(&self, span: Span) -> Failure {
        let number = excerpt(self.text_of(span));
        Failure {
            span,
            kind: ParseErrorKind::OutOfRange {
                number,
                range: None,
            },
        }
    }

    /// Reads a node's number: `!42`.
    pub(super) fn node_number(&mut self, expected: &'static str) -> Result<u32, Failure> {
        let Some(number) = self.peek_node_number() else {
            return Err(self.unexpected(expected));
        };
        let Span { start, end } = self.span();
        self.bump();
        number.ok_or_else(|| {
            let digits = Span {
                start: start + 1,
                end,
            };
            Failure {
                span: Span { start, end },
                ..self.out_of_range(digits).in_range::<u32>()
            }
        })
    }

    /// Returns the node's number that is the next token, or `Some(None)` if it is too large.
    pub(super) fn peek_node_number(&self) -> Option<Option<u32>> {
        if self.kind() != TokenKind::NODE_NUMBER {
            return None;
        }
        let mut number = 0u64;
        for digit in self.bytes().get(1..)? {
            let digit = u64::from(digit.wrapping_sub(b'0'));
            // A number that does not fit stays too large.
            number = (number * 10 + digit).min(1 << 32);
        }
        Some(u32::try_from(number).ok())
    }

    pub(super) fn string(&mut self, expected: &'static str) -> Result<Cow<'s, str>, Failure> {
        let span = self.span();
        let quoted = self.take(TokenKind::STRING, expected)?;
        unquote(quoted).ok_or(Failure {
            span,
            kind: ParseErrorKind::BadString,
        })
    }

    /// Reads `@name` or `@"name"`.
    pub(super) fn symbol(&mut self, expected: &'static str) -> Result<Cow<'s, str>, Failure> {
        let span = self.span();
        let text = self.take(TokenKind::SYMBOL, expected)?;
        let text = text.strip_prefix('@').unwrap_or(text);
        if !text.starts_with('"') {
            return Ok(text.into());
        }
        unquote(text).ok_or(Failure {
            span,
            kind: ParseErrorKind::BadString,
        })
    }

    /// Reads a type of the expression stack.
    pub(super) fn ty(&mut self) -> Result<Type, Failure> {
        const EXPECTED: &str = "a type: iN, uN, f32, ptr, ptr addrspace(A), <N x T> or bN";
        let first = self.at();
        if self.mark(b'<') {
            while !self.mark(b'>') {
                if matches!(self.kind(), TokenKind::END | TokenKind(b'<')) {
                    return Err(self.unexpected("`>`"));
                }
                self.bump();
            }
        } else {
            let word = self.take(TokenKind::WORD, EXPECTED)?;
            if word == "ptr" && self.word("addrspace") {
                self.expect(b'(', "`(`")?;
                self.integer::<u32>("the number of an address space")?;
                self.expect(b')', "`)`")?;
            } else if let Some((_, format)) = LLVM_FLOATS.iter().find(|(name, _)| *name == word) {
                return Ok(Type::float(*format));
            }
        }
        let span = self.span_since(first);
        let parsed = self.text_of(span).parse();
        parsed
            .or_else(|_| self.with_usual_blanks(span).parse())
            .map_err(|_| self.mismatch(span, EXPECTED))
    }

    /// Returns the tokens of a span, with blanks only where a type has them.
    #[cold]
    fn with_usual_blanks(&self, span: Span) -> String {
        let mut tokens = self.within(span.start, span.end, self.semicolon());
        let (mut text, mut was_word) = (String::new(), false);
        while !tokens.is_at_end() {
            let is_word = matches!(tokens.kind(), TokenKind::WORD | TokenKind::NUMBER);
            text.push_str(if is_word && was_word { " " } else { "" });
            text.push_str(tokens.text());
            was_word = is_word;
            tokens.bump();
        }
        text
    }
}

/// LLVM's names of floating-point types.
const LLVM_FLOATS: &[(&str, Float)] = &[
    ("half", Float::F16),
    ("bfloat", Float::BF16),
    ("float", Float::F32),
    ("double", Float::F64),
    ("x86_fp80", Float::F80),
    ("fp128", Float::F128),
];

/// Returns the value of digits, or `Some(None)` if it does not fit. Returns `None` if there are
/// other characters, or none.
fn number<const RADIX: u32>(digits: &[u8]) -> Option<Option<u128>> {
    let mut low = 0u64;
    for digit in digits {
        let digit = char::from(*digit).to_digit(RADIX)?;
        low = low.wrapping_mul(RADIX.into()).wrapping_add(digit.into());
    }
    match digits.len() {
        0 => None,
        // Sixteen digits fit in 64 bits.
        1..=16 => Some(Some(low.into())),
        _ => Some(
            core::str::from_utf8(digits)
                .ok()
                .and_then(|digits| u128::from_str_radix(digits, RADIX).ok()),
        ),
    }
}

/// Returns the content of a quoted string. `\\` is a backslash, and `\XX` is the byte with that
/// hexadecimal number.
fn unquote(quoted: &str) -> Option<Cow<'_, str>> {
    let inner = quoted.strip_prefix('"')?.strip_suffix('"')?;
    if !inner.contains('\\') {
        return Some(inner.into());
    }
    let mut bytes = Vec::with_capacity(inner.len());
    let mut rest = inner.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        match rest.next()? {
            b'\\' => bytes.push(b'\\'),
            high => bytes.push((digit(Some(high))? * 16 + digit(rest.next())?) as u8),
        }
    }
    String::from_utf8(bytes).ok().map(Cow::Owned)
}

/// Writes a string as LLVM does. `"`, `\` and bytes that are not printable ASCII become `\XX`.
pub(super) fn quote(text: &str, out: &mut String) {
    out.push('"');
    for byte in text.bytes() {
        if (byte.is_ascii_graphic() || byte == b' ') && byte != b'"' && byte != b'\\' {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("\\{byte:02X}"));
        }
    }
    out.push('"');
}

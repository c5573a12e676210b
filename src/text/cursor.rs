//! A position between tokens, from which tokens, numbers, strings and types are read.

use super::error::{Failure, ParseErrorKind, Span, excerpt};
use super::lex::{self, Place, Token, TokenKind};
use crate::ty::{Float, Type};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Reads tokens up to an end. A token's position is the byte offset of its first byte.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'s> {
    source: &'s str,
    /// The next token, even if it is past the end of this cursor; `None` at the end of the text.
    next: Option<Token>,
    /// The position after the next token.
    after_next: Place,
    /// The end of the last token that was read.
    last_end: u32,
    end: u32,
}

impl<'s> Cursor<'s> {
    pub(super) fn new(source: &'s str) -> Cursor<'s> {
        let after_next = Place {
            at: 0,
            starts_line: true,
            in_frame: false,
        };
        let mut cursor = Cursor {
            source,
            next: None,
            after_next,
            last_end: 0,
            end: u32::MAX,
        };
        cursor.advance();
        cursor
    }

    /// Returns a cursor over the tokens between two positions.
    pub(super) fn over(&self, first: u32, end: u32) -> Cursor<'s> {
        self.within(first, end, false)
    }

    /// Returns a cursor over the tokens between two positions. `in_frame` is true if these tokens
    /// are in a `frame` section.
    pub(super) fn within(&self, first: u32, end: u32, in_frame: bool) -> Cursor<'s> {
        let at = first as usize;
        let after_next = Place {
            at,
            starts_line: lex::starts_line(self.source, at),
            in_frame,
        };
        let mut cursor = Cursor {
            after_next,
            last_end: first,
            end,
            ..*self
        };
        cursor.advance();
        cursor
    }

    /// Reads `: value,` or `: value)` after a word, which is the next token, if the value is one
    /// number, word, string or node. Most fields of nodes have this form, and this method finds
    /// their ends without reading their tokens. Returns the span of the value, and true if `)`
    /// followed. Otherwise reads nothing.
    pub(super) fn plain_value(&mut self) -> Option<(Span, bool)> {
        let word = self.peek()?;
        let value = lex::plain_value(self.source, word.span.end as usize)?;
        let after = value.end as usize;
        let is_last = match self.source.as_bytes().get(after)? {
            b',' => false,
            b')' => true,
            _ => return None,
        };
        if value.end >= self.end {
            return None;
        }
        self.after_next = Place {
            at: after + 1,
            starts_line: false,
            ..self.after_next
        };
        self.last_end = value.end + 1;
        self.advance();
        Some((value, is_last))
    }

    fn advance(&mut self) {
        self.next = lex::next(self.source, &mut self.after_next);
    }

    /// Returns the position of the next token.
    pub(super) fn at(&self) -> u32 {
        self.span().start
    }

    /// Returns true in a `frame` section, where a `;` separates rules.
    pub(super) fn in_frame(&self) -> bool {
        self.after_next.in_frame
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.peek().is_none()
    }

    pub(super) fn peek(&self) -> Option<Token> {
        self.next.filter(|token| token.span.start < self.end)
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Option<Token> {
        let mut cursor = *self;
        (0..ahead).for_each(|_| cursor.bump());
        cursor.peek()
    }

    pub(super) fn kind(&self) -> Option<TokenKind> {
        self.peek().map(|token| token.kind)
    }

    pub(super) fn bump(&mut self) {
        if let Some(token) = self.peek() {
            self.last_end = token.span.end;
            self.advance();
        }
    }

    pub(super) fn text_of(&self, span: Span) -> &'s str {
        self.source.get(span.range()).unwrap_or("")
    }

    /// Returns the text of the next token, or an empty text at the end.
    pub(super) fn text(&self) -> &'s str {
        self.peek().map_or("", |token| self.text_of(token.span))
    }

    /// Returns the span of the next token, even if it is past the end of this cursor. The span is
    /// empty at the end of the text.
    pub(super) fn span(&self) -> Span {
        let end = self.source.len() as u32;
        self.next
            .map_or(Span { start: end, end }, |token| token.span)
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
    pub(super) fn unexpected(&self, expected: &'static str) -> Failure {
        let span = self.span();
        let found = match self.next {
            None => "the end of the text".to_string(),
            Some(token)
                if token.kind == TokenKind::Bad && self.text_of(token.span).contains('"') =>
            {
                return Failure {
                    span,
                    kind: ParseErrorKind::BadString,
                };
            }
            Some(token) => format!("`{}`", excerpt(self.text_of(token.span))),
        };
        Failure {
            span,
            kind: ParseErrorKind::Expected { found, expected },
        }
    }

    /// Returns the error that the tokens in a span, which were read, are not the expected ones.
    pub(super) fn mismatch(&self, span: Span, expected: &'static str) -> Failure {
        let found = format!("`{}`", excerpt(self.text_of(span)));
        Failure {
            span,
            kind: ParseErrorKind::Expected { found, expected },
        }
    }

    pub(super) fn take(
        &mut self,
        kind: TokenKind,
        expected: &'static str,
    ) -> Result<&'s str, Failure> {
        if self.kind() != Some(kind) {
            return Err(self.unexpected(expected));
        }
        let text = self.text();
        self.bump();
        Ok(text)
    }

    /// Skips a token if it is the next one.
    pub(super) fn skip(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == Some(kind);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn mark(&mut self, mark: u8) -> bool {
        self.skip(TokenKind::Mark(mark))
    }

    pub(super) fn expect(&mut self, mark: u8, expected: &'static str) -> Result<(), Failure> {
        if self.mark(mark) {
            Ok(())
        } else {
            Err(self.unexpected(expected))
        }
    }

    /// Skips a word if it is the next token.
    pub(super) fn word(&mut self, word: &str) -> bool {
        let found = self.kind() == Some(TokenKind::Word) && self.text() == word;
        if found {
            self.bump();
        }
        found
    }

    /// Moves to the start of the next line, unless the cursor is at the start of a line after
    /// `row`.
    pub(super) fn recover(&mut self, row: u32) {
        if self.at() == row || self.peek().is_some_and(|token| !token.starts_line) {
            self.bump();
            while self.peek().is_some_and(|token| !token.starts_line) {
                self.bump();
            }
        }
    }

    /// Reads an integer, decimal or hexadecimal, with or without a sign.
    pub(super) fn integer<T: TryFrom<i128>>(
        &mut self,
        expected: &'static str,
    ) -> Result<T, Failure> {
        let first = self.at();
        let negative = self.kind() == Some(TokenKind::Mark(b'-'));
        if negative {
            self.bump();
        }
        let digits = match self.kind() {
            Some(TokenKind::Number) => self.text(),
            _ => return Err(self.unexpected(expected)),
        };
        let (digits, radix) = digits
            .strip_prefix("0x")
            .map_or((digits, 10), |digits| (digits, 16));
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return Err(self.unexpected(expected));
        }
        self.bump();
        let value = i128::from_str_radix(digits, radix).ok();
        let value = value.and_then(|value| T::try_from(if negative { -value } else { value }).ok());
        value.ok_or_else(|| {
            let span = self.span_since(first);
            Failure {
                span,
                kind: ParseErrorKind::OutOfRange {
                    number: excerpt(self.text_of(span)),
                },
            }
        })
    }

    /// Reads a node's number: `!42`.
    pub(super) fn node_number(&mut self, expected: &'static str) -> Result<u32, Failure> {
        let span = self.span();
        let text = self.take(TokenKind::NodeNumber, expected)?;
        let digits = text.get(1..).unwrap_or("");
        digits.parse().map_err(|_| Failure {
            span,
            kind: ParseErrorKind::OutOfRange {
                number: excerpt(digits),
            },
        })
    }

    pub(super) fn string(&mut self, expected: &'static str) -> Result<Cow<'s, str>, Failure> {
        let span = self.span();
        let quoted = self.take(TokenKind::String, expected)?;
        unquote(quoted).ok_or(Failure {
            span,
            kind: ParseErrorKind::BadString,
        })
    }

    /// Reads `@name` or `@"name"`.
    pub(super) fn symbol(&mut self, expected: &'static str) -> Result<Cow<'s, str>, Failure> {
        let span = self.span();
        let text = self.take(TokenKind::Symbol, expected)?;
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
                if matches!(self.kind(), None | Some(TokenKind::Mark(b'<'))) {
                    return Err(self.unexpected("`>`"));
                }
                self.bump();
            }
        } else {
            let word = self.take(TokenKind::Word, EXPECTED)?;
            if let Some((_, format)) = LLVM_FLOATS.iter().find(|(name, _)| *name == word) {
                return Ok(Type::float(*format));
            }
            if word == "ptr" && self.word("addrspace") {
                self.expect(b'(', "`(`")?;
                self.integer::<u32>("the number of an address space")?;
                self.expect(b')', "`)`")?;
            }
        }
        let span = self.span_since(first);
        self.text_of(span)
            .parse()
            .map_err(|_| self.mismatch(span, EXPECTED))
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

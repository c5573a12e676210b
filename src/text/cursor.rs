//! A place in the tokens, and the small things that can be read there.

use super::error::{Failure, ParseErrorKind, Span};
use super::lex::{Token, TokenKind};
use crate::ty::Type;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Reads tokens from left to right, up to an end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'s> {
    source: &'s str,
    tokens: &'s [Token],
    at: usize,
    end: usize,
}

impl<'s> Cursor<'s> {
    pub(super) fn new(source: &'s str, tokens: &'s [Token]) -> Cursor<'s> {
        Cursor { source, tokens, at: 0, end: tokens.len() }
    }

    /// A cursor over some of the tokens.
    pub(super) fn over(&self, first: u32, end: u32) -> Cursor<'s> {
        Cursor { at: first as usize, end: (end as usize).min(self.tokens.len()), ..*self }
    }

    pub(super) fn at(&self) -> u32 {
        self.at as u32
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.end
    }

    pub(super) fn peek(&self) -> Option<Token> {
        self.peek_at(0)
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Option<Token> {
        let at = self.at + ahead;
        if at < self.end { self.tokens.get(at).copied() } else { None }
    }

    pub(super) fn kind(&self) -> Option<TokenKind> {
        self.peek().map(|token| token.kind)
    }

    pub(super) fn bump(&mut self) {
        self.at = (self.at + 1).min(self.end);
    }

    pub(super) fn text_of(&self, span: Span) -> &'s str {
        self.source.get(span.range()).unwrap_or("")
    }

    /// The text of the next token; empty at the end.
    pub(super) fn text(&self) -> &'s str {
        self.peek().map_or("", |token| self.text_of(token.span))
    }

    /// Where the next token is, even one past the end of this cursor; empty at the end of the text.
    pub(super) fn span(&self) -> Span {
        let end = self.source.len() as u32;
        self.tokens.get(self.at).map_or(Span { start: end, end }, |token| token.span)
    }

    /// From a token up to the one that was read last.
    pub(super) fn span_since(&self, first: u32) -> Span {
        let of = |index: usize| self.tokens.get(index).map_or(self.span(), |token| token.span);
        of(first as usize).to(of(self.at.saturating_sub(1).max(first as usize)))
    }

    /// The error that something else would have fitted here.
    pub(super) fn unexpected(&self, expected: &'static str) -> Failure {
        let span = self.span();
        let found = match self.tokens.get(self.at) {
            None => "the end of the text".to_string(),
            Some(token) if token.kind == TokenKind::Bad && self.text_of(token.span).contains('"') => {
                return Failure { span, kind: ParseErrorKind::BadString };
            }
            Some(token) => format!("`{}`", excerpt(self.text_of(token.span))),
        };
        Failure { span, kind: ParseErrorKind::Expected { found, expected } }
    }

    /// The error that something else would have fitted in the place of what has been read already.
    pub(super) fn mismatch(&self, span: Span, expected: &'static str) -> Failure {
        let found = format!("`{}`", excerpt(self.text_of(span)));
        Failure { span, kind: ParseErrorKind::Expected { found, expected } }
    }

    pub(super) fn take(&mut self, kind: TokenKind, expected: &'static str) -> Result<&'s str, Failure> {
        if self.kind() != Some(kind) {
            return Err(self.unexpected(expected));
        }
        let text = self.text();
        self.bump();
        Ok(text)
    }

    /// Skips a token if it is next.
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
        if self.mark(mark) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// Skips a word, if it is next.
    pub(super) fn word(&mut self, word: &str) -> bool {
        let found = self.kind() == Some(TokenKind::Word) && self.text() == word;
        if found {
            self.bump();
        }
        found
    }

    /// Goes to the start of the next line, unless `row` was read up to one already.
    pub(super) fn recover(&mut self, row: u32) {
        if self.at as u32 == row || self.peek().is_some_and(|token| !token.starts_line) {
            self.bump();
            while self.peek().is_some_and(|token| !token.starts_line) {
                self.bump();
            }
        }
    }

    /// A whole number, decimal or hexadecimal, with or without a sign.
    pub(super) fn integer<T: TryFrom<i128>>(&mut self, expected: &'static str) -> Result<T, Failure> {
        let first = self.at();
        let negative = self.kind() == Some(TokenKind::Mark(b'-'));
        if negative {
            self.bump();
        }
        let digits = match self.kind() {
            Some(TokenKind::Number) => self.text(),
            _ => return Err(self.unexpected(expected)),
        };
        let (digits, radix) = digits.strip_prefix("0x").map_or((digits, 10), |digits| (digits, 16));
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return Err(self.unexpected(expected));
        }
        self.bump();
        let value = i128::from_str_radix(digits, radix).ok();
        let value = value.and_then(|value| T::try_from(if negative { -value } else { value }).ok());
        value.ok_or_else(|| {
            let span = self.span_since(first);
            Failure { span, kind: ParseErrorKind::OutOfRange { number: excerpt(self.text_of(span)) } }
        })
    }

    /// A node's number: `!42`.
    pub(super) fn node_number(&mut self, expected: &'static str) -> Result<u32, Failure> {
        let span = self.span();
        let text = self.take(TokenKind::NodeNumber, expected)?;
        let digits = text.get(1..).unwrap_or("");
        digits.parse().map_err(|_| Failure { span, kind: ParseErrorKind::OutOfRange { number: excerpt(digits) } })
    }

    pub(super) fn string(&mut self, expected: &'static str) -> Result<String, Failure> {
        let span = self.span();
        let quoted = self.take(TokenKind::String, expected)?;
        unquote(quoted).ok_or(Failure { span, kind: ParseErrorKind::BadString })
    }

    /// `@name` or `@"name"`.
    pub(super) fn symbol(&mut self, expected: &'static str) -> Result<String, Failure> {
        let span = self.span();
        let text = self.take(TokenKind::Symbol, expected)?;
        let text = text.strip_prefix('@').unwrap_or(text);
        if !text.starts_with('"') {
            return Ok(text.to_string());
        }
        unquote(text).ok_or(Failure { span, kind: ParseErrorKind::BadString })
    }

    /// A type of the expression stack.
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
            if word == "ptr" && self.word("addrspace") {
                self.expect(b'(', "`(`")?;
                self.integer::<u32>("the number of an address space")?;
                self.expect(b')', "`)`")?;
            }
        }
        let span = self.span_since(first);
        self.text_of(span).parse().map_err(|_| self.mismatch(span, EXPECTED))
    }
}

/// At most as much of a text as an error message bears.
pub(super) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or("")),
        None => text.to_string(),
    }
}

/// What a quoted string says: `\\` is a backslash, `\XX` the byte with that hexadecimal number.
fn unquote(quoted: &str) -> Option<String> {
    let inner = quoted.strip_prefix('"')?.strip_suffix('"')?;
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
    String::from_utf8(bytes).ok()
}

/// Writes a string as LLVM does: what is not printable ASCII, and `"` and `\`, as `\XX`.
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

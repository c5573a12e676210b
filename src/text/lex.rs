//! Text to tokens: one walk, no memory but the list of tokens.
//!
//! Blanks and newlines separate tokens and mean nothing else, but each token knows whether it is the first of its line:
//! that is where the parser picks itself up after an error. A `;` starts a comment to the end of the line. In a `frame`
//! section it separates the rules of a row instead, and starts a comment only where a line begins with it.

use super::error::Span;
use alloc::vec::Vec;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// `define`, `rax`, `dbg.def`, `DW_TAG_member`, `i32`.
    Word,
    /// `42`, `0x2a`, `1.5e3`; also two hex digits of a byte, if the first is a decimal one.
    Number,
    /// `"…"`, as it stands in the text.
    String,
    /// `!42`.
    NodeNumber,
    /// `!DIFile`, `!dbg`.
    NodeName,
    /// `@sum`, `@"…"`.
    Symbol,
    /// `%reg`.
    Percent,
    /// `->`.
    Arrow,
    /// `..`.
    Range,
    /// A single character.
    Mark(u8),
    /// What fits nowhere: a strange character, or a string that does not end.
    Bad,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// True for the first token of a line.
    pub(super) starts_line: bool,
    pub(super) span: Span,
}

fn starts_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$'
}

fn continues_word(byte: u8) -> bool {
    starts_word(byte) || byte.is_ascii_digit() || byte == b'.'
}

/// True for what can be written after `@` without quotes.
pub(super) fn is_plain_symbol(text: &str) -> bool {
    text.bytes().next().is_some_and(starts_word) && text.bytes().all(continues_word)
}

/// The tokens of a text below 4 GiB.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    let run = |from: usize, fits: fn(u8) -> bool| {
        from + bytes.get(from..).unwrap_or(&[]).iter().take_while(|byte| fits(**byte)).count()
    };
    let line_end = |from: usize| run(from, |byte| byte != b'\n');
    let mut tokens = Vec::new();
    let (mut at, mut starts_line, mut in_frame) = (0, true, false);
    while at < bytes.len() {
        let start = at;
        let kind = match byte(at) {
            b'\n' => {
                at += 1;
                starts_line = true;
                continue;
            }
            b' ' | b'\t' | b'\r' => {
                at += 1;
                continue;
            }
            b';' if starts_line || !in_frame => {
                at = line_end(at);
                continue;
            }
            b'"' => string(bytes, &mut at),
            b'@' if byte(at + 1) == b'"' => {
                at += 1;
                match string(bytes, &mut at) {
                    TokenKind::String => TokenKind::Symbol,
                    other => other,
                }
            }
            b'@' if starts_word(byte(at + 1)) => {
                at = run(at + 1, continues_word);
                TokenKind::Symbol
            }
            b'%' if starts_word(byte(at + 1)) => {
                at = run(at + 1, continues_word);
                TokenKind::Percent
            }
            b'!' if byte(at + 1).is_ascii_digit() => {
                at = run(at + 1, |byte| byte.is_ascii_digit());
                TokenKind::NodeNumber
            }
            b'!' if starts_word(byte(at + 1)) => {
                at = run(at + 1, continues_word);
                TokenKind::NodeName
            }
            b'-' if byte(at + 1) == b'>' => {
                at += 2;
                TokenKind::Arrow
            }
            b'.' if byte(at + 1) == b'.' => {
                at += 2;
                TokenKind::Range
            }
            first if first.is_ascii_digit() => {
                at = run(at, |byte| byte.is_ascii_alphanumeric());
                let hexadecimal = byte(start + 1) == b'x';
                // A fraction needs a digit, so that `0..8` is a range.
                if !hexadecimal && byte(at) == b'.' && byte(at + 1).is_ascii_digit() {
                    at = run(at + 1, |byte| byte.is_ascii_alphanumeric());
                }
                if !hexadecimal && matches!(byte(at - 1), b'e' | b'E') && matches!(byte(at), b'+' | b'-') {
                    at = run(at + 1, |byte| byte.is_ascii_digit());
                }
                TokenKind::Number
            }
            first if starts_word(first) => {
                at = run(at, continues_word);
                TokenKind::Word
            }
            mark @ (b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'<' | b'>' | b',' | b':' | b';' | b'=' | b'+' | b'-'
            | b'|' | b'!' | b'@') => {
                at += 1;
                TokenKind::Mark(mark)
            }
            _ => {
                at += 1;
                // A character of several bytes is one token.
                at = run(at, |byte| byte & 0xc0 == 0x80);
                TokenKind::Bad
            }
        };
        if starts_line && kind == TokenKind::Word {
            in_frame = bytes.get(start..at) == Some(b"frame");
        } else if kind == TokenKind::Mark(b'}') {
            in_frame = false;
        }
        tokens.push(Token { kind, starts_line, span: Span { start: start as u32, end: at as u32 } });
        starts_line = false;
    }
    tokens
}

/// A string from its first quote on; it ends on its line.
fn string(bytes: &[u8], at: &mut usize) -> TokenKind {
    *at += 1;
    while let Some(byte) = bytes.get(*at) {
        match byte {
            b'\n' => break,
            b'"' => {
                *at += 1;
                return TokenKind::String;
            }
            // `\\` is the only escape whose second character could be mistaken.
            b'\\' if bytes.get(*at + 1) == Some(&b'\\') => *at += 2,
            _ => *at += 1,
        }
    }
    TokenKind::Bad
}

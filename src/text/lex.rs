//! Splits text into tokens, one at a time on demand. A list of all tokens would be much larger than
//! the text.
//!
//! Blanks and newlines only separate tokens. Each token has a flag for the first token of a line,
//! because the parser continues with a new line after an error. A `;` starts a comment up to the
//! end of the line. In a `frame` section, it separates the rules of a row instead, and starts a
//! comment only at the start of a line.

use super::error::Span;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// `define`, `rax`, `dbg.def`, `DW_TAG_member`, `i32`.
    Word,
    /// `42`, `0x2a`, `1.5e3`. Also the two hexadecimal digits of a byte if the first one is a
    /// decimal digit.
    Number,
    /// `"…"`, with its quotes and escapes.
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
    /// Not a token: an unknown character, or a string that does not end.
    Bad,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// True for the first token of a line.
    pub(super) starts_line: bool,
    pub(super) span: Span,
}

/// The classes of a byte, as flags.
const STARTS_WORD: u8 = 1;
const CONTINUES_WORD: u8 = 2;
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let letter = byte as u8;
        if letter.is_ascii_alphabetic() || letter == b'_' || letter == b'$' {
            classes[byte] = STARTS_WORD | CONTINUES_WORD;
        } else if letter.is_ascii_digit() || letter == b'.' {
            classes[byte] = CONTINUES_WORD;
        }
        byte += 1;
    }
    classes
};

fn starts_word(byte: u8) -> bool {
    CLASSES[usize::from(byte)] & STARTS_WORD != 0
}

fn continues_word(byte: u8) -> bool {
    CLASSES[usize::from(byte)] & CONTINUES_WORD != 0
}

/// Returns true for a name that can be written after `@` without quotes.
pub(super) fn is_plain_symbol(text: &str) -> bool {
    text.bytes().next().is_some_and(starts_word) && text.bytes().all(continues_word)
}

/// A position before a token, with the state of the lexer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The byte offset of the position.
    pub(super) at: usize,
    /// True if only blanks precede the position on its line.
    pub(super) starts_line: bool,
    /// True in a `frame` section.
    pub(super) in_frame: bool,
}

fn byte(bytes: &[u8], at: usize) -> u8 {
    bytes.get(at).copied().unwrap_or(0)
}

/// Returns the end of the sequence of bytes from `from` on that satisfy `fits`.
fn run(bytes: &[u8], from: usize, fits: impl Fn(u8) -> bool) -> usize {
    let mut end = from;
    while bytes.get(end).is_some_and(|byte| fits(*byte)) {
        end += 1;
    }
    end
}

/// Returns the next token of a text of less than 4 GiB, or `None` at its end. Moves the position
/// past the token.
pub(super) fn next(text: &str, place: &mut Place) -> Option<Token> {
    let bytes = text.as_bytes();
    let Place {
        mut at,
        mut starts_line,
        in_frame,
    } = *place;
    loop {
        match bytes.get(at)? {
            b'\n' => {
                at += 1;
                starts_line = true;
            }
            b' ' | b'\t' | b'\r' => at += 1,
            b';' if starts_line || !in_frame => at = run(bytes, at, |byte| byte != b'\n'),
            _ => break,
        }
    }
    let start = at;
    let kind = kind(bytes, &mut at);
    let in_frame = match kind {
        TokenKind::Word if starts_line => bytes.get(start..at) == Some(b"frame"),
        TokenKind::Mark(b'}') => false,
        _ => in_frame,
    };
    *place = Place {
        at,
        starts_line: false,
        in_frame,
    };
    Some(Token {
        kind,
        starts_line,
        span: Span {
            start: start as u32,
            end: at as u32,
        },
    })
}

/// Returns the kind of the token at a byte. Moves `at` past the token.
fn kind(bytes: &[u8], at: &mut usize) -> TokenKind {
    match byte(bytes, *at) {
        b'"' => string(bytes, at),
        b'@' if byte(bytes, *at + 1) == b'"' => {
            *at += 1;
            match string(bytes, at) {
                TokenKind::String => TokenKind::Symbol,
                other => other,
            }
        }
        b'@' if starts_word(byte(bytes, *at + 1)) => {
            *at = run(bytes, *at + 1, continues_word);
            TokenKind::Symbol
        }
        b'%' if starts_word(byte(bytes, *at + 1)) => {
            *at = run(bytes, *at + 1, continues_word);
            TokenKind::Percent
        }
        b'!' if byte(bytes, *at + 1).is_ascii_digit() => {
            *at = run(bytes, *at + 1, |byte| byte.is_ascii_digit());
            TokenKind::NodeNumber
        }
        b'!' if starts_word(byte(bytes, *at + 1)) => {
            *at = run(bytes, *at + 1, continues_word);
            TokenKind::NodeName
        }
        b'-' if byte(bytes, *at + 1) == b'>' => {
            *at += 2;
            TokenKind::Arrow
        }
        b'.' if byte(bytes, *at + 1) == b'.' => {
            *at += 2;
            TokenKind::Range
        }
        first if first.is_ascii_digit() => {
            *at = number_end(bytes, *at);
            TokenKind::Number
        }
        first if starts_word(first) => {
            *at = run(bytes, *at, continues_word);
            TokenKind::Word
        }
        mark @ (b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'<' | b'>' | b',' | b':' | b';'
        | b'=' | b'+' | b'-' | b'|' | b'!' | b'@' | b'#') => {
            *at += 1;
            TokenKind::Mark(mark)
        }
        // A multi-byte character is one token.
        _ => {
            *at = run(bytes, *at + 1, |byte| byte & 0xc0 == 0x80);
            TokenKind::Bad
        }
    }
}

/// Returns the span of the value after a `:` at a byte, if it is on the same line and is one number
/// without a fraction, word, symbol, node or string without escapes.
pub(super) fn plain_value(text: &str, colon: usize) -> Option<Span> {
    let bytes = text.as_bytes();
    if byte(bytes, colon) != b':' {
        return None;
    }
    let start = run(bytes, colon + 1, |byte| byte == b' ');
    let end = match byte(bytes, start) {
        b'"' => {
            let end = run(bytes, start + 1, |byte| {
                !matches!(byte, b'"' | b'\\' | b'\n')
            });
            (byte(bytes, end) == b'"').then_some(end + 1)?
        }
        first => {
            let from = start + usize::from(matches!(first, b'!' | b'@' | b'-'));
            match byte(bytes, from) {
                b'0'..=b'9' => run(bytes, from, |byte| byte.is_ascii_alphanumeric()),
                first if starts_word(first) => run(bytes, from, continues_word),
                _ => return None,
            }
        }
    };
    Some(Span {
        start: start as u32,
        end: end as u32,
    })
}

/// Returns the end of the number that starts at a byte.
fn number_end(bytes: &[u8], start: usize) -> usize {
    let mut end = run(bytes, start, |byte| byte.is_ascii_alphanumeric());
    if byte(bytes, start + 1) == b'x' {
        return end;
    }
    // A fraction needs a digit, so that `0..8` is a range.
    if byte(bytes, end) == b'.' && byte(bytes, end + 1).is_ascii_digit() {
        end = run(bytes, end + 1, |byte| byte.is_ascii_alphanumeric());
    }
    if matches!(byte(bytes, end - 1), b'e' | b'E') && matches!(byte(bytes, end), b'+' | b'-') {
        end = run(bytes, end + 1, |byte| byte.is_ascii_digit());
    }
    end
}

/// Returns true if there are only blanks between the start of the line and a byte.
pub(super) fn starts_line(text: &str, at: usize) -> bool {
    let before = text.as_bytes().get(..at).unwrap_or(&[]);
    let last = before
        .iter()
        .rfind(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
    last.is_none_or(|byte| *byte == b'\n')
}

/// Reads a string from its first quote on. It must end on the same line.
fn string(bytes: &[u8], at: &mut usize) -> TokenKind {
    *at += 1;
    while let Some(byte) = bytes.get(*at) {
        match byte {
            b'\n' => break,
            b'"' => {
                *at += 1;
                return TokenKind::String;
            }
            // `\\` is the only escape whose second character could start another escape.
            b'\\' if bytes.get(*at + 1) == Some(&b'\\') => *at += 2,
            _ => *at += 1,
        }
    }
    TokenKind::Bad
}

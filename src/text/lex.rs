//! Splits text into tokens, one at a time on demand. A list of all tokens would be much larger than
//! the text.
//!
//! Blanks and newlines only separate tokens. Each token has a flag for the first token of a line,
//! because the parser continues with a new line after an error. A `;` starts a comment up to the
//! end of the line. In a `frame` section, it separates the rules of a row instead, and starts a
//! comment only at the start of a line.

use super::syntax::{BYTE_ORDER_MARK, SectionKind, Span};
use core::ops::Range;

/// The kind of a token. A mark, which is a token of one character, has the code of the character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TokenKind(pub(super) u8);

impl TokenKind {
    /// The end of the text, or of a part of it.
    pub(super) const END: TokenKind = TokenKind(0);
    /// Not a token: an unknown character, or a string that does not end.
    pub(super) const BAD: TokenKind = TokenKind(1);
    /// `define`, `rax`, `dbg.def`, `DW_TAG_member`, `i32`.
    pub(super) const WORD: TokenKind = TokenKind(2);
    /// `42`, `0x2a`, `1.5e3`. Also the two hexadecimal digits of a byte if the first one is a
    /// decimal digit.
    pub(super) const NUMBER: TokenKind = TokenKind(3);
    /// `"…"`, with its quotes and escapes.
    pub(super) const STRING: TokenKind = TokenKind(4);
    /// `!42`.
    pub(super) const NODE_NUMBER: TokenKind = TokenKind(5);
    /// `!DIFile`, `!dbg`.
    pub(super) const NODE_NAME: TokenKind = TokenKind(6);
    /// `@sum`, `@"…"`.
    pub(super) const SYMBOL: TokenKind = TokenKind(7);
    /// `%reg`.
    pub(super) const PERCENT: TokenKind = TokenKind(8);
    /// `->`.
    pub(super) const ARROW: TokenKind = TokenKind(9);
    /// `..`.
    pub(super) const RANGE: TokenKind = TokenKind(10);
}

/// The meaning of a `;` that is not the first character of its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Semicolon {
    StartsComment,
    /// In a `frame` section.
    SeparatesRules,
}

/// A token, and the state of the lexer after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// True for the first token of a line.
    pub(super) starts_line: bool,
    /// The meaning of a `;` after the token.
    pub(super) semicolon: Semicolon,
    pub(super) span: Span,
}

/// The classes of a byte, as flags.
const STARTS_WORD: u8 = 1;
const CONTINUES_WORD: u8 = 2;
const CONTINUES_NUMBER: u8 = 4;
/// The bytes that a search in a string or in a section stops at.
const STOPS_STRING: u8 = 8;
const STOPS_SECTION: u8 = 16;
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' => STARTS_WORD | CONTINUES_WORD | CONTINUES_NUMBER,
            b'_' | b'$' => STARTS_WORD | CONTINUES_WORD,
            b'0'..=b'9' => CONTINUES_WORD | CONTINUES_NUMBER,
            b'.' => CONTINUES_WORD,
            b'"' | b'\n' => STOPS_STRING | STOPS_SECTION,
            b'{' | b'}' | b';' => STOPS_SECTION,
            _ => 0,
        };
        byte += 1;
    }
    classes
};

fn has_class(byte: u8, classes: u8) -> bool {
    CLASSES[usize::from(byte)] & classes != 0
}

/// Returns true for a name that can be written after `@` without quotes.
pub(super) fn is_plain_symbol(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes
        .next()
        .is_some_and(|byte| has_class(byte, STARTS_WORD))
        && bytes.all(|byte| has_class(byte, CONTINUES_WORD))
}

fn byte(bytes: &[u8], at: usize) -> u8 {
    bytes.get(at).copied().unwrap_or(0)
}

/// Returns the end of the sequence of bytes from `from` on that satisfy `fits`.
#[inline]
fn run(bytes: &[u8], from: usize, fits: impl Fn(u8) -> bool) -> usize {
    let mut end = from;
    while bytes.get(end).is_some_and(|byte| fits(*byte)) {
        end += 1;
    }
    end
}

fn word_end(bytes: &[u8], from: usize) -> usize {
    run(bytes, from, |byte| has_class(byte, CONTINUES_WORD))
}

fn digits_end(bytes: &[u8], from: usize) -> usize {
    run(bytes, from, |byte| byte.is_ascii_digit())
}

impl Token {
    /// The state at the start of a text.
    pub(super) const START: Token = Token {
        kind: TokenKind::END,
        starts_line: true,
        semicolon: Semicolon::StartsComment,
        span: Span { start: 0, end: 0 },
    };

    /// Moves to the first token from a byte on, in a text of less than 4 GiB. `starts_line` must be
    /// true if only blanks precede that byte on its line.
    #[inline]
    pub(super) fn find(&mut self, bytes: &[u8], from: usize) {
        let mut at = from;
        let (kind, end) = loop {
            let Some(first) = bytes.get(at) else {
                break (TokenKind::END, at);
            };
            match first {
                b' ' | b'\t' | b'\r' => at += 1,
                b'\n' => {
                    at += 1;
                    self.starts_line = true;
                }
                b';' if self.starts_line || self.semicolon == Semicolon::StartsComment => {
                    at = run(bytes, at, |byte| byte != b'\n');
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => {
                    let end = word_end(bytes, at + 1);
                    let word = bytes.get(at..end).unwrap_or(&[]);
                    let is_in_frame = self.semicolon == Semicolon::SeparatesRules;
                    if self.starts_line && (is_in_frame || word == b"frame") {
                        self.semicolon = semicolon_after(bytes, word, end, self.semicolon);
                    }
                    break (TokenKind::WORD, end);
                }
                b'0'..=b'9' => break (TokenKind::NUMBER, number_end(bytes, at)),
                b'!' | b'%' | b'@' | b'"' => break prefixed(bytes, at, *first),
                b'-' if byte(bytes, at + 1) == b'>' => break (TokenKind::ARROW, at + 2),
                b'.' if byte(bytes, at + 1) == b'.' => break (TokenKind::RANGE, at + 2),
                b'}' => {
                    self.semicolon = Semicolon::StartsComment;
                    break (TokenKind(b'}'), at + 1);
                }
                b'{' | b'(' | b')' | b'[' | b']' | b'<' | b'>' | b',' | b':' | b';' | b'='
                | b'+' | b'-' | b'|' | b'#' => break (TokenKind(*first), at + 1),
                _ if at == 0 && bytes.starts_with(BYTE_ORDER_MARK) => at = BYTE_ORDER_MARK.len(),
                _ => break bad(bytes, at),
            }
        };
        self.kind = kind;
        self.span = Span {
            start: at as u32,
            end: end as u32,
        };
    }
}

/// Returns the meaning of a `;` after a word that is the first of its line. Only a word that begins
/// a section changes it: a block may be called `frame`, and a rule may begin a line.
fn semicolon_after(bytes: &[u8], word: &[u8], end: usize, before: Semicolon) -> Semicolon {
    let Some(section) = core::str::from_utf8(word).ok().and_then(SectionKind::of) else {
        return before;
    };
    let mut next = Token {
        starts_line: false,
        ..Token::START
    };
    next.find(bytes, end);
    match (next.kind, section) {
        (TokenKind::SYMBOL, SectionKind::Frame) => Semicolon::SeparatesRules,
        (TokenKind::SYMBOL, _) => Semicolon::StartsComment,
        _ => before,
    }
}

/// Returns the kind and the end of the token that begins with `!`, `%`, `@` or `"` at a byte.
#[inline]
fn prefixed(bytes: &[u8], at: usize, first: u8) -> (TokenKind, usize) {
    let second = byte(bytes, at + 1);
    match first {
        b'!' if second.is_ascii_digit() => (TokenKind::NODE_NUMBER, digits_end(bytes, at + 2)),
        b'!' if has_class(second, STARTS_WORD) => (TokenKind::NODE_NAME, word_end(bytes, at + 2)),
        b'%' if has_class(second, STARTS_WORD) => (TokenKind::PERCENT, word_end(bytes, at + 2)),
        // LLVM calls string literals `@.str`.
        b'@' if has_class(second, STARTS_WORD) || second == b'.' => {
            (TokenKind::SYMBOL, word_end(bytes, at + 2))
        }
        b'@' if second == b'"' => string(bytes, at + 1, TokenKind::SYMBOL),
        b'"' => string(bytes, at, TokenKind::STRING),
        b'!' | b'@' => (TokenKind(first), at + 1),
        _ => bad(bytes, at),
    }
}

/// Returns the end of an invalid token. A multi-byte character is one token.
fn bad(bytes: &[u8], at: usize) -> (TokenKind, usize) {
    let end = run(bytes, at + 1, |byte| byte & 0xc0 == 0x80);
    (TokenKind::BAD, end)
}

/// Skips tokens of a section from a byte on. Stops at a `{`, `}` or `;`, and at the end of a line
/// if the next line may begin an item. Returns the position of that byte. No item begins with a
/// digit, but most rows do.
pub(super) fn skip_in_section(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    loop {
        at = run(bytes, at, |byte| !has_class(byte, STOPS_SECTION));
        match byte(bytes, at) {
            b'"' => (_, at) = string(bytes, at, TokenKind::STRING),
            b'\n' => {
                let row = first_start(bytes, at + 1);
                if !byte(bytes, row).is_ascii_digit() {
                    return at;
                }
                at = row;
            }
            _ => return at,
        }
    }
}

/// Skips the tokens of a value from a byte on, up to the end of the value, a `}`, a `;`, the end of
/// the line or an invalid token. Returns the position of that byte. `depth` is the number of open
/// brackets; outside of brackets, a comma ends the value. A bracket that would make `depth` less
/// than the start or more than the end of `depths` is not skipped.
pub(super) fn skip_in_value(
    bytes: &[u8],
    from: usize,
    depth: &mut usize,
    depths: Range<usize>,
) -> usize {
    let mut at = from;
    loop {
        let (first, second) = (byte(bytes, at), byte(bytes, at + 1));
        at = match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => word_end(bytes, at + 1),
            b'0'..=b'9' => number_end(bytes, at),
            b',' if *depth > 0 => at + 1,
            b'(' | b'[' | b'{' if *depth < depths.end => {
                *depth += 1;
                at + 1
            }
            b')' | b']' if *depth > depths.start => {
                *depth -= 1;
                at + 1
            }
            b'!' if second.is_ascii_digit() => digits_end(bytes, at + 2),
            b'"' | b'@' if first == b'"' || second == b'"' => {
                let quote = at + usize::from(first == b'@');
                match string(bytes, quote, TokenKind::STRING) {
                    (TokenKind::STRING, end) => end,
                    _ => return at,
                }
            }
            b'%' if has_class(second, STARTS_WORD) => word_end(bytes, at + 2),
            b'.' if second == b'.' => at + 2,
            b' ' | b'\t' | b'\r' | b'<' | b'>' | b':' | b'=' | b'+' | b'-' | b'|' | b'!' | b'@'
            | b'#' => at + 1,
            _ => return at,
        }
    }
}

fn number_end(bytes: &[u8], start: usize) -> usize {
    let alphanumeric = |byte| has_class(byte, CONTINUES_NUMBER);
    let mut end = run(bytes, start, alphanumeric);
    if byte(bytes, start + 1) == b'x' {
        return end;
    }
    // A fraction needs a digit, so that `0..8` is a range.
    if byte(bytes, end) == b'.' && byte(bytes, end + 1).is_ascii_digit() {
        end = run(bytes, end + 1, alphanumeric);
    }
    if matches!(byte(bytes, end), b'+' | b'-') && matches!(byte(bytes, end - 1), b'e' | b'E') {
        end = digits_end(bytes, end + 1);
    }
    end
}

/// Returns the start of the first token from a byte on that is on the same line.
pub(super) fn first_start(bytes: &[u8], at: usize) -> usize {
    run(bytes, at, |byte| matches!(byte, b' ' | b'\t' | b'\r'))
}

/// Returns the end of the last token before a byte that is on the same line, or the start of the
/// line.
pub(super) fn last_end(bytes: &[u8], at: usize) -> usize {
    let before = bytes.get(..at).unwrap_or(&[]);
    let last = before
        .iter()
        .rposition(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
    last.map_or(0, |last| last + 1)
}

/// Returns true if there are only blanks between the start of the line and a byte.
pub(super) fn starts_line(bytes: &[u8], at: usize) -> bool {
    match last_end(bytes, at) {
        0 => true,
        end => byte(bytes, end - 1) == b'\n' || bytes.get(..end) == Some(BYTE_ORDER_MARK),
    }
}

/// Returns the end of the string whose first quote is at a byte, with the kind `complete`. If the
/// string does not end on its line, the kind is [`TokenKind::BAD`].
fn string(bytes: &[u8], start: usize, complete: TokenKind) -> (TokenKind, usize) {
    // No escape has a quote.
    let at = run(bytes, start + 1, |byte| !has_class(byte, STOPS_STRING));
    match byte(bytes, at) {
        b'"' => (complete, at + 1),
        _ => (TokenKind::BAD, at),
    }
}

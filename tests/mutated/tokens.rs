//! The parts of a line of a module's text that a mutation may replace.

use dwarfsmith::{Target, Type};
use std::ops::Range;

/// The kind of a part of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Number,
    Node,
    Register,
    Type,
}

/// A part of a line.
#[derive(Clone)]
pub struct Token {
    pub line: usize,
    pub span: Range<usize>,
    pub kind: Kind,
}

/// The parts of a line that may be changed; none in strings.
pub fn tokens(line: &str, number: usize, target: Target, into: &mut Vec<Token>) {
    let bytes = line.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let mut at = 0;
    let mut in_string = false;
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'!' if bytes.get(at).is_some_and(u8::is_ascii_digit) => {
                while bytes.get(at).is_some_and(u8::is_ascii_digit) {
                    at += 1;
                }
                into.push(Token {
                    line: number,
                    span: start + 1..at,
                    kind: Kind::Node,
                });
            }
            b'@' | b'!' => {
                while bytes
                    .get(at)
                    .is_some_and(|byte| is_word(*byte) || *byte == b'.')
                {
                    at += 1;
                }
            }
            byte if is_word(byte) => {
                while bytes.get(at).is_some_and(|byte| is_word(*byte)) {
                    at += 1;
                }
                let word = &line[start..at];
                let kind = if byte.is_ascii_digit() {
                    Kind::Number
                } else if word.parse::<Type>().is_ok() {
                    Kind::Type
                } else if target.register(word).is_some() {
                    Kind::Register
                } else {
                    continue;
                };
                into.push(Token {
                    line: number,
                    span: start..at,
                    kind,
                });
            }
            _ => {}
        }
    }
}

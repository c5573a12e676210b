//! The lexer: splits the source into tokens with positions.

use crate::diag::{Diag, Result, Span};

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub enum Tok {
    /// A name or keyword.
    Ident(String),
    /// An integer literal; the checker decides whether it fits its type.
    Int(u64),
    /// A floating-point literal.
    Float(f64),
    /// A string literal, as bytes.
    Str(Vec<u8>),
    /// An operator or a bracket.
    Sym(&'static str),
    /// The end of the file.
    End,
}

impl Tok {
    /// The name of the token in error messages.
    pub fn describe(&self) -> String {
        match self {
            Tok::Ident(name) => format!("`{name}`"),
            Tok::Int(value) => format!("`{value}`"),
            Tok::Float(value) => format!("`{value}`"),
            Tok::Str(_) => "a string".into(),
            Tok::Sym(text) => format!("`{text}`"),
            Tok::End => "the end of the file".into(),
        }
    }
}

/// A token with its position.
#[derive(Clone, Debug)]
pub struct Token {
    /// The token.
    pub tok: Tok,
    /// The position of its start.
    pub span: Span,
}

/// All operators and brackets. Longer ones are first, so that the first match is the longest.
const SYMBOLS: &[&str] = &[
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "->", "+", "-", "*", "/", "%", "<", ">", "=",
    "!", "&", "|", "^", "(", ")", "{", "}", "[", "]", ",", ";", ":", ".",
];

/// Splits `source` into tokens, the last of which is [`Tok::End`].
pub fn lex(source: &str) -> Result<Vec<Token>> {
    let chars: Vec<char> = source.chars().collect();
    let mut lexer = Lexer {
        chars,
        at: 0,
        span: Span { line: 1, column: 1 },
    };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_blank();
        let span = lexer.span;
        let tok = lexer.token()?;
        let end = tok == Tok::End;
        tokens.push(Token { tok, span });
        if end {
            return Ok(tokens);
        }
    }
}

/// The characters, and the position of the next one.
struct Lexer {
    chars: Vec<char>,
    at: usize,
    span: Span,
}

impl Lexer {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek(0)?;
        self.at += 1;
        if c == '\n' {
            self.span.line = self.span.line.saturating_add(1);
            self.span.column = 1;
        } else {
            self.span.column = self.span.column.saturating_add(1);
        }
        Some(c)
    }

    /// Skips white space and `//` comments.
    fn skip_blank(&mut self) {
        while let Some(c) = self.peek(0) {
            if c.is_whitespace() {
                self.bump();
            } else if c == '/' && self.peek(1) == Some('/') {
                while self.peek(0).is_some_and(|c| c != '\n') {
                    self.bump();
                }
            } else {
                break;
            }
        }
    }

    fn token(&mut self) -> Result<Tok> {
        let span = self.span;
        let Some(c) = self.peek(0) else {
            return Ok(Tok::End);
        };
        if c.is_ascii_alphabetic() || c == '_' {
            return Ok(Tok::Ident(
                self.take_while(|c| c.is_ascii_alphanumeric() || c == '_'),
            ));
        }
        if c.is_ascii_digit() {
            return self.number(span);
        }
        if c == '"' {
            return Ok(Tok::Str(self.quoted('"', span)?));
        }
        if c == '\'' {
            let bytes = self.quoted('\'', span)?;
            let [byte] = bytes[..] else {
                return Err(Diag::new(
                    span,
                    "a character literal holds exactly one byte",
                    "write one ASCII character between the quotes, such as 'a' or '\\n'",
                ));
            };
            return Ok(Tok::Int(u64::from(byte)));
        }
        for symbol in SYMBOLS {
            if symbol
                .chars()
                .enumerate()
                .all(|(i, s)| self.peek(i) == Some(s))
            {
                for _ in 0..symbol.len() {
                    self.bump();
                }
                return Ok(Tok::Sym(symbol));
            }
        }
        Err(Diag::new(
            span,
            format!("unexpected character {c:?}"),
            "remove it",
        ))
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let mut text = String::new();
        while let Some(c) = self.peek(0).filter(|c| wanted(*c)) {
            text.push(c);
            self.bump();
        }
        text
    }

    fn number(&mut self, span: Span) -> Result<Tok> {
        let wrong = |text: &str| {
            Diag::new(
                span,
                format!("`{text}` is not a number toyc can represent"),
                "use a decimal or 0x integer of at most 64 bits, or a decimal such as 1.5",
            )
        };
        let mut text = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        let digits = text.replace('_', "");
        if let Some(hex) = digits.strip_prefix("0x") {
            return u64::from_str_radix(hex, 16)
                .map(Tok::Int)
                .map_err(|_| wrong(&text));
        }
        let fraction =
            self.peek(0) == Some('.') && self.peek(1).is_some_and(|c| c.is_ascii_digit());
        if !fraction && !digits.contains(['e', 'E']) {
            return digits.parse().map(Tok::Int).map_err(|_| wrong(&text));
        }
        if fraction {
            self.bump();
            text.push('.');
            text.push_str(&self.take_while(|c| c.is_ascii_alphanumeric() || c == '_'));
        }
        if text.ends_with(['e', 'E']) && matches!(self.peek(0), Some('-' | '+')) {
            text.extend(self.bump());
            text.push_str(&self.take_while(|c| c.is_ascii_digit()));
        }
        match text.replace('_', "").parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Tok::Float(value)),
            _ => Err(wrong(&text)),
        }
    }

    fn quoted(&mut self, quote: char, span: Span) -> Result<Vec<u8>> {
        let bad = |what: &str| {
            Diag::new(
                span,
                format!("this literal {what}"),
                "close it on the same line, with ASCII characters and \\n \\t \\0 \\\\ \\\" \\' only",
            )
        };
        let mut bytes = Vec::new();
        self.bump();
        loop {
            let c = self
                .bump()
                .filter(|c| *c != '\n')
                .ok_or_else(|| bad("is not closed"))?;
            if c == quote {
                return Ok(bytes);
            }
            let byte = if c == '\\' {
                match self.bump() {
                    Some('n') => b'\n',
                    Some('t') => b'\t',
                    Some('0') => 0,
                    Some(e @ ('\\' | '"' | '\'')) => e as u8,
                    _ => return Err(bad("has an unknown escape")),
                }
            } else if c.is_ascii() {
                c as u8
            } else {
                return Err(bad("has a character that is not ASCII"));
            };
            bytes.push(byte);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_and_positions() {
        let tokens = lex("let x = 1.5e-3; // end\n  y<<=0x1F 'a'").unwrap();
        assert_eq!(tokens[3].tok, Tok::Float(1.5e-3));
        assert_eq!(tokens[5].span, Span { line: 2, column: 3 });
        assert_eq!(tokens[6].tok, Tok::Sym("<<"));
        assert_eq!(tokens[8].tok, Tok::Int(31));
        assert_eq!(tokens[9].tok, Tok::Int(97));
    }

    #[test]
    fn bad_input_is_an_error() {
        for bad in [
            "\"abc",
            "'ab'",
            "99999999999999999999999",
            "1e999",
            "é",
            "'",
            "\"\\q\"",
        ] {
            assert!(lex(bad).is_err(), "{bad}");
        }
    }
}

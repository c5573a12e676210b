//! Parses expectations.

use super::form::ExpectedLocation;
use super::machine::When;
use super::{
    Expectation, ExpectationError, ExpectationErrorKind, Known, ObjectName, Place, Subject,
};
use crate::check::reference::InstancePart;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The maximum number of levels of nested locations.
const MAX_DEPTH: u32 = 16;

/// Returns the parts of a location that an instance of a type can have.
fn instance_of(location: &ExpectedLocation) -> Option<Vec<(u64, InstancePart)>> {
    let part = |location: &ExpectedLocation| match *location {
        ExpectedLocation::Memory { space, bit } if bit % 8 == 0 => Some(InstancePart::Memory {
            space,
            address: u64::try_from(bit / 8).ok()?,
        }),
        ExpectedLocation::Register { number, bit } => Some(InstancePart::Register {
            number,
            bit: u64::try_from(bit).ok()?,
        }),
        _ => None,
    };
    match location {
        ExpectedLocation::Parts { parts, bit: 0 } => {
            let mut start = 0;
            let parts = parts.iter().map(|(end, location)| {
                let bits = (*end)?.checked_sub(start)?;
                start += bits;
                Some((u64::try_from(bits).ok()?, part(location)?))
            });
            parts.collect()
        }
        only => Some(alloc::vec![(0, part(only)?)]),
    }
}

/// Parses the expectation of each line.
pub(super) fn parse(source: &str) -> (Vec<Expectation>, Vec<ExpectationError>) {
    let (mut expectations, mut errors) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(source.lines()) {
        let Some(start) = comment(text).filter(|start| text[*start..].starts_with(";!")) else {
            continue;
        };
        let mut cursor = Cursor {
            text,
            at: start + 2,
            line,
            targets: Vec::new(),
        };
        match cursor.expectation(start) {
            Ok(expectation) => expectations.push(expectation),
            Err(error) => errors.push(error),
        }
    }
    (expectations, errors)
}

/// Returns the offset of a line's comment.
fn comment(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b';' if !quoted => return Some(at),
            _ => {}
        }
    }
    None
}

struct Cursor<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    /// The objects that expected pointers point to.
    targets: Vec<ObjectName>,
}

type Parse<T> = Result<T, ExpectationError>;

impl<'t> Cursor<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn skip(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn column(&self) -> usize {
        self.text
            .get(..self.at)
            .map_or(0, |before| before.chars().count())
            + 1
    }

    fn expected<T>(&self, expected: &'static str) -> Parse<T> {
        let rest = self.rest().trim_start();
        let end = rest
            .char_indices()
            .map(|(at, _)| at)
            .chain([rest.len()])
            .take(17)
            .last()
            .unwrap_or(0);
        let found = match rest.get(..end).unwrap_or("") {
            "" => "the end of the line".to_string(),
            found => alloc::format!("`{found}`"),
        };
        let kind = ExpectationErrorKind::Expected { found, expected };
        Err(ExpectationError {
            line: self.line,
            column: self.column(),
            kind,
        })
    }

    /// Consumes a text if it is next.
    fn eat(&mut self, text: &str) -> bool {
        self.skip();
        let is_next = self.rest().starts_with(text);
        if is_next {
            self.at += text.len();
        }
        is_next
    }

    fn need(&mut self, text: &str, expected: &'static str) -> Parse<()> {
        if self.eat(text) {
            Ok(())
        } else {
            self.expected(expected)
        }
    }

    /// Consumes a word if it is next as a whole word.
    fn keyword(&mut self, word: &str) -> bool {
        self.skip();
        let ends =
            |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
        let is_next = self.rest().strip_prefix(word).is_some_and(ends);
        if is_next {
            self.at += word.len();
        }
        is_next
    }

    /// Reads characters while `of` accepts them.
    fn run(&mut self, of: impl Fn(char) -> bool) -> &'t str {
        self.skip();
        let rest = self.rest();
        let end = rest.find(|next| !of(next)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or("")
    }

    fn number(&mut self, expected: &'static str) -> Parse<u128> {
        self.skip();
        let from = self.at;
        let digits = self.run(|next| next.is_ascii_alphanumeric());
        let number = match digits
            .strip_prefix("0x")
            .or_else(|| digits.strip_prefix("0X"))
        {
            Some(hex) => u128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let starts = digits.starts_with(|first: char| first.is_ascii_digit());
        match number {
            Ok(number) if starts => Ok(number),
            _ => {
                self.at = from;
                self.expected(expected)
            }
        }
    }

    fn small<T: TryFrom<u128>>(&mut self) -> Parse<T> {
        self.small_or("a number")
    }

    /// Reads a number of a type. Errors name the number by `expected`.
    fn small_or<T: TryFrom<u128>>(&mut self, expected: &'static str) -> Parse<T> {
        self.skip();
        let from = self.at;
        match T::try_from(self.number(expected)?) {
            Ok(number) => Ok(number),
            Err(_) => {
                self.at = from;
                self.expected("a smaller number")
            }
        }
    }

    /// Reads a name: in quotes, or up to whitespace or one of `ends`.
    fn name(&mut self, ends: &[char], expected: &'static str) -> Parse<String> {
        self.skip();
        if self.rest().starts_with('"') {
            let rest = self.rest().get(1..).unwrap_or("");
            let Some(end) = rest.find('"') else {
                return self.expected("a closing quote");
            };
            self.at += end + 2;
            return Ok(rest.get(..end).unwrap_or("").to_string());
        }
        let name = self.run(|next| !ends.contains(&next) && !next.is_whitespace());
        if name.is_empty() {
            self.expected(expected)
        } else {
            Ok(name.to_string())
        }
    }

    fn expectation(&mut self, start: usize) -> Parse<Expectation> {
        self.skip();
        let column = self
            .text
            .get(..start)
            .map_or(0, |before| before.chars().count())
            + 1;
        let text = self.rest().trim_end().to_string();
        let place = self.place()?;
        let mut lane = 0;
        let mut iteration = 0;
        loop {
            if self.keyword("lane") {
                lane = self.small()?;
            } else if self.keyword("iteration") {
                iteration = self.small()?;
            } else {
                break;
            }
        }
        let mut known = Vec::new();
        if self.keyword("with") {
            known.push(self.known()?);
            while self.eat(",") {
                known.push(self.known()?);
            }
        }
        self.need(":", "`:` and an object")?;
        let subject = self.subject()?;
        self.need("=", "`=` and a location")?;
        let expected_at = text.len() - self.rest().trim().len();
        let expected = self.location(0)?;
        self.skip();
        if !self.rest().is_empty() {
            return self.expected("the end of the line");
        }
        Ok(Expectation {
            line: self.line,
            column,
            text,
            place,
            lane,
            iteration,
            known,
            subject,
            expected,
            expected_at,
            targets: core::mem::take(&mut self.targets),
        })
    }

    fn place(&mut self) -> Parse<Place> {
        if self.keyword("elsewhere") {
            return Ok(Place::Elsewhere);
        }
        let function = self.name(&['+', ':'], "a function, or `elsewhere`")?;
        self.need("+", "`+` and an offset")?;
        let first: u32 = self.small()?;
        let end = if self.eat("..") {
            self.small()?
        } else {
            first.saturating_add(1)
        };
        Ok(Place::Function {
            function,
            first,
            end,
        })
    }

    /// Reads a given value, and returns its column with it.
    fn known(&mut self) -> Parse<(usize, Known)> {
        self.skip();
        let column = self.column();
        Ok((column, self.known_here()?))
    }

    fn known_here(&mut self) -> Parse<Known> {
        if self.eat("[") {
            let mut space = 0;
            let mut address: u64 = self.small()?;
            if self.eat(":") {
                space = address;
                address = self.small()?;
            }
            self.need("]", "`]`")?;
            self.need("=", "`=`")?;
            return Ok(Known::Memory {
                space,
                address,
                bytes: self.bytes()?,
            });
        }
        if self.eat("@") {
            let symbol = self.name(&['=', ',', ':'], "a symbol")?;
            self.need("=", "`=`")?;
            return Ok(Known::Symbol {
                symbol,
                address: self.small()?,
            });
        }
        let name = self.name(
            &['=', ',', ':'],
            "a register, `cfa`, `object`, `thread`, `@` or `[`",
        )?;
        self.need("=", "`=`")?;
        Ok(match name.as_str() {
            "cfa" => Known::Cfa(self.small()?),
            "object" => Known::Object(self.instance()?),
            "thread" => Known::Thread(self.small()?),
            _ => {
                let (register, when) = match name.strip_prefix("entry.") {
                    Some(register) => (register.to_string(), When::OnEntry),
                    None => (name, When::Now),
                };
                self.skip();
                let bytes = if self.rest().starts_with('<') {
                    self.bytes()?
                } else {
                    self.number("a number")?.to_le_bytes().to_vec()
                };
                Known::Register {
                    register,
                    when,
                    bytes,
                }
            }
        })
    }

    /// Reads an address in address space 0, or a location in parentheses: memory, a register, or a
    /// composite of these.
    fn instance(&mut self) -> Parse<Vec<(u64, InstancePart)>> {
        self.skip();
        if !self.rest().starts_with('(') {
            let (space, address) = (0, self.small()?);
            return Ok(alloc::vec![(0, InstancePart::Memory { space, address })]);
        }
        let start = self.at;
        self.need("(", "`(`")?;
        let location = self.location(0)?;
        self.need(")", "`)`")?;
        match instance_of(&location) {
            Some(parts) => Ok(parts),
            None => {
                self.at = start;
                self.expected("a location in memory, in a register, or in parts of these")
            }
        }
    }

    /// Reads `<01 02 …>`.
    fn bytes(&mut self) -> Parse<Vec<u8>> {
        self.need("<", "`<` and bytes")?;
        let mut digits = String::new();
        while !self.eat(">") {
            let more = self.run(|next| next.is_ascii_hexdigit());
            if more.is_empty() {
                return self.expected("a byte, or `>`");
            }
            digits.push_str(more);
        }
        self.hex(&digits)
    }

    fn hex(&self, digits: &str) -> Parse<Vec<u8>> {
        let pairs = digits.as_bytes().chunks(2).map(|pair| {
            let text = core::str::from_utf8(pair)
                .ok()
                .filter(|pair| pair.len() == 2)?;
            u8::from_str_radix(text, 16).ok()
        });
        let bytes: Option<Vec<u8>> = pairs.collect();
        bytes.map_or_else(|| self.expected("whole bytes, of two digits each"), Ok)
    }

    fn subject(&mut self) -> Parse<Subject> {
        if self.eat("caller(") {
            let (line, column) = (self.line, self.column());
            let register = self.name(&[')'], "a register")?;
            self.need(")", "`)`")?;
            return Ok(Subject::Caller {
                register,
                line,
                column,
            });
        }
        Ok(match self.object(&['=', '@'])? {
            ObjectName::Named { name, line: None } if name == "cfa" => Subject::Cfa,
            object => Subject::Object(object),
        })
    }

    /// Reads an object: the number of its node, or its name up to whitespace or one of `ends`, and
    /// its line.
    fn object(&mut self, ends: &[char]) -> Parse<ObjectName> {
        if self.eat("!") {
            return Ok(ObjectName::Node(self.small()?));
        }
        let name = self.name(ends, "an object")?;
        let line = match self.eat("@") {
            true => Some(self.small()?),
            false => None,
        };
        Ok(ObjectName::Named { name, line })
    }

    /// Reads an offset in bytes, with bits after a point.
    fn offset(&mut self) -> Parse<u128> {
        let bytes = self.number("a number")?;
        let bits = if self.rest().starts_with('.') && !self.rest().starts_with("..") {
            self.at += 1;
            self.number("a number")?
        } else {
            0
        };
        match bytes
            .checked_mul(8)
            .and_then(|whole| whole.checked_add(bits))
            .filter(|at| *at < 1 << 100)
        {
            Some(at) => Ok(at),
            None => self.expected("a smaller offset"),
        }
    }

    /// Reads `+OFFSET`; 0 if absent.
    fn plus(&mut self) -> Parse<u128> {
        if self.eat("+") { self.offset() } else { Ok(0) }
    }

    fn location(&mut self, depth: u32) -> Parse<ExpectedLocation> {
        if depth > MAX_DEPTH {
            return self.expected("fewer locations within locations");
        }
        if self.keyword("undef") {
            self.plus()?;
            return Ok(ExpectedLocation::Undefined);
        }
        if self.keyword("error") {
            return Ok(ExpectedLocation::Error);
        }
        if self.eat("mem(") {
            let space = self.small()?;
            self.need(")", "`)`")?;
            let bit = self.plus()?;
            return Ok(ExpectedLocation::Memory { space, bit });
        }
        if self.eat("reg(") {
            let number = self.small_or("the DWARF number of a register")?;
            self.need(")", "`)`")?;
            let bit = self.plus()?;
            return Ok(ExpectedLocation::Register { number, bit });
        }
        if self.eat("imm(") {
            let digits = self.run(|next| next.is_ascii_hexdigit()).to_string();
            let bytes = self.hex(&digits)?;
            self.need(")", "`)`")?;
            let bit = self.plus()?;
            return Ok(ExpectedLocation::Known { bytes, bit });
        }
        if self.eat("ptr(") {
            let to = match self.eat("@") {
                true => self.target()?,
                false => self.location(depth + 1)?,
            };
            self.need(")", "`)`")?;
            let (to, bit) = (Box::new(to), self.plus()?);
            return Ok(ExpectedLocation::Pointer { to, bit });
        }
        if self.eat("multi{") {
            let mut members = alloc::vec![self.location(depth + 1)?];
            while self.eat("|") {
                members.push(self.location(depth + 1)?);
            }
            self.need("}", "`|` or `}`")?;
            let bit = self.plus()?;
            return Ok(ExpectedLocation::OneOf { members, bit });
        }
        if self.eat("comp[") {
            let (parts, bit) = (self.parts(depth)?, self.plus()?);
            return Ok(ExpectedLocation::Parts { parts, bit });
        }
        self.expected("a location in normal form")
    }

    /// Reads the object that a pointer points to, and the offset in it.
    fn target(&mut self) -> Parse<ExpectedLocation> {
        let target = self.object(&['@', '+', ')'])?;
        self.targets.push(target);
        let number = self.targets.len() - 1;
        let bit = self.plus()?;
        Ok(ExpectedLocation::Target { number, bit })
    }

    /// Reads the parts of a composite, and the closing bracket.
    fn parts(&mut self, depth: u32) -> Parse<Vec<(Option<u128>, ExpectedLocation)>> {
        let mut parts = Vec::new();
        let mut start = 0;
        while !self.eat("]") {
            if self.offset()? != start {
                return self.expected("the part that follows, without a gap");
            }
            self.need("..", "`..`")?;
            let end = if self.keyword("end") {
                None
            } else {
                Some(self.offset()?)
            };
            if end.is_some_and(|end| end <= start) {
                return self.expected("an end after the start");
            }
            self.need(":", "`:` and a location")?;
            parts.push((end, self.location(depth + 1)?));
            start = end.unwrap_or(u128::MAX);
            if !self.eat(",") && !self.rest().starts_with(']') {
                return self.expected("`,` or `]`");
            }
        }
        Ok(parts)
    }
}

//! Modules in text, mutated at random, as by a mistake of a person or a pass.
//!
//! Some changes keep most of a module valid (another number, register, type or operation), some
//! change lines (deleted, duplicated, swapped, moved, taken from another module), and some add
//! markers, of which hand-written modules have few.

#[path = "tokens.rs"]
mod tokens;

use dwarfsmith::check::mix;
use dwarfsmith::{Target, text};
use std::ops::Range;
use tokens::{Kind, Token, tokens};

/// Random numbers from a seed.
pub struct Random {
    seed: u64,
    drawn: u64,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { seed, drawn: 0 }
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.drawn += 1;
        (mix(self.seed, self.drawn) % limit.max(1) as u64) as usize
    }

    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}

/// A module in text.
#[derive(Clone)]
pub struct Source {
    pub target: Target,
    pub lines: Vec<String>,
}

impl Source {
    /// `None` if the text names no known target.
    pub fn new(text: &str) -> Option<Source> {
        let lines: Vec<String> = text
            .trim_start_matches('\u{feff}')
            .lines()
            .filter(|line| !line.starts_with(';') && !line.is_empty())
            .map(String::from)
            .collect();
        let target = lines
            .iter()
            .find_map(|line| line.strip_prefix("target \"")?.strip_suffix('"'))?;
        Some(Source {
            target: Target::by_name(target)?,
            lines,
        })
    }

    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// Appends another module with the numbers of nodes and names of functions that belong to a
    /// number.
    pub fn append(&mut self, other: &Source, number: usize) {
        for line in &other.lines {
            if line.starts_with("target ") {
                continue;
            }
            let mut line = line.clone();
            let mut found = Vec::new();
            tokens(&line, 0, self.target, &mut found);
            for token in found.iter().rev().filter(|token| token.kind == Kind::Node) {
                let node: usize = line[token.span.clone()].parse().unwrap_or(0);
                line.replace_range(token.span.clone(), &format!("{}", node + 1000 * number));
            }
            // The name of a function, not the ` @ ` before the first byte of a block.
            let name = line
                .find(" @")
                .filter(|at| !line[at + 2..].starts_with(' '));
            if let Some(at) = name
                && !line.starts_with(['!', ' '])
            {
                line.insert_str(at + 2, &format!("other{number}."));
            }
            self.lines.push(line);
        }
    }
}

/// The spans of the operations of the expression in a line, between the parentheses.
fn expression(line: &str) -> Option<Range<usize>> {
    let start = line.find("!DIExpr(")? + "!DIExpr(".len();
    let mut depth = 1;
    let end = line[start..].char_indices().find_map(|(at, character)| {
        depth += match character {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        (depth == 0).then_some(start + at)
    })?;
    Some(start..end)
}

fn operations(text: &str) -> Vec<String> {
    let text = text.trim();
    if text.is_empty() {
        Vec::new()
    } else {
        text.split(", DIOp").map(operation).collect()
    }
}

fn operation(text: &str) -> String {
    if text.starts_with("DIOp") {
        text.into()
    } else {
        format!("DIOp{text}")
    }
}

const LIMITS: [u64; 22] = [
    0,
    1,
    7,
    8,
    32,
    63,
    64,
    65,
    127,
    128,
    129,
    255,
    256,
    0x7fff,
    0xffff,
    0x1_0000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    i64::MAX as u64,
    u64::MAX,
];

const TYPES: [&str; 24] = [
    "i1", "u1", "i8", "u8", "i16", "u16", "i24", "i32", "u32", "i33", "i64", "u64", "i128", "u128",
    "f16", "f32", "f64", "f80", "f128", "ptr", "b8", "b32", "b64", "b128",
];

const OPERATIONS: [&str; 25] = [
    "DIOpRead()",
    "DIOpNeg()",
    "DIOpNot()",
    "DIOpAbs()",
    "DIOpAddrOf(0)",
    "DIOpDeref(i32)",
    "DIOpDeref(ptr)",
    "DIOpDeref(i64)",
    "DIOpConstant(i32 undef)",
    "DIOpConstant(u8 0)",
    "DIOpConstant(i64 -1)",
    "DIOpConstant(i32 4)",
    "DIOpByteOffset(i8)",
    "DIOpBitOffset(i32)",
    "DIOpComposite(2, b64)",
    "DIOpObjectMap(4, 1)",
    "DIOpAdd()",
    "DIOpMul()",
    "DIOpShr()",
    "DIOpConvert(i32)",
    "DIOpZExt(i64)",
    "DIOpSExt(i64)",
    "DIOpReinterpret(b32)",
    "DIOpCFA(0)",
    "DIOpEntryValue(i64)",
];

/// Changes of a module, with the other modules as a source.
pub struct Mutator<'a> {
    pub random: Random,
    pub corpus: &'a [Source],
    pub source: Source,
}

impl Mutator<'_> {
    fn tokens(&self, kind: Kind) -> Vec<Token> {
        let mut all = Vec::new();
        for (number, line) in self.source.lines.iter().enumerate() {
            tokens(line, number, self.source.target, &mut all);
        }
        all.retain(|token| token.kind == kind);
        all
    }

    fn text(&self, token: &Token) -> &str {
        &self.source.lines[token.line][token.span.clone()]
    }

    fn replace(&mut self, token: &Token, text: &str) {
        self.source.lines[token.line].replace_range(token.span.clone(), text);
    }

    /// A change after which the text does not parse is usually undone.
    pub fn mutate(&mut self) {
        let before = self.source.clone();
        self.change();
        if text::parse(&self.source.text()).is_err() && !self.random.one_in(24) {
            self.source = before;
        }
    }

    fn line(&mut self) -> usize {
        self.random.below(self.source.lines.len())
    }

    /// Another module of the same target.
    fn other(&mut self) -> Source {
        let corpus = self.corpus;
        let same: Vec<&Source> = corpus
            .iter()
            .filter(|other| other.target == self.source.target)
            .collect();
        self.random
            .pick(&same)
            .map_or_else(|| self.source.clone(), |other| (*other).clone())
    }

    /// A place for a line: after a line that begins in the same way.
    fn place(&mut self, line: &str) -> usize {
        let kind = |line: &str| {
            line.chars()
                .take(if line.starts_with('!') { 1 } else { 3 })
                .collect::<String>()
        };
        let lines = self.source.lines.iter().enumerate();
        let alike: Vec<usize> = lines
            .filter(|(_, other)| kind(other) == kind(line))
            .map(|(at, _)| at + 1)
            .collect();
        match self.random.pick(&alike) {
            Some(at) => *at,
            None => self.line(),
        }
    }

    /// A number of an existing node.
    fn node(&mut self) -> String {
        let nodes = self.tokens(Kind::Node);
        self.random
            .pick(&nodes)
            .map_or_else(|| "0".into(), |token| self.text(token).into())
    }

    fn number(&mut self) {
        let numbers = self.tokens(Kind::Number);
        let Some(token) = self.random.pick(&numbers).cloned() else {
            return;
        };
        let text = self.text(&token);
        let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |hex| (hex, 16));
        let Ok(value) = u64::from_str_radix(digits, radix) else {
            return;
        };
        let new = match self.random.below(8) {
            0 | 1 => value.wrapping_add(1),
            2 | 3 => value.wrapping_sub(1),
            4 => value.wrapping_mul(2),
            5 => value / 2,
            6 => LIMITS[self.random.below(LIMITS.len())],
            _ => {
                let other = self.random.pick(&numbers).cloned().unwrap_or(token.clone());
                let text = String::from(self.text(&other));
                return self.replace(&token, &text);
            }
        };
        let new = if radix == 16 {
            format!("{new:#x}")
        } else {
            new.to_string()
        };
        self.replace(&token, &new);
    }

    fn reference(&mut self) {
        let nodes = self.tokens(Kind::Node);
        let Some(token) = self.random.pick(&nodes).cloned() else {
            return;
        };
        let other = self.node();
        self.replace(&token, &other);
    }

    fn register(&mut self) {
        let registers = self.tokens(Kind::Register);
        let Some(token) = self.random.pick(&registers).cloned() else {
            return;
        };
        let banks = self.source.target.description().registers;
        let new = match (self.random.pick(banks), self.random.below(3)) {
            (_, 0) | (None, _) => {
                let other = self
                    .random
                    .pick(&registers)
                    .cloned()
                    .unwrap_or(token.clone());
                String::from(self.text(&other))
            }
            (Some(bank), _) => {
                let register = dwarfsmith::target::Register(
                    bank.first + self.random.below(bank.count.into()) as u16,
                );
                self.source.target.register_name(register)
            }
        };
        self.replace(&token, &new);
    }

    fn ty(&mut self) {
        let types = self.tokens(Kind::Type);
        let Some(token) = self.random.pick(&types).cloned() else {
            return;
        };
        let old = self.text(&token);
        let size = old.get(1..).and_then(|digits| digits.parse::<u64>().ok());
        let new = match (size, self.random.below(4)) {
            // A type of the same size leaves most expressions valid.
            (Some(bits), 0 | 1) => format!("{}{bits}", ["i", "u", "b"][self.random.below(3)]),
            (_, 2) => TYPES[self.random.below(TYPES.len())].into(),
            _ => {
                let other = self.random.pick(&types).cloned().unwrap_or(token.clone());
                String::from(self.text(&other))
            }
        };
        self.replace(&token, &new);
    }

    /// Makes a lifetime bounded, computed or of the kind that its markers give.
    fn kind(&mut self) {
        let lifetimes: Vec<usize> = self
            .source
            .lines
            .iter()
            .enumerate()
            .filter(|(_, l)| l.contains("!DILifetime("))
            .map(|(at, _)| at)
            .collect();
        let Some(at) = self.random.pick(&lifetimes).copied() else {
            return;
        };
        let line = &self.source.lines[at];
        let plain = line
            .replace("kind: bounded, ", "")
            .replace("kind: computed, ", "");
        let plain = plain
            .replace(", kind: bounded", "")
            .replace(", kind: computed", "");
        let kind = ["", "kind: bounded, ", "kind: computed, "][self.random.below(3)];
        self.source.lines[at] = plain.replacen("!DILifetime(", &format!("!DILifetime({kind}"), 1);
    }

    /// Changes the operations of an expression.
    fn expression(&mut self) {
        let lines: Vec<usize> = self
            .source
            .lines
            .iter()
            .enumerate()
            .filter(|(_, l)| expression(l).is_some())
            .map(|(at, _)| at)
            .collect();
        let Some(at) = self.random.pick(&lines).copied() else {
            return;
        };
        let Some(span) = expression(&self.source.lines[at]) else {
            return;
        };
        let mut all = operations(&self.source.lines[at][span.clone()]);
        let place = self.random.below(all.len() + 1);
        match self.random.below(8) {
            0 if place < all.len() => drop(all.remove(place)),
            1 if place < all.len() => all.insert(place, all[place].clone()),
            2 if place + 1 < all.len() => all.swap(place, place + 1),
            3 | 4 => all.insert(
                place,
                OPERATIONS[self.random.below(OPERATIONS.len())].into(),
            ),
            5 if place < all.len() => {
                // Another operation with as many inputs.
                let binary = [
                    "Add", "Sub", "Mul", "Div", "Mod", "And", "Or", "Xor", "Shl", "LShr", "AShr",
                    "Shr",
                ];
                let of = |name: &str| all[place] == format!("DIOp{name}()");
                if binary.iter().any(|name| of(name)) {
                    all[place] = format!("DIOp{}()", binary[self.random.below(binary.len())]);
                } else {
                    all[place] = OPERATIONS[self.random.below(OPERATIONS.len())].into();
                }
            }
            _ => {
                let other = self.other();
                let lines: Vec<&String> = other
                    .lines
                    .iter()
                    .filter(|line| expression(line).is_some())
                    .collect();
                let Some(line) = self.random.pick(&lines) else {
                    return;
                };
                let Some(span) = expression(line) else { return };
                let others = operations(&line[span]);
                let from = self.random.below(others.len());
                let count = 1 + self.random.below(others.len() - from);
                all.splice(place..place, others.into_iter().skip(from).take(count));
            }
        }
        self.source.lines[at].replace_range(span, &all.join(", "));
    }

    /// Another marker of a lifetime, at a position of a function.
    fn marker(&mut self) {
        let lines = self.source.lines.iter().enumerate();
        let markers: Vec<usize> = lines
            .filter(|(_, l)| l.contains(": dbg."))
            .map(|(at, _)| at)
            .collect();
        let Some(at) = self.random.pick(&markers).copied() else {
            return;
        };
        let position = self.source.lines[at]
            .split(':')
            .next()
            .unwrap_or_default()
            .to_string();
        let node = self.node();
        let from = self.random.pick(&markers).copied().unwrap_or(at);
        let referrer = self.source.lines[from]
            .split_once(", ")
            .map_or("%undef", |(_, referrer)| referrer)
            .to_string();
        let marker = match self.random.below(3) {
            0 => format!("{position}: dbg.def !{node}, {referrer}"),
            _ => format!("{position}: dbg.kill !{node}"),
        };
        self.source.lines.insert(at + 1, marker);
    }

    /// A line of another module.
    fn splice(&mut self) {
        let other = self.other();
        let from = self.random.below(other.lines.len());
        let Some(line) = other.lines.get(from) else {
            return;
        };
        let mut line = line.clone();
        if self.random.one_in(2) {
            let mut found = Vec::new();
            tokens(&line, 0, self.source.target, &mut found);
            for token in found.iter().rev().filter(|token| token.kind == Kind::Node) {
                let node = self.node();
                line.replace_range(token.span.clone(), &node);
            }
        }
        // A node that exists already would be defined twice.
        if let Some((name, rest)) = line.clone().split_once(" = ")
            && name.starts_with('!')
        {
            line = format!("!{} = {rest}", 900 + self.random.below(100));
        }
        let at = self.place(&line);
        self.source.lines.insert(at, line);
    }

    /// Appends another module, under other numbers and names.
    pub fn join(&mut self) {
        let other = self.other();
        self.source.append(&other, 1);
    }

    fn change(&mut self) {
        if self.source.lines.len() < 2 {
            return;
        }
        match self.random.below(24) {
            0 => drop({
                let at = self.line();
                self.source.lines.remove(at)
            }),
            1 => {
                // A few consecutive lines.
                let at = self.line();
                let end = (at + 1 + self.random.below(4)).min(self.source.lines.len());
                self.source.lines.drain(at..end);
            }
            2 => {
                let at = self.line();
                let line = self.source.lines[at].clone();
                let to = if self.random.one_in(2) {
                    at
                } else {
                    self.place(&line)
                };
                self.source.lines.insert(to, line);
            }
            3 => {
                let (one, other) = (self.line(), self.line());
                self.source.lines.swap(one, other);
            }
            4 => {
                let at = self.line();
                let line = self.source.lines.remove(at);
                let to = self.place(&line);
                self.source
                    .lines
                    .insert(to.min(self.source.lines.len()), line);
            }
            5 | 6 => self.splice(),
            7..=10 => self.number(),
            11..=12 => self.reference(),
            13..=14 => self.register(),
            15..=17 => self.ty(),
            18 => self.kind(),
            19 => self.marker(),
            _ => self.expression(),
        }
    }
}

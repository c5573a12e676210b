//! Referrers and registers: `%reg(rax)`, `%slot(cfa-24, 64)`, `%const(i32 42)`.
//!
//! An item in a list of registers is a register's name, or `%reg(NAME, BITOFFSET, BITS)` for a part
//! of a register. A slot without a size has the size that the expression requires. `dwN` is DWARF
//! register N. The validator checks whether the target has it.

use super::cursor::quote;
use super::error::{Failure, ParseErrorKind};
use super::expressions::{constant, read_module_constant};
use super::lex::{TokenKind, is_plain_symbol};
use super::reader::Reader;
use super::syntax::Span;
use super::writer::Writer;
use crate::markers::{Base, FunctionBody, FunctionView, Referrer, RegisterPart, ValueId};
use crate::target::Register;
use alloc::vec::Vec;

/// The words that have another meaning where the name of a register is allowed. A target that is
/// made with [`Target::new`](crate::target::Target::new) may have registers with any names.
const KEYWORDS: [&str; 7] = [
    "cfa",
    "fb",
    "same_value",
    "undefined",
    "restore",
    "remember_state",
    "restore_state",
];

impl Writer<'_> {
    pub(super) fn referrer(&mut self, referrer: Referrer, function: FunctionView<'_>) {
        match referrer {
            Referrer::Undefined => self.out.push_str("%undef"),
            Referrer::Register(part) => {
                self.out.push_str("%reg(");
                self.register(part.register);
                if (part.bit_offset, part.bits) != (0, 0) {
                    self.push(format_args!(", {}, {}", part.bit_offset, part.bits));
                }
                self.out.push(')');
            }
            Referrer::Registers { first, count } => {
                self.out.push_str("%regs(");
                for (index, part) in function.register_list(first, count).iter().enumerate() {
                    if index > 0 {
                        self.out.push_str(", ");
                    }
                    match part {
                        RegisterPart {
                            register,
                            bit_offset: 0,
                            bits: 0,
                        } => self.register(*register),
                        part => self.referrer(Referrer::Register(*part), function),
                    }
                }
                self.out.push(')');
            }
            Referrer::Lane { register, bits } => {
                self.out.push_str("%lane(");
                self.register(register);
                self.push(format_args!(", {bits})"));
            }
            Referrer::Slot { base, offset, bits } => {
                self.out.push_str("%slot(");
                self.base(base);
                self.push(format_args!("{offset:+}"));
                if bits != 0 {
                    self.push(format_args!(", {bits}"));
                }
                self.out.push(')');
            }
            Referrer::Address { base, offset } => {
                self.out.push_str("%addr(");
                self.base(base);
                self.push(format_args!("{offset:+})"));
            }
            Referrer::Symbol { symbol, offset } => {
                self.out.push_str("%addr(");
                self.symbol(self.module.metadata.strings.get(symbol));
                self.push(format_args!("{offset:+})"));
            }
            Referrer::Constant { ty, value } => {
                self.push(format_args!("%const({ty} "));
                constant(ty, value, self);
                self.out.push(')');
            }
            Referrer::Value(number) => self.push(format_args!("%entity({number})")),
        }
    }

    /// Writes the name of a register, or `dwN` if the parser would not read the name as this
    /// register.
    pub(super) fn register(&mut self, register: Register) {
        let target = self.module.target;
        let name = target.register_name(register);
        let is_return_address = register.0 == target.description().return_address;
        let is_keyword = KEYWORDS.contains(&name.as_str()) || name == "ra" && !is_return_address;
        match is_plain_symbol(&name) && !is_keyword && target.register(&name) == Some(register) {
            true => self.out.push_str(&name),
            false => self.push(format_args!("dw{}", register.0)),
        }
    }

    fn base(&mut self, base: Base) {
        match base {
            Base::Register(register) => self.register(register),
            Base::Cfa => self.out.push_str("cfa"),
            Base::Frame => self.out.push_str("fb"),
        }
    }

    /// Writes `@name`, with quotes if the name needs them.
    pub(super) fn symbol(&mut self, name: &str) {
        self.out.push('@');
        if is_plain_symbol(name) {
            self.out.push_str(name);
        } else {
            quote(name, &mut self.out);
        }
    }
}

const REFERRERS: [&str; 8] = [
    "%reg", "%regs", "%lane", "%slot", "%addr", "%const", "%entity", "%undef",
];

impl Reader<'_, '_> {
    /// Reads a referrer. Lists of registers are stored in `body`.
    pub(super) fn referrer(&mut self, body: &mut FunctionBody) -> Result<Referrer, Failure> {
        const EXPECTED: &str = "a referrer: %reg(NAME), %regs, %lane, %slot, %addr, %const, \
            %entity or %undef";
        if self.cursor.kind() != TokenKind::PERCENT {
            return Err(self.cursor.unexpected(EXPECTED));
        }
        let (span, name) = (self.cursor.span(), self.cursor.text());
        self.cursor.bump();
        if name == "%undef" {
            return Ok(Referrer::Undefined);
        }
        let unknown = |this: &Self| {
            let mismatch = this.cursor.mismatch(span, EXPECTED);
            mismatch.or_unknown("referrer", name, REFERRERS)
        };
        if let Err(missing) = self.cursor.expect(b'(', "`(`") {
            return Err(match REFERRERS.contains(&name) {
                true => missing,
                false => unknown(self),
            });
        }
        let referrer = match name {
            "%reg" => Referrer::Register(self.register_part()?),
            "%regs" => self.register_list(body)?,
            "%lane" => self.lane()?,
            "%slot" => self.slot()?,
            "%addr" if self.cursor.kind() == TokenKind::SYMBOL => {
                let symbol = self.cursor.symbol("a symbol")?;
                Referrer::Symbol {
                    symbol: self.module.text(&symbol),
                    offset: self.offset()?,
                }
            }
            "%addr" => Referrer::Address {
                base: self.base()?,
                offset: self.offset()?,
            },
            "%const" => {
                let ty = self.cursor.ty()?;
                let value = read_module_constant(self, ty)?;
                Referrer::Constant { ty, value }
            }
            "%entity" => Referrer::Value(ValueId(self.cursor.integer("a value's number")?)),
            _ => return Err(unknown(self)),
        };
        self.cursor.expect(b')', "`)`")?;
        Ok(referrer)
    }

    /// Reads `NAME, BITS`.
    fn lane(&mut self) -> Result<Referrer, Failure> {
        let register = self.register()?;
        self.cursor
            .expect(b',', "`,` and the size of an element in bits")?;
        Ok(Referrer::Lane {
            register,
            bits: self.cursor.integer("a size in bits")?,
        })
    }

    /// Reads `BASE+OFFSET` or `BASE+OFFSET, BITS`.
    fn slot(&mut self) -> Result<Referrer, Failure> {
        let (base, offset) = (self.base()?, self.offset()?);
        let bits = match self.cursor.mark(b',') {
            true => self.cursor.integer("a size in bits")?,
            false => 0,
        };
        Ok(Referrer::Slot { base, offset, bits })
    }

    /// Reads registers and parts of registers, separated by commas.
    fn register_list(&mut self, body: &mut FunctionBody) -> Result<Referrer, Failure> {
        let mut parts = Vec::new();
        // The validator rejects an empty list.
        if self.cursor.kind() == TokenKind(b')') {
            return Ok(body.register_list(&parts));
        }
        loop {
            if self.cursor.kind() == TokenKind::PERCENT && self.cursor.text() == "%reg" {
                self.cursor.bump();
                self.cursor.expect(b'(', "`(`")?;
                parts.push(self.register_part()?);
                self.cursor.expect(b')', "`)`")?;
            } else {
                parts.push(self.listed_register()?);
            }
            if !self.cursor.mark(b',') {
                return Ok(body.register_list(&parts));
            }
        }
    }

    /// Reads `NAME` in a list: the size of an alias determines the place of the next register.
    fn listed_register(&mut self) -> Result<RegisterPart, Failure> {
        let name = self.cursor.text();
        let part = self.whole_register()?;
        let narrower = self.named_bits(name, part.register);
        let narrower = narrower.filter(|(named, own)| named < own);
        Ok(RegisterPart {
            bits: narrower.map_or(part.bits, |(named, _)| named),
            ..part
        })
    }

    /// Returns the sizes in bits that a name and its register have.
    fn named_bits(&self, name: &str, register: Register) -> Option<(u32, u32)> {
        let target = self.outline.target?;
        Some((target.named_bits(name)?, target.register_bits(register)?))
    }

    /// Reads `NAME` or `NAME, BITOFFSET, BITS`.
    fn register_part(&mut self) -> Result<RegisterPart, Failure> {
        let part = self.whole_register()?;
        if !self.cursor.mark(b',') {
            return Ok(part);
        }
        let bit_offset = self.cursor.integer("an offset in bits")?;
        self.cursor.expect(b',', "`,` and a size in bits")?;
        Ok(RegisterPart {
            bit_offset,
            bits: self.cursor.integer("a size in bits")?,
            ..part
        })
    }

    /// Reads `NAME`: a whole register. For an alias that is wider than its register, the result has
    /// as many bits as the alias.
    fn whole_register(&mut self) -> Result<RegisterPart, Failure> {
        let span = self.cursor.span();
        let name = self.cursor.take(TokenKind::WORD, "a register's name")?;
        if let Some(known) = self.registers.get(name) {
            return Ok(*known);
        }
        let register = self.find_register(name, span)?;
        let wider = (self.named_bits(name, register)).filter(|(named, own)| named > own);
        let part = RegisterPart {
            register,
            bit_offset: 0,
            bits: wider.map_or(0, |(named, _)| named),
        };
        self.registers.insert(name, part);
        Ok(part)
    }

    pub(super) fn register(&mut self) -> Result<Register, Failure> {
        self.whole_register().map(|part| part.register)
    }

    fn find_register(&self, name: &str, span: Span) -> Result<Register, Failure> {
        let Some(target) = self.outline.target else {
            // The unknown target has already been reported.
            return Ok(Register(0));
        };
        let number = name
            .strip_prefix("dw")
            .and_then(|digits| digits.parse().ok())
            .map(Register);
        target.register(name).or(number).ok_or_else(|| {
            let kind =
                ParseErrorKind::unknown("register of the target", name, target.register_names());
            Failure { span, kind }
        })
    }

    fn base(&mut self) -> Result<Base, Failure> {
        if self.cursor.word("cfa") {
            return Ok(Base::Cfa);
        }
        if self.cursor.word("fb") {
            return Ok(Base::Frame);
        }
        self.register().map(Base::Register)
    }

    /// Reads `+N`, `-N` or nothing, which is 0.
    pub(super) fn offset<T: TryFrom<i128> + Default>(&mut self) -> Result<T, Failure> {
        match self.cursor.kind() {
            TokenKind(b'-') => self.cursor.integer("an offset in bytes"),
            TokenKind(b'+') => {
                self.cursor.bump();
                self.cursor.integer("an offset in bytes")
            }
            _ => Ok(T::default()),
        }
    }
}

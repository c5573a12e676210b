//! Reads the rows of a function's sections, except `define`, into a [`FunctionBody`].

use super::error::Failure;
use super::expressions::read_expression;
use super::lex::TokenKind;
use super::reader::Reader;
use super::values::Value;
use crate::markers::{
    CallParameter, CallSite, CallTarget, CodePart, CodeRange, FrameRule, FunctionBody, LineRow,
    ValueId,
};
use crate::metadata::{FileId, Object, Scope, SubprogramId};
use crate::module::CodeItem;
use crate::target::Register;
use crate::units::ByteOffset;
use alloc::vec::Vec;

impl Reader<'_, '_> {
    /// Reads `0x20..0x30`.
    fn range(&mut self) -> Result<CodeRange, Failure> {
        let start: u32 = self.cursor.integer("a range such as `0x0..0x8`, or `}`")?;
        self.cursor.expect_kind(TokenKind::RANGE, "`..`")?;
        Ok(CodeRange::from(
            start..self.cursor.integer("the end of the range")?,
        ))
    }

    /// Reads `0x20..0x30: %reg(rax), %slot(cfa-24, 64)`.
    pub(super) fn value(&mut self, value: u32, body: &mut FunctionBody) -> Result<(), Failure> {
        let range = self.range()?;
        self.cursor.expect(b':', "`:`")?;
        loop {
            let location = self.referrer(body)?;
            body.value(ValueId(value), range, location);
            if !self.cursor.mark(b',') {
                return Ok(());
            }
        }
    }

    /// Reads `0x0: !2 5:3 stmt prologue_end epilogue_begin discriminator 1`.
    pub(super) fn line(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let first = self.cursor.at();
        let position = self.position()?;
        let file = FileId::read(self)?;
        let line = self.cursor.integer("a line")?;
        let column = if self.cursor.mark(b':') {
            self.cursor.integer("a column")?
        } else {
            0
        };
        let is_statement = self.cursor.word("stmt");
        let prologue_end = self.cursor.word("prologue_end");
        let epilogue_begin = self.cursor.word("epilogue_begin");
        let discriminator = if self.cursor.word("discriminator") {
            self.cursor.integer("a discriminator")?
        } else {
            0
        };
        let row = LineRow::statement(position, file, line).column(column);
        body.row(LineRow {
            is_statement,
            prologue_end,
            epilogue_begin,
            discriminator,
            ..row
        });
        self.map
            .add_position(position, CodeItem::LineRow, self.cursor.span_since(first));
        Ok(())
    }

    /// Reads `!7: 0x4..0x20, 0x30..0x38`.
    pub(super) fn scope(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let scope = Scope::read(self)?;
        self.cursor.expect(b':', "`:`")?;
        loop {
            let first = self.cursor.at();
            let range = self.range()?;
            body.scope(scope, range);
            self.map.add_position(
                range.start,
                CodeItem::ScopeRange,
                self.cursor.span_since(first),
            );
            if !self.cursor.mark(b',') {
                return Ok(());
            }
        }
    }

    /// Reads `0x20: @f.cold data @f.cold.table`: the start of a part, and its symbol.
    pub(super) fn code_part(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let first = self.cursor.at();
        let start = self.code_position("the part's first byte, or `}`")?;
        self.cursor.expect(b':', "`:`")?;
        let symbol = self.cursor.symbol("the part's symbol")?;
        let mut part = CodePart::new(start, self.module.text(&symbol));
        if self.cursor.word("data") {
            let data = self.cursor.symbol("the symbol of the part's data")?;
            part.exception_data = Some(self.module.text(&data));
        }
        body.part(part);
        self.map
            .add_position(start, CodeItem::Part, self.cursor.span_since(first));
        Ok(())
    }

    /// Reads `0x10..0x15: !7 preserves(rcx), %reg(rdi) = !20, %reg(rsi) = !21`, or `..0x15: !7` if
    /// the position of the first byte is unknown. The called function may also be `indirect !20` or
    /// `unknown`. A tail call has `tail` before `preserves`.
    pub(super) fn call(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let first = self.cursor.at();
        let position = match self.cursor.kind() {
            TokenKind::RANGE => None,
            _ => Some(self.code_position("the call's first byte, `..`, or `}`")?),
        };
        self.cursor.expect_kind(TokenKind::RANGE, "`..`")?;
        let return_position = self.code_position("where the call returns to")?;
        self.cursor.expect(b':', "`:`")?;
        let target = if self.cursor.word("unknown") {
            CallTarget::Unknown
        } else if self.cursor.word("indirect") {
            CallTarget::Object(Object::read(self)?)
        } else if self.cursor.kind() != TokenKind::NODE_NUMBER {
            let expected = "`unknown`, `indirect` and an object, or a subprogram";
            return Err(self.cursor.unexpected(expected));
        } else {
            CallTarget::Subprogram(SubprogramId::read(self)?)
        };
        let is_tail_call = self.cursor.word("tail");
        let mut preserved = Vec::new();
        if self.cursor.word("preserves") {
            self.cursor.expect(b'(', "`(`")?;
            loop {
                preserved.push(self.register()?);
                if !self.cursor.mark(b',') {
                    break;
                }
            }
            self.cursor.expect(b')', "`,` or `)`")?;
        }
        let mut parameters = Vec::new();
        while self.cursor.mark(b',') {
            let location = self.referrer(body)?;
            self.cursor.expect(b'=', "`=` and an object")?;
            parameters.push(CallParameter {
                location,
                value: Object::read(self)?,
            });
        }
        let mut call = CallSite::new(return_position, target);
        (call.position, call.is_tail_call) = (position, is_tail_call);
        body.call(call, &parameters).call_preserves(&preserved);
        self.map
            .add_position(call.start(), CodeItem::Call, self.cursor.span_since(first));
        Ok(())
    }

    /// Reads `0x0: cfa = rsp+8; ra = [cfa-8]`.
    pub(super) fn frame(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let first = self.cursor.at();
        let position = self.position()?;
        loop {
            let rule = self.rule(body)?;
            body.frame(position, rule);
            if !self.cursor.mark(b';') {
                break;
            }
        }
        self.map
            .add_position(position, CodeItem::FrameRow, self.cursor.span_since(first));
        Ok(())
    }

    /// Reads `!DIExpr(…) of %reg(rsp), %reg(rax)`. Returns `None` if the next token does not start
    /// an expression.
    fn frame_expression(&mut self, body: &mut FunctionBody) -> Result<Option<u32>, Failure> {
        if self.cursor.text() != "!DIExpr" {
            return Ok(None);
        }
        let expression = read_expression(self)?;
        let mut referrers = Vec::new();
        if self.cursor.word("of") {
            referrers.push(self.referrer(body)?);
            while self.cursor.mark(b',') {
                referrers.push(self.referrer(body)?);
            }
        }
        Ok(Some(body.frame_expression(expression, &referrers)))
    }

    fn rule(&mut self, body: &mut FunctionBody) -> Result<FrameRule, Failure> {
        if self.cursor.word("remember_state") {
            return Ok(FrameRule::RememberState);
        }
        if self.cursor.word("restore_state") {
            return Ok(FrameRule::RestoreState);
        }
        if self.cursor.word("restore") {
            return Ok(FrameRule::Restore(
                self.column("`ra` or a register's name")?,
            ));
        }
        if self.cursor.word("cfa") {
            return self.cfa_rule(body);
        }
        let register = self.column(
            "`cfa`, `ra`, a register's name, `restore`, `remember_state` or `restore_state`",
        )?;
        self.register_rule(register, body)
    }

    /// Reads the rule of the canonical frame address, after `cfa`.
    fn cfa_rule(&mut self, body: &mut FunctionBody) -> Result<FrameRule, Failure> {
        self.cursor.expect(b'=', "`=`")?;
        if let Some(expression) = self.frame_expression(body)? {
            return Ok(FrameRule::CfaExpression { expression });
        }
        Ok(FrameRule::Cfa {
            register: self.register_or("a register's name or an expression")?,
            offset: ByteOffset(self.offset()?),
        })
    }

    /// Reads the rule of a register, after its name.
    fn register_rule(
        &mut self,
        register: Register,
        body: &mut FunctionBody,
    ) -> Result<FrameRule, Failure> {
        self.cursor.expect(b'=', "`=`")?;
        if self.cursor.word("same_value") {
            return Ok(FrameRule::SameValue(register));
        }
        if self.cursor.word("undefined") {
            return Ok(FrameRule::Undefined(register));
        }
        if self.cursor.word("cfa") {
            return Ok(FrameRule::ValueOffset {
                register,
                offset: ByteOffset(self.offset()?),
            });
        }
        if let Some(expression) = self.frame_expression(body)? {
            return Ok(FrameRule::ValueExpression {
                register,
                expression,
            });
        }
        if !self.cursor.mark(b'[') {
            return Ok(FrameRule::Register {
                register,
                saved_in: self.register_or(
                    "`[`, `cfa`, `same_value`, `undefined`, a register's name or an expression",
                )?,
            });
        }
        if let Some(expression) = self.frame_expression(body)? {
            self.cursor.expect(b']', "`]`")?;
            return Ok(FrameRule::Expression {
                register,
                expression,
            });
        }
        if !self.cursor.word("cfa") {
            return Err(self.cursor.unexpected("`cfa` or an expression"));
        }
        let offset = ByteOffset(self.offset()?);
        self.cursor.expect(b']', "`]`")?;
        Ok(FrameRule::Offset { register, offset })
    }

    /// Reads a register that has a rule; `ra` is the column of the return address.
    fn column(&mut self, expected: &'static str) -> Result<Register, Failure> {
        match self.outline.target {
            Some(target) if self.cursor.word("ra") => {
                Ok(Register(target.description().return_address))
            }
            _ => self.register_or(expected),
        }
    }

    /// Reads the name of a register. `expected` describes all that is allowed here.
    fn register_or(&mut self, expected: &'static str) -> Result<Register, Failure> {
        if self.cursor.kind() != TokenKind::WORD {
            return Err(self.cursor.unexpected(expected));
        }
        self.register()
    }
}

//! The second walk, code: each function's sections, row by row, into a [`FunctionBody`].
//!
//! Sections other than `define` may stand anywhere; they find their function by its symbol. A row
//! that cannot be read is reported and skipped to the end of its line.

use super::cursor::excerpt;
use super::error::{Failure, ParseErrorKind, Span};
use super::lex::TokenKind;
use super::outline::{Section, SectionKind};
use super::reader::Reader;
use super::records::TextRecord;
use super::values::Value;
use crate::expr::DIExpr;
use crate::markers::{
    BlockIndex, CallParameter, CallSite, CallTarget, CodeRange, FrameRule, FunctionBody, LineRow,
    MarkerMode, Referrer, ValueId,
};
use crate::metadata::lists::make_room;
use crate::metadata::{
    CodeId, DIGlobal, FileId, FragmentId, LifetimeId, Object, Scope, SubprogramId, Text,
};
use crate::module::NodeKind;
use crate::target::Register;
use crate::units::Position;
use crate::upgrade::Upgrader;
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// A function: its symbol and its `define`.
struct Function {
    symbol: Text,
    define: Section,
}

/// The functions of a text, and their sections.
struct Functions {
    all: Vec<Function>,
    /// The sections that are no `define`, each behind its function's place; in the order of these.
    others: Vec<(u32, Section)>,
}

impl<'s> Reader<'_, 's> {
    /// Reads every function into the module, in the order of their `define`s.
    pub(super) fn code(&mut self) {
        let mut body = FunctionBody::default();
        let mut upgrader = Upgrader::default();
        let Functions { all, others } = self.functions();
        let mut others = others.as_slice();
        for (index, function) in (0..).zip(&all) {
            if self.report.is_full() {
                return;
            }
            self.map.add_function(function.define.span);
            let records = self.define(function, &mut body);
            while let Some(((of, section), rest)) = others.split_first()
                && *of == index
            {
                self.section(section, &mut body);
                others = rest;
            }
            self.upgrade(&mut upgrader, &mut body, &records, function.define.span);
            let made = || body.markers().map(|placed| placed.position);
            self.map.end_markers((!records.is_empty()).then(made));
            self.module.add_function(&body);
        }
        self.map.finish();
    }

    /// `global @x !dbg.def !N`.
    pub(super) fn globals(&mut self) {
        let outline = self.outline;
        for first in &outline.globals {
            self.cursor = outline.cursor.over(*first, u32::MAX);
            let global = self
                .cursor
                .symbol("the global's symbol")
                .and_then(|symbol| {
                    self.cursor.bump();
                    let symbol = self.module.text(&symbol);
                    Ok(DIGlobal {
                        symbol,
                        fragment: FragmentId::read(self)?,
                    })
                });
            match global {
                Ok(global) => {
                    self.module.metadata.globals.push(global);
                    self.map
                        .add_node(NodeKind::Global, self.cursor.span_since(*first));
                }
                Err(failure) => self.report.error(failure),
            }
        }
    }

    /// Puts the sections of each function together.
    fn functions(&mut self) -> Functions {
        let sections = &self.outline.sections;
        let mut functions = Functions {
            all: Vec::new(),
            others: Vec::new(),
        };
        let mut by_symbol: HashMap<Text, u32> = HashMap::new();
        let is_define = |section: &&Section| section.kind == SectionKind::Define;
        for section in sections
            .iter()
            .filter(is_define)
            .chain(sections.iter().filter(|section| !is_define(section)))
        {
            // Finding the line of what is there twice takes a walk over the text: not more often
            // than needed.
            if self.report.is_full() {
                break;
            }
            let mut cursor = self.outline.cursor.over(section.first, section.end);
            let span = cursor.span();
            let name = match cursor.symbol("the function's symbol") {
                Ok(name) => name,
                Err(failure) => {
                    self.report.error(failure);
                    continue;
                }
            };
            let symbol = self.module.text(&name);
            let known = by_symbol.get(&symbol).copied();
            match (section.kind, known) {
                (SectionKind::Define, None) => {
                    by_symbol.insert(symbol, functions.all.len() as u32);
                    make_room(&mut functions.all, 1);
                    functions.all.push(Function {
                        symbol,
                        define: *section,
                    });
                }
                (SectionKind::Define, Some(before)) => {
                    let what = format!("the function `@{}`", excerpt(&name));
                    let before = functions
                        .all
                        .get(before as usize)
                        .map_or(span, |before| before.define.span);
                    let first_line = self.outline.line(before);
                    self.report.error(Failure {
                        span,
                        kind: ParseErrorKind::Twice { what, first_line },
                    });
                }
                (_, Some(function)) => {
                    make_room(&mut functions.others, 1);
                    functions.others.push((function, *section));
                }
                (_, None) => {
                    let known = functions
                        .all
                        .iter()
                        .map(|function| self.module.metadata.strings.get(function.symbol));
                    let kind = ParseErrorKind::unknown("function", &name, known);
                    self.report.error(Failure { span, kind });
                }
            }
        }
        // Stable: a function's sections stay in the order of the text.
        functions.others.sort_by_key(|(function, _)| *function);
        functions
    }

    /// Reads rows up to the end of the section; after an error goes on with the next line.
    fn rows(&mut self, section: &Section, mut row: impl FnMut(&mut Self) -> Result<(), Failure>) {
        while !self.cursor.is_at_end() && !self.report.is_full() {
            let first = self.cursor.at();
            if let Err(failure) = row(self) {
                // Where the section's own bracket is missing, the end of the section has been
                // reported.
                if failure.span.start < section.span.end || !self.report.has_errors() {
                    self.report.error(failure);
                }
                self.cursor.recover(first);
            }
        }
    }

    /// Reads blocks with their markers into the body; the debug records are handed out.
    fn define(&mut self, function: &Function, body: &mut FunctionBody) -> Vec<TextRecord> {
        let section = &function.define;
        self.cursor = self
            .outline
            .cursor
            .within(section.first, section.end, section.in_frame);
        let (subprogram, size, mode) = self.define_head().unwrap_or_else(|failure| {
            self.report.error(failure);
            self.skip_to_bracket();
            (SubprogramId::placeholder(), 0, MarkerMode::Flow)
        });
        body.begin(function.symbol, subprogram, size).mode(mode);
        let mut labels = HashMap::new();
        let mut edges: Vec<(BlockIndex, &str, Span)> = Vec::new();
        let mut records = Vec::new();
        self.rows(section, |reader| match reader.cursor.kind() {
            Some(TokenKind::Word) => reader.block(body, &mut labels, &mut edges),
            Some(TokenKind::Number) if !labels.is_empty() => {
                let block = BlockIndex(labels.len() as u32 - 1);
                reader.marker(body, block, &mut records)
            }
            Some(TokenKind::Number) => Err(reader
                .cursor
                .unexpected("the first block, such as `bb0 @ 0x0:`")),
            _ => Err(reader
                .cursor
                .unexpected("a block such as `bb0 @ 0x0:`, a marker or `}`")),
        });
        let mut known: Option<Vec<&str>> = None;
        for (from, label, span) in edges {
            match labels.get(label) {
                Some((to, _)) => {
                    body.successor(from, *to);
                }
                None => {
                    if self.report.is_full() {
                        break;
                    }
                    let known = known.get_or_insert_with(|| {
                        let mut all: Vec<&str> = labels.keys().copied().collect();
                        all.sort_unstable();
                        all
                    });
                    let kind = ParseErrorKind::unknown("block", label, known.iter());
                    self.report.error(Failure { span, kind });
                }
            }
        }
        records
    }

    /// `@f size N [block_local] !dbg !N {`, whose parts after the symbol may be in any order.
    fn define_head(&mut self) -> Result<(SubprogramId, u32, MarkerMode), Failure> {
        let span = self.cursor.span();
        self.cursor.bump();
        let (mut subprogram, mut size, mut mode) = (None, None, MarkerMode::Flow);
        loop {
            if self.cursor.word("size") {
                size = Some(self.cursor.integer("the function's size in bytes")?);
            } else if self.cursor.word("block_local") {
                mode = MarkerMode::BlockLocal;
            } else if self.cursor.kind() == Some(TokenKind::NodeName)
                && self.cursor.text() == "!dbg"
            {
                self.cursor.bump();
                subprogram = Some(SubprogramId::read(self)?);
            } else {
                break;
            }
        }
        self.cursor
            .expect(b'{', "`size`, `block_local`, `!dbg` or `{`")?;
        let missing = |field| Failure {
            span,
            kind: ParseErrorKind::MissingField {
                node: "function",
                field,
            },
        };
        Ok((
            subprogram.ok_or(missing("!dbg"))?,
            size.ok_or(missing("size"))?,
            mode,
        ))
    }

    fn skip_to_bracket(&mut self) {
        while !matches!(self.cursor.kind(), None | Some(TokenKind::Mark(b'{')))
            && !self
                .cursor
                .peek_at(1)
                .is_some_and(|token| token.starts_line)
        {
            self.cursor.bump();
        }
        self.cursor.mark(b'{');
    }

    /// `bb0 @ 0x0 -> bb1, bb2:`.
    fn block(
        &mut self,
        body: &mut FunctionBody,
        labels: &mut HashMap<&'s str, (BlockIndex, Span)>,
        edges: &mut Vec<(BlockIndex, &'s str, Span)>,
    ) -> Result<(), Failure> {
        let (first, span) = (self.cursor.at(), self.cursor.span());
        let label = self.cursor.take(TokenKind::Word, "a block's name")?;
        self.cursor.expect(b'@', "`@` and the block's first byte")?;
        let start = self.code_position("a byte offset")?;
        let block = body.block(start);
        if let Some((_, before)) = labels.insert(label, (block, span)) {
            let what = format!("the block `{label}`");
            let kind = ParseErrorKind::Twice {
                what,
                first_line: self.outline.line(before),
            };
            self.report.error(Failure { span, kind });
        }
        if self.cursor.skip(TokenKind::Arrow) {
            loop {
                let span = self.cursor.span();
                edges.push((
                    block,
                    self.cursor.take(TokenKind::Word, "a block's name")?,
                    span,
                ));
                if !self.cursor.mark(b',') {
                    break;
                }
            }
        }
        self.cursor.expect(b':', "`:`")?;
        self.map.add_area(start, self.cursor.span_since(first));
        Ok(())
    }

    /// `0x0: dbg.def !20, %reg(rdi)` and its siblings.
    fn marker(
        &mut self,
        body: &mut FunctionBody,
        block: BlockIndex,
        records: &mut Vec<TextRecord>,
    ) -> Result<(), Failure> {
        let first = self.cursor.at();
        let position = self.position()?;
        if self.cursor.word("dbg.def") {
            let lifetime = LifetimeId::read(self)?;
            self.cursor.expect(b',', "`,` and a referrer")?;
            let referrer = self.referrer(body)?;
            body.def(position, lifetime, referrer);
        } else if self.cursor.word("dbg.kill") {
            body.kill(position, LifetimeId::read(self)?);
        } else if self.cursor.word("dbg.label") {
            body.label(position, CodeId::read(self)?);
        } else {
            records.extend(self.record(body, block, position, first)?);
        }
        self.map.add_marker(position, self.cursor.span_since(first));
        Ok(())
    }

    /// `0x0:`.
    fn position(&mut self) -> Result<Position, Failure> {
        let position = self.code_position("a byte offset or `}`")?;
        self.cursor.expect(b':', "`:`")?;
        Ok(position)
    }

    /// A section that is no `define`.
    fn section(&mut self, section: &Section, body: &mut FunctionBody) {
        self.cursor = self
            .outline
            .cursor
            .within(section.first, section.end, section.in_frame);
        self.cursor.bump();
        let mut entity = 0;
        let head = (|| {
            if section.kind == SectionKind::Entity {
                entity = self.cursor.integer("the value's number")?;
                self.map.add_entity(entity, section.span);
            }
            if section.kind == SectionKind::Frame && self.cursor.word("entry") {
                body.entry_frame();
            }
            self.cursor.expect(b'{', "`{`")
        })();
        if let Err(failure) = head {
            self.report.error(failure);
            self.skip_to_bracket();
        }
        self.rows(section, |reader| match section.kind {
            SectionKind::Entity => reader.entity(entity, body),
            SectionKind::Lines => reader.line(body),
            SectionKind::Scopes => reader.scope(body),
            SectionKind::Frame => reader.frame(body),
            SectionKind::Calls => reader.call(body),
            SectionKind::Define => Ok(()),
        });
    }

    fn code_position(&mut self, expected: &'static str) -> Result<Position, Failure> {
        self.cursor.integer(expected).map(Position)
    }

    /// `0x20..0x30`.
    fn range(&mut self) -> Result<CodeRange, Failure> {
        let start: u32 = self.cursor.integer("a range such as `0x0..0x8`, or `}`")?;
        if !self.cursor.skip(TokenKind::Range) {
            return Err(self.cursor.unexpected("`..`"));
        }
        Ok(CodeRange::from(
            start..self.cursor.integer("the end of the range")?,
        ))
    }

    /// `0x20..0x30: %reg(rax), %slot(cfa-24, 64)`.
    fn entity(&mut self, entity: u32, body: &mut FunctionBody) -> Result<(), Failure> {
        let range = self.range()?;
        self.cursor.expect(b':', "`:`")?;
        loop {
            let location = self.referrer(body)?;
            body.value(ValueId(entity), range, location);
            if !self.cursor.mark(b',') {
                return Ok(());
            }
        }
    }

    /// `0x0: !2 5:3 stmt prologue_end epilogue_begin discriminator 1`.
    fn line(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
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
            .add_position(position, self.cursor.span_since(first));
        Ok(())
    }

    /// `!7: 0x4..0x20, 0x30..0x38`.
    fn scope(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let scope = Scope::read(self)?;
        self.cursor.expect(b':', "`:`")?;
        loop {
            let first = self.cursor.at();
            let range = self.range()?;
            body.scope(scope, range);
            self.map
                .add_area(range.start, self.cursor.span_since(first));
            if !self.cursor.mark(b',') {
                return Ok(());
            }
        }
    }

    /// `0x10..0x15: !7 preserves(rcx), %reg(rdi) = !20, %reg(rsi) = !21`, `..0x15: !7` where the
    /// first byte is not known, or `indirect !20` or `unknown` for what is called; `tail` before
    /// `preserves` for a call that does not come back.
    fn call(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
        let first = self.cursor.at();
        let position = match self.cursor.kind() {
            Some(TokenKind::Range) => None,
            _ => Some(self.code_position("the call's first byte, `..`, or `}`")?),
        };
        if !self.cursor.skip(TokenKind::Range) {
            return Err(self.cursor.unexpected("`..`"));
        }
        let return_position = self.code_position("where the call returns to")?;
        self.cursor.expect(b':', "`:`")?;
        let target = if self.cursor.word("unknown") {
            CallTarget::Unknown
        } else if self.cursor.word("indirect") {
            CallTarget::Object(Object::read(self)?)
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
            .add_position(call.start(), self.cursor.span_since(first));
        Ok(())
    }

    /// `0x0: cfa = rsp+8; ra = [cfa-8]`.
    fn frame(&mut self, body: &mut FunctionBody) -> Result<(), Failure> {
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
            .add_position(position, self.cursor.span_since(first));
        Ok(())
    }

    /// `!DIExpr(…) of %reg(rsp)`, if that is what comes.
    fn frame_expression(&mut self, body: &mut FunctionBody) -> Result<Option<u32>, Failure> {
        if self.cursor.text() != "!DIExpr" {
            return Ok(None);
        }
        let expression = DIExpr::read(self)?;
        let referrer = if self.cursor.word("of") {
            self.referrer(body)?
        } else {
            Referrer::Undefined
        };
        Ok(Some(body.frame_expression(expression, referrer)))
    }

    fn rule(&mut self, body: &mut FunctionBody) -> Result<FrameRule, Failure> {
        if self.cursor.word("remember_state") {
            return Ok(FrameRule::RememberState);
        }
        if self.cursor.word("restore_state") {
            return Ok(FrameRule::RestoreState);
        }
        if self.cursor.word("restore") {
            return Ok(FrameRule::Restore(self.column()?));
        }
        if self.cursor.word("cfa") {
            self.cursor.expect(b'=', "`=`")?;
            if let Some(expression) = self.frame_expression(body)? {
                return Ok(FrameRule::CfaExpression { expression });
            }
            return Ok(FrameRule::Cfa {
                register: self.register()?,
                offset: self.offset()?,
            });
        }
        let register = self.column()?;
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
                offset: self.offset()?,
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
                saved_in: self.register()?,
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
        let offset = self.offset()?;
        self.cursor.expect(b']', "`]`")?;
        Ok(FrameRule::Offset { register, offset })
    }

    /// A register that has a rule: `ra` is the column of the return address.
    fn column(&mut self) -> Result<Register, Failure> {
        match self.outline.target {
            Some(target) if self.cursor.word("ra") => {
                Ok(Register(target.description().return_address))
            }
            _ => self.register(),
        }
    }
}

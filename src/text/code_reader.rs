//! The second pass over code: reads each function's sections, row by row, into a [`FunctionBody`].
//!
//! Sections other than `define` may be anywhere. The symbol names the function that they belong to.
//! A row that cannot be read is reported, and the rest of its line is skipped.

use super::error::{Failure, ParseErrorKind, excerpt};
use super::kind::Kind;
use super::lex::TokenKind;
use super::outline::Section;
use super::reader::Reader;
use super::records::{TextGlobal, TextRecord};
use super::syntax::{SectionKind, Span, THREAD_LOCAL};
use super::values::Value;
use crate::markers::{BlockIndex, Exceptions, FunctionBody, MarkerMode};
use crate::metadata::lists::make_room;
use crate::metadata::{
    CodeId, DIGlobal, FragmentId, Id, LifetimeId, StorageDuration, SubprogramId, Text,
};
use crate::module::{CodeItem, NodeKind};
use crate::units::Position;
use crate::upgrade::Upgrader;
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// A function whose sections are unread.
struct Function {
    /// The index of its symbol's string, which takes less memory than the id.
    symbol: u32,
    define: Section,
}

impl Function {
    fn symbol(&self) -> Text {
        Text::from_index(self.symbol as usize)
    }
}

/// The functions of a text, with their sections.
#[derive(Default)]
struct Functions {
    all: Vec<Function>,
    /// The index of each, by the index of its symbol.
    by_symbol: HashMap<u32, u32>,
    /// The other sections, each with the index of its function, in the order of functions.
    others: Vec<(u32, Section)>,
}

impl<'s> Reader<'_, 's> {
    /// Reads every function into the module, in the order of their `define`s.
    pub(super) fn code(&mut self) {
        let mut body = FunctionBody::default();
        let mut upgrader = Upgrader::default();
        let Functions { all, others, .. } = self.functions();
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

    /// Reads lines `global @x !dbg.def !N`, or LLVM's `global @x !dbg !N`. Returns LLVM's
    /// expressions of global variables.
    pub(super) fn globals(&mut self) -> Vec<TextGlobal> {
        let outline = self.outline;
        let mut expressions = Vec::new();
        for first in &outline.globals {
            self.cursor = outline.cursor.over(*first, u32::MAX);
            if let Err(failure) = self.global(*first, &mut expressions) {
                self.report.error(failure);
            }
        }
        // Expressions without a global are in the list of the unit.
        for (place, node) in outline.nodes.iter().enumerate() {
            if node.kind == Kind::GlobalExpression && !self.used[place] {
                self.used[place] = true;
                let (span, row) = (node.span, self.read(node));
                expressions.push(TextGlobal {
                    span,
                    symbol: None,
                    storage: StorageDuration::Static,
                    row,
                });
            }
        }
        expressions
    }

    fn global(&mut self, first: u32, expressions: &mut Vec<TextGlobal>) -> Result<(), Failure> {
        let symbol = self.cursor.symbol("the global's symbol")?;
        let symbol = self.module.text(&symbol);
        let storage = match self.cursor.word(THREAD_LOCAL) {
            true => StorageDuration::Thread,
            false => StorageDuration::Static,
        };
        let is_old = self.cursor.text() == "!dbg";
        self.cursor.bump();
        if is_old {
            let expected = "a `!DIGlobalVariableExpression(…)`";
            let row = self.part(Kind::GlobalExpression, expected)?;
            expressions.push(TextGlobal {
                span: self.cursor.span_since(first),
                symbol: Some(symbol),
                storage,
                row,
            });
            return Ok(());
        }
        let fragment = FragmentId::read(self)?;
        self.module.metadata.globals.push(DIGlobal {
            symbol,
            fragment,
            storage,
        });
        self.map
            .add_node(NodeKind::Global, self.cursor.span_since(first));
        Ok(())
    }

    /// Groups the sections by function.
    fn functions(&mut self) -> Functions {
        let sections = &self.outline.sections;
        let mut functions = Functions::default();
        let is_define = |section: &&Section| section.kind == SectionKind::Define;
        let defines = sections.iter().filter(is_define);
        let others = sections.iter().filter(|section| !is_define(section));
        for section in defines.chain(others) {
            // An error about a duplicate counts the lines of the text before it. The limit on
            // errors therefore also limits this work.
            if self.report.is_full() {
                break;
            }
            if let Err(failure) = self.add_section(section, &mut functions) {
                self.report.error(failure);
            }
        }
        // The sort is stable, so a function's sections remain in the order of the text.
        functions.others.sort_by_key(|(function, _)| *function);
        functions
    }

    fn add_section(&mut self, section: &Section, functions: &mut Functions) -> Result<(), Failure> {
        let mut cursor = self.outline.cursor.over(section.first, section.end);
        let span = cursor.span();
        let name = cursor.symbol("the function's symbol")?;
        let symbol = self.module.text(&name);
        let known = functions.by_symbol.get(&(symbol.index() as u32)).copied();
        let kind = match (section.kind, known) {
            (SectionKind::Define, None) => {
                let index = functions.all.len() as u32;
                functions.by_symbol.insert(symbol.index() as u32, index);
                make_room(&mut functions.all, 1);
                functions.all.push(Function {
                    symbol: symbol.index() as u32,
                    define: *section,
                });
                return Ok(());
            }
            (SectionKind::Define, Some(before)) => {
                let before = functions.all.get(before as usize);
                let first = before.map_or(span, |before| before.define.span);
                ParseErrorKind::Twice {
                    what: format!("the function `@{}`", excerpt(&name)),
                    first_line: self.outline.line(first),
                }
            }
            (_, Some(function)) => {
                make_room(&mut functions.others, 1);
                functions.others.push((function, *section));
                return Ok(());
            }
            (_, None) => {
                let symbols = functions.all.iter().map(Function::symbol);
                let strings = &self.module.metadata.strings;
                ParseErrorKind::unknown("function", &name, symbols.map(|it| strings.get(it)))
            }
        };
        Err(Failure { span, kind })
    }

    /// Reads rows up to the end of the section. After an error, continues with the next line.
    fn rows(&mut self, section: &Section, mut row: impl FnMut(&mut Self) -> Result<(), Failure>) {
        while !self.cursor.is_at_end() && !self.report.is_full() {
            let first = self.cursor.at();
            if let Err(failure) = row(self) {
                // If the section's last bracket is missing, the first pass has already reported the
                // end of the section.
                if failure.span.start < section.span.end || !self.report.has_errors() {
                    self.report.error(failure);
                }
                self.cursor.recover(first);
            }
        }
    }

    /// Reads blocks with their markers into the body. Returns the debug records.
    fn define(&mut self, function: &Function, body: &mut FunctionBody) -> Vec<TextRecord> {
        let section = &function.define;
        self.cursor = self.outline.tokens_of(section);
        let (subprogram, size, mode) = self.define_head().unwrap_or_else(|failure| {
            self.report.error(failure);
            self.skip_to_bracket();
            (SubprogramId::placeholder(), 0, MarkerMode::Flow)
        });
        body.begin(function.symbol(), subprogram, size).mode(mode);
        let mut labels = HashMap::new();
        let mut edges: Vec<(BlockIndex, &str, Span)> = Vec::new();
        let mut records = Vec::new();
        self.rows(section, |reader| match reader.cursor.kind() {
            TokenKind::WORD => reader.block(body, &mut labels, &mut edges),
            TokenKind::NUMBER if !labels.is_empty() => {
                let block = BlockIndex(labels.len() as u32 - 1);
                reader.marker(body, block, &mut records)
            }
            TokenKind::NUMBER => Err(reader
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

    /// Reads `@f size N [block_local] !dbg !N {`. The parts after the symbol may be in any order.
    fn define_head(&mut self) -> Result<(SubprogramId, u32, MarkerMode), Failure> {
        let span = self.cursor.span();
        self.cursor.bump();
        let (mut subprogram, mut size, mut mode) = (None, None, MarkerMode::Flow);
        loop {
            if self.cursor.word("size") {
                size = Some(self.cursor.integer("the function's size in bytes")?);
            } else if self.cursor.word("block_local") {
                mode = MarkerMode::BlockLocal;
            } else if self.cursor.kind() == TokenKind::NODE_NAME && self.cursor.text() == "!dbg" {
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
        while !matches!(self.cursor.kind(), TokenKind::END | TokenKind(b'{'))
            && !self.cursor.after().starts_line()
        {
            self.cursor.bump();
        }
        self.cursor.mark(b'{');
    }

    /// Reads `bb0 @ 0x0 -> bb1, bb2:`.
    fn block(
        &mut self,
        body: &mut FunctionBody,
        labels: &mut HashMap<&'s str, (BlockIndex, Span)>,
        edges: &mut Vec<(BlockIndex, &'s str, Span)>,
    ) -> Result<(), Failure> {
        let (first, span) = (self.cursor.at(), self.cursor.span());
        let label = self.cursor.take(TokenKind::WORD, "a block's name")?;
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
        if self.cursor.skip(TokenKind::ARROW) {
            loop {
                let span = self.cursor.span();
                edges.push((
                    block,
                    self.cursor.take(TokenKind::WORD, "a block's name")?,
                    span,
                ));
                if !self.cursor.mark(b',') {
                    break;
                }
            }
        }
        self.cursor.expect(b':', "`:`")?;
        self.map
            .add_position(start, CodeItem::Block, self.cursor.span_since(first));
        Ok(())
    }

    /// Reads a marker, such as `0x0: dbg.def !20, %reg(rdi)`, or a debug record.
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

    /// Reads `0x0:`.
    pub(super) fn position(&mut self) -> Result<Position, Failure> {
        let position = self.code_position("a byte offset or `}`")?;
        self.cursor.expect(b':', "`:`")?;
        Ok(position)
    }

    /// Reads a section other than `define`.
    fn section(&mut self, section: &Section, body: &mut FunctionBody) {
        self.cursor = self.outline.tokens_of(section);
        self.cursor.bump();
        let mut value = 0;
        let head = (|| {
            if section.kind == SectionKind::Entity {
                value = self.cursor.integer("the value's number")?;
                self.map.add_value(value, section.span);
            }
            let expected = match section.kind {
                SectionKind::Frame => self.frame_head(body)?,
                _ => "`{`",
            };
            self.cursor.expect(b'{', expected)
        })();
        if let Err(failure) = head {
            self.report.error(failure);
            self.skip_to_bracket();
        }
        self.rows(section, |reader| match section.kind {
            SectionKind::Entity => reader.value(value, body),
            SectionKind::Lines => reader.line(body),
            SectionKind::Scopes => reader.scope(body),
            SectionKind::Frame => reader.frame(body),
            SectionKind::Calls => reader.call(body),
            SectionKind::Parts => reader.code_part(body),
            SectionKind::Define => Ok(()),
        });
    }

    /// Reads the part before the rules of a frame: `entry personality @routine data @place`.
    /// Returns the text that may follow, for an error.
    fn frame_head(&mut self, body: &mut FunctionBody) -> Result<&'static str, Failure> {
        let mut next = "`entry`, `personality` or `{`";
        if self.cursor.word("entry") {
            body.entry_frame();
            next = "`personality` or `{`";
        }
        if self.cursor.word("personality") {
            let is_indirect = self.cursor.word("indirect");
            let personality = self.cursor.symbol("the symbol of a personality routine")?;
            let personality = self.module.text(&personality);
            let mut exceptions = Exceptions {
                is_indirect,
                ..Exceptions::new(personality)
            };
            next = "`data` or `{`";
            if self.cursor.word("data") {
                let data = self.cursor.symbol("the symbol of the function's data")?;
                exceptions.data = Some(self.module.text(&data));
                next = "`{`";
            }
            body.exceptions(exceptions);
        }
        Ok(next)
    }

    pub(super) fn code_position(&mut self, expected: &'static str) -> Result<Position, Failure> {
        self.cursor.integer(expected).map(Position)
    }
}

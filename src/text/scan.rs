//! The first pass over the tokens.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, ParseWarningKind, Report};
use super::kind::Kind;
use super::lex::TokenKind;
use super::outline::{
    Numbers, Outline, RawNode, Section, skip_brackets, split_fields, starts_item,
};
use super::syntax::{SectionKind, Span, THREAD_LOCAL};
use crate::metadata::lists::make_room;
use crate::module::NodeKind;
use crate::target::Target;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

/// The number of fields for which memory is reserved before a node is split. Most nodes have fewer.
const FIELDS: usize = 16;
/// The words with which top-level items begin.
const ITEMS: [&str; 9] = [
    "target", "global", "define", "entity", "lines", "scopes", "calls", "parts", "frame",
];

impl<'s> Outline<'s> {
    /// Runs the pass over a module. `targets` are known in addition to the library's targets.
    pub(super) fn new(source: &'s str, targets: &'s [Target], report: &mut Report) -> Outline<'s> {
        let mut outline = Outline {
            cursor: Cursor::new(source),
            targets,
            target: None,
            nodes: Vec::new(),
            counts: [0; NodeKind::COUNT],
            sections: Vec::new(),
            globals: Vec::new(),
            numbers: Numbers::new(source.len()),
            fields: Vec::new(),
        };
        let mut cursor = outline.cursor;
        let mut target_span = None;
        while !cursor.is_at_end() && !report.is_full() {
            let row = cursor.at();
            if let Err(failure) = outline.item(&mut cursor, &mut target_span, report) {
                report.error(failure);
                cursor.recover(row);
            }
        }
        if target_span.is_none() && !report.is_full() {
            report.error(Cursor::new(source).unexpected("a line `target \"…\"`"));
        }
        outline
    }

    fn item(
        &mut self,
        cursor: &mut Cursor<'s>,
        target_span: &mut Option<Span>,
        report: &mut Report,
    ) -> Result<(), Failure> {
        const EXPECTED: &str = "`target`, `global`, `define`, `entity`, `lines`, `scopes`, `calls`, `parts`, `frame` or a node `!N = …`";
        let first = cursor.at();
        match cursor.kind() {
            TokenKind::WORD => {
                if let Some(kind) = SectionKind::of(cursor.text()) {
                    return self.section(cursor, kind);
                }
                if cursor.word("global") {
                    let symbol = cursor.at();
                    cursor.symbol("the global's symbol, `@…`")?;
                    cursor.word(THREAD_LOCAL);
                    let is_old = cursor.text() == "!dbg";
                    if !is_old && cursor.text() != "!dbg.def" {
                        return Err(cursor.unexpected("`!dbg.def` and a fragment"));
                    }
                    cursor.bump();
                    self.globals.push(symbol);
                    if is_old && cursor.kind() == TokenKind::NODE_NAME {
                        cursor.bump();
                        return skip_brackets(cursor);
                    }
                    return cursor.node_number("a fragment").map(|_| ());
                }
                if !cursor.word("target") {
                    return Err(cursor.unexpected(EXPECTED).or_unknown(
                        "section",
                        cursor.text(),
                        ITEMS,
                    ));
                }
                self.target(cursor, first, target_span)
            }
            TokenKind::NODE_NUMBER => self.numbered(cursor, report),
            TokenKind::NODE_NAME => {
                let name = cursor.text().to_string();
                cursor.bump();
                cursor.expect(b'=', "`=`")?;
                cursor.expect(b'!', "`!{`")?;
                skip_brackets(cursor)?;
                report.warn(
                    cursor.span_since(first),
                    ParseWarningKind::NamedMetadata { name },
                );
                Ok(())
            }
            _ => Err(cursor.unexpected(EXPECTED)),
        }
    }

    /// Reads `target "…"`, after its first word.
    fn target(
        &mut self,
        cursor: &mut Cursor<'s>,
        first: u32,
        target_span: &mut Option<Span>,
    ) -> Result<(), Failure> {
        let name = cursor.string("the name of a target, in quotes")?;
        let span = cursor.span_since(first);
        if let Some(before) = target_span.replace(span) {
            let kind = ParseErrorKind::Twice {
                what: "the target".to_string(),
                first_line: self.line(before),
            };
            return Err(Failure { span, kind });
        }
        let own = self.targets.iter().find(|target| target.name() == name);
        self.target = own.copied().or_else(|| Target::by_name(&name));
        if self.target.is_some() {
            return Ok(());
        }
        let known = Target::all().chain(self.targets.iter().copied());
        let kind = ParseErrorKind::unknown("target", &name, known.map(Target::name));
        Err(Failure { span, kind })
    }

    /// Reads `!N = [distinct] !Kind(…)` or `!N = !{…}`.
    fn numbered(&mut self, cursor: &mut Cursor<'s>, report: &mut Report) -> Result<(), Failure> {
        let first = cursor.at();
        let number_span = cursor.span();
        let number = cursor.node_number("a node's number")?;
        // A node with an error is added too, so that references to it cause no further errors.
        let place = self.nodes.len() as u32;
        let before = self.numbers.enter(number, place);
        let mut node = RawNode {
            number,
            span: number_span,
            kind: Kind::Unknown,
            index: 0,
            body: number_span.end,
            fields: (0, 0),
        };
        let result = self.body(cursor, &mut node, report);
        node.span = cursor.span_since(first);
        if let Some(kind) = node.kind.node() {
            let count = &mut self.counts[kind as usize];
            node.index = *count;
            *count += 1;
        }
        let before = before
            .and_then(|place| self.nodes.get(place as usize))
            .map(|before| before.span);
        make_room(&mut self.nodes, 1);
        self.nodes.push(node);
        if let Some(before) = before {
            let what = format!("the node `!{number}`");
            let kind = ParseErrorKind::Twice {
                what,
                first_line: self.line(before),
            };
            report.error(Failure {
                span: number_span,
                kind,
            });
        }
        result
    }

    /// Reads the rest of a node, after its number.
    fn body(
        &mut self,
        cursor: &mut Cursor<'s>,
        node: &mut RawNode,
        report: &mut Report,
    ) -> Result<(), Failure> {
        cursor.expect(b'=', "`=`")?;
        cursor.word("distinct");
        if cursor.mark(b'!') {
            node.body = cursor.at();
            skip_brackets(cursor)?;
            node.kind = Kind::List;
            return Ok(());
        }
        let (name_span, name) = (cursor.span(), cursor.node_name());
        cursor.expect_kind(
            TokenKind::NODE_NAME,
            "a node such as `!DIFile(…)`, or a list `!{…}`",
        )?;
        node.body = cursor.at();
        if let Some(Kind::Foreign) = Kind::foreign(name) {
            node.kind = Kind::Foreign;
            let name = name.to_string();
            report.warn(name_span, ParseWarningKind::LeftOut { name });
            return skip_brackets(cursor);
        }
        make_room(&mut self.fields, FIELDS);
        let first = self.fields.len();
        let kind = split_fields(cursor, &mut self.fields)
            .and_then(|()| Kind::of(name, name_span, &self.fields[first..], &self.cursor));
        if let Ok(Kind::ForeignType) = kind {
            let node = name.to_string();
            report.warn(name_span, ParseWarningKind::NameOnly { node });
        }
        // The fields of a node with an error are dropped, so that they are not read later.
        match kind {
            Ok(kind) => (node.kind, node.fields) = (kind, (first as u32, self.fields.len() as u32)),
            Err(_) => self.fields.truncate(first),
        }
        kind.map(drop)
    }

    /// Finds the bounds of a section such as `define @f … { … }`.
    fn section(&mut self, cursor: &mut Cursor<'s>, kind: SectionKind) -> Result<(), Failure> {
        let start = cursor.at();
        cursor.bump();
        let (first, semicolon) = (cursor.at(), cursor.semicolon());
        if cursor.kind() != TokenKind::SYMBOL {
            return Err(cursor.unexpected("the function's symbol, `@…`"));
        }
        let mut depth = 0usize;
        let mut complete = false;
        loop {
            match cursor.kind() {
                TokenKind(b'{') => depth += 1,
                TokenKind(b'}') if depth <= 1 => {
                    complete = depth == 1;
                    break;
                }
                TokenKind(b'}') => depth -= 1,
                // If the bracket is missing, the section ends before the next item.
                TokenKind::END => break,
                _ if cursor.starts_line() && starts_item(cursor) => break,
                _ => {}
            }
            cursor.bump_in_section();
        }
        let end = cursor.at();
        if complete {
            cursor.bump();
        }
        make_room(&mut self.sections, 1);
        self.sections.push(Section {
            kind,
            first,
            end,
            semicolon,
            span: cursor.span_since(start),
        });
        if complete {
            return Ok(());
        }
        Err(cursor.unexpected(if depth == 0 { "`{`" } else { "`}`" }))
    }
}

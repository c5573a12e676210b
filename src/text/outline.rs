//! The first walk over the tokens: which nodes there are, with which fields, and where each section of code is.
//!
//! After it every number is known to belong to a node of some kind, with a place in that kind's arena, so that the
//! second walk ([`reader`](super::reader), [`code`](super::code)) can resolve references forward and back alike.
//! Nothing here recurses: brackets are counted.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, ParseWarningKind, Report, Span};
use super::lex::{Token, TokenKind};
use super::nodes::{Family, Kind};
use crate::target::Target;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// How deep brackets may be nested; the deepest that this format has is 5.
const DEEPEST: usize = 16;

/// `name: value` of a node, as places in the tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) name: Span,
    pub(super) first: u32,
    pub(super) end: u32,
}

/// A node that has not been read yet.
#[derive(Clone, Debug)]
pub(super) struct RawNode {
    pub(super) number: u32,
    /// From its number to its last bracket.
    pub(super) span: Span,
    pub(super) kind: Kind,
    /// Its place among the nodes of its family, in the order of the text.
    pub(super) index: u32,
    /// Its part of [`Outline::fields`]; for a list, the tokens from `{` on.
    pub(super) fields: Range<u32>,
}

/// What a section of code is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SectionKind {
    Define,
    Entity,
    Lines,
    Scopes,
    Frame,
    Calls,
}

impl SectionKind {
    fn of(word: &str) -> Option<SectionKind> {
        Some(match word {
            "define" => SectionKind::Define,
            "entity" => SectionKind::Entity,
            "lines" => SectionKind::Lines,
            "scopes" => SectionKind::Scopes,
            "frame" => SectionKind::Frame,
            "calls" => SectionKind::Calls,
            _ => return None,
        })
    }
}

/// A section of code that has not been read yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section {
    pub(super) kind: SectionKind,
    /// Its tokens, from the function's name on, without the last bracket.
    pub(super) first: u32,
    pub(super) end: u32,
    /// From its first word to its last bracket.
    pub(super) span: Span,
}

/// What the text consists of.
#[derive(Debug)]
pub(super) struct Outline<'s> {
    pub(super) cursor: Cursor<'s>,
    /// `None` where the text names none that exists.
    pub(super) target: Option<Target>,
    pub(super) nodes: Vec<RawNode>,
    pub(super) fields: Vec<Field>,
    pub(super) sections: Vec<Section>,
    /// Where lines `global @x !dbg.def !N` are, from the symbol on.
    pub(super) globals: Vec<u32>,
    by_number: HashMap<u32, u32>,
}

impl<'s> Outline<'s> {
    pub(super) fn new(source: &'s str, tokens: &'s [Token], report: &mut Report) -> Outline<'s> {
        let mut outline = Outline {
            cursor: Cursor::new(source, tokens),
            target: None,
            nodes: Vec::new(),
            fields: Vec::new(),
            sections: Vec::new(),
            globals: Vec::new(),
            by_number: HashMap::new(),
        };
        let mut cursor = outline.cursor;
        let mut counts = [0; Family::COUNT];
        let mut target_span = None;
        while !cursor.is_at_end() && !report.is_full() {
            let row = cursor.at();
            if let Err(failure) = outline.item(&mut cursor, &mut counts, &mut target_span, report) {
                report.error(failure);
                cursor.recover(row);
            }
        }
        if target_span.is_none() && !report.is_full() {
            report.error(Cursor::new(source, tokens).unexpected("a line `target \"…\"` before anything else"));
        }
        outline
    }

    /// The node with a number.
    pub(super) fn node(&self, number: u32) -> Option<&RawNode> {
        self.nodes.get(self.place(number)?)
    }

    /// The place of the node with a number in the order of the text.
    pub(super) fn place(&self, number: u32) -> Option<usize> {
        self.by_number.get(&number).map(|place| *place as usize)
    }

    /// The fields of a node.
    pub(super) fn fields(&self, node: &RawNode) -> &[Field] {
        self.fields.get(node.fields.start as usize..node.fields.end as usize).unwrap_or(&[])
    }

    /// Which line something is on, for messages.
    pub(super) fn line(&self, span: Span) -> usize {
        self.cursor.text_of(Span { start: 0, end: span.start }).matches('\n').count() + 1
    }

    fn item(
        &mut self,
        cursor: &mut Cursor<'s>,
        counts: &mut [u32; Family::COUNT],
        target_span: &mut Option<Span>,
        report: &mut Report,
    ) -> Result<(), Failure> {
        const EXPECTED: &str =
            "`target`, `global`, `define`, `entity`, `lines`, `scopes`, `calls`, `frame` or a node `!N = …`";
        let first = cursor.at();
        match cursor.kind() {
            Some(TokenKind::Word) => {
                if let Some(kind) = SectionKind::of(cursor.text()) {
                    return self.section(cursor, kind);
                }
                if cursor.word("global") {
                    self.globals.push(cursor.at());
                    cursor.symbol("the global's symbol, `@…`")?;
                    if cursor.text() != "!dbg.def" {
                        return Err(cursor.unexpected("`!dbg.def` and a fragment"));
                    }
                    cursor.bump();
                    return cursor.node_number("a fragment").map(|_| ());
                }
                if !cursor.word("target") {
                    return Err(cursor.unexpected(EXPECTED));
                }
                let name = cursor.string("the name of a target, in quotes")?;
                let span = cursor.span_since(first);
                if let Some(before) = target_span.replace(span) {
                    let what = "the target".to_string();
                    return Err(Failure { span, kind: ParseErrorKind::Twice { what, first_line: self.line(before) } });
                }
                self.target = Target::by_name(&name);
                match self.target {
                    Some(_) => Ok(()),
                    None => Err(Failure { span, kind: ParseErrorKind::UnknownName { what: "target", name } }),
                }
            }
            Some(TokenKind::NodeNumber) => self.numbered(cursor, counts, report),
            Some(TokenKind::NodeName) => {
                let name = cursor.text().to_string();
                cursor.bump();
                cursor.expect(b'=', "`=`")?;
                cursor.expect(b'!', "`!{`")?;
                skip_brackets(cursor)?;
                report.warn(cursor.span_since(first), ParseWarningKind::NamedMetadata { name });
                Ok(())
            }
            _ => Err(cursor.unexpected(EXPECTED)),
        }
    }

    /// `!N = [distinct] !Kind(…)` or `!N = !{…}`.
    fn numbered(
        &mut self,
        cursor: &mut Cursor<'s>,
        counts: &mut [u32; Family::COUNT],
        report: &mut Report,
    ) -> Result<(), Failure> {
        let first = cursor.at();
        let number_span = cursor.span();
        let number = cursor.node_number("a node's number")?;
        // The node is entered even where it turns out to be wrong, so that references to it are not wrong as well.
        let place = self.nodes.len() as u32;
        let first_place = *self.by_number.entry(number).or_insert(place);
        let fields = self.fields.len() as u32;
        let mut node = RawNode { number, span: number_span, kind: Kind::Unknown, index: 0, fields: fields..fields };
        let result = self.body(cursor, &mut node);
        node.span = cursor.span_since(first);
        if let Some(count) = counts.get_mut(node.kind.family() as usize) {
            node.index = *count;
            *count += 1;
        }
        let before = self.nodes.get(first_place as usize).map(|before| before.span);
        self.nodes.push(node);
        if let Some(before) = before {
            let what = format!("the node `!{number}`");
            let kind = ParseErrorKind::Twice { what, first_line: self.line(before) };
            report.error(Failure { span: number_span, kind });
        }
        result
    }

    /// What follows a node's number.
    fn body(&mut self, cursor: &mut Cursor<'s>, node: &mut RawNode) -> Result<(), Failure> {
        cursor.expect(b'=', "`=`")?;
        cursor.word("distinct");
        if cursor.mark(b'!') {
            node.fields = cursor.at()..cursor.at();
            skip_brackets(cursor)?;
            node.kind = Kind::List;
            return Ok(());
        }
        let name_span = cursor.span();
        let name = cursor.take(TokenKind::NodeName, "a node such as `!DIFile(…)`, or a list `!{…}`")?;
        split_fields(cursor, &mut self.fields)?;
        node.fields.end = self.fields.len() as u32;
        node.kind = Kind::of(name.trim_start_matches('!'), name_span, self.fields(node), &self.cursor)?;
        Ok(())
    }

    /// `define @f … { … }` and its siblings: only its bounds.
    fn section(&mut self, cursor: &mut Cursor<'s>, kind: SectionKind) -> Result<(), Failure> {
        let start = cursor.at();
        cursor.bump();
        let first = cursor.at();
        if cursor.kind() != Some(TokenKind::Symbol) {
            return Err(cursor.unexpected("the function's symbol, `@…`"));
        }
        let mut depth = 0usize;
        let mut complete = false;
        while let Some(token) = cursor.peek() {
            match token.kind {
                TokenKind::Mark(b'{') => depth += 1,
                TokenKind::Mark(b'}') if depth <= 1 => {
                    complete = depth == 1;
                    break;
                }
                TokenKind::Mark(b'}') => depth -= 1,
                // Where the bracket is missing, the next item must not be lost with it.
                _ if token.starts_line && starts_item(cursor) => break,
                _ => {}
            }
            cursor.bump();
        }
        let end = cursor.at();
        let missing = cursor.unexpected(if depth == 0 { "`{`" } else { "`}`" });
        if complete {
            cursor.bump();
        }
        self.sections.push(Section { kind, first, end, span: cursor.span_since(start) });
        if complete { Ok(()) } else { Err(missing) }
    }
}

/// True where an item of the top level begins, as far as two tokens tell.
fn starts_item(cursor: &Cursor<'_>) -> bool {
    let next = cursor.peek_at(1).map(|token| token.kind);
    match cursor.kind() {
        Some(TokenKind::NodeNumber | TokenKind::NodeName) => next == Some(TokenKind::Mark(b'=')),
        Some(TokenKind::Word) => match cursor.text() {
            "target" => next == Some(TokenKind::String),
            "global" => next == Some(TokenKind::Symbol),
            word => SectionKind::of(word).is_some() && next == Some(TokenKind::Symbol),
        },
        _ => false,
    }
}

/// Skips what is in brackets, and the brackets. Without the last one, stops where the next item begins.
fn skip_brackets(cursor: &mut Cursor<'_>) -> Result<(), Failure> {
    if !matches!(cursor.kind(), Some(TokenKind::Mark(b'{' | b'('))) {
        return Err(cursor.unexpected("`{`"));
    }
    let mut depth = 0usize;
    loop {
        step(cursor, &mut depth)?;
        if depth == 0 {
            return Ok(());
        }
    }
}

/// Goes one token on, counting brackets.
fn step(cursor: &mut Cursor<'_>, depth: &mut usize) -> Result<(), Failure> {
    match cursor.peek() {
        Some(token) if !(token.starts_line && starts_item(cursor)) => {
            match token.kind {
                TokenKind::Mark(b'{' | b'(' | b'[') => *depth += 1,
                TokenKind::Mark(b'}' | b')' | b']') => *depth = depth.saturating_sub(1),
                TokenKind::Bad => return Err(cursor.unexpected("a value")),
                _ => {}
            }
            if *depth > DEEPEST {
                return Err(Failure { span: token.span, kind: ParseErrorKind::TooDeep });
            }
            cursor.bump();
            Ok(())
        }
        _ => Err(cursor.unexpected("`)` or `}`")),
    }
}

/// Reads `(name: value, …)`, a value being anything up to a comma or the last bracket.
pub(super) fn split_fields(cursor: &mut Cursor<'_>, fields: &mut Vec<Field>) -> Result<(), Failure> {
    cursor.expect(b'(', "`(`")?;
    if cursor.mark(b')') {
        return Ok(());
    }
    loop {
        let name = cursor.span();
        cursor.take(TokenKind::Word, "a field's name or `)`")?;
        cursor.expect(b':', "`:`")?;
        let first = cursor.at();
        let mut depth = 0usize;
        while depth > 0 || !matches!(cursor.kind(), Some(TokenKind::Mark(b',' | b')'))) {
            step(cursor, &mut depth)?;
        }
        fields.push(Field { name, first, end: cursor.at() });
        if cursor.mark(b')') {
            return Ok(());
        }
        cursor.bump();
    }
}

//! The first walk over the tokens: which nodes there are, with which fields, and where each section
//! of code is.
//!
//! After it every number is known to belong to a node of some kind, with a place in that kind's
//! arena, so that the second walk ([`reader`](super::reader), [`code`](super::code)) can resolve
//! references forward and back alike. Nothing here recurses: brackets are counted.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, ParseWarningKind, Report, Span};
use super::lex::TokenKind;
use super::nodes::Kind;
use crate::metadata::lists::{NONE, make_room};
use crate::module::{NodeKey, NodeKind};
use crate::target::Target;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// How deep brackets may be nested; the deepest that this format has is 5.
const DEEPEST: usize = 16;

/// `name: value` of a node: places of tokens.
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
    /// Its place among the nodes of its kind in the module, in the order of the text.
    pub(super) index: u32,
    /// The place of its first bracket.
    pub(super) body: u32,
}

impl RawNode {
    /// The node that it becomes, if it becomes one of its own.
    pub(super) fn node(&self) -> Option<NodeKey> {
        Some(NodeKey::new(self.kind.node()?, self.index as usize))
    }
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

/// What items of the top level begin with that is a word.
const ITEMS: [&str; 8] = [
    "target", "global", "define", "entity", "lines", "scopes", "calls", "frame",
];

/// A section of code that has not been read yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section {
    pub(super) kind: SectionKind,
    /// The places of its tokens, from the function's name on, without the last bracket.
    pub(super) first: u32,
    pub(super) end: u32,
    /// Whether a `;` separates rules in it.
    pub(super) in_frame: bool,
    /// From its first word to its last bracket.
    pub(super) span: Span,
}

/// What the text consists of.
#[derive(Debug)]
pub(super) struct Outline<'s> {
    pub(super) cursor: Cursor<'s>,
    /// `None` where the text names none that exists.
    targets: &'s [Target],
    pub(super) target: Option<Target>,
    pub(super) nodes: Vec<RawNode>,
    pub(super) sections: Vec<Section>,
    /// Where lines `global @x !dbg.def !N` are, from the symbol on.
    pub(super) globals: Vec<u32>,
    numbers: Numbers,
    /// The fields of the node at hand.
    fields: Vec<Field>,
}

/// Which node has which number, as a place among the nodes.
#[derive(Debug)]
struct Numbers {
    /// Numbers that are small enough to count: those of most texts, all of them.
    dense: Vec<u32>,
    most_dense: u32,
    sparse: HashMap<u32, u32>,
}

impl Numbers {
    fn new(text_bytes: usize) -> Numbers {
        // A node takes more than 16 bytes of text, so that this holds if numbers count up, and
        // costs at most a quarter of the text if they do not.
        Numbers {
            dense: Vec::new(),
            most_dense: (text_bytes / 16) as u32,
            sparse: HashMap::new(),
        }
    }

    fn get(&self, number: u32) -> Option<u32> {
        match self.dense.get(number as usize) {
            Some(&place) => (place != NONE).then_some(place),
            None => self.sparse.get(&number).copied(),
        }
    }

    /// Enters a node, unless another has its number already: then that one's place is the result.
    fn enter(&mut self, number: u32, place: u32) -> Option<u32> {
        let known = self.get(number);
        if known.is_some() {
            return known;
        }
        let index = number as usize;
        if number < self.most_dense {
            if let Some(more) = (index + 1).checked_sub(self.dense.len()) {
                make_room(&mut self.dense, more);
                self.dense.resize(index + 1, NONE);
            }
            self.dense[index] = place;
        } else {
            self.sparse.insert(number, place);
        }
        None
    }
}

impl<'s> Outline<'s> {
    /// Goes over a module; `targets` are known beside those of the library.
    pub(super) fn new(source: &'s str, targets: &'s [Target], report: &mut Report) -> Outline<'s> {
        let mut outline = Outline {
            cursor: Cursor::new(source),
            targets,
            target: None,
            nodes: Vec::new(),
            sections: Vec::new(),
            globals: Vec::new(),
            numbers: Numbers::new(source.len()),
            fields: Vec::new(),
        };
        let mut cursor = outline.cursor;
        let mut counts = [0; NodeKind::COUNT];
        let mut target_span = None;
        while !cursor.is_at_end() && !report.is_full() {
            let row = cursor.at();
            if let Err(failure) = outline.item(&mut cursor, &mut counts, &mut target_span, report) {
                report.error(failure);
                cursor.recover(row);
            }
        }
        if target_span.is_none() && !report.is_full() {
            report.error(
                Cursor::new(source).unexpected("a line `target \"…\"` before anything else"),
            );
        }
        outline
    }

    /// The node with a number.
    pub(super) fn node(&self, number: u32) -> Option<&RawNode> {
        self.nodes.get(self.place(number)?)
    }

    /// The place of the node with a number in the order of the text.
    pub(super) fn place(&self, number: u32) -> Option<usize> {
        self.numbers.get(number).map(|place| place as usize)
    }

    /// Which line something is on, for messages.
    pub(super) fn line(&self, span: Span) -> usize {
        self.cursor
            .text_of(Span {
                start: 0,
                end: span.start,
            })
            .matches('\n')
            .count()
            + 1
    }

    fn item(
        &mut self,
        cursor: &mut Cursor<'s>,
        counts: &mut [u32; NodeKind::COUNT],
        target_span: &mut Option<Span>,
        report: &mut Report,
    ) -> Result<(), Failure> {
        const EXPECTED: &str = "`target`, `global`, `define`, `entity`, `lines`, `scopes`, `calls`, `frame` or a node `!N = …`";
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
                    return Err(cursor.unexpected(EXPECTED).or_unknown(
                        "section",
                        cursor.text(),
                        ITEMS,
                    ));
                }
                let name = cursor.string("the name of a target, in quotes")?;
                let span = cursor.span_since(first);
                if let Some(before) = target_span.replace(span) {
                    let what = "the target".to_string();
                    return Err(Failure {
                        span,
                        kind: ParseErrorKind::Twice {
                            what,
                            first_line: self.line(before),
                        },
                    });
                }
                let own = self.targets.iter().find(|target| target.name() == name);
                self.target = own.copied().or_else(|| Target::by_name(&name));
                match self.target {
                    Some(_) => Ok(()),
                    None => {
                        let known = Target::all()
                            .chain(self.targets.iter().copied())
                            .map(Target::name);
                        let kind = ParseErrorKind::unknown("target", &name, known);
                        Err(Failure { span, kind })
                    }
                }
            }
            Some(TokenKind::NodeNumber) => self.numbered(cursor, counts, report),
            Some(TokenKind::NodeName) => {
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

    /// `!N = [distinct] !Kind(…)` or `!N = !{…}`.
    fn numbered(
        &mut self,
        cursor: &mut Cursor<'s>,
        counts: &mut [u32; NodeKind::COUNT],
        report: &mut Report,
    ) -> Result<(), Failure> {
        let first = cursor.at();
        let number_span = cursor.span();
        let number = cursor.node_number("a node's number")?;
        // The node is entered even where it turns out to be wrong, so that references to it are not
        // wrong as well.
        let place = self.nodes.len() as u32;
        let before = self.numbers.enter(number, place);
        let mut node = RawNode {
            number,
            span: number_span,
            kind: Kind::Unknown,
            index: 0,
            body: number_span.end,
        };
        let result = self.body(cursor, &mut node, report);
        node.span = cursor.span_since(first);
        if let Some(kind) = node.kind.node() {
            let count = &mut counts[kind as usize];
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

    /// What follows a node's number.
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
        let name_span = cursor.span();
        let name = cursor.take(
            TokenKind::NodeName,
            "a node such as `!DIFile(…)`, or a list `!{…}`",
        )?;
        node.body = cursor.at();
        if Kind::is_foreign(name.trim_start_matches('!')) {
            node.kind = Kind::Foreign;
            report.warn(
                name_span,
                ParseWarningKind::LeftOut {
                    name: name.trim_start_matches('!').to_string(),
                },
            );
            return skip_brackets(cursor);
        }
        self.fields.clear();
        split_fields(cursor, &mut self.fields)?;
        node.kind = Kind::of(
            name.trim_start_matches('!'),
            name_span,
            &self.fields,
            &self.cursor,
        )?;
        Ok(())
    }

    /// `define @f … { … }` and its siblings: only its bounds.
    fn section(&mut self, cursor: &mut Cursor<'s>, kind: SectionKind) -> Result<(), Failure> {
        let start = cursor.at();
        cursor.bump();
        let (first, in_frame) = (cursor.at(), cursor.in_frame());
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
        make_room(&mut self.sections, 1);
        self.sections.push(Section {
            kind,
            first,
            end,
            in_frame,
            span: cursor.span_since(start),
        });
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

/// Skips what is in brackets, and the brackets. Without the last one, stops where the next item
/// begins.
pub(super) fn skip_brackets(cursor: &mut Cursor<'_>) -> Result<(), Failure> {
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
                return Err(Failure {
                    span: token.span,
                    kind: ParseErrorKind::TooDeep,
                });
            }
            cursor.bump();
            Ok(())
        }
        _ => Err(cursor.unexpected("`)` or `}`")),
    }
}

/// Reads `(name: value, …)`, a value being anything up to a comma or the last bracket.
pub(super) fn split_fields(
    cursor: &mut Cursor<'_>,
    fields: &mut Vec<Field>,
) -> Result<(), Failure> {
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
        fields.push(Field {
            name,
            first,
            end: cursor.at(),
        });
        if cursor.mark(b')') {
            return Ok(());
        }
        cursor.bump();
    }
}

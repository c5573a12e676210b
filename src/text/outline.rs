//! The result of the first pass over the tokens: the nodes with their fields, and the bounds of
//! each section of code.
//!
//! After this pass, each node's number maps to the kind of the node and its index in the arena of
//! that kind. Therefore, the second pass ([nodes](super::node_reader), [code](super::code_reader))
//! can resolve forward references. The pass does not recurse: it counts brackets.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind};
use super::kind::Kind;
use super::lex::{Semicolon, TokenKind};
use super::syntax::{MAX_DEPTH, SectionKind, Span};
use crate::metadata::lists::{NONE, make_room};
use crate::module::{NodeKey, NodeKind};
use crate::target::Target;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// `name: value` of a node, by the positions of its tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) name: Span,
    pub(super) first: u32,
    pub(super) end: u32,
}

/// An unread node.
#[derive(Clone, Debug)]
pub(super) struct RawNode {
    pub(super) number: u32,
    /// The text from the node's number to its last bracket.
    pub(super) span: Span,
    pub(super) kind: Kind,
    /// The index of the node among the nodes of its kind in the module, in the order of the text.
    pub(super) index: u32,
    /// The position of the node's first bracket.
    pub(super) body: u32,
    /// The start and the end of the node's part of [`Outline::fields`].
    pub(super) fields: (u32, u32),
}

impl RawNode {
    /// Returns the module node that this node becomes, or `None` for a part of another node.
    pub(super) fn node(&self) -> Option<NodeKey> {
        Some(NodeKey::new(self.kind.node()?, self.index as usize))
    }
}

/// An unread section of code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section {
    pub(super) kind: SectionKind,
    /// The positions of the section's tokens, from the function's name up to the last bracket.
    pub(super) first: u32,
    pub(super) end: u32,
    /// The meaning of a `;` in the section.
    pub(super) semicolon: Semicolon,
    /// The text from the section's first word to its last bracket.
    pub(super) span: Span,
}

/// The nodes and sections of a text.
#[derive(Debug)]
pub(super) struct Outline<'s> {
    pub(super) cursor: Cursor<'s>,
    /// The targets that are known in addition to the library's targets.
    pub(super) targets: &'s [Target],
    /// The target, or `None` if the text does not name a known target.
    pub(super) target: Option<Target>,
    pub(super) nodes: Vec<RawNode>,
    /// The number of nodes of each kind in the text, by `NodeKind`.
    pub(super) counts: [u32; NodeKind::COUNT],
    pub(super) sections: Vec<Section>,
    /// The positions of the symbols in lines `global @x !dbg.def !N`.
    pub(super) globals: Vec<u32>,
    pub(super) numbers: Numbers,
    /// The fields of all nodes.
    pub(super) fields: Vec<Field>,
}

/// The index of each node, by its number.
#[derive(Debug)]
pub(super) struct Numbers {
    /// The indices of nodes with small numbers, by number. In most texts, all nodes are here.
    dense: Vec<u32>,
    /// All numbers in `dense` are less than this.
    max_dense: u32,
    sparse: HashMap<u32, u32>,
}

impl Numbers {
    pub(super) fn new(text_bytes: usize) -> Numbers {
        // A node takes more than 16 bytes of text, so consecutive numbers are below this limit, and
        // `dense` is at most a quarter as large as the text.
        Numbers {
            dense: Vec::new(),
            max_dense: (text_bytes / 16) as u32,
            sparse: HashMap::new(),
        }
    }

    fn get(&self, number: u32) -> Option<u32> {
        match self.dense.get(number as usize) {
            Some(&place) => (place != NONE).then_some(place),
            None => self.sparse.get(&number).copied(),
        }
    }

    /// Adds a node. If another node already has its number, returns the index of that node.
    pub(super) fn enter(&mut self, number: u32, place: u32) -> Option<u32> {
        let known = self.get(number);
        if known.is_some() {
            return known;
        }
        let index = number as usize;
        if number < self.max_dense {
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
    /// Returns a cursor over the tokens of a section.
    pub(super) fn tokens_of(&self, section: &Section) -> Cursor<'s> {
        self.cursor
            .within(section.first, section.end, section.semicolon)
    }

    pub(super) fn node(&self, number: u32) -> Option<&RawNode> {
        self.nodes.get(self.place(number)?)
    }

    /// Returns the index of the node with a number, in the order of the text.
    pub(super) fn place(&self, number: u32) -> Option<usize> {
        self.numbers.get(number).map(|place| place as usize)
    }

    pub(super) fn fields(&self, node: &RawNode) -> &[Field] {
        let (start, end) = node.fields;
        self.fields.get(start as usize..end as usize).unwrap_or(&[])
    }

    /// Returns the line of a span, for messages.
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
}

/// Returns true if the next two tokens may be the start of a top-level item.
pub(super) fn starts_item(cursor: &Cursor<'_>) -> bool {
    let second = match cursor.kind() {
        TokenKind::NODE_NUMBER | TokenKind::NODE_NAME => TokenKind(b'='),
        TokenKind::WORD => match cursor.text() {
            "target" => TokenKind::STRING,
            "global" => TokenKind::SYMBOL,
            word if SectionKind::of(word).is_some() => TokenKind::SYMBOL,
            _ => return false,
        },
        _ => return false,
    };
    cursor.after().kind() == second
}

/// Skips brackets and their contents. If the last bracket is missing, stops at the next item.
pub(super) fn skip_brackets(cursor: &mut Cursor<'_>) -> Result<(), Failure> {
    if !matches!(cursor.kind(), TokenKind(b'{' | b'(')) {
        return Err(cursor.unexpected("`{`"));
    }
    let mut depth = 0usize;
    loop {
        step(cursor, &mut depth, 1)?;
        if depth == 0 {
            return Ok(());
        }
    }
}

/// Skips a token and counts brackets. If at least `min_depth` brackets are open after it, also
/// skips the tokens that follow in them.
fn step(cursor: &mut Cursor<'_>, depth: &mut usize, min_depth: usize) -> Result<(), Failure> {
    match cursor.kind() {
        TokenKind::END => return Err(cursor.unexpected("`)` or `}`")),
        _ if cursor.starts_line() && starts_item(cursor) => {
            return Err(cursor.unexpected("`)` or `}`"));
        }
        TokenKind(b'{' | b'(' | b'[') => *depth += 1,
        TokenKind(b'}' | b')' | b']') => *depth = depth.saturating_sub(1),
        TokenKind::BAD => return Err(cursor.unexpected("a value")),
        _ => {}
    }
    if *depth > MAX_DEPTH {
        return Err(Failure {
            span: cursor.span(),
            kind: ParseErrorKind::TooDeep,
        });
    }
    if *depth < min_depth {
        cursor.bump();
    } else {
        cursor.bump_in_value(depth, min_depth..MAX_DEPTH);
    }
    Ok(())
}

/// Reads `(name: value, …)`. A value extends up to a comma or the last bracket.
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
        cursor.expect_kind(TokenKind::WORD, "a field's name or `)`")?;
        if cursor.kind() != TokenKind(b':') {
            return Err(cursor.unexpected("`:`"));
        }
        let mut depth = 0usize;
        let first = cursor.bump_in_value(&mut depth, 0..MAX_DEPTH);
        while depth > 0 || !matches!(cursor.kind(), TokenKind(b',' | b')')) {
            step(cursor, &mut depth, 0)?;
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

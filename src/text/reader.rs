//! The state of the second pass, which reads [nodes](super::node_reader) and
//! [code](super::code_reader).

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, Report};
use super::kind::Kind;
use super::lex::TokenKind;
use super::names::ConstantNames;
use super::outline::{Field, Outline, RawNode};
use super::source_map::SourceMap;
use super::syntax::Span;
use crate::expr::{Constants, DIExpr, DIOp, DIOpOperand};
use crate::markers::RegisterPart;
use crate::metadata::{LifetimeId, TypeId, VariableId};
use crate::module::{Module, NodeKey};
use crate::upgrade::{DIExpressionOperation, Property};
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// An expression that was read from a field.
pub(super) struct KnownExpression {
    pub(super) expression: DIExpr,
    /// The position of its text.
    pub(super) first: u32,
    /// Its operations in the source map.
    pub(super) operations: Range<u32>,
}

/// The state of the second pass.
pub(super) struct Reader<'r, 's> {
    pub(super) cursor: Cursor<'s>,
    pub(super) outline: &'r Outline<'s>,
    pub(super) module: &'r mut Module,
    pub(super) report: &'r mut Report,
    pub(super) map: &'r mut SourceMap,
    pub(super) constants: ConstantNames,
    /// The wide constants of the current expression.
    pub(super) pool: Constants,
    /// The expressions of fields, by their text. Many lifetimes have the same.
    pub(super) expressions: HashMap<&'s str, KnownExpression>,
    /// The registers of the text, by name.
    pub(super) registers: HashMap<&'s str, RegisterPart>,
    /// A reused buffer for the operations of an expression.
    pub(super) ops: Vec<DIOp>,
    /// A reused buffer for the operands of an operation.
    pub(super) operands: Vec<DIOpOperand>,
    /// The lifetimes whose kind is not in the text. It depends on their markers.
    pub(super) unstated_kinds: Vec<LifetimeId>,
    /// The structures whose text has elements, but no size.
    pub(super) unsized_structures: Vec<TypeId>,
    /// The global variables without a scope, in a module of several units.
    pub(super) unscoped_globals: Vec<VariableId>,
    /// The properties of arrays that are old expressions. They become fragments after those in the
    /// text.
    pub(super) properties: Vec<(Span, Vec<DIExpressionOperation>, Property)>,
    /// True for each node that is a part of another node.
    pub(super) used: Vec<bool>,
    /// Reused lists of fields: a node and each of its parts need separate lists.
    pub(super) spare: Vec<Vec<Field>>,
    /// The number of bytes of text that may still be read as parts. Nodes may share parts, so
    /// without this limit a module could be arbitrarily larger than its text.
    budget: usize,
}

impl<'r, 's> Reader<'r, 's> {
    pub(super) fn new(
        outline: &'r Outline<'s>,
        text_bytes: usize,
        module: &'r mut Module,
        report: &'r mut Report,
        map: &'r mut SourceMap,
    ) -> Reader<'r, 's> {
        Reader {
            cursor: outline.cursor,
            outline,
            module,
            report,
            map,
            constants: ConstantNames::new(),
            pool: Constants::default(),
            expressions: HashMap::new(),
            registers: HashMap::new(),
            ops: Vec::new(),
            operands: Vec::new(),
            unstated_kinds: Vec::new(),
            unsized_structures: Vec::new(),
            unscoped_globals: Vec::new(),
            properties: Vec::new(),
            used: alloc::vec![false; outline.nodes.len()],
            spare: Vec::new(),
            budget: text_bytes.saturating_mul(4),
        }
    }

    /// Reads a reference to a node, which `pick` converts. Returns `unread` for a node that could
    /// not be read.
    pub(super) fn reference<T>(
        &mut self,
        expected: &'static str,
        unread: T,
        pick: impl FnOnce(Option<NodeKey>) -> Option<T>,
    ) -> Result<T, Failure> {
        let span = self.cursor.span();
        let number = self.cursor.node_number(expected)?;
        let Some(node) = self.outline.node(number) else {
            return Err(Failure {
                span,
                kind: ParseErrorKind::MissingNode { number },
            });
        };
        if node.kind == Kind::Unknown {
            return Ok(unread);
        }
        pick(node.node()).ok_or_else(|| {
            let kind = ParseErrorKind::WrongKind {
                number,
                found: node.kind.what(),
                expected,
            };
            Failure { span, kind }
        })
    }

    /// Returns the kind of the node whose number is at the cursor.
    pub(super) fn peek(&self) -> Option<Kind> {
        let number = self.cursor.peek_node_number()??;
        self.outline.node(number).map(|node| node.kind)
    }

    /// Reads a word and returns its value, as found by `find`. `known` lists the valid words for
    /// the error.
    pub(super) fn named<T, N: AsRef<str>>(
        &mut self,
        what: &'static str,
        known: impl IntoIterator<Item = N>,
        find: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Failure> {
        let span = self.cursor.span();
        let name = self.cursor.take(TokenKind::WORD, what)?;
        find(name).ok_or_else(|| Failure {
            span,
            kind: ParseErrorKind::unknown(what, name, known),
        })
    }

    /// Reads `!{…}`, `{…}`, or the number of a list that is a node.
    pub(super) fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, Failure>,
    ) -> Result<Vec<T>, Failure> {
        const EXPECTED: &str = "a list `!{…}`";
        let span = self.cursor.span();
        if self.cursor.kind() == TokenKind::NODE_NUMBER {
            let number = self.cursor.node_number(EXPECTED)?;
            let after = self.cursor;
            let list = self.node(number, span, Kind::List, EXPECTED)?;
            self.cursor = self.outline.cursor.over(list.body, u32::MAX);
            self.charge(list.span, span)?;
            let items = self.items(&mut item);
            self.cursor = after;
            return items;
        }
        self.cursor.mark(b'!');
        self.items(&mut item)
    }

    fn items<T>(
        &mut self,
        item: &mut impl FnMut(&mut Self) -> Result<T, Failure>,
    ) -> Result<Vec<T>, Failure> {
        self.cursor.expect(b'{', "a list `!{…}`")?;
        let mut items = Vec::new();
        if self.cursor.mark(b'}') {
            return Ok(items);
        }
        loop {
            match self.peek() {
                // It was reported at its definition.
                Some(Kind::Foreign) => self.cursor.bump(),
                _ => items.push(item(self)?),
            }
            if self.cursor.mark(b'}') {
                return Ok(items);
            }
            self.cursor.expect(b',', "`,` or `}`")?;
        }
    }

    /// Reads a node that is a part of another node.
    pub(super) fn node(
        &mut self,
        number: u32,
        span: Span,
        kind: Kind,
        expected: &'static str,
    ) -> Result<&'r RawNode, Failure> {
        let outline = self.outline;
        let Some(node) = outline.node(number) else {
            return Err(Failure {
                span,
                kind: ParseErrorKind::MissingNode { number },
            });
        };
        if node.kind != kind {
            let found = node.kind.what();
            return Err(Failure {
                span,
                kind: ParseErrorKind::WrongKind {
                    number,
                    found,
                    expected,
                },
            });
        }
        self.mark_used(number);
        Ok(node)
    }

    /// Marks a node as part of another node.
    pub(super) fn mark_used(&mut self, number: u32) {
        let place = self.outline.place(number);
        if let Some(used) = place.and_then(|place| self.used.get_mut(place)) {
            *used = true;
        }
    }

    /// Subtracts a part from the budget.
    pub(super) fn charge(&mut self, part: Span, span: Span) -> Result<(), Failure> {
        match self.budget.checked_sub(part.range().len()) {
            Some(rest) => self.budget = rest,
            None => {
                return Err(Failure {
                    span,
                    kind: ParseErrorKind::TooMuchSharing,
                });
            }
        }
        Ok(())
    }
}

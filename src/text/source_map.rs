//! The positions of a module's nodes in its text.

use super::syntax::Span;
use crate::markers::{FunctionId, MarkerIndex};
use crate::metadata::LifetimeId;
use crate::metadata::lists::{append, make_room, push};
use crate::module::{NodeKey, NodeKind};
use crate::units::Position;
use crate::validate::{Diagnostic, FRAME_ROW, Node, Rule};
use alloc::vec::Vec;
use core::ops::Range;

/// The kind of item at a position of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Placed {
    Block,
    LineRow,
    ScopeRange,
    Call,
    Part,
    FrameRow,
}

impl Placed {
    /// Returns the kind of item that a diagnostic at a position concerns, if such items have
    /// positions.
    fn of(diagnostic: &Diagnostic) -> Option<Placed> {
        Some(match diagnostic.rule {
            // The rules on referrers are also those of calls, and the rules on expressions are also
            // those of lifetimes.
            _ if diagnostic.message.starts_with(FRAME_ROW) => Placed::FrameRow,
            Rule::RestoreWithoutRemember => Placed::FrameRow,
            Rule::BlockOrder | Rule::MissingSuccessor => Placed::Block,
            Rule::LineRow => Placed::LineRow,
            Rule::ScopeRange | Rule::ScopeFunction | Rule::ScopeNesting => Placed::ScopeRange,
            Rule::CodeParts => Placed::Part,
            Rule::MissingNode => return None,
            // The objects of calls, and the places of arguments.
            _ => Placed::Call,
        })
    }
}

/// The positions of a module's nodes in its text, which diagnostics show.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// The spans of the nodes of each kind.
    nodes: [Vec<Span>; NodeKind::COUNT],
    /// The spans of the markers of all functions.
    markers: Vec<Span>,
    /// The functions that have markers, each with the index of its first marker in `markers`.
    first_markers: Vec<(u32, u32)>,
    /// The spans of the markers and records of the current function, by position.
    marks: Vec<(u32, Span)>,
    /// The spans by function and position. For equal positions, they are in the order of the text.
    positions: Vec<((u32, u32), (Placed, Span))>,
    /// The spans of blocks and of ranges of scopes. `finish` moves them to `positions`, after all
    /// other spans at the same positions.
    areas: Vec<((u32, u32), (Placed, Span))>,
    /// The spans by function and value.
    values: Vec<((u32, u32), Span)>,
    /// The spans of the operations of all lifetimes.
    operations: Vec<Span>,
    /// The end of each lifetime's operations in `operations`.
    operation_ends: Vec<u32>,
}

fn find<T>(
    sorted: &[((u32, u32), T)],
    function: FunctionId,
    second: u32,
) -> impl Iterator<Item = &T> {
    let key = (function.index() as u32, second);
    let first = sorted.partition_point(|(at, _)| *at < key);
    let rest = sorted.get(first..).unwrap_or_default().iter();
    rest.take_while(move |(at, _)| *at == key)
        .map(|(_, item)| item)
}

impl SourceMap {
    /// Returns the bytes of the text that define `node`, or `None` if the node belongs to another
    /// module.
    pub fn span(&self, node: Node) -> Option<Range<usize>> {
        let span = match node {
            Node::Position(id, position) => find(&self.positions, id, position.0)
                .next()
                .map(|(_, span)| *span)
                .or(self.of_node(id)),
            Node::Marker(id, index) => self.marker(id, index).or(self.of_node(id)),
            Node::Value(id, value) => find(&self.values, id, value.0)
                .next()
                .copied()
                .or(self.of_node(id)),
            Node::Operation(id, index) => self.operation(id, index).or(self.of_node(id)),
            node => self.of_node(node.key()?),
        };
        span.map(Span::range)
    }

    /// Returns the bytes of the text that a diagnostic concerns. If several items are at one
    /// position of a function, they are those of the item that the violated rule concerns.
    pub fn of_diagnostic(&self, diagnostic: &Diagnostic) -> Option<Range<usize>> {
        if let Node::Position(id, position) = diagnostic.node
            && let Some(placed) = Placed::of(diagnostic)
            && let Some((_, span)) =
                find(&self.positions, id, position.0).find(|(what, _)| *what == placed)
        {
            return Some(span.range());
        }
        self.span(diagnostic.node)
    }

    fn of_node(&self, node: impl Into<NodeKey>) -> Option<Span> {
        let node = node.into();
        self.nodes[node.kind as usize].get(node.index()).copied()
    }

    fn functions(&self) -> &[Span] {
        &self.nodes[NodeKind::Function as usize]
    }

    fn marker(&self, id: FunctionId, index: MarkerIndex) -> Option<Span> {
        let place = self
            .first_markers
            .binary_search_by_key(&(id.index() as u32), |(function, _)| *function)
            .ok()?;
        let start = |place: usize| {
            self.first_markers
                .get(place)
                .map(|(_, first)| *first as usize)
        };
        let end = start(place + 1).unwrap_or(self.markers.len());
        self.markers
            .get(start(place)?..end)?
            .get(index.0 as usize)
            .copied()
    }

    fn operation(&self, lifetime: LifetimeId, index: u32) -> Option<Span> {
        let end = *self.operation_ends.get(lifetime.index())? as usize;
        let start = match lifetime.index().checked_sub(1) {
            Some(before) => *self.operation_ends.get(before)? as usize,
            None => 0,
        };
        self.operations
            .get(start..end)?
            .get(index as usize)
            .copied()
    }

    pub(super) fn add_node(&mut self, kind: NodeKind, span: Span) {
        push(&mut self.nodes[kind as usize], span);
    }

    pub(super) fn add_operation(&mut self, span: Span) {
        push(&mut self.operations, span);
    }

    /// Returns the number of operations so far.
    pub(super) fn operations(&self) -> u32 {
        self.operations.len() as u32
    }

    /// Repeats the operations of an expression at `from` in the text, for an equal text at `to`.
    pub(super) fn repeat_operations(&mut self, range: Range<u32>, from: u32, to: u32) {
        let shift = to.wrapping_sub(from);
        make_room(&mut self.operations, range.len());
        for index in range {
            if let Some(&Span { start, end }) = self.operations.get(index as usize) {
                self.operations.push(Span {
                    start: start.wrapping_add(shift),
                    end: end.wrapping_add(shift),
                });
            }
        }
    }

    /// Ends the operations of a lifetime.
    pub(super) fn end_operations(&mut self) {
        push(&mut self.operation_ends, self.operations.len() as u32);
    }

    /// Adds a function. Later additions belong to it.
    pub(super) fn add_function(&mut self, span: Span) {
        self.add_node(NodeKind::Function, span);
    }

    /// Adds a marker of the function, or a record that becomes markers.
    pub(super) fn add_marker(&mut self, position: Position, span: Span) {
        self.marks.push((position.0, span));
    }

    /// Ends the markers of the function: the added markers, or, if the function has records, the
    /// markers that the records became, at the given positions.
    pub(super) fn end_markers(&mut self, of_records: Option<impl Iterator<Item = Position>>) {
        let (function, first) = (self.last_function(), self.markers.len() as u32);
        match of_records {
            None => {
                let spans = self.marks.iter().map(|(_, span)| *span);
                make_room(&mut self.markers, spans.len());
                self.markers.extend(spans);
            }
            Some(positions) => {
                self.marks.sort_by_key(|(position, _)| *position);
                let last = self.functions().last().copied().unwrap_or_default();
                for Position(at) in positions {
                    let first = self.marks.partition_point(|(position, _)| *position < at);
                    let known = self
                        .marks
                        .get(first)
                        .filter(|(position, _)| *position == at);
                    push(&mut self.markers, known.map_or(last, |(_, span)| *span));
                }
            }
        }
        self.marks.clear();
        if self.markers.len() > first as usize {
            push(&mut self.first_markers, (function, first));
        }
    }

    fn last_function(&self) -> u32 {
        self.functions().len().saturating_sub(1) as u32
    }

    pub(super) fn add_position(&mut self, position: Position, placed: Placed, span: Span) {
        let at = (self.last_function(), position.0);
        push(&mut self.positions, (at, (placed, span)));
    }

    /// Adds a block or a range of a scope that begins at a position.
    pub(super) fn add_area(&mut self, position: Position, placed: Placed, span: Span) {
        let at = (self.last_function(), position.0);
        push(&mut self.areas, (at, (placed, span)));
    }

    pub(super) fn add_value(&mut self, value: u32, span: Span) {
        let at = (self.last_function(), value);
        push(&mut self.values, (at, span));
    }

    pub(super) fn finish(&mut self) {
        append(&mut self.positions, &self.areas);
        self.areas = Vec::new();
        self.marks = Vec::new();
        self.positions.sort_by_key(|(at, _)| *at);
        self.values.sort_by_key(|(at, _)| *at);
    }
}

//! The positions of a module's nodes in its text.

use super::syntax::Span;
use crate::markers::{FunctionId, MarkerIndex};
use crate::metadata::LifetimeId;
use crate::metadata::lists::{make_room, push};
use crate::module::{NodeKey, NodeKind};
use crate::units::Position;
use crate::validate::{CodeItem, Node};
use alloc::vec::Vec;
use core::ops::Range;

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
    positions: Vec<((u32, u32), (CodeItem, Span))>,
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
            Node::Item(id, position, item) => find(&self.positions, id, position.0)
                .find(|(found, _)| *found == item)
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

    pub(super) fn add_position(&mut self, position: Position, item: CodeItem, span: Span) {
        let at = (self.last_function(), position.0);
        push(&mut self.positions, (at, (item, span)));
    }

    pub(super) fn add_value(&mut self, value: u32, span: Span) {
        let at = (self.last_function(), value);
        push(&mut self.values, (at, span));
    }

    pub(super) fn finish(&mut self) {
        self.marks = Vec::new();
        self.positions.sort_by_key(|(at, _)| *at);
        self.values.sort_by_key(|(at, _)| *at);
    }
}

//! Builds a graph from a function body.

use super::check::{range_within, within, within_or_at_end};
use super::named::NamedIn;
use super::{
    BlockCall, BlockCode, CodeBlockId, CodePiece, FrameStates, FunctionGraph, GraphError, Slot,
};
use crate::markers::{CodeRange, FrameRow, FunctionBody, LineRow};
use crate::metadata::{Id, ModuleTag};
use crate::target::Target;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The blocks of a graph under construction, with their starts.
struct Blocks {
    starts: Vec<u32>,
    /// The number of blocks, 0 or 1, that the body does not list: code before its first block.
    unlisted: usize,
    codes: Vec<BlockCode>,
    size: u32,
}

impl Blocks {
    /// Returns the block that contains the byte at a position.
    fn at(&mut self, position: Position) -> (&mut BlockCode, u32) {
        let after = self.starts.partition_point(|start| *start <= position.0);
        let index = after.saturating_sub(1);
        (&mut self.codes[index], self.starts[index])
    }

    /// Returns the block that contains the byte at a position, and the position in the block. The
    /// position may not be before `last`, which it replaces.
    fn next_row(
        &mut self,
        what: &'static str,
        position: Position,
        last: &mut Position,
    ) -> Result<(&mut BlockCode, Position), GraphError> {
        within(what, position, CodeRange::new(*last, self.all().end))?;
        *last = position;
        let (code, start) = self.at(position);
        Ok((code, Position(position.0 - start)))
    }

    fn all(&self) -> CodeRange {
        CodeRange::from(0..self.size)
    }

    fn range(&self, index: usize) -> CodeRange {
        let end = self.starts.get(index + 1).copied().unwrap_or(self.size);
        CodeRange::from(self.starts[index]..end)
    }
}

impl FunctionGraph {
    /// Builds the graph of a body. [`blocks`](FunctionGraph::blocks) has its blocks in the same
    /// order. Code before the first block also becomes a block.
    ///
    /// # Errors
    /// If the body is not consistent: it names nodes of another module or blocks that do not exist;
    /// a position is outside of the function or of its block, or out of order; a part of the code
    /// does not start with a block; or a call instruction is not in a single block. The validator
    /// also reports most of these.
    pub fn new(target: Target, body: &FunctionBody) -> Result<FunctionGraph, GraphError> {
        if body.stray_markers > 0 {
            return Err(GraphError::OtherModule);
        }
        let tag = ModuleTag::new();
        let mut blocks = starts(body)?;
        markers(body, &mut blocks)?;
        lines(body, &mut blocks)?;
        ranges(body, &mut blocks)?;
        calls(body, &mut blocks)?;
        frame_rows(body, &mut blocks)?;
        let count = blocks.codes.len();
        let mut graph = FunctionGraph::without_blocks(target, body, tag, count);
        graph.own_texts([graph.symbol])?;
        graph.set_exceptions(body.exceptions)?;
        for part in &body.parts {
            graph.own_texts([Some(part.symbol), part.exception_data])?;
        }
        let parts = parts_of(body, &blocks.starts)?;
        let id = |index: usize| CodeBlockId::from_index(index).in_module(tag);
        let mut frame = FrameStates::ENTRY;
        for (index, mut code) in blocks.codes.into_iter().enumerate() {
            code.frame = graph.state(frame);
            let (frame_after_start, end) = graph.check(&mut code)?;
            frame = end;
            graph.named.add(index, &code);
            graph.slots.push(Some(Slot {
                code,
                frame_after_start,
                frame_at_end: end,
                successors: Vec::new(),
                predecessors: BTreeMap::new(),
                previous: index.checked_sub(1).map(id),
                next: (index + 1 < count).then(|| id(index + 1)),
                max_pieces: 0,
                part: parts.get(index).copied().unwrap_or(0),
            }));
        }
        for (from, to) in &body.edges {
            let block = |block: &u32| id((*block as usize).saturating_add(blocks.unlisted));
            graph
                .add_edge(block(from), block(to))
                .map_err(|_| GraphError::EdgeOfNoBlock)?;
        }
        Ok(graph)
    }

    /// Creates a graph that has everything from a body except the contents of its `count` blocks.
    fn without_blocks(
        target: Target,
        body: &FunctionBody,
        tag: ModuleTag,
        count: usize,
    ) -> FunctionGraph {
        let has_unlisted = has_unlisted(body);
        let id = |index: usize| CodeBlockId::from_index(index).in_module(tag);
        FunctionGraph {
            symbol: body.symbol,
            subprogram: body.subprogram,
            mode: body.mode,
            module: body.module,
            tag,
            has_frame_rules: body.has_entry_frame || !body.frame.is_empty(),
            has_entry_frame: body.has_entry_frame,
            unlisted: has_unlisted.then(|| id(0)),
            slots: Vec::with_capacity(count),
            entry: id(0),
            last: id(count - 1),
            count,
            named: NamedIn::default(),
            frames: FrameStates::new(target),
            register_lists: body.register_lists.clone(),
            frame_expressions: body.frame_expressions.clone(),
            frame_referrers: body.frame_referrers.clone(),
            exceptions: None,
            parts: body.parts.clone(),
        }
    }
}

/// Returns the part of each block; an empty list if the function has no parts.
fn parts_of(body: &FunctionBody, starts: &[u32]) -> Result<Vec<u32>, GraphError> {
    if body.parts.is_empty() {
        return Ok(Vec::new());
    }
    let mut of_block = alloc::vec![0; starts.len()];
    let mut last = 0;
    for (part, number) in body.parts.iter().zip(1..) {
        let start = part.start;
        let first = starts.partition_point(|one| *one < start.0);
        if starts.get(first) != Some(&start.0) || first <= last {
            return Err(GraphError::PartInBlock { start });
        }
        of_block[first..].fill(number);
        last = first;
    }
    Ok(of_block)
}

fn starts(body: &FunctionBody) -> Result<Blocks, GraphError> {
    let mut starts: Vec<u32> = has_unlisted(body).then_some(0).into_iter().collect();
    let unlisted = starts.len();
    starts.extend(body.blocks.iter().map(|block| block.start));
    let mut blocks = Blocks {
        codes: Vec::with_capacity(starts.len()),
        starts,
        unlisted,
        size: body.size,
    };
    for index in 0..blocks.starts.len() {
        let CodeRange { start, end } = blocks.range(index);
        if end < start {
            // The next block starts before this one, or this one starts after the end.
            return Err(GraphError::BlockOrder { start });
        }
        blocks.codes.push(BlockCode {
            size: end - start,
            ..BlockCode::default()
        });
    }
    Ok(blocks)
}

fn markers(body: &FunctionBody, blocks: &mut Blocks) -> Result<(), GraphError> {
    let mut last = (usize::MAX, Position::START);
    for placed in body.markers() {
        let index = placed.block.0 as usize + blocks.unlisted;
        let CodeRange { start, end } = blocks.range(index);
        let from = if last.0 == index { last.1 } else { start };
        within_or_at_end("a marker", placed.position, CodeRange::new(from, end))?;
        last = (index, placed.position);
        let position = Position(placed.position - start);
        blocks.codes[index].markers.push((position, placed.marker));
    }
    Ok(())
}

fn lines(body: &FunctionBody, blocks: &mut Blocks) -> Result<(), GraphError> {
    let mut last = Position::START;
    for row in &body.rows {
        let (code, position) = blocks.next_row("a line row", row.position, &mut last)?;
        code.rows.push(LineRow { position, ..*row });
    }
    let mut line = None;
    for code in &mut blocks.codes {
        code.line = line.map(|row| LineRow {
            position: Position::START,
            ..row
        });
        line = code.line_at_end();
    }
    Ok(())
}

fn ranges(body: &FunctionBody, blocks: &mut Blocks) -> Result<(), GraphError> {
    let all = blocks.all();
    let (starts, codes) = (&blocks.starts, &mut blocks.codes);
    for (origin, scope) in (0..).zip(&body.scopes) {
        let (what, range) = (scope.scope, scope.range);
        range_within("the end of a scope's code", range, all)?;
        let code = CodePiece {
            what,
            range,
            origin,
        };
        code.cut(starts, blocks.size, |index, piece| {
            codes[index].scopes.push(piece)
        });
    }
    for (origin, place) in (0..).zip(&body.values) {
        let (what, range) = ((place.value, place.location), place.range);
        range_within("the end of a value's place", range, all)?;
        let code = CodePiece {
            what,
            range,
            origin,
        };
        code.cut(starts, blocks.size, |index, piece| {
            codes[index].values.push(piece)
        });
    }
    Ok(())
}

fn calls(body: &FunctionBody, blocks: &mut Blocks) -> Result<(), GraphError> {
    fn list<T>(all: &[T], first: u32, count: u32) -> &[T] {
        let first = first as usize;
        all.get(first..first.saturating_add(count as usize))
            .unwrap_or(&[])
    }
    for site in &body.calls {
        let instruction = site.range();
        let function = CodeRange::new(Position::START, instruction.end);
        within("a call", instruction.start, function)?;
        within_or_at_end(
            "the return position of a call",
            instruction.end,
            blocks.all(),
        )?;
        let (code, start) = blocks.at(site.last_byte());
        if instruction.start.0 < start {
            return Err(GraphError::AcrossCall { call: instruction });
        }
        let mut moved = *site;
        moved.position = site.position.map(|position| Position(position.0 - start));
        moved.return_position = Position(site.return_position.0 - start);
        let parameters = list(
            &body.call_parameters,
            site.first_parameter,
            site.parameter_count,
        );
        let preserved = list(&body.preserved, site.first_preserved, site.preserved_count);
        code.calls.push(BlockCall {
            preserved: preserved.to_vec(),
            ..BlockCall::new(moved, parameters)
        });
    }
    Ok(())
}

fn frame_rows(body: &FunctionBody, blocks: &mut Blocks) -> Result<(), GraphError> {
    let mut last = Position::START;
    for row in &body.frame {
        let (code, position) = blocks.next_row("a frame row", row.position, &mut last)?;
        code.frame_rows.push(FrameRow {
            position,
            rule: row.rule,
        });
    }
    Ok(())
}

/// True if a body has code before its first block.
fn has_unlisted(body: &FunctionBody) -> bool {
    body.blocks.first().is_none_or(|first| first.start > 0)
}

//! Inserts code into a block, and removes code from it.

use super::{
    BlockCall, BlockCode, CodeBlockId, CodePiece, FrameStateId, FunctionGraph, GraphError,
    SplitSide, continued,
};
use crate::markers::{CodeRange, FrameRow, FrameRule, LineRow, Referrer, ValueId};
use crate::metadata::Scope;
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::{Bound, RangeBounds};

impl BlockCode {
    /// States the location of a value in a part of the block, and replaces earlier statements for
    /// that part; `None` if the value has no location there. A register allocator calls this in
    /// [`FunctionGraph::edit`] when it splits the live range of a value, or when it computes the
    /// value again (rematerialization). An empty range changes nothing, except in a block without
    /// code.
    ///
    /// ```
    /// use dwarfsmith::markers::{BlockCode, Referrer, ValueId};
    /// use dwarfsmith::target::Register;
    /// let [rax, rcx] = [0, 2].map(|number| Referrer::register(Register(number)));
    /// let mut code = BlockCode { size: 0x20, ..BlockCode::default() };
    /// code.place_value(ValueId(7), 0x0..0x20, Some(rax));
    /// // From 0x8 to 0x10, rax holds another value; then the value is computed again into rcx.
    /// code.place_value(ValueId(7), 0x8..0x20, None);
    /// code.place_value(ValueId(7), 0x10..0x20, Some(rcx));
    /// let places: Vec<_> = code.values.iter().map(|piece| (piece.range, piece.what.1)).collect();
    /// assert_eq!(places, [((0x0..0x8).into(), rax), ((0x10..0x20).into(), rcx)]);
    /// ```
    pub fn place_value(
        &mut self,
        value: ValueId,
        range: impl Into<CodeRange>,
        location: Option<Referrer>,
    ) {
        let range: CodeRange = range.into();
        let old = core::mem::take(&mut self.values);
        for piece in old {
            if piece.what.0 != value || piece.range.intersection(range).is_empty() {
                self.values.push(piece);
                continue;
            }
            let CodeRange { start, end } = piece.range;
            let parts = [(start, end.min(range.start)), (start.max(range.end), end)];
            let parts = parts.into_iter().filter(|(start, end)| start < end);
            (self.values).extend(parts.map(|(start, end)| piece.over(CodeRange::new(start, end))));
        }
        // A place without code is kept only in a block without code.
        let has_code = !range.is_empty() || self.size == 0;
        let location = location.filter(|_| has_code);
        let new = location.map(|location| CodePiece::new((value, location), range));
        self.values.extend(new);
    }

    /// The row of the line table in effect right before a position.
    fn line_before(&self, at: Position) -> Option<LineRow> {
        let count = self.rows.partition_point(|row| row.position < at);
        let last = count.checked_sub(1).and_then(|last| self.rows.get(last));
        last.copied().or(self.line)
    }

    /// Makes room for code. Items that begin at the position are moved after the new code.
    fn open(&mut self, at: Position, code: &BlockCode, side: SplitSide) {
        let (bytes, all) = (code.size, CodeRange::from(0..self.size));
        // A line belongs to one function, so code that continues it is in the scopes of that
        // function.
        let continues = at.0 > 0 && code.line.is_none() && code.scopes.is_empty();
        let later = |position: &mut Position| {
            if *position >= at {
                *position = *position + bytes;
            }
        };
        for (position, _) in &mut self.markers {
            if *position > at || side == SplitSide::After {
                later(position);
            }
        }
        self.rows
            .iter_mut()
            .for_each(|row| later(&mut row.position));
        (self.frame_rows.iter_mut()).for_each(|row| later(&mut row.position));
        for call in &mut self.calls {
            if call.site.start() >= at {
                call.site.position.iter_mut().for_each(later);
                call.site.return_position = call.site.return_position + bytes;
            }
        }
        for piece in &mut self.scopes {
            let CodeRange { start, end } = piece.range;
            // Other code is in the scopes that cover the code on both sides, or the whole block.
            let is_whole = piece.range == all;
            if !is_whole && start >= at {
                *piece = piece.later(bytes);
            } else if is_whole || end > at || continues && end == at {
                *piece = piece.over(CodeRange::new(start, end + bytes));
            }
        }
        // The new code may overwrite the places of values.
        let values = core::mem::take(&mut self.values);
        for piece in values {
            let CodeRange { start, end } = piece.range;
            if start < at {
                (self.values).push(piece.over(CodeRange::new(start, end.min(at))));
            }
            if end > at || start >= at {
                let rest = piece.over(CodeRange::new(start.max(at), end));
                self.values.push(rest.later(bytes));
            }
        }
        self.size += bytes;
    }

    /// Inserts code into the room that `open` made.
    fn put(&mut self, at: Position, code: BlockCode) {
        let bytes = at.0;
        let before = self.line_before(at);
        let rest = at + code.size;
        let known = before.or_else(|| self.rows.first().copied());
        // At the start of a block, the line before it belongs to other code.
        let line = match (code.line, before) {
            (None, _) if bytes == 0 => {
                known.map(|row| LineRow::non_statement(Position::START, row.file, 0))
            }
            (line, before) => line.or(before),
        };
        let starts = code.rows.first().is_some_and(|row| row.position.0 == 0);
        let first = continued(before, line).filter(|_| !starts && code.size > 0);
        let last = code.line_at_end().or(first).or(line);
        let has_rest = self.rows.iter().any(|row| row.position == rest) || rest.0 >= self.size;
        let back = continued(last, before).filter(|_| !has_rest && code.size > 0);
        let own = code.rows.into_iter().map(|row| LineRow {
            position: row.position + bytes,
            ..row
        });
        let place = |row: LineRow, position| LineRow { position, ..row };
        let new = (first.map(|row| place(row, at)).into_iter().chain(own))
            .chain(back.map(|row| place(row, rest)));
        let index = self.rows.partition_point(|row| row.position < at);
        let new: Vec<LineRow> = new.collect();
        self.rows.splice(index..index, new);
        let markers = code.markers.into_iter();
        let markers = markers.map(|(position, marker)| (position + bytes, marker));
        // The new markers come after those that stay before the code.
        let index = (self.markers).partition_point(|(position, _)| *position <= at);
        self.markers.splice(index..index, markers);
        let rows = code.frame_rows.into_iter().map(|row| FrameRow {
            position: row.position + bytes,
            rule: row.rule,
        });
        self.frame_rows.extend(rows);
        self.calls.extend(code.calls.into_iter().map(|mut call| {
            call.site.position = call.site.position.map(|position| position + bytes);
            call.site.return_position = call.site.return_position + bytes;
            call
        }));
        let pieces = code.scopes.into_iter().map(|piece| piece.later(bytes));
        self.scopes.extend(pieces);
        let pieces = code.values.into_iter().map(|piece| piece.later(bytes));
        self.values.extend(pieces);
    }

    /// Removes code and returns it. Its markers then act at its former position.
    fn cut(&mut self, range: CodeRange) -> BlockCode {
        let all = CodeRange::from(0..self.size);
        let is_emptied = range == all && !all.is_empty();
        // A block without code keeps its scopes, because code may be inserted into it.
        let kept = is_emptied.then(|| -> Vec<CodePiece<Scope>> {
            let whole = self.scopes.iter().filter(|piece| piece.range == all);
            whole.map(|piece| piece.over(0..0)).collect()
        });
        let taken = BlockCode {
            size: range.end - range.start,
            line: self.line_before(range.start),
            scopes: cut_pieces(&mut self.scopes, range),
            values: cut_pieces(&mut self.values, range),
            rows: self.cut_rows(range),
            calls: self.cut_calls(range),
            ..BlockCode::default()
        };
        for (position, _) in &mut self.markers {
            *position = without(range, *position);
        }
        for row in &mut self.frame_rows {
            row.position = without(range, row.position);
        }
        self.size -= taken.size;
        let size = self.size;
        if let Some(kept) = kept {
            self.scopes = kept;
        }
        self.frame_rows.retain(|row| row.position.0 < size);
        taken
    }

    /// Removes the rows of code and returns them, with positions from the start of that code. The
    /// line that begins in the removed code continues after it.
    fn cut_rows(&mut self, range: CodeRange) -> Vec<LineRow> {
        let CodeRange { start, end } = range;
        let (mut within, mut rows): (Vec<LineRow>, Vec<LineRow>) =
            (self.rows.iter()).partition(|row| start <= row.position && row.position < end);
        let goes_on = end.0 < self.size && rows.iter().all(|row| row.position != end);
        rows.extend(within.last().copied().filter(|_| goes_on));
        for row in &mut rows {
            row.position = without(range, row.position);
        }
        rows.sort_by_key(|row| row.position);
        self.rows = rows;
        for row in &mut within {
            row.position = Position(row.position - start);
        }
        within
    }

    /// Removes the calls in code and returns them, with positions from the start of that code.
    fn cut_calls(&mut self, range: CodeRange) -> Vec<BlockCall> {
        let CodeRange { start, end } = range;
        let (mut within, rest): (Vec<BlockCall>, Vec<BlockCall>) = core::mem::take(&mut self.calls)
            .into_iter()
            .partition(|call| {
                let call: CodeRange = call.site.range();
                start <= call.start && call.end <= end
            });
        self.calls = rest;
        let move_back = |call: &mut BlockCall, bytes: u32| {
            let site = &mut call.site;
            for position in site.position.iter_mut().chain([&mut site.return_position]) {
                *position = Position(position.0 - bytes);
            }
        };
        for call in &mut within {
            move_back(call, start.0);
        }
        for call in (self.calls.iter_mut()).filter(|call| call.site.start() >= end) {
            move_back(call, end - start);
        }
        within
    }
}

/// Returns the new number of a position after the removal of code. A position in the code becomes
/// the start of the code.
fn without(removed: CodeRange, position: Position) -> Position {
    match position {
        before if before <= removed.start => before,
        within if within <= removed.end => removed.start,
        after => Position(after.0 - (removed.end - removed.start)),
    }
}

/// Removes the parts of pieces that are in code and returns them, with positions from the start of
/// that code.
fn cut_pieces<T: Copy>(all: &mut Vec<CodePiece<T>>, range: CodeRange) -> Vec<CodePiece<T>> {
    let within = all.iter().filter_map(|piece| {
        let common = piece.range.intersection(range);
        let from = |position: Position| Position(position.0.saturating_sub(range.start.0));
        (!common.is_empty())
            .then(|| piece.over(CodeRange::new(from(common.start), from(common.end))))
    });
    let within: Vec<CodePiece<T>> = within.collect();
    all.retain_mut(|piece| {
        let was_empty = piece.range.is_empty();
        let CodeRange { start, end } = piece.range;
        piece.range = CodeRange::new(without(range, start), without(range, end));
        was_empty || !piece.range.is_empty()
    });
    within
}

impl FunctionGraph {
    /// Returns an error if code cannot begin or end at a position.
    fn cuts(&self, block: CodeBlockId, what: &'static str, at: Position) -> Result<(), GraphError> {
        let code = self.code(block)?;
        super::check::within_or_at_end(what, at, CodeRange::from(0..code.size))?;
        let mut calls = code.calls.iter().map(|call| call.site.range());
        match calls.find(|call| call.start < at && at < call.end) {
            Some(call) => Err(GraphError::AcrossCall { call }),
            None => Ok(()),
        }
    }

    /// Inserts code into a block. `side` selects whether the markers at the position act before or
    /// after it. Lines, frame rules and calls that begin at the position follow the new code.
    ///
    /// `code` has the contents, with positions from 0. `BlockCode { size, ..BlockCode::default() }`
    /// is an instruction without debug information. Code without a line continues the line of the
    /// code before it and is in the same scopes; at the start of a block, it has line 0 and is in
    /// the scopes that cover the whole block. Code with a line is also in the scopes that cover the
    /// code on both sides. The new code has no location of a value unless `code` states one.
    ///
    /// ```
    /// # use dwarfsmith::metadata::{Id, LifetimeId, SubprogramId};
    /// # use dwarfsmith::{Module, Position, Target};
    /// use dwarfsmith::markers::{BlockCode, FunctionBody, FunctionGraph, Marker, Referrer, SplitSide, ValueId};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let (f, of_x) = (SubprogramId::from_index(0), LifetimeId::from_index(0));
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x10);
    /// body.def(Position(0x8), of_x, Referrer::Value(ValueId(7)));
    /// let mut graph = FunctionGraph::new(Target::X86_64, &body)?;
    /// let block = graph.entry();
    /// let add = BlockCode { size: 3, ..BlockCode::default() };
    /// graph.insert_code(block, Position(0x4), add, SplitSide::Before)?;
    /// assert_eq!(graph.code(block)?.markers[0].0, Position(0xb));
    /// graph.remove_code(block, 0x4..0x7)?;
    /// assert_eq!(graph.code(block)?.markers[0].0, Position(0x8));
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such block, if the position is outside of it or inside a call, if the code
    /// would be too large, or for the reasons of [`edit`](FunctionGraph::edit).
    pub fn insert_code(
        &mut self,
        block: CodeBlockId,
        at: Position,
        mut code: BlockCode,
        side: SplitSide,
    ) -> Result<(), GraphError> {
        self.cuts(block, "the new code", at)?;
        let size = self.code(block)?.size.checked_add(code.size);
        size.ok_or(GraphError::TooLarge)?;
        // The frame rows act after the block's earlier frame rows, so only their positions are
        // checked here.
        self.check_frame_rows(&mut code)?;
        let frame = self.code(block)?.frame;
        self.check(&mut BlockCode {
            frame,
            frame_rows: Vec::new(),
            ..code.clone()
        })?;
        code.markers.sort_by_key(|(position, _)| *position);
        code.rows.sort_by_key(|row| row.position);
        self.edit(block, |old| {
            old.open(at, &code, side);
            old.put(at, code);
        })
    }

    /// Removes code from a block, and returns its contents, with the line and the frame rules at
    /// its start. Its markers then act at its former position, and so do its frame rules and line
    /// if they continue after it. A block that has no code afterwards stays in the scopes that
    /// covered all of it. A pass that removes the code that computes a value also calls
    /// [`replace_value`](FunctionGraph::replace_value).
    ///
    /// # Errors
    /// If there is no such block, if the range is not in it, or if it contains only part of a call.
    pub fn remove_code(
        &mut self,
        block: CodeBlockId,
        range: impl Into<CodeRange>,
    ) -> Result<BlockCode, GraphError> {
        let range: CodeRange = range.into();
        self.cuts(block, "the code to remove", range.end)?;
        let what = "the start of the code to remove";
        super::check::within_or_at_end(what, range.start, CodeRange::from(0..range.end.0))?;
        self.cuts(block, what, range.start)?;
        let frame = self.frame_before(block, Bound::Included(range.start))?;
        let mut taken = BlockCode::default();
        self.edit(block, |code| taken = code.cut(range))?;
        taken.frame = frame;
        Ok(taken)
    }

    /// The frame rules in effect before the end of a range of positions in a block.
    pub(crate) fn frame_before(
        &mut self,
        block: CodeBlockId,
        end: Bound<Position>,
    ) -> Result<FrameStateId, GraphError> {
        let code = self.code(block)?;
        let entry = code.frame.index() as u32;
        let range = (Bound::Unbounded, end);
        let is_before = |row: &&FrameRow| range.contains(&row.position);
        let rows = code.frame_rows.iter().take_while(is_before);
        let rules: Vec<FrameRule> = rows.map(|row| row.rule).collect();
        let frame = (self.frames.after(entry, rules.into_iter())).unwrap_or(entry);
        Ok(self.state(frame))
    }
}

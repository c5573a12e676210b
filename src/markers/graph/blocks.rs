//! Edits of a graph: blocks, edges, and the contents of blocks.

use super::pieces::Joined;
use super::{
    BlockCode, CodeBlockId, CodePiece, FunctionGraph, GraphError, Slot, SplitSide, continued,
};
use crate::markers::{CodeRange, FrameRow, LineRow, Marker, MarkerMode};
use crate::metadata::Id;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::hash::Hash;

/// Up to this number, pieces are not joined, because joining reads every piece.
const FEW_PIECES: usize = 16;

impl BlockCode {
    /// True if a row of the line table begins at its start.
    pub(super) fn has_row_at_start(&self) -> bool {
        (self.rows.first()).is_some_and(|row| row.position == Position::START)
    }

    /// Removes and returns the code from a position on. The line in effect at the position becomes
    /// that of the returned code, whose frame rules are not computed yet.
    fn split_off(&mut self, at: Position, side: SplitSide) -> BlockCode {
        fn halves<T: Copy>(
            pieces: &mut Vec<CodePiece<T>>,
            at: Position,
            size: u32,
        ) -> Vec<CodePiece<T>> {
            let mut rest = Vec::new();
            let mut first = Vec::with_capacity(pieces.len());
            for piece in pieces.drain(..) {
                let [before, after] = piece.split(at, size);
                first.extend(before);
                rest.extend(after);
            }
            *pieces = first;
            rest
        }
        let stays = |position: Position| match side {
            SplitSide::Before => position <= at,
            SplitSide::After => position < at,
        };
        let back = |position: &mut Position| *position = Position(*position - at);
        let markers = self
            .markers
            .partition_point(|(position, _)| stays(*position));
        let rows = self.rows.partition_point(|row| row.position < at);
        let calls = &self.calls;
        let calls = calls.partition_point(|call| call.site.return_position <= at);
        let frame_rows = self.frame_rows.partition_point(|row| row.position < at);
        let mut rest = BlockCode {
            size: self.size - at.0,
            markers: self.markers.split_off(markers),
            line: None,
            rows: self.rows.split_off(rows),
            scopes: halves(&mut self.scopes, at, self.size),
            values: halves(&mut self.values, at, self.size),
            calls: self.calls.split_off(calls),
            frame: self.frame,
            frame_rows: self.frame_rows.split_off(frame_rows),
        };
        rest.line = self.line_at_end();
        rest.markers
            .iter_mut()
            .for_each(|(position, _)| back(position));
        rest.rows.iter_mut().for_each(|row| back(&mut row.position));
        rest.frame_rows
            .iter_mut()
            .for_each(|row| back(&mut row.position));
        for call in &mut rest.calls {
            call.site.position.iter_mut().for_each(back);
            back(&mut call.site.return_position);
        }
        self.size = at.0;
        rest
    }
}

impl FunctionGraph {
    /// Changes the contents of a block. The closure gets a copy. When it returns, the lists are
    /// sorted by position; items at one position keep their order.
    ///
    /// The lines and frame rules that the change sets hold up to the end of the block. Other blocks
    /// keep theirs.
    ///
    /// # Errors
    /// If there is no such block, or if the changed code is not consistent: an item is outside of
    /// the block, or names an item that the function does not have.
    pub fn edit(
        &mut self,
        block: CodeBlockId,
        change: impl FnOnce(&mut BlockCode),
    ) -> Result<(), GraphError> {
        let mut code = self.slot(block)?.code.clone();
        let had_code = code.size > 0;
        change(&mut code);
        // A piece without code stands for a whole block without code.
        if !had_code && code.size > 0 {
            code.scopes.retain(|piece| !piece.range.is_empty());
            code.values.retain(|piece| !piece.range.is_empty());
        }
        let (frame_after_start, end) = self.check(&mut code)?;
        self.has_frame_rules |= !code.frame_rows.is_empty();
        self.remove_names(block);
        let slot = self.slot_mut(block)?;
        slot.code = code;
        slot.frame_after_start = frame_after_start;
        slot.frame_at_end = end;
        self.name(block);
        Ok(())
    }

    /// Inserts a block after another one in the layout, without edges.
    /// [`code_after`](FunctionGraph::code_after) returns suitable initial code.
    ///
    /// # Errors
    /// If there is no such block, and for the reasons of [`edit`](FunctionGraph::edit).
    pub fn insert_block(
        &mut self,
        after: CodeBlockId,
        mut code: BlockCode,
    ) -> Result<CodeBlockId, GraphError> {
        self.slot(after)?;
        let (frame_after_start, end) = self.check(&mut code)?;
        self.has_frame_rules |= !code.frame_rows.is_empty();
        self.insert(after, code, (frame_after_start, end))
    }

    fn insert(
        &mut self,
        after: CodeBlockId,
        code: BlockCode,
        (frame_after_start, end): (u32, u32),
    ) -> Result<CodeBlockId, GraphError> {
        let block = CodeBlockId::from_index(self.slots.len()).in_module(self.tag);
        self.slots.push(Some(Slot {
            code,
            frame_after_start,
            frame_at_end: end,
            successors: Vec::new(),
            predecessors: BTreeMap::new(),
            previous: None,
            next: None,
            max_pieces: 0,
            part: 0,
        }));
        self.count += 1;
        self.name(block);
        self.link(block, after)?;
        Ok(block)
    }

    /// Inserts a block that is not in the layout after another one, and adds it to that block's
    /// part.
    pub(super) fn link(
        &mut self,
        block: CodeBlockId,
        after: CodeBlockId,
    ) -> Result<(), GraphError> {
        let before = self.slot_mut(after)?;
        let (next, part) = (before.next.replace(block), before.part);
        match next {
            Some(next) => self.slot_mut(next)?.previous = Some(block),
            None => self.last = block,
        }
        let slot = self.slot_mut(block)?;
        slot.previous = Some(after);
        slot.next = next;
        slot.part = part;
        Ok(())
    }

    /// Removes a block from the layout. It must not be the entry.
    pub(super) fn unlink(&mut self, block: CodeBlockId) -> Result<(), GraphError> {
        let slot = self.slot(block)?;
        let (next, previous) = (slot.next, slot.previous);
        let previous = previous.ok_or(GraphError::Entry { block })?;
        self.slot_mut(previous)?.next = next;
        match next {
            Some(next) => self.slot_mut(next)?.previous = Some(previous),
            None => self.last = previous,
        }
        Ok(())
    }

    /// Moves a block after another one in the layout, and into that block's part. Its edges are
    /// kept.
    ///
    /// # Errors
    /// If there is no such block, or if it is the entry.
    pub fn move_block(&mut self, block: CodeBlockId, after: CodeBlockId) -> Result<(), GraphError> {
        self.slot(block)?;
        self.slot(after)?;
        if block == self.entry {
            return Err(GraphError::Entry { block });
        }
        if block != after {
            self.unlink(block)?;
            self.link(block, after)?;
        }
        Ok(())
    }

    /// Removes a block with its contents and its edges to others. Its id is not reused. A lifetime
    /// whose `dbg.def` was in it is no longer active. A lifetime that a `dbg.kill` in it ended does
    /// not extend to other blocks, since no path leads through the block any more.
    ///
    /// # Errors
    /// If there is no such block, if it is the entry, or if another block has an edge to it.
    pub fn remove_block(&mut self, block: CodeBlockId) -> Result<BlockCode, GraphError> {
        let slot = self.slot(block)?;
        if block == self.entry {
            return Err(GraphError::Entry { block });
        }
        if let Some(from) = slot.predecessors.keys().find(|from| **from != block) {
            return Err(GraphError::Reached { block, from: *from });
        }
        self.remove_successors(block)?;
        self.take(block)
    }

    /// Removes a block without edges from the graph.
    fn take(&mut self, block: CodeBlockId) -> Result<BlockCode, GraphError> {
        self.unlink(block)?;
        self.remove_names(block);
        let slot = self.slots.get_mut(block.index()).and_then(Option::take);
        self.count -= 1;
        slot.map(|slot| slot.code)
            .ok_or(GraphError::NoBlock { block })
    }

    /// Clones a block, and inserts the clone after another one in the layout. The clone has the
    /// successors of the block, and no predecessors.
    ///
    /// `marker` returns the clone's marker for each marker of the block, or `None`. A lifetime has
    /// one `dbg.def` and a code location one `dbg.label`, so those of the clone need another
    /// lifetime or code location. A `dbg.kill` of a lifetime that begins elsewhere is kept in both
    /// blocks.
    ///
    /// # Errors
    /// If there is no such block, or if a marker names a node of another module.
    pub fn clone_block(
        &mut self,
        block: CodeBlockId,
        after: CodeBlockId,
        mut marker: impl FnMut(Marker) -> Option<Marker>,
    ) -> Result<CodeBlockId, GraphError> {
        self.slot(after)?;
        let slot = self.slot(block)?;
        let successors = slot.successors.clone();
        let mut code = slot.code.clone();
        let markers = core::mem::take(&mut code.markers).into_iter();
        let markers = markers.filter_map(|(position, old)| Some((position, marker(old)?)));
        code.markers = markers.collect();
        let clone = self.insert_block(after, code)?;
        for to in successors {
            self.add_edge(clone, to)?;
        }
        Ok(clone)
    }

    /// Adds an edge of the control flow from the end of one block to the start of another.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn add_edge(&mut self, from: CodeBlockId, to: CodeBlockId) -> Result<(), GraphError> {
        self.slot(to)?;
        self.slot_mut(from)?.successors.push(to);
        *self.slot_mut(to)?.predecessors.entry(from).or_default() += 1;
        Ok(())
    }

    /// Removes an edge: the first, if there are several between the blocks.
    ///
    /// # Errors
    /// If there is no such edge.
    pub fn remove_edge(&mut self, from: CodeBlockId, to: CodeBlockId) -> Result<(), GraphError> {
        self.slot(to)?;
        let at = self.edge(from, to)?;
        self.slot_mut(from)?.successors.remove(at);
        self.remove_predecessor(from, to)
    }

    /// Redirects an edge from `old` to `new`: the first, if there are several. The edge keeps its
    /// position among the edges of the block.
    ///
    /// # Errors
    /// If there is no such edge, or if `new` does not exist.
    pub fn redirect_edge(
        &mut self,
        from: CodeBlockId,
        old: CodeBlockId,
        new: CodeBlockId,
    ) -> Result<(), GraphError> {
        self.slot(old)?;
        self.slot(new)?;
        let at = self.edge(from, old)?;
        self.slot_mut(from)?.successors[at] = new;
        self.remove_predecessor(from, old)?;
        *self.slot_mut(new)?.predecessors.entry(from).or_default() += 1;
        Ok(())
    }

    /// Removes the edges from a block, and returns the blocks to which they led.
    pub(crate) fn remove_successors(
        &mut self,
        from: CodeBlockId,
    ) -> Result<Vec<CodeBlockId>, GraphError> {
        let all = core::mem::take(&mut self.slot_mut(from)?.successors);
        for to in &all {
            self.remove_predecessor(from, *to)?;
        }
        Ok(all)
    }

    fn edge(&self, from: CodeBlockId, to: CodeBlockId) -> Result<usize, GraphError> {
        let mut successors = self.slot(from)?.successors.iter();
        let at = successors.position(|one| *one == to);
        at.ok_or(GraphError::NoEdge { from, to })
    }

    fn remove_predecessor(&mut self, from: CodeBlockId, to: CodeBlockId) -> Result<(), GraphError> {
        let predecessors = &mut self.slot_mut(to)?.predecessors;
        if let Some(count) = predecessors.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                predecessors.remove(&from);
            }
        }
        Ok(())
    }

    /// Splits a block. The first half keeps the id and the predecessors. The second half, which is
    /// returned, follows it in the layout and gets the successors. One edge leads from the first to
    /// the second. `side` selects the half that gets the markers at the position.
    ///
    /// # Errors
    /// If there is no such block, if the position is outside of the block or inside a call, or in
    /// [`MarkerMode::BlockLocal`].
    pub fn split(
        &mut self,
        block: CodeBlockId,
        at: Position,
        side: SplitSide,
    ) -> Result<CodeBlockId, GraphError> {
        let code = &self.slot(block)?.code;
        let (position, range) = (at, CodeRange::from(0..code.size));
        if at > range.end {
            let what = "the split";
            return Err(GraphError::Outside {
                what,
                position,
                range,
            });
        }
        if self.mode == MarkerMode::BlockLocal {
            return Err(GraphError::BlockLocal);
        }
        let mut calls = code.calls.iter().map(|call| call.site.range());
        if let Some(call) = calls.find(|call| call.start < at && at < call.end) {
            return Err(GraphError::AcrossCall { call });
        }
        self.remove_names(block);
        let mut rest = self.slot_mut(block)?.code.split_off(at, side);
        self.name(block);
        let first = self.slot(block)?.code.clone_frame();
        let (frame_after_start, end) = self.run(&first)?;
        rest.frame = self.state(end);
        let ends = self.run(&rest)?;
        let slot = self.slot_mut(block)?;
        (slot.frame_after_start, slot.frame_at_end) = (frame_after_start, end);
        let successors = self.remove_successors(block)?;
        let second = self.insert(block, rest, ends)?;
        for to in successors {
            self.add_edge(second, to)?;
        }
        self.add_edge(block, second)?;
        Ok(second)
    }

    /// Appends the code of a block to its only predecessor, which gets its successors, and removes
    /// the block. The block need not be next in the layout: rows are added so that the code of both
    /// keeps its lines and frame rules.
    ///
    /// # Errors
    /// If a block does not exist, if the second is the entry, if the first has another successor or
    /// the second another predecessor, if the code would be too large, or in
    /// [`MarkerMode::BlockLocal`].
    pub fn join(&mut self, first: CodeBlockId, second: CodeBlockId) -> Result<(), GraphError> {
        let (one, other) = (self.slot(first)?, self.slot(second)?);
        if second == self.entry {
            return Err(GraphError::Entry { block: second });
        }
        let enters = other
            .predecessors
            .iter()
            .map(|(from, count)| (*from, *count));
        if first == second || one.successors != [second] || !enters.eq([(first, 1)]) {
            return Err(GraphError::NotOnlyEdge { first, second });
        }
        if self.mode == MarkerMode::BlockLocal {
            return Err(GraphError::BlockLocal);
        }
        let (size, added) = (one.code.size, other.code.size);
        let all = size.checked_add(added).ok_or(GraphError::TooLarge)?;
        let is_first_empty = size == 0;
        // The rows at the boundary, if both halves have code.
        let (line, (rules, replaced)) = match is_first_empty || added == 0 {
            true => (None, (Vec::new(), 0)),
            false => (
                continued(one.code.line_at_end(), other.code.line)
                    .filter(|_| !other.code.has_row_at_start()),
                self.frame_into(one.frame_at_end, other),
            ),
        };
        let (frame_after_start, end) = (other.frame_after_start, other.frame_at_end);
        let successors = self.remove_successors(second)?;
        self.remove_edge(first, second)?;
        let code = self.take(second)?;
        self.remove_names(first);
        let slot = self.slot_mut(first)?;
        if is_first_empty {
            (slot.code.line, slot.code.frame) = (code.line, code.frame);
            slot.frame_after_start = frame_after_start;
        }
        if added > 0 || is_first_empty {
            slot.frame_at_end = end;
        }
        let position = Position(size);
        slot.code
            .rows
            .extend(line.map(|row| LineRow { position, ..row }));
        let rules = rules.into_iter().map(|rule| FrameRow { position, rule });
        slot.code.frame_rows.extend(rules);
        slot.append(code, replaced);
        slot.code.size = all;
        self.name(first);
        for to in successors {
            // The second cannot have an edge to itself: its only predecessor is the first.
            self.add_edge(first, to)?;
        }
        Ok(())
    }
}

impl BlockCode {
    /// Returns an empty block with the same frame rules.
    fn clone_frame(&self) -> BlockCode {
        BlockCode {
            frame: self.frame,
            frame_rows: self.frame_rows.clone(),
            ..BlockCode::default()
        }
    }
}

impl Slot {
    /// Appends code without its first `frame_rows` frame rows.
    fn append(&mut self, more: BlockCode, frame_rows: usize) {
        let code = &mut self.code;
        let bytes = code.size;
        let markers = more.markers.into_iter();
        (code.markers).extend(markers.map(|(position, marker)| (position + bytes, marker)));
        code.rows.extend(more.rows.into_iter().map(|row| LineRow {
            position: row.position + bytes,
            ..row
        }));
        let rows = more.frame_rows.into_iter().skip(frame_rows);
        code.frame_rows.extend(rows.map(|row| FrameRow {
            position: row.position + bytes,
            rule: row.rule,
        }));
        code.calls.extend(more.calls.into_iter().map(|mut call| {
            call.site.position = call.site.position.map(|position| position + bytes);
            call.site.return_position = call.site.return_position + bytes;
            call
        }));
        // A piece in an empty half covers no code of the whole.
        if bytes == 0 && more.size > 0 {
            code.scopes.clear();
            code.values.clear();
        }
        if bytes == 0 || more.size > 0 {
            code.scopes
                .extend(more.scopes.into_iter().map(|piece| piece.later(bytes)));
            code.values
                .extend(more.values.into_iter().map(|piece| piece.later(bytes)));
        }
        if code.scopes.len() + code.values.len() > self.max_pieces.max(FEW_PIECES) {
            let size = bytes + more.size;
            join_pieces(&mut code.scopes, size);
            join_pieces(&mut code.values, size);
            self.max_pieces = 2 * (code.scopes.len() + code.values.len());
        }
    }
}

fn join_pieces<T: Copy + Eq + Hash>(pieces: &mut Vec<CodePiece<T>>, size: u32) {
    // A block without code keeps its pieces, because code may be inserted into it.
    if size > 0 {
        let mut joined = Joined::new();
        joined.add(CodeRange::from(0..size), pieces);
        *pieces = joined.ranges();
    }
}

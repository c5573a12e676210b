//! Writes a graph into a function body.

use super::check::expression_of;
use super::pieces::Joined;
use super::{FrameStates, FunctionGraph, GraphError, Slot, continued};
use crate::markers::{
    BlockIndex, CallParameter, CallSite, CodeRange, FrameRow, FrameRule, FunctionBody, LineRow,
    Marker, Referrer, ScopeRange, ValuePlace,
};
use crate::units::Position;
use alloc::vec;
use alloc::vec::Vec;

/// The new numbers of register lists and frame expressions, without unused ones.
struct Numbers {
    registers: Vec<u32>,
    expressions: Vec<u32>,
}

/// Replaces each mark (1 for a used element) by the number of marks before it.
fn count(marks: &mut [u32]) {
    let mut sum = 0;
    for mark in marks {
        sum += core::mem::replace(mark, sum);
    }
}

impl Numbers {
    fn referrer(&self, referrer: Referrer) -> Referrer {
        match referrer {
            Referrer::Registers { first, count } => Referrer::Registers {
                // An empty list may be at the end of the registers.
                first: self.registers.get(first as usize).copied().unwrap_or(0),
                count,
            },
            other => other,
        }
    }
}

impl FunctionGraph {
    /// Returns the frame rules that lead from the state before a block to the block's state, and
    /// the number of the block's frame rows that they replace.
    pub(super) fn frame_into(&self, before: u32, slot: &Slot) -> (Vec<FrameRule>, usize) {
        if before == slot.code.frame.index() as u32 {
            return (Vec::new(), 0);
        }
        let rules = self.frames.between(before, slot.frame_after_start);
        (rules, slot.code.rows_at_start())
    }

    fn in_layout(&self) -> impl Iterator<Item = (usize, &Slot)> {
        self.blocks()
            .filter_map(|block| Some((block.index(), self.slot(block).ok()?)))
    }

    /// Replaces a body by the graph: positions count from the start of the function, and blocks are
    /// in layout order. Writing an unedited graph gives a body equal to the original, except that
    /// unused register lists and frame expressions are omitted.
    ///
    /// # Errors
    /// If the function would have more than [`u32::MAX`] bytes. The body is then unchanged.
    pub fn write(&self, body: &mut FunctionBody) -> Result<(), GraphError> {
        let sizes = self.in_layout().map(|(_, slot)| u64::from(slot.code.size));
        let size = u32::try_from(sizes.sum::<u64>()).map_err(|_| GraphError::TooLarge)?;
        body.clear();
        body.symbol = self.symbol;
        body.subprogram = self.subprogram;
        body.module = self.module;
        body.mode = self.mode;
        body.size = size;
        body.exceptions = self.exceptions;
        self.write_parts(body);
        self.write_frame(body);
        body.has_entry_frame =
            self.has_entry_frame || self.has_frame_rules && body.frame.is_empty();
        let numbers = self.numbers(&body.frame);
        for row in &mut body.frame {
            if let Some(expression) = expression_of(&mut row.rule) {
                *expression = numbers
                    .expressions
                    .get(*expression as usize)
                    .copied()
                    .unwrap_or(0);
            }
        }
        self.write_pools(body, &numbers);
        self.write_blocks(body, &numbers);
        self.write_lines(body);
        self.write_ranges(body, &numbers);
        Ok(())
    }

    fn write_frame(&self, body: &mut FunctionBody) {
        let (mut start, mut state) = (0, FrameStates::ENTRY);
        for (_, slot) in self.in_layout().filter(|(_, slot)| slot.code.size > 0) {
            let (rules, replaced) = self.frame_into(state, slot);
            let position = Position(start);
            let rules = rules.into_iter().map(|rule| FrameRow { position, rule });
            body.frame.extend(rules);
            let rows = slot.code.frame_rows.iter().skip(replaced);
            body.frame.extend(rows.map(|row| FrameRow {
                position: row.position + start,
                rule: row.rule,
            }));
            state = slot.frame_at_end;
            start += slot.code.size;
        }
    }

    /// Numbers the register lists and expressions that are used. `frame` has all frame rows.
    fn numbers(&self, frame: &[FrameRow]) -> Numbers {
        let mut registers = vec![0; self.register_lists.len() + 1];
        let mut expressions = vec![0; self.frame_expressions.len() + 1];
        let mut mark = |referrer: Referrer| {
            if let Referrer::Registers { first, count } = referrer {
                let first = first as usize;
                let list = registers.get_mut(first..first.saturating_add(count as usize));
                list.unwrap_or(&mut []).fill(1);
            }
        };
        for row in frame {
            let expression = expression_of(&mut { row.rule }).copied();
            let Some(expression) = expression.map(|number| number as usize) else {
                continue;
            };
            expressions[expression] = 1;
            self.referrers_of(expression)
                .iter()
                .copied()
                .for_each(&mut mark);
        }
        for (_, slot) in self.in_layout() {
            for (_, marker) in &slot.code.markers {
                if let Marker::Def(_, referrer) = marker {
                    mark(*referrer);
                }
            }
            slot.code.values.iter().for_each(|piece| mark(piece.what.1));
            let parameters = slot.code.calls.iter().flat_map(|call| &call.parameters);
            parameters.for_each(|parameter| mark(parameter.location));
        }
        count(&mut registers);
        count(&mut expressions);
        Numbers {
            registers,
            expressions,
        }
    }

    fn referrers_of(&self, expression: usize) -> &[Referrer] {
        let Some(expression) = self.frame_expressions.get(expression) else {
            return &[];
        };
        let first = expression.first_referrer as usize;
        let range = first..first + expression.referrer_count as usize;
        self.frame_referrers.get(range).unwrap_or(&[])
    }

    fn write_pools(&self, body: &mut FunctionBody, numbers: &Numbers) {
        // A used element has a smaller number than the element after it.
        let is_used = |numbers: &[u32], index: usize| numbers[index] < numbers[index + 1];
        for (index, part) in self.register_lists.iter().enumerate() {
            if is_used(&numbers.registers, index) {
                body.register_lists.push(*part);
            }
        }
        for (index, expression) in self.frame_expressions.iter().enumerate() {
            if is_used(&numbers.expressions, index) {
                let referrers = self.referrers_of(index).iter();
                let referrers: Vec<Referrer> = referrers
                    .map(|referrer| numbers.referrer(*referrer))
                    .collect();
                body.frame_expression(expression.expression, &referrers);
            }
        }
    }

    /// True for code before the first block that does not need to be a block.
    fn is_left_out(&self, index: usize, slot: &Slot) -> bool {
        self.unlisted.is_some_and(|block| block.index() == index)
            && slot.code.markers.is_empty()
            && slot.successors.is_empty()
            && slot.predecessors.is_empty()
    }

    /// Writes the blocks with their edges, markers and calls.
    fn write_blocks(&self, body: &mut FunctionBody, numbers: &Numbers) {
        let mut indices = vec![BlockIndex(u32::MAX); self.slots.len()];
        let mut start = 0;
        for (index, slot) in self.in_layout() {
            let code = &slot.code;
            if !self.is_left_out(index, slot) {
                indices[index] = body.block(Position(start));
            }
            for &(position, marker) in &code.markers {
                let marker = match marker {
                    Marker::Def(lifetime, referrer) => {
                        Marker::Def(lifetime, numbers.referrer(referrer))
                    }
                    other => other,
                };
                body.marker(position + start, marker);
            }
            for call in &code.calls {
                let parameters = call.parameters.iter().map(|parameter| CallParameter {
                    location: numbers.referrer(parameter.location),
                    ..*parameter
                });
                let parameters: Vec<CallParameter> = parameters.collect();
                let site = CallSite {
                    position: call.site.position.map(|position| position + start),
                    return_position: call.site.return_position + start,
                    ..call.site
                };
                body.call(site, &parameters).call_preserves(&call.preserved);
            }
            start += code.size;
        }
        for (index, slot) in self.in_layout() {
            for to in &slot.successors {
                body.successor(indices[index], indices[to.index()]);
            }
        }
    }

    fn write_lines(&self, body: &mut FunctionBody) {
        let (mut start, mut line) = (0, None);
        for (_, slot) in self.in_layout().filter(|(_, slot)| slot.code.size > 0) {
            let code = &slot.code;
            if !code.has_row_at_start()
                && let Some(row) = continued(line, code.line)
            {
                let position = Position(start);
                body.rows.push(LineRow { position, ..row });
                line = Some(row);
            }
            body.rows.extend(code.rows.iter().map(|row| LineRow {
                position: row.position + start,
                ..*row
            }));
            line = code.rows.last().copied().or(line);
            start += code.size;
        }
    }

    fn write_ranges(&self, body: &mut FunctionBody, numbers: &Numbers) {
        let (mut scopes, mut values) = (Joined::new(), Joined::new());
        let mut start = 0;
        for (_, slot) in self.in_layout() {
            let block = CodeRange::from(start..start + slot.code.size);
            scopes.add(block, &slot.code.scopes);
            values.add(block, &slot.code.values);
            start += slot.code.size;
        }
        body.scopes
            .extend(scopes.ranges().into_iter().map(|piece| ScopeRange {
                scope: piece.what,
                range: piece.range,
            }));
        body.values
            .extend(values.ranges().into_iter().map(|piece| ValuePlace {
                value: piece.what.0,
                range: piece.range,
                location: numbers.referrer(piece.what.1),
            }));
    }
}

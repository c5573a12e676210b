//! Checks the contents of a block before it becomes part of a graph.

use super::{BlockCode, FunctionGraph, GraphError};
use crate::markers::{CallTarget, CodeRange, FrameRule, Marker, Referrer};
use crate::metadata::{Id, ModuleTag, Object, Scope};
use crate::units::Position;

/// Returns the tag of a scope's id.
fn module_of_scope(scope: Scope) -> ModuleTag {
    match scope {
        Scope::Unit(id) => id.module(),
        Scope::Subprogram(id) => id.module(),
        Scope::Block(id) => id.module(),
        Scope::Inlined(id) => id.module(),
        Scope::Namespace(id) => id.module(),
        Scope::Type(id) => id.module(),
        Scope::CommonBlock(id) => id.module(),
    }
}

/// Returns the tag of an object's id.
fn module_of_object(object: Object) -> ModuleTag {
    match object {
        Object::Variable(id) => id.module(),
        Object::Fragment(id) => id.module(),
        Object::Code(id) => id.module(),
    }
}

/// Returns an error if a position is not in a range.
pub(super) fn within(
    what: &'static str,
    position: Position,
    range: CodeRange,
) -> Result<(), GraphError> {
    match range.contains(position) {
        true => Ok(()),
        false => Err(GraphError::Outside {
            what,
            position,
            range,
        }),
    }
}

/// Returns an error if a position is neither in a range nor at its end, or the range is reversed.
pub(super) fn within_or_at_end(
    what: &'static str,
    position: Position,
    range: CodeRange,
) -> Result<(), GraphError> {
    match position == range.end && range.start <= range.end {
        true => Ok(()),
        false => within(what, position, range),
    }
}

/// Returns an error if a range of code is reversed, or ends after the end of a block or function.
pub(super) fn range_within(
    what: &'static str,
    range: CodeRange,
    all: CodeRange,
) -> Result<(), GraphError> {
    within_or_at_end(what, range.end, CodeRange::new(range.start, all.end))
}

/// Returns the number of the expression that a rule names.
pub(super) fn expression_of(rule: &mut FrameRule) -> Option<&mut u32> {
    match rule {
        FrameRule::CfaExpression { expression }
        | FrameRule::Expression { expression, .. }
        | FrameRule::ValueExpression { expression, .. } => Some(expression),
        _ => None,
    }
}

impl FunctionGraph {
    /// Checks and sorts the contents of a block. Returns the frame rules after the rows at position
    /// 0, and those at the end.
    pub(super) fn check(&mut self, code: &mut BlockCode) -> Result<(u32, u32), GraphError> {
        code.markers.sort_by_key(|(position, _)| *position);
        code.rows.sort_by_key(|row| row.position);
        code.calls.sort_by_key(|call| call.site.return_position);
        code.frame_rows.sort_by_key(|row| row.position);
        let all = CodeRange::from(0..code.size);
        for &(position, marker) in &code.markers {
            within_or_at_end("a marker", position, all)?;
            match marker {
                Marker::Def(lifetime, referrer) => {
                    self.own_node(lifetime.module())?;
                    self.own_list(referrer)?;
                }
                Marker::Kill(lifetime) => self.own_node(lifetime.module())?,
                Marker::Label(code) => self.own_node(code.module())?,
            }
        }
        for row in &code.rows {
            within("a line row", row.position, all)?;
        }
        for row in code.line.iter().chain(&code.rows) {
            self.own_node(row.file.module())?;
        }
        for piece in &code.scopes {
            range_within("the end of a scope's code", piece.range, all)?;
            self.own_node(module_of_scope(piece.what))?;
        }
        for piece in &code.values {
            range_within("the end of a value's place", piece.range, all)?;
            self.own_list(piece.what.1)?;
        }
        self.check_calls(code)?;
        self.check_frame_rows(code)?;
        self.run(code)
    }

    fn check_calls(&self, code: &BlockCode) -> Result<(), GraphError> {
        let all = CodeRange::from(0..code.size);
        for call in &code.calls {
            let (start, returns) = (call.site.start(), call.site.return_position);
            within("a call", start, CodeRange::new(all.start, returns))?;
            within_or_at_end("the return position of a call", returns, all)?;
            if let CallTarget::Object(object) = call.site.target {
                self.own_node(module_of_object(object))?;
            }
            if let CallTarget::Subprogram(subprogram) = call.site.target {
                self.own_node(subprogram.module())?;
            }
            for parameter in &call.parameters {
                self.own_list(parameter.location)?;
                self.own_node(module_of_object(parameter.value))?;
            }
        }
        Ok(())
    }

    pub(super) fn check_frame_rows(&self, code: &mut BlockCode) -> Result<(), GraphError> {
        let all = CodeRange::from(0..code.size);
        for row in &mut code.frame_rows {
            within("a frame row", row.position, all)?;
            if let Some(number) = expression_of(&mut row.rule).copied() {
                let known = self.frame_expressions.get(number as usize);
                let known = known.ok_or(GraphError::NotInPool { number })?;
                self.own_node(known.expression.module())?;
                let first = known.first_referrer as usize;
                let referrers = self.frame_referrers.get(first..).unwrap_or(&[]);
                for referrer in referrers.iter().take(known.referrer_count as usize) {
                    self.own_list(*referrer)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the frame rules after a block's rows at position 0, and those at its end.
    pub(super) fn run(&mut self, code: &BlockCode) -> Result<(u32, u32), GraphError> {
        let (state, rows) = (code.frame, &code.frame_rows);
        let entry = state.index() as u32;
        if state.module().is_other(self.tag) || !self.frames.has(entry) {
            return Err(GraphError::NoFrameState { state });
        }
        let (first, rest) = rows.split_at(code.rows_at_start());
        let mut from = entry;
        let mut after = [entry; 2];
        for (state, rows) in after.iter_mut().zip([first, rest]) {
            let rules = rows.iter().map(|row| row.rule);
            from = self.frames.after(from, rules).map_err(|index| {
                let position = rows[index].position;
                GraphError::NoRememberedState { position }
            })?;
            *state = from;
        }
        Ok((after[0], after[1]))
    }

    pub(super) fn own_node(&self, module: ModuleTag) -> Result<(), GraphError> {
        match module.is_other(self.module) {
            true => Err(GraphError::OtherModule),
            false => Ok(()),
        }
    }

    pub(crate) fn own_list(&self, referrer: Referrer) -> Result<(), GraphError> {
        match referrer {
            Referrer::Registers { first, count }
                if u64::from(first) + u64::from(count) > self.register_lists.len() as u64 =>
            {
                Err(GraphError::NotInPool { number: first })
            }
            referrer => self.own_node(referrer.module()),
        }
    }
}

impl BlockCode {
    /// The number of frame rows at position 0.
    pub(super) fn rows_at_start(&self) -> usize {
        (self.frame_rows).partition_point(|row| row.position == Position::START)
    }
}

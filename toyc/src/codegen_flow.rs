//! Code generation for `if` and `while`.

use std::collections::BTreeSet;

use cranelift_codegen::cursor::Cursor;
use cranelift_codegen::ir::Block as ClifBlock;
use dwarfsmith_cranelift::{Operand, Row};

use crate::analysis::{Set, assigned, live_before};
use crate::codegen::{Cell, Gen, State, internal};
use crate::debug::{Storage, point};
use crate::diag::Result;
use crate::hir::{Block, Expr, Stmt, Ty};

impl Gen<'_, '_> {
    pub(crate) fn if_else(
        &mut self,
        condition: &Expr,
        then: &Block,
        other: Option<&Block>,
        live: &Set,
    ) -> Result<bool> {
        let condition = self.expr(condition)?;
        if let (Operand::Const(value), true) = (condition, self.options.optimize) {
            return match (value != 0, other) {
                (true, _) => self.block(then, live),
                (false, Some(other)) => self.block(other, live),
                (false, None) => Ok(false),
            };
        }
        let (then_block, other_block, merge) =
            (self.new_block(), self.new_block(), self.new_block());
        self.branch(condition, then_block, other_block);
        let before = self.state.clone();
        let mut edges = Vec::new();
        for (block, body) in [(then_block, Some(then)), (other_block, other)] {
            self.state = before.clone();
            self.start(block);
            let outer = self.scope;
            self.scope = body.map_or(outer, |b| b.scope);
            self.entry_marker(None);
            self.scope = outer;
            let done = match body {
                Some(body) => self.block(body, live)?,
                None => false,
            };
            if !done {
                edges.push((self.cursor.current_block(), self.state.clone()));
            }
        }
        if edges.is_empty() {
            return Ok(true);
        }
        self.merge(merge, edges, live);
        self.start(merge);
        self.entry_marker(None);
        Ok(false)
    }

    /// Joins the states at the ends of blocks, with block parameters for live parts that differ,
    /// and adds the jumps from these blocks to `merge`.
    fn merge(&mut self, merge: ClifBlock, edges: Vec<(Option<ClifBlock>, State)>, live: &Set) {
        let mut joined = edges[0].1.clone();
        let mut params: Vec<(usize, usize, Ty)> = Vec::new();
        for (var, cells) in joined.iter_mut().enumerate() {
            for (index, cell) in cells.iter_mut().enumerate() {
                if edges.iter().all(|(_, state)| state[var][index] == *cell) {
                    continue;
                }
                let known = |(_, state): &(_, State)| matches!(state[var][index], Cell::Known(_));
                if live.contains(&var)
                    && edges.iter().all(known)
                    && let Storage::Leaves(leaves) = &self.storage[var]
                {
                    params.push((var, index, leaves[index].ty.clone()));
                }
                *cell = Cell::Unknown;
            }
        }
        for (block, state) in &edges {
            if let Some(block) = block {
                self.cursor.goto_bottom(*block);
            }
            let mut args = Vec::new();
            for (var, index, ty) in &params {
                if let Cell::Known(operand) = state[*var][*index] {
                    args.push(self.clif(operand, ty));
                }
            }
            self.jump(merge, &args);
        }
        for (var, index, ty) in params {
            joined[var][index] = Cell::Known(self.param(merge, ty));
        }
        self.state = joined;
        self.recorder.discard_pending();
    }

    pub(crate) fn while_loop(
        &mut self,
        stmt: &Stmt,
        condition: &Expr,
        body: &Block,
        live: &Set,
    ) -> Result<()> {
        let at_header = live_before(std::slice::from_ref(stmt), live);
        let mut changes = BTreeSet::new();
        assigned(self.program, &self.storage, &body.stmts, &mut changes);
        let (header, body_block, exit) = (self.new_block(), self.new_block(), self.new_block());
        // The parts that the loop assigns and that are read later become block parameters.
        let mut params = Vec::new();
        let mut args = Vec::new();
        for (var, index) in changes {
            let Storage::Leaves(leaves) = &self.storage[var] else {
                continue;
            };
            let ty = leaves[index].ty.clone();
            match self.state[var][index] {
                Cell::Known(operand) if at_header.contains(&var) => {
                    args.push(self.clif(operand, &ty));
                    params.push((var, index, ty));
                }
                _ => self.state[var][index] = Cell::Unknown,
            }
        }
        self.jump(header, &args);
        for (var, index, ty) in &params {
            self.state[*var][*index] = Cell::Known(self.param(header, ty.clone()));
        }
        self.start(header);
        self.entry_marker(Some(Row {
            point: point(stmt.span),
            is_stmt: true,
        }));
        let condition = self.expr(condition)?;
        self.branch(condition, body_block, exit);
        let at_exit = self.state.clone();

        self.start(body_block);
        let outer = std::mem::replace(&mut self.scope, body.scope);
        self.entry_marker(None);
        self.scope = outer;
        if !self.block(body, &at_header)? {
            let mut args = Vec::new();
            for (var, index, ty) in &params {
                let Cell::Known(operand) = self.state[*var][*index] else {
                    return Err(internal(stmt.span));
                };
                args.push(self.clif(operand, ty));
            }
            self.jump(header, &args);
        }
        self.state = at_exit;
        self.start(exit);
        self.entry_marker(None);
        Ok(())
    }
}

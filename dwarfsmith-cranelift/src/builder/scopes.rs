//! The scopes of a function. Intermediate code with nested scopes uses [`DebugBuilder::open`] and
//! [`DebugBuilder::close`]; code whose instructions name their scopes uses
//! [`DebugBuilder::add_scope`] and [`DebugBuilder::switch_scope`].

use dwarfsmith::build::InlinedScope;
use dwarfsmith::metadata::{Scope, SubprogramId};

use super::DebugBuilder;
use crate::mistake::Mistake;
use crate::record::{Point, ScopeRecord};
use crate::unit::DebugUnit;

impl DebugBuilder {
    /// The node of the current scope.
    pub fn scope(&self) -> Scope {
        self.scopes[self.scope]
    }

    /// Opens a scope in the current one: a block, or an inlined call. Code that returns to a scope
    /// opens the same node again, and assigns its variables again.
    pub fn open(&mut self, node: Scope) {
        self.scope = self.add_scope(self.scope, node);
        self.open += 1;
    }

    /// Opens a scope for an inlined call.
    pub fn inline(&mut self, unit: &mut DebugUnit, callee: SubprogramId, at: impl Into<Point>) {
        let Point { file, line, column } = at.into();
        let mut call = InlinedScope::within(self.scope()).instance_of(callee);
        match unit.files.get(file) {
            Some(file) => call = call.called_at(*file, line).column(column),
            None => self.mistake(Mistake::NoFile(file)),
        }
        self.open(Scope::Inlined(unit.module.add(call)));
    }

    /// The innermost inlined call that is open.
    pub(super) fn open_call(&self) -> Option<usize> {
        let is_call = |scope: &usize| self.recorder.record.scopes[*scope].inlined;
        self.around().find(is_call)
    }

    /// The current scope and those around it, from the innermost on.
    fn around(&self) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(self.scope), |scope| self.recorder.parent(*scope))
    }

    /// Returns true if a node is the current scope, or one around it in the same call.
    pub(super) fn is_around(&self, node: Scope) -> bool {
        let call = self.open_call().unwrap_or(0);
        let mut around = self.around().take_while(|scope| *scope >= call);
        around.any(|scope| self.scopes[scope] == node)
    }

    /// Closes the current scope, with its variables.
    pub fn close(&mut self) {
        if self.open == 0 || self.scope == 0 {
            return self.mistake(Mistake::NotOpen);
        }
        self.open -= 1;
        let declared = self.declared_in.get(&self.scope()).cloned();
        for variable in declared.unwrap_or_default() {
            self.clear(variable);
        }
        self.scope = self.recorder.parent(self.scope).unwrap_or(0);
    }

    /// Adds a scope in another one, and returns its index: a block, or an inlined call. Scope 0 is
    /// the function. The current scope stays the same.
    pub fn add_scope(&mut self, parent: usize, node: Scope) -> usize {
        let is_known = parent < self.scopes.len();
        if !is_known {
            self.mistake(Mistake::NoScope(parent));
        }
        self.scopes.push(node);
        self.recorder.add_scope(ScopeRecord {
            parent: is_known.then_some(parent),
            inlined: matches!(node, Scope::Inlined(_)),
        })
    }

    /// Makes a scope the current one, for the statements, blocks and variables that follow.
    /// Variables of the previous scope keep their values.
    pub fn switch_scope(&mut self, scope: usize) {
        if scope >= self.scopes.len() {
            return self.mistake(Mistake::NoScope(scope));
        }
        self.scope = scope;
    }
}

//! Which code the scopes of a function have, and which of them are written.
//!
//! The module says for some scopes which code is theirs; that code is also that of every scope
//! around them. Here the ranges of a function are gathered from the innermost scope outwards,
//! sorted and merged.

use super::plan::Plan;
use crate::lower::EntryLocation;
use crate::markers::{CodeRange, FunctionView};
use crate::metadata::{CodeId, Id, Scope, VariableId};
use alloc::vec::Vec;
use core::ops::Range;

/// The scopes of the function at hand. Its arrays are used again for each function.
#[derive(Debug, Default)]
pub(super) struct Extents {
    /// What the module says, in the order of scopes.
    said: Vec<(usize, CodeRange)>,
    /// The scopes of the function, each before those in it.
    order: Vec<usize>,
    merged: Vec<CodeRange>,
    /// For each scope of the module, its part of `merged`; right for the scopes of the function at
    /// hand.
    spans: Vec<(u32, u32)>,
    /// For each scope of the module, whether it is written; likewise.
    wanted: Vec<bool>,
    /// For each code node of the module, its position; `NONE` outside the function at hand.
    labels: Vec<u32>,
    /// The code nodes that have a position.
    placed: Vec<CodeId>,
}

const NONE: u32 = u32::MAX;

impl Extents {
    pub(super) fn new(plan: &Plan<'_, '_, '_>) -> Extents {
        Extents {
            spans: alloc::vec![(0, 0); plan.scope_count()],
            wanted: alloc::vec![false; plan.scope_count()],
            labels: alloc::vec![NONE; plan.module.metadata.codes.len()],
            ..Extents::default()
        }
    }

    /// Turns to a function.
    pub(super) fn enter(&mut self, plan: &Plan<'_, '_, '_>, function: &FunctionView<'_>) {
        self.place_labels(function);
        self.said.clear();
        let usable = plan
            .lowered
            .validated()
            .index()
            .has_scope_ranges(function.id);
        let ranges = if usable { function.scopes() } else { &[] };
        self.said.extend(ranges.iter().filter_map(|said| {
            let range = said.range.intersection(function.range());
            let number = plan.number(said.scope);
            (!range.is_empty() && number < plan.scope_count()).then_some((number, range))
        }));
        self.said.sort_unstable();
        self.merged.clear();
        self.order.clear();
        self.order
            .push(plan.number(Scope::Subprogram(function.subprogram)));
        let mut next = 0;
        while let Some(&scope) = self.order.get(next) {
            self.order
                .extend(plan.scopes.get(scope).iter().map(|child| *child as usize));
            next += 1;
        }
        // The function itself, which is first, has all of its code.
        for place in (1..self.order.len()).rev() {
            self.gather(plan, self.order[place]);
        }
    }

    fn place_labels(&mut self, function: &FunctionView<'_>) {
        if self.labels.is_empty() {
            return;
        }
        for code in self.placed.drain(..) {
            if let Some(label) = self.labels.get_mut(code.index()) {
                *label = NONE;
            }
        }
        for block in function.blocks() {
            for (position, marker) in block.markers() {
                if let crate::markers::Marker::Label(code) = marker
                    && let Some(label) = self.labels.get_mut(code.index())
                    && *label == NONE
                {
                    *label = position.0;
                    self.placed.push(code);
                }
            }
        }
    }

    /// Merges the code of a scope with that of the scopes in it, which come later in the order and
    /// are done.
    fn gather(&mut self, plan: &Plan<'_, '_, '_>, scope: usize) {
        let start = self.merged.len();
        let said = self.said.partition_point(|said| said.0 < scope);
        self.merged.extend(
            self.said[said..]
                .iter()
                .take_while(|said| said.0 == scope)
                .map(|said| said.1),
        );
        let own = self.merged.len();
        let mut wanted = false;
        for &child in plan.scopes.get(scope) {
            let (first, end) = self.spans[child as usize];
            self.merged.extend_from_within(first as usize..end as usize);
            wanted |= self.wanted[child as usize];
        }
        if self.merged.len() > own {
            self.merged[start..].sort_unstable();
        }
        let mut last = start;
        for next in start..self.merged.len() {
            let range = self.merged[next];
            if next > start && range.start <= self.merged[last].end {
                self.merged[last].end = self.merged[last].end.max(range.end);
            } else {
                last += usize::from(next > start);
                self.merged[last] = range;
            }
        }
        self.merged.truncate(if self.merged.len() > start {
            last + 1
        } else {
            start
        });
        self.spans[scope] = (start as u32, self.merged.len() as u32);
        self.wanted[scope] = match plan.scope(scope) {
            _ if self.merged.len() > start => true,
            // A block of which only the variables are known: they are visible all over the scope
            // around it.
            Scope::Block(_) => {
                wanted
                    || !plan.types.get(scope).is_empty()
                    || !plan.imports.get(scope).is_empty()
                    || plan.variables.get(scope).iter().any(|variable| {
                        let variable = VariableId::from_index(*variable as usize);
                        *plan.lowered.location(variable) != EntryLocation::Absent
                    })
            }
            // An inlined instance without code was optimized out, and all that was in it.
            _ => false,
        };
    }

    /// Whether a scope of the function at hand is written.
    pub(super) fn is_wanted(&self, scope: usize) -> bool {
        self.wanted.get(scope) == Some(&true)
    }

    /// The code of a scope of the function at hand: a span for [`Extents::range`].
    pub(super) fn ranges(&self, scope: usize) -> Range<usize> {
        self.spans
            .get(scope)
            .map_or(0..0, |span| span.0 as usize..span.1 as usize)
    }

    /// One of the ranges in a span.
    pub(super) fn slice(&self, span: Range<usize>) -> &[CodeRange] {
        self.merged.get(span).unwrap_or(&[])
    }

    /// Where a label of the function at hand is.
    pub(super) fn label(&self, code: usize) -> Option<u32> {
        self.labels
            .get(code)
            .copied()
            .filter(|position| *position != NONE)
    }
}

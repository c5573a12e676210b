//! The code ranges of a function's scopes, and the set of scopes that have an entry.
//!
//! The module states ranges for some scopes. The code of a scope also belongs to all enclosing
//! scopes. The ranges of a function are collected from the innermost scopes outwards, sorted and
//! merged.

use super::plan::Plan;
use crate::lower::EntryLocation;
use crate::markers::{CodeRange, FunctionView};
use crate::metadata::lists::push;
use crate::metadata::{CodeId, Id, Scope, VariableId};
use alloc::vec::Vec;
use core::ops::Range;

/// The scopes of the current function. The arrays are reused for each function.
#[derive(Debug, Default)]
pub(super) struct Extents {
    /// The ranges that the module states, in the order of scopes.
    stated: Vec<(usize, CodeRange)>,
    /// The scopes of the function. Each precedes the scopes in it.
    order: Vec<usize>,
    merged: Vec<CodeRange>,
    /// The span of `merged` for each scope of the module. Valid only for scopes of the current
    /// function.
    spans: Vec<(u32, u32)>,
    /// True for each scope of the module that has an entry. Valid only for scopes of the current
    /// function.
    written: Vec<bool>,
    /// The position of each code node of the module; `NONE` outside of the current function.
    labels: Vec<u32>,
    /// The code nodes that have a position.
    placed: Vec<CodeId>,
}

const NONE: u32 = u32::MAX;

impl Extents {
    pub(super) fn new(plan: &Plan<'_, '_, '_>) -> Extents {
        Extents {
            spans: alloc::vec![(0, 0); plan.scope_count()],
            written: alloc::vec![false; plan.scope_count()],
            labels: alloc::vec![NONE; plan.module.metadata.codes.len()],
            ..Extents::default()
        }
    }

    /// Selects the current function.
    pub(super) fn enter(&mut self, plan: &Plan<'_, '_, '_>, function: &FunctionView<'_>) {
        self.place_labels(function);
        self.collect(plan, function);
    }

    /// Collects the ranges of a function's scopes. Returns true if a scope has several ranges.
    pub(super) fn has_list(
        &mut self,
        plan: &Plan<'_, '_, '_>,
        function: &FunctionView<'_>,
    ) -> bool {
        self.collect(plan, function);
        let mut scopes = self.order.iter().skip(1);
        scopes.any(|scope| self.ranges(*scope).len() > 1)
    }

    /// Collects the ranges of a function's scopes. They replace those of the current function.
    pub(super) fn collect(&mut self, plan: &Plan<'_, '_, '_>, function: &FunctionView<'_>) {
        self.stated.clear();
        let usable = plan
            .lowered
            .validated()
            .index()
            .has_scope_ranges(function.id);
        let ranges = if usable { function.scopes() } else { &[] };
        self.stated.extend(ranges.iter().filter_map(|stated| {
            let range = stated.range.intersection(function.range());
            let number = plan.number(stated.scope);
            (!range.is_empty() && number < plan.scope_count()).then_some((number, range))
        }));
        self.stated.sort_unstable();
        self.merged.clear();
        self.order.clear();
        let whole = plan.number(Scope::Subprogram(function.subprogram));
        push(&mut self.order, whole);
        let mut next = 0;
        while let Some(&scope) = self.order.get(next) {
            self.order
                .extend(plan.scopes.get(scope).iter().map(|child| *child as usize));
            next += 1;
        }
        // The function itself is first and needs no ranges.
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

    /// Merges the code of a scope with the code of the scopes in it, which were gathered before.
    fn gather(&mut self, plan: &Plan<'_, '_, '_>, scope: usize) {
        let start = self.merged.len();
        let stated = self.stated.partition_point(|stated| stated.0 < scope);
        self.merged.extend(
            self.stated[stated..]
                .iter()
                .take_while(|stated| stated.0 == scope)
                .map(|stated| stated.1),
        );
        let end_of_stated = self.merged.len();
        let mut written = false;
        for &child in plan.scopes.get(scope) {
            let (first, end) = self.spans[child as usize];
            self.merged.extend_from_within(first as usize..end as usize);
            written |= self.written[child as usize];
        }
        if self.merged.len() > end_of_stated {
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
        self.written[scope] = match plan.scope(scope) {
            _ if self.merged.len() > start => true,
            // A block without ranges has an entry only if it has contents. Its variables are then
            // visible in the whole enclosing scope.
            Scope::Block(_) => {
                written
                    || !plan.types.get(scope).is_empty()
                    || !plan.imports.get(scope).is_empty()
                    || plan
                        .labels
                        .get(scope)
                        .iter()
                        .any(|label| self.label(*label as usize).is_some())
                    || plan.variables.get(scope).iter().any(|variable| {
                        let variable = VariableId::from_index(*variable as usize);
                        plan.lowered.location(variable) != EntryLocation::Absent
                    })
            }
            // The abstract instance contains its variables, which have static storage.
            Scope::CommonBlock(_) => {
                plan.abstract_unit(plan.scope(scope)).is_none()
                    && !plan.variables.get(scope).is_empty()
            }
            // An inlined scope without code was optimized out, with all its contents.
            _ => false,
        };
    }

    /// Returns true if a scope of the current function has an entry.
    pub(super) fn is_written(&self, scope: usize) -> bool {
        self.written.get(scope) == Some(&true)
    }

    /// Returns the code of a scope of the current function, as a span for [`Extents::slice`].
    pub(super) fn ranges(&self, scope: usize) -> Range<usize> {
        self.spans
            .get(scope)
            .map_or(0..0, |span| span.0 as usize..span.1 as usize)
    }

    /// Returns the ranges in a span.
    pub(super) fn slice(&self, span: Range<usize>) -> &[CodeRange] {
        self.merged.get(span).unwrap_or(&[])
    }

    /// Returns the position of a label in the current function.
    pub(super) fn label(&self, code: usize) -> Option<u32> {
        self.labels
            .get(code)
            .copied()
            .filter(|position| *position != NONE)
    }
}

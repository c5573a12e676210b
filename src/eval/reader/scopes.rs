//! An index of the functions and blocks of a unit: by their code, and by their variables.

use super::scan::Scope;
use crate::spans::Spans;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use gimli::UnitOffset;

/// The numbers of scopes, by their code and their variables.
#[derive(Debug, Default)]
pub(super) struct ScopeIndex {
    /// Scopes by their ranges.
    code: Spans<usize>,
    /// Scopes with frame bases by their ranges.
    frame_bases: Spans<usize>,
    /// For each scope, the blocks in it that have its code, because they state no ranges.
    unbounded: Vec<Vec<usize>>,
    /// The scope of each variable and parameter, and of each scope's own entry.
    scope_of: BTreeMap<UnitOffset, usize>,
}

impl ScopeIndex {
    pub(super) fn of(scopes: &[Scope<'_>]) -> ScopeIndex {
        let mut unbounded: Vec<Vec<usize>> = alloc::vec![Vec::new(); scopes.len()];
        let mut scope_of = BTreeMap::new();
        for (number, scope) in scopes.iter().enumerate() {
            let around = scope.parent.filter(|_| scope.is_unbounded);
            if let Some(blocks) = around.and_then(|around| unbounded.get_mut(around)) {
                blocks.push(number);
            }
            let entries = [&scope.entry].into_iter().chain(&scope.objects);
            scope_of.extend(entries.map(|entry| (*entry, number)));
        }
        let ranges = |(number, scope): (usize, &Scope<'_>)| {
            let ranges = scope.ranges.clone().into_iter();
            ranges.map(move |(start, end)| (start..end, number))
        };
        let all = || scopes.iter().enumerate();
        let with_frame_base = all().filter(|(_, scope)| scope.frame_base.is_some());
        ScopeIndex {
            code: Spans::new(all().flat_map(ranges)),
            frame_bases: Spans::new(with_frame_base.flat_map(ranges)),
            unbounded,
            scope_of,
        }
    }

    /// Returns the scopes that contain an address, the outermost first: a scope follows its parent.
    pub(super) fn scopes_at(&self, pc: u64) -> Vec<usize> {
        let mut found: Vec<usize> = self.code.at(pc).map(|(_, scope)| *scope).collect();
        found.dedup();
        let mut next = 0;
        while let Some(scope) = found.get(next) {
            found.extend(self.unbounded.get(*scope).into_iter().flatten());
            next += 1;
        }
        found.sort_unstable();
        found
    }

    /// True if a scope contains an address.
    pub(super) fn contains(&self, pc: u64) -> bool {
        self.code.contains(pc)
    }

    /// Returns the innermost scope with a frame base that contains an address.
    pub(super) fn with_frame_base(&self, pc: u64) -> Option<usize> {
        self.frame_bases.at(pc).last().map(|(_, scope)| *scope)
    }

    /// Returns the scope whose entry this is, or the scope of a variable or parameter.
    pub(super) fn scope_of(&self, entry: UnitOffset) -> Option<usize> {
        self.scope_of.get(&entry).copied()
    }
}

//! The inlined calls of a function.

use crate::record::CompiledFunction;

/// The scopes and the code that are in inlined calls.
pub struct InlinedCalls {
    /// For each scope, the number of inlined calls that it is in.
    depths: Vec<usize>,
    /// The code in inlined calls: ascending ranges with gaps between them.
    code: Vec<(u32, u32)>,
}

impl InlinedCalls {
    pub fn of(function: &CompiledFunction) -> InlinedCalls {
        let mut depths: Vec<usize> = Vec::new();
        for scope in &function.record.scopes {
            // The index of a scope is larger than that of its parent.
            let around = scope.parent.and_then(|parent| depths.get(parent));
            depths.push(around.unwrap_or(&0) + usize::from(scope.inlined));
        }
        let scopes = function.machine.scope_ranges.iter().zip(&depths);
        let scopes = scopes.filter(|(_, depth)| **depth > 0);
        let code = merged(scopes.flat_map(|(ranges, _)| ranges).copied().collect());
        InlinedCalls { depths, code }
    }

    /// The number of inlined calls that a scope is in.
    #[inline]
    pub fn depth(&self, scope: usize) -> usize {
        self.depths.get(scope).copied().unwrap_or(0)
    }

    /// Returns true if the code at an offset is in an inlined call.
    #[inline]
    pub fn contains(&self, offset: u32) -> bool {
        let after = self.code.partition_point(|(start, _)| *start <= offset);
        let last = after.checked_sub(1).and_then(|last| self.code.get(last));
        last.is_some_and(|(_, end)| offset < *end)
    }
}

/// Joins ranges that overlap or touch.
pub fn merged(mut ranges: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    ranges.sort_unstable();
    ranges.dedup_by(|(start, end), last| {
        let is_joined = *start <= last.1;
        if is_joined {
            last.1 = last.1.max(*end);
        }
        is_joined
    });
    ranges
}

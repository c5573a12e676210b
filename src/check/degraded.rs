//! The code in which lowering reported degradations.

use crate::lower::{Degradation, Subject};
use crate::markers::FunctionId;
use crate::spans::Spans;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The code in which each subject is degraded, by its function; `None` for all code.
pub(super) struct Degraded(BTreeMap<(Subject, Option<FunctionId>), Spans<()>>);

impl Degraded {
    pub(super) fn of(degradations: &[Degradation]) -> Degraded {
        let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for degradation in degradations {
            let of = all.entry((degradation.subject, degradation.function));
            let range = degradation.range;
            of.or_default().push((range.start..range.end, ()));
        }
        let spans = |(of, ranges)| (of, Spans::new(ranges));
        Degraded(all.into_iter().map(spans).collect())
    }

    /// True if lowering reported a degradation of a subject at a position of a function.
    pub(super) fn has(&self, subject: Subject, function: Option<FunctionId>, pc: Position) -> bool {
        let everywhere = function.is_some().then_some((subject, None));
        let all = [Some((subject, function)), everywhere];
        let mut all = all.iter().flatten().filter_map(|of| self.0.get(of));
        all.any(|spans| spans.contains(pc))
    }
}

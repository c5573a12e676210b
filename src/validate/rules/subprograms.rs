//! Rules on properties of code that are fragments: the frame base, the lane program counters and
//! the mask of active lanes. Rules on lanes alone are in `lanes`.

use super::super::checker::Checker;
use super::super::times::{Times, place};
use super::super::{Node, Rule};
use crate::expr::DIOp;
use crate::markers::{Base, FunctionView, Marker, MarkerIndex, Referrer, ValueId};
use crate::metadata::{FragmentId, LifetimeId, Metadata, Scope, SubprogramId};
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// `E217` and `E218`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    counted_from_itself(checker);
    check_overlapping_properties(checker);
}

/// Returns the `dbg.def`s of a function whose referrer is relative to the frame base, or has a
/// place that is. Most functions have none.
fn counted_from_base(function: FunctionView<'_>) -> Vec<(MarkerIndex, LifetimeId)> {
    let is_relative = |referrer| match referrer {
        Referrer::Slot { base, .. } | Referrer::Address { base, .. } => base == Base::Frame,
        _ => false,
    };
    let mut values: HashMap<ValueId, bool> = HashMap::new();
    let mut counts = |referrer| match referrer {
        Referrer::Value(value) => *values.entry(value).or_insert_with(|| {
            let mut places = function.value_places(value);
            places.any(|piece| is_relative(piece.location))
        }),
        other => is_relative(other),
    };
    let markers = function
        .blocks()
        .flat_map(|block| block.markers())
        .enumerate();
    let counted = markers.filter_map(|(index, (_, marker))| match marker {
        Marker::Def(lifetime, referrer) if counts(referrer) => {
            Some((MarkerIndex(index as u32), lifetime))
        }
        _ => None,
    });
    counted.collect()
}

/// `E217`.
fn counted_from_itself(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let subprograms = module.metadata.subprograms.iter();
    let bases = subprograms.filter_map(|(id, node)| Some((node.frame_base?, id)));
    let mut bases: Vec<(FragmentId, SubprogramId)> = bases.collect();
    // Several functions may have one frame base, with many lifetimes.
    bases.sort_unstable();
    let mut wrong = Vec::new();
    for same in bases.chunk_by(|one, next| one.0 == next.0) {
        let mut needed = None;
        for &(base, id) in same {
            let function = checker.index.code_of(id);
            let function = function.and_then(|id| module.code.function(id));
            let counted = function.map_or_else(Vec::new, counted_from_base);
            for (index, lifetime) in counted {
                let needed =
                    needed.get_or_insert_with(|| checker.index.needed_by(module, base.into()));
                if needed.binary_search(&lifetime).is_ok() {
                    wrong.push((id, index, lifetime));
                }
            }
        }
    }
    wrong.sort_unstable();
    for (id, index, lifetime) in wrong {
        let function = checker.index.code_of(id);
        let Some(function) = function.and_then(|id| module.code.function(id)) else {
            continue;
        };
        let Some(node) = module.metadata.lifetimes.get(lifetime) else {
            continue;
        };
        let mut ops = module.exprs.ops(node.location).iter();
        if !ops.any(|op| matches!(op, DIOp::Referrer { .. })) {
            continue;
        }
        let message = format!(
            "{} gives the frame base, but counts from the frame base; count from a register or the CFA",
            checker.lifetime(lifetime)
        );
        let place = checker.in_function(function.id, Some(lifetime));
        let site = (Node::Marker(function.id, index), place);
        checker.report(Rule::FrameBaseCycle, site, message);
        checker.index.reject(lifetime);
    }
}

/// Names the property of a scope's code that a fragment gives.
fn property_name(metadata: &Metadata, scope: Scope, fragment: FragmentId) -> &'static str {
    let base = match scope {
        Scope::Subprogram(id) => metadata
            .subprograms
            .get(id)
            .and_then(|node| node.frame_base),
        _ => None,
    };
    let lanes = metadata.lanes(scope).unwrap_or_default();
    let (pc, mask) = (lanes.lane_pc, lanes.active_lane);
    match Some(fragment) {
        own if own == base => "frame base",
        own if own == pc => "lane PC",
        own if own == mask => "mask of active lanes",
        _ => "number of iterations",
    }
}

/// `E218`.
fn check_overlapping_properties(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut times = Times::new(module);
    let mut several: Vec<(&str, Vec<LifetimeId>)> = Vec::new();
    let mut fragments: Vec<(Scope, FragmentId)> = module.metadata.described_code().collect();
    fragments.sort_by_key(|(_, fragment)| *fragment);
    fragments.dedup_by_key(|(_, fragment)| *fragment);
    for (scope, fragment) in fragments {
        let what = property_name(&module.metadata, scope, fragment);
        let lifetimes = checker.index.lifetimes(fragment.into());
        let bounded: Vec<LifetimeId> = lifetimes
            .filter(|id| checker.index.function_of(*id).is_some())
            .collect();
        if bounded.len() > 1 {
            bounded
                .iter()
                .for_each(|id| times.request(module, &checker.index, *id));
            several.push((what, bounded));
        }
    }
    times.find(module, &checker.index);
    for (what, lifetimes) in several {
        let Some((first, second, at)) = times.overlap(&lifetimes, |_, _| true) else {
            continue;
        };
        let (function, offset) = place(at);
        let message = format!(
            "lifetimes {} and {} of the {what} are both active at {offset:#x}; kill one before the other begins",
            module.metadata.number_of(first),
            module.metadata.number_of(second)
        );
        let node = Node::Lifetime(first.max(second));
        let site = (node, checker.in_function(function, None));
        checker.report(Rule::FrameLifetimes, site, message);
        lifetimes.iter().for_each(|id| checker.index.reject(*id));
    }
}

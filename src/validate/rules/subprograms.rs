//! Properties of subprograms that are fragments: the frame base, the lane program counters and the
//! mask of active lanes.

use super::super::checker::Checker;
use super::super::times::{Times, place};
use super::super::{Node, Rule};
use crate::expr::DIOp;
use crate::markers::{Base, FunctionView, Marker, MarkerIndex, Referrer};
use crate::metadata::lists::Flags;
use crate::metadata::{DISubprogram, FragmentId, LifetimeId, Object, Scope, SubprogramId};
use crate::ty::Type;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// `E217`, `E218`, `E314` and `E315`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let speaking = || {
        module
            .metadata
            .subprograms
            .iter()
            .filter(|(_, node)| node.fragments().next().is_some())
    };
    if speaking().next().is_none() {
        return;
    }
    for (id, node) in speaking() {
        if let Some(base) = node.frame_base {
            counted_from_itself(checker, id, base);
        }
        lanes(checker, id, node);
    }
    active_at_once(checker);
}

/// The `dbg.def`s of a function that count from the frame base, or name a value that does. Most
/// functions have none.
fn counted_from_base(function: FunctionView<'_>) -> Vec<(MarkerIndex, LifetimeId)> {
    let counts = |referrer| match referrer {
        Referrer::Slot { base, .. } | Referrer::Address { base, .. } => base == Base::Frame,
        _ => false,
    };
    let counts = |referrer| match referrer {
        Referrer::Value(entity) => function
            .value_places(entity)
            .iter()
            .any(|piece| counts(piece.location)),
        other => counts(other),
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
fn counted_from_itself(checker: &mut Checker<'_, '_>, id: SubprogramId, base: FragmentId) {
    let module = checker.module;
    let function = checker.index.code_of(id);
    let Some(function) = function.and_then(|id| module.code.function(id)) else {
        return;
    };
    let counted = counted_from_base(function);
    if counted.is_empty() {
        return;
    }
    let needed = needed_by(checker, base.into());
    for (index, lifetime) in counted {
        if !needed.get(lifetime.index()) || lifetime.index() >= needed.len() {
            continue;
        }
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

/// The lifetimes of an object and, recursively, of their arguments.
fn needed_by(checker: &Checker<'_, '_>, object: Object) -> Flags {
    let module = checker.module;
    let mut needed = Flags::new(module.metadata.lifetimes.len());
    let mut to_visit = alloc::vec![object];
    while let Some(object) = to_visit.pop() {
        for id in checker.index.lifetimes(object) {
            if needed.set(id.index())
                && let Some(node) = module.metadata.lifetimes.get(id)
            {
                to_visit.extend_from_slice(module.metadata.arguments(node));
            }
        }
    }
    needed
}

/// The number of elements of a type, if it is known.
fn elements(checker: &Checker<'_, '_>, ty: Type) -> Option<u64> {
    match ty.elements() {
        Some((count, _)) => Some(u64::from(count)),
        None => {
            let address = checker.module.target.address_bits();
            let bits = ty.bit_size(&checker.module.target)?;
            Some(bits.div_ceil(address))
        }
    }
}

/// `E314` and `E315`.
fn lanes(checker: &mut Checker<'_, '_>, id: SubprogramId, node: &DISubprogram) {
    let module = checker.module;
    let of = |fragment: Option<FragmentId>| fragment.map(Object::Fragment);
    let place = checker.in_scope(Scope::Subprogram(id), None);
    let lifetimes =
        |checker: &Checker<'_, '_>, object: Option<Object>| -> Vec<(LifetimeId, Type)> {
            let all = object
                .into_iter()
                .flat_map(|object| checker.index.lifetimes(object));
            let typed = all
                .filter(|id| !checker.faulty.get(id.index()))
                .filter_map(|id| {
                    let node = module.metadata.lifetimes.get(id)?;
                    Some((id, checker.facts.ty(node.location)?))
                });
            typed.collect()
        };
    let pc = lifetimes(checker, of(node.lane_pc));
    let Some(count) = node.lane_count else {
        if node.lane_pc.is_some() {
            let message =
                String::from("it has a lane PC, but no number of lanes; give it a laneCount");
            checker.report(Rule::LanePc, Node::Subprogram(id), message);
            pc.into_iter().for_each(|(id, _)| checker.index.reject(id));
        }
        return;
    };
    for (lifetime, ty) in pc {
        let Some(found) = elements(checker, ty).filter(|found| *found != u64::from(count)) else {
            continue;
        };
        let message = format!(
            "the lane PC has {found} elements ({ty}), but the function runs in {count} lanes; give it one for each lane"
        );
        checker.report(Rule::LanePc, (Node::Lifetime(lifetime), place), message);
        checker.index.reject(lifetime);
    }
    for (lifetime, ty) in lifetimes(checker, of(node.active_lane)) {
        let Some(bits) = ty
            .bit_size(&module.target)
            .filter(|bits| *bits < u64::from(count))
        else {
            continue;
        };
        let message = format!(
            "the mask of active lanes has {bits} bits ({ty}), but the function runs in {count} lanes; give it one for each"
        );
        checker.report(Rule::LaneMask, (Node::Lifetime(lifetime), place), message);
        checker.index.reject(lifetime);
    }
}

/// `E218`.
fn active_at_once(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut times = Times::new(module);
    let mut several: Vec<(FragmentId, &str, Vec<LifetimeId>)> = Vec::new();
    for (_, node) in module.metadata.subprograms.iter() {
        let said = [
            (node.frame_base, "frame base"),
            (node.lane_pc, "lane PC"),
            (node.active_lane, "mask of active lanes"),
        ];
        for (fragment, what) in said
            .into_iter()
            .filter_map(|(fragment, what)| Some((fragment?, what)))
        {
            let lifetimes = checker.index.lifetimes(fragment.into());
            let bounded: Vec<LifetimeId> = lifetimes
                .filter(|id| checker.index.function_of(*id).is_some())
                .collect();
            if bounded.len() > 1 {
                bounded
                    .iter()
                    .for_each(|id| times.want(module, checker.index, *id));
                several.push((fragment, what, bounded));
            }
        }
    }
    several.sort_by_key(|(fragment, ..)| *fragment);
    several.dedup_by_key(|(fragment, ..)| *fragment);
    times.find(module, checker.index);
    for (_, what, lifetimes) in several {
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

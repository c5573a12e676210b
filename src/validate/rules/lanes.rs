//! Rules on the number of lanes of code, their program counters, and the mask of active lanes.

use super::super::checker::Checker;
use super::super::times::{TimeRange, Times, common, place, time_range};
use super::super::{Node, Rule, names};
use crate::markers::{Marker, Referrer};
use crate::metadata::{FragmentId, LifetimeId, Metadata, Object, Scope};
use crate::ty::{Scalar, Type, TypeKind};
use crate::units::{Bits, Count};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashSet;

/// A function or an inlined scope with its lane PC and mask.
struct Described {
    node: Node,
    scope: Scope,
    pc: Option<FragmentId>,
    mask: Option<FragmentId>,
}

/// All functions and inlined scopes with a lane PC or a mask.
fn described(metadata: &Metadata) -> Vec<Described> {
    let subprograms = metadata.subprograms.iter().map(|(id, node)| Described {
        node: Node::Subprogram(id),
        scope: id.into(),
        pc: node.lanes.lane_pc,
        mask: node.lanes.active_lane,
    });
    let inlined = metadata.inlined.iter().map(|(id, node)| Described {
        node: Node::Inlined(id),
        scope: id.into(),
        pc: node.lanes.lane_pc,
        mask: node.lanes.active_lane,
    });
    let all = subprograms.chain(inlined);
    all.filter(|one| one.pc.is_some() || one.mask.is_some())
        .collect()
}

/// `E318`: a scope states more lanes than the target has. The scope is rejected, because no
/// register has the lanes of its variables.
pub(super) fn limit(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let banks = module.target.description().registers.iter();
    let lanes = banks.filter_map(|bank| bank.bits.checked_div(bank.lane_bits));
    // Lowered expressions hold the number of a lane in at most 16 bits.
    let max_lanes = lanes.max().unwrap_or(1 << 16);
    let metadata = &module.metadata;
    let subprograms = (metadata.subprograms.iter())
        .map(|(id, node)| (Node::Subprogram(id), id.into(), node.lanes.lane_count));
    let blocks =
        (metadata.blocks.iter()).map(|(id, node)| (Node::Block(id), id.into(), node.lane_count));
    let inlined = (metadata.inlined.iter())
        .map(|(id, node)| (Node::Inlined(id), id.into(), node.lanes.lane_count));
    for (node, scope, count) in subprograms.chain(blocks).chain(inlined) {
        let scope: Scope = scope;
        let Some(count) = count.filter(|count| *count > max_lanes) else {
            continue;
        };
        let message = format!(
            "{} has a laneCount of {count}, but a vector register of {} has at most {}",
            names::scope_name(checker.module, scope),
            module.target.name(),
            Count(max_lanes, "lane")
        );
        checker.report(Rule::LaneLimit, node, message);
        checker.index.rejected.set(scope);
    }
}

/// `E314`, `E315`, `E319`, `E320` and `E322`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    iterations(checker);
    let all = described(&checker.module.metadata);
    if all.is_empty() {
        return;
    }
    // Several functions may have the same fragments.
    let mut right = HashSet::new();
    for one in &all {
        let key = (one.pc, one.mask, checker.index.scopes().lanes(one.scope));
        if !right.contains(&key) && are_valid(checker, one) {
            right.insert(key);
        }
    }
    places(checker, &all);
}

/// `E322`: a number of iterations is an integer as large as an address, since a consumer does not
/// know its type.
fn iterations(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let address = module.target.address_bits();
    // Several functions may have the same fragment.
    let mut right = BTreeSet::new();
    for (scope, fragment) in module.metadata.described_code() {
        let lanes = module.metadata.lanes(scope);
        if lanes.and_then(|lanes| lanes.iterations?.fragment()) != Some(fragment) {
            continue;
        }
        if !right.insert(fragment) {
            continue;
        }
        let place = checker.in_scope(scope, None);
        for (lifetime, ty) in typed(checker, Some(fragment)) {
            let is_integer = matches!(
                ty.kind(),
                TypeKind::Scalar(Scalar::Int(_) | Scalar::Uint(_))
            );
            if is_integer && ty.bit_size(&module.target) == Some(address) {
                continue;
            }
            right.remove(&fragment);
            let message = format!(
                "the number of iterations is of type {ty}; give it an integer type of {}, the size of an address",
                Bits(address)
            );
            checker.report(
                Rule::IterationsType,
                (Node::Lifetime(lifetime), place),
                message,
            );
            checker.index.reject(lifetime);
        }
    }
}

/// The number of elements of a type, if its size is known. A type without elements counts as a
/// sequence of program counters, each as large as an address.
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

/// The lifetimes of a fragment whose expressions are valid, with their types.
fn typed(checker: &Checker<'_, '_>, fragment: Option<FragmentId>) -> Vec<(LifetimeId, Type)> {
    let lifetimes = fragment
        .into_iter()
        .flat_map(|fragment| checker.index.lifetimes(fragment.into()));
    let typed = lifetimes
        .filter(|id| !checker.faulty.get(id.index()))
        .filter_map(|id| {
            let node = checker.module.metadata.lifetimes.get(id)?;
            Some((id, checker.facts.ty(node.location)?))
        });
    typed.collect()
}

/// Checks `E314`, `E315` and `E319`. Returns true if none is violated.
fn are_valid(checker: &mut Checker<'_, '_>, one: &Described) -> bool {
    let (pc, mask) = (typed(checker, one.pc), typed(checker, one.mask));
    let Some(count) = checker.index.scopes().lanes(one.scope) else {
        let (rule, what) = match one.pc {
            Some(_) => (Rule::LanePc, "lane PC"),
            None => (Rule::LaneMaskCount, "mask of active lanes"),
        };
        let message = format!(
            "{} has a {what}, but no laneCount; give it one",
            names::scope_name(checker.module, one.scope)
        );
        checker.report(rule, one.node, message);
        for (lifetime, _) in pc.into_iter().chain(mask) {
            checker.index.reject(lifetime);
        }
        return false;
    };
    let mut is_valid = true;
    let place = checker.in_scope(one.scope, None);
    let code = match one.scope {
        Scope::Inlined(_) => "the inlined code",
        _ => "the function",
    };
    let address = checker.module.target.address_bits();
    for (lifetime, ty) in pc {
        let bits = ty.bit_size(&checker.module.target);
        let message = match elements(checker, ty).zip(bits) {
            Some((found, _)) if found != u64::from(count) => format!(
                "the lane PC has {} ({ty}), but {code} runs in {}; give it one element for each lane",
                Count(found, "element"),
                Count(count, "lane")
            ),
            Some((_, bits)) if bits != u64::from(count) * address => format!(
                "the lane PC has {} ({ty}), but the addresses of all lanes have {}; give it elements of {}",
                Bits(bits),
                Bits(u64::from(count) * address),
                Bits(address)
            ),
            _ => continue,
        };
        checker.report(Rule::LanePc, (Node::Lifetime(lifetime), place), message);
        checker.index.reject(lifetime);
        is_valid = false;
    }
    for (lifetime, ty) in mask {
        let bits = ty.bit_size(&checker.module.target);
        let Some(bits) = bits.filter(|bits| *bits < u64::from(count)) else {
            continue;
        };
        let message = format!(
            "the mask of active lanes has {} ({ty}), but {code} runs in {}; give it one bit for each lane",
            Bits(bits),
            Count(count, "lane")
        );
        checker.report(Rule::LaneMask, (Node::Lifetime(lifetime), place), message);
        checker.index.reject(lifetime);
        is_valid = false;
    }
    is_valid
}

/// `E320`: a lane PC or mask must have exactly one location, as must each object that it depends
/// on. `E218` reports two lifetimes of the fragment itself.
fn places(checker: &mut Checker<'_, '_>, all: &[Described]) {
    let module = checker.module;
    let mut times = Times::new(module);
    let named = all
        .iter()
        .flat_map(|one| [(one.pc, "lane PC"), (one.mask, "mask of active lanes")]);
    let named = named.filter_map(|(fragment, what)| Some((fragment?, what)));
    let mut named: Vec<(FragmentId, &str)> = named.collect();
    named.sort_by_key(|(fragment, _)| *fragment);
    named.dedup_by_key(|(fragment, _)| *fragment);
    let mut required: Vec<(FragmentId, &str, Vec<LifetimeId>)> = Vec::new();
    for (fragment, what) in named {
        let mut bounded = checker.index.needed_by(module, fragment.into());
        bounded.retain(|id| checker.index.function_of(*id).is_some());
        bounded
            .iter()
            .for_each(|id| times.request(module, &checker.index, *id));
        required.push((fragment, what, bounded));
    }
    times.find(module, &checker.index);
    let values = values(checker, &required);
    for (fragment, what, lifetimes) in required {
        let object = |id: LifetimeId| {
            let node = module.metadata.lifetimes.get(id);
            node.map(|node| node.object)
        };
        let is_of_fragment = |id| object(id) == Some(Object::Fragment(fragment));
        let same = |one, other| object(one) == object(other) && !is_of_fragment(one);
        let twice = times
            .overlap(&lifetimes, same)
            .map(|(_, id, at)| (id, at))
            .or_else(|| {
                lifetimes.iter().find_map(|id| {
                    let first = values.partition_point(|(of, _)| of < id);
                    let (_, overlaps) = values.get(first).filter(|(of, _)| of == id)?;
                    let active = times.of(module, &checker.index, *id);
                    Some((*id, common(overlaps, &active).first()?.0))
                })
            });
        let Some((id, at)) = twice else { continue };
        let (function, offset) = place(at);
        let message = format!(
            "the {what} depends on lifetime {}, whose object is in several places at {offset:#x}; name one of them there",
            module.metadata.number_of(id)
        );
        let site = (Node::Lifetime(id), checker.in_function(function, None));
        checker.report(Rule::LanePlaces, site, message);
        let lifetimes: Vec<LifetimeId> = checker.index.lifetimes(fragment.into()).collect();
        lifetimes
            .into_iter()
            .for_each(|id| checker.index.reject(id));
    }
}

/// The code in which the compiler's values that the lifetimes name are in several places at once,
/// in the order of the lifetimes.
fn values(
    checker: &Checker<'_, '_>,
    required: &[(FragmentId, &str, Vec<LifetimeId>)],
) -> Vec<(LifetimeId, Vec<TimeRange>)> {
    let mut requested: Vec<LifetimeId> =
        required.iter().flat_map(|(.., ids)| ids).copied().collect();
    requested.sort_unstable();
    requested.dedup();
    let mut found = Vec::new();
    for function in checker.module.code.functions() {
        for (_, marker) in function.blocks().flat_map(|block| block.markers()) {
            let Marker::Def(lifetime, Referrer::Value(value)) = marker else {
                continue;
            };
            if requested.binary_search(&lifetime).is_err() {
                continue;
            }
            let pieces = function.value_places(value);
            let mut ranges: Vec<TimeRange> = pieces
                .map(|piece| time_range(function.id, piece.range))
                .collect();
            ranges.sort_unstable();
            let (mut end, mut overlaps) = (0, Vec::<TimeRange>::new());
            for (from, to) in ranges {
                // The ranges found are ascending and do not overlap.
                let start = from.max(overlaps.last().map_or(0, |last| last.1));
                if start < end.min(to) {
                    overlaps.push((start, end.min(to)));
                }
                end = end.max(to);
            }
            if !overlaps.is_empty() {
                found.push((lifetime, overlaps));
            }
        }
    }
    found.sort_by_key(|(lifetime, _)| *lifetime);
    found
}

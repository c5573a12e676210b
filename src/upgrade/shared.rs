//! Handles parts of a variable that share a storage. Each part has its own record, and two records
//! may give the same value.
//!
//! A lifetime gives the location of an object. If parts of a variable had the same location,
//! writing one in a debugger would change the other. `DIOpRead` turns the locations of such parts
//! into values, which cannot be written.

use crate::markers::{
    Base, CodeRange, FunctionView, LiveRanges, Overlaps, Referrer, ValueId, ValuePlace,
};
use crate::metadata::{LifetimeId, Text};
use crate::module::Module;
use crate::target::ByteOrder;
use crate::units::Position;
use crate::validate::{ReferrerBits, bits_of_referrer};
use alloc::collections::{BTreeSet, BinaryHeap};
use alloc::vec::Vec;
use core::cmp::Reverse;
use hashbrown::HashMap;

/// A lifetime of a part of a variable: the variable, the part and the referrer.
#[derive(Clone, Copy)]
pub(super) struct PartLifetime {
    pub(super) variable: u32,
    pub(super) part: u32,
    pub(super) lifetime: LifetimeId,
    pub(super) referrer: Referrer,
}

/// A storage that two parts can have in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Storage {
    Register(u16),
    /// Memory relative to the value of a register.
    Memory(u16),
    OfCfa,
    OfFrame,
    Symbol(Text),
}

/// The bits of a part in a storage, and the code in which they are stored there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Extent {
    variable: u32,
    storage: Storage,
    range: CodeRange,
    start: i64,
    end: i64,
    part: u32,
    lifetime: LifetimeId,
}

/// The maximum number of active parts with nearby bits that a part is compared with. The limit
/// keeps the work linear. A part that reaches it becomes read-only.
const MAX_NEARBY: usize = 64;

/// Returns the storage and the bits of a referrer, or of its pointee.
fn extent(order: ByteOrder, referrer: Referrer, bits: ReferrerBits) -> Option<(Storage, i64, i64)> {
    let (mut start, mut end) = bits.range();
    let (storage, first) = match (referrer, bits.of_pointee) {
        (Referrer::Register(part), false) => {
            (start, end) = bits.counted_from_lowest(order);
            let storage = Storage::Register(part.register.0);
            (storage, i64::from(part.bit_offset))
        }
        (Referrer::Register(part), true) if part.bit_offset == 0 => {
            (Storage::Memory(part.register.0), 0)
        }
        (Referrer::Slot { base, offset, .. }, false)
        | (Referrer::Address { base, offset }, true) => {
            let storage = match base {
                Base::Register(register) => Storage::Memory(register.0),
                Base::Cfa => Storage::OfCfa,
                Base::Frame => Storage::OfFrame,
            };
            (storage, i64::from(offset) * 8)
        }
        (Referrer::Symbol { symbol, offset }, true) => {
            (Storage::Symbol(symbol), i64::from(offset) * 8)
        }
        _ => return None,
    };
    Some((
        storage,
        first.saturating_add(start),
        first.saturating_add(end),
    ))
}

/// A part's lifetime, and the bits that its location reads of the referrer.
type Stored = (PartLifetime, ReferrerBits);

/// Makes parts that share a storage read-only, by `DIOpRead`. The function must have all its
/// markers.
pub(super) fn read(module: &mut Module, function: FunctionView<'_>, lifetimes: &[PartLifetime]) {
    let stored = stored(module, lifetimes);
    if stored.is_empty() {
        return;
    }
    let mut builder = module.builder();
    let order = module.target.byte_order();
    for id in sharing(&extents(order, function, &stored)) {
        let Some(lifetime) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        // A builder created the expression, so a builder can load it.
        if builder
            .load(&module.exprs, lifetime.location)
            .and_then(|builder| builder.read())
            .is_ok()
        {
            let location = module.expr(&builder);
            if let Some(lifetime) = module.metadata.lifetimes.get_mut(id) {
                lifetime.location = location;
            }
        }
    }
}

/// Returns the parts that have a storage, if their variable has several such parts, in the order of
/// lifetimes. Only these need live ranges.
fn stored(module: &Module, lifetimes: &[PartLifetime]) -> Vec<Stored> {
    let bits = |id: LifetimeId| {
        let location = module.metadata.lifetimes.get(id)?.location;
        bits_of_referrer(module, location)
    };
    let stored: Vec<Stored> = lifetimes
        .iter()
        .filter_map(|part| Some((*part, bits(part.lifetime)?)))
        .collect();
    let several = |of: &&[Stored]| of.iter().any(|(one, _)| one.part != of[0].0.part);
    let mut several: Vec<Stored> = stored
        .chunk_by(|one, other| one.0.variable == other.0.variable)
        .filter(several)
        .flatten()
        .copied()
        .collect();
    several.sort_by_key(|(part, _)| part.lifetime);
    several
}

/// Returns the storages of parts, in the order of variables, then of storages and code.
fn extents(order: ByteOrder, function: FunctionView<'_>, stored: &[Stored]) -> Vec<Extent> {
    let mut live = LiveRanges::default();
    let is_stored = |id: LifetimeId| {
        let place = stored.binary_search_by_key(&id, |(part, _)| part.lifetime);
        place.is_ok()
    };
    live.compute_some(function, is_stored);
    let mut extents: Vec<Extent> = Vec::new();
    let mut places: HashMap<ValueId, (Vec<ValuePlace>, Overlaps)> = HashMap::new();
    for &(part, bits) in stored {
        let mut add = |referrer, range: CodeRange| {
            if let Some((storage, start, end)) = extent(order, referrer, bits)
                && !range.is_empty()
            {
                extents.push(Extent {
                    variable: part.variable,
                    storage,
                    range,
                    start,
                    end,
                    part: part.part,
                    lifetime: part.lifetime,
                });
            }
        };
        for range in live.of(part.lifetime).flat_map(|(_, ranges)| ranges) {
            match part.referrer {
                Referrer::Value(value) => {
                    let (places, ends) = places
                        .entry(value)
                        .or_insert_with(|| places_of(function, value));
                    let mut next = 0;
                    while let Some(index) = ends.first(next, range.start)
                        && let Some(place) = places.get(index)
                        && place.range.start < range.end
                    {
                        add(place.location, place.range.intersection(*range));
                        next = index + 1;
                    }
                }
                other => add(other, *range),
            }
        }
    }
    extents.sort_unstable();
    extents
}

/// Returns the places of a value, which are sorted by their starts, with their ends.
fn places_of(function: FunctionView<'_>, value: ValueId) -> (Vec<ValuePlace>, Overlaps) {
    let places: Vec<ValuePlace> = function.value_places(value).collect();
    let ends = Overlaps::new(places.iter().map(|place| place.range.end));
    (places, ends)
}

/// Returns the lifetimes of parts that share bits with another part of the variable.
fn sharing(extents: &[Extent]) -> Vec<LifetimeId> {
    let mut sharing: Vec<LifetimeId> = Vec::new();
    for group in extents
        .chunk_by(|one, other| (one.variable, one.storage) == (other.variable, other.storage))
    {
        let bits = group.iter().map(|one| one.end.saturating_sub(one.start));
        let longest = bits.max().unwrap_or(0);
        // The active parts by their first bit, and by the end of their code.
        let mut active: BTreeSet<(i64, usize)> = BTreeSet::new();
        let mut ends: BinaryHeap<Reverse<(Position, i64, usize)>> = BinaryHeap::new();
        for (index, extent) in group.iter().enumerate() {
            while let Some(&Reverse((end, start, ended))) = ends.peek()
                && end <= extent.range.start
            {
                active.remove(&(start, ended));
                ends.pop();
            }
            let first = extent.start.saturating_sub(longest);
            let nearby = active.range((first, 0)..(extent.end, 0)).rev();
            for (count, (_, other)) in nearby.enumerate() {
                let other = &group[*other];
                if count == MAX_NEARBY {
                    sharing.push(extent.lifetime);
                    break;
                }
                if other.part != extent.part && extent.start < other.end {
                    sharing.extend([other.lifetime, extent.lifetime]);
                }
            }
            active.insert((extent.start, index));
            ends.push(Reverse((extent.range.end, extent.start, index)));
        }
    }
    sharing.sort_unstable();
    sharing.dedup();
    sharing
}

//! Describes an object in several places at once by a single entry.
//!
//! A location list has an entry for each place. With `DW_OP_multiloc` (DWARF issue 260227.1), one
//! entry gives all places, and a composite gives the places of each part once.
//! [`Lowered::join_places`] writes that entry, and keeps it if it is shorter.

use super::encode::{Encoder, Lost, Skip};
use super::lowered::Lowered;
use super::resolve::Resolver;
use super::scratch::Scratch;
use crate::dwarf::Operation;
use crate::location::{Location, LocationId, Part, Tree, ValueId, ValueKind};
use crate::metadata::lists::Flags;
use alloc::vec::Vec;

/// The minimum size in bytes of an entry of a location list without its expression: the kind, the
/// two offsets and the size of the expression.
const MIN_ENTRY: usize = 4;

impl<'m> Lowered<'_, 'm> {
    /// Joins the entries from `first` on that have equal ranges. `scratch.written` has the
    /// locations of these entries.
    pub(super) fn join_places(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        bits: u64,
        first: usize,
        scratch: &mut Scratch,
    ) {
        let mut order: Vec<usize> = (first..self.entries.len()).collect();
        order.sort_by_key(|index| self.entries[*index].range);
        let has_same_range =
            |one: &usize, other: &usize| self.entries[*one].range == self.entries[*other].range;
        let groups = order.chunk_by(has_same_range);
        let mut groups: Vec<&[usize]> = groups.filter(|same| same.len() > 1).collect();
        groups.sort_by_key(|same| same[0]);
        // All indices count from `first`: the entries before it are those of other objects.
        let mut joined = Flags::new(order.len());
        for same in groups {
            if self.join_entries(resolver, bits, (first, same), scratch) {
                same[1..]
                    .iter()
                    .for_each(|index| _ = joined.set(index - first));
            }
        }
        if joined.is_any() {
            let mut kept = 0;
            for index in (0..order.len()).filter(|index| !joined.get(*index)) {
                self.entries[first + kept] = self.entries[first + index];
                scratch.written.swap(kept, index);
                kept += 1;
            }
            self.entries.truncate(first + kept);
            scratch.written.truncate(kept);
        }
    }

    /// Replaces the expression of the first of some entries by one that gives the locations of all.
    /// Returns false, with no change, if that is not shorter, or if a location may fail.
    fn join_entries(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        bits: u64,
        (first, same): (usize, &[usize]),
        scratch: &mut Scratch,
    ) -> bool {
        let tree = &resolver.tree;
        let locations: Option<Vec<LocationId>> = same
            .iter()
            .map(|index| scratch.written.get(index - first).copied().flatten())
            .collect();
        let Some(locations) = locations else {
            return false;
        };
        // If one location fails, the expression fails as a whole.
        let may_fail =
            |id: &LocationId| tree.reading_may_fail(*id) || tree.may_be_undefined(*id, bits);
        if locations.iter().any(may_fail) {
            return false;
        }
        let separate = same
            .iter()
            .map(|&index| self.entries[index].expression().len() + MIN_ENTRY);
        let separate: usize = separate.sum();
        let before = self.written();
        scratch.procedures.clear();
        let written = self.encoder(resolver, scratch, |encoder| {
            encoder.several(&locations, bits)
        });
        let is_whole = written.is_ok() && scratch.lost.is_empty() && scratch.procedures.is_empty();
        scratch.lost.clear();
        let bytes = self.bytes_since(before);
        if !is_whole || bytes.len() + MIN_ENTRY >= separate {
            self.undo(before);
            return false;
        }
        (self.entries[same[0]].first, self.entries[same[0]].end) = (bytes.start, bytes.end);
        true
    }
}

/// The places of each part of a composite, and the size of the part in bits.
type Parts = Vec<(Vec<LocationId>, u64)>;

/// Splits composites into parts, if there is one composite for each combination of the parts'
/// places; `None` for other locations.
fn parts(tree: &Tree, locations: &[LocationId], bits: u64) -> Option<Parts> {
    let mut parts = Parts::new();
    for id in locations {
        let Location::Composite {
            parts: own,
            bit_offset: 0,
        } = tree.location(*id)
        else {
            return None;
        };
        if tree.is_number(own) || tree.parts_bits(own) != bits {
            return None;
        }
        let own = tree.parts(own);
        if parts.is_empty() {
            parts.extend(own.iter().map(|part| (Vec::new(), part.bits)));
        }
        let has_size = |((_, bits), part): (&(_, u64), &Part)| *bits == part.bits;
        if own.len() != parts.len() || !parts.iter().zip(own).all(has_size) {
            return None;
        }
        for ((places, _), part) in parts.iter_mut().zip(own) {
            let is_known = |place: &LocationId| is_equal(tree, *place, part.location);
            if !places.iter().any(is_known) {
                places.push(part.location);
            }
        }
    }
    let combinations = parts.iter().fold(1usize, |count, (places, _)| {
        count.saturating_mul(places.len())
    });
    let is_place = |id: &LocationId| {
        matches!(
            tree.location(*id),
            Location::Register { .. } | Location::Memory { .. }
        )
    };
    let are_places = |places: &Vec<LocationId>| places.len() == 1 || places.iter().all(is_place);
    (combinations == locations.len() && parts.iter().all(|(places, _)| are_places(places)))
        .then_some(parts)
}

/// The maximum depth of operands to which two locations are compared.
const MAX_DEPTH: u32 = 8;

/// True if two locations are equal and simple. Each piece of an object has separately built nodes.
fn is_equal(tree: &Tree, a: LocationId, b: LocationId) -> bool {
    same_locations(tree, a, b, MAX_DEPTH)
}

fn same_locations(tree: &Tree, a: LocationId, b: LocationId, depth: u32) -> bool {
    match (tree.location(a), tree.location(b)) {
        (
            Location::Memory {
                space,
                address,
                bit_offset,
            },
            Location::Memory {
                space: other_space,
                address: other,
                bit_offset: other_offset,
            },
        ) => {
            (space, bit_offset) == (other_space, other_offset)
                && same_values(tree, address, other, depth)
        }
        (
            Location::Implicit { value, bit_offset },
            Location::Implicit {
                value: other,
                bit_offset: other_offset,
            },
        ) => bit_offset == other_offset && same_values(tree, value, other, depth),
        (a, b) => a == b,
    }
}

/// True if two values are computed by the same operations from the same places.
pub(super) fn is_equal_value(tree: &Tree, a: ValueId, b: ValueId) -> bool {
    same_values(tree, a, b, MAX_DEPTH)
}

fn same_values(tree: &Tree, a: ValueId, b: ValueId, depth: u32) -> bool {
    let (one, other) = (tree.value(a), tree.value(b));
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    one.ty == other.ty
        && match (one.kind, other.kind) {
            (ValueKind::Binary(op, a, b), ValueKind::Binary(other_op, other_a, other_b)) => {
                op == other_op
                    && same_values(tree, a, other_a, depth)
                    && same_values(tree, b, other_b, depth)
            }
            (ValueKind::Read(a), ValueKind::Read(b)) => same_locations(tree, a, b, depth),
            (a, b) => a == b,
        }
}

impl Encoder<'_> {
    /// Writes an expression that gives all of these locations of an object of `bits` bits.
    fn several(&mut self, locations: &[LocationId], bits: u64) -> Result<(), Lost> {
        let Some(parts) = parts(self.tree, locations, bits) else {
            return self.operands(locations, bits);
        };
        for (places, bits) in parts {
            if let [place] = places[..] {
                self.part(place, 0, bits)?;
                continue;
            }
            self.operands(&places, bits)?;
            self.piece(bits, Skip::NONE)?;
            self.unfinished = true;
        }
        Ok(())
    }

    /// Writes a multi-location of all of these locations.
    fn operands(&mut self, locations: &[LocationId], bits: u64) -> Result<(), Lost> {
        for (index, id) in locations.iter().enumerate() {
            self.operand(*id, bits)?;
            if index > 0 {
                self.op(Operation::Multiloc)?;
            }
        }
        Ok(())
    }
}

//! A fast path for most variables and call arguments: lifetimes without arguments whose location is
//! a register, a slot or a constant.
//!
//! There are few registers, and many functions use the same offsets, so most expressions have been
//! written before, and entries share their bytes. All other objects, and objects that are lost in
//! part, take the general path.

use super::calls::AtCall;
use super::clobber::{Preserved, end_of_bits};
use super::lowered::Lowered;
use super::piece::Piece;
use super::piece::Placed;
use super::resolve::Resolver;
use super::scratch::{Plain, Scratch, Shared};
use crate::dwarf::OperationKind;
use crate::expr::DIOp;
use crate::location::{Location, Tree, ValueKind};
use crate::markers::{CodeRange, Referrer, ReferrerId};
use crate::metadata::{DILifetime, Id, LifetimeId, LifetimeKind, Object, VariableId};
use crate::target::Register;
use core::ops::Range;

/// True if a referrer is a location whose meaning does not depend on the function.
fn is_shared(referrer: Referrer) -> bool {
    matches!(referrer, Referrer::Register(_) | Referrer::Slot { .. })
}

impl<'m> Lowered<'_, 'm> {
    /// Adds the entries of a variable whose lifetimes have no arguments and are in registers and
    /// slots, or of a variable that is constant in the whole function. `None` if the variable is
    /// not of this form.
    pub(super) fn plain(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        variable: VariableId,
        scratch: &mut Scratch,
    ) -> Option<()> {
        // Slots may be relative to the frame base, or to a CFA that is not a number in this
        // function.
        let has_number = resolver.frame_number.is_some()
            || resolver.module.target.description().cfa_address_space == 0;
        if resolver.site.has_frame_base || !resolver.site.has_cfa || !has_number {
            return None;
        }
        scratch.plain.clear();
        self.plain_places(resolver, variable, scratch)?;
        let first = self.entries.len();
        // The places of one lifetime are in order.
        if !scratch.plain.is_sorted_by_key(|place| place.0.start) {
            scratch.plain.sort_by_key(|place| place.0.start);
        }
        for &(range, bytes) in &scratch.plain {
            self.add_entry(range, bytes.0..bytes.1, first);
        }
        Some(())
    }

    /// Collects the places of all lifetimes of a variable.
    fn plain_places(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        variable: VariableId,
        scratch: &mut Scratch,
    ) -> Option<()> {
        let (validated, function) = (self.validated, resolver.site.id()?);
        let (module, index) = (validated.module(), validated.index());
        let lifetimes = index.lifetime_numbers(variable.into());
        if lifetimes.is_empty() {
            return Some(());
        }
        let is_alone = lifetimes.len() == 1;
        // The general path may join entries of several lifetimes, and replace arguments.
        let is_argument = resolver.is_argument(variable.into());
        if !is_alone && (is_argument || self.encoding.has(OperationKind::Multiloc)) {
            return None;
        }
        let bits = resolver.facts.object_bits(module, variable);
        let lifetimes = (resolver.facts).here(lifetimes, variable.into(), Some(function));
        for number in lifetimes {
            let id = LifetimeId::from_index(*number as usize);
            let lifetime = module.metadata.lifetimes.get(id)?;
            if index.is_rejected(id) {
                continue;
            }
            if !module.metadata.arguments(lifetime).is_empty() {
                return None;
            }
            let key = |referrer| Plain {
                expression: lifetime.location,
                referrer,
                bits,
            };
            match lifetime.kind {
                LifetimeKind::Bounded if index.function_of(id) == Some(function) => {
                    let mut places = core::mem::take(&mut scratch.places);
                    resolver.places(id, resolver.using(lifetime), &mut places);
                    let has_calls = !resolver.clobbers.is_empty();
                    let added = places.iter().try_for_each(|&Placed { range, id }| {
                        if has_calls && resolver.is_during_call(range) {
                            return None;
                        }
                        let key = (key(id), Some(id));
                        let shared = self.remembered(resolver, lifetime, key, scratch)?;
                        scratch.plain.push((range, shared.bytes));
                        Some(())
                    });
                    scratch.places = places;
                    added?;
                }
                LifetimeKind::Bounded => {}
                LifetimeKind::Computed
                    if is_alone && !is_argument && !resolver.site.range().is_empty() =>
                {
                    let key = (key(ReferrerId::NONE), None);
                    let shared = self.remembered(resolver, lifetime, key, scratch)?;
                    scratch.plain.push((resolver.site.range(), shared.bytes));
                }
                LifetimeKind::Computed => return None,
            }
        }
        Some(())
    }

    /// Returns the value of a call argument right before the call, if it is constant or is in a
    /// register that the call preserves.
    pub(super) fn plain_argument(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        at: AtCall<'m>,
        object: Object,
        scratch: &mut Scratch,
    ) -> Option<Range<u32>> {
        let (module, index) = (self.validated.module(), self.validated.index());
        let mut lifetimes = index.lifetimes(object);
        let (id, 0) = (lifetimes.next()?, lifetimes.len()) else {
            return None;
        };
        let lifetime = module.metadata.lifetimes.get(id)?;
        let is_global = matches!(object, Object::Fragment(id) if index.global_of(id).is_some());
        if is_global
            || index.is_rejected(id)
            || !module.metadata.arguments(lifetime).is_empty()
            || resolver.is_argument(object)
        {
            return None;
        }
        let first = at.call.start();
        let here = CodeRange::new(first, first + 1);
        let referrer = match lifetime.kind {
            LifetimeKind::Computed => resolver.site.range().contains(first).then_some(None)?,
            LifetimeKind::Bounded => {
                let mut live = resolver.live.numbered(id);
                let (referrer, id, ranges) = live.next()?;
                let begun = ranges.partition_point(|range| range.start <= first);
                let last = begun.checked_sub(1).and_then(|last| ranges.get(last));
                let is_active = last.is_some_and(|range| range.contains(first));
                let is_only = is_active && live.next().is_none();
                (is_only && is_shared(referrer)).then_some(Some((referrer, id)))?
            }
        };
        let key = Plain {
            expression: lifetime.location,
            referrer: referrer.map_or(ReferrerId::NONE, |(_, id)| id),
            bits: Plain::VALUE,
        };
        let id = referrer.map(|(_, id)| id);
        let Shared { bytes, reads } = self.remembered(resolver, lifetime, (key, id), scratch)?;
        let referrer = referrer.map(|(referrer, _)| referrer);
        let is_preserved = reads.is_none_or(|(register, end)| {
            let holes = resolver
                .clobbers
                .preserved(module.target, resolver.site.function, here);
            let referrer = referrer.unwrap_or(Referrer::Undefined);
            holes.is_none_or(|preserved| preserved.referrer(referrer, end.into()) == Preserved::All)
                && at.function.bits_kept(module.target, at.call, register) >= end
        });
        is_preserved.then_some(bytes.0..bytes.1)
    }

    /// Returns the bytes of an expression, from the cache if it was written before.
    #[inline]
    fn remembered(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        lifetime: &DILifetime,
        (key, referrer): (Plain, Option<ReferrerId>),
        scratch: &mut Scratch,
    ) -> Option<Shared> {
        match scratch.memo.get(key) {
            Some(known) => known,
            None => self.new_shared(resolver, lifetime, (key, referrer), scratch),
        }
    }

    /// Writes an expression that is not in the cache, and adds it. This is a separate function, so
    /// that the lookup is inlined: together, they take 100 instructions more for each variable.
    #[inline(never)]
    fn new_shared(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        lifetime: &DILifetime,
        (key, referrer): (Plain, Option<ReferrerId>),
        scratch: &mut Scratch,
    ) -> Option<Shared> {
        let bits = (key.bits != Plain::VALUE).then_some(key.bits);
        let referrer = referrer.map(|id| resolver.site.referrer(id));
        let written = match referrer {
            Some(referrer) if !is_shared(referrer) => None,
            _ => self.write_plain(resolver, lifetime, (bits, referrer), scratch),
        };
        scratch.memo.set(key, written);
        written
    }

    /// Writes an expression that entries or arguments can share: no part of it is lost, and it has
    /// no fixups.
    fn write_plain(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        lifetime: &DILifetime,
        (bits, referrer): (Option<u64>, Option<Referrer>),
        scratch: &mut Scratch,
    ) -> Option<Shared> {
        let piece = resolver.place(lifetime, referrer)?;
        let before = self.written();
        scratch.procedures.clear();
        let (result, reads) = match bits {
            Some(bits) => (self.encode(resolver, piece.location, bits, scratch), None),
            None => {
                let ops = resolver.module.exprs.ops(lifetime.location);
                if ops.iter().any(|op| matches!(op, DIOp::ObjectMap { .. })) {
                    return None;
                }
                let reads = register_read(&mut resolver.tree, piece)?;
                (self.argument_value(resolver, piece, scratch), reads)
            }
        };
        let whole = result.is_ok() && scratch.lost.is_empty() && scratch.procedures.is_empty();
        let bytes = self.bytes_since(before);
        if whole && self.fixups(bytes.clone()).is_empty() {
            return Some(Shared {
                bytes: (bytes.start, bytes.end),
                reads,
            });
        }
        scratch.lost.clear();
        self.undo(before);
        None
    }
}

/// Returns the register that a value is read from, and the end of its bits in that register,
/// counted from the least significant one; `Some(None)` for a constant, and `None` for other
/// values.
fn register_read(tree: &mut Tree, piece: Piece) -> Option<Option<(Register, u32)>> {
    let value = tree.read(piece.location, piece.ty)?;
    match tree.value(value).kind {
        ValueKind::Constant(_) => Some(None),
        ValueKind::Read(location) => match tree.location(location) {
            Location::Register {
                register,
                bit_offset,
                ..
            } => {
                let bits = tree.bits(tree.value(value).ty);
                let end = end_of_bits(tree, register, bit_offset, bits);
                Some(Some((register, end)))
            }
            _ => None,
        },
        _ => None,
    }
}

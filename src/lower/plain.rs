//! A fast path for most variables: one lifetime without arguments, in registers and slots.
//!
//! There are few registers, and the same offsets occur in many functions, so most expressions have
//! been written before: entries share their bytes. Every other variable, and every one that is lost
//! in part, takes the general path.

use super::lowered::Lowered;
use super::resolve::{Resolver, Site};
use super::scratch::{Plain, Scratch};
use crate::metadata::{DILifetime, VariableId};

/// The number of expressions in the cache; a new one replaces the one in its slot.
const MEMO: usize = 512;

impl Plain {
    /// The slot in the cache; `None` for referrers that are not locations, or whose meaning depends
    /// on the function.
    fn slot(&self) -> Option<usize> {
        let referrer = self.referrer.cache_key()?;
        let mixed = (referrer ^ self.expression.0.rotate_left(16) ^ self.bits as u32)
            .wrapping_mul(0x9e37_79b1);
        Some(mixed as usize >> 16 & (MEMO - 1))
    }
}

impl<'m> Lowered<'_, 'm> {
    /// Adds the entries of a variable with one lifetime, without arguments, in registers and slots.
    /// `None` if the variable is not of this form.
    pub(super) fn plain(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        variable: VariableId,
        scratch: &mut Scratch,
    ) -> Option<()> {
        if site.has_frame_base {
            // Slots are counted from the frame base.
            return None;
        }
        let (module, index) = (self.validated.module(), self.validated.index());
        let mut lifetimes = index.lifetimes(variable.into());
        let (id, 0) = (lifetimes.next()?, lifetimes.len()) else {
            return None;
        };
        let lifetime = module.metadata.lifetimes.get(id)?;
        let plain =
            !index.is_rejected(id) && site.id().is_some() && index.function_of(id) == site.id();
        if !plain || !module.metadata.arguments(lifetime).is_empty() {
            return None;
        }
        let bits = self.object_bits(variable);
        let first = self.entries.len();
        let mut places = core::mem::take(&mut scratch.places);
        resolver.places(site, id, &mut places);
        places.sort_by_key(|place| place.0.start);
        let added = places.iter().try_for_each(|&(range, referrer)| {
            if resolver.is_during_call(site, range) {
                return None;
            }
            let what = Plain {
                expression: lifetime.location,
                referrer,
                bits,
            };
            let slot = what.slot()?;
            let bytes = match scratch.memo.get(slot).copied().flatten() {
                Some((known, bytes)) if known == what => bytes?,
                _ => {
                    let written = self.write_plain(resolver, site, lifetime, what, scratch);
                    scratch.memo.resize(MEMO, None);
                    scratch.memo[slot] = Some((what, written));
                    written?
                }
            };
            self.add_entry(range, bytes, first);
            Some(())
        });
        scratch.places = places;
        added
    }

    /// Writes an expression that entries can share: it is a location, is not lost in part, and has
    /// no fixups.
    fn write_plain(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        lifetime: &DILifetime,
        Plain { referrer, bits, .. }: Plain,
        scratch: &mut Scratch,
    ) -> Option<(u32, u32)> {
        let location = resolver.place(site, lifetime, referrer)?;
        let (before, start) = (self.written(), self.bytes.len());
        scratch.procedures.clear();
        let first_procedure = self.procedures.len() as u32;
        let result = self.encode(resolver, site, location, bits, first_procedure, scratch);
        let whole = result.is_ok() && scratch.lost.is_empty() && scratch.procedures.is_empty();
        if whole
            && self
                .fixups(start as u32..self.bytes.len() as u32)
                .is_empty()
        {
            return Some((start as u32, self.bytes.len() as u32));
        }
        scratch.lost.clear();
        self.undo(before);
        None
    }
}

//! A cache of places that are well-formed, and that fit expressions: the same few pairs occur in
//! most functions.

use crate::expr::DIExpr;
use crate::markers::Referrer;
use alloc::vec::Vec;

/// The number of pairs in the cache; a new one replaces the one in its slot.
const SLOTS: usize = 512;

/// Pairs of an expression and a referrer that fits all of its operations; without an expression,
/// the referrer is well-formed.
#[derive(Default)]
pub(super) struct Fits(Vec<Option<(Option<DIExpr>, Referrer)>>);

impl Fits {
    /// Whether a referrer is well-formed, or fits an expression. `compute` finds out for a pair that is not in the
    /// cache. Only registers and slots are in it: they fit in each function or in none.
    pub(super) fn get(
        &mut self,
        expression: Option<DIExpr>,
        referrer: Referrer,
        compute: impl FnOnce() -> bool,
    ) -> bool {
        let Some(key) = referrer.cache_key() else {
            return compute();
        };
        let number = expression.map_or(u32::MAX, |expression| expression.0);
        let mixed = (key ^ number.rotate_left(16)).wrapping_mul(0x9e37_79b1);
        let slot = mixed as usize >> 16 & (SLOTS - 1);
        let pair = Some((expression, referrer));
        if self.0.get(slot).is_some_and(|known| *known == pair) {
            return true;
        }
        let fits = compute();
        if fits {
            self.0.resize(SLOTS, None);
            self.0[slot] = pair;
        }
        fits
    }
}

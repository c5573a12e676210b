//! The locations of the referrers of a frame rule.

use super::degradation::DegradationReason;
use super::encode::Lost;
use super::frame::parts;
use super::resolve::Resolver;
use crate::expr::DIOp;
use crate::location::LocationId;
use crate::markers::{Base, FrameExpression, Referrer, RegisterPart};
use alloc::vec::Vec;

impl<'m> Resolver<'_, 'm> {
    /// Returns the locations and sizes in bits of the referrers of a frame rule. The rule is lost
    /// if an unwinder does not have one of them.
    pub(super) fn frame_referrers(
        &mut self,
        node: FrameExpression,
    ) -> Result<(Vec<LocationId>, Vec<u64>), Lost> {
        let Some(function) = self.site.function else {
            return Ok((Vec::new(), Vec::new()));
        };
        let target = self.tree.target();
        let is_wide = |part: &RegisterPart| {
            let own = target.register_bits(part.register);
            let end = u32::from(part.bit_offset).saturating_add(part.bits);
            own.is_some_and(|own| end > own)
        };
        let ops = self.module.exprs.ops(node.expression);
        let referrers = function.frame_referrers(node);
        let mut sizes = alloc::vec![0; referrers.len()];
        for op in ops {
            let (index, ty) = match *op {
                DIOp::Referrer { ty } => (0, ty),
                DIOp::Arg { index, ty } => (index, ty),
                _ => continue,
            };
            if let Some(required) = sizes.get_mut(index as usize) {
                *required = self.tree.bits(ty).max(*required);
            }
        }
        let mut locations = Vec::new();
        for (referrer, bits) in referrers.iter().zip(&sizes) {
            let from_frame_base = matches!(
                referrer,
                Referrer::Slot { base, .. } | Referrer::Address { base, .. } if *base == Base::Frame
            );
            if self.site.has_frame_base && from_frame_base {
                // Unwinders do not read the entry that defines the frame base.
                return Err(Lost(DegradationReason::NoMemory));
            }
            if parts(function, referrer).iter().any(is_wide) {
                // Unwinders do not have the bits that only a wider alias of the register includes.
                return Err(Lost(DegradationReason::Type));
            }
            locations.push(self.referrer(*referrer, *bits));
        }
        Ok((locations, sizes))
    }
}

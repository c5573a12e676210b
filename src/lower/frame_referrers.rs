//! The locations of the referrers of a frame rule.

use super::encode::Lost;
use super::frame::parts;
use super::lowered::DegradationReason;
use super::resolve::Resolver;
use super::site::Site;
use crate::expr::DIOp;
use crate::location::LocationId;
use crate::markers::{Base, FrameExpression, Referrer, RegisterPart};
use alloc::vec::Vec;

impl<'m> Resolver<'_, 'm> {
    /// Returns the locations and sizes in bits of the referrers of a frame rule. The rule is lost
    /// if an unwinder does not have one of them.
    pub(super) fn frame_referrers(
        &mut self,
        site: Site<'m>,
        node: FrameExpression,
    ) -> Result<(Vec<LocationId>, Vec<u64>), Lost> {
        let Some(function) = site.function else {
            return Ok((Vec::new(), Vec::new()));
        };
        let target = self.tree.target();
        let is_wide = |part: &RegisterPart| {
            let own = target.register_bits(part.register);
            let end = u32::from(part.bit_offset).saturating_add(part.bits);
            own.is_some_and(|own| end > own)
        };
        let ops = self.module.exprs.ops(node.expression);
        let (mut locations, mut sizes) = (Vec::new(), Vec::new());
        for (index, referrer) in (0u32..).zip(function.frame_referrers(node)) {
            let from_frame_base = matches!(
                referrer,
                Referrer::Slot { base, .. } | Referrer::Address { base, .. } if *base == Base::Frame
            );
            if site.has_frame_base && from_frame_base {
                // Unwinders do not read the entry that defines the frame base.
                return Err(Lost(DegradationReason::NoMemory));
            }
            if parts(function, referrer).iter().any(is_wide) {
                // Unwinders do not have the bits that only a wider alias of the register includes.
                return Err(Lost(DegradationReason::Type));
            }
            let required = ops.iter().map(|op| match *op {
                DIOp::Referrer { ty } if index == 0 => self.tree.bits(ty),
                DIOp::Arg { index: of, ty } if of == index => self.tree.bits(ty),
                _ => 0,
            });
            let bits = required.max().unwrap_or(0);
            sizes.push(bits);
            locations.push(self.referrer(site, *referrer, bits));
        }
        Ok((locations, sizes))
    }
}

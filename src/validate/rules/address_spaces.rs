//! The address space of a function's frame, on targets where it is not the default one.

use super::super::checker::Checker;
use super::super::{Node, Rule};
use crate::expr::DIOp;
use crate::markers::{FunctionView, Marker, MarkerIndex, Referrer};
use crate::metadata::LifetimeId;
use alloc::format;

/// `W406`. An address in the frame is a number in the address space of the CFA. On AMD GPUs, this
/// is the private memory of the whole wave, which no address space of expressions names: the same
/// number in the private memory of a lane is other memory.
pub(super) fn check(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let target = checker.module.target;
    let frame_space = target.description().cfa_address_space;
    if frame_space == 0 {
        return;
    }
    let module = checker.module;
    let markers = function.blocks().flat_map(|block| block.markers());
    for (index, (_, marker)) in (0..).zip(markers) {
        let Marker::Def(lifetime, referrer) = marker else {
            continue;
        };
        let Some(node) = module.metadata.lifetimes.get(lifetime) else {
            continue;
        };
        let is_address = matches!(referrer, Referrer::Address { .. });
        let ops = module.exprs.ops(node.location);
        let follows = ops.windows(2).find_map(|pair| match pair {
            [DIOp::Referrer { ty }, DIOp::Deref { .. }] if is_address => ty.address_space(),
            [DIOp::Cfa { space }, DIOp::Deref { .. }] => Some(*space),
            _ => None,
        });
        if let Some(space) = follows
            && target.dwarf_address_space(space) != Some(frame_space)
        {
            report(checker, function, (index, lifetime), space.0, frame_space);
        }
    }
}

fn report(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    (index, lifetime): (u32, LifetimeId),
    space: u32,
    frame_space: u64,
) {
    let name = checker.lifetime(lifetime);
    let message = format!(
        "{name} follows an address in the frame as a pointer into addrspace({space}), but the frame is in DWARF's address space \
         {frame_space}; name a %slot, or compute the address in addrspace({space})"
    );
    let site = (
        Node::Marker(function.id, MarkerIndex(index)),
        checker.in_function(function.id, Some(lifetime)),
    );
    checker.report(Rule::FrameSpace, site, message);
}

//! The attributes of functions, inlined scopes and blocks that describe the lanes in which their
//! code runs.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::vendor::{DW_AT_LLVM_ITERATIONS, DW_AT_SIMD_WIDTH};
use crate::dwarf::Dialect;
use crate::markers::FunctionView;
use crate::metadata::{Iterations, LaneDetails, Scope};
use gimli::constants::DwAt;

/// LLVM's attributes for lanes, for which gimli has no constants.
struct LaneAttributes {
    /// `DW_AT_LLVM_lanes`.
    count: DwAt,
    /// `DW_AT_LLVM_lane_pc`.
    pc: DwAt,
    /// `DW_AT_LLVM_active_lane`.
    active: DwAt,
}

impl LaneAttributes {
    /// The codes of ROCm's current LLVM. It has no code for the active lane: the legacy dialect's
    /// code now denotes a property of pointer authentication. This library uses another code for
    /// the active lane.
    const CURRENT: LaneAttributes = LaneAttributes {
        count: DwAt(0x3e11),
        pc: DwAt(0x3e12),
        active: DwAt(0x3eb1),
    };
    /// The codes that ROCgdb of ROCm 3.10 to 5 reads.
    const LEGACY: LaneAttributes = LaneAttributes {
        count: DwAt(0x3e0a),
        pc: DwAt(0x3e0b),
        active: DwAt(0x3e08),
    };
}

impl Emitter<'_, '_, '_, '_> {
    /// Adds the number of lanes, the active lanes and their positions, and the number of
    /// iterations, if the dialect has attributes for them.
    pub(super) fn lanes(
        &mut self,
        entry: &mut Entry,
        scope: Scope,
        function: &FunctionView<'_>,
    ) -> Result<(), EmitError> {
        let Some(LaneDetails {
            lane_pc: pc,
            active_lane: active,
            lane_count: count,
            iterations,
        }) = self.plan.module.metadata.lanes(scope)
        else {
            return Ok(());
        };
        let attributes = match self.encoding.dialect {
            Dialect::LlvmLegacy => LaneAttributes::LEGACY,
            _ => LaneAttributes::CURRENT,
        };
        if let Some(count) = count {
            // LLVM's attribute applies to subprograms only.
            let attribute = match (self.encoding.dialect, scope) {
                (Dialect::Llvm | Dialect::LlvmLegacy, Scope::Subprogram(_)) => attributes.count,
                _ => DW_AT_SIMD_WIDTH,
            };
            self.vendor_number(entry, attribute, count);
        }
        if let Some(Iterations::Constant(iterations)) = iterations {
            self.vendor_number(entry, DW_AT_LLVM_ITERATIONS, iterations);
        }
        // Lowering reports the locations for which the dialect has no attributes.
        if !self.has_vendor_attributes() {
            return Ok(());
        }
        let iterations = iterations.and_then(Iterations::fragment);
        for (attribute, fragment) in [
            (attributes.pc, pc),
            (attributes.active, active),
            (DW_AT_LLVM_ITERATIONS, iterations),
        ] {
            if let Some(fragment) = fragment {
                let location = self.plan.lowered.fragment(fragment);
                self.location(entry, attribute, &location, Some(function))?;
            }
        }
        Ok(())
    }
}

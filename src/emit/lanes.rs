//! The attributes of functions, inlined scopes and blocks that describe the lanes in which their
//! code runs.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::vendor::{DW_AT_LLVM_ITERATIONS, DW_AT_SIMD_WIDTH};
use crate::dwarf::Dialect;
use crate::markers::FunctionView;
use crate::metadata::{FragmentId, Iterations, Metadata, Scope};
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
    const PRESENT: LaneAttributes = LaneAttributes {
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

/// The properties of a scope's lanes in the metadata.
struct Lanes {
    count: Option<u32>,
    iterations: Option<Iterations>,
    /// The fragments with the positions of the lanes and with the active lanes.
    fragments: [Option<FragmentId>; 2],
}

impl Lanes {
    fn of(metadata: &Metadata, scope: Scope) -> Option<Lanes> {
        let (count, iterations, fragments) = match scope {
            Scope::Subprogram(id) => {
                let node = metadata.subprograms.get(id)?;
                let fragments = [node.lane_pc, node.active_lane];
                (node.lane_count, node.iterations, fragments)
            }
            Scope::Inlined(id) => {
                let node = metadata.inlined.get(id)?;
                let fragments = [node.lane_pc, node.active_lane];
                (node.lane_count, node.iterations, fragments)
            }
            Scope::Block(id) => {
                let node = metadata.blocks.get(id)?;
                (node.lane_count, node.iterations, [None, None])
            }
            Scope::Unit(_) | Scope::Namespace(_) | Scope::Type(_) | Scope::CommonBlock(_) => {
                return None;
            }
        };
        Some(Lanes {
            count,
            iterations,
            fragments,
        })
    }
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
        let Some(Lanes {
            count,
            iterations,
            fragments: [pc, active],
        }) = Lanes::of(&self.plan.module.metadata, scope)
        else {
            return Ok(());
        };
        let attributes = match self.encoding.dialect {
            Dialect::LlvmLegacy => LaneAttributes::LEGACY,
            _ => LaneAttributes::PRESENT,
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

//! The document's last example: the program counter of each lane of a wave while only some lanes
//! are active.

use super::kit::*;
use dwarfsmith::build::{Fragment, Lifetime};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::expr::DIExpr;
use dwarfsmith::markers::{Base, BlockIndex, Marker, Referrer, ValueId};
use dwarfsmith::metadata::{DICode, FragmentId, Id, LifetimeId, Object, SubprogramId, VariableId};
use dwarfsmith::{Position, Target, Type};

const U64: Type = Type::uint(64);
const LANES: u32 = 64;

/// The subprogram X after its control flow was made linear: each line of the document's listing has
/// four bytes, and each of the nine blocks has its only exit at its end. `%1` and `%3`, the saved
/// masks, are values 1 and 3.
const CODE: &str = "define @X size 0x80 !dbg !2 {
    bb0 @ 0x0 -> bb1:
    bb1 @ 0x18 -> bb2:
    bb2 @ 0x1c -> bb3:
    bb3 @ 0x30 -> bb4:
    bb4 @ 0x34 -> bb5:
    bb5 @ 0x44 -> bb6:
    bb6 @ 0x54 -> bb7:
    bb7 @ 0x64 -> bb8:
    bb8 @ 0x74:
    }
    entity @X 1 { 0x14..0x74: %regs(SGPR10, SGPR11) }
    entity @X 3 { 0x2c..0x40: %regs(SGPR12, SGPR13)
                  0x40..0x54: %slot(SGPR32+16, 64) }";

/// The pass that inserts the changes of the active lane mask: the fragments and lifetimes that it
/// adds for the program counters of inactive lanes.
struct LanePass<'s> {
    scenario: &'s mut Scenario,
    markers: Vec<(BlockIndex, Position, Marker)>,
    select_lanes: DIExpr,
    one_argument: [DIExpr; 2],
    bounded: FragmentId,
}

impl LanePass<'_> {
    fn def(&mut self, block: u32, position: u32, lifetime: LifetimeId, referrer: Referrer) {
        self.markers.push((
            BlockIndex(block),
            Position(position),
            Marker::Def(lifetime, referrer),
        ));
    }

    fn kill(&mut self, block: u32, position: u32, lifetime: LifetimeId) {
        self.markers.push((
            BlockIndex(block),
            Position(position),
            Marker::Kill(lifetime),
        ));
    }

    fn label(&mut self, block: u32, position: u32) -> Object {
        let code = self.scenario.module.metadata.codes.push(DICode::Expression);
        self.markers
            .push((BlockIndex(block), Position(position), Marker::Label(code)));
        code.into()
    }

    fn expression(
        scenario: &mut Scenario,
        build: impl FnOnce(&mut dwarfsmith::expr::DIExprBuilder),
    ) -> DIExpr {
        let mut builder = scenario.module.builder();
        build(&mut builder);
        scenario.module.expr(&builder)
    }

    /// A fragment with one computed lifetime.
    fn fragment(&mut self, location: DIExpr, arguments: &[Object]) -> FragmentId {
        let fragment = self.scenario.module.add(Fragment);
        self.scenario
            .module
            .add(Lifetime::computed(fragment, location).arguments(arguments));
        fragment
    }

    /// A fragment with one bounded lifetime.
    fn marked(&mut self, location: DIExpr) -> (FragmentId, LifetimeId) {
        let fragment = self.scenario.module.add(Fragment);
        (
            fragment,
            self.scenario
                .module
                .add(Lifetime::bounded(fragment, location)),
        )
    }

    /// `!divergent_lane_pc.*`: the program counters of a region's inactive lanes, by its enclosing
    /// region.
    fn region(
        &mut self,
        enclosing: FragmentId,
        label: Object,
        saved_mask: FragmentId,
    ) -> FragmentId {
        self.fragment(
            self.select_lanes,
            &[enclosing.into(), label, saved_mask.into()],
        )
    }

    /// `!bounded_divergent_lane_pc.*.lifetime`: a region's code.
    fn bound(&mut self, region: FragmentId, begin: (u32, u32), end: Option<(u32, u32)>) {
        let [vector, _] = self.one_argument;
        let lifetime = self
            .scenario
            .module
            .add(Lifetime::bounded(self.bounded, vector).arguments(&[region.into()]));
        self.def(begin.0, begin.1, lifetime, Referrer::Undefined);
        if let Some((block, position)) = end {
            self.kill(block, position, lifetime);
        }
    }
}

/// "Divergent Lane PC", the whole listing. Compared: the four labels, two saved masks, the logical
/// and physical PC and EXEC, the seven lifetimes of the bounded divergent lane PC with their
/// markers, the computed fragments of the regions, and the active lane PC, which is the
/// subprogram's `lanePC` (the document's `activeLanePC`).
///
/// The listing has three mistakes. There, the test follows the text above the listing and LLVM's
/// usage document for AMD GPUs: the lifetime of `!divergent_lane_pc.lex.fragment` names an
/// undefined `_outer` fragment; the inner regions name the outermost one although they inherit "the
/// value of the immediately enclosing region"; and `DIOpArg(u64)` lacks its number.
///
/// An artificial variable has the lane PC, so that the round trip compares every lane at every
/// program counter.
#[test]
fn lanes_diverge_in_nested_conditions() {
    let nodes = [
        "!3 = !DIBasicType(name: \"lane_pc\", size: 64, encoding: DW_ATE_unsigned)",
        "!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})",
        "!5 = !DISubrange(count: 64)",
        "!6 = !DILocalVariable(name: \"where\", scope: !2, type: !4, flags: DIFlagArtificial)",
    ];
    let text = source("amdgpu-wave64", CODE, &nodes).replace("name: \"f\"", "name: \"X\"");
    let mut scenario = Scenario::new(&text, Dialect::Llvm);
    let vector = Type::vector(LANES, U64).unwrap();
    let value = LanePass::expression(&mut scenario, |b| drop(b.referrer(U64)));
    let undefined =
        LanePass::expression(&mut scenario, |b| drop(b.undef(U64).unwrap().extend(LANES)));
    let of_argument = LanePass::expression(&mut scenario, |b| drop(b.arg(0, U64)));
    let of_vector = LanePass::expression(&mut scenario, |b| drop(b.arg(0, vector)));
    let select_lanes = LanePass::expression(&mut scenario, |b| {
        b.arg(0, vector)
            .unwrap()
            .arg(1, U64)
            .unwrap()
            .extend(LANES)
            .unwrap()
            .arg(2, U64)
            .unwrap()
            .select()
            .unwrap();
    });
    let bounded = scenario.module.add(Fragment);
    let one_argument = [of_vector, of_argument];
    let mut pass = LanePass {
        scenario: &mut scenario,
        markers: Vec::new(),
        select_lanes,
        one_argument,
        bounded,
    };

    // Logical and physical registers.
    let register = |name| Referrer::register(Target::AMDGPU_WAVE64.register(name).unwrap());
    let [pc, exec] = ["PC_64", "EXEC_64"].map(|name| {
        let (physical, lifetime) = pass.marked(value);
        pass.def(0, 0x0, lifetime, register(name));
        pass.fragment(of_argument, &[physical.into()])
    });

    // Labels and saved masks.
    let [lex_1_start, lex_1_1_start] =
        [(1, 0x18), (3, 0x30)].map(|(block, position)| pass.label(block, position));
    let [lex_1_1_end, lex_1_end] =
        [(6, 0x54), (8, 0x74)].map(|(block, position)| pass.label(block, position));
    let [save_lex_1, save_lex_1_1] =
        [(1, (0, 0x14), (7, 0x74)), (3, (2, 0x2c), (5, 0x54))].map(|(entity, begin, end)| {
            let (fragment, lifetime) = pass.marked(value);
            pass.def(begin.0, begin.1, lifetime, Referrer::Value(ValueId(entity)));
            pass.kill(end.0, end.1, lifetime);
            fragment
        });

    // The program counters of the inactive lanes of each region.
    let lex = pass.fragment(undefined, &[]);
    let lex_1_then = pass.region(lex, lex_1_start, save_lex_1);
    let lex_1_1_then = pass.region(lex_1_then, lex_1_1_start, save_lex_1_1);
    let lex_1_1_else = pass.region(lex_1_then, lex_1_1_end, save_lex_1_1);
    let lex_1_else = pass.region(lex, lex_1_end, save_lex_1);
    pass.bound(lex, (0, 0x0), Some((0, 0x18)));
    pass.bound(lex_1_then, (2, 0x1c), Some((2, 0x30)));
    pass.bound(lex_1_1_then, (4, 0x34), Some((4, 0x40)));
    pass.bound(lex_1_1_else, (5, 0x44), Some((5, 0x50)));
    pass.bound(lex_1_then, (6, 0x54), Some((6, 0x60)));
    pass.bound(lex_1_else, (7, 0x64), Some((7, 0x70)));
    pass.bound(lex, (8, 0x74), None);

    // The program counter of the active lanes.
    let lane_pc = pass.fragment(select_lanes, &[bounded.into(), pc.into(), exec.into()]);
    let mut markers = pass.markers;
    scenario.body.insert_all(&mut markers).unwrap();
    let subprogram = scenario
        .module
        .metadata
        .subprograms
        .get_mut(SubprogramId::from_index(0))
        .unwrap();
    (
        subprogram.lanes.lane_pc,
        subprogram.lanes.active_lane,
        subprogram.lanes.lane_count,
    ) = (Some(lane_pc), Some(exec), Some(LANES));
    let variable = VariableId::from_index(0);
    scenario
        .module
        .add(Lifetime::computed(variable, of_vector).arguments(&[lane_pc.into()]));
    assert_eq!(scenario.stage("lane masks are inserted"), 0);

    // The register allocator has no register for the outer saved mask, which is in a stack slot
    // from the start. Only the marker of that lifetime changes.
    let saved = scenario
        .body
        .markers()
        .find(|placed| matches!(placed.marker, Marker::Def(_, Referrer::Value(ValueId(1)))));
    let rsp = Target::AMDGPU_WAVE64.register("SGPR32").unwrap();
    let slot = Referrer::Slot {
        base: Base::Register(rsp),
        offset: 8,
        bits: 64,
    };
    scenario
        .body
        .set_referrer(saved.unwrap().index, slot)
        .unwrap();
    assert_eq!(scenario.stage("the outer mask is spilled"), 0);
    scenario.snapshot("divergent-lanes");
}

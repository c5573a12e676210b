//! Values that move between memory and registers: promotion, demotion, and what promotion shares.

use crate::after::Edited;
use crate::moves::{BRANCHES, LOOP, checked};
use dwarfsmith::changes::PromotedStore;
use dwarfsmith::markers::{CodeBlockId, FunctionBody, Referrer, ValueId};
use dwarfsmith::{AddressSpace, Position, Type};

pub(super) fn store(block: CodeBlockId, position: u32, value: u32) -> PromotedStore {
    PromotedStore {
        block,
        position: Position(position),
        stored: Referrer::Value(ValueId(value)),
    }
}

/// Promotes the memory that value 0 points to.
fn promote(all: &mut Edited, stores: &[PromotedStore]) {
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .promote_memory(module, graph, ValueId(0), Type::int(32), stores)
        .unwrap();
}

/// `m` is stored before its `dbg.def`, and in the loop's body; the header has a phi.
#[test]
fn memory_is_promoted_with_a_phi() {
    let mut all = Edited::of(LOOP);
    let [entry, header, body, _] = all.blocks[..] else {
        panic!()
    };
    let stores = [store(entry, 0, 1), store(header, 0, 2), store(body, 0x8, 3)];
    promote(&mut all, &stores);
    checked(
        all,
        ";! f+0x0..0x8: m = reg(12)+0
        ;! f+0x8..0x18: m = reg(13)+0
        ;! f+0x18..0x30: m = reg(14)+0
        ;! f+0x30..0x40: m = reg(13)+0",
    );
}

/// Without the phi, which nothing reads, `m` is undefined where both stores meet.
#[test]
fn memory_is_promoted_without_a_phi() {
    let mut all = Edited::of(LOOP);
    let [entry, _, body, _] = all.blocks[..] else {
        panic!()
    };
    let stores = [store(entry, 4, 1), store(body, 0x8, 3)];
    promote(&mut all, &stores);
    checked(
        all,
        ";! f+0x0..0x4: m = undef
        ;! f+0x4..0x8: m = reg(12)+0
        ;! f+0x8..0x18: m = undef
        ;! f+0x18..0x30: m = reg(14)+0
        ;! f+0x30..0x40: m = undef",
    );
}

/// `y` is stored to the memory that value 0 points to, after its `dbg.def`; another value is stored
/// to it in the header.
#[test]
fn values_are_demoted() {
    let mut all = Edited::of(LOOP);
    let [_, header, body, _] = all.blocks[..] else {
        panic!()
    };
    let stores = [
        (ValueId(1), (body, Position(0x8))),
        (ValueId(3), (header, Position(4))),
    ];
    let memory = (ValueId(0), AddressSpace(0));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .demote_values(module, graph, memory, &stores)
        .unwrap();
    let printed = checked(
        all,
        ";! f+0xc..0x14: y = undef
        ;! f+0x14..0x18: y = reg(12)+0
        ;! f+0x30..0x40: y = undef",
    );
    // Behind its store, `y` is in memory, up to the other store in the next round. `m` stays.
    let markers = "  0x18: dbg.kill !6\n  0x18: dbg.def !8, %entity(0)\n";
    assert!(printed.contains(markers), "{printed}");
    assert!(printed.contains(":\n  0xc: dbg.kill !8\nbb2"), "{printed}");
    assert!(printed.contains("!8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))"));
}

/// Values 1, 2 and 3 are stored to the memory at value 0. `x` is value 1, and `d` is value 2.
const STORED: &str = r#"target "x86_64"
define @f size 0x50 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb3:
bb2 @ 0x20 -> bb3:
bb3 @ 0x30:
  0x34: dbg.def !22, %entity(2)
  0x3c: dbg.def !21, %entity(1)
}
frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !9)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
"#;

fn demoted(stores: &[(u32, usize, u32)], lines: &str) {
    let mut all = Edited::of(STORED);
    let at = |block: usize, position| (all.blocks[block], Position(position));
    let stores = stores.iter();
    let stores: Vec<_> = stores
        .map(|(value, block, position)| (ValueId(*value), at(*block, *position)))
        .collect();
    let memory = (ValueId(0), AddressSpace(0));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .demote_values(module, graph, memory, &stores)
        .unwrap();
    checked(all, lines);
}

/// As of `x = i++`: when `x` gets the old value of `i`, the memory has the new one already. Value 2
/// is stored on one path only.
#[test]
fn memory_that_has_another_value_at_the_assignment_is_not_the_place() {
    demoted(
        &[(1, 0, 0x4), (3, 3, 0x8), (2, 1, 0x4)],
        ";! f+0x34..0x50: d = reg(13)+0
        ;! f+0x3c..0x50: x = reg(12)+0",
    );
    demoted(
        &[(1, 0, 0x4), (3, 1, 0x8)],
        ";! f+0x3c..0x50: x = reg(12)+0",
    );
}

/// All paths store value 2 before `d` is assigned, which is in memory from there on; after the
/// store of value 3, it has no location.
#[test]
fn a_value_that_all_paths_store_is_in_memory() {
    demoted(
        &[(2, 1, 0x4), (2, 2, 0x8), (3, 3, 0x8)],
        ";! f+0x34..0x38 with rax=0x7000: d = mem(0)+0x7000
        ;! f+0x38..0x50: d = undef
        ;! f+0x3c..0x50: x = reg(12)+0",
    );
}

/// Both halves of a structure have one value after promotion: none can be written.
#[test]
fn fragments_with_one_value_are_read_only() {
    let source = LOOP
        .replace(
            "name: \"m\", scope: !4, file: !1, line: 2, type: !9",
            "name: \"m\", scope: !4, file: !1, line: 2, type: !8",
        )
        .replace("DIOpDeref(i32)", "DIOpDeref(i64)")
        + "!8 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)\n";
    let mut all = Edited::of(&source);
    let int = Type::int(32);
    let halves = [5, 6].map(|value| dwarfsmith::changes::Piece {
        ty: int,
        referrer: Referrer::Value(ValueId(value)),
    });
    let of_m = all.graph.defs_of_value(ValueId(0)).next().unwrap().lifetime;
    let (module, graph) = (&mut all.module, &mut all.graph);
    let change = all.changes.at_graph(module, graph, of_m).unwrap();
    let computed = dwarfsmith::changes::Whole::Computed;
    change.split_memory(&halves, computed).unwrap();
    assert!(graph.def_of(of_m).is_none());
    for half in [5, 6] {
        let stores = [store(all.blocks[0], 0, 1)];
        let half = ValueId(half);
        all.changes
            .promote_memory(module, graph, half, int, &stores)
            .unwrap();
    }
    let printed = checked(all, "");
    assert_eq!(
        printed.matches("DIOpReferrer(i32), DIOpRead()").count(),
        2,
        "{printed}"
    );
}

/// A value that is found to be equal to another replaces it: both halves of a structure are in it.
#[test]
fn fragments_with_one_value_after_a_replacement() {
    let source = BRANCHES
        .replace("0x14: dbg.kill !20\n  0x14: dbg.def !21", "0x14: dbg.kill !20\n  0x14: dbg.def !31, %entity(3)\n  0x14: dbg.def !21")
        .replace(
            "!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))",
            "!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
             !30 = distinct !DIFragment()
             !31 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
             !32 = distinct !DIFragment()
             !33 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
             !34 = !DILocalVariable(name: \"both\", scope: !4, file: !1, line: 2, type: !33)
             !35 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), kind: computed, argObjects: !{!30, !32})",
        )
        .replace("!22 = distinct !DILifetime(object: !11", "!22 = distinct !DILifetime(object: !32")
        .replace("!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)\n", "");
    for by_library in [false, true] {
        let mut all = Edited::of(&source);
        let (module, graph) = (&mut all.module, &mut all.graph);
        let (old, new) = (ValueId(3), Referrer::Value(ValueId(1)));
        let count = match by_library {
            true => all.changes.replace_value(module, graph, old, new).unwrap(),
            false => graph.replace_value(old, new).unwrap(),
        };
        assert_eq!(count, 1);
        let mut body = FunctionBody::default();
        graph.write(&mut body).unwrap();
        let register = module.target.register("r12").unwrap();
        body.value(ValueId(1), 0x0..0x40, Referrer::register(register));
        module.replace_function(all.id, &body).unwrap();
        let errors = module.validate().err().map(|errors| errors.to_string());
        let errors = errors.unwrap_or_default();
        assert_eq!(errors.contains("error[E113]"), !by_library, "{errors}");
        assert_eq!(errors.is_empty(), by_library, "{errors}");
    }
}

/// A location that is ill-typed does not stop a replacement halfway: the validator reports it.
#[test]
fn a_fragment_that_is_ill_typed_is_not_read_only() {
    let source = BRANCHES.replace(
        "!22 = distinct !DILifetime(object: !11",
        "!30 = distinct !DIFragment()
         !31 = distinct !DIFragment()
         !32 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32), DIOpAdd()))
         !33 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
         !22 = distinct !DILifetime(object: !11",
    );
    let source = source.replace(
        "0x14: dbg.kill !20\n",
        "0x14: dbg.kill !20\n  0x14: dbg.def !32, %entity(3)\n  0x14: dbg.def !33, %entity(1)\n",
    );
    let mut all = Edited::of(&source);
    let (module, graph) = (&mut all.module, &mut all.graph);
    let (old, new) = (ValueId(3), Referrer::Value(ValueId(1)));
    let count = all.changes.replace_value(module, graph, old, new);
    assert_eq!(count, Ok(1));
    let module = dwarfsmith::text::print(module);
    assert!(
        module.contains("!DIExpr(DIOpReferrer(i32), DIOpRead())"),
        "{module}"
    );
}

//! Code that is inserted, removed and moved, and memory that is promoted and demoted over joins,
//! with expectations by hand.

use crate::after::{Edited, graph_of};
use core::ops::Range;
use dwarfsmith::changes::PromotedStore;
use dwarfsmith::markers::{
    BlockCode, CodeBlockId, CodePiece, CodeRange, FunctionBody, GraphError, Marker, Referrer,
    SplitSide, ValueId,
};
use dwarfsmith::metadata::{Id, LifetimeId, Scope, SubprogramId};
use dwarfsmith::{AddressSpace, Position, Type};

/// `x` is assigned 1 in the entry and value 1 in the first branch, which computes it at 0x10..0x14.
/// `d` has the default 7. The branches meet at 0x30.
const BRANCHES: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb3:
  0x14: dbg.kill !20
  0x14: dbg.def !21, %entity(1)
  0x14: dbg.def !22, %entity(1)
bb2 @ 0x20 -> bb3:
  0x24: dbg.kill !20
bb3 @ 0x30:
  0x38: dbg.kill !21
}
lines @f {
  0x0: !1 1 stmt
  0x10: !1 2 stmt
  0x14: !1 3 stmt
  0x20: !1 4 stmt
  0x30: !1 5 stmt
}
calls @f {
  0x16..0x1b: !5
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
"#;

impl Edited {
    fn move_code(&mut self, from: (usize, std::ops::Range<u32>), to: (usize, u32), value: u32) {
        let from = (self.blocks[from.0], CodeRange::from(from.1));
        let to = (self.blocks[to.0], Position(to.1));
        let (module, graph) = (&mut self.module, &mut self.graph);
        let done = self
            .changes
            .move_code(module, graph, from, to, &[ValueId(value)]);
        let range = done.unwrap();
        assert_eq!(range.end - range.start, 4);
    }
}

/// Value n is in the register n of rax, r12, r13, r14 in the whole function, value 0 in rax.
fn checked(all: Edited, lines: &str) -> String {
    all.checked_with(0, &["rax", "r12", "r13", "r14"], lines)
}

/// The code that computes value 1 moves from the start of the first branch to its end: `x` does not
/// keep rbx between, and `d` does not have its default.
#[test]
fn a_value_is_sunk_in_its_block() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (1, 0x10), 1);
    let printed = checked(
        all,
        ";! f+0x4..0x10: x = reg(3)+0
        ;! f+0x10..0x20: x = undef
        ;! f+0x10..0x20: d = undef
        ;! f+0x20..0x24: x = reg(3)+0
        ;! f+0x20..0x24: d = imm(07000000)+0
        ;! f+0x24..0x30: x = undef
        ;! f+0x30..0x38: x = reg(12)+0
        ;! f+0x38..0x40: x = undef",
    );
    // The code keeps its line, and the call moved with the rest.
    assert!(printed.contains("0x1c: !1 2:0 stmt"), "{printed}");
    assert!(printed.contains("0x12..0x17: !3"), "{printed}");
}

/// Code moves to the position that the call returns to, and not into the call.
#[test]
fn code_is_moved_directly_behind_a_call() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (1, 0xb), 1);
    let code = all.graph.code(all.blocks[1]).unwrap();
    assert_eq!(code.calls[0].site.range(), (0x2..0x7).into());
}

/// The code moves to the join: in the first branch, the variables are undefined.
#[test]
fn a_value_is_sunk_behind_a_join() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (3, 0x0), 1);
    let printed = checked(
        all,
        ";! f+0x10..0x1c: x = undef
        ;! f+0x10..0x1c: d = undef
        ;! f+0x1c..0x20: d = imm(07000000)+0
        ;! f+0x30..0x38: x = reg(12)+0
        ;! f+0x2c..0x30: x = undef",
    );
    // At the start of the block, the code has no line.
    assert!(printed.contains("0x2c: !1 0:0"), "{printed}");
    assert!(printed.contains("0x30: !1 5:0 stmt"), "{printed}");
}

/// The computation is hoisted to the entry: the assignment stays where it is.
#[test]
fn a_value_is_hoisted() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (0, 0x10), 1);
    let printed = checked(
        all,
        ";! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x20: x = reg(12)+0
        ;! f+0x14..0x20: d = reg(12)+0
        ;! f+0x0..0x14: d = imm(07000000)+0",
    );
    // It belongs to the line before it.
    assert!(!printed.contains("!1 2:0"), "{printed}");
    assert!(printed.contains("0x14: !1 3:0 stmt"), "{printed}");
}

/// `y` is value 1, which the loop's body computes at 0x10..0x14; it is known in the next round up to
/// there.
const LOOP: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !22, %entity(0)
bb1 @ 0x8 -> bb2, bb3:
bb2 @ 0x10 -> bb1:
  0x10: dbg.kill !20
  0x14: dbg.def !20, %entity(1)
bb3 @ 0x30:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
"#;

/// Hoisted within the loop, value 1 is the next round's from the header on, and not yet `y`.
#[test]
fn a_value_that_a_loop_computes_earlier_ends() {
    let mut all = Edited::of(LOOP);
    all.move_code((2, 0x0..0x4), (1, 0x4), 1);
    checked(
        all,
        ";! f+0x8..0x10: y = reg(12)+0
        ;! f+0x10..0x14: y = undef
        ;! f+0x14..0x30: y = reg(12)+0
        ;! f+0x30..0x40: y = undef",
    );
}

/// Value 1 is replaced by value 2, which the header computes as a phi.
#[test]
fn lifetimes_end_where_a_value_is_computed_again() {
    let mut all = Edited::of(LOOP);
    let count = all
        .graph
        .replace_value(ValueId(1), Referrer::Value(ValueId(2)));
    assert_eq!(count, Ok(1));
    let at = (all.blocks[1], Position(0));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .end_value(module, graph, ValueId(2), at)
        .unwrap();
    checked(
        all,
        ";! f+0x8..0x14: y = undef
        ;! f+0x14..0x30: y = reg(13)+0
        ;! f+0x30..0x40: y = undef",
    );
}

fn store(block: CodeBlockId, position: u32, value: u32) -> PromotedStore {
    PromotedStore {
        block,
        position: Position(position),
        stored: Referrer::Value(ValueId(value)),
    }
}

/// `m` is stored before its `dbg.def`, and in the loop's body; the header has a phi.
#[test]
fn memory_is_promoted_with_a_phi() {
    let mut all = Edited::of(LOOP);
    let [entry, header, body, _] = all.blocks[..] else {
        panic!()
    };
    let stores = [store(entry, 0, 1), store(header, 0, 2), store(body, 0x8, 3)];
    let (module, graph) = (&mut all.module, &mut all.graph);
    let ty = Type::int(32);
    all.changes
        .promote_memory(module, graph, ValueId(0), ty, &stores)
        .unwrap();
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
    let (module, graph) = (&mut all.module, &mut all.graph);
    let ty = Type::int(32);
    all.changes
        .promote_memory(module, graph, ValueId(0), ty, &stores)
        .unwrap();
    checked(
        all,
        ";! f+0x0..0x4: m = undef
        ;! f+0x4..0x8: m = reg(12)+0
        ;! f+0x8..0x18: m = undef
        ;! f+0x18..0x30: m = reg(14)+0
        ;! f+0x30..0x40: m = undef",
    );
}

/// `y` is stored to the memory that value 0 points to, behind its `dbg.def`; another value is stored
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
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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

/// All paths store value 2 before `d` is assigned, which is in memory from there on; behind the store
/// of value 3, it has no location.
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

/// The first branch is not reached any more.
#[test]
fn unreachable_blocks_are_removed() {
    let mut all = Edited::of(BRANCHES);
    let [entry, one, ..] = all.blocks[..] else {
        panic!()
    };
    all.graph.remove_edge(entry, one).unwrap();
    let (module, graph) = (&mut all.module, &mut all.graph);
    let removed = all.changes.remove_unreachable(module, graph).unwrap();
    assert_eq!(removed, [one]);
    let printed = checked(
        all,
        ";! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x30: x = undef
        ;! f+0x0..0x30: d = imm(07000000)+0",
    );
    assert_eq!(printed.matches("dbg.kill").count(), 1, "{printed}");
}

/// Lines, markers, calls and places before, in and behind code that is inserted and removed.
#[test]
fn code_is_inserted_and_removed() {
    let mut all = Edited::of(BRANCHES);
    let one = all.blocks[1];
    let place = Referrer::register(all.module.target.register("rcx").unwrap());
    let whole = CodePiece::new((ValueId(9), place), 0x0..0x10);
    let f = Scope::Subprogram(SubprogramId::from_index(0));
    let scopes = [0x0..0x4, 0x4..0x10].map(|range| CodePiece::new(f, range));
    all.graph
        .edit(one, |code| {
            code.values.push(whole);
            code.scopes = scopes.to_vec();
        })
        .unwrap();
    let before = all.graph.code(one).unwrap().clone();
    // Code with a line of its own is in no scope that ends or begins there.
    let mut other = all.graph.clone();
    let of_line_3 = BlockCode {
        size: 2,
        line: before.rows.last().copied(),
        ..BlockCode::default()
    };
    other
        .insert_code(one, Position(4), of_line_3, SplitSide::After)
        .unwrap();
    let scopes: Vec<_> = (other.code(one).unwrap().scopes.iter())
        .map(|piece| piece.range)
        .collect();
    assert_eq!(scopes, [(0x0..0x4).into(), (0x6..0x12).into()]);
    let add = BlockCode {
        size: 2,
        ..BlockCode::default()
    };
    all.graph
        .insert_code(one, Position(4), add, SplitSide::After)
        .unwrap();
    let code = all.graph.code(one).unwrap();
    assert_eq!(code.size, 0x12);
    assert!(code.markers.iter().all(|marker| marker.0 == Position(6)));
    // The new code belongs to line 2.
    let rows: Vec<_> = code
        .rows
        .iter()
        .map(|row| (row.position.0, row.line))
        .collect();
    assert_eq!(rows, [(0, 2), (6, 3)]);
    let values: Vec<_> = code.values.iter().map(|piece| piece.range).collect();
    assert_eq!(values, [(0x0..0x4).into(), (0x6..0x12).into()]);
    assert_eq!(code.calls[0].site.range(), (0x8..0xd).into());
    // It is in the scope of line 2, too.
    let scopes: Vec<_> = code.scopes.iter().map(|piece| piece.range).collect();
    assert_eq!(scopes, [(0x0..0x6).into(), (0x6..0x12).into()]);

    // Line 3 and the markers stay when the first instruction of the line is removed.
    let removed = all.graph.remove_code(one, 0x4..0x8).unwrap();
    assert_eq!((removed.size, removed.rows[0].position), (4, Position(2)));
    let code = all.graph.code(one).unwrap();
    let rows: Vec<_> = code
        .rows
        .iter()
        .map(|row| (row.position.0, row.line))
        .collect();
    assert_eq!(rows, [(0, 2), (4, 3)]);
    assert_eq!(code.calls[0].site.range(), (0x4..0x9).into());
    assert!(code.markers.iter().all(|marker| marker.0 == Position(4)));
    assert_eq!(code.markers.len(), before.markers.len());
}

#[test]
fn what_cannot_be_moved_changes_nothing() {
    let mut all = Edited::of(BRANCHES);
    let [entry, one, ..] = all.blocks[..] else {
        panic!()
    };
    let before = (
        format!("{:?}", all.graph),
        dwarfsmith::text::print(&all.module),
    );
    let (_, other) = graph_of(&all.module, "f");
    let within_call = GraphError::AcrossCall {
        call: (0x6..0xb).into(),
    };
    let mut move_code = |from: (CodeBlockId, std::ops::Range<u32>), to| {
        let (module, graph) = (&mut all.module, &mut all.graph);
        let from = (from.0, CodeRange::from(from.1));
        all.changes
            .move_code(module, graph, from, to, &[ValueId(1)])
    };
    assert_eq!(
        move_code((one, 0x0..0x8), (entry, Position(0))),
        Err(within_call)
    );
    assert_eq!(
        move_code((entry, 0x0..0x8), (one, Position(8))),
        Err(within_call)
    );
    for (from, to) in [
        ((one, 0x0..0x4), (one, Position(2))),
        ((one, 0x0..0x4), (entry, Position(0x11))),
        ((one, 0x0..0x44), (entry, Position(0))),
        (
            (
                one,
                Range {
                    start: 0x4,
                    end: 0x0,
                },
            ),
            (entry, Position(0)),
        ),
    ] {
        let error = move_code(from, to);
        assert!(
            matches!(error, Err(GraphError::Outside { .. })),
            "{error:?}"
        );
    }
    let error = move_code((other.entry(), 0x0..0x4), (one, Position(0)));
    assert!(matches!(error, Err(GraphError::OtherGraph { .. })));
    let (module, graph) = (&mut all.module, &mut all.graph);
    let outside = [store(one, 0x11, 2)];
    let ty = Type::int(32);
    let error = all
        .changes
        .promote_memory(module, graph, ValueId(1), ty, &outside);
    assert!(error.is_err());
    // Value 1 is not a pointer.
    let inside = [store(one, 0x4, 2)];
    let error = all
        .changes
        .promote_memory(module, graph, ValueId(1), ty, &inside);
    assert!(error.is_err());
    let none = LifetimeId::from_index(99);
    assert!(all.changes.at_graph(module, graph, none).is_err());
    let list = Referrer::Registers { first: 7, count: 1 };
    assert!(graph.replace_value(ValueId(1), list).is_err());
    assert!(graph.remove_code(one, 0x8..0xc).is_err());
    let marker = (Position(3), Marker::Kill(none));
    let code = BlockCode {
        size: 2,
        markers: vec![marker],
        ..BlockCode::default()
    };
    assert!(
        graph
            .insert_code(one, Position(0), code, SplitSide::After)
            .is_err()
    );
    let after = (format!("{graph:?}"), dwarfsmith::text::print(module));
    assert_eq!(after, before);
}
